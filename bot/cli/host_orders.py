"""`gharkane host …`: orders of the operator."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import typer

from bot.cli.failing import fail
from bot.model.times import DAY_S
from bot.words import HIGHEST, MAX_TEXT_CHARS, cleaned

if TYPE_CHECKING:
    from bot.store import Store
    from bot.store.program.host_orders import HostOrder, Kind
    from bot.store.transaction import Tx

T = TypeVar("T")
Whom = Literal["person", "server"]
Struck = Literal["scene", "picture", "line", "name"]
Id = Annotated[int, typer.Argument(min=1, max=HIGHEST, help="Discord's id.")]
Table = Annotated[int, typer.Argument(min=1, max=HIGHEST, help="The table's number.")]
Number = Annotated[int, typer.Argument(min=0, help="Of the scene's move, the line, or the seat.")]
Reason = Annotated[str, typer.Option(help="The reason, for those affected.")]
Days = Annotated[int, typer.Option(min=0, max=36_500, help="Days until it ends; 0: no end.")]

host = typer.Typer(
    no_args_is_help=True,
    help="Keep people or servers out, close tables, leave servers, and see what happens. A running "
    "bot carries orders out within seconds, else the next one to start.",
)


def add(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(host, name="host")


@host.command("ban")
def ban_command(whom: Whom, target: Id, reason: Reason, days: Days = 0) -> None:
    """Keep a person or a server out. The seats of a person go to computers; the tables of a server
    are closed, and it is left, each time it takes the bot in."""
    until = time.time() + days * DAY_S if days else None
    _order(_ban(whom), target, reason, until=until)


@host.command("unban")
def unban_command(whom: Whom, target: Id) -> None:
    """Let a person or a server in again."""
    from bot.store.program import host_orders as rows

    if not run(lambda tx: rows.lift(tx, _ban(whom), target, time.time())):
        fail(f"{whom} {target} is not kept out.")
    typer.echo(f"{whom} {target} may come in again.")


@host.command("allow")
def allow_command(server: Id) -> None:
    """Let the bot be on this server. As soon as one is allowed, it answers on no other, and leaves
    others that invite it."""
    _order("allow-server", server)


@host.command("disallow")
def disallow_command(server: Id) -> None:
    """Take a server off that list; with an empty list all servers are allowed."""
    from bot.store.program import host_orders as rows

    if not run(lambda tx: rows.lift(tx, "allow-server", server, time.time())):
        fail(f"server {server} is not on the list.")
    typer.echo(f"server {server} is off the list.")


@host.command("forget")
def forget_command(person: Id) -> None:
    """Delete what is stored about a person, as their own /privacy delete does. Final."""
    _order("forget", person)


@host.command("strike")
def strike_command(table: Table, what: Struck, number: Number, reason: Reason) -> None:
    """Strike what somebody wrote at a table, even from messages already posted: a scene or only its
    picture, by its move, a character's line with its portrait, or the names at a seat. `host table`
    shows the numbers."""
    _need_table(table)
    _order("strike", table, reason, detail=f"{what} {number}")


@host.command("maintenance")
def maintenance_command(
    reason: Annotated[str, typer.Option(help="The reason, for all tables.")] = "",
    minutes: Annotated[int, typer.Option(min=0, max=1440, help="Minutes until it begins.")] = 10,
    end: Annotated[bool, typer.Option("--end", help="End it, or call it off.")] = False,
) -> None:
    """Announce maintenance at every table. When it begins, nobody can act, no clock fires, and what
    is still to be posted is posted; then stop the bot. It ends when the bot starts again."""
    from bot.store.program import host_orders as rows

    now = time.time()
    if not end:
        _order("maintenance", 0, reason, begins_at=now + 60 * minutes)
    elif run(lambda tx: rows.lift(tx, "maintenance", 0, now)):
        typer.echo("There is no maintenance any longer.")
    else:
        fail("There is no maintenance.")


@host.command("close")
def close_command(table: Table, reason: Reason) -> None:
    """Close a table: a lobby, or a game without a result. The reason is posted in its channel."""
    _need_table(table)
    _order("close", table, reason)


@host.command("leave")
def leave_command(server: Id, reason: Reason) -> None:
    """Close the tables of a server and leave it; it may take the bot in again."""
    _order("leave", server, reason)


@host.command("list")
def list_command() -> None:
    """Everything that was ordered, and what became of it."""
    from bot.store.program import host_orders as rows

    for host_order in run(rows.every):
        typer.echo(_line(host_order))


def _ban(whom: Whom) -> Kind:
    return "ban-person" if whom == "person" else "ban-server"


def _line(order: HostOrder) -> str:
    state = order.state(time.time())
    if order.lifted_at is not None:
        state += f" {moment(order.lifted_at)}"
    elif order.until is not None and state != "over":
        state += f" until {moment(order.until)}"
    what = f"{order.kind} {order.target} {order.detail}".rstrip()
    return f"{moment(order.at)}  {what}  {state}  {order.reason}"


def moment(at: float) -> str:
    """Return a time (seconds since 1970) for a host."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _need_table(table: int) -> None:
    from bot.store import games

    if run(lambda tx: games.game(tx, table)) is None:
        fail(f"There is no table {table}.")


def _order(kind: Kind, target: int, reason: str | None = None, **more: Any) -> None:
    """Store an order; `reason`: None for those that nobody reads."""
    from bot.store.program import host_orders as rows

    why = cleaned(reason or "", MAX_TEXT_CHARS)
    if reason is not None and not why:
        fail("--reason must say something: those affected read it.", 2)
    run(lambda tx: rows.order(tx, kind, target, why, time.time(), **more))
    typer.echo(f"{kind} {target or ''}".rstrip() + " is ordered.")


def run(work: Callable[[Tx], T]) -> T:
    """Do `work` in a transaction of the database in use. StartError if that fails."""
    return with_store(lambda store: store.write(work))


def with_store(work: Callable[[Store], Awaitable[T]]) -> T:
    """Do `work` with the database in use. StartError if that fails."""
    from bot.app.config import database_url
    from bot.store import Store
    from bot.store.database.opening import need_database

    async def done() -> T:
        url = database_url()
        need_database(url)
        async with await Store.open_unmigrated(url) as store:
            return await work(store)

    return asyncio.run(done())
