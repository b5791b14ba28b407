"""Sea or Shore as numbers: its actions and what a seat sees."""

from karat.contract import Number
from karat.games.seashore.cards import (
    CARDS,
    COLOURS,
    MAX_PLAYERS,
    NUMBERS,
    PLUS_CARDS,
    RANKS,
    ROUNDS,
    TREASURES,
    first_of,
    only,
)
from karat.games.seashore.moves import (
    DRAW_FROM,
    KINDS,
    PASS_COLOUR,
    PLAY_CARD,
    RETURN_CARDS,
    ROB_SEAT,
    STEAL,
    TAKE,
)
from karat.games.seashore.notation import MOST_POINTS
from karat.games.seashore.rules import DRAWING, OVER, PASS, PLAY, RETURN, is_over
from karat.kernel.core import inlined, rule
from karat.lab.counters import ROUNDS as ROUNDS_PLAYED
from karat.lab.counters import TURNS, counted_bits
from karat.lab.gpu_work import is_last
from karat.lab.observe import bits, number, observer, one_of

# Actions: pass a colour, then
A_TAKE = COLOURS
A_STEAL = A_TAKE + 1
A_ROB = A_STEAL + MAX_PLAYERS
A_DRAW = A_ROB + MAX_PLAYERS
A_PLAY = A_DRAW + MAX_PLAYERS  # by plus cards laid, half shown and card
A_RETURN = A_PLAY + 2 * (PLUS_CARDS + 1) * CARDS  # one card
A_RETURN_TWO = A_RETURN + CARDS  # ordered by the higher one, then by the lower one
ACTIONS = A_RETURN_TWO + CARDS * (CARDS - 1) // 2
CHANCE = COLOURS * (MOST_POINTS + 1)  # numbers of the cards and treasures that can be dealt


@inlined
def action_of(state, move):
    details, kind = divmod(move, KINDS)
    if kind == PLAY_CARD:
        return A_PLAY + details
    if kind == PASS_COLOUR:
        return details
    if kind == TAKE:
        return A_TAKE
    if kind == STEAL:
        return A_STEAL + details
    if kind == ROB_SEAT:
        return A_ROB + details
    if kind == DRAW_FROM:
        return A_DRAW + details
    low, rest = first_of(details), details & (details - 1)
    if rest == 0:
        return A_RETURN + low
    high = first_of(rest)
    return A_RETURN_TWO + high * (high - 1) // 2 + low


@rule
def move_of(state, action):
    if action >= A_RETURN_TWO:
        high, low = 1, action - A_RETURN_TWO
        while low >= high:
            low -= high
            high += 1
        return KINDS * (only(high) | only(low)) + RETURN_CARDS
    if action >= A_RETURN:
        return KINDS * only(action - A_RETURN) + RETURN_CARDS
    if action >= A_PLAY:
        return KINDS * (action - A_PLAY) + PLAY_CARD
    if action >= A_DRAW:
        return KINDS * (action - A_DRAW) + DRAW_FROM
    if action >= A_ROB:
        return KINDS * (action - A_ROB) + ROB_SEAT
    if action >= A_STEAL:
        return KINDS * (action - A_STEAL) + STEAL
    return TAKE if action == A_TAKE else KINDS * action + PASS_COLOUR


def most_points(options):
    """What all treasures and plus cards of both rounds are worth."""
    return ROUNDS * (COLOURS * sum(options["treasure_points"]) + PLUS_CARDS // 2)


FIELDS = (
    observer(MAX_PLAYERS),
    number("players", "how many players there are", MAX_PLAYERS),
    number("action", "options: of the action cards red/blue and purple/green, 1 where the hand side is used", 1),
    one_of("pass_to", "option: left, right, nobody", 3),
    number("plus_cap", "option", lambda options: max(1, options["plus_cap"])),
    number("plus_most", "option", PLUS_CARDS),
    number("steal_any", "option", 1),
    number(
        "points", "option: points of the treasures, highest first", lambda options: max(1, *options["treasure_points"])
    ),
    number("round_no", "1 or 2", ROUNDS),
    one_of("start", "who has the start-player card", MAX_PLAYERS),
    one_of("step", "pass, play, claim, rob, draw, return, over; then chance: cards, pile, second pile, draw", 11),
    one_of("turn", "whose turn it is; nothing when nobody's", MAX_PLAYERS),
    number("supply", "plus cards left", PLUS_CARDS),
    number("height", "cards in each treasure pile", TREASURES),
    number("piles", "treasures of each pile, the open one first: 5 colour + rank; -2 if not known", TREASURES, -2),
    number("taken", "of each pile, whether its open treasure is gone", 1),
    number("turned_under", "of each pile, how many at the bottom went there before all eyes", TREASURES),
    number("box_size", "cards that nobody has", CARDS),
    bits("out", "cards of finished tricks", CARDS),
    bits("drawn", "cards on their way between two hands, if this seat sees them", CARDS),
    number("drawn_size", "how many they are", 2),
    one_of("victim", "whom they were drawn from", MAX_PLAYERS),
    bits("somewhere", "cards whose place this seat does not know", CARDS),
    number("loose", "treasures whose place it does not know, sorted", TREASURES),
    number("loose_size", "how many they are", TREASURES),
    bits("own.hand", "this seat's hand", CARDS),
    bits("memory.could", "cards that each seat may hold, for all this one has seen; in its own place: the box", CARDS),
    bits("memory.among", "of these cards each seat holds", CARDS),
    number("memory.at_least", "at least so many", CARDS),
    bits("memory.mixed", "seats that exchanged cards with each other out of sight", MAX_PLAYERS),
    number("memory.swapped", "so many cards each way, at most", 127),
    bits("memory.partners", "seats that this one has exchanged cards with", MAX_PLAYERS),
    bits("memory.fixed", "cards that the first two of the mixed seats had played before", CARDS),
    bits("memory.touched", "cards that came into the own hand after the pass", CARDS),
    bits("seats.discards", "cards played in earlier tricks of this round", CARDS),
    bits("seats.began", "the hand right after the pass, as far as it is known", CARDS),
    number("seats.score", "points of finished rounds", most_points),
    number("seats.hand_size", "cards in hand", CARDS),
    number("seats.passing", "colour chosen to pass; -1 none, -2 hidden", COLOURS - 1, -2),
    number("seats.gave", "the card passed in this round, if this seat knows it, else -1", CARDS - 1, -1),
    one_of("seats.card", "played to this trick: hidden, none, or which", CARDS + 2, low=-2),
    number("seats.shows", "0 shows the sea, 1 the shore", 1),
    number("seats.shown", "the colour or the number that all see", NUMBERS),
    number("seats.laid", "plus cards on it", PLUS_CARDS),
    number("seats.plus", "plus cards in front of the seat", PLUS_CARDS),
    number("seats.prize", "not yet settled: 2 a treasure, 3 rob, 4 draw, -1 none", 4, -1),
    number("seats.treasures", "height of the points pile", TREASURES),
    number("seats.points_pile", "the treasures in it, the visible one last; -2 where one is not known", TREASURES, -2),
    number("seats.unseen", "so many at the bottom were never seen by the others", TREASURES),
)
UNTOLD = ("box", "pool", "seats.due")  # never in what a seat knows

# What is counted -----------------------------------------------------------------------------------------------------
NOTES = {
    "N_TRICK": TURNS,
    "N_ROUND": ROUNDS_PLAYED,
    "N_PLAY": (3, 2, (None, *["plus_laid"] * 49)),
    "N_WIN": (2, 1, counted_bits(None, "colours_joined")),
    "N_STEAL": "steal",
    "N_ROB": "rob",
    "N_DRAW": "draw",
    "N_NOTHING": "nothing",
    "N_UNDER": "under",
}
RARE = {
    "plus_laid": ("SEA-21", "a card is raised by plus cards"),
    "steal": ("SEA-31", "a treasure is stolen"),
    "colours_joined": ("SEA-34", "two colours count as one"),
    "under": ("SEA-35", "a treasure that nobody took goes under its pile"),
    "rob": ("SEA-40", "plus cards are robbed"),
    "draw": ("SEA-41", "cards are drawn from a hand"),
    "nothing": ("SEA-41", "there is no hand to draw from"),
}
LONGEST = 600
SECONDS = (15, 120)
JUDGE_ERROR = 0.2  # docs/bots.md


@rule
def standings(state, out):
    """Points of this round and the one before."""
    for p in range(state.players):
        seat = state.seats[p]
        out[p] = seat.score
        if not is_over(state):
            out[p] += seat.plus // 2
            for i in range(seat.treasures):
                out[p] += state.points[seat.points_pile[i] % RANKS]


@inlined
def work(state):
    if state.step > OVER:
        return 5 if state.step == DRAWING else 6
    if state.step == PLAY:
        return 4 if is_last(state, state.start) else 1
    if state.step == PASS:
        return 0
    return 3 if state.step == RETURN else 2


# What can be otherwise -----------------------------------------------------------------------------------------------
SWITCHES = {
    "treasure_points": {
        "1, 1, 2, 3, 4": [1, 1, 2, 3, 4],
        "1, 2, 2, 3, 4": [1, 2, 2, 3, 4],
        "1, 2, 3, 4, 5": [1, 2, 3, 4, 5],
        "all worth 2": [2, 2, 2, 2, 2],
    },
    "action_rb": {"red and blue draw": "hand", "red and blue rob": "plus"},
    "action_pg": {"purple and green rob": "plus", "purple and green draw": "hand"},
    "pass_to": {"passed to the left": "left", "passed to the right": "right", "no pass": "none"},
    "plus_cap": {"raised up to 10": 10, "raised up to 12": 12, "raised without a limit": 99},
    "plus_most": {"at most 3 plus cards": 3, "any number of plus cards": PLUS_CARDS},
    "steal_any": {"any colour is stolen": True, "only the colour won is stolen": False},
}
TURNABLE = {"rounds": Number(1, ROUNDS, "rounds of a game")}


def turn(state, numbers):
    state.round_no += ROUNDS - numbers.get("rounds", ROUNDS)


def argues_against(reason):
    """Whether a bot's reason speaks against the move: the card is beaten, or can be, or a good one is given away."""
    if reason["id"] == "seashore-give":
        return 2 * reason["values"]["count"] > reason["values"]["total"]
    return reason["id"] in ("seashore-beaten", "seashore-higher")
