"""How a game may be varied. The defaults are the rulebook of the base game with our readings."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from engine.games.arctic_scavengers.state import Variant


class Options(BaseModel):
    """What a table chooses before it starts. What needs something that is not in play does
    nothing: the texts say what it needs."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    hq: Literal["0", "1", "2", "3", "4"] = "0"
    """Modules of the headquarters: none, doctors and tools, with engineers and buildings, with
    leaders, with dirty tricks."""
    length: Literal["full", "quick"] = "full"
    """Fourteen contested resources, or eight."""

    def variant(self) -> Variant:
        """The same choices as the state keeps them."""
        return Variant(hq=int(self.hq), quick=self.length == "quick")
