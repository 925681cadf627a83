"""A fortnight of each game at each pace over days, and who was called when: `tests.lab fortnight`.

Four simulated people with little time play (`tests.lab.days`); the calls go through the real
outbox, so that quiet hours and absences count. A game shorter than a fortnight ends the table.
"""

from __future__ import annotations

import datetime as dt
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, cast
from zoneinfo import ZoneInfo

import typer

from bot.model.terms import OVER_DAYS, Preset
from engine.games import GAMES
from tests.lab.days import FORTNIGHT, START_TIME, Call, Playthrough, playthrough_of
from tests.lab.habits import DAY_S, FOUR


def fortnight(game: str, pace: Preset, played: Playthrough) -> Iterator[str]:
    """Yield the lines of a table: for each day (UTC) the occasions on which each person was called,
    with the local times."""
    people = FOUR[: GAMES[game].SEATS[-1]]
    calls = [call for call in played.calls if call.at < START_TIME + FORTNIGHT * DAY_S]
    occasions = Counter(call.occasion for call in calls)
    yield f"{game}, {pace}: {played.days:.1f} days, {len(calls)} calls in the first fortnight"
    yield ", ".join(f"{n} {occasion}" for occasion, n in occasions.most_common())
    yield "day | " + " | ".join(habit.zone.partition("/")[2] for habit in people)
    first = START_TIME - START_TIME % DAY_S
    for day in range(int((min(played.days, FORTNIGHT) * DAY_S + START_TIME - first) / DAY_S) + 1):
        since = first + day * DAY_S
        today = [call for call in calls if since <= call.at < since + DAY_S]
        cells = [_cell(today, seat, habit.zone) for seat, habit in enumerate(people)]
        yield " | ".join([f"{dt.datetime.fromtimestamp(since, dt.UTC):%a %d}", *cells])


def _cell(calls: Sequence[Call], seat: int, zone: str) -> str:
    """Return the person's calls of a day (UTC) by occasion, in their local time."""
    times: dict[str, list[str]] = {}
    for call in calls:
        if call.seat == seat:
            local = dt.datetime.fromtimestamp(call.at, ZoneInfo(zone))
            times.setdefault(call.occasion, []).append(f"{local:%H:%M}")
    return ", ".join(f"{occasion} {' '.join(at)}" for occasion, at in times.items()) or "·"


def main(
    games: Annotated[list[str] | None, typer.Argument(help="Else all of them.")] = None,
    pace: Annotated[str, typer.Option(help="Else each pace over days.")] = "",
    seed: Annotated[int, typer.Option(help="The game that is dealt.")] = 1,
) -> None:
    """Print who is called when in a fortnight, game by game and pace by pace."""
    paces = [cast(Preset, pace)] if pace else list(OVER_DAYS)
    if {*paces} - {*OVER_DAYS} or {*(games or ())} - {*GAMES}:
        raise typer.BadParameter(f"there is {', '.join([*GAMES, *OVER_DAYS])}")
    for game in games or GAMES:
        for each in paces:
            played = playthrough_of((game, seed, True, each), listen=True)
            typer.echo("\n".join([*fortnight(game, each, played), ""]))
