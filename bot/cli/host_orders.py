"""`gharkane host ban | unban | close | leave | list`: orders of the operator."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn, TypeVar

import typer

from bot.errors import StartError
from bot.words import HIGHEST, MAX_TEXT_CHARS, cleaned

if TYPE_CHECKING:
    from bot.store.program.host_orders import HostOrder, Kind
    from bot.store.transaction import Tx

T = TypeVar("T")
Whom = Literal["person", "server"]
Id = Annotated[int, typer.Argument(min=1, max=HIGHEST, help="Discord's id.")]
Reason = Annotated[str, typer.Option(help="The reason, for those affected.")]

host = typer.Typer(
    no_args_is_help=True,
    help="Keep people or servers out, close tables, leave servers. A running bot does it within "
    "seconds, else the next one to start.",
)


def add(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(host, name="host")


@host.command("ban")
def ban_command(whom: Whom, target: Id, reason: Reason) -> None:
    """Keep a person or a server out. The seats of a person go to computers; the tables of a server
    are closed, and it is left, each time it takes the bot in."""
    _order("ban-person" if whom == "person" else "ban-server", target, reason)


@host.command("unban")
def unban_command(whom: Whom, target: Id) -> None:
    """Let a person or a server in again."""
    from bot.store.program import host_orders as rows

    kind: Kind = "ban-person" if whom == "person" else "ban-server"
    if not _run(lambda tx: rows.lift(tx, kind, target)):
        _fail(f"{whom} {target} is not kept out.", 1)
    typer.echo(f"{whom} {target} may come in again.")


@host.command("close")
def close_command(
    table: Annotated[int, typer.Argument(min=1, max=HIGHEST, help="The table's number.")],
    reason: Reason,
) -> None:
    """Close a table: a lobby, or a game without a result. The reason is posted in its channel."""
    from bot.store import games

    if _run(lambda tx: games.game(tx, table)) is None:
        _fail(f"There is no table {table}.", 1)
    _order("close", table, reason)


@host.command("leave")
def leave_command(server: Id, reason: Reason) -> None:
    """Close the tables of a server and leave it; it may take the bot in again."""
    _order("leave", server, reason)


@host.command("list")
def list_command() -> None:
    """Everything that was ordered, and what became of it."""
    from bot.store.program import host_orders as rows

    for host_order in _run(rows.every):
        typer.echo(_line(host_order))


def _line(host_order: HostOrder) -> str:
    from bot.store.program.host_orders import BANS

    day = datetime.fromtimestamp(host_order.at, UTC).strftime("%Y-%m-%d %H:%M")
    state = (
        "waiting"
        if host_order.done_at is None
        else "in force"
        if host_order.kind in BANS
        else "done"
    )
    return f"{day} UTC  {host_order.kind} {host_order.target}  {state}  {host_order.reason}"


def _order(kind: Kind, target: int, reason: str) -> None:
    from bot.store.program import host_orders as rows

    why = cleaned(reason, MAX_TEXT_CHARS)
    if not why:
        _fail("--reason must say something: those affected read it.", 2)
    _run(lambda tx: rows.order(tx, kind, target, why, time.time()))
    typer.echo(f"{kind} {target} is ordered.")


def _run(work: Callable[[Tx], T]) -> T:
    from bot.app.config import database_url

    try:
        return asyncio.run(_done(database_url(), work))
    except StartError as error:
        _fail(str(error), 1)


async def _done(url: str, work: Callable[[Tx], T]) -> T:
    from bot.store import Store
    from bot.store.database.opening import missing_file

    if missing := missing_file(url):
        raise StartError(f"There is no database at {missing}.")
    store = await Store.open_unmigrated(url)
    try:
        return await store.write(work)
    finally:
        await store.close()


def _fail(sentence: str, code: int) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(code)
