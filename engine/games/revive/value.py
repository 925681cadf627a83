"""Evaluate a state for a seat: points if the game ended now, the future value of its engine, and
pending choices.

`value` gets a redealt world, so it may read all of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from engine.games.revive.content import BASICS, NUMBERS, TILE
from engine.games.revive.effects.book import BOOK, Asked, ChooseMachine, Effect
from engine.games.revive.effects.ground import Survey
from engine.games.revive.ending import points
from engine.games.revive.state import Revive, Tribe
from engine.games.revive.turn.abyss import ChooseScyphoz, voyage_devotion
from engine.games.revive.turn.cards import Order, text_of
from engine.games.revive.turn.hibernation import ChooseRow, LieDown
from engine.kernel import Seat
from engine.kit.effects import parse_effects
from engine.kit.worlds import stacks
from engine.weights import Weights

WORTH: Final[dict[str, float]] = {
    "F": 0.9, "B": 1.0, "G": 1.0, "A": 1.1, "X": 1.2, "P": 1.0, "V": 1.0,
    "TJ": 1.5, "TV": 1.5, "TG": 1.5, "TA": 1.8, "M": 1.6, "K": 1.7, "E": 0.8, "N": 3.0,
    "S": 2.2, "C": 3.2, "Z": 6.5, "R": 0.2, "DE": 0.5, "DB": 0.5, "DP": 0.5, "U": 1.0, "W": 0.2,
    "Q": 2.5, "L": 3.0, "kindle": 2.0, "root": 2.0, "carry": 2.0, "scrap": 1.5, "ferry": 1.0,
    "swap": 2.0, "Y": 3.5, "H": 7.0,
}  # fmt: skip
"""The worth of a future effect of amount 1."""
OVER: Final = 0.15
"""The worth of a resource above the limit."""
VOYAGE: Final = 0.9
"""The worth of a devotion that a voyage would bring now."""
TECH: Final = (3.0, 3.5, 3.0)
"""The worth of a technology, by its row."""


@lru_cache(maxsize=1024)  # bounded: pending effects are joined to new texts
def worth(text: str) -> float:
    """Return the worth of a text of future effects."""
    return sum(WORTH[word] * amount for word, amount in parse_effects(text))


def value(game: Revive, seat: Seat, w: Weights) -> dict[str, float]:
    """Return the terms of the evaluation for this seat."""
    totals = [float(sum(points(game, other).values())) for other in range(game.seats)]
    rivals = max((n for other, n in enumerate(totals) if other != seat), default=0.0)
    if game.result is not None:
        return {"points": totals[seat] + (seat in game.result), "rivals": -rivals}
    # a single player's artifact shortens no rival's game, so this weight is separate
    weight_left = w["alone" if game.seats == 1 else "share"] * _share(game)
    tribe = game.tribes[seat]
    devotion = tribe.devotion if game.variant.abyss else 0
    voyages = sum(voyage_devotion(tribe, voyage) for voyage in tribe.voyages)
    return {
        "points": totals[seat] - devotion,
        "devotion": devotion + weight_left * VOYAGE * voyages,
        "stock": weight_left * _stocked(tribe),
        "hand": weight_left * _hand(tribe, w),
        "engine": weight_left * _engine(tribe, w),
        "pieces": weight_left * _pieces(tribe, w),
        "pending": _pending(game, seat, w),
        "actions": w["action"] * game.left * (game.active == seat),
        "rivals": -w["rival"] * rivals,
    }


def _share(game: Revive) -> float:
    """Return the remaining share of the game, from 1 to nearly 0."""
    if game.ending:
        return 0.15
    return 0.35 + 0.65 * game.artifacts_left() / NUMBERS.artifacts[game.seats - 1]


def _stocked(tribe: Tribe) -> float:
    """Return the worth of resources, range and discounts."""
    total = sum(_stock(tribe, resource) for resource in (*BASICS, "crystal"))
    total += WORTH["R"] * min(tribe.reach, 3)
    return total + 0.5 * sum(min(n, 3) for n in tribe.discounts.values())


def _hand(tribe: Tribe, w: Weights) -> float:
    """Return the worth of cards by place, crates and the switch."""
    total = w["active"] * len(tribe.active) + w["resting"] * len(tribe.rest)
    total += w["played"] * tribe.rank() + w["gained"] * len(tribe.gained)
    return total + w["crate"] * len(tribe.crates) + w["switch"] * (not tribe.switched)


def _engine(tribe: Tribe, w: Weights) -> float:
    """Return the worth of modules, machines, energy and steps."""
    total = w["module"] * sum(map(len, tribe.modules.values()))
    total += w["machine"] * len(tribe.machines) + w["energy"] * tribe.energy
    total += w["free"] * min(tribe.free_energy, sum(not m.spent for m in tribe.machines))
    return total + w["step"] * sum(tribe.tracks.values())


def _pieces(tribe: Tribe, w: Weights) -> float:
    """Return the worth of technologies, and of pieces from which range counts."""
    total = w["tech"] * sum(TECH[int(node[1]) - 1] for node in tribe.techs)
    pieces = len(tribe.buildings) + len(tribe.settled) + len(tribe.lanterns)
    return total + w["piece"] * pieces


def _stock(tribe: Tribe, resource: str) -> float:
    limit, have = NUMBERS.limit(resource), tribe.stock[resource]
    kind = {"food": "F", "book": "B", "gear": "G", "crystal": "X"}[resource]
    within_limit = min(have, limit)
    return (
        WORTH[kind] * within_limit
        - 0.04 * within_limit * within_limit
        + OVER * max(0, have - limit)
    )


def _pending(game: Revive, seat: Seat, w: Weights) -> float:
    """Return the worth of planned effects, and of those that wait for the seat."""
    own_items = [item for item in _planned(game) if _is_of(item, seat)]
    rows = w["row"] * sum(isinstance(item, ChooseRow | LieDown) for item in own_items)
    steps_worth = sum(_step_worth(game, item) for item in own_items)
    return rows + w["pending"] * (steps_worth + worth(" ".join(game.owed[seat])))


def _planned(game: Revive) -> Iterator[Any]:
    for stack in stacks(game.agenda):
        yield from stack


def _is_of(item: Any, seat: Seat) -> bool:
    return getattr(item, "seat", None) == seat


def _step_worth(game: Revive, item: Any) -> float:
    if isinstance(item, Order):
        tribe = game.tribes[item.seat]
        return sum(worth(text_of(tribe, item.half, source)) for source in item.left)
    if isinstance(item, Survey):
        row = TILE[game.board[item.tile].id]
        return worth(row.reward) + WORTH["C"] * row.citizen
    if isinstance(item, ChooseScyphoz):
        return WORTH["Y"]
    if isinstance(item, ChooseMachine):
        return WORTH["Q"]
    return _CODE.get(type(item), 0.0) * item.amount if isinstance(item, Asked | Effect) else 0.0


_CODE: Final = {kind: WORTH[word] for word, kind in BOOK.items()}
