"""Dossiers by clicks, in both languages: prepared, copied, exported, imported, opened in one press
from a lobby, and played to the end with its scenes."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.features.dossiers.dossier import ours, read_dossier
from bot.features.dossiers.page import dossier_page, moments, scene_page
from bot.features.dossiers.service import Dossiers
from bot.features.gm.cues import cue_text
from bot.features.gm.master import Master
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.texts import LOCALES, Library, Said, Texts
from engine.games import GAMES
from tests.bot.face.features.test_records import files, played_out
from tests.bot.face.gm.test_gm import written_in
from tests.bot.face.playing import buttons, last_public, press, rest, selects, words
from tests.bot.face.tables.test_play import opened
from tests.standin import StandIn

GAME = "_skeleton"


def speaking(standin: StandIn, people: tuple[Person, ...], library: Library, locale: str) -> Texts:
    """Everybody reads this language; its texts."""
    for person in people:
        person.record.locale = locale
    del standin
    return library.texts(locale, GAME)


async def chosen(person: Person, page: Message, index: int, label: str) -> Message:
    """What follows when the option of this label is chosen in a select of the page."""
    menu = selects(page)[index]
    value = next(o["value"] for o in menu["options"] if o["label"].startswith(label))
    return await (await person.select(page, menu["custom_id"], [value])).last()


async def pressed(person: Person, page: Message, label: str) -> Message:
    return await (await press(person, page, label)).last()


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_dossier_from_its_first_word_to_its_epilogue(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    library: Library,
    locale: str,
) -> None:
    texts = speaking(standin, people, library, locale)

    def say(text_id: str, **facts: str) -> str:
        return texts.say(text_id, **{name: Said(value) for name, value in facts.items()})

    alice, bob = people[:2]
    page = await (
        await alice.command(channel, "dossier new", {"game": GAME, "name": "The *well*"})
    ).last()
    assert page.ephemeral
    assert say("dossier-kept") in words(page)
    form = await press(alice, page, say("button-dossier-text"))
    page = await written_in(alice, form, name="The well", pitch="It is dry.\nOr is it?")
    assert "> It is dry.\n> Or is it?" in words(page)
    form = await press(alice, page, say("button-dossier-who"))
    page = await written_in(alice, form, who=f"Orso / {alice.name}\nMira")
    assert "Orso" in words(page)
    assert "Mira" in words(page)
    for scene, cue in (
        ("Dawn rises.", {"at": "chapter", "chapter": 1}),
        ("Somebody gains.", {"at": "points", "points": 10}),
        ("The well sings.", {"at": "end"}),
    ):
        form = await press(alice, page, say("button-dossier-add"))
        page = await written_in(alice, form, words=scene)
        page = await chosen(alice, page, 0, cue_text(texts, cue))
        assert cue_text(texts, cue) in words(page)
        page = await pressed(alice, page, say("button-back"))
    assert say("dossier-outcomes") in words(page)
    page = await chosen(alice, page, 0, "Somebody")
    page = await pressed(alice, page, say("button-dossier-ask"))
    assert say("dossier-asked") in words(page)
    form = await press(alice, page, say("button-dossier-event"))
    refused = await written_in(alice, form, event="Zorglub")
    assert "Zorglub" in words(refused)
    form = await press(alice, page, say("button-dossier-words"))
    page = await written_in(alice, form, words="Somebody has gained.")
    page = await pressed(alice, page, say("button-dossier-cut"))
    assert "gained" not in words(page)

    # copied, exported, deleted, imported
    copy = await pressed(alice, page, say("button-dossier-copy"))
    assert say("dossier-copy", name="The well") in words(copy)
    message = await pressed(alice, copy, say("button-dossier-file"))
    text = files(standin, message)["json"]
    dossier = read_dossier(text.encode(), library)
    assert [scene.words for scene in dossier.scenes] == ["Dawn rises.", "The well sings."]
    gone = await pressed(alice, copy, say("button-dossier-drop"))
    assert files(standin, gone)["json"] == text
    assert say("dossier-copy", name="The well") not in str(
        selects(await pressed(alice, gone, say("button-dossiers")))
    )
    bad = text.replace('"chapter"', '"noon"', 1)
    wrong = await (await alice.command(channel, "dossier import", {"file": bad})).final()
    assert "scenes.0.cue.at" in words(wrong)
    page = await (await alice.command(channel, "dossier import", {"file": text})).last()
    assert say("dossier-copy", name="The well") in words(page)

    # opened in one press from a lobby
    lobby = await opened(bot, standin, alice, channel)
    await press(bob, lobby, texts.say("button-join"))
    await rest(bot, standin)
    lobby = last_public(alice, channel)
    other = await press(bob, lobby, say("button-dossiers"))
    assert say("refused-not-host") in words(other.message)
    listed = await pressed(alice, lobby, say("button-dossiers"))
    done = await chosen(alice, listed, 0, say("dossier-copy", name="The well"))
    assert say("dossier-opened", name=say("dossier-copy", name="The well")) in words(done)
    await rest(bot, standin)
    shown = words(last_public(alice, channel))
    assert "It is dry." in shown
    assert say("dossier-as", character="Orso") in shown
    assert say("dossier-as", character="Mira") in shown
    assert "Dawn" not in shown
    await press(alice, last_public(alice, channel), say("button-start"))
    await rest(bot, standin)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    assert table.characters == ("Orso", "Mira")
    assert any("> Dawn rises." in words(m) for m in alice.messages(channel))
    await played_out(bot, standin, table.id)
    public = [words(m) for m in alice.messages(channel) if m.only_for is None]
    assert sum("> Dawn rises." in text for text in public) == 1
    told = [text for text in public if "> The well sings." in text]
    assert [say("epilogue-title") in text for text in told] == [True]
    report = await (await alice.command(channel, "game export")).last()
    epilogue = files(standin, report)["md"].partition(f"## {say('report-epilogue')}")[2]
    assert "The well sings." in epilogue


@pytest.mark.parametrize("locale", LOCALES)
async def test_ours_is_opened_in_one_press_where_there_is_no_table(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    library: Library,
    locale: str,
) -> None:
    texts = speaking(standin, people, library, locale)
    alice = people[0]
    page = await (await alice.command(channel, "dossier show")).last()
    first = next(iter(ours(library, locale).values()))
    page = await chosen(alice, page, 0, first.name)
    assert first.scenes[0].words[:30] in words(page)
    assert texts.say("button-dossier-drop") not in buttons(page)
    await press(alice, page, texts.say("button-dossier-open"))
    await rest(bot, standin)
    shown = words(last_public(alice, channel))
    assert first.name in shown
    assert first.character(0) in shown
    listed = await pressed(alice, last_public(alice, channel), texts.say("button-dossiers"))
    await press(alice, listed, texts.say("button-dossier-close"))
    await rest(bot, standin)
    assert first.name not in words(last_public(alice, channel))


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_scene_is_offered_to_its_game_master_who_tells_it_with_one_press(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    library: Library,
    locale: str,
) -> None:
    texts = speaking(standin, people, library, locale)
    alice, bob, chloe = people[:3]
    lobby = await opened(bot, standin, alice, channel)
    await press(bob, lobby, texts.say("button-join"))
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    await bot.tables.of(Master).appoint(table.id, int(alice.id), int(chloe.id))
    await press(chloe, lobby, texts.say("button-master"))  # their language is known from a press
    scene = {"cue": {"at": "chapter", "chapter": 1}, "alone": False, "words": "A *door* opens."}
    dossier = read_dossier({"game": GAME, "name": "x", "scenes": [scene]}, library)
    await bot.tables.of(Dossiers).open(table.id, int(chloe.id), dossier)
    await press(alice, last_public(alice, channel), texts.say("button-start"))
    await rest(bot, standin)
    (alert,) = [m for m in chloe.messages(chloe.direct_channel()) if "door" in words(m)]
    assert "A \\*door\\* opens." in words(alert)
    panel = await (await chloe.command(channel, "gm panel")).last()
    assert "🔔 A *door* opens." in str(selects(panel))
    assert not any("door" in words(m) for m in alice.messages(channel))
    await press(chloe, alert, texts.say("button-scene-now"))
    await rest(bot, standin)
    assert sum("> A \\*door\\* opens." in words(m) for m in alice.messages(channel)) == 1
    assert not [m for m in chloe.messages(chloe.direct_channel()) if "door" in words(m)]


async def test_a_lobby_is_taken_over_into_a_dossier(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, library: Library
) -> None:
    texts = speaking(standin, people, library, "fr")
    alice = people[0]
    lobby = await opened(bot, standin, alice, channel)
    await press(people[1], lobby, texts.say("button-join"))
    page = await (await alice.command(channel, "dossier new", {"game": GAME, "name": "Ici"})).last()
    page = await pressed(alice, page, texts.say("button-dossier-take"))
    assert people[1].name in words(page)
    page = await pressed(alice, page, texts.say("button-dossier-last"))
    assert texts.say("dossier-campaign") in words(page)
    assert texts.say("button-dossier-last-off") in buttons(page)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_moment_of_every_game_has_words_and_fits_into_a_menu(
    bot_texts: Library, game: str, locale: str
) -> None:
    texts = bot_texts.texts(locale, game, [f"Seat {n}" for n in range(6)])
    content: dict[str, Any] = {"game": game, "name": "x"}
    cues = moments(read_dossier(content, bot_texts), texts)
    assert len(cues) <= 25
    labels = [cue_text(texts, cue) for cue in cues]
    assert len(set(labels)) == len(labels)
    for cue in cues:
        assert read_dossier({**content, "scenes": [{"cue": cue, "words": "x"}]}, bot_texts)


@pytest.fixture
def bot_texts(library: Library) -> Library:
    return library


@pytest.mark.parametrize("locale", LOCALES)
def test_our_dossiers_fit_onto_their_pages(library: Library, locale: str) -> None:
    from dataclasses import replace

    from bot.discord.context import Localized

    plain = library.texts(locale)
    localized = Localized(replace(plain, markdown=True), plain)
    for key, dossier in ours(library, locale).items():
        page = dossier_page(dossier, "12", localized)
        assert page.panel is not None
        panel = page.panel.fitted()
        shown = "\n".join([panel.text, *(text for _, text in panel.parts)])
        assert " )" not in shown, "nobody is named as a player"
        for n, scene in enumerate(dossier.scenes, 1):
            assert f"**{n}.** " in shown, (key, n)
            assert scene.words[:20].split("\n")[0].rpartition(" ")[0] in shown
        for seat in range(dossier.parts):
            assert dossier.character(seat) in shown
        for n in range(len(dossier.scenes)):
            assert scene_page(dossier, "12", n, localized).rows
