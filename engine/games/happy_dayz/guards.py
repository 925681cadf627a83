"""What a plan may need in Happy DayZ, and what upsets it; all of it seen by everybody."""

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
    """As the trick lies, the card would win it, or would not."""

    about: ClassVar[Kinds] = (PlayCard,)
    trick: Literal["won", "lost"] = "lost"

    def holds(self, public: Any, seat: Seat, pick: PlayCard) -> bool:
        return _wins(public, pick) == (self.trick == "won")


def _wins(public: DayzView, pick: PlayCard) -> bool:
    """Whether the card is better than all that lie in the trick."""
    if not public.trick:
        return True
    if SUIT[pick.card] != public.demanded:
        return False
    sign = 1 if public.side == PLUS else -1
    heights = [sign * RANK[p.card] for p in public.trick if SUIT[p.card] == public.demanded]
    return sign * RANK[pick.card] > max(heights)


class Zombies(Guard):
    """There is a zombie in the trick, or there is none."""

    about: ClassVar[Kinds] = (PlayCard,)
    trick: Literal["none", "some"] = "none"

    def holds(self, public: Any, seat: Seat, pick: PlayCard) -> bool:
        found = any(SUIT[played.card] == ZOMBIE for played in public.trick)
        return found is (self.trick == "some")


class LastToPlay(Guard):
    """All others have played to the trick."""

    about: ClassVar[Kinds] = (PlayCard,)

    def holds(self, public: Any, seat: Seat, pick: PlayCard) -> bool:
        return bool(len(public.trick) == public.seats - 1)


GUARDS: dict[str, type[Guard]] = {
    "outcome": Outcome,
    "zombies": Zombies,
    "last_to_play": LastToPlay,
}
STRIKES: dict[str, str] = {}
"""Cards that come and go, and the horde, are what tricks are about: they upset nobody's plan."""


def stretch(game: HappyDayz) -> int:
    """A plan lives until the next cards are dealt: it may say whether factions are replaced."""
    return max(game.round, 1) - (phase(game) == "planning")
