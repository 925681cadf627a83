"""End a game early, when each person at the table has asked for it. The table's leader ends it at
once (`bot.table.ending`)."""

from __future__ import annotations

from typing import Final

from bot.features.consent.service import Proposal, RequestKind
from bot.model.states import UNDER_WAY
from bot.table import Tables

END_GAME: Final = "end"
"""Kind of the request."""


def end_kind(tables: Tables) -> RequestKind:
    """Return the request to end the game: each person asks for themselves, and nobody needs to
    refuse."""
    ending = tables.ending
    return RequestKind(
        name=END_GAME,
        statuses=UNDER_WAY,
        silence="waits",
        again="agrees",
        asked="end-wanted",
        need=lambda *_: Proposal(),
        grant=lambda table, _: ending.finish(table),
    )
