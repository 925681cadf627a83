"""The real bot at the stand-in, and the hands of its players."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import sqlalchemy as sa
from pydantic import SecretStr

from bot.app.assembly import Bot, assembled
from bot.app.config import Config
from bot.discord import client
from bot.discord.context import BotContext
from bot.model.times import Time
from bot.playground.people import Answer, Person
from bot.playground.world import Channel, Message, bits
from bot.schedule.thinking import Thinking
from bot.store.due_messages import next_due
from bot.store.schema import outbox
from bot.texts import Library
from engine.games import GAMES
from tests.prepared import prepared
from tests.standin import StandIn
from tests.waiting import PATIENCE_S, until

SOON = 5.0
"""Seconds from now: what is due later is not waited for."""


def config_for(standin: StandIn, folder: Path, **more: Any) -> Config:
    if "database_url" not in more:
        more["database_url"] = prepared(folder / "g.db")
    return _settings().model_copy(
        update={
            "discord_token": SecretStr(standin.token),
            "discord_url": standin.url,
            "computer_pause": 0.0,
            "edit_gap": 0.0,
            "board_delay": 0.0,
            "board_life": 0.0,
            "sheet_delay": 0.0,
            "call_delay": 0.0,
            **more,
        }
    )


@cache
def _settings() -> Config:
    """Those of this environment; reading it takes 5 ms."""
    return Config()


async def _no_sync() -> bool:
    """The commands at Discord are those of the bot."""
    return False


@asynccontextmanager
async def running(
    standin: StandIn, folder: Path, library: Library, **more: Any
) -> AsyncIterator[Bot]:
    """The bot, connected and ready; `more` are settings."""
    async with connected(config_for(standin, folder, **more), library, standin=standin) as bot:
        yield bot


Boot = Callable[..., AbstractAsyncContextManager[Bot]]
"""Runs a bot on the database of the test; called again, it restarts it. Takes settings."""


@dataclass(frozen=True)
class Told:
    """The commands as registered with Discord, and the bot's mark of that."""

    mark: str
    commands: dict[str, list[dict[str, Any]]]


TOLD: dict[tuple[Library, *tuple[str, ...]], Told] = {}
"""By the texts and the games whose commands they are, after registration in this process."""


COMMANDS: dict[tuple[object, ...], list[Any]] = {}
"""The bot's commands, by texts, features and games: they belong to no bot, and making them took a
third of a start."""
_made = client.all_commands


def _made_once(context: BotContext) -> list[Any]:
    key = (context.library, context.features, *GAMES, *map(id, GAMES.values()))
    if key not in COMMANDS:
        COMMANDS[key] = _made(context)
    return COMMANDS[key]


client.all_commands = _made_once


@asynccontextmanager
async def connected(
    config: Config, library: Library, when: Time | None = None, standin: StandIn | None = None
) -> AsyncIterator[Bot]:
    """The bot of these settings, connected and ready. A stand-in that is given knows the commands
    of these texts and games from the second time on, as Discord does; that they are the same is not
    looked at again, for putting them into words is a third of a start."""
    async with assembled(
        config, library=library, ready_timeout=0.05, when=when, thinking=Thinking()
    ) as bot:
        told = TOLD.get((library, *GAMES))
        if standin is not None and told is not None and not standin.world.commands:
            standin.world.commands = dict(told.commands)
            await bot.tables.notes.set_mark("commands", told.mark)
            bot.client.sync_if_changed = _no_sync  # type: ignore[method-assign]
        task = asyncio.create_task(bot.client.start(config.token()))
        ready = asyncio.create_task(bot.client.began.wait())
        await asyncio.wait({task, ready}, timeout=PATIENCE_S, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        assert ready.done(), "the bot did not become ready"
        if standin is not None:
            mark = await bot.tables.notes.mark("commands")
            assert mark is not None
            TOLD[library, *GAMES] = Told(mark, dict(standin.world.commands))
        yield bot
        task.cancel()
        await asyncio.wait({task})


async def rest(bot: Bot, standin: StandIn) -> None:
    """Wait until all committed messages are posted, and people have received them."""

    def query(tx):
        sending = sa.select(outbox.c.id).where(outbox.c.state == "sending")
        return next_due(tx), tx.execute(sending).first()

    async def at_rest() -> bool:
        await standin.settled()
        await bot.context.finish()  # the last gateway events may still be handled
        due, under_way = await bot.store.read(query)
        settling = under_way is not None or bot.outbox.at_work or bot.context.busy
        return not settling and (due is None or due > time.time() + SOON)

    await until(at_rest, "the outbox does not come to rest")


@contextmanager
def unsent(bot: Bot) -> Iterator[None]:
    """Within it no message leaves the outbox. For a game that is played only for its end, editing
    the table's message and the sheets takes longer than the picks."""
    with patch.object(bot.outbox, "_room", lambda *_: 0):
        yield
    bot.outbox.wake()


@contextmanager
def unedited(bot: Bot) -> Iterator[None]:
    """Within it new messages are posted and no posted one is edited, for tests of the new ones: a
    pick edits several messages."""

    async def leave(intent: Any, message_id: int) -> None:
        return

    with patch.object(bot.outbox.transport, "edit", leave):
        yield


def buttons(message: Message) -> dict[str, str]:
    """Label -> custom id of the buttons of a message; those that open an address have none."""
    found = (part for part in message.buttons() if "custom_id" in part)
    return {part["label"]: part["custom_id"] for part in found}


def a_pick(message: Message) -> str:
    """The custom id of the first button that picks at once."""
    return next(ident for ident in buttons(message).values() if ident.startswith("t1:"))


def green(message: Message) -> list[str]:
    """The labels of the buttons to press next."""
    return [part["label"] for part in message.buttons() if part["style"] == 3]


def selects(message: Message) -> list[dict[str, Any]]:
    """The selects of a message."""
    return message.selects()


def words(message: Message | None) -> str:
    """Everything a message says in its texts; not its labels nor what stands for pictures."""
    assert message is not None
    said = [message.content]
    for embed in message.embeds:
        said += [embed.get("title") or "", embed.get("description") or ""]
    said += [part["content"] for part in _parts(message.components) if part["type"] == 10]
    return "\n".join(filter(None, said))


def alts(message: Message | None) -> list[str]:
    """What a message says in place of its pictures."""
    assert message is not None
    galleries = [part for part in _parts(message.components) if part["type"] == 12]
    shown = [item["description"] for gallery in galleries for item in gallery["items"]]
    return shown or [item["description"] for item in message.attachments if "description" in item]


def _parts(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in components:
        yield part
        yield from _parts(part.get("components", ()))


async def press(
    person: Person, message: Message, label: str, *, before_edit: bool = False
) -> Answer:
    """Press the button of this label (its beginning is enough, and the number that marks it on a
    picture may be left out); `before_edit` presses one of `message` as it was given, which the bot
    may have changed by now."""
    for text, ident in buttons(message).items():
        if text.startswith(label) or re.sub(r"^(⭐ )?\d+ · ", r"\1", text).startswith(label):
            return await person.click(message, ident, force=before_edit)
    raise AssertionError(f"no button {label!r} among {list(buttons(message))}")


async def follows(answer: Answer) -> Message:
    """What the person who clicked is shown in private, after the click has changed a public
    message."""
    await until(lambda: bool(answer.follow_ups), "nothing follows the first answer")
    return answer.follow_ups[-1]


def last_public(person: Person, channel: Channel) -> Message:
    """The newest public message, without calls."""
    public = [m for m in person.messages(channel) if m.only_for is None]
    return [m for m in public if not is_call(m)][-1]


def is_call(message: Message) -> bool:
    """Does it call somebody, in the channel?"""
    return message.content.startswith("<@")


def manages_channels(person: Person) -> None:
    """Let this person manage the channels of the whole server."""
    bit = bits("manage_channels")
    person.record.permissions |= bit
    person.standin.add_role("Modération", person.record, permissions=bit)
