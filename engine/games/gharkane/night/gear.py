"""Use of equipment and room bonuses at night.

A bonus is hidden until it acts, so it has no question of its own: it is a field of another pick.
The field holds the id of a bonus, "none", or "all" for every usable one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.gharkane.content import EQUIPMENT, ROOMS, Equipment, Room
from engine.games.gharkane.shelter import Shelter
from engine.games.gharkane.state import NONE, Gharkane
from engine.kernel import Seat

ALL = "all"
"""Every usable bonus, in a field of a pick."""


@lru_cache(maxsize=1024)
def uses(usable: tuple[str, ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the words that a pick may hold with these usable bonuses, each with the bonuses it
    uses."""
    single = tuple((bonus, (bonus,)) for bonus in usable)
    every = ((ALL, usable),) if len(usable) > 1 else ()
    return (*every, *single, (NONE, ()))


def spent_by(word: str, usable: Sequence[str]) -> tuple[str, ...]:
    """Return the usable bonuses that `word` uses."""
    if word == ALL:
        return tuple(usable)
    return () if word == NONE else (word,)


def bonus(word: str) -> Equipment | Room:
    """Return the row of a piece of equipment or a room."""
    return EQUIPMENT[word] if word in EQUIPMENT else ROOMS[word]


def amount(bonuses: Sequence[str]) -> int:
    """Return the sum of the amounts of these bonuses."""
    return sum([bonus(word).amount for word in bonuses]) if bonuses else 0


def spend(shelter: Shelter, bonuses: Sequence[str]) -> None:
    """Use these bonuses for this turn."""
    for word in bonuses:
        if word in EQUIPMENT:
            shelter.use_gear(word)
        else:
            shelter.use_room(word)


def gain_on_arrival(game: Gharkane, seat: Seat, gear: str) -> None:
    """Gain the resources of a piece of equipment from the reserve, even if the place has none
    left."""
    row = EQUIPMENT[gear]
    assert row.resource is not None
    game.shelters[seat].gain(row.resource, row.amount)
    game.tell("gear_gave", seat=seat, gear=gear, resource=row.resource, amount=row.amount)
