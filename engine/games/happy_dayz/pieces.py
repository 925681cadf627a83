"""Where every card lies."""

from __future__ import annotations

from engine.games.happy_dayz.content import FACTIONS, SUIT, deck
from engine.games.happy_dayz.state import HappyDayz
from engine.kit.piles import Pieces


def pieces(game: HappyDayz) -> dict[str, Pieces]:
    """The cards of the round: each suit that lies there lies there whole. None before the first
    deal; after a count those of the old round lie there until the next deal."""
    trick = [played.card for played in game.trick]
    piles = [*game.hands, game.reserve, game.itinerants, trick, *game.won, *game.caught]
    suits = {SUIT[card] for pile in piles for card in pile}
    whole = deck([faction for faction in FACTIONS if faction in suits]) if suits else []
    return {"cards": Pieces(piles, whole)}
