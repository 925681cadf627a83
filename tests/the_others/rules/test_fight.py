"""Fights: what goes into the dice, what fists, shields and corruption do."""

from __future__ import annotations

from dataclasses import astuple
from itertools import product, starmap
from types import SimpleNamespace

import pytest

from engine.games.the_others.fights.fight import SpendFists, SpendShields, roll_steps
from engine.games.the_others.fights.rolls import BeginRoll, hero_dice, read_roll, sin_dice
from engine.games.the_others.picks import (
    Attack,
    Block,
    Carry,
    City,
    Kill,
    Pass,
    Reroll,
    Skip,
    Summon,
    Tempt,
)
from engine.games.the_others.state import Hero, Roll, TheOthers
from engine.kernel import IllegalMove, apply, offered
from tests.the_others.referee import Referee
from tests.the_others.tables import Dice, acting, asks, do, hero, laid, offers, refused, seen


def fought(game: TheOthers, at: str = "c2") -> TheOthers:
    """The first hero fights, without corruption."""
    after, _ = do(game, 1, Attack(at), Skip())
    return after


def stands(*heroes: Hero, monsters: str = "acolyte", **more: object) -> TheOthers:
    """Heroes at C2, with monsters."""
    team = heroes or (hero(place="c2"),)
    return acting(*team, monsters={"c2": monsters}, **more)  # type: ignore[arg-type]


def counts(game: TheOthers, **roll: object) -> tuple[int, int]:
    """Hero dice and sin dice of a fight of the first hero in its space."""
    one = game.heroes[0]
    made = Roll(one.id, "fight", one.place, **roll)  # type: ignore[arg-type]
    return hero_dice(game, one, made), sin_dice(game, one, made)


# --- its beginning


@pytest.mark.parametrize(
    ("who", "kind", "place", "begins"),
    [
        ("vigie", "fight", "c2", True),
        ("vigie", "fight", "c3", False),
        ("vigie", "clean", "c3", True),
        ("odon", "fight", "c2", False),
        ("odon", "clean", "c3", False),
    ],
)
def test_a_fight_begins_where_monsters_are_and_a_roll_with_a_living_hero(
    who: str, kind: str, place: str, begins: bool
) -> None:
    """[fight.all, action.clean] By the moment it begins, either may be dead."""
    step = BeginRoll(who, kind, place, False)
    game = laid(hero(place="c2"), monsters={"c2": "acolyte"}, steps=[step])
    assert (game.rolling is not None) == begins


# --- dice


def test_hero_dice() -> None:
    """[fight.dice, fight.helpers] Combat, a blade, each other hero, Ursa's wounds."""
    assert counts(stands())[0] == 3
    assert counts(stands(hero(place="c2", upgrades=["blessed_blade"])))[0] == 4
    helped = [hero("vigie", "c2"), *(hero(id, "c2", 2) for id in ("ines", "saba", "odon"))]
    assert counts(stands(*helped))[0] == 6
    assert counts(stands(*helped, edition=2))[0] == 5, "two helped at most in older editions"
    assert counts(stands(*helped), no_help=True)[0] == 3
    assert counts(stands(hero("ursa", "c2", wounds=4)))[0] == 5


def test_sin_dice() -> None:
    """[fight.all, fight.sin_dice] All monsters there, pentacles, ten at most."""
    assert counts(stands(monsters="acolyte abomination", sin="greed"))[1] == 3
    assert counts(stands(tokens={"c2": ["pentacle"]}, sin="greed"))[1] == 2
    assert counts(stands(monsters="avatar controller abomination abomination"))[1] == 10
    assert counts(stands(sin="greed"), more=2)[1] == 3


def test_what_sins_add() -> None:
    """[sin.passive] Pride against a hero alone, wrath when they attack, envy of equipment."""
    assert counts(stands(sin="pride"))[1] == 2
    assert counts(stands(hero(place="c2"), hero("ines", "c2", 2), sin="pride"))[1] == 1
    assert counts(stands(sin="wrath"), by_sins=True)[1] == 2
    assert counts(stands(sin="wrath"))[1] == 1
    rich = hero(place="c2", upgrades=["vest", "boots"])
    assert counts(stands(rich, hero("ines", "c1", 2, upgrades=["vest"]), sin="envy"))[0] == 2
    poor = hero("ines", "c2", upgrades=["vest"])
    assert (
        counts(stands(poor, hero("vigie", "c1", 2, upgrades=["vest", "boots"]), sin="envy"))[0] == 3
    )


def test_some_monsters_strike_without_dice(dice: Dice) -> None:
    """[fight.all] Pride's controller has a claw of its own."""
    game = fought(stands(monsters="controller", sin="pride"))
    assert game.heroes[0].wounds == 1


def test_bursts_throw_more_dice() -> None:
    """[roll.burst] As many more as there are bursts; they are no fists themselves."""
    seen_bursts = 0
    for seed in range(1, 30):
        game, _ = do(stands(), 1, Attack("c2"))
        game.seed = seed
        _, events = do(game, 1, Skip())
        roll = seen(events, "rolled")[0]
        assert len(roll["dice"]) == 3 + roll["dice"].count("burst")
        assert roll["fists"] == roll["dice"].count("fist") + roll["dice"].count("both")
        seen_bursts += roll["dice"].count("burst")
    assert seen_bursts


# --- range


def test_range_reaches_monsters_that_do_not_answer(dice: Dice) -> None:
    """[fight.ranged, hero.power] Vigie two spaces, a carbine one more."""
    game = acting(hero("vigie", "a2"), monsters={"c2": "acolyte", "d2": "acolyte"})
    assert offers(game, 1, Attack) == [Attack("c2")]
    dice.set("fist", "claw claw")
    after = fought(game)
    assert dice.thrown[0] == ("sin", 0)
    assert after.heroes[0].wounds == 0
    assert after.dead == ["acolyte"]
    far = acting(hero("vigie", "a2", upgrades=["carbine"]), monsters={"d2": "acolyte"})
    assert offers(far, 1, Attack) == [Attack("d2")]


def test_nobody_shoots_out_of_a_brawl() -> None:
    """[fight.brawl] With monsters in its space a hero fights those."""
    game = acting(hero("vigie", "c2"), monsters={"c2": "acolyte", "d2": "acolyte"})
    assert offers(game, 1, Attack) == [Attack("c2")]
    assert refused(game, 1, Attack("d2")).rule == "action.fight"


def test_the_poacher_hunts_lone_monsters(dice: Dice) -> None:
    """[hero.power] A fist more against one, none against two."""
    game = acting(hero("braconnier", "b2"), monsters={"c2": "acolyte"})
    assert fought(game).dead == ["acolyte"]
    game = acting(hero("braconnier", "b2"), monsters={"c2": "acolyte acolyte"})
    assert fought(game).dead == []


# --- corruption


def test_corruption_taken_for_a_bonus(dice: Dice) -> None:
    """[roll.temptation] The bonus is that of the level it comes to."""
    game, _ = do(stands(hero(place="c2", corruption=2)), 1, Attack("c2"))
    assert asks(game) == "Temptation"
    after, _ = do(game, 1, Tempt())
    assert after.heroes[0].corruption == 3
    assert dice.thrown[-1] == ("hero", 5)


def test_the_last_level_costs_a_wound_and_still_helps(dice: Dice) -> None:
    """[corruption.track] Two dice and two fists."""
    game, _ = do(stands(hero(place="c2", corruption=7), monsters="abomination"), 1, Attack("c2"))
    game, _ = do(game, 1, Tempt())
    assert dice.thrown[-1] == ("hero", 5)
    assert (game.heroes[0].corruption, game.heroes[0].wounds) == (7, 1)
    assert game.dead == ["abomination"]


# --- fists


def test_the_hero_deals_its_fists_out(dice: Dice) -> None:
    """[fight.fists] As many as a monster's toughness kill it; what is put together is checked."""
    dice.set("fist fist blank")
    game = fought(stands(monsters="acolyte acolyte abomination"))
    assert asks(game) == "SpendFists"
    assert set(offers(game, 1, Kill)) == {Kill(2, 0, 0, 0), Kill(0, 1, 0, 0)}
    with pytest.raises(IllegalMove):
        apply(game, 1, Kill(2, 1, 0, 0))
    after, _ = do(game, 1, Kill(0, 1, 0, 0))
    assert after.dead == ["abomination"]
    assert after.kills == 1


@pytest.mark.parametrize(
    "monsters",
    [
        "acolyte acolyte abomination",
        "abomination controller",
        "controller avatar",
        "acolyte abomination controller avatar",
    ],
)
@pytest.mark.parametrize("fists", [1, 2, 4, 7, 9])
def test_every_way_to_spend_fists_may_be_put_together(monsters: str, fists: int) -> None:
    """[fight.fists, monsters.damage] As the referee counts them, damage of before included."""
    spend = [SpendFists(1, "vigie", "c2", fists)]
    hurt = {"controller": 5, "avatar": 13}
    game = laid(hero(place="c2"), monsters={"c2": monsters}, damage=hurt, steps=spend)
    needs = {"acolyte": 1, "abomination": 2, "controller": 2, "avatar": 3}
    there = SimpleNamespace(monsters=lambda _: monsters.split())
    ways = Referee.ways_to_kill(there, "c2", fists, needs)  # type: ignore[arg-type]
    if asks(game) == "SpendFists":
        every = starmap(Kill, product(range(3), range(3), range(5), range(5)))
        assert [pick for pick in every if offered(game, 1, pick)] == sorted(ways, key=astuple)
    else:
        assert len(ways) == 1
        assert game.kills == sum(astuple(ways[0])[:2]) + len(game.gone)


def test_damage_stays_on_controller_and_avatar_alone(dice: Dice) -> None:
    """[monsters.damage, monsters.gone, monsters.special] Killed they are gone for ever."""
    dice.set("fist fist fist")
    game = fought(stands(monsters="controller"))
    assert game.damage == {"controller": 3}
    assert game.toughness("controller") == 4
    dice.set("fist fist fist")
    again = stands(hero(place="c2"), monsters="controller", damage={"controller": 4})
    game = fought(again)
    assert game.gone == ["controller"]
    assert not game.damage
    assert not game.monsters


def test_the_first_kill_of_a_round_cleanses_bastien(dice: Dice) -> None:
    """[hero.power] One corruption, once a round."""
    dice.set("fist fist")
    game = fought(stands(hero("bastien", "c2", corruption=3), monsters="acolyte acolyte"))
    assert game.heroes[0].corruption == 2
    dice.set("fist")
    worn = stands(hero("bastien", "c2", corruption=3), monsters="avatar", damage={"avatar": 15})
    game = fought(worn)
    assert (game.gone, game.heroes[0].corruption) == (["avatar"], 2)
    tower = acting(hero("bastien", "e1", corruption=3), monsters={"d1": "acolyte"})
    game, _ = do(tower, 1, City(), Carry("snipe"))
    assert (game.dead, game.heroes[0].corruption) == (["acolyte"], 2)


# --- shields


def test_shields_stop_claws_or_tentacles(dice: Dice) -> None:
    """[fight.shields, fight.harm] As the hero likes, armour among them."""
    dice.set("shield", "claw tentacle claw")
    game = fought(stands(hero("vigie", "c2", upgrades=["vest"]), monsters="abomination acolyte"))
    assert asks(game) == "SpendShields"
    assert offers(game, 1, Block) == [Block(2), Block(1)]
    claws, _ = do(game, 1, Block(2))
    assert (claws.heroes[0].wounds, claws.heroes[0].corruption) == (0, 1)
    both, _ = do(game, 1, Block(1))
    assert (both.heroes[0].wounds, both.heroes[0].corruption) == (1, 0)


@pytest.mark.parametrize(("claws", "tentacles"), [*product(range(4), repeat=2)])
def test_what_shields_do_not_stop_harms(claws: int, tentacles: int) -> None:
    """[fight.shields, fight.harm] Each stops one or the other, and none is kept back."""
    for shields in range(6):
        roll = Roll("vigie", "fight", "c2", rolled=True)
        roll.shields, roll.claws, roll.tentacles = shields, claws, tentacles
        game = laid(hero(place="c2"), rolling=roll, steps=[SpendShields(1, "vigie")])
        ways = {
            (claws - n, max(0, tentacles - (shields - n)))
            for n in range(min(shields, claws) + 1)
            if shields - n <= tentacles or n == claws
        }
        blocks = offers(game, 1, Block) if asks(game) == "SpendShields" else []
        after = [do(game, 1, block)[0] for block in blocks] or [game]
        assert {(one.heroes[0].wounds, one.heroes[0].corruption) for one in after} == ways


def test_monsters_that_die_strike_all_the_same(dice: Dice) -> None:
    """[fight.order] Kills come first and change nothing of the claws."""
    dice.set("fist", "claw")
    game = fought(stands())
    assert game.dead == ["acolyte"]
    assert game.heroes[0].wounds == 1


def test_gluttony_feeds_on_wounds(dice: Dice) -> None:
    """[sin.passive] A dead acolyte returns, on the free nest that the Sins like, once a round;
    corruption beyond the last level wounds too."""

    def fed(theirs: str, **more: object) -> TheOthers:
        dice.set("", theirs)
        one = hero(place="c2", corruption=7)
        game = stands(one, sin="gluttony", monsters="abomination", **more)
        game, _ = do(game, 1, Attack("c2"))
        game, _ = do(game, 0, *offers(game, 0, Pass))
        game, _ = do(game, 1, Skip())
        return game

    for theirs in ("claw blank", "tentacle blank"):
        game = fed(theirs, dead="acolyte acolyte")
        assert {pick.space for pick in offers(game, 0, Summon)} == {"d1", "d3", "e2"}
        game, _ = do(game, 0, Summon("acolyte", "e2"))
        assert game.dead == ["acolyte"]
        assert game.digested
        assert asks(game) == "Act"
    assert not fed("blank", dead="acolyte").digested
    assert not fed("claw").digested, "there was no dead acolyte"


# --- throwing again


def test_a_leader_steadies_others(dice: Dice) -> None:
    """[hero.power] Aubin lets another hero in his space throw one die again, not himself."""
    dice.set("blank shield fist fist")
    game = fought(stands(hero("vigie", "c2"), hero("aubin", "c2", 2), monsters="abomination"))
    assert asks(game) == "ThrowAgain"
    dice.set("fist")
    game, events = do(game, 1, Reroll("blank"))
    assert seen(events, "rerolled")
    assert asks(game) != "ThrowAgain"
    alone = fought(stands(hero("aubin", "c2"), hero("vigie", "c2", 2)))
    assert asks(alone) != "ThrowAgain"


def test_a_roll_that_is_kept_is_asked_about_once(dice: Dice) -> None:
    """[hero.power, upgrade.uses] Two ways to throw again; older editions asked for each."""
    team = (hero("vigie", "c2", upgrades=["notebook"]), hero("aubin", "c2", 2))
    for edition, asked_again in ((3, False), (2, True)):
        dice.set("blank shield fist fist")
        game = fought(stands(*team, monsters="abomination", edition=edition))
        assert asks(game) == "ThrowAgain"
        game, _ = do(game, 1, Skip())
        assert (asks(game) == "ThrowAgain") is asked_again
    dice.set("blank shield fist fist")
    game = fought(stands(*team, monsters="abomination"))
    game, _ = do(game, 1, Reroll("blank"))
    assert asks(game) == "ThrowAgain", "the notebook is still unused"


def test_a_notebook_throws_all_again_once_a_round(dice: Dice) -> None:
    """[upgrade.uses] The whole roll."""
    dice.set("blank blank blank")
    game = fought(stands(hero("vigie", "c2", upgrades=["notebook"]), monsters="abomination"))
    dice.set("fist fist fist")
    game, _ = do(game, 1, Reroll("all"))
    assert game.dead == ["abomination"]
    assert game.heroes[0].used == ["reroll"]


@pytest.mark.parametrize("kind", ["break_altar", "clean", "fight", "rescue"])
def test_what_counts_in_a_fight_alone(kind: str) -> None:
    """[fight.dice, fight.sin_dice, action.clean, action.story, cards.moments] Monsters, armour,
    blades and what hunts one monster; the Sins are asked before it. Salt is for cleaning."""
    one = hero("braconnier", "c2", upgrades=["blessed_blade", "salt", "vest"])
    game = acting(one, monsters={"c2": "controller"}, hand="frenzy")
    roll = Roll(one.id, kind, "c2", faces=["both"])
    read_roll(game, one, roll)
    counted = (sin_dice(game, one, roll), roll.claws, roll.shields, roll.fists)
    assert counted == ((3, 1, 2, 2) if kind == "fight" else (0, 0, 0, 1))
    dice = hero_dice(game, one, roll)
    assert dice == {"break_altar": 2, "clean": 3, "fight": 4, "rescue": 2}[kind]
    begun = laid(one, monsters={"c2": "controller"}, hand="frenzy",
                 steps=roll_steps(game, one, kind, "c2"))  # fmt: skip
    assert asks(begun) == ("SinMoment" if kind == "fight" else "Temptation")
    assert seen(begun.new_events, "fight_began" if kind == "fight" else "roll_began")
