"""The missions of the three stories."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.games import Offer
from bot.games.the_others.preview import preview
from bot.texts import LOCALES
from engine.games.the_others import PACKAGE as others
from engine.games.the_others.content import STORY
from engine.games.the_others.missions import BRANCHES, AgreeOnBranch, check
from engine.games.the_others.picks import Attack, Branch, Break, Clean, Move, Rescue, Skip, Sweep
from engine.games.the_others.state import Hero, TheOthers
from engine.kernel import start
from tests.draw.moments import LIBRARY
from tests.the_others.tables import Dice, acting, asked, asks, do, hero, laid, offers, refused, seen


def reached(
    mission: int, branch: str = "", heroes: Sequence[Hero] = (), **more: object
) -> TheOthers:
    """A table in this mission, whose progress has been checked."""
    game = laid(*heroes, steps=[], mission=mission, branch=branch, **more)  # type: ignore[arg-type]
    game.here = game.agenda
    check(game)
    return start(game)


def needed(game: TheOthers) -> int:
    goal = game.goal()
    assert goal is not None
    return game.figure(goal.counts)


def test_a_mission_is_accomplished_at_once(dice: Dice) -> None:
    """[missions.order, missions.branch] By the kill that was missing; then the heroes choose."""
    game = acting(hero(place="c2"), hero("ines", "a1", 2), monsters={"c2": "acolyte"})
    game.tally["kills"] = needed(game) - 1
    dice.set("fist")
    game, events = do(game, 1, Attack("c2"), Skip())
    assert seen(events, "mission_done")
    assert (game.mission, game.tally) == (2, {})
    assert asks(game) == "AgreeOnBranch"
    assert asked(game) == [1, 2]


def test_a_mission_that_is_accomplished_already_counts_when_it_begins() -> None:
    """[missions.order, monsters.gone] The controller died before anybody asked for it."""
    game = reached(1, tally={"kills": 99}, gone=["controller"], seats=2)
    game, events = do(game, 1, Branch("a"))
    assert [facts["mission"] for facts in seen(events, "mission_done")] == [2]
    assert game.mission == 3
    assert "avatar" in game.monsters["d2"]


def test_two_heroes_hold_one_altar_as_one() -> None:
    """[missions.order] Each altar counts once, however many stand there."""
    heroes = [hero(place="c1"), hero("bastien", "c1", 2)]
    altars = ["c1", "d2", "c3"]
    game = reached(2, "b", story="corruption", heroes=heroes, altars=altars)
    assert game.mission == 2
    heroes[1].place = "c3"
    assert reached(2, "b", story="corruption", heroes=heroes, altars=altars).mission == 3


def test_the_sins_decide_where_heroes_differ() -> None:
    """[missions.branch] Where they agree they go that way."""
    game = reached(1, tally={"kills": 99}, seats=3)
    same, _ = do(game, 1, Branch("b"))
    same, _ = do(same, 2, Branch("b"))
    assert same.branch == "b"
    game, _ = do(game, 1, Branch("a"))
    before = game.barriers
    game, _ = do(game, 2, Branch("b"))
    assert game.barriers > before, "nobody takes back a way once it shows what others chose"
    assert asked(game) == [0]
    game, _ = do(game, 0, Branch("a"))
    assert game.branch == "a"
    assert game.monsters == {"d2": ["controller"]}


def test_one_who_is_alone_just_chooses() -> None:
    """[missions.branch] With two at the table."""
    game = reached(1, tally={"kills": 99}, seats=2)
    game, _ = do(game, 1, Branch("b"))
    assert game.branch == "b"


def test_a_special_monster_enters_once() -> None:
    """[monsters.special] One that is dead makes its mission done."""
    game = reached(2, "a", gone=["controller"])
    assert game.mission == 3
    assert game.monsters == {"d2": ["avatar"]}


def test_the_last_mission_wins() -> None:
    """[missions.win, goal] At once, for all the heroes' seats."""
    game = reached(3, gone=["avatar"], seats=4)
    assert game.result == (1, 2, 3)


def test_terror_without_nests() -> None:
    """[missions.order] No removable nest, a hero at the gate, no monsters there."""
    at_gate = (hero(place="d2"), hero("ines", "a1", 2))

    def done(*team: object, **more: object) -> bool:
        game = laid(*(team or at_gate), steps=[], mission=2, branch="b", **more)  # type: ignore[arg-type]
        check(game)
        return game.mission == 3

    assert done()
    assert not done(tokens={"a1": ["nest"]})
    assert not done(monsters={"d2": "acolyte"})
    assert not done(hero(place="c2"))


def test_corruption_is_purged_altars_are_held_and_broken(dice: Dice) -> None:
    """[missions.order, altar.break, action.story] Tokens, two altars held, then broken with two
    fists."""
    game = acting(hero(place="c1"), story="corruption", tokens={"c1": ["pentacle"]})
    game.tally = {"corruption": needed(game) - 1}
    dice.set("fist")
    game, _ = do(game, 1, Clean(), Skip())
    assert game.mission == 2
    held = {"story": "corruption", "altars": ["c1", "d2", "c3"], "mission": 2, "branch": "b"}
    team = (hero(place="c1"), hero("ines", "c3", 2))
    for more, mission in (({}, 3), ({"tokens": {"c3": ["fire"]}}, 2)):
        game = laid(*team, steps=[], **held, **more)  # type: ignore[arg-type]
        check(game)
        assert game.mission == mission
    game = acting(hero(place="c1"), story="corruption", altars=["c1", "c3"], mission=3)
    dice.set("fist")
    failed, _ = do(game, 1, Break(), Skip())
    assert failed.altars == ["c1", "c3"]
    dice.set("fist fist")
    game, _ = do(game, 1, Break(), Skip())
    assert game.altars == ["c3"]
    assert game.tally["altars"] == 1
    assert refused(acting(story="corruption"), 1, Break()).reason == "no-altar"


def test_civilians_are_rescued_and_brought_to_safety(dice: Dice) -> None:
    """[rescue.roll, rescue.deliver, action.story] One fist, no monsters there, one at a time."""
    game = acting(hero(place="b2"), story="redemption", civilians={"b2": 2}, left=2)
    dice.set("fist")
    game, _ = do(game, 1, Rescue(), Skip())
    assert (game.heroes[0].escorts, game.civilians) == (1, {"b2": 1})
    game, _ = do(game, 1, Move("a2"))
    assert (game.heroes[0].escorts, game.delivered) == (0, 1)
    full = acting(hero(place="b2", escorts=1), story="redemption", civilians={"b2": 1})
    assert refused(full, 1, Rescue()).reason == "nobody-here"
    beset = acting(
        hero(place="b2"), story="redemption", civilians={"b2": 1}, monsters={"b2": "acolyte"}
    )
    assert not offers(beset, 1, Rescue)


def test_redemption_counts_those_who_are_safe() -> None:
    """[missions.order, rescue.lost] One of two heroes' two civilians safe, then a sweep or kills,
    then both; the lost count for nothing, but in games of the first edition, which ask for more."""
    assert reached(1, story="redemption", lost=9, civilians={"c1": 1}).mission == 1
    assert reached(3, story="redemption", delivered=1, lost=9).result is None
    assert reached(1, story="redemption", lost=1, edition=1).mission == 1
    assert reached(1, story="redemption", lost=2, edition=1).mission == 2
    assert reached(3, story="redemption", delivered=1, lost=2, edition=1).result == (1, 2)
    game = reached(1, story="redemption", delivered=1, civilians={"c1": 1})
    assert asks(game) == "AgreeOnBranch"
    swept = {"story": "redemption", "branch": "b", "tally": {"tokens": 4}, "civilians": {"c1": 1}}
    assert reached(2, **swept).mission == 3  # type: ignore[arg-type]
    assert reached(2, **swept, tokens={"c1": ["fire"]}).mission == 2  # type: ignore[arg-type]
    assert reached(2, **swept, tokens={"c2": ["fire"]}).mission == 3  # type: ignore[arg-type]
    assert reached(3, story="redemption", delivered=2).result == (1, 2)
    assert Sweep("fire", "c1").verb == "sweep"


@pytest.mark.parametrize("story", list(STORY))
@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_chooses_a_way_is_told_what_it_asks_and_how_it_went(
    story: str, locale: str
) -> None:
    """[missions.branch] Heroes and, where they differ, the Sins; nobody chooses blindly."""
    texts = LIBRARY.texts(locale, others.NAME, ("Zoé", "Luc", "Anaïs", "Ève"))
    game = laid(steps=[AgreeOnBranch()], story=story, mission=2)
    for way, row in zip(BRANCHES, STORY[story].missions[1].branches, strict=True):
        seen = others.view(game, 1)
        told = " ".join(preview(seen, Offer("whole", None, (Branch(way),)), texts))
        assert texts.word(row.goal) in told
        assert f"({game.figure(row.counts)})" in told
        assert f" {row.won} " in told
    assert others.view(reached(2, "a", story=story), 1).ways == ()
