"""Picks of the game.

Hexes, sites, cards, modules, machines and technologies are their words. `tile` is the first hex of
a site, `hex` a space of it. `take` are the chosen resources of any kind (see `any_kind`); if it is
empty, they are chosen when they come.
"""

from __future__ import annotations

from typing import ClassVar, Final

from engine.kernel import Pick, Seat, pick


class FreePick(Pick):
    """A free action, possible at any time in one's own turn."""

    __slots__ = ()
    group: ClassVar[str] = "free"


class EffectPick(Pick):
    """An answer to the question of an effect."""

    __slots__ = ()
    group: ClassVar[str] = "effect"


# --- actions


@pick
class Play(Pick):
    """Play a card into a slot, as one of its colours."""

    verb: ClassVar[str] = "play"
    card: str
    slot: str
    colour: str
    take: tuple[str, ...] = ()


@pick
class Switch(Pick):
    """Use the switch for a basic resource."""

    verb: ClassVar[str] = "switch"
    resource: str


@pick
class Copy(Pick):
    """Use the switch to copy the top half of a card that a rival has played."""

    verb: ClassVar[str] = "copy"
    rival: Seat
    card: str
    take: tuple[str, ...] = ()


@pick
class Explore(Pick):
    """Explore a tile."""

    verb: ClassVar[str] = "explore"
    tile: str


@pick
class Build(Pick):
    """Build on a desert."""

    verb: ClassVar[str] = "build"
    tile: str
    hex: str
    size: str


@pick
class Populate(Pick):
    """Settle in a city or a large location, and learn a technology."""

    verb: ClassVar[str] = "populate"
    tile: str
    hex: str
    tech: str


@pick
class Hibernate(Pick):
    """Hibernate instead of acting.

    `row` is the row of the bonus (0: chosen later), `take` its resources of any kind, `lost` the
    colour of a lost artifact.
    """

    verb: ClassVar[str] = "hibernate"
    idle: ClassVar[bool] = True
    row: int = 0
    take: tuple[str, ...] = ()
    lost: str = ""


@pick
class EndTurn(Pick):
    """End the turn."""

    verb: ClassVar[str] = "end"
    idle: ClassVar[bool] = True


@pick
class Embark(Pick):
    """Use the switch for a voyage and destroy a card of its colour."""

    verb: ClassVar[str] = "embark"
    voyage: str
    card: str


# --- free actions


@pick
class Sail(FreePick):
    """Undertake a voyage."""

    verb: ClassVar[str] = "sail"
    voyage: str


@pick
class UseMachine(FreePick):
    """Use a machine."""

    verb: ClassVar[str] = "machine"
    machine: str
    take: tuple[str, ...] = ()


@pick
class OpenCrate(FreePick):
    """Open a crate."""

    verb: ClassVar[str] = "open"
    crate: str
    take: tuple[str, ...] = ()


@pick
class UseAll(FreePick):
    """Run several machines and open several crates, one after the other."""

    verb: ClassVar[str] = "use"
    tools: tuple[str, ...]
    take: tuple[str, ...] = ()


@pick
class Trade(FreePick):
    """Trade by a technology."""

    verb: ClassVar[str] = "trade"
    tech: str


# --- answers to effects


@pick
class Muster(EffectPick):
    """Choose the citizens that begin in the active area."""

    verb: ClassVar[str] = "muster"
    cards: tuple[str, ...]


@pick
class Take(EffectPick):
    """Take basic resources of any kind."""

    verb: ClassVar[str] = "take"
    food: int
    book: int
    gear: int


@pick
class Advance(EffectPick):
    """Advance a step on this track."""

    verb: ClassVar[str] = "advance"
    track: str


@pick
class Fit(EffectPick):
    """Put a module into a slot."""

    verb: ClassVar[str] = "fit"
    module: str
    slot: str


@pick
class Install(EffectPick):
    """Take this machine."""

    verb: ClassVar[str] = "install"
    machine: str


@pick
class Recruit(EffectPick):
    """Take this citizen; "deck": the next one, unseen."""

    verb: ClassVar[str] = "recruit"
    card: str


@pick
class Claim(EffectPick):
    """Take an artifact of this colour."""

    verb: ClassVar[str] = "claim"
    colour: str


@pick
class Bury(EffectPick):
    """Discard an artifact of this colour from the board."""

    verb: ClassVar[str] = "bury"
    colour: str


FROM_TRADE: Final = "trade"


@pick
class Recover(EffectPick):
    """Take the energy back from this machine; FROM_TRADE: from a trade."""

    verb: ClassVar[str] = "recover"
    machine: str


@pick
class Wake(EffectPick):
    """Move a card from the rest area to the active area."""

    verb: ClassVar[str] = "wake"
    card: str


@pick
class Tuck(EffectPick):
    """Move a card from the active area to the rest area."""

    verb: ClassVar[str] = "tuck"
    card: str


@pick
class KeepAwake(EffectPick):
    """Keep this card active while hibernating."""

    verb: ClassVar[str] = "keep"
    card: str


@pick
class Row(EffectPick):
    """Take the bonus of this row of the hibernation track."""

    verb: ClassVar[str] = "row"
    row: int


@pick
class Orient(EffectPick):
    """Lay the tile "upright" or "turned", and take this citizen from the market, or the next one
    from the "deck"."""

    verb: ClassVar[str] = "orient"
    way: str
    card: str = ""


@pick
class First(EffectPick):
    """Carry out the effect of this card or module next."""

    verb: ClassVar[str] = "first"
    source: str


@pick
class Light(EffectPick):
    """Put a lantern on a space."""

    verb: ClassVar[str] = "light"
    tile: str
    hex: str


@pick
class Finish(EffectPick):
    """Finish the action; resources above the limits are lost."""

    verb: ClassVar[str] = "next"
    idle: ClassVar[bool] = True


@pick
class Decline(EffectPick):
    """Decline the offer."""

    verb: ClassVar[str] = "skip"
    idle: ClassVar[bool] = True


# --- moon sides


@pick
class Accept(EffectPick):
    """Use the ability of the tribe's moon side."""

    verb: ClassVar[str] = "accept"


@pick
class Scrap(EffectPick):
    """Discard a crate unopened."""

    verb: ClassVar[str] = "scrap"
    crate: str


@pick
class Ferry(EffectPick):
    """Move a meeple from one city to another."""

    verb: ClassVar[str] = "ferry"
    city: str
    hex: str


@pick
class Exchange(EffectPick):
    """Swap a module of one slot with one of another slot."""

    verb: ClassVar[str] = "exchange"
    slot: str
    module: str
    end: str
    other: str


# --- the Call of the Abyss


@pick
class Adopt(EffectPick):
    """Keep this one of the two drawn scyphoz."""

    verb: ClassVar[str] = "adopt"
    card: str


@pick
class Descend(EffectPick):
    """Settle in the abyss, and learn this technology."""

    verb: ClassVar[str] = "descend"
    tech: str


@pick
class Convert(EffectPick):
    """Exchange two points for each devotion ("devotion"), or two devotion for each point."""

    verb: ClassVar[str] = "convert"
    into: str
    amount: int
