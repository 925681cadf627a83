"""What every test relies on: games that are dealt the same way each time it runs."""

from __future__ import annotations

import gc
import importlib
import os
import secrets
import signal
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from bot.model.deal import deal_lines
from bot.table.start import deals
from tests import shared_texts as shared_texts
from tests import statements as statements
from tests.waiting import PATIENCE_S

HERE = Path(__file__).parent


@cache  # each test asks
def is_in(path: Path, places: frozenset[str]) -> bool:
    """Whether a test file is one of these places or in one: paths from this folder, all of which
    exist (`tests/house/test_places.py`)."""
    return any(path.is_relative_to(HERE / place) for place in places)


settings.register_profile(
    "same",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
settings.load_profile("same")  # the same examples each time, however slow the machine


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two workers a core: a quarter of a test's time is waiting for a socket, a thread or another
    process."""
    return 2 * (os.cpu_count() or 1)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Each worker first imports its share of the test modules. In a fresh clone pytest rewrites the
    assertions of all of them, 7 s of CPU; it stores the result, which the other workers then read.
    """
    worker = getattr(session.config, "workerinput", None)
    if worker is None or "tests" not in session.config.args:
        return
    number, workers = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
    found = sorted(path for path in HERE.rglob("test_*.py") if not is_in(path, UNTESTED))
    for path in found[number::workers]:
        name = ".".join(path.relative_to(HERE.parent).with_suffix("").parts)
        with suppress(Exception, pytest.skip.Exception):  # the collection reports it
            importlib.import_module(name)


UNTESTED = frozenset({"browser", "long"})
"""Folders of tests that `make test` leaves out."""


LONGEST = frozenset({"e2e"})
"""Folders of the longest tests."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first: otherwise the last of them keeps one core busy alone."""
    items.sort(key=lambda item: not is_in(item.path, LONGEST))


def pytest_collection_finish() -> None:
    """The collector passes over what is there before the first test: it stays to the end."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """What is still there after the last test is freed by the end of the process. pytest and Python
    would look through all of it several times more, a second each."""
    gc.collect()  # what is no longer in use must not raise as it is freed; pytest reports it
    gc.freeze()


def _interrupted(signum: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    # asyncio puts its own handler over Python's, and only over that, for each test and fixture;
    # looking it up again makes an error that quotes the whole bot, which took 3 % of their time
    signal.signal(signal.SIGINT, _interrupted)


CLICKED = frozenset({"bot/core/tables/test_deals.py"})
"""Files that test what the times of clicks do to a deal."""


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seeds of games and of computers depend on the test's name alone, so that a test that
    fails on one machine fails on all. So no deal depends on the time of a click, except where that
    is tested."""
    monkeypatch.setattr(secrets, "randbits", Random(request.node.name).getrandbits)
    if not is_in(request.path, CLICKED):

        def told(
            game: str,
            rules: int,
            options: Any,
            begun: Any,
            presses: Sequence[str],
            start: str,
            roles: Any = None,
        ) -> list[str]:
            same = ["1" if press else "" for press in presses]
            return list(deal_lines(game, rules, options, begun, same, "1", roles))

        monkeypatch.setattr(deals, "deal_lines", told)


DISK = frozenset(
    {
        "bot/core/store/test_files.py",
        "bot/core/store/test_kill.py",
        "bot/core/store/test_store.py",
        "bot/core/store/test_transactions.py",
        "e2e/test_kill.py",
        "long",
    }
)
"""Where the subject is what the disk has."""


@pytest.fixture(scope="module")
def module_patch() -> Iterator[pytest.MonkeyPatch]:
    """Settings of all tests of a file: changing them for each test took half a millisecond."""
    with pytest.MonkeyPatch.context() as changes:
        yield changes


@pytest.fixture(scope="module", autouse=True)
def quick_disk(request: pytest.FixtureRequest, module_patch: pytest.MonkeyPatch) -> None:
    """No transaction waits for the disk, milliseconds of nothing each: the machine does not lose
    power within a test. In DISK they wait."""
    if not is_in(request.path, DISK):
        from bot.store.database.opening import SYNCHRONOUS

        for way in SYNCHRONOUS:
            module_patch.setitem(SYNCHRONOUS, way, "OFF")


THREADLESS = frozenset({"bot", "worlds"})
"""Folders whose databases need no threads of their own."""
THREADED = frozenset({"bot/core/store", "bot/core/work"})
"""Folders in them that need them: their subject is transactions."""


@pytest.fixture(scope="module", autouse=True)
def threadless_databases(request: pytest.FixtureRequest, module_patch: pytest.MonkeyPatch) -> None:
    """Transactions of most tests of the bot run in the loop's thread (`tests.threadless`)."""
    if is_in(request.path, THREADLESS) and not is_in(request.path, THREADED):
        from tests.threadless import without_threads

        without_threads(module_patch)


CLICKING = "tests.lab.clicks.clicking"
IMPATIENT = frozenset({"playground", "browser", "long"})
"""Folders with the tests of the stand-in and of the page, which show Discord's limits, and of
faults, in which the bot must announce late answers."""


@pytest.fixture(scope="module", autouse=True)
def patient_users(request: pytest.FixtureRequest, module_patch: pytest.MonkeyPatch) -> None:
    """Discord's limit of three seconds and the bot's notices are off, because the machine is busy
    with other tests. IMPATIENT folders show the limit; the notices have tests that ask for them."""
    if not is_in(request.path, IMPATIENT):
        for module in (
            "bot.playground.hooks",
            "bot.playground.people",
            "tests.lab.clicks.clicking",
        ):
            module_patch.setattr(f"{module}.DEADLINE", PATIENCE_S)
        module_patch.setattr("bot.playground.people.FOLLOW_UP_S", PATIENCE_S)
        module_patch.setattr("bot.discord.guard.DEFER_AFTER", PATIENCE_S / 2)
        module_patch.setattr("bot.discord.replies.DEFER_AFTER", PATIENCE_S / 2)
        module_patch.setattr("bot.discord.replies.PREPARED_NOTICE_S", PATIENCE_S / 3)
        module_patch.setattr("bot.discord.replies.UNSEEN", PATIENCE_S / 3)
        module_patch.setattr("bot.discord.progress.SHOWN_AFTER_S", PATIENCE_S / 3)


@pytest.fixture(scope="module", autouse=True)
def explained_menus(module_patch: pytest.MonkeyPatch) -> None:
    """What explains a menu raises where it fails, instead of being left out."""

    def raised(_: str, error: Exception) -> None:
        raise error

    module_patch.setattr("bot.explaining.report", raised)


UNPAINTED = frozenset({"bot", "e2e", "playground", "worlds"})
"""Folders of tests whose bots paint no pixels. Two worlds are compared by what draws a picture."""
PAINTED = frozenset({"bot/face/delivery/test_pictures.py", "bot/face/pages/test_tableaux.py"})
"""Files in them in which pictures are painted: they look at pixels, or show that what is sent is a
whole picture."""


@pytest.fixture(scope="module", autouse=True)
def unpainted_pictures(request: pytest.FixtureRequest, module_patch: pytest.MonkeyPatch) -> None:
    """Bots of this process draw pictures without pixels: painting was half of a whole game's time.
    In `tests.long`, and where a process of its own draws them, they are painted."""
    if is_in(request.path, UNPAINTED) and not is_in(request.path, PAINTED):
        from tests.unpainted import paint_nothing

        paint_nothing(module_patch)


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is over is judged by a handful of worlds, where what is found is not the point:
    by all of them that takes ten seconds of the processor."""
    few = {
        "SAMPLED_MOMENTS": 3,
        "PLAYOUTS_PER_MOMENT": 1,
        "OPENING_PLAYOUTS": 1,
        "EXAMINED_PICKS": 2,
        "FIRST_PLAYOUTS": 2,
        "SECOND_PLAYOUTS": 2,
    }
    for name, count in few.items():
        monkeypatch.setattr(f"engine.game_analysis.{name}", count)
