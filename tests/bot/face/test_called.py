"""Whoever is called to a turn that they take meanwhile is not called any more."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.app.assembly import Bot
from bot.delivery.intents import Answered, Intent
from bot.discord.transport import DiscordTransport
from bot.playground.people import Person
from bot.playground.server import StandIn
from bot.playground.world import Channel
from tests.bot.face.playing import rest, words
from tests.bot.face.test_waiting import waiting_menu


async def test_a_call_that_is_over_edits_what_stands_and_is_sent_where_nothing_does(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await waiting_menu(bot, alice, bob, channel)  # seat 0 has answered, seat 1 has not
    await rest(bot, standin)
    post = DiscordTransport(bot.client, bot.house)
    call = Intent(9, "sheet", 1, 0, "", occasion="turn", nonce="a-call", stands=True)
    said = len(alice.direct_messages())
    with pytest.raises(Answered):
        await post.send(call)
    assert len(alice.direct_messages()) == said
    await post.send(replace(call, stands=False))
    assert "a changé" in words(alice.direct_messages()[-1])
    await post.send(replace(call, seat=1, nonce="another"))
    assert "a changé" not in words(bob.direct_messages()[-1])
