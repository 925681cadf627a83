"""What a seat may answer.

`card`, `cards`, `target` hold the words of cards, `rival` a seat. Where `card` stands beside
`target` it is the seat's own card that acts, and `target` the card it acts on.
"""

from __future__ import annotations

from typing import ClassVar

from engine.kernel import Pick, Seat, pick

# --- gathering


@pick
class Draw(Pick):
    """Play people, and what helps them, to draw cards."""

    verb: ClassVar[str] = "draw"
    cards: tuple[str, ...]


@pick
class Dig(Pick):
    """Play people, and what helps them, to dig in the junkyard."""

    verb: ClassVar[str] = "dig"
    cards: tuple[str, ...]


@pick
class Hunt(Pick):
    """Play people, and what helps them, to hunt for food."""

    verb: ClassVar[str] = "hunt"
    cards: tuple[str, ...]


@pick
class Hire(Pick):
    """Take a mercenary for food, and for the medicine of these cards."""

    verb: ClassVar[str] = "hire"
    who: str
    cards: tuple[str, ...]


@pick
class Trash(Pick):
    """Throw cards of the hand into the junkyard."""

    verb: ClassVar[str] = "trash"
    cards: tuple[str, ...]


@pick
class Finish(Pick):
    """Gather no more: what is left in hand is kept."""

    verb: ClassVar[str] = "finish"
    idle: ClassVar[bool] = True


@pick
class Keep(Pick):
    """Keep one of the cards that were dug up or drawn."""

    verb: ClassVar[str] = "keep"
    card: str


@pick
class KeepNone(Pick):
    """Keep none of them."""

    verb: ClassVar[str] = "keep_none"
    idle: ClassVar[bool] = True


# --- reactions, and the skirmish


@pick
class Pass(Pick):
    """Do nothing about it."""

    verb: ClassVar[str] = "pass"
    idle: ClassVar[bool] = True


@pick
class Snipe(Pick):
    """Take out a person that a rival shows."""

    verb: ClassVar[str] = "snipe"
    card: str
    rival: Seat
    target: str


@pick
class Disarm(Pick):
    """Take out a tool that a rival shows."""

    verb: ClassVar[str] = "disarm"
    card: str
    rival: Seat
    target: str
