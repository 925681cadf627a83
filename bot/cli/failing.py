"""How a command ends that cannot do what it was asked."""

from __future__ import annotations

from typing import NoReturn

import typer

from bot.words import MAX_TEXT_CHARS, cleaned


def fail(why: object, code: int = 1) -> NoReturn:
    """Exit with this sentence and status."""
    typer.echo(cleaned(str(why), MAX_TEXT_CHARS), err=True)
    raise typer.Exit(code)
