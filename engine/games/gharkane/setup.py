"""Setup: the board, the deal, the first player, and the heroes on the board."""

from __future__ import annotations

from collections.abc import Container, Sequence

from engine.games.gharkane.content import (
    CITIES,
    COMMON_ROOM,
    DAYS,
    EQUIPMENT_PILE,
    EVENTS,
    FORCES,
    GAME_PILE,
    GAME_PLACES,
    HACIENDAS,
    LEADERS,
    NUMBERS,
    PLACES,
    ROOM_PILE,
    SEARCH_PILE,
    SHELTERS,
    STOCK,
)
from engine.games.gharkane.night.wanderers import set_out
from engine.games.gharkane.picks import Post
from engine.games.gharkane.settling import rooms_lacking, settle_in
from engine.games.gharkane.shelter import Deal, Gear, Room, Shelter, hero_as
from engine.games.gharkane.state import Box, City, Gharkane
from engine.kernel import Pick, Refusal, Seat, SeatChoice, Step, side_by_side, step
from engine.kit.ranks import by_lot, highest


@step
class Setup(Step[Gharkane]):
    """Setup: lay out the board, deal, let every seat choose at its own pace, post the heroes."""

    rules = (
        "setup.order",
        "setup.board",
        "setup.game",
        "setup.events",
        "setup.first_player",
        "setup.common_room",
        "board.ring",
        "option.first_player",
        "alone",
        "alone.wanderers",
    )

    def run(self, game: Gharkane) -> None:
        lay_out(game)
        deal(game)
        game.first = first_player(game)
        game.tell("began", first=game.first)
        game.then(side_by_side(*(settle_in(seat) for seat in range(game.seats))), MeetTheClans())


def lay_out(
    game: Gharkane,
    *,
    events: Sequence[str] = tuple(EVENTS),
    days: int = DAYS,
    equipment: Sequence[str] = EQUIPMENT_PILE,
) -> None:
    """Lay out the board: piles of game with the top tile up, cities, equipment on display, an event
    per day.

    Search tiles stay among the discards until dusk shuffles them.
    """
    game.stock = dict.fromkeys(STOCK, 0)
    animals = list(GAME_PILE)
    game.shuffle(animals)
    for place in GAME_PLACES:
        game.game_piles[place] = [animals.pop() for _ in range(NUMBERS.game_pile)]
    game.cities = {city: City(discards=list(SEARCH_PILE)) for city in CITIES}
    game.equipment_pile = list(equipment)
    game.shuffle(game.equipment_pile)
    displayed = min(NUMBERS.display, len(game.equipment_pile))
    game.display = [game.equipment_pile.pop() for _ in range(displayed)]
    drawn = list(events)
    game.shuffle(drawn)
    game.events_ahead = [drawn.pop() for _ in range(days)]
    game.box = Box(game=animals, events=drawn)
    set_out(game)


def deal(game: Gharkane) -> None:
    """Deal each seat shelters, leaders and rooms to choose from, unless it has them; the rest goes
    into the box."""
    shelters, leaders, rooms = list(SHELTERS), list(LEADERS), list(ROOM_PILE)
    game.shelters = game.shelters or [Shelter() for _ in range(game.seats)]
    for shelter in game.shelters:
        shelter.rooms = shelter.rooms or [Room(COMMON_ROOM)]
        for pile, taken in ((shelters, [shelter.name]), (leaders, [shelter.leader])):
            pile[:] = [card for card in pile if card not in taken]
        for room in shelter.rooms:
            if room.id != COMMON_ROOM:
                rooms.remove(room.id)
    for pile in (shelters, leaders, rooms):
        game.shuffle(pile)
    spare = NUMBERS.rooms_seen - NUMBERS.rooms_kept
    for shelter in game.shelters:
        lacking = rooms_lacking(shelter)
        shelter.deal = Deal(
            tuple([shelters.pop() for _ in range(0 if shelter.name else NUMBERS.shelters_seen)]),
            tuple([leaders.pop() for _ in range(0 if shelter.leader else NUMBERS.leaders_seen)]),
            tuple([rooms.pop() for _ in range(lacking + spare if lacking else 0)]),
        )
    game.box.shelters, game.box.leaders, game.box.rooms = shelters, leaders, rooms


def first_player(game: Gharkane, traits: Sequence[tuple[int, int]] = ()) -> Seat:
    """Return the starting seat by the option: random, a fixed seat (wrapped round at smaller
    tables), or by traits.

    Traits: the highest sum of the two, then the highest first trait, then chance.
    """
    if game.variant.first_player == "random":
        return game.roll(game.seats)
    if game.variant.first_player == "traits":
        merits = [(sum(two), two[0]) for two in traits or [(0, 0)] * game.seats]
        return by_lot(game, highest(merits))
    return (int(game.variant.first_player.removeprefix("seat_")) - 1) % game.seats


@step
class MeetTheClans(Step[Gharkane]):
    """Setup: reveal shelters and leaders, let each seat draw broken equipment in secret, and post
    the heroes one by one in turn order."""

    rules = ("setup.gear", "secrets.public")

    def run(self, game: Gharkane) -> None:
        meet(game, range(game.seats))


def meet(game: Gharkane, drawing: Container[Seat]) -> None:
    """Reveal the clans, let the `drawing` seats draw equipment while the pile lasts, and plan the
    posting of heroes."""
    game.phase = "posting"
    order = game.in_turn_order()
    for seat in order:
        shelter = game.shelters[seat]
        game.tell("clan_known", seat=seat, shelter=shelter.name, leader=shelter.leader)
    for seat in order:
        if seat in drawing and game.equipment_pile:
            gear = game.equipment_pile.pop()
            game.shelters[seat].gear.append(Gear(gear))
            game.confide("gear_drawn", seat, gear=gear)
    game.reveal()
    game.then(*(PostHero(seat) for _ in FORCES for seat in order))


@step
class PostHero(SeatChoice[Gharkane]):
    """Setup: in turn order a seat puts a hero on one of its leader's three places or at the
    haciendas, one on each.

    The seat decides which force goes where. It is not asked if all remaining heroes have the same
    force, because the result is the same.
    """

    picks = (Post,)
    rules = ("setup.heroes", "heroes")

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        places, forces = self._places(game, seat), self._forces(game, seat)
        if len(set(forces)) == 1:  # the order of the places makes no difference
            places = places[:1]
        return [Post.of(f, p) for f in dict.fromkeys(forces) for p in places]

    def _forces(self, game: Gharkane, seat: Seat) -> list[int]:
        forces = list(FORCES)
        for hero in game.shelters[seat].heroes:
            forces.remove(hero.force)
        return forces

    def _places(self, game: Gharkane, seat: Seat) -> list[str]:
        shelter = game.shelters[seat]
        taken = {hero.place for hero in shelter.heroes}
        starts = {*LEADERS[shelter.leader].starts, HACIENDAS} - taken
        return [place for place in PLACES if place in starts]

    def chosen(self, game: Gharkane, seat: Seat, pick: Post) -> None:
        game.shelters[seat].heroes.append(hero_as(pick.force, pick.place))
        game.tell("posted", seat=seat, force=pick.force, place=pick.place)

    def refusal(self, game: Gharkane, seat: Seat, pick: Post) -> Refusal:
        if pick.force not in self._forces(game, seat):
            return Refusal(self.rules[0], "no-such-force", {"force": pick.force})
        return Refusal(self.rules[0], "not-a-start", {"place": pick.place})
