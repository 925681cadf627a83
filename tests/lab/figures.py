"""Write docs/figures.md, section by section: `python -m tests.lab figures [SECTION ...]`.

A section is what one run of the bench measured. Sections that are not named keep their text.
Measure on a quiet machine.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from engine.games import GAMES

FIGURES_PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "figures.md"
FIGURES_HEADER: Final = """# Figures

Measured by the commands shown, on two cores, beside targets; **bold** misses.
`.venv/bin/python -m tests.lab figures [SECTION …]` runs the commands and writes this page.
"""
GAME: Final = next(iter(GAMES))
FIGURE_COMMANDS: Final = {
    "speed": ("bench",),
    "pictures": ("bench", "--pictures"),
    "requests": ("bench", "--requests"),
    "picks": ("bench", "--picks"),
    "load": ("bench", GAME, "--load"),
    "presses": ("bench", "--presses"),
    "rehearsals": ("bench", "--rehearsals"),
    "touch": ("bench", GAME, "--touch"),
    "days": ("bench", "--days", "--seeds", "3"),
    "campaign": ("tips", "--keep", "var/tips"),
}
"""Section -> the arguments of its command."""
SHOWN_WHOLE: Final = ("speed", "campaign")
"""Sections that show figures without a target, too."""
RATE_UNITS: Final = ("times", "% or more")
"""Units whose targets are bounds from below."""


def section(name: str, rows: Sequence[dict[str, Any]], day: str) -> str:
    """Return the text of a section: its command, the day, and a row per figure; figures of games
    beside each other."""
    command = " ".join(FIGURE_COMMANDS[name])
    lines = [
        f"## {name.capitalize()}",
        "",
        f"`.venv/bin/python -m tests.lab {command}`, {day}.",
        "",
    ]
    kept = [row for row in rows if row["target"] is not None or name in SHOWN_WHOLE]
    by_game = [re.split("[:,] ", row["name"], maxsplit=1) for row in kept]
    if all(game in GAMES for game, *_ in by_game):
        lines += _beside_each_other(
            [(game, about[0], row) for (game, *about), row in zip(by_game, kept, strict=True)]
        )
    else:
        lines += ["| figure | target | measured |", "| --- | --- | --- |"]
        lines += [f"| {row['name']} | {_target(row)} | {_shown(row)} |" for row in kept]
    return "\n".join(lines) + "\n"


def _beside_each_other(rows: Sequence[tuple[str, str, dict[str, Any]]]) -> list[str]:
    """Return a table with a column per game; rows are games, what is measured, and the figure."""
    games = list(dict.fromkeys(game for game, *_ in rows))
    table: dict[tuple[str, str], dict[str, dict[str, Any]]] = {}
    for game, about, row in rows:
        table.setdefault((about, row["unit"].partition(",")[0]), {})[game] = row
    lines = [f"| figure | target | {' | '.join(games)} |", f"| --- | ---{' | ---' * len(games)} |"]
    for (about, unit), of in table.items():
        one = len(set(map(_target, of.values()))) == 1
        cells = [
            " of ".join([_shown(of[game], unit=""), *([] if one else [_target(of[game])])])
            for game in games
        ]
        target = _target(of[games[0]]) if one else "each"
        what = about if unit in about else f"{about}, {unit}"
        lines.append(f"| {what} | {target} | {' | '.join(cells)} |")
    return lines


def _target(row: dict[str, Any]) -> str:
    return "" if row["target"] is None else f"{row['target']:g}"


def _shown(row: dict[str, Any], unit: str | None = None) -> str:
    """Return the value with its unit or this one, bold if it misses its target."""
    value, target = row["value"], row["target"]
    missed = target is not None and (
        value < target if row["unit"] in RATE_UNITS else value > target
    )
    unit = row["unit"].removesuffix(" or more") if unit is None else unit
    shown = f"{value:,.4g} {unit}".strip() if value < 1000 else f"{value:,.0f} {unit}".strip()
    return f"**{shown}**" if missed else shown


def main(
    sections: Annotated[list[str] | None, typer.Argument(help="Else all of them.")] = None,
) -> None:
    """Measure, and write docs/figures.md."""
    page = FIGURES_PAGE.read_text("utf-8") if FIGURES_PAGE.exists() else ""
    stored = {part.split("\n", 1)[0].lower(): f"## {part}" for part in page.split("\n## ")[1:]}
    for name in sections or FIGURE_COMMANDS:
        command = [sys.executable, "-m", "tests.lab", *FIGURE_COMMANDS[name], "--json"]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        stored[name] = section(name, json.loads(done.stdout), f"{datetime.now(UTC):%Y-%m-%d}")
    kept = [stored[name].rstrip() + "\n" for name in FIGURE_COMMANDS if name in stored]
    FIGURES_PAGE.write_text("\n".join([FIGURES_HEADER, *kept]), encoding="utf-8")
