"""Estimate how many days a game over days takes.

The estimate uses games that several people finished on this server at about this pace; if these are
too few, simulated games of four busy people. A running game is also estimated from its own pace.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import Any, Final

from bot.model.terms import OVER_DAYS, Preset, Terms, preset
from bot.slots import Slot
from bot.store.transaction import Tx
from bot.table.changes import phase_key
from bot.table.clocks.phase_budget import phases_of, progress
from bot.table.positions import Position
from bot.table.saving import package_named
from bot.table.sessions import TableTx
from bot.table.start.beginnings import options_of

MIN_GAMES: Final = 3
"""Minimum number of finished games for an estimate from them."""
DAY_S: Final = 86_400.0
SURE: Final = 2 * DAY_S
"""After this many seconds the game's own pace weighs as much as all earlier games."""
EARLY: Final = 0.25
"""Fraction of a game below which its own pace is ignored."""

PAST_LENGTHS: Final[
    Slot[Callable[[Tx, int | None, str], Sequence[tuple[Mapping[str, Any], float]]]]
] = Slot()
"""Returns the terms and the length in seconds of the last games of a kind on a server."""


@dataclass(frozen=True)
class Length:
    """The estimated duration of a game."""

    days: int
    games: int
    """The number of finished games behind the estimate; 0: simulated games."""


def length_of(table: TableTx) -> Length | None:
    """Return the likely duration of a lobby's game; None if it is not played over days, or no
    estimate exists."""
    here = nearest(Terms.model_validate(table.row.terms))
    if here is None:
        return None
    past = PAST_LENGTHS.gather(
        table.sessions.features, table.tx, table.row.guild_id, table.row.game
    )
    lengths = [
        seconds / DAY_S for terms, seconds in past if nearest(Terms.model_validate(terms)) == here
    ]
    if len(lengths) >= MIN_GAMES:
        return Length(max(round(median(lengths)), 1), len(lengths))
    days = package_named(table.row.game).DAYS.get(here)
    return Length(days, 0) if days else None


def nearest(terms: Terms) -> Preset | None:
    """Return the preset over days with the most similar turn length, the slowest if there is no
    clock, that of rendezvous if there are any; None for a table that does not play over days."""
    if terms.live:
        return None
    if terms.rendezvous is not None:
        return "rendezvous"
    turns = {name: preset(name).turn for name in OVER_DAYS if name != "rendezvous"}
    if not terms.decision:
        return max(turns, key=turns.__getitem__)
    return min(turns, key=lambda name: abs(math.log(turns[name] / terms.decision)))


def ends_at(
    table: TableTx,
    position: Position,
    now: float,
    absences: Iterable[tuple[float, float]],
) -> float | None:
    """Return when a running game over days probably ends, in seconds since 1970; None if no
    estimate exists.

    The estimate combines the remaining part at its own pace and at the usual pace; its own pace
    weighs more the longer the game lasts. It adds the longest of the `absences` of awaited people
    that falls into that time.
    """
    begun = table.row.begun_at
    if table.row.status != "running" or begun is None or Terms.model_validate(table.row.terms).live:
        return None
    usual = length_of(table)
    options = options_of(position.package, table.row).model_dump_json()
    of = partial(phases_of, table.row.game, position.game.seats, options)
    part = progress(table.tx.run_outside_loop(of), phase_key(position.view(None)))
    remaining = remaining_time(part, now - begun, None if usual is None else usual.days * DAY_S)
    if remaining is None:
        return None
    held = (min(last - first, last - now) for first, last in absences if first < now + remaining)
    return now + remaining + max([0.0, *held])


def remaining_time(part: float, elapsed: float, usual: float | None) -> float | None:
    """Return the estimated remaining seconds of a game of which `part` (0 to 1) was played in
    `elapsed` seconds; `usual` is the usual total. None if `usual` is unknown and too little was
    played."""
    if usual is None:
        return elapsed * (1 - part) / part if part >= EARLY else None
    return (1 - part) * usual * (SURE + elapsed) / (SURE + part * usual)
