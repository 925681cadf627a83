"""Learning tables: one person's first game, against computers that play at once.

A learning table is a table like any other, with the same moves and the same rules, but it holds no
channel, says nothing in public, and knows how far its learner is. Computers play whenever it is
read or moved, in the order of their seats and with seeds of the tutorial, so that a learner who
follows the suggestions meets exactly what the lessons describe.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial

from bot.features.lessons.service import Lessons, Progress
from bot.features.lessons.tutorials import tutorial_of
from bot.model.facts import LEARNER, Asked, Outcome, TableInfo
from bot.store import games as rows
from bot.store import notes
from bot.store.games import SeatRow
from bot.store.transaction import Tx
from bot.table.changes import awaited_seats
from bot.table.desk import TableSessions, TableTx, asked_of, queries, reads, writes
from bot.table.ending import Ending, needs_learner
from bot.table.moves import Moves
from bot.table.register import Register
from bot.table.saving import package_named
from bot.table.start.lobby import Lobby
from bot.words import cleaned
from engine.kernel import Event, Game, Pick, Seat


@dataclass
class Learning:
    """Actions at learning tables, and their computers."""

    desk: TableSessions
    ending: Ending
    register: Register
    lessons: Lessons
    moves: Moves
    lobby: Lobby

    @queries
    def of(self, tx: Tx, user_id: int, game: str) -> TableInfo | None:
        """The learning table that this person has open in this game."""
        row = rows.live_learning(tx, user_id, game)
        if row is None:
            return None
        return self.desk.info(row, rows.seats_at(tx, row.id))

    async def open(
        self, game: str, user_id: int, name: str, locale: str | None, channel_id: int
    ) -> TableInfo:
        """A learning table, begun; the computers have played as far as they can.

        `channel_id` is where it was asked for; it is not held. Refused: "unknown-game",
        "learning-open" if this person has one open in this game, "limit-lessons" (most, again).
        """
        package = package_named(game)
        tutorial = tutorial_of(game)
        options = package.Options.model_validate(tutorial.options).model_dump(mode="json")
        seats = [SeatRow(LEARNER, user_id, "human", cleaned(name))]
        seats += [SeatRow(n, None, kind, "") for n, kind in enumerate(tutorial.computers, 1)]
        values = {"game": game, "channel_id": channel_id, "host_id": user_id, "options": options}

        def change(tx: Tx) -> int:
            self.desk.limits.need_lesson(tx, user_id, self.desk.now())
            table_id = rows.add_game(
                tx, {**values, "learner": user_id, "learning": asdict(Progress())}, self.desk.now()
            )
            rows.replace_seats(tx, table_id, seats)
            if locale:
                notes.set_person(tx, user_id, locale)
            at = self.desk.sit(tx, table_id)
            self.lobby.deal(at, tutorial.seed)
            return table_id

        table_id = await self.desk.change(change, "learning-open")
        await self.computers_play(table_id)
        return await self.register.info(table_id)

    @writes
    def end(self, at: TableTx, by: int) -> TableInfo:
        """Close one's learning table, if it is still open. Refused: "not-your-seat"."""
        self.ending.finish_lessons(at, by)
        return at.info()

    @writes
    def learn_on(self, at: TableTx, by: int) -> TableInfo:
        """Play on after the end of the lessons, without suggestions. Refused: "not-your-seat"."""
        needs_learner(at, by)
        at.needs("running")
        self.lessons.note(at, replace(Progress.of(at.row.learning or {}), free=True))
        return at.info()

    # --- the computers ---------------------------------------------------------------------------

    async def asked(self, asked: Asked) -> Asked:
        """What a learner is asked once the computers have played."""
        if not _awaits_computer(asked):
            return asked
        await self.computers_play(asked.table.id)
        return await self.look(asked.table.id, asked.seat)

    async def answered(self, outcome: Outcome) -> Outcome:
        """The outcome of a learner's pick, with the computers' answers to it."""
        events = await self.computers_play(outcome.table.id)
        asked = await self.look(outcome.table.id, outcome.seat)
        return Outcome(asked.table, outcome.seat, (*outcome.events, *events), asked)

    @reads
    def look(self, at: TableTx, seat: Seat) -> Asked:
        """What a seat is asked, whatever the table's status."""
        return asked_of(at.info(), self.desk.position(at), seat)

    async def computers_play(self, table_id: int) -> list[Event]:
        """Let the computers of a learning table play until at most its learner is awaited; return
        the events."""
        told: list[Event] = []
        at, game, seed = await self.desk.read(table_id, self._seen)
        while (seat := _next_computer(at, game)) is not None:
            kind = at.seat(seat).kind
            pick = await self.desk.thinking.pick(kind, game, seat, seed, table=table_id)
            action = partial(self._play_one, at.row.ply, seat, pick)
            events, (at, game, seed) = await self.desk.write(table_id, action)
            told += events
        return told

    def _seen(self, at: TableTx) -> tuple[TableTx, Game, int]:
        """The table with its game and the seed of a computer's pick now."""
        return at, self.desk.game(at), self.lessons.seed(at)

    def _play_one(
        self, ply: int, seat: Seat, pick: Pick, at: TableTx
    ) -> tuple[Sequence[Event], tuple[TableTx, Game, int]]:
        """Make a computer's pick unless the game has moved on from `ply`; return the events and the
        new state."""
        events: Sequence[Event] = ()
        if at.row.status == "running" and at.row.ply == ply:
            _, events = self.moves.play(at, seat, pick)
        return events, self._seen(at)


def _next_computer(at: TableTx, game: Game) -> Seat | None:
    """The first seat held by a computer that is awaited in a running game."""
    if at.row.status != "running":
        return None
    awaited = awaited_seats(game)
    return next((s.seat for s in at.seats if s.kind != "human" and s.seat in awaited), None)


def _awaits_computer(asked: Asked) -> bool:
    """Whether a computer of the table is to play before anybody else can."""
    kinds = {s.seat: s.kind for s in asked.table.seated}
    return any(kinds[seat] != "human" for seat, _ in asked.view.awaited)
