"""Weeks at a table in seconds: a clock that leaps, and people with lives of their own.

Time leaps from one moment at which something happens to the next: somebody looks at Discord, or
something that the bot has kept a row of is due. Between two leaps the bot comes to rest.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.texts import Library
from tests.bot.face.playing import config_for, connected
from tests.e2e.player import PATIENCE, Player, parts
from tests.lab.clicks.menus import steps, taken
from tests.lab.requests import LeapingTime
from tests.standin import StandIn

HOUR = 3600.0
DAY = 24 * HOUR


@asynccontextmanager
async def running(
    stand_in: StandIn, folder: Path, library: Library, when: LeapingTime
) -> AsyncIterator[Bot]:
    """The bot, connected and ready, by that clock."""
    config = config_for(stand_in, folder, edit_gap=30.0)
    async with connected(config, library, when) as bot:
        yield bot


@dataclass
class Life:
    """A person's days: where they live, when they are awake, when they look at Discord."""

    person: Person
    zone: str
    awake: tuple[int, int]
    """Hours of the day, as they set them."""
    looks: tuple[tuple[int, int], ...]
    """Hour and minute at which they look, each day that they play."""
    reminders: dict[str, str] = field(default_factory=dict)
    days: tuple[int, ...] = tuple(range(7))
    """Days of the week on which they play, by their settings."""
    away: tuple[float, float] | None = None
    """Days from the start between which they are away; they say so when they leave."""
    gone: float = float("inf")
    """The day from which on they never look again, and say nothing of it."""

    def moments(self, begins: float, days: int) -> Iterator[float]:
        """When this person looks, from then on for so many days."""
        zone = ZoneInfo(self.zone)
        first = dt.datetime.fromtimestamp(begins, zone).date()
        for n in range(days):
            day = first + dt.timedelta(days=n)
            for hour, minute in self.looks:
                at = dt.datetime.combine(day, dt.time(hour, minute), zone).timestamp()
                since = (at - begins) / DAY
                absent = self.away is not None and self.away[0] <= since < self.away[1]
                if at > begins and day.weekday() in self.days and since < self.gone and not absent:
                    yield at

    async def settle(self, channel: Channel) -> None:
        """Tell the bot all of it, as people do: by `/settings` and its menus."""
        person = self.person
        page = await shown(person.command(channel, "settings mine", {"zone": self.zone}))
        page = await shown(person.select(page, "h1:start", [str(self.awake[0] * 60)]))
        page = await shown(person.select(page, "h1:end", [str(self.awake[1] * 60)]))
        page = await shown(person.select(page, "h1:days", [str(day) for day in self.days]))
        for kind, place in self.reminders.items():
            page = await shown(person.click(page, "h1:reminders"))
            await person.select(page, f"h1:remind:{kind}", [place])


async def shown(answering: Any) -> Message:
    """What somebody is answered in the end."""
    message = await (await answering).final(PATIENCE)  # a slow one is announced first
    assert isinstance(message, Message)
    return message


class Passer(Player):
    """Somebody with little time, who takes the first thing that the menu offers.

    Now and then they use the menu's buttons; what else they pick is handed to the table as a click
    hands it, which takes a tenth of the time.
    """

    looks = 0

    def choose(self, things: Sequence[Any]) -> Any:
        ready = [thing for thing in things if isinstance(thing, tuple) and thing[2]]
        return ready[0] if ready else super().choose(things)

    async def look(self, bot: Bot, table_id: int, seat: int) -> int:
        """Play until this seat is no longer awaited; return the number of picks."""
        before = self.picks
        if not await awaits(bot, table_id, seat):
            return 0
        self.looks += 1
        if self.looks % 8 == 1:
            await self.clicked()
        while await awaits(bot, table_id, seat):
            asked = await bot.tables.play.ask(table_id, seat)
            index = self.choose(range(len(asked.picks)))
            await bot.tables.play.pick(table_id, int(self.person.id), seat, asked.revision, index)
            self.picks += 1
        return self.picks - before

    async def clicked(self) -> None:
        """One pick, from the menu of `/play`."""
        message = await shown(self.person.command(self.channel, "play"))
        for _ in range(40):
            following = steps(message)
            assert following, message.text()
            step = self.choose(following)
            message = await shown(taken(self.person, message, step))
            if step.plays:
                self.picks += 1
                return
        raise AssertionError(f"a menu without end: {message.text()}")


async def awaits(bot: Bot, table_id: int, seat: int) -> bool:
    """Whether this seat is asked something, and everybody waits for it."""
    if (await bot.tables.table_queries.info(table_id)).status != "running":
        return False
    asked = await bot.tables.play.ask(table_id, seat)
    return asked.question is not None and any(who == seat for who, _ in asked.view.awaited)


@dataclass
class Ear:
    """All calls of a person, when posted: direct messages, mentions in the channel."""

    person: Person
    channel: Channel
    heard: list[tuple[float, str]] = field(default_factory=list)
    """When, and what."""
    _latest: int = 0

    def listen(self) -> None:
        """Hear what is new; old messages are not looked at again, for there are many."""
        world, latest = self.person.standin.world, self._latest
        direct = self.person.direct_channel().id
        for place in (direct, self.channel.id):
            for message in reversed(world.messages[place].values()):
                if int(message.id) <= latest:
                    break
                self._latest = max(self._latest, int(message.id))
                text = message.text()
                if place == direct or f"<@{self.person.id}>" in text:
                    self.heard.append((world.age_of(message.id), text))


Asked = tuple[int, str]
"""Which time round a phase is played, and the question's public name."""


@dataclass
class Stretch:
    """A decision as anybody sees it: somebody is awaited from then until then."""

    seat: int
    asked: Asked
    begins: float
    ends: float = float("inf")


def custom_ids(message: Message) -> list[str]:
    """The ids of its buttons and selects."""
    return [part["custom_id"] for part in parts(message.components) if "custom_id" in part]
