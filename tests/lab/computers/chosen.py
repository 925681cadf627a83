"""What each value of a choice brings: games between computers that look one
pick deep, in which chance chooses.

    python -m tests.lab chosen GAME VERB [--seats 3-5] [--among A,B,C] [--apart]

If computers choose, a figure also reflects their choice: the best team, or the same one each time.
Here picks of that verb are drawn at random, and everything else is picked as usual. With `--among`
they are drawn among these values, as long as one of them is offered. It prints the shares among the
figures of the game's package, such as how often a side won with a value; with `--apart`, also those
of each setting. It plays so many games in each setting and at each number of seats.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Annotated, Any

import typer

from bot.lab.simulate import STUCK_AFTER, interval, options_of, package_named
from bot.lab.strength import seats_of
from engine.kernel import Game, decision, play
from engine.package import GamePackage
from engine.players import one_deep_pick
from engine.rng import advance, below
from engine.shown import Event
from tests.lab.computers.matches import setting_name
from tests.lab.computers.settings import Setting, settings_of


def figures_of(
    package: GamePackage,
    seats: int,
    seed: int,
    setting: Setting,
    verb: str,
    among: Collection[str] = (),
) -> Mapping[str, float]:
    """Return the package's figures of a game in which picks of this verb are drawn at random.

    They are drawn among those that hold one of the values `among`, if any is offered. Raise
    ValueError if the game does not end.
    """
    state: Game = package.new_game(seats, seed, package.Options(**setting.options))
    events: list[Event] = []
    for _ in range(STUCK_AFTER):
        events += state.new_events
        state.new_events.clear()
        if state.result is not None:
            return package.figures(state, events)
        seat, picks, lane = decision(state)
        seed, draw = advance(seed)
        if len(picks) == 1 or picks[0].verb == verb:
            drawn = _with_value(picks, among) or picks
            pick = drawn[below(draw, len(drawn))[1]]
        else:
            pick = one_deep_pick(state, seat, draw)
        play(state, seat, pick, lane)
    raise ValueError(
        f"{package.NAME} ({setting_name(setting)}, {seats} seats, deal {seed}) has no end"
    )


def _with_value(picks: Sequence[Any], among: Collection[str]) -> list[Any]:
    """Return the picks that hold one of these values in any field."""
    return [pick for pick in picks if not set(among).isdisjoint(asdict(pick).values())]


def played(
    game: str,
    verb: str,
    seats: str,
    games: int,
    seed: int,
    options: str,
    among: Collection[str] = (),
) -> Iterator[tuple[str, Mapping[str, float]]]:
    """Yield the name of the setting and the figures of this many games in each setting and at each
    number of seats. Raise ValueError for an unknown game or option, and for a number of seats it
    does not allow."""
    package = package_named(game)
    set_options = options_of(game, options).model_dump(exclude_defaults=True)
    for setting in settings_of(package):
        for count in seats_of(seats):
            for _ in range(games):
                seed, deal = advance(seed)
                at = Setting({**setting.options, **set_options})
                yield setting_name(setting), figures_of(package, count, deal, at, verb, among)


def shares(games: Iterable[Mapping[str, float]]) -> dict[str, list[float]]:
    """Return, by name, the figures that are between 0 and 1 in all games, with their values."""
    whole: dict[str, list[float]] = {}
    for figures in games:
        for name, figure in figures.items():
            whole.setdefault(name, []).append(figure)
    return {name: of for name, of in whole.items() if all(0 <= value <= 1 for value in of)}


def main(
    game: str,
    verb: str,
    seats: str = "3-5",
    games: Annotated[int, typer.Option(min=1, help="Of each setting and seat count.")] = 50,
    seed: int = 1,
    options: str = "",
    among: Annotated[str, typer.Option(help="Values to draw from, while one is offered.")] = "",
    apart: Annotated[bool, typer.Option("--apart", help="Print each setting, too.")] = False,
) -> None:
    """Print what each value of a choice brings where chance chooses."""
    values = [*filter(None, among.split(","))]
    figures_by_setting = [*played(game, verb, seats, games, seed, options, values)]
    _print(shares(figures for _, figures in figures_by_setting))
    for name in dict.fromkeys(name for name, _ in figures_by_setting) if apart else ():
        sys.stdout.write(f"\n{name}\n")
        _print(shares(figures for setting, figures in figures_by_setting if setting == name))


def _print(by_name: Mapping[str, Sequence[float]]) -> None:
    """Print a row per share, the highest first."""
    for name, of in sorted(by_name.items(), key=lambda row: -sum(row[1]) / len(row[1])):
        low, high = interval(sum(of), len(of))
        share = sum(of) / len(of)
        sys.stdout.write(f"{name:<28}{share:>5.0%} ({low:.0%} to {high:.0%}) of {len(of)}\n")
