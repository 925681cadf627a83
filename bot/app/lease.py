"""One process for each part of a database: a lease on its name.

The lease is a row. Its holder increments a number while it lives; another process watches that
number, so machines need not agree on the time. On the same machine the process table shows at once
whether the holder is alive, so a killed bot restarts without waiting.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import socket
import time
from collections.abc import Collection, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from bot.app.shards import Shards, shards_named
from bot.app.workers import WorkerError
from bot.store import Store
from bot.store.program import processes
from bot.store.transaction import Tx

log = logging.getLogger(__name__)

PROCESS_LEASE_S: Final = 30.0
"""Seconds without an increment after which a holder counts as dead."""
LOOK: Final = 1.0
"""Seconds between two checks of a holder."""


class LeaseError(WorkerError):
    """Another process works on this part of the database; the message is one sentence."""


class Lease:
    """The right of this process to work on its shards of a database."""

    def __init__(self, store: Store, shards: Shards, *, within: float = PROCESS_LEASE_S) -> None:
        """`within`: seconds to wait for a holder that shows no sign of life."""
        self.name = shards.name
        self._store = store
        self._shards = shards
        self._within = within
        self._me = json.dumps({"key": secrets.token_hex(8), **_process(os.getpid())})

    async def take(self) -> None:
        """Take the lease. LeaseError if its holder lives; one that may have died is watched for a
        while. No effect on a new database, which has no tables yet."""
        until = time.monotonic() + self._within
        before: set[tuple[str, str, int]] | None = None
        while True:
            others = await self._store.write(partial(self._take, before, until))
            if not others:
                return
            if before is None:
                log.warning(
                    "%s If it died, it is waited for %.0f s.", _held(others[0]), self._within
                )
            before = {(row.name, row.holder, row.turns) for row in others}
            await asyncio.sleep(LOOK)

    def _take(
        self, before: Collection[tuple[str, str, int]] | None, until: float, tx: Tx
    ) -> list[Any]:
        """Take the lease, unless other holders may be alive: return their rows. `before`: their
        rows at the last look."""
        if not processes.known(tx):
            return []
        others = self._others(processes.every(tx))
        for row in others:
            turned = before is not None and (row.name, row.holder, row.turns) not in before
            if turned or _lives(row.holder):
                raise LeaseError(_held(row))
        if time.monotonic() < until and not all(_lives(row.holder) is False for row in others):
            return others
        for row in others:
            processes.release(tx, row.name, row.holder)
        processes.take(tx, self.name, self._me)
        return []

    async def renew(self, well_at: float | None = None, trouble: str = "") -> None:
        """Record that this process lives, and was well at `well_at`, or its `trouble`. LeaseError
        if another has taken over."""

        def change(tx: Tx) -> None:
            if not processes.renew(tx, self.name, self._me, well_at, trouble):
                raise LeaseError(
                    "Another process has taken over this database: this one was not heard of for "
                    "too long, and stops."
                )

        await self._store.write(change)

    async def release(self) -> None:
        """Release the lease, so that no process needs to wait."""
        await self._store.write(lambda tx: processes.release(tx, self.name, self._me))

    def _others(self, rows: Sequence[Any]) -> list[Any]:
        """Return the other processes that hold an overlapping part."""
        return [
            row
            for row in rows
            if row.holder not in ("", self._me) and self._shards.meet(shards_named(row.name))
        ]


def _held(row: Any) -> str:
    holder = json.loads(row.holder)
    return (
        f"Another gharkane works on this database: {row.name}, process {holder['pid']} on "
        f"{holder['host']}. Stop it first; two of them would answer everybody twice."
    )


def _lives(holder: str) -> bool | None:
    """Return whether the process that wrote this is alive; None if unknown from here."""
    recorded = json.loads(holder)
    now = _process(recorded["pid"])
    if not recorded["space"] or recorded["space"] != now["space"]:
        return None
    return bool(now["began"]) and now["began"] == recorded["began"]


def _process(number: int) -> dict[str, Any]:
    """Return what identifies a process: its number, and its start, which count within one boot of
    the machine and one process namespace (a container has its own)."""
    space = began = ""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        space = f"{boot} {os.readlink('/proc/self/ns/pid')}"
        began = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[19]
    except OSError:  # the process has ended, or the system does not tell
        pass
    return {"pid": number, "host": socket.gethostname(), "space": space, "began": began}
