"""Write docs/figures.md, section by section: `python -m tests.lab figures [SECTION ...]`.

A section is what one run of the bench measured. Sections that are not named keep their text.
Measure on a quiet machine.
"""

from __future__ import annotations

import json
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

What commands measured on two cores, beside the target; **bold** misses it.
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
    "touch": ("bench", GAME, "--touch"),
    "days": ("bench", "--days", "--seeds", "2"),
    "campaign": ("tips", "--keep", "var/tips"),
}
"""Section -> the arguments of its command."""
SHOWN_WHOLE: Final = ("speed", "picks")
"""Sections that show figures without a target, too."""
RATE_UNITS: Final = ("times", "% or more")
"""Units whose targets are bounds from below."""


def section(name: str, rows: Sequence[dict[str, Any]], day: str) -> str:
    """Return the text of a section: its command, the day, and a row per figure."""
    command = " ".join(FIGURE_COMMANDS[name])
    lines = [
        f"## {name.capitalize()}",
        "",
        f"`.venv/bin/python -m tests.lab {command}`, {day}.",
        "",
    ]
    lines += ["| figure | target | measured |", "| --- | --- | --- |"]
    kept = [row for row in rows if row["target"] is not None or name in SHOWN_WHOLE]
    return "\n".join(lines + [_row(row) for row in kept]) + "\n"


def _row(row: dict[str, Any]) -> str:
    value, target, unit = row["value"], row["target"], row["unit"]
    missed = target is not None and (value < target if unit in RATE_UNITS else value > target)
    unit = unit.removesuffix(" or more")
    shown = f"{value:,.4g} {unit}".strip() if value < 1000 else f"{value:,.0f} {unit}".strip()
    if target is None:
        return f"| {row['name']} | | {shown} |"
    return f"| {row['name']} | {target:g} | {f'**{shown}**' if missed else shown} |"


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
