"""Standing orders: how a seat that is asked may be answered for it while its owner is away.

Each game brings a small closed set of them. An order is a model of bounded terms and one pure
method, from a question as the seat knows it to one of its legal picks, or to None where the
question is left to the owner. It is no rule: what it finds is played as an ordinary pick.

What rivals could learn. They see that a seat has answered, and when; so *whether* an order answers
may depend on its terms and on what everybody knows, never on what the seat holds; *what* it answers
may. In lanes others see nothing but the end of a stretch, which tells how many questions there
were: an order therefore ends one only after a pick that the owner made in it by hand, or if it
answers every question of that stretch whatever is held (`alone`). A law holds all of this.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, get_args, get_origin

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

if TYPE_CHECKING:
    from engine.games import GamePackage

MOST_VALUES: Final = 25
"""Values of a field at most: it is one choice among them."""


@dataclass(frozen=True, slots=True)
class Known:
    """A question as the seat that is asked knows it: all that an order may look at."""

    seat: Seat
    question: Choice[Any]
    """Without the sealed answers of others."""
    picks: tuple[Pick, ...]
    view: Any
    """The game's view of this seat."""


class Bounded(BaseModel):
    """Terms that are chosen from short lists. Every field has a default and is a Literal, a bool,
    or an int with both bounds. Field names and values are save format."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    @classmethod
    def values(cls) -> dict[str, tuple[Any, ...]]:
        """What each field may hold, in order."""
        return {name: _values(cls, name) for name in cls.model_fields}


class Order(Bounded):
    """Terms of one standing order."""

    answers: ClassVar[tuple[type[Choice[Any]], ...]]
    """The questions it may answer."""
    alone: ClassVar[bool] = False
    """Whether it answers every question of the private stretches it is asked in, whatever is held:
    then their end tells nothing, and it may end them."""

    given: ClassVar[bool] = False
    """Whether it is in force for every seat from the start, with its defaults, until the owner
    changes it: so each game's windows have one, whose terms name public things only."""

    def pick(self, known: Known) -> Pick | None:
        """What the seat may play, or None: the question is the owner's. Pure."""
        raise NotImplementedError


def _values(cls: type[Bounded], name: str) -> tuple[Any, ...]:
    """What a field may hold. TypeError for a field that has no short list of values."""
    field = cls.model_fields[name]
    found: tuple[Any, ...] = ()
    if field.annotation is bool:
        found = (False, True)
    elif get_origin(field.annotation) is Literal:
        found = get_args(field.annotation)
    elif field.annotation is int:
        bounds = {k: getattr(m, k) for m in field.metadata for k in ("ge", "le") if hasattr(m, k)}
        if len(bounds) == 2:
            found = tuple(range(bounds["ge"], bounds["le"] + 1))
    if not 0 < len(found) <= MOST_VALUES or field.is_required():
        raise TypeError(f"{cls.__name__}.{name}: a default and 1 to {MOST_VALUES} values")
    return found


def known(package: GamePackage, game: Game, seat: Seat) -> Known | None:
    """What the seat knows of the question that awaits it; None if none does."""
    if all(seat not in seats for _, seats in pending(game)):
        return None
    asked = question(game, seat)
    assert asked is not None
    if isinstance(asked, Sealed):
        asked = replace(asked, answers=())  # type: ignore[type-var]
    return Known(seat, asked, tuple(legal(game, seat)), package.view(game, seat))


def found(order: Order, asked: Known) -> Pick | None:
    """What an order answers to a question; None if it leaves it. `answer` asks whether it may."""
    return order.pick(asked) if isinstance(asked.question, order.answers) else None


def answer(
    package: GamePackage,
    game: Game,
    seat: Seat,
    orders: Mapping[str, Order],
    *,
    by_hand: bool = False,
) -> tuple[str, Pick] | None:
    """The pick that one of these orders makes for this seat now, and the order's name; None if the
    question is left to the owner. `by_hand`: the owner has picked in this stretch in person."""
    kinds = tuple(kind for order in orders.values() for kind in order.answers)
    if not isinstance(question(game, seat), kinds):  # before anything is worked out for nobody
        return None
    if (asked := known(package, game, seat)) is None:
        return None
    for name in package.ORDERS:
        if name not in orders or (pick := found(orders[name], asked)) is None:
            continue
        if not offered(game, seat, pick):
            continue
        if by_hand or orders[name].alone or not ends_stretch(game, seat, pick):
            return name, pick
    return None


def ends_stretch(game: Game, seat: Seat, pick: Pick) -> bool:
    """Whether the pick ends what the seat does in private, for all to see."""
    if not lane_of(game, seat):
        return False
    after, _ = apply(game, seat, pick)
    return awaited(after) != awaited(game)
