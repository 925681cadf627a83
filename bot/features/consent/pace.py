"""Another pace for a running game. Silence does not count as consent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.features.consent.rows import RequestRow
from bot.features.consent.service import Proposal, RequestKind
from bot.model.facts import Refused
from bot.model.states import UNDER_WAY, OwnNotice, OwnTimer
from bot.model.terms import HINTS_TERM, HOUR_S
from bot.store.games import SeatRow
from bot.table import Tables
from bot.table.clocks.waking import agreed_terms, terms_of
from bot.table.sessions import TableTx
from bot.table.tables import FeatureService

REPACE: Final = "repace"
"""Kind of the request, and of its timer."""
REPACE_ASKED: Final = OwnNotice("pace-asked")
AGREE_S: Final = 48 * HOUR_S
"""Seconds in which all must agree, at a table over days; elsewhere the time to object to a
pause."""


class Repacing(FeatureService):
    """Changes the terms of a table."""

    def need(self, table: TableTx, asker: SeatRow, wanted: Mapping[str, Any]) -> Proposal:
        """`wanted`: the terms to change. Refused: "pace-learning", "bad-terms", "pace-same" (the
        table has this pace already)."""
        if table.row.learner is not None:
            raise Refused("pace-learning")
        assert asker.user_id is not None
        terms = agreed_terms(table, asker.user_id, wanted)
        now = terms_of(table)
        if terms == now:
            raise Refused("pace-same")
        payload = {"terms": terms.model_dump(mode="json")}
        return Proposal(payload, wait=now.objection if now.live else AGREE_S)

    def grant(self, table: TableTx, request: RequestRow) -> None:
        """Put the terms in force; clocks start from the beginning, unless only hints change."""
        terms, before = dict(request.payload["terms"]), terms_of(table)
        self.sessions.set(table, terms=terms)
        if before.model_copy(update={HINTS_TERM: terms[HINTS_TERM]}) != terms_of(table):
            self.tables.clocks.begin_anew(table, self.sessions.game(table))
        table.post(f"repaced:{request.key}", OwnNotice("pace-changed"), {"terms": terms})
        self.tables.announcer.redraw(table)


def pace_kind(tables: Tables) -> RequestKind:
    """Return the request for another pace."""
    repacing = Repacing(tables)
    return RequestKind(
        name=REPACE,
        statuses=UNDER_WAY,
        silence="refuses",
        again="replaces",
        asked=REPACE_ASKED,
        need=repacing.need,
        grant=repacing.grant,
        refused=OwnNotice("pace-refused"),
        withdrawn=OwnNotice("pace-withdrawn"),
        ends_by=frozenset({"leave"}),
        open="pace-open",
        over="pace-over",
        lapsed=OwnNotice("pace-lapsed"),
        timer=OwnTimer(REPACE),
    )
