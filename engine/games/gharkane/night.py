"""The night: heroes move one by one and collect where they arrive."""

from __future__ import annotations

from engine.frozen import replace
from engine.games.gharkane import hunt, search, travel
from engine.games.gharkane.content import FORCES, HACIENDAS, PLACE, PLACES, STOCK
from engine.games.gharkane.gear import amount, gain_on_arrival, spend, spent_by, uses
from engine.games.gharkane.haciendas import TakeSlot, TakeToken
from engine.games.gharkane.picks import Collect, Hunt, MoveHero, Pass, Search, Stay, TakeGear
from engine.games.gharkane.pressure import Press
from engine.games.gharkane.state import CLOSED, LYING, STANDING, Gharkane, Hero
from engine.kernel import Choice, Pick, Refusal, Seat, Step, step


@step
class NextHero(Step[Gharkane]):
    """Night, moving: the seat plays one lying hero, then the seat on its left, until none lies."""

    rules = ("night.move.order",)
    seat: Seat

    def run(self, game: Gharkane) -> None:
        for n in range(game.seats):
            seat = (self.seat + n) % game.seats
            for hero in game.shelters[seat].heroes:
                if hero.stance == LYING:
                    game.then(ChooseMove(seat), NextHero((seat + 1) % game.seats))
                    return


@step
class ChooseMove(Choice[Gharkane]):
    """Night, moving: stand a lying hero up and move it; who can move must. Always asked, so that
    being asked tells nothing about equipment: `stay` is offered when no hero can move without."""

    picks = (MoveHero, Stay)
    rules = (
        "night.move",
        "night.move.range",
        "night.move.no_return",
        "night.move.one_per_place",
        "night.move.crossing",
        "night.move.rivals",
        "night.move.compulsory",
        "night.move.stuck",
        "night.move.gear",
        "night.haciendas.slots",
        "content.equipment",
    )
    always_ask = True
    seat: Seat

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        found: list[Pick] = [*travel.moves(game, seat)]
        if not found:
            return [*travel.long_moves(game, seat), _STAY]
        if game.shelters[seat].gear:
            found += travel.long_moves(game, seat)
        return found

    def chosen(self, game: Gharkane, seat: Seat, pick: MoveHero | Stay) -> None:
        heroes = game.shelters[seat].heroes
        if isinstance(pick, Stay):
            for at, hero in enumerate(heroes):
                if hero.stance == LYING:
                    heroes[at] = replace(hero, stance=CLOSED)
            game.tell("stayed", seat=seat)
            return
        at = next(at for at, hero in enumerate(heroes) if hero.place == pick.origin)
        if travel.distance(pick.origin, pick.place) > travel.limit_of(game.events_open):
            legs, _ = travel.long_reach(game, seat)
            spend(game.shelters[seat], (legs,))
            game.tell("went_far", seat=seat, gear=legs)
        arriving = spent_by(pick.gear, travel.on_arrival(game, seat, pick.force, pick.place))
        heroes[at] = Hero(pick.force, pick.place, STANDING)
        game.tell("moved", seat=seat, force=pick.force, origin=pick.origin, place=pick.place)
        game.then(*arrival(game, seat, pick.force, pick.place, arriving))

    def refusal(self, game: Gharkane, seat: Seat, pick: Pick) -> Refusal:
        if isinstance(pick, Stay):
            return Refusal("night.move.compulsory", "must-move")
        assert isinstance(pick, MoveHero)
        return refused_move(game, seat, pick)


_STAY = Stay()


def arrival(
    game: Gharkane, seat: Seat, force: int, place: str, gear: tuple[str, ...]
) -> list[Step[Gharkane]]:
    """What happens where a hero arrives: equipment, pressure, then the slot or its actions."""
    sharper = [word for word in gear if word in game.shelters[seat].ready_gear_for(_ATTACK)]
    for word in gear:
        if word not in sharper:
            gain_on_arrival(game, seat, word)
        else:
            game.tell("pressed_harder", seat=seat, gear=word)
    spend(game.shelters[seat], gear)
    steps: list[Step[Gharkane]] = []
    if travel.weaker_rivals(game, seat, force, place):
        steps.append(Press(seat, force, place, amount(sharper)))
    if place == HACIENDAS:
        return [*steps, TakeToken(seat), TakeSlot(seat, force)]
    actions = max(0, force - game.open_amount("fewer_actions"))
    if anything_left(game, place, actions, False, 0):
        steps.append(Visit(seat, place, actions))
    return steps


_ATTACK = "stronger_attack"


def refused_move(game: Gharkane, seat: Seat, pick: MoveHero) -> Refusal:
    """Why a move is refused, by the first of the rules of movement that it breaks."""
    shelter = game.shelters[seat]
    hero = next((h for h in shelter.heroes if h.place == pick.origin), None)
    if hero is None or hero.force != pick.force:
        figures = {"force": pick.force, "place": pick.origin}
        return Refusal("night.move", "no-such-hero", figures)
    if hero.stance != LYING:
        return Refusal("night.move", "already-played", {"place": pick.origin})
    if pick.place not in PLACES:
        return Refusal("night.move", "no-such-place", {"place": pick.place})
    if pick.place == pick.origin:
        return Refusal("night.move.no_return", "same-place", {"place": pick.place})
    if any(own.place == pick.place for own in shelter.heroes):
        return Refusal("night.move.one_per_place", "own-hero-there", {"place": pick.place})
    if pick.place == HACIENDAS and hero.force in travel.slots_taken(game):
        return Refusal("night.haciendas.slots", "slot-taken", {"force": hero.force})
    apart, limit = travel.distance(pick.origin, pick.place), travel.limit_of(game.events_open)
    if apart > max(limit, travel.long_reach(game, seat)[1]):
        return Refusal("night.move.range", "too-far", {"needed": apart, "most": limit})
    usable = travel.on_arrival(game, seat, pick.force, pick.place)
    assert pick.gear not in [word for word, _ in uses(tuple(usable))], "refused without a reason"
    return Refusal("day.repair.once", "bonus-not-ready", {"use": pick.gear})


def anything_left(game: Gharkane, place: str, actions: int, hunted: bool, searches: int) -> bool:
    """Whether, for all that everybody can see, an action could still be of use there."""
    if actions < 1:
        return False
    if game.stock[place] or (not hunted and hunt.game_at(game, place) is not None):
        return True
    return PLACE[place].city and bool(game.display or search.may_search(game, place, searches))


@step
class Visit(Choice[Gharkane]):
    """Night, collecting: one action per point of force, in any order and mix, as far as something
    is left. Asked as long as anything is there for all to see, since what a seat could do with its
    ammo and bonuses is its secret; what it leaves unused is lost."""

    picks = (Collect, Hunt, Search, TakeGear, Pass)
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
        "content.animals",
    )
    always_ask = True
    seat: Seat
    place: str
    actions: int
    hunted: bool = False
    searches: int = 0
    sorting: str = ""

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        place, actions = self.place, self.actions
        found: list[Pick] = [*_COLLECT[: min(actions, game.stock[place])]]
        if not self.hunted:
            found += hunt.hunts(game, seat, place, actions)
        if place in game.cities:
            found += search.searches_at(game, seat, place, self.searches, self.sorting)
            found += search.gear_on_display(game)
        found.append(_PASS)
        return found

    def chosen(self, game: Gharkane, seat: Seat, pick: Pick) -> None:
        spent, hunted, searches, sorting = 1, self.hunted, self.searches, self.sorting
        if isinstance(pick, Collect):
            spent = pick.count
            collected(game, seat, self.place, pick.count)
        elif isinstance(pick, Hunt):
            spent, hunted = hunt.hunted(game, seat, self.place, pick), True
        elif isinstance(pick, Search):
            sorting = search.searched(game, seat, self.place, pick, sorting)
            searches += 1
        elif isinstance(pick, TakeGear):
            search.gear_taken(game, seat, self.place, pick)
        else:
            return
        left = self.actions - spent
        if anything_left(game, self.place, left, hunted, searches):
            game.then(Visit(seat, self.place, left, hunted, searches, sorting))

    def refusal(self, game: Gharkane, seat: Seat, pick: Pick) -> Refusal:
        if isinstance(pick, Collect):
            return self._refused_collect(game, pick)
        if isinstance(pick, Hunt):
            if self.hunted:
                return Refusal(hunt.RULE, "already-hunted", {"place": self.place})
            return hunt.refusal(game, seat, self.place, self.actions, pick)
        if isinstance(pick, Search):
            return search.refusal(game, self.place, self.searches, pick)
        assert isinstance(pick, TakeGear)
        return search.gear_refusal(game, self.place, pick)

    def _refused_collect(self, game: Gharkane, pick: Collect) -> Refusal:
        if pick.count > self.actions:
            return Refusal(
                "night.actions", "actions-short", {"needed": pick.count, "have": self.actions}
            )
        stock = game.stock[self.place]
        if pick.count > stock:
            return Refusal("night.collect", "stock-short", {"needed": pick.count, "have": stock})
        return Refusal("night.collect", "at-least-one")


def collected(game: Gharkane, seat: Seat, place: str, count: int) -> None:
    """One of the place's resource for each action."""
    game.stock[place] -= count
    game.shelters[seat].gain(STOCK[place], count)
    game.tell("collected", seat=seat, place=place, resource=STOCK[place], amount=count)


_PASS = Pass()
_COLLECT = [Collect(count) for count in range(1, max(FORCES) + 1)]
