"""End a game early, when each person at the table agrees. Game masters and managers of the channel
end it at once (`bot.table.ending`)."""

from __future__ import annotations

from typing import Final

from bot.features.consent.service import Proposal, RequestKind
from bot.model.states import UNDER_WAY, OwnNotice
from bot.table import Tables

END_GAME: Final = "end"
"""Kind of the request."""
END_WANTED: Final = OwnNotice("end-wanted")


def end_kind(tables: Tables) -> RequestKind:
    """Return the request to end the game. Asking while one is open agrees to it."""
    ending = tables.ending

    return RequestKind(
        name=END_GAME,
        statuses=UNDER_WAY,
        silence="waits",
        again="agrees",
        asked=END_WANTED,
        need=lambda *_: Proposal(),
        grant=lambda table, _: ending.finish(table),
        refused=OwnNotice("end-refused"),
        withdrawn=OwnNotice("end-withdrawn"),
        open="end-open",
        over="end-over",
    )
