"""What measures, trains and checks the project: `python -m tests.lab NAME`."""

from __future__ import annotations

import json
import sys
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Annotated, NoReturn, cast

import typer

from bot.lab.simulate import options_of, package_named
from bot.model.terms import Preset
from engine.games import GAMES
from tests.lab import (
    asking,
    bench,
    campaign,
    drawing,
    fortnight,
    golden,
    mutants,
    picks,
    playouts,
    reports,
    schemas,
    sentences,
    translations,
)
from tests.lab import days as days_lab
from tests.lab import figures as figures_page
from tests.lab import requests as requests_lab
from tests.lab.computers import chosen, jumps
from tests.lab.computers import train as training_lab
from tests.lab.computers.ends import fit_ends
from tests.lab.measured import Figures

app = typer.Typer(
    add_completion=False, no_args_is_help=True, help=__doc__, pretty_exceptions_enable=False
)
Chosen = Annotated[str, typer.Option(help="The game's options: name=value,name=value.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON only.")]


def _fail(sentence: str, code: int) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(code)


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
    training = training_lab.Training(seats, seed, rounds, deals, matches, least)
    shown = sys.stderr.isatty()
    try:
        with typer.progressbar(length=ends or rounds, file=sys.stderr, hidden=not shown) as bar:
            step = partial(bar.update, 1)
            if not ends:
                strengths, trials = training_lab.train(game, training, jobs, step)
            else:
                strengths, trials = fit_ends(game, seats, seed, ends, jobs, step, steps), []
    except ValueError as error:
        _fail(str(error), 2)
    typer.echo(training_lab.as_toml(strengths))
    for trial in trials:
        typer.echo(str(trial), err=True)
    if write and not all(trial.gained for trial in trials):
        _fail("not kept: they do not clearly win more than the weights set by hand, everywhere", 1)
    if write:
        training_lab.keep(game, strengths)


@app.command("campaign")
def campaign_command() -> None:
    """Print what each game of a campaign brings the next."""
    typer.echo("\n".join(campaign.terms()))


@app.command("tips")
def tips_command(
    game: Annotated[str, typer.Argument(help="Else all of them.")] = "",
    kind: Annotated[str, typer.Option(help="The computers that play.")] = "normal",
    deals: Annotated[int, typer.Option(min=2, help="Deals, each played once a seat.")] = 300,
    keep: Annotated[Path | None, typer.Option(help="A file of what is over, to go on.")] = None,
    as_json: Json = False,
) -> None:
    """Print how far what a campaign brings tips a game."""
    figures = Figures(as_json)
    figures.show(campaign.rows(game, kind, deals, keep))
    if as_json:
        typer.echo(json.dumps(figures.rows))


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
    rehearsals: Annotated[
        bool, typer.Option("--rehearsals", help="Only: what a press in one costs the event loop.")
    ] = False,
    picked: Annotated[
        bool, typer.Option("--picks", help="Only: what a pick costs and where, game by game.")
    ] = False,
    requests: Annotated[
        bool, typer.Option("--requests", help="Only: requests to Discord a pick, game by game.")
    ] = False,
    pictures: Annotated[
        bool, typer.Option("--pictures", help="Only: time and size of pictures, game by game.")
    ] = False,
    touched: Annotated[
        bool, typer.Option("--touch", help="Only: a bot with 100 open pages of the touch board.")
    ] = False,
    days: Annotated[
        bool,
        typer.Option(
            "--days",
            help="Only: how many days whole games take four people; of every game at two paces.",
        ),
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
        elif rehearsals:
            figures.of_rehearsals(each)
        elif picked:
            figures.show(chain.from_iterable(map(picks.rows, each)))
        elif requests:
            figures.show(chain.from_iterable(map(requests_lab.rows, each)))
        elif pictures:
            figures.show(chain.from_iterable(map(drawing.rows_of, each)))
        elif days and not game:
            figures.show(days_lab.rows_of(seeds, jobs, plans=plans))
        elif days:
            figures.show(days_lab.rows(name, seeds, jobs, plans=plans, pace=cast(Preset, pace)))
        elif windows:
            figures.show(asking.rows_of(name, many, seeds, jobs, options_of(name, options)))
        else:
            measured = [package_named(game)] if game else list(GAMES.values())
            figures.show(playouts.rows(measured, seats, seconds))
            figures.show(bench.bench(name, many, seconds))
        if loaded:
            figures.of_load(name, turns=turns)
    except ValueError as error:
        _fail(str(error), 2)
    except RuntimeError as error:
        _fail(str(error), 1)
    if as_json:
        typer.echo(json.dumps(figures.rows))


app.command("chosen")(chosen.main)
app.command("figures")(figures_page.main)
app.command("fortnight")(fortnight.main)
app.command("golden")(golden.main)
app.command("jumps")(jumps.main)
app.command("mutants")(mutants.main)
app.command("report")(reports.main)
app.command("schemas")(schemas.main)
app.command("sentences")(sentences.main)
app.command("translations")(translations.main)

if __name__ == "__main__":
    app(prog_name="python -m tests.lab")
