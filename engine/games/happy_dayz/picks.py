"""Picks of the game.

Fields named `card` or `zombie` hold a card's id. `PowerDiscard.card` may also be SURVIVOR, any
faction card in the quarantine, which is then drawn at random.
"""

from __future__ import annotations

from typing import ClassVar

from engine.kernel import Pick, Seat, pick


@pick
class Skip(Pick):
    """Decline."""

    idle: ClassVar[bool] = True


@pick
class Vote(Pick):
    """Vote for three factions, in the order of the table."""

    faction: str
    second: str
    third: str


@pick
class Replace(Pick):
    """Replace one faction in play with another."""

    old: str
    new: str


@pick
class TransferPair(Pick):
    """Send a card, face down, to the left and one to the right neighbour."""

    left: str
    right: str


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
    """Send the seen card to a quarantine."""

    to: Seat


@pick
class PowerGive(Pick):
    """Give away a card from one's own quarantine."""

    card: str
    to: Seat


@pick
class PowerDiscard(Pick):
    """Put a card from one's own quarantine under the reserve."""

    card: str


@pick
class PowerCure(Pick):
    """Put a scientist from the trick and one's own zombie under the reserve."""

    card: str
    zombie: str


@pick
class PowerFetch(Pick):
    """Take a random card from a rival's quarantine."""

    rival: Seat
