"""A process over a database that cannot be used: it ends with status 1 and one sentence."""

from __future__ import annotations

import ctypes
import os
import resource
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.games import GAMES
from tests.e2e.player import Player, open_table
from tests.e2e.process import BotProcess
from tests.standin import StandIn

PAGE = 4096
CAP_DAC_OVERRIDE, PR_CAPBSET_DROP = 1, 24


def cut_to(share: float) -> Callable[[Path, BotProcess], None]:
    def fault(path: Path, _: BotProcess) -> None:
        os.truncate(path, int(path.stat().st_size * share))

    return fault


def garbled(path: Path, _: BotProcess) -> None:
    """Every third page is noise."""
    with path.open("r+b") as file:
        for at in range(PAGE, path.stat().st_size, 3 * PAGE):
            file.seek(at)
            file.write(os.urandom(PAGE))


def read_only(path: Path, bot: BotProcess) -> None:
    """Neither file nor folder may be written, not even by the superuser."""
    path.chmod(0o400)
    path.parent.chmod(0o500)
    if os.geteuid() == 0:
        libc = ctypes.CDLL(None)
        bot.before = lambda: libc.prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0)


def full(path: Path, bot: BotProcess) -> None:
    """No file may grow longer than a few pages."""
    bot.before = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (3 * PAGE, 3 * PAGE))


FAULTS = {
    "cut to nothing": (cut_to(0), "is damaged"),
    "cut to a half": (cut_to(0.5), "is damaged"),
    "garbled": (garbled, "is damaged"),
    "read-only": (read_only, "readonly"),
    "full": (full, "cannot be used"),
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_an_unusable_database_is_reported_and_not_touched(
    fault: str, stand_in: StandIn, tmp_path: Path
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    bot = BotProcess(stand_in, folder, log=tmp_path / "bot.log")
    await bot.start()
    alice, channel = stand_in.person("Alice"), stand_in.channel("table")
    await open_table(stand_in, [alice], channel, next(iter(GAMES)), computers=1)
    assert await Player(alice, channel, seed=1).play()
    assert await bot.end() == 0
    path = folder / "g.db"
    inflict, sentence = FAULTS[fault]
    inflict(path, bot)
    left = path.read_bytes()
    for _ in range(2):
        assert await bot.ends() == 1
        assert sentence in bot.log.read_text().splitlines()[-1]
    folder.chmod(0o700)
    assert path.read_bytes() == left
    assert "Traceback" not in bot.log.read_text()
    assert not stand_in.gateway.online
    print(f"{fault}: {bot.log.read_text().splitlines()[-1]}")
