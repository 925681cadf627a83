"""Outlive Gharkane as text and pictures: the ring of places, the seats, and a seat's shelter."""

from __future__ import annotations

from bot.games import Face
from bot.games.gharkane.board import board_text
from bot.games.gharkane.hidden import hidden_text
from bot.games.gharkane.preview import TELLING, costs, natural, preview
from bot.games.gharkane.report import figures, part_name, people, portrait
from bot.games.gharkane.sheet import sheet_text
from bot.games.gharkane.story import story
from bot.games.gharkane.ways import ways_text
from engine.games.gharkane.content import (
    ANIMALS,
    EQUIPMENT,
    EVENTS,
    LEADERS,
    PLACE,
    ROOMS,
    SEARCH_TILES,
    SHELTERS,
)

_FOUND = tuple(tile for tile, row in SEARCH_TILES.items() if row.resource is None)
THINGS = tuple(
    dict.fromkeys((*PLACE, *SHELTERS, *LEADERS, *ROOMS, *EQUIPMENT, *ANIMALS, *EVENTS, *_FOUND))
)
"""Some shelters and places share a word. Tiles of a resource say all by its name."""

FACE = Face(
    board_text=board_text,
    sheet_text=sheet_text,
    part_name=part_name,
    hidden_text=hidden_text,
    things=THINGS,
    preview=preview,
    telling=TELLING,
    costs=costs,
    natural=natural,
    story=story,
    portrait=portrait,
    people=people,
    untold=frozenset({"clan_known", "event_turned", "scored", "medal_won", "medal_missed"}),
    figures=figures,
    ways_text=ways_text,
    pictures=f"{__name__}.drawings",
)
