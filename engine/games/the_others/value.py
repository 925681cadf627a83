"""How good a table looks for a seat: missions, the heroes' health, the track, what the Sins hold,
and what the turn or fight that is going on may still bring.

`value` is given a world with everything hidden dealt anew, so it may look at all of it.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from engine.games.the_others.city import can_use_city
from engine.games.the_others.content import DISTRICT, NUMBERS, SPACES, apart
from engine.games.the_others.doom import LayToken, SummonOne
from engine.games.the_others.ending import done
from engine.games.the_others.fight import natural_kills
from engine.games.the_others.missions import progress
from engine.games.the_others.moments import CloseDistrict, DragHero, TakeUpgrade, Whispered
from engine.games.the_others.reaction import React
from engine.games.the_others.rolls import CLEAN, FIGHT, hero_dice, sin_dice, sure, sure_fists
from engine.games.the_others.state import Hero, Roll, TheOthers
from engine.games.the_others.turn import breaking, rescuing
from engine.kernel import Seat

MISSION: Final = 32.0
"""A mission accomplished."""
DEATH: Final = 22.0
WOUNDS: Final = (0.0, 1.6, 3.8, 7.0, 12.0, DEATH)
"""What a hero's wounds cost, by their number."""
CORRUPTION: Final = (0.0, 0.5, 1.0, 1.7, 2.5, 3.5, 4.8, 6.4)
BEYOND: Final = 2.8
"""A corruption beyond the last level."""
STEP: Final = 2.4
CARD: Final = 0.9
UPGRADE: Final = 1.8
EXTRA: Final = 2.2
KILL: Final[dict[str, float]] = {
    "acolyte": 0.7,
    "abomination": 1.5,
    "controller": 8.0,
    "avatar": 12.0,
}
"""A monster off the board, whatever the mission."""
TOKEN: Final[dict[str, float]] = {"fire": 0.5, "corruption": 0.5, "pentacle": 0.5, "nest": 1.0}
DISTANCE: Final = 0.5
"""Each space between a hero and what the mission wants of it."""
CHANCE: Final = 0.75
"""What may still be done in a turn counts so much of what it would bring."""
PENDING: Final[dict[type, float]] = {
    LayToken: 0.6,
    SummonOne: 0.9,
    TakeUpgrade: UPGRADE,
    DragHero: 1.0,
    CloseDistrict: 0.4,
    Whispered: 1.2,
}
"""What a question that is still to come brings the Sins."""


def value(game: TheOthers, seat: Seat) -> float:
    """How the table stands for the side of this seat."""
    if not game.heroes or not game.round:
        return 0.0
    if game.result is not None:
        return 1000.0 if seat in game.result else -1000.0
    standing = _standing(game) + _prospects(game)
    return -standing if seat == game.sins else standing


def _standing(game: TheOthers) -> float:
    """The table as it lies, for the heroes."""
    found = MISSION * (done(game) + _share(game))
    found -= DEATH * len(game.fallen)
    found -= STEP * game.track + 1.5 * max(0, game.track - 7)
    found -= CARD * len(game.hand) + 3.0 * game.more_reactions
    for hero in game.alive():
        found -= WOUNDS[hero.wounds] + CORRUPTION[hero.corruption]
        found += UPGRADE * len(hero.upgrades) + EXTRA * hero.extra - 0.5 * len(hero.down)
        found += 1.0 * hero.escorts + (0.3 if not hero.district else 0.0)
    found -= sum(
        _dread(game, place, kind) for place, there in game.monsters.items() for kind in there
    )
    found -= sum(
        _weight(game, place, token) for place, laid in game.tokens.items() for token in laid
    )
    found += sum(MISSION * 0.5 * done / _size(game, kind) for kind, done in game.damage.items())
    aims = _aims(game)
    for hero in game.alive():
        goals = [game.city.start] if hero.escorts else aims
        if goals:
            found -= DISTANCE * min(apart(hero.place, goal) for goal in goals)
    return found - sum(PENDING.get(type(step), 0.0) for step in game.agenda)


def _share(game: TheOthers) -> float:
    """How much of the mission is done."""
    goal = game.goal()
    if goal is None:
        return 0.0
    if goal.goal in ("controller", "avatar"):
        return 0.0
    return min(1.0, progress(game, goal.goal) / game.figure(goal.counts))


def _size(game: TheOthers, kind: str) -> int:
    row = game.row(kind)
    return row.tough + row.more * game.size


def _dread(game: TheOthers, place: str, kind: str) -> float:
    """A monster on the board: worse the nearer it is to a hero."""
    near = min((apart(place, hero.place) for hero in game.alive()), default=4)
    return KILL[kind] + 0.3 * game.row(kind).dice / (1 + near)


def _weight(game: TheOthers, place: str, token: str) -> float:
    """A token: worse where heroes pass, and where monsters stand."""
    near = min((apart(place, hero.place) for hero in game.alive()), default=4)
    found = TOKEN[token] + (0.3 / (1 + near) if token in ("fire", "corruption") else 0.0)
    return found + (0.4 if token == "pentacle" and game.beasts(place) else 0.0)


def _aims(game: TheOthers) -> list[str]:
    """Where the mission wants heroes."""
    goal = game.goal()
    word = goal.goal if goal else "kill"
    if word in ("controller", "avatar"):
        return [place for place, there in game.monsters.items() if word in there]
    if word == "purge":
        laid = game.tokens.items()
        return [place for place, found in laid if "corruption" in found or "pentacle" in found]
    if word == "sweep":
        return list(game.tokens)
    if word == "nests":
        nests = [place for place, found in game.tokens.items() if "nest" in found]
        return nests or [game.city.gate]
    if word in ("hold", "altars"):
        return game.altars
    if word in ("civilians", "everybody"):
        return list(game.civilians)
    return list(game.monsters)


# --- what may still come of a turn or a fight


def _prospects(game: TheOthers) -> float:
    """What the roll, the turn or the reaction that is going on may bring the heroes."""
    found = 0.0
    roll = game.rolling
    if roll is not None and (hero := game.hero(roll.hero)) is not None:
        found += _outcome(game, hero, roll) if roll.rolled else _expected(game, hero, roll)
    top = game.agenda[-1] if game.agenda else None
    turn = game.turn
    for hero in game.alive():
        if turn is not None and turn.hero == hero.id and roll is None:
            found += _turn(game, hero)
        elif isinstance(top, React) and top.hero == hero.id:
            found -= 0.95 * _threat(game, hero)
        elif game.reactions:
            found -= 0.3 * _threat(game, hero)
    return found


def _turn(game: TheOthers, hero: Hero) -> float:
    """The best that the hero can still do in its turn."""
    turn = game.turn
    assert turn is not None
    spaces = [hero.place]
    if turn.left and not turn.held:
        spaces = [space for space in SPACES if apart(space, hero.place) <= turn.left]
    best, home, city = 0.0, hero.place, 0.0
    for space in spaces:
        away = apart(space, home)
        hero.place = space
        if not turn.acted:
            best = max(best, _action(game, hero) - 0.25 * away)
        if can_use_city(game, hero):
            city = max(city, _errand(game, hero) - 0.25 * away)
    hero.place = home
    stay = 0.45 * _threat(game, hero) if game.reactions else 0.0
    return CHANCE * best + 0.8 * city - stay


def _action(game: TheOthers, hero: Hero) -> float:
    """The best action where the hero stands."""
    found = 0.0
    if game.beasts(hero.place):
        found = _expected(game, hero, Roll(hero.id, FIGHT, hero.place))
    elif hero.reach:
        for place in game.monsters:
            if apart(place, hero.place) <= hero.reach:
                found = max(found, _expected(game, hero, Roll(hero.id, FIGHT, place)))
    if game.tokens.get(hero.place):
        found = max(found, _expected(game, hero, Roll(hero.id, CLEAN, hero.place)))
    if rescuing(game, hero) or breaking(game, hero):
        found = max(found, 5.0)
    return found


def _errand(game: TheOthers, hero: Hero) -> float:
    """What the district is worth to the hero."""
    here = game.at(hero.place)
    wounds = sum(one.wounds for one in here)
    levels = sum(one.corruption for one in here)
    found = 0.0
    for word, amount in DISTRICT[game.city.districts[hero.place]].words.items():
        if word == "heal":
            found += 2.2 * min(wounds, 2)
        elif word == "purify":
            found += 0.8 * min(levels, 2)
        elif word == "equip":
            found += UPGRADE * 0.8
        elif word == "surge":
            found += EXTRA
        elif word == "corrupt":
            found -= _harm(hero, 0, amount)
        else:
            found += 0.7
    return found - (0.6 if game.passive("toll") else 0.0)


def _expected(game: TheOthers, hero: Hero, roll: Roll) -> float:
    """What a roll is expected to bring before it is thrown."""
    dice = hero_dice(game, hero, roll)
    fists = 0.6 * dice + sure_fists(game, hero, roll)
    if roll.kind == CLEAN:
        return _cleaned(game, roll.place, fists)
    if roll.kind != FIGHT:
        return 5.0 * min(1.0, fists / 2)
    shields = 0.4 * dice + hero.armour
    count = sin_dice(game, hero, roll)
    claws = 0.4 * count * (1.3 if roll.rage else 1.0) + sure(game, hero, roll, "claws")
    tentacles = 0.4 * count * (1.3 if roll.rage else 1.0) + sure(game, hero, roll, "tentacles")
    stopped = min(shields, claws)
    spread = 0.3 * sqrt(count)
    wounds = max(spread, claws - stopped)
    left = max(spread, tentacles - (shields - stopped))
    return _killed(game, roll.place, fists) - _harm(hero, wounds, left)


def _outcome(game: TheOthers, hero: Hero, roll: Roll) -> float:
    """What a roll that lies on the table brings."""
    if roll.kind == CLEAN:
        return _cleaned(game, roll.place, roll.fists)
    if roll.kind != FIGHT:
        due = NUMBERS.rescue if roll.kind == "rescue" else NUMBERS.breaking
        return 6.0 if roll.fists >= due else 0.0
    stopped = min(roll.shields, roll.claws)
    left = max(0, roll.tentacles - (roll.shields - stopped))
    found = _killed(game, roll.place, roll.fists)
    if roll.revenge and natural_kills(game, roll.place, roll.fists):
        found -= 0.6 if hero.armour else 1.8
    return found - _harm(hero, roll.claws - stopped, left)


def _killed(game: TheOthers, place: str, fists: float) -> float:
    """What so many fists bring against the monsters of a space."""
    goal = game.goal()
    unit = MISSION / game.figure(goal.counts) if goal and goal.goal == "kill" else 0.4
    found = 0.0
    for kind in game.beasts(place):
        tough = game.toughness(kind)
        some = min(1.0, fists / tough)
        if game.row(kind).lasts:
            aimed = goal is not None and goal.goal == kind
            worth = MISSION if aimed else KILL[kind] + unit
        else:
            some = some if some == 1 else some * some
            worth = KILL[kind] + unit
        found += some * worth
        fists = max(0.0, fists - some * tough)
    return found


def _cleaned(game: TheOthers, place: str, fists: float) -> float:
    """What so many fists bring in cleaning a space."""
    goal = game.goal()
    count = game.figure(goal.counts) if goal else 1
    found = 0.0
    for token in game.tokens.get(place, []):
        some = min(1.0, fists)
        fists -= some
        worth = TOKEN[token]
        if goal is not None and (
            goal.goal == "sweep"
            or (goal.goal == "purge" and token in ("corruption", "pentacle"))
            or (goal.goal == "nests" and token == "nest")
        ):
            worth += MISSION / count if goal.goal != "nests" else 4.0
        found += some * worth
    return found


def _threat(game: TheOthers, hero: Hero) -> float:
    """What an attack of the monsters in the hero's space is expected to cost it."""
    if not game.beasts(hero.place):
        return 0.0
    return max(0.0, -_expected(game, hero, Roll(hero.id, FIGHT, hero.place, by_sins=True)))


def _harm(hero: Hero, wounds: float, levels: float) -> float:
    """What so many wounds and so much corruption cost a hero."""
    most = NUMBERS.corruption
    level = min(float(most), hero.corruption + levels)
    beyond = hero.corruption + levels - level
    end = min(float(NUMBERS.wounds), hero.wounds + wounds + beyond)
    return _between(WOUNDS, end) - WOUNDS[hero.wounds] + _between(CORRUPTION, level) - CORRUPTION[
        hero.corruption
    ]  # fmt: skip


def _between(costs: tuple[float, ...], at: float) -> float:
    low = min(int(at), len(costs) - 1)
    high = min(low + 1, len(costs) - 1)
    return costs[low] + (at - low) * (costs[high] - costs[low])
