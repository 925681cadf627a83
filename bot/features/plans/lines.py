"""Plans as rows: read and write them, and decide whether one is in force."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from pydantic import ValidationError

from bot.features.plans import rows
from bot.table.positions import Position
from bot.table.sessions import TableTx
from engine import codec
from engine.games import GamePackage
from engine.kernel import Choice, Game, Pick, Seat, namespace_of, registered
from engine.plans import Guard, Plan, Planned

PLAN: Final = "plan"
"""`MoveRow.by` of a plan's picks."""
UNDONE: Final = "undone"
STRUCK: Final = "struck"
UNFIT: Final = "unfit"
"""Why a plan has stopped, in addition to `engine.plans.Stop`: its owner undid a pick; an event
upset it; the game has lost one of its picks or guards."""


def stretch_of(position: Position) -> str:
    """Return the stretch of play to which a plan made now belongs."""
    return str(position.package.stretch(position.game))


def plan_to_json(plan: Plan) -> list[dict[str, Any]]:
    """Return the lines of a plan as JSON data."""
    return [
        {
            **{field.name: getattr(line, field.name) for field in fields(line)},
            "pick": codec.pick_to_json(line.pick),
            "guards": {name: guard.model_dump() for name, guard in line.guards.items()},
        }
        for line in plan
    ]


def plan_from_json(
    package: GamePackage, game: Game, lines: Sequence[Mapping[str, Any]]
) -> Plan | None:
    """Return the plan of these lines; None if the game no longer has such a question, pick or
    guard."""
    try:
        return tuple(_line(package, game, line) for line in lines)
    except (KeyError, TypeError, ValidationError, codec.UnreadableSave):
        return None


def _line(package: GamePackage, game: Game, line: Mapping[str, Any]) -> Planned:
    kind: Any = registered(namespace_of(type(game)), line["question"])
    if not issubclass(kind, Choice):
        raise KeyError(line["question"])
    guards: dict[str, Guard] = {
        name: package.GUARDS[name].model_validate(terms) for name, terms in line["guards"].items()
    }
    options = {name: line[name] for name in ("otherwise", "under", "stays")}
    options |= {name: line.get(name, False) for name in ("proposed", "used")}  # older lines lack
    options["lasts"] = line.get("lasts", package.LASTED and "used" in line)  # 1.0.0 lacks both
    return Planned(line["question"], codec.pick_from_json(game, line["pick"]), guards, **options)


def key_of(plan: Plan, picks: Sequence[Pick] = ()) -> str:
    """Return a short word that changes with the plan, and with what can be planned, so that buttons
    of an old page can be recognised."""
    text = json.dumps(
        [plan_to_json(plan), [codec.pick_to_json(pick) for pick in picks]], sort_keys=True
    )
    return hashlib.blake2b(text.encode(), digest_size=3).hexdigest()


def stored_plan(table: TableTx, position: Position, seat: Seat) -> tuple[Plan, str]:
    """Return the plan of this seat for the current stretch, and why it has stopped, if it has."""
    plan, stopped, _ = plan_and_draft(table, position, seat)
    return plan, stopped


def plan_and_draft(table: TableTx, position: Position, seat: Seat) -> tuple[Plan, str, Plan]:
    """Return what `stored_plan` does, and the proposal for this seat, which is not in force."""
    row = rows.plan_of(table.tx, table.id, seat)
    if row is None or row.stretch != stretch_of(position):
        return (), "", ()
    plan = plan_from_json(position.package, position.game, row.lines)
    draft = plan_from_json(position.package, position.game, row.draft) or ()
    return ((), UNFIT, draft) if plan is None else (plan, row.stopped, draft)


def in_force(table: TableTx, position: Position, seat: Seat) -> Plan:
    """Return the plan of this seat that is in force now; empty if there is none, or it no longer
    fits."""
    plan, stopped = stored_plan(table, position, seat)
    return () if stopped else plan
