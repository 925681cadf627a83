"""How long a message waits for further changes, so that one request shows all of them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Delays:
    """Delays in seconds, from the first change that a message does not show yet; 0: at once. See
    `bot.app.config`."""

    board: float = 0.0
    """Edits of the public message that await no new person, and of sheets over days."""
    life: float = 0.0
    """Age of a public message from which another phase of the same chapter gets a message of its
    own."""
    sheet: float = 0.0
    """At a live table: edits of sheets, and losses that require no answer from the seat."""
    call: float = 0.0
    """At a live table: the call to a turn. Most people answer before it is sent."""
