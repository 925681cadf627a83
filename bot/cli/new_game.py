"""`gharkane new-game NAME`: a small working game, as a start for a new one."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer

from bot.cli.failing import fail

SKELETON: Final = "_skeleton"
GAME_FOLDERS: Final = ("engine/games", "bot/games", "data", "tests")
"""Folders that contain a folder per game."""
LIST: Final = "engine/games/__init__.py"
GAME_NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,31}")
"""Also the name of its slash command, which Discord limits to 32 characters."""
SKELETON_ONLY_LINES: Final = re.compile(
    r"^(?:    (?:SLASH|TITLES)=.*\n(?:        .*\n|    \),\n)*|from engine\.titles import .*\n)",
    re.MULTILINE,
)
"""Lines that only the skeleton has: its slash command, and titles, of which a game gives twelve."""
NEXT: Final = """\
{name} is a copy of the small game in engine/games/_skeleton. Its laws pass:
  .venv/bin/python -m pytest tests/laws tests/{name} -k {name}
Then, in the order of "Add a game" in CONTRIBUTING.md:
  engine/games/{name}/state.py, rounds.py   the rules, with a rule in data/{name}/rules.toml each
  data/{name}/fr.ftl, en.ftl                what the game says, in both languages
  tests/{name}/test_rules.py                a test per rule; mutants.toml: changes it notices
Then write its schema: make schema"""


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("new-game")(new_game_command)


def new_game_command(
    name: Annotated[str, typer.Argument(help="Its id: small letters, digits and underscores.")],
    folder: Annotated[Path, typer.Option(help="The checkout to write to.")] = Path(),
) -> None:
    """Write a small working game under a new name, as a start for a game of your own."""
    if not GAME_NAME.fullmatch(name) or keyword.iskeyword(name):
        fail(f"{name} cannot be a game's id: small letters, digits and underscores.", 2)
    if not (folder / LIST).is_file() or not (folder / "tests" / SKELETON).is_dir():
        fail(
            f"{folder.resolve()} is no checkout of the source: {LIST} or its tests are missing.", 2
        )
    taken = [
        games_folder for games_folder in GAME_FOLDERS if (folder / games_folder / name).exists()
    ]
    if taken:
        fail(f"{taken[0]}/{name} exists already.", 2)
    for path in write_game(folder, name):
        typer.echo(path.relative_to(folder), err=True)
    typer.echo(NEXT.format(name=name))


def write_game(folder: Path, name: str) -> Iterator[Path]:
    """Copy the skeleton to a game of this name and list it; yield each file."""
    for games_folder in GAME_FOLDERS:
        source = folder / games_folder / SKELETON
        for path in sorted(source.glob("**/*")):
            if not path.is_file() or "__pycache__" in path.parts:
                continue
            target = folder / games_folder / name / path.relative_to(source)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(path.read_text(encoding="utf-8"), name), encoding="utf-8")
            yield target
    games = folder / LIST
    games.write_text(listed(games.read_text(encoding="utf-8"), name), encoding="utf-8")
    yield games


def renamed(text: str, name: str) -> str:
    """Return a file of the skeleton with the game's name."""
    return SKELETON_ONLY_LINES.sub("", text).replace(SKELETON, name)


def listed(text: str, name: str) -> str:
    """Return the list of games with this one appended."""
    imports = re.sub(
        r"(    from engine\.games import )(.*)",
        lambda match: match[1] + ", ".join(sorted([*match[2].split(", "), name])),
        text,
    )
    end = "        )\n    }\n"
    return imports.replace(end, f"            {name}.PACKAGE,\n{end}")
