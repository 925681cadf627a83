"""Expected effects of pending rolls, turns and reactions for the heroes."""

from __future__ import annotations

from engine.games.the_others.computer.odds import (
    CORRUPTION,
    KILL,
    RAGE,
    TOKEN,
    WOUNDS,
    cost,
    gain,
    harm,
    hurt,
    taken,
)
from engine.games.the_others.computer.plan import FISTS, TRIES, TURNS, Plan, size
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
from engine.games.the_others.figures import numbers
from engine.games.the_others.heroes.city import can_use_city
from engine.games.the_others.heroes.turn import HeroTurn, breaking, moves, rescuing
from engine.games.the_others.rounds import Objections
from engine.games.the_others.sins.questions import CloseDistrict
from engine.games.the_others.sins.reaction import React, speed
from engine.games.the_others.state import Hero, Roll, TheOthers, Turn
from engine.weights import Weights


def expected_effects(game: TheOthers, w: Weights, sins: bool, made: Plan) -> float:
    """Return the expected worth of what is pending, for one side, with this plan of the heroes.

    A coming turn has the same worth for every hero until it begins: plans of several heroes
    overlap, and counting each would leave every task to another. The Sins, who begin the next turn
    by passing, evaluate it in detail.
    """
    total, threats, strike_cost, look = 0.0, list[float](), 0.0, _Look(game, w, made)
    roll, turn, top = game.rolling, game.turn, game.agenda[-1] if game.agenda else None
    if roll is not None and (hero := game.hero(roll.hero)) is not None:
        total += _outcome(look, hero, roll) if roll.rolled else _expected(look, hero, roll)
    react = next((step for step in game.agenda[::-1] if isinstance(step, React)), None)
    coming = _next(game) if sins and turn is None else None
    for hero in game.alive():
        threat = look.threat(hero, hero.place) if game.reactions or react else 0.0
        threats += [max(threat, w["least"])] * (hero.turns + hero.extra)
        total += w["tempo"] * hero.turns  # so that a turn is worth something before it begins
        if turn is not None and turn.hero == hero.id:
            total += _closed(look, hero, turn) if _closing(game) else _turn(look, hero, turn)
            continue
        if hero is coming or (isinstance(top, Objections) and top.hero == hero.id):
            total += _turn(look, hero, Turn(hero.id, moves(game, hero))) - w["tempo"]
        if react is not None and react.hero == hero.id and roll is None:
            strike_cost = w["strike"] * look.reaction_cost(hero, bool(react.marches))
    threats.sort(reverse=True)
    if_kept = w["keep"] * sum(threats[: game.reactions])
    if_spent = w["keep"] * sum(threats[: max(0, game.reactions - 1)])
    return total - (
        if_kept + strike_cost if react and react.spent else max(if_kept, strike_cost + if_spent)
    )


def _next(game: TheOthers) -> Hero | None:
    """Return the hero whose turn comes next in this round, or None."""
    slots = [step.slot for step in game.agenda[::-1] if isinstance(step, HeroTurn)]
    return next((game.heroes[slot] for slot in slots if game.heroes[slot].turns), None)


class _Look:
    """Values that are the same for all heroes in one state."""

    def __init__(self, game: TheOthers, w: Weights, made: Plan) -> None:
        self.game, self.w, self.plan = game, w, made
        goal = game.goal()
        self.goal = goal.goal if goal else ""
        """The goal of the mission; "" while its way is being chosen."""
        self.ways = {task.place for task in self.plan.tasks.values() if not task.hunt}
        """Spaces to which the plan sends heroes."""
        self.base = {
            hero.id: hero_dice(game, hero, Roll(hero.id, FIGHT, hero.place, no_help=True))
            for hero in game.alive()
        }
        """Hero -> dice in a fight without helpers."""
        self.helpers = numbers(game.edition).helpers
        self.there: dict[str, tuple[int, int, int]] = {}
        """Space -> sin dice, claws and tentacles of its monsters."""
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
        """Kinds of monster, the strongest first: (sin dice, claws, tentacles, speed, places,
        kind)."""

    def _strength(self, kind: str) -> tuple[int, int, int]:
        row = self.game.row(kind)
        return row.dice, row.amount("claws"), row.amount("tentacles")

    def astray(self, hero: Hero) -> float:
        """Return the cost of what a hero has to do."""
        return self.w["turn"] * self.plan.turns(self.game, hero, self.w["hunt"])

    def threat(self, hero: Hero, place: str, march: bool = True) -> float:
        """Return the expected cost of an attack on the hero in a space, by the monsters there and
        one that marches there."""
        game, w = self.game, self.w
        dice, claws, tentacles = self.there.get(place, (0, 0, 0))
        for extra_dice, claw, tentacle, away, places, _ in self.movers if march else ():
            if any(0 < apart(origin, place) <= away for origin in places):
                dice, claws, tentacles = dice + extra_dice, claws + claw, tentacles + tentacle
                break
        if not dice:
            return 0.0
        others = sum(
            other_hero.place == place for other_hero in game.heroes if other_hero is not hero
        )
        dice += game.count(place, "pentacle") + game.passive("assault")
        dice += 0 if others else game.passive("alone")
        shields = self.base[hero.id] + min(self.helpers, others)
        return _harm(w, hero, shields, min(dice, NUMBERS.sin_dice), (claws, tentacles))

    def reaction_cost(self, hero: Hero, marches: bool) -> float:
        """Return the heroes' expected cost of a reaction against this hero.

        The hero fights back, so its kills are subtracted; at least 0.
        """
        game, w, place = self.game, self.w, hero.place
        threat_cost = self.threat(hero, place, march=marches)
        if not threat_cost:
            return 0.0
        others = sum(
            other_hero.place == place for other_hero in game.heroes if other_hero is not hero
        )
        roll = Roll(hero.id, FIGHT, place)
        dice = self.base[hero.id] + min(self.helpers, others)
        prizes = _prizes(self, roll)
        if marches and (kind := self.marching(place)):
            prizes += _worth(self, kind, 0.0)
        return max(0.0, threat_cost - w["act"] * gain(dice, sure_fists(game, hero, roll), prizes))

    def marching(self, place: str) -> str:
        """Return the strongest kind of monster that can march to a space, or ""."""
        fits = (
            kind
            for _, _, _, away, places, kind in self.movers
            if any(0 < apart(other, place) <= away for other in places)
        )
        return next(fits, "")


# --- a turn


def _turn(look: _Look, hero: Hero, turn: Turn) -> float:
    """The best that the hero can still do in this turn of its own, and what that saves of its
    task."""
    game, w, start = look.game, look.w, hero.place
    open_ = not turn.acted and (game.rolling is None or turn is not game.turn)
    act = w["act"] * _action(look, hero) if open_ else 0.0
    city, before, best = _errand(game, w, hero), look.astray(hero), float("-inf")
    for space, spent in _ways(game, w, hero, turn).items():
        hero.place = space
        gain_there = max(act, w["act"] * _action(look, hero)) if open_ and space != start else act
        gain_there += max(city, _errand(game, w, hero))
        best = max(best, gain_there - spent + before - look.astray(hero))
    hero.place = start
    return best


def _closing(game: TheOthers) -> bool:
    """Return whether the Sins are about to close a district."""
    return any(isinstance(step, CloseDistrict) for step in game.agenda[-2:])


def _closed(look: _Look, hero: Hero, turn: Turn) -> float:
    """Return the worth of a turn after the closing of the district that the hero would miss
    most."""
    plans, closed_before = [], turn.closed
    for district in look.game.districts():
        turn.closed = district
        plans.append(_turn(look, hero, turn))
    turn.closed = closed_before
    return min(plans, default=0.0)


def _ways(game: TheOthers, w: Weights, hero: Hero, turn: Turn) -> dict[str, float]:
    """Return reachable space -> expected cost of the way there, in this turn of a hero."""
    cost_by_space, edge = {hero.place: 0.0}, [hero.place]
    for _ in range(0 if turn.held else turn.left):
        reached: list[str] = []
        for space in edge:
            dice = min(len(game.beasts(space)), NUMBERS.leaving)
            leave_cost = hurt(w, harm(hero.wounds, hero.corruption, (0, 0), dice))
            for target in BESIDE[space]:
                fires = min(game.count(target, "fire"), NUMBERS.entering)
                levels = min(game.count(target, "corruption"), NUMBERS.entering)
                enter_cost = hurt(w, cost(hero.wounds, hero.corruption, fires, levels))
                spent = cost_by_space[space] + leave_cost + enter_cost + w["walk"]
                if spent < cost_by_space.get(target, float("inf")):
                    cost_by_space[target] = spent
                    reached.append(target)
        edge = reached
    return cost_by_space


def _action(look: _Look, hero: Hero) -> float:
    """Return the worth of the best action at the hero's place."""
    game = look.game
    rolls = [Roll(hero.id, FIGHT, place) for place in targets(game, hero)]
    for kind, fits in (
        (CLEAN, bool(game.tokens.get(hero.place))),
        (RESCUE, rescuing(game, hero)),
        (BREAK, breaking(game, hero)),
    ):
        rolls += [Roll(hero.id, kind, hero.place)] if fits else []
    return max((_expected(look, hero, roll) for roll in rolls), default=0.0)


def _errand(game: TheOthers, w: Weights, hero: Hero) -> float:
    """Return what the district's city action is worth to the hero."""
    if not can_use_city(game, hero):
        return 0.0
    heroes_here, worth = game.at(hero.place), -w["errand"]
    taint = hurt(w, cost(hero.wounds, hero.corruption, 0, 1))
    for effect, amount in DISTRICT[game.city.districts[hero.place]].words.items():
        if effect == "heal":
            worst = max(patient.wounds for patient in heroes_here)
            worth += hurt(w, (WOUNDS[worst] - WOUNDS[max(0, worst - 2)], 0.0))
        elif effect == "purify":
            worst = max(patient.corruption for patient in heroes_here)
            worth += hurt(w, (0.0, CORRUPTION[worst] - CORRUPTION[max(0, worst - 2)]))
        elif effect == "equip":
            worth += w["upgrade"] * (0.8 if len(hero.upgrades) < NUMBERS.upgrades else 0.1)
        elif effect == "surge":
            worth += w["extra"]
        elif effect == "corrupt":
            worth -= amount * taint
        else:
            worth += 0.7
    worth -= taint if game.passive("toll") else 0.0
    return max(0.0, w["city"] * worth)


# --- a roll


def _expected(look: _Look, hero: Hero, roll: Roll) -> float:
    """Return the expected worth of a roll before it is thrown."""
    game, w = look.game, look.w
    dice = hero_dice(game, hero, roll)
    worth = gain(dice, sure_fists(game, hero, roll), _prizes(look, roll))
    if roll.kind != FIGHT:
        return worth
    sin_dice_count = round(sin_dice(game, hero, roll) * (RAGE if roll.rage else 1))
    certain = (sure(game, hero, roll, "claws"), sure(game, hero, roll, "tentacles"))
    return worth - _harm(w, hero, dice, sin_dice_count, certain)


def _harm(w: Weights, hero: Hero, dice: int, theirs: int, certain: tuple[int, int]) -> float:
    state = hero.wounds, hero.corruption
    return hurt(w, harm(*state, (dice, hero.armour), theirs, certain))


def _outcome(look: _Look, hero: Hero, roll: Roll) -> float:
    """Return the worth of a thrown roll."""
    w = look.w
    prizes = sorted(_prizes(look, roll), key=lambda prize: -prize[1] / prize[0])
    worth = taken(roll.fists, prizes)
    if roll.kind == FIGHT:
        if roll.revenge and roll.fists >= min((price for price, _ in prizes), default=99):
            worth -= 0.6 if hero.armour else 1.8
        claws_left = roll.claws - roll.shields
        levels = max(0, roll.tentacles - max(0, -claws_left))
        worth -= hurt(w, cost(hero.wounds, hero.corruption, max(0, claws_left), levels))
    return worth


def _prizes(look: _Look, roll: Roll) -> list[tuple[int, float]]:
    """Return the prizes for the fists of a roll: (fists needed, worth)."""
    game, turn = look.game, look.w["turn"]
    if roll.kind == FIGHT:
        way = turn / FISTS if roll.place in look.ways else 0.0
        return [prize for kind in game.beasts(roll.place) for prize in _worth(look, kind, way)]
    if roll.kind == CLEAN:
        return [(1, _cleaned(look, token)) for token in game.tokens.get(roll.place, [])]
    if roll.kind == RESCUE:
        return [(NUMBERS.rescue, turn * TRIES["rescue"])]
    return [(NUMBERS.breaking, turn * TRIES["altars"])]


def _worth(look: _Look, kind: str, way: float) -> list[tuple[int, float]]:
    """Return the prizes for a monster: killing it, or each fist against one that lasts; `way` is
    what a fist is worth that clears the way."""
    game, w = look.game, look.w
    tough = game.toughness(kind)
    worth = KILL[kind] + (w["turn"] * TURNS["kill"] if look.goal == "kill" else 0.3)
    if not game.row(kind).lasts:
        return [(tough, worth + way * tough + (0.0 if game.kills else w["killed"]))]
    each = 0.5 * KILL[kind] / size(game, kind) + way
    each = w["turn"] / FISTS if kind in look.plan.lasting else each
    return [*[(1, each)] * (tough - 1), (1, each + worth)]


def _cleaned(look: _Look, token: str) -> float:
    """Return the worth of removing a token."""
    turns = 0.0
    if look.goal == "nests" and token == "nest":
        turns = 1.0
    elif look.goal == "sweep" or (look.goal == "purge" and token in ("corruption", "pentacle")):
        turns = TURNS[look.goal]
    return TOKEN[token] + look.w["turn"] * turns
