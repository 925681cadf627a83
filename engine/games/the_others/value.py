"""Value of a state for a seat: missions, the heroes' health, the track, the Sins' cards and the
city; expectations are in `computer/prospects.py`.

`value` gets a redealt world, so it may look at all of it.
"""

from __future__ import annotations

from typing import Final

from engine.games.the_others.computer.odds import CORRUPTION, WOUNDS
from engine.games.the_others.computer.prospects import prospects
from engine.games.the_others.computer.weights import (
    KILL,
    TOKEN,
    hurt,
    mission,
    obstructed,
    share,
    size,
)
from engine.games.the_others.content import GROUP, HERO, NUMBERS, SIN, apart
from engine.games.the_others.doom import LayToken, SummonOne
from engine.games.the_others.ending import done
from engine.games.the_others.sins.moments import DragHero, TakeUpgrade, Whispered
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
"""What a question that is still to come brings the Sins."""


TASTE: Final = 3.0
"""Half as much again as the figures of the strongest and the weakest differ: which team is best is
not known."""


def value(game: TheOthers, seat: Seat, w: Weights) -> dict[str, float]:
    """How the table stands for the side of this seat."""
    if game.result is not None:
        return {"mission": 1000.0 if seat in game.result else -1000.0}
    if not game.round:
        if seat == game.sins:
            return {"whim": _whim(game)}
        # taste differs by seed: the figures say little, so that teams and reserves differ
        return {
            "heroes": sum(_figures(hero.id) + _taste(game, hero.id) for hero in game.alive())
            + sum(_taste(game, id) for id in game.reserve)
        }
    found = {
        "mission": _missions(game, w),
        "heroes": _heroes(game, w),
        "sins": _sins(game, w),
        "board": _board(game, w),
        "prospects": prospects(game, w, seat == game.sins),
    }
    return {name: -one for name, one in found.items()} if seat == game.sins else found


def _whim(game: TheOthers) -> float:
    """What the Sins think of who they are, between 0 and 1: no sin is known to be the strongest
    (README), and nobody likes to meet the same one each time."""
    names = ["", *SIN, *GROUP]
    which = len(names) * names.index(game.sin) + names.index(game.group)
    return advance(advance(game.seed)[1] + which)[1] / 2**64


def _taste(game: TheOthers, id: str) -> float:
    """What this table's heroes think of one of them, between 0 and TASTE: by the seed."""
    return TASTE * (advance(advance(game.seed)[1] + [*HERO].index(id))[1] / 2**64)


def _figures(id: str) -> float:
    """What a hero is worth in a team."""
    row = HERO[id]
    reach = row.amount("range") + row.amount("stalk")
    return row.combat + 0.5 * row.skill + row.armour + 0.7 * row.move + reach


def _missions(game: TheOthers, w: Weights) -> float:
    """What is accomplished, and how the round has gone."""
    found = w["mission"] * done(game) + mission(game, w) * share(game)
    return found + w["killed"] * bool(game.kills) - w["detour"] * (game.branch == "b")


def _sins(game: TheOthers, w: Weights) -> float:
    """What the Sins have come to."""
    found = w["card"] * len(game.hand)
    return -found - w["step"] * game.track - w["late"] * max(0, game.track - 6)


def _heroes(game: TheOthers, w: Weights) -> float:
    """How the heroes are."""
    found = -w["death"] * len(game.fallen)
    for hero in game.alive():
        found -= hurt(w, (WOUNDS[hero.wounds], CORRUPTION[hero.corruption]))
        if hero.past and not hero.bared:
            found -= w["past"] * (hero.corruption / NUMBERS.corruption) ** 3
        found += w["upgrade"] * len(hero.upgrades) + w["extra"] * hero.extra - 0.5 * len(hero.down)
        found += w["led"] * hero.escorts + w["errand"] * (not hero.district)
    return found


def _board(game: TheOthers, w: Weights) -> float:
    """Value of the pieces in the city, now and soon."""
    found = sum(PENDING.get(type(step), 0.0) for step in game.agenda)
    found += w["block"] * sum(len(game.beasts(space)) for space in obstructed(game))
    for place, there in game.monsters.items():
        near = _near(game, place)
        found += sum(KILL[k] + w["dread"] * game.row(k).dice / (1 + near) for k in there)
    for place, laid in game.tokens.items():
        near = _near(game, place)
        for token in laid:
            found += TOKEN[token] + (0.3 / (1 + near) if token in ("fire", "corruption") else 0.0)
            found += 0.4 if token == "pentacle" and game.beasts(place) else 0.0
    found -= sum(0.5 * KILL[kind] * n / size(game, kind) for kind, n in game.damage.items())
    return w["altar"] * sum(bool(game.at(space)) for space in game.altars) - found


def _near(game: TheOthers, place: str) -> int:
    """How far the nearest hero is."""
    return min((apart(place, hero.place) for hero in game.alive()), default=4)
