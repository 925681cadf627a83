"""What a game master may put right: wounds and corruption of a hero, where it stands, the track."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Self

from engine.corrections import Correction, correction
from engine.games.the_others.content import NUMBERS, SPACES
from engine.games.the_others.state import TheOthers
from engine.kernel import Refusal

STEPS = range(13)
"""How far a correction moves the track."""


@correction
class _OfHero(Correction):
    """Base of what is put right of a hero."""

    fact: ClassVar[str]
    """What of it."""
    to: ClassVar[str] = "count"
    """The field that says what it becomes."""
    values: ClassVar[Sequence[int | str]]
    """What it can become."""
    hero: str

    @classmethod
    def offers(cls, game: TheOthers) -> Iterator[Self]:
        made = (cls(hero.id, to) for hero in game.alive() for to in cls.values)  # type: ignore[call-arg]
        yield from (one for one in made if one.refusal(game) is None)

    def refusal(self, game: TheOthers) -> Refusal | None:
        hero, to = game.hero(self.hero), getattr(self, self.to)
        if hero is None or not game.round:
            return Refusal("", "correction-no-hero")
        if to not in self.values:
            return _no_such(self.values)
        if self.fact == "place" and game.rolling is not None:
            return Refusal("", "correction-unfinished", {"seat": hero.seat})
        return Refusal("", "correction-same") if getattr(hero, self.fact) == to else None

    def amend(self, game: TheOthers) -> None:
        hero, to = game.hero(self.hero), getattr(self, self.to)
        assert hero is not None
        setattr(hero, self.fact, to)
        told = "place" if self.fact == "place" else "amount"
        game.tell(f"corrected_{self.fact}", seat=hero.seat, hero=hero.id, **{told: to})


def _no_such(values: Sequence[int | str]) -> Refusal:
    if isinstance(values, range):
        return Refusal("", "correction-number", {"most": values[-1]})
    return Refusal("", "correction-no-space")


@correction
class SetWounds(_OfHero):
    """The wounds of a hero; never as many as kill it."""

    verb: ClassVar[str] = "set_wounds"
    fact: ClassVar[str] = "wounds"
    values: ClassVar[Sequence[int | str]] = range(NUMBERS.wounds)
    count: int


@correction
class SetCorruption(_OfHero):
    """The corruption of a hero; a dark past does not show by it."""

    verb: ClassVar[str] = "set_corruption"
    fact: ClassVar[str] = "corruption"
    values: ClassVar[Sequence[int | str]] = range(NUMBERS.corruption)
    count: int


@correction
class SetPlace(_OfHero):
    """Where a hero stands, outside of a roll; nothing happens to it there."""

    verb: ClassVar[str] = "set_place"
    fact: ClassVar[str] = "place"
    to: ClassVar[str] = "space"
    values: ClassVar[Sequence[int | str]] = SPACES
    space: str


@correction
class SetTrack(Correction):
    """How far the Apocalypse track has come; what its steps bring does not come again."""

    verb: ClassVar[str] = "set_track"
    count: int

    @classmethod
    def offers(cls, game: TheOthers) -> Iterator[Self]:
        yield from (cls(n) for n in STEPS if n != game.track)

    def refusal(self, game: TheOthers) -> Refusal | None:
        if self.count not in STEPS:
            return _no_such(STEPS)
        return Refusal("", "correction-same") if self.count == game.track else None

    def amend(self, game: TheOthers) -> None:
        game.track = self.count
        game.tell("corrected_track", amount=self.count)


CORRECTIONS: tuple[type[Correction], ...] = (SetWounds, SetCorruption, SetPlace, SetTrack)
"""Everything that can be put right, in the order of the menu."""
