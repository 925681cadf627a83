"""Conditions and relative picks of plans in Arctic Scavengers, and the events that upset plans. All
of it is public, except what a relative pick plays from the hand or the finds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from pydantic import Field

from engine.games.arctic_scavengers.abilities import price
from engine.games.arctic_scavengers.gathering.turn import Gather
from engine.games.arctic_scavengers.orders import Salvage
from engine.games.arctic_scavengers.picks import Dig, Draw, Finish, Hire, Hunt
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.kernel import Pick, Seat, legal, pick, question
from engine.orders import by_name
from engine.plans import Guard, Relative

Kinds = tuple[type[Pick], ...]
LASTING: Final = "relative"
_AIMS: Final[dict[str, Kinds]] = {
    "dig": (Dig,),
    "recruit": (Hunt, Hire),
    "draw": (Draw,),
    "rest": (Finish,),
}
"""What to do with a hand -> the kinds of pick that do it, in their order."""


@pick
class GatherWith(Relative):
    """Gather with everybody in the hand who helps: first for one aim, then for another."""

    aim: str
    """A key of `_AIMS`."""
    then: str
    """Another one."""

    def resolve(self, game: ArcticScavengers, seat: Seat) -> Pick | None:
        if not isinstance(question(game, seat), Gather):
            return None
        costs = {pick: _cost(game, seat, pick) for pick in legal(game, seat)}
        picks = [pick for pick in sorted(costs, key=lambda pick: -costs[pick]) if costs[pick] >= 0]
        kinds = (*_AIMS[self.aim], *_AIMS[self.then])
        return next((pick for kind in kinds for pick in picks if type(pick) is kind), Finish())


def _cost(game: ArcticScavengers, seat: Seat, pick: Pick) -> int:
    """Return what a mercenary costs, -1 if nothing; 0 for another pick."""
    if not isinstance(pick, Hire):
        return 0
    cost = price(game.tribes[seat], pick.who)
    return cost.food + cost.medicine + cost.mixed or -1


@pick
class KeepBest(Relative):
    """Keep the best find as the order `Salvage` does."""

    want: str

    def resolve(self, game: ArcticScavengers, seat: Seat) -> Pick | None:
        if not isinstance(question(game, seat), Salvage.answers):
            return None
        return Salvage.model_validate({"first": self.want}).best(legal(game, seat))


def relative_picks(table: Any, asked: str) -> Sequence[Relative]:
    """Return the ways to gather with a hand yet to be drawn, or to keep what is dug up."""
    if asked in [kind.__name__ for kind in Salvage.answers]:
        return [KeepBest(want) for want in Salvage.values()["first"]]
    if asked != Gather.__name__:
        return []
    return [GatherWith(a, b) for a in _AIMS for b in _AIMS if "rest" != a != b]


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


GUARDS = by_name(JunkLeft, Scarce, Unanswered)
UPSETS = {"struck": "seat", "disabled": "seat", "wounded": "seat"}
"""One of one's cards is shot or thrown away, a building disabled, or the leader wounded."""
