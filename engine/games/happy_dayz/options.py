"""Options of a game. The defaults are the rulebook as we read it."""

from __future__ import annotations

from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.games.happy_dayz.content import TRIOS
from engine.games.happy_dayz.state import Variant
from engine.package import PRESETS

FACTIONS: Final = (*map("_".join, TRIOS), "random", "vote")


class Options(BaseModel):
    """The options that a table chooses before the start."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    factions: Literal[FACTIONS] = "hippie_dog_military"  # type: ignore[valid-type]
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
