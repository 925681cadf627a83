"""A channel that is deleted, or that the bot can no longer use, ends no game: its people hear of
it, and any of them continues it in another one."""

from __future__ import annotations

import re

import pytest
import sqlalchemy as sa

from bot.app.assembly import Bot
from bot.model.states import IntentKind
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.store.schema import outbox
from bot.table import TableInfo
from tests.bot.face.pages.test_access import forged
from tests.bot.face.playing import Boot, buttons, last_public, press, rest, selects, words
from tests.bot.face.tables.test_play import opened, started
from tests.standin import StandIn


@pytest.fixture(autouse=True)
def readers(french_readers: None) -> None:
    """Everybody reads French."""


@pytest.fixture
def others(standin: StandIn, channel: Channel) -> list[Channel]:
    return [c for c in standin.world.channels.values() if c.kind == "text" and c is not channel]


async def the_table(bot: Bot, person: Person) -> TableInfo:
    (table,) = await bot.tables.table_queries.of_user(int(person.id))
    return table


def told(person: Person) -> Message:
    """The direct message that the channel is missing, or what became of it."""
    return next(m for m in reversed(person.direct_messages()) if "🧭" in words(m))


async def test_everybody_is_told_and_one_press_continues_elsewhere(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, others: list[Channel]
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    standin.delete_channel(channel)
    await rest(bot, standin)
    for person in (alice, bob):
        assert "le salon n’existe plus" in words(told(person))
        assert "Continuer dans #table-2" in buttons(told(person))
    mine = await bob.command(others[1], "game mine")
    assert "le salon n’existe plus" in words(mine.message)
    moved = await press(bob, told(bob), "Continuer dans #table-2")
    assert f"<#{others[0].id}>" in words(moved.message)
    await rest(bot, standin)
    table = await the_table(bot, alice)
    assert (table.status, table.missing, table.channel_id) == ("running", "", int(others[0].id))
    public = [words(m) for m in alice.messages(others[0])]
    assert any(f"À la demande de <@{bob.id}>" in text for text in public)
    assert "Jouer" in buttons(last_public(alice, others[0]))
    latest = alice.direct_messages()[-1]
    assert "La partie continue" in words(latest), "her message no longer asks"
    assert not buttons(latest)
    done = await press(alice, (await alice.command(others[0], "play")).shown, "Mettre la carte 1")
    assert "met la carte 1" in words(done.message)


@pytest.mark.parametrize("command", ["play", "game resume", "game board", "game log", "sheet"])
async def test_commands_lead_to_the_game_without_a_channel(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    others: list[Channel],
    command: str,
) -> None:
    alice, bob, carol = people[:3]
    await started(bot, standin, alice, bob, channel)
    standin.delete_channel(channel)
    await rest(bot, standin)
    private = await (await bob.command(bob.direct_channel(), command)).last()
    if command != "sheet":  # which shows itself, paused or not
        assert "le salon n’existe plus" in words(private)
    if command != "sheet":
        label = next(text for text in buttons(private) if "ailleurs" in text or "autre" in text)
        chosen = (await press(bob, private, label)).shown
        (select,) = selects(chosen)
        names = [option["label"] for option in select["options"]]
        assert names == ["#table-2", "#taverne"]
    stranger = await (await carol.command(others[0], command)).last()
    assert "le salon n’existe plus" not in words(stranger)
    offered = await (await bob.command(others[0], command)).last()
    assert "le salon n’existe plus" in words(offered)
    label = next(text for text in buttons(offered) if "continuer ici" in text)
    await press(bob, offered, label)
    await rest(bot, standin)
    table = await the_table(bot, alice)
    assert (table.status, table.channel_id) == ("running", int(others[0].id))


async def test_a_channel_that_the_bot_may_not_see_is_left_by_choice(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, others: list[Channel]
) -> None:
    alice, bob = people[:2]
    menu = await started(bot, standin, alice, bob, channel)
    standin.deny(channel, "view_channel")
    await press(alice, menu, "Mettre la carte 1")
    await rest(bot, standin)
    assert "je ne vois plus le salon" in words(told(bob))
    assert "Continuer la partie" in buttons(told(bob)), "the right may come back"
    page = (await press(bob, told(bob), "Continuer ailleurs")).shown
    (select,) = selects(page)
    await bob.select(page, select["custom_id"], [others[1].id])
    await rest(bot, standin)
    assert (await the_table(bot, alice)).channel_id == int(others[1].id)
    assert "Jouer" in buttons(last_public(alice, others[1]))


async def test_a_player_ends_a_pause_that_nobody_asked_for(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    menu = await started(bot, standin, alice, bob, channel)
    standin.deny(channel, "view_channel")
    await press(alice, menu, "Mettre la carte 1")
    await rest(bot, standin)
    assert (await the_table(bot, bob)).status == "paused"
    standin.deny(channel)
    await press(bob, told(bob), "Continuer la partie")
    await rest(bot, standin)
    assert (await the_table(bot, bob)).status == "running"
    assert "La partie continue" in words(bob.direct_messages()[-1])


async def test_a_lobby_moves_too(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, others: list[Channel]
) -> None:
    alice, bob = people[:2]
    lobby = await opened(bot, standin, alice, channel)
    await press(bob, lobby, "Rejoindre")
    await rest(bot, standin)
    standin.delete_channel(channel)
    await rest(bot, standin)
    await press(bob, told(bob), "Continuer dans #table-2")
    await rest(bot, standin)
    moved = next(m for m in alice.messages(others[0]) if "Commencer" in buttons(m))
    await press(alice, moved, "Commencer")
    await rest(bot, standin)
    assert (await the_table(bot, alice)).status == "running"


async def test_only_its_people_move_a_game_and_only_to_a_free_channel(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, others: list[Channel]
) -> None:
    alice, bob, carol, david = people
    await started(bot, standin, alice, bob, channel)
    standin.delete_channel(channel)
    await rest(bot, standin)
    table = await the_table(bot, alice)
    message = told(bob)
    await opened(bot, standin, carol, others[0])
    taken = await press(bob, message, "Continuer dans #table-2", before_edit=True)
    assert "il est pris" in words(taken.message)
    offered = (await bob.command(others[1], "game resume")).shown
    stranger = await forged(david, others[1], offered, (2, f"l1:{table.id}:move_here", []))
    assert "vous n’y avez pas accès" in words(stranger.message)
    stays, lobby = await the_table(bot, carol), last_public(carol, others[0])
    kept = await forged(carol, others[0], lobby, (2, f"l1:{stays.id}:move_to:{others[1].id}", []))
    assert "la partie y reste" in words(kept.message)


async def test_a_repeated_refusal_writes_once(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    table = await the_table(bot, alice)
    for missing in ("channel", "view_channel", "channel"):
        await bot.tables.pausing.pause_missing(table.id, missing)
    await rest(bot, standin)
    assert len([m for m in bob.direct_messages() if "🧭" in words(m)]) == 1


async def test_after_a_restart_the_buttons_work(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    async with boot() as bot:
        await started(bot, standin, alice, bob, channel)
        standin.delete_channel(channel)
        await rest(bot, standin)
    async with boot() as bot:
        await press(bob, told(bob), "Continuer dans #table-2")
        assert (await the_table(bot, bob)).status == "running"


async def test_a_game_that_ends_without_a_channel_closes_the_messages(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    table = await the_table(bot, alice)
    standin.delete_channel(channel)
    await rest(bot, standin)
    await bot.tables.ending.close(table.id, "test")
    await rest(bot, standin)
    kind: IntentKind = "displaced"

    def wanted(tx):
        return list(tx.execute(sa.select(outbox.c.wanted).where(outbox.c.kind == kind)).scalars())

    assert await bot.store.read(wanted) == [2, 2]
    assert re.search("terminée|over", words(bob.direct_messages()[-1]))
