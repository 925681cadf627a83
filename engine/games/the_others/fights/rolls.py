"""Engager un Combat, Nettoyer une Zone: what goes into a roll, and the dice.

`TheOthers.rolling` holds the roll that is being made. A hero that dies before its fists and shields
are spent leaves nothing to be carried out.
"""

from __future__ import annotations

from typing import Final

from engine.games.the_others.content import HERO_DIE, NUMBERS, SIN_DIE, apart
from engine.games.the_others.doom import corrupt
from engine.games.the_others.picks import Reroll, Skip, Tempt
from engine.games.the_others.state import Hero, Roll, TheOthers
from engine.kernel import Choice, Pick, Seat, Step, step
from engine.kit.dice import tally, throw

FIGHT: Final = "fight"
CLEAN: Final = "clean"
RESCUE: Final = "rescue"
BREAK: Final = "break_altar"

# --- what goes into a roll


def targets(game: TheOthers, hero: Hero) -> list[str]:
    """The spaces whose monsters a hero may fight: its own; with range others, if no monster shares
    its own."""
    if game.beasts(hero.place):
        return [hero.place]
    return [s for s in sorted(game.monsters) if 0 < apart(hero.place, s) <= hero.reach]


def helpers(game: TheOthers, hero: Hero) -> int:
    """Dice that other heroes in the space add."""
    return min(NUMBERS.helpers, len(game.at(hero.place)) - 1)


def hero_dice(game: TheOthers, hero: Hero, roll: Roll) -> int:
    """Hero dice of a roll: the figure, upgrades, powers, helpers, and what corruption brings."""
    if roll.kind == FIGHT:
        fury = hero.has("fury")
        dice = hero.row.combat + hero.has("fight") + (hero.wounds // fury if fury else 0)
    else:
        dice = hero.row.skill + (hero.has("clean") if roll.kind == CLEAN else 0)
    if not roll.no_help:
        dice += helpers(game, hero)
    if roll.bonus >= 0:
        dice += NUMBERS.bonus_dice[roll.bonus]
    if game.passive("envy") and game.most_equipped(hero):
        dice = max(1, dice - game.passive("envy"))
    return dice


def sin_dice(game: TheOthers, hero: Hero, roll: Roll) -> int:
    """Sin dice of a fight: those of the monsters in the hero's space, pentacles, cards, passives;
    none against a shot at another space."""
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
    """Claws or tentacles that monsters have without dice."""
    if roll.kind != FIGHT or roll.place != hero.place:
        return 0
    return sum(game.row(kind).amount(word) for kind in game.beasts(roll.place))


def sure_fists(game: TheOthers, hero: Hero, roll: Roll) -> int:
    """Fists that a roll has without dice."""
    fists = NUMBERS.bonus_fists[roll.bonus] if roll.bonus >= 0 else 0
    if roll.kind == FIGHT and len(game.beasts(roll.place)) == 1:
        fists += hero.has("stalk")
    return fists


# --- making it


def current(game: TheOthers, hero: str) -> tuple[Hero, Roll] | None:
    """The hero and its roll, if both are still there."""
    roll, who = game.rolling, game.hero(hero)
    return None if roll is None or who is None or roll.hero != hero else (who, roll)


@step
class BeginRoll(Step[TheOthers]):
    """Engager un Combat: against all monsters of a space, if there are any; or a skill roll."""

    rules = ("fight.all", "action.clean")
    hero: str
    kind: str
    place: str
    by_sins: bool

    def run(self, game: TheOthers) -> None:
        hero = game.hero(self.hero)
        if hero is None or (self.kind == FIGHT and not game.beasts(self.place)):
            return
        game.rolling = Roll(self.hero, self.kind, self.place, self.by_sins)
        name = "fight_began" if self.kind == FIGHT else "roll_began"
        game.tell(name, seat=hero.seat, hero=hero.id, place=self.place, roll=self.kind,
                  by_sins=int(self.by_sins))  # fmt: skip


@step
class Temptation(Choice[TheOthers]):
    """Corruption for a bonus: before a roll a hero may take one corruption, and uses what the level
    it comes to gives; at the last level it costs a wound."""

    picks = (Skip, Tempt)
    rules = ("roll.temptation", "corruption.track")
    seat: Seat
    hero: str

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        return [Skip(), Tempt()] if current(game, self.hero) else []

    def chosen(self, game: TheOthers, seat: Seat, pick: Pick) -> None:
        found = current(game, self.hero)
        if isinstance(pick, Tempt) and found is not None:
            hero, roll = found
            roll.bonus = min(hero.corruption + 1, NUMBERS.corruption)
            game.tell("tempted", seat=seat, hero=hero.id, level=roll.bonus)
            corrupt(game, hero, 1, chose=True)


@step
class ThrowDice(Step[TheOthers]):
    """Dice: those of the hero and of the Sins are thrown together; each burst throws one more."""

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
        found = current(game, self.hero)
        if found is None:
            return
        hero, roll = found
        roll.sin_dice = sin_dice(game, hero, roll)
        roll.sin_faces = throw(game, SIN_DIE, roll.sin_dice)
        again = roll.sin_faces.count("burst") if roll.rage else 0
        while again and len(roll.sin_faces) < 30:
            more = throw(game, SIN_DIE, again)
            roll.sin_faces += more
            again = more.count("burst")
        roll.faces = throw(game, HERO_DIE, hero_dice(game, hero, roll))
        read_roll(game, hero, roll)
        tell_roll(game, hero, roll)


def read_roll(game: TheOthers, hero: Hero, roll: Roll) -> None:
    """What the dice of a roll show, and what comes to it without dice."""
    mine, theirs = tally(roll.faces), tally(roll.sin_faces)
    roll.fists = mine["fist"] + mine["both"] + sure_fists(game, hero, roll)
    fighting = roll.kind == FIGHT
    roll.shields = mine["shield"] + mine["both"] + hero.armour if fighting else 0
    roll.claws = theirs["claw"] + sure(game, hero, roll, "claws")
    roll.tentacles = theirs["tentacle"] + sure(game, hero, roll, "tentacles")
    roll.rolled = True


def tell_roll(game: TheOthers, hero: Hero, roll: Roll) -> None:
    """The dice as they lie."""
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
class ThrowAgain(Choice[TheOthers]):
    """A notebook throws a whole roll again, once a round; a steady leader in the space one die,
    once a roll."""

    picks = (Skip, Reroll)
    rules = ("hero.power", "upgrade.uses")
    seat: Seat
    hero: str

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        found = current(game, self.hero)
        if found is None:
            return []
        hero, roll = found
        again: list[Pick] = []
        leader = any(one.has("steady") and one.id != hero.id for one in game.at(hero.place))
        if leader and not roll.steadied:
            again += [Reroll(face) for face in dict.fromkeys(roll.faces) if face != "burst"]
        if hero.has("reroll") and "reroll" not in hero.used:
            again.append(Reroll("all"))
        return [Skip(), *again] if again else []

    def chosen(self, game: TheOthers, seat: Seat, pick: Pick) -> None:
        found = current(game, self.hero)
        if isinstance(pick, Skip) or found is None:
            return
        assert isinstance(pick, Reroll)
        hero, roll = found
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
