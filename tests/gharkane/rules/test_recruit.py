"""Day 4: supplies bring survivors."""

from __future__ import annotations

from engine.games.gharkane.day.picks import Welcome
from engine.games.gharkane.day.recruit import Recruiting
from engine.games.gharkane.picks import Pass
from engine.games.gharkane.state import Variant
from engine.kernel import awaited, legal
from tests.gharkane.conftest import begin, chosen, night, owns, refused, stores


def test_each_supply_brings_a_survivor_to_the_hospital() -> None:
    """[day.recruit, words.supplies] Food, water, cans and medicine, one for one."""
    game = night()
    owns(game, 0, food=2, water=1, can=1, med=2, wood=4, ammo=4)
    game = begin(game, Recruiting(0))
    assert awaited(game) == [(0, "Day")]
    assert legal(game, 0) == [
        Welcome(2, 0, 0, 0), Welcome(0, 1, 0, 0), Welcome(0, 0, 1, 0), Welcome(0, 0, 0, 2),
        Welcome(1, 0, 0, 0), Welcome(2, 0, 1, 0), Welcome(2, 0, 1, 1), Welcome(2, 0, 1, 2),
        Welcome(2, 1, 1, 2), Pass(),
    ]  # fmt: skip
    assert refused(game, 0, Welcome(3, 0, 0, 0)).reason == "resource-short"
    assert refused(game, 0, Welcome(-1, 1, 0, 0)).reason == "not-that-many"
    assert refused(game, 0, Welcome(0, 0, 0, 0)).reason == "nobody-called"
    game = chosen(game, 0, Welcome(2, 0, 0, 1))
    assert awaited(game) == [], "one answer says it all"
    assert game.shelters[0].hospital == 3
    assert stores(game, 0) == {"water": 1, "can": 1, "med": 1, "wood": 4, "ammo": 4}


def test_the_hospital_takes_as_many_as_come() -> None:
    """[day.recruit.limit] The seven places do not matter here."""
    game = night()
    game.shelters[0].hospital = 7
    owns(game, 0, can=30, med=30)
    game = begin(game, Recruiting(0))
    assert len(legal(game, 0)) == 24
    game = chosen(game, 0, Welcome(0, 0, 30, 11))
    assert game.shelters[0].hospital == 7 + 41


def test_without_supplies_there_is_no_question() -> None:
    """[day.recruit] Materials and ammo recruit nobody."""
    game = night()
    owns(game, 0, wood=5, ammo=5)
    assert awaited(begin(game, Recruiting(0))) == []


def test_by_the_option_an_evening_brings_as_many_as_there_are_beds() -> None:
    """[option.recruits] Seven beds less those that are taken, whatever is spent on it."""
    game = night(variant=Variant(recruits="beds"))
    game.shelters[0].hospital = 4
    owns(game, 0, food=2, can=9)
    game = begin(game, Recruiting(0))
    assert legal(game, 0) == [
        Welcome(2, 0, 0, 0), Welcome(1, 0, 0, 0), Welcome(2, 0, 1, 0), Pass(),
    ]  # fmt: skip
    full = refused(game, 0, Welcome(0, 0, 4, 0))
    assert (full.rule, full.reason, full.figures) == (
        "option.recruits",
        "hospital-full",
        {"most": 7},
    )
    game = chosen(game, 0, Welcome(0, 0, 3, 0))
    assert game.shelters[0].hospital == 7


def test_without_a_bed_there_is_no_question_by_the_option() -> None:
    """[option.recruits]"""
    game = night(variant=Variant(recruits="beds"))
    game.shelters[0].hospital = 8
    owns(game, 0, food=2)
    assert awaited(begin(game, Recruiting(0))) == []
