"""Everything that goes over the wire, in one place: the socket's messages and the bodies of the HTTP part.

The schemas in docs/ are generated from these types (`python -m karat.server.schemas`).
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

PHRASES = (
    "hello", "good-luck", "your-turn", "thinking", "well-played", "thank-you", "oops", "lucky", "unlucky", "wow",
    "back-soon", "here-again", "once-more", "good-game", "bye",
)
STICKERS = ("smile", "laugh", "wink", "think", "surprise", "cry", "heart", "clap", "gem", "torch", "crown", "sleep")
COLOURS = ("ruby", "amber", "topaz", "emerald", "turquoise", "sapphire", "amethyst", "onyx")
PACES = {"instant": 0.0, "quick": 0.8, "normal": 1.6, "slow": 3.0}  # seconds a bot takes over any decision

Id = Annotated[str, Meta(min_length=1, max_length=40, description="Made by the client, new for every command.")]
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
Hand = Literal["person", "bot", "stand-in", "clock"]


# What a client says --------------------------------------------------------------------------------------------------
class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    pass


class Command(FromClient, frozen=True):
    """What a client wants done. A command that comes again with the same id is answered again and not done twice."""

    id: Id


class Hello(FromClient, tag="hello", frozen=True):
    """The first message: which table, as whom, and the last sequence number that the client has."""

    table: TableName
    token: Token | None = None
    last: Annotated[int, Meta(ge=0)] | None = None
    views: Annotated[
        Literal["always", "asked"], Meta(description="With every move, or only when a decision is owed and at the end.")
    ] = "always"


class Move(Command, tag="move", frozen=True):
    """A move in the notation of the game. `decision` says which decision it answers; a late one is refused."""

    move: Annotated[str, Meta(max_length=200)]
    decision: int | None = None


class Undo(Command, tag="undo", frozen=True):
    """Take the own last move back: at once where nothing was revealed, drawn or answered since, else by asking."""


class Vote(Command, tag="vote", frozen=True):
    """Agree or not to what the table is asked (`ask` of the table)."""

    ask: int
    yes: bool


class Say(Command, tag="say", frozen=True):
    """A phrase or a sticker by its name; free text only at a table with chat."""

    what: Literal["phrase", "sticker", "text"]
    value: Annotated[str, Meta(min_length=1, max_length=300)]


class Word(Command, tag="word", frozen=True):
    """Words of a player's own that the cards will depend on (before the start)."""

    word: Annotated[str, Meta(max_length=60)]


class Profile(Command, tag="profile", frozen=True):
    """A new name and colour."""

    name: Name
    colour: Colour | None = None


class Leave(Command, tag="leave", frozen=True):
    """Stand up. Before the start the seat is open again; later a stand-in plays until the player comes back."""


class Start(Command, tag="start", frozen=True):
    """Host: deal. Open seats are filled with bots of the level of the table's stand-ins."""


class SetSeat(Command, tag="seat", frozen=True):
    """Host: make a seat open, or a bot's. A person who sits there before the start has to stand up."""

    seat: Seat
    to: Literal["open", "bot"]
    level: Level = "3"


class Order(Command, tag="order", frozen=True):
    """Host: a new order of the seats before the start: `order[i]` is the seat that moves to place i."""

    order: Annotated[list[Seat], Meta(min_length=2, max_length=8)]


class Reissue(Command, tag="reissue", frozen=True):
    """Host: a new token for a person's seat, whose old one stops working. Everybody at the table is told."""

    seat: Seat


class Close(Command, tag="close", frozen=True):
    """Host: close the table for good."""


class Rematch(Command, tag="rematch", frozen=True):
    """After the end: the next table for everybody who wants, with the start player moved on; or another game."""

    game: Annotated[str, Meta(max_length=20)] | None = None
    players: Players | None = None
    options: Options | None = None


ClientMessage = (
    Hello | Move | Undo | Vote | Say | Word | Profile | Leave | Start | SetSeat | Order | Reissue | Close | Rematch
)


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


class Welcome(FromServer, tag="welcome", frozen=True):
    """The answer to hello. Where `resumed`, exactly the missed messages follow; otherwise all of it is here."""

    table: TableInfo
    you: You
    resumed: bool
    events: list[dict[str, Any]] | None = None
    now: Now | None = None


class Played(FromServer, tag="played", frozen=True):
    """A move was made: what it caused, as the reader may know it. `now` is null while missed moves are told."""

    seat: int
    by: Hand
    events: list[dict[str, Any]]
    now: Now | None = None


class Changed(FromServer, tag="changed", frozen=True):
    """The table changed. After `started` and `undone`, `events` is the whole history anew."""

    what: Literal[
        "sat", "left", "seat", "ordered", "profile", "word", "started", "stand-in", "back", "asked", "voted", "undone",
        "reissued", "closed", "rematch",
    ]
    table: TableInfo
    seat: int | None = None
    events: list[dict[str, Any]] | None = None
    now: Now | None = None


class Said(FromServer, tag="said", frozen=True):
    seat: int | None
    name: str
    what: Literal["phrase", "sticker", "text"]
    value: str


class Presence(FromServer, tag="presence", frozen=True):
    """Who is connected: seats, and how many spectators."""

    here: list[int]
    watchers: int


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

    reason: Literal["taken-over", "stopping", "closed", "deleted", "removed", "slow", "silent", "refused"]
    sentence: str


ServerMessage = Welcome | Played | Changed | Said | Presence | Done | Refused | Bye


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


class Made(Struct, frozen=True):
    """A new table. The links of a private table hold secrets; so does `token`, the host's."""

    table: TableInfo
    token: str
    link: str
    watch: str
    qr: Annotated[str, Meta(description="The link as a picture: a whole SVG document.")]


class Taken(Struct, frozen=True):
    token: str
    seat: int
    table: TableInfo


class GameInfo(Struct, frozen=True):
    id: str
    title: str
    players: list[int]
    options: dict[str, Any]
    bots: list[str]


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
    """Diamant: the cards that may come next, and how many of them catch those who stay."""

    cards: int
    caught: int


class Advice(Struct, frozen=True):
    """What the strongest bot would do, the best first, from what the seat knows."""

    decision: int
    moves: list[Advised]
    odds: Odds | None = None


class Judged(Struct, frozen=True):
    """A decision of a finished game: the move, a better one, how often both win, and what the difference cost."""

    at: Annotated[int, Meta(description="How many moves were made before.")]
    seat: int
    move: str
    best: str
    reasons: list[Reason]
    win: float
    best_win: float
    cost: Annotated[float, Meta(description="0 where the difference is not clear of its error.")]
    error: float


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


class Verdict(Struct, frozen=True):
    """What the strongest bot thinks of a finished game."""

    scores: list[int]
    winners: list[int]
    decisions: list[Judged]
    decisive: Annotated[list[int], Meta(description="`at` of the decisions that decided it, the dearest first.")]
    seats: list[Share]


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


class Problem(Struct, frozen=True):
    """Why a request was refused, in one sentence; `reason` and `values` say it for translations, `field` names what is
    wrong with it."""

    error: str
    sentence: str
    field: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    values: dict[str, Any] | UnsetType = UNSET
