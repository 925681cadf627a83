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
    """The piles for hire, in the order of the table: ten, and those that lie beside them. First are
    those of the market that was chosen, then those of the modules. A random one always has somebody
    cheap and somebody who hunts or digs."""
    required, wanted = _required(game.variant), PRESET.get(game.variant.market)
    beside = [pile for pile in game.market if CARD[pile].place != "market"]
    ten = [pile for pile in game.market if pile not in beside]
    if game.variant.market == "random" and len(ten) > NUMBERS.market:
        game.shuffle(ten)
        ten.sort(key=lambda pile: pile not in required)  # stable, as below
        while not _whole(ten[: NUMBERS.market]):
            game.shuffle(ten)
            ten.sort(key=lambda pile: pile not in required)
    else:
        ten.sort(key=lambda pile: pile not in required)
        ten.sort(key=lambda pile: wanted is not None and pile not in wanted.piles)
    chosen = {*ten[: NUMBERS.market], *beside}
    return [pile for pile in game.market if pile in chosen]
