"""Learning tables: one person's first game, against computers that play at once.

A learning table has the same moves and the same rules as any other. But it occupies no channel,
posts nothing in public, and stores its learner's progress. Computers play whenever it is read or
moved, in the order of their seats and with seeds of the tutorial. So a learner who follows the
suggestions meets exactly what the lessons describe.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import asdict, replace
from functools import lru_cache, partial
from typing import Final

from bot.features.lessons.service import Lessons, Progress
from bot.features.lessons.tutorials import tutorial_of
from bot.model.facts import LEARNER, Asked, Outcome, TableInfo
from bot.model.states import SEAT_KINDS
from bot.schedule.thinking import THREAD_KINDS
from bot.store import games as rows
from bot.store import notes
from bot.store.games import SeatRow
from bot.store.transaction import Tx
from bot.table.changes import awaited_seats
from bot.table.ending import needs_learner
from bot.table.positions import Position, asked_of
from bot.table.saving import package_named
from bot.table.sessions import TableTx, queries, reads, writes
from bot.table.tables import FeatureService
from bot.words import cleaned
from engine import codec
from engine.kernel import Event, Pick, Seat
from engine.players import PLAYERS

MAX_FAST_PICKS: Final = 8
"""Maximum picks of fast computers in one transaction after its first: others wait for its lock."""
FAST_PICKS_CACHED: Final = 64
"""Picks of fast computers cached in memory, about 5 KiB each."""


class Learning(FeatureService):
    """Actions at learning tables, and their computers."""

    @queries
    def of(self, tx: Tx, user_id: int, game: str) -> TableInfo | None:
        """Return this person's open learning table of this game."""
        row = rows.live_learning(tx, user_id, game)
        if row is None:
            return None
        return self.sessions.info(row, rows.seats_at(tx, row.id))

    async def open(
        self, game: str, user_id: int, name: str, locale: str | None, channel_id: int
    ) -> TableInfo:
        """Open a learning table and start it; the computers play as far as they can. `channel_id`:
        the channel of the request, which is not held. Refused: "unknown-game", "learning-open" if
        this person has one open in this game, "limit-lessons" (most, again)."""
        package = package_named(game)
        tutorial = await asyncio.to_thread(tutorial_of, game)  # reads its tables the first time
        options = package.Options.model_validate(tutorial.options).model_dump(mode="json")
        seats = [SeatRow(LEARNER, user_id, "human", cleaned(name))]
        seats += [
            SeatRow(n, None, SEAT_KINDS[kind], "") for n, kind in enumerate(tutorial.computers, 1)
        ]
        values = {"game": game, "channel_id": channel_id, "host_id": user_id, "options": options}

        def change(tx: Tx) -> int:
            self.sessions.limits.need_lesson(tx, user_id, self.sessions.now())
            table_id = rows.add_game(
                tx,
                {**values, "learner": user_id, "learning": asdict(Progress())},
                self.sessions.now(),
            )
            rows.replace_seats(tx, table_id, seats)
            if locale:
                notes.set_person(tx, user_id, locale)
            table = self.sessions.open_table(tx, table_id)
            self.tables.lobby.deal(table, tutorial.seed)
            return table_id

        table_id = await self.sessions.change(change, "learning-open")
        await self.computers_play(table_id)
        return await self.tables.table_queries.info(table_id)

    @writes
    def end(self, table: TableTx, by: int) -> TableInfo:
        """Close one's learning table, if it is still open. Refused: "not-your-seat"."""
        self.tables.ending.finish_lessons(table, by)
        return table.info()

    @writes
    def learn_on(self, table: TableTx, by: int) -> TableInfo:
        """Play on after the end of the lessons, without suggestions. Refused: "not-your-seat"."""
        needs_learner(table, by)
        table.needs("running")
        self.tables.of(Lessons).note(
            table, replace(Progress.of(table.row.learning or {}), free=True)
        )
        return table.info()

    # --- the computers ---------------------------------------------------------------------------

    async def asked(self, asked: Asked) -> Asked:
        """Let the computers play; return the learner's next question."""
        if not _awaits_computer(asked):
            return asked
        await self.computers_play(asked.table.id)
        return await self.look(asked.table.id, asked.seat)

    async def answered(self, outcome: Outcome) -> Outcome:
        """Let the computers answer the learner's pick; return the combined outcome."""
        events = await self.computers_play(outcome.table.id)
        asked = await self.look(outcome.table.id, outcome.seat)
        return Outcome(asked.table, outcome.seat, (*outcome.events, *events), asked)

    @reads
    def look(self, table: TableTx, seat: Seat) -> Asked:
        """Return a seat's question, whatever the table's status."""
        return asked_of(table.info(), self.sessions.position(table), seat)

    async def computers_play(self, table_id: int) -> list[Event]:
        """Let the computers of a learning table play until only its learner is awaited; return the
        events."""
        all_events: list[Event] = []
        table, now, seed = await self.sessions.read(table_id, self._seen)
        while (seat := _next_computer(table, now)) is not None:
            kind = table.seat(seat).kind
            if kind in THREAD_KINDS:
                pick = await asyncio.to_thread(fast_pick, kind, now.saved, seat, seed)
            else:
                pick = await self.sessions.thinking.pick(kind, now.game, seat, seed, table=table_id)
            action = partial(self._play_some, table.row.ply, seat, pick)
            events, (table, now, seed) = await self.sessions.write(table_id, action)
            all_events += events
        return all_events

    def _seen(self, table: TableTx) -> tuple[TableTx, Position, int]:
        """Return the table with its position and the seed of the next computer pick."""
        return table, self.sessions.position(table), self.tables.of(Lessons).seed(table)

    def _play_some(
        self, ply: int, seat: Seat, pick: Pick, table: TableTx
    ) -> tuple[Sequence[Event], tuple[TableTx, Position, int]]:
        """Make a computer's pick unless the game has moved on from `ply`, and some picks of fast
        computers after it; return the events and the new state."""
        if table.row.status != "running" or table.row.ply != ply:
            return (), self._seen(table)
        now, played = self.tables.moves.play(table, seat, pick)
        events, seeds = [*played], self.tables.of(Lessons).seeds(table)
        for _ in range(MAX_FAST_PICKS):
            following = _next_computer(table, now)
            if following is None or (kind := table.seat(following).kind) not in THREAD_KINDS:
                break
            pick = fast_pick(kind, now.saved, following, next(seeds))
            now, played = self.tables.moves.play(table, following, pick)
            events += played
        return events, (table, now, next(seeds))


@lru_cache(maxsize=FAST_PICKS_CACHED)
def fast_pick(kind: str, saved: str, seat: Seat, seed: int) -> Pick:
    """Return the pick of a fast computer. Cached, because all who follow the suggestions meet the
    same positions with the same seeds."""
    return PLAYERS[kind](codec.loads(saved), seat, seed)


def _next_computer(table: TableTx, now: Position) -> Seat | None:
    """Return the first awaited computer seat of a running game."""
    if table.row.status != "running":
        return None
    awaited = awaited_seats(now.game)
    return next((s.seat for s in table.seats if s.kind != "human" and s.seat in awaited), None)


def _awaits_computer(asked: Asked) -> bool:
    """Return whether a computer of the table must play before anybody else can."""
    kinds = {s.seat: s.kind for s in asked.table.seated}
    return any(kinds[seat] != "human" for seat, _ in asked.view.awaited)
