"""Options of a game. The defaults are the rulebook of the base game as we read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict

from engine.games.arctic_scavengers.content import Boxed

RECON: Final = ("spies", "liars", "ranks", "unknown_prizes", "oddments")
"""Recon's modules, each a boolean option."""


@dataclass(frozen=True, slots=True)
class Variant:
    """The options of this game."""

    hq: int = 0
    """Number of modules of the headquarters in play, from the first on."""
    recon: tuple[int, ...] = ()
    """Numbers of recon's modules in play."""
    market: str = "usual"
    quick: bool = False

    def plays(self, row: Boxed) -> bool:
        """Return whether a row of the tables is in play."""
        if row.also in self.recon:
            return True
        if row.box == "recon":
            return row.module in self.recon
        return row.box == "base" or row.module <= self.hq


class Options(BaseModel):
    """The options that a table chooses before the start.

    An option without the modules that it needs has no effect; the texts say which it needs.
    """

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
    """The ten piles for hire, if there are more."""
    length: Literal["full", "quick"] = "full"
    """The number of contested resources: 14 or 8."""

    def variant(self) -> Variant:
        """Return these options as the state stores them."""
        return Variant(
            hq=int(self.hq),
            recon=tuple(n for n, name in enumerate(RECON, start=1) if getattr(self, name)),
            market=self.market,
            quick=self.length == "quick",
        )
