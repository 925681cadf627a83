"""The cost of the touch board: `python -m tests.lab bench --touch`.

A bot of its own runs at the stand-in, with open pages of all players at tables in mid-game. Times
run from the frame that a page sends to the frame that answers it.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from itertools import cycle
from typing import Any, Final

from bot.features import tables_over
from bot.features.touch.service import TouchLinks
from bot.store import Store
from bot.table.limits import Limits
from engine.games import GAMES
from engine.rng import below
from tests.lab.clicks.boards import BoardClient, opened
from tests.lab.clicks.clicking import at_rest
from tests.lab.clicks.menus import MenuStep
from tests.lab.drawing import share_of_regions
from tests.lab.load import all_said, crowd, first_answer, in_the_middle, running, url_of
from tests.lab.measure import Measure
from tests.lab.processor import resident, spent

PAGES: Final = 100
"""Number of open pages."""
TAPS_PER_S: Final = 20.0
"""Taps a second over all pages."""
EXTRA: Final = 3
"""Additional pages per link, which show the memory cost of a page."""
SOCKET_QUIET_S: Final = 25.0
"""Seconds without activity: longer than the interval in which the bot checks its pages."""
PHONE_PIXELS: Final = (350, 760)
"""Pixels of a small phone."""
PAINT: Final = "performance.getEntriesByName('first-contentful-paint')[0].startTime"

LOOK_S: Final = 0.01
"""Seconds between checks for a table that waits for a player."""
ASKS: Final = 1_000
"""Checks after which the search gives up."""

Tap = Callable[[], Coroutine[Any, Any, float | None]]
"""One tap, on one page after the other; returns the seconds until its answer, None if none came."""


async def touch(
    game: str,
    seconds: float,
    note: Callable[[str], None],
    pages: int = PAGES,
    quiet_s: float = SOCKET_QUIET_S,
) -> AsyncIterator[Measure]:
    """Yield the figures of the touch board at tables of this game; `note` gets a message about each
    omitted figure. Raise ValueError for an unknown game; RuntimeError if the bot does not start, or
    if the system does not tell the processor time."""
    if game not in GAMES:
        raise ValueError(f"no game called {game!r}: there is {', '.join(GAMES)}")
    yield share_of_regions(game)
    seats = min(GAMES[game].SEATS[-1], 4)
    count = -(-pages // seats)
    async with crowd(count + 1, pauses=True) as (stand_in, folder, people, channels):
        people, (*channels, free) = people[:seats], channels
        store = await Store.open(url_of(folder))
        try:
            tables = tables_over(store, limits=Limits(*[count] * 4))
            table_ids = await in_the_middle(store, tables, game, people, channels)
            await store.write(all_said)
            links = tables.of(TouchLinks)
            tokens = [
                await links.make(table, int(person.id), watch=False)
                for person in people
                for table in table_ids
            ][:pages]
        finally:
            await store.close()
        url, settings = _public()
        async with running(stand_in, folder, **settings) as process:
            await first_answer(people[0], free)
            async with opened(url, tokens) as boards:
                yield await _memory(process, url, tokens)
                for row in await _quiet(process, boards, quiet_s):
                    yield row
                looks, presses = _Looks(boards), _Presses(boards, count)
                for row in await _tapped(process, "a tap that looks", looks, seconds):
                    yield row
                for row in await _tapped(process, "a press of the menu", presses, seconds):
                    yield row
                yield Measure("of the presses, picks", presses.picks, None, "")
            paint = await first_paint(f"{url}/#{tokens[0]}~fr")
            if paint is None:
                note("first paint: left out, for Playwright or Chromium is not here")
            else:
                yield Measure(
                    f"first paint at {PHONE_PIXELS[0]} pixels", round(paint[0]), 1000, "ms"
                )
                yield Measure("until the board is drawn there", round(paint[1]), None, "ms")


def _public() -> tuple[str, dict[str, str]]:
    """Return an address on a free port of this machine at which browsers reach the bot, and the
    bot's settings for it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    return url, {"GHARKANE_PUBLIC_URL": url, "GHARKANE_PUBLIC_PORT": str(port)}


async def _memory(process: int, url: str, tokens: Sequence[str]) -> Measure:
    """Measure how much memory each additional page of an already open board costs the bot."""
    await at_rest(process)
    before = resident(process)
    async with opened(url, [*tokens] * EXTRA) as more:
        await at_rest(process)
        grown = (resident(process) - before) * 1024 / len(more)
    return Measure("an open page: memory", round(grown, 1), 200, "KiB")


async def _quiet(process: int, boards: Sequence[BoardClient], seconds: float) -> list[Measure]:
    """Measure the traffic to idle pages, and their processor cost."""
    await at_rest(process)
    frames, received = sum(b.frames for b in boards), sum(b.received for b in boards)
    used = spent(process)
    await asyncio.sleep(seconds)
    label = f"{len(boards)} open pages, {seconds:g} s without a move"
    each = round((spent(process) - used) / seconds * 1e3, 1)
    return [
        Measure(f"{label}: frames", sum(b.frames for b in boards) - frames, 0, ""),
        Measure(f"{label}: received", sum(b.received for b in boards) - received, 0, "bytes"),
        Measure(f"{label}: processor of the bot", each, None, "ms a second"),
    ]


class _Looks:
    """Taps on one region after the other, on one page after the other."""

    def __init__(self, boards: Sequence[BoardClient]) -> None:
        self._boards = cycle(boards)
        self._taps = 0

    async def __call__(self) -> float | None:
        self._taps += 1
        return await next(self._boards).tap(self._taps)


class _Presses:
    """Clicks in the menu of a player to move, at one table after the other."""

    def __init__(self, boards: Sequence[BoardClient], tables: int) -> None:
        self._tables = cycle([boards[n::tables] for n in range(tables)])
        self._count = tables
        self._seed = 7
        self.picks = 0
        """How many of them were picks; the others lead on to one."""

    async def __call__(self) -> float | None:
        for _ in range(ASKS):
            if offered := self._offered():
                break
            await asyncio.sleep(LOOK_S)
        else:
            raise RuntimeError("no table waits for anybody")
        best = [(board, step) for board, step in offered if step.plays] or offered
        self._seed, n = below(self._seed, len(best))
        board, step = best[n]
        self.picks += step.plays
        return await board.press(step)

    def _offered(self) -> list[tuple[BoardClient, MenuStep]]:
        """Return the menu items of the pages at the next table that waits for a player, without
        pages that still wait for an answer."""
        for _ in range(self._count):
            free = [board for board in next(self._tables) if not board.waits]
            if choices := [(board, step) for board in free for step in board.steps()]:
                return choices
        return []


async def _tapped(process: int, label: str, tap: Tap, seconds: float) -> list[Measure]:
    """Return the figures of `TAPS_PER_S` taps a second."""
    await at_rest(process)
    used, began = spent(process), time.monotonic()
    tapping: list[asyncio.Task[float | None]] = []
    for n in range(round(seconds * TAPS_PER_S)):
        await asyncio.sleep(max(0.0, began + n / TAPS_PER_S - time.monotonic()))
        tapping.append(asyncio.create_task(tap()))
    answered = await asyncio.gather(*tapping)
    await at_rest(process)
    each = (spent(process) - used) / len(answered) * 1e3
    times = sorted(wait_s * 1e3 for wait_s in answered if wait_s is not None)
    return [
        Measure(f"{label}: answered, p50", _within(times, 0.5), None, "ms"),
        Measure(f"{label}: answered, p99", _within(times, 0.99), 50, "ms"),
        Measure(f"{label}: answered, longest", _within(times, 1.0), None, "ms"),
        Measure(f"{label}: not answered", len(answered) - len(times), 0, f"of {len(answered)}"),
        Measure(f"{label}: processor", round(each, 1), None, "ms"),
    ]


def _within(times: Sequence[float], share: float) -> float:
    """Return the time within which this share was answered; `times` are sorted."""
    return round(times[min(int(len(times) * share), len(times) - 1)], 1)


async def first_paint(address: str) -> tuple[float, float] | None:
    """Return the milliseconds until Chromium paints a page on a small phone, and until its board is
    drawn; None without Chromium or Playwright."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    try:
        from playwright.async_api import async_playwright
    except ImportError:
        return None
    if chromium is None:
        return None
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = await browser.new_page(
            viewport={"width": PHONE_PIXELS[0], "height": PHONE_PIXELS[1]}
        )
        await page.goto(address)
        await page.locator("#world img").wait_for()
        drawn = float(await page.evaluate("performance.now()"))
        painted = float(await page.evaluate(PAINT))
        await browser.close()
    return painted, drawn
