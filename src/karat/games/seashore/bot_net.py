"""What a net sees of Sea or Shore: what a seat knows, from its own chair, and how each card would stand."""

from karat.bots.net import starts
from karat.games.seashore.cards import (
    CARDS,
    COLOURS,
    MAX_PLAYERS,
    NUMBERS,
    PLUS_CARDS,
    RANKS,
    TREASURES,
    all_of,
    colour_of,
    number_of,
    size_of,
    up_to,
)
from karat.games.seashore.moves import MAX_MOVES
from karat.games.seashore.state import CLAIM, HIDDEN, NONE, OVER, SEA, SHORE, count_piles, top_of
from karat.kernel.core import inlined, rule

LAYERS = (512, 256)
MOST_LEGAL = MAX_MOVES
FULL = 127
A_KIND = COLOURS + RANKS  # a treasure: its colour, its rank
OTHERS = MAX_PLAYERS - 1
# Actions: see karat.games.seashore.study
A_TAKE = COLOURS
A_STEAL = A_TAKE + 1
A_PLAY = A_STEAL + 3 * MAX_PLAYERS
A_RETURN = A_PLAY + 2 * (PLUS_CARDS + 1) * CARDS

CELLS_OF = (
    ("players", 3, 1),
    ("step", OVER, 1),
    ("round", 1, 1),
    ("options", 3, 1),  # sides of the action cards, steal_any
    ("pass_to", 3, 1),
    ("points", RANKS, 1 / 2),  # of treasures by rank
    ("start", MAX_PLAYERS, 1),
    ("victim", MAX_PLAYERS, 1),
    ("tricks", 13, 1),  # cards in the own hand
    ("supply", 1, 1 / 8),
    ("height", 2, 1 / 8),
    ("open", 2 * A_KIND, 1),
    ("taken", 2, 1),
    ("worth", COLOURS, 1 / 2),  # points of the open treasure of each colour
    ("loose", TREASURES, 1),  # treasures whose place is not known
    ("hand", CARDS, 1),
    ("held", COLOURS, 1 / 4),
    ("out", CARDS, 1),
    ("somewhere", CARDS, 1),
    ("drawn", CARDS, 1),
    ("could", OTHERS * CARDS, 1),
    ("among", OTHERS * CARDS, 1),
    ("at_least", OTHERS, 1),
    ("size", MAX_PLAYERS, 1 / 8),
    ("plus", MAX_PLAYERS, 1 / 4),
    ("score", MAX_PLAYERS, 1 / 8),
    ("total", MAX_PLAYERS, 1 / 8),  # of both rounds so far, as far as it is known
    ("ahead", MAX_PLAYERS, 1 / 8),  # the own total less theirs
    ("treasures", MAX_PLAYERS, 1 / 4),
    ("top", MAX_PLAYERS * A_KIND, 1),
    ("laid", MAX_PLAYERS, 1),  # whether there is a card, and
    ("card", MAX_PLAYERS * CARDS, 1),
    ("sea", MAX_PLAYERS * COLOURS, 1),
    ("shore", MAX_PLAYERS * NUMBERS, 1),
    ("raised", MAX_PLAYERS, 1 / 2),
    ("prize", MAX_PLAYERS * 3, 1),
)
(
    PLAYERS, STEP, ROUND, OPTIONS, PASS_TO, POINTS, START, VICTIM, TRICKS, SUPPLY, HEIGHT, OPEN, TAKEN, WORTH, LOOSE,
    HAND, HELD, OUT, SOMEWHERE, DRAWN, COULD, AMONG, AT_LEAST, HAND_SIZE, PLUS, SCORE, TOTAL, AHEAD, TREASURE, TOP,
    LAID, CARD, ON_SEA, ON_SHORE, RAISED, PRIZE, SIZE,
) = starts(CELLS_OF)  # fmt: skip

# Of laying a card: its value, plus cards on it, points of its colour, cards not seen of its colour that are higher and
# lower, seats that show its colour, and numbers that are shown above and below it, seats to come, own cards of the
# colour; of stealing: points. Last, whether the half shown hides the more.
ASPECTS_OF = (
    ("value", 1, 1 / 4),
    ("raised", 1, 1 / 2),
    ("points", 1, 1 / 2),
    ("higher", 1, 1 / 4),
    ("lower", 1, 1 / 4),
    ("same", 1, 1),
    ("above", 1, 1),
    ("below", 1, 1),
    ("to_come", 1, 1 / 2),
    ("held", 1, 1 / 4),
    ("stolen", 1, 1 / 2),
    ("certain", 1, 1),
)
VALUE, UP, PRICE, HIGHER, LOWER, SAME, ABOVE, BELOW, TO_COME, OWN, STOLEN, CERTAIN, ASPECTS = starts(ASPECTS_OF)


@inlined
def few(number):
    return min(max(int(number), -FULL), FULL)


@inlined
def write_set(cards, cells, at):
    for card in range(CARDS):
        cells[at + card] = cards >> card & 1


@inlined
def points_of(state, kind):
    return few(state.points[kind % RANKS])


@inlined
def total_of(state, p):
    """The points of a seat so far, as far as they are known."""
    seat, total = state.seats[p], int(state.seats[p].score) + int(state.seats[p].plus) // 2
    for i in range(seat.treasures):
        if seat.points_pile[i] >= 0:
            total += state.points[seat.points_pile[i] % RANKS]
    return total


@rule
def features(state, seat, partial, cells):
    """Write what `seat` knows into `cells`, which are all 0. Seats are numbered from its own on."""
    players, mine = int(state.players), state.seats[seat]
    cells[PLAYERS + players - 3] = 1
    if state.step < OVER:
        cells[STEP + state.step] = 1
    cells[ROUND] = state.round_no - 1
    cells[OPTIONS] = state.action[0]
    cells[OPTIONS + 1] = state.action[1]
    cells[OPTIONS + 2] = state.steal_any
    cells[PASS_TO + state.pass_to] = 1
    for rank in range(RANKS):
        cells[POINTS + rank] = points_of(state, rank)
    cells[START + (int(state.start) + players - seat) % players] = 1
    if state.drawn_size > 0 and state.victim >= 0:
        cells[VICTIM + (int(state.victim) + players - seat) % players] = 1
    cells[TRICKS + min(int(mine.hand_size), 12)] = 1
    cells[SUPPLY] = state.supply
    for i in range(count_piles(state)):
        cells[HEIGHT + i] = state.height[i]
        cells[TAKEN + i] = state.taken[i]
        kind = int(state.piles[i, 0])
        if state.height[i] > 0 and not state.taken[i] and kind >= 0:
            cells[OPEN + i * A_KIND + kind // RANKS] = 1
            cells[OPEN + i * A_KIND + COLOURS + kind % RANKS] = 1
            cells[WORTH + kind // RANKS] = points_of(state, kind)
    for i in range(state.loose_size):
        if state.loose[i] >= 0:
            cells[LOOSE + state.loose[i]] += 1
    write_set(mine.hand, cells, HAND)
    for colour in range(COLOURS):
        cells[HELD + colour] = size_of(mine.hand & all_of(colour))
    write_set(state.out, cells, OUT)
    write_set(state.somewhere, cells, SOMEWHERE)
    write_set(state.drawn, cells, DRAWN)
    own = total_of(state, seat)
    for k in range(players):
        p = (seat + k) % players
        if k > 0:
            memory = state.memories[seat]
            write_set(memory.could[p], cells, COULD + (k - 1) * CARDS)
            write_set(memory.among[p], cells, AMONG + (k - 1) * CARDS)
            cells[AT_LEAST + k - 1] = memory.at_least[p]
        look_at_seat(state, p, k, own, cells)


@inlined
def look_at_seat(state, p, k, own, cells):
    theirs, total = state.seats[p], total_of(state, p)
    cells[HAND_SIZE + k] = theirs.hand_size
    cells[PLUS + k] = theirs.plus
    cells[SCORE + k] = few(theirs.score)
    cells[TOTAL + k] = few(total)
    cells[AHEAD + k] = few(own - total)
    cells[TREASURE + k] = theirs.treasures
    if theirs.treasures > 0 and top_of(theirs) >= 0:
        kind = int(top_of(theirs))
        cells[TOP + k * A_KIND + kind // RANKS] = 1
        cells[TOP + k * A_KIND + COLOURS + kind % RANKS] = 1
    if theirs.card != NONE:
        cells[LAID + k] = 1
        cells[RAISED + k] = theirs.laid
        if theirs.card != HIDDEN:
            cells[CARD + k * CARDS + theirs.card] = 1
        if theirs.shows == SEA:
            cells[ON_SEA + k * COLOURS + theirs.shown] = 1
        else:
            cells[ON_SHORE + k * NUMBERS + theirs.shown - 1] = 1
    if theirs.prize >= CLAIM:
        cells[PRIZE + k * 3 + theirs.prize - CLAIM] = 1


@rule
def aspects(state, seat, action, cells):
    """Write how an action stands into `cells`, which are all 0."""
    if A_STEAL <= action < A_STEAL + MAX_PLAYERS:
        victim = state.seats[action - A_STEAL]
        if top_of(victim) >= 0:
            cells[STOLEN] = points_of(state, int(top_of(victim)))
    elif A_PLAY <= action < A_RETURN:
        how, card = divmod(action - A_PLAY, CARDS)
        would_lay(state, seat, card, how // 2, cells)


@inlined
def would_lay(state, seat, card, raised, cells):
    colour, value = colour_of(card), number_of(card) + raised
    cells[VALUE] = value
    cells[UP] = raised
    for i in range(count_piles(state)):
        if state.height[i] > 0 and not state.taken[i] and state.piles[i, 0] >= 0:
            if state.piles[i, 0] // RANKS == colour:
                cells[PRICE] = points_of(state, int(state.piles[i, 0]))
    unseen = state.somewhere & all_of(colour)
    higher = size_of(unseen & ~up_to(value))
    cells[HIGHER] = higher
    cells[LOWER] = size_of(unseen) - higher
    cells[OWN] = size_of(state.seats[seat].hand & all_of(colour)) - 1
    beaten = higher
    for p in range(state.players):
        other = state.seats[p]
        if p == seat:
            continue
        if other.card == NONE:
            if other.hand_size > 0:
                cells[TO_COME] += 1
                beaten += other.plus
        elif other.shows == SEA:
            cells[SAME] += other.shown == colour
            beaten += other.shown == colour
        elif other.shows == SHORE:
            over = other.shown + other.laid >= value
            cells[ABOVE] += over
            cells[BELOW] += not over
            beaten += over
    cells[CERTAIN] = beaten == 0


@inlined
def turned(state, seat, action):
    """Seats to steal from, to rob and to draw from are counted on from the own one."""
    if A_STEAL <= action < A_PLAY:
        kind, other = divmod(action - A_STEAL, MAX_PLAYERS)
        players = int(state.players)
        return A_STEAL + kind * MAX_PLAYERS + (other + players - seat) % players
    return action
