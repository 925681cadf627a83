"""For a single player: the wanderers, neutral heroes that empty places and put pressure on seats in
place of rivals."""

from __future__ import annotations

from engine.frozen import replace
from engine.games.gharkane.content import NUMBERS, STOCK
from engine.games.gharkane.night import travel
from engine.games.gharkane.night.pressure import FacePressure
from engine.games.gharkane.shelter import LYING, STANDING, Hero
from engine.games.gharkane.state import NOBODY, Gharkane
from engine.kernel import Step, step

_DIE = 6


def set_out(game: Gharkane) -> None:
    """Put the wanderers on the board, in a game with one seat."""
    if game.seats == 1:
        game.wanderers = [Hero(force, place) for place, force in NUMBERS.wanderers.items()]


def waking(game: Gharkane, count: int) -> list[Step[Gharkane]]:
    """Return the steps by which up to `count` wanderers move."""
    return [WandererMoves()] * min(count, len(game.wanderers))


@step
class WandererMoves(Step[Gharkane]):
    """Alone: the strongest lying wanderer moves clockwise, one place on an odd die, two on an even
    one, within the night's limit.

    It takes as much of the place's resource as its force, and puts pressure on a weaker active
    hero. Each moves once a night.
    """

    rules = ("alone.order", "alone.move", "alone.take", "alone.press")

    def run(self, game: Gharkane) -> None:
        lying = [n for n, wanderer in enumerate(game.wanderers) if wanderer.stance == LYING]
        if not lying:
            return
        index = max(lying, key=lambda n: game.wanderers[n].force)
        hero, die = game.wanderers[index], 1 + game.roll(_DIE)
        reached = travel.ahead(hero.place, travel.limit_of(game.events_open))
        place = reached[min(2 - die % 2, len(reached)) - 1]
        game.wanderers[index] = replace(hero, place=place, stance=STANDING)
        game.tell("wandered", force=hero.force, origin=hero.place, place=place, die=die)
        take(game, hero.force, place)
        game.then(*press(game, hero.force, place))


def take(game: Gharkane, force: int, place: str) -> None:
    """Alone: remove as much of the place's resource as the wanderer has actions; game, search tiles
    and equipment stay."""
    taken = min(force - game.open_amount("fewer_actions"), game.stock.get(place, 0))
    if taken:
        game.stock[place] -= taken
        game.tell("emptied", force=force, place=place, resource=STOCK[place], amount=taken)


def press(game: Gharkane, force: int, place: str) -> list[Step[Gharkane]]:
    """Alone: return the pressure of an arriving wanderer on weaker active heroes, by the
    difference."""
    steps: list[Step[Gharkane]] = []
    for seat, hero in game.standing_at(place):
        if hero.force < force:
            difference = force - hero.force
            game.tell("wanderer_pressed", seat=seat, force=force, place=place, pressure=difference)
            steps.append(FacePressure(seat, NOBODY, difference))
    return steps
