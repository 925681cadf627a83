"""What is hidden from every seat, for a game master: future nights, and every pile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.render.lines import rows, rule, wrapped
from bot.texts import Texts, named_pair
from engine.games.gharkane.record import Record
from engine.games.gharkane.view import GharkaneView


def hidden_text(view: GharkaneView, record: Record, texts: Texts) -> str:
    """Return the face-down events by the day on which they are revealed, and the tiles of each
    pile, next first."""
    lines = []
    if record.ahead:
        lines.append(rule(texts.say("text-board-events")))
        first = len([day for day in view.days if day.event is not None]) + 1
        for n, event in enumerate(record.ahead):
            lines += wrapped(f"{first + n}. {texts.word(event)}")
    if view.piles is not None:
        for title, piles in (
            ("text-hidden-search", view.piles.search),
            ("text-hidden-game", view.piles.game),
            ("text-hidden-gear", (("", view.piles.gear),)),
        ):
            lines.append(rule(texts.say(title)))
            for place, pile in piles:
                contents = ", ".join(_in_order(pile, texts)) or texts.say("text-board-nothing")
                lines += wrapped(
                    named_pair(texts, texts.word(place), contents) if place else contents
                )
    return rows(lines)


def hidden_at(view: GharkaneView, texts: Texts) -> dict[str, str]:
    """Return the tiles of each place's pile, next first."""
    if view.piles is None:
        return {}
    return {
        f"place:{place}": ", ".join(_in_order(pile, texts))
        for place, pile in (*view.piles.search, *view.piles.game)
        if pile
    }


def _in_order(pile: Sequence[str], texts: Texts) -> Iterator[str]:
    """Yield the pieces of a pile, next first; equal successive ones are combined with their
    number."""
    for piece, same in groupby(pile):
        n = len(list(same))
        yield texts.word(piece) + (f" ×{n}" if n > 1 else "")
