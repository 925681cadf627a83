"""The things of a game (cards, places and the like), found by name for `/rules`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.games import face
from bot.texts import Library, fold

Thing = tuple[str, str]
"""A game and the word of one of its things."""


def find_things(library: Library, games: Sequence[str], locale: str, typed: str) -> list[Thing]:
    """Return the things of these games with the typed name; then those whose names begin with it;
    then those whose names contain all of its words; empty if nothing was typed."""
    wanted = fold(typed)
    words = wanted.split()
    if not words:
        return []
    names = [entry for game in games for entry in _names(library, game, locale)]
    matches = [(game, word, name) for game, word, name in names if all(w in name for w in words)]
    matches.sort(key=lambda entry: (entry[2] != wanted, not entry[2].startswith(wanted)))
    return [(game, word) for game, word, _ in matches]


@lru_cache(maxsize=32)
def _names(library: Library, game: str, locale: str) -> tuple[tuple[str, str, str], ...]:
    """Game, word and folded name of each thing."""
    texts = library.texts(locale, game)
    return tuple((game, word, fold(texts.word(word))) for word in face(game).things)
