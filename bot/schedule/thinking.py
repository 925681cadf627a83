"""The hard computer thinks in a process of its own, so that no table waits for another's."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any, Final

from engine import codec
from engine.codec import game_name
from engine.kernel import Game, Seat, legal
from engine.players.hard import Considered
from engine.players.one_deep import glance, package_of

log = logging.getLogger(__name__)

THOUGHT: Final = 1.0
"""Seconds that one pick may take."""
LOST: Final = 20.0
"""Seconds after which the process is taken for lost, and ended: it may have been starting."""
LINE: Final = 1 << 20
"""Bytes of the longest answer."""


class Apart:
    """One process, started when it is first needed, and again after it was lost. One question at a
    time: others wait, and the loop for nobody."""

    def __init__(self, command: tuple[str, ...] = ("-m", "bot.schedule.thinker")) -> None:
        """`command`: what Python runs."""
        self._command = command
        self._process: Process | None = None
        self._dying: list[Process] = []
        self._one = asyncio.Lock()
        self._pace: dict[str, float] = {}
        """Seconds of one playout, as it was found last, by game."""
        self._waiting = 0

    async def consider(self, game: Game, seat: Seat, seed: int, times: int = 1) -> list[Considered]:
        """See `Thinking`. If the process is lost, what a normal computer would pick."""
        package, picks = package_of(game), legal(game, seat)
        name, search = game_name(type(game)), package.SEARCH
        asked = {"game": codec.dumps(game), "seat": seat, "seed": seed}
        self._waiting += 1
        try:
            async with self._one:
                playouts = asked["playouts"] = self._budget(name, search.playouts * times)
                told = await asyncio.wait_for(self._answer(asked), LOST)
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            log.error("the hard computer was lost (%r): a normal one picks", error)
            await self.close()
            ranked = await asyncio.to_thread(
                glance, package, game, seat, seed, package.weights("normal"), search.worlds
            )
            return [Considered(pick, 0.0, {}) for pick in ranked[:1]]
        finally:
            self._waiting -= 1
        self._pace[name] = told["seconds"] / playouts
        return [Considered(picks[at], value, terms) for at, value, terms in told["found"]]

    @property
    def waiting(self) -> int:
        """How many picks are asked for and not answered yet."""
        return self._waiting

    def _budget(self, game: str, most: int) -> int:
        """Playouts that one pick may cost: all who wait share the second."""
        if game not in self._pace:
            return most
        return max(min(int(THOUGHT / self._waiting / self._pace[game]), most), 1)

    async def close(self) -> None:
        """End the process, if there is one, and see to it that it is gone."""
        self._lose()
        while self._dying:
            await self._dying.pop().communicate()

    def _lose(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            self._dying.append(process)

    async def _answer(self, asked: dict[str, Any]) -> Any:
        """What the process answers; one that was not heard out is ended, so that nobody gets
        another's answer."""
        try:
            process = self._process or await asyncio.create_subprocess_exec(
                sys.executable, *self._command, stdin=PIPE, stdout=PIPE, limit=LINE
            )
            self._process = process
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps(asked).encode() + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
            if not line:
                raise EOFError("the process has ended")
            return json.loads(line)
        except BaseException:
            self._lose()
            raise
