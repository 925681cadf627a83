"""The command line of `gharkane`: the commands of this package, and those of features."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from bot.cli.failing import fail
from bot.errors import StartError

HELP = """Survival board games for a table of friends, on Discord.

With --json, stdout has JSON alone and stderr the progress.

Exit status: 0 done, 1 a fault was found, 2 wrong usage."""


class Commands(TyperGroup):
    """Commands. One that cannot do what it was asked ends with a sentence and status 1."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command that the arguments name."""
        try:
            return super().invoke(ctx)
        except StartError as error:
            fail(error)


def _empty_app() -> typer.Typer:
    return typer.Typer(
        cls=Commands,
        add_completion=False,
        no_args_is_help=True,
        help=HELP,
        pretty_exceptions_enable=False,
    )


app = _empty_app()
Chosen = Annotated[str, typer.Option(help="The game's options: name=value,name=value.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON only.")]


def core_app() -> typer.Typer:
    """Return the command line without the commands of features. It loads neither games nor the
    database."""
    from bot.cli import games as cli_games
    from bot.cli import host as cli_host
    from bot.cli import host_orders as cli_host_orders
    from bot.cli import host_pages as cli_host_pages
    from bot.cli import new_game as cli_new_game

    whole = _empty_app()
    whole.registered_commands.extend(app.registered_commands)
    for module in (cli_games, cli_host, cli_host_orders, cli_host_pages, cli_new_game):
        module.add(whole)
    return whole


def complete_app() -> typer.Typer:
    """Return the command line with every command."""
    from bot.app.config import database_url
    from bot.features import FEATURES
    from bot.table.tables import COMMAND_LINE

    whole = core_app()
    for add in COMMAND_LINE.of(FEATURES):
        add(whole, database_url)
    return whole


def main() -> None:
    """Run the command that the arguments name. Loading the features takes a second, so they are
    loaded only if it is none of the core's."""
    core = core_app()
    names = {command.name for command in core.registered_commands}
    names |= {group.name for group in core.registered_groups}
    (core if names.intersection(sys.argv[1:2]) else complete_app())()


@app.command("simulate")
def simulate_command(
    game: str,
    seats: Annotated[str, typer.Option(help="Seats at the table: 3, or 2,4 or 2-4 in turn.")] = "4",
    games: Annotated[int, typer.Option(min=1, help="How many games of each.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Start of the random numbers.")] = 1,
    players: Annotated[
        str,
        typer.Option(help="Kinds by seat, such as normal,easy, or role: ROLE=normal,OTHER=easy."),
    ] = "",
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play at once.")] = 1,
    options: Chosen = "",
    each: Annotated[
        str, typer.Option(help="Options such as story,layout: the games of each value apart.")
    ] = "",
    compare: Annotated[
        bool, typer.Option("--compare", help="The same deals by the rulebook too, side by side.")
    ] = False,
    keep: Annotated[
        Path | None, typer.Option(help="Keep the games there; the same run goes on from them.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Play whole games between computers and count what happened."""
    from bot.lab.simulate import as_text, beside, simulate
    from bot.lab.strength import filled, seats_of, table, variants

    shown = sys.stderr.isatty()
    try:
        chosen = ["", options] if compare else variants(game, each, options)
        counts = seats_of(seats)
        runs = [(count, options_text) for count in counts for options_text in chosen]
        kinds = {n: filled(players, n, exact=len(counts) == 1) for n in counts}
        if keep and len(runs) > 1:
            fail("--keep is for one run: leave --compare, --each and several --seats out", 2)
        if compare and (each or len(runs) > len(chosen)):
            fail("--compare is for one number of seats, without --each", 2)
        with typer.progressbar(length=games * len(runs), file=sys.stderr, hidden=not shown) as bar:
            results = [
                simulate(game, n, games, seed, kinds[n], bar.update, jobs, options_text, keep)
                for n, options_text in runs
            ]
    except (ValueError, OSError) as error:
        fail(error, 2)
    if as_json:
        typer.echo(json.dumps(results if len(results) > 1 else results[0]))
    elif compare:
        typer.echo(beside(*results))
    elif len(results) > 1:
        typer.echo(table(runs, results))
    else:
        [run] = results
        mixed = run["roles"] or len(run["wins"]) > 1  # else the figures say all
        typer.echo("\n".join([as_text(run), *([table(runs, results)] if mixed else [])]))
    if any(run["stuck"] for run in results):
        raise typer.Exit(1)


@app.command("bot")
def bot_command(
    shards: Annotated[
        str, typer.Option(help="Discord's shards that this process serves, as 0-3/16.")
    ] = "",
) -> None:
    """Run the bot on Discord; needs DISCORD_TOKEN."""
    from bot.app import running

    running.main(shards)


@app.command("play")
def play_command(
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Loopback port; 0 for any free one.")
    ] = 8765,
    state: Annotated[str, typer.Option(help="Folder where games and messages are kept.")] = "var",
) -> None:
    """Play in the browser, without a token: the real bot against a stand-in on loopback."""
    from bot.app.assembly import until_told
    from bot.cli.run import run_playground

    asyncio.run(until_told(run_playground(port, state)))


@app.command("health")
def health_command() -> None:
    """Exit 0 if the bot was well within the last 60 seconds, and is connected to Discord."""
    from bot.app import health

    health.main()


@app.command("invite")
def invite_command(
    application: Annotated[
        str, typer.Argument(help="The application's id; read from DISCORD_TOKEN if left out.")
    ] = "",
    person: Annotated[
        bool,
        typer.Option("--person", help="The link to install it for oneself."),
    ] = False,
) -> None:
    """Print the link that invites the bot to a server."""
    from bot.app.invite import invite_url

    try:
        typer.echo(invite_url(application, person=person))
    except ValueError as error:
        fail(error, 2)
