"""Two worlds at the socket: every byte that a seat is sent is the same where only what it cannot know differs.

Two servers with the same tables, tokens and secrets are given positions that differ out of one seat's sight. The seat,
or a spectator, then does the same things at both.
"""

import asyncio
import json
import os
import random
import socket
import urllib.error
import urllib.request
from contextlib import asynccontextmanager

import pytest
import uvicorn
from websockets.asyncio.client import connect

import karat
from contract.cases import CASES, name, some_state
from contract.swaps import hidden_twin
from karat.server.protocol import facts
from karat.server.protocol.facts import Chair
from karat.server.run import configured
from karat.server.settings import Settings
from karat.server.storage.store import Entry
from karat.server.tables.tokens import digest
from karat.server.web.app import App
from server.house import Player

POSITIONS = int(os.environ.get("KARAT_WORLDS", "1"))  # of each game, players and options


@asynccontextmanager
async def world(path, keep_days=0, **limits):
    """A server in this process, on a real port, whose tables can be rigged."""
    app = App(Settings(str(path), rate=0, keep_days=keep_days, limits=limits))
    server = uvicorn.Server(configured(app))
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        task = asyncio.create_task(server._serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.01)
        app.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        yield app
        server.should_exit = True
        await task


async def rigged_table(app, id, document, tokens):
    """A table in the middle of a game at a position, with a person at every seat."""
    players = document["players"]
    chairs = tuple(Chair(guest=seat) for seat in range(players))
    made = facts.Created(document["game"], players, document["options"], "5a" * 32, grace=None, chairs=chairs)
    people = [
        {"number": n, "kind": "player", "token": digest(token), "name": f"P{n}", "colour": "ruby"}
        for n, token in enumerate(tokens)
    ]
    assert await app.tables.store.create(id, (id[0] + id[-5:]).upper(), made, 1, people)
    table = await app.tables.table(id)
    table.projection.dealt = lambda: karat.game(document["game"]).position(document)
    table.inbox.put(lambda: _start(table, chairs))
    while table.projection.state is None:
        await asyncio.sleep(0.001)
    return table


async def _start(table, chairs):
    row = facts.Row(table.projection.seq + 1, 1, facts.Started(chairs))
    table.apply(row)
    await table.store.append(Entry(table.id, [row]))


async def everything_told(app, id, token, commands):
    """All bytes that a seat gets for a script of commands, with the downloads of the record."""
    told = []

    async def listen(last, said):
        async with connect(app.url.replace("http", "ws", 1) + "/api/socket", compression=None) as wire:
            await wire.send(json.dumps({"type": "hello", "table": id, "token": token, "last": last}))
            told.append(await wire.recv())  # welcome
            told.append(await wire.recv())  # presence
            for number, command in enumerate(said):
                await wire.send(json.dumps({"id": f"{last}-{number}"} | command))
                while True:
                    text = await wire.recv()
                    told.append(text)
                    if json.loads(text)["type"] in ("done", "refused"):
                        break

    await listen(None, commands)
    await listen(2, [{"type": "say", "what": "phrase", "value": "oops"}])
    await listen(10_000, [{"type": "fly"}])
    told.append(await asyncio.to_thread(_download, f"{app.url}/api/tables/{id}/record", token))
    told.append(await asyncio.to_thread(_download, f"{app.url}/api/tables/{id}", token))
    told.append(await asyncio.to_thread(_download, f"{app.url}/api/tables/{id}/moments/0", token))
    return told


def _download(url, token):
    request = urllib.request.Request(url, headers={"Authorization": f"Bearer {token}"} if token else {})
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.read()
    except urllib.error.HTTPError as wrong:
        with wrong:
            return wrong.read()


def script(state, seat, rng):
    """What a curious seat does: moves of others, changed moves, votes, undo, and an own move that shows nothing."""
    known = sorted({move for p in range(state.players) for move in state.legal(p)})
    words = sorted({word for move in known for word in move.split()})
    commands = [{"type": "undo"}, {"type": "vote", "ask": 1, "yes": True}, {"type": "start"}, {"type": "rematch"}]
    legal = set(state.legal(seat)) if seat is not None else set()
    for move in rng.sample(known, min(8, len(known))):
        changed = move.split()
        changed[rng.randrange(len(changed))] = rng.choice(words)
        commands += [{"type": "move", "move": text} for text in (move, " ".join(changed)) if text not in legal]
    commands.append({"type": "move", "move": "nonsense", "decision": 7})
    own = [move for move in sorted(legal) if _shows_nothing(state, seat, move)]
    if own:
        commands += [{"type": "move", "move": own[0]}, {"type": "undo"}, {"type": "move", "move": own[-1]}]
    return commands


def _shows_nothing(state, seat, move):
    """Whether a move leads to the same for its seat in other worlds that fit, so that the worlds stay alike."""
    knowledge = state.knowledge(seat)
    seen = []
    for world in (state.copy(), *(knowledge.resample(i) for i in range(6))):
        before = world.moments
        world.play(seat, move)
        seen.append(json.dumps([world.events(seat, since=before), world.view(seat), world.legal(seat)]))
    return len(set(seen)) == 1 and not json.loads(seen[0])[1]["over"]


def test_two_worlds_send_the_same_bytes(tmp_path):
    rng = random.Random(11)
    checked = different = 0

    async def main():
        nonlocal checked, different
        async with world(tmp_path / "one.db") as one, world(tmp_path / "two.db") as two:
            for number, case in enumerate(CASES * POSITIONS):
                state = some_state(case, rng.randrange(2**32))
                if state.over:
                    continue
                document = state.position()
                seat = rng.choice([None, *range(state.players)])
                twin = hidden_twin(document, seat, rng)
                tokens = [f"{number}-{p}" for p in range(state.players)]
                id = f"{number:016x}"
                state = state.game.position(document)
                commands = script(state, seat, rng)
                told = []
                for app, position in ((one, document), (two, twin)):
                    await rigged_table(app, id, position, tokens)
                    token = None if seat is None else tokens[seat]
                    told.append(await everything_told(app, id, token, commands))
                assert told[0] == told[1], (name(case), seat)
                checked += len(told[0])
                if seat is not None and number % 4 == 0:  # worlds that differ where the seat can see it
                    other = hidden_twin(document, (seat + 1) % state.players, rng)
                    await rigged_table(two, f"x{id}", other, [f"x{token}" for token in tokens])
                    seen = await everything_told(two, f"x{id}", f"x{tokens[seat]}", commands)
                    different += json.loads(seen[0])["now"] != json.loads(told[0][0])["now"]

    asyncio.run(main())
    assert checked > 500 and different > 0


@pytest.mark.parametrize("game", karat.games())
def test_no_message_to_anybody_holds_the_secret_before_the_end(server, game):
    """Everything that all seats and a spectator are told in a game, searched for the secret that the end reveals."""
    players = karat.game(game).players.start
    id, tokens = server.table(game, players)

    async def main():
        everybody = [Player(server, id, token) for token in (*tokens, None)]
        for player in everybody:
            await player.come()
        await everybody[0].do("start")
        results = await asyncio.gather(*(player.play(random.Random(1)) for player in everybody[:-1]))
        for player in everybody:
            told = [json.dumps(m) for m in player.told if not (m.get("now") and m["now"]["result"])]
            assert len(told) > 10 and not any(results[0]["secret"] in text for text in told)
            await player.go()

    asyncio.run(main())
