"""What one reader at a table is told, in sentences: events, moves, questions, refusals, reasons and the end."""

from collections.abc import Sequence
from typing import Any

from karat.contract import Event, View
from karat.errors import IllegalMove
from karat.speech import COLOURS, has, listed, say, sentence, spoken
from karat.table.game import Game
from karat.terminal import plain

SEATS = ("seat", "to", "from", "winner", "target", "start", "leader", "dealer")


def colour(code: Any) -> str:
    """A colour in words, by its letter or its name; one that we have no word for is what the game calls it."""
    id = f"colour-{COLOURS.get(code, code)}"
    return say(id) if has(id) else str(code)


class Voice:
    def __init__(self, game: Game, names: Sequence[str], reader: int | None) -> None:
        """`names` are those of the seats, `reader` is a seat or None; the reader is called "you"."""
        self.game, self.reader = game, reader
        self.names = [say("you") if p == reader else name for p, name in enumerate(names)]
        self.names += map(say, game.others(len(names)))
        self.own = game.part("terminal", plain)

    def _ask_own(self, name: str, *arguments: Any) -> Any:
        """What the game's own terminal says, or else the plain one."""
        return getattr(self.own, name, getattr(plain, name))(self, *arguments)

    def say(self, id: str, **values: Any) -> str:
        """One of the game's own messages as a sentence."""
        return sentence(say(f"{self.game.id}-{id}", **values))

    # What happened ---------------------------------------------------------------------------------------------------
    def tell(self, event: Event) -> str:
        """An event in a sentence."""
        told = self.values_of(event)
        kind, values = self._ask_own("told", event, told)
        if not has(f"{self.game.id}-event-{kind}"):
            return plain.tell(self, event, values)
        return self.say(f"event-{kind}", **values)

    def values_of(self, event: Event) -> dict[str, Any]:
        """The fields of an event as they stand in sentences."""
        values: dict[str, Any] = {
            "you": next((role for role in SEATS if event.get(role) == self.reader is not None), "none")
        }
        for name, value in event.items():
            if name in SEATS and isinstance(value, int):
                values[name] = self.names[value]
            elif name == "seats":
                values[name] = listed(self.names[p] for p in value)
            elif name in ("colour", "back"):
                values["colour"] = colour(value)
            elif name == "colours":
                values[name] = listed(map(colour, value))
            elif name in ("card", "discarded") and isinstance(value, str):
                values[name] = self.card(value)
            elif isinstance(value, list):
                values |= {name: listed(value), "count": len(value)}
            else:
                values[name] = value
        return values

    def card(self, code: str) -> str:
        """A card in a sentence."""
        return self._ask_own("card", code)

    # What can be done ------------------------------------------------------------------------------------------------
    def move(self, text: str, view: View, preview: Sequence[Event] = ()) -> str:
        """A legal move in words, with the cards that its preview, events that it surely causes, shows to be taken."""
        verb, *rest = text.split(" ")
        return self._ask_own("move", verb, rest, view, preview)

    # What is going on ------------------------------------------------------------------------------------------------
    def where(self, view: View) -> str:
        """How far the game is."""
        return self._ask_own("where", view)

    def now(self, view: View, legal: Sequence[str]) -> str:
        """One sentence: whose turn it is and what is asked, or how the game has ended."""
        if view["over"]:
            return self.outcome(view)
        if self.reader in view["to_move"]:
            return say("turn", ask=self._ask_own("ask", view, legal))
        waiting = [self.names[p] for p in view["to_move"]]
        return sentence(say("waiting", names=listed(waiting), count=len(waiting)))

    def outcome(self, view: View) -> str:
        """How the game has ended."""
        scores = [say("score", name=name, score=score) for name, score in zip(self.names, view["scores"], strict=True)]
        winners = listed(self.names[p] for p in view["winners"])
        you = "seat" if self.reader in view["winners"] else "none"
        count = len(view["winners"])
        return sentence(say("won", you=you, count=count, winners=winners, scores=", ".join(scores)))

    # Answers ---------------------------------------------------------------------------------------------------------
    def refusal(self, wrong: IllegalMove) -> str:
        """Why a move was refused, with the id of its rule."""
        return f"{spoken().refusal(self.game.id, wrong.reason, wrong.values, self.names)} ({wrong.rule})"

    def reasons(self, advice: dict[str, Any]) -> str:
        """Why a bot thinks so of a move."""
        return " ".join(spoken().reason(self.game.id, reason, self.names) for reason in advice["reasons"])
