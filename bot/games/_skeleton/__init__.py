"""The skeleton game as text: its prizes and points, and the hand of the one who looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games import Face
from bot.games._skeleton.report import part_name, portrait
from bot.games._skeleton.story import story
from bot.render.lines import row, rows, wrapped
from bot.texts import Texts
from engine.games._skeleton.rounds import Bid, SetAside
from engine.games._skeleton.view import BidsView


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


def changes(
    before: BidsView, pick: Any, after: BidsView | None, figures: Mapping[str, Any], texts: Texts
) -> list[str]:
    """The cards that stay in hand."""
    assert isinstance(before.viewer, int)
    if not isinstance(pick, Bid | SetAside):
        return []
    hand = [card for card in before.hands[before.viewer] or () if card != pick.card]
    return [texts.say("ahead-bid" if isinstance(pick, Bid) else "ahead-aside", cards=hand)]


FACE = Face(
    board_text=board_text,
    sheet_text=sheet_text,
    part_name=part_name,
    # From here on a game may leave out what it has no use for.
    changes=changes,
    story=story,
    portrait=portrait,
)
