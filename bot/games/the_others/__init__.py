"""The Others as text and pictures: the city, the heroes, dice, the hand of the Sins."""

from __future__ import annotations

from bot.games import Face
from bot.games.the_others.meaning import THINGS, meaning

FACE = Face.of_folder(
    __name__,
    things=THINGS,
    about=meaning,
    scenes={
        "died": "died",
        "rescued": "rescued",
        "entered": "entered",
        "killed": "fell",
        "appeared": "appeared",
        "civilian_lost": "civilian-lost",
    },
    unpictured=frozenset(
        {
            "again",
            "agree",
            "assault",
            "block",
            "branch",
            "carry_out",
            "city",
            "clean",
            "end",
            "join",
        }
        | {"inject", "keep", "kill", "object", "pass", "skip", "tempt"}
    ),
)
