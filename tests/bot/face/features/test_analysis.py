"""Looking back at a finished game, from its last word: a picture to keep, and the same in words."""

from __future__ import annotations

from bot.app.assembly import Bot
from bot.features.analysis.service import GameAnalysis
from bot.playground.people import Person
from bot.playground.server import StandIn
from bot.playground.world import Channel
from tests.bot.face.features.test_records import played_out, started
from tests.bot.face.playing import alts, buttons, last_public, press, words

LABEL = "Qui menait ?"


async def test_an_analysis_is_a_private_page(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    number = await started(bot, standin, people, channel)
    assert all(LABEL not in buttons(m) for m in alice.messages(channel))
    await played_out(bot, standin, number)
    analysis = await bot.tables.of(GameAnalysis).analysis(number)
    answer = await press(bob, last_public(bob, channel), LABEL)
    message = await answer.last()
    assert message.ephemeral
    assert words(message).startswith("## Rétrospective")
    (said,) = alts(message)
    assert analysis.swing is not None
    assert words(message).count("la partie bascule") == 1
    assert "la partie bascule" in said
    for turn in range(2, len(analysis.turns) + 1):
        assert f"{turn}. " in words(message)
        assert f"{turn}. " in said
    there = (await press(bob, message, "Revoir ce moment")).message
    assert "coup " in words(there)
    assert " % · " in said, "how the chances went, for those who do not see it"


async def test_a_game_ended_early_offers_no_analysis(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    number = await started(bot, standin, people, channel)
    await bot.tables.ending.end(number, int(alice.id), manager=True)
    await standin.settled()
    await played_out(bot, standin, number)
    assert LABEL not in buttons(last_public(alice, channel))
