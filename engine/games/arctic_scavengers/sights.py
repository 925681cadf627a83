"""Knowledge of seats about a tribe's face-down cards, as long as it is certain."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from engine.frozen import frozen, replace
from engine.kernel import Seat

JUNKYARD: Final = "junkyard"
CONTESTED: Final = "contested"
PILES: Final = (JUNKYARD, CONTESTED, "schematics")
"""The face-down piles of the table."""


@frozen
class Piece:
    """A face-down card, the seats that have seen it there, and the pile it came from."""

    card: str
    seen: tuple[Seat, ...] = ()
    source: str = JUNKYARD

    def shown_to(self, seat: Seat) -> Piece:
        """Return the piece with this seat among those that have seen it."""
        return _shown(self.card, self.seen, self.source, seat)

    def of_junkyard(self) -> Piece:
        """Return the piece as if it came from the junkyard."""
        return _piece(self.card, self.seen, JUNKYARD)


_piece = cache(Piece)


@cache
def _shown(card: str, seen: tuple[Seat, ...], source: str, seat: Seat) -> Piece:
    return _piece(card, tuple(sorted({*seen, seat})), source)


def unseen(card: str) -> Piece:
    """Return a card in the junkyard that no seat has seen there."""
    return _piece(card)


def chosen_among(pieces: list[Piece], seat: Seat) -> list[Piece]:
    """Return pieces of which a seat has secretly chosen some.

    Other seats no longer know which is where, unless they have seen all and all are equal.
    """
    certain = {seat}
    if len({piece.card for piece in pieces}) == 1:
        certain.update(set.intersection(*(set(piece.seen) for piece in pieces)))
    return [
        _piece(piece.card, tuple([by for by in piece.seen if by in certain]), piece.source)
        for piece in pieces
    ]


@dataclass(slots=True)
class Sight:
    """What a seat knows for certain about the places of a tribe's unseen cards.

    For a hand, cards just drawn and face-down discards: some of the cards. For a deck or a building
    site, which keep their order: how many of the next cards.
    """

    by: int
    hand: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    down: list[str] = field(default_factory=list)
    deck: int = 0
    sites: list[int] = field(default_factory=list)

    def known(self, hidden: list[list[str]]) -> list[list[str]]:
        """Return the known cards of each of a tribe's hidden piles (`Tribe.hidden`), the next one
        last."""
        _, _, deck, _, *timers = hidden
        sites = [_next(timer, count) for timer, count in zip(timers, self.sites, strict=False)]
        blind: list[list[str]] = [[] for _ in timers[len(sites) :]]
        return [self.hand, self.drawn, _next(deck, self.deck), self.down, *sites, *blind]

    def lose(self, card: str) -> None:
        """Note that such a card leaves the hand: of equal ones, one fewer is certain."""
        if card in self.hand:
            self.hand.remove(card)

    def draw(self, deck: list[str], count: int) -> None:
        """Note that `count` cards are about to be drawn from this deck."""
        taken = _next(deck, self.deck)[::-1][:count]
        self.drawn += taken
        self.deck -= len(taken)

    def take_off(self, index: int, timer: list[str], count: int) -> None:
        """Note that `count` cards are about to move from this building site, face down, to the
        discards."""
        if index < len(self.sites):
            taken = _next(timer, self.sites[index])[::-1][:count]
            self.down += taken
            self.sites[index] -= len(taken)

    def see_site(self, index: int, count: int) -> None:
        """Note that the next `count` cards of a building site are seen."""
        self.sites += [0] * (index + 1 - len(self.sites))
        self.sites[index] = max(self.sites[index], count)

    def lay(self, index: int, cards_below: int) -> None:
        """Note that the drawn cards are laid under the cards of a building site."""
        self.see_site(index, 0)
        self.sites[index] += len(self.drawn) if self.sites[index] == cards_below else 0
        self.drawn = []

    def see_hand(self, cards: list[str]) -> None:
        """Note that these cards in the hand are seen; some may be already known ones."""
        self.hand = list((Counter(self.hand) | Counter(cards)).elements())


def still_there(cards: list[str], gone: int) -> list[str]:
    """Return which known cards are certainly left after `gone` unseen ones have left."""
    return list(Counter({card: n - gone for card, n in Counter(cards).items()}).elements())


def _next(pile: list[str], count: int) -> list[str]:
    return pile[len(pile) - count :]


def forget(pieces: list[Any], card: str) -> None:
    """Remove one piece of this card, if there is any.

    Nobody can tell which of equal ones it is, so each seat that has seen any of them has now seen
    one fewer.
    """
    same = [piece for piece in pieces if piece.card == card]
    if not same:
        return
    pieces.remove(same[0])
    for viewer in sorted({v for piece in same for v in piece.seen} - {*same[0].seen}):
        index = next(n for n, p in enumerate(pieces) if p.card == card and viewer in p.seen)
        viewers = tuple(v for v in pieces[index].seen if v != viewer)
        pieces[index] = replace(pieces[index], seen=viewers)
