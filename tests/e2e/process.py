"""The bot as its host runs it: a process of its own, killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from bot.playground.server import StandIn
from tests.prepared import prepared

DELAYS = tuple(
    f"GHARKANE_{name}" for name in ("BOARD_DELAY", "BOARD_LIFE", "SHEET_DELAY", "CALL_DELAY")
)
"""Settings by which messages wait."""


class BotProcess:
    """`gharkane bot` against a stand-in; `kill` is kill -9."""

    def __init__(
        self, stand_in: StandIn, folder: Path, locale: str = "fr", log: Path | None = None
    ) -> None:
        self.stand_in = stand_in
        self.log = log or folder / "bot.log"
        self.around: tuple[str, ...] = ()
        """A program that runs it, as `nice` does."""
        self.program: tuple[str, ...] = (sys.executable, "-m", "tests.e2e.patient")
        self.before: Callable[[], object] | None = None
        """Done in the new process before the program begins."""
        self.environment = {
            **os.environ,
            "DISCORD_TOKEN": stand_in.token,
            "GHARKANE_DISCORD_URL": stand_in.url,
            "GHARKANE_DATABASE_URL": prepared(folder / "g.db"),
            "GHARKANE_LOCALE": locale,
            "GHARKANE_COMPUTER_PAUSE": "0",
            "GHARKANE_EDIT_GAP": "1",
            **dict.fromkeys(DELAYS, "0"),
            "GHARKANE_READY_TIMEOUT": "0.05",
        }
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start, and wait until the stand-in's gateway has it."""
        await self.begin()
        assert self.process is not None
        for _ in range(4800):  # on a busy machine a minute is too short to import the bot
            if self.stand_in.gateway.online:
                return
            assert self.process.returncode is None, self.log.read_text()
            await asyncio.sleep(0.05)
        raise AssertionError(f"the bot did not connect: {self.log.read_text()}")

    async def begin(self) -> None:
        """Start, and wait for nothing."""
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *self.around, *self.program, "bot",
                env=self.environment, stdout=log, stderr=log, preexec_fn=self.before,
            )  # fmt: skip

    async def ends(self) -> int:
        """Start one that is going to end by itself; the status it ends with."""
        await self.begin()
        assert self.process is not None
        return await self.process.wait()

    async def end(self, told: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop, as a supervisor does; return its exit status."""
        assert self.process is not None
        self.process.send_signal(told)
        return await self.process.wait()

    async def kill(self) -> None:
        """Take it away in the middle of whatever it does."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGKILL)
        await self.process.wait()
        for _ in range(200):
            if not self.stand_in.gateway.online:
                return
            await asyncio.sleep(0.01)
