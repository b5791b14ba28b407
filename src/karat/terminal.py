"""A game in a plain terminal, line by line: for pipes, screen readers and quick looks."""

import click

import karat
from karat.errors import IllegalMove

SHOWN_MOVES = 30
HELP = """Type a number of the list, or a move as it is written there.
  v  show the table again     l  list all moves     h  a hint     q  leave the game     ?  this help"""


def event_line(event):
    """One event in one line: who, what, and its details."""
    details = [f"{name} {text(value)}" for name, value in event.items() if name not in ("event", "seat")]
    who = f"seat {event['seat']}: " if "seat" in event else ""
    return who + event["event"].replace("_", " ") + (f" ({', '.join(details)})" if details else "")


def text(value):
    """A value of a view or event for people."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return " ".join(text(item) for item in value) or "-"
    if isinstance(value, dict):
        return " ".join(f"{name}={text(item)}" for name, item in value.items()) or "-"
    return str(value)


def show_events(events):
    for event in events:
        click.echo(event_line(event))


def show_view(view):
    """The table as one seat may see it."""
    hidden = ("game", "players", "options", "seat", "seats", "over", "to_move", "block")
    for name, value in view.items():
        if name not in hidden and value is not None:
            click.echo(f"  {name.replace('_', ' ')}: {text(value)}")
    for row in view.get("block", ()):
        click.echo("    " + " ".join(f"{cell:>3}" for cell in row))
    for p, seat in enumerate(view["seats"]):
        mark = "you" if p == view["seat"] else f"seat {p}"
        details = ", ".join(f"{name.replace('_', ' ')} {text(value)}" for name, value in seat.items())
        click.echo(f"  {'>' if p in view['to_move'] else ' '} {mark}: {details}")


class Table:
    """One person at `seat`, bots of one level at all others."""

    def __init__(self, state, seat, level):
        self.state, self.seat, self.told = state, seat, 0
        self.bots = [karat.bot(state.game.id, level, seed=p) for p in range(state.players)]

    def run(self):
        state = self.state
        click.echo(f"{state.game.title}, {state.players} players. You are seat {self.seat}; ? explains.")
        click.echo(f"Deal commitment: {state.commitment}")
        while not state.over:
            self._tell()
            others = [p for p in state.to_move if p != self.seat]
            if self.seat in state.to_move:
                if not self._ask():
                    return
            else:
                state.play(others[0], self.bots[others[0]].choose(state.knowledge(others[0])))
        self._tell()
        winners = ", ".join("you" if p == self.seat else f"seat {p}" for p in state.winners) or "nobody"
        click.echo(f"Scores: {text(state.scores)}. Won by {winners}.")

    def _tell(self):
        events = self.state.events(self.seat)
        show_events(events[self.told :])
        self.told = len(events)

    def _ask(self):
        """Ask the person until a legal move is made; False when they leave."""
        legal = self.state.legal(self.seat)
        show_view(self.state.view(self.seat))
        self._list(legal[:SHOWN_MOVES], len(legal))
        while True:
            try:
                answer = click.prompt("Your move", prompt_suffix=": ", default="", show_default=False).strip()
            except click.Abort:
                click.echo("\nYou left the game.")
                return False
            if answer == "q":
                click.echo("You left the game.")
                return False
            if answer == "v":
                show_view(self.state.view(self.seat))
            elif answer == "h":
                self._hint()
            elif answer == "l":
                self._list(legal, len(legal))
            elif answer in ("?", ""):
                click.echo(HELP)
            else:
                if answer.isascii() and answer.isdigit() and 1 <= int(answer[:6]) <= len(legal):
                    answer = legal[int(answer) - 1]
                try:
                    self.state.play(self.seat, answer)
                except IllegalMove as wrong:
                    click.echo(f"{wrong} ({wrong.rule})")
                else:
                    return True

    def _hint(self):
        """What the strongest bot thinks of the best moves."""
        for row in karat.bot(self.state.game.id, "6").advise(self.state.knowledge(self.seat))[:5]:
            click.echo(f"  {row['move']}: wins {100 * row['win']:.0f} % ± {100 * row['error']:.0f}")

    def _list(self, moves, count):
        click.echo("  ".join(f"{number}: {move}" for number, move in enumerate(moves, 1)))
        if len(moves) < count:
            click.echo(f"… and {count - len(moves)} more; l lists all.")
