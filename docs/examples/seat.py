"""A seat for a program of your own: makes a table against two bots, sits down, and plays.

    karat serve
    python docs/examples/seat.py http://127.0.0.1:8000 diamant

Needs one package: websockets. Put your own player into `choose`.
"""

import itertools
import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(view, legal):
    """Any of the legal moves."""
    return random.choice(legal)


def post(url, body, token=""):
    request = Request(url, json.dumps(body).encode(), {"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(request) as answer:
        return json.load(answer)


def play(server, game):
    made = post(f"{server}/api/tables", {"game": game, "pace": "instant"})
    table, token = made["table"]["id"], made["token"]
    post(f"{server}/api/tables/{table}/seats", {"name": "Seat"}, token)
    ids, answered = itertools.count(1), None
    with connect(server.replace("http", "ws", 1) + "/api/socket") as socket:
        socket.send(json.dumps({"type": "hello", "table": table, "token": token}))
        socket.send(json.dumps({"type": "start", "id": str(next(ids))}))
        for message in map(json.loads, socket):
            now = message.get("now")
            if now and now["result"]:
                return now["result"]
            if now and now["decision"] not in (None, answered):
                answered = now["decision"]
                move = {"move": choose(now["view"], now["legal"]), "decision": answered}
                socket.send(json.dumps({"type": "move", "id": str(next(ids))} | move))
    return None


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
