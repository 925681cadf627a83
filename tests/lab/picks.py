"""What a pick costs the processor with all that follows: `python -m tests.lab bench --picks`.

Four people play at the stand-in for Discord at the pace of `tests.lab.requests`, by clicks in their
menus. From the click that picks until the next one, all of the bot's work counts: the answer, the
store, messages to everybody, plans, and the pictures that worker processes draw. Opening and
browsing a menu does not count, nor do the stand-in and the people.

Everything runs in one thread, so that the processor's time can be sampled and told apart by the
code that uses it: a sample belongs to the innermost function of the project.
"""

from __future__ import annotations

import asyncio
import pickle
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any, Final, TypeVar

import pytest

from bot.app.assembly import Bot
from bot.playground import people
from bot.playground.world import Message
from bot.schedule.thinking import Thinking
from bot.store import move_history
from engine.games import GAMES
from engine.rng import below
from tests.lab.clicks.clicking import MAX_CLICKS_TO_PICK
from tests.lab.clicks.menus import steps, taken
from tests.lab.clicks.presses import TARGET_OF_PICK_MS
from tests.lab.measure import Measure
from tests.lab.requests import (
    GOES_ON,
    MEAN_ANSWER_S,
    SEED,
    Draw,
    LeapingTime,
    at_rest,
    begin,
    connected,
    next_due,
)
from tests.lab.yardstick import Yardstick, scaled
from tests.playground.direct import without_socket
from tests.standin import StandIn
from tests.threadless import without_threads

T = TypeVar("T")

WARMING: Final = 30
"""Picks that are not measured: the first ones load texts, tables and drawing code."""
PICKS: Final = 150
"""Picks that are measured, if the game lasts."""
ROOT: Final = Path(__file__).resolve().parents[2]
PARTS: Final = (
    ("bot/render/draw", "pictures"), ("bot/present", "pictures"), ("drawings", "pictures"),
    ("bot/features", "features"), ("bot/render", "texts"), ("bot/texts", "texts"),
    ("bot/games", "texts"), ("bot/store", "store"), ("bot/table", "table"),
    ("bot/delivery", "messages"), ("bot/discord", "messages"), ("engine", "rules"),
    ("tests", ""), ("bot/playground", ""),
)  # fmt: skip
"""The beginning of a file's path, or a part of it -> what its code is for; "" does not count."""
OTHER: Final = "loop"


@dataclass
class Sampler:
    """Samples where the processor's time of this process goes while it is `on`."""

    samples: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    @contextmanager
    def on(self) -> Iterator[None]:
        """Sample in this block, every millisecond of the processor or as often as it can be."""
        former = signal.signal(signal.SIGPROF, self._take)
        signal.setitimer(signal.ITIMER_PROF, 0.001, 0.001)
        began = time.process_time()
        try:
            yield
        finally:
            self.seconds += time.process_time() - began
            signal.setitimer(signal.ITIMER_PROF, 0.0)
            signal.signal(signal.SIGPROF, former)

    def _take(self, _: int, frame: FrameType | None) -> None:
        self.samples[self.part(frame)] += 1

    def part(self, frame: FrameType | None) -> str:
        """Return the part of the innermost function of the project, "loop" if there is none."""
        while frame is not None:
            path = frame.f_code.co_filename
            if path.startswith(f"{ROOT}/") and "/.venv/" not in path:
                inside = path[len(f"{ROOT}/") :]
                for begins, name in PARTS:
                    if inside.startswith(begins) or f"/{begins}" in inside:
                        return name
                return "bot"
            frame = frame.f_back
        return OTHER

    def add(self, other: Sampler) -> None:
        """Add the samples of another."""
        self.samples.update(other.samples)
        self.seconds += other.seconds

    def rows(self, game: str, picks: int, factor: float | None) -> Iterator[Measure]:
        """Yield the milliseconds a pick, in all and by part."""
        each = self.seconds / self.samples.total() / picks * 1e3
        counted = Counter({part: times for part, times in self.samples.items() if part})
        whole = Measure(
            f"{game}: a pick", round(counted.total() * each, 1), TARGET_OF_PICK_MS, "ms"
        )
        yield scaled(whole, factor)
        for part, times in counted.most_common():
            yield Measure(f"{game}, {part}", round(times * each, 1), None, "ms")


class Inline(Thinking):
    """Does the work of worker processes at once, with what sending it to and fro costs."""

    async def run(
        self,
        lane: str,
        job: Callable[..., T],
        *args: Any,
        table: int = 0,
        person: int | None = None,
        report: Callable[[Any], None] | None = None,
    ) -> T:
        """See `Thinking`."""
        more = () if report is None else (report,)
        sent = pickle.loads(pickle.dumps(args, pickle.HIGHEST_PROTOCOL))
        return pickle.loads(pickle.dumps(job(*sent, *more), pickle.HIGHEST_PROTOCOL))  # type: ignore[no-any-return]


async def _at_once(work: Callable[..., T], *args: Any, **named: Any) -> T:
    """In place of `asyncio.to_thread`."""
    return work(*args, **named)


async def measured(
    game: str, picks: int = PICKS, warming: int = WARMING
) -> tuple[Sampler, int, float | None]:
    """Return the samples of a game, the number of picks in them, and the machine's speed. Raise
    ValueError for an unknown game."""
    if game not in GAMES:
        raise ValueError(f"no game called {game!r}: there is {', '.join(GAMES)}")
    stand_in = StandIn()
    await stand_in.start()
    try:
        with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as changes:
            without_threads(changes)
            without_socket(stand_in, changes)
            changes.setattr(asyncio, "to_thread", _at_once)
            changes.setattr(people, "DEADLINE", 60.0)  # a busy machine may need more than Discord's
            when = LeapingTime(stand_in)
            async with connected(stand_in, Path(folder), when, Inline()) as bot:
                table = _Table(bot, stand_in, when)
                await table.begin(game)
                await table.play(warming)
                table.sampler, table.yardstick = Sampler(), Yardstick()
                done = await table.play(picks)
                return table.sampler, done, table.yardstick.factor
    finally:
        await stand_in.stop()


def rows(game: str) -> Iterator[Measure]:
    """Yield the figures of one game; see `measured`."""
    sampler, picks, factor = asyncio.run(measured(game))
    yield from sampler.rows(game, picks, factor)


class _Table:
    """Four people at a table."""

    def __init__(self, bot: Bot, stand_in: StandIn, when: LeapingTime) -> None:
        self._bot, self._stand_in, self._when = bot, stand_in, when
        self._people = [stand_in.person(entry) for entry in stand_in.world.people]
        self._channel = stand_in.channel("table")
        self._draw, self._seed, self._acts = Draw(), SEED, {}
        self._menus: dict[int, Message | None] = {}
        """The menu that each seat has open."""
        self.sampler, self.yardstick = Sampler(), Yardstick()

    async def begin(self, game: str) -> None:
        """Start the game."""
        self._people = self._people[: GAMES[game].SEATS[-1]]
        await at_rest(self._bot, self._stand_in, self._when)
        self._table = await begin(self._bot.tables, game, self._people, self._channel, SEED)
        await at_rest(self._bot, self._stand_in, self._when)
        seats = await self._bot.tables.sessions.read(self._table, lambda table: table.seats)
        known = {int(person.id): person for person in self._people}
        self._people = [known[seat.user_id or 0] for seat in seats]

    async def play(self, picks: int) -> int:
        """Make this many picks, fewer if the game ends; return how many."""
        for done in range(picks):
            seat = await self._until_somebody_acts()
            if seat is None:
                return done
            await self._pick(seat)
            self.yardstick.sample()
            self._acts[seat] = self._when.now() + self._draw.pause(GOES_ON)
        return picks

    async def _until_somebody_acts(self) -> int | None:
        """Leap from moment to moment until a person acts; None at the end of the game."""
        sessions = self._bot.tables.sessions
        while True:
            running, awaited = await sessions.read(
                self._table,
                lambda table: (table.row.status == "running", sessions.position(table).awaited),
            )
            if not running:
                return None
            self._acts = {
                seat: self._acts.get(seat) or self._when.now() + self._draw.pause(MEAN_ANSWER_S)
                for seat in awaited
            }
            seat = min(self._acts, key=lambda entry: (self._acts[entry], entry))
            due = await next_due(self._bot)
            if self._acts[seat] <= due:
                self._when.leap(self._acts[seat])
                return seat
            with self.sampler.on():
                self._when.leap(due)
                await at_rest(self._bot, self._stand_in, self._when)

    async def _pick(self, seat: int) -> None:
        """Click until a pick is made, in the open menu if it still offers one; only the click that
        makes it counts."""
        person = self._people[seat]
        before = await self._picks()
        for _ in range(2 * MAX_CLICKS_TO_PICK):
            menu = self._menus.get(seat)
            ways = [] if menu is None else steps(person.message(menu.id))
            ways = [step for step in ways if step.plays] or ways
            sampler = Sampler()
            with sampler.on():
                if menu is None or not ways:
                    answer = await person.command(self._channel, "play")
                else:
                    self._seed, n = below(self._seed, len(ways))
                    answer = await taken(person, person.message(menu.id), ways[n])
                shown = await answer.final()
                await at_rest(self._bot, self._stand_in, self._when)
            self._menus[seat] = shown if shown and shown.only_for == person.id else None
            if await self._picks() > before:
                self.sampler.add(sampler)
                return
        raise RuntimeError(f"no pick of seat {seat} is in reach")

    async def _picks(self) -> int:
        """Return how many picks were made."""
        return await self._bot.store.read(lambda tx: move_history.count_picks(tx, self._table))
