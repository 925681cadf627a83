"""Revive as text and pictures: the frozen map, what is on display, tribes with their boards."""

from __future__ import annotations

from bot.games import Face
from bot.games.revive.board import board_text, hidden_text, sheet_text, tribe_text
from bot.games.revive.preview import TELLING, costs, preview, scene
from bot.games.revive.report import figures, part_name, people, portrait
from bot.games.revive.story import story
from bot.games.revive.things import THINGS, about

FACE = Face(
    board_text=board_text,
    sheet_text=sheet_text,
    part_name=part_name,
    tableau_text=tribe_text,
    hidden_text=hidden_text,
    things=THINGS,
    about=about,
    preview=preview,
    telling=TELLING,
    scene=scene,
    costs=costs,
    story=story,
    portrait=portrait,
    people=people,
    figures=figures,
    untold=frozenset({"hibernated"}),
    pictures=f"{__name__}.drawings",
)
