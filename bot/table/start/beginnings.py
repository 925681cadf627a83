"""The start of a game that is not an ordinary deal: a record, and the assignment of its parts to
seats.

`games.record` holds {"record", "name", "source", "fixed", "cast"}. While a lobby fills, the parts
of a finished game go to the seats of the people who had them, those for `players` to the people of
those names, the others in order. Those of a `fixed` one are by seat, and stay with the person
there. After a finished game of another kind, the parts have what was confirmed of what it brings
(`engine.campaign`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from bot.model.facts import Refused, TableInfo
from bot.model.game_export import GameExport, refusal
from bot.store import games as rows
from bot.store.games import GameRow, SeatRow
from bot.store.transaction import Tx
from bot.table.announcer import Announcer
from bot.table.saving import package_named
from bot.table.sessions import TableSessions, TableTx, reads, writes
from bot.table.start.kept import in_former_order, keep_seats, seats_again
from bot.texts import fold
from bot.words import cleaned
from engine.games import GamePackage
from engine.kernel import EVERYTHING, Game
from engine.package import PRESETS
from engine.record import NUMBERS, GameRecord, RecordError, read_record

T = TypeVar("T")


@dataclass(frozen=True)
class Beginning:
    """How a game begins, or began."""

    record: GameRecord
    """Its parts are by seat of this table."""
    name: str = ""
    """The name of the uploaded file."""
    source: int | None = None
    """The table whose game this one continues."""
    fixed: bool = False
    """Whether the parts are by seat, and stay with the person there."""
    cast: bool = False
    """Whether the lobby has assigned the roles of its parts."""
    by: int | None = None
    """The person who laid it out, and so knows its hidden facts."""
    parts_of: int | None = None
    """The table whose people own the parts, until the start; None: those of `source`."""
    players: tuple[str, ...] = ()
    """The names of the people who get the parts, until the start; empty: whoever sits there."""
    source_game: str = ""
    """The game of `source`, if it is another one."""

    def to_row(self) -> dict[str, Any]:
        """Return the value of the column `games.record`."""
        record_data = self.record.model_dump(mode="json", exclude_none=True)
        return {**vars(self), "record": record_data}


def read_beginning(package: GamePackage, kept: Mapping[str, Any]) -> Beginning:
    """Parse the value of the column `games.record`. Refused if this program can no longer read
    it."""
    try:
        record = read_record(package.Record, kept["record"])
    except RecordError as error:
        raise Refused(*refusal(error)) from error
    return Beginning(
        record,
        kept["name"],
        kept["source"],
        kept["fixed"],
        bool(kept.get("cast")),
        kept.get("by"),
        kept.get("parts_of"),
        tuple(kept.get("players", ())),
        kept.get("source_game", ""),
    )


def is_rated(table: TableTx) -> bool:
    """Return whether two people or more play, from a position that no person chose: this game will
    count for their ratings against each other."""
    people = sum(seat.user_id is not None for seat in table.seats)
    return people > 1 and not is_laid_out(table.row.record)


def is_laid_out(kept: Mapping[str, Any] | None) -> bool:
    """Return whether a person chose the starting position: such a game is not rated. Numbers that
    people enter and roles that a lobby assigns do not count."""
    if kept is None:
        return False
    return bool(kept["name"]) or kept["source"] is not None or kept.get("by") is not None


def beginning_of(
    tx: Tx, package: GamePackage, row: GameRow, seats: Sequence[SeatRow]
) -> Beginning | None:
    """Return how this table begins with these seats; None if it is dealt as usual."""
    if row.record is None:
        return None
    beginning = read_beginning(package, row.record)
    parts = len(beginning.record.seats)
    if beginning.fixed:
        order: list[int | None] = [seat if seat < parts else None for seat in range(len(seats))]
    elif beginning.players:
        order = arranged_by_name(beginning.players[:parts], seats)
    else:
        owners: list[int | None] = [None] * parts
        had = beginning.source if beginning.parts_of is None else beginning.parts_of
        if had is not None:
            former = rows.seats_at(tx, had)
            owners = [seat.user_id for seat in former][:parts]
        order = arrangement(owners, [seat.user_id for seat in seats])
    return replace(beginning, record=beginning.record.arranged(order))


def reordered(
    package: GamePackage, kept: Mapping[str, Any], seats: Sequence[SeatRow]
) -> dict[str, Any]:
    """Return the value of `games.record` for these people in this order, each with the number of
    their seat before. Fixed parts move with them; parts without a person wait for the next one who
    sits down."""
    beginning = read_beginning(package, kept)
    if not beginning.fixed:
        return dict(kept)
    parts = range(len(beginning.record.seats))
    order: list[int | None] = [row.seat if row.seat in parts else None for row in seats]
    order += [part for part in parts if part not in order]
    return replace(beginning, record=beginning.record.arranged(order)).to_row()


def numbers_for(package: GamePackage, options: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the fields of a seat's part that require a number from its person, under the current
    options."""
    for name, info in package.Options.model_fields.items():
        extra = info.json_schema_extra
        if isinstance(extra, dict) and isinstance(by_value := extra.get(NUMBERS), dict):
            fields = by_value.get(str(options.get(name)))
            if isinstance(fields, list):
                return tuple(map(str, fields))
    return ()


def options_for(package: GamePackage, options: Mapping[str, Any], preset: str) -> dict[str, Any]:
    """Return a lobby's options with the values that a preset sets; other options stay."""
    chosen_options = dict(options)
    for name, info in package.Options.model_fields.items():
        extra = info.json_schema_extra
        if isinstance(extra, dict) and isinstance(values := extra.get(PRESETS), dict):
            chosen_options[name] = values.get(preset, info.get_default(call_default_factory=True))
    return package.Options.model_validate(chosen_options).model_dump(mode="json")


def variant_options(package: GamePackage, name: str) -> dict[str, Any]:
    """Return the options that a variant sets, "" for the rulebook: the others that some variant
    names get their default."""
    fields = package.Options.model_fields
    named = dict.fromkeys(option for values in package.VARIANTS.values() for option in values)
    values = package.VARIANTS[name] if name else {}
    defaults = {option: fields[option].get_default(call_default_factory=True) for option in named}
    return {**defaults, **values}


def with_numbers(
    package: GamePackage,
    options: Mapping[str, Any],
    seats: Sequence[SeatRow],
    beginning: Beginning | None,
) -> Beginning | None:
    """Return the beginning with the numbers that people entered, where the options require them."""
    wanted = numbers_for(package, options)
    if not wanted or not any(row.numbers for row in seats):
        return beginning
    start = beginning or Beginning(package.Record(), fixed=True)
    record_data = start.record.model_dump(mode="json", exclude_none=True)
    known = list(record_data.get("seats", ()))
    parts = [known[n] if n < len(known) else None for n in range(len(seats))]
    for row in seats:
        seat_numbers = {name: n for name, n in row.numbers.items() if name in wanted}
        if seat_numbers:
            parts[row.seat] = {**(parts[row.seat] or {}), **seat_numbers}
    return replace(start, record=read_record(package.Record, {**record_data, "seats": parts}))


def arranged_by_name(players: Sequence[str], seats: Sequence[SeatRow]) -> list[int | None]:
    """Return the part of each seat, where parts are for people of these names (see
    `arrangement`)."""
    return arrangement(
        [fold(name) or None for name in players],
        [fold(seat.name) or None if seat.user_id is not None else None for seat in seats],
    )


def arrangement(owners: Sequence[T | None], sitting: Sequence[T | None]) -> list[int | None]:
    """Return the part of each seated person: their own, the first of several; then, in order, the
    unclaimed ones. None where there are not enough."""
    order: list[int | None] = []
    for user in sitting:
        own = owners.index(user) if user is not None and user in owners else None
        order.append(None if own in order else own)
    unclaimed = [part for part in range(len(owners)) if part not in order]
    for seat, part in enumerate(order):
        if part is None and unclaimed:
            order[seat] = unclaimed.pop(0)
    return order


def check_record(package: GamePackage, record: GameRecord) -> None:
    """Refused for a record with which no game can begin, at any number of seats."""
    seats = min(max(len(record.seats), package.SEATS[0]), package.SEATS[-1])
    try:
        package.begin(seats, 1, package.Options(), record)
    except RecordError as error:
        raise Refused(*refusal(error)) from error


def deal_game(
    package: GamePackage,
    seats: int,
    seed: int,
    options: BaseModel,
    beginning: Beginning | None,
    edition: int,
) -> Game:
    """Return a newly dealt game of this edition, or one started from a record. Refused if it cannot
    start."""
    if beginning is None:
        game: Game = package.new_game(seats, seed, options, edition)
        return game
    try:
        begun: Game = package.begin(seats, seed, options, beginning.record, edition)
    except RecordError as error:
        raise Refused(*refusal(error)) from error
    return begun


def options_of(package: GamePackage, row: GameRow) -> BaseModel:
    """Return the settled options of a lobby. Refused if this program no longer knows one of
    them."""
    try:
        return package.Options.model_validate(row.options)
    except ValidationError as error:
        name = str(error.errors()[0]["loc"][0])
        value = str(row.options.get(name, ""))
        raise Refused("bad-option", {"name": name, "value": value}) from None


@dataclass
class Beginnings:
    """Changes how the game of a lobby will begin."""

    sessions: TableSessions
    announcer: Announcer

    @writes
    def begin_from(
        self,
        table: TableTx,
        by: int,
        export: GameExport[Any],
        name: str,
        *,
        manager: bool = False,
    ) -> TableInfo:
        """Start the lobby's game from this file, with the lobby's terms; its parts go to the seats
        in order. Refused: "not-host", "record-other-game", "record-…" for an invalid record."""
        table.needs_lobby(by, manager)
        if export.game != table.row.game:
            raise Refused("record-other-game")
        package = package_named(table.row.game)
        check_record(package, export.record)
        options = package.Options.model_validate(export.options).model_dump(mode="json")
        kept = Beginning(export.record, cleaned(name), by=by).to_row()
        self.sessions.set(table, record=kept, options=options)
        return self.announcer.lobby_changed(table)

    @writes
    def begin_after(
        self, table: TableTx, by: int, source: int, *, manager: bool = False
    ) -> TableInfo:
        """Continue a finished game of this server in this lobby: with its people, its computers,
        its game master, its terms, and in its campaign. The same game also goes on with the parts
        and options; another one brings what is confirmed (`engine.campaign`). Its people are
        called, and their seats reserved (see `bot.table.start.kept`); its leader leads this one,
        and has no seat. Refused: "not-host", "not-over", "no-table"."""
        table.needs_lobby(by, manager)
        old = self.sessions.open_table(table.tx, source)
        if old.row.guild_id != table.row.guild_id or old.row.learner is not None:
            raise Refused("no-table", {"table": source})
        if old.row.status != "ended":
            raise Refused("not-over")
        package = package_named(table.row.game)
        if same := old.row.game == table.row.game:
            record = package.record(self.sessions.game(old), EVERYTHING)
            check_record(package, record)
            beginning = Beginning(record, source=source)
        else:
            empty = read_record(package.Record, {"seats": [None] * len(old.seats)})
            beginning = Beginning(empty, source=source, source_game=old.row.game)
        former = {row.user_id: row for row in seats_again(old.seats) if row.user_id is not None}
        leads = old.row.master_id
        if leads is None and table.row.master_id not in former:
            leads = table.row.master_id
        self.sessions.set(
            table,
            record=beginning.to_row(),
            options=old.row.options if same else table.row.options,
            terms=old.row.terms,
            campaign_id=old.row.campaign_id,
            master_id=leads,
            master_role=old.row.master_role,
        )
        here = [
            replace(
                row,
                numbers=former[row.user_id].numbers if same else row.numbers,
                character=former[row.user_id].character,
            )
            if row.user_id in former
            else row
            for row in table.seats
            if row.user_id is None or row.user_id != leads
        ]
        free = package.SEATS[-1] - len(here)
        along = [row for row in seats_again(old.seats) if row.user_id in (None, leads)][:free]
        rows.replace_seats(table.tx, table.id, in_former_order(table, [*along, *here]))
        table.seats = rows.seats_at(table.tx, table.id)
        keep_seats(table, by, self.sessions.now())
        return self.announcer.lobby_changed(table)

    @writes
    def set_record(
        self, table: TableTx, by: int, record: GameRecord | None, *, manager: bool = False
    ) -> TableInfo:
        """Start the lobby's game with exactly this record, by seat; None: dealt as usual. Refused:
        "not-host" (the game master counts as one), "record-…" for an invalid record."""
        table.needs_lobby(by, manager)
        package = package_named(table.row.game)
        if record is not None:
            check_record(package, record)
        kept = None if record is None else Beginning(record, fixed=True, by=by).to_row()
        self.sessions.set(table, record=kept)
        return self.announcer.lobby_changed(table)

    @reads
    def beginning(self, table: TableTx) -> Beginning | None:
        """Return how this table begins or began, by seat; None if it is dealt as usual."""
        return beginning_of(table.tx, package_named(table.row.game), table.row, table.seats)
