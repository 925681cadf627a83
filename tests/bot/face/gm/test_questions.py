"""/game question: asked in the channel, answered by the game master under it."""

from __future__ import annotations

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel
from tests.bot.face.gm.test_gm import led, written_in
from tests.bot.face.playing import buttons, press, rest, words
from tests.standin import StandIn


async def test_a_player_asks_and_the_game_master_answers(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    for person in people:
        person.record.locale = "fr"
    alice, bob, chloe = await led(bot, standin, people, channel)
    answer = await bob.command(channel, "game question", {"question": "Peut-on miser deux fois ?"})
    assert "Aucun chronomètre ne s’arrête" in words(answer.message), "a live table has none"
    await rest(bot, standin)
    (asked,) = [m for m in alice.messages(channel) if "❔" in words(m)]
    assert "« Peut-on miser deux fois\u202f? »" in words(asked)
    assert f"<@{chloe.id}>" in words(asked)
    assert "Répondre" in buttons(asked)
    refused = await (await press(alice, asked, "Répondre")).final()
    assert "meneur de jeu" in words(refused)
    form = await press(chloe, asked, "Répondre")
    answer = await written_in(chloe, form, words="Une seule fois.")
    assert f"Votre réponse à {bob.name} est dans le salon" in words(answer)
    await rest(bot, standin)
    texts = [words(m) for m in alice.messages(channel) if m.only_for is None]
    assert any("Une seule fois." in text for text in texts)
    (closed,) = [m for m in alice.messages(channel) if m.id == asked.id]
    assert not buttons(closed)
