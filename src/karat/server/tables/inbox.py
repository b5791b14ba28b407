"""What a table is asked to do, one thing after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from karat.server.protocol.commands import Action, Deed
from karat.server.protocol.refusal import Refusal

Job = Callable[[], Awaitable[object]]
Answer = Callable[[Refusal | None, int, Deed | None], object]  # a refusal or None, the place in the log, what was done


class Inbox:
    """What waits for a table's task; the task takes all of it at once, unless it is held back."""

    def __init__(self) -> None:
        self.jobs: list[Job | Wish] = []
        self.waiting: dict[int | None, int] = {}  # how many commands of each guest wait, and of those without a token
        self._waiter: asyncio.Future[None] | None = None
        self._held = False

    @property
    def is_quiet(self) -> bool:
        """Nothing waits, and the task waits for something to do."""
        return not self.jobs and self._waiter is not None and not self._held

    def put(self, job: Job | Wish) -> None:
        self.jobs.append(job)
        self._ring()

    def put_for(self, guest: int | None, job: Job | Wish) -> None:
        """The same for a command of a guest. Nobody can fill the inbox for others."""
        self.waiting[guest] = self.waiting.get(guest, 0) + 1
        self.put(job)

    def hold(self) -> None:
        """Hold back what comes in."""
        self._held = True

    def go_on(self, *first: Job) -> None:
        """No longer hold anything back; `first` comes before all that waits."""
        self.jobs[:0] = first
        self._held = False
        if self.jobs:
            self._ring()

    def _ring(self) -> None:
        if self._waiter is not None and not self._held and not self._waiter.done():
            self._waiter.set_result(None)

    async def take(self) -> list[Job | Wish]:
        if not self.jobs:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
            self._waiter = None
        jobs, self.jobs, self.waiting = self.jobs, [], {}
        return jobs


class Wish(NamedTuple):
    """A command of a guest (None: of the table itself), who waits for the answer, and the token that it came with."""

    command: Action
    guest: int | None
    answer: Answer | None
    token: str | None = None
