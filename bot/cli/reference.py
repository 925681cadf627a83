"""Write docs/command-line.md from the command line itself: `python -m bot.cli.reference`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from typer.core import TyperGroup, TyperOption
from typer.main import get_command

from bot.cli.commands import complete_app

REFERENCE_PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "command-line.md"
REFERENCE_HEADER: Final = """# The command line

Every command of `gharkane`. `.venv/bin/python -m bot.cli.reference` writes this page from the
program; a test compares them. With `--json`, stdout holds JSON alone and stderr the progress. Exit
status: 0 done, 1 a fault was found, 2 wrong usage.
"""


def page() -> str:
    """Return the page: one section per command, with its arguments and options."""
    root = get_command(complete_app())
    return REFERENCE_HEADER + "".join(_sections(root, ()))


def _sections(command: Any, words: tuple[str, ...]) -> Iterator[str]:
    """Yield a section per callable command, sorted by name: the program's own order depends on
    imports."""
    if isinstance(command, TyperGroup):
        for word, below in sorted(command.commands.items()):
            yield from _sections(below, (*words, word))
        return
    yield f"\n## gharkane {' '.join(words)}\n\n{_plain(command.help or '')}\n"
    rows = [_row(parameter) for parameter in command.params]
    if rows:
        head = "| argument | default | what it is |\n| --- | --- | --- |"
        yield "\n".join(("", head, *rows, ""))


def _row(parameter: Any) -> str:
    shown = parameter.opts[0] if isinstance(parameter, TyperOption) else parameter.name.upper()
    default = "" if parameter.default in (None, "", False) else parameter.default
    return f"| `{shown}` | {default} | {_plain(parameter.help or '')} |"


def _plain(text: str) -> str:
    """Return one line, safe inside a table."""
    return " ".join(text.split()).replace("|", "\\|")


def main() -> None:
    """Write the page."""
    REFERENCE_PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
