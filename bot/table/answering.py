"""Answer for an absent person: plans, then standing orders, as far as they go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.store import games as rows
from bot.store import snapshots, timers
from bot.table.announcer import Announcer
from bot.table.changes import Changes, phase_key
from bot.table.moves import Moves
from bot.table.saving import unpack
from bot.table.sessions import TableSessions, TableTx, writes
from bot.table.standpoints import Position
from bot.table.turns import ORDER_TIMER, Turns
from engine.kernel import Seat, lane_of

MAX_PICKS_A_FIRING: Final = 64
"""Picks of one firing at most; what is left waits for another pause."""


@dataclass
class Answering:
    """Plays what the answerers of `Turns` answer."""

    sessions: TableSessions
    announcer: Announcer
    turns: Turns
    moves: Moves

    @writes
    def carry_out(self, table: TableTx, seat: Seat) -> bool:
        """Answer a seat's questions by its plan and orders, as far as they go; False if they answer
        none. What no longer fits the game is dropped, with a message to the owner."""
        if table.row.status != "running" or table.seat(seat).user_id is None:
            return False
        for answerer in self.turns.answerers:
            answerer.tidy(table, seat)
        return self.obey(table, seat) > 0

    def obey(self, table: TableTx, seat: Seat) -> int:
        """How many picks were made: all of them in this transaction, so that how many they were
        shows in nothing that others see."""
        now = self.sessions.position(table)
        ready = [answerer.ready(table, now, seat) for answerer in self.turns.answerers]
        answering = [one for one in ready if one is not None]
        by_hand = bool(answering) and self._picked_here(table, now, seat)
        made, stopped = 0, False
        while made < MAX_PICKS_A_FIRING:
            for answer in answering:
                reply = answer(now, by_hand)
                if reply is not None and reply.pick is not None:
                    now, _ = self.moves.play(table, seat, reply.pick, reply.by, *reply.events)
                    made += 1
                    break
                stopped = stopped or reply is not None
            else:
                break
        if (
            0 < made < MAX_PICKS_A_FIRING
        ):  # the commit of the last pick has planned another look: it saw this
            timers.strike(table.tx, table.id, ORDER_TIMER, [seat])
        if (stopped or (made and not by_hand)) and seat in now.awaited:
            self.announcer.announce(table, now, Changes(frozenset(), False, {seat: "turn"}))
        return made

    def _picked_here(self, table: TableTx, now: Position, seat: Seat) -> bool:
        """Whether the seat's last pick was made by its owner, in the private stretch in which it is
        asked now."""
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
