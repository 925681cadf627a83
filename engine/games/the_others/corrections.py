"""Corrections: a hero's wounds, corruption and place, and the Apocalypse track."""

from __future__ import annotations

from typing import ClassVar

from engine.corrections import Correction, Domain, correction, numbers, same, words
from engine.games.the_others.content import NUMBERS, SPACES
from engine.games.the_others.state import TheOthers
from engine.kernel import Refusal

MOST_STEPS = 12
"""Maximum step of the track that a correction sets."""
_HERO = words(
    lambda game: [hero.id for hero in game.alive()] if game.round else [], "correction-no-hero"
)


@correction
class _OfHero(Correction):
    """Base of corrections of a hero."""

    fact: ClassVar[str]
    """The corrected attribute of `Hero`."""
    to: ClassVar[str] = "count"
    """The field with the new value."""
    hero: str

    def hindered(self, game: TheOthers) -> Refusal | None:
        hero, new = game.hero(self.hero), getattr(self, self.to)
        if self.fact == "place" and game.rolling is not None:
            return Refusal("", "correction-unfinished", {"seat": hero.seat if hero else -1})
        return same(getattr(hero, self.fact), new)

    def amend(self, game: TheOthers) -> None:
        hero, new = game.hero(self.hero), getattr(self, self.to)
        assert hero is not None
        setattr(hero, self.fact, new)
        fact_name = "place" if self.fact == "place" else "amount"
        game.tell(f"corrected_{self.fact}", seat=hero.seat, hero=hero.id, **{fact_name: new})


@correction
class SetWounds(_OfHero):
    """Set the wounds of a hero, below the deadly number."""

    verb: ClassVar[str] = "set_wounds"
    fact: ClassVar[str] = "wounds"
    domains: ClassVar[tuple[Domain, ...]] = (_HERO, numbers(NUMBERS.wounds - 1))
    count: int


@correction
class SetCorruption(_OfHero):
    """Set the corruption of a hero; this reveals no dark past."""

    verb: ClassVar[str] = "set_corruption"
    fact: ClassVar[str] = "corruption"
    domains: ClassVar[tuple[Domain, ...]] = (_HERO, numbers(NUMBERS.corruption - 1))
    count: int


@correction
class SetPlace(_OfHero):
    """Set a hero's place, outside of a roll; the space has no effect on it."""

    verb: ClassVar[str] = "set_place"
    fact: ClassVar[str] = "place"
    to: ClassVar[str] = "space"
    domains: ClassVar[tuple[Domain, ...]] = (_HERO, words(SPACES, "correction-no-space"))
    space: str


@correction
class SetTrack(Correction):
    """Set the Apocalypse track; the effects of its steps are not repeated."""

    verb: ClassVar[str] = "set_track"
    domains: ClassVar[tuple[Domain, ...]] = (numbers(MOST_STEPS),)
    count: int

    def hindered(self, game: TheOthers) -> Refusal | None:
        return same(game.track, self.count)

    def amend(self, game: TheOthers) -> None:
        game.track = self.count
        game.tell("corrected_track", amount=self.count)


CORRECTIONS: tuple[type[Correction], ...] = (SetWounds, SetCorruption, SetPlace, SetTrack)
"""All corrections, in the order of the menu."""
