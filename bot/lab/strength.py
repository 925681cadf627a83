"""How strong computers are, cell by cell: by seat count, by value of an option (a story, a module),
by role. `gharkane simulate` prints it; what is mixed hides that one side loses what another gains.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

from bot.lab.simulate import package_named

DRAWN = "random"
"""The value of an option that leaves it to chance; it has no cell."""


def seats_of(text: str) -> list[int]:
    """Return the numbers of seats in `3`, `2,4` or `2-4`; raise ValueError if it names none."""
    counts: list[int] = []
    for part in text.split(","):
        first, dash, last = part.partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise ValueError(f"--seats must be like 3, 2,4 or 2-4, not {text}")
        counts += range(int(first), int(last if dash else first) + 1)
    return counts


def variants(game: str, each: str, options: str) -> list[str]:
    """Return the options of all cells: `options`, with each value of the options that `each` names,
    one after the other. Raise ValueError for an option that the game does not have."""
    fields = package_named(game).Options.model_fields
    cells = [options] if not each else []
    for name in filter(None, each.split(",")):
        if name not in fields:
            raise ValueError(f"{game} has no option {name!r}: there is {', '.join(fields)}")
        values = get_args(fields[name].annotation) or (False, True)
        texts = [str(value).lower() if isinstance(value, bool) else value for value in values]
        cells += [
            ",".join(filter(None, (options, f"{name}={value}")))
            for value in texts
            if value != DRAWN
        ]
    return cells


def filled(players: str, seats: int, *, exact: bool) -> list[str]:
    """Return a kind for each seat. Without names they are random; unless `exact`, the last named
    kind also takes the remaining seats. Kinds by role are returned unchanged."""
    kinds = players.split(",") if players else ["random"]
    if any("=" in kind for kind in kinds) or len(kinds) >= seats or (exact and players):
        return kinds
    return kinds + kinds[-1:] * (seats - len(kinds))


def rows(run: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the win rates of a run: by role if there are roles, else by kind; with a single kind by
    seat, with the seat's mean points."""
    games = run["games"]
    if not run["roles"] and len(run["wins"]) == 1:
        for n, points in enumerate(run["points"]["seat"], start=1):
            share, *between = run["figures"][f"seat_{n}_won"]
            yield f"seat {n}", f"{_told(share, between, games)}, points: {points:g}"
    elif not run["roles"]:
        for kind, won in run["wins"].items():
            yield kind, _told(won / games, run["win_interval"][kind], games)
    for row in run["roles"]:
        label = f"{row['role']}, {row['kind']} against {row['against'] or 'nobody'}"
        yield label, _told(row["won"], row["interval"], row["games"])


def _told(share: float, between: Sequence[float], games: int) -> str:
    low, high = between
    return f"{share:>5.0%} ({low:.0%} to {high:.0%}) of {games}"


def table(cells: Sequence[tuple[int, str]], runs: Sequence[Mapping[str, Any]]) -> str:
    """Return the rows of all cells as text; a cell is a number of seats and options."""
    names = [", ".join(filter(None, (f"seats: {seats}", options))) for seats, options in cells]
    lines = [
        (name, label, result)
        for name, run in zip(names, runs, strict=True)
        for label, result in rows(run)
    ]
    first = max((len(name) for name, _, _ in lines), default=0)
    second = max((len(label) for _, label, _ in lines), default=0)
    return "\n".join(
        f"{name:<{first}}  {label:<{second}}  {result}" for name, label, result in lines
    )
