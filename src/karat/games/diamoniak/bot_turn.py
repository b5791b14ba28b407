"""The rest of a turn of Diamoniak, exactly: what every move is worth over the counted deck.

Whoever draws knows which cards are left, so the turn can be solved backwards: a table over all that may still be
drawn is filled from the emptiest deck up. What a position is worth once the turn has passed comes from
karat.games.diamoniak.bot_worth; colours that nobody builds are all the same to it, which keeps the table small.
"""

from typing import NamedTuple

import numpy as np

from karat.games.diamoniak.bot_worth import (
    cushion,
    harvest,
    help_of,
    hostages_of,
    in_deck,
    pile_left,
    purse,
    race,
    share,
    spare_cards,
    tempo,
)
from karat.games.diamoniak.rules import (
    CASTLE_CARDS,
    COLOURS,
    DIAMOND,
    DIAMOND_CARDS,
    DRAW,
    FAIRY,
    FAIRY_CARDS,
    KINDS,
    MAX_MOVES,
    MAX_PLAYERS,
    NO_COLOUR,
    STATE,
    TOLL,
    WITCH,
    count_cards,
    is_built,
    is_over,
    legal_moves,
    play,
)
from karat.kernel.core import inlined, new_states, rule, silent_log

# What may be drawn, as far as it matters: the own colour, colours that nobody builds, those of three rivals, diamonds
# and fairies
OWN, FREE, RIVAL, PURSE, HELP = 0, 1, 2, 5, 6
SORTS = 7
RIVALS = MAX_PLAYERS - 1
CELLS = (CASTLE_CARDS + 1) ** COLOURS * (DIAMOND_CARDS + 1) * (FAIRY_CARDS + 1)  # the table of a whole deck


class Room(NamedTuple):
    """Everything that solving a turn writes into."""

    cells: np.ndarray  # what the turn is worth after so many cards of each sort
    starts: np.ndarray  # for a mover without a colour: summed worth of the draws that start a castle
    left: np.ndarray  # of each sort in the deck, when the sweep begins
    apart: np.ndarray  # how many cards of the deck are of no sort: witches, and those that start a castle
    drawn: np.ndarray  # of each sort, in the cell that is being filled
    steps: np.ndarray  # from one cell to that with one card more of a sort
    held: np.ndarray  # of each sort by the mover, when the sweep begins
    rivals: np.ndarray  # of each in turn: castle, hostages that others than the mover hold, diamonds
    fixed: np.ndarray  # the part of a rival's weight that this turn cannot change
    weights: np.ndarray  # of each rival, if the mover keeps all hostages, gives up one, two, three
    after: np.ndarray  # what drawing is worth when the deck is used up: for each colour of the mover, and for none
    work: np.ndarray
    log: np.ndarray
    moves: np.ndarray


def new_room():
    left, apart, *ints = [np.zeros(size, np.int64) for size in (SORTS, 1, SORTS, SORTS, SORTS)]
    rivals = np.zeros((RIVALS, 3), np.int64), np.zeros(RIVALS), np.zeros((RIVALS, TOLL + 1))
    work = new_states(STATE, TOLL), silent_log(), np.zeros((TOLL - 1, MAX_MOVES), np.int64)
    return Room(np.zeros(CELLS), np.zeros(CELLS), left, apart, *ints, *rivals, np.zeros(COLOURS + 1), *work)


# Weights while a turn goes on ----------------------------------------------------------------------------------------
@rule
def prepare(state, colour, table, room):
    """Note what the mover, as a builder of `colour`, has and may still draw, and what the rivals have."""
    me, mine = state.turn, state.seats[state.turn]
    for sort in range(SORTS):
        room.left[sort] = 0
        room.held[sort] = 0
    for kind in range(COLOURS):
        if kind == colour:
            room.left[OWN] = state.deck[kind]
            room.held[OWN] = mine.castle + mine.store[kind]  # MON-18
        elif not is_built(state, kind):
            room.left[FREE] += state.deck[kind]
            room.held[FREE] += mine.store[kind]
    room.left[PURSE], room.held[PURSE] = state.deck[DIAMOND], mine.store[DIAMOND]
    room.left[HELP], room.held[HELP] = state.deck[FAIRY], mine.store[FAIRY]
    for i in range(state.players - 1):
        p = (me + 1 + i) % state.players
        seat = state.seats[p]
        castle, held = int(seat.castle), 0
        if seat.colour != NO_COLOUR:
            held = int(mine.store[seat.colour])
            room.left[RIVAL + i], room.held[RIVAL + i] = state.deck[seat.colour], held
        room.rivals[i, 0] = castle
        room.rivals[i, 1] = hostages_of(state, p) - held
        room.rivals[i, 2] = seat.store[DIAMOND]
        room.fixed[i] = table[cushion(castle, spare_cards(seat))] * table[help_of(castle, seat.store[FAIRY])]
    room.apart[0] = state.deck[WITCH]
    if colour == NO_COLOUR:
        room.apart[0] += room.left[FREE]
        room.left[FREE] = 0
    step = 1
    for sort in range(SORTS):
        room.steps[sort] = step
        step *= room.left[sort] + 1
    return step


@inlined
def weigh_rival(room, i, held, left, cards, witches, table):
    """The weight of a rival, when the mover holds so many hostages and so many cards of the colour are in the deck."""
    castle, hostages, diamonds = room.rivals[i, 0], room.rivals[i, 1] + held, room.rivals[i, 2]
    left = in_deck(castle, hostages, left, cards)
    weight = room.fixed[i] * table[race(i, castle, hostages)] * table[purse(castle, hostages, diamonds)]
    weight *= table[pile_left(castle, left, cards)] * table[tempo(i, cards, witches)]
    return weight * table[harvest(i, left, witches)]


@inlined
def weigh_mover(wait, castle, hostages, diamonds, spare, fairies, left, cards, witches, table):
    left = in_deck(castle, hostages, left, cards)
    weight = table[race(wait, castle, hostages)] * table[purse(castle, hostages, diamonds)]
    weight *= table[cushion(castle, spare)] * table[help_of(castle, fairies)] * table[pile_left(castle, left, cards)]
    return weight * table[tempo(wait, cards, witches)] * table[harvest(wait, left, witches)]


@inlined
def count_spare(room):
    """The mover's cards in this cell that a witch may take before the castle."""
    spare = 0
    for sort in range(FREE, PURSE + 1):
        spare += room.held[sort] + room.drawn[sort]
    return spare


@rule
def weigh_stop(room, players, hostages, cards, witches, table):
    """The mover's share of wins if the turn passes in this cell."""
    held, drawn, left = room.held, room.drawn, room.left
    castle, diamonds, fairies = held[OWN] + drawn[OWN], held[PURSE] + drawn[PURSE], held[HELP] + drawn[HELP]
    spare, own_left = count_spare(room), left[OWN] - drawn[OWN]
    mine = weigh_mover(players - 1, castle, hostages, diamonds, spare, fairies, own_left, cards, witches, table)
    total = mine
    for i in range(players - 1):
        sort = RIVAL + i
        total += weigh_rival(room, i, held[sort] + drawn[sort], left[sort] - drawn[sort], cards, witches, table)
    return mine / total


@rule
def weigh_witch(room, players, keep_colour, hostages, cards, witches, table):
    """The mover's share of wins if the witch has come in this cell and is settled in the best way.

    So many cards and witches are left in the deck after her.
    """
    held, drawn, left, weights = room.held, room.drawn, room.left, room.weights
    wait, spare, own_left = players - 1, count_spare(room), left[OWN] - drawn[OWN]
    castle, diamonds, fairies = held[OWN] + drawn[OWN], held[PURSE] + drawn[PURSE], held[HELP] + drawn[HELP]
    free, toll = held[FREE] + drawn[FREE], min(TOLL, castle + spare)
    keeping = 0.0  # all rivals, if no hostage is given up
    for i in range(RIVALS):
        sort = RIVAL + i
        for given in range(TOLL + 1):
            weights[i, given] = 0.0
            hostage = held[sort] + drawn[sort] - given
            if i < players - 1 and hostage >= 0:
                weights[i, given] = weigh_rival(room, i, hostage, left[sort] - drawn[sort], cards, witches, table)
        keeping += weights[i, 0]
    best = 0.0
    if fairies or toll == 0:
        kept = fairies - (toll > 0)  # MON-24: nothing to pay, no need for a fairy
        mine = weigh_mover(wait, castle, hostages, diamonds, spare, kept, own_left, cards, witches, table)
        best = mine / (mine + keeping)
        if toll == 0:
            return best
    a_most, b_most = held[RIVAL] + drawn[RIVAL], held[RIVAL + 1] + drawn[RIVAL + 1]
    c_most = held[RIVAL + 2] + drawn[RIVAL + 2]
    for own in range(min(toll, castle) + 1):
        rest, spare_then = castle - own, spare - toll + own
        wanted, open_left = hostages, own_left
        if rest == 0 and not keep_colour:  # MON-17
            wanted, open_left = 0, 0
        for paid in range(min(toll - own, diamonds) + 1):
            others = toll - own - paid  # free cards and hostages
            if others > free + a_most + b_most + c_most:
                continue
            purse_then = diamonds - paid
            mine = weigh_mover(wait, rest, wanted, purse_then, spare_then, fairies, open_left, cards, witches, table)
            for a in range(min(others, a_most) + 1):
                for b in range(min(others - a, b_most) + 1):
                    for c in range(min(others - a - b, c_most) + 1):
                        if others - a - b - c <= free:
                            best = max(best, mine / (mine + weights[0, a] + weights[1, b] + weights[2, c]))
    return best


# Solving -------------------------------------------------------------------------------------------------------------
@rule
def sweep(state, colour, starting, table, room):
    """Fill the table for a mover who builds `colour` or none; what drawing is worth in its first cell.

    For a mover who only starts that castle (`starting`) cells without a card of it mean nothing. A mover without a
    colour finds what a start is worth in `room.starts`.
    """
    size = prepare(state, colour, table, room)
    cells, drawn, left, steps = room.cells, room.drawn, room.left, room.steps
    witches, players, keep = int(state.deck[WITCH]), int(state.players), state.keep_colour != 0
    hostages = 0
    for p in range(players):
        hostages += state.seats[p].store[colour] if p != state.turn and colour != NO_COLOUR else 0
    for sort in range(SORTS):
        drawn[sort] = left[sort]
    draw = 0.0
    for cell in range(size - 1, -1, -1):
        if room.held[OWN] + drawn[OWN] >= CASTLE_CARDS:
            cells[cell] = 1.0
        elif drawn[OWN] or not starting:
            cards = room.apart[0]
            draw = room.starts[cell] if colour == NO_COLOUR else 0.0
            for sort in range(SORTS):
                more = left[sort] - drawn[sort]
                cards += more
                if more:
                    draw += more * cells[cell + steps[sort]]
            if witches:
                draw += witches * weigh_witch(room, players, keep, hostages, cards - 1, witches - 1, table)
            draw = draw / cards if cards else room.after[colour]
            cells[cell] = max(draw, weigh_stop(room, players, hostages, cards, witches, table))
        for sort in range(SORTS):
            if drawn[sort]:
                drawn[sort] -= 1
                break
            drawn[sort] = left[sort]
    return draw


@rule
def solve(state, table, room):
    """What drawing is worth, as long as the deck lasts."""
    colour = state.seats[state.turn].colour
    if colour != NO_COLOUR:
        return sweep(state, colour, False, table, room)
    size = prepare(state, NO_COLOUR, table, room)
    for cell in range(size):
        room.starts[cell] = 0.0
    for start in range(COLOURS):
        if state.deck[start] and not is_built(state, start):
            sweep(state, start, True, table, room)
            step = room.steps[RIVAL]
            for cell in range(size):
                room.starts[cell] += state.deck[start] * room.cells[cell * step + 1]
    return sweep(state, NO_COLOUR, False, table, room)


@rule
def turn_deck(state):
    """MON-40."""
    for kind in range(KINDS):
        state.deck[kind] = state.discard[kind]
        state.discard[kind] = 0


@rule
def take_deck(state, colour):
    """The mover, a builder of `colour` now, has drawn the whole deck."""
    mine = state.seats[state.turn]
    mine.colour = colour
    for kind in range(KINDS):
        mine.store[kind] += state.deck[kind]
    if colour != NO_COLOUR:
        mine.castle += mine.store[colour]
        mine.store[colour] = 0
    turn_deck(state)


@rule
def weigh_draw(table, room):
    """What drawing is worth in the position `room.work[0]`, if the rest of the turn is played in the best way."""
    state = room.work[0]
    if count_cards(state.deck) == 0:
        turn_deck(state)
    if state.deck[WITCH] == 0:  # the deck may be drawn to its end and the turn go on with the discards
        mine, free = state.seats[state.turn], 0
        for colour in range(COLOURS - 1, NO_COLOUR - 1, -1):
            starts = colour != NO_COLOUR and state.deck[colour] > 0 and not is_built(state, colour)
            free += starts
            if colour == mine.colour or (mine.colour == NO_COLOUR and (starts or (colour == NO_COLOUR and not free))):
                room.work[1] = room.work[0]
                take_deck(room.work[1], colour)
                done = room.work[1].seats[state.turn].castle >= CASTLE_CARDS
                room.after[colour] = 1.0 if done else solve(room.work[1], table, room)
    return solve(state, table, room)


@rule
def weigh_paying(p, table, room):
    """What the position `room.work[0]` is worth to seat `p` after its move; it may owe two more cards to a witch."""
    first, second, third = room.work[0], room.work[1], room.work[2]
    if is_over(first):
        return 1.0
    if first.turn != p:
        return share(first, p, table)
    best = 0.0
    for i in range(legal_moves(first, p, room.moves[0])):
        room.work[1] = room.work[0]
        play(second, p, room.moves[0, i], room.log)
        if second.turn != p:
            best = max(best, share(second, p, table))
            continue
        for j in range(legal_moves(second, p, room.moves[1])):
            room.work[2] = room.work[1]
            play(third, p, room.moves[1, j], room.log)
            best = max(best, share(third, p, table))
    return best


@rule
def weigh_moves(known, p, table, room, moves, values):
    """Write the legal moves of seat `p` and what they are worth, in shares of wins. Returns how many there are."""
    count = legal_moves(known[0], p, moves)
    for i in range(count):
        room.work[0] = known[0]
        if moves[i] == DRAW:
            values[i] = weigh_draw(table, room)
        else:
            play(room.work[0], p, moves[i], room.log)
            values[i] = weigh_paying(p, table, room)
    return count
