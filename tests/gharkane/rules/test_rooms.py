"""Every room does what its row says; those of the night are also proved where they work."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.games.gharkane.content import ROOMS
from engine.games.gharkane.day.build import Building
from engine.games.gharkane.day.clean import EndDay
from engine.games.gharkane.day.day import Evening, Shelters
from engine.games.gharkane.day.disease import Care, Disease, Treatment, rise_due
from engine.games.gharkane.day.feed import food_due
from engine.games.gharkane.day.picks import Done, Repair, Resolve, Treat, Use
from engine.games.gharkane.day.repair import Repairing
from engine.games.gharkane.day.resolve import OfferEvents
from engine.games.gharkane.night.pressure import FacePressure
from engine.games.gharkane.night.visit import Visit
from engine.games.gharkane.picks import Build, Defend, Forage, Pass
from engine.games.gharkane.shelter import Gear, Room
from engine.games.gharkane.state import Gharkane
from engine.kernel import apply, awaited, legal, pending
from engine.undo import CannotUndo, undo
from tests.gharkane.conftest import begin, chosen, night, owns, refused, room, stores, told


def full(name: str, **stores: int) -> Gharkane:
    """A shelter with one full room and these stocks."""
    game = night()
    room(game, 0, name)
    owns(game, 0, **stores)
    return game


def building_room() -> None:
    game = full("building_room", wood=1)
    game.shelters[0].rooms.append(Room("dormitory"))
    game = chosen(begin(game, Building(0)), 0, Build("dormitory"))
    assert game.shelters[0].rooms[1].built


def filtered_greenhouse() -> None:
    game = full("filtered_greenhouse")
    game.shelters[0].hospital = 8
    assert food_due(game, 0) == 2 + 4 - 2


def rock_pharmacy() -> None:
    game = begin(full("rock_pharmacy"), Disease(0))
    assert stores(game, 0) == {"med": 1}


def serum_laboratory() -> None:
    game = full("serum_laboratory")
    before = game.shelters[0].gauge
    game = chosen(begin(game, Treatment(0)), 0, Use("serum_laboratory"))
    assert game.shelters[0].gauge == before - 2


def cave_armoury() -> None:
    game = chosen(begin(full("cave_armoury"), Building(0)), 0, Use("cave_armoury"))
    assert stores(game, 0) == {"ammo": 2}


def precision_workshop() -> None:
    game = full("precision_workshop", metal=1)
    game.shelters[0].gear = [Gear("drill")]
    game = begin(game, Repairing(0))
    assert legal(game, 0) == [Repair("drill", "precision_workshop"), Pass()]
    game = chosen(game, 0, Repair("drill", "precision_workshop"))
    game = chosen(game, 0, Use("precision_workshop", "wood"), Use("precision_workshop", "metal"))
    assert game.shelters[0].gear == [Gear("drill", repaired=True)]
    assert stores(game, 0) == {}


def salvage_depot() -> None:
    game = full("salvage_depot")
    game.shelters[0].finds = ["drill"]
    game = chosen(begin(game, Building(0)), 0, Use("salvage_depot"))
    assert game.shelters[0].gear == [Gear("drill")]
    assert game.shelters[0].finds == []


def lookout_post() -> None:
    game = begin(full("lookout_post", wood=5), FacePressure(0, 1, 2))
    game = chosen(game, 0, Defend(0, "lookout_post"))
    assert stores(game, 0) == {"wood": 5}
    assert awaited(game) == []


def barter_hall() -> None:
    game = begin(full("barter_hall", wood=4), Building(0))
    assert legal(game, 0) == [
        Use("barter_hall", "wood", "metal"), Use("barter_hall", "wood", "chip"), Pass(),
    ]  # fmt: skip
    swap = Use("barter_hall", "wood", "chip")
    game = chosen(game, 0, swap, swap, Use("barter_hall", "wood", "metal"))
    assert stores(game, 0) == {"wood": 1, "metal": 1, "chip": 2}
    assert awaited(game) == [], "three in all"


def smokehouse() -> None:
    game = begin(full("smokehouse", food=5), EndDay(0))
    game = chosen(game, 0, Use("smokehouse", "food", count=3))
    assert stores(game, 0) == {"can": 3}


def ag_radio() -> None:
    game = full("ag_radio", metal=1, chip=1)
    game.events_open = ["burnt_forests"]
    game = chosen(begin(game, OfferEvents((0,))), 0, Resolve("burnt_forests", "ag_radio"))
    game = chosen(game, 0, Use("ag_radio", "metal"), Use("ag_radio", "chip"))
    assert game.shelters[0].resolved == ["burnt_forests"]


def dormitory() -> None:
    game = chosen(begin(full("dormitory"), Building(0)), 0, Use("dormitory"))
    assert game.shelters[0].hospital == 1


def hunting_lodge() -> None:
    game = begin(full("hunting_lodge"), Visit(0, "dulaanis", 4))
    game = chosen(game, 0, Forage(hunt="lava_goat", use="hunting_lodge"))
    assert stores(game, 0) == {"food": 4 + 1}, "a goat of 5, hunted with 4 actions"


def sorting_room() -> None:
    game = full("sorting_room")
    game.cities["sanedys"].pile = ["water", "cupboard", "can"]
    game = chosen(begin(game, Visit(0, "sanedys", 1)), 0, Forage(search=1, use="sorting_room"))
    assert stores(game, 0) == {"can": 1, "wood": 1}


def leaded_vault() -> None:
    assert rise_due(night(), 0) == 1
    assert rise_due(full("leaded_vault"), 0) == 0


EFFECTS: dict[str, Callable[[], None]] = {
    prove.__name__: prove
    for prove in (
        building_room, filtered_greenhouse, rock_pharmacy, serum_laboratory, cave_armoury,
        precision_workshop, salvage_depot, lookout_post, barter_hall, smokehouse, ag_radio,
        dormitory, hunting_lodge, sorting_room, leaded_vault,
    )
}  # fmt: skip


@pytest.mark.parametrize("name", ROOMS)
def test_a_full_room_does_what_its_row_says(name: str) -> None:
    """[content.rooms, rooms.bonus] Each of them, at work."""
    EFFECTS[name]()


@pytest.mark.parametrize("name", ["cave_armoury", "dormitory", "salvage_depot", "barter_hall"])
def test_a_room_that_is_not_full_or_was_used_does_nothing(name: str) -> None:
    """[rooms.bonus, day.build.bonus] One survivor short, or a second time in a turn."""
    game = night()
    room(game, 0, name, survivors=2)
    game.shelters[0].finds = ["drill"]
    owns(game, 0, wood=1)
    assert awaited(begin(game, Building(0))) == []
    game.shelters[0].rooms = [Room(name, True, ROOMS[name].slots, used=True)]
    assert awaited(begin(game, Building(0))) == []
    game.shelters[0].hospital = 1
    room(game, 0, "ag_radio", survivors=0)
    game = begin(game, Building(0))
    assert refused(game, 0, Use(name, "wood", "chip")).reason == "bonus-not-ready"
    assert refused(game, 0, Use("ag_radio")).reason == "room-not-full"
    assert refused(game, 0, Use("smokehouse")).reason == "no-such-room"


@pytest.mark.parametrize("name", ["cave_armoury", "dormitory", "salvage_depot", "barter_hall"])
def test_only_a_swap_that_is_due_is_told_what_is_wrong_with_its_materials(name: str) -> None:
    """[day.build.bonus] Food is no material; a room that was used, or swaps nothing, says so."""
    game = full(name)
    owns(game, 0, wood=1)
    game.shelters[0].finds = ["drill"]
    game.shelters[0].rooms.append(Room("barter_hall", True, ROOMS["barter_hall"].slots))
    asked = begin(game, Building(0))
    reason = "not-a-material" if name == "barter_hall" else "bonus-not-ready"
    assert refused(asked, 0, Use(name, "food", "wood")).reason == reason
    rooms = game.shelters[0].rooms
    rooms[:] = [replace(copy, used=copy.id == name) for copy in rooms]
    rooms.append(Room("dormitory", True, ROOMS["dormitory"].slots))
    asked = begin(game, Building(0))
    assert refused(asked, 0, Use(name, "food", "wood")).reason == "bonus-not-ready"


def test_a_bonus_of_another_step_is_refused() -> None:
    """[day.build.bonus] The laboratory has had its turn."""
    game = full("serum_laboratory")
    room(game, 0, "barter_hall")
    owns(game, 0, wood=1)
    game = begin(game, Building(0))
    assert refused(game, 0, Use("serum_laboratory")).reason == "bonus-of-another-step"
    assert refused(game, 0, Use("barter_hall", "food", "wood")).reason == "not-a-material"
    assert refused(game, 0, Use("barter_hall", "metal", "wood")).reason == "none-of-it"
    assert refused(game, 0, Use("barter_hall", "wood", "wood")).reason == "same-good"
    assert refused(game, 0, Use("barter_hall", "wood", "chip", 2)).reason == "bonus-not-ready"
    game = chosen(game, 0, Use("barter_hall", "wood", "chip"))
    assert refused(game, 0, Use("barter_hall", "food", "wood")).reason == "not-a-material"


def test_each_copy_of_a_room_works_once() -> None:
    """[day.build.copies] Two armouries, four ammo."""
    game = full("cave_armoury")
    room(game, 0, "cave_armoury")
    game = begin(game, Building(0))
    assert legal(game, 0) == [Use("cave_armoury"), Pass()]
    game = chosen(game, 0, Use("cave_armoury"), Use("cave_armoury"))
    assert stores(game, 0) == {"ammo": 4}
    assert awaited(game) == []


def test_a_swap_may_stop_early() -> None:
    """[content.rooms] Up to three, not three."""
    game = begin(full("barter_hall", wood=2), Building(0))
    game = chosen(game, 0, Use("barter_hall", "wood", "chip"), Pass())
    assert stores(game, 0) == {"wood": 1, "chip": 1}


def depots(*pile: str) -> Gharkane:
    """Two seats at home, each with a full depot; the pile holds drill (below) and cart (top)."""
    game = night()
    game.equipment_pile = [*pile] or game.equipment_pile
    for seat in (0, 1):
        room(game, seat, "salvage_depot")
        owns(game, seat, food=1)
    return begin(game, Shelters(), Evening())


def test_what_a_depot_draws_does_not_depend_on_anybodys_pace() -> None:
    """[day.private, content.rooms] A quicker seat finds the same."""
    game = depots()
    for order in ((0, 1), (1, 0)):
        after = game
        for seat in order:
            after = chosen(after, seat, Use("salvage_depot"))
        assert [s.gear for s in after.shelters] == [[Gear("cart")], [Gear("drill")]]


def rests(game: Gharkane) -> Gharkane:
    """Everybody ends the day with the last pick offered."""
    while awaited(game):
        seat = awaited(game)[0][0]
        game, _ = apply(game, seat, legal(game, seat)[-1])
    return game


def test_a_ready_depot_is_never_refused() -> None:
    """[day.private, content.rooms] With one tile for two, the second depot draws in the evening
    what the first has left; who asks first learns nothing of it."""
    game = depots("drill")
    assert [s.finds for s in game.shelters] == [["drill"], []]
    assert all(Use("salvage_depot") in legal(game, seat) for seat in (0, 1))
    game, events = told(game, 1, Use("salvage_depot"))
    assert events[0].name == "depot_waits"
    assert all(event.seen_by(0) is None for event in events)
    assert game.shelters[1].gear == []
    left = rests(game)
    assert left.shelters[1].gear == [Gear("drill")]
    assert (left.equipment_pile, left.shelters[1].owed) == ([], 0)
    taken = rests(chosen(game, 0, Use("salvage_depot")))
    assert [s.gear for s in taken.shelters] == [[Gear("drill")], []]
    assert taken.shelters[1].owed == 0


def test_a_draw_is_secret_and_cannot_be_taken_back() -> None:
    """[secrets.private] The event is for the seat alone; what was seen stays seen."""
    game = depots()
    after, events = told(game, 0, Use("salvage_depot"))
    assert events[0].name == "gear_drawn"
    assert all(event.seen_by(1) is None for event in events)
    assert awaited(after) == [(1, "Day")], "whose day ends with its last answer"
    with pytest.raises(CannotUndo, match="revealed"):
        undo(game, [(0, Use("salvage_depot"))], 0)


def test_what_no_depot_drew_goes_back_under_the_pile() -> None:
    """[day.private] In the evening nothing lies aside."""
    game = depots()
    assert game.equipment_pile == []
    game = chosen(game, 1, Use("salvage_depot"))
    for seat in (0, 1):
        while awaited(game) and seat in dict(awaited(game)):
            game, _ = apply(game, seat, legal(game, seat)[-1])
    assert pending(game) == []
    assert game.equipment_pile == ["cart"]
    assert game.shelters[0].finds == []


def test_a_lane_is_busy_to_others_until_it_is_done() -> None:
    """[day.private] From outside, only busy or done."""
    game = night()
    owns(game, 0, food=3, med=3, wood=3)
    room(game, 0, "serum_laboratory")
    game = begin(game, Shelters(), Evening())
    while (0, "Day") in awaited(game):
        assert awaited(game)[-1] == (1, "Day")
        game, events = apply(game, 0, legal(game, 0)[-1])
        assert all(event.seen_by(1) is None for event in events)
    assert awaited(game) == [(1, "Day")]
    assert legal(game, 1) == [Done()]


def test_the_steps_of_a_day_come_in_order() -> None:
    """[day.steps] Food, disease, recruiting, building, repair, cleaning."""
    game = night()
    room(game, 0, "cave_armoury")
    room(game, 0, "smokehouse")
    game.shelters[0].hospital = 1
    game.shelters[0].gear = [Gear("drill")]
    owns(game, 0, food=9, can=9, med=9, wood=9, metal=9)
    game = begin(game, Shelters(), Evening())
    asked = []
    while (0, "Day") in awaited(game):
        (name,) = [type(choice).__name__ for choice, seats in pending(game) if seats == [0]]
        asked.append(name)
        game, _ = apply(game, 0, legal(game, 0)[0 if name == "ChooseFood" else -1])
    assert asked == [
        "ChooseFood", "ChooseTreatment", "ChooseRecruits", "Arrange", "ChooseRepair", "EndDay",
    ]  # fmt: skip


def test_care_and_treatment_use_the_same_medicine() -> None:
    """[day.disease.care] What care took treats nobody."""
    game = full("cave_armoury", med=1)
    game = begin(game, Disease(0), Care(0), Treatment(0))
    assert awaited(game) == []
    game = full("cave_armoury", med=2)
    assert legal(begin(game, Disease(0), Care(0), Treatment(0)), 0) == [Treat(1), Pass()]


def test_what_no_depot_drew_lies_deepest() -> None:
    """[day.private] Below what nobody had set apart, so that it is not the next to be drawn."""
    game = depots("exo_legs", "drill", "cart")
    game = rests(chosen(game, 1, Use("salvage_depot")))
    assert game.equipment_pile == ["cart", "exo_legs"]
