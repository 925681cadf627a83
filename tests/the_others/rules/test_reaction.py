"""Reactions of the Sins."""

from __future__ import annotations

import pytest

from engine.games.the_others.picks import Assault, EndTurn, March, Move, Pass, PlayCard, Seize, Skip
from engine.games.the_others.state import TheOthers
from engine.kernel import IllegalMove, apply
from tests.the_others.tables import Dice, asks, do, hero, laid, offers, refused, seen


def turned(**more: object) -> TheOthers:
    """The only hero's turn at C2 is over."""
    game = laid(hero(place="c2"), **more)  # type: ignore[arg-type]
    while asks(game) == "SinMoment":
        game, _ = do(game, 0, Pass())
    game, _ = do(game, 1, EndTurn())
    return game


def test_a_reaction_moves_a_monster_and_then_fights(dice: Dice) -> None:
    """[reaction.when, reaction.spend, reaction.move, reaction.fight] One token for both."""
    game = turned(monsters={"d1": "abomination"})
    assert asks(game) == "React"
    assert not offers(game, 0, Assault)
    game, _ = do(game, 0, March("abomination", "d1", "c2"))
    assert game.reactions == 1
    assert refused(game, 0, March("abomination", "c2", "c1")).reason == "has-marched"
    game, _ = do(game, 0, Assault())
    assert game.reactions == 1
    assert asks(game) == "Temptation"
    dice.set("", "claw claw tentacle")
    game, _ = do(game, 1, Skip())
    assert (game.heroes[0].wounds, game.heroes[0].corruption) == (2, 1)


def test_both_parts_are_optional() -> None:
    """[reaction.spend, reaction.when] Nothing done costs nothing; at most one reaction a turn."""
    game = turned(monsters={"c2": "acolyte"})
    kept, _ = do(game, 0, Pass())
    assert kept.reactions == 2
    marched, _ = do(game, 0, March("acolyte", "c2", "c1"))
    assert asks(marched) != "React"
    assert marched.reactions == 1


def test_any_march_may_be_put_together() -> None:
    """[reaction.move] Up to two spaces, further for those that are fast; no further."""
    game = turned(monsters={"e3": "abomination"})
    after, _ = do(game, 0, March("abomination", "e3", "d2"))
    assert after.monsters == {"d2": ["abomination"]}
    with pytest.raises(IllegalMove):
        apply(game, 0, March("abomination", "e3", "c2"))
    fast = turned(monsters={"e3": "abomination"}, sin="lust")
    after, _ = do(fast, 0, March("abomination", "e3", "c2"))
    assert after.monsters == {"c2": ["abomination"]}


@pytest.mark.parametrize(
    ("monsters", "listed"),
    [
        (
            {"b3": "acolyte", "e2": "acolyte", "a3": "acolyte", "c1": "abomination"},
            ["c1 c2", "b3 c2", "e2 c2", "c1 b1", "b3 b1"],
        ),
        ({"e3": "acolyte", "a1": "abomination"}, ["e3 e2", "e3 d3", "e3 e1", "e3 d2", "e3 c3"]),
    ],
)
def test_the_marches_that_are_listed(monsters: dict[str, str], listed: list[str]) -> None:
    """[reaction.move] Those to the hero, then those of the nearest monsters to where something is
    to be had; if nothing is in reach, all of the nearest one."""
    altars = ["b1"] if "c1" in monsters else []
    marches = offers(turned(monsters=monsters, altars=altars), 0, March)
    assert [f"{pick.at} {pick.space}" for pick in marches] == listed


def test_no_menu_lists_more_than_24_marches() -> None:
    """[reaction.move] Others can be put together."""
    everywhere = dict.fromkeys(("a1", "b1", "d1", "a3", "b3", "d3"), "acolyte abomination")
    game = turned(monsters=everywhere, civilians=dict.fromkeys(("a2", "b2", "d2", "e2", "c1"), 1))
    assert len(offers(game, 0, March)) == 24
    do(game, 0, March("abomination", "a1", "a3"))


def test_without_tokens_there_is_no_reaction() -> None:
    """[reaction.count] Nor a question."""
    assert asks(turned(monsters={"c2": "acolyte"}, reactions=0)) == "Act"


def test_no_reaction_against_the_dead(dice: Dice) -> None:
    """[reaction.dead] The hero dies in its turn: the token is kept."""
    game = laid(hero(place="c2", wounds=4), monsters={"c2": "acolyte"})
    dice.set(theirs="claw")
    game, _ = do(game, 1, Move("c1"))
    assert game.fallen == ["vigie"]
    assert asks(game) == "Replace"
    game, _ = do(game, 1, offers(game, 1, object)[0])  # type: ignore[type-abstract]
    assert asks(game) == "Act"
    assert game.reactions == 2


def test_an_ambush_moves_two_more_monsters() -> None:
    """[cards.words, cards.moments, reaction.move] Beside the usual one; none of them twice."""
    game = turned(monsters={"d1": "acolyte", "d3": "acolyte", "e2": "abomination"}, hand="ambush")
    game, _ = do(game, 0, PlayCard("ambush"))
    assert game.reactions == 2
    game, _ = do(game, 0, March("acolyte", "d1", "c1"))
    assert "c1" not in {pick.at for pick in offers(game, 0, March)}
    with pytest.raises(IllegalMove):
        apply(game, 0, March("acolyte", "c1", "c2"))
    game, _ = do(game, 0, March("acolyte", "d3", "c2"), March("abomination", "e2", "c2"))
    assert game.monsters == {"c1": ["acolyte"], "c2": ["acolyte", "abomination"]}
    assert game.reactions == 1
    assert not offers(game, 0, March)
    assert offers(game, 0, Assault)


def test_a_monster_alone_with_civilians_takes_one() -> None:
    """[reaction.seize, rescue.lost] Instead of fighting: it is lost, and another shows
    up where the story lays one, on the first space without civilians and monsters."""
    game = turned(story="redemption", monsters={"c1": "acolyte"}, civilians={"c1": 1, "e3": 1})
    crowded = turned(
        story="redemption",
        monsters=dict.fromkeys(("c1", "c3", "e1", "d1"), "acolyte"),
        civilians={"c1": 1, "e3": 1, "c3": 1},
    )
    old = turned(
        story="redemption",
        monsters={"c1": "acolyte"},
        civilians={"c1": 1, "e3": 1},
        edition=1,
        mission=2,
        branch="b",
    )
    game, events = do(game, 0, Seize("c1"))
    assert game.civilians == {"e3": 1, "c3": 1}
    assert seen(events, "civilian_came") == [{"place": "c3"}]
    assert (game.lost, game.track, game.reactions) == (1, 0, 1)
    assert do(crowded, 0, Seize("c1"))[0].civilians == {"e3": 1, "c3": 1, "e1": 1}
    full = turned(
        story="redemption",
        monsters=dict.fromkeys(("c1", "c3", "e1", "e3", "d1"), "acolyte"),
        civilians={"c1": 1},
    )
    assert do(full, 0, Seize("c1"))[0].civilians == {"c3": 1}
    old, _ = do(old, 0, Seize("c1"))
    assert (old.civilians, old.track) == ({"e3": 1}, 1), "the first edition"
    guarded = laid(
        hero(place="c1"), story="redemption", civilians={"c1": 1}, monsters={"c1": "acolyte"}
    )
    guarded, _ = do(guarded, 1, EndTurn())
    assert not offers(guarded, 0, Seize)
