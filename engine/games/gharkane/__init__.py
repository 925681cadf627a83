"""Outlive Gharkane: two to four megapoles, or one alone; six days, a shelter each. The package's
face."""

from __future__ import annotations

from engine.games.gharkane.begin import SEATS, begin
from engine.games.gharkane.corrections import CORRECTIONS
from engine.games.gharkane.figures import figures
from engine.games.gharkane.guards import GUARDS, STRIKES, stretch
from engine.games.gharkane.luck import LUCK
from engine.games.gharkane.migrations import MIGRATIONS
from engine.games.gharkane.options import Options
from engine.games.gharkane.orders import ORDERS
from engine.games.gharkane.pieces import pieces
from engine.games.gharkane.record import Record, record
from engine.games.gharkane.redeal import redeal
from engine.games.gharkane.rounds import WholeGame
from engine.games.gharkane.score import score
from engine.games.gharkane.state import Gharkane, Shelter
from engine.games.gharkane.telling import CHAPTER, LOSSES, NOTABLE, statistics
from engine.games.gharkane.titles import TITLES
from engine.games.gharkane.value import value
from engine.games.gharkane.view import view
from engine.kernel import start
from engine.package import GamePackage

NAME = "gharkane"


def new_game(seats: int, seed: int, options: Options) -> Gharkane:
    """A settled game that waits for its first choices; ValueError for seats out of range."""
    if seats not in SEATS:
        raise ValueError(f"{NAME}: 1 to 4 seats, not {seats}")
    game = Gharkane(
        seats=seats,
        seed=seed,
        variant=options.variant(),
        shelters=[Shelter() for _ in range(seats)],
    )
    game.agenda.append(WholeGame())
    return start(game)


PACKAGE = GamePackage(
    NAME=NAME,
    SEATS=SEATS,
    Options=Options,
    Game=Gharkane,
    Record=Record,
    CHAPTER=CHAPTER,
    begin=begin,
    record=record,
    view=view,
    redeal=redeal,
    score=score,
    MIGRATIONS=MIGRATIONS,
    ORDERS=ORDERS,
    GUARDS=GUARDS,
    STRIKES=STRIKES,
    DAYS={"async": 12, "long": 20},
    PLAYOUTS=2.1,
    stretch=stretch,
    CORRECTIONS=CORRECTIONS,
    LOSSES=LOSSES,
    NOTABLE=NOTABLE,
    LUCK=LUCK,
    TITLES=TITLES,
    fresh=new_game,
    judge=value,
    phase=lambda game: (game.day, game.phase),
    pieces=pieces,
    statistics=statistics,
    figures=figures,
)
