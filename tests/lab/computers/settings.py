"""In which settings the computers of a game are trained and compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.games.the_others.content import STORY
from engine.package import GamePackage


@dataclass(frozen=True)
class Setting:
    """A setting in which computers are trained and compared."""

    options: Mapping[str, Any] = field(default_factory=dict)
    alone: bool = False
    """Whether a single seat plays."""


SETTINGS: Final[Mapping[str, Sequence[Setting]]] = {
    "revive": (Setting(), Setting(alone=True)),
    "the_others": tuple(Setting({"story": id}) for id in STORY),
}
"""Game -> its settings, in which its computers are trained equally often."""


def settings_of(package: GamePackage) -> Sequence[Setting]:
    """The settings of a game: each story of a game with several."""
    return SETTINGS.get(package.NAME, (Setting(),))
