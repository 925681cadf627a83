"""Analyse a finished game. It takes many seconds of CPU time, in a worker process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final

from bot.schedule.pool import JobFailedError, JobLostError, PoolFullError
from bot.schedule.thinking import Thinking
from bot.store.games import GameRow, MoveRow
from bot.table.after.replay import GameHistory, Unreplayable, replay_moves
from engine import codec
from engine.copying import clone
from engine.game_analysis import MAX_PLAYOUTS, Analyst, Moment, Swing, Turn
from engine.games import GAMES, GamePackage
from engine.kernel import Event
from engine.registry import namespace_of

REPORTED: Final = 8
"""Worlds between two progress reports."""


Report = Callable[[float], None]
"""Called with the finished part of the work, between 0 and 1."""


async def analyse(
    thinking: Thinking, history: GameHistory, report: Report = lambda _: None
) -> dict[str, Any]:
    """Compute who was winning when, and what turned the game `analyse_here`, in a worker process.
    The worker continues if the task ends. Unreplayable if the course cannot be replayed, or if the
    worker is lost."""
    module = namespace_of(history.package.Game)
    try:
        return await thinking.run(
            "slow", _analyse_job, module, history.row, history.seats, list(history.moves),
            table=history.row.id, report=report,
        )  # fmt: skip
    except (JobFailedError, JobLostError, PoolFullError) as error:
        raise Unreplayable(str(error).strip().rpartition("\n")[2]) from error


def _analyse_job(
    module: str, row: GameRow, seats: int, moves: Sequence[MoveRow], report: Report
) -> dict[str, Any]:
    package = import_module(module).PACKAGE
    GAMES.setdefault(package.NAME, package)
    return analyse_here(GameHistory(package, row, seats, moves), report)


def analyse_here(history: GameHistory, report: Report = lambda _: None) -> dict[str, Any]:
    """Return chances and turning points as JSON data. Unreplayable."""
    moments, game = [], None
    parts: dict[int, int] = {}
    part = 1
    for move, after in replay_moves(history):
        if game is not None and move.kind == "pick" and move.seat is not None:
            pick = codec.pick_from_json(game, move.pick)
            moments.append(Moment(move.ply, move.seat, pick, game))
            parts[move.ply] = part
        part = _part(history.package, part, after.new_events)
        game = clone(after)
        game.new_events.clear()
    if game is None:
        raise Unreplayable("it has no moves")
    package, seed, worlds = history.package, int(history.start.pick), 0

    def worked() -> None:
        nonlocal worlds
        worlds += 1
        if worlds % REPORTED == 0:
            report(min(worlds / MAX_PLAYOUTS, 1.0))

    def placed(turn: Turn | Swing) -> dict[str, Any]:
        moment, better = turn.moment, turn.better
        public_view = package.view(moment.before, None)
        return {
            "ply": moment.ply,
            "chapter": public_view.chapter,
            "phase": public_view.phase,
            "part": parts[moment.ply] if package.PART else 0,
            "seat": moment.seat,
            "pick": codec.pick_to_json(moment.pick),
            "better": None if better is None else codec.pick_to_json(better),
            "chance": turn.chance,
            "missed": turn.missed,
        }

    standard = history.row.record is None and bool(moments)
    measured = package.shares(moments[0].before) if standard else None
    analyst = Analyst(package, moments, game, seed, measured, worked)
    curve = analyst.curve()
    if not analyst.known:
        return {"known": False, "chances": [], "turns": [], "swing": None}
    turns, decisive = analyst.turning_points(), None
    if swing := analyst.swing(curve, turns):
        decisive = {**placed(swing), "whose": swing.seat, "single": swing.single}
    return {"known": True, "chances": curve, "turns": [*map(placed, turns)], "swing": decisive}


def _part(package: GamePackage, part: int, events: Sequence[Event]) -> int:
    """Return which part of its chapter comes next, from 1."""
    for event in events:
        if event.name == package.CHAPTER[0]:
            part = 1
        elif event.name == package.PART:
            part += 1
    return part
