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
    """Cards, and one's own building."""

    building: str
    cards: tuple[str, ...]


class _Recon(Pick):
    """A pick of recon."""

    __slots__ = ()
    group: ClassVar[str] = "recon"


class _Leader(Pick):
    """A pick of a leader."""

    __slots__ = ()
    group: ClassVar[str] = "leader"


class _Site(Pick):
    """A pick about buildings."""

    __slots__ = ()
    group: ClassVar[str] = "site"


class _Trick(Pick):
    """A dirty trick."""

    __slots__ = ()
    group: ClassVar[str] = "trick"


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
    """Throw cards from the hand into the junkyard."""


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
class Martyr(_Leader, _Aimed):
    """Give up a refugee to discard a card that a rival shows."""


@pick
class Save(_Card):
    """Stop a shot."""


# --- recon


@pick
class Recon(_Recon):
    """Play a spy and helpers to look at cards of a rival."""

    cards: tuple[str, ...]
    rival: Seat
    place: str


@pick
class Observe(_Recon, _Card):
    """Use binoculars to look at the next card of every pile."""


@pick
class Watch(_Recon, _Card):
    """Discard a card to look at two piles from a scout tower."""


@pick
class Peer(_Recon):
    """Look at the next cards of a pile of the table."""

    pile: str


@pick
class PeerDeck(_Recon):
    """Look at the next cards of a tribe's deck."""

    seat: Seat


@pick
class Train(_Recon, _Card):
    """Play a drill sergeant to shuffle discards into the deck, and draw."""


@pick
class Regroup(_Recon, _Cards):
    """Shuffle these discards into the deck."""


@pick
class DigAt(_Recon):
    """Dig at the top or at the bottom of the junkyard."""

    end: str


@pick
class PutBack(_Recon, _Cards):
    """Put these dug cards back on top, the others at the bottom."""


@pick
class Intimidate(_Card):
    """Fight with the people of the force instead of its fight."""


@pick
class Gas(_Aimed):
    """Cancel the fight of a person that a rival has sent."""


@pick
class Demolish(_Trick):
    """Restore the timer of a rival's building site."""

    card: str
    rival: Seat
    building: str


@pick
class Recall(Pick):
    """Play a map to take a person just used back into the hand."""

    card: str
    target: str


@pick
class Swindle(_Leader, _Cards):
    """Discard one or two refugees to pay less."""


@pick
class Sort(_Leader):
    """Look at the top of the junkyard."""


@pick
class OnTop(_Leader):
    """Put the seen cards back on top."""

    idle: ClassVar[bool] = True


@pick
class Bury(_Leader):
    """Put the seen cards at the bottom."""


# --- headquarters: buildings


@pick
class Build(_Site, _Cards):
    """Play engineers and helpers to look at schematics and begin a building."""


@pick
class Raise(_Site):
    """Begin one of the seen buildings."""

    building: str


@pick
class Work(_Site, _AtSite):
    """Play people and toolkits to speed up a building begun in an earlier round."""


@pick
class Store(_Site, _AtSite):
    """Put cards from the hand into a building."""


@pick
class Retrieve(_Site, _AtSite):
    """Take cards out of a building."""


@pick
class Repair(_Site):
    """Play a person to repair a disabled building."""

    building: str
    card: str


# --- headquarters: leaders, dirty tricks


@pick
class Lead(_Leader):
    """Keep this leader."""

    leader: str


@pick
class Sacrifice(_Leader, _Card):
    """Give up a person from the hand for the leader's effect."""


@pick
class Errand(_Leader, _Card):
    """Play a refugee to draw two cards and keep one."""


@pick
class Drop(_Leader, _Cards):
    """Discard some of the cards just drawn."""


@pick
class Sabotage(_Trick):
    """Disable a finished building of a rival."""

    card: str
    rival: Seat
    building: str


@pick
class Wound(_Trick):
    """Shoot at a rival's leader."""

    card: str
    rival: Seat


@pick
class Heal(_Trick, _Card):
    """Play a medicine to heal one's own leader."""
