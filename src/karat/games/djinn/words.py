"""Djinn in words: names, notation, what a seat sees, events and refusals. Position documents are in positions.py."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from karat.contract import Event, History, Note, Options, Record, Refusal, View
from karat.games.djinn.caves import CAVE_BITS, COLOUR, EXACT, FIRST_LEVEL, OVER, PAIRS, RUN, UNDER, meets
from karat.games.djinn.djinn_cards import FIFTEEN, FREE, MOST_DJINN, NONE, REPLACE, SWAP, TRUMP
from karat.games.djinn.positions import (
    CARD,
    CODE,
    COLOUR_CODES,
    EFFECT,
    EFFECT_NAMES,
    STEP_NAMES,
    TASK,
    TASK_NAMES,
    from_document,
    name_argument,
    new_states,
    to_document,
    write_cards,
    write_djinn,
    write_effects,
    write_rows,
    write_tasks,
    write_trick,
)
from karat.games.djinn.rules import (
    AFTER_CARD,
    DECK,
    DJINN,
    DJINN_DECK,
    DONE,
    ENTER_CAVE,
    KEEP,
    KEEP_CARD,
    N_CAVE,
    N_DISCARD,
    N_DJINN,
    N_DONE,
    N_DRAW,
    N_HAND,
    N_KEEP,
    N_OVER,
    N_PHASE,
    N_PLAY,
    N_REPLACED,
    N_ROW,
    N_SHUFFLED,
    N_TRICK,
    N_TRUMP,
    PLAY,
)
from karat.games.djinn.treasures import ALL, COLOURS
from karat.games.djinn.trick import MAX_PLAYERS

__all__ = ["from_document", "new_states", "to_document"]  # this module is where the table looks for them

if TYPE_CHECKING:
    from karat.table.document import Field

TITLE = "Djinn"
PLAYERS = range(2, MAX_PLAYERS + 1)
OPTIONS: Options = {"djinn_deck": dict.fromkeys(EFFECT_NAMES, 2), "open_memory": False}
RULES_VERSION = "1"
DECKS = (DECK, DJINN_DECK)  # piles whose order lasts from one card to the next

COLOUR_NAMES = ("purple", "green", "yellow", "blue")
MOVE = {"done": DONE}
MOVE |= {f"play {code}": PLAY + card for code, card in CARD.items()}
MOVE |= {f"keep {code}": KEEP + card for code, card in CARD.items()}
for _name, _effect in EFFECT.items():
    if _effect == TRUMP:
        MOVE |= {f"djinn {_name} {code}": DJINN + 4 * _effect + colour for colour, code in enumerate(COLOUR_CODES)}
    elif _effect in (REPLACE, SWAP):
        MOVE |= {f"djinn {_name} {seat}": DJINN + 4 * _effect + seat for seat in range(MAX_PLAYERS)}
    else:
        MOVE[f"djinn {_name}"] = DJINN + 4 * _effect
MOVE_TEXT = {move: text for text, move in MOVE.items()}


# Setup ---------------------------------------------------------------------------------------------------------------
def read_options(field: "Field", players: int) -> Options:
    options: Options = {"djinn_deck": dict(OPTIONS["djinn_deck"]), "open_memory": False}
    if "djinn_deck" in field:
        deck = field["djinn_deck"].keys(optional=EFFECT_NAMES)
        options["djinn_deck"] = {name: deck[name].whole(0, MOST_DJINN) for name in deck.value}
        if sum(options["djinn_deck"].values()) > MOST_DJINN:
            deck.fail(f"should have at most {MOST_DJINN} cards in all", "in-all", most=MOST_DJINN)
    if "open_memory" in field:
        options["open_memory"] = field["open_memory"].flag()
    return options


# Notation ------------------------------------------------------------------------------------------------------------
def card_text(which: int, card: int) -> str:
    return CODE[card] if which == DECK else EFFECT_NAMES[card] if which == DJINN_DECK else TASK_NAMES[card]


def card_from(which: int, code: str) -> int | None:
    return (CARD if which == DECK else EFFECT if which == DJINN_DECK else TASK).get(code)


def move_text(move: int) -> str:
    if move >> CAVE_BITS:
        return " ".join(["cave", TASK_NAMES[(move >> CAVE_BITS) - 1], *write_cards(move & ALL)])
    return MOVE_TEXT[move]


def move_from(text: str) -> int | None:
    move = MOVE.get(text)
    if move is None and text.startswith("cave ") and len(text) <= 40:
        _, task, *codes = text.split(" ")
        cards = [CARD.get(code, NONE) for code in codes]
        if task in TASK and all(low < high for low, high in zip([NONE, *cards], cards)):
            return TASK[task] + 1 << CAVE_BITS | sum(1 << card for card in cards)
    return move


# What a seat sees ----------------------------------------------------------------------------------------------------
def view(known: Record, seat: int) -> View:
    """DJI-70: everything public, the seat's own cards, and the discards where the option `open_memory` shows them."""
    seats = []
    for p, one in enumerate(known.seats[: known.players]):
        seats.append(
            {
                "hand_size": one.hand_size,
                "kept": write_cards(one.kept),
                "djinn_size": one.djinn_size,
                "level": one.level,
            }
        )
        if p == seat:
            seats[p] |= {"hand": write_cards(one.hand), "djinn": write_djinn(one.djinn)}
    seen = {
        "phase": known.phase,
        "dealer": known.dealer,
        "leader": known.leader,
        "turn": None if known.turn == NONE else known.turn,
        "step": STEP_NAMES[known.step],
        "to_keep": known.to_keep,
        "trump_card": CODE[known.trump_card],
        "trick": write_trick(known),
        "effects": write_effects(known),
        "deck_size": known.deck_size,
        "discard_size": known.discard_size,
        "djinn_deck_size": known.djinn_deck_size,
        "djinn_used": write_djinn(known.djinn_used),
        "caves": write_rows(known, known.open_level),
        "open_level": known.open_level,
        "seats": seats,
    }
    if known.open_memory:
        seen["discard"] = write_cards(known.discard)
    return seen


def events(notes: list[Note]) -> History:
    """What happened, each event as (what all see, {seat: what that seat sees besides})."""
    told: History = []
    for what, a, b, c in notes:
        private: dict[int, Event] = {}
        if what == N_PLAY:
            public = {"event": "play", "seat": a, "card": CODE[b]}
        elif what == N_DJINN:
            public = {"event": "djinn", "seat": a, "effect": EFFECT_NAMES[b]} | name_argument(b, c)
        elif what == N_DONE:
            public = {"event": "done", "seat": a}
        elif what == N_REPLACED:
            public = {"event": "replace", "seat": a, "card": CODE[c], "discarded": CODE[b]}
        elif what == N_TRICK:
            public = {"event": "trick", "seat": a}
        elif what == N_KEEP:
            public = {"event": "keep", "seat": a, "card": CODE[b], "highest": bool(c)}
        elif what == N_DISCARD:
            public = {"event": "discard", "cards": write_cards(a)}
        elif what == N_CAVE:
            task = TASK_NAMES[(c >> CAVE_BITS) - 1]
            public = {"event": "cave", "seat": a, "level": b, "task": task, "cards": write_cards(c & ALL)}
        elif what == N_ROW:
            public = {"event": "row", "level": a, "tasks": write_tasks(b)}
        elif what == N_SHUFFLED:
            public = {"event": "djinn_shuffled", "size": a}
        elif what == N_DRAW:
            public, private = {"event": "draw", "seat": a}, {a: {"effect": EFFECT_NAMES[b]}}
        elif what == N_PHASE:
            public = {"event": "phase", "number": a, "dealer": b, "leader": c}
        elif what == N_HAND:
            hand = write_cards(b)
            public, private = {"event": "deal", "seat": a, "size": len(hand)}, {a: {"hand": hand}}
        elif what == N_TRUMP:
            public = {"event": "trump", "card": CODE[a]}
        else:
            assert what == N_OVER
            public = {"event": "over"}
        told.append((public, private))
    return told


# Refusals ------------------------------------------------------------------------------------------------------------
# The reason, which names the sentence in the catalogues (`<game>-refusal-<reason>`), and the rule behind it.
REFUSALS = {
    "no-seat": "DJI-11",
    "over": "DJI-40",
    "not-your-turn": "DJI-20",
    "not-your-trick": "DJI-22",
    "not-your-cave": "DJI-32",
    "unknown-move": "DJI-20",
    "play-what": "DJI-20",
    "keep-what": "DJI-22",
    "djinn-what": "DJI-50",
    "cave-what": "DJI-30",
    "unknown-card": "DJI-1",
    "not-held": "DJI-20",
    "must-follow": "DJI-20",
    "not-laid": "DJI-51",
    "already-laid": "DJI-51",
    "no-trick-won": "DJI-22",
    "keep-now": "DJI-22",
    "not-in-trick": "DJI-22",
    "unknown-djinn": "DJI-4",
    "djinn-not-held": "DJI-50",
    "trump-needs-colour": "DJI-61",
    "replace-needs-seat": "DJI-62",
    "replace-no-seat": "DJI-62",
    "replace-own": "DJI-62",
    "replace-nothing": "DJI-62",
    "replace-empty-pile": "DJI-62",
    "free-too-late": "DJI-63",
    "swap-too-early": "DJI-64",
    "swap-needs-seat": "DJI-64",
    "swap-no-seat": "DJI-64",
    "swap-own": "DJI-64",
    "swap-nothing": "DJI-64",
    "fifteen-too-early": "DJI-68",
    "no-cave-now": "DJI-30",
    "cave-now": "DJI-30",
    "unknown-task": "DJI-2",
    "task-not-open": "DJI-31",
    "card-twice": "DJI-30",
    "wrong-number": "DJI-30",
    "not-kept": "DJI-30",
    "not-a-run": "DJI-2",
    "not-pairs": "DJI-3",
    "not-under": "DJI-2",
    "not-over": "DJI-2",
    "not-exact": "DJI-2",
    "not-one-colour": "DJI-2",
    "not-ascending": "DJI-30",
}
NOT_NOW = {"done": "not-laid", "keep": "no-trick-won", "cave": "no-cave-now"}
NOT_MET = {RUN: "not-a-run", PAIRS: "not-pairs", UNDER: "not-under", OVER: "not-over", EXACT: "not-exact"}
NOT_MET[COLOUR] = "not-one-colour"
PAIRS_WISH = {3: "a pair and one card lower than it", 4: "two pairs", 5: "two pairs and one card lower than both"}


def why_not(known: Record, seat: int, text: str) -> Refusal:
    """The reason why this seat may not make this move now."""
    if known.turn != seat:
        waiting = {KEEP_CARD: "not-your-trick", ENTER_CAVE: "not-your-cave"}
        return waiting.get(known.step, "not-your-turn"), {"turn": known.turn}
    verb, *rest = text.split(" ")
    sizes = {"play": (0, 1), "keep": (0, 1), "done": (0,), "djinn": (0, 1, 2), "cave": range(99)}
    if len(rest) not in sizes.get(verb, ()):
        return "unknown-move", {"move": text[:40]}
    asked = {KEEP_CARD: "keep", ENTER_CAVE: "cave"}.get(known.step)
    if asked not in (None, verb):
        return f"{asked}-now", {}
    if asked is None and verb in NOT_NOW:
        return NOT_NOW[verb], {}
    if verb == "play" and known.step == AFTER_CARD:
        return "already-laid", {}
    if not any(rest):
        return f"{verb}-what", {}
    if verb == "djinn":
        return _why_not_djinn(known, seat, text, *rest)
    others: dict[str, Callable[..., Refusal]] = {"play": _why_not_play, "keep": _why_not_keep, "cave": _why_not_cave}
    return others[verb](known, seat, *rest)


def _why_not_play(known: Record, seat: int, code: str) -> Refusal:
    if code not in CARD:
        return "unknown-card", {"card": code[:40]}
    if not known.seats[seat].hand >> CARD[code] & 1:
        return "not-held", {"card": code}
    return "must-follow", {"colour": COLOUR_NAMES[known.trick[0] % COLOURS]}


def _why_not_keep(known: Record, seat: int, code: str) -> Refusal:
    return ("not-in-trick", {"card": code}) if code in CARD else ("unknown-card", {"card": code[:40]})


def _why_not_djinn(known: Record, seat: int, text: str, name: str, target: str | None = None) -> Refusal:
    if name not in EFFECT:
        return "unknown-djinn", {"effect": name[:40]}
    effect = EFFECT[name]
    if not known.seats[seat].djinn[effect]:
        return "djinn-not-held", {"effect": name}
    if effect == TRUMP:
        return "trump-needs-colour", {}
    if effect in (REPLACE, SWAP):
        return _why_not_target(known, seat, effect, name, target or "")
    if target is not None:
        return "unknown-move", {"move": text[:40]}
    return {FREE: "free-too-late", FIFTEEN: "fifteen-too-early"}[effect], {}


def _why_not_target(known: Record, seat: int, effect: int, name: str, target: str) -> Refusal:
    if effect == SWAP and known.step != AFTER_CARD:
        return "swap-too-early", {}
    if effect == REPLACE and not known.deck_size:
        return "replace-empty-pile", {}
    if not target.isdecimal():
        return f"{name}-needs-seat", {}
    if target not in [str(p) for p in range(known.players)]:
        return f"{name}-no-seat", {"seat": target[:40], "last": known.players - 1}
    return f"{name}-own" if target == str(seat) else f"{name}-nothing", {"seat": target}


def _why_not_cave(known: Record, seat: int, name: str, *codes: str) -> Refusal:
    level = max(FIRST_LEVEL, known.seats[seat].level + 1)
    if name not in TASK:
        return "unknown-task", {"task": name[:40]}
    if not known.rows[level - FIRST_LEVEL] >> TASK[name] & 1:
        return "task-not-open", {"task": name, "level": level}
    for code in codes:
        if code not in CARD:
            return "unknown-card", {"card": code[:40]}
        if codes.count(code) > 1:
            return "card-twice", {"card": code}
        if not known.seats[seat].kept >> CARD[code] & 1:
            return "not-kept", {"card": code}
    if len(codes) != level:
        return "wrong-number", {"level": level, "count": len(codes)}
    cards = [CARD[code] for code in codes]
    if meets(sum(1 << card for card in cards), TASK[name]):
        return "not-ascending", {"cards": " ".join(CODE[card] for card in sorted(cards))}
    total = sum(card // COLOURS + 1 for card in cards)
    limit = 10 * level if TASK[name] == OVER else 5 * level
    return NOT_MET[TASK[name]], {"level": level, "wish": PAIRS_WISH[level], "sum": total, "limit": limit}
