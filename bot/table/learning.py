"""Learning tables: one person's first game, against computers that play at once.

A learning table is a table like any other, with the same moves and the same rules, but it holds no
channel, says nothing in public, and knows how far its learner is. Computers play whenever it is
looked at or moved, in the order of their seats and with seeds of the tutorial's, so that whoever
follows the suggestions meets exactly what the lessons tell of.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from bot.learn import LEARNER, Hint, at_hand, suggested, tutorial_of
from bot.store import games as rows
from bot.store import notes
from bot.store.games import MoveRow, SeatRow
from bot.table.changes import Changes, awaited_seats
from bot.table.conduct import Conduct
from bot.table.desk import NAME_LENGTH, Sitting
from bot.table.facts import Asked, Outcome, Refused, TableInfo
from bot.table.lobby import Lobby
from bot.table.play import Play
from bot.table.saving import package_named
from bot.table.substitutes import REGENT
from engine import codec
from engine.kernel import Event, Game, Pick, Seat
from engine.players import PLAYERS

_TAKING_BACK = ("undo", "rewind")
"""Kinds of moves that take a pick back."""

ADVISER = "greedy"
"""The kind of computer that suggests a pick where no lesson does."""


@dataclass(frozen=True)
class Progress:
    """How far a learner is, as `TableInfo.learning` holds it."""

    learned: Mapping[str, int] = field(default_factory=dict)
    """Lessons heard and answered, with the ply of the answer."""
    strayed: bool = False
    """Whether the last pick was another than the one suggested."""
    left: int | None = None
    """The ply at which the learner first left the script: its reasons may be wrong from then on,
    so that a computer advises; the lessons stay."""
    free: bool = False
    """Whether the learner plays on after the end of the lessons."""

    @classmethod
    def of(cls, saved: Mapping[str, Any]) -> Progress:
        """What was saved; fields of another version are left out."""
        known = {name: saved[name] for name in cls.__dataclass_fields__ if name in saved}
        return cls(**known)


class Learning(Lobby, Play, Conduct):
    """Actions at learning tables, and what differs there from other tables."""

    async def learning_of(self, user_id: int, game: str) -> TableInfo | None:
        """The learning table that this person has open in this game."""
        async with self._looking() as tx:
            row = await rows.live_learning(tx, user_id, game)
            if row is None:
                return None
            return self._info(row, (await rows.seats_of(tx, [row.id]))[row.id])

    async def open_learning(
        self, game: str, user_id: int, name: str, locale: str | None, channel_id: int
    ) -> TableInfo:
        """A learning table, begun; the computers have played as far as they can.

        `channel_id` is where it was asked for; it is not held. Refused: "unknown-game",
        "learning-open" if this person has one open in this game.
        """
        package = package_named(game)
        tutorial = tutorial_of(game)
        options = package.Options.model_validate(tutorial.options).model_dump(mode="json")
        seats = [SeatRow(LEARNER, user_id, "human", name[:NAME_LENGTH])]
        seats += [SeatRow(n, None, kind, "") for n, kind in enumerate(tutorial.computers, 1)]
        values = {"game": game, "channel_id": channel_id, "host_id": user_id, "options": options}
        async with self._changing("learning-open") as tx:
            table_id = await rows.add_game(
                tx, {**values, "learner": user_id, "learning": asdict(Progress())}, self.now()
            )
            await rows.replace_seats(tx, table_id, seats)
            if locale:
                await notes.set_person(tx, user_id, locale)
            at = await self._sit(tx, table_id)
            dealt = await self._deal(at, tutorial.seed)
        self._states.put(at.id, at.row.ply, dealt)
        await self._computers_play(table_id)
        return await self.info(table_id)

    async def end_learning(self, table_id: int, by: int) -> TableInfo:
        """Close one's learning table, if it is still open. Refused: "not-your-seat"."""
        async with self._at(table_id) as at:
            _needs_learner(at, by)
            if at.row.status == "running":
                await self._finish(at)
            return self._info(at.row, at.seats)

    async def learn_on(self, table_id: int, by: int) -> TableInfo:
        """Play on after the end of the lessons, without suggestions. Refused: "not-your-seat"."""
        async with self._at(table_id) as at:
            _needs_learner(at, by)
            at.needs("running")
            await self._note(at, replace(Progress.of(at.row.learning or {}), free=True))
            return self._info(at.row, at.seats)

    async def hint(self, asked: Asked) -> Hint:
        """The lesson of what a learner is asked, the suggestion, and whether the end is reached."""
        async with self._looking() as tx:
            at = await self._sit(tx, asked.table.id)
            game, seed = await self._game(at), await self._seed(at)
        return await self._hint(asked, game, seed)

    # --- what differs at a learning table -------------------------------------------------------

    async def ask(self, table_id: int, seat: Seat) -> Asked:
        """As at any table; at a learning table the computers have played first."""
        asked = await super().ask(table_id, seat)
        if asked.table.learner is None or not _awaits_computer(asked):
            return asked
        await self._computers_play(table_id)
        return await self._look(table_id, seat)

    async def pick(
        self, table_id: int, user_id: int, seat: Seat, revision: int, index: int
    ) -> Outcome:
        """As at any table; at a learning table the computers answer at once."""
        return await self._answered(await super().pick(table_id, user_id, seat, revision, index))

    async def pick_value(self, table_id: int, user_id: int, seat: Seat, pick: Pick) -> Outcome:
        """As at any table; at a learning table the computers answer at once."""
        return await self._answered(await super().pick_value(table_id, user_id, seat, pick))

    async def hand_over(
        self, table_id: int, by: int, seat: Seat, kind: str = REGENT, *, manager: bool = False
    ) -> TableInfo:
        """As at any table; a learner who leaves closes the table."""
        if (await self.info(table_id)).learner is not None:
            return await self.end_learning(table_id, by)
        return await super().hand_over(table_id, by, seat, kind, manager=manager)

    async def rematch(self, table_id: int, by: int) -> TableInfo:
        """As at any table; a learning table has no rematch. Refused: "no-rematch"."""
        if (await self.info(table_id)).learner is not None:
            raise Refused("no-rematch")
        return await super().rematch(table_id, by)

    async def _announce(self, at: Sitting, game: Game, changes: Changes) -> None:
        if at.row.learner is None:
            await super()._announce(at, game, changes)

    async def _dashboard(self, at: Sitting, phase: str) -> None:
        if at.row.learner is None:
            await super()._dashboard(at, phase)

    async def _redraw(self, at: Sitting) -> None:
        if at.row.learner is None:
            await super()._redraw(at)

    async def _sheet(self, at: Sitting, seat: SeatRow, phase: str, occasion: str) -> None:
        if at.row.learner is None:
            await super()._sheet(at, seat, phase, occasion)

    async def _plan_computers(
        self, at: Sitting, game: Game | None, anew: frozenset[Seat] = frozenset()
    ) -> None:
        if at.row.learner is None:
            await super()._plan_computers(at, game, anew)

    async def _commit(self, at: Sitting, after: Game, move: MoveRow, changes: Changes) -> None:
        if at.row.learner is not None and move.seat == LEARNER:
            await self._follow(at, move)
        await super()._commit(at, after, move, changes)

    # --- the learner's progress ------------------------------------------------------------------

    async def _follow(self, at: Sitting, move: MoveRow) -> None:
        """Note what the learner's move answers, before it is committed with it."""
        progress = Progress.of(at.row.learning or {})
        if (
            move.kind in _TAKING_BACK
        ):  # `pick` is the ply taken back: what it answered is open again
            kept = {name: ply for name, ply in progress.learned.items() if ply < move.pick}
            left = progress.left
            if left is not None and left >= move.pick:
                left = None
            await self._note(at, replace(progress, learned=kept, strayed=False, left=left))
        if move.kind != "pick":
            return
        game = await self._game(at)
        asked = self._asked(self._info(at.row, at.seats), game, LEARNER)
        hint = await self._hint(asked, game, await self._seed(at))
        learned = dict(progress.learned)
        if hint.lesson is not None:
            learned[hint.lesson.id] = move.ply
        strayed = hint.star is not None and codec.pick_to_json(asked.picks[hint.star]) != move.pick
        left = move.ply if strayed and progress.left is None else progress.left
        await self._note(at, replace(progress, learned=learned, strayed=strayed, left=left))

    async def _note(self, at: Sitting, progress: Progress) -> None:
        await self._set(at, learning=asdict(progress))

    async def _seed(self, at: Sitting) -> int:
        """The seed for a computer's pick now; the same again once picks were taken back."""
        return tutorial_of(at.row.game).seed_at(await rows.standing_picks(at.tx, at.id))

    async def _hint(self, asked: Asked, game: Game, seed: int) -> Hint:
        """What the learner is told; `seed` is for the computer that advises."""
        tutorial = tutorial_of(asked.table.game)
        progress = Progress.of(asked.table.learning)
        if not progress.free and tutorial.end.reached(asked.view):
            return Hint(over=True)
        lesson = at_hand(tutorial, progress.learned, asked.question, asked.view, asked.picks)
        if progress.free or not asked.picks:
            return Hint(lesson)
        scripted = None
        if lesson is not None and progress.left is None:
            scripted = suggested(lesson, asked.picks)
        if scripted is not None:
            return Hint(lesson, scripted, scripted=True)
        advice = await asyncio.to_thread(PLAYERS[ADVISER], game, asked.seat, seed)
        return Hint(lesson, asked.picks.index(advice))

    # --- the computers ---------------------------------------------------------------------------

    async def _answered(self, outcome: Outcome) -> Outcome:
        """The outcome of a learner's pick, with the computers' answers to it."""
        if outcome.table.learner is None:
            return outcome
        events = await self._computers_play(outcome.table.id)
        asked = await self._look(outcome.table.id, outcome.seat)
        return Outcome(asked.table, outcome.seat, (*outcome.events, *events), asked)

    async def _look(self, table_id: int, seat: Seat) -> Asked:
        """What a seat is asked, whatever the table's status."""
        async with self._looking() as tx:
            at = await self._sit(tx, table_id)
            return self._asked(self._info(at.row, at.seats), await self._game(at), seat)

    async def _computers_play(self, table_id: int) -> list[Event]:
        """Let the computers of a learning table play until only its learner is awaited, if
        anybody; what was told."""
        told: list[Event] = []
        while True:
            async with self._looking() as tx:
                at = await self._sit(tx, table_id)
                game, seed = await self._game(at), await self._seed(at)
            seat = _next_computer(at, game)
            if seat is None:
                return told
            choose = PLAYERS[at.seat(seat).kind]
            pick = await asyncio.to_thread(choose, game, seat, seed)
            async with self._at(table_id) as now:
                if now.row.status != "running" or now.row.ply != at.row.ply:
                    continue  # somebody else has played meanwhile: look again
                after, events = await self._play(now, game, seat, pick)
            self._states.put(now.id, now.row.ply, after)
            told += events


def _next_computer(at: Sitting, game: Game) -> Seat | None:
    """The first seat held by a computer that is awaited in a running game."""
    if at.row.status != "running":
        return None
    awaited = awaited_seats(game)
    return next((s.seat for s in at.seats if s.kind != "human" and s.seat in awaited), None)


def _awaits_computer(asked: Asked) -> bool:
    kinds = {s.seat: s.kind for s in asked.table.seated}
    return any(kinds[seat] != "human" for seat, _ in asked.view.awaited)


def _needs_learner(at: Sitting, by: int) -> None:
    """Refused unless this is that person's learning table."""
    if at.row.learner != by:
        raise Refused("not-your-seat", {"seat": LEARNER})
