"""Piles of cards and tiles: lists whose last item is the next one; and their redeal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.kernel import Game

T = TypeVar("T")
S = TypeVar("S", str, int)
"""Cards that differ by their word or number."""

Spot = tuple[list[T], int]
"""A pile and a position in it."""


def draw(game: Game, pile: list[T], count: int, discards: list[T] | None = None) -> list[T]:
    """Take so many from a pile, the next one first; fewer if there are no more.

    When it runs out, `discards` are shuffled and become the pile, which is a barrier to undo. If a
    seat now knows a card, the caller must say so (`Game.reveal`).
    """
    drawn: list[T] = []
    while len(drawn) < count:
        if not pile:
            if not discards:
                break
            pile += discards
            discards.clear()
            game.shuffle(pile)
        drawn.append(pile.pop())
    return drawn


def move(cards: Iterable[T], source: list[T], target: list[T]) -> None:
    """Take these cards out of one pile and put them, in this order, onto another; ValueError if one
    does not lie there."""
    for card in list(cards):
        source.remove(card)
        target.append(card)


def under(cards: Iterable[T], pile: list[T]) -> None:
    """Put cards below a pile, the first of them deepest."""
    pile[:0] = cards


@dataclass(frozen=True)
class Pieces:
    """Pieces of a kind: the piles in which they may lie, and every one that there is to be."""

    piles: Iterable[Iterable[Hashable]]
    whole: Iterable[Hashable]

    @property
    def astray(self) -> dict[Hashable, int]:
        """Those that lie there too often (above 0), or not at all (below): none, by any rule."""
        found = census(self.piles)
        found.subtract(list(self.whole))
        return {piece: count for piece, count in found.items() if count}


def census(piles: Iterable[Iterable[T]]) -> Counter[T]:
    """How many there are of each card: what no rule may change."""
    return Counter(card for pile in piles for card in pile)


# --- other worlds -------------------------------------------------------------------------------


def spots(*piles: list[T]) -> list[Spot[T]]:
    """Every place in these piles."""
    return [(pile, at) for pile in piles for at in range(len(pile))]


def spots_of(cards: Iterable[T], *piles: list[T]) -> list[Spot[T]]:
    """The places in these piles at which one of these cards lies."""
    wanted = set(cards)
    return [(pile, at) for pile, at in spots(*piles) if pile[at] in wanted]


def mix(game: Game, cards: list[S]) -> None:
    """Shuffle in place; how they lay before leaves no trace."""
    cards.sort()
    game.shuffle(cards)


def exchange(game: Game, places: Sequence[Spot[S]]) -> None:
    """Mix what lies at these places among them."""
    cards = [pile[at] for pile, at in places]
    mix(game, cards)
    for (pile, at), card in zip(places, cards, strict=True):
        pile[at] = card
