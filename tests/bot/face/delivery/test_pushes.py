"""What a phone shows of whatever calls somebody: who, in which game, and what is awaited."""

from __future__ import annotations

import random

import pytest

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.texts import Library
from engine.games import GAMES
from tests.bot.face.features.test_told import one_pick
from tests.bot.face.playing import last_public, press, rest, unedited
from tests.standin import StandIn


@pytest.mark.parametrize("game", [name for name in GAMES if not name.startswith("_")])
async def test_no_push_is_blank_and_its_first_line_says_who_and_in_which_game(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    library: Library,
    game: str,
) -> None:
    alice, others = people[0], people[1 : max(2, GAMES[game].SEATS[0])]
    named = {library.texts(locale, game).say("game-name") for locale in ("fr", "en")}
    await alice.command(channel, "game new", {"game": game})
    await alice.command(channel, "game invite", {"with": f"<@{others[0].id}>"})
    await rest(bot, standin)
    lobby = last_public(alice, channel)
    for person in others:
        await press(person, lobby, "Rejoindre")
    await press(alice, lobby, "Commencer")
    await rest(bot, standin)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    chance = random.Random(3)
    with unedited(bot):  # an edit notifies nobody
        for _ in range(25):
            await one_pick(bot, table, chance)
            await rest(bot, standin)
    places = {"dm" if standin.world.channel(p.channel_id).kind == "dm" else "here"
              for p in standin.pushes}  # fmt: skip
    assert places == {"dm", "here"}
    for push in standin.pushes:
        first = push.text.split("\n")[0]
        assert any(name in first for name in named), push
        if standin.world.channel(push.channel_id).kind != "dm":
            assert f"<@{push.person_id}>" in first, push
