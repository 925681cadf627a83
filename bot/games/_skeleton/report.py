"""A bidder portrayed."""

from __future__ import annotations

from bot.model.game_export import Player
from bot.texts import Texts
from engine.games._skeleton.record import Bidder


def part_name(part: Bidder, texts: Texts) -> str:
    """Return the points won."""
    return texts.say("report-name", points=part.points or 0)


def portrait(part: Bidder, player: Player, texts: Texts) -> list[str]:
    """Return the prizes won."""
    won = [event for event in player.deeds if event.event == "won"]
    return [texts.say("report-won", n=len(won), points=part.points or 0)]


def figures(part: Bidder, player: Player) -> dict[str, int]:
    """Return the points."""
    return {"points": part.points or 0}
