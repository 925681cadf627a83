"""The market once a box is in play: ten piles, as chosen, or drawn with guarantees."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.arctic_scavengers.content import CARD, NUMBERS, PRESET, Card
from engine.games.arctic_scavengers.options import Variant
from engine.games.arctic_scavengers.state import ArcticScavengers


def _required(variant: Variant) -> list[str]:
    """The piles that the modules in play bring, or cannot be played without."""
    return [
        id
        for id, row in CARD.items()
        if row.place == "market" and variant.plays(row) and (row.module or _needed(variant, row))
    ]


def _needed(variant: Variant, row: Card) -> bool:
    """Whether a module of the headquarters in play gives a card of the base game new powers."""
    return 0 < row.needed <= variant.hq


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
    cheap and somebody who hunts or digs; so has one for which the modules bring too many piles."""
    required, wanted = _required(game.variant), PRESET.get(game.variant.market)
    beside = [pile for pile in game.market if CARD[pile].place != "market"]
    ten = [pile for pile in game.market if pile not in beside]
    drawn = game.variant.market == "random" or len(required) > NUMBERS.market
    if drawn and wanted is None and len(ten) > NUMBERS.market:
        _draw(game, ten, required)
        while not _whole(ten[: NUMBERS.market]):
            _draw(game, ten, required)
    else:
        first = [pile for pile in required if wanted is None or CARD[pile].module]
        ten.sort(key=lambda pile: pile not in first)  # stable
        ten.sort(key=lambda pile: wanted is not None and pile not in wanted.piles)
    chosen = {*ten[: NUMBERS.market], *beside}
    return [pile for pile in game.market if pile in chosen]


def _draw(game: ArcticScavengers, ten: list[str], required: Sequence[str]) -> None:
    """Shuffle the piles, then put those first that cannot be left out: those a module cannot be
    played without, one of each module, the others of the modules."""
    game.shuffle(ten)
    modules: set[tuple[str, int]] = set()
    rank: dict[str, int] = {}
    for pile in ten:
        row = CARD[pile]
        first = (row.box, row.module) not in modules
        modules.add((row.box, row.module))
        needed = _needed(game.variant, row)
        rank[pile] = 3 if pile not in required else 0 if needed else 1 if first else 2
    ten.sort(key=rank.__getitem__)  # stable
