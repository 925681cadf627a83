"""What a picture shows is all there in words: whole behind “As text” and where pictures are
refused, and its description says where the rest is."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord.components.parts import layout
from bot.discord.pages.tables import board_alt, board_page
from bot.games import face
from bot.present.pictures import ALT, Illustration
from bot.texts import LOCALES, Library
from engine.games import GAMES
from engine.kernel import play
from tests.laws.walks import fresh, walk

LIBRARY = Library(strict=True)
NAMES = ("Anneliese-Margarete", "Bartholomew the Third", "Clémentine", "Dominique", "Eléonore")
EVERY = 30


def whole_game(name: str, seed: int) -> list[Any]:
    """A view for everybody now and then, of a game with as many seats and options as there are."""
    package, found = GAMES[name], []
    game = fresh(name, max(package.SEATS), seed, options_seed=seed)
    for n, (seat, pick) in enumerate(walk(game, seed)):
        if n % EVERY == 0:
            found.append(package.view(game, None))
        play(game, seat, pick)
    return [*found, package.view(game, None)]


def words(text: str) -> str:
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("name", GAMES)
def test_the_words_of_a_board_are_whole_on_request_and_without_pictures(name: str) -> None:
    cut = longest = 0
    for n, view in enumerate(whole_game(name, 3)):
        texts = LIBRARY.texts(LOCALES[n % 2], name, NAMES[: view.seats])
        table: Any = SimpleNamespace(game=name, id=1)
        board = words(face(name).board_text(view, texts))
        alt = board_alt(table, view, texts)
        longest = max(longest, len(alt))
        picture = Illustration(b"", "board.png", alt, rest=texts.say("alt-continues"))
        asked = board_page(table, view, texts, texts)
        refused = board_page(table, view, texts, texts, picture).in_words()
        assert board in words(shown(asked))
        assert words(alt) in words(shown(refused))
        assert len(picture.description) <= ALT
        if picture.description != alt:
            cut += 1
            assert picture.description.endswith(texts.say("alt-continues"))
            assert alt.startswith(picture.description.removesuffix(picture.rest))
    assert bool(cut) == (longest > ALT), "what does not fit is cut"


def shown(page: Any) -> str:
    """All texts of a message."""
    found = []
    for item in layout(page).walk_children():
        if text := getattr(item, "content", ""):
            found.append(text)
    return "\n".join(found)
