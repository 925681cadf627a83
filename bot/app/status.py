"""What a running bot notes about its day, for `gharkane host status`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from bot import __version__
from bot.app.logs import Faults
from bot.discord.client import GharkaneClient
from bot.model.times import Time, day_of
from bot.schedule.periodic import Periodic
from bot.store import Store, notes
from bot.store.program.figures import status_mark

SLOWEST: Final = 5
"""Number of waits that are noted."""


class StatusNotes(Periodic):
    """Stores it every half minute, under this process's name."""

    every_s = 30.0

    def __init__(
        self, store: Store, client: GharkaneClient, name: str, faults: Faults, when: Time
    ) -> None:
        super().__init__(when)
        self._store, self._client, self._name = store, client, name
        self._since, self._day = when.now(), ""
        self._counts: Mapping[str, Callable[[], Counter[str]]] = {
            "refusals": lambda: client.context.refusals,
            "discord": lambda: _by_answer(client.invalid.refused),
            "left_out": lambda: client.context.pictures.left_out,
            "faults": lambda: faults.count,
        }
        """What is counted -> the counts since the start."""
        self._before: dict[str, Counter[str]] = {}
        """The counts when the day began."""

    async def round(self) -> None:
        """Store it once."""
        now = self._time.now()
        counts = {name: Counter(of()) for name, of in self._counts.items()}
        if self._day != day_of(now):
            self._before = {name: Counter() for name in counts} if not self._day else counts
            self._day = day_of(now)
        status = {
            "version": __version__,
            "since": self._since,
            "at": now,
            "servers": len(self._client.guilds),
            "slowest": self._client.acknowledgements.slowest(SLOWEST),
            **{name: dict(count - self._before[name]) for name, count in counts.items()},
        }
        key, value = status_mark(self._name), json.dumps(status)
        await self._store.write(partial(notes.set_mark, key=key, value=value), durable=False)


def _by_answer(refused: Mapping[tuple[int, int], int]) -> Counter[str]:
    """Return Discord's refusals by status and code."""
    return Counter({f"{status}/{code}": count for (status, code), count in refused.items()})
