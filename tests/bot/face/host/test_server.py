"""What a server sets: its language, who may open tables and where, the channel for reports."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot import __version__
from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel, bits
from bot.texts import Library
from tests.bot.face.command_tree import commands_of
from tests.bot.face.host.test_first_contact import hellos, said, taken_in
from tests.bot.face.playing import Boot, buttons, last_public, manages_channels, press, rest
from tests.bot.face.tables.test_play import started
from tests.standin import StandIn

ROOT = Path(__file__).resolve().parents[4]


@pytest.fixture
def boss(standin: StandIn, people: tuple[Person, ...]) -> Person:
    """Who may manage channels; the others may not."""
    person = people[0]
    manages_channels(person)
    return person


@pytest.fixture
def guest(people: tuple[Person, ...]) -> Person:
    person = people[1]
    person.record.permissions &= ~bits("manage_channels", "administrator")
    return person


async def setting(boss: Person, channel: Channel, **options: Any) -> str:
    return said(await boss.command(channel, "settings server", options))


async def opened(person: Person, channel: Channel) -> str:
    return said(await person.command(channel, "game new", {"game": "_skeleton"}))


# --- every command --------------------------------------------------------------------------------


async def test_no_command_stands_twice(library: Library) -> None:
    """None under /game does what one beside it does; /board is another than /game board."""
    commands = await commands_of(library)
    (game,) = (command for command in commands if command["name"] == "game")
    below = {option["description"] for option in game["options"]}
    assert below.isdisjoint(command["description"] for command in commands)
    assert len(game["options"]) <= 25


# --- settings -------------------------------------------------------------------------------------


async def test_only_managers_change_server_settings(
    bot: Bot, guest: Person, boss: Person, channel: Channel
) -> None:
    assert "Gérer les salons" in await setting(guest, channel, language="en")
    shown = await setting(boss, channel)
    assert "Tout le monde peut ouvrir" in shown
    assert "français en public" in shown
    assert "anglais en public" in await setting(boss, channel, language="en")


async def test_managers_of_one_channel_cannot_change_server_settings(
    bot: Bot, guest: Person, channel: Channel
) -> None:
    guest.record.permissions |= bits("manage_channels")
    assert "sur tout le serveur" in await setting(guest, channel, language="en")
    named = said(await guest.command(channel, "campaign new", {"name": "Le puits"}))
    assert "Le puits" not in named


async def test_opening_tables_can_be_limited_to_a_role(
    bot: Bot, standin: StandIn, guest: Person, boss: Person, channel: Channel
) -> None:
    role = standin.add_role("Meneurs")
    assert f"<@&{role.id}>" in await setting(boss, channel, opener="Meneurs")
    assert f"<@&{role.id}>" in await opened(guest, channel)
    guest.record.roles.append(role.id)
    assert "tout le monde peut la rejoindre" in await opened(guest, channel)
    await rest(bot, standin)
    assert "Rejoindre" in buttons(last_public(guest, channel))


async def test_opening_tables_can_be_limited_to_threads(
    bot: Bot, standin: StandIn, guest: Person, boss: Person, channel: Channel
) -> None:
    await setting(boss, channel, where="threads")
    offered = (await guest.command(channel, "game new", {"game": "_skeleton"})).shown
    assert "dans des fils" in offered.text()
    await press(guest, offered, "Ouvrir un fil")
    await rest(bot, standin)
    (thread,) = standin.threads(channel)
    assert "Rejoindre" in buttons(last_public(guest, thread))


async def test_opening_tables_can_be_limited_to_channels(
    bot: Bot, standin: StandIn, guest: Person, boss: Person, channel: Channel
) -> None:
    other = next(
        c for c in standin.world.channels.values() if c.kind == "text" and c is not channel
    )
    assert f"<#{other.id}>" in await setting(boss, other, where="here")
    assert f"<#{other.id}>" in await opened(guest, channel)
    await opened(guest, other)
    await rest(bot, standin)
    assert "Rejoindre" in buttons(last_public(guest, other))
    assert "n’importe quel salon" in await setting(boss, other, where="not-here")


async def test_problems_are_reported_in_the_chosen_channel(
    bot: Bot, standin: StandIn, guest: Person, boss: Person, channel: Channel
) -> None:
    other = next(
        c for c in standin.world.channels.values() if c.kind == "text" and c is not channel
    )
    await setting(boss, other, reports="here")
    await started(bot, standin, boss, guest, channel)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    standin.deny(channel, "send_messages", "view_channel")
    await bot.tables.pausing.pause_missing(table.id, "view_channel")
    await rest(bot, standin)
    told = last_public(guest, other).text()
    assert "en pause : je ne vois plus le salon" in told
    assert f"<#{channel.id}>" in told


# --- first contact --------------------------------------------------------------------------------


async def test_the_first_greeting_has_both_languages_and_a_button_for_each(
    bot: Bot, standin: StandIn, guest: Person, boss: Person
) -> None:
    await taken_in(bot, standin)
    (hello,) = hellos(standin)
    assert "Bonjour" in hello.text()
    assert "Hello" in hello.text()
    assert list(buttons(hello))[3:] == ["Parler français ici", "Speak English here"]
    assert "Gérer les salons" in said(await press(guest, hello, "Speak English"))
    await press(boss, hello, "Speak English")
    assert await bot.tables.notes.guild_locale(int(standin.world.guild_id)) == "en"
    await taken_in(bot, standin)
    newest = [message for some in standin.world.messages.values() for message in some.values()][-1]
    assert "Hello" in newest.text()
    assert "Bonjour" not in newest.text()
    assert len(buttons(newest)) == 3


# --- who runs it ----------------------------------------------------------------------------------


async def test_about_shows_version_operator_privacy_and_source(
    boot: Boot, people: tuple[Person, ...], channel: Channel
) -> None:
    async with boot():
        bare = said(await people[0].command(channel, "about"))
    assert "n’a pas laissé d’adresse" in bare
    more = {"contact": "Hosts of Example", "source": "example.org/source"}
    async with boot(**more):
        told = said(await people[0].command(channel, "about"))
    for part in (__version__, *more.values(), "/confidentialité exporter"):
        assert part in told, part


def test_the_pages_on_privacy_and_terms_name_every_table_of_the_database() -> None:
    from bot.store.schema import metadata

    said = (ROOT / "docs" / "privacy.md").read_text(encoding="utf-8")
    missing = [name for name in metadata.tables if f"`{name}`" not in said]
    assert missing == []
    terms = (ROOT / "docs" / "terms.md").read_text(encoding="utf-8")
    assert "privacy.md" in terms
