"""One person at a seat, bots at all others, and what the person is told."""

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import karat
from karat.contract import Event, View
from karat.errors import BadSetup
from karat.speech import listed, say, spoken
from karat.table.game import State
from karat.table.hints import hints
from karat.terminal import plain
from karat.terminal.paint import Pen, Scene, Section
from karat.terminal.voice import Voice

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")


@dataclass
class Idea:
    """What the strongest bot thinks of a move, in percent."""

    move: str
    words: str
    win: int
    error: int
    reasons: str


def draw(scene: Scene) -> list[Section]:
    """The table of a game as sections to draw."""
    return getattr(scene.voice.own, "draw", plain.draw)(scene)


class Table:
    def __init__(self, state: State, seat: int, levels: Sequence[str], save: Path | None = None) -> None:
        """`levels` are the names of the bots of the other seats, in seat order."""
        if not 0 <= seat < state.players:
            raise BadSetup("seat", f"should be 0 to {state.players - 1}, not {seat}")
        if len(levels) != state.players - 1:
            raise BadSetup("bots", f"should be {state.players - 1}, one for each other seat, not {len(levels)}")
        self.state, self.seat, self.file, self._told = state, seat, save, 0
        others = [p for p in range(state.players) if p != seat]
        self.bots = {p: karat.bot(state.game.id, name, seed=p) for p, name in zip(others, levels, strict=True)}
        for bot in self.bots.values():
            bot.check()
        self.voice = Voice(state.game, NAMES[: state.players], seat)

    # What is going on ------------------------------------------------------------------------------------------------
    @property
    def view(self) -> View:
        return self.state.view(self.seat)

    @property
    def legal(self) -> tuple[str, ...]:
        return self.state.legal(self.seat)

    @property
    def title(self) -> str:
        return say("terminal-title", game=spoken().title(self.state.game.id), players=self.state.players)

    def opponents(self) -> str:
        """Who plays with you, and how well."""
        told = []
        for p, bot in self.bots.items():
            name = bot.name
            level = say("terminal-level", level=name) if name.isdigit() else spoken().manner(name, self.state.game.id)
            told.append(say("terminal-bot", name=NAMES[p], seat=p, level=level))
        return say("terminal-against", names=listed(told))

    def now(self) -> str:
        return self.voice.now(self.view, self.legal)

    def words(self, moves: Sequence[str]) -> list[str]:
        """Moves as people read them, with what they surely take."""
        view, sure = self.view, self._sure()
        return [self.voice.move(move, view, sure.get(move, ())) for move in moves]

    def scene(self, bare: bool = False, move: str | None = None) -> Scene:
        """What there is to draw; with a move, what it would do at once."""
        pen = Pen(self.state.game, bare)
        sure = self._sure().get(move, ()) if move else ()
        return Scene(self.view, self.state.events(self.seat), self.voice, pen, self.legal, sure)

    def _sure(self) -> dict[str, Sequence[Event]]:
        """By move, the events that it causes for certain, where the game tells them."""
        told = hints(self.state, self.seat) or {}
        return {move: told[move] for move in self.legal if move in told}

    def news(self) -> list[tuple[int, str]]:
        """What has happened since this was last asked: the number of each event, and its sentence."""
        events = self.state.events(self.seat)
        began, self._told = self._told, len(events)
        return [(number, self.voice.tell(events[number])) for number in range(began, len(events))]

    def forgotten(self) -> Collection[int]:
        """The numbers of events that no log shows any longer, where the game has such."""
        forgotten: Callable[[list[Event], View], Collection[int]] | None = getattr(self.voice.own, "forgotten", None)
        return forgotten(self.state.events(self.seat), self.view) if forgotten else ()

    # Moves -----------------------------------------------------------------------------------------------------------
    @property
    def thinking(self) -> int | None:
        """A bot's seat that has to decide before anything else happens, or None."""
        waiting = self.state.to_move
        return None if self.seat in waiting or not waiting else waiting[0]

    def ask_bot(self, seat: int) -> Callable[[], str]:
        """The question to a bot, which may be answered anywhere: it changes nothing."""
        bot, knowledge = self.bots[seat], self.state.knowledge(seat)
        return lambda: bot.choose(knowledge)

    def ask_hint(self) -> Callable[[], list[Idea]]:
        """The question for a hint: the best moves first."""
        bot, knowledge = karat.bot(self.state.game.id, "6"), self.state.knowledge(self.seat)
        view = self.view

        def answer() -> list[Idea]:
            return [
                Idea(
                    row["move"],
                    self.voice.move(row["move"], view),
                    round(100 * row["win"]),
                    round(100 * row["error"]),
                    self.voice.reasons(row),
                )
                for row in bot.advise(knowledge)
            ]

        return answer

    # The record ------------------------------------------------------------------------------------------------------
    def save(self) -> str:
        """Write the record, and say where."""
        if self.file is None:
            self.file = Path(f"{self.state.game.id}-{datetime.now():%Y%m%d-%H%M%S}.json")
        self.file.write_text(json.dumps(self.state.record(), indent=1) + "\n", encoding="utf-8")
        return say("terminal-saved", file=str(self.file))
