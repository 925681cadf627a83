"""Corrections by a game master: wounds and corruption of a hero, its place, the track."""

from __future__ import annotations

from typing import ClassVar

from engine.corrections import Correction, Domain, correction, numbers, same, words
from engine.games.the_others.content import NUMBERS, SPACES
from engine.games.the_others.state import TheOthers
from engine.kernel import Refusal

MOST_STEPS = 12
"""How far a correction moves the track."""
_HERO = words(
    lambda game: [hero.id for hero in game.alive()] if game.round else [], "correction-no-hero"
)


@correction
class _OfHero(Correction):
    """Base of what is put right of a hero."""

    fact: ClassVar[str]
    """What of it."""
    to: ClassVar[str] = "count"
    """The field that says what it becomes."""
    hero: str

    def hindered(self, game: TheOthers) -> Refusal | None:
        hero, to = game.hero(self.hero), getattr(self, self.to)
        if self.fact == "place" and game.rolling is not None:
            return Refusal("", "correction-unfinished", {"seat": hero.seat if hero else -1})
        return same(getattr(hero, self.fact), to)

    def amend(self, game: TheOthers) -> None:
        hero, to = game.hero(self.hero), getattr(self, self.to)
        assert hero is not None
        setattr(hero, self.fact, to)
        told = "place" if self.fact == "place" else "amount"
        game.tell(f"corrected_{self.fact}", seat=hero.seat, hero=hero.id, **{told: to})


@correction
class SetWounds(_OfHero):
    """The wounds of a hero; never as many as kill it."""

    verb: ClassVar[str] = "set_wounds"
    fact: ClassVar[str] = "wounds"
    domains: ClassVar[tuple[Domain, ...]] = (_HERO, numbers(NUMBERS.wounds - 1))
    count: int


@correction
class SetCorruption(_OfHero):
    """The corruption of a hero; a dark past does not show by it."""

    verb: ClassVar[str] = "set_corruption"
    fact: ClassVar[str] = "corruption"
    domains: ClassVar[tuple[Domain, ...]] = (_HERO, numbers(NUMBERS.corruption - 1))
    count: int


@correction
class SetPlace(_OfHero):
    """A hero's place, outside of a roll; nothing happens to it there."""

    verb: ClassVar[str] = "set_place"
    fact: ClassVar[str] = "place"
    to: ClassVar[str] = "space"
    domains: ClassVar[tuple[Domain, ...]] = (_HERO, words(SPACES, "correction-no-space"))
    space: str


@correction
class SetTrack(Correction):
    """How far the Apocalypse track has come; what its steps bring does not come again."""

    verb: ClassVar[str] = "set_track"
    domains: ClassVar[tuple[Domain, ...]] = (numbers(MOST_STEPS),)
    count: int

    def hindered(self, game: TheOthers) -> Refusal | None:
        return same(game.track, self.count)

    def amend(self, game: TheOthers) -> None:
        game.track = self.count
        game.tell("corrected_track", amount=self.count)


CORRECTIONS: tuple[type[Correction], ...] = (SetWounds, SetCorruption, SetPlace, SetTrack)
"""Everything that can be put right, in the order of the menu."""
