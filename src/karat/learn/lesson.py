"""A guided first game: recorded positions with tasks, everything about them worked out by the rules.

What is taught stands in `<game>.json`; docs/lessons.md explains how such a file is written.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import karat
from karat.table.aid import aid

NO_MOVE = ""  # the answer to a step that only shows something


@dataclass(frozen=True)
class Message:
    """Something to say: a message of the catalogues with its values."""

    id: str
    values: dict[str, int]


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
    events: list[dict[str, Any]]  # what was seen up to here
    view: dict[str, Any]
    legal: list[str]
    aid: dict[str, Any] | None
    answers: dict[str, Answer]  # by the moves that solve the step; "" where there is nothing to do
    hints: dict[str, Message]  # by the other legal moves


@dataclass(frozen=True)
class Lesson:
    """The guided first game of one game."""

    game: str
    seat: int
    steps: list[Step]


def lesson(id):
    """The lesson of a game."""
    return _worked_out(id)[0]


def why_not(id, step, move):
    """The IllegalMove that the rules answer a move of the learner with; None for a legal move."""
    told, states = _worked_out(id)
    try:
        states[step].copy().play(told.seat, move)
    except karat.IllegalMove as wrong:
        return wrong
    return None


def notes(id):
    """The lesson as it is written down."""
    return json.loads(files("karat").joinpath("learn", f"{karat.game(id).id}.json").read_text(encoding="utf-8"))


@cache
def _worked_out(id):
    """The lesson, and the state of the game at each of its steps, from the rules: worked out once, never stored."""
    written, game = notes(id), karat.game(id)
    seat, state, steps, states = written["seat"], None, [], []
    for note in written["steps"]:
        if "position" in note:
            state = game.position({"game": id} | note["position"])
        step, after = _step(id, seat, note, state)
        steps.append(step)
        states.append(state)
        state = after
    return Lesson(id, seat, steps), states


def _step(id, seat, note, state):
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
        events=state.events(seat),
        view=before,
        legal=legal,
        aid=aid(state, seat),
        answers=answers,
        hints={move: Message(_id(id, _hint(move, note)), said) for move in legal if move not in answers},
    ), first


def _id(game, name):
    return f"learn-{game}-{name}" if name else "learn-good"


def _played(state, seat, moves):
    state, plays = state.copy(), []
    for who, move in moves:
        since = state.moments
        state.play(who, move)
        plays.append(Play(who, move, state.events(seat, since), state.view(seat)))
    return state, plays


def _fits(move, patterns):
    """Whether a move is one of these, or begins with the words of one."""
    return any(f"{move} ".startswith(f"{pattern} ") for pattern in patterns)


def _hint(move, note):
    """What to say to a legal move that does not solve a step: the hint whose pattern fits best; "" fits all."""
    return note["hints"][max((one for one in note["hints"] if not one or _fits(move, [one])), key=len)]


def _holds(claims, plays, before):
    return all(value(path, before, plays) == wanted for path, wanted in claims.items())


def _values(paths, before, plays):
    return {name: value(path, before, plays) for name, path in paths.items()}


def value(path, before, plays):
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
