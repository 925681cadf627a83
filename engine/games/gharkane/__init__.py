"""Outlive Gharkane: six days, one shelter per seat, 1 to 4 seats."""

from __future__ import annotations

from engine.games.gharkane.content import EDITION
from engine.games.gharkane.options import Options
from engine.games.gharkane.rounds import WholeGame
from engine.games.gharkane.shelter import Shelter
from engine.games.gharkane.state import Gharkane
from engine.kernel import start
from engine.package import GamePackage


def new_game(seats: int, seed: int, options: Options, edition: int = EDITION) -> Gharkane:
    """Deal a game and settle it at its first choices."""
    game = Gharkane(
        seats=seats,
        seed=seed,
        edition=edition,
        variant=options.variant(),
        shelters=[Shelter() for _ in range(seats)],
    )
    game.agenda.append(WholeGame())
    return start(game)


PACKAGE = GamePackage.of_folder(
    __name__,
    SEATS=range(1, 5),
    FIRST_VERSION=6,
    Game=Gharkane,
    DAYS={"async": 7, "long": 18, "rendezvous": 7},
    LASTED=False,
    fresh=new_game,
    phase=lambda game: (game.day, game.phase),
)
