"""A season on a server, as people see it."""

from __future__ import annotations

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel
from tests.bot.face.playing import buttons, press, rest, words
from tests.bot.face.tables.test_play import opened
from tests.standin import StandIn

NEW = {"name": "Hiver *froid*", "days": "30", "table": "points"}


async def test_a_season_is_opened_and_joined_and_waiting_members_are_called(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    for person in (alice, bob):
        person.record.locale = "en"
    none = await (await bob.command(channel, "season show")).last()
    assert "no season" in words(none)
    refused = await (await bob.command(channel, "season new", NEW)).last()
    assert "Manage" in words(refused) or "manage" in words(refused)
    page = await (await alice.command(channel, "season new", NEW)).last()
    assert "Hiver \\*froid\\*" in words(page)
    assert list(buttons(page)) == ["Join the season"]
    theirs = await (await bob.command(channel, "season show")).last()
    joined = await (await press(bob, theirs, "Join the season")).last()
    assert "1 member" in words(joined)
    waiting = await (await press(bob, joined, "I am looking")).last()
    assert "I am no longer looking" in buttons(waiting)
    await opened(bot, standin, alice, channel)
    message = await (await alice.command(channel, "season invite")).last()
    assert "I have invited 1 person" in words(message)
    await rest(bot, standin)
    assert any(f"<@{bob.id}>" in words(one) for one in bob.messages(channel))
    ended = await (await alice.command(channel, "season end")).last()
    assert "nobody" in words(ended)
    assert buttons(ended) == {}
