"""What a game master may put right: a closed set of typed corrections per game.

A correction is worded, shown in a menu and saved as a pick is, but no question offers it: it is no
move of a seat. It names what is to be, is refused with a reason where that cannot be, and leaves a
game that is settled and legal: nobody is asked a question without an answer, and no piece appears
or vanishes. There is no other way to edit a state.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Self, TypeVar, dataclass_transform

from engine.copying import clone
from engine.kernel import Event, Game, IllegalMove, Pick, Refusal, legal, pending, start

G = TypeVar("G", bound=Game)
C = TypeVar("C", bound=type)


class Correction(Pick):
    """One thing put right. Fields hold words and numbers; `verb` begins with `set_`, so that its
    texts stand beside those of the picks."""

    __slots__ = ()

    @classmethod
    def offers(cls, game: Any) -> Iterator[Self]:
        """Every correction of this kind that could be made now, in a stable order."""
        raise NotImplementedError

    def refusal(self, game: Any) -> Refusal | None:
        """Why this cannot be made now; None if it can."""
        raise NotImplementedError

    def amend(self, game: Any) -> None:
        """Make it, in place, and tell what was corrected: to each no more than it may know."""
        raise NotImplementedError


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
    """The game after a checked correction, and what was told; the game given is left alone.

    Raises IllegalMove: with the correction's own reason, "game-over", or "leaves-no-answer" where
    somebody would be asked what cannot be answered.
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
