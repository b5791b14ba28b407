"""What the server says over the wire: the socket's messages and the bodies of the HTTP part. (What a client says is in
`commands`.)

The schemas in docs/ are generated from these types (`python -m karat.server.protocol.schemas`).
"""

from typing import Annotated, Any, Literal, Union, get_args

from msgspec import UNSET, Meta, Struct, UnsetType, field

from karat.server.protocol.facts import What

PHRASES = (
    "hello",
    "good-luck",
    "your-turn",
    "thinking",
    "well-played",
    "thank-you",
    "oops",
    "lucky",
    "unlucky",
    "wow",
    "back-soon",
    "here-again",
    "once-more",
    "good-game",
    "bye",
)
STICKERS = ("smile", "laugh", "wink", "think", "surprise", "cry", "heart", "clap", "gem", "torch", "crown", "sleep")

Id = Annotated[
    str,
    Meta(  # PostgreSQL keeps no zero byte
        min_length=1, max_length=40, pattern="^[^\\u0000]*$", description="Made by the client, new for every command."
    ),
]
Seat = Annotated[int, Meta(ge=0, le=7)]
TableName = Annotated[str, Meta(min_length=1, max_length=40, description="The id of a table, or its code.")]
Token = Annotated[str, Meta(min_length=1, max_length=80)]
Name = Annotated[str, Meta(max_length=80, description="Cleaned; at most 20 characters of it are kept.")]
Colour = Literal["ruby", "amber", "topaz", "emerald", "turquoise", "sapphire", "amethyst", "onyx"]
Level = Annotated[str, Meta(min_length=1, max_length=40, description="The name of a bot, see /api/games.")]
Options = Annotated[dict[str, Any], Meta(description="Options of the game, see /api/games.")]
Players = Annotated[int, Meta(ge=2, le=8)]
Phase = Literal["open", "playing", "over", "closed"]
Pace = Literal["instant", "quick", "normal", "slow"]
Parting = Literal["taken-over", "stopping", "closed", "deleted", "removed", "slow", "silent", "refused"]
Speech = Literal["phrase", "sticker", "text"]
Hand = Literal["person", "bot", "stand-in", "clock"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
PACES = dict(zip(get_args(Pace), (0.0, 0.8, 1.6, 3.0), strict=True))  # seconds a bot takes over any decision


# What a table is -----------------------------------------------------------------------------------------------------
class SeatInfo(Struct, frozen=True):
    kind: Literal["open", "person", "bot"]
    name: str = ""
    colour: str = ""
    level: str | None = None
    host: bool = False
    stand_in: bool = False


class Ask(Struct, frozen=True):
    """A question that every person at the table has to agree to: to take back all moves from one on."""

    ask: int
    seat: int
    moves: Annotated[int, Meta(description="How many moves would be taken back.")]
    agreed: list[int]
    missing: list[int]


class Before(Struct, frozen=True):
    """A game that these people played before this one, from rematch to rematch."""

    game: str
    names: Annotated[list[str | None], Meta(description="By seat, as people are called now; null: a bot.")]
    scores: list[int]
    winners: list[int]


class TableInfo(Struct, frozen=True):
    """What everybody at a table may know of it."""

    id: str
    code: str
    game: str
    players: int
    options: dict[str, Any]
    phase: Phase
    private: bool
    chat: bool
    clock: Annotated[int | None, Meta(description="Seconds for a decision, null: no clock.")]
    grace: Annotated[int | None, Meta(description="Seconds until a stand-in plays for someone away, null: never.")]
    pace: Pace
    stand_in: str
    seats: list[SeatInfo]
    commitment: Annotated[str, Meta(description="Fixes the deal before the first card, see docs/dealing.md.")]
    words: list[str]
    ask: Ask | None
    next: Annotated[str | None, Meta(description="The table of the rematch. Tokens of this table are valid there.")]
    coach: Annotated[bool, Meta(description="Players may ask what the strongest bot would do.")]
    before: Annotated[
        list[Before] | UnsetType, Meta(description="At a rematch: the games before it, the oldest first.")
    ] = UNSET


class Result(Struct, frozen=True):
    scores: list[int]
    winners: list[int]
    hands: Annotated[list[dict[str, int]], Meta(description="By seat: how many moves who made.")]
    secret: Annotated[str, Meta(description="What the cards came from; it fits the commitment.")]


class Now(Struct, frozen=True):
    """The game as its reader may see it, and what the reader owes."""

    view: dict[str, Any]
    legal: list[str] = field(default_factory=list)
    decision: Annotated[int | None, Meta(description="Names the decision that the reader owes.")] = None
    moved: Annotated[bool, Meta(description="The reader has made a move that stands, and may want it back.")] = False
    clock: Annotated[dict[str, int] | None, Meta(description="Milliseconds left, by seat.")] = None
    result: Result | None = None
    aid: Annotated[dict[str, Any] | None, Meta(description="What follows from the view by the rules.")] = None


class You(Struct, frozen=True):
    seat: int | None
    host: bool


# What the server says ------------------------------------------------------------------------------------------------
class FromServer(Struct, tag_field="type", frozen=True):
    """`seq` is the place in the table's log that the message brings its reader to, or was said at."""

    seq: int


class Notice(Struct, frozen=True):
    """What everybody at the table should know, also whoever was away: moves of a seat were taken back, or the host gave
    it a new token."""

    what: Literal["undone", "reissued"]
    seat: int
    moves: Annotated[int | None, Meta(description="How many moves were taken back.")]
    after: Annotated[int, Meta(description="How many of the events came before.")]


class Welcome(FromServer, tag="welcome", frozen=True):
    """The answer to hello. Where `resumed`, exactly the missed messages follow; otherwise all of it is here."""

    table: TableInfo
    you: You
    resumed: bool
    events: list[dict[str, Any]] | None = None
    now: Now | None = None
    notices: list[Notice] = field(default_factory=list)


class Played(FromServer, tag="played", frozen=True):
    """A move was made: what it caused, as the reader may know it. `now` is null while missed moves are told."""

    seat: int
    by: Hand
    events: list[dict[str, Any]]
    now: Now | None = None


class Changed(FromServer, tag="changed", frozen=True):
    """The table changed. After `started` and `undone`, `events` is the whole history anew."""

    what: What
    table: TableInfo
    seat: int | None = None
    events: list[dict[str, Any]] | None = None
    now: Now | None = None
    moves: Annotated[int | None, Meta(description="How many moves were taken back.")] = None
    yes: Annotated[bool | None, Meta(description="What a seat answered to the question.")] = None


class Said(FromServer, tag="said", frozen=True):
    seat: int | None
    name: str
    what: Speech
    value: str


class Away(Struct, frozen=True):
    """Somebody is not connected: in so many milliseconds a stand-in plays, or may be called by the others."""

    seat: int
    stand_in: int
    call: int


class Presence(FromServer, tag="presence", frozen=True):
    """Who is connected: seats, and how many spectators; and who is waited for, at a table that does not wait for
    ever."""

    here: list[int]
    watchers: int
    away: list[Away]


class Done(FromServer, tag="done", frozen=True):
    """A command was carried out; what it changed stands in the log at `seq`."""

    id: str
    token: str | UnsetType = UNSET


class Refused(FromServer, tag="refused", frozen=True):
    """A command changed nothing. `reason` and `values` say why, for translations; `rule` which rule refuses a move."""

    id: str | None
    error: str
    sentence: str
    field: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    values: dict[str, Any] | UnsetType = UNSET


class Bye(FromServer, tag="bye", frozen=True):
    """The last message before the server closes the connection."""

    reason: Parting
    sentence: str


ServerMessage: Any = Union[tuple(FromServer.__subclasses__())]  # noqa: UP007


# The HTTP part -------------------------------------------------------------------------------------------------------
class Body(Struct, forbid_unknown_fields=True, frozen=True):
    pass


class From(Body, frozen=True):
    """A moment of a finished game: of a table, or of a record that is kept here."""

    move: Annotated[int, Meta(ge=0, le=100_000, description="After so many moves.")]
    table: TableName | None = None
    record: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Body, frozen=True):
    game: Annotated[str, Meta(max_length=20)]
    players: Players | None = None
    options: Options = field(default_factory=dict)
    private: bool = False
    chat: bool = False
    clock: Annotated[int, Meta(ge=1, le=604800)] | None = None
    grace: Annotated[int, Meta(ge=1, le=604800)] | None = 180
    pace: Pace = "normal"
    stand_in: Level = "3"
    coach: Annotated[bool, Meta(description="Players may ask what the strongest bot would do.")] = False
    start: Annotated[From | None, Meta(description="Where the game begins, if not with a deal.")] = field(
        default=None, name="from"
    )


class TakeSeat(Body, frozen=True):
    name: Name
    colour: Colour | None = None
    seat: Seat | None = None


Others = Annotated[bool, Meta(description="Whether other devices can open the link, or only the server's own.")]
Picture = Annotated[
    str | None, Meta(description="The link as a picture, a whole SVG document, where other devices can open it.")
]


class Made(Struct, frozen=True):
    """A new table. The links of a private table hold secrets; so does `token`, the host's."""

    table: TableInfo
    token: str
    link: str
    watch: str
    others: Others
    qr: Picture


class Link(Struct, frozen=True):
    """How somebody else comes to a table."""

    link: str
    others: Others
    qr: Picture


class Taken(Struct, frozen=True):
    token: str
    seat: int
    table: TableInfo


class GameInfo(Struct, frozen=True):
    """A game in short. `lesson`: it has a guided first game; `lowest_wins`: the lowest score is the best."""

    id: str
    title: str
    players: list[int]
    options: dict[str, Any]
    bots: list[str]
    minutes: int | None
    lesson: bool
    lowest_wins: bool


class Zone(Struct, frozen=True):
    """A part of a plain table: the way to its value in the view, and what that is shown as."""

    at: str
    shown: Literal["cards", "dice", "pile", "counter", "text"] = field(name="as")
    of: int | str | None = None
    laid: bool = False


class Layout(Struct, frozen=True):
    """How a game lies on a plain table (karat.table.layout)."""

    zones: list[Zone]
    seats: list[Zone]
    suits: dict[str, str]


class Plain(Struct, frozen=True):
    """What shows a game that the page does not know: its table, and the catalogues it brought, by language."""

    title: str
    table: Layout
    words: dict[str, str]


class Moment(Struct, frozen=True):
    """A finished game after so many moves, as one seat or a spectator saw it."""

    move: int
    moves: int
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Frame(Struct, frozen=True):
    """A moment of a finished game: who moved (null: the deal), the move where these eyes know it, what that caused, and
    how the table lies then."""

    seat: int | None
    move: str | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    aid: dict[str, Any] | None = None


class Replay(Struct, frozen=True):
    """A finished game from its first moment to its last."""

    game: str
    players: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    frames: list[Frame]


class Kept(Struct, frozen=True):
    """A record was checked and is kept under this name."""

    record: str


class Reason(Struct, frozen=True):
    """A message of the catalogues, `<game>-reason-<name>` for the id `<game>-<name>`, and what stands in it."""

    id: str
    values: dict[str, Any]


class Advised(Struct, frozen=True):
    """A move, how often it wins by the bot's estimate, the error of that, and why."""

    move: str
    win: float
    error: float
    reasons: list[Reason]


class Odds(Struct, frozen=True):
    """The cards that may come next, and how many of them catch those who stay."""

    cards: int
    caught: int


class Advice(Struct, frozen=True):
    """What the strongest bot would do, the best first, from what the seat knows."""

    decision: int
    moves: list[Advised]
    odds: Odds | None = None
    own_error: Annotated[
        float, Meta(description="What the bot itself is known to be wrong by between two moves, chance aside.")
    ] = 0.0


class Judged(Struct, frozen=True):
    """A decision of a finished game: the move, a better one, how often both win, and what the difference cost."""

    at: Annotated[int, Meta(description="How many moves were made before.")]
    seat: int
    move: str
    best: str
    reasons: Annotated[list[Reason], Meta(description="What speaks for the better move.")]
    against: Annotated[list[Reason], Meta(description="What speaks against the move that was made.")]
    win: float
    best_win: float
    cost: Annotated[float, Meta(description="0 where the difference is not clear of its error.")]
    error: Annotated[float, Meta(description="Of chance, and what the bot itself is known to be wrong by.")]
    sure: Annotated[bool, Meta(description="Whether a quick look and a deep one agree.")]


class Share(Struct, frozen=True):
    """What a seat won, and where that came from: a fair share, its own mistakes, those of others, and luck."""

    seat: int
    win_share: float
    fair_share: float
    skill: float
    gifts: float
    luck: float
    decisions: int
    mistakes: int
    accuracy: Annotated[
        int | None, Meta(description="100: no mistake, 50: as if by chance; null where nothing was at stake.")
    ]


class Turn(Struct, frozen=True):
    """A moment that decided a game: somebody's mistake, or cards that came as they did; chances before and after."""

    kind: Literal["mistake", "luck"]
    at: int
    seat: int
    before: float
    after: float


class Verdict(Struct, frozen=True):
    """What the strongest bot thinks of a finished game."""

    scores: list[int]
    winners: list[int]
    own_error: Annotated[float, Meta(description="What the bot's costs are known to be wrong by, chance aside.")]
    decisions: list[Judged]
    curve: Annotated[
        list[list[float]], Meta(description="Before each move and at the end, how often everybody would win.")
    ]
    moments: Annotated[list[Turn], Meta(description="What decided it, in order.")]
    seats: list[Share]
    best: Annotated[list[int], Meta(description="Who played best; all that are about level.")]
    luckiest: list[int]


class Analysis(Struct, frozen=True):
    """How many of the decisions of a game are looked at, and once all are, what came of it."""

    done: int
    of: int
    verdict: Verdict | None = None


class MyTable(Struct, frozen=True):
    id: str
    code: str
    game: str
    phase: Phase
    created: int
    name: str
    colour: str
    host: bool
    seats: Annotated[list[SeatInfo] | None, Meta(description="Who plays, at the newest that are not over.")] = None
    seat: Annotated[int | None, Meta(description="The device's own.")] = None
    to_move: Annotated[list[int], Meta(description="The seats that owe a decision.")] = field(default_factory=list)


class Problem(Struct, frozen=True):
    """Why a request was refused, in one sentence; `reason` and `values` say it for translations, `field` names what is
    wrong with it."""

    error: str
    sentence: str
    field: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    values: dict[str, Any] | UnsetType = UNSET
