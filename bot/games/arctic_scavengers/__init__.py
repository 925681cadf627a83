"""Arctic Scavengers as text and pictures: the piles, the tribes, a hand, a skirmish."""

from __future__ import annotations

from bot.games import Face
from bot.games.arctic_scavengers.cards import about
from engine.games.arctic_scavengers.content import CARD, GANG, LEADER, SITES

FACE = Face.of_folder(
    __name__,
    main_options=("market", "hq", "length"),
    things=(*dict.fromkeys((*CARD, *SITES, *LEADER, *GANG)),),
    about=about,
    scenes={
        "gang_joined": "",
        "prize_won": "won",
        "struck": "struck",
        "fought": "",
        "hired": "hired",
    },
    unpictured=frozenset({"finish", "keep_none", "pass"}),
)
