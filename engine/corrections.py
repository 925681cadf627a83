"""What a game master may put right: a closed set of typed corrections per game.

A correction is worded, shown in a menu and saved as a pick is, but no question offers it: it is no
move of a seat. It names what is to be, is refused with a reason where that cannot be, and leaves a
game that is settled and legal: nobody is asked a question without an answer, and no piece appears
or vanishes. There is no other way to edit a state.
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
    """What one field of a correction may hold."""

    values: Callable[..., Collection[Any]]
    """(game, *fields before it) -> the values, in a stable order."""
    refused: Callable[..., Refusal]
    """(game, *fields before it, value) -> why this value is none of them."""


def words(
    values: Callable[..., Collection[Any]] | Collection[Any],
    reason: str = "correction-unknown",
    figure: str = "",
) -> Domain:
    """Some of these values; the reason names the refused one as `figure`, if that is given."""
    found = values if callable(values) else lambda *_: values
    return Domain(found, lambda *known: Refusal("", reason, {figure: known[-1]} if figure else {}))


def numbers(most: Callable[..., int] | int, least: int = 0) -> Domain:
    """A number from `least` to `most`; `most` may be a function of the game and the fields
    before."""

    def highest(*known: Any) -> int:
        return most(*known) if callable(most) else most

    return Domain(
        lambda *known: range(least, highest(*known) + 1),
        lambda *known: Refusal("", "correction-number", {"most": highest(*known[:-1])}),
    )


def same(now: object, wanted: object) -> Refusal | None:
    """Refuse what would change nothing."""
    return Refusal("", "correction-same") if now == wanted else None


SEAT: Final = words(lambda game, *_: range(game.seats), "correction-no-seat")


class Correction(Pick):
    """One correction. Fields hold words and numbers; `verb` begins with `set_`, to keep its texts
    apart from those of picks."""

    __slots__ = ()
    domains: ClassVar[tuple[Domain, ...]]
    """What each field may hold, in their order."""

    @classmethod
    def offers(cls, game: Any) -> Iterator[Self]:
        """Every correction of this kind that the menu names now, in a stable order."""
        made = (cls(*values) for values in _products(cls.domains, (game,)))
        yield from (one for one in made if one.listed(game) and one.hindered(game) is None)

    def refusal(self, game: Any) -> Refusal | None:
        """Why this cannot be made now; None if it can."""
        known: tuple[Any, ...] = (game,)
        for value, domain in zip(_values(self), self.domains, strict=True):
            if value not in domain.values(*known):
                return domain.refused(*known, value)
            known += (value,)
        return self.hindered(game)

    def hindered(self, game: Any) -> Refusal | None:
        """Why this cannot be made although each field can be so; None if it can."""
        return None

    def listed(self, game: Any) -> bool:
        """Whether the menu names it; what it does not name can still be typed."""
        return True

    def amend(self, game: Any) -> None:
        """Make it, in place, and tell what was corrected: to each no more than it may know."""
        raise NotImplementedError


class CardSwap(Correction):
    """A misdealt card goes to another hand, and one of that hand comes back for it.

    A game's own `SwapCards` declares the fields: seat, card, rival, other.
    """

    __slots__ = ()
    verb: ClassVar[str] = "set_cards"

    def sides(self) -> tuple[tuple[Seat, Any, Any], tuple[Seat, Any, Any]]:
        """For each hand: its seat, the card that goes, and the one that comes."""
        seat, card, rival, other = _values(self)
        return (seat, card, other), (rival, other, card)

    def hindered(self, game: Any) -> Refusal | None:
        (seat, card, other), (rival, _, _) = self.sides()
        return Refusal("", "correction-no-seat") if seat == rival else same(card, other)

    def listed(self, game: Any) -> bool:
        """Each exchange once."""
        (seat, _, _), (rival, _, _) = self.sides()
        return seat < rival


def card_of(hand: Callable[[Any, Seat], Collection[Any]], every: Collection[Any]) -> Domain:
    """A card of the seat in the field before; `every` card there is in the game."""

    def refused(_: Any, *known: Any) -> Refusal:
        seat, card = known[-2:]
        if card not in every:
            return Refusal("", "correction-unknown")
        return Refusal("", "correction-no-card", {"seat": seat, "card": card})

    return Domain(lambda game, *known: hand(game, known[-1]), refused)


def _values(correction: Correction) -> tuple[Any, ...]:
    """The values of its fields, in order."""
    return tuple(getattr(correction, declared_field.name) for declared_field in fields(correction))  # type: ignore[arg-type]


def _products(domains: tuple[Domain, ...], known: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Every way to fill the fields; `known` is the game and the values of the fields before."""
    if not domains:
        yield known[1:]
        return
    for value in domains[0].values(*known):
        yield from _products(domains[1:], (*known, value))


@dataclass_transform(frozen_default=True)
def correction(cls: C) -> C:
    """Make a frozen, slotted correction. It is found by its class's name among the `CORRECTIONS`
    of its game, never among the picks; class and field names are save format."""
    made: Any = dataclass(frozen=True, slots=True)(cls)
    return made  # type: ignore[no-any-return]


def offered(kinds: tuple[type[Correction], ...], game: Game) -> list[Correction]:
    """Every correction of these kinds that could be made now, in a stable order."""
    if game.result is not None:
        return []
    return [one for kind in kinds for one in kind.offers(game)]


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
    after.told = []
    amend(after, correction)
    for _, seats in pending(after):
        if any(not legal(after, seat) for seat in seats):
            raise IllegalMove(Refusal("", "leaves-no-answer"))
    events = tuple(after.told)
    after.told = []
    return after, events


def amend(game: Game, correction: Correction) -> None:
    """Make a correction in place, unchecked, and settle: for playing a game again."""
    game.here = game.agenda
    correction.amend(game)
    start(game)
