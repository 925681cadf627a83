"""What no seat sees of Outlive Gharkane, for a game master: the events of the nights to come."""

from __future__ import annotations

from bot.render.lines import rows, rule, wrapped
from bot.texts import Texts
from engine.games.gharkane.record import Record
from engine.games.gharkane.view import GharkaneView


def hidden_text(view: GharkaneView, record: Record, texts: Texts) -> str:
    """The events that are still face down, by the day on which they will be turned up."""
    if not record.ahead:
        return ""
    lines = [rule(texts.say("text-board-events"))]
    first = len([day for day in view.days if day.event is not None]) + 1
    for n, event in enumerate(record.ahead):
        lines += wrapped(f"{first + n}. {texts.word(event)}")
    return rows(lines)
