"""What lies on the table of the sealed bids game."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.kernel import Game


@dataclass(slots=True, kw_only=True)
class Bids(Game):
    """The state. Per-seat data are lists by seat (a dict's keys must be words to be saved)."""

    hands: list[list[int]]
    aside: list[int] = field(default_factory=list)
    """The card set aside by each seat: its owner's secret."""
    prizes: list[int] = field(default_factory=list)
    """Prizes still face down, next last."""
    prize: int = 0
    """The prize being bid for."""
    won: list[int] = field(default_factory=list)
    """Points won, by seat."""
    round: int = 0
