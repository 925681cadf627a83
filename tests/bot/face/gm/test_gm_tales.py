"""The game master's tale: chapters in other words, and their place in the finished game."""

from __future__ import annotations

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel
from tests.bot.face.features.test_records import files, played_out
from tests.bot.face.gm.test_gm import led, look, panel_of, written_in
from tests.bot.face.playing import buttons, press, rest, words
from tests.standin import StandIn


async def test_a_game_master_rewords_a_report_and_writes_an_epilogue(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    for person in people:
        person.record.locale = "fr"
    alice, _, chloe = await led(bot, standin, people, channel)
    panel = await panel_of(chloe, channel)
    none = await (await press(chloe, panel, "Récit")).final()
    assert "aucun chapitre" in words(none)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    await played_out(bot, standin, table.id)
    panel = await panel_of(chloe, channel)
    assert {"Épilogue", "Récit"} <= buttons(panel).keys()
    tale = await (await press(chloe, panel, "Récit")).last()
    shown = await look(chloe, tale, "2")
    assert "Manche 2" in words(shown)
    form = await press(chloe, shown, "Réécrire")
    assert form.modal is not None
    filled = form.modal["components"][0]["component"]["value"]
    assert filled
    assert filled in words(shown), "one begins from what would be told"
    message = await written_in(chloe, form, words="La *deuxième* manche.\nUn silence.")
    assert "avec vos mots" in words(message)
    assert "La \\*deuxième\\* manche." in words(message)
    await rest(bot, standin)
    assert not [m for m in alice.messages(channel) if "deuxième" in words(m)], "nothing goes out"
    form = await press(chloe, await panel_of(chloe, channel), "Épilogue")
    await written_in(chloe, form, words="Et la neige tomba.")
    await rest(bot, standin)
    (told,) = [m for m in alice.messages(channel) if "> Et la neige tomba." in words(m)]
    assert "🎭 Épilogue" in words(told)
    taken = await (await alice.command(channel, "game export")).last()
    report = files(standin, taken)["md"]
    assert "La \\*deuxième\\* manche.\n\nUn silence." in report
    assert "## Épilogue\n\nEt la neige tomba.\n\n## Les comptes" in report
