"""Export or delete a person's stored data.

Finished games stay, without a name: the others could not read their game without the moves of one
seat. In a running game, a computer takes the seat over first.
"""

from __future__ import annotations

import asyncio
import base64
import json
import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final

from bot.features.gm.master import Master
from bot.features.privacy import rows as privacy
from bot.features.privacy.rows import HeldSeat, Trace
from bot.model.facts import Refused
from bot.store import games as rows
from bot.store import posted, seating
from bot.store.games import GameRow
from bot.store.schema import LIVE_STATUSES
from bot.store.transaction import Tx
from bot.table.sessions import TableTx
from bot.table.tables import MARKINGS, FeatureService, Marking
from engine.kernel import Seat

log = logging.getLogger(__name__)

EXPORT_VERSION: Final = 1
"""Version of the export's format."""
EXACT_IN_JSON: Final = 2**53
"""From here on many readers of JSON round whole numbers."""
_SEAT: Final = (
    "name", "kind", "dm_closed", "offered", "bank", "misses", "waits", "regent_at",
    "character",
)  # fmt: skip


@dataclass(frozen=True)
class StoredCounts:
    """What a deletion would affect, in numbers."""

    lobbies: int
    running: int
    """Games under way in which this person holds a seat."""
    finished: int
    """Ended games in which they held one."""
    led: int
    """Tables they opened or lead."""
    lessons: int
    """Lessons and challenges of the day."""
    results: int
    tried: bool
    """Whether they have begun a challenge of today, which stays marked."""


class Privacy(FeatureService):
    """Exports and deletes personal data."""

    @property
    def markings(self) -> list[Marking]:
        """What knows the anonymous marks that features store about forgotten people."""
        return [self.tables.of(kind) for kind in MARKINGS.of(self.tables.features)]

    async def kept_of(self, user_id: int) -> StoredCounts:
        """Return the amount of this person's data."""

        def query(tx: Tx) -> StoredCounts:
            held = privacy.seats_by_status(tx, user_id)
            lessons = privacy.count_of(tx, "games", user_id, "learner")
            tried = [item for marking in self.markings for item in marking.tried(tx, user_id)]
            return StoredCounts(
                lobbies=held.get("lobby", 0),
                running=held.get("running", 0) + held.get("paused", 0),
                finished=held.get("ended", 0) + held.get("cancelled", 0),
                led=privacy.count_of(tx, "games", user_id) - lessons,
                lessons=lessons,
                results=privacy.count_of(tx, "results", user_id),
                tried=bool(tried),
            )

        return await self.sessions.query(query)

    # --- export -------------------------------------------------------------------------------

    async def export_of(self, user_id: int) -> dict[str, Any]:
        """Return all stored data about this person, as JSON. It reveals no secret moves of others:
        own moves only, without their numbers, which count the others' too."""

        def query(
            tx: Tx,
        ) -> tuple[_OfSeats, list[HeldSeat], dict[str, list[dict[str, Any]]], list[dict[str, Any]]]:
            seats = privacy.held_seats(tx, user_id)
            sections = {
                name: privacy.rows_of(tx, name, user_id)
                for name in privacy.fates()
                if name not in ("games", "seats")
            }
            wanted = {seat.table_id for seat in seats} | privacy.involved(tx, user_id)
            wanted |= privacy.opened(tx, user_id)
            kept = _OfSeats(
                privacy.tables_named(tx, wanted),
                {
                    name: privacy.rows_beside(tx, name, user_id)
                    for name in ("seats", *privacy.of_seats())
                },
                privacy.picks_of(tx, user_id),
            )
            messages = _messages_of(tx, user_id, seats, wanted)
            return kept, seats, sections, messages

        kept, seats, sections, messages = await self.sessions.query(query)
        games = await asyncio.to_thread(_games_of, user_id, seats, kept)
        return {
            "format": EXPORT_VERSION,
            "user_id": str(user_id),
            "exported_at": _moment(self.sessions.now()),
            "person": next((_plain(row) for row in sections["people"]), None),
            "games": games,
            "seats_left": [_plain(row) for row in sections["leavers"]],
            "requests": [_plain(row) for row in sections["requests"]],
            "challenges": [_plain(row) for row in sections["attempts"]],
            "messages": messages,
            **{
                name: [_plain(row) for row in rows]
                for name, rows in sections.items()
                if name not in privacy.PERSON_COLUMNS
            },
        }

    # --- deletion -----------------------------------------------------------------------------

    async def forget(self, user_id: int, names: Collection[str], neutral: str) -> None:
        """Delete this person's data. `names` are their names in addition to those of their seats;
        `neutral` replaces them. Seats in games under way go to computers, seats in lobbies become
        free, their lobbies without other people are closed. A repeated call after a failure
        continues where it stopped."""
        await self.leave_everywhere(user_id)

        def query(tx: Tx) -> tuple[list[Trace], set[str], dict[int, set[int]]]:
            seats = privacy.held_seats(tx, user_id)
            known = {*names, *(seat.name for seat in seats if seat.named)} - {""}
            own_seats = privacy.seats_by_table(tx, user_id, seats)
            return privacy.traces(tx, user_id, known, own_seats), known, own_seats

        # read everything first, so that writers need not wait
        first, known, own_seats = await self.sessions.query(query)

        def change(tx: Tx) -> None:
            tables = {*own_seats, *(trace.table_id for trace in first)}
            tables.update(privacy.hosted(tx, user_id))
            posted.keep_tables(tx, privacy.may_post(tables))
            seats = privacy.held_seats(tx, user_id)
            live = privacy.not_over(tx, own_seats)
            traces = [*{*first, *privacy.traces(tx, user_id, known, own_seats, live)}]
            for marking in self.markings:
                marking.mark(tx, user_id)
            seating.keep_knowledge(tx, user_id)
            privacy.drop_lessons(tx, user_id)
            privacy.cancel_messages(
                tx, user_id, seats, {*own_seats, *(trace.table_id for trace in traces)}
            )
            privacy.scrub(tx, user_id, known, own_seats, traces, neutral)
            privacy.forget_seats(tx, seats)
            privacy.forget_columns(tx, user_id)
            for table_id in sorted({seat.table_id for seat in seats}):
                if rows.game(tx, table_id) is not None:
                    self._shown_anew(self.sessions.open_table(tx, table_id))

        await self.sessions.change(change, "stale")
        log.info("somebody was forgotten")
        self.sessions.wake()

    async def leave_everywhere(self, user_id: int) -> None:
        """Leave every seat and the lead of every table that has not ended."""

        def query(tx: Tx) -> tuple[list[dict[str, Any]], list[GameRow]]:
            live = [row for row in rows.live_of(tx, user_id) if row.learner is None]
            led = privacy.rows_of(tx, "games", user_id)
            return led, live

        led, live = await self.sessions.query(query)
        for row in live:
            table = await self.sessions.query(partial(self._table, row.id))
            try:
                if table.row.status == "lobby":
                    await self.tables.lobby.leave(row.id, user_id)
                else:
                    await self.tables.seats.hand_over(row.id, user_id, table.seat_of(user_id).seat)
            except Refused as refused:
                if refused.reason not in ("not-seated", "ended", "cancelled", "not-your-seat"):
                    raise
        for led_row in led:
            if led_row["status"] not in LIVE_STATUSES:
                continue
            if led_row["host_id"] == user_id:
                await self.tables.succession.host_gone(led_row["id"], user_id)
            if led_row["master_id"] == user_id:
                try:
                    await self.tables.of(Master).appoint(led_row["id"], user_id, None)
                except Refused as refused:
                    if refused.reason != "cancelled":  # nobody else was at the table
                        raise

    def _table(self, table_id: int, tx: Tx) -> TableTx:
        """Return a table at one moment; others may write to it meanwhile."""
        return self.sessions.open_table(tx, table_id)

    def _shown_anew(self, table: TableTx) -> None:
        """Redraw the messages that show the name."""
        if table.row.status in LIVE_STATUSES:
            self.tables.announcer.redraw(table)


# --- the export -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class _OfSeats:
    """Data of all tables of a person, read at once."""

    games: Sequence[Any]
    beside: Mapping[str, Sequence[Mapping[str, Any]]]
    """Rows that belong to their seats, by the name of their table."""
    picks: Sequence[Any]


def _games_of(
    user_id: int, own_seats: Collection[HeldSeat], kept: _OfSeats
) -> list[dict[str, Any]]:
    """Return every table, as far as it concerns this person."""
    rows_by_seat: dict[tuple[int, Seat], dict[str, Any]] = {}
    for name, rows_of in kept.beside.items():
        for row in rows_of:
            rows_by_seat.setdefault((row["game_id"], row["seat"]), {}).setdefault(name, []).append(
                row
            )
    for table_id, seat, at, pick, by, undone in kept.picks:
        picks_by_seat = {
            "at": _moment(at),
            "pick": pick,
            "by": by or "you",
            "taken_back": undone is not None,
        }
        rows_by_seat.setdefault((table_id, seat), {}).setdefault("moves", []).append(picks_by_seat)
    held: dict[int, list[dict[str, Any]]] = {}
    for own_seat in own_seats:
        picks_by_seat = _seat_of(own_seat, rows_by_seat.get((own_seat.table_id, own_seat.seat), {}))
        held.setdefault(own_seat.table_id, []).append(picks_by_seat)
    return [_game_of(row, user_id, held.get(row.id)) for row in kept.games]


def _game_of(row: Any, user_id: int, held: list[dict[str, Any]] | None) -> dict[str, Any]:
    """Return one table, and the seats they hold or held there."""
    roles = {
        "host": row.host_id,
        "master": row.master_id,
        "asking to be master": row.master_asked,
        "learner": row.learner,
    }
    data: dict[str, Any] = {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "server_id": None if row.guild_id is None else str(row.guild_id),
        "channel_id": str(row.channel_id),
        "opened_at": _moment(row.created_at),
        "you_were": [role for role, person in roles.items() if person == user_id],
    }
    if row.learner == user_id:
        data["lessons"] = row.learning
    return data if held is None else {**data, "seats": held}


def _seat_of(held_seat: HeldSeat, own_row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a seat of theirs. Of a seat they left, only that and their name: later events there
    are not theirs."""
    letter = chr(ord("A") + held_seat.seat)
    if not held_seat.now:
        return {"seat": letter, "left": True, "name": held_seat.name if held_seat.named else None}
    seat = own_row["seats"][0]
    return {
        "seat": letter,
        **{name: seat[name] for name in _SEAT},
        **{name: [_plain(row) for row in own_row.get(name, ())] for name in privacy.of_seats()},
        "moves": own_row.get("moves", []),
    }


def _messages_of(
    tx: Tx, user_id: int, own_seats: Collection[HeldSeat], table_ids: Collection[int]
) -> list[dict[str, Any]]:
    """Return messages in public, or to them, that name them."""
    names = {seat.name for seat in own_seats if seat.named and seat.name}
    message_rows = privacy.messages_naming(tx, table_ids, [str(user_id), *map(json.dumps, names)])
    keys = {(seat.table_id, seat.seat) for seat in own_seats}
    return [
        {
            "table": row.game_id,
            "about": row.occasion,
            "facts": {key: row.facts[key] for key in ("name", "user") if key in row.facts},
            "sent_at": _moment(row.posted_at) if row.posted_at else None,
        }
        for row in message_rows
        if row.facts.get("user") == user_id or (row.game_id, row.facts.get("seat")) in keys
    ]


_HIDDEN: Final = frozenset({"revision", "decision"})
_MOMENTS: Final = frozenset(
    {
        "at",
        "due",
        "hour",
        "begins_at",
        "ends_at",
        "began_at",
        "created_at",
        "away_from",
        "away_until",
    }
)


def _plain(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row for people: moments as dates, Discord ids as text (many JSON readers cannot hold
    them), pictures in base64."""
    return {
        name: _moment(value)
        if name in _MOMENTS and value is not None
        else base64.b64encode(value).decode()
        if isinstance(value, bytes)
        else str(value)
        if (name.endswith("_id") and value is not None and name != "game_id")
        or (isinstance(value, int) and value >= EXACT_IN_JSON)
        else value
        for name, value in row.items()
        if name not in _HIDDEN
    }


def _moment(at: float) -> str:
    """Return a moment in ISO 8601 format."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
