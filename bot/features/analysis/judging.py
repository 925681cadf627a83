"""Judges a game that is over. It takes many seconds of the processor, in a worker process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final

from bot.schedule.pool import JobFailedError, JobLostError, PoolFullError
from bot.store.games import GameRow, MoveRow
from bot.table.replaying import Course, Unreplayable, replayed
from bot.table.thinking import Thinking
from engine import codec
from engine.copying import clone
from engine.games import GAMES
from engine.hindsight import WORK, Moment, chances, turning_points
from engine.registry import namespace_of

REPORTED: Final = 8
"""Worlds between two reports."""


Report = Callable[[float], None]
"""Called with the part of the work that is done, between 0 and 1."""


async def judged(
    thinking: Thinking, course: Course, report: Report = lambda _: None
) -> dict[str, Any]:
    """Who was winning when, and what turned the game, as `told` says it, from a worker process. It
    goes on there if the task ends. Unreplayable if the course leads nowhere, or if the worker is
    lost."""
    module = namespace_of(course.package.Game)
    try:
        return await thinking.run(
            "slow", _told, module, course.row, course.seats, list(course.moves),
            table=course.row.id, report=report,
        )  # fmt: skip
    except (JobFailedError, JobLostError, PoolFullError) as error:
        raise Unreplayable(str(error).strip().rpartition("\n")[2]) from error


def _told(
    module: str, row: GameRow, seats: int, moves: Sequence[MoveRow], report: Report
) -> dict[str, Any]:
    package = import_module(module).PACKAGE
    GAMES.setdefault(package.NAME, package)
    return told(Course(package, row, seats, moves), report)


def told(course: Course, report: Report = lambda _: None) -> dict[str, Any]:
    """Who was winning when, and what turned the game, as JSON data. Unreplayable."""
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
