"""People who install the bot for themselves use it in direct messages and on servers without it,
for seats that they have. Only they see its answers there."""

from __future__ import annotations

import asyncio

import pytest

from bot.app.assembly import Bot
from bot.app.invite import invite_url
from bot.playground import shapes
from bot.playground.people import Person
from bot.playground.world import Channel
from tests.bot.face import playing
from tests.bot.face.playing import Boot, buttons, rest, words
from tests.bot.face.tables.test_plans import pressed
from tests.bot.face.tables.test_play import started
from tests.standin import StandIn

pytestmark = pytest.mark.usefixtures("french_readers")


@pytest.fixture
def away(standin: StandIn) -> Channel:
    """A channel of a server without the bot."""
    return standin.world.add_channel(standin.world.new_id(), "away", "elsewhere")


async def test_every_command_is_offered_to_people_who_install_the_bot(
    bot: Bot, standin: StandIn
) -> None:
    for command in standin.all_commands():
        assert (command["integration_types"], command["contexts"]) == ([0, 1], [0, 1, 2])


async def test_an_application_that_people_cannot_install_offers_servers_alone(
    boot: Boot, standin: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    application = shapes.application

    def without(world):
        return application(world) | {"integration_types_config": {"0": {}}}

    monkeypatch.setattr(shapes, "application", without)
    monkeypatch.setattr(playing, "TOLD", {})  # else commands are registered once for all tests
    async with boot():
        for command in standin.all_commands():
            assert (command["integration_types"], command["contexts"]) == ([0], [0, 1])


@pytest.mark.parametrize("direct", [False, True])
async def test_one_plays_ones_seat_on_a_server_without_the_bot_and_in_direct_messages(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    away: Channel,
    direct: bool,
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    if direct:
        away = alice.direct_channel()
    await rest(bot, standin)
    mine = await (await alice.command(away, "game mine")).final()
    assert f"<#{channel.id}>" in words(mine)
    for command in ("sheet", "plan", "notes"):
        answer = await (await alice.command(away, command)).final()
        assert answer.only_for == alice.id, command
    menu = await (await alice.command(away, "play")).final()
    assert "Essai" in words(await pressed(alice, menu, "Essayer mon tour"))
    menu = await (await alice.command(away, "play")).final()
    before = (await bot.tables.table_queries.at_channel(int(channel.id))).ply
    ident = next(ident for ident in buttons(menu).values() if ident.startswith("t1:"))
    await alice.click(menu, ident)
    await rest(bot, standin)
    assert (await bot.tables.table_queries.at_channel(int(channel.id))).ply > before
    assert direct or [m for m in alice.messages(away) if m.only_for is None] == []


async def test_a_server_without_the_bot_gets_no_table(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, away: Channel
) -> None:
    alice, bob, chloe = people[:3]
    await started(bot, standin, alice, bob, channel)
    opened = await (await alice.command(away, "game new", {"game": "_skeleton"})).final()
    assert "où je suis" in words(opened)
    stranger = await (await chloe.command(away, "play")).final()
    assert "aucune partie en cours" in words(stranger)
    assert await bot.tables.table_queries.at_channel(int(away.id)) is None
    await asyncio.sleep(0)
    assert all(m.only_for is not None for person in people for m in person.messages(away))


def test_the_link_by_which_a_person_installs_it() -> None:
    assert "integration_type=1" in invite_url("5", person=True)
    assert "bot" not in invite_url("5", person=True).partition("scope=")[2].split("&")[0]
