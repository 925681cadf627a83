"""Who leads a game, at the stand-in: asked of the host, named by them, by a role; and what a person
who has seen everything can no longer get."""

from __future__ import annotations

import pytest

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel
from tests.bot.face.gm.test_gm import lobby_of, panel_of
from tests.bot.face.playing import buttons, last_public, press, rest, words
from tests.bot.face.tables.test_play import opened
from tests.standin import StandIn

pytestmark = pytest.mark.usefixtures("french_readers")


async def test_a_host_appoints_a_person_or_a_role_as_game_master(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, chloe, dan = people[:4]
    lobby = await opened(bot, standin, alice, channel)
    await press(bob, lobby, "Rejoindre")
    named = (await alice.command(channel, "gm name", {"person": chloe.id})).message
    assert f"<@{chloe.id}>" in words(named)
    seated = (await alice.command(channel, "gm name", {"person": bob.id})).message
    assert "elle ne peut pas" in words(seated)
    standin.add_role("Conteurs", dan.record, bob.record)
    standin.add_role("Robot", dan.record, managed=True)
    for none in ("@everyone", "Robot"):
        refused = (await alice.command(channel, "gm role", {"role": none})).message
        assert "celui de tout le monde" in words(refused)
    given = (await alice.command(channel, "gm role", {"role": "Conteurs"})).message
    assert "Les membres qui ont le rôle" in words(given)
    await press(alice, lobby, "Commencer")
    await panel_of(dan, channel)
    refused = (await bob.command(channel, "gm panel")).message
    assert "Seul le meneur" in words(refused)
    gone = (await alice.command(channel, "gm role")).message
    assert "Plus aucun rôle" in words(gone)
    refused = (await dan.command(channel, "gm panel")).message
    assert "Seul le meneur" in words(refused)


async def test_a_request_to_lead_waits_for_the_host(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, chloe, dan = people[:4]
    lobby = await opened(bot, standin, alice, channel)
    await press(bob, lobby, "Rejoindre")
    asked = (await chloe.command(channel, "gm name", {"person": chloe.id})).message
    assert "Demande envoyée" in words(asked)
    await rest(bot, standin)
    request = last_public(alice, channel)
    assert "demande à devenir meneur" in words(lobby_of(alice, channel))
    for other in (bob, chloe, dan):
        assert "c’est à l’hôte de la partie" in words(
            (await press(other, request, "Accepter")).message
        )
    assert "Seuls l’hôte" in words((await press(chloe, lobby, "Commencer")).message)
    for command in ("gm prepare", "gm panel", "gm log"):
        refused = (await chloe.command(channel, command)).message
        assert "Seul le meneur" in words(refused)
    await press(alice, request, "Refuser")
    late = await press(alice, request, "Accepter", before_edit=True)
    assert "ne demande plus" in words(late.message)
    await rest(bot, standin)
    assert "demande à devenir meneur" not in words(lobby_of(alice, channel))


async def test_a_person_who_exports_everything_cannot_take_a_seat(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, chloe = people[:3]
    lobby = await opened(bot, standin, alice, channel)
    await press(bob, lobby, "Rejoindre")
    role = standin.add_role("Conteurs", chloe.record)
    await alice.command(channel, "gm role", {"role": role.id})
    await press(alice, lobby, "Commencer")
    taken = (await chloe.command(channel, "game export")).message
    assert "tout ce que contient la partie" in words(taken)
    await alice.command(channel, "gm role")
    await bob.command(channel, "game seat offer")
    await rest(bot, standin)
    offer = next(m for m in chloe.messages(channel) if "Prendre le siège" in "".join(buttons(m)))
    refused = (await press(chloe, offer, "Prendre le siège")).message
    assert "vous ne pouvez plus" in words(refused)


async def test_a_host_with_a_seat_leaves_it_to_lead(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    lobby = await opened(bot, standin, alice, channel)
    await press(bob, lobby, "Rejoindre")
    theirs = (await press(bob, lobby, "Meneur de jeu")).shown
    assert "Quittez d’abord le vôtre" in words(theirs)
    assert "Quitter mon siège et devenir meneur de jeu" not in buttons(theirs)
    mine = (await press(alice, lobby, "Meneur de jeu")).shown
    led = await press(alice, mine, "Quitter mon siège et devenir meneur de jeu")
    assert "Vous êtes le meneur" in words(led.message)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    assert (table.master_id, table.host_id) == (int(alice.id), int(alice.id))
    assert [seat.user_id for seat in table.seated] == [int(bob.id)]
    named = (await bob.command(channel, "gm name", {"person": bob.id})).message
    assert "c’est à l’hôte" in words(named) or "Meneur de cette partie" in words(named)
