"""A headless Debian Chromium and a scripted playground for the tests in this folder.

They are collected only when this folder is asked for by name (`pytest tests/browser`), because they
need a browser; a run of `tests` leaves them out (`norecursedirs`).
"""

import asyncio
import os
import shutil
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import PATIENCE_S

HERE = Path(__file__).parent
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
# Each page begins without what an earlier one remembered; a reload keeps what it remembers itself.
FRESH = "sessionStorage.begun || localStorage.clear(); sessionStorage.begun = 1"
WIDE = {"width": 1400, "height": 900}


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """A browser context, one for the whole run: its cache spares loading the modules again."""
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=1000 * PATIENCE_S)
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found.new_context(locale="fr-FR")
        found.close()


@pytest.fixture(scope="session")
def served() -> Iterator[Any]:
    """The scripted playground, one for the whole run; use `server`."""
    from stand_in import StandIn

    server = StandIn()
    yield server
    server.close()


@pytest.fixture
def server(served: Any) -> Any:
    """The scripted playground, everything as at the start."""
    served.reset()
    return served


@pytest.fixture
def playground() -> Iterator[str]:
    """Address of the real playground with a small real bot connected, in a thread of their own."""
    import discord

    from bot.discord.redirect import redirect
    from tests.playground.conftest import run
    from tests.standin import StandIn

    base, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    started: Future[str] = Future()

    async def play() -> None:
        stand_in = StandIn(pauses=True)
        try:
            redirect(await stand_in.start())
            bot, task = await run(stand_in)
        except BaseException as error:
            started.set_exception(error)
            raise
        started.set_result(stand_in.url)
        await done.wait()
        await bot.close()
        await task
        await stand_in.stop()

    loop, done = asyncio.new_event_loop(), asyncio.Event()
    thread = threading.Thread(target=loop.run_until_complete, args=(play(),))
    thread.start()
    yield started.result(10)
    loop.call_soon_threadsafe(done.set)
    thread.join(10)
    loop.close()
    discord.http.Route.BASE = base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway


@pytest.fixture
def visit(browser: Any, server: Any) -> Iterator[Any]:
    """Open the page: `visit(size=…, layout=…, at=…)`; fails on any console error at the end.

    `at` is another address than the scripted playground's; `until` what shows that it is drawn.
    """
    opened = []
    wrong: list[str] = []

    def open_page(
        size: dict[str, int] = WIDE,
        layout: str | None = None,
        at: str = "",
        until: str = ".pane .message",
    ) -> Any:
        page = browser.new_page()
        opened.append(page)
        page.set_viewport_size(size)
        page.set_default_timeout(1000 * PATIENCE_S)
        page.on(
            "console", lambda said: said.type in ("error", "warning") and wrong.append(said.text)
        )
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on(
            "request",
            lambda asked: (
                asked.url.startswith((at or server.url, "data:", "ws://127.0.0.1"))
                or wrong.append(f"asked elsewhere: {asked.url}")
            ),
        )
        page.add_init_script(FRESH)
        if layout:
            page.add_init_script(
                f"localStorage.setItem('playground.layout', JSON.stringify({layout}))"
            )
        page.goto(at or server.url)
        page.locator(until).first.wait_for()
        page.wrong = wrong
        return page

    yield open_page
    for page in opened:
        page.close()
    assert wrong == []
