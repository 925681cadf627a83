"""A table for one, of every game that can be played alone: begun, played, counted, checked."""

from __future__ import annotations

import pytest

from bot.app.assembly import Bot
from bot.features.analysis.service import GameAnalysis
from bot.features.stats.service import Stats
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.render.scores import winners_text
from engine.games import GAMES
from tests.bot.face.features.test_records import lobby, played_out
from tests.bot.face.playing import buttons, green, last_public, press, rest, words
from tests.standin import StandIn

ALONE = [name for name, package in GAMES.items() if 1 in package.SEATS]


@pytest.mark.parametrize("game", ALONE)
async def test_a_whole_game_can_be_played_alone(
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
    asked = await (await press(alice, message, "Commencer")).last()
    await press(alice, asked, "Jouer en solitaire")
    await rest(bot, standin)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    assert [seat.name for seat in table.seated] == [alice.name]
    await played_out(bot, standin, table.id)
    table = await bot.tables.table_queries.info(table.id)
    last = last_public(alice, channel)
    texts = bot.context.library.texts("fr", game, (alice.name,))
    scores = await bot.tables.play.score(table.id)
    assert table.result in ((), (0,))
    assert winners_text(texts, table.result, scores).replace("**", "") in words(last).replace(
        "**", ""
    )
    assert "Qui menait ?" in buttons(last)
    (numbers,) = await bot.tables.of(Stats).numbers(int(alice.id))
    assert (numbers.tally.games, numbers.tally.wins) == (1, len(table.result))
    analysis = await bot.tables.of(GameAnalysis).analysis(table.id)
    assert analysis is not None
    answer = await alice.command(channel, "game verify")
    said = await answer.last()
    assert "Tout concorde" in words(said)


@pytest.mark.parametrize("game", ALONE)
async def test_a_game_alone_begins_after_a_confirmation(
    game: str, bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """*Start* is meant for friends: the lobby stays open, and who sits down is played with."""
    alice, bob, *_ = people
    message = await lobby(bot, standin, alice, channel, game=game)
    asked = await (await press(alice, message, "Commencer")).last()
    alone = bot.context.library.texts("fr", game).say("game-alone")
    assert alone in words(asked)
    assert alone in words(message)
    assert list(buttons(asked)) == ["Jouer en solitaire"]
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    assert table.status == "lobby"
    await press(bob, message, "Rejoindre")
    refused = await press(alice, asked, "Jouer en solitaire")
    assert "a rejoint la table" in words(refused.message)
    assert (await bot.tables.table_queries.info(table.id)).status == "lobby"
    await press(alice, message, "Commencer")
    begun = await bot.tables.table_queries.info(table.id)
    assert (begun.status, len(begun.seated)) == ("running", 2), "two people are not asked"
