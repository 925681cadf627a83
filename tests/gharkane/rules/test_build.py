"""Day 5: building and housing."""

from __future__ import annotations

from engine.games.gharkane.day.build import Building
from engine.games.gharkane.day.picks import Use
from engine.games.gharkane.picks import Build, Pass, Place
from engine.games.gharkane.shelter import Room
from engine.games.gharkane.state import Gharkane
from engine.kernel import awaited, legal
from tests.gharkane.conftest import begin, chosen, night, owns, refused, room, stores


def site(**stores: int) -> Gharkane:
    """A shelter with an armoury and a dormitory in ruins."""
    game = night()
    game.shelters[0].rooms += [Room("cave_armoury"), Room("dormitory")]
    owns(game, 0, **stores)
    return game


def build(game: Gharkane) -> Gharkane:
    return begin(game, Building(0))


def test_three_materials_of_any_mix_build_a_room() -> None:
    """[day.build, words.materials] The mix is the seat's choice, the count is three."""
    game = build(site(wood=2, metal=1, chip=1, food=9))
    assert legal(game, 0) == [Build("cave_armoury"), Build("dormitory"), Pass()]
    game = chosen(game, 0, Build("dormitory"))
    assert awaited(game) == [(0, "Day")]
    assert legal(game, 0) == [
        Build("dormitory", 2, 1, 0), Build("dormitory", 2, 0, 1), Build("dormitory", 1, 1, 1),
    ]  # fmt: skip
    assert refused(game, 0, Build("dormitory", 3)).reason == "resource-short"
    assert refused(game, 0, Build("dormitory", 2)).reason == "wrong-cost"
    assert refused(game, 0, Build("cave_armoury", 2, 1)).reason == "another-room-begun"
    game = chosen(game, 0, Build("dormitory", 2, 0, 1))
    assert stores(game, 0) == {"metal": 1, "food": 9}
    assert game.shelters[0].rooms == [Room("cave_armoury"), Room("dormitory", built=True)]
    assert awaited(game) == [], "one material builds nothing more"


def test_as_many_rooms_as_can_be_paid_for() -> None:
    """[day.build] Six wood build two, and with one kind at hand no mix is asked."""
    game = build(site(wood=6))
    game = chosen(game, 0, Build("dormitory"), Build("cave_armoury"))
    assert [r.built for r in game.shelters[0].rooms] == [True, True]
    assert stores(game, 0) == {}


def test_why_a_room_cannot_be_built() -> None:
    """[day.build] The reason names what is missing."""
    game = site(wood=2)
    game.shelters[0].hospital = 1
    room(game, 0, "ag_radio", survivors=0)
    game = build(game)
    refusal = refused(game, 0, Build("dormitory"))
    assert refusal.reason == "materials-short"
    assert refusal.figures == {"needed": 3, "have": 2}
    assert refused(game, 0, Build("ag_radio")).reason == "already-built"
    assert refused(game, 0, Build("barter_hall")).reason == "no-such-room"


def test_materials_are_named_after_the_room() -> None:
    """[day.build] Which materials is the next question."""
    game = build(site(wood=3, chip=3))
    assert refused(game, 0, Build("dormitory", 3)).reason == "materials-later"


def test_survivors_of_the_hospital_are_housed_in_built_rooms() -> None:
    """[day.build.move] From the hospital only, to free places only, for good."""
    game = site()
    room(game, 0, "ag_radio", survivors=1)
    game.shelters[0].hospital = 5
    game = build(game)
    assert legal(game, 0) == [
        Place("ag_radio", 3), Place("ag_radio", 2), Place("ag_radio", 1), Pass(),
    ]  # fmt: skip
    assert refused(game, 0, Place("ag_radio", 4)).reason == "places-short"
    assert refused(game, 0, Place("ag_radio", 0)).reason == "at-least-one"
    assert refused(game, 0, Place("ag_radio", 6)).reason == "hospital-short"
    assert refused(game, 0, Place("dormitory", 1)).reason == "no-free-place"
    assert refused(game, 0, Place("hospital", 1)).reason == "no-free-place"
    game = chosen(game, 0, Place("ag_radio", 3))
    assert (game.shelters[0].hospital, game.shelters[0].full_rooms()) == (2, 1)
    assert awaited(game) == []


def test_copies_of_a_room_are_filled_one_after_the_other() -> None:
    """[day.build.copies, day.build.move] The fuller one first."""
    game = night()
    room(game, 0, "dormitory", survivors=0)
    room(game, 0, "dormitory", survivors=2)
    game.shelters[0].hospital = 6
    game = build(game)
    assert legal(game, 0)[0] == Place("dormitory", 4)
    game = chosen(game, 0, Place("dormitory", 2))
    assert [r.survivors for r in game.shelters[0].rooms] == [1, 3]


def test_building_housing_and_bonuses_mix_as_one_likes() -> None:
    """[day.build.order, day.build.bonus] A room built and filled now works now."""
    game = site(wood=3)
    game.shelters[0].hospital = 3
    game = build(game)
    game = chosen(game, 0, Build("dormitory"), Place("dormitory", 2))
    assert refused(game, 0, Use("dormitory")).reason == "room-not-full"
    game = chosen(game, 0, Place("dormitory", 1), Use("dormitory"))
    assert game.shelters[0].hospital == 1
    assert awaited(game) == []


def test_the_common_room_makes_one_build_cost_a_single_material() -> None:
    """[day.build.common, content.rooms] The first build of the turn, while it is full."""
    game = site(wood=2, metal=2)
    room(game, 0, "building_room")
    game = chosen(build(game), 0, Build("dormitory"))
    assert legal(game, 0) == [Build("dormitory", wood=1), Build("dormitory", metal=1)]
    game = chosen(game, 0, Build("dormitory", metal=1))
    assert stores(game, 0) == {"wood": 2, "metal": 1}
    game = chosen(game, 0, Build("cave_armoury"))
    assert stores(game, 0) == {}, "the second build costs three"


def test_a_common_room_that_is_not_full_saves_nothing() -> None:
    """[rooms.bonus, day.build.common] Two of three places taken."""
    game = site(wood=2)
    room(game, 0, "building_room", survivors=2)
    assert awaited(build(game)) == []


def test_a_question_holds_at_most_25_answers() -> None:
    """[day.build.order] Five empty rooms of four places and a full hospital."""
    game = night()
    for name in ("ag_radio", "lookout_post", "salvage_depot", "sorting_room"):
        room(game, 0, name, survivors=0)
    room(game, 0, "building_room", survivors=0)
    game.shelters[0].hospital = 30
    assert len(legal(build(game), 0)) == 4 * 4 + 3 + 1
