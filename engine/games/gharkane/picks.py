"""Picks of setup, night and events. Those of the day are in day/picks.py.

A field named `room` holds the id of a room or "hospital"; two copies of a room share one word (see
`Shelter.room_to_fill` and its neighbours for which copy is meant). A field named `use` or `gear`
holds the id of a bonus, "none", or "all" for every bonus that could be used.
"""

from __future__ import annotations

from typing import ClassVar

from engine.kernel import Pick, pick


@pick
class Pass(Pick):
    """Stop here, or do nothing because no other pick is possible."""

    idle: ClassVar[bool] = True


# --- setup


@pick
class TakeShelter(Pick):
    """Keep one of the dealt shelters."""

    verb: ClassVar[str] = "shelter"
    shelter: str


@pick
class Discard(Pick):
    """Put one of the dealt rooms back into the box."""

    room: str


@pick
class TakeLeader(Pick):
    """Keep one of the dealt leaders."""

    verb: ClassVar[str] = "leader"
    leader: str


@pick
class Exchange(Pick):
    """Exchange two of the shelter's first goods, `give` and `other`, for one `get`."""

    give: str
    other: str
    get: str


@pick
class Build(Pick):
    """Build a room and pay the materials given (none for the free room of setup)."""

    room: str
    wood: int = 0
    metal: int = 0
    chip: int = 0


@pick
class Place(Pick):
    """Put `count` survivors into a room or the hospital."""

    room: str
    count: int


@pick
class Lodge(Pick):
    """House two survivors permanently: one in `room`, one in `beside` (a room, the hospital, or
    "none" without a second place)."""

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
    """Move the hero of that force from `origin` to `place`, and use `gear` there on arrival.

    `deed` answers the question there in advance: "collect" as much as possible; "hunt" with every
    ready bonus and as little ammo as possible, then collect with the rest; at the haciendas where
    survivors are housed ("nobody" without a free place). With "none" the seat is asked there.
    """

    verb: ClassVar[str] = "hero"
    force: int
    origin: str
    place: str
    gear: str = "none"
    deed: str = "none"


@pick
class Stay(Pick):
    """No remaining hero can move: they stay where they are and do nothing tonight."""

    idle: ClassVar[bool] = True


@pick
class Defend(Pick):
    """Answer a pressure with ammo, and with the bonus of a room or equipment."""

    ammo: int
    use: str = "none"


@pick
class Give(Pick):
    """Give one good."""

    good: str


@pick
class Lose(Pick):
    """Lose one resource, or one `survivor` of that room or the hospital."""

    what: str
    room: str = "none"


@pick
class Forage(Pick):
    """Spend actions of a visit.

    Hunt the named animal, draw search tiles, take broken equipment from the display, and collect
    the place's resource. The bonus and the ammo help the hunt; without a hunt, the bonus helps the
    first search.
    """

    hunt: str = "none"
    search: int = 0
    use: str = "none"
    ammo: int = 0
    gear: tuple[str, ...] = ()
    collect: int = 0
