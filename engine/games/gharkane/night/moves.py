"""Moves of the night: heroes move one by one, put pressure on weaker rivals and act where they
arrive."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.gharkane.content import HACIENDAS, PLACES
from engine.games.gharkane.night import travel
from engine.games.gharkane.night.gear import amount, gain_on_arrival, spend, spent_by, uses
from engine.games.gharkane.night.haciendas import TakeSlot, TakeToken
from engine.games.gharkane.night.pressure import Press
from engine.games.gharkane.night.visit import Act, Visit, anything_left
from engine.games.gharkane.night.wanderers import waking
from engine.games.gharkane.picks import MoveHero, Stay
from engine.games.gharkane.shelter import CLOSED, LYING, STANDING, hero_as
from engine.games.gharkane.state import NONE, Gharkane
from engine.kernel import Pick, Refusal, Seat, SeatChoice, SeatStep, Step, step


@step
class NextHero(SeatStep[Gharkane]):
    """Night, moving: the seat plays one lying hero, then the seat on its left, until none lies. For
    a single player, a wanderer moves after each."""

    rules = ("night.move.order", "alone.order")

    def run(self, game: Gharkane) -> None:
        for n in range(game.seats):
            seat = (self.seat + n) % game.seats
            for hero in game.shelters[seat].heroes:
                if hero.stance == LYING:
                    after = NextHero.of((seat + 1) % game.seats)
                    game.then(ChooseMove.of(seat), *waking(game, 1), after)
                    return
        game.then(*waking(game, len(game.wanderers)))


@step
class ChooseMove(SeatChoice[Gharkane]):
    """Night, moving: raise a lying hero and move it; a hero that can move must.

    Always asked, so that a question reveals nothing about equipment; `stay` is offered if no hero
    can move without it.
    """

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

    def options(self, game: Gharkane, seat: Seat) -> Sequence[Pick]:
        near = travel.moves(game, seat)
        far = travel.long_moves(game, seat)
        if near:
            return [*near, *far] if far else near
        return [*far, Stay.of()]

    def chosen(self, game: Gharkane, seat: Seat, pick: MoveHero | Stay) -> None:
        heroes = game.shelters[seat].heroes
        if isinstance(pick, Stay):
            for index, other_hero in enumerate(heroes):
                if other_hero.stance == LYING:
                    heroes[index] = hero_as(other_hero.force, other_hero.place, CLOSED)
            game.tell("stayed", seat=seat)
            return
        index = [own_hero.place for own_hero in heroes].index(pick.origin)
        if travel.distance(pick.origin, pick.place) > travel.limit_of(game.events_open):
            legs, _ = travel.long_reach(game, seat)
            spend(game.shelters[seat], (legs,))
            game.tell("went_far", seat=seat, gear=legs)
        arriving: tuple[str, ...] = ()
        if pick.gear != NONE:
            usable = travel.on_arrival(game, seat, pick.force, pick.place)
            arriving = spent_by(pick.gear, usable)
        heroes[index] = hero_as(pick.force, pick.place, STANDING)
        game.tell("moved", seat=seat, force=pick.force, origin=pick.origin, place=pick.place)
        game.then(*arrival(game, seat, pick, arriving))

    def refusal(self, game: Gharkane, seat: Seat, pick: Stay | MoveHero) -> Refusal:
        if isinstance(pick, Stay):
            return Refusal("night.move.compulsory", "must-move")
        return refused_move(game, seat, pick)


def arrival(
    game: Gharkane, seat: Seat, move: MoveHero, gear: tuple[str, ...]
) -> list[Step[Gharkane]]:
    """Return the steps of a hero's arrival: equipment, pressure, then the slot or its actions."""
    force, place = move.force, move.place
    sharper = _used_on_arrival(game, seat, gear) if gear else ()
    actions = force - game.open_amount("fewer_actions")
    steps: list[Step[Gharkane]] = []
    if place == HACIENDAS:
        steps += (TakeToken(seat), TakeSlot(seat, force, move.deed))
    elif anything_left(game, place, actions, False, 0):
        announced = move.deed != NONE
        steps.append(
            Act.of(seat, place, actions, move.deed) if announced else Visit.of(seat, place, actions)
        )
    if not travel.weaker_rivals(game, seat, force, place):
        return steps
    press = Press(seat, force, place, amount(sharper))
    return [press, ComeOut.of(), *steps] if steps else [press]


def _used_on_arrival(game: Gharkane, seat: Seat, gear: tuple[str, ...]) -> list[str]:
    """Use equipment on arrival; return the pieces that make the pressure stronger."""
    sharper = [word for word in gear if word in game.shelters[seat].ready_gear_for(_ATTACK)]
    for word in gear:
        if word not in sharper:
            gain_on_arrival(game, seat, word)
        else:
            game.tell("pressed_harder", seat=seat, gear=word)
    spend(game.shelters[seat], gear)
    return sharper


_ATTACK = "stronger_attack"


@step
class ComeOut(Step[Gharkane]):
    """Night, collecting: a barrier after pressure.

    Whether the attacker announced a deed was hidden from the seats under pressure until they had
    answered.
    """

    rules = ("night.pressure.order",)

    def run(self, game: Gharkane) -> None:
        game.reveal()


def refused_move(game: Gharkane, seat: Seat, pick: MoveHero) -> Refusal:
    """Return why a move is refused: the first rule of movement that it breaks."""
    shelter = game.shelters[seat]
    own_hero = next((h for h in shelter.heroes if h.place == pick.origin), None)
    if own_hero is None or own_hero.force != pick.force:
        figures = {"force": pick.force, "place": pick.origin}
        return Refusal("night.move", "no-such-hero", figures)
    if own_hero.stance != LYING:
        return Refusal("night.move", "already-played", {"place": pick.origin})
    if pick.place not in PLACES:
        return Refusal("night.move", "no-such-place", {"place": pick.place})
    if pick.place == pick.origin:
        return Refusal("night.move.no_return", "same-place", {"place": pick.place})
    if any(hero.place == pick.place for hero in shelter.heroes):
        return Refusal("night.move.one_per_place", "own-hero-there", {"place": pick.place})
    if pick.place == HACIENDAS and own_hero.force in travel.slots_taken(game):
        return Refusal("night.haciendas.slots", "slot-taken", {"force": own_hero.force})
    distance, limit = travel.distance(pick.origin, pick.place), travel.limit_of(game.events_open)
    if distance > max(limit, travel.long_reach(game, seat)[1]):
        return Refusal("night.move.range", "too-far", {"needed": distance, "most": limit})
    usable = travel.on_arrival(game, seat, pick.force, pick.place)
    if pick.gear in [word for word, _ in uses(tuple(usable))]:
        return Refusal("night.actions", "nothing-of-that", {"place": pick.place})
    return Refusal("day.repair.once", "bonus-not-ready", {"use": pick.gear})
