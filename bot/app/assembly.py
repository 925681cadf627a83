"""Assemble and run the bot: store, tables, outbox, clock, client."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, fields
from functools import partial
from typing import Any, Final

import aiohttp
import discord

from bot import __version__
from bot.app.config import Config, unknown_variables
from bot.app.dsn import Dsn
from bot.app.firings import firings
from bot.app.heartbeat import Heartbeat, last_beat
from bot.app.host_orders import HostOrders
from bot.app.lease import Lease, LeaseError
from bot.app.logs import Faults, start_log
from bot.app.rehearsal import rehearse
from bot.app.reporter import Reporting
from bot.app.settling import Settling
from bot.app.shards import Shards
from bot.app.status import StatusNotes
from bot.app.trouble import Trouble
from bot.app.upkeep import Upkeep
from bot.app.workers import WorkerError, Workers
from bot.delivery.outbox import Outbox
from bot.discord.background import SITES, WORKERS
from bot.discord.budget import RequestBudget, take_from
from bot.discord.client import GharkaneClient, error_line
from bot.discord.context import BotContext, Operator, Public
from bot.discord.rates import Rate, Rates
from bot.discord.redirect import redirect
from bot.discord.reports import Reports
from bot.discord.transport import DiscordTransport
from bot.errors import StartError
from bot.features import FEATURES, tables_over
from bot.games import face
from bot.model.delays import Delays
from bot.model.person import zones
from bot.present.pictures import Pictures
from bot.schedule.clock import Clock, Time, WallTime
from bot.schedule.ending import end_all
from bot.schedule.pool import Pool
from bot.schedule.thinking import Thinking
from bot.store import Store, StoreError
from bot.store.sharing import Portion
from bot.table import Refused, Tables
from bot.table.limits import Limits
from bot.texts import Library
from engine import content
from engine.games import GAMES

__all__ = ["Bot", "StartError", "assembled", "run_bot", "until_told"]

log = logging.getLogger(__name__)

YOUNG: Final = (2_000, 5, 400)
"""Thresholds of the garbage collector: an answer creates thousands of objects, and hardly a
cycle. The second generation is small, because collecting 40,000 objects stops all answers for
20 ms."""


@dataclass(frozen=True)
class Bot:
    """The parts of a running bot."""

    store: Store
    tables: Tables
    context: BotContext
    client: GharkaneClient
    outbox: Outbox
    clock: Clock
    lease: Lease
    workers: Workers
    started: asyncio.Event
    """Set once its workers run."""
    part: Portion | None
    """The servers that it serves; None: all."""


@asynccontextmanager
async def assembled(
    config: Config,
    *,
    library: Library | None = None,
    ready_timeout: float = 2.0,
    when: Time | None = None,
    thinking: Thinking | None = None,
    meanwhile: Callable[[], object] = lambda: None,
) -> AsyncIterator[Bot]:
    """Yield the bot's parts, not yet connected; everything is closed at the end. `when`: the source
    of time, if not the wall clock; `thinking`: where long work runs, if not in worker processes;
    `meanwhile`: runs while the database is checked, which needs no Python.
    Raises StartError for a database or an address that cannot be used."""
    if config.discord_url:
        try:
            redirect(config.discord_url)
        except ValueError as error:
            raise StartError(str(error)) from error
    shards = Shards.read(config.shards)
    working = asyncio.create_task(asyncio.to_thread(meanwhile))
    store = await Store.open_unmigrated(config.database_url)
    lease = Lease(store, shards)
    own_thinking = Thinking(Pool()) if thinking is None else None
    faults = Faults()
    logging.getLogger().addHandler(faults)
    try:
        await working
        await lease.take()  # before anything is changed, unless the database is new
        await store.migrate()
        await lease.take()
        when = when or WallTime(since=await last_beat(store) or 0.0)
        tables = _tables(config, store, thinking or own_thinking, when)
        context = _context(config, tables, library or Library(), when)
        rehearsing: set[asyncio.Task[None]] = set()
        ready = asyncio.Event()

        async def started() -> None:
            await asyncio.to_thread(zones)  # reads the system's time zones: the first time is slow
            await host_orders.begin()
            since = await last_beat(store)
            if since is not None:
                await tables.ladder.after_downtime(since)
            await lease.renew(when.now())  # give back downtime, once
            added = WORKERS.gather(FEATURES, client, context, when)
            workers.start(host_orders)
            status = StatusNotes(store, client, lease.name, faults, when)
            for work in (outbox, clock, context.waiting, status, Upkeep(store, when)):
                workers.start(work)
            for worker in added:
                workers.start(worker)
            if own_thinking is not None:
                rehearsing.add(asyncio.create_task(rehearse(context)))
            ready.set()

        client = GharkaneClient(
            context,
            tables.notes,
            ready_timeout=ready_timeout,
            started=started,
            budget=RequestBudget(take_from(store)) if shards.count and not store.is_file else None,
            shard_ids=None if shards.ids is None else list(shards.ids),
            shard_count=shards.count or None,
        )
        transport = DiscordTransport(client, context)
        part = Portion(shards.first, shards.last, shards.count) if shards.count else None
        outbox = Outbox(
            store, tables, transport, when, edit_gap=config.edit_gap, worker=lease.name, part=part
        )
        clock = Clock(store, firings(tables), when, part)
        host_orders = HostOrders(store, client, context, clock, when)
        workers = Workers()
        trouble = Trouble(client, workers)
        workers.start(Heartbeat(lease, when, trouble))
        _follow(tables, outbox, clock, context)
        reports = Reports(client, context, lease.name)
        tables.sessions.miss, context.troubled = reports.missing, reports.report_trouble
        reports.look_back()
        async with (
            client,
            _reported(config, workers, when),
            _asked(config, store, client, workers, when, trouble, own_thinking, faults),
            _browsed(config, context, client, workers, when),
        ):
            try:
                yield Bot(
                    store, tables, context, client, outbox, clock, lease, workers, ready, part
                )
            except WorkerError as error:
                if not isinstance(error, LeaseError):  # another process goes on
                    with suppress(Refused):
                        await reports.note_stop()
                raise
            # accept nothing new: answer running actions, store what is under way, then end
            finally:
                loop = asyncio.get_running_loop()
                until = loop.time() + FINISH_S
                await end_all(rehearsing)
                context.stopping.set()
                await context.finish(FINISH_S / 2)
                store.stop_waiting()  # who waits for it is told now, while there is time
                await reports.stop()
                await outbox.finish(max(until - loop.time(), 0.0))
                await workers.stop()
                if own_thinking is not None:  # menus that wait for a picture do without
                    await own_thinking.close()
                # those, and who acted in the meantime
                await context.finish(max(until - loop.time(), 0.2))
                with suppress(TimeoutError):  # while Discord is gone, nobody says goodbye
                    async with asyncio.timeout(max(until - loop.time(), 0.2)):
                        await client.close()
                await context.finish(max(until - loop.time(), 0.2))
                with suppress(StoreError):  # else the next process notices that this one has ended
                    await lease.release()
    finally:
        if own_thinking is not None:
            await own_thinking.close()
        await store.close()
        logging.getLogger().removeHandler(faults)


def _tables(config: Config, store: Store, thinking: Thinking | None, when: Time) -> Tables:
    """Return the tables with the configured delays and limits."""
    return tables_over(
        store,
        thinking=thinking,
        locale=config.locale,
        computer_pause=config.computer_pause,
        order_pause=config.order_pause,
        delays=Delays(config.board_delay, config.board_life, config.sheet_delay, config.call_delay),
        now=when.now,
        limits=Limits(**config.model_dump(include={field.name for field in fields(Limits)})),
    )


def _context(config: Config, tables: Tables, library: Library, when: Time) -> BotContext:
    """Return what commands and pages share, with the configured rates and addresses."""
    rates = Rates(
        when.now,
        uploads=Rate(config.uploads_per_person, config.uploads_per_server),
        invitations=Rate(config.invitations_per_person, config.invitations_per_server),
        requests=Rate(config.requests_per_person, config.requests_per_server),
        exports=Rate(config.exports_per_person, config.exports_per_server),
        links=Rate(config.links_per_person, config.links_per_server),
    )
    operator = Operator(config.contact, config.source)
    pictures = Pictures(tables.sessions.thinking)
    public = Public(config.public_url, config.client_secret.get_secret_value(), config.discord_url)
    return BotContext(tables, library, config.locale, rates, operator, FEATURES, pictures, public)


def _follow(tables: Tables, outbox: Outbox, clock: Clock, context: BotContext) -> None:
    """Let the outbox, the clock and waiting pages follow the moves at tables."""
    tables.sessions.before_commit(outbox.take)
    tables.sessions.on_commit(outbox.wake)
    tables.sessions.on_commit(clock.wake)
    tables.sessions.on_timer(clock.planned)
    tables.sessions.on_change(context.waiting.on_commit)


@asynccontextmanager
async def _reported(config: Config, workers: Workers, when: Time) -> AsyncIterator[None]:
    """Report faults to a service, if one is set, within this block."""
    dsn = config.sentry_dsn.get_secret_value()
    if not dsn:
        yield
        return
    async with Reporting(Dsn.read(dsn), when) as reporting:
        workers.start(reporting)
        yield


@asynccontextmanager
async def _asked(
    config: Config,
    store: Store,
    client: GharkaneClient,
    workers: Workers,
    when: Time,
    trouble: Trouble,
    thinking: Thinking | None,
    faults: Faults,
) -> AsyncIterator[None]:
    """Serve health and metrics on a loopback port, if one is set, within this block."""
    if not config.metrics_port:
        yield
        return
    from bot.app.metrics import Metrics, serve

    waiting = (lambda: thinking.waiting) if thinking else (lambda: 0)
    metrics = Metrics(store, client, workers, when, waiting, faults)
    runner = await serve(config.metrics_port, trouble.now, metrics)
    try:
        yield
    finally:
        await runner.cleanup()


@asynccontextmanager
async def _browsed(
    config: Config, context: BotContext, client: GharkaneClient, workers: Workers, when: Time
) -> AsyncIterator[None]:
    """Serve browsers, if there is a public address, within this block."""
    if not config.public_url:
        yield
        return
    from bot.app.site import serve

    sites = [make(context, client, when) for make in SITES.of(FEATURES)]
    runner = await serve(config.public_address, config.public_port, sites)
    for site in sites:
        workers.start(site)
    try:
        yield
    finally:
        for site in sites:
            await site.close()
        await runner.cleanup()


async def run_bot(config: Config) -> None:
    """Run until cancelled. Raises StartError, one sentence, if the bot cannot start or go on."""
    token = config.token()
    client_secret = config.client_secret.get_secret_value()
    dsn = config.sentry_dsn.get_secret_value()
    as_json = config.log_format == "json"
    start_log(token, client_secret, dsn, level=config.log_level, as_json=as_json)
    log.info("Gharkane %s", __version__)
    for sentence in unknown_variables():
        log.warning("%s", sentence)
    library, ready_timeout = Library(), config.ready_timeout
    with _own_collecting():
        async with assembled(
            config, library=library, ready_timeout=ready_timeout, meanwhile=partial(_load, library)
        ) as bot:
            await _stay(bot, token)


async def _stay(bot: Bot, token: str) -> None:
    """Stay connected until cancelled, with the same errors as `run_bot`."""
    works = (bot.client.stay(token), bot.workers.failure(), _after_start(bot))
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except Refused as refused:  # at startup the database failed
        raise StartError(str(refused.__cause__ or refused)) from refused
    except discord.LoginFailure:
        raise StartError(
            "Discord does not accept DISCORD_TOKEN: copy the bot's token anew."
        ) from None
    except (aiohttp.ClientError, discord.DiscordException, OSError) as error:
        raise StartError(error_line(error)) from error
    finally:
        await end_all(tasks)


@contextmanager
def _own_collecting() -> Iterator[None]:
    """At the end of the block, collect garbage again as before it."""
    before = gc.get_threshold()
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def _load(library: Library) -> None:
    """Import each game's face, read all texts, and the rule catalogues once; ContentError, which
    ends the program, for a broken one. Catalogues are read again when they are needed: they take a
    megabyte. Code is not: a file that was replaced meanwhile would not fit the rest."""
    library.load(GAMES)
    for game in GAMES:
        face(game)
        content.rules(game)
    _freeze()
    gc.set_threshold(*YOUNG)
    gc.enable()  # see bot.cli.main


async def _after_start(bot: Bot) -> None:
    """Do what no first click needs, without end."""
    await bot.started.wait()
    await Settling(bot.tables.sessions, bot.tables.moves).settle_all(bot.part)
    await bot.client.began.wait()
    _freeze()
    await asyncio.Event().wait()


def _freeze() -> None:
    """Collect garbage, and freeze what is left for the garbage collector: it stays anyway, and
    scanning it delays every user."""
    gc.collect()
    gc.freeze()


FINISH_S: Final = 2.4
"""Seconds after a stop signal in which users are answered and messages under way are finished; what
Discord does not take by then is sent after the next start."""
STOPPED: Final = 9.0
"""Seconds after a stop signal in which the program ends, even if it waits (for a database server,
an open connection): its supervisor waits ten. No data is lost by that."""


async def until_told(work: Coroutine[Any, Any, None]) -> None:
    """Run this work until it ends, or until a signal (SIGINT, SIGTERM): then finish running
    requests. A second signal does not wait for them."""
    task = asyncio.create_task(work)
    loop = asyncio.get_running_loop()
    last = threading.Timer(STOPPED, os._exit, (0,))  # a thread, because the event loop may hang
    last.daemon = True

    def stop() -> None:
        if not last.is_alive():
            last.start()
        task.cancel()

    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows, where Ctrl-C cancels us and the task
            loop.add_signal_handler(number, stop)
    try:
        with suppress(asyncio.CancelledError):
            await task
    finally:
        last.cancel()
