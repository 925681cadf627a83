"""The figures of an edition, in tables that editions have changed."""

from __future__ import annotations

from functools import cache

from engine.content import document, table
from engine.games.the_others.content import Numbers, Setup, Story

_FOLDER = "the_others"


@cache
def numbers(edition: int) -> Numbers:
    """Return the single numbers of an edition."""
    return document(f"{_FOLDER}/numbers.toml", Numbers, edition)


@cache
def setups(edition: int) -> dict[str, Setup]:
    """Return the setups of an edition by id."""
    return table(f"{_FOLDER}/setups.toml", Setup, edition=edition)


@cache
def stories(edition: int) -> dict[str, Story]:
    """Return the stories of an edition by id."""
    return table(f"{_FOLDER}/stories.toml", Story, edition=edition)
