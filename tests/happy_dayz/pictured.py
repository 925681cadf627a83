"""What the pictures of this game show, for the laws in `tests.draw` (`pictured`)."""

from __future__ import annotations

from typing import Final

from bot.games.happy_dayz.cards import face_of
from engine.games.happy_dayz.content import FACTIONS, POWER, SUIT

FACES: Final = {
    "faces": sorted({face_of(card, hard=hard) for card in SUIT for hard in (False, True)}),
    "powers": [*POWER],
    "things": [f"thing_{letter}" for letter in "abcde"],
    "signs": [f"sign_{suit}" for suit in FACTIONS],
}
PLACES: Final = ("faction", "play.card", "power_cure.card", "power_give.card", "side", "to")
EXPLAINS: Final = {"open": ("sign_", "van")}
UNMARKED: Final = {
    "replace.new": "a faction that is not in the game lies in the box",
}
