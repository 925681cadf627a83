"""Direct messages that Discord holds back, and how few of its refusals the bot calls for."""

from __future__ import annotations

import logging
from collections import Counter

import pytest

from bot.app.assembly import Bot
from bot.discord.direct import DM_GAP_S, MAX_OPENED_AT_ONCE, DirectMessages
from bot.discord.invalid import SLOW_FROM, STOP_FROM, WINDOW_S, InvalidAnswers, Silent
from bot.model.intents import RetryLater
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.playground.world import Person as Record
from tests.bot.face.features.test_told import begun
from tests.bot.face.playing import rest, words
from tests.standin import StandIn


def tried(standin: StandIn) -> Counter[str]:
    """How often direct messages were opened or written, by path."""
    direct = {c.id for c in standin.world.channels.values() if c.kind == "dm"}
    return Counter(
        path
        for method, path, _ in standin.rest.log
        if method == "POST" and (path == "/users/@me/channels" or path.split("/")[2] in direct)
    )


async def test_a_quarantine_stops_direct_messages_and_is_reported_to_the_operator_only(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    caplog: pytest.LogCaptureFixture,
) -> None:
    standin.quarantined = True
    with caplog.at_level(logging.CRITICAL, logger="bot.discord.direct"):
        table = await begun(bot, channel, people[:2])
        await rest(bot, standin)
    assert "20026" in caplog.text
    assert sum(tried(standin).values()) == 1, "all others wait for what comes of the first"
    info = await bot.tables.table_queries.info(table.id)
    assert not any(seated.dm_closed for seated in info.seated)
    assert not any("messages privés" in words(m) for m in people[0].messages(channel))


async def test_known_channels_are_not_opened_again_after_a_restart(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    await begun(bot, channel, people[:1] + people[1:2])
    await rest(bot, standin)
    notes = bot.tables.notes
    alice = int(people[0].id)
    now = [0.0]
    direct = DirectMessages(bot.client, notes, lambda: now[0])
    now[0] += 60
    await direct.channel(alice)
    opened = tried(standin)["/users/@me/channels"]
    fresh = DirectMessages(bot.client, notes, lambda: now[0])
    await fresh.channel(alice)
    assert tried(standin)["/users/@me/channels"] == opened
    assert await notes.dm_channel(alice) is not None


async def test_opening_channels_is_paced(
    bot: Bot, standin: StandIn, people: tuple[Person, ...]
) -> None:
    now = [100.0]
    direct = DirectMessages(bot.client, bot.tables.notes, lambda: now[0])
    for number in range(MAX_OPENED_AT_ONCE):
        standin.world.people[str(900 + number)] = Record(str(900 + number), "P", "fr")
        await direct.channel(900 + number)
    with pytest.raises(RetryLater) as later:
        await direct.channel(int(people[0].id))
    assert 0 < later.value.seconds <= MAX_OPENED_AT_ONCE * DM_GAP_S
    now[0] += later.value.seconds
    await direct.channel(int(people[0].id))
    assert tried(standin)["/users/@me/channels"] == MAX_OPENED_AT_ONCE + 1


async def test_a_rate_limited_opening_slows_all_others(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    standin.dm_openings = 1
    table = await begun(bot, channel, people[:2])
    await rest(bot, standin)
    opened = tried(standin)["/users/@me/channels"]
    assert opened == 2, "what was refused is not tried again within five seconds"
    info = await bot.tables.table_queries.info(table.id)
    assert not any(seated.dm_closed for seated in info.seated)


async def test_a_person_without_a_common_server_counts_as_closed(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await begun(bot, channel, people[:2])
    await rest(bot, standin)
    bob = people[1]
    bob.record.member = False
    await bot.tables.seats.regent(table.id, int(bob.id), 1)
    await rest(bot, standin)
    assert (await bot.tables.table_queries.info(table.id)).seated[1].dm_closed


async def test_invalid_answers_slow_requests_and_then_allow_only_acknowledgements() -> None:
    now, slept = [0.0], []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    invalid = InvalidAnswers(lambda: now[0], sleep)
    for _ in range(SLOW_FROM - 1):
        invalid.note(403)
    invalid.note(429, scope="shared")
    await invalid.let_go("/api/v10/channels/1/messages")
    assert slept == []
    invalid.note(401)
    for _ in range(3):
        await invalid.let_go("/api/v10/channels/1/messages")
    assert slept == [0, 1, 2]
    for _ in range(STOP_FROM - SLOW_FROM):
        invalid.note(429, scope="user")
    with pytest.raises(Silent):
        await invalid.let_go("/api/v10/channels/1/messages")
    await invalid.let_go("/api/v10/interactions/1/abc/callback")
    now[0] += WINDOW_S
    await invalid.let_go("/api/v10/channels/1/messages")
    assert slept == [0, 1, 2]
