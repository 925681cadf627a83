"""Engager un Combat, Nettoyer une Zone: the number of dice, and the throw.

`TheOthers.rolling` is the roll in progress. If the hero dies before its fists and shields are
spent, the roll has no effect.
"""

from __future__ import annotations

from typing import Final

from engine.games.the_others.content import HERO_DIE, NUMBERS, SIN_DIE, apart
from engine.games.the_others.doom import corrupt
from engine.games.the_others.figures import numbers
from engine.games.the_others.picks import Reroll, Skip, Tempt
from engine.games.the_others.state import Hero, HeroStep, Roll, TheOthers
from engine.kernel import Pick, Seat, SeatChoice, Step, step
from engine.kit.dice import tally, throw

ASKED_ONCE_SINCE: Final = 3
"""The edition from which on only a hero that has thrown again is asked again."""
FIGHT: Final = "fight"
CLEAN: Final = "clean"
RESCUE: Final = "rescue"
BREAK: Final = "break_altar"

# --- numbers of dice


def targets(game: TheOthers, hero: Hero) -> list[str]:
    """Return the spaces whose monsters a hero may fight: its own; with range others, if its own has
    no monster."""
    if game.beasts(hero.place):
        return [hero.place]
    return [s for s in sorted(game.monsters) if 0 < apart(hero.place, s) <= hero.reach]


def helpers(game: TheOthers, hero: Hero) -> int:
    """Return the dice that other heroes in the space add: one each."""
    return min(numbers(game.edition).helpers, len(game.at(hero.place)) - 1)


def hero_dice(game: TheOthers, hero: Hero, roll: Roll) -> int:
    """Return the hero dice of a roll: figure, upgrades, powers, helpers, and the corruption
    bonus."""
    if roll.kind == FIGHT:
        fury = hero.has("fury")
        dice = hero.row.combat + hero.has("fight") + (hero.wounds // fury if fury else 0)
    else:
        dice = hero.row.skill + (hero.has("clean") if roll.kind == CLEAN else 0)
    if not roll.no_help:
        dice += helpers(game, hero)
    dice += NUMBERS.bonus_dice[roll.level]
    if game.passive("envy") and game.most_equipped(hero):
        dice = max(1, dice - game.passive("envy"))
    return dice


def sin_dice(game: TheOthers, hero: Hero, roll: Roll) -> int:
    """Return the sin dice of a fight: monsters in the hero's space, pentacles, cards, permanent
    effects.

    0 against a shot at another space.
    """
    if roll.kind != FIGHT or roll.place != hero.place:
        return 0
    if roll.mirror:
        return min(roll.mirror, hero_dice(game, hero, roll))
    dice = sum(game.row(kind).dice for kind in game.beasts(roll.place))
    dice += game.count(roll.place, "pentacle") + roll.more
    if len(game.at(hero.place)) == 1:
        dice += game.passive("alone")
    if roll.by_sins:
        dice += game.passive("assault")
    return min(dice, NUMBERS.sin_dice)


def sure(game: TheOthers, hero: Hero, roll: Roll, word: str) -> int:
    """Return claws or tentacles that monsters have without dice."""
    if roll.kind != FIGHT or roll.place != hero.place:
        return 0
    return sum(game.row(kind).amount(word) for kind in game.beasts(roll.place))


def sure_fists(game: TheOthers, hero: Hero, roll: Roll) -> int:
    """Return the number of fists that a roll has before its dice."""
    fists = NUMBERS.bonus_fists[roll.level]
    if roll.kind == FIGHT and len(game.beasts(roll.place)) == 1:
        fists += hero.has("stalk")
    return fists


# --- the throw


def current(game: TheOthers, hero: str) -> tuple[Hero, Roll] | None:
    """Return the hero and its roll, or None if either is gone."""
    roll, rolling_hero = game.rolling, game.hero(hero)
    return None if roll is None or rolling_hero is None else (rolling_hero, roll)


@step
class BeginRoll(HeroStep):
    """Engager un Combat: begin a fight against all monsters of a space, if there are any; or a
    skill roll."""

    rules = ("fight.all", "action.clean")
    kind: str
    place: str
    by_sins: bool

    def befall(self, game: TheOthers, hero: Hero) -> None:
        if self.kind == FIGHT and not game.beasts(self.place):
            return
        game.rolling = Roll(self.hero, self.kind, self.place, self.by_sins)
        name = "fight_began" if self.kind == FIGHT else "roll_began"
        game.tell(name, seat=hero.seat, hero=hero.id, place=self.place, roll=self.kind,
                  by_sins=int(self.by_sins))  # fmt: skip


@step
class Temptation(SeatChoice[TheOthers]):
    """Corruption for a bonus: before a roll a hero may take one corruption for the bonus of its new
    level; at the last level it costs a wound."""

    picks = (Skip, Tempt)
    rules = ("roll.temptation", "corruption.track")
    hero: str

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        return [Skip(), Tempt()] if current(game, self.hero) else []

    def chosen(self, game: TheOthers, seat: Seat, pick: Pick) -> None:
        current_roll = current(game, self.hero)
        if isinstance(pick, Tempt) and current_roll is not None:
            hero, roll = current_roll
            roll.bonus = min(hero.corruption + 1, NUMBERS.corruption)
            game.tell("tempted", seat=seat, hero=hero.id, level=roll.bonus)
            corrupt(game, hero, 1, chose=True)


@step
class ThrowDice(Step[TheOthers]):
    """Roll the dice of the hero and of the Sins together; each burst adds one."""

    rules = (
        "fight.dice",
        "fight.sin_dice",
        "fight.helpers",
        "fight.ranged",
        "roll.burst",
        "sin.passive",
        "hero.power",
    )
    hero: str

    def run(self, game: TheOthers) -> None:
        current_roll = current(game, self.hero)
        if current_roll is None:
            return
        hero, roll = current_roll
        roll.sin_dice = sin_dice(game, hero, roll)
        roll.sin_faces = throw(game, SIN_DIE, roll.sin_dice)
        extra_dice = roll.sin_faces.count("burst") if roll.rage else 0
        while extra_dice and len(roll.sin_faces) < 30:
            new_faces = throw(game, SIN_DIE, extra_dice)
            roll.sin_faces += new_faces
            extra_dice = new_faces.count("burst")
        roll.faces = throw(game, HERO_DIE, hero_dice(game, hero, roll))
        read_roll(game, hero, roll)
        tell_roll(game, hero, roll)


def read_roll(game: TheOthers, hero: Hero, roll: Roll) -> None:
    """Count the results of a roll: faces of dice, and sure results."""
    hero_faces, sin_faces = tally(roll.faces), tally(roll.sin_faces)
    roll.fists = hero_faces["fist"] + hero_faces["both"] + sure_fists(game, hero, roll)
    fighting = roll.kind == FIGHT
    roll.shields = hero_faces["shield"] + hero_faces["both"] + hero.armour if fighting else 0
    roll.claws = sin_faces["claw"] + sure(game, hero, roll, "claws")
    roll.tentacles = sin_faces["tentacle"] + sure(game, hero, roll, "tentacles")
    roll.rolled = True


def tell_roll(game: TheOthers, hero: Hero, roll: Roll) -> None:
    """Tell the dice and results of a roll."""
    game.tell(
        "rolled",
        seat=hero.seat,
        hero=hero.id,
        roll=roll.kind,
        dice=list(roll.faces),
        sin_dice=list(roll.sin_faces),
        fists=roll.fists,
        shields=roll.shields,
        claws=roll.claws,
        tentacles=roll.tentacles,
    )


@step
class ThrowAgain(SeatChoice[TheOthers]):
    """Rerolls: a notebook rerolls all dice, once a round; a steady leader in the space allows one
    die, once a roll."""

    picks = (Skip, Reroll)
    rules = ("hero.power", "upgrade.uses")
    hero: str

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        current_roll = current(game, self.hero)
        if current_roll is None:
            return []
        hero, roll = current_roll
        rerolls: list[Pick] = []
        leader = any(
            other_hero.has("steady") and other_hero.id != hero.id
            for other_hero in game.at(hero.place)
        )
        if leader and not roll.steadied:
            rerolls += [Reroll(face) for face in dict.fromkeys(roll.faces) if face != "burst"]
        if hero.has("reroll") and "reroll" not in hero.used:
            rerolls.append(Reroll("all"))
        return [Skip(), *rerolls] if rerolls else []

    def chosen(self, game: TheOthers, seat: Seat, pick: Pick) -> None:
        current_roll = current(game, self.hero)
        if isinstance(pick, Skip) or current_roll is None:
            return
        if game.edition >= ASKED_ONCE_SINCE:
            game.then(self)
        assert isinstance(pick, Reroll)
        hero, roll = current_roll
        if pick.face == "all":
            hero.used.append("reroll")
            roll.faces = throw(game, HERO_DIE, hero_dice(game, hero, roll))
        else:
            roll.steadied = True
            roll.faces.remove(pick.face)
            roll.faces += throw(game, HERO_DIE, 1)
        read_roll(game, hero, roll)
        game.tell("rerolled", seat=seat, hero=hero.id, face=pick.face)
        tell_roll(game, hero, roll)
