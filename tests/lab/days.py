"""Measure how many days a whole game takes busy people: `python -m tests.lab bench --days`.

Everything at the table is real (its database, clocks, orders, plans), but time jumps from one look
or due timer to the next. Messages are not drawn: people look at their own times, called or not, and
less often at a slower pace. A look lasts a little longer than the table waits for its person.
"""

from __future__ import annotations

import asyncio
import datetime as dt
import heapq
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Final
from unittest.mock import patch

import sqlalchemy as sa

from bot.app.firings import firings
from bot.delivery.outbox import Outbox
from bot.features import tables_over
from bot.features.plans.lines import PLAN
from bot.features.plans.service import Plans
from bot.model.intents import Intent
from bot.model.states import CALLING
from bot.model.terms import OVER_DAYS, Preset, preset
from bot.schedule.clock import Clock
from bot.store import Store, move_history, timers
from bot.store.outbox import FLEETING
from bot.store.schema import outbox as messages
from bot.table import Tables
from bot.table.saving import event_from_json
from engine.games import GAMES
from engine.kernel import Seat
from engine.plan_worlds import proposed
from engine.players import one_deep_pick
from engine.rng import advance
from tests.lab.habits import DAY_S, FOUR, Habit
from tests.lab.measure import Measure

START_TIME: Final = dt.datetime(2026, 3, 2, 18, tzinfo=dt.UTC).timestamp()
"""A Monday evening."""
MAX_DAYS: Final = 120
"""Days after which a game counts as endless."""
PACES: Final[tuple[Preset, ...]] = ("async", "rendezvous")
"""The paces with targets."""
PICK: Final = 20.0
"""Seconds that a person needs for a pick."""
LINGER: Final = 180.0
"""Seconds that a person stays after nobody waits for them."""
HANDOFF_FROM_S: Final = 60.0
"""Answers within this many seconds are no hand-offs: the person was already there."""
HALF_TIME_SHARES: Final = (0.4, 0.6)
"""The fractions of a game that count as half time."""
WRITTEN: Final = 4
"""Maximum number of lines a person writes into their plan per look: two presses each."""
MIN_OWN_PERCENT: Final = 70.0
"""Target: percent of the picks that are the person's own."""
FORTNIGHT: Final = 14.0
"""Days."""
TARGET_DAYS: Final = {
    "gharkane": 7.0,
    "arctic_scavengers": 9.0,
    "revive": 9.0,
    "the_others": 10.0,
    "happy_dayz": 12.0,
}
"""Targets: days in which a game ends at the usual pace, and at a rendezvous once a day."""
FORECAST_TOLERANCE_S: Final = 900.0
"""Forecast and actual times below this many seconds count as equal."""


@dataclass
class Leaping:
    """A clock that only this program advances."""

    at: float = START_TIME

    def now(self) -> float:
        """Return seconds since 1970."""
        return self.at

    async def wait(self, woken: asyncio.Event, seconds: float) -> None:
        """Do not wait: the simulation fires due timers itself."""
        raise NotImplementedError


@dataclass(frozen=True)
class Call:
    """A message that calls a person to the table."""

    at: float
    """When it is delivered, in seconds since 1970."""
    seat: Seat
    occasion: str


@dataclass
class Listener:
    """Delivers the table's messages to nobody, and notes the calls among them."""

    when: Leaping
    calls: list[Call]
    sent: int = 0

    async def send(self, intent: Intent) -> int:
        """Note a call; return the id of the message."""
        if intent.seat is not None and (intent.kind in FLEETING or intent.occasion in CALLING):
            self.calls.append(Call(self.when.now(), intent.seat, intent.occasion))
        self.sent += 1
        return self.sent

    async def edit(self, intent: Intent, message_id: int) -> None:
        """Do nothing: an edit calls nobody."""


@dataclass
class Playthrough:
    """The figures of a played game."""

    days: float = 0.0
    looks: int = 0
    """Looks in which the person picked something."""
    picks: int = 0
    """Picks made by hand."""
    plans: int = 0
    """Plans made."""
    presses: int = 0
    """Presses on pages of plans: two per written line, two per adopted proposal."""
    unasked: int = 0
    """Picks by orders, plans and defaults."""
    by_written: int = 0
    """Picks by lines of plans that people wrote themselves."""
    by_proposed: int = 0
    """Picks by lines that were proposed and adopted unchanged."""
    by_others: int = 0
    """Picks by orders, defaults and regents."""
    handoffs: int = 0
    """How often the table waited for a person for more than a moment."""
    silence: float = 0.0
    """The longest time without an event, in days."""
    errors: list[float] = field(default_factory=list)
    """The factor by which each forecast of the next hand-off was wrong."""
    calls: list[Call] = field(default_factory=list)
    """Who was called when, if the game was played with a listener."""
    ends: list[tuple[float, float]] = field(default_factory=list)
    """For each forecast of the game's end: when it was made, as a fraction of the game, and the
    factor by which the remaining time was wrong."""


@dataclass
class Life:
    """A whole game of people with habits."""

    tables: Tables
    clock: Clock
    when: Leaping
    store: Store
    seed: int
    plans: bool
    """Whether people plan ahead."""
    pace: Preset = "async"
    went: Playthrough = field(default_factory=Playthrough)
    table_id: int = 0
    outbox: Outbox | None = None
    """Delivers messages, if somebody listens to the calls."""
    _ply: int = 0
    _moved: float = START_TIME
    _since: dict[Seat, float] = field(default_factory=dict)
    """When each seat to move began to be awaited."""
    _forecasts: list[tuple[float, float, dict[Seat, float]]] = field(default_factory=list)
    """When each forecast was made, the time it predicts, and the decisions it covers."""
    _endings: list[tuple[float, float]] = field(default_factory=list)
    """When each forecast of the end was made, and the end it predicts."""

    async def open(self, game: str, habits: Sequence[Habit]) -> None:
        """Open a table at this pace and start the game."""
        lobby, host = self.tables.lobby, 1
        table = await lobby.open(game, 1, 1, host, "1", "fr")
        for user in range(2, len(habits) + 1):
            await lobby.join(table.id, user, str(user), "fr")
        await lobby.set_pace(table.id, host, self.pace)
        for user, habit in enumerate(habits, 1):
            start, end = (hour % 24 * 60 for hour in habit.awake)
            preferences = {"zone": habit.zone, "start": start, "end": end or 24 * 60, "tell": True}
            await self.tables.person_settings.set_preferences(user, **preferences)
            if habit.away is not None:
                since, until = (START_TIME + day * DAY_S for day in habit.away)
                await self.tables.person_settings.set_away(user, since, until)
        await self.tables.sessions.write(table.id, lambda table_tx: lobby.deal(table_tx, self.seed))
        self.table_id = table.id
        await self._note()

    async def play(self, habits: Sequence[Habit]) -> Playthrough:
        """Let days pass until the game ends."""
        moments = heapq.merge(*(self._looks(n, habit) for n, habit in enumerate(habits)))
        for at, seat in moments:
            await self._pass_until(at)
            if await self._over():
                break
            await self._look(seat)
        self.went.days = (self._moved - START_TIME) / DAY_S
        await self._count()
        for made_at, ends in self._endings:
            part = (made_at - START_TIME) / (self._moved - START_TIME)
            self.went.ends.append((part, _factor(ends - made_at, self._moved - made_at)))
        return self.went

    def _looks(self, seat: Seat, habit: Habit) -> Iterator[tuple[float, Seat]]:
        every = preset(self.pace).turn // preset("async").turn
        for n, at in enumerate(habit.looks(START_TIME, MAX_DAYS, self.seed + seat)):
            if n % every == seat % every:
                yield at, seat

    async def _pass_until(self, at: float) -> None:
        """Fire the timers that are due up to this time, each at its time."""
        while (due := await self._due()) <= at:
            self.when.at = max(self.when.at, due)
            await self.clock.fire_due()
            await self._note()
        self.when.at = max(self.when.at, at)

    async def _due(self) -> float:
        due = await self.store.read(lambda tx: timers.next_due(tx, []))
        message = None
        if self.outbox is not None:
            later = sa.select(sa.func.min(messages.c.due)).where(messages.c.due > self.when.now())
            message = await self.store.read(lambda tx: tx.execute(later).scalar())
        return min((at for at in (due, message) if at is not None), default=float("inf"))

    async def _look(self, seat: Seat) -> None:
        """Pick as long as the table waits for this seat, then stay a little."""
        picked, leaves = 0, self.when.at + LINGER
        while self.when.at < leaves and not await self._over():
            if await self._pick(seat):
                picked, leaves = picked + 1, self.when.at + PICK + LINGER
                await self._note(seat)
                await self._pass_until(self.when.at + PICK)
            else:
                await self._pass_until(min(await self._due(), leaves))
        self.went.picks += picked
        self.went.looks += picked > 0
        if self.plans and not await self._over():
            await self._plan(seat)
        await self._foretell()

    async def _plan(self, seat: Seat) -> None:
        """Review the plan before leaving: write the picks of the coming turns, line by line, then
        adopt the proposal for one more turn. A plan that has stopped is rewritten."""
        plans, user = self.tables.of(Plans), seat + 1
        position = await self.tables.sessions.read(
            self.table_id, lambda table: self.tables.sessions.position(table)
        )
        sheet = await plans.sheet(self.table_id, user, ahead=False)
        plan = () if sheet.stopped else sheet.plan
        lines_written = 0
        while lines_written < WRITTEN:
            self.seed, draw = advance(self.seed)
            turn = proposed(position.package, position.game, seat, draw, plan)[
                : WRITTEN - lines_written
            ]
            if not turn:
                break
            plan += tuple(replace(line, proposed=False) for line in turn)
            lines_written += len(turn)
        await plans.change(self.table_id, user, sheet.key, lambda _: plan)
        self.went.presses += 2 * lines_written
        if await plans.propose(self.table_id, user):
            sheet = await plans.sheet(self.table_id, user, ahead=False)
            await plans.adopt(self.table_id, user, sheet.draft_key)
            self.went.presses += 2
        self.went.plans += 1

    async def _pick(self, seat: Seat) -> bool:
        """Pick if the seat has a decision; return whether it had."""
        position = await self.tables.sessions.read(
            self.table_id, lambda table: self.tables.sessions.position(table)
        )
        if seat not in position.awaited:
            return False
        self.seed, draw = advance(self.seed)
        pick = one_deep_pick(position.game, seat, draw)
        await self.tables.play.pick_value(self.table_id, seat + 1, seat, pick)
        return True

    async def _over(self) -> bool:
        return (await self.tables.table_queries.info(self.table_id)).status != "running"

    async def _count(self) -> None:
        """Count who made the picks of the game, by its moves."""
        for move in await self.store.read(
            lambda tx: move_history.picks_since(tx, self.table_id, 0)
        ):
            if move.by == PLAN:
                events = [event_from_json(data) for data in move.events]
                facts = [facts for e in events for facts in e.secret.values()]
                if any(fact.get("proposed") for fact in facts if isinstance(fact, dict)):
                    self.went.by_proposed += 1
                else:
                    self.went.by_written += 1
            elif move.by:
                self.went.by_others += 1

    # --- figures --------------------------------------------------------------------------------

    async def _note(self, picked: Seat | None = None) -> None:
        """Record the changes: who is awaited, who has answered, how long nothing happened. Deliver
        what is due."""
        if self.outbox is not None:
            await self.outbox.flush()
        position, ply = await self.tables.sessions.read(
            self.table_id, lambda table: (self.tables.sessions.position(table), table.row.ply)
        )
        now = self.when.now()
        if ply == self._ply and self._since:
            return
        self.went.silence = max(self.went.silence, (now - self._moved) / DAY_S)
        self.went.unasked += ply - self._ply - (picked is not None)
        self._ply, self._moved = ply, now
        awaited = {seat for seat, _ in position.view(None).awaited}
        for seat, since in list(self._since.items()):
            if seat not in awaited or seat == picked:
                self.went.handoffs += now - since > HANDOFF_FROM_S
                del self._since[seat]
        for seat in awaited - self._since.keys():
            self._since[seat] = now
        self._judge(now)

    async def _foretell(self) -> None:
        """Record the forecasts: when the awaited people will have answered, and when the game
        ends."""
        timing = await self.tables.sessions.read(
            self.table_id, lambda table: self.tables.turn_forecasts.forecast(table)
        )
        if timing.likely is not None and self._since:
            self._forecasts.append((self.when.now(), timing.likely, dict(self._since)))
        if timing.ends is not None:
            self._endings.append((self.when.now(), timing.ends))

    def _judge(self, now: float) -> None:
        """Compare forecasts with the facts, after all people in them have answered."""
        open_now = set(self._since.items())
        for made_at, likely, about in list(self._forecasts):
            if not open_now & set(about.items()):
                self.went.errors.append(_factor(likely - made_at, now - made_at))
                self._forecasts.remove((made_at, likely, about))


def _factor(forecast: float, took: float) -> float:
    """Return the factor by which a forecast was wrong; below `FORECAST_TOLERANCE_S` nothing
    counts."""
    forecast, took = max(forecast, FORECAST_TOLERANCE_S), max(took, FORECAST_TOLERANCE_S)
    return max(forecast / took, took / forecast)


def playthrough_of(job: tuple[str, int, bool, Preset], *, listen: bool = False) -> Playthrough:
    """Play a game with this name and seed, with or without plans, at this pace, from its lobby to
    its end. `listen`: note the calls. The same in each run, the luck of default picks included."""
    with patch("secrets.randbits", Random(repr(job)).getrandbits):
        return asyncio.run(_playthrough(*job, listen))


async def _playthrough(
    game: str, seed: int, plans: bool, pace: Preset, listen: bool
) -> Playthrough:
    habits = FOUR[: GAMES[game].SEATS[-1]]
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'days.db'}")
        try:
            when = Leaping()
            tables = tables_over(store, now=when.now)
            life = Life(tables, Clock(store, firings(tables), when), when, store, seed, plans, pace)
            if listen:
                life.outbox = Outbox(store, tables, Listener(when, life.went.calls), when)
            await life.open(game, habits)
            return await life.play(habits)
        finally:
            await store.close()


def rows(
    game: str, seeds: int, jobs: int = 1, *, plans: bool = True, pace: Preset = "async"
) -> Iterator[Measure]:
    """Yield the figures over this many games, played in `jobs` processes. Raise ValueError for an
    unknown game, or a pace that is not one over days."""
    if game not in GAMES:
        raise ValueError(f"no game called {game!r}: there is {', '.join(GAMES)}")
    if pace not in OVER_DAYS:
        raise ValueError(f"{pace!r} is no pace over days: there is {', '.join(OVER_DAYS)}")
    dealt = [(game, seed, plans, pace) for seed in range(1, seeds + 1)]
    if jobs == 1:
        games = [*map(playthrough_of, dealt)]
    else:
        with ProcessPoolExecutor(jobs) as pool:
            games = [*pool.map(playthrough_of, dealt)]
    target = None if pace == "long" else TARGET_DAYS.get(game)
    yield from _figures(games, min(len(FOUR), GAMES[game].SEATS[-1]), target)


def rows_of(seeds: int, jobs: int = 1, *, plans: bool = True) -> Iterator[Measure]:
    """Yield the figures of every game at both paces with targets; their names say which."""
    for game in GAMES:
        for pace in PACES:
            for row in rows(game, seeds, jobs, plans=plans, pace=pace):
                yield replace(row, name=f"{game}, {pace}: {row.name}")


def _figures(games: Sequence[Playthrough], people: int, target: float | None) -> Iterator[Measure]:
    days = [playthrough.days for playthrough in games]
    looks, picks = (sum(getattr(played, name) for played in games) for name in ("looks", "picks"))
    errors = [error for played in games for error in played.errors]
    ends = [end for played in games for end in played.ends]
    middle = [error for part, error in ends if HALF_TIME_SHARES[0] <= part < HALF_TIME_SHARES[1]]
    by_written, adopted, others = (
        sum(getattr(played, name) for played in games)
        for name in ("by_written", "by_proposed", "by_others")
    )
    whole = picks + by_written + adopted + others
    yield Measure(f"days, median of {len(days)} games", round(median(days), 2), target, "days")
    own_percent = 100 * (picks + by_written) / whole
    yield Measure("picks of a person's own", round(own_percent, 1), MIN_OWN_PERCENT, "% or more")
    figures = (
        ("picks by hand", 100 * picks / whole, "%"),
        ("picks by lines of plans that were written", 100 * by_written / whole, "%"),
        ("picks by lines that were only proposed", 100 * adopted / whole, "%"),
        ("picks by orders, defaults and regents", 100 * others / whole, "%"),
        (
            "presses on a plan",
            sum(o.presses for o in games) / max(sum(o.plans for o in games), 1),
            "presses",
        ),
        ("days, worst", max(days), "days"),
        ("looks of a person", looks / len(games) / people, "looks"),
        ("picks by hand of a person", picks / len(games) / people, "picks"),
        ("picks by hand a look", picks / looks, "picks"),
        ("plans made by a person", mean(played.plans for played in games) / people, "plans"),
        ("picks unasked", mean(played.unasked for played in games), "picks"),
        ("hand-offs that wait", mean(played.handoffs for played in games), "hand-offs"),
        ("longest silence, median", median(played.silence for played in games), "days"),
        ("longest silence, worst", max(played.silence for played in games), "days"),
        ("forecast of the next hand-off: error, median", median(errors or [1.0]), "times"),
        ("forecast of the end: error, median", median([e for _, e in ends] or [1.0]), "times"),
        ("forecast of the end at half time: error, median", median(middle or [1.0]), "times"),
        ("forecast of the end at half time: error, worst", max(middle or [1.0]), "times"),
    )
    for name, value, unit in figures:
        yield Measure(name, round(value, 2), None, unit)
