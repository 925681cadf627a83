"""Corrections by a game master: pieces stay conserved, and each seat sees no more than it may."""

from __future__ import annotations

import contextlib
import itertools
from typing import Any

import pytest

from bot.features.gm.correction_page import typed_correction
from bot.texts import Library
from engine.corrections import MovePiece, SetFigure, correct, offered
from engine.games.gharkane import PACKAGE as gharkane
from engine.games.gharkane.content import EVENTS, HACIENDAS, RESOURCES
from engine.games.gharkane.day.build import PayBuild
from engine.games.gharkane.day.feed import ChooseFood, ChooseLeaver
from engine.games.gharkane.day.repair import SpareIcons
from engine.games.gharkane.day.resolve import OfferEvents, PayEdible, SpareCost
from engine.games.gharkane.day.rooms import Barter
from engine.games.gharkane.old_corrections import (
    CallEvent,
    SetFirst,
    SetGauge,
    SetGear,
    SetGoods,
    SetHero,
    SetRoom,
    SetStock,
    SetSurvivors,
    SetWanderer,
)
from engine.games.gharkane.shelter import HOSPITAL, LYING, STANDING, Hero
from engine.games.gharkane.state import Gharkane
from engine.kernel import EVERYTHING, IllegalMove, legal, play, question
from engine.rng import below
from tests.gharkane.conftest import begin, four_heroes, owns, room
from tests.gharkane.conftest import night as board
from tests.gharkane.test_whole_games import pieces_are_all_there, the_board_is_as_the_rules_leave_it
from tests.laws.walks import awaited_seats, draw


def night(seed: int = 5, **options: Any) -> Gharkane:
    """A game whose first hero is about to move."""
    game = gharkane.new_game(3, seed, gharkane.Options(**options))
    while game.phase != "night" or type(question(game, awaited_seats(game)[0])).__name__ != (
        "ChooseMove"
    ):
        seed, seat, pick = draw(game, seed)
        play(game, seat, pick)
    return game


@pytest.mark.parametrize("seed", range(4))
def test_pieces_are_conserved_however_often_a_game_is_corrected(seed: int) -> None:
    """[night.event] Every event called, every piece of equipment moved, is still one piece."""
    game = gharkane.new_game(2 + seed % 3, seed, gharkane.Options())
    made = 0
    for n in itertools.count():
        if game.result is not None:
            break
        if n % 4 == 0 and (corrections := offered(game)):
            seed, at = below(seed, len(corrections))
            with contextlib.suppress(IllegalMove):
                game, _ = correct(game, corrections[at])
                made += 1
            pieces_are_all_there(game)
            the_board_is_as_the_rules_leave_it(game)
        seed, seat, pick = draw(game, seed)
        play(game, seat, pick)
    pieces_are_all_there(game)
    assert made > 20
    assert len(game.events_turned) == 6


def refused(game: Gharkane, one: Any) -> str:
    """The reason for which this correction is refused."""
    with pytest.raises(IllegalMove) as raised:
        correct(game, one)
    return raised.value.refusal.reason


def goods(seat: int, what: str, count: int) -> SetFigure:
    """A shelter's stock of a resource."""
    return SetFigure("set_goods", seat, what, count)


def test_only_its_seat_hears_how_its_shelter_was_corrected() -> None:
    """[secrets.private] Everybody hears whose; with open shelters everybody hears all."""
    game = night()
    after, (event,) = correct(game, goods(1, "wood", 7))
    assert after.shelters[1].stores["wood"] == 7
    assert event.seen_by(None) == event.seen_by(0) == {"thing": ["set_goods", 1]}
    assert event.seen_by(1) == {"thing": ["set_goods", 1, "wood"], "value": 7}
    assert event.seen_by(EVERYTHING) == event.seen_by(1)
    open_game = night(open_shelters="yes")
    _, (open_told,) = correct(open_game, goods(1, "wood", 7))
    assert open_told.seen_by(None) == {"thing": ["set_goods", 1, "wood"], "value": 7}
    assert gharkane.view(after, 0).shelters[1] is None


def test_survivors_are_put_where_there_is_room() -> None:
    """[rooms.bonus] No more than a room has places, none in ruins."""
    game = night()
    shelter = game.shelters[0]
    room = next(room for room in shelter.rooms if room.built)
    ruin = next(room for room in shelter.rooms if not room.built)
    full = room.survivors + room.free
    if room.survivors != full:
        after, _ = correct(game, SetFigure("set_survivors", 0, room.id, full))
        assert after.shelters[0].full_rooms() == shelter.full_rooms() + 1
    assert refused(game, SetFigure("set_survivors", 0, room.id, full + 9)) == "correction-number"
    assert refused(game, SetFigure("set_survivors", 0, ruin.id, 1)) == "correction-number"
    after, _ = correct(game, SetFigure("set_hospital", 0, "", shelter.hospital + 3))
    assert after.shelters[0].survivors == shelter.survivors + 3


def test_an_event_is_called_for_today_or_for_the_next_dusk() -> None:
    """[night.event, night.event.cumulate] The day's row shows it, and the other goes back."""
    game = night()
    old = game.events_turned[-1]
    new = next(event for event in EVENTS if event in game.box.events)
    after, (told,) = correct(game, SetFigure("set_event_1", -1, "", new))
    assert after.events_open == after.events_turned == [new]
    assert old in after.box.events
    assert told.seen_by(None) == {"thing": ["set_event_1"], "value": new}
    later, (quiet,) = correct(game, SetFigure("set_event_2", -1, "", new))
    assert later.events_ahead[-1] == new
    assert quiet.seen_by(None) == {"thing": ["set_event_2"]}
    assert refused(later, SetFigure("set_event_2", -1, "", new)) == "correction-same"


def test_a_hero_is_put_back_by_the_rules_of_the_board() -> None:
    """[night.move.one_per_place, night.haciendas.slots] Two own heroes never share a place: they
    change places."""
    game = night()
    heroes = game.shelters[0].heroes
    five = next(n for n, hero in enumerate(heroes) if hero.force == 5)
    four = next(n for n, hero in enumerate(heroes) if hero.force == 4)
    swapped, _ = correct(game, SetFigure("set_hero_5", 0, "", heroes[four].place))
    assert swapped.shelters[0].heroes[four].place == heroes[five].place
    free = next(p for p in game.stock if p not in {hero.place for hero in heroes})
    after, (event,) = correct(game, SetFigure("set_hero_5", 0, "", free))
    assert after.shelters[0].heroes[five].place == free
    assert event.seen_by(2) == {"thing": ["set_hero_5", 0], "value": free}
    taken, _ = correct(game, SetFigure("set_stock", -1, free, 3))
    assert taken.stock[free] == 3
    game.shelters[1].heroes = [Hero(5, HACIENDAS, STANDING)]
    game.shelters[0].heroes[five] = Hero(5, HACIENDAS, LYING)
    stands = SetFigure("set_hero_stance_5", 0, "", STANDING)
    assert refused(game, stands) == "correction-unknown"


def test_equipment_comes_from_the_pile_and_goes_back() -> None:
    """[night.gear] What is in nobody's pile cannot be given."""
    game = night()
    gear = game.equipment_pile[-1]
    into = ("set_gear", 2, "")
    given, (event,) = correct(game, MovePiece("set_equipment", -1, "", gear, *into))
    assert "piece" not in (event.seen_by(0) or {})
    assert [piece.id for piece in given.shelters[2].gear].count(gear) >= 1
    mended, _ = correct(given, SetFigure("set_repaired", 2, gear, "yes"))
    assert any(piece.id == gear and piece.repaired for piece in mended.shelters[2].gear)
    taken, _ = correct(mended, MovePiece(*into, gear, "set_equipment", -1, ""))
    assert taken.equipment_pile[-1] == gear
    pieces_are_all_there(taken)
    gone = MovePiece(*into, gear, "set_equipment", -1, "")
    assert refused(game, gone) == "correction-no-piece"


def test_a_room_is_built_or_not_but_nobody_is_turned_out() -> None:
    """[day.build] What was built by mistake, or forgotten, is put right."""
    game = night()
    room = next(r for r in game.shelters[1].rooms if not r.built)
    built, (event,) = correct(game, SetFigure("set_built", 1, room.id, "yes"))
    assert [r.id for r in built.shelters[1].rooms] == [r.id for r in game.shelters[1].rooms]
    assert event.seen_by(0) == {"thing": ["set_built", 1]}
    assert event.seen_by(1) == {"thing": ["set_built", 1, room.id], "value": "yes"}
    again, _ = correct(built, SetFigure("set_built", 1, room.id, "no"))
    assert again.shelters == game.shelters
    lived, _ = correct(built, SetFigure("set_survivors", 1, room.id, 1))
    assert refused(lived, SetFigure("set_built", 1, room.id, "no")) == "correction-unknown"


def test_nothing_of_a_shelter_changes_in_the_middle_of_a_payment() -> None:
    """[day.build] The seat has begun to pay for a room: its goods are as it counted on."""
    game = night()
    for shelter in game.shelters:
        shelter.stores |= {"wood": 5, "metal": 5, "chip": 5}
    seed = 3
    while True:
        busy = next((s for s in range(3) if isinstance(question(game, s), PayBuild)), None)
        if busy is not None:
            break
        seed, seat, pick = draw(game, seed)
        build = next((p for p in legal(game, seat) if p.verb == "build"), pick)
        play(game, seat, build)
    assert refused(game, goods(busy, "wood", 0)) == "correction-unfinished"
    assert goods(busy, "wood", 0) not in offered(game)


@pytest.mark.parametrize(
    "asked",
    [
        PayBuild(0, "dormitory"),
        ChooseFood(0, 2),
        ChooseLeaver(0, 1),
        SpareIcons(0, "drill", "precision_workshop"),
        PayEdible(0, "desertions", 5),
        SpareCost(0, "supernova_flare", "ag_radio"),
        Barter(0, "barter_hall", 2),
    ],
    ids=lambda asked: type(asked).__name__,
)
def test_a_shelter_is_not_corrected_in_the_middle_of_a_step(asked: Any) -> None:
    """[day.build, day.feed, day.build.bonus] Only that seat's: a rival's is free."""
    game = board(2)
    owns(game, 0, **dict.fromkeys(RESOURCES, 5))
    room(game, 0, "lookout_post", 2)
    room(game, 0, "dormitory", 2)
    game = begin(game, asked)
    assert refused(game, goods(0, "wood", 0)) == "correction-unfinished"
    assert refused(game, SetFigure("set_gauge", 0, "", 1)) == "correction-unfinished"
    assert goods(1, "wood", 7).refusal(game) is None


def test_by_day_all_heroes_lie() -> None:
    """[day.dawn] A correction puts none up then, and moves one that lies."""
    game = board(2)
    four_heroes(game, 0, "nornaald", "jel_zaer", "jenntur", "kraveth")
    game.phase = "day"
    game.events_open = ["mould"]
    game = begin(game, OfferEvents((0, 1)))
    for stance in (STANDING, "closed"):
        stands = SetFigure("set_hero_stance_5", 0, "", stance)
        assert refused(game, stands) == "correction-unknown"
    assert SetFigure("set_hero_5", 0, "", "sanedys").refusal(game) is None
    game.phase = "night"
    assert SetFigure("set_hero_stance_5", 0, "", STANDING).refusal(game) is None


def test_setup_is_prepared_not_corrected() -> None:
    """[setup.first_player] Only the board and the token are corrected while shelters are chosen."""
    game = gharkane.new_game(2, 1, gharkane.Options())
    assert {one.item for one in offered(game)} <= {"set_stock", "set_first"}  # type: ignore[attr-defined]
    first = MovePiece("set_first", game.first, "", "set_token", "set_first", 1 - game.first, "")
    assert correct(game, first)[0].first == 1 - game.first
    assert refused(game, goods(0, "wood", 1)) == "correction-unknown"


def test_corrections_of_1_0_0_are_replayed_as_they_were() -> None:
    """Each of the ten, with the events that were kept."""
    game = night()
    hero, gear = game.shelters[0].heroes[0], game.equipment_pile[-1]
    new = next(event for event in EVENTS if event in game.box.events)
    ruin = next(r for r in game.shelters[1].rooms if not r.built)
    game.wanderers = [Hero(5, "sanedys")]
    for one, told in (
        (SetStock("nornaald", 3), "corrected_stock"),
        (SetGoods(1, "wood", 7), "corrected_goods"),
        (SetSurvivors(0, HOSPITAL, 3), "corrected_survivors"),
        (SetRoom(1, ruin.id, "built"), "corrected_room"),
        (SetGauge(1, -2), "corrected_gauge"),
        (SetHero(0, hero.place, hero.place, STANDING), "corrected_hero"),
        (SetWanderer(5, "sanedys", "jel_zaer", LYING), "corrected_wanderer"),
        (SetGear(2, gear, "given"), "corrected_gear"),
        (CallEvent(new, "next"), "event_prepared"),
        (CallEvent(new, "now"), "event_called"),
        (SetFirst(2), "corrected_first"),
    ):
        after, (event,) = correct(game, one)
        assert event.name == told
        pieces_are_all_there(after)
    ahead, turned = game.events_ahead, game.events_turned
    assert correct(game, CallEvent(new, "next"))[0].events_ahead == [*ahead[:-1], new]
    assert correct(game, CallEvent(new, "now"))[0].events_turned == [*turned[:-1], new]
    given, _ = correct(game, SetGear(2, gear, "given"))
    mended, _ = correct(given, SetGear(2, gear, "repaired"))
    assert any(piece.repaired for piece in mended.shelters[2].gear)
    taken, _ = correct(given, SetGear(2, gear, "taken"))
    assert taken.equipment_pile[0] == gear
    lost, _ = correct(correct(game, SetSurvivors(0, HOSPITAL, 3))[0], SetSurvivors(0, HOSPITAL, 1))
    assert lost.shelters[0].hospital == 1


@pytest.mark.parametrize(
    ("locale", "typed", "meant"),
    [
        ("fr", "stock nornaald 12", SetFigure("set_stock", -1, "nornaald", 12)),
        ("fr", "jauge Bruno -2", SetFigure("set_gauge", 1, "", -2)),
        ("en", "nornaald stock 12", SetFigure("set_stock", -1, "nornaald", 12)),
        ("en", "gauge Bruno -2", SetFigure("set_gauge", 1, "", -2)),
    ],
)
def test_what_a_game_master_types_is_found(locale: str, typed: str, meant: Any) -> None:
    """Words in any order, and numbers as they are meant."""
    texts = Library(strict=True).texts(locale, "gharkane", ("Alice", "Bruno", "Chloé"))
    corrections = offered(night())
    assert typed_correction(texts, corrections, typed) == meant
