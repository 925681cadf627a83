"""The state of the sealed bids game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.content import editions
from engine.kernel import Game

EDITION: Final = len(editions("_skeleton"))


@dataclass(slots=True, kw_only=True)
class Bids(Game):
    """The state. Data per seat are lists by seat, because keys of saved dicts must be words."""

    hands: list[list[int]]
    cards: int = 0
    """The highest card."""
    aside: list[int] = field(default_factory=list)
    """The card set aside by each seat: its owner's secret."""
    prizes: list[int] = field(default_factory=list)
    """Prizes still face down, next last."""
    prize: int = 0
    """The prize being bid for."""
    won: list[int] = field(default_factory=list)
    """Points won, by seat."""
    round: int = 0
    full: bool = False
    """Whether guesses, boasts and vetoes are played."""
    spent: list[int] = field(default_factory=list)
    """Cards that were bid: out of play."""
    lost: list[int] = field(default_factory=list)
    """Prizes that nobody got."""
    against: bool = False
    """Whether the first seat plays against all others together."""
    vetoes: list[int] = field(default_factory=list)
    """Vetoes left, by seat: all see them."""
    taken: list[list[int]] = field(default_factory=list)
    """Prizes won, by seat."""
    stakes: list[int] = field(default_factory=list)
    """The stake of each seat's guess, secret until the end; -1 before the guess."""
    guesses: list[list[int]] = field(default_factory=list)
    """The prizes of each seat's guess."""

    def after(self, seat: int) -> list[int]:
        """Return the other seats, clockwise from this one."""
        return [(seat + n) % self.seats for n in range(1, self.seats)]

    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Return the seats of each side."""
        seats = range(self.seats)
        return ((0,), tuple(seats[1:])) if self.against else tuple((seat,) for seat in seats)

    def guessed(self, seat: int) -> int:
        """Return the points of a seat's guess: plus its stake per prize won, minus it per prize
        not won."""
        return sum(
            self.stakes[seat] if prize in self.taken[seat] else -self.stakes[seat]
            for prize in self.guesses[seat]
        )
