"""Plans as rows: reading them, writing them, and whether one is in force."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
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
"""What the picks of a plan are marked `by`."""
UNDONE: Final = "undone"
STRUCK: Final = "struck"
UNFIT: Final = "unfit"
"""Why a plan has stopped, beside what `engine.plans.Stop` says: its owner took a pick back; it was
upset by what was done; the game has lost a pick or a guard of it."""


def stretch_of(position: Position) -> str:
    """The stretch of play that a plan made now lives for."""
    return str(position.package.stretch(position.game))


def written(plan: Plan) -> list[dict[str, Any]]:
    """The lines of a plan as JSON data."""
    return [
        {
            "question": line.question,
            "pick": codec.pick_to_json(line.pick),
            "guards": {name: guard.model_dump() for name, guard in line.guards.items()},
            "otherwise": line.otherwise,
            "under": line.under,
            "stays": line.stays,
            "proposed": line.proposed,
        }
        for line in plan
    ]


def read(package: GamePackage, game: Game, lines: Sequence[Mapping[str, Any]]) -> Plan | None:
    """The plan of these lines; None if the game no longer has such a question, pick or guard."""
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
    rest = {name: line[name] for name in ("otherwise", "under", "stays")}
    rest["proposed"] = line.get("proposed", False)  # older lines do not say
    return Planned(line["question"], codec.pick_from_json(game, line["pick"]), guards, **rest)


def key_of(plan: Plan, picks: Sequence[Pick] = ()) -> str:
    """A short word that changes with the plan, and with what could be planned: what is pressed on
    an old page names another."""
    text = json.dumps([written(plan), [codec.pick_to_json(pick) for pick in picks]], sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=3).hexdigest()


def kept(table: TableTx, position: Position, seat: Seat) -> tuple[Plan, str]:
    """The plan of this seat for the stretch that lies ahead, and why it has stopped, if it has."""
    row = rows.plan_of(table.tx, table.id, seat)
    if row is None or row.stretch != stretch_of(position):
        return (), ""
    plan = read(position.package, position.game, row.lines)
    return ((), UNFIT) if plan is None else (plan, row.stopped)


def draft_of(table: TableTx, position: Position, seat: Seat) -> Plan:
    """What was proposed to this seat for the stretch that lies ahead; not in force."""
    row = rows.plan_of(table.tx, table.id, seat)
    if row is None or row.stretch != stretch_of(position):
        return ()
    return read(position.package, position.game, row.draft) or ()


def in_force(table: TableTx, position: Position, seat: Seat) -> Plan:
    """The plan of this seat that is in force now; empty if there is none, or it no longer fits."""
    plan, stopped = kept(table, position, seat)
    return () if stopped else plan
