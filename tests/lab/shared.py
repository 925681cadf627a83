"""How several processes share load on one database: `tests.lab bench --shared ADDRESS` prints these
rows.

Each process has some of the shards, and its own stand-in whose server belongs to them: Discord
sends each process the events of its own servers.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from bot.features import tables_over
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.store import Store
from bot.store.schema import metadata
from bot.store.transaction import Tx
from bot.table.limits import Limits
from tests.lab.clicks.clicking import Clicked, Turn, clicked, midgame, used
from tests.lab.load import WARM, all_said, crowd, first_answer, in_the_middle, running
from tests.lab.measure import Measure
from tests.lab.processor import resident
from tests.standin import StandIn

PROCESSES: Final = (1, 2, 4)
TABLES: Final = 160
"""Tables in mid-game, over all processes."""
RATES: Final = (20.0, 40.0)
"""Clicks a second, over all processes."""
SHIFT: Final = 22
"""Bits of a server's id below those that determine its shard."""

Place = tuple[StandIn, Path, list[Person], list[Channel]]


async def shared(game: str, url: str, seconds: float = 10.0) -> AsyncIterator[Measure]:
    """Yield the rows of one process, of two, and of four. Raise ValueError for a database that is
    not empty, RuntimeError if a bot does not start."""
    for count in PROCESSES:
        async with _empty(url) as store, AsyncExitStack() as stack:
            places = [
                await stack.enter_async_context(crowd(TABLES // count, pauses=True))
                for _ in range(count)
            ]
            turns = []
            for number, place in enumerate(places):
                _make_one_of(places, number)
                turns.append(await _tables(store, game, place))
            await store.write(lambda tx: all_said(tx))
            bots = []
            for number, (stand_in, folder, people, channels) in enumerate(places):
                part = "" if count == 1 else f"{number}/{count}"
                settings = {"GHARKANE_DATABASE_URL": url, "GHARKANE_SHARDS": part}
                bot = running(stand_in, folder, **settings)
                bots.append(await stack.enter_async_context(bot))
                await first_answer(people[0], channels[0])
            server = await _server(store)
            turn = _in_turn(turns)
            await clicked(bots, turn, RATES[0], WARM)
            for rate in RATES:
                spent = _of(server)
                before = sum(place[0].rest.governed for place in places)
                noted = await clicked(bots, turn, rate, seconds)
                noted.governed = sum(place[0].rest.governed for place in places) - before
                for row in _rows(count, rate, noted, _of(server) - spent):
                    yield row
            memory = sum(map(resident, bots))
            yield Measure(f"{count} processes: resident memory of all", memory, None, "MiB")


def _rows(count: int, rate: float, measured: Clicked, spent: float) -> list[Measure]:
    label = f"{count} processes, {rate:g} clicks/s"
    clicks = len(measured.times)
    measures = [
        Measure(f"{label}: CPU a click, bots", measured.each, 15, "ms"),
        Measure(f"{label}: CPU a click, database", round(spent / clicks * 1e3, 2), None, "ms"),
        Measure(f"{label}: acknowledged, p50", measured.share(0.5), None, "ms"),
        Measure(f"{label}: acknowledged, p99", measured.share(0.99), None, "ms"),
        Measure(f"{label}: not answered in time", measured.late, 0, f"of {clicks}"),
    ]
    if measured.picks:
        each = round(measured.governed / measured.picks, 2)
        measures.append(Measure(f"{label}: requests a pick under Discord's limit", each, None, ""))
    return measures


@asynccontextmanager
async def _empty(url: str) -> AsyncIterator[Store]:
    """Open this database, which must be empty, and empty it afterwards."""
    store = await Store.open_unmigrated(url)
    try:
        held = await store.read(lambda tx: sa.inspect(tx.connection).get_table_names())
        if held:
            raise ValueError("the database that --shared names must be an empty one")
        await store.migrate()
        try:
            yield store
        finally:

            def clear(tx: Tx) -> None:
                metadata.drop_all(tx.connection)
                tx.execute(sa.text("DROP TABLE alembic_version"))

            await store.write(clear)
    finally:
        await store.close()


def _make_one_of(places: Sequence[Place], number: int) -> None:
    """Turn this stand-in into the part of Discord that shard `number` sees, with a server of its
    own."""
    first, world = places[0][0].world, places[number][0].world
    count = len(places)
    plain = int(first.guild_id) >> SHIFT
    world.guild_id = str((plain - plain % count + count + number) << SHIFT)
    world.commands = first.commands  # the process of shard 0 registers them for all
    places[number][0].gateway.shards = count
    for channel in places[number][3]:
        del world.channels[channel.id], world.messages[channel.id]
        channel.id = f"{int(channel.id) + 1_000 * number}"
        world.channels[channel.id], world.messages[channel.id] = channel, {}


async def _tables(store: Store, game: str, place: Place) -> Turn:
    _, _, people, channels = place
    tables = tables_over(store, limits=Limits(*[TABLES] * 4))
    table_ids = await in_the_middle(store, tables, game, people, channels)
    return midgame(people, list(zip(table_ids, channels, strict=True)), store)


def _in_turn(turns: Sequence[Turn]) -> Turn:
    """Return a turn that clicks at each stand-in after the other."""
    each = cycle(turns)

    async def turn(noted: Clicked) -> None:
        await next(each)(noted)

    return turn


async def _server(store: Store) -> int | None:
    """Return the first process of the database's server, if it runs on this machine."""

    def query(tx: Tx) -> int | None:
        if tx.dialect.name != "postgresql":
            return None
        return int(tx.execute(sa.text("SELECT pg_backend_pid()")).scalar_one())

    backend = await store.read(query)
    return None if backend is None else _parent_of(backend)


def _parent_of(process: int) -> int | None:
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return None
    return int(stat.rpartition(")")[2].split()[1])


def _of(server: int | None) -> float:
    """Return the processor seconds of a server and all its processes."""
    if server is None:
        return 0.0
    children = Path(f"/proc/{server}/task/{server}/children").read_text(encoding="utf-8")
    return used(server, with_ended=True) + sum(used(int(child)) for child in children.split())
