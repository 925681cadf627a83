"""Conditions of plans in Happy DayZ, and the events that upset plans; all of it is public."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from engine.games.happy_dayz.content import PLUS, RANK, SUIT, ZOMBIE
from engine.games.happy_dayz.picks import PlayCard
from engine.games.happy_dayz.state import HappyDayz
from engine.games.happy_dayz.view import DayzView, phase
from engine.kernel import Pick, Seat
from engine.plans import Guard

Kinds = tuple[type[Pick], ...]


class Outcome(Guard):
    """In the trick so far the card would win, or would lose."""

    about: ClassVar[Kinds] = (PlayCard,)
    trick: Literal["won", "lost"] = "lost"

    def holds(self, public: Any, seat: Seat, pick: PlayCard) -> bool:
        return _wins(public, pick) == (self.trick == "won")


def _wins(public: DayzView, pick: PlayCard) -> bool:
    """Return whether the card beats all cards of the trick so far."""
    if not public.trick:
        return True
    if SUIT[pick.card] != public.demanded:
        return False
    sign = 1 if public.side == PLUS else -1
    heights = [sign * RANK[p.card] for p in public.trick if SUIT[p.card] == public.demanded]
    return sign * RANK[pick.card] > max(heights)


class Zombies(Guard):
    """The trick contains a zombie, or none."""

    about: ClassVar[Kinds] = (PlayCard,)
    trick: Literal["none", "some"] = "none"

    def holds(self, public: Any, seat: Seat, pick: PlayCard) -> bool:
        present = any(SUIT[played.card] == ZOMBIE for played in public.trick)
        return present is (self.trick == "some")


class LastToPlay(Guard):
    """All other seats have played to the trick."""

    about: ClassVar[Kinds] = (PlayCard,)

    def holds(self, public: Any, seat: Seat, pick: PlayCard) -> bool:
        return bool(len(public.trick) == public.seats - 1)


GUARDS: dict[str, type[Guard]] = {
    "outcome": Outcome,
    "zombies": Zombies,
    "last_to_play": LastToPlay,
}
UPSETS: dict[str, str] = {}
"""Empty: gained and lost cards and the horde are normal in tricks, so they upset no plan."""


def stretch(game: HappyDayz) -> int:
    """Return the round to which a plan belongs: it is valid until the next deal, so it may answer
    whether factions are replaced."""
    return max(game.round, 1) - (phase(game) == "planning")
