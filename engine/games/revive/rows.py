"""The rows of the content files in data/revive."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from pydantic import NonNegativeInt, PositiveInt

from engine.content import Named, Row

Colour = Literal["yellow", "green", "grey"]


Half = Literal["top", "bottom"]


Size = Literal["small", "large"]


Node = Literal["t1", "l2", "m2", "r2", "l3", "m3", "r3"]


class CardRow(Named):
    """A citizen, or a scyphoz, which has no colour."""

    kind: Literal["start", "market", "scyphoz"]
    colour: Literal["yellow", "green", "grey", ""]
    top: str
    bottom: str
    chain: tuple[Half, ...] = ()
    """The halves whose edge allows another card to be played onto them."""

    def text(self, half: str) -> str:
        """Return the effects of this half."""
        return self.top if half == "top" else self.bottom


class ModuleRow(Named):
    """A slot module."""

    colours: tuple[Colour, ...]
    effect: str
    copies: PositiveInt


class MachineRow(Named):
    """A machine, in the market or printed on every board."""

    colour: Colour
    effect: str
    printed: bool = False


class SiteRow(Named):
    """A machine site of a board."""

    colour: Colour
    needs: Mapping[Colour, PositiveInt]
    printed: str = ""


class CrateRow(Named):
    """A crate."""

    effect: str
    copies: PositiveInt


class TileRow(Named):
    """An area tile. `place` is its stack, or the site where it lies face up from the start."""

    place: str
    spaces: tuple[str, str, str, str]
    cost: str = ""
    reward: str = ""
    spring: str = ""
    citizen: bool = True

    @property
    def back(self) -> tuple[str, str, bool]:
        """The public part of the tile while it is face down."""
        return self.cost, self.reward, self.citizen


Counted = Literal[
    "energy", "explored", "buildings", "cards", "machines", "large", "modules", "meeples",
    "crates", "discs", "waters", "high_techs", "techs", "artifacts",
]  # fmt: skip


class Count(Row):
    """A figure that is counted at the end, and its points."""

    counts: Counted
    points: PositiveInt


class LocationRow(Count):
    """A large location."""

    id: str


class LakeRow(Named):
    """A lake: the effects at hibernation of each size of building beside it."""

    small: str
    large: str

    def text(self, size: str) -> str:
        """Return the effects for a building of a size."""
        return self.small if size == "small" else self.large


class VoyageRow(Named):
    """A voyage: the colour of the card destroyed for it (empty for any), and the figure it
    counts."""

    colour: Literal["yellow", "green", "grey", ""]
    counts: Counted


class ArtifactCard(Named):
    """An artifact card: the figure that the artifacts of each colour multiply."""

    yellow: Count
    green: Count
    grey: Count

    def of(self, colour: str) -> Count:
        """Return the row of a colour."""
        line: Count = getattr(self, colour)
        return line


Hook = Literal[
    "", "hibernate", "machine", "explore", "crate", "large", "populate", "modules"
]  # fmt: skip


class Tech(Row):
    """A technology at a node of a tribe's tree."""

    now: str = ""
    always: str = ""
    when: Hook = ""
    gives: str = ""
    pays: str = ""
    machine: str = ""


class TribeRow(Named):
    """A tribe: its star effects on the sun and moon side, and its technologies."""

    sun: str
    moon: str
    techs: Mapping[Node, Tech]


class Building(Row):
    """Buildings of a size: the number per seat, and the cost of one."""

    count: PositiveInt
    gears: PositiveInt


class Numbers(Row):
    """The single numbers of the game."""

    start: Mapping[str, NonNegativeInt]
    energy: PositiveInt
    seat_bonus: tuple[str, ...]
    artifacts: tuple[PositiveInt, ...]
    markets: Mapping[str, PositiveInt]
    basic_limit: PositiveInt
    crystal_limit: PositiveInt
    small: Building
    large: Building
    books: tuple[PositiveInt, PositiveInt, PositiveInt]
    learned: tuple[NonNegativeInt, NonNegativeInt, NonNegativeInt]
    """Points for a technology, by row."""
    cheap_books: tuple[PositiveInt, PositiveInt, PositiveInt]
    cheap_learned: tuple[NonNegativeInt, NonNegativeInt, NonNegativeInt]
    slots: Mapping[str, PositiveInt]
    lanterns: PositiveInt
    lantern_reach: PositiveInt
    lantern_gift: str
    """What a seat gets with each lantern."""
    discs: PositiveInt
    track: PositiveInt
    track_artifact: PositiveInt
    colour_points: PositiveInt
    progress: Mapping[str, str]
    progress_points: tuple[NonNegativeInt, ...]
    score: Mapping[str, str]
    hibernation: tuple[str, str, str, str]
    last_token: PositiveInt
    late_token: PositiveInt
    leftovers: PositiveInt
    location_most: PositiveInt
    devotion: PositiveInt
    devotion_bonus: Mapping[str, str]
    shore: Mapping[str, PositiveInt]
    voyage_levels: Mapping[str, PositiveInt]
    medals: tuple[PositiveInt, PositiveInt, PositiveInt]

    def building(self, size: str) -> Building:
        """Return the figures of a size."""
        return self.small if size == "small" else self.large

    def limit(self, resource: str) -> int:
        """Return the limit of a resource after an action."""
        return self.crystal_limit if resource == "crystal" else self.basic_limit
