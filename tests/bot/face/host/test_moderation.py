"""What a host orders about what people wrote, and about when the bot is away; and what people
report to the host."""

from __future__ import annotations

import pytest

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel
from tests.bot.face.gm.test_gm import led
from tests.bot.face.gm.test_scenes import png, scenes, typed
from tests.bot.face.host.test_host_orders import WHY, carried_out, host, quick
from tests.bot.face.playing import Boot, rest, words
from tests.bot.face.tables.test_play import started
from tests.standin import StandIn
from tests.waiting import until

__all__ = ["quick"]
pytestmark = pytest.mark.usefixtures("french_readers")


async def number_of(bot: Bot, channel: Channel) -> int:
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    return table.id


async def test_a_scene_is_struck_from_the_table_and_from_its_message(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, _, chloe = await led(bot, standin, people, channel)
    for text in ("Rude words.", "More of them."):
        await chloe.command(channel, "gm say", {"text": text, "picture": typed(png())})
    await rest(bot, standin)
    table = await number_of(bot, channel)
    page = await host(bot, "table", str(table))
    first, second = (line.split()[1] for line in page.splitlines() if line.startswith("scene "))
    assert f"scene {first} with a picture: Rude words." in page
    await host(bot, "strike", str(table), "scene", first, "--reason", WHY)
    await host(bot, "strike", str(table), "picture", second, "--reason", WHY)
    await carried_out(bot)
    await rest(bot, standin)
    struck, bare = scenes(alice, channel)
    assert ("Rude" in words(struck), "…" in words(struck)) == (False, True)
    assert "More of them." in words(bare)
    assert struck.attachments == bare.attachments == []
    assert "Rude" not in await host(bot, "table", str(table))
    export = await (await alice.command(channel, "game export")).last()
    files = [name["filename"] for name in export.attachments]
    told = [data for key, data in standin.world.files.items() if key.endswith(tuple(files))]
    assert not any(b"Rude" in data for data in told)


async def test_a_name_is_struck_from_a_seat_and_from_its_messages(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    table = await number_of(bot, channel)
    info = await bot.tables.table_queries.info(table)
    name = info.seated[1].name
    assert any(name in words(message) for message in alice.messages(channel))
    await host(bot, "strike", str(table), "name", "1", "--reason", WHY)
    await carried_out(bot)
    await rest(bot, standin)
    assert not any(name in words(message) for message in alice.messages(channel))
    assert "seat 1: -, person " in await host(bot, "table", str(table))
    assert str(table) in await host(bot, "tables", "person", bob.id)
    assert str(table) in await host(bot, "tables", "server", standin.world.guild_id)
    assert await host(bot, "tables", "server", "5") == ""


async def test_maintenance_is_announced_and_then_nobody_acts(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    async with boot() as bot:
        await started(bot, standin, alice, bob, channel)
        await host(bot, "maintenance", "--reason", WHY)
        await carried_out(bot)
        await rest(bot, standin)
        assert any("maintenance" in words(m) and WHY in words(m) for m in alice.messages(channel))
        assert WHY not in words(await (await alice.command(channel, "play")).final())
        await host(bot, "maintenance", "--end")
        await host(bot, "maintenance", "--reason", WHY, "--minutes", "0")
        await until(lambda: bot.context.kept_out.maintenance is not None)
        assert WHY in words(await (await alice.command(channel, "play")).final())
        assert WHY not in words(await (await alice.command(channel, "about")).final())
        assert await bot.clock.fire_due() == 0
    async with boot() as bot:
        assert WHY not in words(await (await alice.command(channel, "play")).final())
        assert "in force" not in await host(bot, "list")


async def test_on_servers_that_are_not_allowed_the_bot_answers_nobody(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    await host(bot, "allow", "5")
    await until(lambda: bool(bot.context.kept_out.allowed))
    refused = words(await (await people[0].command(channel, "play")).final())
    assert "certains serveurs" in refused
    assert not bot.context.kept_out.may_be_on(int(standin.world.guild_id))
    await host(bot, "allow", standin.world.guild_id)
    await until(lambda: bot.context.kept_out.may_be_on(int(standin.world.guild_id)))
    for server in ("5", standin.world.guild_id):
        await host(bot, "disallow", server)
    await until(lambda: not bot.context.kept_out.allowed)


async def test_a_person_is_forgotten_by_order(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    table = await number_of(bot, channel)
    await host(bot, "forget", bob.id)
    await carried_out(bot)
    info = await bot.tables.table_queries.info(table)
    assert [seat.user_id for seat in info.seated] == [int(alice.id), None]
    assert bob.id not in await host(bot, "list")
    assert await host(bot, "tables", "person", bob.id) == ""


async def test_a_report_reaches_the_host_with_its_table(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    table = await number_of(bot, channel)
    asked = {"text": "He cheats.", "person": bob.id}
    said = words(await (await alice.command(channel, "report", asked)).final())
    assert (f"table nº {table}" in said, "signalement nº 1" in said) == (True, True)
    listed = await host(bot, "reports")
    assert listed.startswith("report 1 (open)")
    for part in (f"by {alice.id}", f"person {bob.id}", f"table {table}", "He cheats."):
        assert part in listed
    assert "Open reports: 1" in await host(bot, "status")
    assert "He cheats." in await host(bot, "table", str(table))
    await host(bot, "reports", "--close", "1")
    assert await host(bot, "reports") == ""
    assert "(closed " in await host(bot, "reports", "--all")
    for _ in range(9):
        await alice.command(channel, "report", {"text": "Again."})
    refused = words(await (await alice.command(channel, "report", {"text": "Again."})).final())
    assert "10 signalements" in refused
