"""The Others as text and pictures: the city, the heroes, dice, the hand of the Sins."""

from __future__ import annotations

from bot.games import Face
from bot.games.the_others.board import board_text, hidden_text, sheet_text
from bot.games.the_others.meaning import THINGS, meaning
from bot.games.the_others.preview import TELLING, preview, scene
from bot.games.the_others.report import figures, part_name, portrait
from bot.games.the_others.story import story

FACE = Face(
    board_text=board_text,
    sheet_text=sheet_text,
    part_name=part_name,
    hidden_text=hidden_text,
    things=THINGS,
    about=meaning,
    preview=preview,
    telling=TELLING,
    scene=scene,
    story=story,
    portrait=portrait,
    untold=frozenset(
        {"killed", "appeared", "mission_began", "mission_done", "omen", "civilian_lost"}
    ),
    figures=figures,
    pictures=f"{__name__}.drawings",
)
