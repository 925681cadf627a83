"""A poll for the time at which a lobby's game begins."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from bot.features.invitations.service import AHEAD
from bot.features.poll import rows
from bot.model.facts import Refused, TableInfo
from bot.model.states import OwnNotice
from bot.table.sessions import TableTx, reads, writes
from bot.table.tables import FeatureService

POLL_OPENED: Final = OwnNotice("poll")
"""Occasion of the notice that shows the poll."""
MIN_HOURS: Final = 2
MAX_POLL_HOURS: Final = 5
"""Maximum number of times in one poll."""
MAX_PEOPLE: Final = 30
"""Maximum number of people who tick: all are named in one message."""
Hours = Mapping[float, Sequence[int]]
"""Each offered time (seconds since 1970), the earliest first -> the people it suits."""


def best(hours: Hours) -> float | None:
    """Return the time that suits most people, the earliest of equals; None if it suits nobody."""
    hour = max(hours, key=lambda candidate: (len(hours[candidate]), -candidate), default=None)
    return hour if hour is not None and hours[hour] else None


class HourPolls(FeatureService):
    """One poll per lobby; a new one replaces it."""

    @writes
    def open(
        self, table: TableTx, by: int, hours: Sequence[float], *, manager: bool = False
    ) -> TableInfo:
        """Ask the channel which of these times suit people. The asker is not ticked. Refused:
        "not-host", "start-too-soon" (least: minutes), "poll-few" (least)."""
        table.needs_lobby(by, manager)
        offered = sorted(set(hours))[:MAX_POLL_HOURS]
        if len(offered) < MIN_HOURS:
            raise Refused("poll-few", {"least": MIN_HOURS})
        if offered[0] < self.sessions.now() + AHEAD:
            raise Refused("start-too-soon", {"least": int(AHEAD // 60)})
        rows.offer(table.tx, table.id, offered)
        slot, facts = f"{POLL_OPENED}:{secrets.token_hex(4)}", {"hours": offered}
        table.post(slot, POLL_OPENED, facts)
        return table.info()

    @writes
    def tick(self, table: TableTx, by: int, hour: float) -> tuple[TableInfo, Hours]:
        """Tick a time, or remove the tick. People who may see the table may tick. Refused:
        "poll-over" (this time is no longer offered), "poll-full" (most)."""
        table.needs("lobby")
        hours = rows.ticks(table.tx, table.id)
        if hour not in hours:
            raise Refused("poll-over")
        known = {user for people in hours.values() for user in people}
        if not rows.untick(table.tx, table.id, hour, by):
            if by not in known and len(known) >= MAX_PEOPLE:
                raise Refused("poll-full", {"most": MAX_PEOPLE})
            rows.tick(table.tx, table.id, hour, by)
        return table.info(), rows.ticks(table.tx, table.id)

    @reads
    def choice(self, table: TableTx, by: int, *, manager: bool = False) -> float:
        """Return the best time, for the host. Refused: "not-host", "poll-over", "poll-nobody"."""
        table.needs_lobby(by, manager)
        hours = rows.ticks(table.tx, table.id)
        if not hours:
            raise Refused("poll-over")
        hour = best(hours)
        if hour is None:
            raise Refused("poll-nobody")
        return hour

    @writes
    def close(self, table: TableTx) -> None:
        """End the poll."""
        rows.offer(table.tx, table.id, ())
