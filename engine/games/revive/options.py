"""Options of a game. The defaults are the rulebook as we read it."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from engine.games.revive.state import Variant


class Options(BaseModel):
    """The options that a table chooses before the start."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    length: Literal["usual", "long"] = "usual"
    """Long, with four seats: two more tokens after the artifacts."""
    artifact_card: Literal["shared", "own"] = "shared"
    """One artifact card for all, or a secret one per seat."""
    advanced_switch: bool = True
    """Whether a switch may copy a rival's card."""
    giant_crystals: bool = False
    """Whether two far tiles are giant crystals."""
    moon: bool = False
    """Whether the tribes' moon sides are used."""
    literal_hib4: bool = False
    """Whether an artifact is discarded at every fourth hibernation, instead of from the fourth
    on."""
    technologies: Literal["usual", "cheap"] = "usual"
    """What technologies cost, and whether they score when they are learnt."""
    abyss: bool = False
    """Whether the Call of the Abyss is used: devotion, scyphoz, voyages, lakes."""
    learning: Literal["off", "1", "2", "3", "4", "5"] = "off"
    """The steps of the learning path; a step sets the other options."""

    def variant(self) -> Variant:
        """Return these options as the state stores them."""
        step = 0 if self.learning == "off" else int(self.learning)
        return Variant(
            long=self.length == "long",
            own_card=self.artifact_card == "own",
            copying=step >= 4 if step else self.advanced_switch,
            giants=step >= 3 if step else self.giant_crystals,
            abilities=step != 1,
            moon=self.moon and not step,
            literal_hib4=self.literal_hib4,
            cheap=self.technologies == "cheap",
            abyss=step >= 5 if step else self.abyss,
        )
