"""What the labels of rolls say: nothing of what there is none of."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.the_others.board import hidden
from bot.render.hidden import Hidden
from bot.texts import LOCALES, Library
from engine.games.the_others import PACKAGE
from engine.kernel import EVERYTHING


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("text_id", ["pick-kill", "pick-block", "ahead-tempt"])
def test_a_label_counts_no_zero(text_id: str, locale: str) -> None:
    texts = Library(strict=True).texts(locale, "the_others")
    facts = {"acolytes": 0, "abominations": 0, "controller": 0, "avatar": 0, "claws": 0}
    facts |= {"level": 3, "dice": 0, "fists": 0}
    needed = texts.needs(text_id)
    assert "0" not in texts.say(text_id, **{k: v for k, v in facts.items() if k in needed})


def test_what_is_one_is_said_in_the_singular() -> None:
    texts = Library(strict=True).texts("fr", "the_others")
    assert texts.say("ahead-tempt", level=2, dice=1, fists=0) == "niveau 2 · +1 dé"
    kill = {"acolytes": 2, "abominations": 0, "controller": 1, "avatar": 0}
    assert texts.say("pick-kill", **kill) == "Répartir · 2 acolytes · contrôleur : 1 poing"
    assert texts.say("pick-block", claws=0) == "N’arrêter que des tentacules"


@pytest.mark.parametrize("name", ["dice", "sin_dice"])
def test_dice_stand_with_their_number_even_where_none_repeats(name: str) -> None:
    texts = Library(strict=True).texts("en", "the_others")
    assert texts.fact(name, ["fist", "both", "blank"]) == "1 fist, 1 fist-and-shield and 1 blank"


def test_a_game_master_is_told_which_tokens_a_space_hides() -> None:
    game = PACKAGE.new_game(3, 7, PACKAGE.Options())
    seen, public = PACKAGE.view(game, EVERYTHING), PACKAGE.view(game, None)
    first, *others = seen.spaces
    seen = replace(seen, spaces=(replace(first, known=("fire", "fire")), *others))
    told = hidden(seen, public, None, Library(strict=True).texts("en", "the_others"))
    assert Hidden(first.id.upper(), "fire ×2", (f"space:{first.id}",)) in told
