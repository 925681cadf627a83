"""Roles in the lobby, and the private threads in which sides plan."""

from __future__ import annotations

import discord
import pytest

from bot.app.assembly import Bot
from bot.features.roles.service import Casting
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.render.seats import tag
from bot.table import TableInfo
from engine.games import GAMES
from tests.bot.face.playing import buttons, last_public, press, rest, selects, words
from tests.standin import StandIn

CASTING = [name for name, package in GAMES.items() if package.ROLES]
pytestmark = pytest.mark.parametrize("game", CASTING)


async def lobby(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, game: str
) -> Message:
    """The message of a lobby of three people."""
    alice, *others = people[:3]
    await alice.command(channel, "game new", {"game": game})
    await rest(bot, standin)
    message = last_public(alice, channel)
    for person in others:
        await press(person, message, "Rejoindre")
    await rest(bot, standin)
    return alice.message(message.id)


async def roles(person: Person, message: Message) -> Message:
    """The private page of the roles."""
    page = (await press(person, message, "Rôles")).shown
    assert page.ephemeral
    return page


async def choose(person: Person, page: Message, label: str) -> Message:
    """Choose the entry of a select that begins with this."""
    for select in selects(page):
        for option in select["options"]:
            if option["label"].startswith(label):
                answer = await person.select(page, select["custom_id"], [option["value"]])
                assert answer.message is not None
                return answer.message
    raise AssertionError(f"{label!r} is not offered")


def named(bot: Bot, game: str) -> tuple[str, str]:
    """What the role of one seat and that of all the others are called."""
    texts = bot.context.library.texts("fr", game)
    few = next(role for role, most in GAMES[game].ROLES.items() if most == 1)
    rest_ = next(role for role, most in GAMES[game].ROLES.items() if not most)
    return texts.say(f"role-{few}"), texts.say(f"role-{rest_}")


async def begun(bot: Bot, standin: StandIn, alice: Person, channel: Channel) -> TableInfo:
    """The table of this channel, after its game has begun and all messages are posted."""
    table = await bot.tables.table_queries.at_channel(channel.id)
    assert table is not None
    table = await bot.tables.lobby.start(table.id, int(alice.id))
    await rest(bot, standin)
    return table


def threads(standin: StandIn, channel: Channel) -> list[Channel]:
    """The threads of a channel."""
    known = standin.world.channels.values()
    return [one for one in known if one.kind == "thread" and one.parent_id == channel.id]


async def test_roles_can_be_taken_given_and_voted_on(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, game: str
) -> None:
    alice, bob, carol = people[:3]
    few, _ = named(bot, game)
    message = await lobby(bot, standin, people, channel, game)
    assert f"**{few}** : personne pour l’instant ; le hasard décidera" in words(message)
    page = await roles(bob, message)
    assert not any("votent" in o["label"] for select in selects(page) for o in select["options"])
    await press(bob, page, f"Prendre : {few}")
    await rest(bot, standin)
    assert f"**{few}** : {tag(1)}" in words(alice.message(message.id))
    page = await roles(carol, alice.message(message.id))
    assert f"Prendre : {few}" not in buttons(page)
    page = await roles(bob, alice.message(message.id))
    await press(bob, page, f"Rendre : {few}")
    page = await choose(alice, await roles(alice, alice.message(message.id)), "Toute la table")
    page = await choose(alice, page, tag(2))
    await choose(bob, await roles(bob, alice.message(message.id)), tag(2))
    await rest(bot, standin)
    assert f"{carol.name} : 2 voix" in words(alice.message(message.id))
    table = await begun(bot, standin, alice, channel)
    view = await bot.tables.play.view(table.id, None)
    assert [len(side) for side in GAMES[game].sides(await state(bot, table))] == [1, 2]
    assert view.seats == 3


async def state(bot: Bot, table: TableInfo) -> object:
    """The state of a table's game."""
    return await bot.tables.sessions.read(
        table.id, lambda table_tx: bot.tables.sessions.game(table_tx)
    )


async def test_a_side_has_a_private_thread_without_the_other_side(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, game: str
) -> None:
    """Also once a seat has changed hands; at the end the thread says that it is over."""
    alice, bob, carol, dan = people[:4]
    few, rest_ = named(bot, game)
    message = await lobby(bot, standin, people, channel, game)
    await press(alice, await roles(alice, message), f"Prendre : {few}")
    page = await roles(alice, alice.message(message.id))
    await press(alice, page, "Un fil privé par camp")
    await rest(bot, standin)
    assert "dans un fil privé" in words(alice.message(message.id))
    assert threads(standin, channel) == []
    table = await begun(bot, standin, alice, channel)
    (thread,) = threads(standin, channel)
    assert thread.private
    assert thread.name == f"Partie {table.id} : {rest_}"
    assert {bob.id, carol.id} <= set(thread.members)
    assert alice.id not in thread.members
    (said,) = [m for m in bob.messages(thread) if m.only_for is None]
    assert rest_ in said.content
    assert bob.name in said.content
    seat = table.seat_of(int(carol.id))
    assert seat is not None
    await bot.tables.seats.offer(table.id, int(carol.id), seat)
    await bot.tables.seats.take(table.id, int(dan.id), "Dan", "fr", seat)
    await rest(bot, standin)
    assert {bob.id, dan.id} <= set(thread.members)
    assert not {alice.id, carol.id} & set(thread.members)
    await bot.tables.ending.end(table.id, 6, leads=True)
    await rest(bot, standin)
    assert "terminée" in bob.message(said.id).content
    assert threads(standin, channel) == [thread]


async def test_a_public_thread_is_never_used_as_a_sides_thread(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, game: str
) -> None:
    alice, bob, carol = people[:3]
    few, rest_ = named(bot, game)
    message = await lobby(bot, standin, people, channel, game)
    await press(alice, await roles(alice, message), f"Prendre : {few}")
    page = await roles(alice, alice.message(message.id))
    await press(alice, page, "Un fil privé par camp")
    at = await bot.tables.table_queries.at_channel(channel.id)
    assert at is not None
    parent = bot.client.get_channel(int(channel.id))
    assert isinstance(parent, discord.TextChannel)
    kind = discord.ChannelType.public_thread
    await parent.create_thread(name=f"Partie {at.id} : {rest_}", type=kind)
    await begun(bot, standin, alice, channel)
    public, private = sorted(threads(standin, channel), key=lambda thread: thread.private)
    assert (public.private, private.private) == (False, True)
    assert {bob.id, carol.id} <= set(private.members)
    assert not {bob.id, carol.id} & set(public.members)


async def test_without_the_permission_a_notice_says_that_there_is_no_thread(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, game: str
) -> None:
    """Before, to the host who asks for threads; and in public if it went since."""
    alice = people[0]
    message = await lobby(bot, standin, people, channel, game)
    page = await roles(alice, message)
    standin.deny(channel, "create_private_threads")
    refused = (await press(alice, page, "Un fil privé par camp")).shown
    assert "créer des fils privés" in words(refused)
    table = await bot.tables.table_queries.at_channel(channel.id)
    assert table is not None
    await bot.tables.of(Casting).plan_apart(table.id, int(alice.id), True)
    await bot.tables.of(Casting).take(table.id, int(alice.id), named_role(game))
    table = await begun(bot, standin, alice, channel)
    messages = [m for m in alice.messages(channel) if "Concertez-vous en public" in m.content]
    assert len(messages) == 1
    assert threads(standin, channel) == []
    after = await bot.tables.table_queries.info(table.id)
    assert (after.council, after.status) == (False, "running")


def named_role(game: str) -> str:
    """The role of one seat."""
    return next(role for role, most in GAMES[game].ROLES.items() if most == 1)
