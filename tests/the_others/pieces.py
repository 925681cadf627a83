"""Positions of every card, hero, monster and hidden token."""

from __future__ import annotations

from engine.games.the_others.content import (
    HERO,
    KINDS,
    NUMBERS,
    PAST,
    UPGRADE,
    deck,
    monster,
    omens,
)
from engine.games.the_others.state import TheOthers
from tests.pieces import Pieces


def pieces(game: TheOthers) -> dict[str, Pieces]:
    """Return where each piece lies; most exist from the layout of the city on."""
    alive = [hero.id for hero in game.alive()]
    pieces_by_kind = {"heroes": Pieces([alive, game.pool, game.reserve, game.fallen], list(HERO))}
    if not game.round:
        return pieces_by_kind
    board = game.monsters.values()
    kinds = [kind for kind in KINDS for _ in range(monster(game.sin, kind).count)]
    pieces_by_kind["monsters"] = Pieces([*board, game.dead, game.box, game.gone], kinds)
    shown = [game.shown] if game.shown else []
    pieces_by_kind["sin_cards"] = Pieces(
        [game.hand, game.sin_deck, game.sin_discards, shown], deck(game.sin)
    )
    hero_upgrades = [hero.upgrades for hero in game.heroes]
    pieces_by_kind["upgrades"] = Pieces(
        [*hero_upgrades, game.upgrades, game.upgrade_discards, game.offer],
        [card for card, row in UPGRADE.items() for _ in range(row.copies)],
    )
    pieces_by_kind["omens"] = Pieces([game.omens, game.omen_discards], omens(game.story))
    tokens = [token for token, n in NUMBERS.bag.items() for _ in range(n)]
    pieces_by_kind["hidden_tokens"] = Pieces([game.bag, *game.hidden.values(), game.turned], tokens)
    if game.story_row.pasts:
        pasts = [hero.past for hero in game.heroes if hero.past]
        pieces_by_kind["pasts"] = Pieces([game.pasts, pasts, game.past_discards], list(PAST))
    return pieces_by_kind
