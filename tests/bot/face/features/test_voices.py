"""Characters speak in channels and threads: names, portraits, faults, what is struck."""

from __future__ import annotations

import io
from typing import Any

import pytest
import sqlalchemy as sa
from PIL import Image

from bot.app.assembly import Bot
from bot.features.voices.portraits import SIDE_PX, drawn, faces
from bot.features.voices.posting import PortraitSweep
from bot.features.voices.rows import voices
from bot.features.voices.service import Voices
from bot.model.times import WallTime
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.texts import LOCALES, Library
from engine.games import GAMES
from tests.bot.face.gm.test_gm import led
from tests.bot.face.gm.test_scenes import png, typed
from tests.bot.face.host.test_host_orders import WHY, carried_out, host, quick
from tests.bot.face.playing import press, rest, words
from tests.bot.face.tables.test_roles import CASTING, begun, lobby, named, roles, threads
from tests.standin import StandIn

__all__ = ["quick"]
pytestmark = pytest.mark.usefixtures("french_readers", "nothing_refused")

DRAWN = next(game for game in GAMES if faces(game))
"""A game with faces."""


def spoken(who: Person, channel: Channel) -> list[Message]:
    """The messages of webhooks that this person sees, the oldest first."""
    return [m for m in who.messages(channel) if m.author_id in who.standin.world.webhooks]


async def say(bot: Bot, standin: StandIn, who: Person, channel: Channel, **asked: Any) -> str:
    """What the bot answers to /say."""
    answer = words(await (await who.command(channel, "say", asked)).final())
    await rest(bot, standin)
    return answer


def test_every_face_has_a_drawing_and_a_name(library: Library) -> None:
    for game in GAMES:
        for drawing, word in faces(game).items():
            picture = Image.open(io.BytesIO(drawn(f"{game}/{drawing}")))
            assert picture.size == (SIDE_PX, SIDE_PX)
            for locale in LOCALES:
                assert library.texts(locale, game).word(word)
    assert all(faces(game) for game in GAMES if game != "_skeleton")


async def test_the_game_master_speaks_as_anybody_with_a_portrait(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, _, chloe = await led(bot, standin, people, channel)
    text = f"La *cendre* tombe.\\n<@{alice.id}> @everyone"
    answer = await say(
        bot, standin, chloe, channel, text=text, name="Orvaël", portrait=typed(png())
    )
    assert answer == "C’est dit."
    await say(bot, standin, chloe, channel, text="Partez.")
    face = f"{DRAWN}/{next(iter(faces(DRAWN)))}"
    await say(bot, standin, chloe, channel, text="Non.", name="Yuna", face=face)
    first, second, third = spoken(alice, channel)
    assert first.content == f"La \\*cendre\\* tombe.\n\\<\\@{alice.id}\\> \\@everyone"
    authors = [m.data["author"] for m in (first, second, third)]
    assert [author["username"] for author in authors] == ["Orvaël", "Orvaël", "Yuna"]
    assert authors[0]["picture"] == authors[1]["picture"] != authors[2]["picture"]
    assert standin.pushes == [] or all(p.message_id != first.id for p in standin.pushes)
    assert len(standin.world.webhooks) == 1
    uploaded, drawing = standin.world.emojis.values()
    assert (uploaded["name"][:6], drawing["name"][:5]) == ("voice_", "face_")
    offered = await chloe.autocomplete(channel, "say", {"text": "x", "name": ""}, "name")
    assert [choice["name"] for choice in offered] == ["Yuna", "Orvaël"]
    title = bot.context.library.texts("fr", DRAWN).word(faces(DRAWN)[face.partition("/")[2]])
    offered = await chloe.autocomplete(channel, "say", {"text": "x", "face": title}, "face")
    assert [choice["value"] for choice in offered] == [face]


async def test_a_player_speaks_as_their_own_character_alone(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, chloe = await led(bot, standin, people, channel)
    dan = people[3]
    assert "`/partie siège personnage`" in await say(bot, standin, alice, channel, text="Oui.")
    await alice.command(channel, "game seat character", {"character": "Irma"})
    assert "votre propre personnage" in await say(
        bot, standin, alice, channel, text="Oui.", name="Orvaël"
    )
    assert "porte ce nom" in await say(bot, standin, chloe, channel, text="Oui.", name=bob.name)
    assert "pas à cette table" in await say(bot, standin, dan, channel, text="Oui.")
    answer = await say(bot, standin, alice, channel, text="Je reste.", chronicle=True)
    assert "noté pour le compte rendu" in answer
    (line,) = spoken(bob, channel)
    assert (line.data["author"]["username"], line.content) == ("Irma", "Je reste.")
    assert "Irma — Je reste." in words(await (await bob.command(channel, "game log")).final())
    dan.record.permissions &= ~2048  # send_messages
    assert "écrire dans ce salon" in await say(bot, standin, dan, channel, text="Oui.")


async def test_without_the_permission_the_bot_speaks_and_says_so_once(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, _, chloe = await led(bot, standin, people, channel)
    standin.deny(channel, "manage_webhooks")
    await say(bot, standin, chloe, channel, text="Oui.", name="Orvaël", portrait=typed(png()))
    await say(bot, standin, chloe, channel, text="Non.", name="Irma", face="-")
    public = [m.text() for m in alice.messages(channel) if m.only_for is None]
    assert sum("Gérer les webhooks" in text for text in public) == 1
    assert any("Orvaël" in text and "Oui." in text for text in public)
    assert any(text.startswith("**Irma**\nNon.") for text in public)
    assert not spoken(alice, channel)


@pytest.mark.parametrize(("status", "after"), [(502, True), (502, False), (0, True), (0, False)])
async def test_a_line_of_unknown_fate_is_posted_once(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    status: int,
    after: bool,
) -> None:
    """Two equal lines are two messages, whether or not the answer to one was lost."""
    alice, _, chloe = await led(bot, standin, people, channel)
    await say(bot, standin, chloe, channel, text="Oui.", name="Orvaël")
    standin.faults.next(status, method="POST", route=r"^/webhooks/\d+/[^/]+$", after=after)
    await chloe.command(channel, "say", {"text": "Oui."})
    await rest(bot, standin)
    assert [m.content for m in spoken(alice, channel)] == ["Oui.", "Oui."]


async def test_a_webhook_that_is_gone_is_made_anew_and_a_refused_name_is_spoken_plainly(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, _, chloe = await led(bot, standin, people, channel)
    await say(bot, standin, chloe, channel, text="Un.", name="Orvaël")
    standin.world.webhooks.clear()
    await say(bot, standin, chloe, channel, text="Deux.")
    assert len(standin.world.webhooks) == 1
    assert [m.content for m in spoken(alice, channel)] == ["Deux."]
    await say(bot, standin, chloe, channel, text="Trois.", name="Clyde")
    assert any("**Clyde**\nTrois." in words(m) for m in alice.messages(channel))
    assert standin.refusals.pop().endswith('cannot contain "clyde"')


async def test_a_struck_line_goes_with_its_portrait(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, _, chloe = await led(bot, standin, people, channel)
    await say(
        bot,
        standin,
        chloe,
        channel,
        text="Rude.",
        name="Orvaël",
        portrait=typed(png()),
        chronicle=True,
    )
    await say(bot, standin, chloe, channel, text="Fin.", name="Irma")
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    page = await host(bot, "table", str(table.id))
    (line,) = [row for row in page.splitlines() if row.endswith("as Orvaël: Rude.")]
    number = line.split()[1].strip(",")
    await host(bot, "strike", str(table.id), "line", number, "--reason", WHY)
    await carried_out(bot)
    await rest(bot, standin)
    assert [m.content for m in spoken(alice, channel)] == ["Fin."]
    assert "Rude" not in words(await (await alice.command(channel, "game log")).final())
    await PortraitSweep(bot.client, bot.context, WallTime()).round()
    assert standin.world.emojis == {}
    assert await bot.tables.of(Voices).names(int(chloe.id)) == ["Irma"]


async def test_who_is_forgotten_has_no_portrait_left(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    _, _, chloe = await led(bot, standin, people, channel)
    await say(bot, standin, chloe, channel, text="Oui.", name="Orvaël", portrait=typed(png()))
    await PortraitSweep(bot.client, bot.context, WallTime()).round()
    assert len(standin.world.emojis) == 1
    await host(bot, "forget", chloe.id)
    await carried_out(bot)
    await rest(bot, standin)
    rows = await bot.store.read(lambda tx: tx.execute(sa.select(voices)).all())
    assert rows == []
    await PortraitSweep(bot.client, bot.context, WallTime()).round()
    assert standin.world.emojis == {}


async def test_a_side_speaks_in_its_thread_and_nobody_else_there(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, carol = people[:3]
    game = CASTING[0]
    message = await lobby(bot, standin, people, channel, game)
    await press(
        alice, await roles(alice, message), f"Prendre\N{NO-BREAK SPACE}: {named(bot, game)[0]}"
    )
    page = await roles(alice, alice.message(message.id))
    await press(alice, page, "Un fil privé par camp")
    table = await begun(bot, standin, alice, channel)
    (thread,) = threads(standin, channel)
    await bob.command(channel, "game seat character", {"character": "Irma"})
    await say(bot, standin, bob, thread, text="À l’aube.", chronicle=True)
    (line,) = spoken(bob, thread)
    assert line.data["author"]["username"] == "Irma"
    assert not spoken(alice, channel)
    for who, knows in ((bob, True), (carol, True), (alice, False)):
        log = words(await (await who.command(channel, "game log")).final())
        assert ("À l’aube." in log) == knows
    for over in (False, True):
        told = await bot.tables.exports.export(table.id, None)
        lines = [line.facts for _, chapter in told.chapters for line in chapter]
        assert ({"words": "Irma — À l’aube."} in lines) == over
        if not over:
            await bot.tables.ending.end(table.id, 6, leads=True)
