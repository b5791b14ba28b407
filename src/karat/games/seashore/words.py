"""Sea or Shore in words: options, what a seat sees, events and refusals. See also notation.py and positions.py."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from karat.contract import Event, History, Note, Options, Record, Refusal, View
from karat.games.seashore.cards import CARDS, COLOURS, PLUS_CARDS, RANKS
from karat.games.seashore.moves import DRAW_FROM, KINDS, PASS_COLOUR, PLAY_CARD, RETURN_CARDS, ROB_SEAT, STEAL, TAKE
from karat.games.seashore.notation import (
    CARD,
    CODES,
    LETTERS,
    MOST_POINTS,
    SHOWS,
    codes_of,
    move_from,
    treasure_code,
    treasure_text,
)
from karat.games.seashore.notation import card_from as card_from
from karat.games.seashore.notation import card_text as card_text
from karat.games.seashore.notation import move_text as move_text
from karat.games.seashore.positions import PASS_TO, SIDES, STEPS, count_piles, pending, played, points_pile
from karat.games.seashore.positions import from_document as from_document
from karat.games.seashore.positions import new_states as new_states
from karat.games.seashore.positions import to_document as to_document
from karat.games.seashore.state import (
    CLAIM,
    DRAW,
    HIDDEN,
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
    OVER,
    PASS,
    PLAY,
    RETURN,
    ROB,
    SEA,
    is_longest,
)

if TYPE_CHECKING:
    from karat.table.document import Field

TITLE = "Sea or Shore"
PLAYERS = range(3, 6)
OPTIONS: Options = {
    "treasure_points": [1, 1, 2, 3, 4],
    "action_rb": "plus",
    "action_pg": "hand",
    "pass_to": "left",
    "plus_cap": 12,
    "plus_most": PLUS_CARDS,
    "steal_any": False,
}
RULES_VERSION = "1"
DECKS = ()  # every pile is shuffled when it is dealt from
MOST_CAP = 99
COLOUR_NAMES = ("red", "blue", "purple", "green")


def read_options(field: "Field", players: int) -> Options:
    read: dict[str, Callable[[Field], Any]] = {
        "treasure_points": lambda option: [points.whole(0, MOST_POINTS) for points in option.list(RANKS, RANKS)],
        "action_rb": lambda option: option.one_of(tuple(SIDES)),
        "action_pg": lambda option: option.one_of(tuple(SIDES)),
        "pass_to": lambda option: option.one_of(tuple(PASS_TO)),
        "plus_cap": lambda option: option.whole(0, MOST_CAP),
        "plus_most": lambda option: option.whole(0, PLUS_CARDS),
        "steal_any": lambda option: option.flag(),
    }
    options = {name: check(field[name]) if name in field else OPTIONS[name] for name, check in read.items()}
    return options | {"treasure_points": list(options["treasure_points"])}


# What a seat sees ----------------------------------------------------------------------------------------------------
def view(known: Record, seat: int) -> View:
    """Everything public, and what is the seat's own."""
    return {
        "round": known.round_no,
        "start": known.start,
        "turn": None if known.turn == NONE else known.turn,
        "step": STEPS[known.step],
        "piles": [_pile(known, i) for i in range(count_piles(known))],
        "supply": known.supply,
        "box": known.box_size,
        "played": [_laid(p, one) for p, one in played(known)],
        "out": codes_of(known.out),
        "taken": [i for i in range(count_piles(known)) if known.taken[i]],
        "pending": pending(known),
        "drawn": _drawn(known),
        "seats": [_seat(known, p, seat) for p in range(known.players)],
    }


def _pile(known: Record, i: int) -> View:
    is_open = known.height[i] and not known.taken[i]
    return {"cards": known.height[i], "open": treasure_text(known, known.piles[i][0]) if is_open else None}


def _laid(p: int, one: Record) -> View:
    half = {"colour": LETTERS[one.shown]} if one.shows == SEA else {"number": one.shown}
    card = {} if one.card == HIDDEN else {"card": CODES[one.card]}
    return {"seat": p, "shows": SHOWS[one.shows], **half, "plus": one.laid, **card}


def _drawn(known: Record) -> View | None:
    if known.step != RETURN:
        return None
    cards = {"cards": codes_of(known.drawn)} if known.drawn else {}
    return {"from": known.victim, "count": known.drawn_size, **cards}


def _seat(known: Record, p: int, seat: int) -> View:
    one = known.seats[p]
    sight = {
        "cards": one.hand_size,
        "treasures": one.treasures,
        "top": treasure_text(known, one.points_pile[one.treasures - 1]) if one.treasures else None,
        "plus": one.plus,
        "score": one.score,
        "chosen": one.passing != NONE,
    }
    if p == seat:
        sight |= {"hand": codes_of(one.hand), "pass": None if one.passing == NONE else LETTERS[one.passing]}
    if p == seat or known.step == OVER:
        sight["points_pile"] = points_pile(known, one)
    return sight


def events(notes: list[Note]) -> History:
    """What happened, each event as (what all see, {seat: what that seat sees besides})."""
    told: History = []
    for what, a, b, c in notes:
        private: dict[int, Event] = {}
        if what == N_ROUND:
            public = {"event": "round", "number": a, "start": b}
        elif what == N_HAND:
            cards = codes_of(b)
            public, private = {"event": "hand", "seat": a, "count": len(cards)}, {a: {"cards": cards}}
        elif what == N_OPEN:
            public = {"event": "open", "pile": a, "card": treasure_code(b, c)}
        elif what == N_CHOSEN:
            public, private = {"event": "chosen", "seat": a}, {a: {"colour": LETTERS[b]}}
        elif what == N_PASSED:
            card = {"card": CODES[c]}
            public, private = {"event": "passed", "seat": a, "to": b}, {a: card, b: card}
        elif what == N_PLAY:
            laid, shows = divmod(c, 2)
            half = {"colour": LETTERS[b % COLOURS]} if shows == SEA else {"number": b // COLOURS + 1}
            public = {"event": "play", "seat": a, "shows": SHOWS[shows], **half, "plus": laid}
            private = {a: {"card": CODES[b]}}
        elif what == N_REVEAL:
            public = {"event": "reveal", "seat": a, "card": CODES[b], "value": c}
        elif what == N_WIN:
            colours = [letter for colour, letter in enumerate(LETTERS) if b >> colour & 1]
            public = {"event": "win", "seat": a, "colours": colours, "prize": STEPS[c]}
        elif what == N_PLUS:
            public = {"event": "plus", "seat": a, "count": b}
        elif what == N_TAKE:
            pile, seat = divmod(a, KINDS)
            public = {"event": "take", "seat": seat, "pile": pile, "card": treasure_code(b, c)}
        elif what == N_STEAL:
            victim, seat = divmod(a, KINDS)
            public = {"event": "steal", "seat": seat, "from": victim, "card": treasure_code(b, c)}
        elif what == N_ROB:
            public = {"event": "rob", "seat": a, "from": b, "count": c}
        elif what == N_NOTHING:
            public = {"event": "nothing", "seat": a}
        elif what == N_DRAW:
            cards = codes_of(c)
            public = {"event": "draw", "seat": a, "from": b, "count": len(cards)}
            private = {a: {"cards": cards}, b: {"cards": cards}}
        elif what == N_RETURN:
            cards = codes_of(c)
            public = {"event": "return", "seat": a, "to": b, "count": len(cards)}
            private = {a: {"cards": cards}, b: {"cards": cards}}
        elif what == N_UNDER:
            public = {"event": "under", "pile": a, "card": treasure_code(b, c)}
        elif what == N_TRICK:
            public = {"event": "trick_over", "start": a}
        elif what == N_SCORE:
            public = {"event": "score", "seat": a, "treasures": b, "plus": c, "points": b + c // 2}
        else:
            assert what == N_OVER
            public = {"event": "over"}
        told.append((public, private))
    return told


# Refusals ------------------------------------------------------------------------------------------------------------
# The reason, which names the sentence in the catalogues (`<game>-refusal-<reason>`), and the rule behind it.
REFUSALS = {
    "no-seat": "SEA-12",
    "over": "SEA-51",
    "already-chosen": "SEA-13",
    "nothing-to-pass": "SEA-13",
    "not-your-turn": "SEA-20",
    "not-your-prize": "SEA-33",
    "unknown-move": "SEA-20",
    "pass-now": "SEA-13",
    "play-now": "SEA-20",
    "claim-now": "SEA-31",
    "rob-now": "SEA-40",
    "draw-now": "SEA-41",
    "return-now": "SEA-41",
    "not-longest": "SEA-13",
    "not-in-hand": "SEA-20",
    "too-few-plus": "SEA-21",
    "too-many-plus": "SEA-21",
    "takes-no-plus": "SEA-21",
    "over-cap": "SEA-21",
    "steal-nobody": "SEA-31",
    "steal-yourself": "SEA-31",
    "nothing-to-steal": "SEA-31",
    "other-colour": "SEA-31",
    "rob-nobody": "SEA-40",
    "rob-yourself": "SEA-40",
    "too-few-to-rob": "SEA-40",
    "draw-nobody": "SEA-41",
    "draw-yourself": "SEA-41",
    "empty-hand": "SEA-41",
    "return-count": "SEA-41",
    "return-twice": "SEA-41",
    "return-order": "SEA-41",
    "return-not-held": "SEA-41",
}
KINDS_OF_STEP = {
    PASS: (PASS_COLOUR,),
    PLAY: (PLAY_CARD,),
    CLAIM: (TAKE, STEAL),
    ROB: (ROB_SEAT,),
    DRAW: (DRAW_FROM,),
    RETURN: (RETURN_CARDS,),
}


def why_not(known: Record, seat: int, text: str) -> Refusal:
    """The reason why this seat may not make this move now."""
    one = known.seats[seat]
    if known.step == PASS and one.passing != NONE:
        return "already-chosen", {}
    if known.step == PASS and not one.hand_size:
        return "nothing-to-pass", {}
    if known.step != PASS and known.turn != seat:
        return "not-your-turn" if known.step == PLAY else "not-your-prize", {"turn": known.turn}
    move = move_from(text)
    if move is None:
        return _odd_return(text) if known.step == RETURN else ("unknown-move", {"move": text[:40]})
    details, kind = divmod(move, KINDS)
    if kind not in KINDS_OF_STEP[known.step]:
        return f"{STEPS[known.step]}-now", {"colour": COLOUR_NAMES[one.card % COLOURS]}
    if kind == PASS_COLOUR:
        longest = [name for colour, name in enumerate(COLOUR_NAMES) if is_longest(one.hand, colour)]
        return "not-longest", {"longest": " or ".join(longest), "colour": COLOUR_NAMES[details]}
    if kind == PLAY_CARD:
        return _bad_play(known, one, details)
    if kind == RETURN_CARDS:
        return _bad_return(known, one, details)
    return _bad_target(known, seat, details)


def _bad_play(known: Record, one: Record, details: int) -> Refusal:
    how, card = divmod(details, CARDS)
    laid, number = how // 2, card // COLOURS + 1
    values = {"card": CODES[card], "cap": known.plus_cap, "value": number + laid}
    if not one.hand >> card & 1:
        return "not-in-hand", values
    if laid > one.plus:
        return "too-few-plus", {"plus": _plus_cards(one.plus), "laid": laid}
    if laid > known.plus_most:
        return "too-many-plus", {"most": known.plus_most, "laid": laid}
    return "takes-no-plus" if number >= known.plus_cap else "over-cap", values | {"laid": _plus_cards(laid)}


def _plus_cards(number: int) -> str:
    return f"{number or 'no'} plus card{'' if number == 1 else 's'}"


def _bad_target(known: Record, seat: int, target: int) -> Refusal:
    """Why one may not steal from, rob or draw from this seat."""
    word = {CLAIM: "steal", ROB: "rob", DRAW: "draw"}[known.step]
    values = {"seat": target}
    if target >= known.players:
        return f"{word}-nobody", values
    if target == seat:
        return f"{word}-yourself", values
    if known.step == ROB:
        return "too-few-to-rob", values
    if known.step == DRAW:
        return "empty-hand", values
    victim = known.seats[target]
    if not victim.treasures:
        return "nothing-to-steal", values
    top = treasure_text(known, victim.points_pile[victim.treasures - 1])
    return "other-colour", values | {"card": top, "colour": COLOUR_NAMES[known.seats[seat].card % COLOURS]}


def _bad_return(known: Record, one: Record, cards: int) -> Refusal:
    count = cards.bit_count()
    if count != known.drawn_size:
        return "return-count", {"drawn": known.drawn_size, "count": count}
    return "return-not-held", {"card": codes_of(cards & ~one.hand & ~known.drawn)[0]}


def _odd_return(text: str) -> Refusal:
    """What is wrong with the notation of a move while cards are to be returned."""
    word, *codes = text[:40].split(" ")
    if word != "return" or not codes or not all(code in CARD for code in codes):
        return "unknown-move", {"move": text[:40]}
    for code in codes:
        if codes.count(code) > 1:
            return "return-twice", {"card": code}
    return "return-order", {"move": " ".join(["return", *sorted(codes, key=CARD.__getitem__)])}
