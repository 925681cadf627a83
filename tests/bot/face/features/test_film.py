"""The button to the film of a finished game; tests/draw/test_film.py looks at the film."""

from __future__ import annotations

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel
from tests.bot.face.playing import press, rest, words
from tests.bot.face.touch.test_touch import table_of as begun_table
from tests.standin import StandIn


async def test_whoever_may_look_gets_the_film_of_a_finished_game(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """As a picture that plays by itself; in words where no file may be sent."""
    alice, bob = people[:2]
    table = await begun_table(bot, channel, alice, bob, game="happy_dayz")
    await bot.tables.ending.end(table.id, 6, leads=True)
    await rest(bot, standin)
    end = people[3].messages(channel)[-1]
    film = await (await press(people[3], end, "Le film")).final()
    assert film.ephemeral
    (picture,) = film.attachments
    assert picture["filename"].endswith(".gif")
    assert picture["content_type"] == "image/gif"
    assert "que tout le monde pouvait voir" in words(film)
    standin.deny(channel, "attach_files")
    told = await (await press(people[3], end, "Le film")).final()
    assert not told.attachments
    assert "Manche 1" in words(told)
