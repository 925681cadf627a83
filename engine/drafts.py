"""Picks that are put together: what is open to a seat, field by field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from engine.kernel import Choice, Game, Pick, Refusal, Seat, Several, open_to


@dataclass(frozen=True, slots=True)
class Draft:
    """A composed kind of pick that is open to a seat now. It looks into a game that nobody may
    change meanwhile."""

    kind: type[Pick]
    choice: Choice[Any]
    game: Game
    seat: Seat

    @property
    def names(self) -> list[str]:
        """The fields, in the order in which they are filled."""
        return [f.name for f in fields(self.kind)]  # type: ignore[arg-type]

    def values(self, so_far: Mapping[str, Any]) -> Sequence[Any] | Several:
        """What the next field may hold, given the fields before it."""
        return self.choice.values(self.game, self.seat, self.kind, so_far)

    def refusal(self, pick: Pick) -> Refusal | None:
        """Why a pick whose every field is among its values may not be played; None if it may."""
        if self.choice.accepts(self.game, self.seat, pick):
            return None
        return self.choice.refusal(self.game, self.seat, pick)

    @property
    def settled(self) -> bool:
        """Whether there is nothing to choose: each field has one value."""
        so_far: dict[str, Any] = {}
        for name in self.names:
            only = lone(self.values(so_far))
            if len(only) != 1:
                return False
            so_far[name] = only[0]
        return True


def lone(allowed: Sequence[Any] | Several) -> Sequence[Any]:
    """The one value that a field may hold, as a sequence; empty if there is another choice."""
    if not isinstance(allowed, Several):
        return allowed if len(allowed) == 1 else ()
    if allowed.least == len(allowed.items):
        return (allowed.items,)
    return ((),) if allowed.most == 0 else ()


def drafts(game: Game, seat: Seat) -> tuple[Draft, ...]:
    """The composed kinds of pick of which this seat may play any now."""
    return tuple(
        Draft(kind, choice, game, seat)
        for choice in open_to(game, seat)
        if choice.composed
        for kind in dict.fromkeys(type(pick) for pick in choice.options(game, seat))
        if kind in choice.composed
    )
