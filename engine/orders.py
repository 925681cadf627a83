"""Standing orders answer for a seat while its owner is away.

Each game has a small closed set of them. An order is a model of bounded terms and one pure method.
The method gets a question as the seat knows it, and returns a legal pick, or None to leave the
question to the owner. It is not a rule: its pick is played like any other.

What rivals could learn. They see that a seat has answered, and when. So *whether* an order answers
may depend on its terms and on public facts, never on what the seat holds; *what* it answers may. In
lanes rivals see only the end of a stretch, which shows how many questions there were. So an order
ends a stretch only after the owner's own pick in it; or it answers every question of that stretch
in any case (`alone`). Tests of all games prove this.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeVar, get_args, get_origin

from pydantic import BaseModel, ConfigDict

from engine.kernel import (
    Choice,
    Game,
    Pick,
    Sealed,
    Seat,
    apply,
    awaited,
    lane_of,
    legal,
    offered,
    pending,
    question,
)
from engine.registry import snake

if TYPE_CHECKING:
    from engine.games import GamePackage

B = TypeVar("B", bound="Bounded")
MAX_FIELD_VALUES: Final = 25
"""Maximum number of values of a field: it is one menu."""


@dataclass(frozen=True, slots=True)
class Known:
    """A question as the asked seat knows it: an order may read only this."""

    seat: Seat
    question: Choice[Any]
    """Without its sealed answers."""
    picks: tuple[Pick, ...]
    view: Any
    """The game's view of this seat."""


class Bounded(BaseModel):
    """Terms that are chosen from short lists.

    Each field has a default and is a Literal, a bool, or an int with both bounds. Field names and
    values are part of the save format.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    @classmethod
    def values(cls) -> dict[str, tuple[Any, ...]]:
        """Return the values that each field may hold, in order."""
        return {name: _values(cls, name) for name in cls.model_fields}


def by_name(*kinds: type[B]) -> dict[str, type[B]]:
    """Return these kinds, each by the name of its class in snake case: that is save format."""
    return {snake(kind.__name__): kind for kind in kinds}


class Order(Bounded):
    """Terms of one standing order."""

    answers: ClassVar[tuple[type[Choice[Any]], ...]]
    """The questions it may answer."""
    alone: ClassVar[bool] = False
    """Whether it answers every question of its private stretches, whatever the seat holds. Then the
    end of a stretch tells rivals nothing, and the order may end it."""

    given: ClassVar[bool] = False
    """Whether each seat has it from the start, with its defaults, until the owner changes it. Each
    game with windows has one; its terms name public facts only."""

    def pick(self, known: Known) -> Pick | None:
        """Return what the seat plays, or None to leave the question to the owner. Pure."""
        raise NotImplementedError


def _values(cls: type[Bounded], name: str) -> tuple[Any, ...]:
    """Return what a field may hold. TypeError for a field without a short list of values."""
    field = cls.model_fields[name]
    values: tuple[Any, ...] = ()
    if field.annotation is bool:
        values = (False, True)
    elif get_origin(field.annotation) is Literal:
        values = get_args(field.annotation)
    elif field.annotation is int:
        bounds = {k: getattr(m, k) for m in field.metadata for k in ("ge", "le") if hasattr(m, k)}
        if len(bounds) == 2:
            values = tuple(range(bounds["ge"], bounds["le"] + 1))
    if not 0 < len(values) <= MAX_FIELD_VALUES or field.is_required():
        raise TypeError(f"{cls.__name__}.{name}: a default and 1 to {MAX_FIELD_VALUES} values")
    return values


def known(package: GamePackage, game: Game, seat: Seat) -> Known | None:
    """Return what the seat knows about the question that awaits it; None if none does."""
    if all(seat not in seats for _, seats in pending(game)):
        return None
    asked = question(game, seat)
    assert asked is not None
    if isinstance(asked, Sealed):
        asked = replace(asked, answers=())  # type: ignore[type-var]
    return Known(seat, asked, tuple(legal(game, seat)), package.view(game, seat))


def order_pick(order: Order, asked: Known) -> Pick | None:
    """Return an order's pick for a question, or None. `answer` checks whether it may be played."""
    return order.pick(asked) if isinstance(asked.question, order.answers) else None


def answer(
    package: GamePackage,
    game: Game,
    seat: Seat,
    orders: Mapping[str, Order],
    *,
    by_hand: bool = False,
) -> tuple[str, Pick] | None:
    """Return the name of the first order that answers for this seat now, and its pick.

    None if the question is left to the owner. `by_hand`: the owner has picked in this stretch in
    person.
    """
    kinds = tuple(kind for order in orders.values() for kind in order.answers)
    if not isinstance(question(game, seat), kinds):  # saves the cost of a view
        return None
    if (asked := known(package, game, seat)) is None:
        return None
    for name in package.ORDERS:
        if name not in orders or (pick := order_pick(orders[name], asked)) is None:
            continue
        if not offered(game, seat, pick):
            continue
        if by_hand or orders[name].alone or not ends_stretch(game, seat, pick):
            return name, pick
    return None


def ends_stretch(game: Game, seat: Seat, pick: Pick) -> bool:
    """Return whether the pick ends the seat's private stretch, which others can see."""
    if not lane_of(game, seat):
        return False
    after, _ = apply(game, seat, pick)
    return awaited(after) != awaited(game)
