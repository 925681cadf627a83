"""Before the first round: sides, sin, team, city."""

from __future__ import annotations

from engine.games.the_others import PACKAGE as others
from engine.games.the_others.content import HERO, LEADERS, NUMBERS
from engine.games.the_others.options import Options
from engine.games.the_others.picks import Enlist, Incarnate
from engine.games.the_others.state import TheOthers
from engine.kernel import EVERYTHING, apply, legal
from tests.the_others.tables import asked, asks, do, fresh, offers, refused, seen


def begun(seats: int = 3, seed: int = 1, **options: str) -> TheOthers:
    """A game whose sin and team are chosen, each the first that is offered."""
    game = fresh(seats, seed, **options)
    while not game.round:
        seat = asked(game)[0]
        game, _ = apply(game, seat, legal(game, seat)[0])
    return game


def test_chance_draws_the_sins_where_no_record_says_who() -> None:
    """[setup.sides] One against all, told to everybody."""
    games = [others.new_game(4, seed, Options()) for seed in range(1, 40)]
    assert {game.sins for game in games} == {0, 1, 2, 3}
    for game in games:
        assert asked(game) == [game.sins]
        assert others.sides(game) == ((game.sins,), tuple({0, 1, 2, 3} - {game.sins}))
        told = seen(game.new_events, "sides")
        assert told == [{"seat": game.sins, "rivals": game.team}]


def test_a_record_says_who_the_sins_are() -> None:
    """[setup.sides] Like the roles of a lobby."""
    game = fresh(4)
    assert (game.sins, others.sides(game)) == (0, ((0,), (1, 2, 3)))


def test_the_sins_choose_a_sin_and_a_group() -> None:
    """[setup.sin] Of seven and of three, unless the options name the sin."""
    assert len(offers(fresh(), 0, Incarnate)) == 21
    named = offers(fresh(sin="envy"), 0, Incarnate)
    assert {pick.sin for pick in named} == {"envy"}
    assert len(named) == 3


def test_the_team_is_chosen_in_turn() -> None:
    """[setup.team, setup.heroes, setup.reserve] As many play as the table has, two in reserve."""
    for seats, playing in ((2, 2), (3, 2), (4, 3), (5, 4)):
        game = begun(seats)
        assert len(game.heroes) == playing
        assert len(game.reserve) == 2
        assert len({*game.reserve, *(hero.id for hero in game.heroes)}) == playing + 2
    assert [hero.seat for hero in begun(2).heroes] == [1, 1]
    assert [hero.seat for hero in begun(4).heroes] == [1, 2, 3]
    assert len(begun(3, reserve="lean").reserve) == 1
    assert len(begun(3, reserve="ample").reserve) == 3


def test_one_of_the_team_is_a_leader() -> None:
    """[setup.leader] The last seat to pick takes one if nobody has."""
    game, _ = do(fresh(), 0, Incarnate("pride", "choristers"))
    for id in ("bastien", "ursa", "vigie"):
        game, _ = do(game, asked(game)[0], Enlist(id))
    assert asks(game) == "EnlistOne"
    assert offers(game, asked(game)[0], Enlist) == [Enlist(id) for id in LEADERS]
    assert refused(game, asked(game)[0], Enlist("saba")).reason == "no-leader"


def test_monsters_and_tokens_lie_as_the_story_says() -> None:
    """[setup.monsters, setup.city] By the number of heroes; heroes are at the start."""
    for seats, acolytes, abominations in ((2, 3, 2), (4, 4, 3), (5, 5, 4)):
        game = begun(seats)
        board = [kind for kinds in game.monsters.values() for kind in kinds]
        assert board.count("acolyte") == acolytes
        assert board.count("abomination") == abominations
        assert {hero.place for hero in game.heroes} == {"a2"}
    game = begun(4, story="redemption")
    assert sum(game.civilians.values()) == 3
    assert sorted(game.hidden) == ["a3", "b2", "d2", "e2"]
    assert begun(3, layout="b").heroes[0].place == "e2"


def test_the_sins_hold_five_cards_that_nobody_else_sees() -> None:
    """[setup.hand] Heroes see only how many."""
    game = begun()
    assert len(game.hand) == NUMBERS.hand == 5
    assert others.view(game, 0).hand == tuple(game.hand)
    assert others.view(game, 1).hand is None
    assert others.view(game, None).hand_size == 5


def test_dark_pasts_are_dealt_in_the_story_of_corruption() -> None:
    """[past.dealt] One each, that its own seat alone sees."""
    game = begun(4, story="corruption")
    assert all(hero.past for hero in game.heroes)
    assert not any(hero.past for hero in begun(4).heroes)
    for viewer in (0, 1, None):
        for hero in others.view(game, viewer).heroes:
            assert bool(hero.past) == (hero.seat == viewer)
    assert all(hero.past for hero in others.view(game, EVERYTHING).heroes)


def test_every_hero_is_somewhere() -> None:
    game = begun(5)
    assert len(game.pool) + len(game.reserve) + len(game.heroes) == len(HERO)
    assert Options().story == "terror"
