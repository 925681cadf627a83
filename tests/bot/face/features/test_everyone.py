"""What everybody can ask for at the stand-in: numbers, a ranking, their data, to be forgotten."""

from __future__ import annotations

import json

from bot.app.assembly import Bot
from bot.features.stats.service import Stats
from bot.playground.people import Person
from bot.playground.world import Channel
from tests.bot.face.features.test_replay import end_of_game
from tests.bot.face.playing import buttons, press, words
from tests.bot.face.tables.test_play import started
from tests.standin import StandIn


async def test_stats_are_shown_for_oneself_another_person_and_the_server(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, carol = people[:3]
    assert "aucune partie" in words((await alice.command(channel, "stats me")).message)
    assert "Aucune partie" in words((await alice.command(channel, "stats server")).message)
    for _ in range(3):
        await end_of_game(bot, standin, alice, bob, channel)
    own = words((await alice.command(channel, "stats me")).message)
    assert "Enchères cachées" in own
    assert "3 parties" in own
    assert "Carte mise de côté" in own
    theirs = words((await carol.command(channel, "stats of", {"who": bob.id})).message)
    assert f"{bob.name}’s games" in theirs
    assert "3 games" in theirs
    none = words((await alice.command(channel, "stats of", {"who": carol.id})).message)
    assert "n’a encore mené aucune partie" in none
    ranking = words((await carol.command(channel, "stats server")).message)
    assert alice.name in ranking
    assert bob.name in ranking
    assert "**1.**" in ranking
    elsewhere = await alice.command(alice.direct_channel(), "stats server")
    assert "sur un serveur" in words(elsewhere.message)


async def test_a_persons_data_is_exported_as_a_private_file(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    sent = (await alice.command(channel, "privacy export")).shown
    assert sent.ephemeral
    (file,) = sent.data["attachments"]
    assert file["filename"] == "gharkane.json"
    told = json.loads(standin.world.files[file["url"].split("/cdn/attachments/")[1]])
    assert told["user_id"] == alice.id
    assert told["games"][0]["seats"][0]["name"] == alice.name
    assert bob.name not in json.dumps(told)


async def test_only_the_persons_own_button_deletes_their_data(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await end_of_game(bot, standin, alice, bob, channel)
    await started(bot, standin, alice, bob, channel)
    page = (await alice.command(channel, "privacy delete")).shown
    assert "un ordinateur le prend" in words(page)
    assert "« Anonyme »" in words(page)
    assert await bot.tables.of(Stats).numbers(int(alice.id))
    await press(alice, page, "Tout effacer")
    await bot.context.finish(10)
    await standin.settled()
    done = alice.message(page.id)
    assert "plus rien chez moi" in words(done)
    assert buttons(done) == {}
    assert await bot.tables.of(Stats).numbers(int(alice.id)) == []
    replay = words((await bob.command(channel, "game replay")).message)
    assert "Anonyme A" in replay or "Anonymous A" in replay
    assert alice.name not in replay
    board = words((await bob.command(channel, "game board")).message)
    assert alice.name not in board
    again = (await alice.command(channel, "privacy delete")).shown
    assert "partie en cours" not in words(again)
