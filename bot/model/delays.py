"""How long messages wait for what else happens, so that one request shows all of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Delays:
    """In seconds, from the first change that a message does not show yet; 0: at once. See
    `bot.app.config`."""

    board: float = 0.0
    """Edits of the public message, unless it newly waits for a person, and of sheets over days."""
    life: float = 0.0
    """Age of a public message from which another stretch of the same chapter gets its own."""
    sheet: float = 0.0
    """At a live table: edits of sheets, and losses that ask nothing of the seat."""
    call: float = 0.0
    """At a live table: the call to a turn, which most answer before it is sent."""
