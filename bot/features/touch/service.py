"""Links to boards, and what a looker sees."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from pydantic import BaseModel

from bot.features.rehearsal.service import Rehearsal
from bot.features.touch import rows
from bot.model.facts import Asked, Line, Refused, TableInfo
from bot.model.states import DEALT
from bot.store import seating
from bot.store.schema import PUBLIC
from bot.store.transaction import Tx
from bot.table.after.event_log import LastMoves
from bot.table.after.replay import history_of
from bot.table.clocks.turn_forecast import Ticking, TurnForecasts
from bot.table.positions import asked_of
from bot.table.sessions import TableTx, queries, reads, writes
from bot.table.since import PhaseStarts
from bot.table.tables import FeatureService
from engine.kernel import EVERYTHING, Seat, View

DAY_S: Final = 86_400.0
"""Seconds for which a link is valid."""
PAGE_LOG_LINES: Final = 40
"""Lines of the log on a page."""
_TOKEN: Final = re.compile(r"(?P<number>[0-9]{1,18})\.(?P<secret>[\w-]{32})", re.ASCII)
_SECRET_BYTES: Final = 24
"""Random bytes of a token; they make the 32 characters of `_TOKEN`."""


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
    leads: bool = False
    """Whether it is a game master, who sees everything."""
    role_of: int | None = None
    """The server whose role makes them one; None: they are named as a person."""
    roles: frozenset[int] = frozenset()
    """Their roles there, as Discord last said."""


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
    since: View | None = None
    """What everybody saw when the phase began; None unless the game runs."""
    clocks: Mapping[Seat, Ticking] = field(default_factory=dict)
    """The public clocks of awaited people."""
    hidden: tuple[View, View, BaseModel] | None = None
    """Everything, what spectators see, and the whole record of the game; only for its game
    master."""
    rehearsal: Rehearsal | None = None
    """The looker's rehearsal, whose copy the board then shows."""


class TouchLinks(FeatureService):
    """Links to boards. A token is the number of its row and a random secret, of which the row has
    the digest. A number may repeat after a copy of the database is put back, a secret does not."""

    @writes
    def make(
        self,
        table: TableTx,
        user_id: int,
        *,
        watch: bool,
        lead: bool = False,
        roles: Collection[int] = (),
    ) -> str:
        """Return the token of a new link for a day, to this person's seat, the spectators' view or,
        to `lead`, everything; their previous link of the same kind ends. Refused: "not-started",
        "cancelled", "not-seated", "not-master" (not even by one of these `roles`)."""
        table.needs(*DEALT)
        if lead:
            table.needs_master(user_id, roles)
            seating.note_leaver(table.tx, table.id, PUBLIC, user_id, self.sessions.now())
        seat = rows.LED if lead else None if watch else table.seat_of(user_id).seat
        now = self.sessions.now()
        rows.drop_kind(table.tx, table.id, user_id, seat)
        secret = secrets.token_urlsafe(_SECRET_BYTES)
        number = rows.add(table.tx, table.id, user_id, seat, now + DAY_S, _digest(secret))
        return f"{number}.{secret}"

    @writes
    def revoke(self, table: TableTx, user_id: int) -> int:
        """Delete every link that this person made to this table; return their number."""
        return len(rows.drop_of(table.tx, table.id, user_id))

    @queries
    def looker(self, tx: Tx, token: str) -> Looker:
        """Return the looker of a link. Refused: "touch-unknown" for a token that is not ours, has
        expired or was revoked."""
        match = _TOKEN.fullmatch(token)
        row = None if match is None else rows.link(tx, int(match["number"]))
        if match is None or row is None or row.until <= self.sessions.now():
            raise Refused("touch-unknown")
        if not hmac.compare_digest(row.digest, _digest(match["secret"])):
            raise Refused("touch-unknown")
        if row.seat != rows.LED:
            return Looker(row.game_id, row.user_id, row.seat, row.id)
        role_of = None if row.master_id == row.user_id else row.guild_id
        return Looker(row.game_id, row.user_id, None, row.id, leads=True, role_of=role_of)

    @queries
    def ended(self, tx: Tx, numbers: Collection[int]) -> set[int]:
        """Return those of these links that are no longer valid."""
        return set(numbers) - rows.standing(tx, numbers, self.sessions.now())


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass
class TouchBoards(FeatureService):
    """Reads the content of a page, at one moment of the database and for one viewer."""

    phase_starts: PhaseStarts = field(default_factory=PhaseStarts)

    @reads
    def admitted(self, table: TableTx, looker: Looker) -> TableInfo:
        """Return the table, for a looker who may still see it. Refused as `look`."""
        self._admit(table, looker)
        return table.info()

    @reads
    def look(self, table: TableTx, looker: Looker) -> BoardNow:
        """Return the table as this looker may see it now. Refused: "touch-unknown" if their link
        has ended or the seat is another person's; "not-started", "cancelled"."""
        return self._seen(table, looker, LastMoves(table, PAGE_LOG_LINES))

    @reads
    def look_all(self, table: TableTx, lookers: Sequence[Looker]) -> list[BoardNow | Refused]:
        """Like `look`, for several lookers at one moment; a refusal affects only its looker."""
        moves, boards = LastMoves(table, PAGE_LOG_LINES), list[BoardNow | Refused]()
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
        if looker.leads and not table.masters(looker.user_id, looker.roles):
            raise Refused("touch-unknown")
        if looker.seat is not None and table.seat(looker.seat).user_id != looker.user_id:
            raise Refused("touch-unknown")

    def _seen(self, table: TableTx, looker: Looker, moves: LastMoves) -> BoardNow:
        self._admit(table, looker)
        seat, info, position = looker.seat, table.info(), self.sessions.position(table)
        asked = None
        if seat is not None and table.row.status == "running":
            asked = asked_of(info, position, seat)
        lines = moves.lines(EVERYTHING if looker.leads else seat)
        hidden = None
        if looker.leads:
            record = position.package.record(position.game, EVERYTHING)
            hidden = position.view(EVERYTHING), position.view(None), record
        ended = info.status == "ended" and info.learner is None
        count = len(history_of(table).moves) - 1 if ended else None
        running = table.row.status == "running"
        since = self.phase_starts.since(table, position) if running else None
        views = position.view(seat), position.view(None)
        clocks = TurnForecasts(self.sessions).clocks(table)
        return BoardNow(info, *views, lines, asked, count, since, clocks, hidden)
