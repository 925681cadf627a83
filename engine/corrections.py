"""Corrections that a game master may make: a closed set of typed ones per game.

A correction is worded, shown in a menu and saved like a pick. It is no move of a seat, and no
question offers it. Its fields name the new value; an impossible value is refused with a reason.
Afterwards the game is settled and legal: each question has an answer, and no piece appears or
vanishes. There is no other way to edit a state.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, Self, TypeVar, dataclass_transform

from engine.copying import clone
from engine.kernel import Event, Game, IllegalMove, Pick, Refusal, Seat, legal, pending, start

G = TypeVar("G", bound=Game)
C = TypeVar("C", bound=type)


@dataclass(frozen=True)
class Domain:
    """The allowed values of one field of a correction."""

    values: Callable[..., Collection[Any]]
    """(game, *earlier fields) -> the values, in a stable order."""
    refused: Callable[..., Refusal]
    """(game, *earlier fields, value) -> why this value is not allowed."""


def words(
    values: Callable[..., Collection[Any]] | Collection[Any],
    reason: str = "correction-unknown",
    figure: str = "",
) -> Domain:
    """Return the domain of one of these values.

    `reason` is why another is refused; the refusal names that one as `figure`, unless it is empty.
    """
    allowed = values if callable(values) else lambda *_: values
    return Domain(
        allowed, lambda *so_far: Refusal("", reason, {figure: so_far[-1]} if figure else {})
    )


def numbers(maximum: Callable[..., int] | int, minimum: int = 0) -> Domain:
    """Return the domain of the numbers from `minimum` to `maximum`, both included.

    `maximum` may be a function of the game and the earlier fields.
    """

    def highest(*so_far: Any) -> int:
        return maximum(*so_far) if callable(maximum) else maximum

    return Domain(
        lambda *known: range(minimum, highest(*known) + 1),
        lambda *known: Refusal(
            "", "correction-number", {"least": minimum, "most": highest(*known[:-1])}
        ),
    )


def same(current: object, new: object) -> Refusal | None:
    """Return a refusal if the new value equals the current one."""
    return Refusal("", "correction-same") if current == new else None


SEAT: Final = words(lambda game, *_: range(game.seats), "correction-no-seat")


class Correction(Pick):
    """One correction. Fields hold words and numbers.

    `verb` begins with `set_`, so that its texts do not clash with those of picks.
    """

    __slots__ = ()
    domains: ClassVar[tuple[Domain, ...]]
    """The domain of each field, in the order of the fields."""

    @classmethod
    def offers(cls, game: Any) -> Iterator[Self]:
        """Yield every correction of this kind that the menu shows now, in a stable order."""
        candidates = (cls(*values) for values in _products(cls.domains, (game,)))
        yield from (
            candidate
            for candidate in candidates
            if candidate.listed(game) and candidate.hindered(game) is None
        )

    def refusal(self, game: Any) -> Refusal | None:
        """Return why this correction cannot be made now; None if it can."""
        so_far: tuple[Any, ...] = (game,)
        for value, domain in zip(_values(self), self.domains, strict=True):
            if value not in domain.values(*so_far):
                return domain.refused(*so_far, value)
            so_far += (value,)
        return self.hindered(game)

    def hindered(self, game: Any) -> Refusal | None:
        """Return why the combination of fields cannot be made; None if it can.

        Called when each field alone is allowed.
        """
        return None

    def listed(self, game: Any) -> bool:
        """Return whether the menu shows it; any legal correction can be typed."""
        return True

    def amend(self, game: Any) -> None:
        """Make the correction in place, and tell it; events show each viewer only what it may
        know."""
        raise NotImplementedError


class CardSwap(Correction):
    """Swap a misdealt card with a card of another hand.

    A game's own `SwapCards` declares the fields: seat, card, rival, other.
    """

    __slots__ = ()
    verb: ClassVar[str] = "set_cards"

    def sides(self) -> tuple[tuple[Seat, Any, Any], tuple[Seat, Any, Any]]:
        """Return for each hand: its seat, the card it gives, and the card it gets."""
        seat, card, rival, other = _values(self)
        return (seat, card, other), (rival, other, card)

    def hindered(self, game: Any) -> Refusal | None:
        (seat, card, other), (rival, _, _) = self.sides()
        return Refusal("", "correction-no-seat") if seat == rival else same(card, other)

    def listed(self, game: Any) -> bool:
        """Return whether the lower seat is named first, so that the menu shows each swap once."""
        (seat, _, _), (rival, _, _) = self.sides()
        return seat < rival


def card_of(hand: Callable[[Any, Seat], Collection[Any]], all_cards: Collection[Any]) -> Domain:
    """Return the domain of the cards in the hand of the seat that the previous field names.

    `all_cards` are the cards of the game: another word is refused as unknown.
    """

    def refused(_: Any, *so_far: Any) -> Refusal:
        seat, card = so_far[-2:]
        if card not in all_cards:
            return Refusal("", "correction-unknown")
        return Refusal("", "correction-no-card", {"seat": seat, "card": card})

    return Domain(lambda game, *known: hand(game, known[-1]), refused)


def _values(correction: Correction) -> tuple[Any, ...]:
    """Return the values of its fields, in order."""
    return tuple(getattr(correction, declared_field.name) for declared_field in fields(correction))  # type: ignore[arg-type]


def _products(domains: tuple[Domain, ...], so_far: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Yield every way to fill the fields; `so_far` is the game and the values of earlier fields."""
    if not domains:
        yield so_far[1:]
        return
    for value in domains[0].values(*so_far):
        yield from _products(domains[1:], (*so_far, value))


@dataclass_transform(frozen_default=True)
def correction(cls: C) -> C:
    """Make a class a frozen, slotted correction.

    Saves name it by its class, which is looked up in the `CORRECTIONS` of its game, not among the
    picks. Class and field names are save format.
    """
    frozen_class: Any = dataclass(frozen=True, slots=True)(cls)
    return frozen_class  # type: ignore[no-any-return]


def offered(kinds: tuple[type[Correction], ...], game: Game) -> list[Correction]:
    """Return every correction of these kinds that the menu shows now, in a stable order."""
    if game.result is not None:
        return []
    return [correction for kind in kinds for correction in kind.offers(game)]


def correct(game: G, correction: Correction) -> tuple[G, tuple[Event, ...]]:
    """Return the game after a checked correction, and its events. The argument is not changed.

    Raises IllegalMove: with the correction's own reason, "game-over", or "leaves-no-answer" if a
    question would have no answer.
    """
    if game.result is not None:
        raise IllegalMove(Refusal("", "game-over"))
    refused = correction.refusal(game)
    if refused is not None:
        raise IllegalMove(refused)
    after = clone(game)
    after.new_events = []
    amend(after, correction)
    for _, seats in pending(after):
        if any(not legal(after, seat) for seat in seats):
            raise IllegalMove(Refusal("", "leaves-no-answer"))
    events = tuple(after.new_events)
    after.new_events = []
    return after, events


def amend(game: Game, correction: Correction) -> None:
    """Make a correction in place and settle the game, without checks: for replaying a game."""
    game.here = game.agenda
    correction.amend(game)
    start(game)
