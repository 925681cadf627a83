"""Where every card, hero, monster and hidden token lies."""

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
from engine.kit.piles import Pieces


def pieces(game: TheOthers) -> dict[str, Pieces]:
    """The pieces; most of them from the moment the city is laid out."""
    alive = [hero.id for hero in game.alive()]
    found = {"heroes": Pieces([alive, game.pool, game.reserve, game.fallen], list(HERO))}
    if not game.round:
        return found
    board = game.monsters.values()
    kinds = [kind for kind in KINDS for _ in range(monster(game.sin, kind).count)]
    found["monsters"] = Pieces([*board, game.dead, game.box, game.gone], kinds)
    shown = [game.shown] if game.shown else []
    found["sin_cards"] = Pieces(
        [game.hand, game.sin_deck, game.sin_discards, shown], deck(game.sin)
    )
    held = [hero.upgrades for hero in game.heroes]
    found["upgrades"] = Pieces(
        [*held, game.upgrades, game.upgrade_discards, game.offer],
        [card for card, row in UPGRADE.items() for _ in range(row.copies)],
    )
    found["omens"] = Pieces([game.omens, game.omen_discards], omens(game.story))
    tokens = [token for token, n in NUMBERS.bag.items() for _ in range(n)]
    found["hidden_tokens"] = Pieces([game.bag, *game.hidden.values(), game.turned], tokens)
    if game.tale.pasts:
        pasts = [hero.past for hero in game.heroes if hero.past]
        found["pasts"] = Pieces([game.pasts, pasts, game.past_discards], list(PAST))
    return found
