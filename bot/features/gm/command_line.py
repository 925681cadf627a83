"""`gharkane disputes`: disputed rules as tests that fail until decided."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from bot.errors import StartError
from bot.features.gm import rows
from bot.features.gm.cases import Case
from bot.store import Store
from bot.store.database.opening import need_database
from bot.words import MAX_TEXT_CHARS, cleaned

Number = Annotated[int, typer.Argument(help="Write this one; without it, list all.")]
Out = Annotated[Path, typer.Option(help="Folder to write the case and its test to.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON only.")]


def add(app: typer.Typer, database_url: Callable[[], str]) -> None:
    """Add the command, which reads this database."""

    @app.command("disputes")
    def disputes_command(number: Number = 0, out: Out = Path(), as_json: Json = False) -> None:
        """List disputes, or write one as a pytest file and its case. A case holds every secret of
        its table, and names nobody."""
        show_disputes(database_url, number, out, as_json)


def show_disputes(database_url: Callable[[], str], number: int, out: Path, as_json: bool) -> None:
    """List all disputes, or write the one of this number to a folder."""
    cases = asyncio.run(_cases(database_url()))
    if not number:
        _list(cases, as_json)
        return
    case = next((case for case in cases if case.id == number), None)
    if case is None:
        raise StartError(f"There is no dispute {number}.")
    paths = [out / name for name in case.files()]
    try:
        out.mkdir(parents=True, exist_ok=True)
        for path, text in zip(paths, case.files().values(), strict=True):
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise StartError(f"{out} cannot be written to: {error.strerror}.") from None
    names = [str(path) for path in paths]
    typer.echo(json.dumps(names) if as_json else "\n".join(names))


def _list(cases: list[Case], as_json: bool) -> None:
    rows = [
        {"id": c.id, "game": c.game, "rule": c.rule, "text": c.text, "ruling": c.ruling}
        for c in cases
    ]
    if as_json:
        typer.echo(json.dumps(rows, ensure_ascii=False))
        return
    for row in rows:
        ruling = f" -> {row['ruling']}" if row["ruling"] else " (open)"
        line = f"{row['id']}  {row['game']}  {row['rule'] or '-'}  {row['text']}{ruling}"
        typer.echo(cleaned(line, 3 * MAX_TEXT_CHARS))


async def _cases(url: str) -> list[Case]:
    """Return every case in this database, the latest first."""
    need_database(url)
    async with await Store.open(url) as store:
        kept = await store.read(rows.all_disputes)
    return [Case.model_validate(row.case) for row in kept]
