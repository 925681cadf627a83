"""Titles of seats: computed at the end of a game, stored with results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.features.results.rows import facts_of
from bot.table.sessions import TableTx
from engine.games import GamePackage
from engine.titles import Finished, titles

TITLE_FACT: Final = "title"
"""The fact of a seat's result that holds its title."""


def titles_of(package: GamePackage, over: Finished | None) -> tuple[str, ...]:
    """Return each seat's title as a content word ("" for none), from the moves that were not
    undone; none for a game that was not played to its end."""
    return titles(package.TITLES, over) if over is not None and package.TITLES else ()


def facts_of_titles(package: GamePackage, over: Finished) -> list[Mapping[str, Any]]:
    """Return the titles as facts of each seat's result."""
    return [{TITLE_FACT: [word]} if word else {} for word in titles_of(package, over)]


def kept_titles(facts: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """Return each seat's title, from the facts of the results; empty for a game that ended before
    titles existed."""
    words = [of_seat.get(TITLE_FACT, [""])[0] for of_seat in facts]
    return tuple(words) if any(words) else ()


def read_titles(table: TableTx) -> tuple[str, ...]:
    """Return each seat's title, as stored with the results of an ended game."""
    return kept_titles(facts_of(table.tx, table.id))
