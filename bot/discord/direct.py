"""Direct messages: channels are opened slowly and stored, and all stop when Discord suspects spam.

Discord limits how many are opened, not how many messages are sent: so each is opened once and its
channel stored. One pacer serves the whole process.
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
"""Discord's codes for a person who accepts none, or shares no server with the bot."""
TOO_FAST: Final = frozenset({40003})
QUARANTINED: Final = frozenset({20026})
LOST_DM_CODES: Final = frozenset({10003, 50001})
"""Discord's codes for a stored channel that is no longer theirs."""

MAX_OPENED_AT_ONCE: Final = 5
"""Number that may be opened at once, at the start of a table."""
DM_GAP_S: Final = 2.0
"""Average seconds between two openings; doubled each time that Discord says: too fast."""
LONGEST_GAP: Final = 600.0
DM_QUARANTINE_S: Final = 10.0
"""Seconds for which all wait after the first sign of a quarantine; doubled at each further one."""
LONGEST_QUIET: Final = 3600.0


class DirectMessages:
    """Opens each person's direct messages. `now` in seconds since 1970."""

    def __init__(
        self,
        client: discord.Client,
        notes: Notes,
        now: Callable[[], float],
        quarantined: Callable[[], None] = lambda: None,
    ) -> None:
        """`quarantined`: called when Discord begins to treat the bot as a spammer."""
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
        """Return this person's channel; `known`: its id, if it was just read. Raises RetryLater
        while all wait, or openings do."""
        self._must_wait(self._quiet_until)
        known = known or await self._notes.dm_channel(user_id)
        if known is not None:
            self._probe()
            return self._client.get_partial_messageable(known)
        async with self._opening:  # one at a time: its result applies to the next
            self._must_wait(max(self._quiet_until, self._next_opening, self._opening_time()))
            self._openings.append(self._now())
            self._probe()
            try:
                opened = await self._client.create_dm(discord.Object(user_id))
            except discord.HTTPException as error:
                await self.note_refusal(error, None)
                raise
        self._gap = max(self._gap / 2, DM_GAP_S)
        await self._notes.set_dm_channel(user_id, opened.id)
        return self._client.get_partial_messageable(opened.id)

    def note_success(self) -> None:
        """A message was sent or edited: end all waiting."""
        self._quiet = self._quiet_until = 0.0

    async def note_refusal(self, error: discord.HTTPException, user_id: int | None) -> None:
        """Record a refusal; raises RetryLater if waiting may help."""
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

    def _opening_time(self) -> float:
        """When the next may be opened."""
        full = len(self._openings) == MAX_OPENED_AT_ONCE
        return self._openings[0] + MAX_OPENED_AT_ONCE * self._gap if full else 0.0

    def _must_wait(self, until: float) -> None:
        if until > self._now():
            raise RetryLater(until - self._now())

    def _probe(self) -> None:
        """After a quarantine try one message, and let all others wait for its result."""
        if self._quiet:
            self._quiet_until = self._now() + self._quiet
