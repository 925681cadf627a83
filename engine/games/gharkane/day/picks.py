"""What a seat may answer by day. Shared with the rest of the game: Build, Place, Lose, Pass."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel import Pick, pick


@pick
class Resolve(Pick):
    """Resolve an event, with the bonus of a room that makes it cheaper or without ("none")."""

    event: str
    use: str = "none"


@pick
class Meal(Pick):
    """Pay what is due in edible resources, so many of each."""

    food: int
    water: int
    can: int


@pick
class Feed(Pick):
    """Pay so many of one edible resource towards what is due: how it was done up to version 1."""

    what: str
    count: int


@pick
class Treat(Pick):
    """Spend so much medicine beyond what is due: the gauge gets as many cells better."""

    count: int


@pick
class Welcome(Pick):
    """Spend so many of each supply: as many survivors come to the hospital."""

    verb: ClassVar[str] = "recruit"
    food: int
    water: int
    can: int
    med: int


@pick
class Recruit(Pick):
    """Spend so many of one supply: how it was done up to version 2."""

    verb: ClassVar[str] = "enlist"
    what: str
    count: int


@pick
class Use(Pick):
    """Use the bonus of a room. `what` is what it is used on (a resource given away, left unpaid, or
    preserved), `get` what a material is changed into, `count` how many."""

    room: str
    what: str = "none"
    get: str = "none"
    count: int = 1


@pick
class Dismiss(Pick):
    """Let survivors go, one from each room named or the hospital, which may be named often."""

    rooms: tuple[str, ...]


@pick
class Repair(Pick):
    """Repair an equipment, with the bonus of a room that leaves out icons or without ("none")."""

    gear: str
    use: str = "none"


@pick
class Mend(Pick):
    """Repair several equipments at once, without a bonus."""

    gear: tuple[str, ...]


@pick
class Done(Pick):
    """The day is over: clean the shelter."""

    idle: ClassVar[bool] = True
