"""What each standing order and each condition of a plan does, with its boundaries."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.gharkane import PACKAGE as gharkane
from engine.games.gharkane.content import EVENTS
from engine.games.gharkane.day.build import PayBuild
from engine.games.gharkane.day.clean import EndDay
from engine.games.gharkane.day.feed import ChooseFood
from engine.games.gharkane.day.picks import Done, Meal, Resolve, Use
from engine.games.gharkane.day.resolve import OfferEvents, SpareCost
from engine.games.gharkane.guards import (
    AtLeast,
    Brace,
    Explore,
    GameLeft,
    HandOver,
    NoStronger,
    Unresolved,
)
from engine.games.gharkane.night.pressure import FacePressure, GiveGoods
from engine.games.gharkane.night.visit import Visit
from engine.games.gharkane.orders import Clean, Events, Materials, Meals, Pressure
from engine.games.gharkane.picks import Build, Defend, Forage, Give, MoveHero, Pass
from engine.games.gharkane.state import Gharkane
from engine.kernel import Event, legal, question
from engine.orders import Known, Order
from tests.gharkane.conftest import begin, hero, night, owns, repaired, room, standing


def answer(order: Order, game: Gharkane) -> Any:
    """What the order of seat 0 picks."""
    asked = question(game, 0)
    assert asked is not None
    return order.pick(Known(0, asked, tuple(legal(game, 0)), gharkane.view(game, 0)))


@pytest.mark.parametrize(
    ("terms", "pressure", "pick"),
    [
        ({}, 2, Defend(0)),
        ({"ammo": 1}, 2, Defend(1)),
        ({"ammo": 2}, 2, Defend(2)),
        ({"ammo": 9}, 2, Defend(2)),
        ({"ammo": 9}, 5, Defend(3)),
    ],
)
def test_pressure_is_answered_with_the_ammo_that_the_order_allows(
    terms: dict[str, Any], pressure: int, pick: Defend
) -> None:
    """[night.pressure.defend] Never more than is needed, or owned."""
    game = night()
    owns(game, 0, ammo=3)
    assert answer(Pressure(**terms), begin(game, FacePressure(0, 1, pressure))) == pick


@pytest.mark.parametrize(
    ("terms", "pressure", "pick"),
    [
        ({}, 2, Defend(0, "woven_cuirass")),
        ({"bonus": False}, 2, Defend(0)),
        ({"bonus": False, "ammo": 1}, 2, Defend(1)),
        ({"ammo": 1}, 2, Defend(0, "woven_cuirass")),
        ({"ammo": 1}, 3, Defend(1, "woven_cuirass")),
    ],
)
def test_pressure_is_answered_with_a_bonus_unless_the_order_forbids_it(
    terms: dict[str, Any], pressure: int, pick: Defend
) -> None:
    """[night.pressure.bonus] It leaves the least pressure, then spends the least ammo."""
    game = night()
    owns(game, 0, ammo=3)
    repaired(game, 0, "woven_cuirass")
    assert answer(Pressure(**terms), begin(game, FacePressure(0, 1, pressure))) == pick


def test_a_post_cancels_what_a_cuirass_would_only_soften() -> None:
    """[night.pressure.bonus] The least pressure is left."""
    game = night()
    repaired(game, 0, "woven_cuirass")
    room(game, 0, "lookout_post")
    asked = begin(game, FacePressure(0, 1, 3))
    assert answer(Pressure(), asked) == Defend(0, "lookout_post")


@pytest.mark.parametrize(
    ("terms", "pick"),
    [
        ({}, Give("metal")),
        ({"first": "wood"}, Give("wood")),
        ({"first": "food", "second": "can"}, Give("can")),
        ({"first": "can", "second": "wood"}, Give("can")),
        ({"first": "food", "second": "water"}, Give("metal")),
    ],
)
def test_goods_are_given_in_the_order_named_then_the_most_frequent(
    terms: dict[str, Any], pick: Give
) -> None:
    """[night.pressure.give] Of equals the first in the order of the goods."""
    game = night()
    owns(game, 0, can=1, wood=1, metal=2, chip=2)
    assert answer(Pressure(**terms), begin(game, GiveGoods(0, 1, 1))) == pick
    owns(game, 0, can=0, wood=0, metal=0, chip=0)
    assert answer(Pressure(**terms), begin(game, GiveGoods(0, 1, 1))) == Pass()


@pytest.mark.parametrize(
    ("events", "cost", "passes"),
    [
        (["burnt_forests"], 3, True),
        (["burnt_forests"], 4, False),
        (["ash_storm"], 5, True),
        (["ash_storm"], 6, False),
        (["ash_storm", "burnt_forests"], 4, False),
        (["ash_storm", "burnt_forests"], 3, True),
    ],
)
def test_the_order_passes_if_every_event_costs_more(
    events: list[str], cost: int, passes: bool
) -> None:
    """[day.events.order] An event of just that cost is left to the owner."""
    game = night()
    game.events_open = events
    asked = begin(game, OfferEvents((0, 1)))
    assert answer(Events(cost=cost), asked) == (Pass() if passes else None)


@pytest.mark.parametrize(
    ("terms", "meal"),
    [
        ({}, Meal(2, 1, 0)),
        ({"first": "can"}, Meal(0, 1, 2)),
        ({"first": "can", "second": "food"}, Meal(1, 0, 2)),
        ({"first": "water", "second": "can"}, Meal(0, 2, 1)),
    ],
)
def test_a_meal_is_paid_in_the_order_named(terms: dict[str, Any], meal: Meal) -> None:
    """[day.feed.compulsory] First the first, then the second, then the third."""
    game = night()
    owns(game, 0, food=2, water=2, can=2)
    assert answer(Meals(**terms), begin(game, ChooseFood(0, 3))) == meal


def test_the_meals_order_answers_the_radio_for_edible_costs_alone() -> None:
    """[day.events.reduction] Another event's cost is left to the owner."""
    game = night()
    owns(game, 0, food=9, chip=9, metal=9, med=9)
    room(game, 0, "ag_radio")
    asked = begin(game, SpareCost(0, "desertions", "ag_radio"))
    assert answer(Meals(), asked) == Use("ag_radio", "edible")
    asked = begin(game, SpareCost(0, "supernova_flare", "ag_radio"))
    assert answer(Meals(), asked) is None


@pytest.mark.parametrize(
    ("terms", "paid"),
    [
        ({}, (2, 1, 0)),
        ({"second": "chip"}, (2, 0, 1)),
        ({"first": "chip"}, (0, 1, 2)),
        ({"first": "metal", "second": "wood"}, (1, 2, 0)),
    ],
)
def test_a_build_is_paid_in_the_order_named(
    terms: dict[str, Any], paid: tuple[int, int, int]
) -> None:
    """[day.build] First the first, then the second, then the third."""
    game = night()
    owns(game, 0, wood=2, metal=2, chip=2)
    room(game, 0, "dormitory", survivors=0)
    asked = begin(game, PayBuild(0, "dormitory"))
    assert answer(Materials(**terms), asked) == Build("dormitory", *paid)


def test_the_order_to_clean_preserves_or_asks() -> None:
    """[day.clean] It asks only where food could be preserved."""
    game = night()
    owns(game, 0, food=2)
    assert answer(Clean(food="ask"), begin(game, EndDay(0))) == Done()
    assert answer(Clean(), begin(game, EndDay(0))) == Done()
    room(game, 0, "smokehouse")
    asked = begin(game, EndDay(0))
    assert answer(Clean(food="ask"), asked) is None
    assert answer(Clean(), asked) == Use("smokehouse", "food", count=2)


# --- conditions of plans ------------------------------------------------------------------------


def holds(guard: Any, game: Gharkane, pick: Any) -> bool:
    """Whether the condition of seat 0 holds, as everybody sees the game."""
    return bool(guard.holds(gharkane.view(game, None), 0, pick))


TO_NORNAALD = MoveHero(4, "dulaanis", "nornaald")


def test_a_plan_waits_for_just_as_much_as_it_says() -> None:
    """[night.collect] At the hero's target, not at its origin."""
    game = night()
    game.stock["nornaald"], game.stock["dulaanis"] = 3, 9
    assert holds(AtLeast(count=3), game, TO_NORNAALD)
    assert not holds(AtLeast(count=4), game, TO_NORNAALD)
    assert not holds(AtLeast(count=1), game, MoveHero(4, "dulaanis", "haciendas"))


@pytest.mark.parametrize(
    ("force", "stronger", "anybody"), [(3, True, False), (4, True, False), (5, False, False)]
)
def test_a_plan_avoids_the_stronger_or_anybody(force: int, stronger: bool, anybody: bool) -> None:
    """[night.pressure.active] Active rivals at the target alone count, not one's own."""
    game = night()
    hero(game, 0, 4, "dulaanis")
    standing(game, 0, 5, "jel_zaer")
    assert holds(NoStronger(nobody=True), game, TO_NORNAALD)
    hero(game, 1, 5, "nornaald")
    standing(game, 1, 5, "kraveth")
    assert holds(NoStronger(nobody=True), game, TO_NORNAALD), "it lies"
    standing(game, 1, force, "nornaald")
    assert holds(NoStronger(), game, TO_NORNAALD) == stronger
    assert holds(NoStronger(nobody=True), game, TO_NORNAALD) == anybody


def test_a_plan_hunts_while_there_is_game_and_resolves_what_is_unresolved() -> None:
    """[night.hunt, day.events] Otherwise the plan stops there."""
    game = night()
    game.events_open = ["mould"]
    assert holds(GameLeft(), game, TO_NORNAALD)
    assert not holds(GameLeft(), game, MoveHero(4, "jenntur", "kraveth"))
    game.game_piles["nornaald"] = []
    assert not holds(GameLeft(), game, TO_NORNAALD)
    assert holds(Unresolved(), game, Resolve("mould"))
    assert not holds(Unresolved(), game, Resolve("raiders"))


@pytest.mark.parametrize("ammo", [0, 1, 2, 9])
def test_a_plan_faces_pressure_as_the_order_does(ammo: int) -> None:
    """[night.pressure.defend, night.pressure.give] Whatever there is, and no other question."""
    game = night()
    for owned in (0, 3):
        owns(game, 0, ammo=owned, can=owned, wood=1)
        pressed = begin(game, FacePressure(0, 1, 2))
        assert Brace(ammo) in gharkane.relative_picks(pressed, "FacePressure")
        assert Brace(ammo).resolve(pressed, 0) == answer(Pressure(ammo=ammo), pressed)
        assert HandOver("most").resolve(pressed, 0) is None
        asked = begin(game, GiveGoods(0, 1, 1))
        assert Brace(ammo).resolve(asked, 0) is None
        assert HandOver("wood").resolve(asked, 0) == Give("wood")
        assert HandOver("most").resolve(asked, 0) == Give("can" if owned else "wood")
    owns(game, 0, can=0, wood=0)
    assert HandOver("wood").resolve(begin(game, GiveGoods(0, 1, 1)), 0) == Pass()


GOAT = "lava_goat"


@pytest.mark.parametrize(
    ("place", "aim", "ammo", "stock", "tiles", "way"),
    [
        ("nornaald", "collect", 3, 4, 0, Forage(collect=4)),
        ("nornaald", "collect", 3, 9, 0, Forage(collect=5)),
        ("nornaald", "hunt", 3, 4, 0, Forage(GOAT)),
        ("nornaald", "collect", 3, 0, 0, Forage(GOAT)),
        ("nornaald", "search", 3, 4, 0, Forage(collect=4)),
        ("kraveth", "collect", 0, 2, 3, Forage(search=3, collect=2)),
        ("kraveth", "collect", 0, 9, 3, Forage(collect=5)),
        ("kraveth", "search", 0, 9, 3, Forage(search=3)),
        ("kraveth", "search", 0, 9, 0, Forage(collect=5)),
        ("kraveth", "hunt", 0, 2, 3, Forage(search=3, collect=2)),
    ],
)
def test_a_plan_spends_the_actions_of_a_visit(
    place: str, aim: str, ammo: int, stock: int, tiles: int, way: Forage
) -> None:
    """[night.collect, night.hunt, night.search] On what it names first, else on what there is."""
    game = night()
    owns(game, 0, ammo=ammo)
    game.stock[place] = stock
    if place in game.cities:
        game.cities[place].pile = ["wood"] * tiles
    game = begin(game, Visit(0, place, 5))
    assert Explore(aim).resolve(game, 0) == way
    assert Brace(0).resolve(game, 0) is None
    assert len(gharkane.relative_picks(game, "Visit")) == 3


def test_events_upset_plans_only_if_planned_moves_bring_less() -> None:
    """[night.event] The others change nothing of a move, or a guard or the rules stop it."""
    upsetting = {
        event.effect
        for event in EVENTS.values()
        if gharkane.upsets(Event("event_turned", {"event": event.id, "day": 2}, {}), 0)
    }
    assert upsetting == {"fewer_actions", "fewer_cans", "tougher_game", "search_limit"}
    pressed = Event("pressed", {"seat": 1, "rival": 0}, {})
    assert [gharkane.upsets(pressed, seat) for seat in (0, 1)] == [True, False]
