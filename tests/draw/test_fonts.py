"""Fonts: French whole, other scripts by the fallback, and what neither has left out."""

from __future__ import annotations

import unicodedata

import pytest

from bot.render.draw import fonts
from bot.render.draw.seats import seat_name
from bot.render.marks import SEAT_MARKS
from bot.texts import LOCALES
from engine.games import GAMES
from tests.draw.moments import LIBRARY, texts


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", [None, *GAMES])
def test_every_character_of_the_texts_in_pictures_can_be_drawn(
    locale: str, game: str | None
) -> None:
    said = texts(locale, game)
    starts = ("draw-", "final-", "word-", "score-", "phase-", "await-", "seat-", "list", "game-")
    drawn = 0
    fluent_files = LIBRARY.shelf(locale, game)
    for text_id in fluent_files:
        plain = not text_id.endswith((".emoji", ".button", ".title"))
        if text_id.startswith(starts) and plain and text_id not in ("score-title", "score-note"):
            text = said.say(text_id, **dict.fromkeys(fluent_files.needs(text_id), 2))
            kept = "".join(part for _, part in fonts.runs(text, "regular", 20))
            assert kept == unicodedata.normalize("NFC", text), text_id
            drawn += 1
    assert drawn > 3


def test_french_needs_no_fallback() -> None:
    every = "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ«»’…−–—€°×→ \u00a0\u202fAZaz09"
    for weight in ("regular", "semibold", "bold"):
        stretches = fonts.runs(every, weight, 20)  # type: ignore[arg-type]
        assert [part for _, part in stretches] == [unicodedata.normalize("NFC", every)]
    assert fonts.width("été", "bold", 20) == fonts.width("e\u0301te\u0301", "bold", 20)


def test_other_scripts_come_from_the_fallback_font() -> None:
    for name in ("דוד", "Ἀλέξανδρος", "Дмитрий", "نور"):
        assert fonts.drawable(name) == unicodedata.normalize("NFC", name)
        assert fonts.width(name, "bold", 20) > 20
    families = {face.getname()[0] for face, _ in fonts.runs("Zoé דוד", "bold", 20)}
    assert families == {"Inter", "DejaVu Sans"}


def test_what_no_font_has_is_left_out_and_an_empty_name_is_replaced() -> None:
    assert fonts.drawable("🐉 Zoé 龍") == "Zoé"
    assert fonts.drawable("🐉龍") == ""
    said = texts("fr", None, ("🐉龍", "Zoé 🐉"))
    assert seat_name(said, 0) == said.say("seat-unnamed", n=1)
    assert seat_name(said, 1) == "Zoé"


def test_text_is_cut_to_its_room_and_broken_at_spaces() -> None:
    assert fonts.fitted("Zoé", 200, "bold", 20) == "Zoé"
    cut = fonts.fitted("W" * 80, 100, "bold", 20)
    assert cut.endswith("W…")
    assert fonts.width(cut, "bold", 20) <= 100 < fonts.width(f"W{cut}", "bold", 20)
    text = "un deux trois quatre cinq six sept huit neuf dix onze douze"
    whole = fonts.wrapped(text, 160, "regular", 20, 9)
    assert " ".join(whole) == text
    assert all(fonts.width(line, "regular", 20) <= 160 for line in whole)
    short = fonts.wrapped(text, 160, "regular", 20, 2)
    assert len(short) == 2
    assert short[0] == whole[0]
    assert short[1].endswith("…")


def test_no_line_begins_with_a_french_sign() -> None:
    text = "un deux : trois ; quatre ! cinq ? « six » sept"
    for room in range(60, 260, 10):
        lines = fonts.wrapped(text, room, "regular", 20, 20)
        assert not [line for line in lines if line[0] in ":;!?»" or line[-1] == "«"], room
    assert fonts.fits(text, 900, "regular", 20, 1)
    assert not fonts.fits(text, 100, "regular", 20, 2)
    assert not fonts.fits(text, 900, "regular", 20, 0)


def test_seats_differ_by_letter_shape_and_colour() -> None:
    for what in ("letter", "shape", "colour", "emoji"):
        assert len({getattr(mark, what) for mark in SEAT_MARKS}) == len(SEAT_MARKS) == 5


def test_each_line_takes_as_many_words_as_fit_but_leaves_none_alone() -> None:
    text = "iii WWW « illicite » : WWWWWWWW il y a six cent mille villes"
    for size in (20, 33):
        for room in range(40, 400, 15):
            lines = [""]
            for word in fonts._words(text):
                longer = f"{lines[-1]} {word}".strip()
                fits = fonts.width(longer, "regular", size) <= room or not lines[-1]
                lines = [*lines[:-1], longer] if fits else [*lines, word]
            expected = tuple(fonts.fitted(line, room, "regular", size) for line in lines)
            found = fonts.wrapped(text, room, "regular", size, 99)
            if len(lines) == 1 or " " in lines[-1]:
                assert found == expected
            elif "…" not in "".join(expected):
                assert (len(found), " ".join(found)) == (len(lines), " ".join(lines))
                assert all(fonts.width(line, "regular", size) <= room for line in found)
            fitting = expected == tuple(lines)
            assert fonts.fits(text, room, "regular", size, len(lines)) == fitting
            assert not fonts.fits(text, room, "regular", size, len(lines) - 1)
