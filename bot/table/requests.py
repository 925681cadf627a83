"""Notices in public that ask for an answer: a seat to be taken, leading the game, a question to who
leads it, coming to a lobby, and those of features.

However a request ends (granted, refused, withdrawn, or made obsolete), its notice must stop asking.
So each change of a table checks at its end which posted notices are still open, instead of closing
them in each place where they can end.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.store import outbox, standing
from bot.store.schema import LIVE
from bot.table.desk import TableTx

OFFERED = "seat-offered"
MASTER_ASKED = "master-asked"
QUESTION_ASKED = "question-asked"
INVITED = "invited"
BEGINS_SOON = "begins-soon"
BEGINS = "begins"
"""Occasions of the notices that ask for an answer."""
TO_LOBBY = (INVITED, BEGINS_SOON, BEGINS)
"""Those that call people to a lobby; the last two are kinds of its timers as well."""

IsOpen = Callable[[TableTx, Mapping[str, Any]], bool]
"""Whether a notice with these facts still asks for an answer, at a table that is not over."""


def _in_lobby(at: TableTx, _: Mapping[str, Any]) -> bool:
    return at.row.status == "lobby"


def _offered(at: TableTx, facts: Mapping[str, Any]) -> bool:
    return at.seat(int(facts["seat"])).offered


def _mastery(at: TableTx, facts: Mapping[str, Any]) -> bool:
    return at.row.master_asked is not None and at.row.master_asked == facts.get("user")


def _question(at: TableTx, facts: Mapping[str, Any]) -> bool:
    return bool(at.seat(int(facts["seat"])).asks == facts["words"])


OPEN: Final[Mapping[str, IsOpen]] = {
    OFFERED: _offered,
    MASTER_ASKED: _mastery,
    QUESTION_ASKED: _question,
    **dict.fromkeys(TO_LOBBY, _in_lobby),
}
"""Occasion -> whether it is still open; features add theirs."""


def close_requests(kinds: Mapping[str, IsOpen], at: TableTx, now: float) -> None:
    """Have the notices of requests that are over say so."""
    asked = standing.unanswered(at.tx, at.id, tuple(kinds))
    live = at.row.status in LIVE
    over = [row.id for row in asked if not (live and kinds[row.occasion](at, row.facts))]
    if over:
        standing.close(at.tx, over, now)


def call_to_lobby(
    at: TableTx, occasion: str, people: Sequence[int], facts: dict[str, Any], now: float
) -> None:
    """Call these people in the channel, on this occasion."""
    slot = f"{occasion}:{secrets.token_hex(4)}"
    outbox.say(at.tx, at.id, slot, occasion, {"users": list(people), **facts}, now)
