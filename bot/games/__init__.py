"""How each game is shown: `bot/games/<id>/` turns a view of that game into text.

The texts hold the same facts as the pictures: whoever cannot see a picture misses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from bot.render.happenings import happening
from bot.render.story import Tale
from bot.texts import Texts

if TYPE_CHECKING:
    from bot.record.chronicle import Player
    from bot.render.draw.canvas import Picture


@dataclass
class Drawings:
    """The pictures of a game: (view, texts)."""

    board: Callable[[Any, Texts], Picture]
    """What lies on the table for all to see."""
    sheet: Callable[[Any, Texts], Picture]
    """What the viewer, a seat, has."""


def _nothing_hidden(view: Any, record: Any, texts: Texts) -> str:
    return ""


def _no_changes(
    before: Any, pick: Any, after: Any, figures: Mapping[str, Any], texts: Texts
) -> list[str]:
    return []


def _none_natural(before: Any, picks: Sequence[Any]) -> list[int]:
    return []


def _no_hint(view: Any, key: str, word: str, texts: Texts) -> str | None:
    return None


def _line_by_line(tale: Tale) -> list[str]:
    return [happening(tale.texts, line) for line in tale.lines[-6:]]


def _no_portrait(part: Any, player: Player, texts: Texts) -> list[str]:
    return []


@dataclass(kw_only=True, eq=False)
class Face:
    """What is drawn and said of a game: `FACE` of `bot.games.<id>`. It must say what has no default
    here; what rules know of a game is in its package (`engine.package`)."""

    board_text: Callable[[Any, Texts], str]
    """(view, texts): what lies on the table for all to see: lines of at most 30 characters."""
    sheet_text: Callable[[Any, Texts], str]
    """(view, texts): what the viewer, a seat, has: lines of at most 30 characters."""
    part_name: Callable[[Any, Texts], str]
    """(part, texts): a seat's part of a record in a few words, as what is left out allows."""

    hidden_text: Callable[[Any, Any, Texts], str] = _nothing_hidden
    """(view, record, texts): what lies hidden from every seat, for a game master: `view` is of
    everything, `record` the game's. Lines of at most 30 characters; empty if nothing does."""
    changes: Callable[[Any, Any, Any, Mapping[str, Any], Texts], list[str]] = _no_changes
    """(before, pick, after, figures, texts): what a pick changes for the viewer, a seat, who sees
    `before` now and would see `after`: what it costs and what is left, what it brings; the
    weightiest first. `after` is None where luck or something hidden comes in: then only what is
    certain. `figures` are those of the question."""
    natural: Callable[[Any, Sequence[Any]], list[int]] = _none_natural
    """(before, picks): indices of the picks that most people would think of first, where the
    game's `value` finds all of them equally good: their use shows later than one pick ahead."""
    hint: Callable[[Any, str, str, Texts], str | None] = _no_hint
    """(view, key, word, texts): what an entry of a menu means at this moment, the word of the field
    `key`; None where its own text holds."""
    story: Callable[[Tale], list[str]] = _line_by_line
    """A chapter in sentences, from what everybody was told of it."""
    portrait: Callable[[Any, Player, Texts], list[str]] = _no_portrait
    """(part, player, texts): a seat's part of a record as sentences, with what it did and
    suffered."""
    drawings: Drawings | None = None
    """None for a game that is text alone."""


@cache
def face(game: str) -> Face:
    """The face of a game; ModuleNotFoundError if `bot/games/<id>` does not exist."""
    return cast(Face, import_module(f"{__name__}.{game}").FACE)
