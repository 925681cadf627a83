"""How strong computers are, cell by cell: by seat count, by value of an option (a story, a module),
by role. `gharkane simulate` prints it; what is mixed hides that one side loses what another gains.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

from bot.lab.simulate import package_named

DRAWN = "random"
"""The value of an option that leaves it to chance: no cell of its own."""


def seats_of(text: str) -> list[int]:
    """The numbers of seats in `3`, `2,4` or `2-4`; ValueError if it names none."""
    found: list[int] = []
    for part in text.split(","):
        first, dash, last = part.partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise ValueError(f"--seats must be like 3, 2,4 or 2-4, not {text}")
        found += range(int(first), int(last if dash else first) + 1)
    return found


def variants(game: str, each: str, options: str) -> list[str]:
    """The options of every cell: those given, with each value of the options that `each` names, one
    after the other. ValueError for an option that the game does not have."""
    fields = package_named(game).Options.model_fields
    found = [options] if not each else []
    for name in filter(None, each.split(",")):
        if name not in fields:
            raise ValueError(f"{game} has no option {name!r}: there is {', '.join(fields)}")
        values = get_args(fields[name].annotation) or (False, True)
        told = [str(value).lower() if isinstance(value, bool) else value for value in values]
        found += [
            ",".join(filter(None, (options, f"{name}={value}"))) for value in told if value != DRAWN
        ]
    return found


def filled(players: str, seats: int, *, exact: bool) -> list[str]:
    """A kind for each seat: random where none is named, and unless `exact` the last that is named
    also takes the seats that are left. Kinds by role are not changed."""
    kinds = players.split(",") if players else ["random"]
    if any("=" in kind for kind in kinds) or len(kinds) >= seats or (exact and players):
        return kinds
    return kinds + kinds[-1:] * (seats - len(kinds))


def rows(run: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """What was won in a run, by kind, and by role where there are some: who, and how much."""
    games = run["games"]
    for kind, share in run["wins"].items():
        if len(run["wins"]) > 1 and not run["roles"]:
            yield kind, _told(share, run["win_interval"][kind], games)
    for row in run["roles"]:
        who = f"{row['role']}, {row['kind']} against {row['against'] or 'nobody'}"
        yield who, _told(row["won"], row["interval"], row["games"])


def _told(share: float, between: Sequence[float], games: int) -> str:
    low, high = between
    return f"{share:>5.0%} ({low:.0%} to {high:.0%}) of {games}"


def table(cells: Sequence[tuple[int, str]], runs: Sequence[Mapping[str, Any]]) -> str:
    """The rows of all cells, each so many seats and options, for a person."""
    names = [", ".join(filter(None, (f"{seats} seats", options))) for seats, options in cells]
    found = [
        (name, who, told) for name, run in zip(names, runs, strict=True) for who, told in rows(run)
    ]
    first = max((len(name) for name, _, _ in found), default=0)
    second = max((len(who) for _, who, _ in found), default=0)
    return "\n".join(f"{name:<{first}}  {who:<{second}}  {told}" for name, who, told in found)
