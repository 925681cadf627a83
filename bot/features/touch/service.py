"""Links to boards, and what a looker sees."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from bot.features.touch import rows, tokens
from bot.model.facts import Asked, Line, Refused, TableInfo
from bot.model.states import DEALT
from bot.store import notes
from bot.store.transaction import Tx
from bot.table.after.event_log import LastMoves
from bot.table.after.replay import history_of
from bot.table.positions import asked_of
from bot.table.sessions import TableSessions, TableTx, queries, reads, writes
from engine.kernel import Seat, View

DAY_S: Final = 86_400.0
"""Seconds for which a link is valid."""
PAGE_LOG_LINES: Final = 40
"""Lines of the log on a page."""
_KEY: Final = "touch-key"
"""The mark that holds the key of tokens."""


@dataclass(frozen=True)
class Looker:
    """The identity of a viewer, determined by the server and never by the page."""

    table_id: int
    user_id: int
    """The player, or the person who made the link for spectators."""
    seat: Seat | None
    """The seat; None: the spectators' view."""
    link: int | None = None
    """The used link; None: opened inside Discord."""


@dataclass(frozen=True)
class BoardNow:
    """A table as one looker sees it at one moment."""

    table: TableInfo
    view: View
    public: View
    """The spectators' view."""
    lines: tuple[Line, ...]
    asked: Asked | None
    """The seat's question; None for a spectator, and unless the game runs."""
    moves: int | None = None
    """How many moves a finished game had; None unless it can be stepped through."""


@dataclass
class TouchLinks:
    """Links to boards. A token proves that we made it; its row, that it is still valid."""

    sessions: TableSessions
    _key: bytes = b""

    @writes
    def make(self, table: TableTx, user_id: int, *, watch: bool) -> str:
        """Return the token of a new link for a day, to this person's seat or the spectators' view;
        their previous link of the same kind ends. Refused: "not-started", "cancelled",
        "not-seated"."""
        table.needs(*DEALT)
        seat = None if watch else table.seat_of(user_id).seat
        now = self.sessions.now()
        rows.drop_kind(table.tx, table.id, user_id, seat)
        until = int(now + DAY_S)
        number = rows.add(table.tx, table.id, user_id, seat, until)
        return tokens.sign(self._key_of(table.tx), number, until)

    @writes
    def revoke(self, table: TableTx, user_id: int) -> int:
        """Delete every link that this person made to this table; return their number."""
        return len(rows.drop_of(table.tx, table.id, user_id))

    async def looker(self, token: str) -> Looker:
        """Return the looker of a link. Refused: "touch-unknown" for a token that is not ours, has
        expired or was revoked."""
        if not self._key:
            self._key = await self.sessions.change(self._key_of, "storage")
        number = tokens.number_of(self._key, token, self.sessions.now())
        if number is None:
            raise Refused("touch-unknown")
        return await self._by_number(number)

    @queries
    def ended(self, tx: Tx, numbers: Collection[int]) -> set[int]:
        """Return those of these links that are no longer valid."""
        return set(numbers) - rows.standing(tx, numbers, self.sessions.now())

    @queries
    def _by_number(self, tx: Tx, number: int) -> Looker:
        row = rows.link(tx, number)
        if row is None:
            raise Refused("touch-unknown")
        return Looker(row.game_id, row.user_id, row.seat, number)

    def _key_of(self, tx: Tx) -> bytes:
        """Return the key of this database, created on first use."""
        notes.set_mark_once(tx, _KEY, secrets.token_hex(32))
        return bytes.fromhex(notes.mark(tx, _KEY) or "")


@dataclass
class TouchBoards:
    """Reads the content of a page, at one moment of the database and for one viewer."""

    sessions: TableSessions

    @reads
    def admitted(self, table: TableTx, looker: Looker) -> TableInfo:
        """Return the table, for a looker who may still see it. Refused as `look`."""
        self._admit(table, looker)
        return table.info()

    @reads
    def look(self, table: TableTx, looker: Looker) -> BoardNow:
        """Return the table as this looker may see it now. Refused: "touch-unknown" if their link
        has ended or the seat is another person's; "not-started", "cancelled"."""
        return self._seen(table, looker, LastMoves(table))

    @reads
    def look_all(self, table: TableTx, lookers: Sequence[Looker]) -> list[BoardNow | Refused]:
        """Like `look`, for several lookers at one moment; a refusal affects only its looker."""
        moves, boards = LastMoves(table), list[BoardNow | Refused]()
        for looker in lookers:
            try:
                boards.append(self._seen(table, looker, moves))
            except Refused as refused:
                boards.append(refused)
        return boards

    def _admit(self, table: TableTx, looker: Looker) -> None:
        if looker.link is not None:
            row = rows.link(table.tx, looker.link)
            if row is None or row.until <= self.sessions.now():
                raise Refused("touch-unknown")
        table.needs(*DEALT)
        if looker.seat is not None and table.seat(looker.seat).user_id != looker.user_id:
            raise Refused("touch-unknown")

    def _seen(self, table: TableTx, looker: Looker, moves: LastMoves) -> BoardNow:
        self._admit(table, looker)
        seat, info, position = looker.seat, table.info(), self.sessions.position(table)
        asked = None
        if seat is not None and table.row.status == "running":
            asked = asked_of(info, position, seat)
        lines = moves.lines(seat, PAGE_LOG_LINES)
        ended = info.status == "ended" and info.learner is None
        count = len(history_of(table).moves) - 1 if ended else None
        return BoardNow(info, position.view(seat), position.view(None), lines, asked, count)
