"""How a game may be varied. The defaults are the rulebook with our readings."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from engine.games.the_others.state import Variant


class Options(BaseModel):
    """What a table chooses before it starts."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    story: Literal["terror", "corruption", "redemption", "random"] = "terror"
    layout: Literal["a", "b", "random"] = "a"
    sin: Literal[
        "choose", "random", "pride", "sloth", "wrath", "envy", "greed", "gluttony", "lust"
    ] = "choose"
    reserve: Literal["usual", "lean", "ample"] = "usual"
    """How many deaths lose the game: three, two or four."""

    def variant(self) -> Variant:
        """The same choices as the state keeps them."""
        return Variant(**self.model_dump())
