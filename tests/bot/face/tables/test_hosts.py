"""A host who leaves, at the stand-in: the lobby has another one, or closes."""

from __future__ import annotations

import pytest

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel
from tests.bot.face.playing import buttons, last_public, manages_channels, press, rest, words
from tests.bot.face.tables.test_play import opened, started
from tests.standin import StandIn

pytestmark = pytest.mark.usefixtures("french_readers")


async def test_the_next_person_starts_a_lobby_that_its_host_left(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, carol = people[:3]
    lobby = await opened(bot, standin, alice, channel)
    await press(bob, lobby, "Rejoindre")
    await press(carol, lobby, "Rejoindre")
    refused = await press(bob, lobby, "Commencer")
    assert "l’hôte de la partie" in words(refused.message)
    await press(alice, lobby, "Quitter")
    await rest(bot, standin)
    assert "Bruno lance la partie" in words(bob.message(lobby.id))
    await press(bob, lobby, "Commencer")
    await rest(bot, standin)
    assert "Mise en place" in words(last_public(bob, channel))


async def test_a_host_who_has_left_the_server_is_noticed_when_needed(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, carol = people[:3]
    lobby = await opened(bot, standin, carol, channel)
    await press(alice, lobby, "Rejoindre")
    await press(bob, lobby, "Rejoindre")
    carol.record.member = False
    standin.leave(carol.record)
    passed = await press(bob, lobby, "Commencer")
    assert f"<@{alice.id}> est désormais l’hôte" in words(passed.message)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    assert [seat.user_id for seat in table.seated] == [int(alice.id), int(bob.id)]
    await rest(bot, standin)
    await press(alice, lobby, "Commencer")
    await rest(bot, standin)
    assert "Mise en place" in words(last_public(bob, channel))


async def test_a_lobby_whose_only_person_has_left_the_server_closes_and_says_so(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    bob, carol = people[1:3]
    lobby = await opened(bot, standin, carol, channel)
    carol.record.member = False
    standin.leave(carol.record)
    said = words((await press(bob, lobby, "Commencer")).message)
    assert "annulée" in said
    assert "Seuls" not in said, "it is no matter of rights any more"
    await rest(bot, standin)
    assert "annulée" in words(bob.message(lobby.id))
    await opened(bot, standin, bob, channel)


async def test_in_a_running_game_too(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    bob, carol = people[1:3]
    await started(bot, standin, carol, bob, channel)
    carol.record.member = False
    standin.leave(carol.record)
    passed = await bob.command(channel, "gm role")
    assert f"<@{bob.id}> est désormais l’hôte" in words(passed.message)


async def test_a_lobby_whose_last_person_leaves_closes(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    lobby = await opened(bot, standin, alice, channel)
    await press(alice, lobby, "Quitter")
    await rest(bot, standin)
    assert "annulée" in words(alice.message(lobby.id))
    await opened(bot, standin, bob, channel)


async def test_the_table_is_asked_before_a_game_that_its_host_plays_ends(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    bob, carol, david = people[1:4]
    await started(bot, standin, bob, carol, channel)
    sure = (await bob.command(channel, "game end")).shown
    assert "quand tout le monde est d’accord" in words(sure)
    asked = await press(bob, sure, "Oui")
    assert carol.name in words(asked.message)
    await rest(bot, standin)
    notice = next(m for m in reversed(carol.messages(channel)) if "Non, on continue" in buttons(m))
    kept = await press(carol, notice, "Non, on continue")
    assert "la partie continue" in words(kept.message)
    await rest(bot, standin)
    manages_channels(david)
    standin.person_changed(david.record)
    over = await press(david, (await david.command(channel, "game end")).shown, "Oui")
    assert "terminée" in words(over.message)


async def test_a_game_that_counts_names_who_led(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    bob, carol, david = people[1:4]
    lobby = await opened(bot, standin, bob, channel)
    await press(carol, lobby, "Rejoindre")
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    await bot.tables.lobby.set_term(table.id, int(bob.id), "stopped", "counts")
    await rest(bot, standin)
    assert "une partie arrêtée avant la fin compte" in words(bob.message(lobby.id))
    await press(bob, lobby, "Commencer")
    while (await bot.tables.play.view(table.id, None)).chapter < 2:
        for seat, person in enumerate((bob, carol)):
            asked = await bot.tables.play.ask(table.id, seat)
            if asked.picks:
                await bot.tables.play.pick(table.id, int(person.id), seat, asked.revision, 0)
    manages_channels(david)
    sure = (await david.command(channel, "game end")).shown
    assert "Le classement du moment comptera" in words(sure)
    await press(david, sure, "Oui")
    await rest(bot, standin)
    end = words(last_public(bob, channel))
    assert "avait décidé que le classement compterait" in end
    assert "emporte" in end or "gagne" in end, end
