"""Evaluate a state for a seat: missions, the heroes' health, the track, the Sins' cards, the city.

Expected effects of pending rolls, turns and reactions are in `computer/expectations.py`.

`value` gets a redealt world, so it may look at all of it.
"""

from __future__ import annotations

from typing import Final

from engine.games.the_others.computer.expectations import expected_effects
from engine.games.the_others.computer.odds import CORRUPTION, KILL, TOKEN, WOUNDS, hurt
from engine.games.the_others.computer.plan import Plan, plan, size
from engine.games.the_others.content import GROUP, HERO, NUMBERS, SIN, apart
from engine.games.the_others.missions import RuleOnBranch
from engine.games.the_others.sins.board import LayToken, SummonOne
from engine.games.the_others.sins.questions import DragHero, TakeUpgrade, Whispered
from engine.games.the_others.state import TheOthers
from engine.kernel import Seat
from engine.rng import advance
from engine.weights import Weights

PENDING: Final[dict[type, float]] = {
    LayToken: 0.6,
    SummonOne: 0.9,
    TakeUpgrade: 1.8,
    DragHero: 1.0,
    Whispered: 1.2,
}
"""Question -> its expected gain for the Sins."""


TASTE: Final = 3.0
"""Range of the random preference of a hero: 1.5 times the difference between the strongest and the
weakest, because the best team is unknown."""


def setting(game: TheOthers) -> str:
    """Return the key of the measured shares of wins: story and number of seats; "" for another
    reserve than the usual."""
    return f"{game.story}_{game.seats}" if game.variant.reserve == "usual" else ""


def value(game: TheOthers, seat: Seat, w: Weights) -> dict[str, float]:
    """Return the terms of the evaluation for the side of this seat."""
    if game.result is not None:
        return {"mission": 1000.0 if seat in game.result else -1000.0}
    if not game.round:
        if seat == game.sins:
            return {"whim": _whim(game)}
        # the preference depends on the seed, so that teams and reserves vary
        return {
            "heroes": sum(_figures(hero.id) + _taste(game, hero.id) for hero in game.alive())
            + sum(_taste(game, id) for id in game.reserve)
        }
    made = plan(game)
    terms = {
        "mission": _missions(game, w, made),
        "heroes": _heroes(game, w),
        "sins": _sins(game, w),
        "board": _board(game, w),
        "prospects": expected_effects(game, w, seat == game.sins, made),
    }
    return {name: -term for name, term in terms.items()} if seat == game.sins else terms


def _whim(game: TheOthers) -> float:
    """Return the Sins' random preference for their sin and group, 0 to 1.

    No sin is known to be the strongest, and varied opponents are more interesting.
    """
    names = ["", *SIN, *GROUP]
    which = len(names) * names.index(game.sin) + names.index(game.group)
    return advance(advance(game.seed)[1] + which)[1] / 2**64


def _taste(game: TheOthers, id: str) -> float:
    """Return the heroes' random preference for a hero, 0 to TASTE, by the seed."""
    return TASTE * (advance(advance(game.seed)[1] + [*HERO].index(id))[1] / 2**64)


def _figures(id: str) -> float:
    """Return what a hero is worth in a team."""
    row = HERO[id]
    reach = row.amount("range") + row.amount("stalk")
    return row.combat + 0.5 * row.skill + row.armour + 0.7 * row.move + reach


def _missions(game: TheOthers, w: Weights, made: Plan) -> float:
    """Return the worth of what is behind the heroes: the turns that the story still needs, kills in
    this round, and the way they chose. If they disagree, the Sins will choose the detour."""
    needed = made.rest + sum(made.turns(game, hero, w["hunt"]) for hero in game.alive())
    detour = game.branch == "b" or any(isinstance(step, RuleOnBranch) for step in game.agenda)
    return w["killed"] * bool(game.kills) - w["detour"] * detour - w["turn"] * needed


def _sins(game: TheOthers, w: Weights) -> float:
    """Return the (negative) worth of the Sins' cards and of the track."""
    card_worth = w["card"] * len(game.hand)
    return -card_worth - w["step"] * game.track - w["late"] * max(0, game.track - 6)


def _heroes(game: TheOthers, w: Weights) -> float:
    """Return the worth of the heroes' state."""
    total = -w["death"] * len(game.fallen)
    for hero in game.alive():
        total -= hurt(w, (WOUNDS[hero.wounds], CORRUPTION[hero.corruption]))
        if hero.past and not hero.bared:
            total -= w["past"] * (hero.corruption / NUMBERS.corruption) ** 3
        total += w["upgrade"] * len(hero.upgrades) + w["extra"] * hero.extra - 0.5 * len(hero.down)
        total += w["errand"] * (not hero.district)
    return total


def _board(game: TheOthers, w: Weights) -> float:
    """Return the worth of the pieces in the city, now and soon."""
    total = sum(PENDING.get(type(step), 0.0) for step in game.agenda)
    for place, kinds in game.monsters.items():
        near = _near(game, place)
        total += sum(KILL[k] + w["dread"] * game.row(k).dice / (1 + near) for k in kinds)
    for place, tokens in game.tokens.items():
        near = _near(game, place)
        for token in tokens:
            total += TOKEN[token] + (0.3 / (1 + near) if token in ("fire", "corruption") else 0.0)
            total += 0.4 if token == "pentacle" and game.beasts(place) else 0.0
    total -= sum(0.5 * KILL[kind] * n / size(game, kind) for kind, n in game.damage.items())
    return w["altar"] * sum(bool(game.at(space)) for space in game.altars) - total


def _near(game: TheOthers, place: str) -> int:
    """Return the distance to the nearest hero."""
    return min((apart(place, hero.place) for hero in game.alive()), default=4)
