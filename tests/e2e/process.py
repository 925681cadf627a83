"""The bot as its host runs it: a process of its own, killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from tests.e2e.forked import SERVER, take_over
from tests.prepared import prepared
from tests.standin import StandIn
from tests.waiting import until

DELAYS = tuple(
    f"GHARKANE_{name}" for name in ("BOARD_DELAY", "BOARD_LIFE", "SHEET_DELAY", "CALL_DELAY")
)
"""Settings by which messages wait."""

PATIENT = (sys.executable, "-m", "tests.e2e.patient")


def _run(environment: dict[str, str], log: str) -> None:
    """Be `PATIENT` in this new process."""
    from tests.e2e import patient

    take_over(environment, ["bot"], log, log)
    patient.main()


class Forked:
    """`PATIENT` as a copy of a process that has imported the bot, which is most of a start; the
    part of `asyncio.subprocess.Process` that is used here."""

    def __init__(self, environment: dict[str, str], log: Path) -> None:
        log.touch()
        self._process = SERVER.Process(target=_run, args=(environment, str(log)), daemon=True)
        self._process.start()

    @property
    def pid(self) -> int:
        """Its number."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """The status it ended with, if it has."""
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    async def wait(self) -> int:
        """The status it ends with."""
        await asyncio.to_thread(self._process.join)
        assert self.returncode is not None
        return self.returncode


class BotProcess:
    """`gharkane bot` against a stand-in; `kill` is kill -9."""

    def __init__(
        self, stand_in: StandIn, folder: Path, locale: str = "fr", log: Path | None = None
    ) -> None:
        self.stand_in = stand_in
        self.log = log or folder / "bot.log"
        self.around: tuple[str, ...] = ()
        """A program that runs it, as `nice` does."""
        self.program = PATIENT
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
        self.process: asyncio.subprocess.Process | Forked | None = None

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
        if self.program == PATIENT and not self.around and self.before is None:
            self.process = Forked(self.environment, self.log)
            return
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
        await until(lambda: not self.stand_in.gateway.online)  # else `start` would see it there
