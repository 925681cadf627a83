"""Day 7: cleaning, and the end of a seat's day."""

from __future__ import annotations

from engine.games.gharkane.day.clean import CloseDay, EndDay
from engine.games.gharkane.day.picks import Done, Use
from engine.games.gharkane.day.recruit import Recruiting
from engine.games.gharkane.picks import Pass
from engine.games.gharkane.shelter import Gear, Room
from engine.games.gharkane.state import Gharkane, Variant
from engine.kernel import awaited, legal
from engine.undo import undo
from tests.gharkane.conftest import begin, chosen, night, owns, refused, room, stores


def evening(game: Gharkane) -> Gharkane:
    return begin(game, EndDay(0))


def test_food_spoils_and_water_but_for_two() -> None:
    """[day.clean] Cans, medicine, materials and ammo keep."""
    game = night()
    owns(game, 0, food=5, water=6, can=12, med=3, wood=11, ammo=9)
    game = evening(game)
    assert awaited(game) == [(0, "Day")]
    game = chosen(game, 0, Done())
    assert stores(game, 0) == {"water": 2, "can": 12, "med": 3, "wood": 11, "ammo": 9}


def test_little_water_stays() -> None:
    """[day.clean] Two at most, not two at least."""
    game = night()
    owns(game, 0, water=1)
    assert stores(chosen(evening(game), 0, Done()), 0) == {"water": 1}


def test_an_option_limits_what_is_stored() -> None:
    """[option.storage_cap] Eight of each material, of ammo and of cans; medicine keeps."""
    game = night(variant=Variant(storage_cap="8"))
    owns(game, 0, wood=9, metal=8, chip=20, ammo=11, can=10, med=12)
    assert stores(chosen(evening(game), 0, Done()), 0) == {
        "wood": 8, "metal": 8, "chip": 8, "ammo": 8, "can": 8, "med": 12,
    }  # fmt: skip


def test_rooms_and_equipment_are_ready_again() -> None:
    """[day.clean.ready, day.repair.once] What was used this turn works in the next."""
    game = night()
    game.shelters[0].rooms = [Room("dormitory", True, 3, used=True)]
    game.shelters[0].gear = [Gear("cart", repaired=True, used=True)]
    game = chosen(evening(game), 0, Done())
    assert game.shelters[0].ready_rooms_for("gain_survivor") == ["dormitory"]
    assert game.shelters[0].gear_ready("cart")


def test_the_smokehouse_turns_food_into_cans_before_the_cleaning() -> None:
    """[content.rooms, day.build.copies] Up to three, each copy once."""
    game = night()
    room(game, 0, "smokehouse")
    room(game, 0, "smokehouse")
    owns(game, 0, food=5)
    game = evening(game)
    three = Use("smokehouse", "food", count=3)
    assert refused(game, 0, Use("smokehouse", "food", count=4)).reason == "not-that-many"
    assert refused(game, 0, Use("smokehouse", "water")).reason == "only-food"
    assert refused(game, 0, Use("smokehouse", "food", "can")).reason == "bonus-not-ready"
    assert refused(game, 0, Use("dormitory", "food")).reason == "bonus-not-ready"
    game = chosen(game, 0, three)
    assert legal(game, 0)[0] == Use("smokehouse", "food", count=2), "all that is left"
    game = chosen(game, 0, Use("smokehouse", "food", count=2))
    assert stores(game, 0) == {"can": 5}
    assert not awaited(game), "nothing is left to say"


def test_a_day_without_any_question_is_closed_by_its_seat_who_may_take_that_back() -> None:
    """[day.private] Else it would end by itself, and tell that there was nothing to ask."""
    game = begin(night(), CloseDay(0))
    assert legal(game, 0) == [Done()]
    assert undo(game, [(0, Done())], 0) == game


def test_a_day_with_a_question_ends_with_its_last_answer() -> None:
    """[day.clean] Unless food could still be preserved."""
    game = night()
    owns(game, 0, can=1, food=2)
    game = chosen(begin(game, Recruiting(0), CloseDay(0)), 0, Pass())
    assert not awaited(game)
    assert stores(game, 0) == {"can": 1}

    game = night()
    room(game, 0, "smokehouse")
    owns(game, 0, can=1, food=2)
    game = chosen(begin(game, Recruiting(0), CloseDay(0)), 0, Pass())
    assert legal(game, 0)[-1] == Done()
