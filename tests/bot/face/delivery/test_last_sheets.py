"""The sheets of a game that is over."""

from __future__ import annotations

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from tests.bot.face.features.test_records import played_out
from tests.bot.face.features.test_records import started as begun_lobby
from tests.bot.face.playing import words
from tests.standin import StandIn


def sheets(standin: StandIn) -> list[Message]:
    """All direct messages of the bot, the oldest first."""
    world = standin.world
    direct = [channel for channel in world.channels.values() if channel.kind == "dm"]
    return [message for channel in direct for message in world.messages[channel.id].values()]


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
