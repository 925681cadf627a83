"""Outlive Gharkane as text and pictures: the ring of places, the seats, and a seat's shelter."""

from __future__ import annotations

from bot.games import Face
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
"""Words that `/rules` explains. Some shelters and places share a word; tiles of a resource need no
explanation."""

FACE = Face.of_folder(
    __name__,
    main_options=("first_player", "open_shelters", "equipment"),
    things=THINGS,
    scenes={
        "hunted": "hunt",
        "resolved": "resolved",
        "slot_taken": "",
        "lost": "",
        "event_turned": "event",
    },
    unpictured=frozenset({"defend", "done", "forage", "meal", "pass", "recruit", "stay", "treat"}),
)
