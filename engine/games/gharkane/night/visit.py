"""Actions of a hero where it has arrived: one answer spends them.

A pick combines a hunt, searches, equipment and collecting. To see a tile before searching further,
a seat searches once and is asked again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from engine.games.gharkane.content import PLACE, STOCK
from engine.games.gharkane.night import hunt, search
from engine.games.gharkane.night.gear import spent_by, uses
from engine.games.gharkane.night.hunt import Hunt
from engine.games.gharkane.picks import Forage, Pass
from engine.games.gharkane.state import NONE, Gharkane
from engine.kernel import Pick, Refusal, Seat, SeatChoice, SeatStep, Several, step


def anything_left(
    game: Gharkane, place: str, actions: int, hunted: bool, searches: int, taken: int = 0
) -> bool:
    """Return whether an action could still be of use there, by public facts."""
    if actions < 1:
        return False
    if game.stock[place] or (not hunted and hunt.game_at(game, place) is not None):
        return True
    return PLACE[place].city and bool(
        search.gear_limit(game, taken) or search.may_search(game, place, searches)
    )


@step
class Visit(SeatChoice[Gharkane]):
    """Night, collecting: one action per point of force, in any order and mix.

    Asked as long as something is left in public, because the seat's ammo and bonuses are its
    secret. Unused actions are lost.
    """

    picks = (Forage, Pass)
    composed = (Forage,)
    rules = (
        "night.actions",
        "night.collect",
        "night.collect.supply",
        "night.hunt",
        "night.hunt.cost",
        "night.hunt.ammo",
        "night.hunt.food",
        "night.hunt.bonus",
        "night.search",
        "night.search.tiles",
        "night.search.discards",
        "night.search.bonus",
        "night.gear",
        "option.equipment",
        "option.ammo",
        "content.animals",
    )
    always_ask = True
    place: str
    actions: int
    hunted: bool = False
    searches: int = 0
    sorting: str = ""
    taken: int = 0

    def options(self, game: Gharkane, seat: Seat) -> Sequence[Pick]:
        place, stock = self.place, game.stock[self.place]
        if place not in game.cities:
            ways = () if self.hunted else hunt.hunts(game, seat, place, self.actions)
            stock = min(self.actions, stock)
            return _outside(hunt.game_at(game, place) or NONE, ways, self.actions, stock)
        bonuses = search.searching_bonuses(game, seat, self.sorting)
        # Clamped to the actions, so that more calls of the cached function coincide.
        figures = (stock, self._tiles(game), search.gear_limit(game, self.taken))
        stock, tiles, limit = [min(self.actions, figure) for figure in figures]
        return _in_city(self.actions, stock, tiles, bonuses, tuple(game.display), limit)

    def ways(self, game: Gharkane, seat: Seat) -> list[Hunt]:
        """Return every way to hunt there."""
        hunts = () if self.hunted else hunt.hunts(game, seat, self.place, self.actions)
        return [way for way, _ in hunts]

    def _tiles(self, game: Gharkane) -> int:
        """Return how many more search actions the visit may have; actions not considered."""
        if not search.may_search(game, self.place, self.searches):
            return 0
        limit = search.search_limit(game)
        tiles = len(game.cities[self.place].pile)
        return tiles if limit is None else min(tiles, limit - self.searches)

    def hunting(self, game: Gharkane, seat: Seat, way: Hunt) -> int:
        """Return the actions that a hunt takes; there must be an animal."""
        bonuses = spent_by(way.use, hunt.hunting_bonuses(game, seat))
        return hunt.resistance(game, game.game_piles[self.place][-1], bonuses) - way.ammo

    def values(
        self, game: Gharkane, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[Any] | Several:
        city = self.place in game.cities
        if not so_far:
            animal = hunt.game_at(game, self.place)
            return (animal, NONE) if animal and self.ways(game, seat) else (NONE,)
        hunts = self.ways(game, seat) if so_far["hunt"] != NONE else []
        match len(so_far):
            case 1:
                maximum = min(self.actions, self._tiles(game)) if city else 0
                return range(0 if hunts else maximum, -1, -1)
            case 2 if hunts:
                return tuple(dict.fromkeys(way.use for way in hunts))
            case 2:
                searched = bool(so_far["search"])
                bonuses = search.searching_bonuses(game, seat, self.sorting) if searched else ()
                return tuple(word for word, _ in uses(bonuses))
            case 3:
                return [way.ammo for way in hunts if way.use == so_far["use"]] or (0,)
        actions_left = self.actions - so_far["search"]
        if hunts:
            actions_left -= self.hunting(game, seat, Hunt(so_far["ammo"], so_far["use"]))
        if len(so_far) == 4:
            displayed = tuple(game.display) if city else ()
            return Several(
                displayed, 0, min(actions_left, search.gear_limit(game, self.taken) if city else 0)
            )
        return range(min(actions_left - len(so_far["gear"]), game.stock[self.place]), -1, -1)

    def accepts(self, game: Gharkane, seat: Seat, pick: Forage) -> bool:
        return pick != Forage()

    def chosen(self, game: Gharkane, seat: Seat, pick: Forage | Pass) -> None:
        if not isinstance(pick, Pass):
            self.spend(game, seat, pick)

    def spend(self, game: Gharkane, seat: Seat, pick: Forage) -> None:
        """Carry out a pick; what chance reveals comes last."""
        actions_left, sorting = self.actions, self.sorting
        hunted = self.hunted or pick.hunt != NONE
        if pick.hunt != NONE:
            actions_left -= hunt.hunted(game, seat, self.place, Hunt(pick.ammo, pick.use))
        if pick.collect:
            collected(game, seat, self.place, pick.collect)
        for gear in pick.gear:
            search.gear_taken(game, seat, self.place, gear)
        actions_left -= pick.collect + len(pick.gear)
        searches, use = self.searches, pick.use if pick.hunt == NONE else NONE
        for _ in range(pick.search):
            if search.may_search(
                game, self.place, searches
            ):  # a bonus may have drawn the last tile
                sorting = search.searched(game, seat, self.place, use, sorting)
                actions_left, searches, use = actions_left - 1, searches + 1, NONE
        taken = self.taken + len(pick.gear)
        if anything_left(game, self.place, actions_left, hunted, searches, taken):
            game.then(Visit.of(seat, self.place, actions_left, hunted, searches, sorting, taken))

    def refusal(self, game: Gharkane, seat: Seat, pick: Forage) -> Refusal:
        place, actions_left = self.place, self.actions
        if pick.hunt != NONE:
            if self.hunted:
                return Refusal(hunt.RULE, "already-hunted", {"place": place})
            way = Hunt(pick.ammo, pick.use)
            if pick.hunt != hunt.game_at(game, place) or way not in self.ways(game, seat):
                return hunt.refusal(game, seat, place, self.actions, pick)
            actions_left -= self.hunting(game, seat, way)
        if pick.search and (pick.hunt != NONE or pick.search > self._tiles(game)):
            return search.refusal(game, place, self.searches, pick)
        wrong = search.refused_gear(game, place, pick.gear, self.taken)
        if wrong is not None:
            return wrong
        stock, needed = game.stock[place], pick.search + len(pick.gear) + pick.collect
        if needed > actions_left:
            return Refusal(
                "night.actions", "actions-short", {"needed": needed, "have": actions_left}
            )
        if pick.collect > stock:
            figures = {"needed": pick.collect, "have": stock}
            return Refusal("night.collect", "stock-short", figures)
        if pick.ammo and pick.hunt == NONE:
            return Refusal(hunt.RULE, "nothing-of-that", {"place": place})
        if pick.use != NONE and pick.hunt == NONE:
            return search.refusal(game, place, self.searches, pick)
        return Refusal("night.collect", "at-least-one")


@step
class Act(SeatStep[Gharkane]):
    """Night, collecting: carry out the deed that the move announced; the seat is asked about
    remaining actions."""

    rules = ("night.actions",)
    place: str
    actions: int
    deed: str

    def run(self, game: Gharkane) -> None:
        visit, actions_left = Visit.of(self.seat, self.place, self.actions), self.actions
        ways = visit.ways(game, self.seat) if self.deed == HUNT else []
        if self.deed == HUNT and not ways:  # a correction has removed the animal
            game.then(visit)
            return
        way, animal = Hunt(0), NONE
        if ways:
            way, animal = ways[0], game.game_piles[self.place][-1]
            actions_left -= visit.hunting(game, self.seat, way)
        collect = min(actions_left, game.stock[self.place])
        visit.spend(game, self.seat, Forage(animal, 0, way.use, way.ammo, (), collect))


COLLECT, HUNT = "collect", "hunt"
DEEDS = (((NONE,), (COLLECT, NONE)), ((HUNT, NONE), (HUNT, COLLECT, NONE)))
"""DEEDS[can hunt][can collect]: the deeds that a move may announce. None depends on luck; "none"
means that the seat is asked there."""


def collected(game: Gharkane, seat: Seat, place: str, count: int) -> None:
    """Collect one of the place's resource per action, and what an option adds from the reserve."""
    game.stock[place] -= count
    amount = count * game.an_action(place)
    game.shelters[seat].gain(STOCK[place], amount)
    game.tell("collected", seat=seat, place=place, resource=STOCK[place], amount=amount)


@lru_cache(maxsize=4096)
def _outside(
    animal: str, ways: tuple[tuple[Hunt, int], ...], actions: int, stock: int
) -> tuple[Pick, ...]:
    """Return each way to hunt, with the rest collected, and collecting alone."""
    picks: list[Pick] = [
        Forage(animal, 0, way.use, way.ammo, (), min(actions - actions_taken, stock))
        for way, actions_taken in ways
    ]
    if stock:
        picks.append(Forage(collect=min(actions, stock)))
    return (*dict.fromkeys(picks), Pass.of())


@lru_cache(maxsize=4096)
def _in_city(
    actions: int,
    stock: int,
    tiles: int,
    bonuses: tuple[str, ...],
    display: tuple[str, ...],
    limit: int,
) -> tuple[Pick, ...]:
    """Return the natural picks in a city: collect as much as possible; one search; as many searches
    as possible; pieces of equipment on display.

    Remaining actions collect or search.
    """
    ways_found: list[tuple[int, str, tuple[str, ...], int]] = []
    if stock:
        collect = min(actions, stock)
        ways_found.append((min(actions - collect, tiles), NONE, (), collect))
    for count in (1, min(actions, tiles)) if tiles else ():
        ways_found += [(count, word, (), 0) for word, _ in uses(bonuses)]
    if tiles:
        ways_found.append((1, NONE, (), min(actions - 1, stock)))
    for count in range(1, min(actions, limit) + 1):
        actions_left = actions - count
        collect = min(actions_left, stock)
        search = min(actions_left - collect, tiles)
        ways_found += [(search, NONE, pieces, collect) for pieces in combinations(display, count)]
    ways = dict.fromkeys(ways_found)
    return (*[Forage(NONE, search, use, 0, gear, n) for search, use, gear, n in ways], Pass.of())
