"""Options of a game. The defaults are the rulebook as we read it."""

from __future__ import annotations

from typing import Literal, get_args

from pydantic import BaseModel, ConfigDict, Field

from engine.games.happy_dayz.content import TRIOS
from engine.games.happy_dayz.state import Variant
from engine.package import PRESETS

Factions = Literal[
    "hippie_dog_military",
    "hippie_dog_preacher",
    "hippie_dog_scientist",
    "hippie_dog_children",
    "hippie_military_preacher",
    "hippie_military_scientist",
    "hippie_military_children",
    "hippie_preacher_scientist",
    "hippie_preacher_children",
    "hippie_scientist_children",
    "dog_military_preacher",
    "dog_military_scientist",
    "dog_military_children",
    "dog_preacher_scientist",
    "dog_preacher_children",
    "dog_scientist_children",
    "military_preacher_scientist",
    "military_preacher_children",
    "military_scientist_children",
    "preacher_scientist_children",
    "random",
    "vote",
]
if get_args(Factions)[:-2] != tuple("_".join(trio) for trio in TRIOS):
    raise TypeError("the lists of factions are not those of the table")


class Options(BaseModel):
    """The options that a table chooses before the start."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    factions: Factions = "hippie_dog_military"
    """The factions of the first round: fixed, random, or those with the most votes."""
    power_cards: Literal["none", "box", "horde"] = "none"
    """Power cards turned up before every round: none, those of the box, or also the Horde."""
    zombies: Literal["usual", "hard"] = "usual"
    """The damage table of the zombies."""
    rounds: Literal["4", "3", "2", "1"] = Field(
        default="4", json_schema_extra={PRESETS: {"live": "2"}}
    )
    """Maximum number of rounds."""

    def variant(self) -> Variant:
        """Return these options as the state stores them."""
        return Variant(
            factions=self.factions,
            power_cards=self.power_cards,
            hard=self.zombies == "hard",
            rounds=int(self.rounds),
        )
