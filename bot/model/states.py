"""Closed sets of words that the database holds: mypy refuses any other. Values never change."""

from __future__ import annotations

from typing import Final, Literal, get_args

Status = Literal["lobby", "running", "paused", "ended", "cancelled"]
"""The status of a table."""
UNDER_WAY: Final[tuple[Status, ...]] = ("running", "paused")
"""Statuses of a game that has begun and not ended."""
DEALT: Final[tuple[Status, ...]] = (*UNDER_WAY, "ended")
"""Statuses of a game that has begun, including ended ones."""
MoveKind = Literal["start", "pick", "correction", "settled", "undo", "rewind", "note"]
"""What a move is; see `MoveRow`."""
Mover = Literal["", "computer", "regent", "default", "order", "plan", "master"]
"""Who made a move, if not the seat's own person (""): a computer, a regent, a clock that ran out
("default"), a standing order, a plan, a game master."""
MOVERS: Final[tuple[Mover, ...]] = get_args(Mover)
"""All values of `Mover`."""
IntentKind = Literal[
    "dashboard", "sheet", "council", "notice", "reminder", "ping", "farewell", "alert", "retired"
]
"""What a message is; see `Intent`, and `RETIRED` in `bot.store.outbox`."""
