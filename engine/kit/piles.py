"""Piles of cards and tiles, which are lists with the next item last; and their redeal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
