"""A pinned board: the newest dashboard is pinned, the one before is not, and nothing else is."""

from __future__ import annotations

from bot.app.assembly import Bot
from bot.features.pinned.worker import Pinner
from bot.model.times import WallTime
from bot.playground import posts
from bot.playground.people import Person
from bot.playground.world import Channel
from tests.bot.face.playing import press, rest, words
from tests.bot.face.tables.test_play import started
from tests.standin import StandIn


def pinned(standin: StandIn, channel: Channel) -> list[str]:
    said = standin.world.messages[channel.id].values()
    return [message.id for message in said if message.data["pinned"]]


def noises(standin: StandIn, channel: Channel) -> int:
    """Messages with which Discord tells that something was pinned."""
    return sum(m.data["type"] == 6 for m in standin.world.messages[channel.id].values())


async def table_of(bot: Bot, channel: Channel) -> int:
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    return table.id


async def look(bot: Bot, standin: StandIn) -> None:
    await rest(bot, standin)
    await Pinner(bot.client, bot.context, WallTime()).round()
    await rest(bot, standin)


async def test_the_newest_dashboard_is_pinned_until_the_end(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    menu = await started(bot, standin, alice, bob, channel)
    table = await table_of(bot, channel)
    await look(bot, standin)
    assert pinned(standin, channel) == []  # off unless asked for
    refused = await bob.command(channel, "pin", {"pinned": True})
    assert refused.message is not None
    await alice.command(channel, "pin", {"pinned": True})
    await look(bot, standin)
    (first,) = pinned(standin, channel)
    assert noises(standin, channel) == 0
    asked = standin.rest.requests
    await look(bot, standin)
    assert (pinned(standin, channel), standin.rest.requests) == ([first], asked)
    posts.remove(standin, standin.world.message(channel.id, first))  # a moderator was there
    await press(alice, menu, "Mettre la carte 1 de côté")
    await look(bot, standin)
    (second,) = pinned(standin, channel)
    assert second != first
    await bot.tables.ending.end(table, 6, leads=True)
    await look(bot, standin)
    assert pinned(standin, channel) == []


async def test_a_missing_permission_to_pin_is_announced_once(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    standin.deny(channel, "pin_messages")
    await alice.command(channel, "pin", {"pinned": True})
    for _ in range(3):
        await look(bot, standin)
    messages = [m for m in bob.messages(channel) if "épingler le plateau ici" in words(m)]
    assert len(messages) == 1
    assert pinned(standin, channel) == []
