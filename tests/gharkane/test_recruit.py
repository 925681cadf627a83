"""Day 4: supplies bring survivors."""

from __future__ import annotations

from engine.games.gharkane.day_picks import Recruit
from engine.games.gharkane.picks import Pass
from engine.games.gharkane.recruit import Recruiting
from engine.kernel import awaited, legal
from tests.gharkane.conftest import begin, chosen, night, owns, refused, stores


def test_each_supply_brings_a_survivor_to_the_hospital() -> None:
    """[day.recruit, words.supplies] Food, water, cans and medicine, one for one."""
    game = night()
    owns(game, 0, food=2, water=1, can=1, med=2, wood=4, ammo=4)
    game = begin(game, Recruiting(0))
    assert awaited(game) == [(0, "Day")]
    assert legal(game, 0) == [
        Recruit("food", 2), Recruit("food", 1), Recruit("water", 1), Recruit("can", 1),
        Recruit("med", 2), Recruit("med", 1), Pass(),
    ]  # fmt: skip
    assert refused(game, 0, Recruit("wood", 1)).reason == "not-a-supply"
    assert refused(game, 0, Recruit("food", 3)).reason == "resource-short"
    game = chosen(game, 0, Recruit("food", 2), Recruit("med", 1), Pass())
    assert game.shelters[0].hospital == 3
    assert stores(game, 0) == {"water": 1, "can": 1, "med": 1, "wood": 4, "ammo": 4}


def test_the_hospital_takes_as_many_as_come() -> None:
    """[day.recruit.limit] The seven places do not matter here."""
    game = night()
    game.shelters[0].hospital = 7
    owns(game, 0, can=30, med=30)
    game = begin(game, Recruiting(0))
    assert len(legal(game, 0)) == 25
    assert refused(game, 0, Recruit("can", 20)).reason == "not-that-many"
    game = chosen(game, 0, Recruit("can", 30), Recruit("med", 11), Pass())
    assert game.shelters[0].hospital == 7 + 41


def test_without_supplies_there_is_no_question() -> None:
    """[day.recruit] Materials and ammo recruit nobody."""
    game = night()
    owns(game, 0, wood=5, ammo=5)
    assert awaited(begin(game, Recruiting(0))) == []
