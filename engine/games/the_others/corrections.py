"""What a game master may put right: wounds and corruption of a hero, where it stands, the track."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from engine.corrections import Correction, correction
from engine.games.the_others.content import NUMBERS, SPACES
from engine.games.the_others.state import TheOthers
from engine.kernel import Refusal

MOST_STEPS = 12
"""How far a correction moves the track."""


def _no_hero(game: TheOthers, hero: str) -> Refusal | None:
    known = game.hero(hero) is not None and game.round > 0
    return None if known else Refusal("", "correction-no-hero")


def _no_number(count: int, most: int, now: int) -> Refusal | None:
    if not 0 <= count <= most:
        return Refusal("", "correction-number", {"most": most})
    return Refusal("", "correction-same") if count == now else None


@correction
class SetWounds(Correction):
    """The wounds of a hero; never as many as kill it."""

    verb: ClassVar[str] = "set_wounds"
    hero: str
    count: int

    @classmethod
    def offers(cls, game: TheOthers) -> Iterator[Self]:
        made = (cls(hero.id, n) for hero in game.alive() for n in range(NUMBERS.wounds))
        yield from (one for one in made if one.refusal(game) is None)

    def refusal(self, game: TheOthers) -> Refusal | None:
        hero = game.hero(self.hero)
        if hero is None or _no_hero(game, self.hero):
            return Refusal("", "correction-no-hero")
        return _no_number(self.count, NUMBERS.wounds - 1, hero.wounds)

    def amend(self, game: TheOthers) -> None:
        hero = game.hero(self.hero)
        assert hero is not None
        hero.wounds = self.count
        game.tell("corrected_wounds", seat=hero.seat, hero=hero.id, amount=self.count)


@correction
class SetCorruption(Correction):
    """The corruption of a hero; a dark past does not show by it."""

    verb: ClassVar[str] = "set_corruption"
    hero: str
    count: int

    @classmethod
    def offers(cls, game: TheOthers) -> Iterator[Self]:
        levels = range(NUMBERS.corruption)
        made = (cls(hero.id, n) for hero in game.alive() for n in levels)
        yield from (one for one in made if one.refusal(game) is None)

    def refusal(self, game: TheOthers) -> Refusal | None:
        hero = game.hero(self.hero)
        if hero is None or _no_hero(game, self.hero):
            return Refusal("", "correction-no-hero")
        return _no_number(self.count, NUMBERS.corruption - 1, hero.corruption)

    def amend(self, game: TheOthers) -> None:
        hero = game.hero(self.hero)
        assert hero is not None
        hero.corruption = self.count
        game.tell("corrected_corruption", seat=hero.seat, hero=hero.id, amount=self.count)


@correction
class SetPlace(Correction):
    """Where a hero stands, outside of a roll; nothing happens to it there."""

    verb: ClassVar[str] = "set_place"
    hero: str
    space: str

    @classmethod
    def offers(cls, game: TheOthers) -> Iterator[Self]:
        made = (cls(hero.id, space) for hero in game.alive() for space in SPACES)
        yield from (one for one in made if one.refusal(game) is None)

    def refusal(self, game: TheOthers) -> Refusal | None:
        hero = game.hero(self.hero)
        if hero is None or _no_hero(game, self.hero):
            return Refusal("", "correction-no-hero")
        if self.space not in SPACES:
            return Refusal("", "correction-no-space")
        if game.rolling is not None:
            return Refusal("", "correction-unfinished", {"seat": hero.seat})
        return Refusal("", "correction-same") if hero.place == self.space else None

    def amend(self, game: TheOthers) -> None:
        hero = game.hero(self.hero)
        assert hero is not None
        hero.place = self.space
        game.tell("corrected_place", seat=hero.seat, hero=hero.id, place=self.space)


@correction
class SetTrack(Correction):
    """How far the Apocalypse track has come; what its steps bring does not come again."""

    verb: ClassVar[str] = "set_track"
    count: int

    @classmethod
    def offers(cls, game: TheOthers) -> Iterator[Self]:
        yield from (cls(n) for n in range(MOST_STEPS + 1) if n != game.track)

    def refusal(self, game: TheOthers) -> Refusal | None:
        return _no_number(self.count, MOST_STEPS, game.track)

    def amend(self, game: TheOthers) -> None:
        game.track = self.count
        game.tell("corrected_track", amount=self.count)


CORRECTIONS: tuple[type[Correction], ...] = (SetWounds, SetCorruption, SetPlace, SetTrack)
"""Everything that can be put right, in the order of the menu."""
