"""Undo past a barrier: restore the table as it was before a pick. Silence does not count as
consent; a publicly visible move ends the request. Restoring and refusing are lines of the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.features.consent import rows
from bot.features.consent.rows import RequestRow
from bot.features.consent.service import Proposal, RequestKind
from bot.model.facts import Refused
from bot.model.states import OwnNotice
from bot.store import games, reminders, snapshots
from bot.store.games import MoveRow, SeatRow
from bot.table import Tables
from bot.table.changes import Changes, between
from bot.table.moves import Move
from bot.table.positions import Position
from bot.table.saving import event_to_json
from bot.table.sessions import TableTx
from bot.table.tables import FeatureService
from engine.kernel import Event

REWIND: Final = "rewind"
"""Kind of the request."""
REWIND_ASKED: Final = OwnNotice("rewind-asked")


class GoingBack(FeatureService):
    """Restores a table to the state before a pick."""

    def need(self, table: TableTx, asker: SeatRow, _: Mapping[str, Any]) -> Proposal:
        """The requester's last pick must be undoable. Refused: "undo-nothing", "undo-too-far",
        "challenge-no-rewind" (everybody has one attempt)."""
        if (table.row.learning or {}).get("challenge", ""):
            raise Refused("challenge-no-rewind")
        last = games.last_pick(table.tx, table.id, asker.seat)
        if last is None:
            raise Refused("undo-nothing")
        self.tables.play.before(table, last.ply)
        return Proposal(target=last.ply)

    def grant(self, table: TableTx, request: RequestRow) -> None:
        """Restore the state before the pick; mark each pick since as undone."""
        assert request.target is not None
        seat = table.seat_of(request.by_id).seat
        now = self.sessions.position(table)
        after = Position(now.package, self.tables.play.before(table, request.target))
        ply, event = table.row.ply + 1, Event("rewound", {"seat": seat}, {})
        move = MoveRow(ply, "rewind", seat, request.target, [event_to_json(event)])
        rows.mark_all_undone(table.tx, table.id, request.target, ply)
        snapshots.drop_snapshots(table.tx, table.id, ply=request.target)
        everybody = frozenset(range(after.game.seats))
        changes = between(now, after, [event], seat, everybody)
        reminders.forget(table.tx, table.id)  # questions asked again count as new decisions
        self.tables.moves.make(table, Move(now, after, move, changes))

    def refuse(self, table: TableTx, refuser: SeatRow, request: RequestRow) -> None:
        """Write a line of the log: play continues without a change."""
        asker = table.seat_of(request.by_id).seat
        event = Event("rewind_refused", {"seat": asker, "by": refuser.seat}, {})
        self.tables.moves.note(
            table, refuser.seat, request.target, Changes(frozenset(), True, {}), event
        )


def undo_kind(tables: Tables) -> RequestKind:
    """Return the request for an undo past a barrier."""
    going_back = GoingBack(tables)
    return RequestKind(
        name=REWIND,
        statuses=("running",),
        silence="waits",
        again="refused",
        asked=REWIND_ASKED,
        need=going_back.need,
        grant=going_back.grant,
        refuse=going_back.refuse,
        ends_by=frozenset({"move", "leave"}),
        open="rewind-open",
        over="rewind-over",
    )
