"""Whose turn it is, where many wait for the same few workers: whoever has used least, and would be done first."""

from collections import deque
from typing import Any

MOST_REMEMBERED = 1000  # of those who wait for nothing now


class Turns:
    """Turns among some who wait, counted in seconds of work.

    Each of them has a clock that goes on by what its work takes. The one whose clock would show least after its next
    piece of work is served. Somebody new begins where the clocks would be if all had been served alike: nobody saves
    turns up, and nobody waits for ever.
    """

    def __init__(self) -> None:
        self._now = 0.0
        self._ends: dict[str, float] = {}  # who -> where the last work ended
        self._begins: dict[str, float] = {}  # who -> where the next one begins

    def wait(self, who: str) -> None:
        """Somebody waits, and may have waited already."""
        if who not in self._begins:
            self._begins[who] = max(self._now, self._ends.get(who, 0.0))

    def next(self, costs: dict[str, float]) -> str:
        """Who of those that wait is served, by the seconds that each one wants."""
        return min(costs, key=lambda who: self._begins[who] + costs[who])

    def serve(self, who: str, cost: float) -> None:
        self._now += cost / len(self._begins)  # as if all who wait were served at the same time
        self._ends[who] = self._begins.pop(who) + cost
        if len(self._ends) > MOST_REMEMBERED:
            self._ends = {one: end for one, end in self._ends.items() if end > self._now}

    def leave(self, who: str) -> None:
        """Somebody no longer waits."""
        self._begins.pop(who, None)

    def correct(self, who: str, seconds: float) -> None:
        """What somebody was served took so much longer than it was taken for."""
        for times in (self._ends, self._begins):
            if who in times:
                times[who] += seconds


class Job:
    """Something to be done for a table that is paid for by an address, the seconds that it may take, and what it is."""

    __slots__ = ("address", "cost", "table", "what")

    def __init__(self, address: str, table: str, cost: float, what: Any):
        self.address, self.table, self.cost, self.what = address, table, cost, what


class Queue:
    """Jobs that wait: addresses take turns, and so do the tables of an address."""

    def __init__(self) -> None:
        self._addresses = Turns()
        self.tables: dict[str, Turns] = {}  # by address, also of some who want nothing now
        self._jobs: dict[str, dict[str, deque[Job]]] = {}  # address -> table -> jobs

    def count(self, address: str) -> int:
        """How many jobs of an address wait."""
        return sum(map(len, self._jobs.get(address, {}).values()))

    def put(self, job: Job) -> None:
        self._jobs.setdefault(job.address, {}).setdefault(job.table, deque()).append(job)
        self._addresses.wait(job.address)
        self.tables.setdefault(job.address, Turns()).wait(job.table)

    def take(self, most: float | None = None) -> Job | None:
        """The next job; with `most`, of those that take no longer. None where nothing waits."""
        found: dict[str, Job] = {}  # by address
        for address, tables in self._jobs.items():
            costs = {table: jobs[0].cost for table, jobs in tables.items() if most is None or jobs[0].cost <= most}
            if costs:
                found[address] = tables[self.tables[address].next(costs)][0]
        if not found:
            return None
        job = found[self._addresses.next({address: job.cost for address, job in found.items()})]
        self._addresses.serve(job.address, job.cost)
        self.tables[job.address].serve(job.table, job.cost)
        self._remove(job)
        return job

    def drop(self, job: Job) -> bool:
        """A job that nobody wants any more. Whether it waited still."""
        if job not in self._jobs.get(job.address, {}).get(job.table, ()):
            return False
        self._remove(job)
        return True

    def done(self, job: Job, seconds: float) -> None:
        """How long a job has taken."""
        self._addresses.correct(job.address, seconds - job.cost)
        if job.address in self.tables:
            self.tables[job.address].correct(job.table, seconds - job.cost)

    def _remove(self, job: Job) -> None:
        tables = self._jobs[job.address]
        jobs, turns = tables[job.table], self.tables[job.address]
        jobs.remove(job)
        if jobs:
            turns.wait(job.table)
        else:
            turns.leave(job.table)
            del tables[job.table]
        if tables:
            self._addresses.wait(job.address)
        else:
            self._addresses.leave(job.address)
            del self._jobs[job.address]
            if len(self.tables) > MOST_REMEMBERED:
                self.tables = {address: turns for address, turns in self.tables.items() if address in self._jobs}
