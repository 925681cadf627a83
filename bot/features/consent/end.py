"""End a game early, when each person at the table agrees. Game masters and managers of the channel
end it at once (`bot.table.ending`)."""

from __future__ import annotations

from typing import Final

from bot.features.consent.rows import RequestRow
from bot.features.consent.service import Proposal, RequestKind
from bot.model.states import UNDER_WAY, OwnNotice
from bot.store.games import SeatRow
from bot.table import Tables
from bot.table.sessions import TableTx

END_GAME: Final = "end"
"""Kind of the request."""
END_WANTED: Final = OwnNotice("end-wanted")


def end_kind(tables: Tables) -> RequestKind:
    """Return the request to end the game. Asking while one is open agrees to it."""
    ending = tables.ending

    def refuse(table: TableTx, refuser: SeatRow, request: RequestRow) -> None:
        withdrawn = request.by_id == refuser.user_id
        occasion = OwnNotice("end-withdrawn" if withdrawn else "end-refused")
        tables.announcer.post_about_seat(table, refuser, occasion)

    return RequestKind(
        name=END_GAME,
        statuses=UNDER_WAY,
        silence="waits",
        again="agrees",
        asked=END_WANTED,
        need=lambda *_: Proposal(),
        grant=lambda table, _: ending.finish(table),
        refuse=refuse,
        open="end-open",
        over="end-over",
    )
