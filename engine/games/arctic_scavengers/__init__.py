"""Arctic Scavengers. A deck-building game in which tribes gather, hire and skirmish over
resources."""

from __future__ import annotations

from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.package import GamePackage

PACKAGE = GamePackage.of_folder(
    __name__,
    SEATS=range(2, 6),
    FIRST_VERSION=4,
    Game=ArcticScavengers,
    SLASH="arctic",
    DAYS={"async": 7, "long": 15, "rendezvous": 6},
    COUNTS_MEMBERS=True,
    phase=lambda game: game.round,
)
