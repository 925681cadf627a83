"""What a seat may answer.

Spaces are words ("d2"), heroes and cards their ids. `hero` is a hero it is done to or who does it,
`at` where something stands, `to` where it goes.
"""

from __future__ import annotations

from typing import ClassVar, Final

from engine.kernel import Pick, Seat, pick

TEAM: Final = "team"
"""The group of typed commands about who plays what, and what the heroes agree on."""
CITY: Final = "city"
"""The group of those that carry out effects of districts and upgrades."""
SINS: Final = "sins"
"""The group of the Sins' own."""

# --- before the game, and what the heroes agree on


@pick
class Wish(Pick):
    """Say which side one would like to play: "sins", "heroes" or "any"."""

    verb: ClassVar[str] = "wish"
    group: ClassVar[str] = TEAM
    side: str


@pick
class Elect(Pick):
    """Say who should be the Sins."""

    verb: ClassVar[str] = "elect"
    group: ClassVar[str] = TEAM
    rival: Seat


@pick
class Enlist(Pick):
    """Take a hero into the team."""

    verb: ClassVar[str] = "enlist"
    group: ClassVar[str] = TEAM
    hero: str


@pick
class Enter(Pick):
    """Send a hero of the reserve in place of one that died."""

    verb: ClassVar[str] = "enter"
    group: ClassVar[str] = TEAM
    hero: str


@pick
class First(Pick):
    """Name the hero that is to play first."""

    verb: ClassVar[str] = "first"
    group: ClassVar[str] = TEAM
    hero: str


@pick
class Agree(Pick):
    """Agree with who plays first."""

    verb: ClassVar[str] = "agree"
    group: ClassVar[str] = TEAM
    idle: ClassVar[bool] = True


@pick
class Object(Pick):
    """Object to who plays first: all vote."""

    verb: ClassVar[str] = "object"
    group: ClassVar[str] = TEAM


@pick
class Branch(Pick):
    """Choose one of the two ways of a mission: "a" or "b"."""

    verb: ClassVar[str] = "branch"
    group: ClassVar[str] = TEAM
    way: str


# --- a hero's turn


@pick
class Move(Pick):
    """Move one space."""

    verb: ClassVar[str] = "move"
    to: str


@pick
class Attack(Pick):
    """Fight all monsters of a space."""

    verb: ClassVar[str] = "fight"
    at: str


@pick
class Clean(Pick):
    """Clean the space."""

    verb: ClassVar[str] = "clean"


@pick
class Rescue(Pick):
    """Rescue a civilian."""

    verb: ClassVar[str] = "rescue"


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

    verb: ClassVar[str] = "city"


@pick
class Tempt(Pick):
    """Take a corruption for a better roll."""

    verb: ClassVar[str] = "tempt"


@pick
class Refrain(Pick):
    """Take none."""

    verb: ClassVar[str] = "refrain"
    idle: ClassVar[bool] = True


@pick
class Reroll(Pick):
    """Throw dice again: "all", or one that shows this face."""

    verb: ClassVar[str] = "reroll"
    face: str


@pick
class KeepDice(Pick):
    """Leave the dice as they are."""

    verb: ClassVar[str] = "keep_dice"
    idle: ClassVar[bool] = True


@pick
class Kill(Pick):
    """Spend fists: so many acolytes and abominations die, and so much damage is done."""

    verb: ClassVar[str] = "kill"
    acolytes: int
    abominations: int
    controller: int
    avatar: int


@pick
class Block(Pick):
    """Turn so many shields against claws; the others are for tentacles."""

    verb: ClassVar[str] = "block"
    claws: int


@pick
class Sweep(Pick):
    """Take these tokens away."""

    verb: ClassVar[str] = "sweep"
    tokens: tuple[str, ...]


@pick
class Again(Pick):
    """Spend an extra turn token."""

    verb: ClassVar[str] = "again"


@pick
class Rest(Pick):
    """Keep it."""

    verb: ClassVar[str] = "rest"
    idle: ClassVar[bool] = True


@pick
class Suffer(Pick):
    """Choose what something costs: "corruption", "wound", or an upgrade."""

    verb: ClassVar[str] = "suffer"
    cost: str


# --- effects of districts and upgrades


@pick
class Carry(Pick):
    """Carry out this effect of the city action next."""

    verb: ClassVar[str] = "carry_out"
    group: ClassVar[str] = CITY
    effect: str


@pick
class Heal(Pick):
    """Heal a wound of this hero."""

    verb: ClassVar[str] = "heal"
    group: ClassVar[str] = CITY
    hero: str


@pick
class Purify(Pick):
    """Take a corruption off this hero."""

    verb: ClassVar[str] = "purify"
    group: ClassVar[str] = CITY
    hero: str


@pick
class Scout(Pick):
    """Turn up the hidden tokens of a space."""

    verb: ClassVar[str] = "scout"
    group: ClassVar[str] = CITY
    at: str


@pick
class Snipe(Pick):
    """Shoot at a monster."""

    verb: ClassVar[str] = "snipe"
    group: ClassVar[str] = CITY
    monster: str
    at: str


@pick
class Transit(Pick):
    """Go to this street."""

    verb: ClassVar[str] = "transit"
    group: ClassVar[str] = CITY
    to: str


@pick
class Study(Pick):
    """Take this token away."""

    verb: ClassVar[str] = "study"
    group: ClassVar[str] = CITY
    token: str
    at: str


@pick
class Keep(Pick):
    """Keep this upgrade; where the hero has three, another goes for it."""

    verb: ClassVar[str] = "keep"
    group: ClassVar[str] = CITY
    upgrade: str
    drop: str


@pick
class KeepNone(Pick):
    """Keep neither."""

    verb: ClassVar[str] = "keep_none"
    group: ClassVar[str] = CITY
    idle: ClassVar[bool] = True


@pick
class Skip(Pick):
    """Do without it."""

    verb: ClassVar[str] = "skip"
    group: ClassVar[str] = CITY
    idle: ClassVar[bool] = True


@pick
class Lead(Pick):
    """Let another hero move one space, by power or radio."""

    verb: ClassVar[str] = "lead"
    group: ClassVar[str] = CITY
    means: str
    hero: str
    to: str


@pick
class Aid(Pick):
    """Heal a wound of this hero with the first-aid kit."""

    verb: ClassVar[str] = "aid"
    group: ClassVar[str] = CITY
    hero: str


@pick
class Inject(Pick):
    """Discard the adrenaline for an extra turn token."""

    verb: ClassVar[str] = "inject"
    group: ClassVar[str] = CITY


@pick
class Throw(Pick):
    """Throw the grenade into this space."""

    verb: ClassVar[str] = "throw"
    group: ClassVar[str] = CITY
    at: str


# --- the Sins


@pick
class Incarnate(Pick):
    """Choose a sin and a group of acolytes."""

    verb: ClassVar[str] = "incarnate"
    group: ClassVar[str] = SINS
    sin: str
    acolytes: str


@pick
class Lay(Pick):
    """Lay a token on a space."""

    verb: ClassVar[str] = "lay"
    group: ClassVar[str] = SINS
    token: str
    to: str


@pick
class Summon(Pick):
    """Put a monster on a space."""

    verb: ClassVar[str] = "summon"
    group: ClassVar[str] = SINS
    monster: str
    to: str


@pick
class PlayCard(Pick):
    """Play a sin card."""

    verb: ClassVar[str] = "play"
    group: ClassVar[str] = SINS
    card: str


@pick
class Pass(Pick):
    """Play none."""

    verb: ClassVar[str] = "pass"
    group: ClassVar[str] = SINS
    idle: ClassVar[bool] = True


@pick
class Join(Pick):
    """A dead acolyte joins the fight."""

    verb: ClassVar[str] = "join"
    group: ClassVar[str] = SINS


@pick
class March(Pick):
    """Move a monster."""

    verb: ClassVar[str] = "march"
    group: ClassVar[str] = SINS
    monster: str
    at: str
    to: str


@pick
class Assault(Pick):
    """Attack the hero with the monsters in its space."""

    verb: ClassVar[str] = "assault"
    group: ClassVar[str] = SINS


@pick
class Seize(Pick):
    """A monster alone with civilians takes one."""

    verb: ClassVar[str] = "seize"
    group: ClassVar[str] = SINS
    at: str


@pick
class Hold(Pick):
    """React no more."""

    verb: ClassVar[str] = "hold"
    group: ClassVar[str] = SINS
    idle: ClassVar[bool] = True


@pick
class Close(Pick):
    """Close a district in this turn."""

    verb: ClassVar[str] = "close"
    group: ClassVar[str] = SINS
    at: str


@pick
class Drag(Pick):
    """Move the hero towards a monster."""

    verb: ClassVar[str] = "drag"
    group: ClassVar[str] = SINS
    to: str


@pick
class Steal(Pick):
    """Take this upgrade off the hero, or turn it face down."""

    verb: ClassVar[str] = "steal"
    group: ClassVar[str] = SINS
    upgrade: str


@pick
class Discard(Pick):
    """Discard this sin card."""

    verb: ClassVar[str] = "discard"
    group: ClassVar[str] = SINS
    card: str
