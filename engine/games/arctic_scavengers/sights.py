"""What seats have seen of cards that lie face down with a tribe, for as long as it can be true."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from engine.frozen import replace


@dataclass(slots=True)
class Sight:
    """What a seat knows for certain of where a tribe's unseen cards are.

    For a hand, cards just drawn and face-down discards, it is some of the cards; for a deck or a
    building site, which keep their order, how many of the next ones.
    """

    by: int
    hand: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    down: list[str] = field(default_factory=list)
    deck: int = 0
    sites: list[int] = field(default_factory=list)

    def known(self, hidden: list[list[str]]) -> list[list[str]]:
        """The known cards of each of a tribe's hidden piles (`Tribe.hidden`), the next one last."""
        _, _, deck, _, *timers = hidden
        sites = [_next(timer, count) for timer, count in zip(timers, self.sites, strict=False)]
        blind: list[list[str]] = [[] for _ in timers[len(sites) :]]
        return [self.hand, self.drawn, _next(deck, self.deck), self.down, *sites, *blind]

    def lose(self, card: str) -> None:
        """Such a card leaves the hand, whichever of equal ones: one fewer is certain."""
        if card in self.hand:
            self.hand.remove(card)

    def draw(self, deck: list[str], count: int) -> None:
        """So many cards are about to be drawn from this deck."""
        taken = _next(deck, self.deck)[::-1][:count]
        self.drawn += taken
        self.deck -= len(taken)

    def take_off(self, at: int, timer: list[str], count: int) -> None:
        """So many cards are about to come off this building site, face down to the discards."""
        if at < len(self.sites):
            taken = _next(timer, self.sites[at])[::-1][:count]
            self.down += taken
            self.sites[at] -= len(taken)

    def see_site(self, at: int, count: int) -> None:
        """So many of the next cards of a building site are seen."""
        self.sites += [0] * (at + 1 - len(self.sites))
        self.sites[at] = max(self.sites[at], count)

    def lay(self, at: int, lying: int) -> None:
        """What was just drawn is laid under so many cards of a building site."""
        self.see_site(at, 0)
        self.sites[at] += len(self.drawn) if self.sites[at] == lying else 0
        self.drawn = []

    def see_hand(self, cards: list[str]) -> None:
        """These cards of the hand are seen: some may be those that were known."""
        self.hand = list((Counter(self.hand) | Counter(cards)).elements())


def _next(pile: list[str], count: int) -> list[str]:
    return pile[len(pile) - count :]


def forget(pieces: list[Any], card: str) -> None:
    """One piece of this card leaves, if there is any, nobody can tell which: each seat that has
    seen any of them has seen one fewer."""
    same = [piece for piece in pieces if piece.card == card]
    if not same:
        return
    pieces.remove(same[0])
    for viewer in sorted({v for piece in same for v in piece.seen} - {*same[0].seen}):
        at = next(n for n, p in enumerate(pieces) if p.card == card and viewer in p.seen)
        left = tuple(v for v in pieces[at].seen if v != viewer)
        pieces[at] = replace(pieces[at], seen=left)
