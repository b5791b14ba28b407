"""What a net sees of Diamant: what a seat knows, from its own chair. The others stand in the order of what is safe."""

from karat.bots.net import starts
from karat.games.diamant.bot_looks import danger, hope, lying_on_path, relics_on_path, safe
from karat.games.diamant.rules import (
    EXPEDITIONS,
    FIRST_RELIC,
    FIRST_TRAP,
    KINDS,
    MAX_MOVES,
    MAX_PLAYERS,
    TRAPS,
    count_inside,
)
from karat.kernel.core import inlined, rule

LAYERS = (128, 64)
MOST_LEGAL = MAX_MOVES
OTHERS = MAX_PLAYERS - 1
FULL = 127

CELLS_OF = (
    ("players", 6, 1),
    ("relics", 1, 1),
    ("expedition", EXPEDITIONS, 1),
    ("path_length", 1, 1 / 4),
    ("traps", TRAPS, 1),
    ("deck", KINDS, 1),
    ("cards", 1, 1 / 16),
    ("risk", 1, 1 / 25),  # percent
    ("hope", 1, 1 / 8),  # rubies of the next card to each, ten times
    ("inside", MAX_PLAYERS, 1),
    ("path", 1, 1 / 8),
    ("path_relics", 1, 1 / 8),
    ("bag", 1, 1 / 8),
    ("home", 1, 1 / 32),
    ("in_there", OTHERS, 1),  # of the others by standing: whether there is one inside, and its lead; then outside
    ("in_lead", OTHERS, 1 / 16),
    ("out_there", OTHERS, 1),
    ("out_lead", OTHERS, 1 / 16),
    ("best", 2, 1 / 16),  # the best lead of those inside and of those outside
)
(
    PLAYERS, RELICS_ON, EXPEDITION, LENGTH, TRAPS_SEEN, DECK, CARDS, RISK, HOPE, INSIDE, PATH, PATH_RELICS, BAG, HOME,
    IN_THERE, IN_LEAD, OUT_THERE, OUT_LEAD, BEST, SIZE,
) = starts(CELLS_OF)  # fmt: skip
ASPECTS_OF, ASPECTS = (), 0


@inlined
def few(number):
    return min(max(int(number), -FULL), FULL)


@rule
def features(state, seat, partial, cells):
    """Write what `seat` knows into `cells`, which are all 0. It tells nothing which seats have clicked already."""
    mine = state.seats[seat]
    deadly, cards = danger(state)
    cells[PLAYERS + state.players - 3] = 1
    cells[RELICS_ON] = state.relics
    cells[EXPEDITION + state.expedition - 1] = 1
    cells[LENGTH] = state.path_length
    for i in range(state.path_length):
        if FIRST_TRAP <= state.path[i] < FIRST_RELIC:
            cells[TRAPS_SEEN + state.path[i] - FIRST_TRAP] = 1
    for kind in range(KINDS):
        cells[DECK + kind] = state.deck[kind]
    cells[CARDS] = cards
    inside = count_inside(state)
    cells[RISK] = 100 * deadly // max(cards, 1)
    if inside > 0:
        cells[HOPE] = few(10 * hope(state) // max(cards, 1))
        cells[INSIDE + inside - 1] = 1
    cells[PATH] = few(lying_on_path(state))
    cells[PATH_RELICS] = few(relics_on_path(state))
    cells[BAG] = few(mine.carried)
    own = safe(state, seat)
    cells[HOME] = few(own)
    within, without = 0, 0
    for p in range(state.players):
        if p != seat:
            if state.seats[p].inside:
                within = put(cells, IN_THERE, IN_LEAD, within, few(safe(state, p) - own))
            else:
                without = put(cells, OUT_THERE, OUT_LEAD, without, few(safe(state, p) - own))
    cells[BEST] = cells[IN_LEAD]
    cells[BEST + 1] = cells[OUT_LEAD]


@inlined
def put(cells, there, leads, count, lead):
    """Put a lead among others, the highest first; how many there are."""
    cells[there + count] = 1
    i = count
    while i > 0 and cells[leads + i - 1] < lead:
        cells[leads + i] = cells[leads + i - 1]
        i -= 1
    cells[leads + i] = lead
    return count + 1
