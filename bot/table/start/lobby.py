"""The lobby: seats, terms and the start of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from pydantic import ValidationError

from bot.model.facts import Refused, TableInfo
from bot.model.states import SEAT_KINDS
from bot.model.terms import Preset, pace_terms
from bot.store import games as rows
from bot.store import notes, posted, seating, timers
from bot.store.games import GameRow, MoveRow, SeatRow
from bot.store.schema import PUBLIC
from bot.store.transaction import Tx
from bot.table.announcer import IDLE_DAYS, RESCHEDULED_AFTER_S, STALE, Announcer
from bot.table.changes import at_start
from bot.table.clocks.waking import agreed_terms, terms_of
from bot.table.moves import Move, Moves
from bot.table.notes import Notes
from bot.table.positions import Position
from bot.table.saving import event_to_json, package_named
from bot.table.seats import AT_SIT
from bot.table.sessions import TableSessions, TableTx, queries, writes
from bot.table.start.beginnings import (
    beginning_of,
    deal_game,
    is_laid_out,
    numbers_for,
    options_for,
    options_of,
    reordered,
    variant_options,
    with_numbers,
)
from bot.table.start.casting import renumbered
from bot.table.start.deals import Deals
from bot.table.start.kept import former_seats, in_former_order, need_free_seat
from bot.table.table_queries import TableQueries
from bot.texts import LOCALES
from bot.words import cleaned
from engine.games import GamePackage
from engine.kernel import Seat

LAID_OUT: Final = "laid-out"
"""Occasion of the notice that a game begins from a position a person laid out, and is not rated."""

OF_LOBBY: Final = (
    "game", "guild_id", "channel_id", "parent_id", "private", "host_id", "options", "rematch_of",
    "record", "terms", "master_id", "master_role", "campaign_id", "casting", "council",
)  # fmt: skip
"""Columns that a new lobby takes from the row that describes it; it may be another table's."""
MAX_SEAT_NUMBER = 99
"""The highest number that a person may enter for the start of a game."""


@dataclass
class Lobby:
    """Actions on tables in the lobby, and those that open one."""

    sessions: TableSessions
    announcer: Announcer
    notes: Notes
    table_queries: TableQueries
    moves: Moves
    deals: Deals

    async def open(
        self,
        game: str,
        guild_id: int | None,
        channel_id: int,
        host_id: int,
        host_name: str,
        locale: str | None,
        *,
        parent_id: int | None = None,
        private: bool = False,
    ) -> TableInfo:
        """Open a table in this channel, its host in the first seat. For a thread: its channel, and
        whether it is private. A server that has set no language gets its host's. Refused:
        "unknown-game", "channel-busy" (figures: table), and see `need_room`."""
        package = package_named(game)
        host = SeatRow(0, host_id, "human", cleaned(host_name))
        row = GameRow(
            id=0,
            game=game,
            status="lobby",
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host_id,
            options=package.Options().model_dump(mode="json"),
            ply=0,
            result=None,
            rematch_of=None,
            missing="",
            parent_id=parent_id,
            private=private,
        )

        def speak(table: TableTx) -> None:
            if guild_id is None or locale not in LOCALES:
                return
            if notes.guild_locale(table.tx, guild_id) is None:
                notes.set_guild(table.tx, guild_id, locale)

        table = await self.open_row(row, [host], speak)
        if locale:
            await self.notes.note_locale(host_id, locale)
        return await self.table_queries.info(table.id)

    @queries
    def need_room(self, tx: Tx, user_id: int, guild_id: int) -> None:
        """Refused if this person may not open a lobby on this server: see `Limits.need_table`."""
        self.sessions.limits.need_table(tx, user_id, guild_id)

    async def open_row(
        self,
        row: GameRow,
        seats: Sequence[SeatRow],
        then: Callable[[TableTx], None] = lambda _: None,
    ) -> TableInfo:
        """Create the lobby described by `row` and `seats`, and run `then` with it in the same
        transaction. Refused: "channel-busy" (figures: table), and see `Limits.need_table`."""

        def change(tx: Tx) -> TableTx:
            busy = rows.live_at(tx, row.channel_id)
            if busy is not None:
                raise Refused("channel-busy", {"table": busy.id, "game": busy.game})
            self.sessions.limits.need_table(tx, row.host_id, row.guild_id)
            values = {name: getattr(row, name) for name in OF_LOBBY}
            table_id = rows.add_game(tx, values, self.sessions.now())
            rows.replace_seats(tx, table_id, seats)
            promise = self.deals.promise(tx, table_id)
            rows.set_game(tx, table_id, self.sessions.now(), promise=promise)
            table = self.sessions.open_table(tx, table_id)
            self.announcer.dashboard(table, "lobby")
            then(table)
            return table

        table = await self.sessions.change(change, "channel-busy")
        self.sessions.wake()
        return table.info()

    @writes
    def join(
        self, table: TableTx, user_id: int, name: str, locale: str | None, press: str = ""
    ) -> TableInfo:
        """Take a seat. `press` is the click's number for the deal; a person seated without a click
        adds theirs by it. Refused: "already-seated", "master-cannot-play", "seat-master" (they have
        prepared the game), "full" (most), "seats-kept" (hours), or no lobby any more."""
        table.needs("lobby")
        own_row = next((seat for seat in table.seats if seat.user_id == user_id), None)
        if own_row is not None:
            return self._add_click(table, own_row, press)
        if user_id == table.row.master_id:
            raise Refused("master-cannot-play")
        if PUBLIC in seating.seats_known(table.tx, table.id, user_id):
            raise Refused("seat-master")
        self._has_room(table, user_id)
        if user_id != table.row.host_id:  # the table is theirs already
            self.sessions.limits.need_seat(table.tx, user_id)
        table.tell(AT_SIT, user_id)
        if locale:
            notes.set_person(table.tx, user_id, locale)
        sits = SeatRow(len(table.seats), user_id, "human", cleaned(name), press=press)
        before = next((row for row in former_seats(table) if row.user_id == user_id), sits)
        known = seating.numbers_given(table.tx, table.row.campaign_id, user_id) or before.numbers
        sits = replace(sits, numbers=known, character=before.character)
        return self._reseat(table, in_former_order(table, [*table.seats, sits]))

    def _add_click(self, table: TableTx, seat: SeatRow, press: str) -> TableInfo:
        if seat.press or not press:
            raise Refused("already-seated")
        table.set_seat(seat.seat, press=press)
        return self.sessions.refreshed(table)

    @writes
    def leave(self, table: TableTx, user_id: int) -> TableInfo:
        """Leave the seat while in the lobby. Refused: "not-seated"."""
        self.vacate(table, user_id)
        return table.info()

    def vacate(self, table: TableTx, user_id: int) -> None:
        """Free this person's seat, in the transaction of a change. Refused: as `leave`."""
        table.needs("lobby")
        own_row = table.seat_of(user_id)
        self._reseat(table, [seat for seat in table.seats if seat is not own_row])

    @writes
    def add_computer(
        self, table: TableTx, by: int, kind: str, *, manager: bool = False
    ) -> TableInfo:
        """Seat a computer; anybody who sits at the table, or hosts it, may. Refused: "no-such-kind"
        (kind), "full" (most), "seats-kept" (hours), "not-seated"."""
        table.needs("lobby")
        if by != table.row.host_id and not manager:
            table.seat_of(by)
        computer = SEAT_KINDS.get(kind)
        if computer in (None, "human"):
            raise Refused("no-such-kind", {"kind": kind})
        self._has_room(table, None)
        return self._reseat(table, [*table.seats, SeatRow(len(table.seats), None, computer, "")])

    @writes
    def remove(self, table: TableTx, by: int, seat: Seat, *, manager: bool = False) -> TableInfo:
        """Let the host remove a player from the lobby. Refused: "not-host", "no-such-seat"."""
        table.needs_lobby(by, manager)
        gone = table.seat(seat)
        if gone.user_id not in (None, by):
            self.announcer.post_about_seat(table, gone, "removed", by=f"<@{by}>")
        return self._reseat(table, [kept for kept in table.seats if kept is not gone])

    def _has_room(self, table: TableTx, joining: int | None) -> None:
        need_free_seat(table, package_named(table.row.game).SEATS[-1], joining, self.sessions.now())

    def _reseat(self, table: TableTx, seats: Sequence[SeatRow]) -> TableInfo:
        if table.row.record is not None:
            record = reordered(package_named(table.row.game), table.row.record, seats)
            self.sessions.set(table, record=record)
        rows.replace_seats(table.tx, table.id, renumbered(seats))
        table.seats = rows.seats_at(table.tx, table.id)
        self.announcer.dashboard(table, "lobby")
        return table.info()

    @writes
    def set_numbers(self, table: TableTx, user_id: int, numbers: Mapping[str, int]) -> TableInfo:
        """Set this person's numbers for the start of the game, where the options require them.
        Refused: "not-seated", "no-numbers" (none are required), "bad-number" (most)."""
        table.needs("lobby")
        own_row = table.seat_of(user_id)
        wanted = numbers_for(package_named(table.row.game), table.row.options)
        if not wanted or set(numbers) != set(wanted):
            raise Refused("no-numbers")
        if not all(0 <= n <= MAX_SEAT_NUMBER for n in numbers.values()):
            raise Refused("bad-number", {"most": MAX_SEAT_NUMBER})
        table.set_seat(own_row.seat, numbers=dict(numbers))
        return self.announcer.lobby_changed(table)

    @writes
    def set_option(
        self, table: TableTx, by: int, name: str, value: object, *, manager: bool = False
    ) -> TableInfo:
        """Change one option of the game. Refused: "not-host", "unknown-option" (name), "bad-option"
        (name, value)."""
        model = package_named(table.row.game).Options
        if name not in model.model_fields:
            raise Refused("unknown-option", {"name": name})
        return self._set_options(table, by, manager, {name: value})

    @writes
    def set_variant(
        self, table: TableTx, by: int, name: str, *, manager: bool = False
    ) -> TableInfo:
        """Set the options of a variant of the game; "" is the rulebook. Refused: "not-host",
        "unknown-option" (name)."""
        package = package_named(table.row.game)
        if name and name not in package.VARIANTS:
            raise Refused("unknown-option", {"name": name})
        return self._set_options(table, by, manager, variant_options(package, name))

    def _set_options(
        self, table: TableTx, by: int, manager: bool, values: Mapping[str, object]
    ) -> TableInfo:
        table.needs_lobby(by, manager)
        model = package_named(table.row.game).Options
        try:
            options = model.model_validate({**table.row.options, **values})
        except ValidationError:
            name, value = next(iter(values.items()))
            raise Refused("bad-option", {"name": name, "value": str(value)}) from None
        self.sessions.set(table, options=options.model_dump(mode="json"))
        return self.announcer.lobby_changed(table)

    @writes
    def start(
        self, table: TableTx, by: int, *, manager: bool = False, press: str = ""
    ) -> TableInfo:
        """Begin the game, with a seed nobody knows; the click `press` is its last source. Refused:
        "not-host", "too-few" or "too-many" (least, most, seated), "role-missing" (role: no seat is
        left for it)."""
        table.needs_lobby(by, manager)
        self.deal(table, press=press)
        return table.info()

    def deal(self, table: TableTx, seed: int | None = None, press: str = "") -> None:
        """Begin the game of a lobby, in its transaction: with this seed, or as it was promised."""
        package = package_named(table.row.game)
        bank = float(terms_of(table).bank)
        for seat in table.seats:
            table.set_seat(seat.seat, bank=bank)
        self._fits(table, package)
        beginning = beginning_of(table.tx, package, table.row, table.seats)
        beginning = with_numbers(package, table.row.options, table.seats, beginning)
        if seed is None:
            seed, beginning = self.deals.seal(table, beginning, press)
        options, edition = options_of(package, table.row), package.EDITION
        game = deal_game(package, len(table.seats), seed, options, beginning, edition)
        events = [event_to_json(event) for event in game.new_events]
        game.new_events = []
        kept = None if beginning is None else replace(beginning, fixed=True).to_row()
        self.sessions.set(table, record=kept, edition=edition)
        self.sessions.set(table, begun_at=self.sessions.now())
        if is_laid_out(kept):
            by = {} if kept is None or kept["by"] is None else {"by": f"<@{kept['by']}>"}
            table.post(LAID_OUT, LAID_OUT, by)
        row = MoveRow(0, "start", None, str(seed), events)
        begun = Position(package, game)
        self.moves.make(table, Move(None, begun, row, at_start(begun)))

    def _fits(self, table: TableTx, package: GamePackage) -> None:
        seated, least, most = len(table.seats), package.SEATS[0], package.SEATS[-1]
        if seated not in package.SEATS:
            reason = "too-few" if seated < least else "too-many"
            raise Refused(reason, {"least": least, "most": most, "seated": seated})

    @writes
    def cancel(self, table: TableTx, by: int, *, manager: bool = False) -> TableInfo:
        """Close a lobby; the channel is free again. Refused: "not-host"."""
        table.needs_lobby(by, manager)
        self.announcer.close_lobby(table)
        return table.info()

    # --- its terms ------------------------------------------------------------------------------

    async def set_pace(
        self, table_id: int, by: int, name: Preset, *, manager: bool = False
    ) -> TableInfo:
        """Set the pace: the terms of that preset, and the options that suit it. Refused:
        "not-host"."""
        return await self._set_terms(table_id, by, pace_terms(name), manager, name)

    async def set_term(
        self, table_id: int, by: int, name: str, value: object, *, manager: bool = False
    ) -> TableInfo:
        """Change one of the table's terms. Refused: "not-host", "bad-terms"."""
        return await self._set_terms(table_id, by, {name: value}, manager)

    @writes
    def _set_terms(
        self, table: TableTx, by: int, changed: dict[str, Any], manager: bool, suits: str = ""
    ) -> TableInfo:
        table.needs_lobby(by, manager)
        terms = agreed_terms(table, by, changed)
        self.sessions.set(table, terms=terms.model_dump(mode="json"))
        if suits:
            options = options_for(package_named(table.row.game), table.row.options, suits)
            self.sessions.set(table, options=options)
        return self.announcer.lobby_changed(table)

    # --- the public message far up in the channel ------------------------------------------------

    async def repost_if_buried(
        self, table_id: int, message_ids: Sequence[int], deepest: int
    ) -> bool:
        """Post the table's public message again if more than `deepest` of the messages
        `message_ids` came after it. Return whether it was."""
        stands = await self.sessions.query(
            lambda tx: posted.posted_message(tx, table_id, "dashboard", PUBLIC)
        )
        if stands is None or sum(posted_id > stands for posted_id in message_ids) <= deepest:
            return False
        return await self.sessions.write(
            table_id, lambda table: self.announcer.repost(table, stands)
        )

    @writes
    def seats_free(self, table: TableTx, _: Seat) -> None:
        """Update the lobby: its seats are no longer reserved."""
        if table.row.status == "lobby":
            self.announcer.redraw(table)

    # --- lobbies that never started ---------------------------------------------------------------

    @writes
    def close_stale(self, table: TableTx, _: Seat) -> None:
        """Close a lobby after a month without any action; post the reason in its channel."""
        due = timers.due_of(table.tx, table.id, STALE, PUBLIC)
        if (
            table.row.status != "lobby"
            or due is None
            or due > self.sessions.now() + RESCHEDULED_AFTER_S
        ):
            return
        self.announcer.close_lobby(table)
        table.post(STALE, STALE, {"days": IDLE_DAYS})
