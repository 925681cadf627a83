"""Equipment at night: the twelve kinds, and what they have in common."""

from __future__ import annotations

import pytest

from engine.games.gharkane.content import EQUIPMENT, EQUIPMENT_PILE
from engine.games.gharkane.night.gear import uses
from engine.games.gharkane.night.moves import ChooseMove
from engine.games.gharkane.night.travel import REACH
from engine.games.gharkane.picks import MoveHero, Pass
from engine.games.gharkane.shelter import Gear, Room, Shelter
from engine.games.gharkane.state import Gharkane
from engine.kernel import legal
from tests.gharkane.conftest import (
    begin,
    chosen,
    hero,
    night,
    refused,
    repaired,
    standing,
    stores,
    told,
)

GAINS = [
    ("plasma_saw", "nornaald", {"wood": 2}),
    ("filter_waterskin", "jel_zaer", {"water": 2}),
    ("cartridge_belt", "jenntur", {"ammo": 2}),
    ("cartridge_belt", "dulaanis", {"ammo": 2}),
    ("triage_kit", "kraveth", {"med": 1}),
    ("drill", "with_an", {"metal": 2}),
    ("dismantler", "sanedys", {"chip": 2}),
]


def arriving(game: Gharkane, place: str) -> Gharkane:
    """Seat 0 may bring a hero there."""
    hero(game, 0, 3, REACH[place][1][0])
    return begin(game, ChooseMove(0))


@pytest.mark.parametrize(("gear", "place", "gained"), GAINS)
def test_equipment_that_gives_works_on_arrival(
    gear: str, place: str, gained: dict[str, int]
) -> None:
    """[night.move.gear, content.equipment, words.reserve] From the reserve, even where the place
    is empty and nothing is collected; told to all, for it acted on the board."""
    game = night()
    game.stock[place] = 0
    repaired(game, 0, gear)
    game = arriving(game, place)
    origin = game.shelters[0].heroes[0].place
    used, events = told(game, 0, MoveHero(3, origin, place, gear))
    assert stores(used, 0) == gained
    assert used.shelters[0].gear == [Gear(gear, repaired=True, used=True)]
    ((resource, amount),) = gained.items()
    assert {"seat": 0, "gear": gear, "resource": resource, "amount": amount} in [
        e.seen_by(1) for e in events if e.name == "gear_gave"
    ]
    kept = chosen(game, 0, MoveHero(3, origin, place))
    assert stores(kept, 0) == {}
    assert not kept.shelters[0].gear[0].used, "using it is the seat's own affair"


def test_every_kind_of_equipment_is_tried_somewhere() -> None:
    """[content.equipment] Seven give on arrival (the cart: test_haciendas), the others change a
    hunt, a pressure, a move or a search (the files of those names). Each exists twice."""
    kinds = {"cart", *(gear for gear, _, _ in GAINS)}
    for effect in ("easier_hunt", "stronger_attack", "softer_pressure", "longer_move"):
        kinds |= {id for id, row in EQUIPMENT.items() if row.effect == effect}
    kinds |= {id for id, row in EQUIPMENT.items() if row.effect == "deeper_search"}
    assert kinds == set(EQUIPMENT)
    assert sorted(EQUIPMENT_PILE) == sorted([*EQUIPMENT, *EQUIPMENT])


def test_a_bonus_works_once_a_turn_whichever_hero_uses_it() -> None:
    """[night.move.gear, day.repair.once] The belt serves Jenntur or Dulaanis, not both; a second
    copy changes nothing."""
    game = night()
    repaired(game, 0, "cartridge_belt", "cartridge_belt")
    hero(game, 0, 5, "nornaald")
    hero(game, 0, 3, "kraveth")
    game = begin(game, ChooseMove(0), ChooseMove(0))
    game = chosen(game, 0, MoveHero(5, "nornaald", "dulaanis", "cartridge_belt"), Pass())
    refusal = refused(game, 0, MoveHero(3, "kraveth", "jenntur", "cartridge_belt"))
    assert (refusal.rule, refusal.reason) == ("day.repair.once", "bonus-not-ready")
    game.shelters[0].ready_again()
    assert MoveHero(3, "kraveth", "jenntur", "cartridge_belt") in legal(game, 0)


@pytest.mark.parametrize(
    ("pieces", "ready"),
    [
        ([Gear("drill", True), Gear("drill")], True),
        ([Gear("drill"), Gear("drill", True)], True),
        ([Gear("drill", True, used=True), Gear("drill")], False),
        ([Gear("drill", True), Gear("drill", True, used=True)], False),
        ([Gear("drill"), Gear("drill")], False),
        ([Gear("cart", True), Gear("drill")], False),
    ],
)
def test_a_broken_copy_neither_works_nor_stops_the_repaired_one(
    pieces: list[Gear], ready: bool
) -> None:
    """[day.repair.broken, day.repair.once] One repaired copy works, once a turn."""
    game = night()
    game.shelters[0].gear = pieces
    assert game.shelters[0].gear_ready("drill") == ready
    assert ("drill" in game.shelters[0].ready_gear_for("gain")) == ready
    game = arriving(game, "with_an")
    assert ({p.gear for p in legal(game, 0)} == {"none", "drill"}) == ready


def test_broken_equipment_gives_nothing() -> None:
    """[day.repair.broken] It is not even offered."""
    game = night()
    game.shelters[0].gear = [Gear("plasma_saw")]
    game = arriving(game, "nornaald")
    assert {p.gear for p in legal(game, 0)} == {"none"}


def test_several_bonuses_may_be_used_at_once_or_one_alone() -> None:
    """[night.move.gear, night.pressure.bonus] The saw and the goggles on one arrival."""
    game = night()
    standing(game, 1, 3, "nornaald")
    repaired(game, 0, "plasma_saw", "aiming_goggles")
    hero(game, 0, 4, "jel_zaer")
    game = begin(game, ChooseMove(0))
    words = dict.fromkeys(p.gear for p in legal(game, 0) if p.place == "nornaald")
    assert [*words] == ["all", "plasma_saw", "aiming_goggles", "none"]
    game = chosen(game, 0, MoveHero(4, "jel_zaer", "nornaald", "all"))
    assert stores(game, 0) == {"wood": 2}
    assert all(g.used for g in game.shelters[0].gear)


def test_a_bonus_is_a_word_of_a_pick_and_never_a_question() -> None:
    """[secrets.private] "all" only where there are several."""
    assert uses(()) == (("none", ()),)
    assert uses(("drill",)) == (("drill", ("drill",)), ("none", ()))
    assert [word for word, _ in uses(("drill", "cart"))] == ["all", "drill", "cart", "none"]


def test_what_is_not_ready_cannot_be_spent() -> None:
    """[day.repair.once, rooms.bonus] The state itself refuses, in one sentence."""
    shelter = Shelter(gear=[Gear("drill")])
    with pytest.raises(ValueError, match="the bonus of drill is not ready"):
        shelter.use_gear("drill")
    with pytest.raises(ValueError, match="the bonus of dormitory is not ready"):
        shelter.use_room("dormitory")
    with pytest.raises(ValueError, match="2 wood due, 0 in the shelter"):
        shelter.pay("wood", 2)


def test_survivors_go_only_where_there_is_room_and_leave_only_where_they_are() -> None:
    """[night.haciendas.survivors, words.reserve] The state itself refuses, in one sentence."""
    shelter = Shelter(rooms=[Room("dormitory", built=True, survivors=2), Room("smokehouse")])
    with pytest.raises(ValueError, match="no free place in smokehouse"):
        shelter.add_survivors("smokehouse")
    with pytest.raises(ValueError, match="no free place in dormitory"):
        shelter.add_survivors("dormitory", 2)
    with pytest.raises(ValueError, match="nobody in the hospital"):
        shelter.lose_survivor("hospital")
    with pytest.raises(ValueError, match="nobody in smokehouse"):
        shelter.lose_survivor("smokehouse")
