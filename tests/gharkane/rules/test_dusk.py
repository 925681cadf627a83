"""Dusk, and the frame of a day: dusk, night, dawn."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.gharkane.content import SEARCH_PILE
from engine.games.gharkane.night.moves import ChooseMove
from engine.games.gharkane.rounds import Dawn, Dusk, Night, Round, WholeGame
from engine.games.gharkane.shelter import CLOSED, LYING
from engine.games.gharkane.state import Gharkane, Variant
from engine.kernel import awaited, pending
from tests.gharkane.conftest import begin, four_heroes, hero, night, standing


def test_every_place_is_filled_up_to_ten() -> None:
    """[dusk.restock] What is left counts; the haciendas hold no stock."""
    game = night()
    game.stock |= {"nornaald": 0, "kraveth": 4}
    game = begin(game, Dusk())
    assert game.stock == {
        "nornaald": 10, "jel_zaer": 10, "jenntur": 10, "kraveth": 10, "with_an": 10,
        "sanedys": 10, "dulaanis": 10,
    }  # fmt: skip
    assert "haciendas" not in game.stock


def test_dusk_takes_nothing_away() -> None:
    """[dusk.restock] A place that a game master filled beyond its number keeps what it has."""
    game = night()
    game.stock["nornaald"] = 13
    assert begin(game, Dusk()).stock["nornaald"] == 13


@pytest.mark.parametrize(
    ("mode", "seats", "amount", "aside"),
    [
        ("flat", 2, 10, 0),
        ("flat", 4, 10, 0),
        ("scaled", 4, 10, 0),
        ("scaled", 3, 8, 0),
        ("scaled", 2, 6, 2),
    ],
)
def test_with_fewer_seats_less_may_be_restocked(
    mode: str, seats: int, amount: int, aside: int
) -> None:
    """[option.restock] And at two, two tiles leave each city until the next dusk."""
    game = night(seats, Variant(restock=mode))
    game.stock = dict.fromkeys(game.stock, 1)
    for _ in range(2):
        game = begin(game, Dusk())
        assert set(game.stock.values()) == {amount}
        for city in game.cities.values():
            assert (len(city.pile), len(city.aside)) == (10 - aside, aside)
            assert Counter(city.pile + city.aside) == Counter(SEARCH_PILE)


def test_search_tiles_are_mixed_again_with_the_top_one_shown() -> None:
    """[dusk.search] All ten of each city."""
    game = night()
    kraveth = game.cities["kraveth"]
    kraveth.discards = [kraveth.pile.pop() for _ in range(7)]
    assert kraveth.shown() is None
    orders = set()
    for seed in range(8):
        game.seed = seed
        game = begin(game, Dusk())
        city = game.cities["kraveth"]
        assert Counter(city.pile) == Counter(SEARCH_PILE)
        assert city.discards == []
        assert city.shown() == city.pile[-1]
        orders.add(tuple(city.pile))
    assert len(orders) > 1


def test_dusk_leaves_game_and_equipment_as_they_are() -> None:
    """[dusk.game] What was hunted empty stays empty."""
    game = night()
    game.game_piles["nornaald"] = []
    display = list(game.display)
    game = begin(game, Dusk())
    assert game.game_piles["nornaald"] == []
    assert game.display == display


def test_a_day_is_dusk_night_and_day() -> None:
    """[turn] In that order; the event is turned up before the first hero moves."""
    game = night()
    four_heroes(game, 0, "nornaald", "kraveth", "with_an", "haciendas")
    game.events_ahead = ["ash_storm", "unstable_rubble"]
    game.stock["nornaald"] = 0
    game = begin(game, Round(2))
    assert (game.day, game.phase) == (2, "night")
    assert game.stock["nornaald"] == 10
    assert game.events_open == ["unstable_rubble"]
    ((choice, _),) = pending(game)
    assert choice == ChooseMove(0)
    planned = [type(step).__name__ for step in game.agenda]
    assert planned == ["Day", "Dawn", "NextHero", "ChooseMove"]


def test_the_night_goes_from_the_holder_of_the_token() -> None:
    """[night.move.order] To the left."""
    game = night(3)
    game.first = 2
    game.events_ahead = ["ash_storm"]
    for seat in range(3):
        hero(game, seat, 5, "nornaald")
    assert awaited(begin(game, Night())) == [(2, "ChooseMove")]


def test_at_dawn_every_hero_lies_down_where_it_is() -> None:
    """[day.dawn, heroes.active] Played or stuck."""
    game = night()
    standing(game, 0, 5, "nornaald")
    hero(game, 1, 3, "sanedys", CLOSED)
    game = begin(game, Dawn())
    assert [h.stance for s in game.shelters for h in s.heroes] == [LYING, LYING]
    assert [h.place for s in game.shelters for h in s.heroes] == ["nornaald", "sanedys"]
    assert game.phase == "day"


def test_the_game_is_setup_six_days_and_the_end() -> None:
    """[turn, end, goal] The table of contents."""
    game = Gharkane(seats=2, seed=1)
    game.here = []
    WholeGame().run(game)
    planned = [repr(step) for step in reversed(game.here)]
    assert planned == ["Setup()", *[f"Round(day={n})" for n in range(1, 7)], "End()"]
