"""A real table on the page: what the browser test and the screenshots do by clicking."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError, expect

from tests.e2e.process import DELAYS
from tests.waiting import PATIENCE_S

LOADED = "[...document.images].every((image) => image.complete && image.naturalWidth > 0)"
"""Whether each picture of a page is there."""

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def playground(folder: Path) -> Iterator[str]:
    """`gharkane play` as a stranger starts it; its address."""
    with (folder / "bot.log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "bot", "play", "--port", "0", "--state", str(folder)],
            cwd=ROOT,
            env={
                **os.environ,
                "GHARKANE_COMPUTER_PAUSE": "0",
                "GHARKANE_EDIT_GAP": "0",
                **dict.fromkeys(DELAYS, "0"),
            },
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().strip()
        for _ in range(300):
            if "connected to" in (folder / "bot.log").read_text():
                break
            time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


def becomes_true(page: Any, expression: str, argument: Any = None) -> Any:
    """Ask a page or frame until this JavaScript is true; its value.

    Playwright's own waiting evaluates a string in the page as soon as the first look was in vain,
    which our Content-Security-Policy forbids.
    """
    limit = time.monotonic() + PATIENCE_S
    while not (value := page.evaluate(expression, argument)):
        assert time.monotonic() < limit, f"never true: {expression}"
        time.sleep(0.02)
    return value


def say(page: Any, text: str, pane: int = 0) -> None:
    """Write a command into a pane's composer and send it."""
    page.locator(".pane").nth(pane).locator(".composer-text").fill(text)
    page.keyboard.press("Enter")


def say_bare(page: Any, text: str) -> None:
    """Send a command to the first pane without its optional options. The first Enter opens the
    command and focuses its send button, the second presses it."""
    say(page, text)
    page.locator(".command-pill").wait_for()
    page.keyboard.press("Enter")


def newest(page: Any, having: str) -> Any:
    """The newest message that holds something matching the selector `having`."""
    return page.locator(f".message:has({having})").last


def open_table(page: Any, game: str, computers: int = 1) -> None:
    """A lobby of the first pane's person, filled with computers, and started."""
    say(page, f"/game new game:{game}")
    fill(page, computers)


def fill(page: Any, computers: int = 1) -> None:
    """Computers for the open lobby, and its start."""
    lobby = newest(page, '[data-custom-id$=":start"]')
    lobby.wait_for()
    for _ in range(computers):
        lobby.locator('[data-custom-id$=":computers"]').click()
        kind = page.locator('[data-custom-id*=":computer:normal"]')
        kind.click()
        expect(kind).to_have_count(0)  # the answer says that the computer sits
    newest(page, '[data-custom-id$=":start"]').locator('[data-custom-id$=":start"]').click()


OFFERS = '[data-custom-id^="t1:"]:not([disabled]), [data-custom-id^="m1:"]:not([disabled])'

CHOICES = '[data-custom-id^="s1:"]:not([disabled]), [data-custom-id^="a1:"]:not([disabled])'


def pick(page: Any, *ends: str) -> str:
    """Press the first thing that the newest menu offers; what it said. Looks again until the menu
    offers something, since a redrawn menu may be missed, or until the channel shows one of the
    texts `ends`: then it presses nothing and returns an empty text."""
    limit, missed = time.perf_counter() + PATIENCE_S, ""
    while time.perf_counter() < limit:
        if any(page.get_by_text(end).count() for end in ends):
            return ""
        for wanted in (OFFERS, CHOICES, '[data-custom-id$=":again"]'):
            button = newest(page, wanted).locator(wanted).first
            if not button.count():
                continue
            try:
                label = str(button.inner_text(timeout=1500))
                button.click(timeout=1500)
                if wanted == CHOICES:
                    page.locator('[role="option"]').first.click(timeout=1500)
            except TimeoutError as error:
                missed = str(error)
                break
            page.wait_for_timeout(250)
            if wanted in (OFFERS, CHOICES):
                return label
            break
        page.wait_for_timeout(150)
    shown = "\n".join(page.locator(".message").all_inner_texts()[-3:])
    raise AssertionError(f"no pick in {PATIENCE_S} s: {missed}\nThe last messages:\n{shown}")


def pick_until(page: Any, *texts: str, most: int = 80) -> int:
    """Pick until the channel shows one of `texts`; how many picks it took."""
    for n in range(most):
        if not pick(page, *texts):
            return n
    raise AssertionError(f"{most} picks and none of {texts}")
