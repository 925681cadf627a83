"""The market with further boxes in play: ten piles, chosen or drawn with guarantees."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.arctic_scavengers.content import CARD, NUMBERS, PRESET, Card
from engine.games.arctic_scavengers.options import Variant
from engine.games.arctic_scavengers.state import ArcticScavengers


def _required(variant: Variant) -> list[str]:
    """Return the piles that the modules in play bring or need."""
    return [
        id
        for id, row in CARD.items()
        if row.place == "market" and variant.plays(row) and (row.module or _needed(variant, row))
    ]


def _needed(variant: Variant, row: Card) -> bool:
    """Return whether a module in play gives a card of the base game new powers."""
    return bool(row.needed) and row.needed <= variant.hq


def _cheap(card: Card) -> bool:
    """Return whether a tribe can pay for it early."""
    return not card.cost.medicine and not card.cost.mixed and card.cost.food <= 2


def _gathers(card: Card) -> bool:
    """Return whether it hunts or digs."""
    return bool(card.can.get("hunt") or card.can.get("dig"))


def _whole(piles: Sequence[str]) -> bool:
    """Return whether a cheap mercenary and one who hunts or digs are among these piles."""
    rows = [CARD[pile] for pile in piles]
    return any(map(_cheap, rows)) and any(map(_gathers, rows))


def choose_piles(game: ArcticScavengers) -> list[str]:
    """Return the piles for hire, in the order of the table: ten, and those beside them.

    First come the piles of the chosen market, then those of the modules. A random market always has
    a cheap mercenary and one who hunts or digs; so has one for which the modules bring too many
    piles.
    """
    required, preset = _required(game.variant), PRESET.get(game.variant.market)
    beside = [pile for pile in game.market if CARD[pile].place != "market"]
    piles = [pile for pile in game.market if pile not in beside]
    drawn = game.variant.market == "random" or len(required) > NUMBERS.market
    if drawn and preset is None and len(piles) > NUMBERS.market:
        _draw(game, piles, required)
        while not _whole(piles[: NUMBERS.market]):
            _draw(game, piles, required)
    else:
        preferred = [pile for pile in required if preset is None or CARD[pile].module]
        piles.sort(key=lambda pile: pile not in preferred)  # stable
        piles.sort(key=lambda pile: preset is not None and pile not in preset.piles)
    chosen = {*piles[: NUMBERS.market], *beside}
    return [pile for pile in game.market if pile in chosen]


def _draw(game: ArcticScavengers, piles: list[str], required: Sequence[str]) -> None:
    """Shuffle the piles, then move the required ones to the front: those a module needs, then one
    of each module, then the others of modules."""
    game.shuffle(piles)
    modules: set[tuple[str, int]] = set()
    rank: dict[str, int] = {}
    for pile in piles:
        row = CARD[pile]
        is_first_of_module = (row.box, row.module) not in modules
        modules.add((row.box, row.module))
        needed = _needed(game.variant, row)
        rank[pile] = 3 if pile not in required else 0 if needed else 1 if is_first_of_module else 2
    piles.sort(key=rank.__getitem__)  # stable
