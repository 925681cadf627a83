"""Rehearsals: begin one, pick in its copy, take back, let the others go on.

Nothing of a rehearsal is part of its table: no move, no message, no clock. It is a row of its
person, with the copy as it was dealt and the picks made in it; its state is replayed from these.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final
from zlib import crc32

from bot.explaining import explains
from bot.features.plans.lines import stretch_of
from bot.features.rehearsal import rows
from bot.features.rehearsal.copies import (
    Trail,
    Tried,
    dealt,
    first_guess,
    others_until,
    planned,
    replay,
    taken_back,
    try_in,
)
from bot.features.rehearsal.rows import RehearsalRow
from bot.features.replay.film import MovePosition
from bot.model.facts import Asked, Refused, TableInfo
from bot.model.recent import Recent
from bot.model.turn_preview import PickOutcome, TurnPreview, preview_picks, question_seed
from bot.schedule.acting import may_be_slow
from bot.store.games import SeatRow
from bot.store.transaction import Tx
from bot.table.positions import Position, asked_of
from bot.table.saving import pack, package_named, unpack
from bot.table.sessions import TableTx
from bot.table.tables import FeatureService
from engine.copying import clone
from engine.kernel import Event, IllegalMove, Pick, Seat, namespace_of
from engine.plans import Plan

log = logging.getLogger(__name__)

MAX_TRIED: Final = 240
"""Maximum picks of a rehearsal, those of the others included."""
CACHED: Final = 64
"""Rehearsals whose state is cached: people press several buttons in one."""
KEPT_S: Final = 7 * 86_400.0
"""Seconds after its beginning for which a rehearsal is kept."""
_VERSIONS: Final = 10**8
"""A rehearsal's first version is its moment below this, in seconds: two rehearsals by one person at
one table have different versions."""


@dataclass(frozen=True)
class Rehearsal:
    """A rehearsal at one of its moments."""

    table: TableInfo
    """Its table, as if the copy were played there."""
    user_id: int
    row: RehearsalRow
    trail: Trail
    position: Position
    """The copy."""
    events: tuple[Event, ...]
    """The events since the person's last pick, that included."""
    asked: Asked
    """The question in the copy, with the outcome of each pick."""
    real: Asked | None
    """The question at the table; None if it begins from a finished game."""

    @property
    def seed(self) -> int:
        """A number for what the next pick needs; the same whenever it is made here."""
        return _seed(self.row, self.trail)

    @property
    def may_play(self) -> bool:
        """Whether what was rehearsed can be played at the table now: it is the person's turn there,
        with the question that was rehearsed first, and nothing was guessed."""
        real, trail = self.real, self.trail
        if real is None or not trail or first_guess(trail) is not None:
            return False
        return real.question == (trail[0].question or None) and bool(real.picks)

    @property
    def may_plan(self) -> bool:
        """Whether what was rehearsed can be kept as a plan."""
        return self.real is not None and any(one.by_hand and one.question for one in self.trail)

    @property
    def may_go_on(self) -> bool:
        """Whether the others have to pick before the person is awaited again."""
        over = self.position.game.result is not None
        return not over and self.asked.seat not in self.position.awaited


@dataclass(frozen=True)
class _State:
    """The state of a rehearsal of one version."""

    version: int
    trail: Trail
    position: Position
    events: tuple[Event, ...]
    preview: TurnPreview


@dataclass
class Rehearsals(FeatureService):
    """Rehearsals of people."""

    _states: Recent[tuple[int, int], _State] = field(default_factory=lambda: Recent(CACHED))
    """By table and person."""

    # --- begin and end ----------------------------------------------------------------------------

    async def begin(self, table_id: int, user_id: int) -> Rehearsal:
        """Begin to rehearse this person's turn, or go on with what they rehearse if they would be
        dealt the same copy. Refused: "not-seated", "rehearsal-learning"; unless the game runs."""
        may_be_slow()

        def look(table: TableTx) -> tuple[RehearsalRow | None, Position, Seat, int]:
            table.needs("running")
            if table.row.learner is not None:
                raise Refused("rehearsal-learning")
            seat = table.seat_of(user_id)
            row = rows.rehearsal_of(table.tx, table.id, user_id)
            return row, self.sessions.position(table), seat.seat, seat.revision

        row, position, seat, revision = await self.sessions.read(table_id, look)
        seed = question_seed(table_id, seat, revision)
        base = await asyncio.to_thread(_packed, position, seat, seed)
        if row is None or (row.seat, row.base, row.move) != (seat, base, None):
            await self._begin(table_id, user_id, RehearsalRow(seat, self._first(), base))
        now = await self.look(table_id, user_id)
        if not now.trail and not now.asked.picks and now.may_go_on:
            now = await self._go_on(now)
        return now

    async def fork(self, user_id: int, at: MovePosition, seat: Seat, *, alone: bool) -> Rehearsal:
        """Begin to play on from a position of a finished game, with everything as it was there:
        this seat against computers, or `alone` for all seats."""
        row = RehearsalRow(seat, self._first(), pack(at.game), move=at.number, alone=alone)
        await self._begin(at.table.id, user_id, row)
        return await self._go_on(await self.look(at.table.id, user_id))

    async def _begin(self, table_id: int, user_id: int, row: RehearsalRow) -> None:
        now = self.sessions.now()
        await self.sessions.change(lambda tx: rows.begin(tx, table_id, user_id, row, now), "stale")

    def _first(self) -> int:
        return int(self.sessions.now()) % _VERSIONS

    async def drop(self, table_id: int, user_id: int) -> None:
        """End this person's rehearsal at this table."""
        await self.sessions.change(lambda tx: rows.drop(tx, table_id, user_id), "stale")
        self._states.pop((table_id, user_id), None)

    def end(self, table: TableTx) -> None:
        """The game has ended: delete the rehearsals of its turns."""
        rows.drop(table.tx, table.id)

    def leave(self, table: TableTx, seat: SeatRow) -> None:
        """This person has left the seat: delete what they rehearse there."""
        if seat.user_id is not None:
            rows.drop(table.tx, table.id, seat.user_id)

    # --- look -------------------------------------------------------------------------------------

    async def look(self, table_id: int, user_id: int) -> Rehearsal:
        """Return this person's rehearsal at this table. Refused: "rehearsal-none", "not-seated";
        unless the game runs (or has ended, if the rehearsal begins from one of its positions)."""

        def read(table: TableTx) -> tuple[RehearsalRow, TableInfo, Asked | None]:
            row = rows.rehearsal_of(table.tx, table.id, user_id)
            if row is None:
                raise Refused("rehearsal-none")
            if row.move is not None:
                return row, table.info(), None
            table.needs("running")
            if table.seat(row.seat).user_id != user_id:
                raise Refused("not-seated")
            info = table.info()
            return row, info, asked_of(info, self.sessions.position(table), row.seat)

        row, info, real = await self.sessions.read(table_id, read)
        key = table_id, user_id
        state = self._states.get(key)
        if state is None or state.version != row.version:
            may_be_slow()
            state = await asyncio.to_thread(self._replayed, info, row)
            self._states[key] = state
        return _rehearsal(info, user_id, row, state, real)

    def _replayed(self, info: TableInfo, row: RehearsalRow) -> _State:
        game = unpack(info.id, row.base)
        try:
            trail = tuple(Tried.from_json(game, data) for data in row.trail)
            events = replay(game, trail)
        except Exception as error:  # whatever rules that have changed raise
            log.warning("a rehearsal at table %s cannot be replayed", info.id, exc_info=True)
            raise Refused("rehearsal-lost") from error
        return self._looked_at(row, trail, Position(package_named(info.game), game), events)

    def _looked_at(
        self, row: RehearsalRow, trail: Trail, position: Position, events: Sequence[Event]
    ) -> _State:
        """Return a state after computing what its page needs: for a thread, as the event loop
        answers everybody."""
        seat = _seat(row, position)
        position.view(seat)
        picks = position.seat_view(seat).picks
        preview = TurnPreview(self._outcomes(position, seat, picks, _seed(row, trail)))
        return _State(row.version, trail, position, tuple(events), preview)

    def with_composed(self, now: Rehearsal, pick: Pick) -> Asked:
        """Return the question in the copy with the outcome of a composed pick: for a thread."""
        assert now.asked.preview is not None
        (outcome,) = self._outcomes(now.position, now.asked.seat, [pick], now.seed)
        return replace(now.asked, preview=replace(now.asked.preview, composed=outcome))

    def _outcomes(
        self, position: Position, seat: Seat, picks: Sequence[Pick], seed: int
    ) -> tuple[PickOutcome, ...]:
        """Return the outcomes of picks. None is final: all of it can be taken back."""
        views = self.tables.pick_preview.reads_after(position.package.NAME)
        look = partial(preview_picks, position.game, seat, picks, seed, views=views)
        unknown = tuple(PickOutcome.unknown(pick) for pick in picks)
        outcomes = explains("effect", unknown)(look)() if picks else ()
        return tuple(replace(outcome, stays=False, barrier=False) for outcome in outcomes)

    # --- pick -------------------------------------------------------------------------------------

    async def pick(self, table_id: int, user_id: int, version: int, pick: Pick) -> Rehearsal:
        """Make this pick in the copy of this version. Refused: as `look`, `pick_in`."""
        return await self.pick_in(await self._at(table_id, user_id, version), pick)

    async def pick_in(self, now: Rehearsal, pick: Pick) -> Rehearsal:
        """Make this pick in a copy that was just looked at. Refused: "stale" (the rehearsal has
        gone on since), "rules", "rehearsal-long" (most)."""
        may_be_slow()
        if len(now.trail) >= MAX_TRIED:
            raise Refused("rehearsal-long", {"most": MAX_TRIED})
        package, game, seat = now.position.package, now.position.game, now.asked.seat
        known = now.row.move is not None or first_guess(now.trail) is not None

        def play() -> _State:
            after, events, tried = try_in(package, game, seat, pick, now.seed, known=known)
            trail = (*now.trail, tried)
            return self._looked_at(now.row, trail, Position(package, after), events)

        try:
            state = await asyncio.to_thread(play)
        except IllegalMove as error:
            raise Refused("rules", error.refusal.figures, error.refusal) from error
        then = await self._proceed(now, state)
        return await self._go_on(then) if now.row.move is not None else then

    async def back(self, table_id: int, user_id: int, version: int) -> Rehearsal:
        """Take the person's last pick back, and what followed it. Refused: as `pick`."""
        may_be_slow()
        now = await self._at(table_id, user_id, version)
        trail = taken_back(now.trail)
        row = replace(now.row, trail=[tried.to_json() for tried in trail])
        return await self._proceed(now, await asyncio.to_thread(self._replayed, now.table, row))

    async def go_on(self, table_id: int, user_id: int, version: int) -> Rehearsal:
        """Let computers pick for the others until the person is asked; at one's own turn that is a
        guess. Refused: "looking-full"; as `pick`."""
        may_be_slow()
        return await self._go_on(await self._at(table_id, user_id, version))

    async def _go_on(self, now: Rehearsal) -> Rehearsal:
        room = MAX_TRIED - len(now.trail)
        if not now.may_go_on or room <= 0:
            return now
        guessed = now.row.move is None
        picks = await self._others(now)
        others = tuple(Tried(seat, pick, "", False, guessed) for seat, pick in picks[:room])

        def follow() -> _State:
            game = clone(now.position.game)
            events, trail = (*now.events, *replay(game, others)), (*now.trail, *others)
            return self._looked_at(now.row, trail, Position(now.position.package, game), events)

        return await self._proceed(now, await asyncio.to_thread(follow))

    async def _others(self, now: Rehearsal) -> list[tuple[Seat, Pick]]:
        saved = namespace_of(type(now.position.game)), now.position.saved
        args = saved, [now.asked.seat], now.seed
        return await self.sessions.thinking.look_ahead(
            "long", others_until, *args, table=now.table.id, person=now.user_id
        )

    async def plan(self, table_id: int, user_id: int, version: int) -> Plan:
        """Return what was rehearsed as a plan, with the conditions that held in the copy. Refused:
        "rehearsal-stretch" (the table has gone on to where such a plan no longer answers); as
        `pick`."""
        now = await self._at(table_id, user_id, version)
        package, game = now.position.package, unpack(table_id, now.row.base)

        def look(table: TableTx) -> str:
            return stretch_of(self.sessions.position(table))

        stretch = await self.sessions.read(table_id, look)
        if not now.may_plan or stretch != stretch_of(Position(package, game)):
            raise Refused("rehearsal-stretch")
        return await asyncio.to_thread(planned, package, game, now.trail, now.row.seat)

    async def _at(self, table_id: int, user_id: int, version: int) -> Rehearsal:
        now = await self.look(table_id, user_id)
        if now.row.version != version:
            raise Refused("stale")
        return now

    async def _proceed(self, now: Rehearsal, state: _State) -> Rehearsal:
        """Store this state as the next version of a rehearsal, and return it."""
        table_id, user_id, version = now.table.id, now.user_id, now.row.version
        stored = [tried.to_json() for tried in state.trail]

        def change(tx: Tx) -> None:
            if not rows.proceed(tx, table_id, user_id, version, stored):
                raise Refused("stale")

        await self.sessions.change(change, "stale")
        state = self._states[table_id, user_id] = replace(state, version=version + 1)
        row = replace(now.row, version=version + 1, trail=stored)
        return _rehearsal(now.table, user_id, row, state, now.real)


def _rehearsal(
    info: TableInfo, user_id: int, row: RehearsalRow, state: _State, real: Asked | None
) -> Rehearsal:
    """Return the rehearsal of a row in this state."""
    position = state.position
    seat = _seat(row, position)
    table = replace(info, status="running")
    asked = asked_of(table, position, seat)
    asked = replace(asked, revision=row.version, preview=state.preview)
    return Rehearsal(table, user_id, row, state.trail, position, state.events, asked, real)


def _seat(row: RehearsalRow, position: Position) -> Seat:
    """Return the seat for which the person picks next."""
    return min(position.awaited) if row.alone and position.awaited else row.seat


def _seed(row: RehearsalRow, trail: Trail) -> int:
    return crc32(row.base) + len(trail)


def _packed(position: Position, seat: Seat, seed: int) -> bytes:
    """Return the copy dealt to this seat, in the format of a snapshot."""
    return pack(dealt(position.package, position.game, seat, seed))


def drop_old(tx: Tx, now: float) -> None:
    """Delete rehearsals that were begun long ago."""
    rows.drop_begun_before(tx, now - KEPT_S)
