"""Actions during a game: view, pick, undo."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Protocol

from bot.model.facts import Asked, Line, Outcome, Refused
from bot.model.states import DEALT, Mover
from bot.slots import Slot
from bot.store import games as rows
from bot.store import move_history, snapshots
from bot.store.games import CORRECTION, SETTLED, MoveRow
from bot.store.transaction import Tx
from bot.table.after.event_log import last_lines
from bot.table.changes import between
from bot.table.moves import Move, Moves
from bot.table.positions import Position, asked_of
from bot.table.saving import event_from_json, event_to_json, pack, package_named, unpack
from bot.table.seats import Seats
from bot.table.sessions import TableSessions, TableTx, reads, writes
from engine import codec
from engine.kernel import (
    Event,
    Game,
    IllegalMove,
    Pick,
    Score,
    Seat,
    View,
    Viewer,
    apply,
    unoffered,
)
from engine.undo import CannotUndo, undo

Chooser = Callable[[Game, Seat], Awaitable[Pick]]


class Solo(Protocol):
    """The computers of a learning table, which play without a pause."""

    async def asked(self, asked: Asked) -> Asked:
        """Let the computers play; return the person's next question."""

    async def answered(self, outcome: Outcome) -> Outcome:
        """Let the computers answer the person's pick; return the combined outcome."""


SOLO: Final[Slot[type[Solo]]] = Slot()
"""Class of the service; without it there are no learning tables."""


@dataclass
class Play:
    """Actions on running games."""

    sessions: TableSessions
    seats: Seats
    moves: Moves

    @cached_property
    def _solo(self) -> Solo | None:
        kind = SOLO.first(self.sessions.features)
        return None if kind is None else self.sessions.of(kind)

    # --- reading -----------------------------------------------------------------------------

    async def ask(self, table_id: int, seat: Seat) -> Asked:
        """Return the current question of this seat; in lessons the computers play first. Refused
        unless the game runs."""

        def look(table: TableTx) -> Asked:
            table.needs("running")
            table.seat(seat)
            return asked_of(table.info(), self.sessions.position(table), seat)

        asked = await self.sessions.read(table_id, look)
        if asked.table.learner is None or self._solo is None:
            return asked
        return await self._solo.asked(asked)

    @reads
    def ask_seats(self, table: TableTx, seats: Iterable[Seat]) -> dict[Seat, Asked]:
        """Return the current question of each of these seats, read at once. Refused unless the game
        runs."""
        table.needs("running")
        info, position = table.info(), self.sessions.position(table)
        return {table.seat(seat).seat: asked_of(info, position, seat) for seat in seats}

    @reads
    def view(self, table: TableTx, viewer: Viewer) -> View:
        """Return the game as this viewer may see it, even when paused or ended. Refused before its
        start, or if the save cannot be read."""
        table.needs(*DEALT)
        return self.sessions.position(table).view(viewer)

    @reads
    def score(self, table: TableTx) -> list[Score]:
        """Return the current points, by rule; rows that are not `public` are for their seat only,
        until the game ends."""
        table.needs(*DEALT)
        return package_named(table.row.game).score(self.sessions.game(table))

    @reads
    def log(self, table: TableTx, viewer: Viewer, last: int = 20) -> list[Line]:
        """Return the last `last` lines for this viewer, the oldest first. An undone move stays,
        followed by a line "undone" for those who had seen it."""
        table.needs(*DEALT)
        return last_lines(table, viewer, last)

    # --- picking ----------------------------------------------------------------------------

    async def pick(
        self, table_id: int, user_id: int, seat: Seat, revision: int, index: int
    ) -> Outcome:
        """Take pick number `index` of the seat's question at this revision. Refused: "stale" if the
        seat's question has changed since, "not-your-seat", or no running game."""

        def change(table: TableTx) -> Outcome:
            picks = self._position_of_person(table, user_id, seat).seat_view(seat).picks
            if table.seat(seat).revision != revision or not 0 <= index < len(picks):
                raise Refused("stale")
            _, events = self.moves.play(table, seat, picks[index])
            return self._outcome(table, seat, events)

        return await self._answered(table_id, change)

    async def pick_value(
        self, table_id: int, user_id: int, seat: Seat, pick: Pick, revision: int | None = None
    ) -> Outcome:
        """Take this pick. Refused("rules") carries the rule's own refusal in `refusal`; "stale" if
        `revision` is given and the seat's question has changed since."""

        def change(table: TableTx) -> Outcome:
            self._position_of_person(table, user_id, seat)
            if revision not in (None, table.seat(seat).revision):
                raise Refused("stale")
            try:
                _, events = self.moves.play(table, seat, pick)
            except IllegalMove as error:
                raise Refused("rules", error.refusal.figures, error.refusal) from error
            return self._outcome(table, seat, events)

        return await self._answered(table_id, change)

    async def _answered(self, table_id: int, change: Callable[[TableTx], Outcome]) -> Outcome:
        """Make this change; in lessons the computers answer it."""
        outcome = await self.sessions.write(table_id, change)
        if outcome.table.learner is None or self._solo is None:
            return outcome
        return await self._solo.answered(outcome)

    @writes
    def refuse(
        self, table: TableTx, user_id: int, seat: Seat, kinds: Collection[type[Pick]]
    ) -> Outcome:
        """Refused("rules") with the reason why this person may play no pick of these kinds now."""
        refusal = unoffered(self._position_of_person(table, user_id, seat).game, seat, kinds)
        raise Refused("rules", refusal.figures, refusal)

    async def computer_pick(self, table_id: int, seat: Seat, choose: Chooser) -> bool:
        """Play the pick that `choose` returns for a computer's seat; False if it is no longer
        asked.

        `choose` may take its time, and must not change the game.
        """

        def look(table: TableTx) -> tuple[Game, int] | None:
            if not self._plays_here(table, seat):
                return None
            position = self.sessions.position(table)
            return (position.game, table.seat(seat).revision) if seat in position.awaited else None

        read_state = await self.sessions.read(table_id, look)
        if read_state is None:
            return False
        game, revision = read_state
        pick = await choose(game, seat)

        def change(now: TableTx) -> bool:
            if not self._plays_here(now, seat):
                return False
            if now.seat(seat).revision != revision:
                return False  # the seat was asked again: that commit has scheduled another timer
            by: Mover = "computer" if now.seat(seat).user_id is None else "regent"
            self.moves.play(now, seat, pick, by)
            return True

        return await self.sessions.write(table_id, change)

    def _plays_here(self, table: TableTx, seat: Seat) -> bool:
        return table.row.status == "running" and table.seat(seat).kind != "human"

    def _position_of_person(self, table: TableTx, user_id: int, seat: Seat) -> Position:
        """Return the position, if this seat of this running game is this person's; this dismisses a
        regent."""
        table.needs("running")
        if table.seat(seat).user_id != user_id:
            raise Refused("not-your-seat", {"seat": seat})
        self.seats.bring_back(table, seat)
        return self.sessions.position(table)

    def _outcome(self, table_tx: TableTx, seat: Seat, events: Sequence[Event]) -> Outcome:
        """Return the events, and the seat's next question."""
        table = table_tx.info()
        assert table_tx.position is not None
        return Outcome(table, seat, tuple(events), asked_of(table, table_tx.position, seat))

    # --- undo --------------------------------------------------------------------------------

    @writes
    def undo(self, table: TableTx, user_id: int) -> Outcome:
        """Undo this person's last pick; the undo is a move of its own. Refused: "undo-nothing",
        "undo-revealed" (something was rolled, shuffled or shown), "undo-answered" (another seat has
        answered), "undo-private" (others have been asked in private, so nobody may learn whether
        they have answered), "undo-too-far" (no longer stored), "undo-corrected" (a game master has
        corrected the game since)."""
        table.needs("running")
        seat = self.seats.acting(table, user_id).seat
        now = self.sessions.position(table)
        since, before = self.last(table.tx, table.id, table.row.ply, seat)
        last = since[0]
        after = Position(now.package, self._without(table, seat, before, since))
        ply, event = table.row.ply + 1, _undone(last)
        move = MoveRow(ply, "undo", seat, last.ply, [event_to_json(event)])
        rows.mark_undone(table.tx, table.id, last.ply, ply)
        changes = between(now, after, [event], seat)
        self.moves.make(table, Move(now, after, move, changes))
        outcome = self._outcome(table, seat, [event])
        return replace(outcome, undone=codec.pick_from_json(before, last.pick))

    def last(self, tx: Tx, table_id: int, ply: int, seat: Seat) -> tuple[list[MoveRow], Game]:
        """Return the seat's last pick with the moves made since, in order, and the state before it.
        `ply`: of the table. Refused if a barrier, or age, prevents the undo."""
        since = move_history.since_last_pick(tx, table_id, seat)
        if not since:
            raise Refused("undo-nothing")
        if since[0].barrier:
            raise Refused("undo-revealed")
        if any(move.kind == CORRECTION for move in since):
            raise Refused("undo-corrected")
        if any(move.kind == SETTLED for move in since):  # later picks depend on the settled state
            raise Refused("undo-too-far")
        last = since[0].ply
        cached = self.sessions.states.before(table_id, ply) if last == ply else None
        return since, cached or _kept(tx, table_id, last)

    def before(self, table: TableTx, ply: int) -> Game:
        """Return the state before a ply, from the snapshots. Refused: "undo-too-far",
        "undo-corrected" (a game master has corrected the game since)."""
        if move_history.corrected_since(table.tx, table.id, ply):
            raise Refused("undo-corrected")
        return _kept(table.tx, table.id, ply)

    def _without(self, table: TableTx, seat: Seat, before: Game, since: Sequence[MoveRow]) -> Game:
        """Return the state without the first of these picks; correct the snapshots since then."""
        after, played = taken_back(seat, before, since)
        snapshots.drop_snapshots(table.tx, table.id, seat, since[0].ply)
        replayed = before
        for move, (mover, pick) in zip(since[1:], played[1:], strict=True):
            snapshots.set_snapshot(table.tx, table.id, move.ply, pack(replayed))
            replayed, _ = apply(replayed, mover, pick)
        return after


def _kept(tx: Tx, table_id: int, ply: int) -> Game:
    kept = snapshots.snapshot(tx, table_id, ply)
    if kept is None:
        raise Refused("undo-too-far")
    return unpack(table_id, kept)


def taken_back(
    seat: Seat, before: Game, since: Sequence[MoveRow]
) -> tuple[Game, list[tuple[Seat, Pick]]]:
    """Return the state without the first of these picks, which is the seat's, and all picks of
    these moves. Refused if it cannot be undone."""
    played = [(m.seat or 0, codec.pick_from_json(before, m.pick)) for m in since]
    try:
        return undo(before, played, seat), played
    except CannotUndo as error:
        raise Refused(f"undo-{error.reason}") from error


def _undone(move: MoveRow) -> Event:
    """Return the event of undoing `move`, visible to exactly those who saw the move."""
    assert move.seat is not None
    events = [event_from_json(data) for data in move.events]
    facts = {"seat": move.seat}
    if any(not event.hidden for event in events):
        return Event("undone", facts, {})
    seats = {move.seat} | {seat for event in events for seat in event.secret}
    return Event("undone", {}, dict.fromkeys(sorted(seats), facts), hidden=True)
