"""How many requests a pick costs the bot: `python -m tests.lab bench --requests`.

Four people play a whole game at the stand-in for Discord at a realistic pace. The bot and its
messages are real. The clock leaps, so that a game of hours takes a minute, and only messages close
in game time are coalesced. The count covers the requests that Discord limits: it omits answers to
clicks and commands.
"""

from __future__ import annotations

import asyncio
import math
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from pydantic import SecretStr

from bot.app.assembly import Bot, assembled
from bot.app.config import Config
from bot.model.intents import Intent, Transport
from bot.schedule.thinking import Thinking
from bot.store import due_messages, timers
from engine.games import GAMES
from engine.kernel import Seat
from engine.players import one_deep_pick
from engine.rng import advance, below
from tests.lab.load import begin, url_of
from tests.lab.measure import Measure
from tests.standin import StandIn
from tests.standin.rest import answers_person

GOES_ON: Final = 8.0
"""Mean seconds from a person's pick to their next one if their turn goes on."""
MEAN_ANSWER_S: Final = 20.0
"""Average seconds until a newly awaited person picks."""
QUICKEST: Final = 3.0
"""Minimum seconds for a pick."""
OPENS_EVERY_NTH: Final = 2
"""One in so many turns begins with `/play`, which shows the news above its menu. The others are
played in the menu that is still open, which tells no news."""
AFTERWARDS: Final = 600.0
"""Seconds without a message after which a finished game has sent everything."""
SEED: Final = 7
MAX_REQUESTS_PER_PICK_FIRST: Final = 1.0
"""Target for requests per pick in the first game of the list."""
MAX_REQUESTS_PER_PICK: Final = 1.5
"""Target for requests per pick in the other games."""
STUCK: Final = 20_000
"""Checks after which a bot that does not become idle is stuck."""
CALM: Final = 3
"""Consecutive checks that find nothing in progress."""


@dataclass
class Sent:
    """The requests of a game."""

    game: str
    picks: int = 0
    routes: Counter[str] = field(default_factory=Counter)
    """Method and target -> requests."""
    reasons: Counter[str] = field(default_factory=Counter)
    """Message, new or edited -> how often the outbox began one."""

    @property
    def each(self) -> float:
        """Return requests per pick."""
        return self.routes.total() / self.picks

    def rows(self) -> Iterator[Measure]:
        """Yield the figures: in total, by route, by message."""
        target = (
            MAX_REQUESTS_PER_PICK_FIRST if self.game == next(iter(GAMES)) else MAX_REQUESTS_PER_PICK
        )
        yield Measure(f"{self.game}: requests a pick", round(self.each, 2), target, "")
        yield Measure(f"{self.game}: picks", self.picks, None, "")
        for grouping, counted in (("route", self.routes), ("message", self.reasons)):
            for name, times in counted.most_common():
                each = round(times / self.picks, 3)
                yield Measure(f"{self.game}, by {grouping}: {name}", each, None, f"{times} times")


class LeapingTime:
    """The stand-in's clock, which `leap` advances; the bot uses it too."""

    def __init__(self, stand_in: StandIn) -> None:
        self._stand_in = stand_in
        self._waiting: dict[asyncio.Event, float] = {}
        """What each worker of the bot waits for, and until when."""
        self._leapt = asyncio.Event()

    def now(self) -> float:
        """Return seconds since 1970."""
        return self._stand_in.clock()

    def leap(self, to: float) -> None:
        """Advance to this moment; never go back."""
        self._stand_in.advance(max(to - self.now(), 0.0))
        self._leapt.set()
        self._leapt = asyncio.Event()

    async def wait(self, woken: asyncio.Event, seconds: float) -> None:
        """Return when `woken` is set or `seconds` have passed."""
        until = self._waiting[woken] = self.now() + seconds
        try:
            while not woken.is_set() and self.now() < until:
                either = [asyncio.ensure_future(e.wait()) for e in (woken, self._leapt)]
                try:
                    await asyncio.wait(
                        either, timeout=until - self.now(), return_when=asyncio.FIRST_COMPLETED
                    )
                finally:
                    for task in either:
                        task.cancel()
                    await asyncio.gather(*either, return_exceptions=True)
        finally:
            del self._waiting[woken]

    @property
    def waits(self) -> bool:
        """Return whether all workers wait and none has been woken."""
        now = self.now()
        return bool(self._waiting) and not any(
            woken.is_set() or until <= now for woken, until in self._waiting.items()
        )


class _Noted:
    """A transport that records what is sent through it."""

    def __init__(self, inner: Transport, noted: Counter[str]) -> None:
        self._inner = inner
        self._noted = noted

    async def send(self, intent: Intent) -> int:
        self._noted[f"new {_named(intent)}"] += 1
        return await self._inner.send(intent)

    async def edit(self, intent: Intent, message_id: int) -> None:
        self._noted[f"edited {_named(intent)}"] += 1
        await self._inner.edit(intent, message_id)


def _named(intent: Intent) -> str:
    return f"{intent.kind} {intent.occasion}".strip()


class Draw:
    """Seeded random decisions."""

    def __init__(self) -> None:
        self._seed = SEED

    def seed(self) -> int:
        """Return the seed of a pick."""
        self._seed, drawn = advance(self._seed)
        return drawn

    def pause(self, mean: float) -> float:
        """Return the seconds of a person's pause, mostly below the mean and sometimes far above."""
        self._seed, drawn = below(self._seed, 1000)
        return max(-math.log((drawn + 1) / 1001) * mean, QUICKEST)

    def opens(self) -> bool:
        """Return whether a person begins this turn with `/play`."""
        self._seed, drawn = below(self._seed, OPENS_EVERY_NTH)
        return drawn == 0


async def counted(game: str, most: int | None = None) -> Sent:
    """Play a whole game, or its first `most` picks, and count the requests after its deal. Raise
    ValueError for an unknown game; RuntimeError if the bot does not become idle."""
    if game not in GAMES:
        raise ValueError(f"no game called {game!r}: there is {', '.join(GAMES)}")
    stand_in = StandIn()
    await stand_in.start()
    try:
        with tempfile.TemporaryDirectory() as folder:
            when = LeapingTime(stand_in)
            async with connected(stand_in, Path(folder), when) as bot:
                return await _played(bot, stand_in, when, Sent(game), most)
    finally:
        await stand_in.stop()


@asynccontextmanager
async def connected(
    stand_in: StandIn, folder: Path, when: LeapingTime, thinking: Thinking | None = None
) -> AsyncIterator[Bot]:
    """Yield a bot at this stand-in, with its data in this empty folder."""
    change = {
        "discord_token": SecretStr(stand_in.token),
        "discord_url": stand_in.url,
        "database_url": url_of(folder),
    }
    config = Config().model_copy(update=change)
    thinking = thinking or Thinking()
    async with assembled(config, ready_timeout=0.05, when=when, thinking=thinking) as bot:
        connecting = asyncio.create_task(bot.client.start(config.token()))
        ready = asyncio.create_task(bot.client.began.wait())
        try:
            await asyncio.wait({connecting, ready}, return_when=asyncio.FIRST_COMPLETED)
            if connecting.done():
                connecting.result()
            yield bot
        finally:
            for task in (connecting, ready):
                task.cancel()
            await asyncio.wait({connecting, ready})


async def _played(
    bot: Bot, stand_in: StandIn, when: LeapingTime, sent: Sent, most: int | None
) -> Sent:
    people = [stand_in.person(entry) for entry in stand_in.world.people][
        : GAMES[sent.game].SEATS[-1]
    ]
    await at_rest(bot, stand_in, when)
    stand_in.rest.log.clear()
    bot.outbox.transport = _Noted(bot.outbox.transport, sent.reasons)
    table = await begin(bot.tables, sent.game, people, stand_in.channel("table"), SEED)
    acts: dict[Seat, float] = {}
    """When each awaited seat will pick."""
    draw, before = Draw(), -1
    while True:
        await at_rest(bot, stand_in, when)
        _count(stand_in, sent)
        running, position = await bot.tables.sessions.read(
            table,
            lambda table_tx: (
                table_tx.row.status == "running",
                bot.tables.sessions.position(table_tx),
            ),
        )
        due = await next_due(bot)
        acts = {
            seat: acts.get(seat) or when.now() + draw.pause(MEAN_ANSWER_S)
            for seat in (position.awaited if running else ())
        }
        if sent.picks == most or (not running and due > when.now() + AFTERWARDS):
            return sent
        seat = min(acts, key=lambda entry: (acts[entry], entry), default=None)
        if seat is None or due < acts[seat]:
            when.leap(due)
            continue
        when.leap(acts[seat])
        if seat != before and draw.opens():
            log = bot.tables.event_log
            await log.saw(table, seat, await log.unseen(table, seat))
        before = seat
        pick = one_deep_pick(position.game, seat, draw.seed())
        await bot.tables.play.pick_value(table, int(people[seat].id), seat, pick)
        sent.picks += 1
        acts[seat] = when.now() + draw.pause(GOES_ON)


async def next_due(bot: Bot) -> float:
    """Return when the bot's next message or timer is due."""
    due_times = await bot.store.read(
        lambda tx: [due_messages.next_due(tx), timers.next_due(tx, [])]
    )
    return min((due for due in due_times if due is not None), default=float("inf"))


async def at_rest(bot: Bot, stand_in: StandIn, when: LeapingTime) -> None:
    """Wait until the bot has done all that is due."""
    calm = 0
    for _ in range(STUCK):
        busy = (
            bot.outbox.at_work or bot.clock.at_work or stand_in.rest.in_flight or bot.context.busy
        )
        calm = 0 if busy or not when.waits else calm + 1
        if calm == CALM:
            return
        await asyncio.sleep(0.0005)
    raise RuntimeError("the bot does not come to rest")


def _count(stand_in: StandIn, sent: Sent) -> None:
    """Count the requests since the last call."""
    log = stand_in.rest.log
    for method, path, _ in log:
        if not answers_person(path):
            sent.routes[f"{method} {_where(stand_in, path)}"] += 1
    log.clear()


def _where(stand_in: StandIn, path: str) -> str:
    """Return the target of a request: the table's channel, a direct message, or other."""
    _, first, ident, *_ = [*path.split("/"), "", ""]
    if first == "channels" and ident in stand_in.world.channels:
        return "direct message" if stand_in.world.channels[ident].kind == "dm" else "channel"
    return f"{first}/{ident}"


def rows(game: str) -> Iterator[Measure]:
    """Yield the figures of one game; see `counted`."""
    yield from asyncio.run(counted(game)).rows()
