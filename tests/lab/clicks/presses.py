"""Measure the cost of each kind of press: `python -m tests.lab bench --presses`.

People press the controls shown at tables of one game, one press at a time. Each press is measured
until the bot is idle again: the processor time of all its threads and of its worker processes, with
the messages to others that follow. The kind pressed least often comes next. The first press of a
kind loads texts and starts drawings, so it is shown apart and the means are those of the others.
A page after which a plan or an order picks is a kind of its own (`AND_PICK`).
Between presses the speed of the machine is sampled, so that means can be scaled to the machine of
the targets.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Any, Final, TypeVar

from bot.features import tables_over
from bot.playground import slash
from bot.playground.errors import Refusal
from bot.playground.people import Answer, Person
from bot.playground.world import Channel, Message
from bot.store import Store, move_history
from bot.table import Tables
from engine.games import GAMES
from engine.rng import below
from tests.lab.clicks.clicking import awaited_at
from tests.lab.clicks.midgame import advance
from tests.lab.clicks.shown import Control, controls, table_of
from tests.lab.load import begin, crowd, first_answer, running, said, to_be_said, url_of
from tests.lab.measure import Measure
from tests.lab.processor import of_loop, spent
from tests.lab.yardstick import Yardstick, scaled
from tests.standin import StandIn

T = TypeVar("T")

STAGES: Final = (0, 4, 12, 30, 60, 100)
"""Numbers of random picks played at the tables; fewer if a game ends before."""
TIMES_PER_KIND: Final = 7
"""How often each kind of press is measured, if it appears that often."""
PICK_WEIGHT: Final = 31
"""How often picks are measured: most presses are picks, and their costs differ most."""
MAX_PRESSES: Final = 460
"""Maximum number of presses; kinds that are still rare then stay so."""
MIN_PRESSES: Final = 150
"""Presses after which new kinds hardly appear."""
QUIET_S: Final = 0.15
"""Length of the interval in which an idle bot uses less of the processor than `STILL`."""
STILL: Final = 0.001
QUIET_TIMEOUT_S: Final = 30.0
"""Timeout for the bot to become idle, in seconds."""
TARGET_OF_PICK_MS: Final = 15.0
TARGETS: Final = {
    "pick": TARGET_OF_PICK_MS, "/move": TARGET_OF_PICK_MS,
    "hint": None, "/game hint": None, "plan_fill": None,
}  # fmt: skip
"""Maximum processor milliseconds of a press; for a page, PAGE_TARGET_MS. `/move` makes a pick."""
REHEARSAL_LOOP_MS: Final = 5.0
"""Maximum milliseconds of the event loop for a press in a rehearsal."""
REHEARSE: Final = "rehearse"
"""The beginning of the kinds of these presses;"""
REHEARSING_PRESSES: Final = 90
"""and how many presses, with those of /play, are made if they alone are measured."""
PICKS: Final = ("pick", "/move")
"""The presses that make a pick."""
PAGE_TARGET_MS: Final = 10.0
AND_PICK: Final = " + pick"
"""Added to the kind of a page after which a plan or an order picked: both targets count."""
WAIT_TARGET_MS: Final = 1000.0
"""Maximum milliseconds until a hint or a proposal appears."""
SLASH: Final = (
    "play", "plan", "sheet", "orders", "help", "move", "game board", "game log", "game score",
    "game missed", "game hint", "game seat show", "game verify", "game pace", "game mine",
    "game learn", "game find", "stats me", "stats server",
)  # fmt: skip
"""Commands that are typed besides the presses."""


@dataclass
class Price:
    """The measured costs of one kind of press, in milliseconds; the first press comes first."""

    kind: str
    all: list[float] = field(default_factory=list)
    """Processor time of all threads and of the worker processes."""
    loop: list[float] = field(default_factory=list)
    """The part of the event loop's thread, which answers everybody."""
    took: list[float] = field(default_factory=list)
    """Time until the page appeared."""
    requests: list[int] = field(default_factory=list)
    """Requests to Discord besides the answer."""
    factor: float | None = None
    """The machine's speed as a fraction of that of the targets' machine, if it was measured."""

    @property
    def target(self) -> float | None:
        """Return the maximum mean cost, if there is one."""
        kind = self.kind.removesuffix(AND_PICK)
        most = TARGETS.get(kind, PAGE_TARGET_MS)
        return most if most is None or kind == self.kind else most + TARGET_OF_PICK_MS

    @property
    def order(self) -> float:
        """Return the mean cost of all presses but the first, or that of the only one."""
        return mean(self.all[1:] or self.all)

    @property
    def scaled(self) -> float | None:
        """Return `order` as it would be on the targets' machine; None if its speed is unknown."""
        return None if self.factor is None else round(self.order * self.factor, 1)

    def rows(self, game: str) -> Iterator[Measure]:
        """Yield the figures, for `--json`: of the first press, and of the others if there are."""
        label, times = f"{game}, {self.kind}", len(self.all) - 1
        yield Measure(f"{label}: processor, first", round(self.all[0], 1), None, "ms")
        if not times:
            return
        note = f"ms, {times} times"
        cost = Measure(f"{label}: processor", mean(self.all[1:]), self.target, note)
        yield scaled(cost, self.factor)
        yield Measure(f"{label}: processor, most", round(max(self.all[1:]), 1), None, "ms")
        loop_target = REHEARSAL_LOOP_MS if self.kind.startswith("rehearse") else None
        yield Measure(f"{label}: of it the loop", mean(self.loop[1:]), loop_target, "ms")
        yield Measure(f"{label}: until it is there", mean(self.took[1:]), WAIT_TARGET_MS, "ms")
        yield Measure(f"{label}: requests", mean(self.requests[1:]), None, "")

    def as_text(self) -> str:
        """Return a line of the table; a kind that was pressed once has dashes after its first."""
        line = f"{self.kind:<20}{len(self.all):>5}{self.all[0]:>10.1f}"
        if len(self.all) == 1:
            return line + "".join(f"{'-':>{width}}" for width in (9, 9, 8, 7, 8, 9, 9))
        targets_ms = "-" if self.scaled is None else self.scaled
        wanted = "" if self.target is None else f"{self.target:g}"
        return (
            f"{line}{mean(self.all[1:]):>9}{max(self.all[1:]):>9.1f}{targets_ms:>8}{wanted:>7}"
            f"{mean(self.loop[1:]):>8}{mean(self.took[1:]):>9}{mean(self.requests[1:]):>9}"
        )


PRESSES_HEADER: Final = (
    f"{'press':<20}{'times':>5}{'first ms':>10}{'mean ms':>9}{'most ms':>9}{'scaled':>8}"
    f"{'wanted':>7}{'loop ms':>8}{'there ms':>9}{'requests':>9}"
)


def mean(numbers: Sequence[float]) -> float:
    """Return the mean, rounded to a tenth."""
    return round(sum(numbers) / len(numbers), 1)


async def presses(game: str, only: str = "") -> AsyncIterator[Price]:
    """Yield the cost of each kind of press at tables of this game, the most expensive first; `only`
    of those whose names begin so, and of what leads to them. Raise ValueError for an unknown game;
    RuntimeError if the system does not tell the processor time, or if the bot does not start."""
    if game not in GAMES:
        raise ValueError(f"no game called {game!r}: there is {', '.join(GAMES)}")
    async with crowd(len(STAGES) + 1, pauses=True) as (stand_in, folder, people, channels):
        *channels, quiet = channels
        store = await Store.open(url_of(folder))
        try:
            tables = tables_over(store)
            places = await _places(tables, game, people, channels)
            await store.write(lambda tx: to_be_said(tx, [place.table for place in places]))
            pressing = {"GHARKANE_EDIT_GAP": "0.05", "GHARKANE_ORDER_PAUSE": "0.1"}
            pressing |= {f"GHARKANE_{name}_DELAY": "0.05" for name in ("BOARD", "SHEET", "CALL")}
            async with running(stand_in, folder, **pressing) as process:
                await first_answer(people[0], quiet)
                await said(stand_in, process)
                robot = _Robot(stand_in, process, store, places, only)
                await robot.everything()
        finally:
            await store.close()
    for price in sorted(robot.prices.values(), key=lambda row: -row.order):
        yield replace(price, factor=robot.yardstick.factor)


async def rehearsed(game: str) -> AsyncIterator[Measure]:
    """Yield what a press in a rehearsal costs the event loop on average, with all that any press
    costs it. What is then played at the table counts as any pick does. Raises as `presses`."""
    prices = [price async for price in presses(game, REHEARSE)]
    rehearsing = [price for price in prices if price.kind.startswith(REHEARSE)]
    loops = [price.loop[1:] for price in rehearsing if not price.kind.endswith(AND_PICK)]
    cost = mean([*chain.from_iterable(loops)])
    yield scaled(
        Measure(f"{game}: a press, on the loop", cost, REHEARSAL_LOOP_MS, "ms"), prices[0].factor
    )


@dataclass
class _Place:
    """A table, its channel, and its players."""

    table: int
    channel: Channel
    people: Mapping[int, Person]


async def _places(
    tables: Tables, game: str, people: Sequence[Person], channels: Sequence[Channel]
) -> list[_Place]:
    seated = people[: GAMES[game].SEATS[-1]]
    places = []
    for picks, channel in zip(STAGES, channels, strict=True):
        lobby = await begin(tables, game, seated, channel, seed=7, hints=True)
        with suppress(RuntimeError):  # the game would end
            await advance(tables, lobby, picks)
        places.append(_Place(lobby, channel, {int(person.id): person for person in seated}))
    return places


class _Robot:
    """Presses as each person at each table, in turn."""

    def __init__(
        self,
        stand_in: StandIn,
        process: int,
        store: Store,
        places: Sequence[_Place],
        only: str = "",
    ) -> None:
        self._only = only
        self._stand_in = stand_in
        self._process = process
        self._store = store
        self._places = places
        self._panels: dict[tuple[str, str], Message] = {}
        """Person and channel -> the private message that they have before them."""
        self._pressed: Counter[str] = Counter()
        self._seed = 1
        self.yardstick = Yardstick()
        self.prices: defaultdict[str, Price] = defaultdict(lambda: Price(""))

    async def everything(self) -> None:
        """Click until each kind was clicked often enough, or nothing new appears."""
        for n in range(REHEARSING_PRESSES if self._only else MAX_PRESSES):
            place = self._places[n % len(self._places)]
            person = await self._somebody(place, n)
            channels = [place.channel, person.direct_channel()]
            rare = min(
                (self._rarest(person, channel) for channel in channels),
                key=lambda candidate: self._want(candidate[1]),
            )
            channel, control = rare
            if isinstance(control, Control):
                await self._measured(person, channel, control.kind, control.press(person))
            else:
                await self._given(person, channel, control)
            enough = all(self._want(kind) >= 1 for kind in self._pressed)
            if enough and n > MIN_PRESSES and not self._only:
                return

    def _want(self, control: Control | str) -> float:
        """Return how much of its target number this kind has reached, as a fraction."""
        kind = control.kind if isinstance(control, Control) else control
        return self._pressed[kind] / (PICK_WEIGHT if kind == "pick" else TIMES_PER_KIND)

    async def _somebody(self, place: _Place, n: int) -> Person:
        """Return a player; every second time one whose turn it is."""
        people = list(place.people.values())
        if n // len(self._places) % 2:
            return self._one_of(people)
        awaited = await self._store.read(lambda tx: awaited_at(tx, place.table))
        return place.people.get(awaited[0] if awaited else 0, people[0])

    def _one_of(self, them: Sequence[T]) -> T:
        self._seed, n = below(self._seed, len(them))
        return them[n]

    def _rarest(self, person: Person, channel: Channel) -> tuple[Channel, Control | str]:
        """Return the control pressed least often of those that this person can press there."""
        shown: list[Control | str] = []
        for message in self._messages(person, channel):
            shown += [one for one in controls(message) if one.kind.startswith(self._only)]
        typed = SLASH[:1] if self._only else SLASH
        shown += [f"/{path}" for path in typed if self._offers(person, channel, path)]
        least = min(map(self._want, shown))
        return channel, self._one_of([control for control in shown if self._want(control) == least])

    def _offers(self, person: Person, channel: Channel, path: str) -> bool:
        with suppress(Refusal):
            return bool(slash.find(self._stand_in, person.record, channel, path))
        return False

    def _messages(self, person: Person, channel: Channel) -> list[Message]:
        """Return the messages of this person there: public messages and sheets, the newest of each
        table, and the private message."""
        standing = {}
        for message in self._stand_in.world.messages.get(channel.id, {}).values():
            if message.only_for is None and (table := table_of(message)):
                standing[table] = message
        panel = self._panels.get((person.id, channel.id))
        return [*standing.values(), *([panel] if panel else [])]

    async def _given(self, person: Person, channel: Channel, kind: str) -> None:
        """Type a command, filled with the choices it suggests, if it is offered."""
        path = kind.removeprefix("/")
        options: dict[str, Any] = {}
        command = slash.find(self._stand_in, person.record, channel, path)
        for option in command.options:
            if option.get("autocomplete"):
                asked = person.autocomplete(channel, path, options, option["name"])
                chosen = await self._measured(person, channel, f"{kind} …", asked)
                if option.get("required"):
                    options[option["name"]] = chosen[0]["value"] if chosen else "a"
        await self._measured(person, channel, kind, person.command(channel, path, options))

    async def _measured(self, person: Person, channel: Channel, kind: str, asking: Any) -> Any:
        """Run `asking`, and record its cost until the bot is idle again."""
        self._pressed[kind] += 1
        await self._quiet()
        picks = await self._picks()
        before, loop = spent(self._process), of_loop(self._process)
        governed, now = self._stand_in.rest.governed, asyncio.get_running_loop().time
        began, answer = now(), None
        with suppress(Refusal):
            answer = await asking
            if isinstance(answer, Answer):
                shown = await answer.final(10.0)
                if shown is not None and shown.only_for == person.id:
                    self._panels[person.id, channel.id] = shown
        took = now() - began
        await self._quiet()
        cost = (spent(self._process) - before) * 1e3
        if kind not in PICKS and await self._picks() > picks:
            kind += AND_PICK
        price = self.prices[kind]
        price.kind = kind
        price.all.append(cost)
        price.loop.append((of_loop(self._process) - loop) * 1e3)
        price.took.append(took * 1e3)
        price.requests.append(self._stand_in.rest.governed - governed)
        self.yardstick.sample()
        return answer

    async def _picks(self) -> int:
        """Return how many picks were made at all tables and not undone."""
        tables = [place.table for place in self._places]
        return await self._store.read(
            lambda tx: sum(move_history.count_picks(tx, table) for table in tables)
        )

    async def _quiet(self) -> None:
        loop = asyncio.get_running_loop()
        limit = loop.time() + QUIET_TIMEOUT_S
        while loop.time() < limit:
            before = spent(self._process)
            await asyncio.sleep(QUIET_S)
            if spent(self._process) - before < STILL:
                return
