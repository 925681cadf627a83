"""A table for one, of every game that can be played alone: begun, played, counted, checked."""

from __future__ import annotations

import pytest

from bot.app.assembly import Bot
from bot.features.analysis.service import GameAnalysis
from bot.features.stats.service import Stats
from bot.playground.people import Person
from bot.playground.server import StandIn
from bot.playground.world import Channel
from bot.render.scores import winners_text
from engine.games import GAMES
from tests.bot.face.playing import buttons, green, last_public, press, rest, words
from tests.bot.face.test_records import lobby, played_out

ALONE = [name for name, package in GAMES.items() if 1 in package.SEATS]


@pytest.mark.parametrize("game", ALONE)
async def test_one_person_plays_a_whole_game_alone(
    game: str,
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    few_worlds: None,
) -> None:
    alice = people[0]
    message = await lobby(bot, standin, alice, channel, game=game)
    assert "Commencer" in green(message)
    await press(alice, message, "Commencer")
    await rest(bot, standin)
    table = await bot.tables.register.at_channel(int(channel.id))
    assert table is not None
    assert [seat.name for seat in table.seated] == [alice.name]
    await played_out(bot, standin, table.id)
    table = await bot.tables.register.info(table.id)
    last = last_public(alice, channel)
    texts = bot.house.library.texts("fr", game, (alice.name,))
    scores = await bot.tables.play.score(table.id)
    assert table.result in ((), (0,))
    assert winners_text(texts, table.result, scores).replace("**", "") in words(last).replace(
        "**", ""
    )
    assert "Qui menait ?" in buttons(last)
    (numbers,) = await bot.tables.of(Stats).numbers(int(alice.id))
    assert (numbers.tally.games, numbers.tally.wins) == (1, len(table.result))
    lookback = await bot.tables.of(GameAnalysis).lookback(table.id)
    assert lookback is not None
    answer = await alice.command(channel, "game verify")
    said = await answer.final()
    assert said is not None
    assert "Tout est vrai" in words(said)
