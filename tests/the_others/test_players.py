"""Computers on both sides. What the evaluation wants is asked one pick deep."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.the_others import PACKAGE as others
from engine.games.the_others.picks import (
    Assault,
    Attack,
    Break,
    City,
    Close,
    EndTurn,
    Enlist,
    Incarnate,
    March,
    Move,
    Pass,
    PlayCard,
)
from engine.games.the_others.sins.reaction import React
from engine.games.the_others.state import TheOthers
from engine.kernel import legal, pending, play, question
from engine.players import (
    Player,
    easy_pick,
    hard_pick,
    normal_pick,
    one_deep_pick,
    random_pick,
)
from engine.rng import advance
from engine.weights import Terms, Weights
from tests.the_others.tables import do, fresh, hero, laid


def heroes_win(games: int, sins_play: object, heroes_play: object) -> float:
    """The share of games of three that the heroes win."""
    won, seed = 0, 5
    for n in range(games):
        game = fresh(3, seed=n + 1, sin="random")
        while game.result is None:
            seat = next(s for _, found in pending(game) for s in found)
            seed, chance = advance(seed)
            player = sins_play if seat == game.sins else heroes_play
            play(game, seat, player(game, seat, chance))  # type: ignore[operator]
        won += game.sins not in game.result
    return won / games


def test_each_side_beats_chance() -> None:
    """Heroes that think against Sins that do not, and the other way round; one pick deep, which is
    what the search of the stronger ones begins with."""
    even = heroes_win(6, random_pick, random_pick)
    assert heroes_win(6, random_pick, one_deep_pick) > even
    assert heroes_win(6, one_deep_pick, random_pick) <= even


@pytest.mark.parametrize("player", [easy_pick, normal_pick, hard_pick])
def test_the_sins_are_another_sin_each_time(player: Player) -> None:
    picks = {player(fresh(2, seed=seed), 0, seed) for seed in range(12)}
    assert len({pick.sin for pick in picks if isinstance(pick, Incarnate)}) >= 4
    assert len({pick.acolytes for pick in picks if isinstance(pick, Incarnate)}) > 1


def test_teams_and_reserves_differ_from_game_to_game() -> None:
    """Which heroes are the best together is not known: each deal has others, the stronger more
    often."""
    teams, reserves = set(), set()
    for seed in range(8):
        game, draw = fresh(3, seed=seed), seed
        while not game.round:
            seat = next(s for _, found in pending(game) for s in found)
            draw, chance = advance(draw)
            play(game, seat, one_deep_pick(game, seat, chance))
        teams.add(frozenset(one.id for one in game.heroes))
        reserves.add(frozenset(game.reserve))
    assert len(teams) >= 4
    assert len(reserves) >= 3


def test_curfew_is_played_where_a_hero_needs_its_district() -> None:
    """The Sins close what would heal a hero that is badly hurt; where nothing is lost they keep
    the card."""
    for wounds, place, wanted in (
        (4, "a1", PlayCard("curfew")),
        (0, "a1", Pass()),
        (4, "c2", Pass()),
    ):
        game = laid(hero("vigie", place, wounds=wounds), hand="curfew")
        assert one_deep_pick(game, 0, 1) == wanted
        if wanted != Pass():
            game, _ = do(game, 0, wanted)
            assert one_deep_pick(game, 0, 1) == Close("a1")


def test_a_hero_fights_a_weak_monster_and_heals_when_it_is_hurt() -> None:
    game = laid(hero("bastien", "c2", district="a1"), monsters={"c2": "acolyte"})
    assert one_deep_pick(game, 1, 1) == Attack("c2")
    hurt = laid(hero("vigie", "a1", wounds=4))
    assert one_deep_pick(hurt, 1, 1) == City()


def test_a_shooter_shoots_from_afar_and_a_team_wants_it() -> None:
    game = laid(hero("vigie", "a2", district="b2"), monsters={"c2": "abomination"})
    assert one_deep_pick(game, 1, 1) == Attack("c2")
    new = fresh(4)
    new, _ = do(new, 0, one_deep_pick(new, 0, 1))
    assert one_deep_pick(new, 1, 1) == Enlist("vigie")


def test_a_hero_goes_where_the_mission_wants_it() -> None:
    table = {"story": "corruption", "mission": 3, "altars": ["c2"], "monsters": {"e3": "acolyte"}}
    game = laid(hero("saba", "a2", district="a1"), **table)  # type: ignore[arg-type]
    moves = one_deep_pick(game, 1, 1)
    assert moves in (Move("b2"), Move("a2"))
    game, _ = do(game, 1, moves)
    game, _ = do(game, 1, one_deep_pick(game, 1, 2))
    assert game.heroes[0].place == "c2"
    assert one_deep_pick(game, 1, 3) == Break()


def test_the_sins_march_on_the_wounded() -> None:
    board = {"c1": "abomination"}
    team = [hero("vigie", "c2", wounds=4), hero("bastien", "a3", 2)]
    game, _ = do(laid(*team, monsters=board), 1, EndTurn())
    assert one_deep_pick(game, 0, 1) == March("abomination", "c1", "c2")


def test_the_sins_attack_the_wounded() -> None:
    game = laid(hero("vigie", "c2", wounds=3), monsters={"c2": "abomination abomination"})
    game, _ = do(game, 1, EndTurn())
    assert one_deep_pick(game, 0, 1) == Assault()


@pytest.mark.parametrize(("player", "ahead"), [(normal_pick, 1), (hard_pick, 2)])
def test_normal_looks_to_the_end_of_a_turn_with_its_reaction_and_hard_to_that_of_the_next(
    player: Player, ahead: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[TheOthers] = []
    judge = others.judge
    assert others.AHEAD is not None
    assert judge is not None

    def noted(game: TheOthers, seat: int, weights: Weights) -> Terms:
        seen.append(game)
        return judge(game, seat, weights)

    monkeypatch.setattr(others, "judge", noted)
    game = fresh(3, seed=4)
    while type(question(game, asked := pending(game)[0][1][0])).__name__ != "Act":
        play(game, asked, one_deep_pick(game, asked, 1))
    seen.clear()
    assert player(game, asked, 1) in legal(game, asked)
    turns: set[Any] = {others.turn(world) for world in seen} - {others.turn(game)}
    assert len(turns) == ahead
    ends = [world for world in seen if others.turn(world) == min(turns)]  # fewest turns are left
    assert all(not isinstance(world.agenda[-1], React) for world in ends)
    assert len({world.round for world in seen}) == 1


def test_the_value_of_a_game_that_is_over() -> None:
    game = laid(hero(), result=(0,), steps=[])
    assert others.value(game, 0) > 0 > others.value(game, 1)
