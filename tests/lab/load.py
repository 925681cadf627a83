"""How the bot handles load: a process of its own at the stand-in, clicked by four people. `gharkane
bench --load` prints these rows beside their targets."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from bot.features import tables_over
from bot.features.campaigns import rows as campaigns
from bot.features.results import rows as results
from bot.features.results.rows import ResultRow
from bot.playground.errors import Refusal
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.store import Store, compaction
from bot.store import games as rows
from bot.store.games import SeatRow
from bot.store.outbox import FLEETING
from bot.store.schema import games, outbox, seats
from bot.store.transaction import Tx
from bot.table import Tables
from bot.table.limits import Limits
from tests.lab.clicks.clicking import Clicked, at_rest, clicked, midgame, opening
from tests.lab.clicks.midgame import MIDGAME_PICKS, advance, copy_to, finish
from tests.lab.clicks.mixed import Mixed
from tests.lab.measure import Measure
from tests.lab.processor import resident
from tests.lab.yardstick import sampled, scaled
from tests.standin import StandIn

FINISHED_GAMES: Final = 10_000
"""Finished games in the database besides the live ones."""
FULL_GAMES: Final = 4
"""Games played to their end to measure the size of a finished one."""
LIVE_GAMES: Final = 500
MIDGAME_GAMES: Final = 150
"""Live games in mid-game."""
RATE: Final = 50.0
"""Clicks a second in the opening mix."""
WARM: Final = 3.0
"""Seconds of clicks before the measurement, in which a freshly started bot loads fonts and
sprites."""
RAMP: Final = (10.0, 20.0, 40.0, 80.0)
"""Clicks a second in the mid-game mix, one rate after the other."""


async def load(game: str, seconds: float = 10.0, *, turns: bool = False) -> AsyncIterator[Measure]:
    """Yield the rows of a bot under load; each takes `seconds` of clicks.

    In the opening mix half of the clicks are /play and half a pick from its menu. In the mid-game
    mix people click any control they see. With `turns`, a person whose turn it is opens the menu
    and clicks until they have picked. Times run from the click to the bot's first answer, measured
    by the client. Raise RuntimeError if the bot does not start, or if the system does not tell the
    processor time.
    """
    async with crowd(LIVE_GAMES + MIDGAME_GAMES + 1, pauses=True) as (
        stand_in,
        folder,
        people,
        all_channels,
    ):
        *channels, quiet = all_channels  # in the last one there is nothing to draw
        tables = await fill(
            url_of(folder), game, people, channels[:LIVE_GAMES], channels[LIVE_GAMES:]
        )
        store = await Store.open(url_of(folder))
        try:
            begun = opening(people, channels[:LIVE_GAMES])
            places = list(zip(tables, channels[LIVE_GAMES:], strict=True))
            middle = midgame(people, places, store) if turns else Mixed(people, places).turn
            began = time.perf_counter()
            async with running(stand_in, folder) as process:
                await first_answer(people[0], quiet)
                yield _start("first start, which registers the commands", began)
                yield Measure("resident memory, idle", resident(process), 100, "MiB")
                for row in _opened(await clicked([process], begun, RATE, seconds)):
                    yield row
            await store.write(lambda tx: to_be_said(tx, tables))
            began = time.perf_counter()
            async with running(stand_in, folder) as process:
                await first_answer(people[0], quiet)
                yield _start("start", began)
                await said(stand_in, process)
                await clicked([process], middle, RAMP[0], WARM)
                for rate in RAMP:
                    before = stand_in.rest.governed
                    noted = await clicked([process], middle, rate, seconds)
                    noted.governed = stand_in.rest.governed - before
                    for row in _picked(rate, noted, sampled()):
                        yield row
                yield Measure("resident memory after it", resident(process), 170, "MiB")
        finally:
            await store.close()


@asynccontextmanager
async def crowd(
    channels: int, *, pauses: bool
) -> AsyncIterator[tuple[StandIn, Path, list[Person], list[Channel]]]:
    """Yield a stand-in with this many channels, its people, and an empty folder for a bot's
    data."""
    stand_in = StandIn(pauses=pauses)
    await stand_in.start()
    try:
        with tempfile.TemporaryDirectory() as name:
            people = [stand_in.person(person_id) for person_id in stand_in.world.people]
            add = stand_in.world.add_channel
            added = [add(f"{n + 5000}", "text", f"t{n}") for n in range(channels)]
            yield stand_in, Path(name), people, added
    finally:
        await stand_in.stop()


def _start(label: str, began: float) -> Measure:
    """Return how long the bot took from `began`, a time of `perf_counter`, to its first answer."""
    took = round(time.perf_counter() - began, 2)
    label = f"{label}, {FINISHED_GAMES} stored games, to the first answer"
    return scaled(Measure(label, took, 1.5, "s"), sampled())


def _opened(measured: Clicked) -> Iterator[Measure]:
    cost = Measure(f"opening, {RATE:g} clicks/s: CPU a click", measured.each, 4, "ms")
    yield scaled(cost, sampled())
    yield Measure("opening: click acknowledged, p50", measured.share(0.5), None, "ms")
    yield Measure("opening: click acknowledged, p99", measured.share(0.99), 50, "ms")
    yield Measure("opening: click acknowledged, longest", measured.share(1.0), 1000, "ms")
    yield Measure("opening: not answered in time", measured.late, 0, f"of {len(measured.times)}")


def _picked(rate: float, measured: Clicked, factor: float | None) -> Iterator[Measure]:
    label = f"mid-game, {rate:g} clicks/s"
    yield scaled(Measure(f"{label}: CPU a click", measured.each, 8, "ms"), factor)
    yield Measure(f"{label}: acknowledged, p50", measured.share(0.5), None, "ms")
    yield Measure(
        f"{label}: acknowledged, p99", measured.share(0.99), 50 if rate <= 40 else None, "ms"
    )
    yield Measure(f"{label}: not answered in time", measured.late, 0, f"of {len(measured.times)}")
    yield Measure(f"{label}: picks among them", measured.picks, None, f"of {len(measured.times)}")
    if measured.picks:
        each = round(measured.governed / measured.picks, 2)
        yield Measure(f"{label}: requests a pick under Discord's limit", each, None, "")


async def stored(game: str) -> AsyncIterator[Measure]:
    """Measure the size in the database of a game that people have played to its end, with its
    indexes; the mean of some games."""
    stand_in = StandIn()
    people = [stand_in.person(person_id) for person_id in stand_in.world.people]
    add = stand_in.world.add_channel
    with tempfile.TemporaryDirectory() as name:
        store = await Store.open(url_of(Path(name)))
        try:
            empty = await _size(store)
            tables = tables_over(store)
            over, picks = [], 0
            for n in range(FULL_GAMES):
                channel = add(f"{n + 5000}", "text", f"t{n}")
                over.append(await begin(tables, game, people, channel))
                picks += await finish(tables, over[-1])
            each = round((await _size(store) - empty) / FULL_GAMES)
            yield Measure(f"a game of {picks // FULL_GAMES} picks, over", each, None, "KiB")

            def change(tx: Tx) -> None:
                for table_id in over:
                    compaction.compact(tx, table_id)

            await store.write(change)
            each = round((await _size(store) - empty) / FULL_GAMES)
            yield Measure("a finished game, compacted", each, 30, "KiB")
        finally:
            await store.close()


async def _size(store: Store) -> float:
    """Return the KiB of a database's pages in use."""
    pragmas = []

    def query(tx: Tx) -> None:
        for pragma in ("page_count", "freelist_count", "page_size"):
            pragmas.append(int(tx.execute(sa.text(f"PRAGMA {pragma}")).scalar_one()))

    await store.read(query)
    return (pragmas[0] - pragmas[1]) * pragmas[2] / 1024


def url_of(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{(folder / 'g.db').as_posix()}"


async def fill(
    url: str,
    game: str,
    people: Sequence[Person],
    channels: Sequence[Channel],
    middle: Sequence[Channel] = (),
    stored: int = FINISHED_GAMES,
) -> list[int]:
    """Create a database with live games that begin in `channels`, others in mid-game in `middle`,
    and `stored` finished ones. Return the ids of the mid-game tables."""
    store = await Store.open(url)
    try:
        limits = Limits(*[len(channels) + len(middle)] * 4)
        tables = tables_over(store, limits=limits)
        for channel in channels:
            await begin(tables, game, people, channel)
        tables_of = await in_the_middle(store, tables, game, people, middle)

        def change(tx: Tx) -> None:
            pattern_row = tx.execute(sa.select(games).limit(1)).one()._mapping
            row = {**pattern_row, "status": "ended", "result": [0], "host_id": 0}
            del row["id"]
            tx.execute(sa.insert(games), [row] * stored)
            _seat(tx, [int(person.id) for person in people])
            all_said(tx)

        await store.write(change)
    finally:
        await store.close()
    return tables_of


async def in_the_middle(
    store: Store, tables: Tables, game: str, people: Sequence[Person], channels: Sequence[Channel]
) -> list[int]:
    """Create games in mid-game in these channels; return their tables."""
    table_ids = [await begin(tables, game, people, channel) for channel in channels]
    for n, picks in enumerate(MIDGAME_PICKS[: len(channels)]):
        pattern, *copies = table_ids[n :: len(MIDGAME_PICKS)]
        await advance(tables, pattern, picks)
        await copy_to(store, pattern, copies)
    return table_ids


def all_said(tx: Tx) -> None:
    """Mark the messages of all the simultaneous starts as sent: they are not part of the
    measurement."""
    tx.execute(sa.update(outbox).values(state="sent", shown=outbox.c.wanted))


def to_be_said(tx: Tx, tables: Sequence[int]) -> None:
    """Send the messages of these tables once, so that later ones are edits, as in mid-game; mark
    their calls as sent and closed, and their events as seen."""
    theirs = outbox.c.game_id.in_(tables)
    wished = sa.update(outbox).where(theirs, outbox.c.kind.in_(("dashboard", "sheet")))
    # a call would wait: a person is called once a minute
    tx.execute(wished.values(state="pending", shown=0, wanted=1, occasion="change"))
    over = sa.update(outbox).where(theirs, outbox.c.kind.in_(FLEETING))
    tx.execute(over.values(wanted=2, shown=2))
    ply = sa.select(games.c.ply).where(games.c.id == seats.c.game_id).scalar_subquery()
    tx.execute(sa.update(seats).where(seats.c.game_id.in_(tables)).values(seen=ply))


async def begin(
    tables: Tables,
    game: str,
    people: Sequence[Person],
    channel: Channel,
    seed: int | None = None,
    *,
    hints: bool = False,
) -> int:
    """Start a game of these people in this channel, dealt by chance without a seed; return its
    table. `hints`: the game allows them."""
    host, *others = people
    guild = int(host.standin.world.guild_id)
    lobby = await tables.lobby.open(game, guild, int(channel.id), int(host.id), host.name, "fr")
    for person in others:
        await tables.lobby.join(lobby.id, int(person.id), person.name, "fr")
    if hints:
        await tables.lobby.set_term(lobby.id, int(host.id), "hints", True)
    if seed is None:
        await tables.lobby.start(lobby.id, int(host.id))
    else:
        await tables.sessions.write(lobby.id, lambda table: tables.lobby.deal(table, seed))
    return lobby.id


def _seat(tx: Tx, people: Sequence[int]) -> None:
    """Make these people the players of LIVE_GAMES of the finished games, which form one
    campaign."""
    over = (tx.execute(sa.select(games.c.id).where(games.c.status == "ended")).scalars().all())[
        :LIVE_GAMES
    ]
    blank = SeatRow(0, None, "human", "")
    sat = [
        replace(blank, seat=seat, user_id=user, name=f"Person {seat}")
        for seat, user in enumerate(people)
    ]
    for table_id in over:
        rows.replace_seats(tx, table_id, sat)
        ranked = [ResultRow(s.seat, s.user_id, "human", 9 - s.seat, 1 + s.seat, {}) for s in sat]
        results.add_results(tx, table_id, ranked, 0.0)
    guild = tx.execute(sa.select(games.c.guild_id).limit(1)).scalar()
    campaign_row = campaigns.add_campaign(tx, int(guild or 0), "Ashes", people[0], 0.0)
    change = (
        sa.update(games)
        .where(games.c.id.in_(over))
        .values(campaign_id=campaign_row.id, host_id=people[0])
    )
    tx.execute(change)


@asynccontextmanager
async def running(
    stand_in: StandIn, folder: Path, *program: str, **settings: str
) -> AsyncIterator[int]:
    """Run the bot like its host does, or with another program; yield its process id."""
    environment = {
        **os.environ,
        "DISCORD_TOKEN": stand_in.token,
        "GHARKANE_DISCORD_URL": stand_in.url,
        "GHARKANE_DATABASE_URL": url_of(folder),
        **settings,
    }
    command = (sys.executable, *(program or ("-P", "-m", "bot")), "bot")
    with (folder / "bot.log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            *command, env=environment, stdout=log, stderr=log
        )
    try:
        yield process.pid
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await process.wait()


async def first_answer(person: Person, channel: Channel) -> None:
    """Ask until the bot answers. Raise RuntimeError after half a minute. Nothing is asked before
    it is connected: a request that nobody receives takes three seconds."""
    limit = time.monotonic() + 30.0
    while time.monotonic() < limit:
        try:
            if not person.standin.gateway.online:
                raise LookupError
            await person.command(channel, "play")
        except (Refusal, LookupError):
            await asyncio.sleep(0.01)
        else:
            return
    raise RuntimeError("the bot did not answer within 30 s of its start")


async def said(stand_in: StandIn, process: int) -> None:
    """Wait until the bot has sent its queued messages, which its rate limit delays."""
    before = -1
    while before != stand_in.rest.governed:
        before = stand_in.rest.governed
        await asyncio.sleep(2.0)
    await at_rest(process)
