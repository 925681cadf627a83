"""Conditions and figures that limit heroes, their upgrades and their helpers."""

from __future__ import annotations

import pytest

from engine.games.the_others.content import NUMBERS
from engine.games.the_others.fights.rolls import hero_dice, sin_dice
from engine.games.the_others.picks import (
    Attack,
    Break,
    Carry,
    City,
    Clean,
    Join,
    Keep,
    Lead,
    PlayCard,
    Reroll,
    Rescue,
    Skip,
    Snipe,
    Steal,
    Suffer,
    Throw,
    Transit,
)
from tests.the_others.rules.test_limits import before, rolling
from tests.the_others.tables import Dice, acting, asks, do, hero, laid, offers


def test_salt_is_for_cleaning_alone() -> None:
    """[upgrade.uses] It helps neither a rescue nor against an altar, nor in a fight."""
    one = hero(place="c1", upgrades=["salt"])
    game = acting(one, story="corruption", altars=["c1"], mission=3)
    dice = {
        kind: hero_dice(game, one, rolling(game, kind))
        for kind in ("clean", "rescue", "break_altar")
    }
    assert dice == {"clean": 3, "rescue": 2, "break_altar": 2}
    assert hero_dice(game, one, rolling(game)) == 3


def test_a_blade_is_for_fights_alone() -> None:
    """[upgrade.uses, fight.dice] It helps nobody clean; two of them are two dice."""
    one = hero(place="c1", upgrades=["blessed_blade", "blessed_blade"])
    game = acting(one)
    assert hero_dice(game, one, rolling(game)) == 5
    assert hero_dice(game, one, rolling(game, "clean")) == 2


def test_a_burst_is_not_thrown_again(dice: Dice) -> None:
    """[hero.power, roll.burst] Its die has been thrown already; each other face once, and one die a
    roll."""
    dice.set("burst blank blank")
    game = acting(hero("vigie", "c2"), hero("aubin", "c2", 2), monsters={"c2": "abomination"})
    game, _ = do(game, 1, Attack("c2"), Skip())
    assert offers(game, 1, Reroll) == [Reroll("blank")]
    dice.set("fist")
    game, _ = do(game, 1, Reroll("blank"))
    assert asks(game) != "ThrowAgain"


def test_sin_dice_are_ten_at_most_and_each_hero_helps() -> None:
    """[fight.sin_dice, fight.helpers] Pentacles count for each."""
    team = [hero("vigie", "c2"), *(hero(id, "c2", 2) for id in ("ines", "saba", "odon"))]
    game = acting(*team, monsters={"c2": "acolyte"}, tokens={"c2": ["pentacle", "pentacle"]})
    assert sin_dice(game, team[0], rolling(game)) == 3
    assert sin_dice(game, team[0], rolling(game, more=20)) == NUMBERS.sin_dice == 10
    assert hero_dice(game, team[0], rolling(game)) == 6


@pytest.mark.parametrize("fists", range(5))
def test_an_altar_takes_two_fists_and_a_civilian_one(dice: Dice, fists: int) -> None:
    """[altar.break, rescue.roll] Not fewer; more do no more."""
    mine = " ".join(["both"] * fists + ["blank"])
    game = acting(hero("ines", "c1"), hero("ursa", "c1", 2),
                  story="corruption", altars=["c1"], mission=3)  # fmt: skip
    dice.set(mine)
    assert do(game, 1, Break(), Skip())[0].altars == (["c1"] if fists < 2 else [])
    led = acting(hero("saba", "c1"), story="redemption", civilians={"c1": 2})
    dice.set(mine)
    led, _ = do(led, 1, Rescue(), Skip())
    assert (led.civilians["c1"], led.heroes[0].escorts) == ((1, 1) if fists else (2, 0))


def test_ines_leads_whom_she_stands_beside() -> None:
    """[hero.power] One space away, not two; once a round, and never herself."""
    for place, led in (("a2", True), ("b2", True), ("c2", False), ("b1", False)):
        game = acting(hero("ines"), hero("vigie", place, 2))
        assert bool(offers(game, 1, Lead)) == led
    used = acting(hero("ines", used=["lead"]), hero("vigie", "b2", 2))
    assert not offers(used, 1, Lead)


def test_the_watchtower_reaches_two_spaces(dice: Dice) -> None:
    """[city.effects] Three are too far; what one fist cannot hurt is no target."""
    game = acting(hero(place="e1"), monsters={"d2": "acolyte", "e3": "acolyte", "d3": "acolyte"})
    game, _ = do(game, 1, City(), Carry("snipe"))
    assert {pick.at for pick in offers(game, 1, Snipe)} == {"d2", "e3"}
    tough = acting(hero(place="e1"), monsters={"e1": "abomination"})
    tough, _ = do(tough, 1, City(), Carry("snipe"))
    assert asks(tough) == "Act"
    assert tough.monsters == {"e1": ["abomination"]}


def test_a_grenade_reaches_one_space() -> None:
    """[upgrade.uses] This one or one beside; only where two fists do something."""
    game = acting(hero(place="c2", upgrades=["grenade"]),
                  monsters={"c2": "acolyte", "c1": "abomination", "a2": "acolyte"})  # fmt: skip
    assert {pick.at for pick in offers(game, 1, Throw)} == {"c2", "c1"}


def test_the_train_goes_to_other_streets() -> None:
    """[city.effects] Never to where the hero is, and to no district."""
    game, _ = do(acting(hero(place="b2"), layout="b"), 1, City())
    assert {pick.space for pick in offers(game, 1, Transit)} == set(game.city.streets)


def test_an_upgrade_that_goes_takes_its_mark_along() -> None:
    """[acolytes.power, upgrade.limit] One of the same kind that comes later lies face up."""
    one = hero(upgrades=["vest"], down=["vest"])
    game = laid(one, sin="envy", hand="theft", monsters={"c2": "acolyte"})
    game, _ = do(game, 0, PlayCard("theft"))
    assert game.heroes[0].upgrades == game.heroes[0].down == []
    two = laid(hero(upgrades=["vest", "vest"], down=["vest"]), sin="envy", hand="theft")
    two, _ = do(two, 0, PlayCard("theft"))
    assert (two.heroes[0].upgrades, two.heroes[0].down) == (["vest"], ["vest"])


def test_orderlies_turn_what_lies_face_up(dice: Dice) -> None:
    """[acolytes.power] A second copy, but not the same twice."""
    one = hero(place="c2", upgrades=["vest", "boots"], down=["vest"])
    game = before(one=one, dead="acolyte", group="orderlies")
    game, _ = do(game, 0, Join())
    assert game.heroes[0].down == ["vest", "boots"]


def test_greed_takes_what_lies_face_down_too() -> None:
    """[sin.passive] Any upgrade pays."""
    one = hero(place="a1", wounds=1, upgrades=["vest"], down=["vest"])
    game, _ = do(acting(one, sin="greed"), 1, City())
    assert Suffer("vest") in offers(game, 1, Suffer)


def test_three_upgrades_at_most() -> None:
    """[upgrade.limit] With two nothing is given back."""
    for held, drops in (
        (["boots", "radio"], {""}),
        (["boots", "radio", "salt"], {"boots", "radio", "salt"}),
    ):
        game = acting(hero(place="c1", upgrades=held), upgrades=["vest", "amulet"])
        game, _ = do(game, 1, City())
        assert {pick.drop for pick in offers(game, 1, Keep)} == drops


def test_a_hero_cleans_open_tokens_alone() -> None:
    """[clean.which] Hidden ones and printed nests are none."""
    assert not offers(acting(hero(place="d1"), hidden={"d1": ["fire"]}), 1, Clean)
    assert not offers(acting(hero(place="c1"), upgrades=[]), 1, Steal)
