"""Faults are reported where the server wants it: once, not at each message."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.app.assembly import Bot, run_bot
from bot.discord.invalid import SLOW_FROM
from bot.errors import StartError
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.schedule.clock import Clock
from engine.games import GAMES
from tests.bot.face.playing import Boot, config_for, manages_channels, rest, words
from tests.standin import StandIn
from tests.waiting import until

FIRST = next(name for name in GAMES if not name.startswith("_"))


@pytest.fixture
def desk(standin: StandIn, channel: Channel) -> Channel:
    """The server's channel for reports."""
    return next(c for c in standin.world.channels.values() if c.kind == "text" and c is not channel)


async def told(bot: Bot, standin: StandIn, person: Person, desk: Channel) -> list[str]:
    await rest(bot, standin)
    return [words(m) for m in person.messages(desk) if m.only_for is None]


async def heard(bot: Bot, boss: Person, desk: Channel) -> None:
    """The server chooses this channel for reports."""
    manages_channels(boss)
    await boss.command(desk, "settings server", {"reports": "here"})


async def begun(bot: Bot, channel: Channel, people: tuple[Person, ...], game: str) -> int:
    host = people[0]
    lobby = bot.tables.lobby
    guild = int(host.standin.world.guild_id)
    table = await lobby.open(game, guild, int(channel.id), int(host.id), host.name, "fr")
    for person in people[1 : max(2, GAMES[game].SEATS[0])]:
        await lobby.join(table.id, int(person.id), person.name, "fr")
    await lobby.start(table.id, int(host.id))
    return table.id


async def test_a_quarantine_is_reported_once(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, desk: Channel
) -> None:
    await heard(bot, people[0], desk)
    standin.quarantined = True
    await begun(bot, channel, people, "_skeleton")
    await until(lambda: len(people[0].messages(desk)) > 1)
    for _ in range(3):
        bot.context.troubled("quarantine", None)
    (said,) = await told(bot, standin, people[0], desk)
    assert "retient en ce moment mes messages privés" in said


async def test_a_repeatedly_pausing_table_is_reported_once_a_day(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, desk: Channel
) -> None:
    await heard(bot, people[0], desk)
    table = await begun(bot, channel, people, "_skeleton")
    for _ in range(3):
        await bot.tables.pausing.pause_missing(table, "send_messages")
        await bot.tables.pausing.resume(table, int(people[0].id), manager=True)
    assert len(await told(bot, standin, people[0], desk)) == 1
    await bot.tables.pausing.pause_missing(table, "embed_links")
    assert len(await told(bot, standin, people[0], desk)) == 2, "something else is missing"


async def test_too_many_invalid_answers_are_reported_once_to_subscribed_servers(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, desk: Channel
) -> None:
    await begun(bot, channel, people, "_skeleton")
    await rest(bot, standin)
    before = len(people[0].messages(channel))
    bot.context.troubled("slow", None)
    assert await told(bot, standin, people[0], desk) == []
    await heard(bot, people[0], desk)
    for _ in range(SLOW_FROM + 10):
        bot.client.invalid.note(403, 50001)
    await until(lambda: len(people[0].messages(desk)) > 1)
    bot.client.invalid._at.clear()  # ten minutes are over
    (said,) = await told(bot, standin, people[0], desk)
    assert "je ralentis" in said
    assert len(people[0].messages(channel)) == before


async def test_refused_pictures_are_reported_once_with_the_table(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, desk: Channel
) -> None:
    await heard(bot, people[0], desk)
    table = await begun(bot, channel, people, FIRST)
    await rest(bot, standin)
    standin.refuses_media_edits = True
    chance = random.Random(1)

    def refused() -> int:
        return sum(m == "PATCH" and status == 400 for m, _, status in standin.rest.log)

    for _ in range(80):
        if refused() >= 4:
            break
        view = await bot.tables.play.view(table, None)
        seat = chance.choice([seat for seat, _ in view.awaited])
        asked = await bot.tables.play.ask(table, seat)
        user = asked.table.seated[seat].user_id
        assert user is not None
        index = chance.randrange(len(asked.picks))
        await bot.tables.play.pick(table, user, seat, asked.revision, index)
        await rest(bot, standin)
    assert refused() >= 4
    await until(lambda: len(people[0].messages(desk)) > 1)
    (said,) = await told(bot, standin, people[0], desk)
    assert f"<#{channel.id}>" in said
    assert "Joindre des fichiers" in said


async def test_a_crash_is_reported_once_a_day_after_the_restart(
    boot: Boot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    desk: Channel,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with boot() as bot:
        await heard(bot, people[0], desk)
        await begun(bot, channel, people, "_skeleton")
        await rest(bot, standin)
    for _ in range(2):
        with monkeypatch.context() as broken:

            async def fails(_: Clock) -> None:
                raise RuntimeError("a fault of ours")

            broken.setattr(Clock, "run", fails)
            with pytest.raises(StartError, match="Clock has ended"):
                await run_bot(config_for(standin, tmp_path))
        async with boot() as bot:

            async def noticed(bot: Bot = bot) -> bool:
                return await bot.tables.notes.mark(f"stopped {bot.lease.name}") is None

            await until(noticed)
            await until(lambda: len(people[0].messages(desk)) > 1)
            (said,) = await told(bot, standin, people[0], desk)
            assert "Une panne m’a arrêté <t:" in said
