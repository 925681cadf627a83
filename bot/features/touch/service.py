"""Links to boards, and what somebody who looks at one sees."""

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
from bot.table.after.past import LastMoves
from bot.table.desk import TableSessions, TableTx, asked_of, queries, reads, writes
from engine.kernel import Seat, View

DAY_S: Final = 86_400
"""Seconds for which a link is good."""
LINES: Final = 40
"""Lines of the log on a page."""
_KEY: Final = "touch-key"
"""The mark that holds the key of tokens."""


@dataclass(frozen=True)
class Looker:
    """Who looks at a board, as a server-side fact that no page can say of itself."""

    table_id: int
    user_id: int
    """Who plays there, or who made the link for spectators."""
    seat: Seat | None
    """Whose board it is; None: what every spectator sees."""
    link: int | None = None
    """The link by which they came; None: from inside Discord."""


@dataclass(frozen=True)
class BoardNow:
    """A table as one who looks at its board sees it at one moment."""

    table: TableInfo
    view: View
    public: View
    """What every spectator sees."""
    lines: tuple[Line, ...]
    asked: Asked | None
    """What the seat is asked; None for a spectator, and unless the game runs."""


@dataclass
class TouchLinks:
    """Links to boards. A token proves that we made it; its row says that it still holds."""

    desk: TableSessions
    _key: bytes = b""

    @writes
    def make(self, at: TableTx, user_id: int, *, watch: bool) -> str:
        """The token of a new link for a day, to this person's seat or what spectators see; their
        last one of the same kind ends. Refused: "not-started", "cancelled", "not-seated"."""
        at.needs(*DEALT)
        seat = None if watch else at.seat_of(user_id).seat
        now = self.desk.now()
        rows.drop_kind(at.tx, at.id, user_id, seat)
        until = int(now) + DAY_S
        number = rows.add(at.tx, at.id, user_id, seat, until)
        return tokens.signed(self._key_of(at.tx), number, until)

    @writes
    def revoke(self, at: TableTx, user_id: int) -> int:
        """End every link that this person made to this table; how many there were."""
        return len(rows.drop_of(at.tx, at.id, user_id))

    async def looker(self, token: str) -> Looker:
        """Who comes by a link. Refused: "touch-unknown" for a token that is not ours, has ended or
        was revoked."""
        if not self._key:
            self._key = await self.desk.change(self._key_of, "storage")
        number = tokens.number_of(self._key, token, self.desk.now())
        if number is None:
            raise Refused("touch-unknown")
        return await self._by_number(number)

    @queries
    def ended(self, tx: Tx, numbers: Collection[int]) -> set[int]:
        """Those of these links that are no longer valid."""
        return set(numbers) - rows.standing(tx, numbers, self.desk.now())

    @queries
    def _by_number(self, tx: Tx, number: int) -> Looker:
        row = rows.link(tx, number)
        if row is None:
            raise Refused("touch-unknown")
        return Looker(row.game_id, row.user_id, row.seat, number)

    def _key_of(self, tx: Tx) -> bytes:
        """The key of this database, made when it is needed first."""
        notes.set_mark_once(tx, _KEY, secrets.token_hex(32))
        return bytes.fromhex(notes.mark(tx, _KEY) or "")


@dataclass
class TouchBoards:
    """Reads what a page shows, at one moment of the database and for one viewer."""

    desk: TableSessions

    @reads
    def admitted(self, at: TableTx, looker: Looker) -> TableInfo:
        """The table, for a looker who may still see it. Refused as `look` is."""
        self._admit(at, looker)
        return at.info()

    @reads
    def look(self, at: TableTx, looker: Looker) -> BoardNow:
        """The table as this looker may see it now. Refused: "touch-unknown" once their link ended
        or the seat is somebody else's; "not-started", "cancelled"."""
        return self._seen(at, looker, LastMoves(at))

    @reads
    def look_all(self, at: TableTx, lookers: Sequence[Looker]) -> list[BoardNow | Refused]:
        """The same for several, at one moment; what is refused to one is seen by the others."""
        moves, found = LastMoves(at), list[BoardNow | Refused]()
        for looker in lookers:
            try:
                found.append(self._seen(at, looker, moves))
            except Refused as refused:
                found.append(refused)
        return found

    def _admit(self, at: TableTx, looker: Looker) -> None:
        if looker.link is not None:
            row = rows.link(at.tx, looker.link)
            if row is None or row.until <= self.desk.now():
                raise Refused("touch-unknown")
        at.needs(*DEALT)
        if looker.seat is not None and at.seat(looker.seat).user_id != looker.user_id:
            raise Refused("touch-unknown")

    def _seen(self, at: TableTx, looker: Looker, moves: LastMoves) -> BoardNow:
        self._admit(at, looker)
        seat, info, position = looker.seat, at.info(), self.desk.position(at)
        asked = None
        if seat is not None and at.row.status == "running":
            asked = asked_of(info, position, seat)
        lines = moves.lines(seat, LINES)
        return BoardNow(info, position.view(seat), position.view(None), lines, asked)
