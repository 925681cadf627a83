"""What the pictures of this game show, for the laws in `tests.draw` (`pictured`)."""

from __future__ import annotations

from typing import Final

from engine.games.arctic_scavengers.content import BUILDING, CARD, GANG, LEADER

FACES: Final = {
    "people": [*(card for card, row in CARD.items() if row.kind == "person"), *LEADER, *GANG],
    "things": [*(card for card, row in CARD.items() if row.kind != "person"), *BUILDING],
}
PLACES: Final = ("who", "draw.cards")
EXPLAINS: Final[dict[str, tuple[str, ...]]] = {}
UNMARKED: Final = {
    "end": "the two ends of one pile",
}
