"""Night, cities: search tiles and the equipment on display."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.games.gharkane.content import CITIES, SEARCH_PILE
from engine.games.gharkane.night.visit import Visit
from engine.games.gharkane.picks import Forage, Pass
from engine.games.gharkane.shelter import Gear
from engine.games.gharkane.state import Gharkane, Variant
from engine.kernel import legal, pending
from tests.gharkane.conftest import begin, chosen, night, refused, repaired, room, stores, told


def city(*tiles: str, actions: int = 5) -> Gharkane:
    """Seat 0 at Kraveth, where these tiles come next, in this order."""
    game = night()
    game.cities["kraveth"].pile = list(tiles[::-1])
    return game


def visit(game: Gharkane, actions: int = 5) -> Gharkane:
    return begin(game, Visit(0, "kraveth", actions))


def test_each_city_has_the_same_ten_tiles() -> None:
    """[night.search.tiles] One of each resource of the list, two ammo, two empty cupboards."""
    assert set(CITIES) == {"sanedys", "kraveth", "with_an"}
    assert Counter(SEARCH_PILE) == {
        "water": 1, "can": 1, "wood": 1, "metal": 1, "chip": 1, "ammo": 2, "med": 1, "cupboard": 2,
    }  # fmt: skip


@pytest.mark.parametrize("tile", ["water", "can", "wood", "metal", "chip", "ammo", "med"])
def test_a_tile_gives_its_resource_from_the_reserve(tile: str) -> None:
    """[night.search, night.search.tiles, words.reserve] One of it; medicine joins the stock and
    leaves the gauge alone."""
    game = visit(city(tile, "cupboard"))
    gauge, stock = game.shelters[0].gauge, dict(game.stock)
    game = chosen(game, 0, Forage(search=1))
    assert stores(game, 0) == {tile: 1}
    assert (game.shelters[0].gauge, game.stock) == (gauge, stock)


def test_a_cupboard_is_empty() -> None:
    """[night.search.tiles] An action for nothing."""
    game, events = told(visit(city("cupboard", "can")), 0, Forage(search=1))
    assert [e.name for e in events] == ["found_nothing"]
    assert stores(game, 0) == {}


def test_one_action_a_tile_seen_before_the_next_is_drawn() -> None:
    """[night.search] A barrier to undo each time, until actions or tiles run out."""
    game = visit(city("wood", "can", "metal"), 2)
    barriers = game.barriers
    game = chosen(game, 0, Forage(search=1))
    assert game.barriers == barriers + 1
    assert Forage(search=1) in legal(game, 0)
    game = chosen(game, 0, Forage(search=1))
    assert stores(game, 0) == {"wood": 1, "can": 1}
    assert not pending(game)


def test_tiles_drawn_lie_open_and_an_emptied_city_gives_nothing_more() -> None:
    """[night.search.discards, dusk.search] The top is shown only until the first draw."""
    game = city("wood", "can")
    kraveth = game.cities["kraveth"]
    assert kraveth.shown() == "wood"
    game = chosen(visit(game), 0, Forage(search=1))
    assert game.cities["kraveth"].discards == ["wood"]
    assert game.cities["kraveth"].shown() is None
    game = chosen(game, 0, Forage(search=1))
    assert refused(game, 0, Forage(search=1)).reason == "nothing-left-to-search"


def test_only_cities_are_searched() -> None:
    """[night.search, night.gear] Nornaald is none."""
    game = begin(night(), Visit(0, "nornaald", 5))
    assert refused(game, 0, Forage(search=1)).reason == "no-city-here"
    assert refused(game, 0, Forage(gear=("plasma_saw",))).reason == "no-city-here"


def test_unstable_rubble_leaves_one_search_action_a_visit() -> None:
    """[night.event.lasting, content.events] Other actions go on; the next visit searches again."""
    game = city("wood", "can", "metal")
    game.events_open = ["unstable_rubble"]
    game = chosen(visit(game), 0, Forage(search=1))
    assert not any(isinstance(p, Forage) and p.search for p in legal(game, 0))
    refusal = refused(game, 0, Forage(search=1))
    assert (refusal.reason, refusal.figures) == ("search-limit", {"most": 1})
    assert Forage(collect=4) in legal(game, 0)
    assert Forage(search=1) in legal(visit(game), 0)
    assert refused(visit(game), 0, Forage(search=2)).reason == "search-limit"


def test_a_cavity_detector_draws_one_more_tile_once_a_turn() -> None:
    """[night.search.bonus, content.equipment, day.repair.once] For one action, and even where
    rubble limits searching to one action."""
    game = city("wood", "can", "metal", "chip")
    game.events_open = ["unstable_rubble"]
    repaired(game, 0, "cavity_detector", "cavity_detector")
    game = visit(game, 2)
    assert [p for p in legal(game, 0) if isinstance(p, Forage) and p.search and not p.collect] == [
        Forage(search=1, use="cavity_detector"),
        Forage(search=1),
    ]
    game = chosen(game, 0, Forage(search=1, use="cavity_detector"))
    assert stores(game, 0) == {"wood": 1, "can": 1}
    ((question, _),) = pending(game)
    assert (question.actions, question.searches) == (1, 1)
    again = refused(visit(game), 0, Forage(search=1, use="cavity_detector"))
    assert again.rule == "night.search.bonus"


def test_a_sorting_room_draws_one_more_tile_and_finds_wood_in_cupboards() -> None:
    """[night.search.bonus, content.rooms, rooms.bonus] For the whole visit, and that visit only."""
    game = city("cupboard", "can", "cupboard", "cupboard", "cupboard")
    room(game, 0, "sorting_room")
    game = chosen(visit(game), 0, Forage(search=1, use="sorting_room"), Forage(search=1))
    assert stores(game, 0) == {"can": 1, "wood": 2}
    game = chosen(game, 0, Pass())
    game = chosen(visit(game), 0, Forage(search=1))
    assert stores(game, 0) == {"can": 1, "wood": 2}


def test_a_second_sorting_room_works_on_another_visit() -> None:
    """[day.build.copies, night.search.bonus] One a visit."""
    game = city("wood", "can", "metal", "chip", "water", "ammo")
    room(game, 0, "sorting_room")
    room(game, 0, "sorting_room")
    game = chosen(visit(game), 0, Forage(search=1, use="sorting_room"))
    assert refused(game, 0, Forage(search=1, use="sorting_room")).reason == "bonus-not-ready"
    game = chosen(game, 0, Pass())
    game = chosen(visit(game), 0, Forage(search=1, use="sorting_room"))
    assert stores(game, 0) == {"wood": 1, "can": 1, "metal": 1, "chip": 1}


def test_both_bonuses_together_draw_three_tiles() -> None:
    """[night.search.bonus] And no more than are left."""
    game = city("wood", "cupboard", "metal", "chip")
    room(game, 0, "sorting_room")
    repaired(game, 0, "cavity_detector")
    game = chosen(visit(game), 0, Forage(search=1, use="all"))
    assert stores(game, 0) == {"wood": 2, "metal": 1}

    short = city("wood")
    repaired(short, 0, "cavity_detector")
    assert stores(chosen(visit(short), 0, Forage(search=1, use="cavity_detector")), 0) == {
        "wood": 1
    }


def test_equipment_on_display_comes_broken_and_is_replaced_at_once() -> None:
    """[night.gear, day.repair.broken] For an action; the display is shared by the cities."""
    game = visit(night(), 2)
    game, events = told(game, 0, Forage(gear=("toothed_trap",)))
    assert game.shelters[0].gear == [Gear("toothed_trap", repaired=False)]
    assert game.display == ["plasma_saw", "cart", "woven_cuirass"]
    assert [(e.name, e.seen_by(1)) for e in events] == [
        ("gear_taken", {"seat": 0, "place": "kraveth", "gear": "toothed_trap"}),
        ("gear_displayed", {"gear": "cart"}),
    ]
    refusal = refused(game, 0, Forage(gear=("toothed_trap",)))
    assert (refusal.rule, refusal.reason) == ("night.gear", "not-on-display")
    game = chosen(game, 0, Forage(gear=("cart",)))
    assert game.display == ["plasma_saw", "drill", "woven_cuirass"]
    assert not pending(game), "two actions are spent"


def test_an_option_allows_one_equipment_a_visit() -> None:
    """[option.equipment] One where a hero arrives, also if it looks at tiles in between; another
    hero takes another."""
    game = night(variant=Variant(equipment="one"))
    two = Forage(gear=("plasma_saw", "toothed_trap"))
    assert len(chosen(visit(night()), 0, two).shelters[0].gear) == 2
    game = visit(game)
    assert {len(pick.gear) for pick in legal(game, 0) if isinstance(pick, Forage)} == {0, 1}
    refusal = refused(game, 0, two)
    assert (refusal.rule, refusal.reason) == ("option.equipment", "one-a-visit")
    game = chosen(game, 0, Forage(gear=("plasma_saw",)), Forage(search=1))
    refusal = refused(game, 0, Forage(gear=("toothed_trap",)))
    assert (refusal.rule, refusal.reason) == ("option.equipment", "one-a-visit")
    game = chosen(visit(game), 0, Forage(gear=("toothed_trap",)))
    assert [piece.id for piece in game.shelters[0].gear] == ["plasma_saw", "toothed_trap"]


def test_a_visit_ends_where_only_equipment_is_left_and_one_was_taken() -> None:
    """[option.equipment] Nobody is asked about what may not be done."""
    for equipment, asked in (("any", True), ("one", False)):
        game = night(variant=Variant(equipment=equipment))
        game.stock["kraveth"], game.cities["kraveth"].pile = 0, []
        game = chosen(visit(game), 0, Forage(gear=("plasma_saw",)))
        assert bool(pending(game)) == asked


def test_an_empty_pile_replaces_nothing() -> None:
    """[night.gear] The display shrinks; the same type lying twice is offered once."""
    game = night()
    game.equipment_pile = []
    game.display = ["cart", "cart", "drill"]
    game = visit(game)
    game.stock["kraveth"] = 0
    taken = [p for p in legal(game, 0) if isinstance(p, Forage) and len(p.gear) == 1]
    assert [replace(p, search=0) for p in taken] == [
        Forage(gear=("cart",)),
        Forage(gear=("drill",)),
    ]
    game = chosen(game, 0, Forage(gear=("cart",)))
    assert game.display == ["cart", "drill"]
