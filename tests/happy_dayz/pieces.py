"""Positions of every card."""

from __future__ import annotations

from engine.games.happy_dayz.content import FACTIONS, SUIT, deck
from engine.games.happy_dayz.state import HappyDayz
from tests.pieces import Pieces


def pieces(game: HappyDayz) -> dict[str, Pieces]:
    """Return where the cards of the round lie; a suit in play is complete.

    Empty before the first deal. After a count, the cards of the old round stay until the next deal.
    """
    trick = [played.card for played in game.trick]
    piles = [*game.hands, game.reserve, game.itinerants, trick, *game.won, *game.caught]
    suits = {SUIT[card] for pile in piles for card in pile}
    full_deck = deck([faction for faction in FACTIONS if faction in suits]) if suits else []
    return {"cards": Pieces(piles, full_deck)}
