"""The pictures of the game: crowds keep their letters, letters stand out, and everybody and
everything has a face of their own."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from statistics import median

import pytest

from bot.games.revive.facts import goals
from bot.games.revive.symbols import key_block
from bot.games.revive.table_picture import draw_board
from bot.games.revive.tribe_picture import draw_sheet
from bot.model.person import SCREENS
from bot.texts import LOCALES, Texts
from engine.games.revive import PACKAGE as revive
from engine.games.revive.content import (
    COLOURS,
    CORNERS,
    HEXES,
    NUMBERS,
    SITE,
    TRIBE,
)
from engine.games.revive.turn.actions import Building, Exploring, Populating
from engine.games.revive.view import ReviveView
from engine.kernel import play
from tests.draw.moments import LIBRARY, cut, moments, outside, overlapping
from tests.laws.walks import fresh, walk
from tests.unpainted import unpainted


def said(locale: str = "fr") -> Texts:
    return LIBRARY.texts(locale, revive.NAME, ("Zoé", "Luc", "Anaïs", "Ève"))


def crowded(abyss: bool) -> ReviveView:
    """A late table on which all four have settled in every city and large location, and each
    desert has a building or a lantern of somebody."""
    state = moments(revive.NAME, 4, 4 if abyss else 2, 5)[4]
    view = revive.view(state, None)
    assert view.variant.abyss == abyss
    cities = [hex for hex in HEXES if view.terrain_at(hex) == "city"]
    deserts = [hex for hex in HEXES if view.terrain_at(hex) == "desert"]
    assert len(cities) > 4
    tribes = []
    for seat, tribe in enumerate(view.tribes):
        settled = dict.fromkeys((*cities, *CORNERS, *view.locations), "t1")
        built = {hex: ("small", "large")[n % 2] for n, hex in enumerate(deserts) if n % 5 == seat}
        lit = tuple(deserts[(seat + 1) * n % len(deserts)] for n in range(1, 6))
        tribes.append(replace(tribe, settled=settled, buildings=built, lanterns=lit))
    return replace(view, tribes=tuple(tribes))


@pytest.mark.parametrize("abyss", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_map_is_drawn_whole_and_names_all_who_stand_in_a_city(
    locale: str, abyss: bool
) -> None:
    view, texts = crowded(abyss), said(locale)
    cities = sum(view.terrain_at(hex) == "city" for hex in HEXES)
    for screen in SCREENS:
        picture = draw_board(view, texts, screen)
        assert outside(picture) == overlapping(picture) == cut(picture) == []
        for seat in range(4):
            here = f"{texts.word('meeple')} {texts.seat(seat)}"
            assert picture.written.count(here) == cities + len(view.locations)


def test_a_board_fits_a_computer_and_a_sheet_is_two_and_a_half_times_as_high_as_wide() -> None:
    """In the middle of a game, at every number of seats."""
    shares = []
    for seats in revive.SEATS:
        state = moments(revive.NAME, seats, 2, 5)[2]
        with unpainted():
            assert draw_board(revive.view(state, None), said(), "computer").size == (1200, 900)
            sheets = [draw_sheet(revive.view(state, seat), said()).size for seat in range(seats)]
        shares += [high / wide for wide, high in sheets]
    assert median(shares) <= 2.5
    assert max(shares) <= 2.6


def test_a_sheet_names_each_site_that_is_not_open_and_numbers_each_space_of_the_tracks() -> None:
    view, texts = revive.view(moments(revive.NAME, 2, 2, 5)[2], 0), said()
    with unpainted():
        placed = [one.text for one in draw_sheet(view, texts).placed]
    closed = [row.printed for site, row in SITE.items() if site not in view.tribes[0].sites]
    for name in filter(None, closed):
        assert placed.count(texts.word(name)) == 1
    assert placed.count(texts.say("draw-sites")) == ("" in closed)
    for n in range(1, NUMBERS.track + 1):
        assert placed.count(f"{n}") >= len(COLOURS)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sheet_cuts_no_word_of_any_tribe_and_of_no_price(locale: str) -> None:
    view = revive.view(moments(revive.NAME, 2, 2, 5)[0], 0)
    first, *others = view.tribes
    for tribe, cheap in product(TRIBE, (False, True)):
        tribes = replace(first, id=tribe), *others
        shown = replace(view, tribes=tribes, variant=replace(view.variant, cheap=cheap))
        with unpainted():
            assert cut(draw_sheet(shown, said(locale))) == []


def test_a_tribe_of_which_all_cards_lie_in_slots_has_a_sheet() -> None:
    """Nothing is active and nothing rests; a legend of no symbols has no height."""
    view = revive.view(moments(revive.NAME, 2, 2, 5)[4], 0)
    first, *others = view.tribes
    empty = replace(first, active=(), rest=())
    assert draw_sheet(replace(view, tribes=(empty, *others)), said()).size[0] == 720
    assert key_block(set(), 600, said()).high == 0


def test_a_board_marks_where_the_acting_seat_can_explore_build_and_settle() -> None:
    met = set[str]()
    game = fresh(revive.NAME, 4, 3, 3)
    for seat, answer in walk(game, 8):
        view = revive.view(game, None)
        assert not goals(replace(view, left=0))
        if view.active >= 0 and view.left:
            seats = game, view.active
            explored = {pick.tile for pick in Exploring(*seats).offers()}
            may = {*explored, *Building(*seats).places(), *Populating(*seats).cities()}
            assert goals(view) == may
            met |= may
        play(game, seat, answer)
    assert len(met) > 30
