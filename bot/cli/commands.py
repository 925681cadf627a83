"""The command line of `gharkane`: the commands of this package, and those of features."""

from __future__ import annotations

import asyncio
import json
import sys
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Annotated, NoReturn, cast

import typer

HELP = """Survival board games at a table of friends, on Discord.

With --json, stdout has JSON alone and stderr the progress.

Exit status: 0 done, 1 a fault was found, 2 wrong usage."""


def _empty_app() -> typer.Typer:
    return typer.Typer(
        add_completion=False, no_args_is_help=True, help=HELP, pretty_exceptions_enable=False
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
    from bot.cli import new_game as cli_new_game

    whole = _empty_app()
    whole.registered_commands.extend(app.registered_commands)
    for module in (cli_games, cli_host, cli_host_orders, cli_new_game):
        module.add(whole)
    return whole


def complete_app() -> typer.Typer:
    """Return the command line with every command."""
    from bot.app.config import load_config
    from bot.features import FEATURES

    whole = core_app()
    for feature in FEATURES:
        if feature.command_line is not None:
            feature.command_line(whole, lambda: load_config().database_url)
    return whole


def main() -> None:
    """Run the command that the arguments name. Loading the features takes a second, so they are
    loaded only if it is none of the core's."""
    core = core_app()
    names = {command.name for command in core.registered_commands}
    names |= {group.name for group in core.registered_groups}
    (core if names.intersection(sys.argv[1:2]) else complete_app())()


def _fail(sentence: str, code: int) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(code)


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
    from bot.lab.computers.strength import filled, seats_of, table, variants
    from bot.lab.simulate import as_text, beside, simulate

    shown = sys.stderr.isatty()
    try:
        chosen = ["", options] if compare else variants(game, each, options)
        counts = seats_of(seats)
        runs = [(count, options_text) for count in counts for options_text in chosen]
        kinds = {n: filled(players, n, exact=len(counts) == 1) for n in counts}
        if keep and len(runs) > 1:
            _fail("--keep is for one run: leave --compare, --each and several --seats out", 2)
        if compare and (each or len(runs) > len(chosen)):
            _fail("--compare is for one number of seats, without --each", 2)
        with typer.progressbar(length=games * len(runs), file=sys.stderr, hidden=not shown) as bar:
            results = [
                simulate(game, n, games, seed, kinds[n], bar.update, jobs, options_text, keep)
                for n, options_text in runs
            ]
    except (ValueError, OSError) as error:
        _fail(str(error), 2)
    if as_json:
        typer.echo(json.dumps(results if len(results) > 1 else results[0]))
    elif compare:
        typer.echo(beside(*results))
    elif len(results) > 1:
        typer.echo(table(runs, results))
    else:
        typer.echo("\n".join(filter(None, (as_text(results[0]), table(runs, results)))))
    if any(run["stuck"] for run in results):
        raise typer.Exit(1)


@app.command("train")
def train_command(
    game: str,
    seats: Annotated[int, typer.Option(help="How many sit at the table.")] = 2,
    seed: Annotated[int, typer.Option(min=0, help="Start of the random numbers.")] = 1,
    rounds: Annotated[int, typer.Option(min=1, help="How often the weights move.")] = 200,
    deals: Annotated[int, typer.Option(min=1, help="Deals a round, each played twice.")] = 8,
    matches: Annotated[int, typer.Option(min=1, help="Games against easy, in each setting.")] = 400,
    least: Annotated[float, typer.Option(help="How weights near to 0 are pushed.")] = 0.08,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play at once.")] = 1,
    ends: Annotated[
        int, typer.Option(min=0, help="Only: what hard judges by, from so many games of normal.")
    ] = 0,
    steps: Annotated[int, typer.Option(min=1, help="How often --ends moves the weights.")] = 1,
    write: Annotated[
        bool, typer.Option("--write", help="Keep them in value.toml if they win more clearly.")
    ] = False,
) -> None:
    """Fit the weights that the normal computer of a game judges by, from its easy one's."""
    from bot.lab.computers.ends import fit_ends
    from bot.lab.computers.train import Training, as_toml, keep, train

    training = Training(seats, seed, rounds, deals, matches, least)
    shown = sys.stderr.isatty()
    try:
        with typer.progressbar(length=ends or rounds, file=sys.stderr, hidden=not shown) as bar:
            step = partial(bar.update, 1)
            if not ends:
                strengths, trials = train(game, training, jobs, step)
            else:
                strengths, trials = fit_ends(game, seats, seed, ends, jobs, step, steps), []
    except ValueError as error:
        _fail(str(error), 2)
    typer.echo(as_toml(strengths))
    for trial in trials:
        typer.echo(str(trial), err=True)
    if write and not all(trial.gained for trial in trials):
        _fail("not kept: they do not clearly win more than the weights set by hand, everywhere", 1)
    if write:
        keep(game, strengths)


@app.command("bench")
def bench_command(
    game: Annotated[
        str, typer.Argument(help="Else the playouts of every game, the rest of the first.")
    ] = "",
    seats: Annotated[int, typer.Option(help="0 for as many as the game takes, up to 4.")] = 0,
    seconds: Annotated[float, typer.Option(min=0.1, help="Time for each rate.")] = 3.0,
    loaded: Annotated[bool, typer.Option("--load", help="Also a bot with 500 live games.")] = False,
    turns: Annotated[
        bool, typer.Option("--turns", help="With --load: only what a turn takes is pressed.")
    ] = False,
    presses: Annotated[
        bool, typer.Option("--presses", help="Only: what each press costs, game by game.")
    ] = False,
    requests: Annotated[
        bool, typer.Option("--requests", help="Only: requests to Discord a pick, game by game.")
    ] = False,
    touched: Annotated[
        bool, typer.Option("--touch", help="Only: a bot with 100 open pages of the touch board.")
    ] = False,
    days: Annotated[
        bool, typer.Option("--days", help="Only: how many days whole games take four people.")
    ] = False,
    windows: Annotated[
        bool, typer.Option("--windows", help="Only: how often others' moves ask people.")
    ] = False,
    shared: Annotated[
        str, typer.Option(help="Only: 1, 2 and 4 processes on this empty database.")
    ] = "",
    seeds: Annotated[
        int, typer.Option(min=1, help="How many games, with --days or --windows.")
    ] = 20,
    options: Chosen = "",
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play them at once.")] = 1,
    plans: Annotated[bool, typer.Option(help="Whether these people plan, with --days.")] = True,
    pace: Annotated[str, typer.Option(help="At which pace they play, with --days.")] = "async",
    as_json: Json = False,
) -> None:
    """Print speed figures beside their targets."""
    from bot.cli.figures import Figures
    from bot.lab import asking, bench, playouts
    from bot.lab import days as days_lab
    from bot.lab import requests as requests_lab
    from bot.lab.simulate import options_of, package_named
    from bot.model.terms import Preset
    from engine.games import GAMES

    name = game or next(iter(GAMES))
    each = [game] if game else list(GAMES)
    many = seats or (min(GAMES[name].SEATS[-1], 4) if name in GAMES else 0)
    figures = Figures(as_json)
    try:
        if shared:
            figures.of_shared(name, shared)
        elif touched:
            figures.of_touch(name, seconds)
        elif presses:
            figures.of_presses(each)
        elif requests:
            figures.show(chain.from_iterable(map(requests_lab.rows, each)))
        elif days:
            figures.show(days_lab.rows(name, seeds, jobs, plans=plans, pace=cast(Preset, pace)))
        elif windows:
            figures.show(asking.rows_of(name, many, seeds, jobs, options_of(name, options)))
        else:
            measured = [package_named(game)] if game else list(GAMES.values())
            figures.show(playouts.rows(measured, seats, seconds))
            figures.show(bench.bench(name, many, seconds))
            figures.of_evening(name)
        if loaded:
            figures.of_load(name, turns=turns)
    except ValueError as error:
        _fail(str(error), 2)
    except RuntimeError as error:
        _fail(str(error), 1)
    if as_json:
        typer.echo(json.dumps(figures.rows))


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
    from bot.errors import StartError

    try:
        asyncio.run(until_told(run_playground(port, state)))
    except StartError as error:
        _fail(str(error), 1)


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
) -> None:
    """Print the link that invites the bot to a server."""
    from bot.app.invite import invite_url

    try:
        typer.echo(invite_url(application))
    except ValueError as error:
        _fail(str(error), 2)
