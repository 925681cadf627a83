"""Picks of the game.

Spaces are words ("d2"), heroes and cards their ids. `hero` is the acting or affected hero, `at` a
place, `space` a destination.
"""

from __future__ import annotations

from typing import ClassVar

from engine.kernel import Pick, pick


class TeamPick(Pick):
    """A pick about the team, or about what the heroes agree on."""

    __slots__ = ()
    group: ClassVar[str] = "team"


class CityPick(Pick):
    """A pick about districts, powers and upgrades."""

    __slots__ = ()
    group: ClassVar[str] = "city"


class SinPick(Pick):
    """A pick of the Sins."""

    __slots__ = ()
    group: ClassVar[str] = "sins"


# --- before the game, and agreements of the heroes


@pick
class Enlist(TeamPick):
    """Take a hero into the team, or send one from the reserve to replace a dead one."""

    hero: str


@pick
class First(TeamPick):
    """Propose, or vote for, the hero that plays first."""

    hero: str


@pick
class Agree(TeamPick):
    """Agree with the proposed first hero."""

    idle: ClassVar[bool] = True


@pick
class Object(TeamPick):
    """Object to the proposed first hero; then all vote."""


@pick
class Branch(TeamPick):
    """Choose one of the two ways of a mission: "a" or "b"."""

    way: str


# --- a hero's turn


@pick
class Move(CityPick):
    """Move one space."""

    space: str


@pick
class Attack(Pick):
    """Fight all monsters of a space."""

    verb: ClassVar[str] = "fight"
    at: str


@pick
class Clean(Pick):
    """Clean the space."""


@pick
class Rescue(Pick):
    """Rescue a civilian."""


@pick
class Break(Pick):
    """Break the altar of the space."""

    verb: ClassVar[str] = "break_altar"


@pick
class EndTurn(Pick):
    """End the hero's turn."""

    verb: ClassVar[str] = "end"
    idle: ClassVar[bool] = True


@pick
class City(Pick):
    """Use the city action of the district."""


@pick
class Tempt(Pick):
    """Take a corruption for a better roll."""


@pick
class Reroll(Pick):
    """Reroll: "all" dice, or one that shows this face."""

    face: str


@pick
class Kill(Pick):
    """Spend fists: the numbers of acolytes and abominations killed, and the damage done."""

    acolytes: int
    abominations: int
    controller: int
    avatar: int


@pick
class Block(Pick):
    """Use `claws` shields against claws, the others against tentacles."""

    claws: int


@pick
class Sweep(Pick):
    """Take this token away."""

    token: str
    at: str


@pick
class Again(Pick):
    """Spend an extra turn token."""


@pick
class Suffer(Pick):
    """Choose a cost: "corruption", "wound", or an upgrade."""

    cost: str


# --- effects of districts and upgrades


@pick
class Carry(Pick):
    """Carry out this effect of the city action next."""

    verb: ClassVar[str] = "carry_out"
    effect: str


@pick
class Heal(CityPick):
    """Heal a wound of this hero."""

    hero: str


@pick
class Purify(CityPick):
    """Take a corruption off this hero."""

    hero: str


@pick
class Scout(CityPick):
    """Turn up the hidden tokens of a space."""

    verb: ClassVar[str] = "lookout"
    at: str


@pick
class Snipe(CityPick):
    """Shoot at a monster."""

    monster: str
    at: str


@pick
class Transit(CityPick):
    """Go to this street."""

    space: str


@pick
class Keep(CityPick):
    """Keep this upgrade; a hero with three drops another for it."""

    upgrade: str
    drop: str


@pick
class Skip(CityPick):
    """Decline: take no corruption, reroll no dice, keep or use nothing."""

    idle: ClassVar[bool] = True


@pick
class Lead(CityPick):
    """Let another hero move one space, by power or radio."""

    means: str
    hero: str
    space: str


@pick
class Aid(CityPick):
    """Heal a wound of this hero with the first-aid kit."""

    hero: str


@pick
class Inject(CityPick):
    """Discard the adrenaline for an extra turn token."""


@pick
class Throw(CityPick):
    """Throw the grenade into this space."""

    at: str


# --- the Sins


@pick
class Incarnate(SinPick):
    """Choose a sin and a group of acolytes."""

    sin: str
    acolytes: str


@pick
class Lay(SinPick):
    """Lay a token on a space."""

    token: str
    space: str


@pick
class Summon(SinPick):
    """Put a monster on a space."""

    monster: str
    space: str


@pick
class PlayCard(SinPick):
    """Play a sin card."""

    verb: ClassVar[str] = "play"
    card: str


@pick
class Pass(SinPick):
    """Play no card, move nothing, stop reacting."""

    idle: ClassVar[bool] = True


@pick
class Join(SinPick):
    """A dead acolyte joins the fight."""


@pick
class March(SinPick):
    """Move a monster."""

    monster: str
    at: str
    space: str


@pick
class Assault(SinPick):
    """Attack the hero with the monsters in its space."""


@pick
class Seize(SinPick):
    """A monster alone with civilians takes one."""

    at: str


@pick
class Mend(SinPick):
    """Choose the monster whose damage is removed."""

    monster: str


@pick
class Accuse(SinPick):
    """Choose the hero that the card affects, among the most corrupted."""

    hero: str


@pick
class Close(SinPick):
    """Close a district for this turn."""

    at: str


@pick
class Drag(SinPick):
    """Move the hero towards a monster."""

    space: str


@pick
class Steal(SinPick):
    """Take this upgrade off the hero, or turn it face down."""

    upgrade: str


@pick
class Discard(SinPick):
    """Discard this sin card."""

    card: str
