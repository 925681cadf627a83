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
UNMARKED: Final = {
    "size": "the size of what is built, no thing on the board yet",
    "play.colour": "a card may have several colours, and picks name the one that counts",
    "adopt.card": "the two drawn scyphoz stand in the question alone",
    "convert.into": "points and devotion are counted, no things",
    "copy.card": "it lies before the rival, on that one's own sheet",
    "crate": "crates are counted; what is in them stands in the question alone",
    "light.hex": "a plain space is part of its site, which has a region as the tile",
    "recruit.card:deck": "the next citizen lies face down",
    "orient.card:deck": "the next citizen lies face down",
    "orient.card:": "no citizen comes with the tile",
    "lost:": "no artifact is lost",
    "take": "resources that come with the pick, not on the board yet",
    "tools": "machines have regions; crates are counted, what is in them is in the question",
    "way": "how the tile is turned, no thing",
}
