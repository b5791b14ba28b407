"""Sea or Shore, for 3 to 5 players. Ids such as SEA-24 are those of docs/rules/seashore.md.

Every card lies half covered: you show its colour (the sea) or its number (the shore). Each colour of a trick is won on
its own: winners take treasures, steal them or set off an action; losers get plus cards that raise later cards.
"""

from karat.games.seashore.cards import (
    CARDS,
    COLOURS,
    MAX_PLAYERS,
    PLUS_CARDS,
    RANKS,
    RANKS_OF_THREE,
    ROUNDS,
    TREASURES,
    all_of,
    colour_of,
    first_of,
    is_in,
    number_of,
    only,
)
from karat.games.seashore.memory import clear_memory, remember_exchange, saw_come, saw_leave
from karat.games.seashore.moves import DRAW_FROM, KINDS, PASS_COLOUR, PLAY_CARD, ROB_SEAT, STEAL, TAKE
from karat.games.seashore.moves import MAX_MOVES as MAX_MOVES
from karat.games.seashore.moves import legal_moves as legal_moves
from karat.games.seashore.state import (
    CARD_DECK,
    CLAIM,
    DEAL_CARDS,
    DEAL_PILE,
    DEAL_SECOND_PILE,
    DRAW,
    DRAWING,
    HANDS,
    N_CHOSEN,
    N_DRAW,
    N_HAND,
    N_NOTHING,
    N_OPEN,
    N_OVER,
    N_PASSED,
    N_PLAY,
    N_PLUS,
    N_RETURN,
    N_REVEAL,
    N_ROB,
    N_ROUND,
    N_SCORE,
    N_STEAL,
    N_TAKE,
    N_TRICK,
    N_UNDER,
    N_WIN,
    NONE,
    NOT_AT_ALL,
    OVER,
    PASS,
    PILE,
    PLAY,
    PLUS,
    RETURN,
    ROB,
    SEA,
    SECOND_PILE,
    count_piles,
    count_targets,
    highest,
    in_turn,
    owes,
    pile_showing,
    receiver,
    top_of,
    treasure,
    value,
)
from karat.games.seashore.state import STATE as STATE
from karat.kernel.core import note, rule


# Setup of a round ----------------------------------------------------------------------------------------------------
@rule
def begin(state, log):
    """SEA-14: seat 0 starts round one."""
    state.start = 0
    set_up_round(state, log)


@rule
def set_up_round(state, log):
    """SEA-51: everything afresh, plus cards too."""
    state.round_no += 1
    note(log, N_ROUND, state.round_no, state.start, 0)
    state.turn = NONE
    state.victim = NONE
    state.supply = PLUS_CARDS
    state.box = 0
    state.out = 0
    for p in range(MAX_PLAYERS):
        clear_seat(state.seats[p])
        clear_memory(state.memories[p])
    for i in range(2):
        state.height[i] = 0
        state.turned_under[i] = 0
    state.step = DEAL_CARDS


@rule
def clear_seat(seat):
    seat.hand = 0
    seat.hand_size = 0
    seat.discards = 0
    seat.began = 0
    seat.passing = NONE
    seat.gave = NONE
    seat.card = NONE
    seat.plus = 0
    seat.prize = NONE
    seat.treasures = 0
    seat.unseen = 0


@rule
def wanted(state):
    """The pile that cards are dealt from now, and how many."""
    if state.step == DEAL_CARDS:
        return CARD_DECK, CARDS
    if state.step == DEAL_PILE:
        return PILE, COLOURS * RANKS_OF_THREE if state.players == 3 else TREASURES // 2
    if state.step == DEAL_SECOND_PILE:
        return SECOND_PILE, TREASURES // 2
    if state.step == DRAWING:
        return HANDS + state.victim, min(2, state.seats[state.victim].hand_size)  # SEA-41
    return CARD_DECK, 0


@rule
def pile(state, which, cards):
    """Lay out the cards of that pile; how many there are. A treasure is four times its points plus its colour."""
    size = 0
    if which == CARD_DECK:
        for card in range(CARDS):
            cards[card] = card
        return CARDS
    if which >= HANDS:
        hand = state.seats[which - HANDS].hand
        while hand:
            cards[size] = first_of(hand)
            hand &= hand - 1
            size += 1
        return size
    for colour in range(COLOURS):
        if state.players == 3 or colour // 2 == which - PILE:  # SEA-10
            for rank in range(RANKS_OF_THREE if state.players == 3 else RANKS):
                cards[size] = COLOURS * state.points[rank] + colour
                size += 1
    return size


@rule
def deal(state, cards, count, log):
    """Apply the cards that chance dealt."""
    if state.step == DEAL_CARDS:
        deal_hands(state, cards, log)
    elif state.step == DRAWING:
        draw_cards(state, cards, count, log)
    else:
        lay_pile(state, cards, count, log)


@rule
def deal_hands(state, cards, log):
    """SEA-12: 12 cards each with 3 or 4 players, 9 each with 5; the rest stays unseen in the box."""
    hand_size = 9 if state.players == 5 else 12
    for p in range(state.players):
        seat = state.seats[p]
        for i in range(p * hand_size, (p + 1) * hand_size):
            seat.hand |= only(cards[i])
        seat.hand_size = hand_size
        note(log, N_HAND, p, seat.hand, 0)
    state.box_size = CARDS - state.players * hand_size
    for i in range(CARDS - state.box_size, CARDS):
        state.box |= only(cards[i])
    state.step = DEAL_PILE


@rule
def lay_pile(state, cards, count, log):
    """SEA-10: the treasure piles; the top of each lies open."""
    which = 0 if state.step == DEAL_PILE else 1
    for i in range(count):
        rank = 0
        while state.points[rank] != cards[i] // COLOURS:
            rank += 1
        state.piles[which, i] = RANKS * (cards[i] % COLOURS) + rank
    state.height[which] = count
    note(log, N_OPEN, which, *treasure(state, state.piles[which, 0]))
    if which + 1 < count_piles(state):
        state.step = DEAL_SECOND_PILE
    elif state.pass_to == NOT_AT_ALL:
        begin_trick(state)
    else:
        state.step = PASS


# The pass ------------------------------------------------------------------------------------------------------------
@rule
def choose_pass(state, p, colour, log):
    """SEA-13: a choice stays secret until all have chosen."""
    state.seats[p].passing = colour
    note(log, N_CHOSEN, p, colour, 0)
    for other in range(state.players):
        if owes(state, other):
            return
    pass_cards(state, log)
    begin_trick(state)


@rule
def pass_cards(state, log):
    """SEA-13: everybody hands the highest card of the chosen colour to the neighbour, all at once."""
    for p in range(state.players):
        seat = state.seats[p]
        if seat.passing != NONE:
            seat.gave = highest(seat.hand, seat.passing)
            seat.passing = NONE
    all_gave = True
    for p in range(state.players):
        seat = state.seats[p]
        if seat.gave == NONE:
            all_gave = False  # an empty hand, in a hand-made position
        else:
            to = receiver(state, p)
            seat.hand &= ~only(seat.gave)
            seat.hand_size -= 1
            state.seats[to].hand |= only(seat.gave)
            state.seats[to].hand_size += 1
            saw_leave(state.memories[p], only(seat.gave), to)
            note(log, N_PASSED, p, to, seat.gave)
    for p in range(state.players):
        seat = state.seats[p]
        seat.began = seat.hand
        if not all_gave:
            seat.gave = NONE  # note D7


# A trick -------------------------------------------------------------------------------------------------------------
@rule
def begin_trick(state):
    """SEA-20: the start player begins."""
    state.step = PLAY
    state.turn = next_to_play(state)


@rule
def next_to_play(state):
    """SEA-20: clockwise from the start player, the first who has a card and has not played."""
    for i in range(state.players):
        p = in_turn(state, i)
        if state.seats[p].card == NONE and state.seats[p].hand_size > 0:
            return p
    return NONE


@rule
def play_card(state, p, card, shows, laid, log):
    """SEA-20 to SEA-22: a card under the cover, one half of it shown, and plus cards open to all."""
    seat = state.seats[p]
    seat.hand &= ~only(card)
    seat.hand_size -= 1
    seat.card = card
    seat.shows = shows
    seat.shown = colour_of(card) if shows == SEA else number_of(card)
    seat.laid = laid
    seat.plus -= laid
    note(log, N_PLAY, p, card, 2 * laid + shows)
    state.turn = next_to_play(state)


@rule
def reveal(state, log):
    """SEA-22: all covers come off. SEA-33: winners and losers are found with the treasures that lie open now."""
    state.step = CLAIM
    for i in range(state.players):
        p = in_turn(state, i)
        seat = state.seats[p]
        seat.due = 0
        if seat.card != NONE:
            note(log, N_REVEAL, p, seat.card, value(seat))
            for other in range(state.players):
                if other != p:
                    saw_come(state.memories[other], only(seat.card), p)
    for first in range(0, COLOURS, 2):
        if state.players == 3 and pile_showing(state, first) == NONE and pile_showing(state, first + 1) == NONE:
            decide_colour(state, all_of(first) | all_of(first + 1), log)  # SEA-34
        else:
            decide_colour(state, all_of(first), log)
            decide_colour(state, all_of(first + 1), log)
    hand_out_plus(state, log)


@rule
def decide_colour(state, colour, log):
    """SEA-23: the highest value wins, of equals the first in turn order. SEA-24: the lowest get plus cards."""
    played, winner, lowest = 0, NONE, 99
    for i in range(state.players):
        p = in_turn(state, i)
        if is_in(state.seats[p].card, colour):
            played += 1
            if winner == NONE or value(state.seats[p]) > value(state.seats[winner]):
                winner = p
    if winner == NONE:
        return
    for p in range(state.players):
        if is_in(state.seats[p].card, colour) and p != winner:
            lowest = min(lowest, value(state.seats[p]))
    for p in range(state.players):
        if is_in(state.seats[p].card, colour) and p != winner and value(state.seats[p]) == lowest:
            state.seats[p].due = played
    seat = state.seats[winner]
    if pile_showing(state, colour_of(seat.card)) != NONE:
        seat.prize = CLAIM
    else:
        seat.prize = ROB if state.action[colour_of(seat.card) // 2] == PLUS else DRAW  # SEA-32
    note(log, N_WIN, winner, colour, seat.prize)


@rule
def hand_out_plus(state, log):
    """SEA-25: a short supply is handed out in turn order, each loser in full before the next."""
    for i in range(state.players):
        p = in_turn(state, i)
        if state.seats[p].due:
            get_plus(state, p, state.seats[p].due, log)


@rule
def get_plus(state, p, wished, log):
    got = min(wished, state.supply)
    state.supply -= got
    state.seats[p].plus += got
    note(log, N_PLUS, p, got, 0)


# Winning a colour ----------------------------------------------------------------------------------------------------
@rule
def settle(state, log):
    """SEA-33: treasures in turn order, then actions in turn order, up to the next question; then the trick is over."""
    while True:
        p = next_winner(state)
        if p == NONE:
            break
        state.turn = p
        step = state.seats[p].prize
        choices, choice = count_targets(state, p, step)
        if choices > 1 or (choices == 1 and step == CLAIM):
            state.step = step
            return
        if step == DRAW and choices == 1:
            start_drawing(state, choice)
            return
        if step == CLAIM:
            take_treasure(state, p, log)
        elif step == ROB:
            rob(state, p, choice, log)
        else:
            note(log, N_NOTHING, p, 0, 0)
        state.seats[p].prize = NONE
    finish_trick(state, log)


@rule
def next_winner(state):
    """SEA-33: whose prize is settled next."""
    later = NONE
    for i in range(state.players):
        p = in_turn(state, i)
        if state.seats[p].prize == CLAIM:
            return p
        if later == NONE and state.seats[p].prize != NONE:
            later = p
    return later


@rule
def take_treasure(state, p, log):
    """SEA-30: the open treasure goes onto the own points pile."""
    i = pile_showing(state, colour_of(state.seats[p].card))
    note(log, N_TAKE, KINDS * i + p, *treasure(state, state.piles[i, 0]))
    gain(state.seats[p], state.piles[i, 0])
    state.taken[i] = 1
    state.height[i] -= 1
    for k in range(state.height[i]):
        state.piles[i, k] = state.piles[i, k + 1]


@rule
def steal(state, p, victim, log):
    """SEA-31: the visible treasure of another points pile goes on top of the thief's."""
    seat = state.seats[victim]
    stolen = top_of(seat)
    note(log, N_STEAL, KINDS * victim + p, *treasure(state, stolen))
    seat.treasures -= 1
    seat.unseen = max(0, min(seat.unseen, seat.treasures - 1))
    gain(state.seats[p], stolen)


@rule
def gain(seat, treasure):
    seat.points_pile[seat.treasures] = treasure
    seat.treasures += 1


# Actions -------------------------------------------------------------------------------------------------------------
@rule
def rob(state, p, victim, log):
    """SEA-40: two plus cards from another player; if nobody has two, from the supply."""
    if victim == NONE:
        get_plus(state, p, 2, log)
    else:
        state.seats[victim].plus -= 2
        state.seats[p].plus += 2
        note(log, N_ROB, p, victim, 2)


@rule
def start_drawing(state, victim):
    state.victim = victim
    state.step = DRAWING


@rule
def draw_cards(state, cards, count, log):
    """SEA-41: two cards, or as many as there are, come unseen from the victim's hand."""
    seat = state.seats[state.victim]
    for i in range(count):
        state.drawn |= only(cards[i])
    state.drawn_size = count
    seat.hand &= ~state.drawn
    seat.hand_size -= count
    state.step = RETURN
    note(log, N_DRAW, state.turn, state.victim, state.drawn)


@rule
def return_cards(state, p, cards, log):
    """SEA-41: as many cards of the drawer's choice go back."""
    seat, victim = state.seats[p], state.seats[state.victim]
    note(log, N_RETURN, p, state.victim, cards)
    remember_exchange(state, p, cards)
    seat.hand = (seat.hand | state.drawn) & ~cards
    victim.hand |= cards
    victim.hand_size += state.drawn_size
    state.drawn = 0
    state.drawn_size = 0
    state.victim = NONE


# End of a trick, of a round, of the game -----------------------------------------------------------------------------
@rule
def finish_trick(state, log):
    """SEA-35 and SEA-37: new treasures lie open, cards are out, plus cards go back, the start player changes."""
    for i in range(count_piles(state)):
        turn_pile(state, i, log)
    for p in range(state.players):
        seat = state.seats[p]
        if seat.card != NONE:
            state.out |= only(seat.card)
            seat.discards |= only(seat.card)
            state.supply += seat.laid
            seat.card = NONE
    state.start = (state.start + 1) % state.players
    note(log, N_TRICK, state.start, 0, 0)
    begin_trick(state)
    if state.turn == NONE:
        end_round(state, log)


@rule
def turn_pile(state, i, log):
    """SEA-35: a treasure that was not taken goes under its pile first. SEA-36: an empty pile stays empty."""
    last = state.height[i] - 1
    if last >= 0:
        if not state.taken[i]:
            rejected = state.piles[i, 0]
            for k in range(last):
                state.piles[i, k] = state.piles[i, k + 1]
            state.piles[i, last] = rejected
            state.turned_under[i] += 1
            note(log, N_UNDER, i, *treasure(state, rejected))
        state.turned_under[i] = min(state.turned_under[i], last)
        note(log, N_OPEN, i, *treasure(state, state.piles[i, 0]))
    state.taken[i] = 0


@rule
def end_round(state, log):
    """SEA-50: all hand cards are played. Points: treasures, and 1 for every two plus cards."""
    for p in range(state.players):
        seat = state.seats[p]
        points = 0
        for k in range(seat.treasures):
            points += state.points[seat.points_pile[k] % RANKS]
        seat.score += points + seat.plus // 2
        note(log, N_SCORE, p, points, seat.plus)
    if state.round_no < ROUNDS:
        set_up_round(state, log)
    else:
        state.step = OVER
        note(log, N_OVER, 0, 0, 0)


@rule
def is_over(state):
    return state.step == OVER


@rule
def final_scores(state, scores):
    """SEA-51: the points of both rounds. Returns how many entries there are."""
    for p in range(state.players):
        scores[p] = state.seats[p].score
    return state.players


@rule
def is_winner(state, p, scores):
    """SEA-51: most points win; equal, the win is shared."""
    for other in range(state.players):
        if scores[other] > scores[p]:
            return False
    return True


# Decisions -----------------------------------------------------------------------------------------------------------
@rule
def play(state, p, move, log):
    """Make a legal move."""
    details, kind = divmod(move, KINDS)
    if kind == PASS_COLOUR:
        choose_pass(state, p, details, log)
        return
    if kind == DRAW_FROM:
        start_drawing(state, details)
        return
    if kind == PLAY_CARD:
        how, card = divmod(details, CARDS)
        play_card(state, p, card, how % 2, how // 2, log)
        if state.turn != NONE:
            return
        reveal(state, log)
    else:
        if kind == TAKE:
            take_treasure(state, p, log)
        elif kind == STEAL:
            steal(state, p, details, log)
        elif kind == ROB_SEAT:
            rob(state, p, details, log)
        else:
            return_cards(state, p, details, log)
        state.seats[p].prize = NONE
    settle(state, log)
