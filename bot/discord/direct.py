"""Direct messages: opened slowly, found again, and all halted when Discord takes us for a spammer.

Discord counts how many are opened, not how many are written: so each is opened once and its channel
kept. One pacer serves the whole process.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import discord

from bot.model.intents import RetryLater
from bot.table.notes import Notes

log = logging.getLogger(__name__)

DMS_CLOSED: Final = frozenset({50007, 50278})
"""This person takes none, or shares no server with us; nothing else says so."""
TOO_FAST: Final = frozenset({40003})
QUARANTINED: Final = frozenset({20026})
LOST_DM_CODES: Final = frozenset({10003, 50001})
"""The channel that we kept is theirs no longer."""

MAX_OPENED_AT_ONCE: Final = 5
"""So many may be opened at once, as a table begins."""
DM_GAP_S: Final = 2.0
"""Seconds for each that is opened, on average; doubled each time that Discord says: too fast."""
LONGEST_GAP: Final = 600.0
DM_QUARANTINE_S: Final = 10.0
"""Seconds for which all wait after the first word of a quarantine; doubled at each further one."""
LONGEST_QUIET: Final = 3600.0


class DirectMessages:
    """The way to each person's direct messages. `now` in seconds since 1970."""

    def __init__(
        self,
        client: discord.Client,
        notes: Notes,
        now: Callable[[], float],
        quarantined: Callable[[], None] = lambda: None,
    ) -> None:
        """`quarantined`: called when Discord begins to treat us as a spammer."""
        self._client = client
        self._notes = notes
        self._now = now
        self._opening = asyncio.Lock()
        self._gap = DM_GAP_S
        self._next_opening = 0.0
        self._openings: deque[float] = deque(maxlen=MAX_OPENED_AT_ONCE)
        self._quiet = 0.0
        self._quiet_until = 0.0
        self._quarantined = quarantined

    async def channel(self, user_id: int, known: int | None = None) -> Any:
        """Where this person is written to; `known`: its number, if it was just read. Raises Later
        while all wait, or openings do."""
        self._must_wait(self._quiet_until)
        known = known or await self._notes.dm_channel(user_id)
        if known is not None:
            self._probe()
            return self._client.get_partial_messageable(known)
        async with self._opening:  # one at a time: the result applies to the next
            self._must_wait(max(self._quiet_until, self._next_opening, self._paced()))
            self._openings.append(self._now())
            self._probe()
            try:
                opened = await self._client.create_dm(discord.Object(user_id))
            except discord.HTTPException as error:
                await self.refused(error, None)
                raise
        self._gap = max(self._gap / 2, DM_GAP_S)
        await self._notes.set_dm_channel(user_id, opened.id)
        return self._client.get_partial_messageable(opened.id)

    def arrived(self) -> None:
        """One was written or changed: nothing holds us up."""
        self._quiet = self._quiet_until = 0.0

    async def refused(self, error: discord.HTTPException, user_id: int | None) -> None:
        """Note a refusal; raises Later if waiting may help."""
        if error.code in TOO_FAST:
            self._gap = min(self._gap * 2, LONGEST_GAP)
            self._next_opening = self._now() + max(self._gap, DM_QUARANTINE_S)
            log.warning("direct messages are opened too fast: one each %.0f s", self._gap)
            raise RetryLater(max(self._gap, DM_QUARANTINE_S)) from error
        if error.code in QUARANTINED:
            if not self._quiet:
                self._quarantined()
            self._quiet = min(max(self._quiet * 2, DM_QUARANTINE_S), LONGEST_QUIET)
            self._quiet_until = self._now() + self._quiet
            log.critical(
                "Discord has quarantined the bot (20026): no direct message is sent; the next is "
                "tried in %.0f s. Appeal at https://dis.gd/app-quarantine",
                self._quiet,
            )
            raise RetryLater(self._quiet) from error
        if error.code in LOST_DM_CODES and user_id is not None:
            await self._notes.set_dm_channel(user_id, None)
            raise RetryLater(0.0) from error

    def _paced(self) -> float:
        """When the next may be opened."""
        full = len(self._openings) == MAX_OPENED_AT_ONCE
        return self._openings[0] + MAX_OPENED_AT_ONCE * self._gap if full else 0.0

    def _must_wait(self, until: float) -> None:
        if until > self._now():
            raise RetryLater(until - self._now())

    def _probe(self) -> None:
        """After a quarantine one is tried, and all others wait for its result."""
        if self._quiet:
            self._quiet_until = self._now() + self._quiet
