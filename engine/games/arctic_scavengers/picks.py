"""Picks of the game.

`card`, `cards` and `target` hold words of cards, `rival` a seat. With a `target`, `card` is the
seat's own card that acts on it.
"""

from __future__ import annotations

from typing import ClassVar

from engine.frozen import frozen
from engine.kernel import Pick, Seat, pick


@frozen
class _Card(Pick):
    """One card."""

    card: str


@frozen
class _Cards(Pick):
    """Some cards."""

    cards: tuple[str, ...]


@frozen
class _Aimed(Pick):
    """A card that acts on a card that a rival shows."""

    card: str
    rival: Seat
    target: str


@frozen
class _AtSite(Pick):
    """Cards, and an own building."""

    building: str
    cards: tuple[str, ...]


# --- gathering


@pick
class Draw(_Cards):
    """Play people and helpers to draw cards."""


@pick
class Dig(_Cards):
    """Play people and helpers to dig in the junkyard."""


@pick
class Hunt(_Cards):
    """Play people and helpers to hunt for food."""


@pick
class Hire(Pick):
    """Hire a mercenary for food, and for the medicine of these cards."""

    who: str
    cards: tuple[str, ...]


@pick
class Trash(_Cards):
    """Throw cards of the hand into the junkyard."""


@pick
class Finish(Pick):
    """Stop gathering and keep the remaining hand."""

    idle: ClassVar[bool] = True


@pick
class Keep(_Card):
    """Keep one of the dug or drawn cards."""


@pick
class KeepNone(Pick):
    """Keep none of them."""

    idle: ClassVar[bool] = True


# --- reactions, and the skirmish


@pick
class Pass(Pick):
    """Do not react."""

    idle: ClassVar[bool] = True


@pick
class Snipe(_Aimed):
    """Discard a person that a rival shows."""


@pick
class Disarm(_Aimed):
    """Discard a tool that a rival shows."""


@pick
class Martyr(_Aimed):
    """Give up a refugee to discard a card that a rival shows."""

    group: ClassVar[str] = "leader"


@pick
class Save(_Card):
    """Stop a shot."""


# --- recon


@pick
class Recon(Pick):
    """Play a spy and helpers to look at cards of a rival."""

    group: ClassVar[str] = "recon"
    cards: tuple[str, ...]
    rival: Seat
    place: str


@pick
class Observe(_Card):
    """Use binoculars to look at the next card of every pile."""

    group: ClassVar[str] = "recon"


@pick
class Watch(_Card):
    """Discard a card to look at two piles from a scout tower."""

    group: ClassVar[str] = "recon"


@pick
class Peer(Pick):
    """Look at the next cards of a pile of the table."""

    group: ClassVar[str] = "recon"
    pile: str


@pick
class PeerDeck(Pick):
    """Look at the next cards of a tribe's deck."""

    group: ClassVar[str] = "recon"
    seat: Seat


@pick
class Train(_Card):
    """Play a drill sergeant to shuffle discards into the deck, and draw."""

    group: ClassVar[str] = "recon"


@pick
class Regroup(_Cards):
    """Shuffle these discards into the deck."""

    group: ClassVar[str] = "recon"


@pick
class DigAt(Pick):
    """Dig at the top or at the bottom of the junkyard."""

    group: ClassVar[str] = "recon"
    end: str


@pick
class PutBack(_Cards):
    """Put these dug cards back on top, the others at the bottom."""

    group: ClassVar[str] = "recon"


@pick
class Intimidate(_Card):
    """Fight with the people of the force instead of its fight."""


@pick
class Gas(_Aimed):
    """Cancel the fight of a person that a rival has sent."""


@pick
class Demolish(Pick):
    """Restore the timer of a rival's building site."""

    group: ClassVar[str] = "trick"
    card: str
    rival: Seat
    building: str


@pick
class Recall(Pick):
    """Play a map to take a person just used back into the hand."""

    card: str
    target: str


@pick
class Swindle(_Cards):
    """Discard one or two refugees to pay less."""

    group: ClassVar[str] = "leader"


@pick
class Sort(Pick):
    """Look at the top of the junkyard."""

    group: ClassVar[str] = "leader"


@pick
class OnTop(Pick):
    """Put the seen cards back on top."""

    group: ClassVar[str] = "leader"
    idle: ClassVar[bool] = True


@pick
class Bury(Pick):
    """Put the seen cards at the bottom."""

    group: ClassVar[str] = "leader"


# --- headquarters: buildings


@pick
class Build(_Cards):
    """Play engineers and helpers to look at schematics and begin a building."""

    group: ClassVar[str] = "site"


@pick
class Raise(Pick):
    """Begin one of the seen buildings."""

    group: ClassVar[str] = "site"
    building: str


@pick
class Work(_AtSite):
    """Play people and toolkits to speed up a building begun in an earlier round."""

    group: ClassVar[str] = "site"


@pick
class Store(_AtSite):
    """Put cards of the hand into a building."""

    group: ClassVar[str] = "site"


@pick
class Retrieve(_AtSite):
    """Take cards out of a building."""

    group: ClassVar[str] = "site"


@pick
class Repair(Pick):
    """Play a person to repair a disabled building."""

    group: ClassVar[str] = "site"
    building: str
    card: str


# --- headquarters: leaders, dirty tricks


@pick
class Lead(Pick):
    """Keep this leader."""

    group: ClassVar[str] = "leader"
    leader: str


@pick
class Sacrifice(_Card):
    """Give up a person of the hand for the leader's effect."""

    group: ClassVar[str] = "leader"


@pick
class Errand(_Card):
    """Play a refugee to draw two cards and keep one."""

    group: ClassVar[str] = "leader"


@pick
class Drop(_Cards):
    """Discard some of the cards just drawn."""

    group: ClassVar[str] = "leader"


@pick
class Sabotage(Pick):
    """Disable a finished building of a rival."""

    group: ClassVar[str] = "trick"
    card: str
    rival: Seat
    building: str


@pick
class Wound(Pick):
    """Shoot at a rival's leader."""

    group: ClassVar[str] = "trick"
    card: str
    rival: Seat


@pick
class Heal(_Card):
    """Play a medicine to heal the own leader."""

    group: ClassVar[str] = "trick"
