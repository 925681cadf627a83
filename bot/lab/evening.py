"""Count the clicks that a day of the game takes each person: a chapter played at the stand-in by
people who know what they want.

Every second person plays a computer's pick, which menus put first; the others act at random as long
as they can. They take the shortest way that their messages offer, and use a menu that updated
itself. `gharkane bench` prints the row.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.features import tables_over
from bot.lab.clicks.menus import MenuStep, steps
from bot.lab.load import begin, crowd, first_answer, running, url_of
from bot.lab.measure import Measure
from bot.menu import Path, way_to
from bot.playground.people import Answer, Person
from bot.playground.world import Channel, Message
from bot.store import Store
from bot.table import Asked, Tables
from engine.codec import game_name
from engine.games import GAMES
from engine.kernel import Game, Pick
from engine.players import one_deep_pick
from engine.rng import below

COUNTED_CHAPTER: Final = 2
"""The chapter whose clicks are counted; the first one also has setup."""
SEED: Final = 7
WAY: Final = 12
"""Maximum number of clicks from a menu to a pick."""
TURNS: Final = 5.0
"""Seconds in which an open menu updates itself."""


@dataclass
class Evening:
    """A table of four whose clicks are counted, by the verb of the resulting pick."""

    tables: Tables
    table_id: int
    people: Mapping[int, Person]
    channel: Channel
    clicks: Counter[str] = field(default_factory=Counter)
    picks: Counter[str] = field(default_factory=Counter)
    panels: dict[int, Message] = field(default_factory=dict)
    """The private message of each seat."""

    async def stands(self) -> Game:
        """Return the last committed state of the table."""
        return await self.tables.sessions.read(
            self.table_id, lambda table: self.tables.sessions.position(table).game
        )

    async def until(self, chapter: int) -> None:
        """Play without clicks until that chapter begins."""
        while (upcoming := await self._next(chapter)) is not None:
            asked, pick = upcoming
            await self.tables.play.pick_value(
                self.table_id, int(self.people[asked.seat].id), asked.seat, pick
            )

    async def clicked(self, chapter: int) -> None:
        """Play by clicks until that chapter begins."""
        while (upcoming := await self._next(chapter)) is not None:
            await self._click_to(*upcoming)

    async def _next(self, chapter: int) -> tuple[Asked, Pick] | None:
        """Return the first seat to move and its pick; None after the chapter has begun."""
        game = await self.stands()
        package = GAMES[game_name(type(game))]
        view = package.view(game, None)
        if view.chapter >= chapter or not view.awaited:
            return None
        seat = view.awaited[0][0]
        asked = await self.tables.play.ask(self.table_id, seat)
        return asked, await asyncio.to_thread(_wanted, game, asked)

    async def _click_to(self, asked: Asked, pick: Pick) -> None:
        person, at = self.people[asked.seat], asked.picks.index(pick)
        way = way_to(asked.picks, at, asked.drafts, asked.asides)
        panel = await self._panel(asked, person)
        for _ in range(WAY):
            step = _towards(panel, way, at)
            answer = await self._take(person, panel, step)
            self.clicks[pick.verb] += 1
            shown = await answer.final()
            assert shown is not None, "every click is answered"
            panel = self.panels[asked.seat] = shown
            now = await self.tables.play.ask(self.table_id, asked.seat)
            if now.table.ply != asked.table.ply:
                self.picks[pick.verb] += 1
                return
        raise RuntimeError(f"no way to {pick} in {WAY} clicks")

    async def _panel(self, asked: Asked, person: Person) -> Message:
        """Return the menu of this question: the posted one, or a newly opened one."""
        mark = f":{asked.table.id}:{asked.seat}:{asked.revision}:"
        standing = self.panels.get(asked.seat)
        if standing is not None:
            loop = asyncio.get_running_loop()
            end = loop.time() + TURNS
            while loop.time() < end:
                current = person.message(standing.id)
                if any(mark in f"{step.custom_id}:" for step in steps(current)):
                    return current
                await asyncio.sleep(0.05)
        opened = await person.command(self.channel, "play")
        self.clicks["open"] += 1
        shown = await opened.final()
        assert shown is not None
        self.panels[asked.seat] = shown
        return shown

    async def _take(self, person: Person, panel: Message, step: MenuStep) -> Answer:
        if step.values is None:
            return await person.click(panel, step.custom_id)
        return await person.select(panel, step.custom_id, list(step.values))


def _wanted(game: Game, asked: Asked) -> Pick:
    """Return what this person picks, whatever the menu suggests."""
    if asked.seat % 2 == 0:
        return one_deep_pick(game, asked.seat, asked.table.ply)
    doing = [pick for pick in asked.picks if not pick.idle] or list(asked.picks)
    return doing[below(asked.table.ply, len(doing))[1]]


def _towards(panel: Message, way: Path, at: int) -> MenuStep:
    """Return the step that leads furthest towards the pick; raise RuntimeError if none does."""
    best: tuple[int, MenuStep] | None = None
    for step in steps(panel):
        kind, _, _, _, *arguments = step.custom_id.split(":")
        if kind in ("t1", "a1"):
            if int((step.values or arguments)[0]) == at:
                return step
            continue
        (place,) = arguments
        path = Path.parse(place)
        if step.values is not None:
            path = path.to(int(step.values[0]))
        if way.steps[: len(path.steps)] == path.steps and (
            best is None or len(path.steps) > best[0]
        ):
            best = len(path.steps), step
    if best is None:
        raise RuntimeError(f"nothing on the page leads on to {way}")
    return best[1]


async def evening(game: str) -> Measure:
    """Return the row: clicks of one person in one chapter. Raise RuntimeError if the bot does not
    start."""
    async with crowd(1, pauses=False) as (stand_in, folder, people, channels):
        store = await Store.open(url_of(folder))
        try:
            seats = min(len(people), GAMES[game].SEATS[-1])
            tables = tables_over(store)
            sitting = people[:seats]
            table_id = await begin(tables, game, sitting, channels[0], SEED)
            seated = (await tables.table_queries.info(table_id)).seated
            by_id = {int(person.id): person for person in sitting}
            by_seat = {s.seat: by_id[s.user_id] for s in seated if s.user_id is not None}
            played = Evening(tables, table_id, by_seat, channels[0])
            await played.until(COUNTED_CHAPTER)
            async with running(stand_in, folder):
                await first_answer(sitting[0], channels[0])
                await played.clicked(COUNTED_CHAPTER + 1)
        finally:
            await store.close()
    each = sum(played.clicks.values()) / seats
    return Measure(f"clicks per player-day, {game}, {seats} seats", round(each, 1), 20, "clicks")
