"""People who click at a steady rate, even while unanswered, and the time until each answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

from bot.playground.errors import Refusal
from bot.playground.people import DEADLINE, Answer, Person
from bot.playground.world import Channel, Message
from bot.store import Store
from bot.store.schema import seats
from bot.store.transaction import Tx
from engine.rng import below
from tests.lab.clicks.menus import MenuStep, steps, taken
from tests.lab.processor import spent

MAX_CLICKS_TO_PICK: Final = 6
"""Maximum number of clicks from a menu to a pick."""
REST_S: Final = 0.1
"""Length of the interval in which an idle bot uses at most a twentieth of the processor."""
REST_TIMEOUT_S: Final = 60.0
"""Timeout for a bot to become idle, in seconds."""


@dataclass
class Clicked:
    """Measurements of a series of clicks."""

    times: list[float] = field(default_factory=list)
    """Seconds from each click to the bot's first answer; a click that was not answered counts with
    Discord's deadline."""
    picks: int = 0
    governed: int = 0
    """Requests of the bot that counted against Discord's global rate limit."""
    cpu: float = 0.0
    """Processor seconds of the bot and its worker processes until it was idle again."""

    @property
    def late(self) -> int:
        """Return how many were not answered in time."""
        return sum(1 for seconds in self.times if seconds >= DEADLINE)

    @property
    def each(self) -> float:
        """Return the processor milliseconds per click."""
        return round(self.cpu / len(self.times) * 1e3, 2)

    def share(self, share: float) -> float:
        """Return the time in ms within which this share of the clicks was answered."""
        times = sorted(self.times)
        return round(times[min(int(len(times) * share), len(times) - 1)] * 1e3, 1)


Turn = Callable[[Clicked], Coroutine[Any, Any, None]]
"""Consecutive clicks of one person, recorded in the argument."""


async def clicked(processes: Sequence[int], turn: Turn, rate: float, seconds: float) -> Clicked:
    """Start turns of two clicks at a total rate of `rate` clicks a second."""
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
    """/play, then the first item of its menu."""
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
    """/play by a person whose turn it is, then clicks up to their pick."""
    places, seed = cycle(tables), [1]
    known = {int(person.id): person for person in people}

    def choose(options: Sequence[MenuStep]) -> MenuStep:
        best = [step for step in options if step.plays] or options
        seed[0], n = below(seed[0], len(best))
        return best[n]

    async def turn(noted: Clicked) -> None:
        table_id, channel = next(places)
        awaited = await store.read(lambda tx: awaited_at(tx, table_id))
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
    """Return the page of an answer after the bot's last edit; None if there is none."""
    try:
        return None if answer is None else await answer.final()
    except Refusal:
        return None


async def timed(click: Awaitable[Answer], noted: Clicked) -> Answer | None:
    """Return the answer and record its time; None if it did not come in time."""
    try:
        answer = await click
    except Refusal as refusal:
        if refusal.code == "no_answer":
            noted.times.append(DEADLINE)
        return None
    noted.times.append(answer.took)
    return answer


def used(process: int, *, with_ended: bool = False) -> float:
    """Return the processor seconds of a process; `with_ended` adds those of its ended children.
    Raise RuntimeError if the system does not tell."""
    try:
        fields = (
            Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        )
    except OSError as error:
        raise RuntimeError("this system does not tell the processor's time of a process") from error
    ticks = fields[11:15] if with_ended else fields[11:13]  # user and system, in hundredths
    return sum(map(int, ticks)) / 100


async def at_rest(process: int) -> None:
    """Wait until a process is idle again."""
    limit, quiet = time.monotonic() + REST_TIMEOUT_S, 0
    while quiet < 5 and time.monotonic() < limit:
        before = used(process)
        await asyncio.sleep(REST_S)
        quiet = quiet + 1 if used(process) - before <= REST_S / 20 else 0


def awaited_at(tx: Tx, table_id: int) -> list[int]:
    """Return the awaited seats of a table."""
    query = sa.select(seats.c.user_id).where(
        seats.c.game_id == table_id, seats.c.awaited.is_(True), seats.c.user_id.is_not(None)
    )
    return list(tx.execute(query.order_by(seats.c.seat)).scalars())
