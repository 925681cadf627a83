"""Pictures on messages: beside their text, kept while they hold, and never in the way."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.discord import replies
from bot.games import face
from bot.menu import Path as Path_
from bot.menu import way_to
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.present.pictures import Pictures, alt_text
from bot.render.draw.art import Art
from bot.render.draw.blocks import SHEET_PX
from bot.render.draw.canvas import Canvas
from bot.render.draw.picture import Picture
from bot.schedule.pool import Pool
from bot.schedule.thinking import Thinking
from bot.texts import Library
from engine.games import GAMES
from tests.bot.face.playing import Boot, alts, buttons, last_public, press, rest, words
from tests.jobs import fail, imported
from tests.standin import StandIn
from tests.waiting import PATIENCE_S

PICTURED = next(game for game in GAMES if face(game).drawings is not None)
PLAYING = max(2, GAMES[PICTURED].SEATS[0])
"""How many sit at its table."""
pytestmark = pytest.mark.usefixtures("nothing_refused")


@pytest.fixture
async def bot(boot: Boot) -> AsyncIterator[Bot]:
    async with boot() as made:
        yield made


async def started(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> Message:
    """The dashboard of a game with pictures, as many people as it needs."""
    await people[0].command(channel, "game new", {"game": PICTURED})
    await rest(bot, standin)
    lobby = last_public(people[0], channel)
    assert alts(lobby) == []
    for person in people[1:PLAYING]:
        await press(person, lobby, "Rejoindre")
    await press(people[0], lobby, "Commencer")
    await rest(bot, standin)
    return last_public(people[0], channel)


def only_picture(message: Message | None) -> dict[str, Any]:
    """The one attachment of a message, shown with what it says in words."""
    assert message is not None
    (attachment,) = message.attachments
    (alt,) = alts(message)
    assert len(alt) <= 1024
    assert attachment["content_type"] == "image/png"
    return attachment


async def test_the_dashboard_has_a_picture_and_a_text(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    dashboard = await started(bot, standin, people, channel)
    assert only_picture(dashboard)["width"] == 1200
    (alt,) = alts(dashboard)
    for person in people[:PLAYING]:
        assert person.name in alt
    assert "🟠A Alice" in words(dashboard)
    assert "```" not in words(dashboard)
    assert next(iter(buttons(dashboard))) == "Jouer"
    text = (await press(people[0], dashboard, "En texte")).shown
    assert text.ephemeral
    assert text.attachments == []
    assert "```" in words(text)


async def test_requested_sheets_and_boards_have_a_picture_and_a_text(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    await started(bot, standin, people, channel)
    for command in ("sheet", "game board"):
        shown = (await people[0].command(channel, command)).message
        assert only_picture(shown)
        assert shown is not None
        assert "```" not in words(shown), "the text is a button away"
        symbols = await (await press(people[0], shown, "Que signifient les symboles\u202f?")).last()
        assert only_picture(symbols)["width"] == 720
        assert "bois" in alts(symbols)[0].lower()
        text = await (await press(people[0], shown, "En texte")).last()
        assert "```" in words(text)
        assert text.attachments == []
    (sheet,) = people[1].direct_messages()
    assert only_picture(sheet)
    assert "```" not in words(sheet)


async def test_a_sheet_opened_from_the_menu_replaces_it(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """One private panel, that turns: no second message."""
    dashboard = await started(bot, standin, people, channel)
    menu = await (await press(people[0], dashboard, "Jouer")).last()
    await rest(bot, standin)  # the panel that the start showed goes
    before = [message.id for message in people[0].messages(channel)]
    own = bot.context.library.texts("fr", PICTURED).say("game-sheet.button")
    await press(people[0], menu, own)
    sheet = people[0].message(menu.id)
    assert only_picture(sheet)
    await press(people[0], sheet, "Jouer")
    again = people[0].message(menu.id)
    assert own in buttons(again)
    assert [message.id for message in people[0].messages(channel)] == before


async def test_the_menu_marks_what_its_options_name_and_keeps_the_picture_at_the_next_step(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    dashboard = await started(bot, standin, people, channel)
    menu = await (await press(people[0], dashboard, "Jouer")).final()
    assert only_picture(menu)["filename"].startswith("sheet-")
    assert [label[:4] for label in [*buttons(menu)][:2]] == ["1 · ", "2 · "]
    (table,) = await bot.context.tables.table_queries.of_user(int(people[0].id), most=2)
    asked = await bot.context.tables.play.ask(table.id, 0)
    localized = bot.context.localized("fr", asked.table)
    pages = [
        await bot.context.menu(asked, path, localized, pictured=True)
        for path in (Path_(), way_to(asked.picks, 1))
    ]
    files = [page.picture and page.picture.filename for page in pages]
    assert files == [only_picture(menu)["filename"]] * 2
    assert pages[0].picture is not None
    assert [*pages[0].picture.letters.values()] == ["1", "2"]


async def test_a_menu_without_a_picture_has_no_marks(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    dashboard = await started(bot, standin, people, channel)
    bot.context.pictures = Pictures()
    bot.context.pictures.beside = nothing  # type: ignore[method-assign,assignment]
    menu = await (await press(people[0], dashboard, "Jouer")).final()
    assert [label for label in buttons(menu) if label.startswith("1 · ")] == []


async def nothing(*_: Any) -> None:
    """No picture."""


async def test_who_wants_no_pictures_gets_words_in_all_private_pages(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """[accessibility] Menu, sheet, direct message, board; others and the channel keep theirs."""
    reader, other = people[:2]
    settings = (await reader.command(channel, "settings mine")).message
    settings = (await press(reader, settings, "Sans images, en mots")).message
    assert "ce que les images montreraient" in words(settings)
    dashboard = await started(bot, standin, people, channel)
    await rest(bot, standin)
    (direct,) = reader.direct_messages()
    menu = await (await press(reader, dashboard, "Jouer")).final()
    sheet = await (await reader.command(channel, "sheet")).final()
    board = await (await reader.command(channel, "game board")).final()
    assert not any(message.attachments for message in (menu, sheet, direct, board))
    assert all("```" in words(message) for message in (sheet, direct, board))
    assert only_picture(dashboard)
    assert only_picture(await (await other.command(channel, "sheet")).final())
    settings = (await press(reader, settings, "Plateau horizontal, pour ordinateur")).message
    await rest(bot, standin)
    assert only_picture(reader.direct_messages()[0])["width"] == SHEET_PX


async def test_private_boards_are_tall_until_somebody_plays_at_a_computer(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """Menu, sheet, direct message and board; the first sheet asks, once."""
    settings = (await people[0].command(channel, "settings mine")).message
    settings = (await press(people[0], settings, "Plateau horizontal, pour ordinateur")).message
    assert "écran d’ordinateur" in words(settings)
    assert "Plateau vertical, pour téléphone" in buttons(settings)
    dashboard = await started(bot, standin, people, channel)
    (asking,) = people[1].direct_messages()
    assert [label for label in buttons(asking) if "Je joue" in label] == [
        "Je joue sur téléphone", "Je joue sur ordinateur",
    ]  # fmt: skip
    said = await press(people[1], asking, "Je joue sur téléphone")
    assert "vertical" in words(said.message)
    await rest(bot, standin)
    for person, wide in ((people[0], 1200), (people[1], 725)):
        menu = await (await press(person, dashboard, "Jouer")).final()
        sheet = await (await person.command(channel, "sheet")).final()
        direct = person.direct_messages()[0]
        assert [only_picture(message)["width"] for message in (menu, sheet, direct)] == [
            SHEET_PX
        ] * 3
        assert not [label for label in buttons(direct) if "Je joue" in label]
        board = await (await person.command(channel, "game board")).final()
        shape = only_picture(board)
        assert shape["width"] == wide
        assert (shape["width"] < shape["height"]) is (wide == 725)
        assert "En texte" in buttons(board)
    assert only_picture(dashboard)["width"] == 1200
    answer = await press(people[1], asking, "Je joue sur ordinateur", before_edit=True)
    assert "horizontal" in words(answer.message), "an old button still answers"


async def test_the_public_picture_is_tall_once_most_players_are_on_a_phone(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    dashboard = await started(bot, standin, people, channel)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    for person, wide in ((people[0], True), (people[1], False)):
        await press(person, person.direct_messages()[0], "Je joue sur téléphone")
        await bot.tables.pausing.pause(table.id, table.host_id)
        await bot.tables.pausing.resume(table.id, table.host_id)
        await rest(bot, standin)
        shape = only_picture(last_public(people[0], channel))
        assert (shape["width"] > shape["height"]) is wide
    assert shape["width"] < only_picture(dashboard)["width"]


async def test_the_process_that_draws_is_prepared() -> None:
    module = face(PICTURED).pictures
    async with AsyncExitStack() as closing:
        prepared, other = Pool(cores=1), Pool(cores=1)
        closing.push_async_callback(prepared.close)
        closing.push_async_callback(other.close)
        await Pictures(Thinking(prepared)).prepare()
        assert await prepared.run("quick", imported, module)
        assert not await other.run("quick", imported, module)


@pytest.mark.parametrize("stopped", [True, False])
async def test_only_a_fault_in_preparing_is_logged(
    stopped: bool, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not that a bot was stopped right after its start."""
    monkeypatch.setattr("bot.present.pictures.prepare", fail)
    pool = Pool(cores=1)
    if stopped:
        await pool.close()
    pictures = Pictures(Thinking(pool))
    await pictures.prepare()
    await pool.close()
    assert ("was not prepared" in caplog.text) is not stopped


MAPPED = next(game for game in GAMES if (d := face(game).drawings) is not None and d.ways)


@pytest.mark.parametrize("pictured", [True, False])
async def test_a_menu_of_moves_has_a_map_or_its_text(
    pictured: bool, bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """From the first question that leads somewhere on; one that leads nowhere has none."""
    await people[0].command(channel, "game new", {"game": MAPPED})
    await rest(bot, standin)
    lobby = last_public(people[0], channel)
    await press(people[1], lobby, "Rejoindre")
    await press(people[0], lobby, "Commencer")
    await rest(bot, standin)
    (table,) = await bot.context.tables.table_queries.of_user(int(people[0].id), most=2)
    told = ""
    for _ in range(60):
        each = [await bot.context.tables.play.ask(table.id, seat) for seat in (0, 1)]
        asked = next(one for one in each if one.picks and one.awaited)
        localized = bot.context.localized("fr", asked.table)
        told = face(MAPPED).ways_text(asked.view, asked.picks, localized.plain)
        if told:
            break
        await bot.context.tables.play.pick(
            table.id, int(people[asked.seat].id), asked.seat, asked.revision, 0
        )
    page = await bot.context.menu(asked, Path_(), localized, pictured=pictured)
    assert page.panel is not None
    assert (page.picture is not None) == pictured
    place = told.partition(" (")[0]
    assert place in (page.picture.alt if page.picture else page.panel.text)


async def test_a_failed_drawing_is_logged_and_the_page_becomes_text(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def broken(*_: object, **__: object) -> Picture:
        raise ZeroDivisionError("no paint")

    monkeypatch.setattr(face(PICTURED).drawings, "board", broken)
    dashboard = await started(bot, standin, people, channel)
    assert dashboard.attachments == []
    assert "```" in words(dashboard)
    assert any("fault" in r.getMessage() for r in caplog.records if r.levelno == logging.ERROR)


async def test_a_slow_picture_shows_a_notice_first(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await started(bot, standin, people, channel)
    drawings = face(PICTURED).drawings
    assert drawings is not None
    plain = drawings.sheet
    monkeypatch.setattr(replies, "DEFER_AFTER", 0.05)
    monkeypatch.setattr(replies, "PREPARED_NOTICE_S", 0.05)

    announced = threading.Event()

    def slow(view: Any, texts: Any) -> Picture:
        announced.wait(PATIENCE_S)
        return plain(view, texts)

    monkeypatch.setattr(drawings, "sheet", slow)
    bot.context.pictures = Pictures()
    answer = await people[0].command(channel, "sheet")
    assert answer.kind == "deferred"
    announced.set()
    shown = await answer.final()
    assert shown.ephemeral
    assert only_picture(shown)


async def test_pictures_are_drawn_one_at_a_time_and_once_per_view(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = GAMES[PICTURED]
    state = package.new_game(PLAYING, 1, package.Options())
    drawings = face(PICTURED).drawings
    assert drawings is not None
    at_work = threading.Lock()
    overlaps: list[bool] = []

    def draw(view: Any, texts: Any, *screen: Any) -> Picture:
        overlaps.append(not at_work.acquire(blocking=False))
        time.sleep(0.01)
        at_work.release()
        canvas = Canvas((90, 40), Art())
        canvas.text((4, 20), f"{view.viewer}{texts.locale}")
        return canvas.finish()

    monkeypatch.setattr(drawings, "sheet", draw)
    pictures = Pictures(kept=4)
    names = ["Ann", "Bob", "Cat", "Dan"][: state.seats]
    worded: list[str] = []

    def alt() -> str:
        worded.append("in words")
        return worded[-1]

    async def sheet(seat: int, locale: str) -> str:
        texts = library.texts(locale, PICTURED, names)
        shown = await pictures.shown("sheet", package.view(state, seat), texts, alt)
        assert shown is not None
        assert shown.alt == "in words"
        return shown.filename

    wanted = [(seat, locale) for seat in (0, 1) for locale in ("fr", "en")]
    first = await asyncio.gather(*(sheet(*one) for one in wanted * 3))
    assert first[:4] * 3 == first
    assert len(set(first)) == 4
    assert not any(overlaps)
    assert pictures.drawn == 4
    await sheet(0, "fr")
    names[0] = "Eve"
    await sheet(0, "fr")  # another picture: of those kept, the one longest unseen goes
    names[0] = "Ann"
    await sheet(0, "fr")
    assert pictures.drawn == 5
    await sheet(0, "en")
    assert pictures.drawn == len(worded) == 6


def test_the_alt_text_of_a_board_has_no_rulers() -> None:
    board = "── Places ──────────\nThe wood        6\n  game: boar\n```"
    assert alt_text("Day 1", board) == "Day 1\nPlaces.\nThe wood 6 game: boar"
