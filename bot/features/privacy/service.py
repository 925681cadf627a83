"""What is kept of a person: all of it in their hands, or forgotten.

Games that are over stay, without a name: the others' game could not be read without the moves of
one seat. In a game that runs, a computer takes the seat over first.
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

from bot.features.feature import Marking
from bot.features.gm.master import Master
from bot.features.privacy import rows as privacy
from bot.features.privacy.rows import Held, Trace
from bot.model.facts import Refused
from bot.store import games as rows
from bot.store import seating
from bot.store.games import GameRow
from bot.store.schema import LIVE_STATUSES
from bot.store.transaction import Tx
from bot.table.announcer import Announcer
from bot.table.seats import Seats
from bot.table.sessions import TableSessions, TableTx
from bot.table.start.lobby import Lobby
from bot.table.table_queries import TableQueries
from engine.kernel import Seat

log = logging.getLogger(__name__)

EXPORT_VERSION: Final = 1
"""Version of what is exported."""
_SEAT: Final = (
    "name", "kind", "dm_closed", "offered", "bank", "misses", "waits", "regent_at",
    "character",
)  # fmt: skip
_BESIDE: Final = ("seats", *privacy.OF_SEATS)


@dataclass(frozen=True)
class Kept:
    """What deleting would concern, in numbers."""

    lobbies: int
    running: int
    """Games under way in which this person holds a seat."""
    finished: int
    """Games that are over in which they held one."""
    led: int
    """Tables they opened or lead."""
    lessons: int
    """Lessons and challenges of the day."""
    results: int
    tried: bool
    """Whether they have begun a challenge of today, which stays marked."""


@dataclass
class Privacy:
    """Exports and deletes."""

    sessions: TableSessions
    announcer: Announcer
    table_queries: TableQueries
    seats: Seats
    lobby: Lobby
    master: Master
    markings: Sequence[Marking] = ()
    """What features keep of somebody who is forgotten: a mark that names nobody."""

    async def kept_of(self, user_id: int) -> Kept:
        """How much there is of this person."""

        def query(
            tx: Tx,
        ) -> tuple[dict[int, bool], list[Held], list[dict[str, Any]], dict[int, str], list[str]]:
            mine = privacy.held(tx, user_id)
            statuses = privacy.statuses(tx, {one.table_id for one in mine})
            led = privacy.opened(tx, user_id)
            own = privacy.rows_of(tx, "results", user_id)
            tried = [one for marking in self.markings for one in marking.tried(tx, user_id)]
            return led, mine, own, statuses, tried

        led, mine, own, statuses, tried = await self.sessions.query(query)
        lessons = {table_id for table_id, lesson in led.items() if lesson}
        sat = [statuses[one.table_id] for one in mine if one.table_id not in lessons and one.now]
        return Kept(
            lobbies=sat.count("lobby"),
            running=sat.count("running") + sat.count("paused"),
            finished=sat.count("ended") + sat.count("cancelled"),
            led=len(led) - len(lessons),
            lessons=len(lessons),
            results=len(own),
            tried=bool(tried),
        )

    # --- in their hands -----------------------------------------------------------------------

    async def export_of(self, user_id: int) -> dict[str, Any]:
        """All stored data about this person, as JSON. It reveals no secret moves of others: own
        moves only, without their numbers, which count the others' too."""

        def query(
            tx: Tx,
        ) -> tuple[_OfSeats, list[Held], dict[str, list[dict[str, Any]]], list[dict[str, Any]]]:
            mine = privacy.held(tx, user_id)
            sections = {
                name: privacy.rows_of(tx, name, user_id)
                for name in privacy.fates()
                if name not in ("games", "seats")
            }
            wanted = {one.table_id for one in mine} | privacy.involved(tx, user_id)
            wanted |= privacy.opened(tx, user_id).keys()
            kept = _OfSeats(
                privacy.tables_named(tx, wanted),
                {name: privacy.rows_beside(tx, name, user_id) for name in _BESIDE},
                privacy.picks_of(tx, user_id),
            )
            told = _messages_of(tx, user_id, mine, wanted)
            return kept, mine, sections, told

        kept, mine, sections, told = await self.sessions.query(query)
        found = await asyncio.to_thread(_games_of, user_id, mine, kept)
        return {
            "format": EXPORT_VERSION,
            "user_id": str(user_id),
            "exported_at": _moment(self.sessions.now()),
            "person": next((_plain(row) for row in sections["people"]), None),
            "games": found,
            "seats_left": [_plain(row) for row in sections["leavers"]],
            "councils": [_plain(row) for row in sections["councils"]],
            "requests": [_plain(row) for row in sections["requests"]],
            "scenes": [_plain(row) for row in sections["scenes"]],
            "campaigns": [_plain(row) for row in sections["campaigns"]],
            "results": [_plain(row) for row in sections["results"]],
            "challenges": [_plain(row) for row in sections["attempts"]],
            "timekeeping": [_plain(row) for row in sections["timekeeping"]],
            "messages": told,
            **{
                name: [_plain(row) for row in rows]
                for name, rows in sections.items()
                if name not in privacy.PERSON_COLUMNS
            },
        }

    # --- forgotten ----------------------------------------------------------------------------

    async def forget(self, user_id: int, names: Collection[str], neutral: str) -> None:
        """Forget this person; `names` are what they are called, beside what their seats say, and
        `neutral` stands for it from now on.

        Seats in games under way go to computers, seats in lobbies become free, lobbies of theirs
        with nobody left are closed. Asked again after a failure, it goes on where it stopped.
        """
        await self.leave_everywhere(user_id)

        def query(tx: Tx) -> tuple[list[Trace], set[str], dict[int, set[int]]]:
            mine = privacy.held(tx, user_id)
            known = {*names, *(one.name for one in mine if one.named)} - {""}
            own = privacy.seats_by_table(tx, user_id, mine)
            return privacy.traces(tx, user_id, known, own), known, own

        # everything is read first: writers do not wait for it
        first, known, own = await self.sessions.query(query)

        def change(tx: Tx) -> None:
            mine = privacy.held(tx, user_id)
            live = privacy.not_over(tx, own)
            traces = [*{*first, *privacy.traces(tx, user_id, known, own, live)}]
            for marking in self.markings:
                marking.mark(tx, user_id)
            seating.keep_knowledge(tx, user_id)
            privacy.drop_lessons(tx, user_id)
            privacy.silence(tx, user_id, mine, {*own, *(trace.table_id for trace in traces)})
            privacy.scrub(tx, user_id, known, own, traces, neutral)
            privacy.forget_seats(tx, mine)
            self._pass_on(tx, user_id)
            privacy.forget_columns(tx, user_id)
            for table_id in sorted({one.table_id for one in mine}):
                if rows.game(tx, table_id) is not None:
                    self._shown_anew(self.sessions.open_table(tx, table_id))

        await self.sessions.change(change, "stale")
        log.info("somebody was forgotten")
        self.sessions.wake()

    async def leave_everywhere(self, user_id: int) -> None:
        """Hold no seat in anything that is not over, and lead none of it."""

        def query(tx: Tx) -> tuple[list[dict[str, Any]], list[GameRow]]:
            live = [row for row in rows.live_of(tx, user_id) if row.learner is None]
            led = privacy.rows_of(tx, "games", user_id)
            return led, live

        led, live = await self.sessions.query(query)
        for row in live:
            table = await self.sessions.query(partial(self._table, row.id))
            try:
                if table.row.status == "lobby":
                    await self.lobby.leave(row.id, user_id)
                else:
                    await self.seats.hand_over(row.id, user_id, table.seat_of(user_id).seat)
            except Refused as refused:
                if refused.reason not in ("not-seated", "ended", "cancelled", "not-your-seat"):
                    raise
        for led_row in led:
            if led_row["master_id"] == user_id and led_row["status"] in LIVE_STATUSES:
                await self.master.appoint(led_row["id"], user_id, None)
            if led_row["status"] == "lobby" and led_row["host_id"] == user_id:
                at_lobby = await self.table_queries.info(led_row["id"])
                if all(seat.user_id is None for seat in at_lobby.seated):
                    await self.lobby.cancel(led_row["id"], user_id)

    def _table(self, table_id: int, tx: Tx) -> TableTx:
        """A table at one moment, though others may write to it meanwhile."""
        return self.sessions.open_table(tx, table_id)

    def _pass_on(self, tx: Tx, user_id: int) -> None:
        """Tables under way that this person opened are their first other person's from now on."""
        for table_id in privacy.hosted(tx, user_id):
            table = self.sessions.open_table(tx, table_id)
            heirs = (seat.user_id for seat in table.seats if seat.user_id not in (None, user_id))
            heir = next(heirs, privacy.FORGOTTEN_PERSON)
            privacy.set_host(tx, table_id, heir)

    def _shown_anew(self, table: TableTx) -> None:
        """Messages that still change show a table without the name."""
        if table.row.status in LIVE_STATUSES:
            self.announcer.redraw(table)


# --- what is exported -----------------------------------------------------------------------------


@dataclass(frozen=True)
class _OfSeats:
    """What is read of all tables of a person at once."""

    games: Sequence[Any]
    beside: Mapping[str, Sequence[Mapping[str, Any]]]
    """Rows that belong to their seats, by the name of their table."""
    picks: Sequence[Any]


def _games_of(user_id: int, mine: Collection[Held], kept: _OfSeats) -> list[dict[str, Any]]:
    """Every table, as far as it concerns this person."""
    own: dict[tuple[int, Seat], dict[str, Any]] = {}
    for name, rows_of in kept.beside.items():
        for row in rows_of:
            own.setdefault((row["game_id"], row["seat"]), {}).setdefault(name, []).append(row)
    for table_id, seat, at, pick, by, undone in kept.picks:
        told = {
            "at": _moment(at),
            "pick": pick,
            "by": by or "you",
            "taken_back": undone is not None,
        }
        own.setdefault((table_id, seat), {}).setdefault("moves", []).append(told)
    held: dict[int, list[dict[str, Any]]] = {}
    for one in mine:
        told = _seat_of(one, own.get((one.table_id, one.seat), {}))
        held.setdefault(one.table_id, []).append(told)
    return [_game_of(row, user_id, held.get(row.id)) for row in kept.games]


def _game_of(row: Any, user_id: int, held: list[dict[str, Any]] | None) -> dict[str, Any]:
    """One table, and the seats they hold or held there."""
    roles = {
        "host": row.host_id,
        "master": row.master_id,
        "asking to be master": row.master_asked,
        "learner": row.learner,
    }
    found: dict[str, Any] = {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "server_id": None if row.guild_id is None else str(row.guild_id),
        "channel_id": str(row.channel_id),
        "opened_at": _moment(row.created_at),
        "you_were": [role for role, who in roles.items() if who == user_id],
    }
    if row.learner == user_id:
        found["lessons"] = row.learning
    return found if held is None else {**found, "seats": held}


def _seat_of(one: Held, own: Mapping[str, Any]) -> dict[str, Any]:
    """A seat of theirs. Of one they left it says no more than that and the name it may still bear:
    what happened there since is not theirs."""
    letter = chr(ord("A") + one.seat)
    if not one.now:
        return {"seat": letter, "left": True, "name": one.name if one.named else None}
    seat = own["seats"][0]
    return {
        "seat": letter,
        **{name: seat[name] for name in _SEAT},
        **{name: [_plain(row) for row in own.get(name, ())] for name in privacy.OF_SEATS},
        "moves": own.get("moves", []),
    }


def _messages_of(
    tx: Tx, user_id: int, mine: Collection[Held], table_ids: Collection[int]
) -> list[dict[str, Any]]:
    """Messages in public, or to them, that name them."""
    names = {one.name for one in mine if one.named and one.name}
    found = privacy.told_of(tx, table_ids, [str(user_id), *map(json.dumps, names)])
    own = {(one.table_id, one.seat) for one in mine}
    return [
        {
            "table": row.game_id,
            "about": row.occasion,
            "facts": {key: row.facts[key] for key in ("name", "user") if key in row.facts},
            "sent_at": _moment(row.posted_at) if row.posted_at else None,
        }
        for row in found
        if row.facts.get("user") == user_id or (row.game_id, row.facts.get("seat")) in own
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
    """A row as people read it: moments as dates, numbers of Discord as text (they are too long
    for many readers of JSON), pictures in base64."""
    return {
        name: _moment(value)
        if name in _MOMENTS and value is not None
        else base64.b64encode(value).decode()
        if isinstance(value, bytes)
        else str(value)
        if name.endswith("_id") and value is not None and name != "game_id"
        else value
        for name, value in row.items()
        if name not in _HIDDEN
    }


def _moment(at: float) -> str:
    """A moment in the form of ISO 8601."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
