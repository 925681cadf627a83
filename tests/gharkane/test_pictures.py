"""The board and a shelter as pictures: what they say, and that it is what the texts say."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Any
from unittest.mock import patch

import pytest
from PIL import Image

from bot.games.gharkane.board import board_text
from bot.games.gharkane.board_picture import HUE, LOOK, draw_board
from bot.games.gharkane.outside import place_of, pressers
from bot.games.gharkane.sheet import sheet_text
from bot.games.gharkane.shelter_picture import draw_sheet
from bot.model.person import SCREENS, Screen
from bot.render.draw.canvas import Canvas
from bot.render.draw.picture import Picture
from bot.render.phases import phase_text
from bot.render.scores import score_label
from bot.texts import LOCALES, word_id
from engine.content import DATA
from engine.games.gharkane import new_game
from engine.games.gharkane.content import EQUIPMENT, EVENTS, ROOMS
from engine.games.gharkane.night.travel import threatened
from engine.games.gharkane.options import Options
from engine.games.gharkane.shelter import Gear
from engine.games.gharkane.view import RoomView, view
from tests.draw.moments import SHORT, cut, moments, overlapping, texts
from tests.gharkane.conftest import hero, night, standing
from tests.gharkane.test_view import table
from tests.said import flat


def said(locale: str = "fr") -> Any:
    return texts(locale, "gharkane", SHORT)


def large(picture: Picture) -> set[str]:
    """What is read where the picture is 350 pixels across: there, it has at least 9."""
    return {placed.text for placed in picture.placed if placed.size * 350 >= 9 * picture.size[0]}


@pytest.mark.parametrize("seats", [2, 4])
def test_the_main_facts_of_the_board_are_read_where_it_is_small(seats: int) -> None:
    t = said()
    for state in moments("gharkane", seats, 1, 8):
        seen = view(state, None)
        found = large(draw_board(seen, t))
        facts = {phase_text(seen, t)} | {t.word(place.id) for place in seen.places}
        facts |= {f"{place.stock}" for place in seen.places if place.stock is not None}
        facts |= {f"+{day.points}" for day in seen.days if day.event}
        assert facts <= found


def test_the_main_facts_of_a_shelter_are_read_where_it_is_small() -> None:
    t = said()
    for state in moments("gharkane", 3, 1, 8):
        seen = view(state, 0)
        shelter = seen.shelters[0]
        assert shelter is not None
        found = large(draw_sheet(seen, t))
        facts = {f"{amount}" for _, amount in shelter.stores}
        facts.add(t.say("text-sheet-people", n=shelter.survivors))
        if seen.phase != "setup":
            facts |= {f"{room.survivors}/{room.slots}" for room in shelter.rooms if room.built}
            if seen.result is None:
                facts |= {f"{shelter.food_due}", f"{shelter.care_due}", f"{shelter.rise_due}"}
        assert facts <= found


@pytest.mark.parametrize("screen", SCREENS)
def test_the_sky_is_light_by_day_and_dark_else(screen: Screen) -> None:
    seen, bright = view(moments("gharkane", 3, 1, 8)[1], None), {}
    for phase in ("setup", "posting", "dusk", "night", "day"):
        file = draw_board(replace(seen, phase=phase), said(), screen).png
        with Image.open(io.BytesIO(file)) as image:
            bright[phase] = sum(image.convert("RGB").getpixel((4, 4)))  # type: ignore[arg-type]
    day = bright.pop("day")
    assert len({*bright.values()}) == 1
    assert day > 2 * bright["night"]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_computer_shows_the_board_whole_and_a_sheet_is_no_strip(locale: str) -> None:
    """Both in the middle of a game; more than two pieces of equipment need more room."""
    t = said(locale)
    for seats in (1, 2, 4):
        for state in moments("gharkane", seats, 1, 8)[2:6]:
            board = draw_board(view(state, None), t, "computer")
            assert 840 < board.size[1] <= 970
            keys = [p.box.top for p in board.placed if p.box.low > board.size[1] - 44]
            assert len({*keys}) == 1, "a legend of one line"
            shelter = view(state, 0).shelters[0]
            assert shelter is not None
            wide, high = draw_sheet(view(state, 0), t).size
            assert high <= (2.15 + 0.12 * max(len({*shelter.gear}) - 2, 0)) * wide


@pytest.mark.parametrize("screen", SCREENS)
def test_no_edge_of_a_region_lies_on_letters(screen: Screen) -> None:
    """Dashes are drawn along it where one can act."""
    for state in moments("gharkane", 4, 1, 6):
        board = draw_board(view(state, None), said(), screen)
        share = board.size[0] / board.painting.pixels[0]
        for region in board.regions:
            xs, ys = zip(*region.polygon, strict=True)
            left, top, right, low = (share * n for n in (min(xs), min(ys), max(xs), max(ys)))
            for text, box, *_ in board.placed:
                wide = min(right, box.right) - max(left, box.left)
                high = min(low, box.low) - max(top, box.top)
                within = wide >= box.wide - 3 and high >= box.high - 3
                assert within or min(wide, high) <= 3, (region.about, text)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_an_event_does_stands_on_the_board_however_many_hold(locale: str) -> None:
    t = said(locale)
    events = list(EVENTS)
    for n in range(0, len(events), 3):
        row = [events[(n + k) % len(events)] for k in range(6)]
        game = table()
        game.events_turned, game.events_open, game.events_ahead = row, row, []
        game.shelters[1].resolved = []
        written = set[str]()
        for screen in SCREENS:
            picture = draw_board(view(game, None), t, screen)
            assert cut(picture) == []
            assert overlapping(picture) == []
            written.update(picture.written)
        for event in row:
            ways = {t.say(f"{word_id(event)}.{what}") for what in ("text", "short")}
            assert ways & written, event
            assert flat(t.say(f"{word_id(event)}.text")) in flat(board_text(view(game, None), t))


@pytest.mark.parametrize("locale", LOCALES)
def test_any_equipment_on_display_has_its_whole_name(locale: str) -> None:
    t, seen = said(locale), view(moments("gharkane", 4, 1, 8)[3], None)
    for display in combinations(EQUIPMENT, 3):
        shown = replace(seen, display=display)
        for screen in SCREENS:
            assert cut(draw_board(shown, t, screen)) == [], display


def test_the_marks_of_heroes_are_explained_and_who_is_threatened_is_told() -> None:
    """A stronger rival who rests within reach threatens; a weaker, one too far, one of the same
    seat or one whose seat has played a hero there does not. A hero that rests there may leave
    before it comes."""
    t = said()
    game = night(3)
    standing(game, 0, 4, "nornaald")
    hero(game, 1, 5, "jel_zaer")
    assert threatened(game, "nornaald") == (0,)
    written = draw_board(view(game, None), t).written
    assert written.count("!") == 1
    assert "menacés : A" in flat(board_text(view(game, None), t))
    explained = {
        key: t.say(f"draw-key-{key}") in written
        for key in ("standing", "lying", "closed", "threatened", "first", "wanderer")
    }
    assert explained == {
        "standing": True,
        "lying": True,
        "closed": False,
        "threatened": True,
        "first": True,
        "wanderer": False,
    }, "what this picture shows"
    for force, place in ((4, "jel_zaer"), (5, "with_an"), (5, "nornaald")):
        game.shelters[1].heroes.clear()
        hero(game, 1, force, place)
        assert threatened(game, "nornaald") == ()
    game.shelters[1].heroes.clear()
    hero(game, 1, 5, "jel_zaer")
    standing(game, 1, 3, "nornaald")
    assert threatened(game, "nornaald") == (), "no two heroes of a seat at one place"
    game.shelters[1].heroes.pop()
    hero(game, 1, 3, "nornaald")
    assert threatened(game, "nornaald") == (0,)
    assert pressers(view(game, 0), 0, 4, place_of(view(game, 0), "nornaald")) == [(1, 5)]
    game.shelters[1].heroes.clear()
    hero(game, 0, 5, "jel_zaer")
    assert threatened(game, "nornaald") == ()
    game = night(2)
    standing(game, 0, 3, "haciendas")
    standing(game, 0, 5, "jel_zaer")
    hero(game, 1, 5, "with_an")
    assert threatened(game, "haciendas") == (0,)
    game.shelters[0].heroes[1:] = []
    standing(game, 0, 5, "haciendas")
    assert threatened(game, "haciendas") == (), "the slot of that force is taken"


def test_an_empty_place_is_red_but_not_before_the_first_dusk() -> None:
    t = said()
    zeros = []
    for state in (new_game(2, 1, Options()), night(2)):
        state.stock = dict.fromkeys(state.stock, 0)
        board = draw_board(view(state, None), t)
        zeros.append(
            {placed.fill == HUE["danger"] for placed in board.placed if placed.text == "0"}
        )
    assert zeros == [{False}, {True}]


@pytest.mark.parametrize("locale", LOCALES)
def test_at_setup_the_sheet_shows_what_there_is_to_choose_from(locale: str) -> None:
    t = said(locale)
    for seats in (2, 4):
        seen = view(new_game(seats, seats, Options()), 0)
        shelter = seen.shelters[0]
        assert shelter is not None
        deal = shelter.deal
        picture, text = draw_sheet(seen, t), flat(sheet_text(seen, t))
        words = (*deal.shelters, *deal.leaders, *deal.rooms)
        assert words
        for word in words:
            assert {t.word(word), t.say(f"{word_id(word)}.text")} <= set(picture.written)
            assert t.word(word) in text
        assert cut(picture) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_effect_is_whole_however_much_gear_there_is_and_points_are_summed(
    locale: str,
) -> None:
    """Of two pieces alike there is one with their number."""
    t = said(locale)
    game = table()
    gears = [Gear(id, n % 2 == 0, n % 4 == 0) for n, id in enumerate(EQUIPMENT)]
    game.shelters[0].gear = gears * 2
    seen = view(game, 0)
    shelter = seen.shelters[0]
    assert shelter is not None
    picture, text = draw_sheet(seen, t), flat(sheet_text(seen, t))
    assert cut(picture) == []
    assert overlapping(picture) == []
    assert picture.size[1] > 900
    assert picture.written.count("×2") == len(EQUIPMENT)
    for gear in EQUIPMENT:
        effect = t.say(f"{word_id(gear)}.text")
        assert any(effect in written for written in picture.written)
        assert flat(effect) in text
    for name, _ in shelter.points:
        assert score_label(t, name) in picture.written
    total = sum(points for _, points in shelter.points)
    assert t.say("score-total") in picture.written
    assert f"{total}".replace("-", "−") in large(picture)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_room_is_named_in_full_in_ruins_and_complete(locale: str) -> None:
    """The price of its build stands beside the name, or its survivors and a tick."""
    t, seen = said(locale), view(night(2), 0)
    shelter = seen.shelters[0]
    assert shelter is not None
    for built in (False, True):
        rooms = tuple(
            RoomView(id, built, 4 * built, 4, room.food, room.care, full=built, used=built)
            for id, room in ROOMS.items()
        )
        picture = draw_sheet(replace(seen, shelters=(replace(shelter, rooms=rooms),)), t)
        assert cut(picture) == overlapping(picture) == []
        assert {t.word(id) for id in ROOMS} <= {*picture.written}


def test_who_is_awaited_is_told_by_a_mark() -> None:
    t = said()
    seen = view(new_game(3, 1, Options()), None)
    still = replace(seen, table=tuple(replace(seat, busy=False) for seat in seen.table))
    awaited = replace(seen, table=(replace(still.table[0], busy=True), *still.table[1:]))
    assert draw_board(awaited, t).png != draw_board(still, t).png
    fills = [
        {p.fill for p in draw_board(v, t).placed if p.text == SHORT[0]} for v in (awaited, still)
    ]
    assert fills[0] == fills[1], "by a mark and not by colour alone"


STAR = re.compile(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="[\d.]+" fill="#C9F7E4"')


@pytest.mark.parametrize("locale", LOCALES)
def test_no_star_of_the_sky_lies_under_letters(locale: str) -> None:
    """It would read as an apostrophe."""
    t, stars = said(locale), list[tuple[float, float]]()
    plain = Canvas.sprite

    def noting(self: Canvas, name: str, xy: tuple[int, int], size: int, faded: float = 1.0) -> int:
        if name == "board" or name.endswith("_sky"):
            stars.extend((x + xy[0], y + xy[1]) for x, y in stars_of(name))
        return plain(self, name, xy, size, faded)

    def stars_of(name: str) -> list[tuple[float, float]]:
        drawing = (DATA / LOOK.art.folder / f"{name}.svg").read_text(encoding="utf-8")
        return [(float(x), float(y)) for x, y in STAR.findall(drawing)]

    for state in moments("gharkane", 4, 1, 8):
        boards = [partial(draw_board, view(state, None), t, screen) for screen in SCREENS]
        for drawn in (*boards, partial(draw_sheet, view(state, 1), t)):
            stars.clear()
            with patch.object(Canvas, "sprite", noting):
                picture = drawn()
            assert stars
            bands = {t.say("draw-day", n=n) for n in range(1, 7)}
            bands |= {f"+{n}" for n in range(1, 30)}
            for placed in picture.placed:  # others lie on drawings or on a notice
                if placed.fill in (HUE["bone"], HUE["soft"]) and placed.text not in bands:
                    left, top, right, low = placed.box.inset(-4, -6)
                    for x, y in stars:
                        assert not (left < x < right and top < y < low), placed


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_due_once_the_game_is_over(locale: str) -> None:
    t, game = said(locale), table()
    for over in (False, True):
        game.result = (0,) if over else None
        seen = view(game, 0)
        shown = t.say("text-sheet-today") in sheet_text(seen, t)
        drawn = t.say("draw-food-due") in draw_sheet(seen, t).written
        assert shown == drawn == (not over)
