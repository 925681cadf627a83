"""How many days a game over days takes: those that were finished on this server tell, and where
there are too few, games of four people with little time that were played on a leaping clock."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import Final

from bot.store import results
from bot.table.desk import Sitting
from bot.table.saving import package_named
from bot.table.terms import Terms

FEW: Final = 3
"""Games from which those that were finished tell."""
DAY: Final = 86_400.0


@dataclass(frozen=True)
class Length:
    """About how long a game takes."""

    days: int
    games: int
    """How many finished games tell; 0: it was played on a leaping clock."""


async def length_of(at: Sitting) -> Length | None:
    """How long the game of a lobby is likely to take; None where it is not played over days, or
    nobody can tell."""
    if Terms.model_validate(at.row.terms).pace != "async":
        return None
    found = [
        seconds / DAY
        for terms, seconds in await results.lengths(at.tx, at.row.guild_id, at.row.game)
        if Terms.model_validate(terms).pace == "async"
    ]
    if len(found) >= FEW:
        return Length(max(round(median(found)), 1), len(found))
    days = package_named(at.row.game).DAYS
    return Length(days, 0) if days else None
