"""What the pictures of this game show, for the laws in `tests.draw` (`pictured`)."""

from __future__ import annotations

from typing import Final

from engine.games.the_others.content import CARD, GROUP, HERO, OMEN, PAST, SIN, UPGRADE

FACES: Final = {
    "faces": [
        *HERO,
        *SIN,
        "civilian",
        *(f"acolyte_{group}" for group in GROUP),
        *(f"{kind}_{sin}" for kind in ("abomination", "controller", "avatar") for sin in SIN),
    ],
    "cards": [f"card_{card}" for card in (*CARD, *UPGRADE, *PAST, *OMEN)],
}
PLACES: Final = ("space", "card")
EXPLAINS: Final[dict[str, tuple[str, ...]]] = {}
