"""How each game is shown: `bot/games/<id>/` turns a view of that game into text.

The texts hold the same facts as the pictures: whoever cannot see a picture misses nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from bot.losses import Losses
from bot.render.story import Tale
from bot.texts import Texts
from engine.kernel import Seat

if TYPE_CHECKING:
    from bot.chronicle import Player
    from bot.render.draw.canvas import Picture


class Face(Protocol):
    """What every package `bot.games.<id>` provides; one that `Draws` also has pictures."""

    def board_text(self, view: Any, texts: Texts) -> str:
        """What lies on the table for all to see: lines of at most 30 characters."""

    def sheet_text(self, view: Any, texts: Texts) -> str:
        """What the viewer, a seat, has: lines of at most 30 characters."""

    def hidden_text(self, view: Any, record: Any, texts: Texts) -> str:
        """What lies hidden from every seat, for a game master: `view` is of everything, `record`
        the game's. Lines of at most 30 characters; empty if nothing does."""

    SHOWN: frozenset[str]
    """Questions every answer to which is laid open at once: playing a card. Nobody is asked twice
    there, although what was seen cannot be taken back."""

    def changes(
        self, before: Any, pick: Any, after: Any, figures: Mapping[str, Any], texts: Texts
    ) -> list[str]:
        """What a pick changes for the viewer, a seat, who sees `before` now and would see `after`:
        what it costs and what is left, what it brings; the weightiest first. `after` is None where
        luck or something hidden comes in: then only what is certain. `figures` are those of
        the question."""

    def natural(self, before: Any, picks: Sequence[Any]) -> list[int]:
        """Indices of the picks that most people would think of first, where the game's `value`
        finds all of them equally good: their use shows later than one pick ahead."""

    LOSSES: Losses
    """The events that cost a seat something."""
    CHAPTER: tuple[str, str]
    """The event that opens a chapter (a day, a round), and its fact that counts them from 1."""

    def story(self, tale: Tale) -> list[str]:
        """A chapter in sentences, from what everybody was told of it."""

    def facts(self, view: Any, seat: Seat) -> Mapping[str, list[str] | int]:
        """What statistics count of a seat, from the view of everything at the end of a game: by
        name (its text is `stat-<name>`) content words, such as a leader, or a figure."""

    NOTABLE: frozenset[str]
    """The events that a chronicle tells, of a seat or of the whole table."""

    def part_name(self, part: Any, texts: Texts) -> str:
        """A seat's part of a record in a few words, as what is left out allows."""

    def portrait(self, part: Any, player: Player, texts: Texts) -> list[str]:
        """A seat's part of a record as sentences, with what it did and suffered."""


class Draws(Face, Protocol):
    """The face of a game with pictures."""

    def draw_board(self, view: Any, texts: Texts) -> Picture:
        """What lies on the table for all to see."""

    def draw_sheet(self, view: Any, texts: Texts) -> Picture:
        """What the viewer, a seat, has."""


class Hints(Face, Protocol):
    """The face of a game whose words mean now this, now that."""

    def hint(self, view: Any, key: str, value: str, texts: Texts) -> str | None:
        """What an entry of a menu means at this moment: the word `value` of the field `key`; None
        where its own text holds."""


@cache
def face(game: str) -> Face:
    """The face of a game; ModuleNotFoundError if `bot/games/<id>` does not exist."""
    return cast(Face, import_module(f"{__name__}.{game}"))


def hint_of(game: str, view: Any, key: str, value: Any, texts: Texts) -> str | None:
    """What an entry of a menu means at this moment, if its game says so: see `Hints`."""
    found = face(game)
    if not isinstance(value, str) or not hasattr(found, "hint"):
        return None
    return cast(Hints, found).hint(view, key, value, texts)


def drawing(game: str) -> Draws | None:
    """The face of a game that has pictures; None for one that is text alone."""
    found = face(game)
    return cast(Draws, found) if hasattr(found, "draw_board") else None
