"""Piles of cards and tiles, which are lists with the next item last; and their redeal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.kernel import Game

T = TypeVar("T")
S = TypeVar("S", str, int)
"""Cards that can be sorted: words or numbers."""

Spot = tuple[list[T], int]
"""A pile and a position in it."""


def draw(game: Game, pile: list[T], count: int, discards: list[T] | None = None) -> list[T]:
    """Take `count` cards from a pile, the next one first; fewer if there are no more.

    When the pile is empty, `discards` are shuffled and become the pile, which is a barrier to undo.
    If a seat now knows a card, the caller must call `Game.reveal`.
    """
    if 0 < count <= len(pile):
        drawn = pile[: -count - 1 : -1]
        del pile[-count:]
        return drawn
    drawn = []
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
    """Move these cards from one pile onto another, in this order; ValueError for a missing card."""
    for card in list(cards):
        source.remove(card)
        target.append(card)


def under(cards: Iterable[T], pile: list[T]) -> None:
    """Put cards under a pile, the first of them deepest."""
    pile[:0] = cards


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


# --- other worlds -------------------------------------------------------------------------------


def spots(*piles: list[T]) -> list[Spot[T]]:
    """Return every position in these piles."""
    return [(pile, index) for pile in piles for index in range(len(pile))]


def mix(game: Game, cards: list[S]) -> None:
    """Shuffle in place; the result does not depend on the previous order."""
    cards.sort()
    game.shuffle(cards)


def exchange(game: Game, places: Sequence[Spot[S]]) -> None:
    """Shuffle the cards at these positions among each other."""
    cards = [pile[index] for pile, index in places]
    mix(game, cards)
    for (pile, index), card in zip(places, cards, strict=True):
        pile[index] = card
