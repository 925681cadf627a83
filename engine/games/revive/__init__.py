"""Revive. Peoples explore a frozen land, build on it and resettle it."""

from __future__ import annotations

from engine.games.revive.state import Revive
from engine.package import GamePackage

PACKAGE = GamePackage.of_folder(
    __name__,
    SEATS=range(1, 5),
    FIRST_VERSION=5,
    Game=Revive,
    DAYS={"async": 9, "long": 17, "rendezvous": 6},
    CHAPTERS={1: 18, 2: 14, 3: 13, 4: 12},
    phase=lambda game: (game.round, game.active),
)
