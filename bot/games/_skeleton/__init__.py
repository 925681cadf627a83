"""The skeleton game as text: its prizes and points, and the hand of the one who looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games._skeleton.report import NOTABLE, part_name, portrait
from bot.games._skeleton.story import CHAPTER, LOSSES, story
from bot.render.lines import row, rows, wrapped
from bot.texts import Texts
from engine.games._skeleton.rounds import Bid
from engine.games._skeleton.view import BidsView
from engine.kernel import Seat

__all__ = [
    "CHAPTER",
    "LOSSES",
    "NOTABLE",
    "SHOWN",
    "board_text",
    "changes",
    "facts",
    "hidden_text",
    "natural",
    "part_name",
    "portrait",
    "sheet_text",
    "story",
]

SHOWN = frozenset({"SecretBids"})
"""The last bid opens all: nobody is asked twice."""


def board_text(view: BidsView, texts: Texts) -> str:
    """The prize being bid for, and a line per seat: cards in hand and points."""
    lines = wrapped(texts.say("text-board-prize", prize=view.prize)) if view.prize else []
    for seat in range(view.seats):
        figures = texts.say("text-board-seat", cards=view.sizes[seat], points=view.won[seat])
        lines.append(row(texts.seat(seat), figures))
    return rows(lines)


def sheet_text(view: BidsView, texts: Texts) -> str:
    """The hand and the card set aside."""
    assert isinstance(view.viewer, int)
    hand = view.hands[view.viewer] or ()
    lines = wrapped(texts.say("text-sheet-hand", cards=[*hand]))
    aside = view.aside[view.viewer] if view.aside else None
    if aside:
        lines += wrapped(texts.say("text-sheet-aside", card=aside))
    return rows(lines)


def hidden_text(view: BidsView, record: object, texts: Texts) -> str:
    """Nothing: the sheets say it all."""
    return ""


def changes(
    before: BidsView, pick: Any, after: BidsView | None, figures: Mapping[str, Any], texts: Texts
) -> list[str]:
    """The cards that stay in hand."""
    assert isinstance(before.viewer, int)
    hand = [card for card in before.hands[before.viewer] or () if card != pick.card]
    return [texts.say("ahead-bid" if isinstance(pick, Bid) else "ahead-aside", cards=hand)]


def natural(before: BidsView, picks: Sequence[Any]) -> list[int]:
    """Nothing: no card comes to mind before another."""
    return []


def facts(view: BidsView, seat: Seat) -> dict[str, list[str] | int]:
    """The card that was set aside."""
    return {"aside": view.aside[seat] or 0}
