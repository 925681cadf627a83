"""Who is who in the fiction, as people see it: names of characters, and a rival of the game
master's."""

from __future__ import annotations

import pytest

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.texts import Library
from tests.bot.face.features.test_records import files, played_out
from tests.bot.face.gm.test_alerts import phase_over
from tests.bot.face.gm.test_gm import granted, led, lobby_of, look, panel_of, written_in
from tests.bot.face.playing import buttons, press, rest, words
from tests.bot.face.tables.test_play import opened
from tests.standin import StandIn

pytestmark = pytest.mark.usefixtures("french_readers")


async def test_the_report_uses_a_characters_name(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, chloe = await led(bot, standin, people, channel)
    typed = {"character": "Dame *Ysolde*"}
    message = await (await bob.command(channel, "game seat character", typed)).final()
    assert f"Dans l’histoire, {bob.name} est désormais Dame \\*Ysolde\\*." in words(message)
    refused = await (
        await alice.command(channel, "gm call", {"seat": "1", "character": "x"})
    ).final()
    assert "Seul le meneur" in words(refused)
    seats = await (await press(chloe, await panel_of(chloe, channel), "Les sièges")).last()
    named = await written_in(
        chloe, await press(chloe, seats, f"Nommer : {alice.name}"), words="Orm @everyone"
    )
    assert "Orm \\@everyone" in words(named)
    await phase_over(bot, standin, channel)
    await phase_over(bot, standin, channel)
    stories = [words(m) for m in alice.messages(channel) if "Manche 1" in words(m)]
    story = next(text for text in stories if "Orm" in text or "Ysolde" in text)
    assert f"Orm \\@everyone : {alice.name}" in story
    assert f"Dame \\*Ysolde\\* : {bob.name}" in story


async def test_a_rival_is_played_from_the_panel_with_its_seats_view(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, chloe = people[:3]
    lobby = await opened(bot, standin, alice, channel)
    await press(bob, lobby, "Rejoindre")
    role = await (await press(chloe, lobby, "Meneur de jeu")).last()
    role = await granted(bot, standin, alice, chloe, channel, role)
    seats = await (await press(chloe, role, "Les sièges")).last()
    form = await press(chloe, seats, "Ajouter un siège que je joue")
    taken = await written_in(chloe, form, words="Kharn le Gris")
    assert "Ce siège est à vous" in words(taken)
    await rest(bot, standin)
    public = words(lobby_of(alice, channel))
    assert f"{chloe.name} · 🎭 Kharn le Gris · siège joué par le meneur de jeu" in public
    assert "hors classement" in public
    await press(alice, lobby_of(alice, channel), "Commencer")
    await rest(bot, standin)
    panel = await panel_of(chloe, channel)
    assert "vue du meneur" in words(panel)
    menu = await (await press(chloe, panel, "Jouer Kharn le Gris")).last()
    assert menu.ephemeral
    back = await (await press(chloe, menu, "Mon écran")).last()
    assert "vue du meneur" in words(back)
    menu = await (await press(chloe, back, "Jouer Kharn le Gris")).last()
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    asked = await bot.tables.play.ask(table.id, 2)
    assert len(buttons(menu)) >= len(asked.picks)
    await press(chloe, menu, next(iter(buttons(menu))))
    after = await bot.tables.table_queries.info(table.id)
    assert after.ply == 1
    own = await look(chloe, await panel_of(chloe, channel), "2")
    assert "Main :" in words(own)
    await played_out(bot, standin, table.id)
    await chloe.command(channel, "gm call", {"seat": "0", "character": "Orm"})
    taken_away = await (await alice.command(channel, "game export")).last()
    report = files(standin, taken_away)["md"]
    assert "Kharn le Gris" in report
    assert "### Orm — " in report
    replay = await (await alice.command(channel, "game replay", {"day": 1})).final()
    assert "Kharn le Gris" in words(replay)


async def test_a_game_master_takes_over_a_computers_seat_in_mid_game(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, library: Library
) -> None:
    alice, _, chloe = await led(bot, standin, people, channel)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    await bot.tables.seats.hand_over(table.id, int(alice.id), 0)
    seats = await (await press(chloe, await panel_of(chloe, channel), "Les sièges")).last()
    form = await press(chloe, seats, "À moi :")
    await written_in(chloe, form, words="Kharn le Gris")
    await rest(bot, standin)
    told = [words(m) for m in alice.messages(channel) if m.only_for is None]
    assert any(f"<@{chloe.id}>) raconte l’histoire et joue" in text for text in told)
    assert any("Raconte l’histoire et joue aussi" in text for text in told)
