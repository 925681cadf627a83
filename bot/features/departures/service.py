"""Servers that remove the bot: players there are notified, and later the data is deleted."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Final

from bot.features.results import rows as results
from bot.model.intents import LEAVING
from bot.model.times import DAY_S
from bot.store import games, listing, outbox, servers
from bot.store.transaction import Tx
from bot.table.sessions import changes
from bot.table.tables import FeatureService

log = logging.getLogger(__name__)

TABLES_AT_ONCE: Final = 20
"""Tables deleted in one transaction, so that players are not delayed."""
SERVER_KEPT_S: Final = 30 * 86_400.0
"""Seconds for which the data of a server without the bot is kept."""


class Departures(FeatureService):
    """Records servers that removed the bot, notifies their players, and finally deletes their
    data."""

    async def left(self, guild_id: int) -> None:
        """A server has removed the bot: notify its players until when the data is kept."""
        now = self.sessions.now()

        def change(tx: Tx) -> bool:
            if not servers.note_left(tx, guild_id, now):
                return False
            for row in servers.seated_on(tx, guild_id):
                facts = {"due": now + SERVER_KEPT_S}
                slot = f"{LEAVING}:{int(now)}"
                outbox.remind(tx, row.game_id, "reminder", row.seat, slot, LEAVING, facts, now)
            return True

        if await self.sessions.change(change, "storage"):
            self.sessions.wake()

    async def compare(self, here: Collection[int], ours: Callable[[int], bool]) -> None:
        """Call it at startup: the bot is on the servers `here`. Other stored servers that are
        `ours` have removed it in the meantime."""

        def change(tx: Tx) -> set[int]:
            servers.note_back(tx, here)
            return servers.with_data(tx)

        known = await self.sessions.change(change, "storage")
        for guild_id in sorted(known - {*here}):
            if ours(guild_id):
                await self.left(guild_id)

    @changes("storage")
    def back(self, tx: Tx, guild_id: int) -> None:
        """A server has added the bot again: keep its data."""
        servers.note_back(tx, [guild_id])

    async def forget_due(self) -> int:
        """Delete the data of every server without the bot for long enough; return their number."""
        due = await self.sessions.query(
            lambda tx: servers.left_before(tx, self.sessions.now() - SERVER_KEPT_S)
        )
        for guild_id in due:
            count = await self.sessions.change(partial(_forget, guild_id), "storage")
            log.info("server %s has been gone for 30 days: %s tables forgotten", guild_id, count)
        return len(due)

    async def forget_old(self) -> int:
        """Delete tables that ended longer ago than the host keeps them; return their number."""
        days, count = self.sessions.limits.games_kept_days, 0
        until = self.sessions.now() - days * DAY_S
        while days and (ended := await self.sessions.query(lambda tx: _ended(tx, until))):
            await self.sessions.change(partial(_drop, ended), "storage")
            count += len(ended)
        if count:
            log.info("%s tables that ended %s days ago were deleted", count, days)
        return count

    async def delete_due(self) -> None:
        """Delete what is no longer kept."""
        await self.forget_due()
        await self.forget_old()


def _ended(tx: Tx, until: float) -> Mapping[int, int | None]:
    """Return some tables that ended before this moment, each with its server."""
    return listing.ended_before(tx, until, TABLES_AT_ONCE)


def _drop(ended: Mapping[int, int | None], tx: Tx) -> None:
    results.mark_changed(tx, {*ended.values()})
    games.drop(tx, ended)


def _forget(guild_id: int, tx: Tx) -> int:
    """Delete a server's data; return the number of its tables."""
    return servers.forget(tx, guild_id)
