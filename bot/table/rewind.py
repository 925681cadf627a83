"""Going back past a barrier: the table as it was before a pick, if every person there agrees.

One seat asks, and every person of the table is asked in public, also one whose seat a regent plays
for now; silence is no agreement. The request is a row that
outlives a restart; whoever plays on for all to see ends it. Going back and refusing are lines of
the log.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

from bot.model.facts import Refused, TableInfo
from bot.store import games as rows
from bot.store import outbox, reminders, rewinds, snapshots
from bot.store.games import MoveRow
from bot.store.rewinds import RewindRow
from bot.table.changes import Changes, between
from bot.table.desk import TableSessions, TableTx, writes
from bot.table.moves import Move, Moves
from bot.table.play import Play
from bot.table.requests import REWIND_ASKED
from bot.table.saving import event_to_json
from bot.table.seats import Seats
from bot.table.standpoints import Position
from engine.kernel import Event, Seat


@dataclass
class Rewind:
    """Asking to go back, agreeing, refusing."""

    desk: TableSessions
    seats: Seats
    moves: Moves
    play: Play

    @writes
    def ask(self, at: TableTx, user_id: int) -> tuple[TableInfo, tuple[Seat, ...]]:
        """Ask to go back to before this person's last pick; done at once if nobody else is to
        agree. The seats that are still to agree.

        Refused: "undo-nothing", "undo-too-far", "rewind-open" (asked already, and
        nobody was seen to move since), "challenge-no-rewind" (all have one attempt).
        """
        at.needs("running")
        if (at.row.learning or {}).get("challenge", ""):
            raise Refused("challenge-no-rewind")
        seat = self.seats.acting(at, user_id).seat
        last = rows.last_pick(at.tx, at.id, seat)
        if last is None:
            raise Refused("undo-nothing")
        self.play.before(at, last.ply)
        standing = rewinds.rewind(at.tx, at.id)
        if standing is not None and standing.ply == at.row.ply:
            raise Refused("rewind-open", {"seat": standing.seat})
        key = secrets.token_hex(4)
        asked = RewindRow(key, at.row.ply, last.ply, seat, (seat,))
        waiting = self._settle_rewind(at, asked)
        if waiting:
            facts = {"seat": seat, "name": at.seat(seat).name, "user": user_id, "key": key}
            slot = f"rewind:{key}"
            outbox.say(at.tx, at.id, slot, REWIND_ASKED, facts, self.desk.now())
        return at.info(), waiting

    @writes
    def agree(self, at: TableTx, user_id: int, key: str) -> tuple[TableInfo, tuple[Seat, ...]]:
        """Agree to the request named `key`; the last to agree takes the table back. The seats
        that are still to agree.

        Refused: "rewind-over" (somebody has played on for all to see, or refused).
        """
        asked = self._standing(at, key)
        seat = self.seats.acting(at, user_id).seat
        agreed = tuple(sorted({*asked.agreed, seat}))
        asked = replace(asked, agreed=agreed)
        waiting = self._settle_rewind(at, asked)
        return at.info(), waiting

    @writes
    def refuse(self, at: TableTx, user_id: int, key: str) -> TableInfo:
        """Refuse the request named `key` (or withdraw one's own): play goes on as it stands.

        Refused: "rewind-over".
        """
        asked = self._standing(at, key)
        seat = self.seats.acting(at, user_id).seat
        rewinds.drop_rewind(at.tx, at.id)
        event = Event("rewind_refused", {"seat": asked.seat, "by": seat}, {})
        changes = Changes(frozenset(), True, {})
        self.moves.note(at, seat, asked.target, changes, event)
        return at.info()

    def _standing(self, at: TableTx, key: str) -> RewindRow:
        """The request of this name, if nobody was seen to move since."""
        at.needs("running")
        found = rewinds.rewind(at.tx, at.id)
        if found is None or found.key != key or found.ply != at.row.ply:
            raise Refused("rewind-over")
        return found

    def _settle_rewind(self, at: TableTx, asked: RewindRow) -> tuple[Seat, ...]:
        """Keep the request, or fulfil it if everybody agrees; the seats that do not yet."""
        waiting = tuple(row.seat for row in at.voters if row.seat not in asked.agreed)
        if waiting:
            rewinds.set_rewind(at.tx, at.id, asked)
        else:
            rewinds.drop_rewind(at.tx, at.id)
            self._go_back(at, asked)
        return waiting

    def _go_back(self, at: TableTx, asked: RewindRow) -> None:
        """The table as it stood before the pick; every pick since is marked as taken back."""
        now = self.desk.position(at)
        after = Position(now.package, self.play.before(at, asked.target))
        ply, event = at.row.ply + 1, Event("rewound", {"seat": asked.seat}, {})
        move = MoveRow(ply, "rewind", asked.seat, asked.target, [event_to_json(event)])
        rewinds.mark_all_undone(at.tx, at.id, asked.target, ply)
        snapshots.drop_snapshots(at.tx, at.id, ply=asked.target)
        everybody = frozenset(range(after.game.seats))
        changes = between(now, after, [event], asked.seat, everybody)
        reminders.forget(at.tx, at.id)  # what they are asked again is new to them
        self.moves.make(at, Move(now, after, move, changes))
