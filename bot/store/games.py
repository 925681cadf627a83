"""Queries on tables, their seats and their moves. Each takes a transaction."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final

import sqlalchemy as sa

from bot.model.facts import Seated, TableFacts, TableInfo
from bot.model.states import MoveKind, Mover, Status
from bot.model.terms import Terms
from bot.store.bind_params import SEAT, TABLE_PARAM
from bot.store.compaction import MoveColumns, MoveFilter, moves_of
from bot.store.people import PersonRow, person_row
from bot.store.schema import IS_LIVE, games, guilds, metadata, moves, people, seats, status_in
from bot.store.transaction import Tx

CORRECTION: Final[MoveKind] = "correction"
"""Kind of the move by which a game master corrects the game; `pick` is then the correction."""
SETTLED: Final[MoveKind] = "settled"
"""Kind of the move that brings a game saved under other rules to the first question of today's
rules."""


@dataclass(frozen=True)
class GameRow(TableFacts):
    """A row of `games` without its state, and the language its guild has set."""

    result: list[int] | None = None
    learning: dict[str, Any] | None = None
    """The learner's progress."""
    terms: dict[str, Any] = field(default_factory=dict)
    """Pace and clocks of the table: see `bot.model.terms`."""
    record: dict[str, Any] | None = None
    """How the game begins or began, if not as dealt: see `bot.table.start.beginnings`."""
    edition: int | None = None
    """The edition of the rules with which the game began; None: in the lobby, or its save cannot be
    read."""
    begun_at: float | None = None
    """Start of the game in seconds since 1970, shifted by every pause; None: in the lobby, or not
    recorded."""
    paused_at: float | None = None
    """Start of the current pause; None: not paused, or not recorded."""
    locale: str | None = None

    def info(self, seats: Sequence[SeatRow], locale: str) -> TableInfo:
        """Return the table's facts; `locale` applies if its server has set none."""
        return TableInfo(
            **{name: getattr(self, name) for name in _FACTS},
            seated=tuple(seats),
            locale=self.locale or locale,
            result=None if self.result is None else tuple(self.result),
            learning=self.learning or {},
            terms=Terms.model_validate(self.terms),
            recorded=self.record is not None,
            follows=(self.record or {}).get("source_game", ""),
        )


_FACTS = tuple(f.name for f in fields(TableFacts))


@dataclass(frozen=True)
class SeatRow(Seated):
    """A row of `seats`, with its person's columns of `people`. `kind` is "human", or the kind of
    computer that plays. A seat with both a person and a computer is played by a regent until that
    person is back."""

    waits: list[tuple[float, float]] = field(default_factory=list)
    """When this person's last turns began to wait and when they were handed on, as publicly
    visible: the oldest first."""
    asks: str = ""
    """Its question to the game master; empty: none."""
    press: str = ""
    """What its person's click on Join added to the deal: the click's id from Discord; empty:
    nothing."""
    seen: int = field(default=0, compare=False)
    """The last ply up to which its person was shown others' actions."""
    away_from: float | None = None
    away_until: float | None = None

    @property
    def owner(self) -> PersonRow:
        """Its person's preferences when the seat was read; for an empty seat, the defaults."""
        away = self.away_from, self.away_until
        return person_row(self.user_id or 0, self.locale or "", self.settings or {}, *away)


@dataclass(frozen=True)
class MoveRow:
    """A row of `moves`. `kind`: "start" (ply 0; `pick` is then the seed, as text: JSON numbers in
    databases are not 64-bit integers), "pick", "correction" (of a game master), "settled" (see
    SETTLED), "undo" or "rewind" (`pick` is then the ply of the undone move), "note" (a log entry
    without a change)."""

    ply: int
    kind: MoveKind
    seat: int | None
    pick: Any
    events: list[dict[str, Any]]
    barrier: bool = False
    undone_by: int | None = None
    by: Mover = ""
    """Who picked, if not the seat's own person: "computer", "regent", "default" (a clock ran out),
    "order" (a standing order), "plan", "master"."""


GAME_COLUMNS = [games.c[f.name] for f in fields(GameRow) if f.name != "locale"]
_SEAT = [seats.c[f.name] for f in fields(SeatRow) if f.name in seats.c]
SEAT_COLUMNS = [(seats if f.name in seats.c else people).c[f.name] for f in fields(SeatRow)]
MOVE = [moves.c[f.name] for f in fields(MoveRow)]


# --- tables -------------------------------------------------------------------------------------


def _games() -> sa.Select[Any]:
    both = games.outerjoin(guilds, games.c.guild_id == guilds.c.guild_id)
    return sa.select(*GAME_COLUMNS, guilds.c.locale).select_from(both)


def _game(row: Any) -> GameRow:
    return GameRow(*row)


_GAME_AT = _games().where(games.c.id == TABLE_PARAM)
_GAME_LOCKED = _GAME_AT.with_for_update(of=games)
_GAME_LIVE_AT = _games().where(
    games.c.channel_id == sa.bindparam("channel"), IS_LIVE, games.c.learner.is_(None)
)


def began_at(tx: Tx, table_id: int) -> float:
    """Return when the game of a table began, in seconds since 1970; infinite if it has not."""
    query = sa.select(moves.c.at).where(moves.c.game_id == table_id, moves.c.ply == 0)
    begun_at: float | None = tx.execute(query).scalar()
    return math.inf if begun_at is None else begun_at


def game(tx: Tx, table_id: int, *, locked: bool = False) -> GameRow | None:
    """Return one table; `locked` locks it against other writers until the transaction ends."""
    query = _GAME_LOCKED if locked else _GAME_AT
    row = tx.execute(query, {TABLE_PARAM.key: table_id}).first()
    return None if row is None else _game(row)


def live_at(tx: Tx, channel_id: int) -> GameRow | None:
    """Return the unfinished table of this channel; learning tables hold no channel."""
    row = tx.execute(_GAME_LIVE_AT, {"channel": channel_id}).first()
    return None if row is None else _game(row)


def live_of(tx: Tx, user_id: int) -> list[GameRow]:
    """Return the unfinished tables where this person sits, oldest first."""
    sits = sa.select(seats.c.game_id).where(seats.c.user_id == user_id)
    query = _games().where(games.c.id.in_(sits), IS_LIVE).order_by(games.c.id)
    return [_game(row) for row in tx.execute(query)]


def page_of(
    tx: Tx,
    user_id: int,
    statuses: Sequence[Status],
    most: int,
    skip: int,
    *,
    learning: bool,
    first: sa.ColumnElement[bool] | None = None,
) -> list[GameRow]:
    """Return at most `most` tables of these statuses where this person sits, or learns: those that
    `first` selects, then those that await them, then the oldest."""
    awaits = sa.and_(
        games.c.status == "running", seats.c.awaited.is_(True), seats.c.regent_at.is_(None)
    )
    query = _games().join(seats, seats.c.game_id == games.c.id)
    query = query.where(seats.c.user_id == user_id, status_in(*statuses))
    query = query.where(games.c.learner.is_not(None) if learning else games.c.learner.is_(None))
    order = [sa.case((here, 0), else_=1) for here in (first, awaits) if here is not None]
    query = query.order_by(*order, games.c.id).limit(most).offset(skip)
    return [_game(row) for row in tx.execute(query)]


def under_way(user_id: int) -> sa.Select[tuple[int]]:
    """Query the ids of the tables under way where this person sits."""
    sits = (seats.c.game_id == games.c.id) & (seats.c.user_id == user_id)
    query = sa.select(games.c.id).join(seats, sits)
    return query.where(status_in("running", "paused"))


def sat_at(user_id: int) -> sa.ColumnElement[bool]:
    """SQL condition: unfinished tables where this person sits."""
    sits = sa.select(seats.c.game_id).where(seats.c.user_id == user_id)
    return sa.and_(games.c.id.in_(sits), IS_LIVE)


def progress_of(tx: Tx, table_ids: Iterable[int]) -> dict[int, tuple[int, str]]:
    """Return the ply and the status of each of these tables."""
    query = sa.select(games.c.id, games.c.ply, games.c.status)
    result = tx.execute(query.where(games.c.id.in_(list(table_ids))))
    return {table_id: (ply, status) for table_id, ply, status in result}


def with_open_seats(tx: Tx, guild_id: int, most: int) -> list[GameRow]:
    """Return a server's lobbies, and its tables under way with an offered seat: the newest first,
    at most `most`."""
    offered = sa.select(seats.c.seat).where(
        seats.c.game_id == games.c.id, seats.c.offered.is_(True)
    )
    open_ = sa.or_(games.c.status == "lobby", offered.exists())
    query = _games().where(tables_on(guild_id, ("lobby", "running", "paused")), open_)
    query = query.where(games.c.learner.is_(None)).order_by(games.c.id.desc()).limit(most)
    return [_game(row) for row in tx.execute(query)]


def live_led(tx: Tx, user_id: int) -> list[GameRow]:
    """Return the unfinished tables that this person leads, oldest first."""
    query = _games().where(games.c.master_id == user_id, IS_LIVE)
    return [_game(row) for row in tx.execute(query.order_by(games.c.id))]


def tables_opened(user_id: int, statuses: Sequence[Status]) -> sa.ColumnElement[bool]:
    """SQL condition: tables of these statuses that this person has opened."""
    return sa.and_(games.c.host_id == user_id, status_in(*statuses))


def tables_on(guild_id: int | None, statuses: Sequence[Status]) -> sa.ColumnElement[bool]:
    """SQL condition: unfinished tables of these statuses on a server."""
    return sa.and_(games.c.guild_id == guild_id, IS_LIVE, status_in(*statuses))


def tables_of(user_id: int) -> sa.ColumnElement[bool]:
    """SQL condition: unfinished tables that this person has opened or sits at."""
    sits = sa.select(seats.c.game_id).where(seats.c.user_id == user_id)
    condition = sa.or_(games.c.host_id == user_id, games.c.id.in_(sits))
    return sa.and_(condition, IS_LIVE)


def count(tx: Tx, which: sa.ColumnElement[bool]) -> int:
    """Return the number of matching tables, learning tables excluded."""
    query = sa.select(sa.func.count()).select_from(games).where(which, games.c.learner.is_(None))
    return int(tx.execute(query).scalar_one())


def lessons_begun(tx: Tx, learner: int, since: float) -> list[float]:
    """Return when this person began lessons since this moment, the earliest first."""
    condition = (games.c.learner == learner) & (games.c.created_at > since)
    query = sa.select(games.c.created_at).where(condition).order_by(games.c.created_at)
    return list(tx.execute(query).scalars())


def live_learning(tx: Tx, learner: int, game: str) -> GameRow | None:
    """Return the learning table of this person and game."""
    query = _games().where(games.c.learner == learner, games.c.game == game, IS_LIVE)
    row = tx.execute(query).first()
    return None if row is None else _game(row)


def live_rematch(tx: Tx, table_id: int) -> GameRow | None:
    """Return the rematch of this table that was not cancelled."""
    query = _games().where(games.c.rematch_of == table_id, games.c.status != "cancelled")
    row = tx.execute(query.order_by(games.c.id.desc()).limit(1)).first()
    return None if row is None else _game(row)


def add_game(tx: Tx, values: Mapping[str, Any], now: float) -> int:
    """Add a lobby and return its id. IntegrityError if another table holds the channel."""
    fresh = {"status": "lobby", "ply": 0, "missing": "", "created_at": now, "changed_at": now}
    statement = sa.insert(games).values({**fresh, **values})
    game_id = tx.execute(statement.returning(games.c.id)).scalar_one()
    return int(game_id)


_SET_GAME = sa.update(games).where(games.c.id == TABLE_PARAM)


def set_game(tx: Tx, table_id: int, now: float, **values: Any) -> None:
    """Change columns of a table."""
    tx.execute(_SET_GAME, {TABLE_PARAM.key: table_id, "changed_at": now, **values})


_STATE_TEXT = sa.select(games.c.state).where(games.c.id == TABLE_PARAM)


def state_text(tx: Tx, table_id: int) -> str | None:
    """Return the saved state; None before the start."""
    return tx.execute(_STATE_TEXT, {TABLE_PARAM.key: table_id}).scalar()


# --- seats --------------------------------------------------------------------------------------


_SEATS = (
    sa.select(seats.c.game_id, *SEAT_COLUMNS)
    .select_from(seats.outerjoin(people, seats.c.user_id == people.c.user_id))
    .order_by(seats.c.game_id, seats.c.seat)
)
_SEATS_OF = _SEATS.where(seats.c.game_id.in_(sa.bindparam("tables", expanding=True)))
_SEATS_AT = _SEATS.where(seats.c.game_id == TABLE_PARAM)
_OF_THESE = seats.c.seat.in_(sa.bindparam("these", expanding=True))
_SET_AWAITED = (
    sa.update(seats)
    .where(
        seats.c.game_id == TABLE_PARAM, seats.c.awaited.is_(None) | (seats.c.awaited != _OF_THESE)
    )
    .values(awaited=_OF_THESE)
)
_SET_SEAT = sa.update(seats).where(seats.c.game_id == TABLE_PARAM, seats.c.seat == SEAT)
_RAISE_REVISIONS = (
    sa.update(seats)
    .where(seats.c.game_id == TABLE_PARAM, _OF_THESE)
    .values(revision=seats.c.revision + 1)
)


def seats_of(tx: Tx, table_ids: Iterable[int]) -> dict[int, list[SeatRow]]:
    """Return the seats of these tables, by table, in order."""
    wanted = list(table_ids)
    seats_by_table: dict[int, list[SeatRow]] = {table_id: [] for table_id in wanted}
    for table_id, *values in tx.execute(_SEATS_OF, {"tables": wanted}):
        seats_by_table[table_id].append(SeatRow(*values))
    return seats_by_table


def seats_at(tx: Tx, table_id: int) -> list[SeatRow]:
    """Return the seats of one table, in order."""
    result = tx.execute(_SEATS_AT, {TABLE_PARAM.key: table_id})
    return [SeatRow(*values) for _, *values in result]


def replace_seats(tx: Tx, table_id: int, rows: Sequence[SeatRow]) -> None:
    """Replace the seats of a lobby by these people, numbered in this order."""
    tx.execute(sa.delete(seats).where(seats.c.game_id == table_id))
    for number, row in enumerate(rows):
        values = {column.name: getattr(row, column.name) for column in _SEAT}
        tx.execute(_ADD_SEAT, {**values, "game_id": table_id, "seat": number})


_ADD_SEAT = sa.insert(seats)


def set_seat(tx: Tx, table_id: int, seat: int, **values: Any) -> None:
    """Change columns of one seat."""
    tx.execute(_SET_SEAT, {TABLE_PARAM.key: table_id, SEAT.key: seat, **values})


def set_awaited(tx: Tx, table_id: int, awaited: Iterable[int]) -> None:
    """Store for each seat of a table whether the game waits for it."""
    tx.execute(_SET_AWAITED, {TABLE_PARAM.key: table_id, "these": sorted(awaited)})


def raise_revisions(tx: Tx, table_id: int, raised: Iterable[int]) -> None:
    """Increment the revision of each of these seats."""
    tx.execute(_RAISE_REVISIONS, {TABLE_PARAM.key: table_id, "these": list(raised)})


# --- moves --------------------------------------------------------------------------------------


_ADD_MOVE = sa.insert(moves)


def as_move(columns: MoveColumns) -> MoveRow:
    """Return the move of these columns."""
    return MoveRow(**{column.name: columns[column.name] for column in MOVE})


def add_move(tx: Tx, table_id: int, move: MoveRow, now: float) -> None:
    """Append a move. IntegrityError if another process was first to this ply."""
    values = {column.name: getattr(move, column.name) for column in MOVE}
    tx.execute(_ADD_MOVE, {"game_id": table_id, "at": now, **values})


def last_pick(tx: Tx, table_id: int, seat: int, by: str | None = None) -> MoveRow | None:
    """Return the seat's last pick that was not undone; if `by` is given, of those made by that."""
    which = MoveFilter(kinds=("pick",), not_undone=True, seat=seat, by=by)
    return next(map(as_move, moves_of(tx, table_id, which, back=True, most=1)), None)


def move_at(tx: Tx, table_id: int, ply: int) -> MoveRow | None:
    """Return the move of this ply."""
    which = MoveFilter(first=ply, before=ply + 1)
    return next(map(as_move, moves_of(tx, table_id, which)), None)


def set_events(tx: Tx, table_id: int, ply: int, events: list[dict[str, Any]]) -> None:
    """Replace what the log says about a move."""
    condition = (moves.c.game_id == table_id) & (moves.c.ply == ply)
    tx.execute(sa.update(moves).where(condition).values(events=events))


def drop(tx: Tx, table_ids: Collection[int]) -> None:
    """Delete these tables, with everything that belongs to them."""
    ids = list(table_ids)
    tx.execute(sa.update(games).where(games.c.rematch_of.in_(ids)).values(rematch_of=None))
    for table in reversed(metadata.sorted_tables):
        if "game_id" in table.c:
            tx.execute(sa.delete(table).where(table.c.game_id.in_(ids)))
    tx.execute(sa.delete(games).where(games.c.id.in_(ids)))


def mark_undone(tx: Tx, table_id: int, ply: int, by: int) -> None:
    """Note that the move of ply `by` undid the pick of `ply`."""
    condition = (moves.c.game_id == table_id) & (moves.c.ply == ply)
    tx.execute(sa.update(moves).where(condition).values(undone_by=by))
