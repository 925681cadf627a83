"""The skeleton game as text: its prizes and points, and the viewer's hand."""

from __future__ import annotations

from bot.games import Face, Offer
from bot.render.lines import row, rows, wrapped
from bot.texts import Texts
from engine.games._skeleton.rounds import Bid, SetAside
from engine.games._skeleton.view import BidsView


def board_text(view: BidsView, texts: Texts) -> str:
    """Return the prize being bid for, and a line per seat: cards in hand and points."""
    lines = wrapped(texts.say("text-board-prize", prize=view.prize)) if view.prize else []
    for seat in range(view.seats):
        figures = texts.say("text-board-seat", cards=view.sizes[seat], points=view.won[seat])
        lines.append(row(texts.seat(seat), figures))
    return rows(lines)


def sheet_text(view: BidsView, texts: Texts) -> str:
    """Return the hand and the card set aside."""
    hand = view.hands[view.seat] or ()
    lines = wrapped(texts.say("text-sheet-hand", cards=[*hand]))
    aside = view.aside[view.seat] if view.aside else None
    if aside:
        lines += wrapped(texts.say("text-sheet-aside", card=aside))
    return rows(lines)


def preview(view: BidsView, offer: Offer, texts: Texts) -> list[str]:
    """Return the cards that stay in hand."""
    pick = offer.picks[0] if len(offer.picks) == 1 else None
    if not isinstance(pick, Bid | SetAside):
        return []
    hand = [card for card in view.hands[view.seat] or () if card != pick.card]
    return [texts.say("ahead-bid" if isinstance(pick, Bid) else "ahead-aside", cards=hand)]


SELF_EXPLANATORY = frozenset({"boast", "allow", "veto", "guess", "guess.stake", "guess.prizes"})
"""Verbs, and "verb.field", that need no preview."""


FACE = Face.of_folder(
    __name__,
    board_text=board_text,
    sheet_text=sheet_text,
    # From here on a game may leave out what it has no use for.
    preview=preview,
    self_explanatory=SELF_EXPLANATORY,
)
