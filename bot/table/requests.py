"""Requests that were put in public: a pause, another pace, going back, a seat to be taken, leading
the game, a question to who leads it, coming to a lobby.

However one ends (granted, refused, withdrawn, or overtaken by what others do), its notice must not
invite answers any more. So it is looked up at the end of every change which of those that stand in
the channel are still open, rather than told at each of the ways by which they end.
"""

from __future__ import annotations

from typing import Any

from bot.store import proposals, rewinds, seating, standing
from bot.store.schema import LIVE
from bot.table.desk import TableTx

PAUSE_ASKED = "halt-asked"
PACE_ASKED = "pace-asked"
REWIND_ASKED = "rewind-asked"
OFFERED = "seat-offered"
MASTER_ASKED = "master-asked"
QUESTION_ASKED = "question-asked"
INVITED = "invited"
BEGINS_SOON = "begins-soon"
BEGINS = "begins"
"""Occasions of the notices that ask for an answer."""
TO_LOBBY = (INVITED, BEGINS_SOON, BEGINS)
"""Those that call people to a lobby; the last two are kinds of its timers as well."""
REQUESTS = (
    PAUSE_ASKED, PACE_ASKED, REWIND_ASKED, OFFERED, MASTER_ASKED, QUESTION_ASKED, *TO_LOBBY,
)  # fmt: skip


def close_requests(at: TableTx, now: float) -> None:
    """Notices of requests that are over are to say so."""
    asked = standing.unanswered(at.tx, at.id, REQUESTS)
    over = [row.id for row in asked if not _is_open(at, row.occasion, row.facts)]
    if over:
        standing.close(at.tx, over, now)


def _is_open(at: TableTx, occasion: str, facts: Any) -> bool:
    if at.row.status not in LIVE:
        return False
    if occasion in TO_LOBBY:
        return at.row.status == "lobby"
    if occasion == PAUSE_ASKED:
        pause = seating.pause_asked(at.tx, at.id)
        return pause is not None and pause.key == facts["key"] and at.row.status == "running"
    if occasion == PACE_ASKED:
        proposal = proposals.proposal(at.tx, at.id)
        return proposal is not None and proposal.key == facts["key"]
    if occasion == REWIND_ASKED:
        rewind = rewinds.rewind(at.tx, at.id)
        return rewind is not None and (rewind.key, rewind.ply) == (facts["key"], at.row.ply)
    if occasion == QUESTION_ASKED:
        return bool(at.seat(int(facts["seat"])).asks == facts["words"])
    if occasion == OFFERED:
        return at.seat(int(facts["seat"])).offered
    return at.row.master_asked is not None and at.row.master_asked == facts.get("user")
