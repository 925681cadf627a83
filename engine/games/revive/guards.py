"""Conditions of plans in Revive, and the events that upset plans; all of it is public."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pydantic import Field

from engine.games.revive.picks import Explore, Play, Populate, Recruit
from engine.kernel import Pick, Seat
from engine.orders import by_name
from engine.plans import Guard

Kinds = tuple[type[Pick], ...]


class StillIce(Guard):
    """The tile is unexplored."""

    about: ClassVar[Kinds] = (Explore,)

    def holds(self, public: Any, seat: Seat, pick: Explore) -> bool:
        site = public.board.get(pick.tile)
        return site is not None and not site.tile


class Unsettled(Guard):
    """At most `count` rivals have settled there."""

    about: ClassVar[Kinds] = (Populate,)
    count: int = Field(default=0, ge=0, le=3)

    def holds(self, public: Any, seat: Seat, pick: Populate) -> bool:
        return sum(pick.hex in tribe.settled for tribe in public.tribes) <= self.count


class OnMarket(Guard):
    """The citizen is still on the market."""

    about: ClassVar[Kinds] = (Recruit,)

    def holds(self, public: Any, seat: Seat, pick: Recruit) -> bool:
        return pick.card in public.market


class NotEnding(Guard):
    """The last turns have not begun."""

    about: ClassVar[Kinds] = (Play, Explore, Populate)

    def holds(self, public: Any, seat: Seat, pick: Pick) -> bool:
        return not public.ending


GUARDS = by_name(StillIce, Unsettled, OnMarket, NotEnding)
LASTING: Final = "all"
UPSETS = {"copied": "rival", "ending_began": ""}
"""One of one's cards is copied away; the last turns begin."""
