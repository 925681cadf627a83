"""Harm and death, dark pasts, the Apocalypse track and its cards."""

from __future__ import annotations

from itertools import product

import pytest

from engine.games.the_others.doom import Advance, DrawOmen, Past, corrupt, wound
from engine.games.the_others.picks import Accuse, Enlist, Lay, March, Seize, Summon
from engine.games.the_others.sins.board import Roam
from engine.games.the_others.state import Hero, TheOthers, Turn
from engine.kernel import start
from tests.the_others.tables import asked, asks, do, hero, laid, offers


def planning(*heroes: Hero, **more: object) -> TheOthers:
    """A table on which something is about to happen by itself."""
    game = laid(*heroes, steps=[], **more)  # type: ignore[arg-type]
    game.here = game.agenda
    return game


def advanced(track: int, **more: object) -> TheOthers:
    """The track has just gone on to this step."""
    return laid(steps=[Advance()], track=track - 1, **more)  # type: ignore[arg-type]


def omen(card: str, **more: object) -> TheOthers:
    """An apocalypse card has been turned up."""
    return laid(steps=[DrawOmen()], omens=[card], **more)  # type: ignore[arg-type]


def past(card: str, **more: object) -> TheOthers:
    """A dark past shows."""
    one = hero("vigie", "c2", past=card, bared=True, upgrades=["vest"])
    return laid(one, steps=[Past("vigie")], story="corruption", pasts=["debt"], **more)  # type: ignore[arg-type]


# --- harm and death


def test_the_fifth_wound_kills() -> None:
    """[death.wounds, death.replaced] Another of the reserve enters at the start, with nothing but
    the turns that are left."""
    game = planning(hero("vigie", "c2", turns=1, extra=2, upgrades=["vest"], district="a1"))
    wound(game, game.heroes[0], 6)
    game = start(game)
    assert game.fallen == ["vigie"]
    assert game.upgrade_discards == ["vest"]
    assert asked(game) == [1]
    game, _ = do(game, 1, Enlist("odon"))
    one = game.heroes[0]
    assert (one.id, one.place, one.wounds, one.corruption, one.upgrades) == ("odon", "a2", 0, 0, [])
    assert (one.turns, one.extra, one.district) == (1, 2, "a1")
    assert game.reserve == ["saba"]


@pytest.mark.parametrize(("whose", "dies"), [*product(("bastien", "odon", "vigie"), repeat=2)])
def test_a_turn_ends_with_the_death_of_its_hero(whose: str, dies: str) -> None:
    """[death.replaced, turn.over] Not with that of another, whom it has led into a fire."""
    ids = ("bastien", "odon", "vigie")
    game = planning(*(hero(id, seat=n + 1) for n, id in enumerate(ids)), turn=Turn(whose, 2))
    wound(game, game.heroes[ids.index(dies)], 5)
    assert game.turn == (None if whose == dies else Turn(whose, 2))


def test_the_sins_win_when_nobody_can_enter() -> None:
    """[death.loss] A hero dies and the reserve is empty."""
    game = laid(hero(), hero("ines", seat=2), steps=[], reserve=[])
    wound(game, game.heroes[0], 5)
    assert game.result == (0,)


def test_one_of_the_reserve_replaces_one_hero() -> None:
    """[death.loss, death.replaced] Where two die of the same thing, one of them is not replaced."""
    dying = [hero(wounds=4), hero("ines", seat=2, wounds=4)]
    for reserve, result in ((["odon"], (0,)), (["odon", "saba"], None)):
        game = laid(*dying, steps=[Advance()], track=8, reserve=reserve)
        assert game.result == result


def test_corruption_beyond_the_last_level_is_wounds() -> None:
    """[corruption.track] Seven is the last."""
    game = laid(hero(corruption=6), steps=[])
    corrupt(game, game.heroes[0], 3)
    assert (game.heroes[0].corruption, game.heroes[0].wounds) == (7, 2)


def test_civilians_stay_where_their_hero_dies() -> None:
    """[rescue.deliver] They wait there."""
    game = laid(hero(place="c2", escorts=1), steps=[], story="redemption")
    wound(game, game.heroes[0], 5)
    assert game.civilians == {"c2": 1}


# --- dark pasts


def test_a_past_shows_at_the_last_level() -> None:
    """[past.shown] Once, and all see it."""
    game = planning(hero(past="old_wound", corruption=6), story="corruption")
    corrupt(game, game.heroes[0], 1)
    assert game.heroes[0].bared
    game = start(game)
    assert game.heroes[0].wounds == 1
    game.here = game.agenda
    corrupt(game, game.heroes[0], 1)
    assert game.heroes[0].wounds == 2


def test_what_pasts_do() -> None:
    """[past.shown] Nothing, a wound, upgrades gone, cards, the track, a nest and an acolyte, a
    traitor."""
    assert past("clean_conscience").heroes[0].wounds == 0
    assert past("old_wound").heroes[0].wounds == 1
    assert past("debt").heroes[0].upgrades == []
    assert len(past("accomplice", sin_deck=["doubt", "taint"]).hand) == 2
    assert past("zealot", sin_deck=["doubt"]).track == 1
    broken = past("broken_bond")
    assert broken.tokens == {"c2": ["nest"]}
    assert broken.monsters == {"c2": ["acolyte"]}
    traitor = past("traitor")
    assert traitor.fallen == ["vigie"]
    assert traitor.monsters == {"c2": ["abomination"]}


# --- the track


def test_what_the_steps_of_the_track_bring() -> None:
    """[track.steps, monsters.special] A card, controller, omens, a reaction, avatar, a nest."""
    assert len(advanced(1, sin_deck=["doubt"]).hand) == 1
    assert advanced(2).monsters == {"d2": ["controller"]}
    for step in (3, 6, 8):
        assert advanced(step, omens=["eclipse"]).omen_discards == ["eclipse"]
    four = advanced(4)
    assert (four.more_reactions, four.reactions) == (1, 3)
    assert advanced(5).monsters == {"d2": ["avatar"]}
    seven = advanced(7)
    assert asks(seven) == "LayToken"
    assert {pick.space for pick in offers(seven, 0, Lay)} == set(seven.city.streets)
    there = advanced(2, monsters={"c2": "controller"})
    assert there.monsters == {"c2": ["controller"]}


def test_at_its_end_every_step_hurts() -> None:
    """[track.end] A corruption and a wound for each hero, at step nine and after."""
    for step in (9, 14):
        game = advanced(step)
        assert [(one.corruption, one.wounds) for one in game.heroes] == [(1, 1)] * 2


# --- apocalypse cards


def test_cards_that_the_sins_carry_out() -> None:
    """[track.omens] Ash on bare districts, tide beside altars, a rift, acolytes, a howl."""
    ash = omen("rain_of_ash", monsters={"c1": "acolyte"})
    assert {pick.space for pick in offers(ash, 0, Lay)} == set(ash.districts()) - {"c1"}
    ash, _ = do(ash, 0, Lay("fire", "c3"))
    assert "c3" not in {pick.space for pick in offers(ash, 0, Lay)}
    tide = omen("dark_tide", altars=["c3"])
    assert {pick.space for pick in offers(tide, 0, Lay)} == {"b3", "d3", "c2"}
    tide, _ = do(tide, 0, Lay("corruption", "b3"))
    assert asks(tide) != "LayToken", "one beside each altar"
    three = omen("dark_tide", altars=["c1", "d2", "c3"])
    three, _ = do(three, 0, Lay("corruption", "b1"), Lay("corruption", "e2"))
    assert {pick.space for pick in offers(three, 0, Lay)} == {"b3", "d3", "c2"}
    assert asks(omen("rift")) == "LayToken"
    brood = omen("infestation", dead="acolyte")
    brood, _ = do(brood, 0, Summon("acolyte", "d1"), Summon("acolyte", "e2"))
    assert brood.dead == []
    howl = omen("howl", monsters={"d1": "abomination abomination", "e2": "abomination"})
    howl, _ = do(howl, 0, March("abomination", "d1", "c1"), March("abomination", "d1", "d2"))
    howl, _ = do(howl, 0, March("abomination", "e2", "e1"))
    assert howl.monsters == {s: ["abomination"] for s in ("c1", "d2", "e1")}
    assert not howl.agenda


def test_cards_that_happen() -> None:
    """[track.omens] Panic, eclipse, confession, rumour."""
    assert [one.corruption for one in omen("panic").heroes] == [1, 1]
    assert omen("eclipse").dim == 2
    sinner = hero("ines", "a1", 2, corruption=3)
    the_others = laid(hero(), sinner, steps=[DrawOmen()], omens=["confession"], story="corruption")
    assert [one.corruption for one in the_others.heroes] == [0, 5]
    three = hero(corruption=3), hero("ines", "a1", 2, corruption=3), hero("bastien", "c1", 3)
    tied = laid(*three, steps=[DrawOmen()], omens=["confession"], story="corruption", seats=4)
    assert offers(tied, 0, Accuse) == [Accuse("vigie"), Accuse("ines")]
    assert [one.corruption for one in do(tied, 0, Accuse("vigie"))[0].heroes] == [5, 3, 0]
    lost = omen(
        "rumour", story="redemption", civilians={"c1": 1, "e3": 1}, monsters={"c2": "acolyte"}
    )
    assert (lost.civilians, lost.lost, lost.track) == ({"e3": 1, "c3": 1}, 1, 0)
    waiting = {"c1": 1, "c3": 1, "e1": 1}
    the_others = omen("rumour", story="redemption", civilians=waiting, monsters={"c2": "acolyte"})
    assert offers(the_others, 0, Seize) == [Seize("c1"), Seize("c3")]
    the_others, _ = do(the_others, 0, Seize("c3"))
    assert the_others.civilians == {"c1": 1, "e1": 1, "e3": 1}


def test_roaming_needs_such_a_monster() -> None:
    """[track.omens] Only abominations howl."""
    assert not laid(steps=[Roam("c2", 1, "abomination")], monsters={"c2": "acolyte"}).agenda
