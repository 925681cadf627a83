"""What the heroes' computer plans for the missions, in turns of a hero."""

from __future__ import annotations

from typing import Any

from engine.games.the_others import PACKAGE as others
from engine.games.the_others.computer.plan import TRIES, Task, plan
from engine.games.the_others.missions import AgreeOnBranch
from engine.games.the_others.picks import Branch
from engine.games.the_others.state import Hero, TheOthers
from engine.kernel import play
from engine.players import one_deep_pick
from tests.the_others.tables import hero, laid


def turns(game: TheOthers) -> float:
    """The turns that the story needs, all of the way counted."""
    made = plan(game)
    return made.rest + sum(made.turns(game, one, 1.0) for one in game.alive())


def rescuing(*team: Hero, **more: Any) -> TheOthers:
    """A table of the story that asks for civilians."""
    return laid(
        *team, **{"story": "redemption", "steps": [], "civilians": {"c1": 1, "e3": 1}, **more}
    )


def test_each_hero_fetches_another_civilian() -> None:
    """The first mission asks for one and the last for two: both heroes go at once, each for the
    one that is nearer to it, and round the monsters that a longer way avoids."""
    tasks = plan(rescuing(hero(place="b1"), hero("ines", "d3", 2))).tasks
    assert {name: task.place for name, task in tasks.items()} == {"vigie": "c1", "ines": "e3"}
    guarded = rescuing(
        hero(place="a2"), hero("ines", "a2", 2), monsters={"c1": "abomination abomination"},
        civilians={"c1": 1, "c3": 1}, delivered=1,
    )  # fmt: skip
    assert [task.place for task in plan(guarded).tasks.values()] == ["c3"]


def test_each_step_of_a_rescue_saves_turns() -> None:
    """So a computer that looks one turn ahead sees what it is worth: a space nearer, a civilian
    taken, a space nearer to the start; what is delivered is behind them."""
    table: dict[str, Any] = {"civilians": {"c1": 1}, "delivered": 1}
    far, near = rescuing(hero(place="a1"), **table), rescuing(hero(place="c1"), **table)
    led = rescuing(hero(place="c1", escorts=1), civilians={}, delivered=1)
    home = rescuing(hero(place="a2", escorts=1), civilians={}, delivered=1)
    safe = rescuing(hero(place="a2"), civilians={}, delivered=2)
    assert turns(far) - turns(near) == 1.0
    assert round(turns(near) - turns(led), 9) == TRIES["rescue"]
    assert turns(led) - turns(home) == 1.5
    assert turns(home) == turns(safe)
    assert plan(led).tasks["vigie"] == Task("a2")


def test_what_the_story_asks_for_later_counts_now() -> None:
    """The controller may die before its mission, wounds of the avatar stay; a civilian that no hero
    can fetch yet is still to be fetched."""
    whole = laid(steps=[])
    hurt, dead = laid(steps=[], damage={"avatar": 6}), laid(steps=[], gone=["controller"])
    assert plan(whole).lasting == {"controller", "avatar"}
    assert turns(hurt) < turns(whole) > turns(dead)
    alone: dict[str, Any] = {"civilians": {"c1": 1, "c3": 1}, "mission": 3}
    one, both = (
        rescuing(hero(place="a2"), **alone),
        rescuing(hero(place="a2"), delivered=1, **alone),
    )
    assert turns(one) > turns(both)


def test_fires_are_what_is_left_of_a_swept_city() -> None:
    table: dict[str, Any] = {
        "story": "redemption",
        "mission": 2,
        "branch": "b",
        "delivered": 2,
        "steps": [],
    }
    burning = laid(hero(), tokens={"b2": ["fire"] * 3}, tally={"tokens": 4}, **table)
    swept = laid(hero(), tokens={"b2": ["fire"]}, tally={"tokens": 4}, **table)
    assert turns(burning) > turns(swept)
    assert plan(burning).tasks["vigie"].place == "b2"


def test_altars_are_shared_out() -> None:
    """To break them and to hold them."""
    team = hero(place="b1"), hero("ines", "d3", 2)
    table: dict[str, Any] = {
        "story": "corruption",
        "altars": ["c1", "d2", "c3"],
        "delivered": 0,
        "steps": [],
    }
    for mission, branch in ((3, ""), (2, "b")):
        tasks = plan(laid(*team, mission=mission, branch=branch, **table)).tasks
        assert len({task.place for task in tasks.values()}) == 2


def test_the_seats_agree_on_the_shorter_way() -> None:
    """Also where the controller is dead already, so that the avatar comes at once: a seat that
    votes for the other way only leaves it to the Sins."""
    team = hero(place="a2"), hero("ines", "a2", 2)
    game = laid(*team, mission=2, gone=["controller"], steps=[AgreeOnBranch()])
    for seat in (1, 2):
        for seed in range(4):
            assert one_deep_pick(game, seat, seed) == Branch("a")
        play(game, seat, Branch("a"))
    assert game.mission == 3
    assert others.value(game, 1) > -1000
