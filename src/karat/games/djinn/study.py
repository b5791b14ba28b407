"""Djinn as numbers: its actions and what a seat sees.

A cave can be entered with any of millions of sets of cards, so such a move is spelled by several actions: the task,
then its cards in rising order. What is spelled so far (`partial`) is such a move with cards still missing.
"""

from karat.contract import Number
from karat.games.djinn.caves import (
    CAVE_BITS,
    FIRST_LEVEL,
    LAST_LEVEL,
    ROW,
    TASKS,
    cave_move,
    next_level,
    next_start,
    sums_of_highest,
)
from karat.games.djinn.djinn_cards import EFFECTS
from karat.games.djinn.memory import BATCHES, PLAYS
from karat.games.djinn.positions import CODE, TASK_NAMES
from karat.games.djinn.rules import DJINN, DONE, ENTER_CAVE, KEEP, KEEP_CARD, PLAY_CARD, TRICKS
from karat.games.djinn.treasures import ALL, COLOURS, NUMBERS, TREASURES, count_cards, lowest_card, numbers_between
from karat.games.djinn.trick import MAX_PLAYERS
from karat.games.djinn.words import EFFECT_NAMES
from karat.kernel.core import inlined, rule
from karat.lab.counters import ROUNDS, TURNS
from karat.lab.gpu_work import is_last
from karat.lab.observe import bits, number, observer, one_of
from karat.table.actions import UNFINISHED, WHOLE, offer_moves

# Actions: play a treasure, then
A_KEEP = TREASURES
A_DONE = A_KEEP + TREASURES
A_DJINN = A_DONE + 1
PLACES = (0, 4, 8, 9, 13, 14, 15, 16, 17)  # by effect: four actions where it names a colour or a seat, else one
A_CAVE = A_DJINN + 18  # and its task, then
A_CARD = A_CAVE + TASKS  # a card for it
ACTIONS = A_CARD + TREASURES
MOST_ACTIONS = 1 + LAST_LEVEL  # of one move
CHANCE = TREASURES  # numbers of the cards that can be dealt


@rule
def action_of(state, move):
    """Of a move that is not about a cave."""
    if move >= DJINN:
        return A_DJINN + PLACES[(move - DJINN) // 4] + (move - DJINN) % 4
    if move == DONE:
        return A_DONE
    return A_KEEP + move - KEEP if move >= KEEP else move


@rule
def move_of(state, action):
    if action >= A_DJINN:
        effect = EFFECTS - 1
        while PLACES[effect] > action - A_DJINN:
            effect -= 1
        return DJINN + 4 * effect + action - A_DJINN - PLACES[effect]
    if action == A_DONE:
        return DONE
    return KEEP + action - A_KEEP if action >= A_KEEP else action


@rule
def offer(state, seat, partial, moves, actions):
    if state.step != ENTER_CAVE:
        return offer_moves(state, seat, partial, moves, actions)
    level = next_level(state, seat)
    kept = state.seats[seat].kept
    tops = sums_of_highest(kept)
    if partial == WHOLE:
        count, row = 0, state.rows[level - FIRST_LEVEL]
        for task in range(TASKS):
            if row >> task & 1 and next_start(kept, tops, task, level, 0)[1]:
                actions[count] = A_CAVE + task
                count += 1
        return count
    return offer_cards(partial, level, kept, tops, actions)


@rule
def offer_cards(partial, level, kept, tops, actions):
    """The cards that may come next in a way to meet the task, when some are named already."""
    task, named = (partial >> CAVE_BITS) - 1, partial & ALL
    up_to = 0  # all cards up to the highest one named
    while up_to < named:
        up_to = 2 * up_to + 1
    following = 0
    start, ends = next_start(kept, tops, task, level, 0)
    while ends:
        cards = cave_move(task, level, start) & ALL
        if cards == named:
            following |= ends
        elif cards & up_to == named:
            following |= 1 << lowest_card(cards & ~up_to)
        start, ends = next_start(kept, tops, task, level, start)
    count = 0
    while following:
        actions[count] = A_CARD + lowest_card(following)
        following &= following - 1
        count += 1
    return count


@rule
def spell(state, seat, partial, action):
    if action >= A_CARD:
        partial |= 1 << (action - A_CARD)
        if count_cards(partial & ALL) == next_level(state, seat):
            return partial, WHOLE
        return UNFINISHED, partial
    if action >= A_CAVE:
        return UNFINISHED, action - A_CAVE + 1 << CAVE_BITS
    return move_of(state, action), WHOLE


SPELLED = {A_CAVE + task: f"cave {name} …" for task, name in enumerate(TASK_NAMES)}
SPELLED |= {A_CARD + card: f"… {CODE[card]}" for card in range(TREASURES)}


def parts(text):
    """The texts of the actions that spell a move."""
    if not text.startswith("cave "):
        return [text]
    _, task, *cards = text.split(" ")
    return [f"cave {task} …", *(f"… {card}" for card in cards)]


# Every phase has a trick, and whoever wins it keeps a card: one of all treasures, or one that paid for a cave before.
PHASES = TREASURES + MAX_PLAYERS * sum(range(FIRST_LEVEL, LAST_LEVEL + 1))


def all_djinn(options):
    """Djinn cards in the box; 1 where there are none, which is a bound as good."""
    return max(1, sum(options["djinn_deck"].values()))


def of_an_effect(options):
    """The same of one effect, at most."""
    return max(1, *options["djinn_deck"].values())


FIELDS = (
    observer(MAX_PLAYERS),
    one_of("spelled", "the task chosen for a cave, while its cards are named: run, pairs, under, over, exact, colour",
           TASKS, low=1, shift=CAVE_BITS),
    bits("spelled", "cards named for it so far", TREASURES),
    bits("deck", "treasures that this seat has not seen, wherever they are", TREASURES),
    bits("discard", "discarded treasures that it has seen", TREASURES),
    number("players", "how many players there are", MAX_PLAYERS),
    number("open_memory", "the option", 1),
    number("phase", "number of the phase", PHASES),
    one_of("dealer", "who dealt", MAX_PLAYERS),
    one_of("leader", "who leads the trick", MAX_PLAYERS),
    one_of("turn", "whose turn it is; nothing when nobody's", MAX_PLAYERS),
    one_of("step", "play a card, after the card, keep a card, enter a cave, over", 5),
    number("to_keep", "cards that the winner of the trick still keeps", 2),
    one_of("trump_card", "the card turned up; nothing where there is none", TREASURES),
    one_of("trick", "cards in the trick, the leader's first", TREASURES),
    number("counts_as", "the number of each of them when the trick is decided", NUMBERS),
    number("effects_played", "Djinn cards of this trick", all_djinn),
    number("effects", "which they are, oldest first: 16 effect + 4 argument + seat", 16 * EFFECTS - 1),
    number("deck_size", "cards in the deck", TREASURES),
    number("discard_size", "discarded treasures", TREASURES),
    number("djinn_deck_size", "Djinn cards in their deck", all_djinn),
    number("djinn_deck", "Djinn cards of each effect that this seat has not seen, wherever they are", of_an_effect),
    number("djinn_used", "used Djinn cards of each effect", of_an_effect),
    number("batches", "Djinn cards of so many shuffles are about", BATCHES + 1),
    number("batch", "cards of each shuffle, by effect", of_an_effect),
    number("plays", "Djinn cards played of which it is not certain from which shuffle they came", PLAYS),
    number("listed", "of each: seat, effect, newest shuffle then, cards of it drawn since, its own shuffle if known",
           lambda options: max(EFFECTS, all_djinn(options))),
    bits("rows", "open tasks of levels 3, 4, 5: run, pairs, under, over, exact, colour", TASKS),
    number("row_cards", "cave cards in each of these rows", ROW),
    number("open_level", "the highest level that lies open", LAST_LEVEL),
    number("replaced", "the place in the trick that a card is due for, or -1", MAX_PLAYERS - 1, -1),
    bits("own.hand", "this seat's hand", TREASURES),
    number("own.djinn", "its Djinn cards of each effect", of_an_effect),
    number("own.held", "the same by shuffle", of_an_effect),
    number("seats.hand_size", "cards in hand", TRICKS),
    bits("seats.kept", "kept treasures", TREASURES),
    number("seats.level", "level reached: 0, 3, 4, 5", LAST_LEVEL),
    bits("seats.lacks", "colours that the seat has shown not to hold", COLOURS),
    number("seats.djinn_size", "Djinn cards in hand", all_djinn),
    number("seats.drawn", "Djinn cards drawn from each shuffle", all_djinn),
)  # fmt: skip
UNTOLD = ("forgotten", "pile_wanted", "cards_wanted", "drawing")  # never in what a seat knows

# What is counted -----------------------------------------------------------------------------------------------------
NOTES = {
    "N_TRICK": TURNS,
    "N_PHASE": ROUNDS,
    "N_SHUFFLED": "djinn_shuffled",
    "N_DJINN": (2, 1, tuple(f"djinn_{effect}" for effect in EFFECT_NAMES)),
    "N_CAVE": (2, 1, ("cave_3", "cave_4", "cave_5")),  # levels 3, 4 and 5 leave 0, 1 and 2
}
RARE = {
    "djinn_shuffled": ("DJI-35", "the used Djinn cards are shuffled"),
    **{f"djinn_{effect}": (f"DJI-{61 + i}", f"Djinn card “{effect}”") for i, effect in enumerate(EFFECT_NAMES)},
    "cave_3": ("DJI-30", "a task of level 3 is met"),
    "cave_4": ("DJI-30", "a task of level 4 is met"),
    "cave_5": ("DJI-40", "a task of level 5 is met"),
}
LONGEST = 10_000
SECONDS = (12, 90)
JUDGE_ERROR = 0.08  # docs/bots.md


@rule
def standings(state, out):
    """Levels, then kept cards."""
    for p in range(state.players):
        out[p] = 64 * int(state.seats[p].level) + count_cards(state.seats[p].kept)


@inlined
def work(state):
    """Deals, the end of a trick and the ways into a cave take long."""
    if state.cards_wanted:
        return 5
    if state.step == KEEP_CARD and state.seats[state.turn].hand_size == 0:
        return 6  # on to the caves
    if state.step == PLAY_CARD and is_last(state, state.leader):
        return 4
    return state.step


# What can be otherwise -----------------------------------------------------------------------------------------------
SWITCHES = {
    "djinn_deck": {
        "no Djinn cards": {},
        "each Djinn card once": dict.fromkeys(EFFECT_NAMES, 1),
        "each Djinn card twice": dict.fromkeys(EFFECT_NAMES, 2),
        "each Djinn card four times": dict.fromkeys(EFFECT_NAMES, 4),
    },
    "open_memory": {"the discards lie open": True, "the discards are secret": False},
}
TURNABLE = {"numbers": Number(9, NUMBERS, "the highest number of the treasures")}


def turn(state, numbers):
    state.deck = numbers_between(1, numbers.get("numbers", NUMBERS))
    state.deck_size = COLOURS * numbers.get("numbers", NUMBERS)


def argues_against(reason):
    """Whether a bot's reason speaks against the move: a card that nothing needs, or one that hardly ever wins."""
    return reason["id"] == "djinn-one-more" or reason["values"].get("percent", 100) < 30
