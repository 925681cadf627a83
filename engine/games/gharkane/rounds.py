"""The main steps of the game, in the order of the rulebook."""

from __future__ import annotations

from engine.games.gharkane.content import DAYS, RESTOCK, SEARCH_REMOVED, STOCK
from engine.games.gharkane.day.day import Day
from engine.games.gharkane.night.happenings import ApplyEvents, TurnEvent
from engine.games.gharkane.night.moves import NextHero
from engine.games.gharkane.score import End
from engine.games.gharkane.setup import Setup
from engine.games.gharkane.shelter import LYING, hero_as
from engine.games.gharkane.state import Gharkane
from engine.kernel import Step, step


@step
class WholeGame(Step[Gharkane]):
    """How to play: setup, six days, and the end."""

    rules = ("goal", "turn", "end")

    def run(self, game: Gharkane) -> None:
        game.then(Setup(), *(Round(day) for day in range(1, DAYS + 1)), End())


@step
class Round(Step[Gharkane]):
    """How to play: a day consists of dusk, night, and the day in the shelters."""

    rules = ("turn",)
    day: int

    def run(self, game: Gharkane) -> None:
        game.day = self.day
        game.then(Dusk(), Night(), Dawn(), Day())


@step
class Dusk(Step[Gharkane]):
    """Dusk: restock every place, shuffle the search tiles of each city, and turn their top tile
    up."""

    rules = ("dusk.restock", "dusk.search", "dusk.game", "option.restock", "alone.restock")

    def run(self, game: Gharkane) -> None:
        game.phase = "dusk"
        mode, seats = game.variant.restock, game.seats
        full = RESTOCK[mode][seats]
        for place in STOCK:
            game.stock[place] = max(full, game.stock[place])
        game.tell("restocked", day=game.day, amount=full)
        for city in game.cities.values():
            tiles = city.pile + city.discards + city.aside
            game.shuffle(tiles)
            removed = SEARCH_REMOVED[mode][seats]
            city.aside, city.pile, city.discards = tiles[:removed], tiles[removed:], []


@step
class Night(Step[Gharkane]):
    """Night: events take effect, then heroes move in turn order, from the holder of the token at
    the start of the night."""

    rules = ("turn", "night.move.order")

    def run(self, game: Gharkane) -> None:
        game.phase = "night"
        game.then(TurnEvent(), ApplyEvents(), NextHero(game.first))


@step
class Dawn(Step[Gharkane]):
    """Day, start: every hero lies down where it is."""

    rules = ("day.dawn", "heroes.active")

    def run(self, game: Gharkane) -> None:
        game.phase = "day"
        for shelter in game.shelters:
            shelter.heroes = [hero_as(hero.force, hero.place, LYING) for hero in shelter.heroes]
        game.wanderers = [hero_as(hero.force, hero.place, LYING) for hero in game.wanderers]
        game.tell("dawned", day=game.day)
