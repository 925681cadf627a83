"""Laws of harm: what a hero suffers is at most what lies there, and ends when the game does."""

from __future__ import annotations

import pytest

from engine.games.the_others.content import HERO, NUMBERS, UPGRADE
from engine.games.the_others.doom import Advance, DrawOmen
from engine.games.the_others.heroes import board
from engine.games.the_others.heroes.board import Arrive
from engine.games.the_others.picks import Attack, Enlist, Move, Skip, Tempt
from engine.games.the_others.state import TheOthers
from engine.kernel import play
from tests.laws.walks import walk
from tests.the_others.tables import Dice, acting, asks, do, fresh, hero, laid


@pytest.mark.parametrize("id", HERO)
@pytest.mark.parametrize("upgrade", ["", *UPGRADE])
def test_harm_on_arrival_is_at_most_what_lies_there(id: str, upgrade: str) -> None:
    """[move.entering, tokens.fire, tokens.corruption, hero.power] Also after another hero entered
    in the same turn, and whatever a power kept off then."""
    for fires, taints in ((0, 0), (0, 1), (1, 0), (1, 2), (3, 3)):
        other = hero("odon" if id != "odon" else "vigie", "c2", seat=2)
        own = hero(id, "c2", upgrades=[upgrade] if upgrade else [])
        laid_there = {"b2": ["corruption"], "c1": ["fire"] * fires + ["corruption"] * taints}
        game = acting(other, own, tokens={place: on for place, on in laid_there.items() if on})
        Arrive(other.id, "b2").run(game)
        Arrive(id, "c1").run(game)
        entered = game.hero(id)
        assert entered is not None
        assert 0 <= entered.wounds <= min(fires, NUMBERS.entering)
        assert 0 <= entered.corruption <= min(taints, NUMBERS.entering)


def test_the_law_of_arrivals_holds_in_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """[move.entering] At every arrival of games played at random."""
    arrivals = 0

    def run(step: Arrive, game: TheOthers) -> None:
        nonlocal arrivals
        one = game.hero(step.hero)
        if one is None:
            return
        arrivals += 1
        wounds, level = one.wounds, one.corruption
        there = [*game.tokens.get(step.place, []), *game.hidden.get(step.place, [])]
        entered(step, game)
        fires, taints = (min(there.count(t), NUMBERS.entering) for t in ("fire", "corruption"))
        assert one.corruption - level <= taints
        assert one.corruption + one.wounds - level - wounds <= fires + taints

    entered = Arrive.run
    monkeypatch.setattr(board.Arrive, "run", run)
    for seed in range(6):
        game = fresh(4, seed, story="random", layout="random", sin="random")
        for seat, pick in walk(game, seed):
            play(game, seat, pick)
    assert arrivals > 150


def test_a_civilian_is_safe_though_its_hero_dies_entering() -> None:
    """[rescue.deliver] It is delivered before the fires there hurt."""
    led = hero(place="b2", wounds=4, escorts=1)
    game = acting(led, story="redemption", tokens={"a2": ["fire"]}, civilians={"c1": 1})
    game, events = do(game, 1, Move("a2"))
    assert game.fallen == ["vigie"]
    assert game.delivered == 1
    assert game.civilians == {"c1": 1}
    assert [event.name for event in events if event.name in ("delivered", "died")] == [
        "delivered",
        "died",
    ]


@pytest.mark.parametrize("gear", [[], ["extinguisher"]])
def test_the_last_civilian_wins_before_its_hero_dies(gear: list[str]) -> None:
    """[missions.win, rescue.deliver, end.tie] And nothing is told of the fires any more."""
    led = hero(place="b2", wounds=4, escorts=1, upgrades=gear)
    last = {"story": "redemption", "mission": 3, "delivered": 2, "reserve": []}
    game = acting(led, hero("ines", "c1", 2), tokens={"a2": ["fire"]}, **last)  # type: ignore[arg-type]
    game, events = do(game, 1, Move("a2"))
    assert game.result == (1, 2)
    assert game.fallen == []
    assert events[-1].name == "ended"


@pytest.mark.parametrize("step", [Advance(), DrawOmen()])
def test_nobody_is_hurt_once_the_game_is_over(step: object) -> None:
    """[death.loss, track.end, end.tie] The first of several dies and nobody can enter: nothing is
    told after the end, neither of the track's last step nor of a panic."""
    dying = [hero(wounds=4, corruption=7), hero("ines", "a1", 2, wounds=4, corruption=7)]
    game = laid(*dying, steps=[], track=8, omens=["panic"], reserve=[])
    game.new_events = []
    step.run(game)  # type: ignore[attr-defined]
    assert game.result == (0,)
    assert game.fallen == ["vigie"]
    assert game.new_events[-1].name == "ended"


def test_an_amulet_keeps_nothing_off_that_its_hero_takes_for_a_roll(dice: Dice) -> None:
    """[roll.temptation, upgrade.uses] The level rises, and its bonus counts; the amulet is kept."""
    one = hero(place="c2", corruption=2, upgrades=["amulet"])
    game, _ = do(acting(one, monsters={"c2": "abomination"}), 1, Attack("c2"))
    game, _ = do(game, 1, Tempt())
    assert dice.thrown[-1] == ("hero", 5)
    assert game.heroes[0].corruption == 3
    assert game.heroes[0].used == []


def dies_fighting(dice: Dice, **more: object) -> TheOthers:
    """A hero about to die kills one of the two monsters it fights."""
    one = hero(place="c2", wounds=4)
    game, _ = do(acting(one, monsters={"c2": "acolyte acolyte"}, **more), 1, Attack("c2"))  # type: ignore[arg-type]
    assert game.rolling is not None
    dice.set("fist", "claw claw")
    return game


def test_ashes_fall_though_the_hero_dies(dice: Dice) -> None:
    """[cards.words] A monster died: its fire is laid, and the roll is over."""
    game = dies_fighting(dice)
    assert game.rolling is not None
    game.rolling.ashes = 1
    game, _ = do(game, 1, Skip())
    assert game.fallen == ["vigie"]
    game, _ = do(game, 1, Enlist("saba"))
    assert game.tokens == {"c2": ["fire"]}
    assert game.rolling is None


def test_sewermen_slip_away_though_the_hero_dies(dice: Dice) -> None:
    """[acolytes.power] A monster that is left moves."""
    game = dies_fighting(dice)
    assert game.rolling is not None
    game.rolling.slip = 2
    game, _ = do(game, 1, Skip())
    game, _ = do(game, 1, Enlist("saba"))
    assert asks(game) == "Roam"


def test_a_hero_that_dies_before_its_dice_leaves_no_roll(dice: Dice) -> None:
    """[fight.order] The corruption it took killed it: nothing is thrown, no card takes effect."""
    one = hero(place="c2", wounds=4, corruption=7)
    game, _ = do(acting(one, monsters={"c2": "acolyte"}), 1, Attack("c2"))
    assert game.rolling is not None
    game.rolling.slip = 2
    game, _ = do(game, 1, Tempt())
    assert dice.thrown == []
    game, _ = do(game, 1, Enlist("saba"))
    assert game.rolling is None
    assert game.monsters == {"c2": ["acolyte"]}
