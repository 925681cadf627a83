"""A poll for the hour: offered by the host, ticked by anybody, taken by the lobby."""

from __future__ import annotations

import pytest

from bot.app.assembly import Bot
from bot.features.poll.service import MAX_POLL_HOURS, MIN_HOURS, HourPolls, best
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.table import Refused
from tests.bot.face.gm.test_gm import lobby_of
from tests.bot.face.playing import buttons, press, rest, words
from tests.bot.face.tables.test_play import opened
from tests.standin import StandIn

HOURS = {"first": "tomorrow 20:00", "second": "tomorrow 21:30"}


def poll_of(person: Person, channel: Channel) -> Message:
    return next(
        m for m in reversed(person.messages(channel)) if any("A ·" in b for b in buttons(m))
    )


def test_the_best_time_suits_most_people_and_is_the_earliest_of_equals() -> None:
    assert best({1.0: [7], 2.0: [7, 8], 3.0: [8, 9]}) == 2.0
    assert best({1.0: [], 2.0: []}) is None
    assert best({}) is None


async def test_people_choose_times_and_the_lobby_takes_the_best(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    for person in (alice, bob):
        person.record.locale = "en"
    await bot.tables.notes.set_guild_locale(int(standin.world.guild_id), "fr")
    await opened(bot, standin, alice, channel)
    await (await alice.command(channel, "poll", HOURS)).last()
    await rest(bot, standin)
    posted = poll_of(bob, channel)
    assert words(posted).count("personne pour l’instant") == 2  # the channel reads French
    await press(alice, posted, "B")
    await press(bob, poll_of(bob, channel), "B")
    await press(bob, poll_of(bob, channel), "A")
    now = poll_of(bob, channel)
    assert {"A · 1", "B · 2"} <= set(buttons(now))
    assert f"<@{alice.id}>" in words(now)
    await press(bob, now, "A")
    assert "A · 0" in buttons(poll_of(bob, channel))
    refused = await (await press(bob, poll_of(bob, channel), "Retenir")).final()
    assert "Only" in words(refused)
    await press(alice, poll_of(alice, channel), "Retenir")
    await rest(bot, standin)
    assert any("Début de la partie" in words(message) for message in bob.messages(channel))
    assert "<t:" in words(lobby_of(alice, channel))


async def test_invalid_times_of_a_poll_are_refused(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await opened(bot, standin, alice, channel)
    host, guest = int(alice.id), int(bob.id)
    polls, soon = bot.tables.of(HourPolls), bot.tables.sessions.now() + 3_600
    for by, hours, reason in (
        (guest, [soon, soon + 1], "not-host"),
        (host, [soon] * MIN_HOURS, "poll-few"),
        (host, [1.0, soon], "start-too-soon"),
    ):
        with pytest.raises(Refused, match=reason):
            await polls.open(1, by, hours)
    with pytest.raises(Refused, match="poll-over"):
        await polls.tick(1, guest, soon)
    await polls.open(1, host, [soon + n for n in range(MAX_POLL_HOURS + 2)])
    _, hours = await polls.tick(1, guest, soon)
    assert len(hours) == MAX_POLL_HOURS
    with pytest.raises(Refused, match="poll-over"):
        await polls.tick(1, guest, soon + MAX_POLL_HOURS)
    with pytest.raises(Refused, match="not-host"):
        await polls.choice(1, guest)
    await polls.tick(1, guest, soon)
    with pytest.raises(Refused, match="poll-nobody"):
        await polls.choice(1, host)
