"""Each kind of channel on Discord: the threads that are opened there, and what is said instead."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, replace

import discord
import pytest
from discord import ChannelType

from bot.app.assembly import Bot
from bot.discord.channels import CHANNEL_KINDS, kind_of, private_parent, thread_parent
from bot.discord.components.ids import table_id
from bot.features.roles.service import Casting
from bot.playground.people import Person
from bot.playground.shapes import THREAD_TYPES
from bot.playground.world import Channel, Message
from engine.games import GAMES
from tests.bot.face.playing import Boot, buttons, last_public, press, rest, words
from tests.standin import StandIn

GAME = next(iter(GAMES))
SIDED = next(name for name, package in GAMES.items() if package.ROLES)
DIRECTORY = 14
"""A type that discord.py does not know: it lists servers, and takes no messages."""
APART = "Un fil privé par camp"


@dataclass(frozen=True)
class Place:
    """Where a command can be typed on a server: a channel of this type, or a thread in it."""

    type: int
    thread: bool = False
    private: bool = False

    def made(self, standin: StandIn) -> Channel:
        """A channel, or thread, of this kind, that the bot finds at its start."""
        world = standin.world
        channel = world.add_channel(world.new_id(), "text", "lieu", type=self.type)
        if not self.thread:
            return channel
        more = {"parent_id": channel.id, "private": self.private, "owner_id": world.owner_id}
        thread = world.add_channel(world.new_id(), "thread", "fil", **more)
        thread.members += [world.application_id, *world.people]
        return thread


CHANNELS = [Place(0), Place(5), Place(2), Place(13)]
THREADS = [Place(0, True), Place(0, True, True), Place(5, True), Place(15, True), Place(16, True)]
PLACES = [*CHANNELS, *THREADS]


def test_every_type_of_discord_has_a_row() -> None:
    assert set(CHANNEL_KINDS) == set(ChannelType)
    found = {t: kind.thread for t, kind in CHANNEL_KINDS.items() if kind.thread is not None}
    assert found == {
        ChannelType.text: ChannelType.public_thread,
        ChannelType.news: ChannelType.news_thread,
    }
    private = [t for t, kind in CHANNEL_KINDS.items() if kind.private_threads]
    assert private == [ChannelType.text]
    for channel_type, kind in CHANNEL_KINDS.items():  # as the stand-in accepts them
        allowed = THREAD_TYPES.get(channel_type.value, ())
        assert kind.thread is None or kind.thread.value in allowed
        assert kind.private_threads == (12 in allowed)
    for unknown in (None, discord.Object(1), DIRECTORY):
        assert kind_of(unknown).thread is None
        assert thread_parent(unknown) is None
        assert private_parent(unknown) is None


@pytest.mark.parametrize("place", PLACES, ids=str)
async def test_a_busy_place_offers_a_thread_where_one_can_be_opened(
    boot: Boot,
    standin: StandIn,
    people: tuple[Person, ...],
    caplog: pytest.LogCaptureFixture,
    place: Place,
) -> None:
    channel = place.made(standin)
    alice, bob = people[:2]
    async with boot() as bot:
        await alice.command(channel, "game new", {"game": GAME})
        answer = (await bob.command(channel, "game new", {"game": GAME})).shown
        preset = {"game": GAME, "preset": "live"}
        typed = (await bob.command(channel, "game new", preset)).shown
        if place not in (Place(0), Place(5)):
            for said in (words(answer), words(typed)):
                assert "dans un autre salon" in said
                assert "fil" not in said
            assert not buttons(answer)
        else:
            assert "ou dans un fil" in words(typed)
            (label,) = buttons(answer)
            opened = (await press(bob, answer, label)).shown
            await rest(bot, standin)
            threads = [c for c in standin.world.channels.values() if c.parent_id == channel.id]
            (thread,) = threads
            assert f"<#{thread.id}>" in words(opened)
            assert await bot.tables.table_queries.at_channel(int(thread.id)) is not None
    assert standin.refusals == []
    assert faults(caplog) == []


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]


REFUSED = [
    (400, 50024), (400, 160006), (400, 160007), (400, 50035), (403, 50013), (403, 50001),
    (404, 10003), (405, 0), (409, 0), (413, 40005),
]  # fmt: skip
"""Statuses and codes with which Discord may refuse a thread."""


@pytest.mark.parametrize(("status", "code"), REFUSED)
async def test_a_thread_that_discord_refuses_is_a_sentence(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    status: int,
    code: int,
) -> None:
    alice, bob = people[:2]
    await alice.command(channel, "game new", {"game": GAME})
    answer = (await bob.command(channel, "game new", {"game": GAME})).shown
    standin.faults.next(status, code=code, method="POST", route=r"/channels/\d+/threads$")
    (label,) = buttons(answer)
    refused = (await press(bob, answer, label)).shown
    assert "Discord refuse d’ouvrir un fil" in words(refused)


async def with_sides(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> Message:
    """The message of a lobby of three people, one of them alone on a side."""
    alice = people[0]
    await alice.command(channel, "game new", {"game": SIDED})
    await rest(bot, standin)
    message = last_public(alice, channel)
    for person in people[1:3]:
        await press(person, message, "Rejoindre")
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    role = next(role for role, most in GAMES[SIDED].ROLES.items() if most == 1)
    await bot.tables.of(Casting).take(table.id, int(alice.id), role)
    await rest(bot, standin)
    return alice.message(message.id)


async def starts_apart(bot: Bot, standin: StandIn, alice: Person, channel: Channel) -> list[str]:
    """Start the game of this lobby, with a private thread for each side; return what is said in
    public of the threads."""
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    await bot.tables.of(Casting).plan_apart(table.id, int(alice.id), True)
    await bot.tables.lobby.start(table.id, int(alice.id))
    await rest(bot, standin)
    after = await bot.tables.table_queries.info(table.id)
    assert (after.council, after.status) == (False, "running")
    contents = [m.content for m in alice.messages(channel) if m.only_for is None]
    return [content for content in contents if "Concertez-vous en public" in content]


@pytest.mark.parametrize("place", PLACES, ids=str)
async def test_sides_get_private_threads_where_the_channel_can_hold_them(
    boot: Boot,
    standin: StandIn,
    people: tuple[Person, ...],
    caplog: pytest.LogCaptureFixture,
    place: Place,
) -> None:
    """Else the lobby offers none, and an old button answers with the reason."""
    channel = place.made(standin)
    alice = people[0]
    async with boot() as bot:
        message = await with_sides(bot, standin, people, channel)
        page = (await press(alice, message, "Rôles")).shown
        assert (APART in buttons(page)) == (place.type == 0)
        if place.type != 0:
            table = await bot.tables.table_queries.at_channel(int(channel.id))
            assert table is not None
            plan = table_id(table.id, "roles_plan", "apart")
            drop = table_id(table.id, "roles_drop")
            old = replace(page, data=json.loads(json.dumps(page.data).replace(drop, plan)))
            refused = (await alice.click(old, plan, force=True)).shown
            assert "ne peut pas avoir de fils privés" in words(refused)
            (said,) = await starts_apart(bot, standin, alice, channel)
            assert "Ce type de salon ne peut pas avoir de fils privés" in said
        threads = [c for c in standin.world.channels.values() if c.name.startswith("Partie ")]
        assert threads == []
    assert standin.refusals == []
    assert faults(caplog) == []


@pytest.mark.parametrize(("status", "code"), REFUSED)
async def test_a_side_is_told_once_that_its_thread_is_refused(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    caplog: pytest.LogCaptureFixture,
    status: int,
    code: int,
) -> None:
    await with_sides(bot, standin, people, channel)
    route = r"/channels/\d+/threads$"
    standin.faults.next(status, count=500, code=code, method="POST", route=route)
    (said,) = await starts_apart(bot, standin, people[0], channel)
    lacking = code in (50013, 50001)
    assert ("il me faut les permissions" in said) == lacking
    assert ("Discord refuse d’ouvrir" in said) == (not lacking)
    assert [done for done in standin.faults.done if done[2] == status] != []
    assert len(standin.faults.done) == 1
    assert faults(caplog) == []
