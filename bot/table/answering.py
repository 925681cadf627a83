"""Answer for an absent person: first by plans, then by standing orders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.store import games as rows
from bot.store import snapshots, timers
from bot.table.announcer import Announcer
from bot.table.changes import Changes, phase_key
from bot.table.moves import Moves
from bot.table.positions import Position
from bot.table.saving import unpack
from bot.table.sessions import TableSessions, TableTx, writes
from bot.table.turns import ORDER_TIMER, Turns
from engine.kernel import Seat, lane_of

MAX_PICKS_A_FIRING: Final = 64
"""Maximum number of picks in one transaction; further ones follow after another pause."""


@dataclass
class Answering:
    """Plays the answers of `Turns.answerers`."""

    sessions: TableSessions
    announcer: Announcer
    turns: Turns
    moves: Moves

    @writes
    def carry_out(self, table: TableTx, seat: Seat) -> bool:
        """Answer a seat's questions by its plan and orders, as far as they go; False if they answer
        none. Instructions that no longer fit the game are dropped, with a message to the owner."""
        if table.row.status != "running" or table.seat(seat).user_id is None:
            return False
        for answerer in self.turns.answerers:
            answerer.tidy(table, seat)
        return self.obey(table, seat) > 0

    def obey(self, table: TableTx, seat: Seat) -> int:
        """Return the number of picks made. All are made in this transaction, so that others cannot
        see how many there were."""
        now = self.sessions.position(table)
        ready = [answerer.ready(table, now, seat) for answerer in self.turns.answerers]
        answering = [answer_next for answer_next in ready if answer_next is not None]
        by_hand = bool(answering) and self._picked_here(table, now, seat)
        pick_count, stopped = 0, False
        while pick_count < MAX_PICKS_A_FIRING:
            for answer in answering:
                reply = answer(now, by_hand)
                if reply is not None and reply.pick is not None:
                    now, _ = self.moves.play(table, seat, reply.pick, reply.by, *reply.events)
                    pick_count += 1
                    break
                stopped = stopped or reply is not None
            else:
                break
        if (
            0 < pick_count < MAX_PICKS_A_FIRING
        ):  # the commit of the last pick has planned another look: it saw this
            timers.cancel(table.tx, table.id, ORDER_TIMER, [seat])
        if (stopped or (pick_count and not by_hand)) and seat in now.awaited:
            self.announcer.announce(table, now, Changes(frozenset(), False, {seat: "turn"}))
        return pick_count

    def _picked_here(self, table: TableTx, now: Position, seat: Seat) -> bool:
        """Return whether the owner made the seat's last pick, in the private stretch of its current
        question."""
        lane = lane_of(now.game, seat)
        last = rows.last_pick(table.tx, table.id, seat)
        if not lane or last is None or last.by:
            return False
        kept = snapshots.snapshot(table.tx, table.id, last.ply)
        if kept is None:
            return False
        before = Position(now.package, unpack(table.id, kept))
        there = lane_of(before.game, seat), phase_key(before.view(None))
        return there == (lane, phase_key(now.view(None)))
