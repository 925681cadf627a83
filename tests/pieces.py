"""Where the cards, tiles and pieces of a game lie: see `pieces.py` of each game's tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TypeVar

from engine.kernel import Game, namespace_of

T = TypeVar("T")


@dataclass(frozen=True)
class Pieces:
    """Pieces of a kind: the piles in which they lie (`piles`), and all that must exist
    (`whole`)."""

    piles: Iterable[Iterable[Hashable]]
    whole: Iterable[Hashable]

    @property
    def astray(self) -> dict[Hashable, int]:
        """Piece -> how many too many (or, if negative, too few) there are; empty unless a rule is
        wrong."""
        surplus = census(self.piles)
        surplus.subtract(list(self.whole))
        return {piece: count for piece, count in surplus.items() if count}


def census(piles: Iterable[Iterable[T]]) -> Counter[T]:
    """Count each card over all piles; no rule may change these counts."""
    return Counter(card for pile in piles for card in pile)


def pieces(game: Game) -> Mapping[str, Pieces]:
    """Return where each card, tile and piece lies, by kind. Each exists once at any time: no rule
    creates or destroys one."""
    name = namespace_of(type(game)).rpartition(".")[2]
    found: Mapping[str, Pieces] = import_module(f"tests.{name}.pieces").pieces(game)
    return found
