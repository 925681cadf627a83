"""Arctic Scavengers as text and pictures: the piles, the tribes, a hand, a skirmish."""

from __future__ import annotations

from bot.games import Face
from bot.games.arctic_scavengers.board import board_text, hidden_text, sheet_text
from bot.games.arctic_scavengers.cards import about
from bot.games.arctic_scavengers.preview import TELLING, costs, natural, preview, scene
from bot.games.arctic_scavengers.report import figures, part_name, portrait
from bot.games.arctic_scavengers.story import story
from engine.games.arctic_scavengers.content import CARD, GANG, LEADER, SITES

FACE = Face(
    board_text=board_text,
    sheet_text=sheet_text,
    part_name=part_name,
    hidden_text=hidden_text,
    things=(*dict.fromkeys((*CARD, *SITES, *LEADER, *GANG)),),
    about=about,
    preview=preview,
    telling=TELLING,
    scene=scene,
    costs=costs,
    natural=natural,
    story=story,
    portrait=portrait,
    untold=frozenset({"fought", "stole"}),
    figures=figures,
    pictures=f"{__name__}.drawings",
)
