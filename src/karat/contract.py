"""What the folder of a game provides: the page to work from when you write one. docs/your-game.md walks you through it.

    mygame/
      __init__.py     makes it a package; its docstring says in a line what the game is
      rules.py        Rules: the game, as functions over one NumPy record
      worlds.py       Worlds: what a seat knows, and how it imagines the rest
      words.py        Words: names, notation, views, events, refusals, documents
      locale/en.ftl   its sentences for people (and other languages beside it)

That is enough to play, record, replay, search, simulate and study it. All else is optional, and something plain stands
in for what is not there: see ROLES and FILES. `karat new-game NAME` writes such a folder, `karat check NAME` says what
is wrong with one.

Rules and worlds are compiled: loops instead of array expressions, no new arrays, whole numbers only, each function
under `@rule` of karat.kernel.core. A `state` or `known` is one record of STATE, a `seat` or `p` is a number from 0, a
spectator is seat -1.
"""

import inspect
from collections.abc import Callable, Collection, Iterable, Sequence
from types import ModuleType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    NamedTuple,
    Protocol,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:  # this page stands below all others
    from karat.table.document import Field
    from karat.table.game import Game, Knowledge, State
    from karat.terminal.paint import Scene
    from karat.terminal.voice import Voice

# What goes from hand to hand -----------------------------------------------------------------------------------------
States: TypeAlias = NDArray[np.void]  # records of one game; what plain Python hands on is an array of one
RecordType: TypeAlias = np.dtype[np.void]
Record: TypeAlias = Any  # one record: its fields are attributes, which each game names for itself
Numbers: TypeAlias = NDArray[np.int64]  # room for moves, cards, scores, notes, or a generator of chance
Floats: TypeAlias = NDArray[np.float64]
Note: TypeAlias = list[int]  # [N_NAME, a, b, c]
Options: TypeAlias = dict[str, Any]  # by name, as JSON has them
Document: TypeAlias = dict[str, Any]  # a position or record, as JSON has it
View: TypeAlias = dict[str, Any]  # what a seat sees, as JSON has it
Event: TypeAlias = dict[str, Any]  # what happened, with its kind as `event`
History: TypeAlias = list[tuple[Event | None, dict[int, Event]]]  # what all see, and what single seats see
Refusal: TypeAlias = tuple[str, dict[str, Any]]  # a reason of `why_not`, and the values of its sentence
Reason: TypeAlias = dict[str, Any]  # {"id": "NAME-WHY", "values": {…}}
MOST_SEATS, MOST_CARDS = 8, 128  # that there is room for: of a game with all who may win, and of a pile
_Function = TypeVar("_Function", bound=Callable[..., Any])


class May:
    """Marks what a game may have and need not."""


def may(function: _Function) -> _Function:
    """What a game may have and need not."""
    function.may = True  # type: ignore[attr-defined]
    return function


class Number(NamedTuple):
    """A number of the box that a study can turn: from `low` to `usual`, which is that of the box."""

    low: int
    usual: int
    about: str


# Needed --------------------------------------------------------------------------------------------------------------
class Rules(Protocol):
    """rules.py: the game itself. It draws nothing by chance: it says which cards it wants, and is handed them."""

    STATE: Annotated[RecordType, "the record of a game: flat whole numbers, `players` among them, a multiple of 4 "
                     "bytes; no two games have equal records, so give it a field is_NAME"]  # fmt: skip
    MAX_MOVES: Annotated[int, "how many moves can be legal at once, at most, in a game from its start"]
    MOVES: Annotated[int, May, "how many moves there are: they are 0 to MOVES - 1 (needed unless study.py has ACTIONS)"]
    CARDS: Annotated[int, May, "how many cards can be dealt: they are 0 to CARDS - 1 (without it, 128)"]

    # Besides, N_NAME = 0, 1, … number the notes; without a study.py each is a counter, and N_TURN and N_ROUND are
    # turns and rounds.

    def begin(self, state: Record, log: Numbers) -> None:
        """set up a record that holds players and options, until cards or a decision are due"""

    def wanted(self, state: Record) -> tuple[int, int]:
        """the pile that cards are due from, and how many (0: none)"""

    def pile(self, state: Record, which: int, cards: Numbers) -> int:
        """write the cards of a pile into `cards`, in any order; how many there are (at most 128)"""

    def deal(self, state: Record, cards: Numbers, count: int, log: Numbers) -> None:
        """take the `count` first of `cards`, which chance has picked from the wanted pile"""

    def owes(self, state: Record, p: int) -> bool:
        """whether seat `p` owes a decision now; several seats do where choices are secret and made at the same time"""

    def legal_moves(self, state: Record, p: int, moves: Numbers) -> int:
        """write the legal moves of seat `p` into `moves`, as far as there is room; how many there are"""

    def play(self, state: Record, p: int, move: int, log: Numbers) -> None:
        """make a legal move; note(log, N_NAME, a, b, c) tells what happened"""

    def is_over(self, state: Record) -> bool:
        """whether the game is over: then nobody owes a decision and no card is due"""

    def final_scores(self, state: Record, scores: Numbers) -> int:
        """write the score of every seat into `scores`; how many there are (more than players where others may win)"""

    def is_winner(self, state: Record, p: int, scores: Numbers) -> bool:
        """whether seat `p` wins, or shares the win, with these final scores"""


class Worlds(Protocol):
    """worlds.py: the one door for secrets. All that a seat is shown comes from what `perceive` writes."""

    SCRATCH: Annotated[int, "how many numbers `prepare` and `imagine` need room for, at least 1"]

    def perceive(self, state: Record, seat: int, known: Record) -> None:
        """write into the empty record `known` what `seat` may know of `state`"""

    def prepare(self, known: Record, seat: int, scratch: Floats) -> None:
        """count once in `scratch` what imagining many worlds needs"""

    def imagine(self, known: Record, seat: int, scratch: Floats, luck: Numbers) -> None:
        """turn what `seat` knows into one world, all that fit what it has seen being equally likely"""


class Words(Protocol):
    """words.py: everything that people and documents read, in plain Python."""

    TITLE: Annotated[str, "the name of the game"]
    PLAYERS: Annotated[range, "how many players there can be: at most 8, with those of OTHERS"]
    OPTIONS: Annotated[Options, "the options with their defaults, as JSON has them"]
    RULES_VERSION: Annotated[str, "another text after every change of what is legal or scored"]
    VERSIONS: Annotated[dict[str, Options], May, "all versions of the rules, the oldest first, each with the switches "
                        "that it adds to the options which new_states and from_document are given"]  # fmt: skip
    DECKS: Annotated[
        tuple[int, ...], "the piles whose order lasts from one card to the next; others are shuffled for each deal"
    ]
    REFUSALS: Annotated[dict[str, str], "for each reason of `why_not`, and for no-seat and over, the rule behind it; "
                        "the sentence is NAME-refusal-REASON (no-seat, over and not-your-turn need none)"]  # fmt: skip
    SECRETS: Annotated[
        tuple[str, ...], May, "what a seat does not know of a position, as FIELD, or seats.FIELD of others"
    ]
    TABLE: Annotated[
        dict[str, Any], May, "how a plain table shows a view, in browser and terminal, by karat.table.layout"
    ]
    MINUTES: Annotated[int, May, "about how long a game takes among people"]
    LOWEST_WINS: Annotated[bool, May, "whether the lowest score is the best (without it, the highest)"]
    OTHERS: Annotated[dict[int, int], May, "by number of players, how many may win beside them, as an island may; "
                      "they are called NAME-other-1 and so on in locale/en.ftl"]  # fmt: skip

    def read_options(self, field: "Field", players: int) -> Options:
        """the options in full from those that are given; `field` (karat.table.document) complains where one is wrong"""

    def new_states(self, players: int, options: Options) -> States:
        """an array of one record (karat.kernel.core.new_states) that holds players and options, before `begin`"""

    def card_text(self, which: int, card: int) -> str:
        """a card of a pile in notation"""

    def card_from(self, which: int, code: str) -> int | None:
        """the card of a pile from its notation, or None"""

    def move_text(self, move: int) -> str:
        """a move in notation: a verb, then perhaps details"""

    def move_from(self, text: str) -> int | None:
        """the move from its notation, or None"""

    def view(self, known: Record, seat: int) -> View:
        """what a seat sees, as a map: whatever lies on the table, and `seats`, a list of maps"""

    def events(self, notes: list[Note]) -> History:
        """what happened, from notes [N_NAME, a, b, c]: a list of (what all see, {seat: what only it sees}); an event is
        a map with `event`, its kind, and its sentence is NAME-event-KIND"""

    def why_not(self, known: Record, seat: int, text: str) -> Refusal:
        """the reason why a seat may not make this move now, and the values of its sentence"""

    def to_document(self, state: Record, decks: dict[int, list[int]]) -> Document:
        """a position as a document: all that the record holds, and the order of the `decks`"""

    def from_document(self, doc: "Field", players: int, options: Options) -> tuple[States, dict[int, list[int]]]:
        """the array of one record and the decks of a document; `doc` (a Field) complains where something is wrong"""

    @may
    def cards_in(self, document: Document) -> Iterable[Any]:
        """all cards of a position document, for karat check: none may be lost or doubled"""


# Optional ------------------------------------------------------------------------------------------------------------
class Bot(Protocol):
    """bot.py: how bots judge the game. Without it, six levels of the same search play with random play-outs."""

    LEVELS: Annotated[dict[str, Any], "the levels 1 to 6, by name: a Search or Liking of karat.bots.thinker each"]
    PERSONALITIES: Annotated[dict[str, Any], "bots of a taste of their own, by name"]

    def reasons(self, knowledge: "Knowledge", move: str) -> list[Reason]:
        """why a move is good, as [{"id": "NAME-WHY", "values": {…}}]; the sentence is NAME-reason-WHY"""

    @may
    def roll(self, state: Record, moves: Numbers, count: int, luck: Numbers) -> int:
        """the index of the move that play-outs make; the seat is moves[-1]"""

    @may
    def rolled(self, state: Record, seat: int, moves: Numbers, luck: Numbers) -> int:
        """that move itself; `moves` is room"""

    @may
    def prefer(self, state: Record, seat: int, move: int) -> float:
        """how good a move looks at first sight, around 0"""

    @may
    def like(self, state: Record, seat: int, move: int, taste: Record) -> float:
        """how much somebody of this taste likes a move"""

    @may
    def shows(self, state: Record, seat: int, move: int, watcher: int) -> int:
        """a number for what `watcher` sees of the move, where moves are not open"""

    @may
    def open_pile(self, state: Record, which: int) -> bool:
        """whether everybody sees the cards that are dealt from a pile"""

    @may
    def settled(self, state: Record) -> bool:
        """whether a play-out may stop here and be estimated"""

    @may
    def estimate(self, state: Record, shares: Floats) -> None:
        """write the win shares that are to be expected there"""

    @may
    def critical(self, state: Record) -> bool:
        """whether every legal move deserves a look"""

    @may
    def ahead(self, state: Record, seat: int, scores: Numbers) -> float:
        """how clear a result is, for choosing between moves that win equally often"""

    @may
    def by_table(self, state: Record, seat: int, table: NDArray[Any], luck: Numbers) -> int:
        """the move of a seat by a trained table of chances"""

    @may
    def rare_positions(self, game: "Game") -> Iterable["State"]:
        """positions that reach code which games from the start seldom do, for karat warm"""


class BotNet(Protocol):
    """bot_net.py: what a learned net sees of the game. Without it, there is no karat train for the game."""

    LAYERS: Annotated[tuple[int, int], "the sizes of the net's two inner layers"]
    MOST_LEGAL: Annotated[int, "how many actions can be legal at once"]
    SIZE: Annotated[int, "how many cells `features` writes"]
    ASPECTS: Annotated[int, "how many cells `aspects` writes, 0 without it"]

    def features(self, state: Record, seat: int, partial: int, cells: NDArray[Any]) -> None:
        """write what a seat knows, as seen from its chair, into cells that are 0"""

    @may
    def aspects(self, state: Record, seat: int, action: int, cells: NDArray[Any]) -> None:
        """the same of an action"""

    @may
    def turned(self, state: Record, seat: int, action: int) -> int:
        """the number of an action as seen from the own chair"""


class Study(Protocol):
    """study.py: the game as numbers, for learners and reports. Without it, moves are actions 0 to MOVES - 1, every
    number of the record is told, every note is a counter, and every option that is on or off is switched."""

    ACTIONS: Annotated[int, May, "how many actions spell all moves"]
    CHANCE: Annotated[int, May, "how many cards can be dealt: they are 0 to CHANCE - 1"]
    MOST_ACTIONS: Annotated[int, May, "how many actions spell one move, at most"]
    SPELLED: Annotated[dict[int, str], May, "by action, what it is called where it is only part of a move"]
    FIELDS: Annotated[tuple[Any, ...], May, "what a row of numbers tells, by karat.lab.observe"]
    UNTOLD: Annotated[tuple[str, ...], May, "fields of the record that no row tells"]
    BOUNDS: Annotated[
        dict[str, tuple[int, int]],
        May,
        "without FIELDS: by number of the record (NAME, seats.NAME), the least and the "
        "most that it is in any game; without it, what its type can hold",
    ]
    NOTES: Annotated[
        dict[str, Any], May, "by the name of a note, the counter or counters that it stands for, by karat.lab.counters"
    ]
    RARE: Annotated[
        dict[str, tuple[str, str]], May, "by counter beside turns and rounds: its rule, and what one of them is"
    ]
    ALL_AT_ONCE: Annotated[bool, May, "whether everybody decides at once, so that nobody starts"]
    NOBODY_WINS: Annotated[bool, May, "whether it happens that no player wins"]
    LONGEST: Annotated[int, May, "so many decisions no game has"]
    SECONDS: Annotated[tuple[float, float], May, "how long people take over a moment and over a round"]
    JUDGE_ERROR: Annotated[float, May, "what the strongest bot's costs are wrong by, chance aside: a win share, 95 % "
                           "sure (bench/judge.py measures it)"]  # fmt: skip
    JUDGE_COUNTS: Annotated[bool, May, "whether that bot counts, so that chance has no part in what it says"]
    SWITCHES: Annotated[dict[str, dict[str, Any]], May, "by option, what it can be: a map from words to values"]
    TURNABLE: Annotated[dict[str, Number], May, "numbers of the box that --set can turn, a Number each"]

    @may
    def action_of(self, state: Record, move: int) -> int:
        """the action of a move"""

    @may
    def move_of(self, state: Record, action: int) -> int:
        """the move of an action"""

    @may
    def offer(self, state: Record, seat: int, partial: int, moves: Numbers, actions: Numbers) -> int:
        """write the legal actions, where a move is spelled by several; how many there are"""

    @may
    def spell(self, state: Record, seat: int, partial: int, action: int) -> tuple[int, int]:
        """the move that an action finishes, or UNFINISHED, and what is spelled then"""

    @may
    def parts(self, text: str) -> list[str]:
        """a move in notation as the texts of its actions"""

    @may
    def standings(self, state: Record, out: Numbers) -> None:
        """write how the seats stand by what all see; without it, final_scores"""

    @may
    def work(self, state: Record) -> int:
        """what comes next, as a number from 0 to 6: threads of a graphics card take equal steps together"""

    @may
    def turn(self, state: Record, numbers: Numbers) -> None:
        """turn numbers of the box in a game that is set up and not yet dealt"""

    @may
    def argues_against(self, reason: dict[str, Any]) -> bool:
        """whether a reason that bot.py gives for a move speaks against it"""

    @may
    def explains(self, reason: dict[str, Any]) -> bool:
        """whether a reason tells why its move is the best one, so that it may explain a puzzle; else all do"""


class Hints(Protocol):
    """hints.py: what follows from what a seat sees, by the rules. Without it, nothing is pointed out."""

    @may
    def hints(self, state: "State", seat: int | None) -> Any:
        """what helps a seat to decide; by move, the events that it surely causes"""

    @may
    def explained(self, state: "State", seat: int | None) -> Any:
        """what the table as it lies means"""

    @may
    def odds(self, knowledge: "Knowledge") -> dict[str, int]:
        """how many of the cards that may come next are bad ones"""


class Picture(Protocol):
    """picture.py: the table in a notebook. Without it, all fields of a view are listed."""

    def rows(self, view: View) -> list[tuple[str, list[Any]]]:
        """rows of (caption, cards and texts), by karat.table.picture"""


class Terminal(Protocol):
    """terminal.py: the table in a terminal. Without it, karat.terminal.plain draws any view, and tells events and moves
    by the messages of the game's catalogue."""

    CODES: Annotated[Any, May, "a regular expression for cards in sentences, which are then drawn as cards"]

    @may
    def draw(self, scene: "Scene") -> Any:
        """the table as sections, by karat.terminal.paint"""

    @may
    def about_option(self, name: str, key: str, value: Any) -> Any:
        """the cards that a part of an option is about"""

    @may
    def face(self, code: str) -> Any:
        """what is on a card"""

    @may
    def told(self, voice: "Voice", event: Event, values: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """the kind of an event, and the values of its sentence"""

    @may
    def forgotten(self, events: list[Event], view: View) -> Collection[int]:
        """the numbers of events that the log leaves out, because their cards lie face down by now"""

    @may
    def card(self, voice: "Voice", code: str) -> str:
        """a card in a sentence"""

    @may
    def move(self, voice: "Voice", verb: str, rest: Any, view: View, preview: Any) -> str:
        """a move in words"""

    @may
    def where(self, voice: "Voice", view: View) -> str:
        """how far the game is"""

    @may
    def ask(self, voice: "Voice", view: View, legal: Sequence[str]) -> str:
        """what the player is asked"""


ROLES = {  # by the name of the module
    "rules": Rules, "worlds": Worlds, "words": Words, "bot": Bot, "bot_net": BotNet, "study": Study, "hints": Hints,
    "picture": Picture, "terminal": Terminal,
}  # fmt: skip
FILES = {  # that are no modules, all optional but the first
    "locale/en.ftl": "sentences for people: NAME-event-KIND and so on; docs/your-game.md lists them",
    "lesson.json": "a guided first game (docs/lessons.md)",
    "lesson-2.json": "its second chapter",
    "puzzles.json": "positions with one best move, as karat puzzles has found them",
    "booklet.json": "where its rules are from: authors, sources, reasons, cards and terms (docs/rules)",
    "examples.json": "the examples that its booklet prints, as positions and moves",
    "ratings.json": "how strong its bots are, as karat rate has measured it",
    "data": "what was computed ahead, such as nets for the bot `net`",
}


# What a module lacks -------------------------------------------------------------------------------------------------
def lacking(role: str, module: ModuleType) -> list[str]:
    """What a module of a game lacks for its role, a sentence each."""
    protocol, found = ROLES[role], list[str]()
    for name, hint in get_type_hints(protocol, include_extras=True).items():
        *marks, about = hint.__metadata__
        if not hasattr(module, name):
            if May not in marks:
                found.append(f"{role}.py has no {name}: {about}.")
        elif not _is(value := getattr(module, name), hint.__origin__):
            kind = inspect.formatannotation(hint.__origin__).replace("typing.", "")
            found.append(f"{role}.py: {name} should be of the type {kind}, not {repr(value)[:60]}: {about}.")
    for name, wish in vars(protocol).items():
        if name.startswith("_") or not inspect.isfunction(wish):
            continue
        about = " ".join((inspect.getdoc(wish) or "").split())
        wanted = [*inspect.signature(wish).parameters][1:]
        has = getattr(module, name, None)
        if has is None:
            if not hasattr(wish, "may"):
                found.append(f"{role}.py has no {name}({', '.join(wanted)}): {about}.")
        elif not callable(has) or not _takes(has, len(wanted)):
            found.append(f"{role}.py: {name} should be a function of {', '.join(wanted)}: {about}.")
    return found


def _takes(function: Any, count: int) -> bool:
    """Whether a function, compiled or not, can be called with so many arguments."""
    try:
        inspect.signature(getattr(function, "py_func", function)).bind(*[None] * count)
    except TypeError:
        return False
    return True


def _is(value: Any, kind: Any) -> bool:
    """Whether a value is of a type, with all that is in it."""
    if kind is Any:
        return True
    if kind in (int, float):
        numbers = (int, np.integer) if kind is int else (int, float, np.number)
        return isinstance(value, numbers) and not isinstance(value, bool)
    if not isinstance(value, get_origin(kind) or kind):
        return False
    inner = get_args(kind)
    if isinstance(value, dict):
        return all(_is(key, inner[0]) and _is(one, inner[1]) for key, one in value.items())
    if isinstance(value, tuple) and Ellipsis in inner:
        return all(_is(one, inner[0]) for one in value)
    return True
