"""What each option says before it is chosen: the facts that a player would look up."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import Offer
from bot.games.gharkane.preview import preview
from bot.games.gharkane.ways import ways_text
from bot.menu import VERB
from bot.render.digest import news
from bot.table import Line
from bot.texts import LOCALES, Library, Texts
from engine.games import GAMES
from engine.games.gharkane import new_game
from engine.games.gharkane.content import EQUIPMENT, LEADERS, ROOMS
from engine.games.gharkane.day.picks import Resolve
from engine.games.gharkane.options import Options
from engine.games.gharkane.picks import Build, Discard, Forage, MoveHero, Place, TakeLeader
from engine.games.gharkane.shelter import Deal
from engine.games.gharkane.state import Gharkane, Variant
from engine.games.gharkane.view import view
from engine.kernel import legal, pending, play
from tests.gharkane.conftest import hero, night, owns, room, standing


def said(locale: str = "en") -> Texts:
    return Library(strict=True).texts(locale, "gharkane", ("Ana", "Bo", "Chloé"))


def told(game: Gharkane, *picks: Any, locale: str = "en", **offer: Any) -> str:
    """The facts that seat 0 reads."""
    made = Offer(offer.pop("key", ""), offer.pop("value", None), picks, **offer)
    return " · ".join(preview(view(game, 0), made, said(locale)))


def test_a_move_says_what_it_brings_whom_it_presses_and_who_may_press_it() -> None:
    """[night.pressure.amount, night.hunt.food] With the food that one's earlier kills add."""
    game = night(3)
    hero(game, 0, 4, "nornaald")
    standing(game, 1, 3, "jel_zaer")
    hero(game, 2, 5, "jenntur")
    game.stock["jel_zaer"] = 9
    game.shelters[0].hunted = {"lava_goat": 1}
    game.events_open = ["ash_storm", "panicked_game"]
    assert told(game, MoveHero(4, "nornaald", "jel_zaer")) == (
        "puts pressure on Bo: 1 good or ammo · 3 water (of 9) · Lava goat, resistance 6: 5 food"
        " · Chloé could put pressure on this hero: 1 good or ammo"
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_while_heroes_are_posted_a_place_is_not_said_to_be_empty(locale: str) -> None:
    """The first dusk fills the places."""
    game, texts = new_game(2, 3, Options()), said(locale)
    while game.phase != "posting":
        seat = next(seat for _, seats in pending(game) for seat in seats)
        play(game, seat, legal(game, seat)[0])
    seat = next(seat for _, seats in pending(game) for seat in seats)
    told_there = ways_text(view(game, seat), legal(game, seat), texts)
    assert texts.say("ahead-restocked", what="ammo") in told_there
    assert texts.say("ahead-yield", what="", left=0, each=1) not in told_there


def test_a_move_that_says_its_hunt_names_the_animal_and_nothing_else_to_take() -> None:
    """[night.move, night.hunt.food] The hunt turns a new animal up, so nothing of it is shown."""
    game = night(2)
    hero(game, 0, 5, "nornaald")
    game.stock["jel_zaer"] = 9
    told_of_it = told(game, MoveHero(5, "nornaald", "jel_zaer", deed="hunt"))
    assert "resistance" in told_of_it
    assert "water" not in told_of_it


def test_what_an_option_adds_is_counted_beforehand() -> None:
    """[option.ammo] On the way there, in what a visit offers, and in a number that is put in."""
    game = night(variant=Variant(ammo="two"))
    hero(game, 0, 4, "jel_zaer")
    owns(game, 0, ammo=1)
    on_the_way = told(game, MoveHero(4, "jel_zaer", "jenntur"))
    assert "8 ammo (of 10; each action brings 2)" in on_the_way, "10 are what the board shows"
    there = {"place": "jenntur"}
    visit = told(game, Forage(collect=3), Forage(collect=2), key=VERB, figures=there)
    assert "10 ammo there; each action brings 2" in visit
    assert told(game, key="collect", value=3, figures=there) == "6 ammo"
    assert "6 ammo" in told(game, Forage(collect=3), figures=there)


def test_who_cannot_come_is_not_said_to_press() -> None:
    """[night.move.range, night.move.one_per_place] Too far, too weak, or at home there."""
    game = night(2)
    hero(game, 0, 4, "nornaald")
    hero(game, 1, 5, "with_an")
    move = MoveHero(4, "nornaald", "jel_zaer")
    assert "could put pressure on it" not in told(game, move)
    hero(game, 1, 5, "jenntur")
    assert "Bo could put pressure on this hero: 1" in told(game, move)
    game.events_open = ["collapsed_roads"]
    game.shelters[1].heroes.pop()
    hero(game, 1, 5, "kraveth")
    assert "could put pressure on it" not in told(game, move)


def test_the_haciendas_say_what_the_slot_of_that_strength_gives() -> None:
    """[night.haciendas] As tonight's events have it."""
    game = night(2)
    hero(game, 0, 5, "kraveth")
    move = MoveHero(5, "kraveth", "haciendas")
    assert told(game, move).startswith("3 cans and 2 survivors")
    game.events_open = ["besieged_haciendas"]
    assert told(game, move).startswith("2 cans and 2 survivors")


@pytest.mark.parametrize("locale", LOCALES)
def test_rooms_say_cost_capacity_upkeep_and_effect_in_a_hundred_characters(locale: str) -> None:
    """[content.rooms] When one is put back and when it is built; twice offered is said so."""
    game = night(2)
    game.phase = "setup"
    for id, row in ROOMS.items():
        game.shelters[0].deal = Deal((), (), (id, id))
        discard = told(game, Discard(id), locale=locale)
        assert discard.startswith("×2 · ")
        assert len(discard) <= 100, discard
        built = told(game, Build(id), locale=locale)
        assert all(f"{n}" in built for n in (row.slots, row.food, row.care))
    game.phase = "day"
    for id in ROOMS:
        built = told(game, Build(id), locale=locale)
        assert "3 mat" in built
        assert len(built) <= 110, built


@pytest.mark.parametrize("locale", LOCALES)
def test_a_leader_says_its_start_and_what_it_brings(locale: str) -> None:
    """[content.leaders] All of it within what a menu shows."""
    t, game = said(locale), night(2)
    for id, leader in LEADERS.items():
        text = told(game, TakeLeader(id), locale=locale)
        assert len(text) <= 100
        assert all(t.word(place) in text for place in leader.starts)
        assert all(f"{n}" in text for n in leader.resources.values())


def test_an_event_says_its_price_its_effect_and_how_long_it_lasts() -> None:
    """[night.event.cumulate] Until somebody resolves it, or the last night."""
    game = night(2)
    owns(game, 0, metal=2, chip=2)
    game.day, game.events_turned = 4, ["mould", "raiders", "mudslide", "burnt_forests"]
    game.events_ahead = ["ash_storm", "desertions"]
    text = told(game, Resolve("burnt_forests"))
    assert (
        text == "3 points · for 2 metal and 2 chips · Nornaald: stock halved"
        " · otherwise strikes for 2 more nights"
    )


def test_equipment_says_its_repair_its_effect_and_how_many_there_are() -> None:
    """[content.equipment, night.search] Two on display, one at home; the tile that lies open."""
    game = night(2)
    game.display = ["drill", "drill", "cart"]
    figures = {"place": "kraveth"}
    text = told(game, Forage(gear=("drill",)), figures=figures)
    assert text.startswith("×2 · repair: 1 wood and 2 metal · On arrival at With’An")
    for id in EQUIPMENT:
        assert said().word(id) not in told(game, Forage(gear=(id,)), figures=figures)
    shown = game.cities["kraveth"].shown()
    assert shown is not None
    assert said().word(shown) in told(game, Forage(search=1), figures=figures)


def test_what_others_did_is_told_from_the_side_of_who_reads() -> None:
    """[night.pressure.give] Handed over by me, it is a loss; handed to me, it is a gain."""
    facts = {"seat": 1, "to": 0, "good": "wood"}
    lines = [Line(1, 1, "gave", facts), Line(2, 1, "gave", {**facts, "seat": 0, "to": 1})]
    digest = news(said(), lines, 0, GAMES["gharkane"].LOSSES, 400)
    assert digest.text.splitlines() == [
        "**Since you last looked**",
        "· Bo hands something over to Ana: Wood.",
        "· You hand something over to Bo: Wood.",
    ]


def test_a_room_that_stays_unfilled_says_that_it_does_not_work() -> None:
    """[content.rooms] Two of three places taken: what it would do is not what it does."""
    game = night(2)
    room(game, 0, "filtered_greenhouse", survivors=0)
    assert "works only when full" in told(game, Place("filtered_greenhouse", 2))
    assert "works only when full" not in told(game, Place("filtered_greenhouse", 3))
