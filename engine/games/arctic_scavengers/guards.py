"""Conditions of plans in Arctic Scavengers, and the events that upset plans; all of it is
public."""

from __future__ import annotations

from typing import Any, ClassVar

from pydantic import Field

from engine.games.arctic_scavengers.picks import Dig, Hire, Hunt
from engine.kernel import Pick, Seat
from engine.plans import Guard

Kinds = tuple[type[Pick], ...]


class JunkLeft(Guard):
    """At least `count` cards are left in the junkyard."""

    about: ClassVar[Kinds] = (Dig,)
    count: int = Field(default=3, ge=1, le=20)

    def holds(self, public: Any, seat: Seat, pick: Dig) -> bool:
        return bool(public.junkyard >= self.count)


class Scarce(Guard):
    """At most `count` of that mercenary are left in the market."""

    about: ClassVar[Kinds] = (Hire,)
    count: int = Field(default=2, ge=1, le=6)

    def holds(self, public: Any, seat: Seat, pick: Hire) -> bool:
        return bool(public.market.get(pick.who, 0) <= self.count)


class Unanswered(Guard):
    """No rival can have a card that reacts to others' actions."""

    about: ClassVar[Kinds] = (Dig, Hunt)

    def holds(self, public: Any, seat: Seat, pick: Pick) -> bool:
        return not any(tribe.may_react for tribe in public.tribes if tribe.seat != seat)


GUARDS: dict[str, type[Guard]] = {
    "junk_left": JunkLeft,
    "scarce": Scarce,
    "unanswered": Unanswered,
}
UPSETS = {"struck": "seat", "disabled": "seat", "wounded": "seat"}
"""An own card is shot or thrown away, an own building disabled, or the own leader wounded."""
