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
SheetOccasion = Literal["start", "turn", "loss", "stopped", "regent", "taken", "change"]
"""Why a seat's sheet is posted or edited; text id after `sheet-`. The occasions of notices are not
a closed set: features add theirs (`Posts`)."""
CALLING: Final[tuple[SheetOccasion, ...]] = ("turn", "loss", "stopped")
"""Occasions of sheets that count as calls like reminders: one a minute and person."""
FarewellOccasion = Literal["passed", "left"]
"""Why a person no longer holds a seat: another took it, or they gave it up; text id after
`farewell-`."""
LeavingReason = Literal["conceded", "handed-over"]
"""How a seat came to a computer for good: occasion of the public notice."""
