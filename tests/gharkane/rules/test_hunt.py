"""Night, hunting: actions and ammo against resistance, for food."""

from __future__ import annotations

import pytest

from engine.games.gharkane.content import ANIMALS
from engine.games.gharkane.night.visit import Visit
from engine.games.gharkane.picks import Forage, Pass
from engine.games.gharkane.state import Gharkane
from engine.kernel import apply, legal, pending
from tests.gharkane.conftest import (
    begin,
    chosen,
    night,
    owns,
    refused,
    repaired,
    room,
    stores,
    told,
)


def hunting(animal: str = "lava_goat", actions: int = 5, ammo: int = 0) -> Gharkane:
    """Seat 0 with so many actions where that animal is on top."""
    game = night()
    game.game_piles["nornaald"] = ["ash_rodent", animal]
    owns(game, 0, ammo=ammo)
    return game


def visit(game: Gharkane, actions: int = 5) -> Gharkane:
    return begin(game, Visit(0, "nornaald", actions))


def hunt(ammo: int = 0, use: str = "none", animal: str = "lava_goat") -> Forage:
    return Forage(hunt=animal, ammo=ammo, use=use)


def hunts(game: Gharkane) -> list[tuple[int, str]]:
    """The ammo and the bonuses with which seat 0 may hunt."""
    ways = [p for p in legal(game, 0) if isinstance(p, Forage) and p.hunt != "none"]
    return [(p.ammo, p.use) for p in ways]


@pytest.mark.parametrize(
    ("animal", "resistance", "food"),
    [
        ("ash_rodent", 3, (2, 3, 4, 5)),
        ("grey_wader", 4, (3, 4, 5, 6)),
        ("lava_goat", 5, (4, 5, 6, 7)),
        ("rock_boar", 6, (5, 6, 7, 8)),
        ("great_ardent", 7, (7, 8, 9, 10)),
    ],
)
def test_each_animal_takes_its_resistance_and_gives_more_each_time(
    animal: str, resistance: int, food: tuple[int, ...]
) -> None:
    """[content.animals, night.hunt.cost, night.hunt.food] Base food, then one more for each of the
    kind already hunted, up to three."""
    assert ANIMALS[animal].resistance == resistance
    for before in range(6):
        game = hunting(animal)
        game.shelters[0].hunted = {animal: before, "other": 9}
        game = visit(game, actions=resistance)
        assert hunts(game) == [(0, "none")]
        assert hunts(visit(hunting(animal), resistance - 1)) == []
        after = chosen(game, 0, hunt(animal=animal))
        assert stores(after, 0) == {"food": food[min(before, 3)]}
        assert after.shelters[0].hunted[animal] == before + 1
        assert not pending(after), "all actions are spent"


def test_ammo_replaces_actions_but_one_action_is_spent_at_least() -> None:
    """[night.hunt.ammo] Resistance 5 with 3 actions: two to four ammo."""
    game = visit(hunting(ammo=9), 3)
    assert hunts(game) == [(2, "none"), (3, "none"), (4, "none")]
    assert refused(game, 0, hunt(5)).figures == {"most": 4}
    assert refused(game, 0, hunt(1)).reason == "actions-short"
    assert refused(game, 0, hunt(1)).figures == {"needed": 4, "have": 3}
    game = chosen(game, 0, hunt(4))
    assert stores(game, 0) == {"food": 4, "ammo": 5}
    ((question, _),) = pending(game)
    assert question.actions == 2


def test_no_more_ammo_is_spent_than_there_is() -> None:
    """[night.hunt.ammo] The refusal gives the figures."""
    game = visit(hunting(ammo=1), 3)
    refusal = refused(game, 0, hunt(2))
    assert (refusal.reason, refusal.figures) == ("ammo-short", {"needed": 2, "have": 1})


def test_only_the_top_animal_once_per_arrival_and_the_next_is_turned_up() -> None:
    """[night.hunt, dusk.game] The hero collects on, but does not hunt again; the next hero may.
    The pile is never filled up again."""
    game = visit(hunting("ash_rodent"), 5)
    before = game.barriers
    rodent = hunt(animal="ash_rodent")
    game = chosen(game, 0, rodent)
    assert game.game_piles["nornaald"] == ["ash_rodent"]
    assert game.barriers == before + 1
    assert legal(game, 0) == [Forage(collect=2), Pass()]
    assert refused(game, 0, rodent).reason == "already-hunted"
    game = chosen(game, 0, Pass())
    game = chosen(visit(game, 3), 0, rodent)
    assert stores(game, 0) == {"food": 2 + 3}
    assert refused(visit(game, 5), 0, hunt(0)).reason == "no-game-here"


def test_a_hunt_is_told_with_its_ammo() -> None:
    """[secrets.public] Ammo fired on the board is seen by all."""
    _, events = told(visit(hunting(ammo=2)), 0, hunt(1))
    assert events[0].seen_by(1) == {
        "seat": 0,
        "place": "nornaald",
        "animal": "lava_goat",
        "ammo": 1,
        "use": [],
        "food": 4,
    }


def test_a_toothed_trap_takes_two_off_one_hunt_a_turn() -> None:
    """[night.hunt.bonus, content.equipment, day.repair.once] Two copies work once."""
    game = hunting()
    repaired(game, 0, "toothed_trap", "toothed_trap")
    game = visit(game, 3)
    assert hunts(game) == [(0, "toothed_trap")]
    game = chosen(game, 0, hunt(0, "toothed_trap"))
    assert stores(game, 0) == {"food": 4}
    again = visit(game, 3)
    spent = hunt(0, "toothed_trap", "ash_rodent")
    assert refused(again, 0, spent).rule == "night.hunt.bonus"


def test_resistance_never_falls_below_one() -> None:
    """[night.hunt.bonus] Trap and lodge against three: one action, no ammo."""
    game = hunting("ash_rodent", ammo=3)
    repaired(game, 0, "toothed_trap")
    room(game, 0, "hunting_lodge")
    game = visit(game, 1)
    assert [way for way in hunts(game) if way[1] == "all"] == [(0, "all")]
    game = chosen(game, 0, hunt(0, "all", "ash_rodent"))
    assert stores(game, 0) == {"food": 2 + 1, "ammo": 3}


def test_a_hunting_lodge_helps_one_hunt_and_each_copy_once() -> None:
    """[night.hunt.bonus, content.rooms, day.build.copies, rooms.bonus] Resistance one less, one
    food more; one lodge a hunt, the other on another hunt; none while a place is free."""
    game = hunting()
    room(game, 0, "hunting_lodge")
    room(game, 0, "hunting_lodge")
    game = visit(game, 4)
    assert hunts(game) == [(0, "hunting_lodge")]
    game = chosen(game, 0, hunt(0, "hunting_lodge"))
    assert stores(game, 0) == {"food": 5}
    assert sorted(r.used for r in game.shelters[0].rooms) == [False, True]
    game = visit(game, 2)
    game = chosen(game, 0, hunt(0, "hunting_lodge", "ash_rodent"))
    assert stores(game, 0) == {"food": 5 + 3}
    assert all(r.used for r in game.shelters[0].rooms)

    partly = hunting()
    room(partly, 0, "hunting_lodge", survivors=2)
    assert hunts(visit(partly, 4)) == []


def test_panicked_game_is_tougher_by_one() -> None:
    """[night.event.lasting, content.events] Resistance 5 takes six."""
    game = hunting(ammo=6)
    game.events_open = ["panicked_game"]
    game = visit(game)
    assert hunts(game) == [(1, "none"), (2, "none"), (3, "none"), (4, "none"), (5, "none")]


def test_cities_have_no_game() -> None:
    """[night.hunt] Kraveth refuses."""
    game = begin(night(), Visit(0, "kraveth", 5))
    refusal = refused(game, 0, hunt(0))
    assert (refusal.rule, refusal.reason) == ("night.hunt", "no-game-here")


def test_hunting_leaves_the_game_given_alone() -> None:
    """[night.hunt] Piles of the state before are not touched."""
    game = visit(hunting())
    apply(game, 0, hunt(0))
    assert game.game_piles["nornaald"] == ["ash_rodent", "lava_goat"]
