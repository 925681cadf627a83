"""A process that judges a game that is over: `python -m bot.table.judging`, a course in, JSON out.

It takes many seconds of the processor, which nobody who plays is to wait for.
"""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import sys
from importlib import import_module
from typing import Any

from bot.table.replaying import Course, Unreplayable, replayed
from engine import codec
from engine.copying import clone
from engine.games import GAMES
from engine.hindsight import Moment, chances, turning_points
from engine.registry import namespace_of


async def judged(course: Course) -> dict[str, Any]:
    """Who was winning when, and what turned the game, as `told` says it, from a process of its own
    that ends with the task. Unreplayable if the course leads nowhere."""
    module = namespace_of(course.package.Game)
    given = pickle.dumps((module, course.row, course.seats, list(course.moves)))
    paths = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, stdin=pipe, stdout=pipe, stderr=pipe,
        env={**os.environ, **paths},
    )  # fmt: skip
    try:
        out, errors = await process.communicate(given)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise Unreplayable(errors.decode(errors="replace").strip().rpartition("\n")[2])
    found: dict[str, Any] = json.loads(out)
    return found


def told(course: Course) -> dict[str, Any]:
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
    package, seed = course.package, int(course.start.pick)
    turns = turning_points(package, moments, seed)
    return {
        "chances": chances(package, moments, game, seed),
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
    json.dump(told(Course(package, row, seats, moves)), sys.stdout)


if __name__ == "__main__":
    main()
