"""What the pictures of this game show, for the laws in `tests.draw` (`pictured`)."""

from __future__ import annotations

from typing import Final

from bot.games.the_others.city_picture import DICE
from engine.games.the_others.content import CARD, GROUP, HERO, NUMBERS, OMEN, PAST, SIN, UPGRADE

FACES: Final = {
    "faces": [
        *HERO,
        *SIN,
        "civilian",
        *(f"acolyte_{group}" for group in GROUP),
        *(f"{kind}_{sin}" for kind in ("abomination", "controller", "avatar") for sin in SIN),
    ],
    "symbols": [
        *NUMBERS.hero_die,
        *(DICE.get(face, face) for face in NUMBERS.sin_die),
        *(f"step_{step}_off" for step in NUMBERS.track),
    ],
    "cards": [f"card_{card}" for card in (*CARD, *UPGRADE, *PAST, *OMEN)],
}
PLACES: Final = ("space", "card")
EXPLAINS: Final[dict[str, tuple[str, ...]]] = {}
UNMARKED: Final = {
    "enlist.hero": "a hero in the reserve is not on the board yet",
    "way": "a mission's ways stand in the question alone",
    "face:all": "all dice at once",
    "effect": "the effects of a district stand in the question alone",
    "keep.upgrade": "the upgrades offered stand in the question alone",
    "drop:": "no upgrade has to go",
    "means": "how another hero is reached, no thing",
    "lay.token": "a token that is still in the box",
    "summon.monster": "a monster that is still in the box",
    "mend.monster": "a kind of monster, wherever it stands",
}
