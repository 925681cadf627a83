"""What each viewer sees of a state, computed once per ply and cached with the state.

A position is the "after" of one move and the "before" of the next; questions, sheets and the public
message use it. It belongs to one state that nobody changes, hence it is never stale: another ply is
another position.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.model.facts import Asked, TableInfo
from engine import codec
from engine.drafts import Draft, drafts
from engine.facts import declared
from engine.games import GamePackage
from engine.kernel import Aside, Choice, Game, Pick, Seat, View, Viewer, open_to, pending, question


@dataclass(frozen=True)
class SeatView:
    """What one seat is asked and may pick. What it sees is not part of it: a move compares the
    questions of all seats, but shows the game to few of them."""

    question: Choice[Any] | None
    picks: tuple[Pick, ...]
    """Every legal pick, in a stable order; of composed kinds the natural picks."""
    awaited: bool
    drafts: tuple[Draft, ...]
    """The composed kinds, of which the seat may play any pick."""
    asides: int
    """How many of the last `picks` are asides."""


class Position:
    """A state with its projections. Both are shared: do not change them."""

    def __init__(self, package: GamePackage, game: Game) -> None:
        self.package = package
        self.game = game
        self._views: dict[Viewer, View] = {}
        self._standpoints: dict[Seat, SeatView] = {}
        self.fingerprints: dict[Seat, Any] = {}
        """Cache of `bot.table.changes`: a move compares the questions before and after it."""
        self.last: tuple[int, Seat, Pick] | None = None
        """The pick that led here, with its ply and seat; None if that is not known."""

    def view(self, viewer: Viewer) -> View:
        """Return the state as this viewer may see it."""
        if viewer not in self._views:
            self._views[viewer] = self.package.view(self.game, viewer)
        return self._views[viewer]

    def seat_view(self, seat: Seat) -> SeatView:
        """Return what this seat is asked and may pick."""
        if seat not in self._standpoints:
            open_now = open_to(self.game, seat)
            options = [source.options(self.game, seat) for source in open_now]
            beside = [isinstance(source, Aside) for source in open_now]
            self._standpoints[seat] = SeatView(
                question(self.game, seat),
                tuple(pick for some in options for pick in some),
                seat in self.awaited,
                drafts(self.game, seat),
                sum(len(some) for some, aside in zip(options, beside, strict=True) if aside),
            )
        return self._standpoints[seat]

    @cached_property
    def awaited(self) -> frozenset[Seat]:
        """The seats that must answer before the game can go on."""
        return frozenset(seat for _, seats in pending(self.game) for seat in seats)

    @cached_property
    def saved(self) -> str:
        """The state as text. A move stores it twice: as the table's state, and later as the
        snapshot before the next move."""
        return codec.dumps(self.game)


def asked_of(table: TableInfo, position: Position, seat: Seat) -> Asked:
    """Return the question to a seat at this position."""
    stands = position.seat_view(seat)
    asked = stands.question
    return Asked(
        table=table,
        seat=seat,
        revision=table.seated[seat].revision,
        question=None if asked is None else type(asked).__name__,
        picks=stands.picks,
        view=position.view(seat),
        figures={} if asked is None else figures_of(asked),
        drafts=stands.drafts,
        asides=stands.asides,
        awaited=stands.awaited,
    )


def figures_of(asked: Choice[Any]) -> dict[str, Any]:
    """Return a question's numbers and words; never the sealed answers of others."""
    return {name: value for name, value in declared(asked).items() if isinstance(value, int | str)}
