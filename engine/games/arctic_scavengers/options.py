"""How a game may be varied. The defaults are the rulebook of the base game with our readings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict

from engine.games.arctic_scavengers.content import Boxed

RECON: Final = ("spies", "liars", "ranks", "unknown_prizes", "oddments")
"""Recon's modules, each an option that is on or off."""


@dataclass(frozen=True, slots=True)
class Variant:
    """The options, as the rules ask for them."""

    hq: int = 0
    """Modules of the headquarters in play, each with those before it."""
    recon: tuple[int, ...] = ()
    """Modules of recon in play."""
    market: str = "usual"
    quick: bool = False

    def plays(self, row: Boxed) -> bool:
        """Whether the module that brings a row of the tables is in play."""
        if row.also in self.recon:
            return True
        if row.box == "recon":
            return row.module in self.recon
        return row.box == "base" or row.module <= self.hq


class Options(BaseModel):
    """What a table chooses before it starts. What needs something that is not in play does
    nothing: the texts say what it needs."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    hq: Literal["0", "1", "2", "3", "4"] = "0"
    """Modules of the headquarters: none, doctors and tools, with engineers and buildings, with
    leaders, with dirty tricks."""
    spies: bool = False
    """Recon's first module: spies, binoculars, refugees on the lookout."""
    liars: bool = False
    """Recon's second module: assassin, provocateur, rogue, guard."""
    ranks: bool = False
    """Recon's third: courier, drill sergeant, scrappers, tinker, buildings, hardy scavengers."""
    oddments: bool = False
    """Recon's fifth: humanitarians, refugees for hire, maps, two leaders."""
    unknown_prizes: bool = False
    """Recon's fourth: twice as many contested resources, of which half are drawn."""
    market: Literal["usual", "spies", "liars", "ranks", "all_in", "random"] = "usual"
    """Which ten piles are for hire, where there are more."""
    length: Literal["full", "quick"] = "full"
    """Fourteen contested resources, or eight."""

    def variant(self) -> Variant:
        """The same choices as the state keeps them."""
        return Variant(
            hq=int(self.hq),
            recon=tuple(n for n, name in enumerate(RECON, start=1) if getattr(self, name, False)),
            market=self.market,
            quick=self.length == "quick",
        )
