"""`gharkane disputes`: disputed rules as tests that fail until decided."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Annotated

import typer

from bot.app.config import load_config
from bot.errors import StartError
from bot.features.gm.cases import Case
from bot.files.transfer import TransferError
from bot.store import Store, disputes
from bot.store.database.opening import missing_file
from bot.words import MAX_TEXT_CHARS, cleaned


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command("disputes")(disputes_command)


def disputes_command(
    number: Annotated[int, typer.Argument(help="Write this one; without it, list all.")] = 0,
    out: Annotated[Path, typer.Option(help="Folder to write the case and its test to.")] = Path(),
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON only.")] = False,
) -> None:
    """List disputes, or write one as a pytest file and its case. A case holds every secret of its
    table, and names nobody."""
    try:
        cases = asyncio.run(_cases(load_config().database_url))
    except (StartError, TransferError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    if not number:
        _list(cases, as_json)
        return
    case = next((case for case in cases if case.id == number), None)
    if case is None:
        typer.echo(f"There is no dispute {number}.", err=True)
        raise typer.Exit(1)
    try:
        out.mkdir(parents=True, exist_ok=True)
        paths = [out / name for name in case.files()]
        for path, text in zip(paths, case.files().values(), strict=True):
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        typer.echo(f"{out} cannot be written to: {error.strerror}.", err=True)
        raise typer.Exit(1) from None
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
    missing = missing_file(url)
    if missing:
        raise TransferError(f"There is no database at {missing}.")
    store = await Store.open(url)
    try:
        return await store.read(
            lambda tx: [Case.model_validate(row.case) for row in disputes.all_disputes(tx)]
        )
    finally:
        await store.close()
