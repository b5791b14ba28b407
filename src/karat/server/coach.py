"""The coach: what the strongest bot would do now, and what it thinks of a game that is over."""

import asyncio
from dataclasses import dataclass

import msgspec

import karat
from karat.server.lines import encode
from karat.server.messages import Advice, Analysis, Verdict
from karat.server.records import fingerprint
from karat.server.refusal import Refusal

STRONGEST = "6"
MOST_KEPT = 200  # answers that are remembered
MOST_WAITING = 20  # games that wait to be analysed


class Coach:
    def __init__(self, thinkers, records):
        self._thinkers, self._records = thinkers, records
        self._asked = {}  # (table, seat, decision) -> task
        self._games = {}  # fingerprint -> Looking
        self._turn = asyncio.Lock()  # one game at a time: bots that play go first

    def advice(self, match, seat):
        """What the strongest bot would do at a table's decision, from what the seat knows; to be waited for."""
        if seat is None:
            raise Refusal.of("only-players")
        if not match.made.coach:
            raise Refusal.of("no-coach")
        if seat not in match.owed:
            raise Refusal.of("nothing-to-decide")
        decision = match.owed[seat][0]
        key = match.id, seat, decision
        if key not in self._asked:
            while len(self._asked) >= MOST_KEPT:
                del self._asked[next(iter(self._asked))]
            self._asked[key] = asyncio.create_task(self._thinkers.advise(match.state.knowledge(seat), STRONGEST))
        return self._told(decision, self._asked[key])

    async def _told(self, decision, asked):
        moves, odds = await asyncio.shield(asked)
        return msgspec.convert({"decision": decision, "moves": moves, "odds": odds}, Advice)

    async def analysis(self, document):
        """How far the analysis of a game is, or the analysis. Asking begins it."""
        id = fingerprint(document)
        looking = self._games.get(id)
        if looking is not None and looking.task.done():
            del self._games[id]
            looking.task.result()  # what went wrong is told once
            looking = None
        if looking is None and (found := await self._records.verdict(id)) is not None:
            return Analysis(len(_steps(document)), len(_steps(document)), msgspec.json.decode(found, type=Verdict))
        if (looking := self._games.get(id)) is None:
            if sum(not other.task.done() for other in self._games.values()) >= MOST_WAITING:
                raise Refusal.of("too-many-analyses")
            looking = self._games[id] = Looking(len(_steps(document)))
            looking.task = asyncio.create_task(self._look(document, looking))
        return Analysis(looking.done, looking.of)

    def close(self):
        for task in (*self._asked.values(), *(looking.task for looking in self._games.values())):
            task.cancel()

    async def _look(self, document, looking):
        async with self._turn:
            decisions = []
            for step in _steps(document):
                found = await self._thinkers.run(karat.judge, document, step)
                decisions += [found] if found else []
                looking.done += 1
            verdict = await self._thinkers.run(karat.verdict, document, decisions)
        moves = {step: number for number, step in enumerate(_steps(document))}
        for one in decisions:
            one["at"] = moves[one["step"]]
        verdict |= {"decisions": decisions, "decisive": [moves[step] for step in verdict["decisive"]]}
        await self._records.keep_verdict(document, encode(msgspec.convert(verdict, Verdict)).decode())


@dataclass
class Looking:
    """A game that is being looked at."""

    of: int
    done: int = 0
    task: asyncio.Task = None


def _steps(document):
    """The steps of a record that are moves."""
    return [at for at, (who, _) in enumerate(document["steps"]) if who != "deal"]
