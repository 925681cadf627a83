"""What every action at a table needs: its lock, its transaction, its rows, its state."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial, wraps
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError

from bot.model.delays import Delays
from bot.model.facts import RULING, Asked, Refused, TableInfo
from bot.model.states import Status
from bot.schedule.acting import committed, may_be_slow
from bot.schedule.work import InThread, Thinking
from bot.store import Store, StoreError, compaction
from bot.store import games as rows
from bot.store.games import GameRow, SeatRow
from bot.store.transaction import Tx
from bot.table.infos import info_of
from bot.table.limits import Limits
from bot.table.saving import States, load, package_named
from bot.table.standpoints import Position
from engine.facts import declared
from engine.kernel import Choice, Game, Seat

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

COMPUTER = "computer"
"""Kind of the timer at which a computer plays."""

_INSTEAD: Final[Mapping[Status, str]] = {
    "lobby": "not-started",
    "running": "already-started",
    "paused": "paused",
    "ended": "ended",
    "cancelled": "cancelled",
}
"""Status -> why something that needs another status is refused."""


@dataclass
class TableTx:
    """A table within one transaction."""

    tx: Tx
    row: GameRow
    seats: list[SeatRow]
    locale: str
    """The public language of servers that have set none."""
    position: Position | None = None
    """The state as this transaction has left it so far; None if it was not needed yet."""
    then: list[Callable[[], None]] = field(default_factory=list)
    """What is done once the transaction is committed and who asked for it is answered."""

    @property
    def id(self) -> int:
        """The table's id."""
        return self.row.id

    @property
    def over(self) -> bool:
        """Whether it is finished; its moves may then be folded."""
        return self.row.status in ("ended", "cancelled")

    def needs(self, *statuses: Status) -> None:
        """Refused unless the table has one of these statuses."""
        if self.row.status not in statuses:
            ruling = self.row.status == "paused" and self.row.missing == RULING
            instead = "dispute-open" if ruling else _INSTEAD[self.row.status]
            raise Refused(instead, {"missing": self.row.missing})

    def leads(self, by: int, manager: bool) -> bool:
        """Whether `by` opened the lobby, is the game master, or may manage the channel."""
        return manager or by in (self.row.host_id, self.row.master_id)

    def info(self) -> TableInfo:
        """The table as these rows say."""
        return info_of(self.row, self.seats, self.locale)

    def masters(self, by: int, roles: Collection[int]) -> bool:
        """Whether `by`, who has these roles, is a game master here; nobody is by a role who holds
        a seat."""
        if by == self.row.master_id:
            return True
        if any(seat.user_id == by for seat in self.seats):
            return False
        everybody = self.row.guild_id  # the role that Discord gives to all has its server's number
        return self.row.master_role in {*roles} - {everybody}

    def needs_master(self, by: int, roles: Collection[int]) -> None:
        """Refused unless `by`, who has these roles, is a game master here."""
        if not self.masters(by, roles):
            raise Refused("not-master")

    def needs_host(self, by: int, manager: bool) -> None:
        """Refused unless `by` opened the lobby, is the game master, or may manage the channel."""
        if not self.leads(by, manager):
            raise Refused("not-host", {"host": self.row.host_id})

    def seat(self, seat: Seat) -> SeatRow:
        """A seat's row; Refused if there is no such seat."""
        if not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat", {"seat": seat})
        return self.seats[seat]

    def seat_of(self, user_id: int) -> SeatRow:
        """The seat of this person; Refused if there is none."""
        for row in self.seats:
            if row.user_id == user_id:
                return row
        raise Refused("not-seated")

    @property
    def voters(self) -> list[SeatRow]:
        """The seats whose person must agree to what concerns all: also one that a regent or a
        computer plays for now. Nobody loses their vote by another's doing."""
        return [seat for seat in self.seats if seat.user_id is not None]

    def set_seat(self, seat: Seat, **values: Any) -> SeatRow:
        """Change columns of a seat's row; return the new row."""
        rows.set_seat(self.tx, self.id, seat, **values)
        changed = replace(self.seat(seat), **values)
        self.seats = [changed if s.seat == seat else s for s in self.seats]
        return changed

    def raise_revisions(self, raised: frozenset[Seat]) -> None:
        """The questions of these seats have changed."""
        rows.raise_revisions(self.tx, self.id, raised)
        self.seats = [
            replace(s, revision=s.revision + 1) if s.seat in raised else s for s in self.seats
        ]


class TableSessions:
    """What every service of a table shares: locks, transactions, rows, states."""

    def __init__(
        self,
        store: Store,
        *,
        locale: str = "fr",
        computer_pause: float = 1.5,
        order_pause: float = 5.0,
        delays: Delays = Delays(),  # noqa: B008 - frozen
        now: Callable[[], float] = time.time,
        states: int = 160,
        limits: Limits = Limits(),  # noqa: B008 - frozen
        thinking: Thinking | None = None,
    ) -> None:
        """`computer_pause` and `order_pause` in seconds (see `bot.app.config`), `now` since 1970;
        `states`: decoded games kept in memory; `thinking`: where hard computers think."""
        self.store = store
        self.now = now
        self.locale = locale
        self.computer_pause = computer_pause
        self.order_pause = order_pause
        self.delays = delays
        self.limits = limits
        self.thinking = thinking or InThread()
        self.states = States(states)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._wakes: list[Callable[[], None]] = []
        self._tells: list[Callable[[int], None]] = []
        self._last: list[Callable[[TableTx, float], None]] = []
        self.at_end: list[Callable[[TableTx], None]] = []
        self.at_pause: list[Callable[[TableTx], None]] = []
        self.at_leave: list[Callable[[TableTx, SeatRow], None]] = []
        """Hooks of features: when nothing of a table waits for people any longer, when it pauses or
        resumes, and when the person of a seat is about to leave it."""
        self.miss: Callable[[int, str], None] = lambda *_: None
        """Told of each table that was just paused because something is missing, and what."""

    def on_commit(self, wake: Callable[[], None]) -> None:
        """Call `wake` after every committed change, once who made it is answered."""
        self._wakes.append(wake)

    def before_commit(self, last: Callable[[TableTx, float], None]) -> None:
        """Let `last` have the last word in every change of a table, with the moment it is made."""
        self._last.append(last)

    def on_change(self, tell: Callable[[int], None]) -> None:
        """Call `tell` with the table of every committed change of one, at the same moment."""
        self._tells.append(tell)

    def wake(self) -> None:
        """Something was committed."""
        committed(self._wakes)

    # --- transactions -----------------------------------------------------------------------

    async def write(self, table_id: int, action: Callable[[TableTx], T]) -> T:
        """Change a table and return what `action` does: all of it is committed, or nothing is.

        Refused: "no-table", "stale" (somebody else was faster), "storage".
        """
        opened: list[TableTx] = []

        def work(tx: Tx) -> T:
            table = self.sit(tx, table_id, locked=True)
            opened.append(table)
            result = action(table)
            for last in self._last:
                last(table, self.now())
            return result

        async with self._locks.setdefault(table_id, asyncio.Lock()):
            result = await self.change(work, "stale")
        table = opened[0]
        self._keep(table)
        committed(
            (*table.then, *(partial(t, table_id) for t in self._tells), *self._wakes), table_id
        )
        return result

    async def read(self, table_id: int, action: Callable[[TableTx], T]) -> T:
        """Read a table at one moment, and return the result of `action`.

        Refused: "no-table", "storage".
        """
        opened: list[TableTx] = []

        def work(tx: Tx) -> T:
            opened.append(self.sit(tx, table_id))
            return action(opened[0])

        result = await self.query(work)
        self._keep(opened[0])
        return result

    async def change(self, work: Callable[[Tx], T], conflict: str) -> T:
        """Run `work` in a writing transaction; Refused(`conflict`) if a unique constraint decides
        against it, Refused("storage") if the database cannot be used."""
        may_be_slow()  # others may write
        try:
            return await self.store.write(work)
        except IntegrityError as error:
            log.info("a unique constraint decided: %s", error.orig)
            raise Refused(conflict) from error
        except StoreError as error:
            log.error("%s", error)
            raise Refused("storage") from error

    async def query(self, work: Callable[[Tx], T]) -> T:
        """Run `work` in a reading transaction; Refused("storage") if the database cannot be
        used."""
        try:
            return await self.store.read(work)
        except StoreError as error:
            log.error("%s", error)
            raise Refused("storage") from error

    def sit(self, tx: Tx, table_id: int, *, locked: bool = False) -> TableTx:
        """A table in this transaction; `locked` keeps other writers out of it. Refused:
        "no-table"."""
        row = rows.game(tx, table_id, locked=locked)
        if row is None:
            raise Refused("no-table", {"table": table_id})
        table = TableTx(tx, row, rows.seats_at(tx, table_id), self.locale)
        if locked and table.over:
            compaction.unfold(tx, table_id)
        return table

    # --- states -----------------------------------------------------------------------------

    def position(self, table: TableTx) -> Position:
        """The table's state, with what is seen of it."""
        if table.position is None:
            table.position = self.states.get(table.id, table.row.ply)
        if table.position is None:
            package = package_named(table.row.game)
            game = load(table.id, rows.state_text(table.tx, table.id))
            table.position = Position(package, game)
        return table.position

    def game(self, table: TableTx) -> Game:
        """The table's state; nobody may change it."""
        return self.position(table).game

    def _keep(self, table: TableTx) -> None:
        """Its transaction has ended well: what it read or committed need not be read again."""
        if table.position is not None:
            self.states.put(table.id, table.row.ply, table.position)

    # --- rows -------------------------------------------------------------------------------

    def info(self, row: GameRow, seats: Sequence[SeatRow]) -> TableInfo:
        """What these rows say of a table."""
        return info_of(row, seats, self.locale)

    def refreshed(self, table: TableTx) -> TableInfo:
        """The state of the table at the end of this transaction."""
        return self.sit(table.tx, table.id).info()

    def set(self, table: TableTx, **values: Any) -> None:
        """Change columns of the table's row."""
        rows.set_game(table.tx, table.id, self.now(), **values)
        known = {name: value for name, value in values.items() if name != "state"}
        table.row = replace(table.row, **known)


class Service(Protocol):
    """A service of a table: it has the sessions of tables."""

    @property
    def sessions(self) -> TableSessions: ...


ServiceT = TypeVar("ServiceT", bound=Service)


def writes(
    action: Callable[Concatenate[ServiceT, TableTx, P], T],
) -> Callable[Concatenate[ServiceT, int, P], Coroutine[Any, Any, T]]:
    """A method that changes one table: written as a plain function of the open table, called with
    the table's id and awaited (`TableSessions.write`)."""

    @wraps(action)
    async def call(self: ServiceT, table_id: int, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.sessions.write(
            table_id, lambda table: action(self, table, *args, **kwargs)
        )

    return call


def reads(
    action: Callable[Concatenate[ServiceT, TableTx, P], T],
) -> Callable[Concatenate[ServiceT, int, P], Coroutine[Any, Any, T]]:
    """The same for a method that only looks at one table (`TableSessions.read`)."""

    @wraps(action)
    async def call(self: ServiceT, table_id: int, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.sessions.read(
            table_id, lambda table: action(self, table, *args, **kwargs)
        )

    return call


def queries(
    action: Callable[Concatenate[ServiceT, Tx, P], T],
) -> Callable[Concatenate[ServiceT, P], Coroutine[Any, Any, T]]:
    """A method that reads without one table: written as a plain function of the transaction,
    called without it and awaited (`TableSessions.query`)."""

    @wraps(action)
    async def call(self: ServiceT, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.sessions.query(lambda tx: action(self, tx, *args, **kwargs))

    return call


def changes(
    conflict: str,
) -> Callable[
    [Callable[Concatenate[ServiceT, Tx, P], T]],
    Callable[Concatenate[ServiceT, P], Coroutine[Any, Any, T]],
]:
    """The same for a method that writes; `conflict`: why it is refused if a unique constraint
    decides against it (`TableSessions.change`)."""

    def decorate(
        action: Callable[Concatenate[ServiceT, Tx, P], T],
    ) -> Callable[Concatenate[ServiceT, P], Coroutine[Any, Any, T]]:
        @wraps(action)
        async def call(self: ServiceT, /, *args: P.args, **kwargs: P.kwargs) -> T:
            return await self.sessions.change(
                lambda tx: action(self, tx, *args, **kwargs), conflict
            )

        return call

    return decorate


def asked_of(table: TableInfo, position: Position, seat: Seat) -> Asked:
    """What a seat is asked at this position."""
    stands = position.standpoint(seat)
    asked = stands.question
    return Asked(
        table=table,
        seat=seat,
        revision=table.seated[seat].revision,
        question=None if asked is None else type(asked).__name__,
        picks=stands.picks,
        view=stands.view,
        figures={} if asked is None else figures_of(asked),
        drafts=stands.drafts,
        asides=stands.asides,
        awaited=stands.awaited,
    )


def figures_of(asked: Choice[Any]) -> dict[str, Any]:
    """A question's numbers and words; never the sealed answers of others."""
    return {name: value for name, value in declared(asked).items() if isinstance(value, int | str)}
