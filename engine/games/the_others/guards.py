"""Relative picks of plans in The Others, and the stretch of play to which a plan belongs."""

from __future__ import annotations

from typing import ClassVar

from engine.games.the_others.picks import Agree, First, Pass
from engine.games.the_others.rounds import Objections, ProposeFirst, VoteFirst
from engine.games.the_others.sins.moments import SinMoment
from engine.games.the_others.sins.reaction import React
from engine.games.the_others.state import TheOthers
from engine.games.the_others.view import OthersView
from engine.kernel import Pick, Seat, pick, question
from engine.plans import Relative

_FIRST = (ProposeFirst, Objections, VoteFirst)


class _Against(Relative):
    """Spare a hero at such questions. Whether it answers depends on the hero alone."""

    __slots__ = ()

    def resolve(self, game: TheOthers, seat: Seat) -> Pick | None:
        asked = question(game, seat)
        return Pass() if getattr(asked, "hero", "") == self.hero else None  # type: ignore[attr-defined]


@pick
class NoCard(_Against):
    """Play no card against a hero."""

    hero: str


@pick
class NoReaction(_Against):
    """Do not react to a hero."""

    hero: str


@pick
class Follow(Relative):
    """Propose and vote for this hero as the first one, and agree to what another seat proposes."""

    answers: ClassVar[tuple[str, ...]] = tuple(kind.__name__ for kind in _FIRST)
    hero: str

    def resolve(self, game: TheOthers, seat: Seat) -> Pick | None:
        asked = question(game, seat)
        if isinstance(asked, Objections):
            return Agree()
        return First.of(self.hero) if isinstance(asked, _FIRST) and game.hero(self.hero) else None


_KINDS: dict[str, type[NoCard | NoReaction | Follow]] = {
    SinMoment.__name__: NoCard,
    React.__name__: NoReaction,
    **dict.fromkeys(Follow.answers, Follow),
}


def relative_picks(table: TheOthers | OthersView, asked: str) -> list[NoCard | NoReaction | Follow]:
    """Return what a seat may say about each hero at such a question."""
    return [_KINDS[asked](hero.id) for hero in table.heroes] if asked in _KINDS else []


def stretch(game: TheOthers) -> int:
    """Return the round to which a plan belongs: it is valid until the first hero of the next round
    is known, so that it may answer who that is."""
    return game.round - any(isinstance(step, _FIRST) for step in game.agenda)
