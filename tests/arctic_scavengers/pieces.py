"""Positions of every card and schematic."""

from __future__ import annotations

from engine.games.arctic_scavengers.content import BUILDING, CARD
from engine.games.arctic_scavengers.setup import whole_supply
from engine.games.arctic_scavengers.state import ArcticScavengers
from tests.pieces import Pieces


def pieces(game: ArcticScavengers) -> dict[str, Pieces]:
    """Return where the cards and schematics of the modules in play lie."""
    supply = whole_supply(game.variant)
    cards = [row for row in CARD.values() if game.variant.plays(row)]
    plans = [row for row in BUILDING.values() if game.variant.plays(row)]
    dealt = [game.junkyard, game.contested, game.cut, game.dug]
    sites = [site.row.id for tribe in game.tribes for site in tribe.sites]
    market = [card for card, copies in game.market.items() for _ in range(copies)]
    brought: dict[str, list[str]] = {"cards": [], "plans": []}
    for id in game.brought:
        brought["cards" if id in CARD else "plans"].append(id)
    schematics = Pieces(
        [[piece.card for piece in (*game.schematics, *game.plans)], sites],
        [*(row.id for row in plans for _ in range(row.copies)), *brought["plans"]],
    )
    return {
        "cards": Pieces(
            [
                *(tribe.owned() for tribe in game.tribes),
                *([piece.card for piece in pile] for pile in dealt),
                market,
                game.gone,
            ],
            [
                *(card for row in cards for card in [row.id] * supply[row.id]),
                *(id for id in game.brought if id in CARD),
            ],
        ),
        **({"schematics": schematics} if plans or brought["plans"] else {}),
    }
