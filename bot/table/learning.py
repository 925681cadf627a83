"""Learning tables: one person's first game, against computers that play at once.

A learning table is a table like any other, with the same moves and the same rules, but it holds no
channel, says nothing in public, and knows how far its learner is. Computers play whenever it is
looked at or moved, in the order of their seats and with seeds of the tutorial's, so that whoever
follows the suggestions meets exactly what the lessons tell of.
"""

from __future__ import annotations

import asyncio
from dataclasses import asdict, dataclass, replace

from bot.model.facts import Asked, Outcome, TableInfo
from bot.store import games as rows
from bot.store import notes
from bot.store.games import SeatRow
from bot.table.changes import awaited_seats
from bot.table.desk import Desk, Sitting, asked_of
from bot.table.ending import Ending
from bot.table.lessons import Lessons, Progress, needs_learner
from bot.table.lobby import Lobby
from bot.table.moves import Moves
from bot.table.register import Register
from bot.table.saving import package_named
from bot.table.tutorials import LEARNER, tutorial_of
from bot.words import cleaned
from engine.kernel import Event, Game, Seat
from engine.players import PLAYERS


@dataclass
class Learning:
    """Actions at learning tables, and their computers."""

    desk: Desk
    ending: Ending
    register: Register
    lessons: Lessons
    moves: Moves
    lobby: Lobby

    async def of(self, user_id: int, game: str) -> TableInfo | None:
        """The learning table that this person has open in this game."""
        async with self.desk.looking() as tx:
            row = await rows.live_learning(tx, user_id, game)
            if row is None:
                return None
            return self.desk.info(row, await rows.seats_at(tx, row.id))

    async def open(
        self, game: str, user_id: int, name: str, locale: str | None, channel_id: int
    ) -> TableInfo:
        """A learning table, begun; the computers have played as far as they can.

        `channel_id` is where it was asked for; it is not held. Refused: "unknown-game",
        "learning-open" if this person has one open in this game.
        """
        package = package_named(game)
        tutorial = tutorial_of(game)
        options = package.Options.model_validate(tutorial.options).model_dump(mode="json")
        seats = [SeatRow(LEARNER, user_id, "human", cleaned(name))]
        seats += [SeatRow(n, None, kind, "") for n, kind in enumerate(tutorial.computers, 1)]
        values = {"game": game, "channel_id": channel_id, "host_id": user_id, "options": options}
        async with self.desk.changing("learning-open") as tx:
            table_id = await rows.add_game(
                tx, {**values, "learner": user_id, "learning": asdict(Progress())}, self.desk.now()
            )
            await rows.replace_seats(tx, table_id, seats)
            if locale:
                await notes.set_person(tx, user_id, locale)
            at = await self.desk.sit(tx, table_id)
            await self.lobby.deal(at, tutorial.seed)
        await self.computers_play(table_id)
        return await self.register.info(table_id)

    async def end(self, table_id: int, by: int) -> TableInfo:
        """Close one's learning table, if it is still open. Refused: "not-your-seat"."""
        async with self.desk.at(table_id) as at:
            await self.ending.finish_lessons(at, by)
            return at.info()

    async def learn_on(self, table_id: int, by: int) -> TableInfo:
        """Play on after the end of the lessons, without suggestions. Refused: "not-your-seat"."""
        async with self.desk.at(table_id) as at:
            needs_learner(at, by)
            at.needs("running")
            await self.lessons.note(at, replace(Progress.of(at.row.learning or {}), free=True))
            return at.info()

    # --- the computers ---------------------------------------------------------------------------

    async def answered(self, outcome: Outcome) -> Outcome:
        """The outcome of a learner's pick, with the computers' answers to it."""
        events = await self.computers_play(outcome.table.id)
        asked = await self.look(outcome.table.id, outcome.seat)
        return Outcome(asked.table, outcome.seat, (*outcome.events, *events), asked)

    async def look(self, table_id: int, seat: Seat) -> Asked:
        """What a seat is asked, whatever the table's status."""
        async with self.desk.look(table_id) as at:
            return asked_of(at.info(), await self.desk.position(at), seat)

    async def computers_play(self, table_id: int) -> list[Event]:
        """Let the computers of a learning table play until only its learner is awaited, if
        anybody; what was told."""
        told: list[Event] = []
        async with self.desk.look(table_id) as at:
            game, seed = await self.desk.game(at), await self.lessons.seed(at)
        while (seat := _next_computer(at, game)) is not None:
            pick = await asyncio.to_thread(PLAYERS[at.seat(seat).kind], game, seat, seed)
            async with self.desk.at(table_id) as now:
                if now.row.status == "running" and now.row.ply == at.row.ply:
                    _, events = await self.moves.play(now, seat, pick)
                    told += events
                at, game, seed = now, await self.desk.game(now), await self.lessons.seed(now)
        return told


def _next_computer(at: Sitting, game: Game) -> Seat | None:
    """The first seat held by a computer that is awaited in a running game."""
    if at.row.status != "running":
        return None
    awaited = awaited_seats(game)
    return next((s.seat for s in at.seats if s.kind != "human" and s.seat in awaited), None)


def awaits_computer(asked: Asked) -> bool:
    """Whether a computer of the table is to play before anybody else can."""
    kinds = {s.seat: s.kind for s in asked.table.seated}
    return any(kinds[seat] != "human" for seat, _ in asked.view.awaited)
