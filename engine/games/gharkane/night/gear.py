"""Use of equipment and room bonuses at night: which, in which combination.

A bonus is hidden until it acts, so it is no question of its own: it is a field of a pick that is
asked for anyway, whose word is the id of a bonus, "none", or "all" for every one that could be used
there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.gharkane.content import EQUIPMENT, ROOMS, Equipment, Room
from engine.games.gharkane.state import NONE, Gharkane, Shelter
from engine.kernel import Seat

ALL = "all"
"""The word for every bonus that could be used."""


@lru_cache(maxsize=1024)
def uses(usable: tuple[str, ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The words a pick may hold when these bonuses are ready, each with the bonuses it spends."""
    single = tuple((bonus, (bonus,)) for bonus in usable)
    every = ((ALL, usable),) if len(usable) > 1 else ()
    return (*every, *single, (NONE, ()))


def spent_by(word: str, usable: Sequence[str]) -> tuple[str, ...]:
    """The bonuses that `word` spends, of those that are usable."""
    if word == ALL:
        return tuple(usable)
    return () if word == NONE else (word,)


def bonus(word: str) -> Equipment | Room:
    """The row of an equipment or a room."""
    return EQUIPMENT[word] if word in EQUIPMENT else ROOMS[word]


def amount(bonuses: Sequence[str]) -> int:
    """The sum of their amounts."""
    return sum([bonus(word).amount for word in bonuses]) if bonuses else 0


def spend(shelter: Shelter, bonuses: Sequence[str]) -> None:
    """Use these for this turn."""
    for word in bonuses:
        if word in EQUIPMENT:
            shelter.use_gear(word)
        else:
            shelter.use_room(word)


def gain_on_arrival(game: Gharkane, seat: Seat, gear: str) -> None:
    """The resources of an equipment come from the reserve, even where the place has none left."""
    row = EQUIPMENT[gear]
    assert row.resource is not None
    game.shelters[seat].gain(row.resource, row.amount)
    game.tell("gear_gave", seat=seat, gear=gear, resource=row.resource, amount=row.amount)
