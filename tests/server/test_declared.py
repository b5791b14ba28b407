"""Each command, fact and call is declared once; what is written down elsewhere follows from that, or is compared."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from karat.server.protocol import commands, facts
from karat.server.protocol.calls import CALLS
from karat.server.protocol.messages import ServerMessage
from karat.server.web.app import App

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text()
CALLED = {
    commands.ANYBODY: "all",
    commands.PLAYERS: "player",
    commands.HOST: "host",
    commands.PLAYERS_AND_HOST: "player, host",
    commands.PERSONS: "player, host",
}


def tag(kind):
    return kind.__struct_config__.tag


def rows(head):
    """The cells of a table of the page."""
    table = PAGE.split(head)[1].split("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def test_the_page_names_every_command_and_who_may_give_it():
    said = {name: who for names, who, _ in rows("| the client says |") for name in re.findall(r"`([\w-]+)`", names)}
    declared = {tag(kind): CALLED[kind.who] for kind in get_args(commands.ClientMessage) if kind is not commands.Hello}
    assert said == declared | {"hello": "all"}


def test_the_page_names_every_message_of_the_server():
    said = {name for names, _ in rows("| the server says |") for name in re.findall(r"`([\w-]+)`", names)}
    assert said == {tag(kind) for kind in get_args(ServerMessage)}


def test_whatever_a_table_can_be_asked_says_what_it_becomes():
    every = [*commands.Command.__subclasses__(), *commands.Own.__subclasses__()]
    assert len(every) > 15 and all(kind.become is not commands.Action.become for kind in every)


def test_every_fact_but_the_first_is_told_under_names_that_the_schema_has():
    told = {name for kind in facts.Change.__subclasses__() for name in kind.names or (tag(kind),)}
    assert told == set(get_args(facts.What))
    untold = [kind for kind in facts.Fact.__subclasses__() if kind.told is facts.Fact.told]
    assert untold == [facts.Created]


@pytest.mark.parametrize("kind", facts.Change.__subclasses__(), ids=lambda kind: kind.__name__)
def test_what_is_written_of_a_fact_is_read_as_the_same(kind):
    fact = msgspec.convert({field: _some(field) for field in kind.__struct_fields__} | {"fact": tag(kind)}, kind)
    assert facts.read(facts.write(fact)) == fact and facts.write(fact).startswith(f'{{"fact":"{tag(kind)}"'.encode())


def _some(field):
    some = {"order": [1, 0], "chairs": [{"guest": 3}], "word": "x", "table": "x", "level": "2"}
    return True if field in ("on", "yes", "keep") else some.get(field, 1)


def test_the_application_answers_every_call_and_each_stands_there_once():
    assert all(callable(getattr(App, call.by)) for call in CALLS)
    assert len({(call.method, call.path) for call in CALLS}) == len(CALLS)
