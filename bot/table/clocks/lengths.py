"""Estimate how many days a game over days takes, from games that several people finished on this
server at about its pace; if these are too few, from simulated games of four busy people. A running
game is estimated from its own pace."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import Final

from bot.model.terms import OVER_DAYS, Preset, Terms, preset
from bot.store import results
from bot.table.changes import phase_key
from bot.table.clocks.shares import done, phases_of
from bot.table.saving import package_named
from bot.table.sessions import TableTx
from bot.table.standpoints import Position
from bot.table.start.beginnings import options_of

MIN_GAMES: Final = 3
"""Games from which those that were finished tell."""
DAY_S: Final = 86_400.0
SURE: Final = 2 * DAY_S
"""After so much time a game tells as much of its pace as all those before it."""
EARLY: Final = 0.25
"""Part of a game before which it alone tells nothing."""


@dataclass(frozen=True)
class Length:
    """About how long a game takes."""

    days: int
    games: int
    """How many finished games tell; 0: it was played on a leaping clock."""


def length_of(table: TableTx) -> Length | None:
    """How long the game of a lobby is likely to take; None where it is not played over days, or
    nobody can tell."""
    here = nearest(Terms.model_validate(table.row.terms))
    if here is None:
        return None
    found = [
        seconds / DAY_S
        for terms, seconds in results.lengths(table.tx, table.row.guild_id, table.row.game)
        if nearest(Terms.model_validate(terms)) == here
    ]
    if len(found) >= MIN_GAMES:
        return Length(max(round(median(found)), 1), len(found))
    days = package_named(table.row.game).DAYS.get(here)
    return Length(days, 0) if days else None


def nearest(terms: Terms) -> Preset | None:
    """The pace over days whose turns are about as long as those of these terms, without a clock the
    slowest; None for a table that does not play for days."""
    if terms.live:
        return None
    turns = {name: preset(name).decision for name in OVER_DAYS}
    if not terms.decision:
        return max(turns, key=turns.__getitem__)
    return min(turns, key=lambda name: abs(math.log(turns[name] / terms.decision)))


def ends_at(
    table: TableTx, position: Position, now: float, absences: Iterable[tuple[float, float]]
) -> float | None:
    """When a game over days that runs is probably over, in seconds since 1970: what is left of it,
    at its pace so far and at the usual one, the more at its own the longer it lasts, and the
    longest of the `absences` of those awaited that falls into it. None if nobody can tell."""
    begun = table.row.begun_at
    if table.row.status != "running" or begun is None or Terms.model_validate(table.row.terms).live:
        return None
    usual = length_of(table)
    options = options_of(position.package, table.row).model_dump_json()
    of = partial(phases_of, table.row.game, position.game.seats, options)
    part = done(table.tx.apart(of), phase_key(position.view(None)))
    left = rest(part, now - begun, None if usual is None else usual.days * DAY_S)
    if left is None:
        return None
    held = (min(last - first, last - now) for first, last in absences if first < now + left)
    return now + left + max([0.0, *held])


def rest(part: float, elapsed: float, usual: float | None) -> float | None:
    """How long a game goes on of which this part was played in `elapsed` seconds, where such games
    usually take so long in all; None if that is not known, and too little was played."""
    if usual is None:
        return elapsed * (1 - part) / part if part >= EARLY else None
    return (1 - part) * usual * (SURE + elapsed) / (SURE + part * usual)
