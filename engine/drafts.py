"""Composed picks: what a seat may put in each field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from engine.kernel import Choice, Game, Pick, Refusal, Seat, Several, open_to


@dataclass(frozen=True, slots=True)
class Draft:
    """A composed kind of pick that a seat may play now. It reads `game`, which must not change
    meanwhile."""

    kind: type[Pick]
    choice: Choice[Any]
    game: Game
    seat: Seat

    @property
    def names(self) -> list[str]:
        """The fields, in the order in which they are filled."""
        return [f.name for f in fields(self.kind)]  # type: ignore[arg-type]

    def values(self, so_far: Mapping[str, Any]) -> Sequence[Any] | Several:
        """Return what the next field may hold, given the earlier fields."""
        return self.choice.values(self.game, self.seat, self.kind, so_far)

    def refusal(self, pick: Pick) -> Refusal | None:
        """Return why a pick of allowed fields may not be played as a whole; None if it may."""
        if self.choice.accepts(self.game, self.seat, pick):
            return None
        return self.choice.refusal(self.game, self.seat, pick)

    @property
    def settled(self) -> bool:
        """Whether each field has a single value, so that nothing is left to choose."""
        so_far: dict[str, Any] = {}
        for name in self.names:
            single = lone(self.values(so_far))
            if len(single) != 1:
                return False
            so_far[name] = single[0]
        return True


def lone(allowed: Sequence[Any] | Several) -> Sequence[Any]:
    """Return the only value that a field may hold, in a sequence; empty if there are several."""
    if not isinstance(allowed, Several):
        return allowed if len(allowed) == 1 else ()
    if allowed.least == len(allowed.items):
        return (allowed.items,)
    return ((),) if allowed.most == 0 else ()


def drafts(game: Game, seat: Seat) -> tuple[Draft, ...]:
    """Return a draft for each composed kind of pick that this seat may play now."""
    return tuple(
        Draft(kind, choice, game, seat)
        for choice in open_to(game, seat)
        if choice.composed
        for kind in dict.fromkeys(type(pick) for pick in choice.options(game, seat))
        if kind in choice.composed
    )
