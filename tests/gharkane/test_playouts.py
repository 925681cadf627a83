"""The sets of repairs that are tried first, and that are fast to list, are those of the rules."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.copying import clone
from engine.games.gharkane import PACKAGE as GHARKANE
from engine.games.gharkane.content import EQUIPMENT, MATERIALS
from engine.games.gharkane.day.picks import Mend
from engine.games.gharkane.day.repair import lacking, payable
from engine.games.gharkane.playouts import GEAR_TRIED, MAX_MENDS, mends
from engine.games.gharkane.shelter import Gear, Shelter
from engine.rng import below
from tests.laws.walks import steps


def plain_mends(shelter: Shelter) -> list[Mend]:
    """The listed sets, found by asking the rules for each."""
    gear, sets = payable(shelter), []
    for count in range(len(gear), 1, -1):
        for chosen in combinations(gear if count == 2 else gear[:GEAR_TRIED], count):
            if not lacking(shelter, chosen) and Mend(chosen) not in sets:
                sets.append(Mend(chosen))
    return sets[:MAX_MENDS]


def agree(shelter: Shelter) -> bool:
    listed = mends(shelter, payable(shelter))
    assert listed == plain_mends(shelter)
    return bool(listed)


@pytest.mark.parametrize("seats", GHARKANE.SEATS)
def test_listed_repairs_are_the_largest_that_can_be_paid(seats: int) -> None:
    """[day.repair] Over a random game."""
    game = GHARKANE.new_game(seats, 3, GHARKANE.Options())
    for state, _, _ in steps(game, 2):
        for shelter in state.shelters:
            agree(shelter)


def test_listed_repairs_with_any_equipment_and_materials() -> None:
    """[day.repair] Also more of both than games have at once."""
    shelter = clone(GHARKANE.new_game(1, 3, GHARKANE.Options())).shelters[0]
    seed, some = 1, 0
    for _ in range(60):
        seed, count = below(seed, 11)
        shelter.gear = []
        for _ in range(count):
            seed, at = below(seed, len(EQUIPMENT))
            shelter.gear.append(Gear(list(EQUIPMENT)[at]))
        for kind in MATERIALS:
            seed, shelter.stores[kind] = below(seed, 9)
        some += agree(shelter)
    assert some > 20
