"""People who press any control they see, for `python -m tests.lab bench --load`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import Final

from bot.playground.people import Person
from bot.playground.world import Channel, Message
from engine.rng import below
from tests.lab.clicks.clicking import Clicked, Turn, shown, timed
from tests.lab.clicks.shown import Control, controls, table_of

COMMANDS: Final = ("play", "game board", "game log", "sheet", "plan", "game hint", "game learn")
"""Commands typed instead of a press, once in `TYPED_EVERY_NTH` times."""
TYPED_EVERY_NTH: Final = 8
CLICKS: Final = 2
"""Presses in one turn: see `clicked`."""


class Mixed:
    """People at tables who press the controls they see there, in turn: on the table's public
    message, on their sheet, and on their private page."""

    def __init__(
        self, people: Sequence[Person], tables: Sequence[tuple[int, Channel]], seed: int = 1
    ) -> None:
        self._people = people
        self._places = cycle(tables)
        self._seed = seed
        self._panels: dict[tuple[str, str], str] = {}
        """Person and channel -> the number of the private page that the bot showed them last."""
        self._sheets: dict[str, dict[str, str]] = {}
        """Person -> table -> their sheet, as far as their direct messages were looked through."""
        self._looked: dict[str, str] = {}

    @property
    def turn(self) -> Turn:
        """Return the turn of one person, who presses `CLICKS` times."""
        return self._presses

    async def _presses(self, noted: Clicked) -> None:
        table, channel = next(self._places)
        person = self._people[self._draw(len(self._people))]
        for _ in range(CLICKS):
            await self._press(person, table, channel, noted)

    async def _press(self, person: Person, table: int, channel: Channel, noted: Clicked) -> None:
        pressable = self._shown(person, str(table), channel)
        if not pressable or not self._draw(TYPED_EVERY_NTH):
            path = COMMANDS[self._draw(len(COMMANDS))] if pressable else COMMANDS[0]
            place, answer = channel, await timed(person.command(channel, path), noted)
        else:
            chosen = pressable[self._draw(len(pressable))]
            place = person.standin.world.channels[chosen.message.channel_id]
            answer = await timed(chosen.press(person), noted)
            noted.picks += chosen.kind == "pick" and answer is not None
        page = await shown(answer)
        if page is not None and page.only_for == person.id:
            self._panels[person.id, place.id] = page.id

    def _shown(self, person: Person, table: str, channel: Channel) -> list[Control]:
        """Return all controls that can be pressed: each button, and one choice of each select.
        Every second time return those of the private page alone, if there is one, since it was
        opened to be used."""
        pressable: list[Control] = []
        messages = self._messages(person, table, channel)
        if messages and messages[-1].only_for is not None and self._draw(2):
            messages = messages[-1:]
        for message in messages:
            by_id: dict[str, list[Control]] = {}
            for control in controls(message):
                by_id.setdefault(control.custom_id, []).append(control)
            pressable += [choices[self._draw(len(choices))] for choices in by_id.values()]
        return pressable

    def _messages(self, person: Person, table: str, channel: Channel) -> list[Message]:
        world, direct = person.standin.world, person.direct_channel()
        here = [
            message
            for message in world.messages.get(channel.id, {}).values()
            if message.only_for is None
        ]
        messages = [posted for posted in here if table_of(posted) == table][-1:]
        sheet = world.messages.get(direct.id, {}).get(self._sheet(person, direct, table))
        messages += [sheet] if sheet is not None else []
        panel = self._panels.get((person.id, channel.id), "")
        page = world.messages.get(channel.id, {}).get(panel)  # None once the bot has closed it
        return [*messages, page] if page is not None else messages

    def _sheet(self, person: Person, direct: Channel, table: str) -> str:
        """Return the number of the person's newest sheet of this table; empty if there is none.
        Messages are sorted by number, and each is examined once."""
        known, last = self._sheets.setdefault(person.id, {}), self._looked.get(person.id, "")
        fresh = []
        for number, message in reversed(person.standin.world.messages.get(direct.id, {}).items()):
            if number == last:
                break
            fresh.append((number, message))
        for number, message in reversed(fresh):
            self._looked[person.id] = number
            if message.only_for is None and (about := table_of(message)):
                known[about] = number
        return known.get(table, "")

    def _draw(self, sides: int) -> int:
        self._seed, n = below(self._seed, sides)
        return n
