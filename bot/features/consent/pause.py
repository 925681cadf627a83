"""A pause at a player's request: it begins unless somebody objects in time, and any player may end
it. The table's leader pauses at once (`bot.table.pausing`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from bot.features.consent import rows
from bot.features.consent.rows import RequestRow
from bot.features.consent.service import Proposal, RequestKind
from bot.model.facts import TableInfo
from bot.model.states import UNDER_WAY, OwnNotice, OwnTimer
from bot.store.games import SeatRow
from bot.table import Tables
from bot.table.clocks.waking import terms_of
from bot.table.sessions import TableTx, writes
from bot.table.tables import FeatureService

PAUSE: Final = "pause"
"""Kind of the request."""
PAUSE_TIMER: Final = OwnTimer("halt")
PAUSE_ASKED: Final = OwnNotice("halt-asked")


class Pauses(FeatureService):
    """Requested pauses, and their end."""

    def need(self, table: TableTx, _: SeatRow, __: Mapping[str, Any]) -> Proposal:
        """Any player may ask while the game runs."""
        table.needs("running")
        return Proposal(wait=terms_of(table).objection)

    def grant(self, table: TableTx, request: RequestRow) -> None:
        """Pause the table; the row stays, since it records that any player may end the pause."""
        self.tables.pausing.pause_at(table, "")
        rows.set_request(table.tx, table.id, replace(request, granted=True))
        table.post(f"halted:{request.key}", OwnNotice("halted"), {})

    @writes
    def resume(self, table: TableTx, by: int, *, manager: bool = False) -> TableInfo:
        """Resume a paused game; any player may end a requested pause. Refused: as `Pausing.resume`,
        and "not-seated"."""
        asked = rows.request(table.tx, table.id, PAUSE) is not None
        self.tables.pausing.resume_at(table, by, manager=manager, by_players=asked)
        return table.info()


def pause_kind(tables: Tables) -> RequestKind:
    """Return the request for a pause."""
    pauses = tables.of(Pauses)
    return RequestKind(
        name=PAUSE,
        statuses=UNDER_WAY,
        silence="agrees",
        again="replaces",
        asked=PAUSE_ASKED,
        need=pauses.need,
        grant=pauses.grant,
        refused=OwnNotice("halt-objected"),
        withdrawn=OwnNotice("halt-withdrawn"),
        ends_by=frozenset({"pause"}),
        open="pause-open",
        over="pause-over",
        timer=PAUSE_TIMER,
    )
