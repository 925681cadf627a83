"""Puts the bot together and runs it: store, tables, outbox, clock, client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields

import aiohttp
import discord

from bot.client import GharkaneClient
from bot.clock import Clock, Time, WallTime
from bot.cogs.house import House
from bot.config import Config, StartError
from bot.discord_url import redirect
from bot.firings import firings
from bot.heartbeat import Heartbeat, last_beat
from bot.logs import start_log
from bot.outbox import Outbox
from bot.posts import DiscordPost
from bot.rates import Rate, Rates
from bot.store import Store
from bot.table import Tables
from bot.table.limits import Limits
from bot.texts import Library

__all__ = ["Bot", "StartError", "assembled", "run_bot"]


@dataclass(frozen=True)
class Bot:
    """The parts of a running bot."""

    store: Store
    tables: Tables
    house: House
    client: GharkaneClient
    outbox: Outbox
    clock: Clock
    heartbeat: Heartbeat


@asynccontextmanager
async def assembled(
    config: Config,
    *,
    library: Library | None = None,
    ready_timeout: float = 2.0,
    when: Time | None = None,
) -> AsyncIterator[Bot]:
    """The bot's parts, not yet connected; everything is closed at the end. `when`: where time
    comes from, if not from the wall.

    Raises StartError for a database or an address that cannot be used.
    """
    if config.discord_url:
        try:
            redirect(config.discord_url)
        except ValueError as error:
            raise StartError(str(error)) from error
    when = when or WallTime()
    store = await Store.open(config.database_url)
    try:
        tables = Tables(
            store,
            locale=config.locale,
            computer_pause=config.computer_pause,
            order_pause=config.order_pause,
            lull=config.lull,
            now=when.now,
            limits=Limits(**config.model_dump(include={field.name for field in fields(Limits)})),
        )
        rates = Rates(
            when.now,
            uploads=Rate(config.uploads_per_person, config.uploads_per_server),
            exports=Rate(config.exports_per_person, config.exports_per_server),
        )
        house = House(tables, library or Library(), config.locale, rates)
        workers: list[asyncio.Task[None]] = []

        async def started() -> None:
            since = await last_beat(store)
            if since is not None:
                await tables.after_downtime(since)
            await heartbeat.beat()
            workers.extend(
                asyncio.create_task(work.run(), name=type(work).__name__)
                for work in (outbox, clock, heartbeat, house.waiting)
            )

        client = GharkaneClient(house, tables, ready_timeout=ready_timeout, started=started)
        post = DiscordPost(client, house)
        outbox = Outbox(store, tables, post, when, edit_gap=config.edit_gap)
        clock = Clock(store, firings(tables), when)
        heartbeat = Heartbeat(store, when)
        tables.on_commit(outbox.wake)
        tables.on_commit(clock.wake)
        tables.on_commit(house.waiting.wake)
        try:
            yield Bot(store, tables, house, client, outbox, clock, heartbeat)
        finally:
            await _stop(workers)
            await house.finish()
            await client.close()
            await house.finish()
    finally:
        await store.close()


async def _stop(workers: list[asyncio.Task[None]]) -> None:
    """Cancel until all have stopped: a library may swallow one cancellation."""
    left = set(workers)
    while left:
        for worker in left:
            worker.cancel()
        _, left = await asyncio.wait(left, timeout=1.0)


async def run_bot(config: Config) -> None:
    """Run until cancelled. Raises StartError, one sentence, if the bot cannot start."""
    token = config.token()
    start_log(token)
    async with assembled(config, ready_timeout=config.ready_timeout) as bot:
        try:
            await bot.client.start(token)
        except discord.LoginFailure:
            raise StartError(
                "Discord does not accept DISCORD_TOKEN: copy the bot's token anew."
            ) from None
        except (aiohttp.ClientError, discord.HTTPException, OSError) as error:
            raise StartError(f"Discord cannot be reached: {type(error).__name__}.") from error
