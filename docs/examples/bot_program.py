#!/usr/bin/env python3
"""A bot of your own as a program, here in plain Python; it needs nothing of Karat's.

    karat match diamant "exec:python3 docs/examples/bot_program.py 8" 1

It plays Diamant: it leaves as soon as it carries as many rubies as it was told, and plays other games at random.
"""

import json
import random
import sys


def choose(question, enough):
    view, legal = question["view"], question["legal"]
    if view["game"] == "diamant":
        return "leave" if view["seats"][view["seat"]]["carried"] >= enough else "stay"
    return random.Random(question["seed"] + str(len(question["events"]))).choice(legal)


if __name__ == "__main__":
    enough = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    for line in sys.stdin:
        question = json.loads(line)
        answer = {"move": choose(question, enough)} if "legal" in question else {"hello": "bot_program"}
        print(json.dumps(answer), flush=True)
