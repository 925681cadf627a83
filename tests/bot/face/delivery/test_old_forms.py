"""Messages that an earlier version posted keep their form: an upgrade posts nothing again."""

from __future__ import annotations

import logging
from random import Random

import pytest

from bot.app.assembly import Bot
from bot.playground import components
from bot.playground.people import Person
from bot.playground.server import StandIn
from bot.playground.world import Channel, Message
from tests.bot.face.features.test_records import played_out
from tests.bot.face.features.test_records import started as begun_lobby
from tests.bot.face.features.test_told import one_pick
from tests.bot.face.playing import rest, words
from tests.bot.face.tables.test_play import started


def sheets(standin: StandIn) -> list[Message]:
    """All direct messages of the bot, the oldest first."""
    world = standin.world
    direct = [channel for channel in world.channels.values() if channel.kind == "dm"]
    return [message for channel in direct for message in world.messages[channel.id].values()]


def as_panel(message: Message) -> None:
    """Make it what the versions up to 2026-11-21 posted."""
    text = {"type": 10, "id": 1, "content": message.content or "…"}
    message.data |= {"content": "", "embeds": [], "components": [text]}
    message.data["flags"] |= components.V2


async def test_sheets_that_were_panels_are_edited_as_panels(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await started(bot, standin, *people[:2], channel)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    before = sheets(standin)
    assert len(before) >= 2
    for message in before:
        as_panel(message)
    stale = {message.id: words(message) for message in before}
    with caplog.at_level(logging.WARNING):
        for n in range(4):
            await one_pick(bot, table, Random(n))
            await rest(bot, standin)
    after = sheets(standin)
    assert {message.id for message in before} <= {message.id for message in after}
    changed = [m for m in after if m.id in stale and words(m) != stale[m.id]]
    assert len(changed) == len(before)
    assert all(message.data["flags"] & components.V2 for message in changed)
    assert not [record for record in caplog.records if "trouble" in record.message]
    refused = [
        refusal
        for refusal in standin.refusals
        if "components" in str(refusal) or "content" in str(refusal)
    ]
    assert len(refused) <= len(before), "each is asked about once"
    standin.refusals.clear()


async def test_sheets_of_a_finished_game_say_that_it_is_over(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    number = await begun_lobby(bot, standin, people, channel)
    before = {message.id for message in sheets(standin)}
    await played_out(bot, standin, number)
    after = [message for message in sheets(standin) if message.id in before]
    assert after
    for message in after:
        assert "La partie est terminée" in words(message)
        assert "commence." not in words(message)
