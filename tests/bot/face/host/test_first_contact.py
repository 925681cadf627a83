"""A server takes the bot in; permissions are missed; one's games and what one missed are shown."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import discord
import pytest

from bot.app.assembly import Bot
from bot.app.invite import PERMISSIONS
from bot.discord.pages.tour import half_way
from bot.playground.people import Answer, Person
from bot.playground.world import Channel, Message
from bot.table import TableInfo
from bot.table.after.event_log import latest_news
from bot.table.limits import Limits
from bot.texts import Library
from engine.games import GAMES
from tests.bot.face.playing import Boot, alts, buttons, last_public, press, rest, selects, words
from tests.standin import StandIn
from tests.waiting import until

HELLO = "Regarder"


def said(answer: Answer) -> str:
    """All that the bot's answer says."""
    assert answer.message is not None
    return answer.message.text()


def hellos(standin: StandIn) -> list[Message]:
    """Every hello there is, in any channel."""
    found = []
    for messages in standin.world.messages.values():
        found += [m for m in messages.values() if {HELLO, "Look around"} & buttons(m).keys()]
    return found


async def taken_in(bot: Bot, standin: StandIn) -> None:
    """The server sends the bot away and takes it in again."""
    standin.remove_bot()
    await rest(bot, standin)
    standin.invite_bot()
    await quiet(bot, standin)


def test_the_invite_link_asks_for_each_permission_that_a_sentence_names(library: Library) -> None:
    texts = library.texts("fr", None)
    named = {name for name in discord.Permissions.VALID_FLAGS if texts.has(f"permission-{name}")}
    assert {"create_private_threads", "send_messages"} <= named
    silent = ("pin_messages", "manage_webhooks", "create_events", "manage_events")
    asked = discord.Permissions(**dict.fromkeys((*named, *silent), True))
    assert asked == PERMISSIONS


async def quiet(bot: Bot, standin: StandIn) -> None:
    """Wait for what the bot does of its own accord, outbox or not."""
    for _ in range(5):
        await asyncio.sleep(0.02)
        await rest(bot, standin)


async def until_logged(caplog: pytest.LogCaptureFixture, text: str, times: int) -> None:
    """Wait until the bot has noted this so often."""

    def logged() -> bool:
        return sum(text in record.getMessage() for record in caplog.records) == times

    await until(logged, f"{text!r} is not logged {times} times")


async def test_a_server_is_greeted_only_when_it_adds_the_bot(
    bot: Bot, standin: StandIn, channel: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    await rest(bot, standin)
    assert hellos(standin) == []  # known for long
    await taken_in(bot, standin)
    (hello,) = hellos(standin)
    assert hello.channel_id == channel.id
    standin.gateway.reconnect()
    await until_logged(caplog, "RESUMED", 1)
    await quiet(bot, standin)
    assert len(hellos(standin)) == 1
    await taken_in(bot, standin)
    assert len(hellos(standin)) == 2


async def test_the_greeting_changes_to_the_chosen_language(
    bot: Bot, standin: StandIn, people: tuple[Person, ...]
) -> None:
    await taken_in(bot, standin)
    (hello,) = hellos(standin)
    await press(people[0], hello, "Speak English here")
    await rest(bot, standin)
    (hello,) = hellos(standin)
    assert list(buttons(hello))[:3] == ["Learn in ten minutes", "New game", "Look around"]


async def test_the_greeting_leads_to_a_lobby_in_two_clicks(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    await taken_in(bot, standin)
    (hello,) = hellos(standin)
    choice = (await press(people[1], hello, "Nouvelle partie")).shown
    assert choice.ephemeral
    opened = await press(people[1], choice, "Outlive")
    assert opened.message is not None
    assert opened.message.ephemeral
    await rest(bot, standin)
    assert "Rejoindre" in buttons(last_public(people[1], channel))


@pytest.mark.parametrize("game", [name for name in GAMES if name != "_skeleton"])
async def test_the_tour_shows_a_table_and_how_to_open_one(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    game: str,
    library: Library,
) -> None:
    half_way(game)  # once it is played, it is kept
    await taken_in(bot, standin)
    (hello,) = hellos(standin)
    assert list(buttons(hello))[:3] == ["Apprendre en dix minutes", "Nouvelle partie", "Regarder"]
    lessons = (await press(people[1], hello, "Apprendre")).message
    choice = (await press(people[1], hello, HELLO)).message
    assert lessons is not None
    assert choice is not None
    name = library.texts("fr", game).say("game-name")
    assert {name} <= buttons(lessons).keys() & buttons(choice).keys()
    table = await (await press(people[1], choice, name)).last()
    assert table.ephemeral
    assert list(buttons(table)) == ["Apprendre en dix minutes", "Nouvelle partie"]
    assert "à mi-chemin" in words(table)
    assert alts(table)


async def test_the_greeting_goes_to_a_channel_where_the_bot_may_write_or_nowhere(
    bot: Bot, standin: StandIn, people: tuple[Person, ...]
) -> None:
    texts = [c for c in standin.world.channels.values() if c.kind == "text"]
    standin.deny(texts[0], "send_messages")
    standin.deny(texts[1], "view_channel")
    await rest(bot, standin)
    await taken_in(bot, standin)
    assert [m.channel_id for m in hellos(standin)] == [texts[2].id]
    standin.deny(texts[2], "send_messages")
    await rest(bot, standin)
    await taken_in(bot, standin)
    assert len(hellos(standin)) == 1


async def test_a_server_added_during_downtime_is_greeted_once_at_start(
    boot: Boot, standin: StandIn
) -> None:
    standin.world.joined_at = datetime.now(UTC).isoformat()
    for _ in range(2):
        async with boot() as bot:
            await quiet(bot, standin)
            assert len(hellos(standin)) == 1


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        ("embed_links", "intégrer des liens"),
        ("send_messages", "envoyer des messages"),
        ("view_channel", "voir le salon"),
    ],
)
async def test_a_missing_permission_is_named_with_where_to_grant_it(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    denied: str,
    named: str,
) -> None:
    standin.deny(channel, denied)
    await rest(bot, standin)
    refused = said(await people[0].command(channel, "game new", {"game": "_skeleton"}))
    assert named in refused
    assert f"<#{channel.id}>" in refused


async def test_in_a_thread_the_permission_to_send_in_threads_is_named(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await opened(bot, standin, alice, channel)
    offered = (await bob.command(channel, "game new", {"game": "_skeleton"})).shown
    standin.deny(channel, "send_messages_in_threads")
    await rest(bot, standin)
    refused = said(await press(bob, offered, "Ouvrir un fil"))
    assert "dans les fils" in refused
    assert f"<#{channel.id}>" in refused


async def test_without_the_permission_for_files_the_game_runs_as_text_with_one_notice(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    standin.deny(channel, "attach_files")
    await rest(bot, standin)
    answer = await alice.command(channel, "game new", {"game": "_skeleton"})
    assert "joindre des fichiers" in said(answer)
    table = await begun(bot, standin, alice, bob, channel)
    assert table.status == "running"
    public = [m for m in alice.messages(channel) if m.only_for is None]
    assert "Prix" in public[-1].text() or "Mise en place" in public[-1].text()
    assert not any("joindre des fichiers" in m.text() for m in public)
    assert not any(m.attachments for m in public)


async def opened(bot: Bot, standin: StandIn, host: Person, channel: Channel) -> Message:
    """A lobby's message."""
    await host.command(channel, "game new", {"game": "_skeleton"})
    await rest(bot, standin)
    return last_public(host, channel)


async def begun(
    bot: Bot, standin: StandIn, host: Person, guest: Person, channel: Channel
) -> TableInfo:
    """Start the game whose lobby is last in the channel."""
    await rest(bot, standin)
    lobby = last_public(host, channel)
    await press(guest, lobby, "Rejoindre")
    await press(host, lobby, "Commencer")
    await rest(bot, standin)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    return table


async def test_mine_lists_games_of_all_servers_and_those_that_await(
    bot: Bot, standin: StandIn, people: tuple[Person, ...]
) -> None:
    alice, bob = people[:2]
    dm = alice.direct_channel()
    assert "aucune partie" in said(await alice.command(dm, "game mine"))
    first, second, third = [c for c in standin.world.channels.values() if c.kind == "text"]
    await opened(bot, standin, alice, first)
    await begun(bot, standin, alice, bob, first)
    await opened(bot, standin, alice, second)
    await opened(bot, standin, alice, third)
    listed = await alice.command(dm, "game mine")
    assert listed.message is not None
    assert listed.message.ephemeral
    text = said(listed)
    for place in (first, second, third):
        assert f"<#{place.id}> (Le Refuge)" in text
    assert "à vous : Met" in text
    assert "<t:" in text
    assert text.count("en préparation") == 2
    menu = await press(alice, listed.message, "1. Jouer")
    assert menu.message is not None
    done = await press(alice, menu.message, "Mettre la carte 1")
    assert "met la carte 1" in said(done)
    assert f"on attend {bob.name}" in said(await alice.command(dm, "game mine"))
    theirs = said(await bob.command(bob.direct_channel(), "game mine"))
    assert "à vous" in theirs
    assert second.id not in theirs
    await alice.command(first, "game pause")
    assert "en pause" in said(await bob.command(first, "game mine"))


async def test_mine_reveals_no_secret_pick_of_a_rival(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """Bids are secret: when a rival bids, the list of the other stays as it was."""
    alice, bob = people[:2]
    await opened(bot, standin, alice, channel)
    table = await begun(bot, standin, alice, bob, channel)
    for seat, who in enumerate((alice, bob)):
        asked = await bot.tables.play.ask(table.id, seat)
        await bot.tables.play.pick(table.id, int(who.id), seat, asked.revision, 0)
    news = await bot.store.read(lambda tx: latest_news(tx, table.id, 1))
    asked = await bot.tables.play.ask(table.id, 0)
    await bot.tables.play.pick(table.id, int(alice.id), 0, asked.revision, 0)
    assert (await bot.tables.table_queries.info(table.id)).ply == 3
    assert await bot.store.read(lambda tx: latest_news(tx, table.id, 1)) == news


async def test_many_games_are_paged_by_a_select(
    bot: Bot, standin: StandIn, people: tuple[Person, ...]
) -> None:
    alice = people[0]
    bot.tables.sessions.limits = Limits(lobbies_per_person=12)
    for n in range(12):
        await bot.tables.lobby.open("_skeleton", 77, 7700 + n, int(alice.id), "Alice", "fr")
    first = (await alice.command(alice.direct_channel(), "game mine")).shown
    assert first.text().count("en préparation") == 5
    pages, _ = selects(first)
    assert [option["label"] for option in pages["options"]] == [
        "Parties 1 à 5", "Parties 6 à 10", "Parties 11 à 12",
    ]  # fmt: skip
    last = await alice.select(first, pages["custom_id"], ["2"])
    assert last.kind == "update"
    assert "<#7710>" in said(last)
    assert "<#7711>" in said(last)
    assert "<#7700>" not in said(last)


async def test_favourites_come_first_on_every_page_until_they_are_unmarked(
    bot: Bot, standin: StandIn, people: tuple[Person, ...]
) -> None:
    alice = people[0]
    bot.tables.sessions.limits = Limits(lobbies_per_person=12)
    for n in range(7):
        await bot.tables.lobby.open("_skeleton", 77, 7700 + n, int(alice.id), "Alice", "fr")

    async def listed() -> Message:
        return (await alice.command(alice.direct_channel(), "game mine")).shown

    pages, marks = selects(await listed())
    assert marks["options"][0]["label"] == "⭐ 1. Mettre en tête\N{NO-BREAK SPACE}: #7700"
    last = (await alice.select(await listed(), pages["custom_id"], ["1"])).shown
    _, marks = selects(last)
    again = await alice.select(last, marks["custom_id"], [marks["options"][-1]["value"]])
    assert "<#7706>" not in said(again), "it went to the first page"
    first = await listed()
    top, second, *_ = first.text().partition("1.** ⭐ ")[2].splitlines()
    assert "<#7706>" in top
    assert "<#7700>" in second
    _, marks = selects(first)
    assert marks["options"][0]["label"] == "1. Ne plus mettre en tête\N{NO-BREAK SPACE}: #7706"
    await alice.select(first, marks["custom_id"], [marks["options"][0]["value"]])
    assert "1.** ⭐" not in (await listed()).text()


async def test_missed_lists_events_since_ones_last_pick(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, carol = people[:3]
    await opened(bot, standin, alice, channel)
    table = await begun(bot, standin, alice, bob, channel)

    async def pick(who: Person, seat: int, index: int) -> None:
        asked = await bot.tables.play.ask(table.id, seat)
        await bot.tables.play.pick(table.id, int(who.id), seat, asked.revision, index)

    await pick(alice, 0, 0)
    nothing = said(await alice.command(channel, "game missed"))
    assert "vous n’avez rien manqué" in nothing
    await pick(bob, 1, 4)  # card 5 aside
    await pick(alice, 0, 3)
    await pick(bob, 1, 0)  # both bids open
    text = said(await alice.command(channel, "game missed"))
    assert f"**{bob.name}**" in text
    assert "**Vous**" in text
    assert "Manche 2" in text
    assert "carte 5 de côté" not in text
    sheet = bob.direct_messages()[-1]
    theirs = said(await press(bob, sheet, "Qu’ai-je manqué"))
    assert "rien manqué" in theirs
    spectator = said(await carol.command(channel, "game missed"))
    assert "are not at" in spectator
