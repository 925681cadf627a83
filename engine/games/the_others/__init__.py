"""The Others: 7 Sins. One seat plays a sin that attacks a city, the others play its heroes."""

from __future__ import annotations

from engine.games.the_others.state import TheOthers
from engine.package import GamePackage

PACKAGE = GamePackage.of_folder(
    __name__,
    SEATS=range(2, 6),
    FIRST_VERSION=3,
    Game=TheOthers,
    SLASH="sins",
    ROLES={"sins": 1, "heroes": 0},
    DAYS={"async": 9, "long": 32, "rendezvous": 9},
    CHAPTERS={2: 6, 3: 6, 4: 6, 5: 4},
    phase=lambda game: game.round,
    turn=lambda game: (game.round, sum(hero.turns + hero.extra for hero in game.heroes)),
)
