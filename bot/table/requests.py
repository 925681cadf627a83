"""Public notices that ask for an answer: offered seats, calls to a lobby, and those of features.

However a request ends (granted, refused, withdrawn, or obsolete), its notice must stop asking. So
each change to a table checks at its end which posted notices are still open. No place where one can
end has to close it.
"""

from __future__ import annotations

import secrets
from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.model.states import NoticeOccasion
from bot.slots import Slot
from bot.store import posted
from bot.store.schema import LIVE_STATUSES
from bot.table.notice_rates import CALLED, QUIET
from bot.table.sessions import TableTx

OFFERED: Final = "seat-offered"
INVITED: Final = "invited"
BEGINS_SOON: Final = "begins-soon"
PLANNED_START: Final = "begins"
"""Kind of the timer of a lobby's planned start, and occasion of the notice when it has come."""
TO_LOBBY: Final = (INVITED, BEGINS_SOON, PLANNED_START)
"""Occasions that call people to a lobby; the last two are also kinds of its timers."""

IsOpen = Callable[[TableTx, Mapping[str, Any]], bool]
"""Returns whether a notice with these facts still asks for an answer, at a table that has not
ended."""


def _in_lobby(table: TableTx, _: Mapping[str, Any]) -> bool:
    return table.row.status == "lobby"


def _offered(table: TableTx, facts: Mapping[str, Any]) -> bool:
    return table.seat(int(facts["seat"])).offered


IS_OPEN: Final[Mapping[str, IsOpen]] = {OFFERED: _offered, **dict.fromkeys(TO_LOBBY, _in_lobby)}
"""Occasion -> whether it is still open."""
REQUESTS: Final[Slot[Mapping[str, IsOpen]]] = Slot()
"""The same for notices of features. When one is closed, its message is edited."""
UNCALLED: Final[Slot[Callable[[TableTx, int, Sequence[int]], Sequence[int]]]] = Slot()
"""Given who invites whom to a lobby: returns those whom the invitation only names."""


def close_requests(table: TableTx, now: float) -> None:
    """Mark the notices of finished requests as closed."""
    kinds = ChainMap({**IS_OPEN}, *map(dict, REQUESTS.of(table.sessions.features)))
    asked = posted.unanswered(table.tx, table.id, tuple(kinds))
    live = table.row.status in LIVE_STATUSES
    over = [row.id for row in asked if not (live and kinds[row.occasion](table, row.facts))]
    if over:
        posted.close(table.tx, over, now)


def invite(table: TableTx, by: int, people: Sequence[int]) -> None:
    """Let person `by` call these people to a lobby."""
    quiet = UNCALLED.gather(table.sessions.features, table, by, people)
    facts = {"by": f"<@{by}>"} | ({QUIET: quiet} if quiet else {})
    call_to_lobby(table, INVITED, people, facts)


def call_to_lobby(
    table: TableTx, occasion: NoticeOccasion, people: Sequence[int], facts: dict[str, Any]
) -> None:
    """Call these people in the channel, on this occasion."""
    table.post(f"{occasion}:{secrets.token_hex(4)}", occasion, {CALLED: list(people), **facts})
