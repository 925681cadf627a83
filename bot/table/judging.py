"""A process that judges a game that is over: `python -m bot.table.judging`. A course goes in; lines
of JSON come out, first how much of the work is done, last what was found.

It takes many seconds of the processor, which nobody who plays should wait for.
"""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import sys
from asyncio.subprocess import Process
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any, Final

from bot.table.replaying import Course, Unreplayable, replayed
from engine import codec
from engine.copying import clone
from engine.games import GAMES
from engine.hindsight import WORK, Moment, chances, turning_points
from engine.registry import namespace_of

LINE: Final = 1 << 22
"""Bytes of the longest answer."""
REPORTED: Final = 8
"""Worlds between two reports."""


Report = Callable[[float], None]
"""Called with the part of the work that is done, between 0 and 1."""


async def judged(course: Course, report: Report = lambda _: None) -> dict[str, Any]:
    """Who was winning when, and what turned the game, as `told` says it, from a process of its own
    that ends with the task. Unreplayable if the course leads nowhere."""
    module = namespace_of(course.package.Game)
    given = pickle.dumps((module, course.row, course.seats, list(course.moves)))
    paths = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, stdin=pipe, stdout=pipe, stderr=pipe, limit=LINE,
        env={**os.environ, **paths},
    )  # fmt: skip
    try:
        reading = asyncio.create_task(_errors(process))
        found = await _heard(process, given, report)
        errors = await reading
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or found is None:
        raise Unreplayable(errors.decode(errors="replace").strip().rpartition("\n")[2])
    return found


async def _heard(process: Process, given: bytes, report: Report) -> dict[str, Any] | None:
    """The last line of the process, after its reports; None if it ended before."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(BrokenPipeError, ConnectionResetError):  # it ended before it had read all
        process.stdin.write(given)
        await process.stdin.drain()
    process.stdin.close()
    while line := await process.stdout.readline():
        heard: dict[str, Any] = json.loads(line)
        if "done" not in heard:
            return heard
        report(heard["done"])
    return None


async def _errors(process: Process) -> bytes:
    assert process.stderr is not None
    return await process.stderr.read()


def told(course: Course, report: Report = lambda _: None) -> dict[str, Any]:
    """The same in this process."""
    moments, game = [], None
    for move, after in replayed(course):
        if game is not None and move.kind == "pick" and move.seat is not None:
            pick = codec.pick_from_json(game, move.pick)
            moments.append(Moment(move.ply, move.seat, pick, game))
        game = clone(after)
        game.told.clear()
    if game is None:
        raise Unreplayable("it has no moves")
    package, seed, worlds = course.package, int(course.start.pick), 0

    def worked() -> None:
        nonlocal worlds
        worlds += 1
        if worlds % REPORTED == 0:
            report(min(worlds / WORK, 1.0))

    turns = turning_points(package, moments, seed, worked)
    return {
        "chances": chances(package, moments, game, seed, worked),
        "turns": [
            {
                "ply": turn.moment.ply,
                "chapter": package.view(turn.moment.before, None).chapter,
                "seat": turn.moment.seat,
                "pick": codec.pick_to_json(turn.moment.pick),
                "better": codec.pick_to_json(turn.better),
                "chance": turn.chance,
                "missed": turn.missed,
            }
            for turn in turns
        ],
    }


def main() -> None:
    """Judge what stands on the standard input."""
    if hasattr(os, "nice"):
        os.nice(10)
    module, row, seats, moves = pickle.load(sys.stdin.buffer)
    package = import_module(module).PACKAGE
    GAMES.setdefault(package.NAME, package)
    found = told(Course(package, row, seats, moves), lambda done: _say({"done": done}))
    _say(found)


def _say(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)  # noqa: T201 - its answer


if __name__ == "__main__":
    main()
