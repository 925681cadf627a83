"""Night, collecting: actions where a hero arrives."""

from __future__ import annotations

import pytest

from engine.games.gharkane.content import FORCES, PLACES, SLOTS, STOCK
from engine.games.gharkane.night.moves import ChooseMove, NextHero
from engine.games.gharkane.night.pressure import FacePressure
from engine.games.gharkane.night.visit import Visit
from engine.games.gharkane.picks import Forage, MoveHero, Pass
from engine.games.gharkane.shelter import LYING
from engine.kernel import legal, pending
from tests.gharkane.conftest import (
    begin,
    chosen,
    four_heroes,
    hero,
    night,
    owns,
    refused,
    standing,
    stores,
    told,
)


@pytest.mark.parametrize(
    ("place", "resource"),
    [
        ("nornaald", "wood"),
        ("with_an", "metal"),
        ("sanedys", "chip"),
        ("jel_zaer", "water"),
        ("kraveth", "med"),
        ("jenntur", "ammo"),
        ("dulaanis", "ammo"),
    ],
)
def test_each_place_supplies_its_resource(place: str, resource: str) -> None:
    """[night.collect, night.collect.supply] One unit an action, from the place's own stock."""
    game = chosen(begin(night(), Visit(0, place, 5)), 0, Forage(collect=3))
    assert stores(game, 0) == {resource: 3}
    assert game.stock == {p: 7 if p == place else 10 for p in STOCK}


def test_a_hero_has_as_many_actions_as_force_in_any_split() -> None:
    """[night.actions, heroes] Force 4: three, then one, and it is over."""
    game = night()
    hero(game, 0, 4, "jel_zaer")
    game = begin(game, ChooseMove(0))
    game = chosen(game, 0, MoveHero(4, "jel_zaer", "nornaald"), Forage(collect=3))
    assert refused(game, 0, Forage(collect=2)).figures == {"needed": 2, "have": 1}
    game = chosen(game, 0, Forage(collect=1))
    assert stores(game, 0) == {"wood": 4}
    assert not pending(game)


def test_no_more_is_collected_than_is_left() -> None:
    """[night.collect] A place can be emptied, and no further."""
    game = night()
    game.stock["nornaald"] = 2
    game = begin(game, Visit(0, "nornaald", 5))
    refusal = refused(game, 0, Forage(collect=3))
    assert (refusal.reason, refusal.figures) == ("stock-short", {"needed": 3, "have": 2})
    assert refused(game, 0, Forage(collect=0)).reason == "at-least-one"
    assert chosen(game, 0, Forage(collect=2)).stock["nornaald"] == 0


def test_a_hero_may_go_to_an_emptied_place_and_collects_nothing() -> None:
    """[night.collect] Nothing is asked where nothing is left for all to see."""
    game = night()
    hero(game, 0, 5, "jel_zaer")
    game.stock["nornaald"] = 0
    game.game_piles["nornaald"] = []
    game = chosen(begin(game, ChooseMove(0)), 0, MoveHero(5, "jel_zaer", "nornaald"))
    assert not pending(game)
    assert stores(game, 0) == {}


def test_what_one_seat_may_do_with_its_secrets_does_not_change_who_is_asked() -> None:
    """[secrets.private] With game too big for the actions left the question is put all the same."""
    game = night()
    game.stock["nornaald"] = 0
    game.game_piles["nornaald"] = ["great_ardent"]
    game = begin(game, Visit(0, "nornaald", 1))
    assert legal(game, 0) == [Pass()]


def test_actions_left_over_are_lost() -> None:
    """[night.actions] Passing ends the visit."""
    game = chosen(begin(night(), Visit(0, "nornaald", 5)), 0, Forage(collect=1), Pass())
    assert not pending(game)
    assert stores(game, 0) == {"wood": 1}


def test_actions_of_all_kinds_mix() -> None:
    """[night.actions] In a city one may collect, take equipment, and collect again."""
    game = begin(night(), Visit(0, "kraveth", 3))
    game = chosen(game, 0, Forage(collect=1), Forage(gear=("plasma_saw",)), Forage(collect=1))
    assert stores(game, 0) == {"med": 2}
    assert [g.id for g in game.shelters[0].gear] == ["plasma_saw"]


def test_an_ash_storm_takes_an_action_from_each_hero() -> None:
    """[night.event.lasting, content.events] Force 3 then acts twice, force 5 four times."""
    for force in (3, 5):
        game = night()
        hero(game, 0, force, "jel_zaer")
        game.events_open = ["ash_storm"]
        game = chosen(begin(game, ChooseMove(0)), 0, MoveHero(force, "jel_zaer", "nornaald"))
        ((visit, _),) = pending(game)
        assert isinstance(visit, Visit)
        assert visit.actions == force - 1


def test_an_ash_storm_leaves_pressure_and_slots_alone() -> None:
    """[night.event.lasting, night.pressure, night.haciendas.slots] Only actions are fewer."""
    game = night()
    game.events_open = ["ash_storm"]
    hero(game, 0, 5, "jel_zaer")
    standing(game, 1, 3, "nornaald")
    owns(game, 1, wood=5)
    game = chosen(begin(game, ChooseMove(0)), 0, MoveHero(5, "jel_zaer", "nornaald"))
    ((asked, _),) = pending(game)
    assert isinstance(asked, FacePressure)
    assert asked.pressure == 2, "five presses three as ever"
    game = night()
    game.events_open = ["ash_storm"]
    hero(game, 0, 5, "sanedys")
    _, events = told(begin(game, ChooseMove(0)), 0, MoveHero(5, "sanedys", "haciendas"))
    taken = next(event.facts for event in events if event.name == "slot_taken")
    assert (taken["force"], taken["cans"], taken["survivors"]) == (5, *SLOTS[5])


def test_every_move_stands_a_hero_up_so_that_a_night_ends() -> None:
    """[night.move, night.move.order] Each seat moves each of its four heroes once, then it is day:
    a mover that stayed lying would be asked for ever."""
    game = night()
    for seat in (0, 1):
        four_heroes(game, seat, *PLACES[4 * seat :])
    game = begin(game, NextHero(0))
    moves = 0
    for _ in range(200):
        if not pending(game):
            break
        ((choice, (seat, *_)),) = pending(game)
        options = legal(game, seat)
        if isinstance(choice, ChooseMove):
            moves += 1
            lying = [h for h in game.shelters[seat].heroes if h.stance == LYING]
            game = chosen(game, seat, options[0])
            left = [h for h in game.shelters[seat].heroes if h.stance == LYING]
            assert len(left) == len(lying) - 1
        else:
            game = chosen(game, seat, options[-1])
    assert pending(game) == []
    assert moves == 2 * len(FORCES)


def test_what_is_taken_from_the_board_is_told_to_all() -> None:
    """[secrets.public] Move and harvest are public."""
    game = night()
    hero(game, 0, 5, "jel_zaer")
    game, events = told(begin(game, ChooseMove(0)), 0, MoveHero(5, "jel_zaer", "nornaald"))
    moved = {"seat": 0, "force": 5, "origin": "jel_zaer", "place": "nornaald"}
    assert [(e.name, e.seen_by(None)) for e in events] == [("moved", moved)]
    _, events = told(game, 0, Forage(collect=2))
    assert events[0].seen_by(1) == {
        "seat": 0, "place": "nornaald", "resource": "wood", "amount": 2,
    }  # fmt: skip
