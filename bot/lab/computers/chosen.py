"""What each value of a choice brings: games between normal computers in which chance chooses.

    python -m bot.lab.computers.chosen GAME VERB [--seats 3-5] [--games 50] [--seed 1] [--options …]

If computers choose, a figure also reflects their choice: the best team, or the same one each time.
Here picks of that verb are drawn at random, and everything else is picked as usual. It prints the
shares among the figures of the game's package, such as how often a side won with a hero, of so many
games in each setting and at each number of seats.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping

from bot.lab.computers.matches import named
from bot.lab.computers.strength import seats_of
from bot.lab.simulate import STUCK_AFTER, interval, options_of, package_named
from engine.kernel import Game, decision, play
from engine.package import GamePackage, Setting
from engine.players import normal_pick
from engine.rng import advance, below
from engine.shown import Event


def figures_of(
    package: GamePackage, seats: int, seed: int, setting: Setting, verb: str
) -> Mapping[str, float]:
    """What the package counts of a game in which picks of this verb are drawn. ValueError if it
    comes to no end."""
    state: Game = package.new_game(seats, seed, package.Options(**setting.options))
    events: list[Event] = []
    for _ in range(STUCK_AFTER):
        events += state.told
        state.told.clear()
        if state.result is not None:
            return package.figures(state, events)
        seat, picks, where = decision(state)
        seed, draw = advance(seed)
        chance = len(picks) == 1 or picks[0].verb == verb
        pick = picks[below(draw, len(picks))[1]] if chance else normal_pick(state, seat, draw)
        play(state, seat, pick, where)
    raise ValueError(f"{package.NAME} ({named(setting)}, {seats} seats, deal {seed}) has no end")


def played(
    game: str, verb: str, seats: str, games: int, seed: int, options: str
) -> Iterator[Mapping[str, float]]:
    """The figures of so many games in each setting and at each number of seats. ValueError for an
    unknown game or option, and for seats that it does not take."""
    package = package_named(game)
    given = options_of(game, options).model_dump(exclude_defaults=True)
    for setting in package.SETTINGS:
        for count in seats_of(seats):
            for _ in range(games):
                seed, deal = advance(seed)
                at = Setting({**setting.options, **given})
                yield figures_of(package, count, deal, at, verb)


def shares(found: Iterator[Mapping[str, float]]) -> dict[str, list[float]]:
    """By name the figures that are 0 to 1 in every game, of each game that has them."""
    whole: dict[str, list[float]] = {}
    for one in found:
        for name, figure in one.items():
            whole.setdefault(name, []).append(figure)
    return {name: of for name, of in whole.items() if all(0 <= one <= 1 for one in of)}


def main() -> None:
    """Print a row per share, the highest first."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("verb")
    parser.add_argument("--seats", default="3-5")
    parser.add_argument("--games", type=int, default=50, help="Of each setting and seat count.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", default="")
    args = parser.parse_args()
    found = shares(played(args.game, args.verb, args.seats, args.games, args.seed, args.options))
    for name, of in sorted(found.items(), key=lambda row: -sum(row[1]) / len(row[1])):
        low, high = interval(sum(of), len(of))
        share = sum(of) / len(of)
        sys.stdout.write(f"{name:<28}{share:>5.0%} ({low:.0%} to {high:.0%}) of {len(of)}\n")


if __name__ == "__main__":
    main()
