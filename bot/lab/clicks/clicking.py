"""People who click at a steady rate, whether or not they are answered, and how long it takes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any, Final

from bot.lab.clicks.menus import MenuStep, steps, taken
from bot.lab.processor import spent
from bot.playground.errors import Refusal
from bot.playground.people import DEADLINE, Answer, Person
from bot.playground.world import Channel, Message
from bot.store import Store, seating
from engine.rng import below

MAX_CLICKS_TO_PICK: Final = 6
"""Clicks from a menu to a pick at most."""
REST_S: Final = 0.1
"""Seconds in which a bot that does nothing is at rest, having used a twentieth of them."""
REST_TIMEOUT_S: Final = 60.0
"""Seconds after which a bot that does not come to rest is not waited for."""


@dataclass
class Clicked:
    """What came of some clicks."""

    times: list[float] = field(default_factory=list)
    """Seconds from each click to the bot's first answer; one that Discord would not wait for
    counts as long as it waits."""
    picks: int = 0
    governed: int = 0
    """Requests of the bot that counted against Discord's limit for the whole of it."""
    cpu: float = 0.0
    """Seconds of the processor that the bot and its worker processes used, until it was at rest
    again."""

    @property
    def late(self) -> int:
        """How many were not answered in time."""
        return sum(1 for one in self.times if one >= DEADLINE)

    @property
    def each(self) -> float:
        """Milliseconds of the processor for each click."""
        return round(self.cpu / len(self.times) * 1e3, 2)

    def share(self, share: float) -> float:
        """The time within which this share of the clicks was answered, in ms."""
        times = sorted(self.times)
        return round(times[min(int(len(times) * share), len(times) - 1)] * 1e3, 1)


Turn = Callable[[Clicked], Coroutine[Any, Any, None]]
"""Some clicks of one person, one after the other, which are noted there."""


async def clicked(processes: Sequence[int], turn: Turn, rate: float, seconds: float) -> Clicked:
    """Turns of two clicks, begun so that there are `rate` clicks a second at all of them."""
    noted = Clicked()
    for process in processes:
        await at_rest(process)
    before, began = sum(map(spent, processes)), time.monotonic()
    tasks: list[asyncio.Task[None]] = []
    for n in range(int(seconds * rate / 2)):
        await asyncio.sleep(max(0.0, began + n * 2 / rate - time.monotonic()))
        tasks.append(asyncio.create_task(turn(noted)))
    await asyncio.gather(*tasks)
    for process in processes:
        await at_rest(process)
    noted.cpu = sum(map(spent, processes)) - before
    return noted


def opening(people: Sequence[Person], channels: Sequence[Channel]) -> Turn:
    """/play, and what its menu shows first."""
    places = zip(cycle(channels), cycle(people), strict=False)

    async def turn(noted: Clicked) -> None:
        channel, person = next(places)
        message = await _menu(person, channel, noted)
        if message is None:
            return
        menu = next(iter(message.selects()), None)
        first = next((b for b in message.buttons() if not b.get("disabled")), None)
        if menu is not None:
            value = menu["options"][0]["value"]
            await timed(person.select(message, menu["custom_id"], [value]), noted)
        elif first is not None:
            await timed(person.click(message, first["custom_id"]), noted)

    return turn


def midgame(people: Sequence[Person], tables: Sequence[tuple[int, Channel]], store: Store) -> Turn:
    """/play by an awaited person, and clicks until they have picked."""
    places, seed = cycle(tables), [1]
    known = {int(person.id): person for person in people}

    def choose(found: Sequence[MenuStep]) -> MenuStep:
        best = [step for step in found if step.plays] or found
        seed[0], n = below(seed[0], len(best))
        return best[n]

    async def turn(noted: Clicked) -> None:
        table_id, channel = next(places)
        awaited = await store.read(lambda tx: seating.awaited_at(tx, table_id))
        if not awaited:
            return
        person = known[awaited[0]]
        message = await _menu(person, channel, noted)
        for _ in range(MAX_CLICKS_TO_PICK):
            menu_steps = [] if message is None else steps(message)
            if message is None or not menu_steps:
                return
            step = choose(menu_steps)
            message = await shown(await timed(taken(person, message, step), noted))
            if step.plays:
                noted.picks += 1
                return

    return turn


async def _menu(person: Person, channel: Channel, noted: Clicked) -> Message | None:
    return await shown(await timed(person.command(channel, "play"), noted))


async def shown(answer: Answer | None) -> Message | None:
    """The page of an answer, as the bot leaves it; None if there is none."""
    try:
        return None if answer is None else await answer.final()
    except Refusal:
        return None


async def timed(click: Awaitable[Answer], noted: Clicked) -> Answer | None:
    """The answer, whose time is noted; None if there was none in time."""
    try:
        answer = await click
    except Refusal as refusal:
        if refusal.code == "no_answer":
            noted.times.append(DEADLINE)
        return None
    noted.times.append(answer.took)
    return answer


def used(process: int, *, with_ended: bool = False) -> float:
    """Seconds of the processor that a process has used, maybe with those of its children that have
    ended. RuntimeError if the system does not say."""
    try:
        told = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError as error:
        raise RuntimeError("this system does not tell the processor's time of a process") from error
    ticks = told[11:15] if with_ended else told[11:13]  # user and system, in hundredths
    return sum(map(int, ticks)) / 100


async def at_rest(process: int) -> None:
    """Until a process has done what was asked of it."""
    limit, quiet = time.monotonic() + REST_TIMEOUT_S, 0
    while quiet < 5 and time.monotonic() < limit:
        before = used(process)
        await asyncio.sleep(REST_S)
        quiet = quiet + 1 if used(process) - before <= REST_S / 20 else 0
