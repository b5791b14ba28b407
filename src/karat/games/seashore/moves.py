"""The moves of Sea or Shore, as numbers: which of them are legal."""

from karat.games.seashore.cards import CARDS, COLOURS, first_of, up_to
from karat.games.seashore.state import CLAIM, PASS, PLAY, RETURN, ROB, is_longest, is_target, owes
from karat.kernel.core import rule

# A move is its kind and, eight times, its details
PASS_COLOUR, PLAY_CARD, TAKE, STEAL, ROB_SEAT, DRAW_FROM, RETURN_CARDS = range(7)
KINDS = 8
MAX_MOVES = 264  # so many for twelve low cards with all plus cards


@rule
def legal_moves(state, p, moves):
    """Write the moves of seat `p` into `moves`, as far as there is room; how many there are."""
    if not owes(state, p):
        return 0
    if state.step == PASS:
        return legal_passes(state, p, moves)
    if state.step == PLAY:
        return legal_plays(state, p, moves)
    if state.step == RETURN:
        return legal_returns(state, p, moves)
    return legal_targets(state, p, moves)


@rule
def legal_passes(state, p, moves):
    """SEA-13: any of the longest colours."""
    found = 0
    for colour in range(COLOURS):
        if is_longest(state.seats[p].hand, colour):
            if found < len(moves):
                moves[found] = KINDS * colour + PASS_COLOUR
            found += 1
    return found


@rule
def legal_plays(state, p, moves):
    """SEA-20 and SEA-21: any card, either half shown, with plus cards up to their number and to the value allowed."""
    found = 0
    hand = state.seats[p].hand
    for laid in range(min(state.seats[p].plus, state.plus_most) + 1):
        cards = hand if laid == 0 else hand & up_to(state.plus_cap - laid)
        while cards:
            card = first_of(cards)
            cards &= cards - 1
            if found + 1 < len(moves):
                moves[found] = KINDS * (2 * laid * CARDS + card) + PLAY_CARD
                moves[found + 1] = KINDS * ((2 * laid + 1) * CARDS + card) + PLAY_CARD
            found += 2
    return found


@rule
def legal_targets(state, p, moves):
    """SEA-31, SEA-40 and SEA-41: the open treasure or a seat to steal from; a seat to rob; a seat to draw from."""
    found = 0
    kind = ROB_SEAT if state.step == ROB else DRAW_FROM
    if state.step == CLAIM:
        kind = STEAL
        if found < len(moves):
            moves[found] = TAKE
        found += 1
    for other in range(state.players):
        if is_target(state, p, other, state.step):
            if found < len(moves):
                moves[found] = KINDS * other + kind
            found += 1
    return found


@rule
def legal_returns(state, p, moves):
    """SEA-41: one's own cards or the drawn ones, as many as were drawn."""
    found = 0
    cards = state.seats[p].hand | state.drawn
    while cards:
        lowest = cards & -cards
        cards &= cards - 1
        others = cards if state.drawn_size == 2 else lowest
        while others:
            if found < len(moves):
                moves[found] = KINDS * (lowest | (others & -others)) + RETURN_CARDS
            others &= others - 1
            found += 1
    return found
