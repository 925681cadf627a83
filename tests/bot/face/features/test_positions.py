"""A finished game, move by move: every page can be sent, and the way at the stand-in."""

from __future__ import annotations

import pytest

from bot.app.assembly import Bot
from bot.discord.context import Localized
from bot.features.replay.film import make_film, position_at
from bot.features.replay.positions import Frame, position_page
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.texts import LOCALES, Library
from engine.games import GAMES
from tests.bot.face.conftest import table_of
from tests.bot.face.features.test_replay import end_of_game, played
from tests.bot.face.limits import check_page
from tests.bot.face.playing import buttons, press, selects, words
from tests.bot.face.touch.test_touch import table_of as begun_table
from tests.standin import StandIn


@pytest.mark.parametrize("game", GAMES)
async def test_every_page_of_a_move_can_be_sent(game: str, library: Library) -> None:
    seats = GAMES[game].SEATS[-1]
    course, end = played(game, seats)
    film, table = make_film(course, end), table_of(game, seats, status="ended", result=end.result)
    for locale in LOCALES:
        texts = library.texts(locale, game, tuple(f"Seat {n}" for n in range(seats)))
        for number in range(0, len(film.moves), max(len(film.moves) // 12, 1)):
            for frame in (Frame(number), Frame(number, seats - 1), Frame(number, 0, sheet=True)):
                at = position_at(table, film, film.chapter_at(number), number)
                check_page(position_page(at, frame, Localized(texts, texts)))


@pytest.mark.parametrize("frame", [Frame(), Frame(37), Frame(3, 0), Frame(9, 4, sheet=True)])
def test_a_place_survives_writing_and_reading(frame: Frame) -> None:
    assert Frame.parse(str(frame)) == frame


@pytest.mark.parametrize("text", ["", "x", "3-x-sheet-4"])
def test_any_other_text_is_read_as_a_valid_place(text: str) -> None:
    assert Frame.parse(text).viewer is None


async def test_a_game_can_be_stepped_through_move_by_move(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, _, carol = people[:4]
    table = await end_of_game(bot, standin, alice, bob, channel)
    page = (await carol.command(channel, "game replay", {"move": 2})).shown
    assert page.ephemeral
    assert "coup 2 sur" in words(page)
    assert "/partie revoir coup:2" in words(page)
    page = (await press(carol, page, "◀ Coup précédent")).shown
    assert "coup 1 sur" in words(page)
    (eyes,) = selects(page)
    assert [option["value"] for option in eyes["options"]] == ["1-all", "1-0", "1-1"]
    page = (await carol.select(page, eyes["custom_id"], ["1-1"])).shown
    page = (await press(carol, page, "Sa fiche")).shown
    assert "Main : " in words(page)
    page = (await press(carol, page, "Coup suivant")).shown
    assert "coup 2 sur" in words(page)
    assert "Main : " in words(page)
    whole = (await press(carol, page, "Vue d’ensemble")).shown
    assert "(1 sur 4)" in words(whole)
    again = (await press(carol, whole, "Coup par coup")).shown
    assert "coup 1 sur" in words(again), "both put a card aside: the second one opened the round"
    last = (await bob.command(channel, "game replay", {"game": str(table.id), "move": 9999})).shown
    assert not {"Coup suivant ▶", "10 ▶▶"} & buttons(last).keys()


async def test_past_positions_are_tall_but_for_who_plays_at_a_desk(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno, chloe = people[:3]
    table = await begun_table(bot, channel, alice, bruno, game="happy_dayz")
    await bot.tables.ending.end(table.id, 6, leads=True)
    await bot.tables.person_settings.set_preferences(int(bruno.id), tall=False)
    for person, wide in ((chloe, 720), (bruno, 1200)):
        for place in ({"move": 1}, {}):
            page = (
                await person.command(channel, "game replay", {"game": str(table.id), **place})
            ).shown
            (picture,) = page.attachments
            assert picture["width"] == wide
