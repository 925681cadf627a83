"""The market once a box is in play: ten piles, as chosen, or drawn with guarantees."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.arctic_scavengers.content import CARD, NUMBERS, PRESET, Card
from engine.games.arctic_scavengers.state import ArcticScavengers, Variant


def _required(variant: Variant) -> list[str]:
    """The piles that the modules in play bring."""
    return [
        id
        for id, row in CARD.items()
        if row.place == "market" and row.module and variant.plays(row)
    ]


def _cheap(card: Card) -> bool:
    """Whether anybody can soon pay for it."""
    return not card.cost.medicine and not card.cost.mixed and 0 < card.cost.food <= 2


def _gathers(card: Card) -> bool:
    """Whether it hunts or digs."""
    return bool(card.can.get("hunt") or card.can.get("dig"))


def _whole(piles: Sequence[str]) -> bool:
    """Whether somebody cheap and somebody who gathers is for hire."""
    rows = [CARD[pile] for pile in piles]
    return any(map(_cheap, rows)) and any(map(_gathers, rows))


def choose_piles(game: ArcticScavengers) -> list[str]:
    """The piles for hire, in the order of the table. A preset's piles whose module is not in play
    are replaced; a random market always has somebody cheap and somebody who hunts or digs."""
    at_hand, required = list(game.market), _required(game.variant)
    if len(at_hand) <= NUMBERS.market:
        return at_hand
    rest = [pile for pile in at_hand if pile not in required]
    if game.variant.market == "random":
        game.shuffle(rest)
        while not _whole([*required, *rest][: NUMBERS.market]):
            game.shuffle(rest)
    elif game.variant.market in PRESET:
        wanted = PRESET[game.variant.market].piles
        rest.sort(key=lambda pile: pile not in wanted)  # stable
    chosen = [*required, *rest][: NUMBERS.market]
    return [pile for pile in at_hand if pile in chosen]
