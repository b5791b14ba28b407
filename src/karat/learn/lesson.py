"""Guided games: recorded positions with tasks, everything about them worked out by the rules.

In the folder of a game chapter 1 is `lesson.json`, chapter 2 `lesson-2.json`, and `puzzles.json` holds positions with
one best move; docs/lessons.md says how they are written.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import karat
from karat.contract import Document, View
from karat.games import document
from karat.table.game import State
from karat.table.hints import hints

CHAPTERS = ("1", "2")
PUZZLES = "puzzles"
PARTS = (*CHAPTERS, PUZZLES)
NO_MOVE = ""  # the answer to a step that only shows something


@dataclass(frozen=True)
class Message:
    """Something to say: a message of the catalogues with its values."""

    id: str
    values: dict[str, int]


@dataclass(frozen=True)
class Why:
    """A reason of the bot that found a puzzle, as coaches give them."""

    id: str
    values: dict[str, Any]


@dataclass(frozen=True)
class Play:
    """A move of any seat, what the learner saw of it, and the view afterwards."""

    seat: int
    move: str
    events: list[dict[str, Any]]
    view: dict[str, Any]


@dataclass(frozen=True)
class Answer:
    """What a solving move leads to: itself, the moves of the others, and a word about it."""

    plays: list[Play]
    praise: Message


@dataclass(frozen=True)
class Step:
    """One thing to learn: a moment of a game and the moves that solve it."""

    say: Message
    look: list[str]  # CSS selectors of what on the board is spoken of
    press: list[str]  # and of what to press, one after another, for the first answer
    think: bool  # the learner is asked to find the move
    rules: list[str]  # what is taught
    events: list[dict[str, Any]]  # what was seen up to here
    view: dict[str, Any]
    legal: list[str]
    aid: dict[str, Any] | None
    answers: dict[str, Answer]  # by the moves that solve the step; "" where there is nothing to do
    hints: dict[str, Message]  # by the other legal moves
    why: list[Why] = field(default_factory=list)  # what makes the answer of a puzzle the best


@dataclass(frozen=True)
class Lesson:
    """A part of what there is to learn about a game."""

    game: str
    part: str
    seat: int
    steps: list[Step]
    more: list[str]  # the rules that are not taught: where to read on


def lesson(id: str, part: str = "1") -> Lesson:
    """A part of a game."""
    return _worked_out(id, part)[0]


def why_not(id: str, part: str, step: int, move: str) -> karat.IllegalMove | None:
    """The IllegalMove that the rules answer a move of the learner with; None for a legal move."""
    told, states = _worked_out(id, part)
    try:
        states[step].copy().play(told.seat, move)
    except karat.IllegalMove as wrong:
        return wrong
    return None


def is_taught(id: str, part: str = "1") -> bool:
    """Whether a game has this part."""
    return part in PARTS and _file(id, part).is_file()


def notes(id: str, part: str = "1") -> Document:
    """A part as it is written down."""
    return document(id, _file(id, part).name, "seat", "puzzles" if part == PUZZLES else "steps")


def _file(id: str, part: str) -> Path:
    names = {"1": "lesson.json", PUZZLES: "puzzles.json"}
    return karat.game(id).folder / names.get(part, f"lesson-{part}.json")


@cache
def _worked_out(id: str, part: str) -> tuple[Lesson, list[State]]:
    """A part, and the state of the game at each of its steps, from the rules: worked out once, never stored."""
    if part == PUZZLES:
        written = notes(id, part)
        return exercise(id, part, written["seat"], written["puzzles"])
    written, game = notes(id, part), karat.game(id)
    seat, after, steps, states = written["seat"], None, list[Step](), list[State]()
    for note in written["steps"]:
        if "position" in note:
            after = game.position({"game": id} | note["position"])
        if after is None:
            raise LookupError(f"{id}: a step of part {part} has no position, and none leads to it")
        states.append(after)
        step, after = _step(id, seat, note, after)
        steps.append(step)
    return Lesson(id, part, seat, steps, written.get("more", [])), states


def exercise(id: str, part: str, seat: int, puzzles: Sequence[dict[str, Any]]) -> tuple[Lesson, list[State]]:
    """Positions in which a move is to be found, as a part, and the states at them."""
    game = karat.game(id)
    states = [game.position({"game": id} | one["position"]) for one in puzzles]
    steps = [_puzzle(seat, one, state) for one, state in zip(puzzles, states, strict=True)]
    return Lesson(id, part, seat, steps, []), states


def _puzzle(seat: int, note: dict[str, Any], state: State) -> Step:
    """One position: the moves that solve it are told apart from all others, and their reason is told afterwards."""
    legal = list(state.legal(seat))
    shares = {"best": round(100 * note["win"]), "next": round(100 * note["next"])}
    praise = Message("learn-puzzle-right", shares)
    return Step(
        say=Message("learn-puzzle-ask", {}),
        look=[],
        press=[],
        think=True,
        rules=[],
        events=state.events(seat),
        view=state.view(seat),
        legal=legal,
        aid=hints(state, seat),
        answers={move: Answer(_played(state, seat, [(seat, move)])[1], praise) for move in note["solve"]},
        hints={move: Message("learn-puzzle-wrong", {}) for move in legal if move not in note["solve"]},
        why=[Why(**reason) for reason in note["why"]],
    )


def _step(id: str, seat: int, note: dict[str, Any], state: State) -> tuple[Step, State | None]:
    """One step, and the state that its first answer leads to."""
    before, task = state.view(seat), "solve" in note
    legal = list(state.legal(seat)) if task else []
    moves = [move for move in legal if _fits(move, note["solve"])] if task else [NO_MOVE]
    paths, answers, first = note.get("values", {}), {}, None
    for move in moves:
        after, plays = _played(state, seat, ([(seat, move)] if move else []) + note.get("then", []))
        if move and not _holds(note.get("where", {}), plays[:1], before):
            continue
        answers[move] = Answer(plays, Message(_id(id, note.get("praise")), _values(paths, before, plays)))
        first = first or after
    said = _values({name: path for name, path in paths.items() if path.startswith("before.")}, before, [])
    return Step(
        say=Message(_id(id, note["say"]), said),
        look=note.get("look", []),
        press=note.get("press", []),
        think=note.get("think", False),
        rules=note["rules"],
        events=state.events(seat),
        view=before,
        legal=legal,
        aid=hints(state, seat),
        answers=answers,
        hints={move: _hint(id, move, note, said) for move in legal if move not in answers},
    ), first


def _id(game: str, name: str | None) -> str:
    return f"learn-{game}-{name}" if name else "learn-good"


def _played(state: State, seat: int, moves: Iterable[Sequence[Any]]) -> tuple[State, list[Play]]:
    state, plays = state.copy(), []
    for who, move in moves:
        since = state.moments
        state.play(who, move)
        plays.append(Play(who, move, state.events(seat, since), state.view(seat)))
    return state, plays


def _fits(move: str, patterns: Iterable[str]) -> bool:
    """Whether a move is one of these, or begins with the words of one."""
    return any(f"{move} ".startswith(f"{pattern} ") for pattern in patterns)


def _hint(id: str, move: str, note: dict[str, Any], values: dict[str, int]) -> Message:
    """What to say to a legal move that does not solve a step: the hint whose pattern fits best; "" fits all."""
    fitting = [one for one in note.get("hints", {}) if not one or _fits(move, [one])]
    return Message(_id(id, note["hints"][max(fitting, key=len)]), values) if fitting else Message("learn-other", {})


def _holds(claims: dict[str, Any], plays: Sequence[Play], before: View) -> bool:
    return all(value(path, before, plays) == wanted for path, wanted in claims.items())


def _values(paths: dict[str, str], before: View, plays: Sequence[Play]) -> dict[str, int]:
    return {name: value(path, before, plays) for name, path in paths.items()}


def value(path: str, before: View, plays: Sequence[Play]) -> Any:
    """What a path such as `before.seats.0.chest`, `after.scores.1` or `bank.share` leads to; of a list its length.

    An event is the last one of its name, of the learner's seat where it has one of that name.
    """
    root, *names = path.split(".")
    if root in ("before", "after"):
        found = before if root == "before" or not plays else plays[-1].view
    else:
        named = [event for play in plays for event in play.events if event["event"] == root]
        if not named:
            raise LookupError(f"{path}: there is no such event")
        found = ([event for event in named if event.get("seat") == before["seat"]] or named)[-1]
    for name in names:
        found = found[int(name) if isinstance(found, list) else name]
    return len(found) if isinstance(found, list) else found
