"""A person who plays by what the bot shows, and nothing else: messages, buttons, selects."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

from bot.playground.people import Person
from bot.playground.world import Channel, Message
from engine.rng import below
from tests.bot.face.playing import is_call
from tests.lab.clicks.menus import steps, taken
from tests.standin import StandIn
from tests.waiting import PATIENCE_S

PATIENCE = PATIENCE_S
"""Seconds without anything happening after which a table counts as stuck,"""
LOOKS = 150
"""and so many looks in a row, each answered by the bot: on a busy machine they take longer."""

UNASKED = (
    "vous pouvez encore en changer",
    "you can still change it",
    "Ce n’est pas à vous de jouer, mais",
    "It is not your turn",
)
"""What a menu says of a seat that nobody waits for."""


def parts(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component of a message, however deep."""
    for part in components:
        yield part
        yield from parts(part.get("components", ()))
        if "accessory" in part:
            yield part["accessory"]


def press_targets(message: Message) -> dict[str, str]:
    """Label -> custom id of every button that can be pressed."""
    return {
        part.get("label") or "": part["custom_id"]
        for part in parts(message.components)
        if part["type"] == 2 and "custom_id" in part and not part.get("disabled")
    }


def labelled(message: Message, *beginnings: str) -> str | None:
    """The custom id of the first button whose label begins so."""
    for label, custom_id in press_targets(message).items():
        if label.startswith(beginnings):
            return custom_id
    return None


def answered(message: Message) -> bool:
    """Whether a menu says that it waits for nobody's answer: it may only be changed, or something
    done beside what others are asked."""
    return any(said in message.text() for said in UNASKED)


class Player:
    """One person at one table, choosing at random (from a seed, so that a run can be repeated)."""

    def __init__(self, person: Person, channel: Channel, seed: int) -> None:
        self.person, self.channel, self.seed = person, channel, seed
        self.picks = 0

    def choose(self, things: Sequence[Any]) -> Any:
        """One of the things."""
        self.seed, n = below(self.seed, len(things))
        return things[n]

    async def read(self, message: Message) -> None:
        """What they do with a page before they choose."""

    async def opened(self) -> Any:
        """The answer to /play."""
        return await self.person.command(self.channel, "play")

    async def play(self) -> bool:
        """Follow the menu until something is played; False if there is nothing to do."""
        answer = await self.opened()
        played = False
        for _ in range(400):
            message = await answer.final(PATIENCE)  # a slow one is announced first
            assert message is not None, "no answer to /play"
            await self.read(message)
            following = steps(message)
            if not following or (played and answered(message)):
                return played
            step = self.choose(following)
            answer = await taken(self.person, message, step)
            if step.plays:
                played = True
                self.picks += 1
        raise AssertionError(f"a menu without end: {message.text()}")


async def open_table(
    stand_in: StandIn,
    people: Sequence[Person],
    channel: Channel,
    game: str,
    computers: int = 0,
    *,
    richest: bool = False,
) -> None:
    """A lobby opened by the first person, joined by the others, filled, and started; `richest`
    with the last value of every option, which has most in it."""
    host = people[0]
    await (await host.command(channel, "game new", {"game": game})).final(PATIENCE)
    lobby = await last_word(host, channel)
    await stand_in.settled()
    if richest:
        await _choose_the_last(host, lobby)
    for person in people[1:]:
        await (await _press(person, lobby, "Rejoindre", "Join")).final(PATIENCE)
    for _ in range(computers):
        menu = await (await _press(host, lobby, "Ajouter", "Add")).final(PATIENCE)
        computer = await _press(host, menu, "Ordinateur distrait", "Ordinateur", "Absent-minded")
        await computer.final(PATIENCE)
    begun = await (await _press(host, lobby, "Commencer", "Start")).final(PATIENCE)
    if len(people) + computers == 1:
        await (await _press(host, begun, "Jouer en solitaire", "Play alone")).final(PATIENCE)
    await stand_in.settled()


async def _choose_the_last(host: Person, lobby: Message) -> None:
    """Go through the pages of the options, and choose the last value of each."""
    menu = await (await _press(host, lobby, "Options")).final(PATIENCE)
    while True:
        for part in [part for part in parts(menu.components) if part["type"] == 3]:
            if part["custom_id"].startswith("o1:"):
                last = part["options"][-1]["value"]
                answer = await host.select(menu, part["custom_id"], [last])
                menu = await answer.final(PATIENCE)
                again = {one.get("custom_id"): one for one in parts(menu.components)}
                assert again[part["custom_id"]]["options"][-1]["default"]
        if labelled(menu, "Page suivante", "Next page") is None:
            return
        menu = await (await _press(host, menu, "Page suivante", "Next page")).final(PATIENCE)


async def _press(person: Person, message: Message, *beginnings: str) -> Any:
    custom_id = labelled(message, *beginnings)
    assert custom_id is not None, f"none of {beginnings} among {list(press_targets(message))}"
    return await person.click(message, custom_id)


def newest_public(person: Person, channel: Channel) -> Message:
    """The newest message that everybody sees."""
    return [m for m in person.messages(channel) if m.only_for is None][-1]


async def last_word(person: Person, channel: Channel, said: str = "") -> Message:
    """The last message that everybody sees in a channel, once there is one and it says this: its
    picture is drawn before it is sent. Calls may come around it. Fails if it never does."""
    since = time.monotonic()
    while True:
        shown = [m for m in person.messages(channel) if m.only_for is None and not is_call(m)]
        if shown and said in shown[-1].text():
            return shown[-1]
        late = time.monotonic() - since > PATIENCE
        assert not late, f"{said!r} is not said: {shown[-1].text() if shown else 'nothing is'}"
        await asyncio.sleep(0.02)


def is_over(person: Person, channel: Channel) -> bool:
    """Whether the channel says that the game is over."""
    shown = [m.text() for m in person.messages(channel) if m.only_for is None]
    return any("Partie terminée" in text or "Game over" in text for text in shown[-3:])


async def play_out(
    stand_in: StandIn,
    players: Sequence[Player],
    between: Callable[[], Awaitable[bool | None]] | None = None,
) -> int:
    """Everybody plays whenever the menu offers something, until the game is over; all picks.

    `between` is awaited after each round of looking: it may say that this is enough.
    """
    quiet_since, looks = time.monotonic(), 0
    first = players[0]
    shown = ""
    while not is_over(first.person, first.channel):
        newest = newest_public(first.person, first.channel).text()
        moved, shown = newest != shown, newest
        for player in players:
            moved |= await player.play()
        if moved:  # a seat, or what everybody sees: a computer's turn is none of theirs
            quiet_since, looks = time.monotonic(), 0
        else:
            looks += 1
            await asyncio.sleep(0.05)
            await stand_in.settled()
        if between is not None and await between():
            break
        stuck = looks > LOOKS and time.monotonic() - quiet_since > PATIENCE
        assert not stuck, newest_public(first.person, first.channel).text()
    return sum(player.picks for player in players)
