"""Another pace for a game that runs. Silence is no agreement."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from pydantic import ValidationError

from bot.features.consent.rows import RequestRow
from bot.features.consent.service import Proposal, RequestKind
from bot.model.facts import Refused
from bot.model.states import UNDER_WAY
from bot.model.terms import HOUR, Terms
from bot.store import outbox
from bot.store.games import SeatRow
from bot.table import Tables
from bot.table.clocks.service import Clocks
from bot.table.clocks.waking import terms_of
from bot.table.desk import TableSessions, TableTx
from bot.table.saying import Saying

REPACE: Final = "repace"
"""Kind of the request, and of its timer."""
REPACE_ASKED: Final = "pace-asked"
AGREE_S: Final = 48 * HOUR
"""Seconds in which all must agree, at a table over days; elsewhere as long as to object to a
pause."""


@dataclass(frozen=True)
class Repacing:
    """Gives a table other terms."""

    desk: TableSessions
    saying: Saying
    clocks: Clocks

    def need(self, at: TableTx, _: SeatRow, wanted: Mapping[str, Any]) -> Proposal:
        """`wanted`: the terms that are to differ.

        Refused: "pace-learning", "bad-terms", "pace-same" (the table plays so already).
        """
        if at.row.learner is not None:
            raise Refused("pace-learning")
        try:
            terms = Terms.model_validate({**at.row.terms, **wanted})
        except ValidationError:
            raise Refused("bad-terms") from None
        now = terms_of(at)
        if terms == now:
            raise Refused("pace-same")
        payload = {"terms": terms.model_dump(mode="json")}
        return Proposal(payload, wait=now.objection if now.live else AGREE_S)

    def grant(self, at: TableTx, request: RequestRow) -> None:
        """Put the terms in force; clocks start from the beginning."""
        terms = dict(request.payload["terms"])
        self.desk.set(at, terms=terms)
        self.clocks.begin_anew(at, self.desk.game(at))
        slot = f"repaced:{request.key}"
        outbox.say(at.tx, at.id, slot, "pace-changed", {"terms": terms}, self.desk.now())
        self.saying.redraw(at)

    def refuse(self, at: TableTx, mine: SeatRow, request: RequestRow) -> None:
        """The pace stays."""
        withdrawn = request.by_id == mine.user_id
        self.saying.say_of(at, mine, "pace-withdrawn" if withdrawn else "pace-refused")


def pace_kind(tables: Tables) -> RequestKind:
    """How another pace is asked for."""
    repacing = Repacing(tables.desk, tables.saying, tables.clocks)
    return RequestKind(
        name=REPACE,
        statuses=UNDER_WAY,
        silence="refuses",
        again="replaces",
        asked=REPACE_ASKED,
        need=repacing.need,
        grant=repacing.grant,
        refuse=repacing.refuse,
        ends_by=frozenset({"leave"}),
        open="pace-open",
        over="pace-over",
        lapsed="pace-lapsed",
        timer=REPACE,
    )
