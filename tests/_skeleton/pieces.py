"""Positions of the cards and the prizes."""

from __future__ import annotations

from engine.games._skeleton.state import Bids
from tests.pieces import Pieces


def pieces(game: Bids) -> dict[str, Pieces]:
    """Return where the cards of all seats and the prizes lie."""
    out_of_play = [game.lost, *game.taken]
    at_stake = (
        [game.prize] if game.prize and all(game.prize not in pile for pile in out_of_play) else []
    )
    cards = range(1, game.cards + 1)
    aside = [card for card in game.aside if card]
    return {
        "cards": Pieces([*game.hands, aside, game.spent], [*cards] * game.seats),
        "prizes": Pieces([game.prizes, at_stake, *out_of_play], cards[:-1]),
    }
