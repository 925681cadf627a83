"""Day 2: the shelter is fed."""

from __future__ import annotations

import pytest

from engine.games.gharkane.day.feed import Feeding, Leaving, food_due
from engine.games.gharkane.day.picks import Dismiss, Meal
from engine.games.gharkane.state import Gharkane, Variant
from engine.kernel import awaited, legal
from tests.gharkane.conftest import begin, chosen, night, owns, refused, room, stores, told


def fed(game: Gharkane) -> Gharkane:
    return begin(game, Feeding(0))


@pytest.mark.parametrize(
    ("survivors", "due"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (7, 4), (11, 6)]
)
def test_the_hospital_eats_half_its_people(survivors: int, due: int) -> None:
    """[day.feed.hospital] Half of them, rounded up."""
    game = night()
    game.shelters[0].hospital = survivors
    assert food_due(game, 0) == due


@pytest.mark.parametrize(("survivors", "due"), [(0, 0), (1, 2), (9, 2)])
def test_the_hospital_may_eat_a_flat_two(survivors: int, due: int) -> None:
    """[option.hospital_value] With the flat option: two as soon as anybody is there."""
    game = night(variant=Variant(hospital_value="flat"))
    game.shelters[0].hospital = survivors
    assert food_due(game, 0) == due


def test_a_room_with_one_survivor_eats_its_whole_value_and_an_empty_one_nothing() -> None:
    """[day.feed] Each room lived in counts whole."""
    game = night()
    room(game, 0, "serum_laboratory", survivors=1)
    room(game, 0, "cave_armoury", survivors=0)
    room(game, 0, "ag_radio", survivors=4)
    assert food_due(game, 0) == 3 + 1
    owns(game, 0, food=4, can=2)
    game = chosen(fed(game), 0, Meal(4, 0, 0))
    assert stores(game, 0) == {"can": 2}


def test_who_has_edible_goods_must_pay_and_only_chooses_the_kind() -> None:
    """[day.feed.compulsory] There is no way to keep the cans and lose somebody instead."""
    game = night()
    room(game, 0, "cave_armoury")
    owns(game, 0, food=1, water=1, can=2, med=5)
    game = fed(game)
    assert awaited(game) == [(0, "Day")]
    assert legal(game, 0) == [Meal(1, 1, 0), Meal(1, 0, 1), Meal(0, 1, 1), Meal(0, 0, 2)]
    assert refused(game, 0, Meal(0, 2, 0)).reason == "resource-short"
    game = chosen(game, 0, Meal(0, 1, 1))
    assert stores(game, 0) == {"food": 1, "can": 1, "med": 5}
    assert game.shelters[0].survivors == 3


def test_more_than_is_owed_is_not_taken() -> None:
    """[day.feed.compulsory] What is due is due, and no more."""
    game = night()
    room(game, 0, "cave_armoury")
    owns(game, 0, food=5, can=5)
    for meal, needed in ((Meal(3, 0, 0), 3), (Meal(0, 0, 1), 1)):
        refusal = refused(fed(game), 0, meal)
        assert refusal.reason == "exactly-what-is-owed"
        assert refusal.figures == {"needed": needed, "most": 2}
    assert refused(fed(game), 0, Meal(-1, 0, 3)).reason == "not-that-many"


def test_nothing_is_asked_where_there_is_nothing_to_choose() -> None:
    """[day.feed.compulsory] One kind at hand, or just enough: it is paid at once."""
    for goods in ({"can": 7}, {"food": 1, "can": 1}):
        game = night()
        room(game, 0, "cave_armoury")
        owns(game, 0, **goods)
        game = fed(game)
        assert awaited(game) == []
        assert sum(stores(game, 0).values()) == sum(goods.values()) - 2


def test_of_a_great_stock_any_mix_can_be_paid() -> None:
    """[day.feed.compulsory] Named are the meals for each order of the kinds; every other mix that
    comes to what is owed can be put together."""
    game = night()
    game.shelters[0].hospital = 60
    owns(game, 0, food=20, water=20, can=20)
    game = fed(game)
    assert legal(game, 0)[0] == Meal(20, 10, 0)
    assert len(legal(game, 0)) == 6
    assert stores(chosen(game, 0, Meal(7, 9, 14)), 0) == {"food": 13, "water": 11, "can": 6}


def test_each_missing_unit_costs_a_survivor_of_the_owners_choice() -> None:
    """[day.feed.missing, rooms.bonus] Four due, one paid: three leave, by the owner's choice."""
    game = night()
    room(game, 0, "cave_armoury")
    game.shelters[0].hospital = 4
    owns(game, 0, water=1)
    game = fed(game)
    assert stores(game, 0) == {}
    hospital, armoury = ("hospital",), ("cave_armoury",)
    assert legal(game, 0) == [Dismiss(hospital * 3), Dismiss(armoury * 3)]
    assert refused(game, 0, Dismiss(("ag_radio",) * 3)).reason == "nobody-there"
    assert refused(game, 0, Dismiss(armoury * 4)).reason == "nobody-there"
    refusal = refused(game, 0, Dismiss(armoury))
    assert (refusal.reason, refusal.figures) == ("so-many-leave", {"needed": 3, "have": 1})
    mixed = chosen(game, 0, Dismiss(hospital * 2 + armoury))
    assert awaited(mixed) == []
    assert (mixed.shelters[0].hospital, mixed.shelters[0].full_rooms()) == (2, 0)


def test_more_leavers_than_a_menu_shows_are_named_in_portions() -> None:
    """[day.feed.missing] Twenty-five things in a select: four of each of six places at once."""
    game = night()
    for name in ("serum_laboratory", "cave_armoury", "dormitory", "ag_radio", "lookout_post"):
        room(game, 0, name)
    game.shelters[0].hospital = 20
    game = begin(game, Leaving(0, 9))
    game = chosen(game, 0, Dismiss(("hospital",) * 4), Dismiss(("hospital",) * 4))
    game = chosen(game, 0, Dismiss(("ag_radio",)))
    assert awaited(game) == []
    assert game.shelters[0].hospital == 12


def test_the_count_is_taken_once_and_nobody_is_left_in_the_end() -> None:
    """[day.feed.missing] Six due by four survivors: all go, without a question."""
    game = night()
    for name in ("serum_laboratory", "cave_armoury", "dormitory"):
        room(game, 0, name, survivors=1)
    game = fed(game)
    assert game.shelters[0].survivors == 0
    assert awaited(game) == []


def test_the_greenhouse_feeds_two() -> None:
    """[content.rooms, day.build.copies] Two less are due, and two more with the second copy."""
    game = night()
    room(game, 0, "filtered_greenhouse")
    game.shelters[0].hospital = 9
    assert food_due(game, 0) == 2 + 5 - 2
    room(game, 0, "filtered_greenhouse")
    assert food_due(game, 0) == 4 + 5 - 4
    owns(game, 0, can=6)
    game = fed(game)
    assert stores(game, 0) == {"can": 1}
    assert [r.used for r in game.shelters[0].rooms] == [True, True]


def test_a_greenhouse_alone_owes_nothing() -> None:
    """[content.rooms] The reduction never turns into a gain."""
    game = night()
    room(game, 0, "filtered_greenhouse")
    room(game, 0, "ag_radio", survivors=0)
    owns(game, 0, food=3)
    assert food_due(game, 0) == 0
    assert stores(fed(game), 0) == {"food": 3}


def test_rivals_are_told_nothing_of_a_meal() -> None:
    """[secrets.private, day.private] Only the seat itself hears what it paid."""
    game = night()
    room(game, 0, "cave_armoury")
    owns(game, 0, food=3, can=3)
    _, events = told(fed(game), 0, Meal(2, 0, 0))
    assert [event.seen_by(1) for event in events] == [None]
    assert events[0].seen_by(0) == {"seat": 0, "what": "food", "amount": 2}


def test_survivors_leave_the_emptiest_copy_and_then_the_one_whose_bonus_is_spent() -> None:
    """[day.build.copies] What is full and ready stays so as long as possible."""
    game = night()
    room(game, 0, "filtered_greenhouse", survivors=3)
    room(game, 0, "filtered_greenhouse", survivors=1)
    shelter = game.shelters[0]
    shelter.lose_survivor("filtered_greenhouse")
    assert [r.survivors for r in shelter.rooms] == [3, 0]
    room(game, 0, "filtered_greenhouse", survivors=3)
    shelter.use_room("filtered_greenhouse")
    assert [r.used for r in shelter.rooms] == [True, False, False]
    shelter.lose_survivor("filtered_greenhouse")
    assert [r.survivors for r in shelter.rooms] == [2, 0, 3]
    shelter.add_survivors("filtered_greenhouse")
    shelter.rooms.reverse()
    shelter.lose_survivor("filtered_greenhouse")
    assert [r.survivors for r in shelter.rooms] == [3, 0, 2]
