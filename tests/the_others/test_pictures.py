"""The pictures of the game: the fullest moments fit, dice say what they did, cards are whole."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.the_others.board import board_text
from bot.games.the_others.city_picture import draw_board
from bot.games.the_others.hero_picture import draw_sheet
from bot.texts import LOCALES, Texts
from engine.games.the_others import PACKAGE as others
from engine.games.the_others.content import CARD, KINDS, NUMBERS, TOKENS
from engine.games.the_others.view import OthersView, RollView
from tests.draw.moments import LIBRARY, cut, outside, overlapping
from tests.the_others.tables import hero, laid


def said(locale: str = "fr") -> Texts:
    return LIBRARY.texts(locale, others.NAME, ("Zoé", "Luc", "Anaïs", "Ève", "Jo"))


def flat(text: str) -> str:
    """A text board as one line."""
    return " ".join(text.split())


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
def test_the_fullest_space_is_drawn_whole(locale: str) -> None:
    picture = draw_board(crowded(), said(locale))
    assert outside(picture) == overlapping(picture) == cut(picture) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", ["fight", "clean"])
def test_dice_are_a_picture_and_a_text_with_what_each_face_did(locale: str, kind: str) -> None:
    view, texts = rolled(kind), said(locale)
    picture, text = draw_board(view, texts), flat(board_text(view, texts))
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
@pytest.mark.parametrize("tall", [False, True])
def test_every_sin_card_is_read_whole(locale: str, tall: bool) -> None:
    game, texts = laid(), said(locale)
    cards = list(CARD)
    for n in range(0, len(cards), 6):
        view = replace(others.view(game, 0), hand=tuple(cards[n : n + 6]))
        picture = draw_sheet(view, texts, tall)
        assert outside(picture) == overlapping(picture) == cut(picture) == []


def test_the_sins_see_what_hidden_tokens_are_and_heroes_do_not() -> None:
    game, texts = laid(), said()
    game.hidden["b2"] = ["fire", "nest"]
    found = texts.say("draw-hidden", what="")
    shown = [" ".join(draw_sheet(others.view(game, seat), texts).written) for seat in (0, 1)]
    assert [found.split(" : ")[0] in one for one in shown] == [True, False]
