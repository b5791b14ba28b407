"""What a net sees of Djinn: what a seat knows, from its own chair, and what a card kept or laid would do."""

from karat.bots.net import starts
from karat.games.djinn.bot_worth import missing
from karat.games.djinn.caves import CAVE_BITS, FIRST_LEVEL, LAST_LEVEL, ROWS, TASKS, next_level
from karat.games.djinn.djinn_cards import EFFECTS, LOWEST, NONE, played_effect, trump_colour
from karat.games.djinn.treasures import ALL, COLOURS, NUMBERS, TREASURES, count_cards
from karat.games.djinn.trick import MAX_PLAYERS, led_colour, place_of
from karat.kernel.core import inlined, rule

LAYERS = (512, 256)
MOST_LEGAL = TREASURES + COLOURS  # cards for a cave; a hand with all Djinn cards is less
LEVELS = LAST_LEVEL + 1
# Actions: see karat.games.djinn.study
A_KEEP = TREASURES
A_DONE = A_KEEP + TREASURES
A_DJINN = A_DONE + 1
A_REPLACE, A_SWAP = A_DJINN + 4, A_DJINN + 9  # and the seat
A_CAVE = A_DJINN + 18
A_CARD = A_CAVE + TASKS

CELLS_OF = (
    ("players", 3, 1),
    ("step", 4, 1),
    ("phase", 1, 1 / 4),
    ("dealer", MAX_PLAYERS, 1),
    ("leader", MAX_PLAYERS, 1),
    ("task", TASKS, 1),  # what is spelled of a cave
    ("named", TREASURES, 1),
    ("hand", TREASURES, 1),
    ("unseen", TREASURES, 1),
    ("trump", COLOURS + 1, 1),  # of the trick, none last
    ("turned_up", COLOURS, 1),
    ("led", COLOURS, 1),
    ("lowest", 1, 1),  # whether the lowest card wins
    ("winning", MAX_PLAYERS, 1),
    ("trick", MAX_PLAYERS * TREASURES, 1),  # by seat
    ("counts_as", MAX_PLAYERS, 1 / 8),
    ("effects", MAX_PLAYERS * EFFECTS, 1),
    ("to_keep", 1, 1),
    ("djinn", EFFECTS, 1),
    ("djinn_size", MAX_PLAYERS, 1 / 2),
    ("djinn_unseen", EFFECTS, 1 / 2),
    ("djinn_left", 1, 1 / 8),
    ("deck_size", 1, 1 / 16),
    ("rows", ROWS * TASKS, 1),
    ("open", LEVELS, 1),
    ("hand_size", MAX_PLAYERS, 1 / 4),
    ("kept", MAX_PLAYERS * TREASURES, 1),
    ("kept_count", MAX_PLAYERS, 1 / 4),
    ("level", MAX_PLAYERS * LEVELS, 1),
    ("lacks", MAX_PLAYERS * COLOURS, 1),
    ("missing", MAX_PLAYERS * TASKS * LEVELS, 1),  # cards that the next level's open tasks want
    ("nearest", MAX_PLAYERS * LEVELS, 1),
)
(
    PLAYERS, STEP, PHASE, DEALER, LEADER, TASK, NAMED, HAND, UNSEEN, TRUMPS, TURNED_UP, LED, LOW_WINS, WINNING, TRICK,
    COUNTS_AS, PLAYED, TO_KEEP, DJINNS, DJINN_SIZE, DJINN_UNSEEN, DJINN_LEFT, DECK_SIZE, ROWS_OPEN, OPEN, HAND_SIZE,
    KEPT, KEPT_COUNT, LEVEL, LACKS, MISSING, NEAREST, SIZE,
) = starts(CELLS_OF)  # fmt: skip

# Of keeping a card: by task whether it brings the own next level nearer, and that of the seats after; of laying one:
# whether it would be winning, as the trick lies, its number and whether it is trump.
ASPECTS_OF = (
    ("nearer", TASKS, 1),
    ("nearest", 1, 1),
    ("enough", 1, 1),
    ("theirs", MAX_PLAYERS - 1, 1 / 2),
    ("wins", 1, 1),
    ("number", 1, 1 / 8),
    ("trump", 1, 1),
    ("lowers", 1, 1 / 2),  # lying cards that are lower
)
NEARER, NEAR, ENOUGH, THEIRS, WINS, NUMBER, IS_TRUMP, LOWERS, ASPECTS = starts(ASPECTS_OF)


@inlined
def write_set(cards, cells, at):
    for card in range(TREASURES):
        cells[at + card] = cards >> card & 1


@inlined
def from_chair(state, seat, p):
    players = int(state.players)
    return (int(p) + players - seat) % players


@rule
def rank_in_trick(state, colour, number, trump, led):
    """How high a card stands in the trick; below 0 where it cannot win."""
    if colour == trump:
        return 2 * NUMBERS + number
    return NUMBERS + number if colour == led else number - NUMBERS


@rule
def lowest_wins(state):
    for i in range(state.effects_played):
        if played_effect(state, i) == LOWEST:
            return True
    return False


@rule
def best_in_trick(state, trump, low):
    """The place of the card that is winning, and how high it stands; NONE in an empty trick."""
    best, best_place, led = -100, NONE, led_colour(state)
    for place in range(state.players):
        card = int(state.trick[place])
        if card != NONE:
            number = int(state.counts_as[place])
            rank = -number if low else rank_in_trick(state, card % COLOURS, number, trump, led)
            if rank > best:
                best, best_place = rank, place
    return best_place, best


@rule
def nearness(state, kept, level):
    """How many cards the nearest open task of a level wants; that level where none is open."""
    nearest = min(level, LAST_LEVEL)
    if FIRST_LEVEL <= level <= state.open_level:
        for task in range(TASKS):
            if state.rows[level - FIRST_LEVEL] >> task & 1:
                nearest = min(nearest, missing(kept, task, level))
    return nearest


@rule
def features(state, seat, partial, cells):
    """Write what `seat` knows into `cells`, which are all 0. Seats are numbered from its own on."""
    players, mine = int(state.players), state.seats[seat]
    cells[PLAYERS + players - 2] = 1
    if state.step < 4:
        cells[STEP + state.step] = 1
    cells[PHASE] = min(int(state.phase), 100)
    cells[DEALER + from_chair(state, seat, state.dealer)] = 1
    cells[LEADER + from_chair(state, seat, state.leader)] = 1
    if partial:
        cells[TASK + (partial >> CAVE_BITS) - 1] = 1
        write_set(partial & ALL, cells, NAMED)
    write_set(mine.hand, cells, HAND)
    write_set(state.deck, cells, UNSEEN)
    trump, low = trump_colour(state) if state.trump_card != NONE else NONE, lowest_wins(state)
    cells[TRUMPS + (trump if trump != NONE else COLOURS)] = 1
    if state.trump_card != NONE:
        cells[TURNED_UP + state.trump_card % COLOURS] = 1
    cells[LOW_WINS] = low
    best, _ = best_in_trick(state, trump, low)
    if best != NONE:
        cells[WINNING + from_chair(state, seat, (int(state.leader) + best) % players)] = 1
    if state.trick[0] != NONE:
        cells[LED + led_colour(state)] = 1
    for i in range(state.effects_played):
        who = from_chair(state, seat, int(state.effects[i]) % 4)
        cells[PLAYED + who * EFFECTS + played_effect(state, i)] += 1
    cells[TO_KEEP] = state.to_keep
    for effect in range(EFFECTS):
        cells[DJINNS + effect] = mine.djinn[effect]
        cells[DJINN_UNSEEN + effect] = state.djinn_deck[effect]
    cells[DJINN_LEFT] = state.djinn_deck_size
    cells[DECK_SIZE] = state.deck_size
    for row in range(ROWS):
        if row + FIRST_LEVEL <= state.open_level:
            for task in range(TASKS):
                cells[ROWS_OPEN + row * TASKS + task] = state.rows[row] >> task & 1
    cells[OPEN + min(int(state.open_level), LAST_LEVEL)] = 1
    for k in range(players):
        look_at_seat(state, (seat + k) % players, k, cells)


@inlined
def look_at_seat(state, p, k, cells):
    theirs, level = state.seats[p], next_level(state, p)
    place = place_of(state, p)
    if state.trick[place] != NONE:
        cells[TRICK + k * TREASURES + state.trick[place]] = 1
        cells[COUNTS_AS + k] = state.counts_as[place]
    cells[DJINN_SIZE + k] = theirs.djinn_size
    cells[HAND_SIZE + k] = theirs.hand_size
    write_set(theirs.kept, cells, KEPT + k * TREASURES)
    cells[KEPT_COUNT + k] = count_cards(theirs.kept)
    cells[LEVEL + k * LEVELS + min(int(theirs.level), LAST_LEVEL)] = 1
    for colour in range(COLOURS):
        cells[LACKS + k * COLOURS + colour] = theirs.lacks >> colour & 1
    if FIRST_LEVEL <= level <= state.open_level and level <= LAST_LEVEL:
        for task in range(TASKS):
            if state.rows[level - FIRST_LEVEL] >> task & 1:
                lack = min(missing(theirs.kept, task, level), LAST_LEVEL)
                cells[MISSING + (k * TASKS + task) * LEVELS + lack] = 1
        cells[NEAREST + k * LEVELS + nearness(state, theirs.kept, level)] = 1


@rule
def aspects(state, seat, action, cells):
    """Write what an action would do into `cells`, which are all 0."""
    if action < A_KEEP:
        would_lay(state, seat, action, cells)
    elif action < A_DONE:
        would_keep(state, seat, action - A_KEEP, cells)


@inlined
def would_lay(state, seat, card, cells):
    trump, low = trump_colour(state) if state.trump_card != NONE else NONE, lowest_wins(state)
    colour, number = card % COLOURS, card // COLOURS + 1
    best, height = best_in_trick(state, trump, low)
    led = colour if best == NONE else led_colour(state)
    rank = -number if low else rank_in_trick(state, colour, number, trump, led)
    cells[WINS] = best == NONE or rank > height
    cells[NUMBER] = number
    cells[IS_TRUMP] = colour == trump
    for place in range(state.players):
        if state.trick[place] != NONE and state.trick[place] // COLOURS + 1 < number:
            cells[LOWERS] += 1


@inlined
def would_keep(state, seat, card, cells):
    level, kept = next_level(state, seat), state.seats[seat].kept
    after = kept | 1 << card
    if FIRST_LEVEL <= level <= state.open_level and level <= LAST_LEVEL:
        for task in range(TASKS):
            if state.rows[level - FIRST_LEVEL] >> task & 1:
                cells[NEARER + task] = missing(kept, task, level) - missing(after, task, level)
        nearest = nearness(state, after, level)
        cells[NEAR] = nearness(state, kept, level) - nearest
        cells[ENOUGH] = nearest == 0
    for k in range(1, state.players):
        p = (seat + k) % int(state.players)
        theirs, level = state.seats[p].kept, next_level(state, p)
        cells[THEIRS + k - 1] = nearness(state, theirs, level) - nearness(state, theirs | 1 << card, level)


@inlined
def turned(state, seat, action):
    """Seats that a Djinn card names are counted on from the own one."""
    if A_REPLACE <= action < A_REPLACE + MAX_PLAYERS:
        return A_REPLACE + from_chair(state, seat, action - A_REPLACE)
    if A_SWAP <= action < A_SWAP + MAX_PLAYERS:
        return A_SWAP + from_chair(state, seat, action - A_SWAP)
    return action
