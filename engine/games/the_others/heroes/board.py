"""Effectuer un Déplacement: leaving monsters, entering a space."""

from __future__ import annotations

from engine.games.the_others.content import NUMBERS, SIN_DIE, SPACES
from engine.games.the_others.doom import corrupt, wound
from engine.games.the_others.missions import check, clear
from engine.games.the_others.state import Hero, HeroStep, TheOthers
from engine.kernel import step
from engine.kit.dice import tally, throw


def reveal(game: TheOthers, place: str) -> None:
    """Turn up the hidden tokens of a space."""
    tokens = game.hidden.pop(place, [])
    if not tokens:
        return
    game.reveal()
    game.turned += tokens
    game.tell("turned_up", place=place, tokens=sorted(tokens))
    for token in tokens:
        if token != "blank":
            game.tokens[place] = [*game.tokens.get(place, []), token]


@step
class Leave(HeroStep):
    """Effectuer un Déplacement: each monster left behind throws a die; claws wound, tentacles
    corrupt, shields do not help."""

    rules = ("move.leaving",)

    def befall(self, game: TheOthers, hero: Hero) -> None:
        count = min(len(game.beasts(hero.place)), NUMBERS.leaving)
        if not count:
            return
        faces = throw(game, SIN_DIE, count)
        face_counts = tally(faces)
        game.tell("left_monsters", seat=hero.seat, hero=hero.id, place=hero.place, sin_dice=faces)
        corrupt(game, hero, face_counts["tentacle"])
        wound(game, hero, face_counts["claw"])


@step
class Arrive(HeroStep):
    """Effectuer un Déplacement: a hero that enters a space turns up its hidden tokens and suffers
    from fires and corruption.

    Civilians with it are safe where heroes start.
    """

    rules = ("move.entering", "tokens.fire", "tokens.corruption", "tokens.hidden", "rescue.deliver")
    place: str

    def befall(self, game: TheOthers, hero: Hero) -> None:
        game.tell("moved", seat=hero.seat, hero=hero.id, source=hero.place, place=self.place)
        hero.place = self.place
        if not game.first_edition:
            _deliver(game, hero)
        if game.result is not None:
            return
        reveal(game, hero.place)
        _burn(game, hero)
        if hero.id:
            tokens = min(game.count(self.place, "corruption"), NUMBERS.entering)
            corrupt(game, hero, tokens - _kept_off(game, hero, tokens))
        if hero.id and game.first_edition:
            _deliver(game, hero)
        check(game)


def _deliver(game: TheOthers, hero: Hero) -> None:
    """Deliver civilians where heroes start: before any harm to the hero that enters there, in the
    first edition after it."""
    if not hero.escorts or hero.place != game.city.start:
        return
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


def _kept_off(game: TheOthers, hero: Hero, tokens: int) -> int:
    """Return how many corruption tokens a hero's power ignores now, within its limit for a turn,
    whichever hero's.

    The turn counts them for the only hero with such a power.
    """
    turn, power = game.turn, hero.has("pure")
    if turn is None or not power:
        return 0
    free = min(tokens, power - turn.ignored)
    turn.ignored += free
    return free


def streets_without_monsters(game: TheOthers, hero: Hero) -> list[str]:
    """Return the streets to which the station can take a hero."""
    return [
        space
        for space in SPACES
        if space in game.city.streets and not game.beasts(space) and space != hero.place
    ]
