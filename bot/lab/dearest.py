"""The dearest request of one person with very many games: each command and what its page offers.

`gharkane bench --load` prints it. What counts is the processor's time of the bot's loop, in which
nobody else is served, from the request to its answer; how busy the machine is does not.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from bot.lab.load import LIVE_GAMES, crowd, fill, first_answer, running, url_of
from bot.lab.measure import Measure
from bot.playground import slash
from bot.playground.errors import Refusal
from bot.playground.people import Answer, Person
from bot.playground.world import Channel, Json, Message

_TYPED: Final[dict[int, Any]] = {4: 1, 5: True, 10: 1, 11: '{"game": "", "record": {}}'}
"""Type of an option -> what is given where it is required."""
_COMMAND: Final = re.compile(r"/[^>:]+")
"""The request, if it is a command itself, not its suggestions or its page."""
STORED_GAMES: Final = 100_000
"""Finished games that lie in the database besides the live ones."""
_REST: Final = 0.02
"""Seconds in which a bot that does nothing is at rest."""


async def dearest(game: str) -> AsyncIterator[Measure]:
    """The rows; takes some minutes. RuntimeError where the system does not tell a thread's time."""
    async with crowd(LIVE_GAMES, pauses=False) as (stand_in, folder, people, channels):
        await fill(url_of(folder), game, people, channels, stored=STORED_GAMES)
        async with running(stand_in, folder) as process:
            await first_answer(people[0], channels[0])
            walk = _Walk(people[0], channels, process)
            await walk.everything()
            what, spent = max(walk.spent, key=lambda one: one[1])
            typed = sorted(spent for what, spent in walk.spent if _COMMAND.fullmatch(what))
            named = f"a slash command with {STORED_GAMES} stored games: half of {len(typed)} within"
            yield Measure(named, round(typed[len(typed) // 2] * 1e3, 1), 3, "ms")
            slower = sum(1 for spent in typed if spent > 0.003)
            yield Measure("of them slower than 3 ms", slower, 0, f"of {len(typed)}")
            named = f"dearest of {len(walk.spent)} requests with {LIVE_GAMES} games: {what}"
            yield Measure(named, round(spent * 1e3, 1), 100, "ms")
            for what, spent in sorted(set(walk.deferred), key=lambda one: -one[1])[:1]:
                named = f"dearest that is put off and done piece by piece: {what}"
                yield Measure(named, round(spent * 1e3, 1), None, "ms")


class _Walk:
    """One person, who asks for everything there is."""

    def __init__(self, person: Person, channels: list[Channel], process: int) -> None:
        self._person = person
        self._channels = iter(channels)
        self._time = Path(f"/proc/{process}/task/{process}/schedstat")
        if not self._time.exists():
            raise RuntimeError("this system does not tell the processor's time of a thread")
        self.spent: list[tuple[str, float]] = []
        """What was asked for, and the loop's seconds until the first answer."""
        self.deferred: list[tuple[str, float]] = []
        """The same until the last word, of what was put off: it is done in small pieces."""

    async def everything(self) -> None:
        """Every command in a channel of its own and in the direct messages; forgetting last."""
        direct = self._person.direct_channel()
        for path, options in sorted(self._commands(direct), key=lambda one: "privacy" in one[0]):
            for channel in (next(self._channels), direct):
                with suppress(Refusal):  # not offered there
                    await self._command(channel, path, options)

    def _commands(self, direct: Channel) -> Iterator[tuple[str, list[Json]]]:
        standin, record = self._person.standin, self._person.record
        here = next(self._channels)
        for top in slash.offered(standin, record, here):
            yield from _leaves(top, top["name"])

    async def _command(self, channel: Channel, path: str, options: list[Json]) -> None:
        typed: Json = {}
        chosen: Json = {}
        for option in options:
            if option.get("autocomplete"):
                choices = await self._suggested(channel, path, typed, option["name"])
            else:
                choices = option.get("choices") or []
            if option.get("required"):
                given = choices[0]["value"] if choices else self._given(option)
                typed[option["name"]] = given
            elif option.get("autocomplete") and choices:
                chosen[option["name"]] = choices[-1]["value"]
        await self._page(channel, path, typed)
        for name, value in chosen.items():
            await self._page(channel, path, {**typed, name: value})

    async def _page(self, channel: Channel, path: str, typed: Json) -> None:
        """A command, and everything that its page offers."""
        answer = await self._asked(f"/{path}", self._person.command(channel, path, typed))
        if answer is None or (message := await _shown(answer)) is None:
            return
        for name, custom_id, value in _offers(message):
            again = await self._person.command(channel, path, typed)
            fresh = await _shown(again)
            if fresh is None:
                continue
            click = (
                self._person.click(fresh, custom_id)
                if value is None
                else self._person.select(fresh, custom_id, [value])
            )
            await self._asked(f"/{path} > {name}", click)

    def _given(self, option: Json) -> Any:
        if option["type"] in (6, 9):
            return self._person.id
        return _TYPED.get(option["type"], "a")

    async def _suggested(
        self, channel: Channel, path: str, typed: Json, focused: str
    ) -> list[Json]:
        found: list[Json] = []
        for text in ("", "a"):
            asking = self._person.autocomplete(channel, path, {**typed, focused: text}, focused)
            told = await self._asked(f"/{path} {focused}:", asking)
            found = found or told or []
        return found

    async def _asked(self, what: str, asking: Any) -> Any:
        """The answer, None if there was none; what it cost the loop is noted."""
        await self._at_rest()
        before, answer = self._used(), None
        with suppress(Refusal):
            answer = await asking
        self.spent.append((what, self._used() - before))
        if isinstance(answer, Answer) and answer.kind == "deferred":
            with suppress(Refusal):
                await answer.final(10.0)
            self.deferred.append((what, self._used() - before))
        return answer

    async def _at_rest(self) -> None:
        """Until the bot has done what earlier requests left to do."""
        for _ in range(500):
            before = self._used()
            await asyncio.sleep(_REST)
            if self._used() - before < _REST / 10:
                return

    def _used(self) -> float:
        """Seconds of the processor that the loop's thread has used."""
        return int(self._time.read_text().split()[0]) / 1e9


def _leaves(command: Json, path: str) -> Iterator[tuple[str, list[Json]]]:
    """The commands that can be given, with their options."""
    options = command.get("options") or []
    inner = [one for one in options if one["type"] in (1, 2)]
    if not inner:
        yield path, options
    for one in inner:
        yield from _leaves(one, f"{path} {one['name']}")


async def _shown(answer: Answer) -> Message | None:
    with suppress(Refusal):
        return await answer.final()
    return None


def _offers(message: Message) -> Iterator[tuple[str, str, str | None]]:
    """What can be clicked on a page: its buttons, and the first and last choice of its lists."""
    for button in message.buttons():
        if button.get("custom_id") and not button.get("disabled"):
            yield button.get("label") or button["custom_id"], button["custom_id"], None
    for menu in message.selects():
        values = [option["value"] for option in menu.get("options") or []]
        for value in dict.fromkeys((*values[:1], *values[-1:])):
            yield menu.get("placeholder") or menu["custom_id"], menu["custom_id"], value
