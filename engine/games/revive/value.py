"""Value of a state for a seat: points if the game ended now, what its engine may still bring, and
pending choices.

`value` gets a redealt world, so it may look at all of it.
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
from engine.kit.effects import read
from engine.kit.worlds import stacks
from engine.weights import Weights

WORTH: Final[dict[str, float]] = {
    "F": 0.9, "B": 1.0, "G": 1.0, "A": 1.1, "X": 1.2, "P": 1.0, "V": 1.0,
    "TJ": 1.5, "TV": 1.5, "TG": 1.5, "TA": 1.8, "M": 1.6, "K": 1.7, "E": 0.8, "N": 3.0,
    "S": 2.2, "C": 3.2, "Z": 6.5, "R": 0.2, "DE": 0.5, "DB": 0.5, "DP": 0.5, "U": 1.0, "W": 0.2,
    "Q": 2.5, "L": 3.0, "kindle": 2.0, "root": 2.0, "carry": 2.0, "scrap": 1.5, "ferry": 1.0,
    "swap": 2.0, "Y": 3.5, "H": 7.0,
}  # fmt: skip
"""What an effect that is still to come is worth, an amount of one."""
OVER: Final = 0.15
"""A resource beyond the limit."""
VOYAGE: Final = 0.9
"""A devotion that a voyage would bring now."""
TECH: Final = (3.0, 3.5, 3.0)
"""A technology, by its row."""


@lru_cache(maxsize=1024)  # bounded: what is owed is joined
def worth(text: str) -> float:
    """What a text of effects is worth that is still to come."""
    return sum(WORTH[word] * amount for word, amount in read(text))


def value(game: Revive, seat: Seat, w: Weights) -> dict[str, float]:
    """How the table stands for this seat."""
    totals = [float(sum(points(game, other).values())) for other in range(game.seats)]
    rivals = max((n for other, n in enumerate(totals) if other != seat), default=0.0)
    if game.result is not None:
        return {"points": totals[seat] + (seat in game.result), "rivals": -rivals}
    # alone an artifact that is taken cuts nobody else's game short, so how much counts apart
    left = w["alone" if game.seats == 1 else "share"] * _share(game)
    tribe = game.tribes[seat]
    devotion = tribe.devotion if game.variant.abyss else 0
    voyages = sum(voyage_devotion(tribe, voyage) for voyage in tribe.voyages)
    return {
        "points": totals[seat] - devotion,
        "devotion": devotion + left * VOYAGE * voyages,
        "stock": left * _stocked(tribe),
        "hand": left * _hand(tribe, w),
        "engine": left * _engine(tribe, w),
        "pieces": left * _pieces(tribe, w),
        "pending": _pending(game, seat, w),
        "actions": w["action"] * game.left * (game.active == seat),
        "rivals": -w["rival"] * rivals,
    }


def _share(game: Revive) -> float:
    """How much of the game is left, from 1 to nearly 0."""
    if game.ending:
        return 0.15
    return 0.35 + 0.65 * game.artifacts_left() / NUMBERS.artifacts[game.seats - 1]


def _stocked(tribe: Tribe) -> float:
    """Resources, range and discounts."""
    found = sum(_stock(tribe, what) for what in (*BASICS, "crystal"))
    found += WORTH["R"] * min(tribe.reach, 3)
    return found + 0.5 * sum(min(n, 3) for n in tribe.discounts.values())


def _hand(tribe: Tribe, w: Weights) -> float:
    """Cards, by where they are, crates and the switch."""
    found = w["active"] * len(tribe.active) + w["resting"] * len(tribe.rest)
    found += w["played"] * tribe.rank() + w["gained"] * len(tribe.gained)
    return found + w["crate"] * len(tribe.crates) + w["switch"] * (not tribe.switched)


def _engine(tribe: Tribe, w: Weights) -> float:
    """Modules, machines, energy, steps."""
    found = w["module"] * sum(map(len, tribe.modules.values()))
    found += w["machine"] * len(tribe.machines) + w["energy"] * tribe.energy
    found += w["free"] * min(tribe.free_energy, sum(not m.spent for m in tribe.machines))
    return found + w["step"] * sum(tribe.tracks.values())


def _pieces(tribe: Tribe, w: Weights) -> float:
    """Technologies, and something to count range from."""
    found = w["tech"] * sum(TECH[int(node[1]) - 1] for node in tribe.techs)
    pieces = len(tribe.buildings) + len(tribe.settled) + len(tribe.lanterns)
    return found + w["piece"] * pieces


def _stock(tribe: Tribe, what: str) -> float:
    limit, have = NUMBERS.limit(what), tribe.stock[what]
    kind = {"food": "F", "book": "B", "gear": "G", "crystal": "X"}[what]
    kept = min(have, limit)
    return WORTH[kind] * kept - 0.04 * kept * kept + OVER * max(0, have - limit)


def _pending(game: Revive, seat: Seat, w: Weights) -> float:
    """What waits for the seat: effects that are planned, and what is owed to it."""
    mine = [item for item in _planned(game) if _is_of(item, seat)]
    rows = w["row"] * sum(isinstance(item, ChooseRow | LieDown) for item in mine)
    found = sum(_step_worth(game, item) for item in mine)
    return rows + w["pending"] * (found + worth(" ".join(game.owed[seat])))


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
