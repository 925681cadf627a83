"""Picks of the day. Shared with the rest of the game: Build, Place, Lose, Pass."""

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
    """Pay what is due in edible resources: how many of each."""

    food: int
    water: int
    can: int


@pick
class Treat(Pick):
    """Spend spare medicine: the gauge improves by as many cells."""

    count: int


@pick
class Welcome(Pick):
    """Spend supplies: as many survivors come to the hospital."""

    verb: ClassVar[str] = "recruit"
    food: int
    water: int
    can: int
    med: int


@pick
class Use(Pick):
    """Use the bonus of a room.

    `what` is its object (a resource given away, left unpaid, or preserved), `get` the material got
    in exchange, `count` the number.
    """

    room: str
    what: str = "none"
    get: str = "none"
    count: int = 1


@pick
class Dismiss(Pick):
    """Dismiss survivors: one from each entry, a room or the hospital; entries may repeat."""

    rooms: tuple[str, ...]


@pick
class Repair(Pick):
    """Repair a piece of equipment, with a room's bonus that leaves out icons or without
    ("none")."""

    gear: str
    use: str = "none"


@pick
class Mend(Pick):
    """Repair several pieces of equipment at once, without a bonus."""

    gear: tuple[str, ...]


@pick
class Done(Pick):
    """End the day: clean the shelter."""

    idle: ClassVar[bool] = True
