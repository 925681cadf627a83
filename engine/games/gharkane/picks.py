"""What a seat may answer in setup, at night and to events. The day adds its own in day/picks.py.

A field named `room` holds the id of a room or "hospital"; two copies of a room share one word (see
`Shelter.room_to_fill` and its neighbours for which copy is meant). A field named `use` or `gear`
holds the id of a bonus, "none", or "all" for every bonus that could be used.
"""

from __future__ import annotations

from typing import ClassVar

from engine.kernel import Pick, pick


@pick
class Pass(Pick):
    """Do nothing more here, or have nothing to answer with."""

    idle: ClassVar[bool] = True


# --- setup


@pick
class TakeShelter(Pick):
    """Keep one of the shelters dealt."""

    verb: ClassVar[str] = "shelter"
    shelter: str


@pick
class Discard(Pick):
    """Put one of the rooms dealt back into the box."""

    room: str


@pick
class TakeLeader(Pick):
    """Keep one of the leaders dealt."""

    verb: ClassVar[str] = "leader"
    leader: str


@pick
class Exchange(Pick):
    """Turn two of the shelter's first goods, `give` and `other`, into one `get`."""

    give: str
    other: str
    get: str


@pick
class Build(Pick):
    """Build a room, paying so many of each material (none for the room that comes free)."""

    room: str
    wood: int = 0
    metal: int = 0
    chip: int = 0


@pick
class Place(Pick):
    """Put so many survivors into a room or the hospital."""

    room: str
    count: int


@pick
class Lodge(Pick):
    """House two survivors permanently: one in `room`, the other in `beside`, a room's word or the
    hospital's too; "none" if there is no second place."""

    room: str
    beside: str = "none"


@pick
class Post(Pick):
    """Put a hero of that force on one of the starting places."""

    force: int
    place: str


# --- night


@pick
class MoveHero(Pick):
    """Move the hero of that force from `origin` to `place`, using equipment there on arrival.

    `deed` answers what would be asked there: "collect" as much as can be, "hunt" with every ready
    bonus, as little ammo as can be, and collect with what is left, or where survivors of the
    haciendas are housed ("nobody" if no place is left). With "none" it is asked."""

    verb: ClassVar[str] = "hero"
    force: int
    origin: str
    place: str
    gear: str = "none"
    deed: str = "none"


@pick
class Stay(Pick):
    """No hero left can move: they stay where they are and do nothing tonight."""

    idle: ClassVar[bool] = True


@pick
class Defend(Pick):
    """Answer a pressure with so much ammo, and with a room's or an equipment's bonus."""

    ammo: int
    use: str = "none"


@pick
class Give(Pick):
    """Hand one good over."""

    good: str


@pick
class Lose(Pick):
    """Lose one resource, or one `survivor` of that room or the hospital."""

    what: str
    room: str = "none"


@pick
class Forage(Pick):
    """Spend actions of a visit: hunt the animal named, draw so many search tiles, take equipment of
    the display, broken, and so many of the place's resource. The bonus and the ammo help the hunt
    or the first search."""

    hunt: str = "none"
    search: int = 0
    use: str = "none"
    ammo: int = 0
    gear: tuple[str, ...] = ()
    collect: int = 0


# --- a visit up to version 2, one thing at a time


@pick
class Collect(Pick):
    """Take so many of the place's resource, an action each."""

    count: int


@pick
class Hunt(Pick):
    """Hunt the animal on top, spending so much ammo; actions pay for the rest."""

    ammo: int
    use: str = "none"


@pick
class Search(Pick):
    """Spend an action to draw a search tile."""

    use: str = "none"


@pick
class TakeGear(Pick):
    """Spend an action to take an equipment of the display, broken."""

    verb: ClassVar[str] = "gear"
    gear: str
