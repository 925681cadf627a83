"""What adds up: dice, shields, moves, counts; each part in all its amounts, beside each other."""

from __future__ import annotations

from itertools import product

import pytest

from engine.games.the_others import PACKAGE as others
from engine.games.the_others.content import HERO, NUMBERS
from engine.games.the_others.doom import wound
from engine.games.the_others.fights.fight import hit
from engine.games.the_others.fights.rolls import hero_dice, read_roll, sin_dice
from engine.games.the_others.heroes.turn import moves
from engine.games.the_others.missions import progress, slay
from engine.games.the_others.picks import Break, Skip
from engine.games.the_others.state import Roll
from tests.the_others.tables import Dice, acting, do, hero, laid


@pytest.mark.parametrize("id", HERO)
def test_figures_of_a_hero(id: str) -> None:
    """[fight.dice, hero.power, upgrade.uses, turn.move] Those of its row, of its power by its
    wounds, and of each upgrade that is face up."""
    row = HERO[id]
    for blades, salts, wounds in product(range(3), range(3), range(5)):
        one = hero(id, "c2", upgrades=["blessed_blade"] * blades + ["salt"] * salts, wounds=wounds)
        game = acting(one)
        fury = wounds // 2 if id == "ursa" else 0
        dice = [hero_dice(game, one, Roll(id, kind, "c2")) for kind in ("fight", "clean")]
        assert dice == [row.combat + blades + fury, row.skill + salts]
    for vests, boots, dim in product(range(3), range(3), range(2)):
        one = hero(id, "c2", upgrades=["vest"] * vests + ["boots"] * boots)
        game = acting(one, dim=dim)
        assert one.armour == row.armour + vests
        assert moves(game, one) == row.move + boots - dim
        assert others.view(game, 1).heroes[0].move == row.move + boots
        one.down = one.upgrades
        assert (one.armour, moves(game, one)) == (row.armour, row.move - dim)


@pytest.mark.parametrize(
    ("sin", "alone", "assault"), [("pride", 1, 0), ("wrath", 0, 1), ("lust", 0, 0)]
)
def test_sin_dice_of_all_that_is_there(sin: str, alone: int, assault: int) -> None:
    """[fight.sin_dice, sin.passive] Of each monster, each pentacle, a card, and what the sin adds;
    ten at most."""
    beasts = {"acolyte": 1, "abomination abomination": 4, "acolyte controller": 4, "avatar": 5}
    for (monsters, dice), pentacles, more in product(beasts.items(), range(4), range(4)):
        for company, by_sins in product((False, True), repeat=2):
            team = [hero(place="c2"), *[hero("ines", "c2", 2)] * company]
            tokens = {"c2": ["pentacle"] * pentacles} if pentacles else {}
            game = acting(*team, sin=sin, monsters={"c2": monsters}, tokens=tokens)
            roll = Roll("vigie", "fight", "c2", by_sins=by_sins, more=more)
            extra = alone * (not company) + assault * by_sins
            expected = min(NUMBERS.sin_dice, dice + pentacles + more + extra)
            assert sin_dice(game, team[0], roll) == expected


def test_faces_are_counted() -> None:
    """[fight.fists, fight.shields, fight.harm] Both count twice; armour and what strikes without
    dice are added."""
    counts = range(3)
    for fist, both, shield, claw, tentacle in product(counts, repeat=5):
        one = hero("braconnier", "c2", upgrades=["vest"])
        game = acting(one, sin="envy", monsters={"c2": "controller"})
        roll = Roll(one.id, "fight", "c2")
        roll.faces = ["fist"] * fist + ["both"] * both + ["shield"] * shield + ["blank"]
        roll.sin_faces = ["claw"] * claw + ["tentacle"] * tentacle + ["burst"]
        read_roll(game, one, roll)
        assert (roll.fists, roll.shields) == (fist + both + 1, shield + both + 1)
        assert (roll.claws, roll.tentacles) == (claw, tentacle + 1)


@pytest.mark.parametrize("before", range(4))
def test_counts_go_up_by_one(before: int, dice: Dice) -> None:
    """[monsters.damage, missions.order, altar.break] Damage, kills, tokens, altars,
    whatever was counted before."""
    tally = dict.fromkeys(("kills", "tokens", "fire", "altars"), before) if before else {}
    damage = {"controller": before} if before else {}
    game = acting(hero(place="c2"), monsters={"c2": "controller acolyte"}, tokens={"c2": ["fire"]},
                  kills=before, damage=damage, tally=dict(tally))  # fmt: skip
    hit(game, "vigie", "controller", "c2", 1)
    assert game.damage == {"controller": before + 1}
    slay(game, "acolyte", "c2")
    assert game.tally["kills"] == game.kills == before + 1
    game.take_token("fire", "c2")
    assert game.tally["tokens"] == game.tally["fire"] == before + 1
    altar = acting(
        hero(place="c1"), story="corruption", altars=["c1", "c3"], mission=3, tally=tally
    )
    dice.set("fist fist")
    assert do(altar, 1, Break(), Skip())[0].tally["altars"] == before + 1


def test_what_purges() -> None:
    """[missions.order] Corruption and pentacles, together."""
    for corruption, pentacle in product(range(4), repeat=2):
        game = laid(story="corruption", tally={"corruption": corruption, "pentacle": pentacle})
        assert progress(game, "purge") == corruption + pentacle


def test_nests_are_printed_and_laid() -> None:
    """[tokens.printed, end.nests] Each lets one monster in."""
    for space, laid_nests in product(("d1", "c1"), range(3)):
        game = laid(tokens={space: ["nest"] * laid_nests} if laid_nests else {})
        assert game.count(space, "nest") == laid_nests + (space == "d1")
        assert all(game.count(space, token) == 0 for token in ("fire", "corruption", "pentacle"))


def test_civilians_are_left_where_their_hero_dies() -> None:
    """[rescue.deliver, death.wounds] Beside those that wait there."""
    for waiting, led in product(range(4), range(2)):
        civilians = {"c2": waiting} if waiting else {}
        game = acting(hero(place="c2", escorts=led), story="redemption", civilians=civilians)
        wound(game, game.heroes[0], 5)
        assert game.civilians.get("c2", 0) == waiting + led
