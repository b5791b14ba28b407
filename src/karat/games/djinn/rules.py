"""Djinn, by Sen-Foong Lim and Jay Cormier, for 2 to 4 players. Ids such as DJI-20 are those of docs/rules/djinn.md.

The winner of a trick keeps one of its cards. Kept cards meet the tasks of three caves, one level after another; Djinn
cards bend the tricks. The booklet's "Partie" is a phase here, its "Runde" a trick.
"""

import numpy as np

from karat.games.djinn.caves import (
    CAVE_BITS,
    FIRST_LEVEL,
    LAST_LEVEL,
    ROW,
    ROWS,
    TASKS,
    add_caves,
    few_ways,
    last_position,
    next_level,
)
from karat.games.djinn.djinn_cards import (
    DOUBLE,
    EFFECTS,
    FIFTEEN,
    FREE,
    HIGHEST,
    MOST_DJINN,
    NONE,
    REPLACE,
    SWAP,
    TRUMP,
    has_played,
    played_effect,
    shuffle_djinn,
)
from karat.games.djinn.memory import BATCHES, PLAYS, open_batch, remember_draw, remember_play
from karat.games.djinn.memory import PLAY as DJINN_PLAY
from karat.games.djinn.treasures import (
    ALL,
    COLOURS,
    NUMBERS,
    TREASURES,
    count_cards,
    highest_number,
    lowest_card,
)
from karat.games.djinn.trick import (
    MAX_PLAYERS,
    cards_in_trick,
    clear_trick,
    going_round,
    highest_place,
    lay,
    led_colour,
    place_of,
    place_of_card,
    playable_cards,
    seat_at,
    swap_cards,
    trick_winner,
)
from karat.kernel.core import note, rule

# Contents ------------------------------------------------------------------------------------------------------------
# The treasures are in treasures.py, the caves and their tasks in caves.py, the Djinn cards in djinn_cards.py and what
# players remember of them in memory.py; trick.py has what can be said about the cards of one trick.
TRICKS = 8  # DJI-23, in a phase

# The state of a game -------------------------------------------------------------------------------------------------
PLAY_CARD, AFTER_CARD, KEEP_CARD, ENTER_CAVE, GAME_OVER = range(5)  # steps

SEAT = np.dtype(
    [
        ("hand", np.int64),  # sets of treasures
        ("kept", np.int64),
        ("hand_size", np.int8),
        ("level", np.int8),  # 0, 3, 4 or 5
        ("lacks", np.int8),  # colours, a bit each, that this seat has shown not to hold in this phase
        ("djinn_size", np.int8),
        ("djinn", np.int8, EFFECTS),
        ("drawn", np.int8, BATCHES + 1),  # Djinn cards of each batch, listed plays included: see memory.py
        ("held", np.int8, (BATCHES + 1, EFFECTS)),
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("deck", np.int64),  # sets of treasures; the dealer knows the order of the deck
        ("discard", np.int64),
        ("forgotten", np.int64),  # discards that nobody has seen: those of a position document
        ("players", np.int8),
        ("open_memory", np.int8),  # the option
        ("phase", np.int16),
        ("dealer", np.int8),
        ("leader", np.int8),  # of the trick; in the caves and when all is over, of the phase's first trick
        ("turn", np.int8),
        ("step", np.int8),
        ("to_keep", np.int8),  # cards that the winner of the trick still keeps
        ("trump_card", np.int8),
        ("trick", np.int8, MAX_PLAYERS),  # cards by place: the leader's place is 0, the next seat's 1
        ("counts_as", np.int8, MAX_PLAYERS),  # the number of each of them when the trick is decided
        ("effects_played", np.int8),
        ("effects", np.uint8, MOST_DJINN),  # Djinn cards of this trick, oldest first: see played_effect
        ("deck_size", np.int8),
        ("discard_size", np.int8),
        ("djinn_deck_size", np.int8),
        ("djinn_deck", np.int8, EFFECTS),  # the dealer knows the order
        ("djinn_used", np.int8, EFFECTS),
        ("batches", np.int8),  # Djinn cards of one shuffle each: see memory.py
        ("batch", np.int8, (BATCHES + 1, EFFECTS)),
        ("plays", np.int8),  # Djinn cards played that may have come from several batches, oldest first
        ("listed", DJINN_PLAY, PLAYS),
        ("rows", np.int8, ROWS),  # tasks, a bit each
        ("row_cards", np.int8, ROWS),
        ("open_level", np.int8),
        ("pile_wanted", np.int8),  # chance: the pile, how many cards of it, and what they are for
        ("cards_wanted", np.int8),
        ("replaced", np.int8),  # the place in the trick that the next card goes to
        ("drawing", np.int8),  # seats after the leader, whose turn it is to draw a Djinn card
        ("seats", SEAT, MAX_PLAYERS),
    ],
    align=True,
)

DECK, DJINN_DECK, CAVES_3 = 0, 1, 2  # piles; CAVES_3 and the two numbers after it are the cave cards of each level
MAX_MOVES = 1024

# Moves: these numbers plus a treasure, or plus 4 * effect + colour or seat. A task to be met is in the highest bits of
# its move, the set of cards it takes in the others: see caves.py.
PLAY, KEEP, DONE, DJINN = 0, 64, 128, 256

# Notes: what happened, for words.py ----------------------------------------------------------------------------------
(
    N_PHASE,
    N_HAND,
    N_TRUMP,
    N_ROW,
    N_DRAW,
    N_SHUFFLED,
    N_PLAY,
    N_DJINN,
    N_REPLACED,
    N_DONE,
    N_TRICK,
    N_KEEP,
    N_DISCARD,
    N_CAVE,
    N_OVER,
) = range(15)


# Setup ---------------------------------------------------------------------------------------------------------------
@rule
def begin(state, log):
    """DJI-10 to DJI-13: everybody before the level-3 row; the last seat is the dealer, seat 0 will lead."""
    state.deck = ALL
    state.deck_size = TREASURES
    for effect in range(EFFECTS):
        state.djinn_deck_size += state.djinn_deck[effect]
    open_batch(state)
    state.dealer = state.players - 1
    state.turn = NONE
    state.trump_card = NONE
    state.replaced = NONE
    clear_trick(state)
    want(state, CAVES_3, ROW)


@rule
def want(state, which, count):
    state.pile_wanted = which
    state.cards_wanted = count


@rule
def wanted(state):
    """The pile that cards come from now, and how many."""
    return state.pile_wanted, state.cards_wanted


@rule
def pile(state, which, cards):
    """Lay out the cards of a pile in `cards`; how many there are."""
    size = 0
    if which == DECK:
        left = state.deck
        while left:
            cards[size] = lowest_card(left)
            left &= left - 1
            size += 1
    elif which == DJINN_DECK:
        for effect in range(EFFECTS):
            for _ in range(state.djinn_deck[effect]):
                cards[size] = effect
                size += 1
    else:
        for task in range(TASKS):
            cards[task] = task
        size = TASKS
    return size


@rule
def deal(state, cards, count, log):
    """Give out the cards that were wanted."""
    which = state.pile_wanted
    state.cards_wanted = 0
    if which == DJINN_DECK:
        take_djinn(state, cards[0], log)
    elif which == DECK:
        if state.replaced == NONE:
            deal_treasures(state, cards, count, log)
        else:
            lay_replacement(state, cards[0], log)
    else:
        lay_row(state, which - CAVES_3, cards, log)


@rule
def lay_row(state, row, cards, log):
    """DJI-10: three cave cards of a level, face down; the first row is turned up before the first phase."""
    for i in range(ROW):
        state.rows[row] |= 1 << int(cards[i])
    state.row_cards[row] = ROW
    if row + 1 < ROWS:
        want(state, CAVES_3 + row + 1, ROW)
    else:
        turn_up_rows(state, log)
        draw_djinn(state, 0, log)  # DJI-11: all stand level, so the one Djinn card each is a draw like any later one


# A phase begins ------------------------------------------------------------------------------------------------------
@rule
def start_phase(state, log):
    """DJI-36 and DJI-37: the last in position deals and leads; all treasures but the kept ones are shuffled."""
    state.phase += 1
    if state.phase > 1:
        state.dealer = next_dealer(state)
        state.deck |= state.discard | 1 << int(state.trump_card)
        state.deck_size += state.discard_size + 1
        state.discard = 0
        state.discard_size = 0
        state.forgotten = 0
        state.trump_card = NONE
    state.leader = phase_leader(state)
    note(log, N_PHASE, state.phase, state.dealer, state.leader)
    want(state, DECK, count_tricks(state) * state.players + 1)


@rule
def next_dealer(state):
    """DJI-36: of those in last position, the nearest one clockwise after the previous dealer, who comes last of all."""
    last = last_position(state)
    seat = going_round(state, state.dealer + 1)
    while state.seats[seat].level != last:
        seat = going_round(state, seat + 1)
    return seat


@rule
def phase_leader(state):
    """DJI-13 and DJI-36: the dealer leads the first trick; in the first phase the seat after the dealer does."""
    return state.dealer if state.phase > 1 else going_round(state, state.dealer + 1)


@rule
def count_tricks(state):
    """DJI-23 and DJI-38: eight, or as many cards as all can get when one more is to be turned up."""
    left = state.deck_size + state.discard_size
    if state.trump_card != NONE:
        left += 1
    return min(TRICKS, (left - 1) // state.players)


@rule
def deal_treasures(state, cards, count, log):
    """DJI-11 and DJI-12: hands seat by seat, then the card whose colour is trump."""
    hand_size = count // state.players
    used = 0
    for p in range(state.players):
        seat = state.seats[p]
        for _ in range(hand_size):
            seat.hand |= 1 << int(cards[used])
            used += 1
        seat.hand_size = hand_size
        seat.lacks = 0
        state.deck ^= seat.hand
        note(log, N_HAND, p, seat.hand, 0)
    state.trump_card = cards[used]
    state.deck ^= 1 << int(cards[used])
    state.deck_size -= count
    note(log, N_TRUMP, state.trump_card, 0, 0)
    state.step = PLAY_CARD
    state.turn = state.leader


# A trick: the moves --------------------------------------------------------------------------------------------------
@rule
def owes(state, p):
    """Whether seat `p` owes a decision now."""
    return state.turn == p and state.cards_wanted == 0


@rule
def legal_moves(state, p, moves):
    """Write the moves of seat `p` into `moves`; how many there are."""
    count = 0
    if not owes(state, p):
        return count
    if state.step == PLAY_CARD:
        playable = playable_cards(state, p)
        while playable:
            count = add(moves, count, PLAY + lowest_card(playable))
            playable &= playable - 1
        count = add_djinn(state, p, moves, count)
    elif state.step == AFTER_CARD:
        count = add_djinn(state, p, moves, count)
        count = add(moves, count, DONE)
    elif state.step == KEEP_CARD:
        left = cards_in_trick(state)
        while left:
            count = add(moves, count, KEEP + lowest_card(left))
            left &= left - 1
    else:
        count = add_caves(state, p, moves, count)
    return count


@rule
def add(moves, count, move):
    if count < len(moves):
        moves[count] = move
    return count + 1


@rule
def add_djinn(state, p, moves, count):
    """DJI-50: Djinn cards that may be played before, or after, the own treasure."""
    seat = state.seats[p]
    if seat.djinn_size == 0:
        return count
    after = state.step == AFTER_CARD
    for effect in range(EFFECTS):
        if seat.djinn[effect] == 0:
            continue
        if effect == TRUMP:
            for colour in range(COLOURS):
                count = add(moves, count, DJINN + 4 * effect + colour)
        elif effect in (REPLACE, SWAP):
            if after if effect == SWAP else state.deck_size > 0:
                for other in range(state.players):
                    if other != p and state.trick[place_of(state, other)] != NONE:
                        count = add(moves, count, DJINN + 4 * effect + other)
        elif effect == FREE:
            if not after:
                count = add(moves, count, DJINN + 4 * effect)
        elif effect != FIFTEEN or after:
            count = add(moves, count, DJINN + 4 * effect)
    return count


@rule
def play(state, p, move, log):
    """Make a legal move."""
    if move >= 1 << CAVE_BITS:
        enter_cave(state, p, move, log)
        visit_caves(state, place_of(state, p) + 1, log)
    elif move >= DJINN:
        play_djinn(state, p, (move - DJINN) // 4, (move - DJINN) % 4, log)
    elif move == DONE:
        note(log, N_DONE, p, 0, 0)
        end_turn(state, p, log)
    elif move >= KEEP:
        keep_card(state, p, place_of_card(state, move - KEEP), 0, log)
        state.to_keep -= 1
        keep_rest(state, log)
    else:
        play_card(state, p, move - PLAY, log)


@rule
def play_card(state, p, card, log):
    """DJI-20: one treasure from the hand; DJI-51: who holds a Djinn card may play it now."""
    seat = state.seats[p]
    place = place_of(state, p)
    colour = card % COLOURS
    if place > 0 and colour != led_colour(state) and not has_played(state, p, FREE):
        seat.lacks |= 1 << led_colour(state)
    seat.hand ^= 1 << card
    seat.hand_size -= 1
    lay(state, place, card)
    note(log, N_PLAY, p, card, 0)
    state.step = AFTER_CARD
    if seat.djinn_size == 0:
        end_turn(state, p, log)


@rule
def end_turn(state, p, log):
    """DJI-20: clockwise, until everybody has laid a card."""
    if place_of(state, p) < state.players - 1:
        state.step = PLAY_CARD
        state.turn = going_round(state, p + 1)
    else:
        end_trick(state, log)


# A trick: Djinn cards ------------------------------------------------------------------------------------------------
@rule
def play_djinn(state, p, effect, argument, log):
    """DJI-50: a Djinn card is used at once and bends this trick. `argument` is the colour or seat it names, or 0."""
    remember_play(state, p, effect)
    state.seats[p].djinn[effect] -= 1
    state.seats[p].djinn_size -= 1
    state.djinn_used[effect] += 1
    state.effects[state.effects_played] = 16 * effect + 4 * argument + p
    state.effects_played += 1
    note(log, N_DJINN, p, effect, argument)
    place = place_of(state, p)
    if effect == SWAP:
        swap_cards(state, place, place_of(state, argument))
    elif effect == FIFTEEN:
        state.counts_as[place] = NUMBERS  # DJI-68
    elif effect == REPLACE:
        state.replaced = place_of(state, argument)
        want(state, DECK, 1)
        return
    end_djinn(state, p, log)


@rule
def lay_replacement(state, card, log):
    """DJI-62: the top card of the pile takes the place of a card laid in this trick, which is discarded."""
    state.deck ^= 1 << int(card)
    state.deck_size -= 1
    old = state.trick[state.replaced]
    throw_away(state, 1 << int(old))
    lay(state, state.replaced, card)
    note(log, N_REPLACED, seat_at(state, state.replaced), old, card)
    state.replaced = NONE
    end_djinn(state, state.turn, log)


@rule
def throw_away(state, cards):
    """DJI-22, DJI-30, DJI-62: onto the discard pile."""
    state.discard |= cards
    state.discard_size += count_cards(cards)


@rule
def end_djinn(state, p, log):
    """DJI-51: after the own treasure, the turn is over as soon as no Djinn card is left."""
    if state.step == AFTER_CARD and state.seats[p].djinn_size == 0:
        end_turn(state, p, log)


# A trick: who wins it ------------------------------------------------------------------------------------------------
@rule
def end_trick(state, log):
    """DJI-65: who played `highest` keeps first; DJI-22, DJI-69: then the winner keeps one card of the rest, or two."""
    winner = trick_winner(state)
    note(log, N_TRICK, winner, 0, 0)
    for i in range(state.effects_played):
        if played_effect(state, i) == HIGHEST and cards_in_trick(state):
            keep_card(state, state.effects[i] % 4, highest_place(state), 1, log)
    state.turn = winner
    state.step = KEEP_CARD
    state.to_keep = 2 if has_played(state, winner, DOUBLE) else 1
    keep_rest(state, log)


@rule
def keep_rest(state, log):
    """DJI-22: no question where all cards left are kept; when the winner has kept enough, the rest is discarded."""
    left = count_cards(cards_in_trick(state))
    if state.to_keep >= left:
        for place in range(state.players):
            if state.trick[place] != NONE:
                keep_card(state, state.turn, place, 0, log)
        state.to_keep = 0
    if state.to_keep == 0:
        clear_table(state, log)


@rule
def keep_card(state, p, place, by_djinn, log):
    card = int(state.trick[place])
    state.seats[p].kept |= 1 << card
    state.trick[place] = NONE
    note(log, N_KEEP, p, card, by_djinn)


@rule
def clear_table(state, log):
    """DJI-22: the winner leads the next trick; DJI-23: when no cards are left in hand the phase is over."""
    rest = cards_in_trick(state)
    if rest:
        throw_away(state, rest)
        note(log, N_DISCARD, rest, 0, 0)
    clear_trick(state)
    if state.seats[state.turn].hand_size:
        state.leader = state.turn
        state.step = PLAY_CARD
    else:
        state.leader = phase_leader(state)
        state.step = ENTER_CAVE
        visit_caves(state, 0, log)


# Caves, after a phase ------------------------------------------------------------------------------------------------
@rule
def visit_caves(state, decided, log):
    """DJI-32: clockwise from the leader of the first trick; a player with one way to choose, or none, is not asked."""
    for place in range(decided, state.players):
        p = seat_at(state, place)
        ways, move = few_ways(state, p)
        if ways > 1:
            state.turn = p
            return
        if ways == 1:
            enter_cave(state, p, move, log)
    end_caves(state, log)


@rule
def enter_cave(state, p, move, log):
    """DJI-30 and DJI-31: one level on; the cards used are discarded."""
    cards = move & ALL
    state.seats[p].kept ^= cards
    state.seats[p].level = next_level(state, p)
    throw_away(state, cards)
    note(log, N_CAVE, p, state.seats[p].level, move)


@rule
def end_caves(state, log):
    """DJI-33, then DJI-40, DJI-39 or DJI-34: rows are turned up and the game is over, or Djinn cards are drawn."""
    state.turn = NONE
    if turn_up_rows(state, log) or count_tricks(state) == 0:
        state.step = GAME_OVER
        note(log, N_OVER, 0, 0, 0)
    else:
        draw_djinn(state, 0, log)


@rule
def turn_up_rows(state, log):
    """DJI-33: the row behind the furthest player lies open. Whether somebody is through the last one."""
    furthest = 0
    for p in range(state.players):
        furthest = max(furthest, next_level(state, p))
    if furthest > LAST_LEVEL:
        return True
    while state.open_level < furthest:
        state.open_level = max(FIRST_LEVEL, state.open_level + 1)
        note(log, N_ROW, state.open_level, state.rows[state.open_level - FIRST_LEVEL], 0)
    return False


@rule
def draw_djinn(state, asked, log):
    """DJI-34 and DJI-35: clockwise from the leader, each in last position draws a Djinn card, if there is one."""
    last = last_position(state)
    for place in range(asked, state.players):
        if state.seats[seat_at(state, place)].level == last:
            if state.djinn_deck_size == 0 and shuffle_djinn(state):
                open_batch(state)
                note(log, N_SHUFFLED, state.djinn_deck_size, 0, 0)
            if state.djinn_deck_size > 0:
                state.drawing = place
                want(state, DJINN_DECK, 1)
                return
    start_phase(state, log)


@rule
def take_djinn(state, effect, log):
    p = seat_at(state, state.drawing)
    state.djinn_deck[effect] -= 1
    state.djinn_deck_size -= 1
    state.seats[p].djinn[effect] += 1
    state.seats[p].djinn_size += 1
    remember_draw(state, p, effect)
    note(log, N_DRAW, p, effect, 0)
    draw_djinn(state, state.drawing + 1, log)


# End of the game -----------------------------------------------------------------------------------------------------
@rule
def is_over(state):
    return state.step == GAME_OVER


@rule
def final_scores(state, scores):
    """DJI-41: the levels reached. Returns how many entries there are."""
    for p in range(state.players):
        scores[p] = state.seats[p].level
    return state.players


@rule
def is_winner(state, p, scores):
    """DJI-39 and DJI-40: the furthest level, then the most kept cards, then the highest kept number; ties share."""
    mine = standing(state, p, scores)
    for other in range(state.players):
        if standing(state, other, scores) > mine:
            return False
    return True


@rule
def standing(state, p, scores):
    kept = state.seats[p].kept
    return (int(scores[p]) * 64 + count_cards(kept)) * 16 + highest_number(kept)
