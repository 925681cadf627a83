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
from engine.weights import Weights

WOUNDS: Final = (0.0, 0.07, 0.17, 0.32, 0.55, 1.0)
"""What a hero's wounds cost, by their number, in shares of a death."""
CORRUPTION: Final = (0.0, 0.5, 1.0, 1.7, 2.5, 3.5, 4.8, 6.4)
KILL: Final[dict[str, float]] = {
    "acolyte": 0.7,
    "abomination": 1.5,
    "controller": 8.0,
    "avatar": 12.0,
}
"""A monster off the board, whatever the mission."""
TOKEN: Final[dict[str, float]] = {"fire": 0.5, "corruption": 0.5, "pentacle": 0.5, "nest": 1.0}
PENDING: Final[dict[type, float]] = {
    LayToken: 0.6,
    SummonOne: 0.9,
    TakeUpgrade: 1.8,
    DragHero: 1.0,
    CloseDistrict: 0.4,
    Whispered: 1.2,
}
"""What a question that is still to come brings the Sins."""


def value(game: TheOthers, seat: Seat, w: Weights) -> dict[str, float]:
    """How the table stands for the side of this seat."""
    if not game.heroes or not game.round:
        return {"mission": 0.0}
    if game.result is not None:
        return {"mission": 1000.0 if seat in game.result else -1000.0}
    found = {
        "mission": _mission(game, w),
        "heroes": _heroes(game, w),
        "sins": -w["step"] * game.track
        - w["late_step"] * max(0, game.track - 7)
        - w["card"] * len(game.hand)
        - w["reaction"] * game.more_reactions,
        "board": _board(game, w),
        "prospects": _prospects(game, w),
    }
    return {name: -one for name, one in found.items()} if seat == game.sins else found


def _mission(game: TheOthers, w: Weights) -> float:
    """What is accomplished, and how far the heroes are from what comes next."""
    found = w["mission"] * (done(game) + _share(game))
    hurt = sum(done / _size(game, kind) for kind, done in game.damage.items())
    found += w["mission"] * w["hurt"] * hurt
    aims = _aims(game)
    for hero in game.alive():
        goals = [game.city.start] if hero.escorts else aims
        if goals:
            found -= w["distance"] * min(apart(hero.place, goal) for goal in goals)
    return found


def _heroes(game: TheOthers, w: Weights) -> float:
    """How the heroes do."""
    found = -w["death"] * len(game.fallen)
    for hero in game.alive():
        found -= w["death"] * WOUNDS[hero.wounds] + w["corruption"] * CORRUPTION[hero.corruption]
        found += w["upgrade"] * len(hero.upgrades) + w["extra"] * hero.extra
        found -= w["down"] * len(hero.down)
        found += w["with_civilian"] * hero.escorts + w["errand"] * (not hero.district)
    return found


def _board(game: TheOthers, w: Weights) -> float:
    """What lies and stands about, and what the Sins are still to lay."""
    found = w["pending"] * sum(PENDING.get(type(step), 0.0) for step in game.agenda)
    for place, there in game.monsters.items():
        found += sum(_dread(game, place, kind, w) for kind in there)
    for place, laid in game.tokens.items():
        found += sum(_weight(game, place, token, w) for token in laid)
    return -found


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


def _dread(game: TheOthers, place: str, kind: str, w: Weights) -> float:
    """A monster on the board: worse the nearer it is to a hero."""
    near = min((apart(place, hero.place) for hero in game.alive()), default=4)
    return w["kill"] * KILL[kind] + 0.3 * game.row(kind).dice / (1 + near)


def _weight(game: TheOthers, place: str, token: str, w: Weights) -> float:
    """A token: worse where heroes pass, and where monsters stand."""
    near = min((apart(place, hero.place) for hero in game.alive()), default=4)
    found = w["token"] * TOKEN[token] + (
        0.3 / (1 + near) if token in ("fire", "corruption") else 0.0
    )
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


def _prospects(game: TheOthers, w: Weights) -> float:
    """What the roll, the turn or the reaction that is going on may bring the heroes."""
    found = 0.0
    roll = game.rolling
    if roll is not None and (hero := game.hero(roll.hero)) is not None:
        found += _outcome(game, hero, roll, w) if roll.rolled else _expected(game, hero, roll, w)
    top = game.agenda[-1] if game.agenda else None
    turn = game.turn
    for hero in game.alive():
        if turn is not None and turn.hero == hero.id and roll is None:
            found += _turn(game, hero, w)
        elif isinstance(top, React) and top.hero == hero.id:
            found -= w["threat"] * _threat(game, hero, w)
        elif game.reactions:
            found -= w["threat_later"] * _threat(game, hero, w)
    return found


def _turn(game: TheOthers, hero: Hero, w: Weights) -> float:
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
            best = max(best, _action(game, hero, w) - 0.25 * away)
        if can_use_city(game, hero):
            city = max(city, _errand(game, hero, w) - 0.25 * away)
    hero.place = home
    stay = w["stay"] * _threat(game, hero, w) if game.reactions else 0.0
    return w["chance"] * best + 0.8 * city - stay


def _action(game: TheOthers, hero: Hero, w: Weights) -> float:
    """The best action where the hero stands."""
    found = 0.0
    if game.beasts(hero.place):
        found = _expected(game, hero, Roll(hero.id, FIGHT, hero.place), w)
    elif hero.reach:
        for place in game.monsters:
            if apart(place, hero.place) <= hero.reach:
                found = max(found, _expected(game, hero, Roll(hero.id, FIGHT, place), w))
    if game.tokens.get(hero.place):
        found = max(found, _expected(game, hero, Roll(hero.id, CLEAN, hero.place), w))
    if rescuing(game, hero) or breaking(game, hero):
        found = max(found, 5.0)
    return found


def _errand(game: TheOthers, hero: Hero, w: Weights) -> float:
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
            found += w["upgrade"] * 0.8
        elif word == "surge":
            found += w["extra"]
        elif word == "corrupt":
            found -= _harm(hero, 0, amount, w)
        else:
            found += 0.7
    return found - (0.6 if game.passive("toll") else 0.0)


def _expected(game: TheOthers, hero: Hero, roll: Roll, w: Weights) -> float:
    """What a roll is expected to bring before it is thrown."""
    dice = hero_dice(game, hero, roll)
    fists = 0.6 * dice + sure_fists(game, hero, roll)
    if roll.kind == CLEAN:
        return _cleaned(game, roll.place, fists, w)
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
    return _killed(game, roll.place, fists, w) - _harm(hero, wounds, left, w)


def _outcome(game: TheOthers, hero: Hero, roll: Roll, w: Weights) -> float:
    """What a roll that lies on the table brings."""
    if roll.kind == CLEAN:
        return _cleaned(game, roll.place, roll.fists, w)
    if roll.kind != FIGHT:
        due = NUMBERS.rescue if roll.kind == "rescue" else NUMBERS.breaking
        return 6.0 if roll.fists >= due else 0.0
    stopped = min(roll.shields, roll.claws)
    left = max(0, roll.tentacles - (roll.shields - stopped))
    found = _killed(game, roll.place, roll.fists, w)
    if roll.revenge and natural_kills(game, roll.place, roll.fists):
        found -= 0.6 if hero.armour else 1.8
    return found - _harm(hero, roll.claws - stopped, left, w)


def _killed(game: TheOthers, place: str, fists: float, w: Weights) -> float:
    """What so many fists bring against the monsters of a space."""
    goal = game.goal()
    unit = w["mission"] / game.figure(goal.counts) if goal and goal.goal == "kill" else 0.4
    found = 0.0
    for kind in game.beasts(place):
        tough = game.toughness(kind)
        some = min(1.0, fists / tough)
        if game.row(kind).lasts:
            aimed = goal is not None and goal.goal == kind
            worth = w["mission"] if aimed else w["kill"] * KILL[kind] + unit
        else:
            some = some if some == 1 else some * some
            worth = w["kill"] * KILL[kind] + unit
        found += some * worth
        fists = max(0.0, fists - some * tough)
    return found


def _cleaned(game: TheOthers, place: str, fists: float, w: Weights) -> float:
    """What so many fists bring in cleaning a space."""
    goal = game.goal()
    count = game.figure(goal.counts) if goal else 1
    found = 0.0
    for token in game.tokens.get(place, []):
        some = min(1.0, fists)
        fists -= some
        worth = w["token"] * TOKEN[token]
        if goal is not None and (
            goal.goal == "sweep"
            or (goal.goal == "purge" and token in ("corruption", "pentacle"))
            or (goal.goal == "nests" and token == "nest")
        ):
            worth += w["mission"] / count if goal.goal != "nests" else 4.0
        found += some * worth
    return found


def _threat(game: TheOthers, hero: Hero, w: Weights) -> float:
    """What an attack of the monsters in the hero's space is expected to cost it."""
    if not game.beasts(hero.place):
        return 0.0
    return max(0.0, -_expected(game, hero, Roll(hero.id, FIGHT, hero.place, by_sins=True), w))


def _harm(hero: Hero, wounds: float, levels: float, w: Weights) -> float:
    """What so many wounds and so much corruption cost a hero."""
    most = NUMBERS.corruption
    level = min(float(most), hero.corruption + levels)
    beyond = hero.corruption + levels - level
    end = min(float(NUMBERS.wounds), hero.wounds + wounds + beyond)
    wounded = _between(WOUNDS, end) - WOUNDS[hero.wounds]
    corrupted = _between(CORRUPTION, level) - CORRUPTION[hero.corruption]
    return w["death"] * wounded + w["corruption"] * corrupted


def _between(costs: tuple[float, ...], at: float) -> float:
    low = min(int(at), len(costs) - 1)
    high = min(low + 1, len(costs) - 1)
    return costs[low] + (at - low) * (costs[high] - costs[low])
