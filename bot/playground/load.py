"""How the bot bears a load: a process of its own at the stand-in, clicked by four people.

`gharkane bench --load` prints these rows beside their targets.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from bot.app.figure import Row
from bot.playground.errors import Refusal
from bot.playground.people import DEADLINE, Answer, Person
from bot.playground.server import StandIn
from bot.playground.world import Channel
from bot.store import Store, campaigns, results
from bot.store import games as rows
from bot.store.games import SeatRow, Tx
from bot.store.results import ResultRow
from bot.store.schema import games
from bot.table import Tables
from bot.table.limits import Limits

STORED: Final = 10_000
"""Finished games that lie in the database besides the live ones."""
LIVE: Final = 500
RATE: Final = 50.0
"""Clicks a second."""


async def load(game: str, seconds: float = 10.0) -> AsyncIterator[Row]:
    """The rows of a loaded bot; takes about a minute more than `seconds`, the time of clicking.

    Half of the clicks are /play, half a pick of the menu that it shows. Times are taken by the
    one who clicks, from the click to the bot's first answer; one that Discord would not wait for
    counts as long as it waits. RuntimeError if the bot does not start.
    """
    stand_in = StandIn(pauses=True)
    await stand_in.start()
    try:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            people = [stand_in.person(one) for one in stand_in.world.people]
            channels = [
                stand_in.world.add_channel(f"{n + 5000}", "text", f"t{n}") for n in range(LIVE)
            ]
            await fill(url_of(folder), game, people, channels)
            began = time.perf_counter()
            async with running(stand_in, folder) as process:
                await first_answer(people[0], channels[0])
                took = time.perf_counter() - began
                yield Row(
                    f"start with {STORED} stored games to the first answer", round(took, 2), 5, "s"
                )
                yield Row("resident memory, idle", _resident(process), 110, "MiB")
                times = await _click(people, channels, seconds)
                yield Row("click acknowledged, p50", _share(times, 0.5), None, "ms")
                yield Row("click acknowledged, p99", _share(times, 0.99), 100, "ms")
                yield Row("click acknowledged, longest", _share(times, 1.0), 1000, "ms")
                late = sum(1 for one in times if one >= DEADLINE)
                yield Row("clicks not answered in time", late, 0, f"of {len(times)}")
                yield Row(f"resident memory, {LIVE} games clicked", _resident(process), 200, "MiB")
    finally:
        await stand_in.stop()


def url_of(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{(folder / 'g.db').as_posix()}"


async def fill(url: str, game: str, people: Sequence[Person], channels: Sequence[Channel]) -> None:
    """A database with live games in these channels, and finished ones."""
    store = await Store.open(url)
    try:
        tables = Tables.over(store, limits=Limits(LIVE, LIVE, LIVE, LIVE))
        for channel in channels:
            host, *others = people
            table = await tables.lobby.open_lobby(
                game,
                int(people[0].standin.world.guild_id),
                int(channel.id),
                int(host.id),
                host.name,
                "fr",
            )
            for person in others:
                await tables.lobby.join(table.id, int(person.id), person.name, "fr")
            await tables.lobby.start(table.id, int(host.id))
        async with store.write() as tx:
            pattern = (await tx.execute(sa.select(games).limit(1))).one()._mapping
            row = {**pattern, "status": "ended", "result": [0], "host_id": 0}
            del row["id"]
            await tx.execute(sa.insert(games), [row] * STORED)
            await _seat(tx, [int(person.id) for person in people])
            # what was to be said at 500 starts at once is no part of what is measured
            await tx.execute(sa.text("UPDATE outbox SET state = 'sent', shown = wanted"))
    finally:
        await store.close()


async def _seat(tx: Tx, people: Sequence[int]) -> None:
    """These people played LIVE of the finished games, which make one campaign."""
    over = list(await tx.scalars(sa.select(games.c.id).where(games.c.status == "ended")))[:LIVE]
    blank = SeatRow(0, None, "human", "")
    sat = [
        replace(blank, seat=seat, user_id=user, name=f"Person {seat}")
        for seat, user in enumerate(people)
    ]
    for table_id in over:
        await rows.replace_seats(tx, table_id, sat)
        ranked = [ResultRow(s.seat, s.user_id, "human", 9 - s.seat, 1 + s.seat, {}) for s in sat]
        await results.add_results(tx, table_id, ranked, 0.0)
    guild = await tx.scalar(sa.select(games.c.guild_id).limit(1))
    told = await campaigns.add_campaign(tx, int(guild or 0), "Ashes", people[0], 0.0)
    change = (
        sa.update(games).where(games.c.id.in_(over)).values(campaign_id=told.id, host_id=people[0])
    )
    await tx.execute(change)


@asynccontextmanager
async def running(stand_in: StandIn, folder: Path) -> AsyncIterator[int]:
    """The bot as its host runs it; its process id."""
    environment = {
        **os.environ,
        "DISCORD_TOKEN": stand_in.token,
        "GHARKANE_DISCORD_URL": stand_in.url,
        "GHARKANE_DATABASE_URL": url_of(folder),
    }
    with (folder / "bot.log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "bot", env=environment, stdout=log, stderr=log
        )
    try:
        yield process.pid
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await process.wait()


async def first_answer(person: Person, channel: Channel) -> None:
    """Ask until somebody answers. RuntimeError after half a minute."""
    limit = time.monotonic() + 30.0
    while time.monotonic() < limit:
        try:
            await person.command(channel, "play")
        except (Refusal, LookupError):
            await asyncio.sleep(0.01)
        else:
            return
    raise RuntimeError("the bot did not answer within 30 s of its start")


async def _click(
    people: Sequence[Person], channels: Sequence[Channel], seconds: float
) -> list[float]:
    """Seconds from click to answer, RATE clicks a second whether or not others are answered."""
    times: list[float] = []
    began, tasks = time.monotonic(), []
    places = zip(range(int(seconds * RATE / 2)), cycle(channels), cycle(people), strict=False)
    for n, channel, person in places:
        await asyncio.sleep(max(0.0, began + n * 2 / RATE - time.monotonic()))
        tasks.append(asyncio.create_task(_two_clicks(person, channel, times)))
    await asyncio.gather(*tasks)
    return times


async def _two_clicks(person: Person, channel: Channel, times: list[float]) -> None:
    """/play, and what its menu shows first."""
    answer = await _timed(person.command(channel, "play"), times)
    if answer is None or answer.message is None:
        return
    message = answer.message
    menu = next(iter(message.selects()), None)
    first = next((b for b in message.buttons() if not b.get("disabled")), None)
    if menu is not None:
        value = menu["options"][0]["value"]
        await _timed(person.select(message, menu["custom_id"], [value]), times)
    elif first is not None:
        await _timed(person.click(message, first["custom_id"]), times)


async def _timed(click: Awaitable[Answer], times: list[float]) -> Answer | None:
    """The answer and its time; None if there was none in time."""
    began = time.perf_counter()
    try:
        answer = await click
    except Refusal:
        answer = None
    times.append(time.perf_counter() - began)
    return answer


def _share(times: Sequence[float], share: float) -> float:
    """The time within which this share of the clicks was answered, in ms."""
    return round(sorted(times)[min(int(len(times) * share), len(times) - 1)] * 1e3, 1)


def _resident(process: int) -> float:
    """Resident memory of a process in MiB."""
    told = subprocess.run(
        ["ps", "-o", "rss=", "-p", str(process)], capture_output=True, text=True, check=True
    )
    return round(int(told.stdout) / 1024, 1)
