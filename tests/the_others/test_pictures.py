"""The pictures of the game: the fullest moments fit, dice say what they did, cards are whole, and
everybody has a face of their own."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from bot.games.the_others.board import board_text
from bot.games.the_others.drawings import draw_board
from bot.games.the_others.hero_picture import draw_sheet
from bot.model.person import SCREENS, Screen
from bot.render.marks import mark
from bot.texts import LOCALES, Texts
from engine.games.the_others import PACKAGE as others
from engine.games.the_others.content import (
    CARD,
    KINDS,
    NUMBERS,
    SIN,
    TOKENS,
)
from engine.games.the_others.picks import Enlist, Incarnate
from engine.games.the_others.view import OthersView, RollView
from engine.kernel import awaited, legal, play
from tests.draw.moments import LIBRARY, cut, moments, outside, overlapping
from tests.said import flat
from tests.the_others.tables import fresh, hero, laid
from tests.unpainted import unpainted


def said(locale: str = "fr") -> Texts:
    return LIBRARY.texts(locale, others.NAME, ("Zoé", "Luc", "Anaïs", "Ève", "Jo"))


def rolled(kind: str = "fight") -> OthersView:
    """A table in whose first roll every face fell twice."""
    view = others.view(laid(), None)
    mine, theirs = tuple(dict.fromkeys(NUMBERS.hero_die)), tuple(dict.fromkeys(NUMBERS.sin_die))
    roll = RollView("vigie", kind, "a2", False, True, 4, 4, mine * 2, theirs * 2, 4, 5, 2, 3)
    return replace(view, roll=roll)


def crowded() -> OthersView:
    """Four heroes of four seats in one space, and everything that can lie there beside them."""
    names = ("vigie", "bastien", "ines", "saba")
    view = others.view(laid(*(hero(id, "b2", n) for n, id in enumerate(names, 1)), seats=5), None)
    here = next(space for space in view.spaces if space.id == "b2")
    full = replace(
        here,
        monsters=tuple(kind for kind in KINDS for _ in range(3)),
        tokens=tuple(token for token in TOKENS for _ in range(2)),
        hidden=2,
        civilians=2,
        altar=True,
        nest=True,
    )
    return replace(view, spaces=tuple(full if one is here else one for one in view.spaces))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("screen", SCREENS)
def test_the_fullest_space_is_drawn_whole(locale: str, screen: Screen) -> None:
    picture = draw_board(crowded(), said(locale), screen)
    assert outside(picture) == overlapping(picture) == cut(picture) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_a_district_that_is_closed_and_used_says_both(screen: Screen) -> None:
    for place in ("a1", "b2", "e1"):
        view = others.view(laid(hero("vigie", place, district=place)), None)
        shut = [replace(one, closed=one.id == place) for one in view.spaces]
        picture = draw_board(replace(view, spaces=tuple(shut)), said(), screen)
        assert {"utilisé", "fermé"} <= {placed.text for placed in picture.placed}
        assert overlapping(picture) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_heroes_of_one_player_show_their_faces_above_the_letter_they_share(screen: Screen) -> None:
    for view in (crowded(), *(others.view(state, None) for state in moments(others.NAME, 2)[1:-1])):
        picture = draw_board(view, said(), screen)
        for one in view.heroes:
            figure = next(shown.box for shown in picture.shown if shown.thing == one.id)
            letters = [
                placed
                for placed in picture.placed
                if placed.text == mark(one.seat).letter
                and figure.left < placed.box.left < figure.right
                and figure.top < placed.box.low < figure.low
            ]
            assert letters
            assert all(2 * letter.box.top > figure.top + figure.low for letter in letters)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seats", "screen"), [(2, "channel"), (2, "computer"), (5, "channel")])
def test_before_the_first_round_what_is_chosen_and_what_may_be_is_shown(
    locale: str, seats: int, screen: Screen
) -> None:
    game, texts = fresh(seats=seats), said(locale)
    while not game.round:
        view = others.view(game, None)
        picture, text = draw_board(view, texts, screen), flat(board_text(view, texts))
        assert outside(picture) == overlapping(picture) == cut(picture) == []
        marked = {word for region in picture.regions for word in region.about}
        for seat, _ in awaited(game):
            for pick in legal(game, seat):
                words = {f"{pick.verb}.{field.name}" for field in fields(pick)}
                assert {
                    f"{word}:{getattr(pick, word.partition('.')[2])}" for word in words
                } <= marked
                if isinstance(pick, Enlist):
                    assert texts.word(pick.hero) in text
        chosen = [*game.reserve, *(hero.id for hero in game.alive()), game.sin, game.group]
        drawn = " ".join(picture.written)
        for word in filter(None, chosen):
            assert texts.word(word) in drawn
            assert texts.word(word) in text
        for space, district in game.city.districts.items():
            assert space.upper() in drawn
            assert texts.word(district) in drawn
            assert texts.word(district) in text
        seat = awaited(game)[0][0]
        play(game, seat, next(iter(legal(game, seat))))


def test_what_is_no_longer_to_be_chosen_is_not_offered_by_the_picture() -> None:
    game, texts = fresh(seats=3), said()
    first = draw_board(others.view(game, None), texts)
    marked = {word for region in first.regions for word in region.about}
    assert {f"incarnate.sin:{sin}" for sin in SIN} <= marked
    play(game, game.sins, Incarnate("envy", "orderlies"))
    seat = awaited(game)[0][0]
    play(game, seat, Enlist("ines"))
    picture = draw_board(others.view(game, None), texts)
    marked = {word for region in picture.regions for word in region.about}
    assert not [word for word in marked if word.startswith("incarnate")]
    assert "enlist.hero:ines" not in marked
    assert "enlist.hero:aubin" in marked


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", ["fight", "clean"])
@pytest.mark.parametrize("screen", SCREENS)
def test_dice_are_a_picture_and_a_text_with_what_each_face_did(
    locale: str, kind: str, screen: Screen
) -> None:
    view, texts = rolled(kind), said(locale)
    picture, text = draw_board(view, texts, screen), flat(board_text(view, texts))
    assert outside(picture) == overlapping(picture) == cut(picture) == []
    assert view.roll is not None
    sums = {"fists": 4, "shields": 5, "claws": 2, "tentacles": 3}
    for total in ["draw-rolled", "draw-rolled-sins"] if kind == "fight" else ["draw-worked"]:
        assert texts.say(total, **sums) in picture.written
        assert texts.say(total, **sums) in text
    who = "hero" if kind == "fight" else "work"
    for side, faces in ((who, view.roll.faces), ("sins", view.roll.sin_faces)):
        for face in faces:
            assert f"{texts.word(face)} ×2" in text
            assert texts.say(f"face-{side}-{face}") in text


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sin_card_is_read_whole(locale: str) -> None:
    game, texts = laid(), said(locale)
    cards = list(CARD)
    for n in range(0, len(cards), 6):
        view = replace(others.view(game, 0), hand=tuple(cards[n : n + 6]))
        picture = draw_sheet(view, texts)
        assert outside(picture) == overlapping(picture) == cut(picture) == []


def test_the_sins_see_what_hidden_tokens_are_and_heroes_do_not() -> None:
    game, texts = laid(), said()
    game.hidden["b2"] = ["fire", "nest"]
    found = texts.say("draw-hidden", what="")
    shown = [" ".join(draw_sheet(others.view(game, seat), texts).written) for seat in (0, 1)]
    assert [found.split(" : ")[0] in one for one in shown] == [True, False]


def test_boards_fit_the_screen_of_a_computer_and_sheets_are_at_most_twice_as_high_as_wide() -> None:
    """In the middle of a game, at every number of seats; a roll in progress adds its dice."""
    for seats in others.SEATS:
        for state in moments(others.NAME, seats, 1, 5)[1:-1]:
            view, rolling = others.view(state, None), state.rolling is not None
            with unpainted():
                high = {screen: draw_board(view, said(), screen).size[1] for screen in SCREENS}
                sheets = [draw_sheet(others.view(state, seat), said()) for seat in range(seats)]
            assert high["computer"] <= (1120 if rolling else 975)
            assert high["channel"] <= (1310 if rolling else 1150)
            assert max(sheet.size[1] for sheet in sheets) <= 2.1 * 720
