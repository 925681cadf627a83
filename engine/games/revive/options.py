"""How a game may be varied. The defaults are the rulebook with our readings."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from engine.games.revive.state import Variant


class Options(BaseModel):
    """What a table chooses before it starts."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    length: Literal["usual", "long"] = "usual"
    """Long, with four seats: two more tokens lie behind the artifacts."""
    artifact_card: Literal["shared", "own"] = "shared"
    """One card for all, or a secret one of one's own."""
    advanced_switch: bool = True
    """A switch may copy a rival's card."""
    giant_crystals: bool = False
    """Two far tiles are giant crystals."""
    moon: bool = False
    """The moon sides of the tribes."""
    literal_hib4: bool = False
    """An artifact is discarded at every fourth hibernation, not from the fourth on."""
    abyss: bool = False
    """The Call of the Abyss: devotion, scyphoz, voyages, lakes."""
    learning: Literal["off", "1", "2", "3", "4", "5"] = "off"
    """The steps of the learning path: it says by itself what is in play."""

    def variant(self) -> Variant:
        """The same choices as the state keeps them."""
        step = 9 if self.learning == "off" else int(self.learning)
        learning = step < 9
        return Variant(
            long=self.length == "long",
            own_card=self.artifact_card == "own",
            copying=step >= 4 if learning else self.advanced_switch,
            giants=step >= 3 if learning else self.giant_crystals,
            abilities=step >= 2,
            moon=self.moon and not learning,
            literal_hib4=self.literal_hib4,
            abyss=step >= 5 if learning else self.abyss,
        )
