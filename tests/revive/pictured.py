"""What the pictures of this game show, for the laws in `tests.draw` (`pictured`)."""

from __future__ import annotations

from typing import Final

from bot.games.revive.card_picture import COUNTED
from bot.games.revive.effects import SPRITE
from bot.games.revive.symbols import LEGEND_KEYS
from engine.games.revive.content import CARD, CRATE, LAKE, LOCATION, MACHINE, TRIBE, tech_word

LEARNT: Final = [
    tech_word(tribe, node)
    for tribe, row in TRIBE.items()
    for node, tech in row.techs.items()
    if tech.machine
]
FACES: Final = {
    "faces": [*TRIBE, *CARD],
    "things": [*MACHINE, *LEARNT, *CRATE],
    "places": [*LOCATION, *LAKE, "giant", "chasm", *(f"sunk_{location}" for location in LOCATION)],
    "symbols": [*dict.fromkeys([*SPRITE.values(), *COUNTED.values(), *LEGEND_KEYS])],
}
PLACES: Final = ("tile", "play.card", "machine")
EXPLAINS: Final = {"cheap_build": ("cheap_",), "step_yellow": ("step_",)}
