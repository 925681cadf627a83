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


@pick
class Martyr(Pick):
    """Give up a refugee of the hand to have a card discarded that a rival shows."""

    verb: ClassVar[str] = "martyr"
    group: ClassVar[str] = "leader"
    card: str
    rival: Seat
    target: str


@pick
class Save(Pick):
    """Stop a shot."""

    verb: ClassVar[str] = "save"
    card: str


# --- recon


@pick
class Recon(Pick):
    """Play a spy, and what helps it, to look at cards of a rival."""

    verb: ClassVar[str] = "recon"
    group: ClassVar[str] = "recon"
    cards: tuple[str, ...]
    rival: Seat
    place: str


@pick
class Observe(Pick):
    """Use binoculars to look at the next card of every pile."""

    verb: ClassVar[str] = "observe"
    group: ClassVar[str] = "recon"
    card: str


@pick
class Intimidate(Pick):
    """Fight with the people of the force in place of its fight."""

    verb: ClassVar[str] = "intimidate"
    card: str


@pick
class Gas(Pick):
    """Take all fight from somebody that a rival has sent."""

    verb: ClassVar[str] = "gas"
    card: str
    rival: Seat
    target: str


@pick
class Demolish(Pick):
    """Set a rival's building site back."""

    verb: ClassVar[str] = "demolish"
    group: ClassVar[str] = "trick"
    card: str
    rival: Seat
    building: str


@pick
class Recall(Pick):
    """Play a map to take back somebody just used."""

    verb: ClassVar[str] = "recall"
    card: str
    target: str


@pick
class Swindle(Pick):
    """Discard one refugee or two to pay less."""

    verb: ClassVar[str] = "swindle"
    group: ClassVar[str] = "leader"
    cards: tuple[str, ...]


@pick
class Sort(Pick):
    """Look at the top of the junkyard."""

    verb: ClassVar[str] = "sort"
    group: ClassVar[str] = "leader"


@pick
class OnTop(Pick):
    """Put what was looked at back on top."""

    verb: ClassVar[str] = "on_top"
    group: ClassVar[str] = "leader"
    idle: ClassVar[bool] = True


@pick
class Bury(Pick):
    """Put what was looked at to the bottom."""

    verb: ClassVar[str] = "bury"
    group: ClassVar[str] = "leader"


# --- headquarters: buildings


@pick
class Build(Pick):
    """Play engineers, and what helps them dig, to look at schematics and begin a building."""

    verb: ClassVar[str] = "build"
    group: ClassVar[str] = "site"
    cards: tuple[str, ...]


@pick
class Raise(Pick):
    """Begin one of the buildings looked at."""

    verb: ClassVar[str] = "raise"
    group: ClassVar[str] = "site"
    building: str


@pick
class Work(Pick):
    """Play people, and toolkits, to hurry on a building that was begun before."""

    verb: ClassVar[str] = "work"
    group: ClassVar[str] = "site"
    building: str
    cards: tuple[str, ...]


@pick
class Store(Pick):
    """Put cards of the hand into a building."""

    verb: ClassVar[str] = "store"
    group: ClassVar[str] = "site"
    building: str
    cards: tuple[str, ...]


@pick
class Retrieve(Pick):
    """Take cards out of a building."""

    verb: ClassVar[str] = "retrieve"
    group: ClassVar[str] = "site"
    building: str
    cards: tuple[str, ...]


@pick
class Repair(Pick):
    """Play somebody to repair a building that was disabled."""

    verb: ClassVar[str] = "repair"
    group: ClassVar[str] = "site"
    building: str
    card: str


# --- headquarters: leaders, dirty tricks


@pick
class Lead(Pick):
    """Keep this leader."""

    verb: ClassVar[str] = "lead"
    group: ClassVar[str] = "leader"
    leader: str


@pick
class Sacrifice(Pick):
    """Give up somebody of the hand for what the leader makes of it."""

    verb: ClassVar[str] = "sacrifice"
    group: ClassVar[str] = "leader"
    card: str


@pick
class Errand(Pick):
    """Play a refugee to draw two cards and keep one."""

    verb: ClassVar[str] = "errand"
    group: ClassVar[str] = "leader"
    card: str


@pick
class Drop(Pick):
    """Discard cards of those just drawn."""

    verb: ClassVar[str] = "drop"
    group: ClassVar[str] = "leader"
    cards: tuple[str, ...]


@pick
class Sabotage(Pick):
    """Disable a finished building of a rival."""

    verb: ClassVar[str] = "sabotage"
    group: ClassVar[str] = "trick"
    card: str
    rival: Seat
    building: str


@pick
class Wound(Pick):
    """Shoot at a rival's leader."""

    verb: ClassVar[str] = "wound"
    group: ClassVar[str] = "trick"
    card: str
    rival: Seat


@pick
class Heal(Pick):
    """Play a medicine to heal one's own leader."""

    verb: ClassVar[str] = "heal"
    group: ClassVar[str] = "trick"
    card: str
