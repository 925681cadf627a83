"""Corrections by a game master that change who plays, and how often a hero's means were used."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from engine.corrections import NONE, MovePiece, SetFigure, correct, things_of
from engine.games.the_others.content import NUMBERS, TOKENS
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
    """Both change places wherever they are named; a seat keeps what it has."""
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
    """Its slot stays empty, whoever was out of play stays there; not in its own turn."""
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
    """Neither any hero nor its place."""
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


@pytest.mark.parametrize("hidden", range(4))
def test_a_space_holds_three_tokens_face_up_or_down(hidden: int) -> None:
    """[tokens.room] Of each kind as many as there is room for beside what else lies there; one
    more comes face down only into room."""
    for lying in (lying for n in range(4 - hidden) for lying in product(TOKENS, repeat=n)):
        down = {"c2": ["fire"] * hidden} if hidden else {}
        game = acting(tokens={"c2": [*lying]} if lying else {}, hidden=down, bag=["nest"])
        free = NUMBERS.tokens - len(lying) - hidden
        things = {(thing.what, thing.of): thing for thing in things_of(game)}
        for token in TOKENS:
            values = getattr(things[f"set_tokens_{token}", "c2"], "values", ())
            assert [*values] == [*range(lying.count(token) + free + 1)]
            kept = [one for one in lying if one != token]
            for n in {*values} - {lying.count(token)}:
                after, _ = correct(game, SetFigure(f"set_tokens_{token}", -1, "c2", n))
                laid_now = sorted([*kept, *[token] * n], key=TOKENS.index)
                assert after.tokens == ({"c2": laid_now} if laid_now else {})
        assert getattr(things["set_hidden", "c2"], "room", None) == bool(free) == game.room("c2")


@pytest.mark.parametrize("carried", range(4))
def test_a_hero_carries_three_upgrades_face_up_or_down(carried: int) -> None:
    """[upgrade.limit] What it has may be turned; another is added only into room."""
    cards = ["vest", "boots", "salt"][:carried]
    one = hero(upgrades=[*cards], down=cards[:1])
    game = acting(one, upgrades=["radio"])
    for goal in ("set_upgrades", "set_down"):
        move = MovePiece("set_upgrade_deck", -1, "", "radio", goal, -1, one.id)
        if carried < NUMBERS.upgrades:
            after, _ = correct(game, move)
            assert sorted(after.heroes[0].upgrades) == sorted([*cards, "radio"])
            assert ("radio" in after.heroes[0].down) == (goal == "set_down")
        else:
            with pytest.raises(IllegalMove, match="correction-no-place"):
                correct(game, move)
    for n, card in enumerate(cards):
        goal, source = ("set_down", "set_upgrades") if n else ("set_upgrades", "set_down")
        after, _ = correct(game, MovePiece(source, -1, one.id, card, goal, -1, one.id))
        assert sorted(after.heroes[0].upgrades) == sorted(cards)
        assert (card in after.heroes[0].down) == bool(n)
