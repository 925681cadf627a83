"""The page to keep of a game that is over: all of it can be read, on a phone too."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.render.draw.keepsake import draw_keepsake
from bot.render.keepsake import Keepsake
from bot.texts import LOCALES, Library

LONG = "Jour 6 · Zoé très longue : " + "Placer un survivant dans la cuisine collective. " * 4


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [1, 2, 4, 5])
@pytest.mark.parametrize("turns", [0, 1, 3])
def test_nothing_is_cut_and_nothing_lies_outside(locale: str, seats: int, turns: int) -> None:
    names = tuple(("Ann", "Bob", "Zoé", "Do", "Eve")[:seats])
    texts = replace(Library().texts(locale), names=names)
    keepsake = Keepsake(
        title="Outlive Gharkane, 2026-11-22",
        won="Zoé l’emporte avec 42 points",
        chances=tuple((ply, (1 / seats,) * seats) for ply in range(1, 300, 12)),
        turns=tuple((20 + 90 * n, LONG) for n in range(turns)),
        none=texts.say("hindsight-none"),
        figures=tuple((f"Survivants au dernier soir {n}", ("−12",) * seats) for n in range(11)),
        winners=(0,),
    )
    picture = draw_keepsake(keepsake, texts)
    assert not [placed.text for placed in picture.placed if placed.cut]
    wide, high = picture.size
    assert wide == 720
    for placed in picture.placed:
        assert placed.box.left >= 0
        assert placed.box.right <= wide
        assert placed.box.low <= high
    assert [line for line in picture.written if LONG in line] == [
        f"{n}. {LONG}" for n in range(1, turns + 1)
    ]


def test_a_page_without_chances_has_no_chart() -> None:
    texts = replace(Library().texts("fr"), names=("Ann", "Bob"))
    keepsake = Keepsake("titre", "Ann", ((1, (0.5, 0.5)),), (), "rien", (("a", ("1", "2")),), (0,))
    drawn, bare = (
        draw_keepsake(keepsake, texts),
        draw_keepsake(replace(keepsake, chances=()), texts),
    )
    heading = texts.say("keepsake-chances")
    assert heading in drawn.written
    assert heading not in bare.written
    assert "Bob" in " ".join(bare.written)


def test_a_name_of_which_nothing_can_be_drawn_is_a_number() -> None:
    """In sentences, too, which are written where nothing is drawn."""
    texts = replace(Library().texts("fr"), names=("🦊", "Bob 🐻"))
    keepsake = Keepsake(
        "titre", "🦊 gagne", (), ((3, "🦊 perd un siège"),), "rien", (), (0,), ("Bob 🐻 : le chat",)
    )
    unnamed = texts.say("seat-unnamed", n=1)
    written = draw_keepsake(keepsake, texts).written
    assert {f"{unnamed} gagne", f"1. {unnamed} perd un siège"} <= set(written)
    assert any("Bob" in line for line in written)
