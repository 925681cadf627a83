"""Corrections by a game master that change who plays, and how often a hero's means were used."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from engine.corrections import NONE, SetFigure, correct, things_of
from engine.games.the_others.heroes.turn import Act, TurnOver
from engine.games.the_others.sins.reaction import Reaction
from engine.games.the_others.state import Roll, TheOthers, Turn
from engine.kernel import IllegalMove, Step, pending
from tests.the_others.tables import acting, hero, laid

OUT = {"pool": ["ines", "ursa"], "reserve": ["saba"], "fallen": ["aubin"]}


def turn_of(active: int, *ids: str) -> TheOthers:
    """The turn of one of these heroes; something is planned about each, and each has its seat."""
    heroes = [hero(id, seat=n + 1, wounds=n) for n, id in enumerate(ids)]
    planned: list[Step[Any]] = [Act(active + 1, ids[active]), TurnOver(ids[active])]
    planned += [Reaction(id) for id in ids]
    piles = {name: [*pile] for name, pile in OUT.items()}
    return laid(*heroes, turn=Turn(ids[active], 2), steps=planned, **piles)


def names(game: TheOthers) -> list[list[str]]:
    """Where heroes are named: in play, out of play, in the turn, in what is asked and planned."""
    assert game.turn
    steps = [*game.agenda, *(question for question, _ in pending(game))]
    planned = [getattr(step, "hero", "") for step in steps]
    out = (game.pool, game.reserve, game.fallen)
    return [[one.id for one in game.heroes], *map(list, out), [game.turn.hero], planned]


@pytest.mark.parametrize("ids", [*permutations(("bastien", "odon", "vigie"), 2)])
def test_a_hero_takes_the_place_of_another(ids: tuple[str, str]) -> None:
    """[correct] Both change places wherever they are named; a seat keeps what it has."""
    for active, slot in product((0, 1), repeat=2):
        game = turn_of(active, *ids)
        old = ids[slot]
        for new in (ids[1 - slot], *(id for pile in OUT.values() for id in pile)):
            after, _ = correct(game, SetFigure(f"set_hero_{slot + 1}", slot + 1, "", new))
            swap = {old: new, new: old}
            assert names(after) == [[swap.get(id, id) for id in row] for row in names(game)]
            assert [one.wounds for one in after.heroes] == [0, 1]


@pytest.mark.parametrize("ids", [*permutations(("bastien", "odon", "vigie"), 2)])
def test_a_hero_is_put_among_the_dead(ids: tuple[str, str]) -> None:
    """[correct] Its slot stays empty, whoever was out of play stays there; not in its own turn."""
    for active, slot in product((0, 1), repeat=2):
        game = turn_of(active, *ids)
        put = SetFigure(f"set_hero_{slot + 1}", slot + 1, "", NONE)
        if slot == active:
            with pytest.raises(IllegalMove, match="correction-unplayable"):
                correct(game, put)
            continue
        after, _ = correct(game, put)
        assert [one.id for one in after.heroes] == ["" if id == ids[slot] else id for id in ids]
        assert (after.pool, after.reserve) == (OUT["pool"], OUT["reserve"])
        assert after.fallen == [*OUT["fallen"], ids[slot]]
        assert after.turn == game.turn


def test_nobody_is_replaced_in_the_middle_of_a_roll() -> None:
    """[correct] Neither any hero nor its place."""
    game = turn_of(0, "odon", "vigie")
    game.rolling = Roll("odon", "clean", "a2")
    for what, of, value in (("set_hero_2", "", "odon"), ("set_place", "vigie", "c2")):
        with pytest.raises(IllegalMove, match="correction-unfinished"):
            correct(game, SetFigure(what, 2 if what == "set_hero_2" else -1, of, value))


@pytest.mark.parametrize("boxes", range(3))
def test_each_first_aid_box_may_have_been_used(boxes: int) -> None:
    """[upgrade.uses] None up to all that the hero has face up; other powers once."""
    one = hero("bastien", upgrades=["first_aid"] * boxes, used=["cleansed"])
    things = {thing.what: thing for thing in things_of(acting(one))}
    used = things.get("set_used_aid")
    assert list(getattr(used, "values", [0])) == [*range(boxes + 1)]
    assert ("set_used_aid" in things) == bool(boxes)
    assert getattr(things["set_used_cleansed"], "value", "") == "yes"
    assert "set_used_ward" not in things
