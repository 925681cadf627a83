"""What a seat may answer.

A field named `card`, `zombie` holds a card's id; `PowerDiscard.card` may also be the word for any
faction card of the quarantine, which chance then draws.
"""

from __future__ import annotations

from typing import ClassVar

from engine.kernel import Pick, Seat, pick


@pick
class Skip(Pick):
    """Leave it as it is."""

    idle: ClassVar[bool] = True


@pick
class Vote(Pick):
    """Vote for three factions, in the order of the table."""

    faction: str
    second: str
    third: str


@pick
class Replace(Pick):
    """Take one faction out of the game and another one in."""

    old: str
    new: str


@pick
class TransferPair(Pick):
    """Put a card face down before each neighbour, the left one and the right one."""

    left: str
    right: str


@pick
class Transfer(Pick):
    """Put a card face down before a neighbour: how it was done up to version 1."""

    card: str
    to: Seat


@pick
class PlayCard(Pick):
    """Play a card on a side of the board."""

    verb: ClassVar[str] = "play"
    card: str
    side: str


@pick
class PowerGift(Pick):
    """Give the trick away."""

    to: Seat


@pick
class PowerSend(Pick):
    """Send the card looked at to a quarantine."""

    to: Seat


@pick
class PowerGive(Pick):
    """Give a card of one's own quarantine away."""

    card: str
    to: Seat


@pick
class PowerDiscard(Pick):
    """Put a card of one's own quarantine under the reserve."""

    card: str


@pick
class PowerCure(Pick):
    """Put a scientist of the trick and a zombie of one's own under the reserve."""

    card: str
    zombie: str


@pick
class PowerFetch(Pick):
    """Take a card by chance from a rival's quarantine."""

    rival: Seat
