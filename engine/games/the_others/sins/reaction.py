"""Réactions du Péché: after a hero's turn the Sins may spend a reaction against it: a monster
moves, then they fight; they may also play a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.the_others.content import CARD, KINDS, NUMBERS, apart, within
from engine.games.the_others.doom import Advance
from engine.games.the_others.fights.fight import roll_steps
from engine.games.the_others.fights.rolls import FIGHT
from engine.games.the_others.missions import lose
from engine.games.the_others.picks import Assault, March, Pass, PlayCard, Seize
from engine.games.the_others.sins.board import march
from engine.games.the_others.sins.moments import play_card, playable
from engine.games.the_others.state import Hero, HeroStep, OfTheSins, TheOthers
from engine.kernel import Pick, Refusal, Seat, step


@step
class Reaction(HeroStep):
    """Dépenser un Pion Réaction: against the hero whose turn has just ended, if it lives and a
    reaction is left; at most one a turn."""

    rules = ("reaction.when", "reaction.dead")

    def befall(self, game: TheOthers, hero: Hero) -> None:
        if game.reactions:
            game.then(React(self.hero))


@step
class React(OfTheSins):
    """Réactions du Péché: a monster moves up to two spaces, then the monsters in the hero's space
    attack it, or one alone with civilians takes one; each part is optional."""

    picks = (Pass, Assault, Seize, March, PlayCard)
    composed = (March,)
    rules = (
        "reaction.spend",
        "reaction.move",
        "reaction.fight",
        "reaction.seize",
        "rescue.lost",
        "cards.moments",
    )
    always_ask = True
    hero: str
    marches: int = 1
    spent: bool = False
    moved: tuple[str, ...] = ()
    """Monsters that have moved, as "acolyte c2"."""

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        hero = game.hero(self.hero)
        picks: list[Pick] = [Pass.of()]
        if hero is None:
            return picks
        if game.beasts(hero.place):
            picks.append(Assault())
        picks += [Seize(space) for space in seizable(game)]
        if self.marches:
            picks += natural_marches(game, hero, self.moved)
        return [*picks, *playable(game, hero, "reaction")]

    def values(
        self, game: TheOthers, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[str]:
        if not so_far:
            return [monster for monster in KINDS if rested(game, monster, self.moved)]
        if len(so_far) == 1:
            return rested(game, so_far["monster"], self.moved)
        return within(so_far["at"], speed(game, so_far["monster"]))

    def chosen(self, game: TheOthers, seat: Seat, pick: Pick) -> None:
        hero = game.hero(self.hero)
        if isinstance(pick, Pass) or hero is None:
            return
        if isinstance(pick, PlayCard):
            extra_marches = CARD[pick.card].amount("marches")
            game.then(ReactAgain(self.hero, self.marches + extra_marches, self.spent, self.moved))
            play_card(game, hero, pick.card)
            return
        if not self.spent:
            game.reactions -= 1
            game.tell("reacted", seat=seat, hero=hero.id, left=game.reactions)
        if isinstance(pick, March):
            moved = (*self.moved, f"{pick.monster} {pick.space}")
            game.then(ReactAgain(self.hero, self.marches - 1, True, moved))
            march(game, pick)
        elif isinstance(pick, Seize):
            if game.first_edition:
                game.then(Advance())
            lose(game, pick.at)
        else:
            game.then(*roll_steps(game, hero, FIGHT, hero.place, True))

    def refusal(self, game: TheOthers, seat: Seat, pick: Pick) -> Refusal:
        if isinstance(pick, March) and not self.marches:
            return Refusal("reaction.move", "has-marched")
        if isinstance(pick, Assault):
            return Refusal("reaction.fight", "no-monster-here")
        return Refusal("reaction.spend", "not-offered")


@step
class ReactAgain(HeroStep):
    """Réactions du Péché: continue the reaction if the hero lives and anything is possible."""

    rules = ("reaction.move", "reaction.fight")
    marches: int
    spent: bool
    moved: tuple[str, ...] = ()

    def befall(self, game: TheOthers, hero: Hero) -> None:
        card = bool(game.hand) and not game.shown
        if self.marches or game.beasts(hero.place) or seizable(game) or card:
            game.then(React(self.hero, self.marches, self.spent, self.moved))


def seizable(game: TheOthers) -> list[str]:
    """Return the spaces in which a monster is alone with civilians."""
    return [s for s in sorted(game.civilians) if game.beasts(s) and not game.at(s)]


def rested(game: TheOthers, kind: str, moved: tuple[str, ...]) -> list[str]:
    """Return the places of monsters of a kind that have not moved in this reaction."""
    spaces = sorted([space for space, beasts in game.monsters.items() if kind in beasts])
    if not moved:
        return spaces
    return [s for s in spaces if game.beasts(s).count(kind) > moved.count(f"{kind} {s}")]


def speed(game: TheOthers, kind: str) -> int:
    """Return the spaces that a monster moves in a reaction."""
    return game.row(kind).amount("march") or NUMBERS.march


def natural_marches(game: TheOthers, hero: Hero, moved: tuple[str, ...]) -> list[March]:
    """Return the useful marches: to the hero, to another, to civilians, altars, the gate."""
    goals = {hero.place, *(other.place for other in game.alive()), *game.civilians, *game.altars}
    rested_monsters = [(kind, space) for kind in KINDS for space in rested(game, kind, moved)]
    rested_monsters.sort(key=lambda monster: apart(monster[1], hero.place))
    ways = [(kind, place, within(place, speed(game, kind))) for kind, place in rested_monsters]
    marches = [
        (kind, place, target)
        for kind, place, reached in ways
        for target in reached
        if target in goals
    ]
    if not marches and ways:
        kind, place, reached = ways[0]
        marches = [(kind, place, target) for target in reached]
    marches.sort(key=lambda way: way[2] != hero.place)
    return [March.of(*way) for way in marches[:_MOST_MARCHES]]


_MOST_MARCHES = 24
"""Maximum marches that are listed; others can be composed."""
