"""Effectuer un Déplacement: leaving monsters, entering a space."""

from __future__ import annotations

from engine.games.the_others.content import NUMBERS, SIN_DIE, SPACES
from engine.games.the_others.doom import corrupt, wound
from engine.games.the_others.missions import check, clear
from engine.games.the_others.state import Hero, TheOthers
from engine.kernel import Step, step
from engine.kit.dice import tally, throw


def reveal(game: TheOthers, place: str) -> None:
    """The hidden tokens of a space are turned up."""
    found = game.hidden.pop(place, [])
    if not found:
        return
    game.reveal()
    game.turned += found
    game.tell("turned_up", place=place, tokens=sorted(found))
    for token in found:
        if token != "blank":
            game.tokens[place] = [*game.tokens.get(place, []), token]


@step
class Leave(Step[TheOthers]):
    """Effectuer un Déplacement: each monster left behind throws a die; claws wound, tentacles
    corrupt, and no shield helps."""

    rules = ("move.leaving",)
    hero: str

    def run(self, game: TheOthers) -> None:
        hero = game.hero(self.hero)
        count = min(len(game.beasts(hero.place)), NUMBERS.leaving) if hero else 0
        if hero is None or not count:
            return
        faces = throw(game, SIN_DIE, count)
        shown = tally(faces)
        game.tell("left_monsters", seat=hero.seat, hero=hero.id, place=hero.place, sin_dice=faces)
        corrupt(game, hero, shown["tentacle"])
        wound(game, hero, shown["claw"])


@step
class Arrive(Step[TheOthers]):
    """Effectuer un Déplacement: a hero who enters a space turns its hidden tokens up and suffers
    from its fires and corruption; civilians with it are safe when it enters where heroes start."""

    rules = ("move.entering", "tokens.fire", "tokens.corruption", "tokens.hidden", "rescue.deliver")
    hero: str
    place: str

    def run(self, game: TheOthers) -> None:
        hero = game.hero(self.hero)
        if hero is None:
            return
        game.tell("moved", seat=hero.seat, hero=hero.id, source=hero.place, place=self.place)
        hero.place = self.place
        if hero.escorts and hero.place == game.city.start:
            _deliver(game, hero)
        reveal(game, hero.place)
        _burn(game, hero)
        if hero.id:
            taken = min(game.count(self.place, "corruption"), NUMBERS.entering)
            corrupt(game, hero, taken - _kept_off(game, hero, taken))
        check(game)


def _deliver(game: TheOthers, hero: Hero) -> None:
    """Civilians are safe as soon as their hero enters, whatever then happens to it there."""
    game.delivered += hero.escorts
    game.tell("delivered", seat=hero.seat, hero=hero.id, amount=hero.escorts)
    hero.escorts = 0
    check(game)


def _burn(game: TheOthers, hero: Hero) -> None:
    fires = min(game.count(hero.place, "fire"), NUMBERS.entering)
    if not fires:
        return
    if hero.has("fireproof"):
        clear(game, "fire", hero.place)
    else:
        wound(game, hero, fires)


def _kept_off(game: TheOthers, hero: Hero, taken: int) -> int:
    """Corruption tokens that a hero's power ignores in each turn, on any seat's turn. The turn
    counts them for the one hero with such a power: they say nothing about others."""
    turn, power = game.turn, hero.has("pure")
    if turn is None or not power:
        return 0
    free = min(taken, power - turn.ignored)
    turn.ignored += free
    return free


def streets_without_monsters(game: TheOthers, hero: Hero) -> list[str]:
    """Where the station takes a hero."""
    return [
        space
        for space in SPACES
        if space in game.city.streets and not game.beasts(space) and space != hero.place
    ]
