"""The games. `GAMES` is the only list of them."""

from __future__ import annotations

from engine.package import GamePackage

__all__ = ["GAMES", "GamePackage"]


def _all() -> dict[str, GamePackage]:
    from engine.games import arctic_scavengers, gharkane, happy_dayz, revive, the_others

    return {
        game_package.NAME: game_package
        for game_package in (
            gharkane.PACKAGE,
            happy_dayz.PACKAGE,
            arctic_scavengers.PACKAGE,
            the_others.PACKAGE,
            revive.PACKAGE,
        )
    }


GAMES: dict[str, GamePackage] = _all()
"""Game id -> package, without the skeleton, which is a template for new games."""
