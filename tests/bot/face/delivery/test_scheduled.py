"""A lobby with an hour is an event of Discord: moved and deleted with it, where the bot may."""

from __future__ import annotations

from datetime import datetime

import pytest

from bot.app.assembly import Bot
from bot.features.scheduled.worker import Scheduler
from bot.model.times import WallTime
from bot.playground.people import Person
from bot.playground.world import Channel, Json
from tests.bot.face.pages.test_private import thread_of
from tests.bot.face.playing import press, rest, words
from tests.bot.face.tables.test_play import opened
from tests.standin import StandIn


async def look(bot: Bot, standin: StandIn) -> list[Json]:
    """The events after a round of the worker, and after another that has nothing to do."""
    await rest(bot, standin)
    await Scheduler(bot.client, bot.context, WallTime()).round()
    asked = standin.rest.requests
    await Scheduler(bot.client, bot.context, WallTime()).round()
    assert standin.rest.requests == asked
    return [*standin.world.events.values()]


async def set_hour(person: Person, channel: Channel, hour: str) -> None:
    await (await person.command(channel, "game invite", {"start": hour})).last()


async def test_an_event_moves_with_its_lobby_and_goes_with_it(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    standin.allow("manage_events")
    lobby = await opened(bot, standin, alice, channel)
    assert await look(bot, standin) == []
    await set_hour(alice, channel, "demain 20:00")
    (event,) = await look(bot, standin)
    assert "Début de partie" in event["name"]
    assert event["entity_metadata"]["location"].endswith(f"/{channel.id}")
    first = datetime.fromisoformat(event["scheduled_start_time"])
    await set_hour(alice, channel, "demain 21:30")
    (moved,) = await look(bot, standin)
    assert moved["id"] == event["id"]
    assert (datetime.fromisoformat(moved["scheduled_start_time"]) - first).seconds == 5400
    await press(alice, lobby, "Quitter")
    assert await look(bot, standin) == []
    assert standin.refusals == []


async def test_an_event_goes_when_its_game_begins_early(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    standin.allow("create_events")
    lobby = await opened(bot, standin, alice, channel)
    await set_hour(alice, channel, "demain 20:00")
    assert len(await look(bot, standin)) == 1
    await press(bob, lobby, "Rejoindre")
    await press(alice, lobby, "Commencer")
    assert await look(bot, standin) == []


async def test_an_event_stays_when_its_hour_has_come(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    standin.allow("manage_events")
    lobby = await opened(bot, standin, alice, channel)
    await set_hour(alice, channel, "demain 20:00")
    (event,) = await look(bot, standin)
    sessions = bot.tables.sessions
    hour = datetime.fromisoformat(event["scheduled_start_time"]).timestamp()
    before, sessions.now = sessions.now, lambda: hour + 1
    assert await look(bot, standin) == [event]
    sessions.now = before
    await press(alice, lobby, "Quitter")
    assert await look(bot, standin) == [event]


@pytest.mark.parametrize("why", ["no permission", "private thread"])
async def test_a_lobby_without_an_event_has_its_hour_all_the_same(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, why: str
) -> None:
    """An event of a private thread would tell everybody on the server of it."""
    alice = people[0]
    place = channel
    if why == "private thread":
        standin.allow("manage_events")
        place = thread_of(standin, channel, *people, private=True)
    await opened(bot, standin, alice, place)
    await set_hour(alice, place, "demain 20:00")
    assert await look(bot, standin) == []
    assert any("<t:" in words(message) for message in alice.messages(place))
    assert standin.refusals == []


async def test_an_event_that_people_delete_is_not_created_again_for_this_hour(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    standin.allow("manage_events")
    await opened(bot, standin, alice, channel)
    await set_hour(alice, channel, "demain 20:00")
    assert len(await look(bot, standin)) == 1
    standin.world.events.clear()
    await set_hour(alice, channel, "demain 21:30")
    assert await look(bot, standin) == []
    await set_hour(alice, channel, "demain 22:00")
    assert len(await look(bot, standin)) == 1
