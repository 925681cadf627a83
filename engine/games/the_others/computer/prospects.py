"""What the roll, the turn and the reactions that are still to come may bring the heroes."""

from __future__ import annotations

from engine.games.the_others.computer.odds import CORRUPTION, RAGE, WOUNDS, cost, gain, harm, taken
from engine.games.the_others.computer.weights import (
    HUNTS,
    KILL,
    TOKEN,
    aims,
    hurt,
    mission,
    obstructed,
    size,
    unit,
    word,
)
from engine.games.the_others.content import BESIDE, DISTRICT, NUMBERS, apart
from engine.games.the_others.fights.rolls import (
    BREAK,
    CLEAN,
    FIGHT,
    RESCUE,
    hero_dice,
    sin_dice,
    sure,
    sure_fists,
    targets,
)
from engine.games.the_others.heroes.city import can_use_city
from engine.games.the_others.heroes.turn import HeroTurn, breaking, moves, rescuing
from engine.games.the_others.rounds import Objections
from engine.games.the_others.sins.moments import CloseDistrict
from engine.games.the_others.sins.reaction import React, speed
from engine.games.the_others.state import Hero, Roll, TheOthers, Turn
from engine.weights import Weights


def prospects(game: TheOthers, w: Weights, sins: bool) -> float:
    """What is still to come, for the eyes of one side.

    A turn to come is worth the same for every hero until it begins: what heroes would do in turns
    to come overlaps, and counted one by one they would leave each other everything. The Sins, who
    begin the next turn by passing, look at what it will be.
    """
    found, threats, struck, look = 0.0, list[float](), 0.0, _Look(game, w)
    roll, turn, top = game.rolling, game.turn, game.agenda[-1] if game.agenda else None
    if roll is not None and (hero := game.hero(roll.hero)) is not None:
        found += _outcome(game, w, hero, roll) if roll.rolled else _expected(game, w, hero, roll)
    react = next((step for step in game.agenda[::-1] if isinstance(step, React)), None)
    coming = _next(game) if sins and turn is None else None
    for hero in game.alive():
        threat = look.threat(hero, hero.place) if game.reactions or react else 0.0
        threats += [max(threat, w["least"])] * (hero.turns + hero.extra)
        found += w["tempo"] * hero.turns  # else a turn would be worth something only once it began
        if turn is not None and turn.hero == hero.id:
            found += _closed(look, hero, turn) if _closing(game) else _turn(look, hero, turn)
            continue
        if hero is coming or (isinstance(top, Objections) and top.hero == hero.id):
            found += _turn(look, hero, Turn(hero.id, moves(game, hero))) - w["tempo"]
        else:
            found -= look.astray(hero)
        if react is not None and react.hero == hero.id and roll is None:
            struck = w["strike"] * look.strike(hero, bool(react.marches))
    threats.sort(reverse=True)
    kept = w["keep"] * sum(threats[: game.reactions])
    spent = w["keep"] * sum(threats[: max(0, game.reactions - 1)])
    return found - (kept + struck if react and react.spent else max(kept, struck + spent))


def _next(game: TheOthers) -> Hero | None:
    """Whose turn comes next in this round."""
    slots = [step.slot for step in game.agenda[::-1] if isinstance(step, HeroTurn)]
    return next((game.heroes[slot] for slot in slots if game.heroes[slot].turns), None)


class _Look:
    """What is the same for all heroes while one table is looked at."""

    def __init__(self, game: TheOthers, w: Weights) -> None:
        self.game, self.w = game, w
        self.aims = aims(game)
        self.hunts = word(game) in HUNTS
        self.base = {
            hero.id: hero_dice(game, hero, Roll(hero.id, FIGHT, hero.place, no_help=True))
            for hero in game.alive()
        }
        """Dice that a hero throws in a fight by itself."""
        self.there: dict[str, tuple[int, int, int]] = {}
        """Sin dice, claws and tentacles of the monsters in a space."""
        spaces: dict[str, list[str]] = {}
        for place, kinds in game.monsters.items():
            each = [self._strength(kind) for kind in kinds]
            self.there[place] = tuple(map(sum, zip(*each, strict=True)))  # type: ignore[assignment]
            for kind in set(kinds):
                spaces.setdefault(kind, []).append(place)
        self.movers = sorted(
            (
                (*self._strength(kind), speed(game, kind), places, kind)
                for kind, places in spaces.items()
            ),
            reverse=True,
        )
        """By kind of monster, the strongest first: the same, how far it moves, where such monsters
        are."""

    def _strength(self, kind: str) -> tuple[int, int, int]:
        row = self.game.row(kind)
        return row.dice, row.amount("claws"), row.amount("tentacles")

    def astray(self, hero: Hero) -> float:
        """Cost of a hero that is not where it should be."""
        goals = [self.game.city.start] if hero.escorts else self.aims
        per_space = self.w["hunt" if self.hunts and not hero.escorts else "distance"]
        return per_space * min((apart(hero.place, goal) for goal in goals), default=0)

    def threat(self, hero: Hero, place: str, march: bool = True) -> float:
        """What an attack on the hero is expected to cost it in a space, by the monsters there and
        one that marches there."""
        game, w = self.game, self.w
        dice, claws, tentacles = self.there.get(place, (0, 0, 0))
        for more, claw, tentacle, away, places, _ in self.movers if march else ():
            if any(0 < apart(other, place) <= away for other in places):
                dice, claws, tentacles = dice + more, claws + claw, tentacles + tentacle
                break
        if not dice:
            return 0.0
        others = sum(one.place == place for one in game.heroes if one is not hero)
        dice += game.count(place, "pentacle") + game.passive("assault")
        dice += 0 if others else game.passive("alone")
        shields = self.base[hero.id] + min(NUMBERS.helpers, others)
        return _harm(game, w, hero, shields, min(dice, NUMBERS.sin_dice), (claws, tentacles))

    def strike(self, hero: Hero, marches: bool) -> float:
        """What a reaction against the hero is expected to cost the heroes: an attack is an attack
        of the hero's as well, with what it may kill. Nothing if it would cost the Sins more."""
        game, w, place = self.game, self.w, hero.place
        costs = self.threat(hero, place, march=marches)
        if not costs:
            return 0.0
        others = sum(one.place == place for one in game.heroes if one is not hero)
        roll = Roll(hero.id, FIGHT, place)
        dice = self.base[hero.id] + min(NUMBERS.helpers, others)
        prizes = _prizes(game, w, roll)
        if marches and (kind := self.marching(place)):
            prizes += _worth(game, w, kind, 0.0)
        return max(0.0, costs - w["act"] * gain(dice, sure_fists(game, hero, roll), prizes))

    def marching(self, place: str) -> str:
        """The kind of monster that would march to a space: the strongest that can; empty if none
        can."""
        fits = (
            kind
            for _, _, _, away, places, kind in self.movers
            if any(0 < apart(other, place) <= away for other in places)
        )
        return next(fits, "")


# --- a turn


def _turn(look: _Look, hero: Hero, turn: Turn) -> float:
    """The best that the hero can still do in this turn of it, and where that leaves it."""
    game, w, here = look.game, look.w, hero.place
    open_ = not turn.acted and (game.rolling is None or turn is not game.turn)
    act = w["act"] * _action(game, w, hero) if open_ else 0.0
    city, best = _errand(game, w, hero), float("-inf")
    for space, spent in _ways(game, w, hero, turn).items():
        hero.place = space
        there = max(act, w["act"] * _action(game, w, hero)) if open_ and space != here else act
        there += max(city, _errand(game, w, hero))
        best = max(best, there - spent - look.astray(hero))
    hero.place = here
    return best


def _closing(game: TheOthers) -> bool:
    """Whether the Sins are about to close a district."""
    return any(isinstance(step, CloseDistrict) for step in game.agenda[-2:])


def _closed(look: _Look, hero: Hero, turn: Turn) -> float:
    """What is left of a turn once the district is closed that the hero would miss most."""
    plans, before = [], turn.closed
    for district in look.game.districts():
        turn.closed = district
        plans.append(_turn(look, hero, turn))
    turn.closed = before
    return min(plans, default=0.0)


def _ways(game: TheOthers, w: Weights, hero: Hero, turn: Turn) -> dict[str, float]:
    """Where a hero can still go in this turn of it, and what the way there costs it."""
    found, edge = {hero.place: 0.0}, [hero.place]
    for _ in range(0 if turn.held else turn.left):
        reached: list[str] = []
        for space in edge:
            dice = min(len(game.beasts(space)), NUMBERS.leaving)
            out = hurt(w, harm(hero.wounds, hero.corruption, (0, 0), dice))
            for to in BESIDE[space]:
                fires = min(game.count(to, "fire"), NUMBERS.entering)
                levels = min(game.count(to, "corruption"), NUMBERS.entering)
                into = hurt(w, cost(hero.wounds, hero.corruption, fires, levels))
                spent = found[space] + out + into + w["walk"]
                if spent < found.get(to, float("inf")):
                    found[to] = spent
                    reached.append(to)
        edge = reached
    return found


def _action(game: TheOthers, w: Weights, hero: Hero) -> float:
    """The best action at the hero's place."""
    rolls = [Roll(hero.id, FIGHT, place) for place in targets(game, hero)]
    for kind, fits in (
        (CLEAN, bool(game.tokens.get(hero.place))),
        (RESCUE, rescuing(game, hero)),
        (BREAK, breaking(game, hero)),
    ):
        rolls += [Roll(hero.id, kind, hero.place)] if fits else []
    return max((_expected(game, w, hero, roll) for roll in rolls), default=0.0)


def _errand(game: TheOthers, w: Weights, hero: Hero) -> float:
    """What the district is worth to the hero."""
    if not can_use_city(game, hero):
        return 0.0
    here, found = game.at(hero.place), -w["errand"]
    taint = hurt(w, cost(hero.wounds, hero.corruption, 0, 1))
    for effect, amount in DISTRICT[game.city.districts[hero.place]].words.items():
        if effect == "heal":
            worst = max(one.wounds for one in here)
            found += hurt(w, (WOUNDS[worst] - WOUNDS[max(0, worst - 2)], 0.0))
        elif effect == "purify":
            worst = max(one.corruption for one in here)
            found += hurt(w, (0.0, CORRUPTION[worst] - CORRUPTION[max(0, worst - 2)]))
        elif effect == "equip":
            found += w["upgrade"] * (0.8 if len(hero.upgrades) < NUMBERS.upgrades else 0.1)
        elif effect == "surge":
            found += w["extra"]
        elif effect == "corrupt":
            found -= amount * taint
        else:
            found += 0.7
    found -= taint if game.passive("toll") else 0.0
    return max(0.0, w["city"] * found)


# --- a roll


def _expected(game: TheOthers, w: Weights, hero: Hero, roll: Roll) -> float:
    """What a roll is expected to bring before it is thrown."""
    dice = hero_dice(game, hero, roll)
    found = gain(dice, sure_fists(game, hero, roll), _prizes(game, w, roll))
    if roll.kind != FIGHT:
        return found
    theirs = round(sin_dice(game, hero, roll) * (RAGE if roll.rage else 1))
    certain = (sure(game, hero, roll, "claws"), sure(game, hero, roll, "tentacles"))
    return found - _harm(game, w, hero, dice, theirs, certain)


def _harm(
    game: TheOthers, w: Weights, hero: Hero, dice: int, theirs: int, certain: tuple[int, int]
) -> float:
    state = hero.wounds, hero.corruption
    return hurt(w, harm(*state, (dice, hero.armour), theirs, certain))


def _outcome(game: TheOthers, w: Weights, hero: Hero, roll: Roll) -> float:
    """What a roll that lies on the table brings."""
    prizes = sorted(_prizes(game, w, roll), key=lambda one: -one[1] / one[0])
    found = taken(roll.fists, prizes)
    if roll.kind == FIGHT:
        if roll.revenge and roll.fists >= min((price for price, _ in prizes), default=99):
            found -= 0.6 if hero.armour else 1.8
        left = roll.claws - roll.shields
        levels = max(0, roll.tentacles - max(0, -left))
        found -= hurt(w, cost(hero.wounds, hero.corruption, max(0, left), levels))
    return found


def _prizes(game: TheOthers, w: Weights, roll: Roll) -> list[tuple[int, float]]:
    """What the fists of a roll can take: how many each takes, and what it is worth."""
    if roll.kind == FIGHT:
        block = w["block"] if roll.place in obstructed(game) else 0.0
        return [one for kind in game.beasts(roll.place) for one in _worth(game, w, kind, block)]
    if roll.kind == CLEAN:
        return [(1, _cleaned(game, w, token)) for token in game.tokens.get(roll.place, [])]
    if roll.kind == RESCUE:
        return [(NUMBERS.rescue, w["led"] + 4.0)]
    return [(NUMBERS.breaking, w["led"] + unit(game, w))]


def _worth(game: TheOthers, w: Weights, kind: str, block: float) -> list[tuple[int, float]]:
    """What killing a monster is worth, or each fist against one that lasts."""
    tough, asked = game.toughness(kind), word(game)
    worth = KILL[kind] + block + (unit(game, w) if asked == "kill" else 0.3)
    if not game.row(kind).lasts:
        return [(tough, worth + (0.0 if game.kills else w["killed"]))]
    each = (mission(game, w) if asked == kind else 0.5 * KILL[kind]) / size(game, kind)
    return [*[(1, each)] * (tough - 1), (1, each + worth)]


def _cleaned(game: TheOthers, w: Weights, token: str) -> float:
    """What taking a token away is worth."""
    asked = word(game)
    if asked == "nests" and token == "nest":
        return TOKEN[token] + 4.0
    aimed = asked == "sweep" or (asked == "purge" and token in ("corruption", "pentacle"))
    return TOKEN[token] + (unit(game, w) if aimed else 0.0)
