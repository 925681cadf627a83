"""The most expensive request of one person with very many games: each command, and the controls of
its page. `gharkane bench --load` prints it.

A figure is the processor time of the bot's event loop from the request to its answer, as the loop
serves nobody else meanwhile. The speed of the machine is sampled between commands, and figures are
scaled to the machine of the targets.
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
from bot.lab.yardstick import Yardstick, scaled
from bot.playground import slash
from bot.playground.errors import Refusal
from bot.playground.people import Answer, Person
from bot.playground.world import Channel, Json, Message

_TYPED: Final[dict[int, Any]] = {4: 1, 5: True, 10: 1, 11: '{"game": "", "record": {}}'}
"""Type of a required option -> the value that is typed."""
_COMMAND: Final = re.compile(r"/[^>:]+")
"""A request that is a command itself, not its suggestions or its page."""
STORED_GAMES: Final = 100_000
"""Finished games in the database besides the live ones."""
SHOWN: Final = 5
"""Slow commands that are listed."""
_SAMPLE: Final = 0.05
"""Processor seconds of a sample of the machine's speed."""
_REST: Final = 0.02
"""Length in seconds of the interval in which an idle bot does nothing."""


async def dearest(game: str) -> AsyncIterator[Measure]:
    """Yield the rows; takes some minutes. Raise RuntimeError if the system does not tell a thread's
    processor time."""
    async with crowd(LIVE_GAMES, pauses=False) as (stand_in, folder, people, channels):
        await fill(url_of(folder), game, people, channels, stored=STORED_GAMES)
        async with running(stand_in, folder) as process:
            await first_answer(people[0], channels[0])
            walk = _Walk(people[0], channels, process)
            await walk.everything()
            for row in _rows(walk):
                yield row


def _rows(walk: _Walk) -> Iterator[Measure]:
    factor = walk.yardstick.factor
    typed = sorted(spent for request, spent in walk.spent if _COMMAND.fullmatch(request))
    label = f"a slash command with {STORED_GAMES} stored games: half of {len(typed)} within"
    yield scaled(_milliseconds(label, typed[len(typed) // 2], 3), factor)
    for limit in (3, 10):
        slower = sum(1 for spent in typed if spent * (factor or 1) > limit / 1e3)
        yield Measure(f"of them slower than {limit} ms (scaled)", slower, 0, f"of {len(typed)}")
    dearest_first = sorted(walk.spent, key=lambda cost: -cost[1])
    for request, spent in [cost for cost in dearest_first if _COMMAND.fullmatch(cost[0])][:SHOWN]:
        yield scaled(_milliseconds(f"slow command: {request}", spent, 10), factor)
    request, spent = dearest_first[0]
    label = f"dearest of {len(walk.spent)} requests with {LIVE_GAMES} games: {request}"
    yield scaled(_milliseconds(label, spent, 100), factor)
    for request, spent in sorted(set(walk.deferred), key=lambda cost: -cost[1])[:1]:
        label = f"dearest that is put off and done piece by piece: {request}"
        yield scaled(_milliseconds(label, spent, None), factor)


def _milliseconds(label: str, seconds: float, target: float | None) -> Measure:
    return Measure(label, round(seconds * 1e3, 1), target, "ms")


class _Walk:
    """A person who tries each command and each control."""

    def __init__(self, person: Person, channels: list[Channel], process: int) -> None:
        self._person = person
        self._channels = iter(channels)
        self._time = Path(f"/proc/{process}/task/{process}/schedstat")
        if not self._time.exists():
            raise RuntimeError("this system does not tell the processor's time of a thread")
        self.spent: list[tuple[str, float]] = []
        """What was asked for, and the loop's seconds until the first answer."""
        self.yardstick = Yardstick()
        self.deferred: list[tuple[str, float]] = []
        """The same until the last word, of what was put off: it is done in small pieces."""

    async def everything(self) -> None:
        """Try each command in a channel of its own and in the direct messages, the one that deletes
        data last."""
        direct = self._person.direct_channel()
        for path, options in sorted(self._commands(), key=lambda command: "privacy" in command[0]):
            self.yardstick.sample(_SAMPLE)
            for channel in (next(self._channels), direct):
                with suppress(Refusal):  # the command is not offered there
                    await self._command(channel, path, options)

    def _commands(self) -> Iterator[tuple[str, list[Json]]]:
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
                option_value = choices[0]["value"] if choices else self._given(option)
                typed[option["name"]] = option_value
            elif option.get("autocomplete") and choices:
                chosen[option["name"]] = choices[-1]["value"]
        await self._page(channel, path, typed)
        for name, value in chosen.items():
            await self._page(channel, path, {**typed, name: value})

    async def _page(self, channel: Channel, path: str, typed: Json) -> None:
        """Run a command, and use each control of its page."""
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
        choices: list[Json] = []
        for text in ("", "a"):
            asking = self._person.autocomplete(channel, path, {**typed, focused: text}, focused)
            suggested = await self._asked(f"/{path} {focused}:", asking)
            choices = choices or suggested or []
        return choices

    async def _asked(self, request: str, asking: Any) -> Any:
        """Return the answer, None if there was none; record the loop's processor time."""
        await self._at_rest()
        before, answer = self._used(), None
        with suppress(Refusal):
            answer = await asking
        self.spent.append((request, self._used() - before))
        if isinstance(answer, Answer) and answer.kind == "deferred":
            with suppress(Refusal):
                await answer.final(10.0)
            self.deferred.append((request, self._used() - before))
        return answer

    async def _at_rest(self) -> None:
        """Wait until the bot has finished the deferred work of earlier requests."""
        for _ in range(500):
            before = self._used()
            await asyncio.sleep(_REST)
            if self._used() - before < _REST / 10:
                return

    def _used(self) -> float:
        """Return the processor seconds of the loop's thread."""
        return int(self._time.read_text().split()[0]) / 1e9


def _leaves(command: Json, path: str) -> Iterator[tuple[str, list[Json]]]:
    """Yield the callable commands with their options."""
    options = command.get("options") or []
    inner = [option for option in options if option["type"] in (1, 2)]
    if not inner:
        yield path, options
    for option in inner:
        yield from _leaves(option, f"{path} {option['name']}")


async def _shown(answer: Answer) -> Message | None:
    with suppress(Refusal):
        return await answer.final()
    return None


def _offers(message: Message) -> Iterator[tuple[str, str, str | None]]:
    """Yield the controls of a page: its buttons, and the first and last choice of its selects."""
    for button in message.buttons():
        if button.get("custom_id") and not button.get("disabled"):
            yield button.get("label") or button["custom_id"], button["custom_id"], None
    for menu in message.selects():
        values = [option["value"] for option in menu.get("options") or []]
        for value in dict.fromkeys((*values[:1], *values[-1:])):
            yield menu.get("placeholder") or menu["custom_id"], menu["custom_id"], value
