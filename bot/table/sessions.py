"""What every action at a table needs: its lock, transaction, rows and state."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial, wraps
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar, cast
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError

from bot.model.delays import Delays
from bot.model.facts import RULING, Refused, TableInfo
from bot.model.reasons import Reason
from bot.model.states import NoticeOccasion, Status
from bot.schedule.acting import may_be_slow, run_after_commit
from bot.schedule.log_fields import note_fields
from bot.schedule.thinking import Thinking
from bot.slots import Feature, Slot
from bot.store import Store, StoreError, compaction, outbox, table_rows
from bot.store import games as rows
from bot.store.games import GameRow, SeatRow
from bot.store.transaction import Tx
from bot.table.limits import Limits
from bot.table.notice_rates import NoticeRates
from bot.table.positions import Position
from bot.table.saving import States, load, package_named
from engine.kernel import Game, Seat

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

COMPUTER: Final = "computer"
"""Kind of the timer at which a computer plays."""

_INSTEAD: Final[Mapping[Status, Reason]] = {
    "lobby": "not-started",
    "running": "already-started",
    "paused": "paused",
    "ended": "ended",
    "cancelled": "cancelled",
}
"""Status -> reason for the refusal if another status is required."""


@dataclass
class TableTx:
    """A table inside one transaction."""

    tx: Tx
    row: GameRow
    seats: list[SeatRow]
    sessions: TableSessions
    position: Position | None = None
    """The state as this transaction has left it so far; None if it was not read yet."""
    instructed: set[int] | None = None
    """The seats with a plan or orders; None if they were not read yet, see `Turns.instructed`."""
    then: list[Callable[[], None]] = field(default_factory=list)
    """Functions to run after the transaction is committed and the user has been answered."""

    @property
    def id(self) -> int:
        """The table's id."""
        return self.row.id

    @property
    def over(self) -> bool:
        """Whether the game has ended; its moves may then be compacted."""
        return self.row.status in ("ended", "cancelled")

    def needs(self, *statuses: Status) -> None:
        """Refused unless the table has one of these statuses."""
        if self.row.status not in statuses:
            ruling = self.row.status == "paused" and self.row.missing == RULING
            instead = "dispute-open" if ruling else _INSTEAD[self.row.status]
            raise Refused(instead, {"missing": self.row.missing})

    def leads(self, by: int, manager: bool) -> bool:
        """Return whether `by` opened the lobby, is the game master, or may manage the channel."""
        return manager or by in (self.row.host_id, self.row.master_id)

    def info(self) -> TableInfo:
        """Return the table's facts from these rows."""
        return self.row.info(self.seats, self.sessions.locale)

    def of(self, kind: type[T]) -> T:
        """Return the service of this class that a feature contributed (`TableSessions.of`)."""
        return self.sessions.of(kind)

    def tell(
        self, slot: Slot[Callable[Concatenate[TableTx, P], None]], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Tell features what happens here: call what they add to this slot."""
        for act in slot.of(self.sessions.features):
            act(self, *args, **kwargs)

    def post(self, slot: str, occasion: NoticeOccasion, facts: dict[str, Any]) -> None:
        """Post a public sentence now, once: see `outbox.post`."""
        outbox.post(self.tx, self.id, slot, occasion, facts, self.sessions.now())

    def masters(self, by: int, roles: Collection[int]) -> bool:
        """Return whether `by`, who has these roles, is a game master here; a role does not make a
        seated person one."""
        if by == self.row.master_id:
            return True
        if any(seat.user_id == by for seat in self.seats):
            return False
        everybody = self.row.guild_id  # Discord's role for everybody has the server's id
        return self.row.master_role in {*roles} - {everybody}

    def needs_master(self, by: int, roles: Collection[int]) -> None:
        """Refused unless `by`, who has these roles, is a game master here."""
        if not self.masters(by, roles):
            raise Refused("not-master")

    def needs_host(self, by: int, manager: bool) -> None:
        """Refused unless `by` opened the lobby, is the game master, or may manage the channel."""
        if not self.leads(by, manager):
            raise Refused("not-host", {"host": self.row.host_id})

    def needs_lobby(self, by: int, manager: bool) -> None:
        """Refused unless this is a lobby, and `by` leads it (`needs_host`)."""
        self.needs("lobby")
        self.needs_host(by, manager)

    def seat(self, seat: Seat) -> SeatRow:
        """Return a seat's row. Refused if there is no such seat."""
        if not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat", {"seat": seat})
        return self.seats[seat]

    def seat_of(self, user_id: int) -> SeatRow:
        """Return the seat of this person. Refused if there is none."""
        for row in self.seats:
            if row.user_id == user_id:
                return row
        raise Refused("not-seated")

    @property
    def conceded(self) -> frozenset[Seat]:
        """The seats whose person gave the game up."""
        return frozenset(seat.seat for seat in self.seats if seat.conceded)

    @property
    def voters(self) -> list[SeatRow]:
        """Return the seats whose person must agree to what concerns all, including those for whom a
        regent or computer is playing. Nobody loses their vote by another's action."""
        return [seat for seat in self.seats if seat.user_id is not None]

    def set_seat(self, seat: Seat, **values: Any) -> SeatRow:
        """Change columns of a seat's row; return the new row."""
        rows.set_seat(self.tx, self.id, seat, **values)
        changed = replace(self.seat(seat), **values)
        self.seats = [changed if s.seat == seat else s for s in self.seats]
        return changed

    def raise_revisions(self, raised: frozenset[Seat]) -> None:
        """Raise the revisions of seats whose questions have changed."""
        rows.raise_revisions(self.tx, self.id, raised)
        self.seats = [
            replace(s, revision=s.revision + 1) if s.seat in raised else s for s in self.seats
        ]


BEFORE_COMMIT: Final[Slot[Callable[[TableTx, float], None]]] = Slot()
"""Called with the table and the moment, after every change."""


class TableSessions:
    """Opens tables for reading and writing: locks, transactions, rows, states."""

    def __init__(
        self,
        store: Store,
        features: Iterable[Feature] = (),
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
        `states`: number of cached games; `thinking`: where hard computers run."""
        self.store = store
        self.features = tuple(features)
        self.services: dict[type, object] = {}
        """Services of features, by class."""
        self.now = now
        self.locale = locale
        self.computer_pause = computer_pause
        self.order_pause = order_pause
        self.delays = delays
        self.limits = limits
        self.notice_rates = NoticeRates(now, limits.notices_per_hour, limits.calls_per_hour)
        self.thinking = thinking or Thinking()
        self.states = States(states)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._wakes: list[Callable[[], None]] = []
        self._planned: list[Callable[[float], None]] = []
        self._tells: list[Callable[[TableTx], None]] = []
        self._last: list[Callable[[TableTx, float], None]] = []
        self.miss: Callable[[int, str], None] = lambda *_: None
        """Told of each table that was just paused because something is missing, and what."""

    def of(self, kind: type[T]) -> T:
        """Return the service of this class that a feature contributed. KeyError without that
        feature."""
        return cast("T", self.services[kind])

    def on_commit(self, wake: Callable[[], None]) -> None:
        """Call `wake` after each commit that is not one table's, once its user was answered."""
        self._wakes.append(wake)

    def on_timer(self, planned: Callable[[float], None]) -> None:
        """Call `planned` with the earliest timer of a change, once its user was answered."""
        self._planned.append(planned)

    def before_commit(self, last: Callable[[TableTx, float], None]) -> None:
        """Call `last` with the table and the moment, as the final step of every change."""
        self._last.append(last)

    def on_change(self, tell: Callable[[TableTx], None]) -> None:
        """Call `tell` with the table of every committed change, once its user has been answered. It
        may read the rows, which are those that the change left."""
        self._tells.append(tell)

    def wake(self) -> None:
        """Notify the listeners that something was committed."""
        run_after_commit(self._wakes)

    # --- transactions -----------------------------------------------------------------------

    async def write(self, table_id: int, action: Callable[[TableTx], T]) -> T:
        """Change a table and return the result of `action`: all of it is committed, or nothing is.
        Refused: "no-table", "stale" (another transaction was faster), "storage"."""
        note_fields(table=table_id)
        opened: list[TableTx] = []

        def work(tx: Tx) -> T:
            table = self.open_table(tx, table_id, locked=True)
            opened.append(table)
            result = action(table)
            for last in self._last:
                last(table, self.now())
            return result

        async with self._locks.setdefault(table_id, asyncio.Lock()):
            result = await self.change(work, "stale")
        table = opened[0]
        note_fields(server=table.row.guild_id)
        self.keep(table)
        then = [*table.then]
        then += [partial(tell, table) for tell in self._tells]
        if (timer := table.tx.next_timer) is not None:
            then += [partial(planned, timer) for planned in self._planned]
        run_after_commit(then, table_id)
        return result

    async def read(self, table_id: int, action: Callable[[TableTx], T]) -> T:
        """Read a table at one moment and return the result of `action`. Refused: "no-table",
        "storage"."""
        note_fields(table=table_id)
        opened: list[TableTx] = []

        def work(tx: Tx) -> T:
            opened.append(self.open_table(tx, table_id))
            return action(opened[0])

        result = await self.query(work)
        note_fields(server=opened[0].row.guild_id)
        self.keep(opened[0])
        return result

    async def change(self, work: Callable[[Tx], T], conflict: Reason) -> T:
        """Run `work` in a writing transaction. Refused(`conflict`) if it violates a unique
        constraint, Refused("storage") if the database cannot be used."""
        may_be_slow()  # other writers may hold the lock
        try:
            return await self.store.write(self.notice_rates.counting(work))
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

    def open_table(self, tx: Tx, table_id: int, *, locked: bool = False) -> TableTx:
        """Return a table in this transaction; `locked` locks it against other writers. Refused:
        "no-table"."""
        found = table_rows.game_and_seats(tx, table_id, locked=locked)
        if found is None:
            raise Refused("no-table", {"table": table_id})
        table = TableTx(tx, *found, self)
        if locked and table.over:
            compaction.expand(tx, table_id)
        return table

    # --- states -----------------------------------------------------------------------------

    def position(self, table: TableTx) -> Position:
        """Return the table's state with its projections."""
        if table.position is None:
            table.position = self.states.get(table.id, table.row.ply)
        if table.position is None:
            package = package_named(table.row.game)
            game = load(table.id, rows.state_text(table.tx, table.id))
            table.position = Position(package, game)
        return table.position

    def game(self, table: TableTx) -> Game:
        """Return the table's state; do not change it."""
        return self.position(table).game

    def keep(self, table: TableTx) -> None:
        """Cache the state after a successful transaction."""
        if table.position is not None:
            self.states.put(table.id, table.row.ply, table.position)

    # --- rows -------------------------------------------------------------------------------

    def info(self, row: GameRow, seats: Sequence[SeatRow]) -> TableInfo:
        """Return the table's facts from these rows."""
        return row.info(seats, self.locale)

    def infos(self, tx: Tx, game_rows: Sequence[GameRow]) -> list[TableInfo]:
        """Return the facts of tables."""
        seats = rows.seats_of(tx, [row.id for row in game_rows])
        return [self.info(row, seats[row.id]) for row in game_rows]

    def refreshed(self, table: TableTx) -> TableInfo:
        """Return the table's facts at the end of this transaction."""
        return self.open_table(table.tx, table.id).info()

    def set(self, table: TableTx, **values: Any) -> None:
        """Change columns of the table's row."""
        rows.set_game(table.tx, table.id, self.now(), **values)
        known = {name: value for name, value in values.items() if name != "state"}
        table.row = replace(table.row, **known)


class Service(Protocol):
    """A service of a table: it has the `TableSessions`."""

    @property
    def sessions(self) -> TableSessions: ...


ServiceT = TypeVar("ServiceT", bound=Service)


def writes(
    action: Callable[Concatenate[ServiceT, TableTx, P], T],
) -> Callable[Concatenate[ServiceT, int, P], Coroutine[Any, Any, T]]:
    """Decorate a method that changes one table: written as a plain function of the open table,
    called with the table's id and awaited (`TableSessions.write`)."""

    @wraps(action)
    async def call(self: ServiceT, table_id: int, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.sessions.write(
            table_id, lambda table: action(self, table, *args, **kwargs)
        )

    return call


def method(
    kind: type[T], action: Callable[Concatenate[T, TableTx, P], None]
) -> Callable[Concatenate[TableTx, P], None]:
    """Return a method of a feature's service as a function of the open table, for a slot."""

    @wraps(action)
    def call(table: TableTx, /, *args: P.args, **kwargs: P.kwargs) -> None:
        action(table.of(kind), table, *args, **kwargs)

    return call


def reads(
    action: Callable[Concatenate[ServiceT, TableTx, P], T],
) -> Callable[Concatenate[ServiceT, int, P], Coroutine[Any, Any, T]]:
    """Decorate a method that only reads one table (`TableSessions.read`), like `writes`."""

    @wraps(action)
    async def call(self: ServiceT, table_id: int, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.sessions.read(
            table_id, lambda table: action(self, table, *args, **kwargs)
        )

    return call


def queries(
    action: Callable[Concatenate[ServiceT, Tx, P], T],
) -> Callable[Concatenate[ServiceT, P], Coroutine[Any, Any, T]]:
    """Decorate a method that reads without one table: written as a plain function of the
    transaction, called without it and awaited (`TableSessions.query`)."""

    @wraps(action)
    async def call(self: ServiceT, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.sessions.query(lambda tx: action(self, tx, *args, **kwargs))

    return call


def query_of(
    query: Callable[Concatenate[Tx, P], T],
) -> Callable[Concatenate[Any, P], Coroutine[Any, Any, T]]:
    """Return the method of a service that only runs this query (`TableSessions.query`)."""

    @wraps(query)
    async def call(self: Service, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.sessions.query(lambda tx: query(tx, *args, **kwargs))

    return call


def change_of(
    change: Callable[Concatenate[Tx, P], T], conflict: Reason = "storage"
) -> Callable[Concatenate[Any, P], Coroutine[Any, Any, T]]:
    """The same for a function that writes (`TableSessions.change`)."""

    @wraps(change)
    async def call(self: Service, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.sessions.change(lambda tx: change(tx, *args, **kwargs), conflict)

    return call


def changes(
    conflict: Reason,
) -> Callable[
    [Callable[Concatenate[ServiceT, Tx, P], T]],
    Callable[Concatenate[ServiceT, P], Coroutine[Any, Any, T]],
]:
    """Decorate a method that writes, like `queries`. `conflict`: the refusal if it violates a
    unique constraint (`TableSessions.change`)."""

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
