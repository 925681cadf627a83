"""Réactions du Péché: after a hero's turn the Sins may spend a reaction against it: a monster
moves, then they fight; and they may still play a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.the_others.content import CARD, KINDS, NUMBERS, apart, within
from engine.games.the_others.doom import Advance, lose, march
from engine.games.the_others.fight import roll_steps
from engine.games.the_others.moments import play_card, playable
from engine.games.the_others.picks import Assault, March, Pass, PlayCard, Seize
from engine.games.the_others.rolls import FIGHT
from engine.games.the_others.state import Hero, OfTheSins, TheOthers
from engine.kernel import Pick, Refusal, Seat, Step, step


@step
class Reaction(Step[TheOthers]):
    """Dépenser un Pion Réaction: against the hero whose turn has just ended, if it lives and a
    reaction is left; at most one a turn."""

    rules = ("reaction.when", "reaction.dead")
    hero: str

    def run(self, game: TheOthers) -> None:
        if game.hero(self.hero) and game.reactions:
            game.then(React(self.hero))


@step
class React(OfTheSins):
    """Réactions du Péché: first a monster moves up to two spaces, then the monsters in the hero's
    space attack it, or one that is alone with civilians takes one; all of it is optional."""

    picks = (Pass, Assault, Seize, March, PlayCard)
    composed = (March,)
    rules = ("reaction.spend", "reaction.move", "reaction.fight", "reaction.seize", "cards.moments")
    always_ask = True
    hero: str
    marches: int = 1
    spent: bool = False

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        hero = game.hero(self.hero)
        found: list[Pick] = [Pass()]
        if hero is None:
            return found
        if game.beasts(hero.place):
            found.append(Assault())
        found += [Seize(space) for space in seizable(game)]
        if self.marches:
            found += natural_marches(game, hero)
        return [*found, *playable(game, hero, "reaction")]

    def values(
        self, game: TheOthers, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[str]:
        if not so_far:
            there = {one for kinds in game.monsters.values() for one in kinds}
            return [one for one in KINDS if one in there]
        if len(so_far) == 1:
            return [s for s in sorted(game.monsters) if so_far["monster"] in game.beasts(s)]
        return within(so_far["at"], speed(game, so_far["monster"]))

    def chosen(self, game: TheOthers, seat: Seat, pick: Pick) -> None:
        hero = game.hero(self.hero)
        if isinstance(pick, Pass) or hero is None:
            return
        if isinstance(pick, PlayCard):
            more = CARD[pick.card].amount("marches")
            game.then(ReactAgain(self.hero, self.marches + more, self.spent))
            play_card(game, hero, pick.card)
            return
        if not self.spent:
            game.reactions -= 1
            game.tell("reacted", seat=seat, hero=hero.id, left=game.reactions)
        if isinstance(pick, March):
            game.then(ReactAgain(self.hero, self.marches - 1, True))
            march(game, pick)
        elif isinstance(pick, Seize):
            game.then(Advance())
            lose(game, pick.at)
        else:
            game.then(*roll_steps(hero, FIGHT, hero.place, True))

    def refusal(self, game: TheOthers, seat: Seat, pick: Pick) -> Refusal:
        if isinstance(pick, March) and not self.marches:
            return Refusal("reaction.move", "has-marched")
        if isinstance(pick, Assault):
            return Refusal("reaction.fight", "no-monster-here")
        return Refusal("reaction.spend", "not-offered")


@step
class ReactAgain(Step[TheOthers]):
    """Réactions du Péché: the reaction goes on, if the hero lives and something can still be
    done."""

    rules = ("reaction.move", "reaction.fight")
    hero: str
    marches: int
    spent: bool

    def run(self, game: TheOthers) -> None:
        hero = game.hero(self.hero)
        if hero is None:
            return
        card = bool(game.hand) and not game.shown
        if self.marches or game.beasts(hero.place) or seizable(game) or card:
            game.then(React(self.hero, self.marches, self.spent))


def seizable(game: TheOthers) -> list[str]:
    """The spaces in which a monster is alone with civilians."""
    return [s for s in sorted(game.civilians) if game.beasts(s) and not game.at(s)]


def speed(game: TheOthers, kind: str) -> int:
    """Spaces a monster moves in a reaction."""
    return game.row(kind).amount("march") or NUMBERS.march


def natural_marches(game: TheOthers, hero: Hero) -> list[Pick]:
    """The marches that mean something: to the hero, to another, to civilians, altars, the gate."""
    goals = {hero.place, *(one.place for one in game.alive()), *game.civilians, *game.altars}
    found: list[Pick] = []
    for place in sorted(game.monsters, key=lambda space: apart(space, hero.place)):
        for kind in dict.fromkeys(game.beasts(place)):
            reached = within(place, speed(game, kind))
            toward = [to for to in reached if to in goals]
            found += [March(kind, place, to) for to in toward]
    if not found and game.monsters:
        place = min(game.monsters, key=lambda space: apart(space, hero.place))
        kind = game.beasts(place)[-1]
        found += [March(kind, place, to) for to in within(place, speed(game, kind))]
    found.sort(key=lambda one: one.space != hero.place)  # type: ignore[attr-defined]
    return found[:_MOST_MARCHES]


_MOST_MARCHES = 24
"""Marches that are offered as they are; others are put together."""
