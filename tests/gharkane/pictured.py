"""What the pictures of this game show, for the laws in `tests.draw` (`pictured`)."""

from __future__ import annotations

from typing import Final

from engine.games.gharkane.content import ANIMALS, EQUIPMENT, LEADERS, PLACE, ROOMS

FACES: Final = {
    "leaders": [f"leader_{id}" for id in LEADERS],
    "rooms": [f"room_{id}-0" for id in (*ROOMS, "hospital")],
    "places": [f"place_{id}" for id in PLACE],
    "animals": [*ANIMALS],
    "equipment": [*EQUIPMENT],
    "heroes": [f"{stance}_{who}" for stance in ("hero", "rest") for who in "abcd"],
}
PLACES: Final = ("place", "room")
EXPLAINS: Final = {
    "key_standing": ("hero_",),
    "key_lying": ("rest_",),
    "key_closed": ("rest_",),
    "key_wanderer": ("hero_errant", "rest_errant"),
    "key_threatened": ("hero_",),
}
UNMARKED: Final = {
    "*:none": "nothing is named",
    "use:all": "every bonus at once",
    "deed:collect": "what is done on arrival, no thing",
    "deed:hunt": "what is done on arrival, no thing",
    "deed:nobody": "no survivor is housed",
    "room:survivor": "a survivor of the shelter, wherever it is",
    "post.force": "the hero has no place on the board before it is posted",
}
