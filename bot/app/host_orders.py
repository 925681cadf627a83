"""Carry out the operator's orders (`gharkane host`) while the bot runs.

The command writes rows; each process polls them every few seconds. A ban applies to all later
clicks and commands, except /about and /privacy: banned people may still get their data.
"""

from __future__ import annotations

import logging
from functools import partial

from bot.discord.background import ORDERS
from bot.discord.client import GharkaneClient
from bot.discord.context import BotContext
from bot.discord.kept_out import BANNED, KeptOut, leave
from bot.model.times import Time
from bot.schedule.clock import Clock
from bot.schedule.periodic import Periodic
from bot.store import Store
from bot.store.program import host_orders as rows
from bot.store.program.host_orders import HostOrder
from bot.store.transaction import Tx
from bot.table import Refused
from bot.words import mask_words

log = logging.getLogger(__name__)


class HostOrders(Periodic):
    """The worker that carries out orders."""

    every_s = 3.0

    def __init__(
        self, store: Store, client: GharkaneClient, context: BotContext, clock: Clock, when: Time
    ) -> None:
        super().__init__(when)
        self._store, self._client, self._context = store, client, context
        self._clock = clock

    async def begin(self) -> None:
        """At start: maintenance is over. Bans apply from the first click on."""
        now = self._time.now()
        await self._store.write(partial(rows.end_maintenance, now=now))
        await self.round()

    async def round(self) -> None:
        """Load the bans and the listed words, and carry out new orders."""
        host_orders, words = await self._store.read(self._orders_and_words)
        before = self._context.kept_out.maintenance
        self._context.kept_out = KeptOut(host_orders, self._time.now())
        mask_words(words)
        if (maintenance := self._context.kept_out.maintenance) != before:
            if before is not None:  # as after a stop: clocks get back what they lost
                await self._context.tables.ladder.after_downtime(before.begins_at or before.at)
            self._clock.hold(maintenance is not None)
        if not self._client.began.is_set():
            return
        for order in host_orders:
            if order.done_at is None and await self._carried_out(order):
                now = self._time.now()
                await self._store.write(partial(rows.note_done, order=order, now=now))
                whom = "somebody" if order.kind == "forget" else order.target
                log.warning("host: %s %s %s: %s", order.kind, whom, order.detail, order.reason)

    def _orders_and_words(self, tx: Tx) -> tuple[list[HostOrder], list[str]]:
        return rows.in_force(tx, self._time.now()), rows.listed_words(tx)

    async def _carried_out(self, order: HostOrder) -> bool:
        """Return whether the order is carried out; else it is retried, possibly by another
        process."""
        tables = self._context.tables
        if order.kind == "ban-person":
            for act in BANNED.of(tables.features):
                await act(tables, order.target)
        elif order.kind == "close":
            try:
                await tables.ending.close(order.target, order.reason)
            except Refused as refused:
                if refused.reason not in ("no-table", "ended", "cancelled"):
                    raise
        elif order.kind in ("ban-server", "leave"):
            return await self._left(order.target, order.reason)
        elif (carry_out := ORDERS.under(tables.features, order.kind)) is not None:
            await carry_out(self._context, order)
        return True

    async def _left(self, guild_id: int, reason: str) -> bool:
        """Close the tables of a server first, with the reason in their channels, then leave."""
        if not self._client.is_responsible_for(guild_id):
            return False
        if await self._context.tables.ending.close_all_on(guild_id, reason):
            return False  # after that message
        return await leave(self._client.get_guild(guild_id))
