"""Presses that post notices have a limit, at the stand-in."""

from __future__ import annotations

from bot.playground.people import Person
from bot.playground.world import Channel
from tests.bot.face.playing import Boot, rest, words
from tests.bot.face.tables.test_play import started
from tests.standin import StandIn


async def test_offering_a_seat_again_and_again_is_refused(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    async with boot(notices_per_hour=2) as bot:
        await started(bot, standin, alice, bob, channel)
        for _ in range(2):
            await bob.command(channel, "game seat offer")
            await bob.command(channel, "game seat back")
        refused = (await bob.command(channel, "game seat offer")).shown
        assert "2 annonces" in words(refused)
        await rest(bot, standin)
        offered = (await alice.command(channel, "game seat offer")).shown
        assert "annonces" not in words(offered), "each person has their own count"
