"""Closed sets of words that the database stores; mypy refuses others. Values never change.

Features declare further words (`POLL_OPENED: Final = OwnNotice("poll")`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NewType, get_args

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
OwnTimer = NewType("OwnTimer", str)
"""A kind that a feature declares, and fires (`TIMERS`)."""
CoreTimer = Literal[
    "computer", "order", "clock", "budget", "half", "late", "call-2h", "call-1h", "unfinished",
    "stale", "seats-kept", "begins", "begins-soon",
]  # fmt: skip
TimerKind = CoreTimer | OwnTimer
"""What a timer is for; `bot.app.firings` says what each does when it fires."""
IntentKind = Literal[
    "dashboard", "sheet", "council", "notice", "reminder", "ping", "farewell", "alert", "displaced",
    "retired",
]  # fmt: skip
"""What a message is; see `Intent`, and `RETIRED` in `bot.store.outbox`."""
SeatKind = Literal["human", "random", "easy", "normal", "hard", "greedy"]
"""What plays a seat: a person, or a kind of computer of `engine.players.PLAYERS`."""
SEAT_KINDS: Final[Mapping[str, SeatKind]] = {kind: kind for kind in get_args(SeatKind)}
"""The same, to look up a word that was read."""
SheetOccasion = Literal["start", "turn", "loss", "stopped", "regent", "taken", "change"]
"""Why a seat's sheet is posted or edited; text id after `sheet-`."""
OwnNotice = NewType("OwnNotice", str)
"""An occasion that a feature declares."""
CoreNotice = Literal[
    "begins", "begins-soon", "conceded", "council-kind", "council-none", "council-refused",
    "dm-closed", "downtime", "downtime-given", "extended", "extended-seat", "handed-over",
    "host-passed", "invited", "laid-out", "moved", "operator-closed", "regent", "removed",
    "scene", "seat-offered", "seat-taken", "stale", "story",
]  # fmt: skip
NoticeOccasion = CoreNotice | OwnNotice
"""Why a public notice is posted; text id after `notice-`, or a page of a feature (`NOTICES`)."""
NoCouncil = Literal["council-none", "council-kind", "council-refused"]
"""Why a side has no private thread: the bot lacks a permission, the channel can hold none, or
Discord refuses."""
ReminderOccasion = Literal[
    "turn", "next", "half", "late", "call-2h", "call-1h", "nudge", "unfinished", "leaving",
]  # fmt: skip
"""Why a person is reminded; text id after `reminder-`."""
CALLING: Final[tuple[SheetOccasion, ...]] = ("turn", "loss", "stopped")
"""Occasions of sheets that count as calls like reminders: one per minute and person."""
FarewellOccasion = Literal["passed", "left"]
"""Why a person no longer holds a seat: another took it, or they gave it up; text id after
`farewell-`."""
LeavingReason = Literal["conceded", "handed-over"]
"""How a seat came to a computer for good: occasion of the public notice."""
