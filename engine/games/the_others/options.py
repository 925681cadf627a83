"""Options of a game. The defaults are the rulebook as we read it."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from engine.games.the_others.state import Variant


class Options(BaseModel):
    """The options that a table chooses before the start."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    story: Literal["terror", "corruption", "redemption", "random"] = "terror"
    layout: Literal["a", "b", "random"] = "a"
    sin: Literal[
        "choose", "random", "pride", "sloth", "wrath", "envy", "greed", "gluttony", "lust"
    ] = "choose"
    reserve: Literal["usual", "lean", "ample"] = "usual"
    """The number of deaths that loses the game: three, two or four."""

    def variant(self) -> Variant:
        """Return these options as the state stores them."""
        return Variant(**self.model_dump())
