"""Night, haciendas: slots, cans, survivors, the first-player token."""

from __future__ import annotations

import pytest

from engine.games.gharkane.night.haciendas import TakeSlot
from engine.games.gharkane.night.moves import ChooseMove, NextHero
from engine.games.gharkane.picks import Lodge, MoveHero, Pass, Place
from engine.games.gharkane.shelter import CLOSED
from engine.games.gharkane.state import Gharkane
from engine.kernel import awaited, legal, pending
from tests.gharkane.conftest import (
    begin,
    chosen,
    hero,
    night,
    refused,
    repaired,
    room,
    standing,
    stores,
    told,
)


def arrives(game: Gharkane, seat: int = 0, force: int = 5) -> Gharkane:
    hero(game, seat, force, "with_an")
    return chosen(begin(game, ChooseMove(seat)), seat, MoveHero(force, "with_an", "haciendas"))


@pytest.mark.parametrize(("force", "cans", "survivors"), [(3, 2, 1), (4, 3, 1), (5, 3, 2)])
def test_each_slot_gives_cans_and_survivors(force: int, cans: int, survivors: int) -> None:
    """[night.haciendas, night.haciendas.survivors] From the reserve, and lodged at once."""
    game = arrives(night(), force=force)
    assert stores(game, 0) == {"can": cans}
    both = Lodge("hospital", "hospital")
    game = chosen(game, 0, Place("hospital", 1) if survivors == 1 else both)
    assert game.shelters[0].hospital == survivors
    assert not pending(game), "nothing else is done at the haciendas"


def test_besieged_haciendas_give_a_can_less() -> None:
    """[night.event.lasting, content.events] Survivors still come."""
    game = night()
    game.events_open = ["besieged_haciendas"]
    game = begin(game, TakeSlot(0, 3))
    assert stores(game, 0) == {"can": 1}
    assert awaited(game) == [(0, "PlaceNewcomer")]


def test_a_slot_held_by_an_active_hero_of_the_same_force_is_closed() -> None:
    """[night.haciendas.slots] Other forces may enter, and lying or stuck heroes hold no slot."""
    game = night(3)
    standing(game, 1, 3, "haciendas")
    hero(game, 2, 5, "haciendas")
    hero(game, 2, 4, "haciendas", CLOSED)
    for force, origin in ((3, "with_an"), (4, "kraveth"), (5, "sanedys")):
        hero(game, 0, force, origin)
    game = begin(game, ChooseMove(0))
    entering = [p for p in legal(game, 0) if p.place == "haciendas"]
    assert {p.force for p in entering} == {4, 5}
    refusal = refused(game, 0, MoveHero(3, "with_an", "haciendas"))
    assert (refusal.rule, refusal.reason) == ("night.haciendas.slots", "slot-taken")


def test_the_first_to_arrive_takes_the_token_and_the_night_keeps_its_order() -> None:
    """[night.haciendas.first] Seat 1 takes it from seat 0; seat 2 comes too late."""
    game = night(3)
    game.display, game.cities = [], {}
    game.stock = dict.fromkeys(game.stock, 0)
    hero(game, 0, 5, "nornaald")
    hero(game, 0, 4, "jenntur")
    hero(game, 1, 3, "with_an")
    hero(game, 1, 5, "dulaanis")
    hero(game, 2, 5, "with_an")
    game.game_piles = {place: [] for place in game.game_piles}
    game = begin(game, NextHero(0))
    game = chosen(game, 0, MoveHero(5, "nornaald", "jel_zaer"))
    game, events = told(game, 1, MoveHero(3, "with_an", "haciendas"))
    assert "token_taken" in [e.name for e in events]
    assert game.first == 1
    game = chosen(game, 1, Place("hospital", 1))
    game = chosen(game, 2, MoveHero(5, "with_an", "haciendas"))
    assert awaited(game) == [(1, "FacePressure")]
    game = chosen(game, 1, *[legal(game, 1)[0]])
    game = chosen(game, 1, *[p for p in legal(game, 1) if p.verb == "give"][:1])
    game = chosen(game, 1, *[p for p in legal(game, 1) if p.verb == "give"][:1])
    game = chosen(game, 2, Lodge("hospital", "hospital"))
    assert game.first == 1
    assert awaited(game) == [(0, "ChooseMove")], "the night goes round as it began"


def test_the_token_stays_with_its_holder_who_comes_first() -> None:
    """[night.haciendas.first] No later arrival takes it that night; lying heroes do not count."""
    game = night(3)
    hero(game, 1, 3, "haciendas")
    game = arrives(game, 0, 5)
    game = chosen(game, 0, Lodge("hospital", "hospital"))
    assert game.first == 0
    game = arrives(game, 2, 4)
    assert game.first == 0


def test_two_newcomers_are_housed_in_one_pick() -> None:
    """[night.haciendas.survivors, rooms.bonus] Together or apart; a room completed by night works
    from then on."""
    game = night()
    room(game, 0, "lookout_post", survivors=3)
    game = begin(game, TakeSlot(0, 5))
    assert awaited(game) == [(0, "PlaceNewcomers")]
    assert legal(game, 0) == [
        Lodge("lookout_post", "hospital"),
        Lodge("hospital", "lookout_post"),
        Lodge("hospital", "hospital"),
    ]
    assert game.shelters[0].ready_room("lookout_post") is None
    for full in (Lodge("lookout_post", "lookout_post"), Lodge("dormitory", "hospital")):
        assert refused(game, 0, full).reason == "no-free-place"
    assert refused(game, 0, Lodge("hospital")).reason == "must-place"
    assert refused(game, 0, Pass()).reason == "must-place"
    game, events = told(game, 0, Lodge("lookout_post", "hospital"))
    assert game.shelters[0].ready_room("lookout_post") == 0
    assert [e.name for e in events] == ["newcomer_placed"] * 2
    assert {e.seen_by(1) for e in events} == {None}, "where they live is secret"
    assert not pending(game)


def test_a_newcomer_alone_goes_where_there_is_a_place() -> None:
    """[night.haciendas.survivors] One question, as the slots of the weaker heroes give one."""
    game = night()
    room(game, 0, "lookout_post", survivors=3)
    game = begin(game, TakeSlot(0, 4))
    assert legal(game, 0) == [Place("lookout_post", 1), Place("hospital", 1)]
    assert refused(game, 0, Place("dormitory", 1)).reason == "no-free-place"
    assert refused(game, 0, Place("hospital", 2)).reason == "one-at-a-time"
    assert refused(game, 0, Pass()).reason == "must-place"
    assert chosen(game, 0, Place("hospital", 1)).shelters[0].hospital == 1


def test_the_hospital_takes_newcomers_up_to_seven_and_then_they_are_lost() -> None:
    """[night.haciendas.full, secrets.private] The seat is asked all the same."""
    game = night()
    game.shelters[0].hospital = 6
    game = begin(game, TakeSlot(0, 5), TakeSlot(0, 5), TakeSlot(0, 3))
    assert legal(game, 0) == [Lodge("hospital")]
    assert refused(game, 0, Lodge("hospital", "hospital")).rule == "night.haciendas.full"
    game, events = told(game, 0, Lodge("hospital"))
    assert [e.name for e in events][:2] == ["newcomer_placed", "newcomer_lost"]
    assert legal(game, 0) == [Pass()]
    assert refused(game, 0, Lodge("hospital")).rule == "night.haciendas.full"
    game, events = told(game, 0, Pass())
    assert [e.name for e in events][:2] == ["newcomer_lost"] * 2
    assert legal(game, 0) == [Pass()]
    assert refused(game, 0, Place("hospital", 1)).rule == "night.haciendas.full"
    game = chosen(game, 0, Pass())
    assert game.shelters[0].survivors == 7


def test_of_two_copies_the_fuller_is_filled_first() -> None:
    """[day.build.copies, night.haciendas.survivors] One word for both."""
    game = night()
    room(game, 0, "dormitory", survivors=1)
    room(game, 0, "dormitory", survivors=2)
    game = begin(game, TakeSlot(0, 5))
    game = chosen(game, 0, Lodge("dormitory", "dormitory"))
    assert [r.survivors for r in game.shelters[0].rooms] == [2, 3]


def test_a_cart_brings_a_can() -> None:
    """[content.equipment, night.move.gear] On arrival at the haciendas."""
    game = night()
    repaired(game, 0, "cart")
    hero(game, 0, 3, "with_an")
    game = begin(game, ChooseMove(0))
    game = chosen(game, 0, MoveHero(3, "with_an", "haciendas", "cart"))
    assert stores(game, 0) == {"can": 2 + 1}
