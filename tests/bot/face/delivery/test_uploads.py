"""Which pictures are uploaded again, and what is posted without the permission for files."""

from __future__ import annotations

import pytest

from bot.app.assembly import Bot
from bot.discord import transport
from bot.playground.people import Person
from bot.playground.world import Channel
from tests.bot.face.delivery.test_pictures import only_picture, started
from tests.bot.face.playing import Boot, buttons, last_public, press, rest, words
from tests.standin import StandIn

pytestmark = pytest.mark.usefixtures("nothing_refused")


async def test_an_unchanged_picture_is_not_uploaded_again(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    dashboard = await started(bot, standin, people, channel)
    drawn = bot.context.pictures.drawn
    await people[0].command(channel, "game pause")
    await rest(bot, standin)
    paused = last_public(people[0], channel)
    assert paused.id == dashboard.id
    assert "en pause" in words(paused)
    assert only_picture(paused) == only_picture(dashboard)
    assert bot.context.pictures.drawn == drawn


async def test_a_lost_picture_is_uploaded_again(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    dashboard = await started(bot, standin, people, channel)
    standin.faults.next(400, count=1, method="PATCH", route=r"/messages/\d+$", code=50035)
    await people[0].command(channel, "game pause")
    await rest(bot, standin)
    paused = last_public(people[0], channel)
    assert "en pause" in words(paused)
    assert only_picture(paused)["id"] != only_picture(dashboard)["id"]


async def test_an_unconfirmed_picture_is_uploaded_again(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dashboard = await started(bot, standin, people, channel)
    monkeypatch.setattr(transport, "RETRY", 0.05)
    standin.faults.next(0, method="PATCH", route=r"/messages/\d+$", after=True)
    await people[0].command(channel, "game pause")
    await rest(bot, standin)
    paused = last_public(people[0], channel)
    assert "en pause" in words(paused)
    assert only_picture(paused)["id"] != only_picture(dashboard)["id"]
    assert standin.refusals == []


async def test_messages_are_updated_after_a_restart(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    async with boot() as bot:
        dashboard = await started(bot, standin, people, channel)
    async with boot() as bot:
        await press(people[0], dashboard, "Jouer")
        await people[0].command(channel, "game pause")
        await rest(bot, standin)
    paused = last_public(people[0], channel)
    assert paused.id == dashboard.id
    assert "en pause" in words(paused)
    assert only_picture(paused)


async def test_a_message_of_an_older_version_becomes_a_layout(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    dashboard = await started(bot, standin, people, channel)
    old = standin.world.messages[channel.id][dashboard.id]
    row = {"type": 1, "components": [part | {"style": 1} for part in dashboard.buttons()]}
    old.data |= {"flags": 0, "content": "?", "embeds": [{"title": "?"}], "components": [row]}
    await press(people[0], dashboard, "Jouer")
    await people[0].command(channel, "game pause")
    await rest(bot, standin)
    now = last_public(people[0], channel)
    assert now.id == dashboard.id
    assert (now.content, now.embeds) == ("", [])
    assert "en pause" in words(now)


async def test_without_the_permission_for_files_the_board_is_text(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    standin.deny(channel, "attach_files")
    await rest(bot, standin)
    dashboard = await started(bot, standin, people, channel)
    assert dashboard.attachments == []
    assert "```" in words(dashboard)
    assert "En texte" not in buttons(dashboard)
    shown = await (await people[0].command(channel, "sheet")).last()
    assert shown.attachments == []


async def test_a_lost_permission_drops_only_the_picture(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.discord.transport.DiscordTransport._may_show", lambda *_: True)
    standin.deny(channel, "attach_files")
    dashboard = await started(bot, standin, people, channel)
    assert dashboard.attachments == []
    assert "```" in words(dashboard)
