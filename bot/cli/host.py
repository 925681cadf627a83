"""The command line for hosts: `gharkane backup | restore | migrate-database | upgrade`."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.failing import fail
from bot.errors import StartError


def add(app: typer.Typer) -> None:
    """Add these commands."""
    app.command("backup")(backup_command)
    app.command("restore")(restore_command)
    app.command("migrate-database")(migrate_database_command)
    app.command("upgrade")(upgrade_command)


def backup_command(
    file: Annotated[Path, typer.Argument(help="A file that is not there, or a folder.")],
    keep: Annotated[
        int, typer.Option(min=0, help="Copies to keep in the folder; 0: all of them.")
    ] = 0,
) -> None:
    """Copy the database to a file while the bot goes on; in a folder the file is named after the
    moment, and copies older than those to `--keep` are deleted."""
    from bot.app.config import database_url
    from bot.store.database.copies import backup, copies_in, named_after

    folder = file if file.is_dir() else None
    if keep and folder is None:
        fail("--keep is for a folder: name one that is there.")
    file = file if folder is None else named_after(folder, time.time())
    with _bar() as progress:
        backup(database_url(), file, progress)
    for old in copies_in(folder)[:-keep] if folder is not None and keep else ():
        old.unlink()
    typer.echo(f"The database was copied to {file}.")


def restore_command(file: Annotated[Path, typer.Argument(help="A copy that was made.")]) -> None:
    """Put a copy in the database's place; no bot may be running. What was there is kept."""
    from bot.app.config import database_url
    from bot.store.database.copies import restore

    url = database_url()
    asyncio.run(_nobody_uses(url))
    with _bar() as progress:
        kept = restore(url, file, time.time(), progress)
    typer.echo(f"The database is {file} again." + (f" What was there: {kept}." if kept else ""))


def migrate_database_command(
    source: Annotated[str, typer.Argument(metavar="FROM", help="Address of the database in use.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="Address of an empty one.")],
) -> None:
    """Move all games to another database; no bot may be running. The old one is not changed."""
    asyncio.run(_moved(source, target))


def upgrade_command(
    check: Annotated[bool, typer.Option("--check", help="Look; nothing is changed.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON only.")] = False,
) -> None:
    """Play every game of the database again with this program, and list those that differ. Exit 0
    if none does: nothing that players have read changes, and each game's file verifies. Exit 1 if
    a running game would break, 3 if games differ. The next start of the bot upgrades the database.
    """
    from bot.app.config import database_url
    from bot.files.upgrade import check as checked

    if not check:
        fail("Say --check: the database is upgraded by the next start of the bot.", 2)
    hidden = as_json or not sys.stderr.isatty()
    with typer.progressbar(length=1, file=sys.stderr, hidden=hidden) as bar:

        def progress(count: int) -> None:
            bar.length = count or bar.length
            bar.update(0 if count else 1)

        findings = asyncio.run(checked(database_url(), progress))
    count = Counter(upgrade.outcome for upgrade in findings)
    if as_json:
        typer.echo(json.dumps([upgrade.as_dict() for upgrade in findings]))
    else:
        for finding in findings:
            if finding.outcome != "same":
                typer.echo(str(finding))
        typer.echo(
            f"Games: {len(findings)}; same: {count['same']}, different: {count['differs']}, "
            f"broken: {count['breaks']}."
        )
    if count["breaks"] or count["differs"]:
        raise typer.Exit(1 if count["breaks"] else 3)


async def _moved(source: str, target: str) -> None:
    import bot.features  # noqa: F401 - their tables move as well
    from bot.app.lease import Lease
    from bot.app.shards import Shards
    from bot.store import Store
    from bot.store.database.moving import count_rows, move
    from bot.store.database.opening import checked_url, file_of, need_database

    need_database(source)
    one, other = checked_url(source), checked_url(target)
    if one == other or (file_of(one) is not None and file_of(one) == file_of(other)):
        raise StartError("Both addresses name the same database.")
    async with AsyncExitStack() as stack:
        stores = []
        for url in (source, target):
            store = await stack.enter_async_context(await Store.open(url))
            lease = Lease(store, Shards())
            await lease.take()
            stack.push_async_callback(lease.release)
            stores.append(store)
        hidden = not sys.stderr.isatty()
        total = await count_rows(stores[0])
        with typer.progressbar(length=total, file=sys.stderr, hidden=hidden) as bar:
            moveds = await move(stores[0], stores[1], bar.update)
    for moved in moveds:
        typer.echo(f"{moved.table}: rows: {moved.rows}, digest in both: {moved.digest[:16]}")
    typer.echo("All is moved. Point GHARKANE_DATABASE_URL to the new database.")


async def _nobody_uses(url: str) -> None:
    """Raise LeaseError if a bot works on this database."""
    from bot.app.lease import Lease
    from bot.app.shards import Shards
    from bot.store import Store
    from bot.store.database import copies
    from bot.store.database.opening import checked_url, missing_file

    path = Path(checked_url(url).database or "")
    if missing_file(url) or not copies.is_whole(path):
        return  # no database, or one that no bot could use
    async with await Store.open_unmigrated(url) as store:
        lease = Lease(store, Shards())
        await lease.take()
        await lease.release()


@contextmanager
def _bar() -> Iterator[Callable[[int, int], None]]:
    """Yield a callback for a progress bar on a terminal: remaining and total."""
    with typer.progressbar(length=100, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:

        def progress(remaining: int, total: int) -> None:
            bar.update(100 * (total - remaining) // max(total, 1) - bar.pos)

        yield progress
