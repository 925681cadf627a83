"""The moment since which a board marks what has changed: one's own last pick, or the beginning of
the phase. Both are read from the snapshots that are kept for undoing."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from typing import Final

from bot.model.recent import Recent
from bot.store import games, snapshots
from bot.table.changes import phase_key
from bot.table.positions import Position
from bot.table.saving import unpack
from bot.table.sessions import TableTx
from engine import codec
from engine.kernel import Seat, View, apply

_PHASES_CACHED: Final = 256
"""Tables whose beginning of a phase is cached."""


def since_own(table: TableTx, position: Position, seat: Seat) -> View | None:
    """Return what everybody saw right after the last pick of the seat's person; None if they have
    not picked yet, or if it is no longer stored."""
    last = games.last_pick(table.tx, table.id, seat, by="")
    kept = None if last is None else snapshots.snapshot(table.tx, table.id, last.ply)
    if last is None or kept is None:
        return None
    before = unpack(table.id, kept)
    after, _ = apply(before, seat, codec.pick_from_json(before, last.pick))
    return position.package.view(after, None)


@dataclass
class PhaseStarts:
    """Finds how phases began."""

    _known: Recent[int, tuple[str, int, bytes | None, View]] = field(
        default_factory=lambda: Recent(_PHASES_CACHED)
    )
    """Table -> its phase, the first ply of it, the state before that as it was stored, what
    everybody saw."""

    def since(self, table: TableTx, position: Position) -> View | None:
        """Return what everybody saw when the present phase began, or at the earliest moment of it
        that is still stored; None if nothing was picked since."""
        phase, tx = phase_key(position.view(None)), table.tx
        known = self._known.get(table.id)
        if known is not None and known[0] == phase:
            kept = snapshots.snapshot(tx, table.id, known[1])
            if kept == known[2]:  # an undo may have replaced it
                return known[3]

        def seen(ply: int) -> View:
            kept = snapshots.snapshot(tx, table.id, ply)
            assert kept is not None
            return position.package.view(unpack(table.id, kept), None)

        plies = sorted(snapshots.plies(tx, table.id))
        first = bisect_left(plies, True, key=lambda ply: phase_key(seen(ply)) == phase)
        if first == len(plies):
            return None
        ply = plies[first]
        view, kept = seen(ply), snapshots.snapshot(tx, table.id, ply)
        self._known[table.id] = phase, ply, kept, view
        return view
