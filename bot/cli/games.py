"""`gharkane export | import | verify`: games as files. Exit codes as in `bot.cli.commands`."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from bot.cli.failing import fail
from bot.texts import LOCALES
from bot.words import HIGHEST, number

FORMATS = ("json", "md", "golden")
T = TypeVar("T")


def add(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("export")(export_command)
    app.command("import")(import_command)
    app.command("verify")(verify_command)


def export_command(
    game: Annotated[int, typer.Argument(help="The game's number: /game export names its file so.")],
    form: Annotated[
        str,
        typer.Option(
            "--format",
            help="json: what import reads; md: a report; golden: a test of the rules.",
        ),
    ] = "json",
    locale: Annotated[str, typer.Option(help="Language of the report.")] = "",
) -> None:
    """Write a whole game to stdout. It holds every secret, even of a running game."""
    from bot.app.config import database_url, load_config
    from bot.files.transfer import exported

    if form not in FORMATS:
        fail(f"--format must be one of {', '.join(FORMATS)}, not {form}.", 2)
    if locale and locale not in LOCALES:
        fail(f"--locale must be one of {', '.join(LOCALES)}, not {locale}.", 2)
    url, reader = database_url(), locale or load_config().locale
    typer.echo(asyncio.run(exported(url, game, form, reader)), nl=False)


def import_command(
    file: Annotated[Path, typer.Argument(help="What export wrote.")],
    channel: Annotated[
        int, typer.Option(min=0, max=HIGHEST, help="Id of the channel in which it goes on.")
    ] = 0,
    guild: Annotated[
        int, typer.Option(min=0, max=HIGHEST, help="Id of that channel's server.")
    ] = 0,
    host: Annotated[
        int, typer.Option(min=0, max=HIGHEST, help="Id of the person who leads it there.")
    ] = 0,
    people: Annotated[str, typer.Option(help="Who sits where, such as 0=ID,1=ID.")] = "",
) -> None:
    """Import a whole game after a replay. A running game arrives paused, and seats without a named
    person are on offer."""
    from bot.app.config import database_url
    from bot.files.transfer import Place, imported, loaded

    try:
        sitting = _sitting(people)
    except ValueError:
        fail(f"--people must be like 0=ID,1=ID, not {people}.", 2)
    export, url = loaded(file), database_url()
    if export.status != "ended" and not (channel and guild):
        fail("A game that runs needs --channel and --guild.", 2)
    if set(sitting) - {player.seat for player in export.players}:
        fail("--people names a seat that the game does not have.", 2)
    place = Place(guild or None, channel, host, sitting)
    number = asyncio.run(imported(url, export, place, time.time()))
    typer.echo(f"game {number}")


def _sitting(text: str) -> dict[int, int]:
    """Parse `0=ID,1=ID` to seat -> person. ValueError for another format, or if it names one
    twice."""
    users: dict[int, int] = {}
    for part in filter(None, text.split(",")):
        seat, user = map(number, part.split("="))
        if seat is None or not user or seat in users or user in users.values():
            raise ValueError(part)
        users[seat] = user
    return users


def verify_command(
    file: Annotated[Path, typer.Argument(help="What export wrote.")],
) -> None:
    """Play an exported game again; exit 0 if it reaches the state that the file gives. Promise and
    seal are printed, to be compared with those that the bot posted: a file can be false as a whole.
    """
    from bot.files.transfer import loaded, verified

    export = loaded(file)
    verified(export)
    assert export.replay is not None
    typer.echo("the same")
    deal = export.replay.deal
    if deal is not None:
        typer.echo(f"promise {deal.promise}\nseal {deal.seal}")
