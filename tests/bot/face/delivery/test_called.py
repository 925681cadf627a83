"""A person who takes their turn meanwhile is no longer called to it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.app.assembly import Bot
from bot.discord.transport import DiscordTransport
from bot.model.intents import AlreadyAnswered, Intent
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.store import notes
from tests.bot.face.delivery.test_waiting import waiting_menu
from tests.bot.face.playing import rest, words
from tests.standin import StandIn


async def test_an_outdated_call_is_sent_only_if_none_is_posted(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await waiting_menu(bot, alice, bob, channel)  # seat 0 has answered, seat 1 has not
    await rest(bot, standin)
    post = DiscordTransport(bot.client, bot.context)
    call = Intent(9, "sheet", 1, 0, "", occasion="turn", nonce="a-call", stands=True)
    said = len(alice.direct_messages())
    with pytest.raises(AlreadyAnswered):
        await post.send(call)
    assert len(alice.direct_messages()) == said
    await post.send(replace(call, stands=False))
    assert "a changé" in words(alice.direct_messages()[-1])
    await post.send(replace(call, seat=1, nonce="another"))
    assert "a changé" not in words(bob.direct_messages()[-1])


async def test_private_messages_use_the_language_of_reader_then_server_then_bot(
    bot: Bot, standin: StandIn, people: tuple[Person, ...]
) -> None:
    alice, bob = (int(person.id) for person in people[:2])
    channel, guild = int(standin.channel("table").id), 70
    table = await bot.tables.lobby.open("_skeleton", guild, channel, alice, "A", "fr")
    await bot.tables.lobby.join(table.id, bob, "B", None)
    await bot.tables.lobby.start(table.id, alice)
    await bot.outbox.finish()
    post = DiscordTransport(bot.client, bot.context)

    async def labels() -> list[str]:
        found = []
        for seat in (0, 1):
            intent = Intent(table.id, "reminder", 1, seat, "half:0", "half", {"due": 5.0})
            page = await post.page(intent, await post.read(intent), False)
            found.append(page.rows[0][0].label)
        return found

    said = {locale: bot.context.library.texts(locale).say("button-play") for locale in ("fr", "en")}
    assert bot.context.locale == "fr"
    assert await labels() == [said["fr"], said["fr"]], (
        "nobody knows of Bob or the server: the bot's"
    )
    await bot.tables.notes.set_guild_locale(guild, "en")
    assert await labels() == [said["fr"], said["en"]]
    await bot.tables.notes.note_locale(bob, "fr")
    await bot.tables.notes.note_locale(alice, "en")
    assert await labels() == [said["en"], said["fr"]]


async def test_who_opens_a_lobby_keeps_their_language(
    bot: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    """Not that of the server, in which the lobby is posted."""
    alice = people[0]
    alice.speak("en-GB")
    await alice.command(channel, "help")  # from here on, the bot knows it
    await alice.command(channel, "game new", {"game": "_skeleton"})
    locale = await bot.store.read(lambda tx: notes.person_locale(tx, int(alice.id)))
    assert (locale, bot.context.locale) == ("en", "fr")
