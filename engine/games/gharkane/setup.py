"""Setup: piles, shelters, leaders, rooms, goods, the first room, and the heroes on the board."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cache, lru_cache

from engine.frozen import replace
from engine.games.gharkane.content import (
    CITIES,
    COMMON_ROOM,
    DAYS,
    EQUIPMENT_PILE,
    EVENTS,
    FORCES,
    GAME_PILE,
    GAME_PLACES,
    GOODS,
    HACIENDAS,
    LEADERS,
    NUMBERS,
    PLACES,
    ROOM_PILE,
    ROOMS,
    SEARCH_PILE,
    SHELTERS,
    STOCK,
)
from engine.games.gharkane.night.wanderers import set_out
from engine.games.gharkane.picks import (
    Build,
    Discard,
    Exchange,
    Pass,
    Place,
    Post,
    TakeLeader,
    TakeShelter,
)
from engine.games.gharkane.state import (
    HOSPITAL,
    Box,
    City,
    Deal,
    Gear,
    Gharkane,
    Room,
    Shelter,
    hero_as,
)
from engine.kernel import Choice, Pick, Refusal, Seat, Step, side_by_side, step

_PRIVATE = "Setup"
_post, _discard = cache(Post), cache(Discard)


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


def settle_in(seat: Seat) -> list[Step[Gharkane]]:
    """Return the setup questions of a seat, in order."""
    discards = NUMBERS.rooms_seen - NUMBERS.rooms_kept
    return [
        ChooseShelter(seat),
        *(DiscardRoom(seat) for _ in range(discards)),
        ChooseLeader(seat),
        ExchangeGoods(seat),
        BuildFirstRoom(seat),
        PlaceFirstSurvivors(seat),
    ]


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


def rooms_lacking(shelter: Shelter) -> int:
    """Return how many rooms, besides the common one, a seat still has to keep."""
    return NUMBERS.rooms_kept + 1 - len(shelter.rooms)


def first_player(game: Gharkane, traits: Sequence[tuple[int, int]] = ()) -> Seat:
    """Return the starting seat by the option: random, a fixed seat (wrapped round at smaller
    tables), or by traits.

    Traits: the highest sum of the two, then the highest first trait, then chance.
    """
    if game.variant.first_player == "random":
        return game.roll(game.seats)
    if game.variant.first_player == "traits":
        merits = [(sum(two), two[0]) for two in traits or [(0, 0)] * game.seats]
        best = [seat for seat, merit in enumerate(merits) if merit == max(merits)]
        return best[game.roll(len(best))] if len(best) > 1 else best[0]
    return (int(game.variant.first_player.removeprefix("seat_")) - 1) % game.seats


@step
class ChooseShelter(Choice[Gharkane]):
    """Setup: keep one of the two dealt shelters with its five goods; then rooms and leaders are
    turned up."""

    picks = (TakeShelter,)
    rules = ("setup.shelter", "content.shelters")
    always_ask = True
    known_as = _PRIVATE
    seat: Seat

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        return [TakeShelter(name) for name in game.shelters[seat].deal.shelters]

    def chosen(self, game: Gharkane, seat: Seat, pick: TakeShelter) -> None:
        shelter = game.shelters[seat]
        game.box.shelters += [n for n in shelter.deal.shelters if n != pick.shelter]
        shelter.deal = replace(shelter.deal, shelters=())
        shelter.name = pick.shelter
        game.reveal()
        for good, amount in SHELTERS[pick.shelter].goods.items():
            shelter.gain(good, amount)
        game.confide("shelter_kept", seat, shelter=pick.shelter)

    def refusal(self, game: Gharkane, seat: Seat, pick: Pick) -> Refusal:
        assert isinstance(pick, TakeShelter)
        return Refusal(self.rules[0], "not-dealt", {"what": pick.shelter})


@step
class DiscardRoom(Choice[Gharkane]):
    """Setup: put one of the six dealt rooms back, with rooms and leaders in view; four remain."""

    picks = (Discard,)
    rules = ("setup.rooms", "content.rooms")
    always_ask = True
    known_as = _PRIVATE
    seat: Seat

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        return [_discard(room) for room in dict.fromkeys(game.shelters[seat].deal.rooms)]

    def chosen(self, game: Gharkane, seat: Seat, pick: Discard) -> None:
        shelter = game.shelters[seat]
        rooms = list(shelter.deal.rooms)
        rooms.remove(pick.room)
        game.box.rooms.append(pick.room)
        game.confide("room_discarded", seat, room=pick.room)
        if len(rooms) == rooms_lacking(shelter):
            shelter.rooms += [Room(room) for room in rooms]
            rooms = []
        shelter.deal = replace(shelter.deal, rooms=tuple(rooms))

    def refusal(self, game: Gharkane, seat: Seat, pick: Pick) -> Refusal:
        assert isinstance(pick, Discard)
        return Refusal(self.rules[0], "not-dealt", {"what": pick.room})


@step
class ChooseLeader(Choice[Gharkane]):
    """Setup: keep one of the two dealt leaders, who brings resources and defines where heroes
    start."""

    picks = (TakeLeader,)
    rules = ("setup.leader", "content.leaders")
    always_ask = True
    known_as = _PRIVATE
    seat: Seat

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        return [TakeLeader(leader) for leader in game.shelters[seat].deal.leaders]

    def chosen(self, game: Gharkane, seat: Seat, pick: TakeLeader) -> None:
        shelter = game.shelters[seat]
        game.box.leaders += [n for n in shelter.deal.leaders if n != pick.leader]
        shelter.deal = replace(shelter.deal, leaders=())
        shelter.leader = pick.leader
        for resource, amount in LEADERS[pick.leader].resources.items():
            shelter.gain(resource, amount)
        game.confide("leader_kept", seat, leader=pick.leader)

    def refusal(self, game: Gharkane, seat: Seat, pick: Pick) -> Refusal:
        assert isinstance(pick, TakeLeader)
        return Refusal(self.rules[0], "not-dealt", {"what": pick.leader})


@lru_cache(maxsize=1024)
def _exchanges(goods: tuple[tuple[str, int], ...]) -> tuple[Pick, ...]:
    """Return every exchange of two of these goods for one that is neither, and the pass."""
    stock = dict(goods)
    exchanges = [
        Exchange(give, other, get)
        for give in stock
        for other in stock
        if give != other or stock[give] > 1
        for get in GOODS
        if get not in (give, other)
    ]
    return (*exchanges, Pass())


@step
class ExchangeGoods(Choice[Gharkane]):
    """Setup: at most twice, exchange two of the shelter's own first goods for one other good.

    Goods of the leader and exchanged goods cannot be exchanged. `spent` are the shelter's goods
    given up so far.
    """

    picks = (Exchange, Pass)
    rules = ("setup.exchange",)
    always_ask = True
    known_as = _PRIVATE
    seat: Seat
    spent: tuple[str, ...] = ()

    def options(self, game: Gharkane, seat: Seat) -> Sequence[Pick]:
        return _exchanges(tuple(self._goods_left(game, seat).items()))

    def _goods_left(self, game: Gharkane, seat: Seat) -> dict[str, int]:
        """Return the shelter's first goods that are left, in the order of GOODS."""
        goods = SHELTERS[game.shelters[seat].name].goods
        first_goods = {str(good): count for good, count in goods.items()}
        counts = {good: first_goods.get(good, 0) - self.spent.count(good) for good in GOODS}
        return {good: count for good, count in counts.items() if count}

    def chosen(self, game: Gharkane, seat: Seat, pick: Exchange | Pass) -> None:
        if isinstance(pick, Pass):
            return
        shelter = game.shelters[seat]
        shelter.pay(pick.give)
        shelter.pay(pick.other)
        shelter.gain(pick.get)
        game.confide("exchanged", seat, give=pick.give, other=pick.other, get=pick.get)
        spent = (*self.spent, pick.give, pick.other)
        if len(spent) < 2 * NUMBERS.exchanges:
            game.then(ExchangeGoods(seat, spent))

    def refusal(self, game: Gharkane, seat: Seat, pick: Pick) -> Refusal:
        assert isinstance(pick, Exchange)
        rule = self.rules[0]
        stock = self._goods_left(game, seat)
        for good in (pick.give, pick.other):
            if good not in stock:
                return Refusal(rule, "not-a-first-good", {"what": good})
        if pick.give == pick.other and stock[pick.give] < 2:
            return Refusal(rule, "goods-short", {"what": pick.give, "needed": 2, "have": 1})
        if pick.get not in GOODS:
            return Refusal(rule, "not-a-good", {"what": pick.get})
        return Refusal(rule, "same-good", {"what": pick.get})


@step
class BuildFirstRoom(Choice[Gharkane]):
    """Setup: build one of the five rooms for free."""

    picks = (Build,)
    rules = ("setup.free_room",)
    always_ask = True
    known_as = _PRIVATE
    seat: Seat

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        return [Build(room) for room in dict.fromkeys(r.id for r in game.shelters[seat].rooms)]

    def chosen(self, game: Gharkane, seat: Seat, pick: Build) -> None:
        rooms = game.shelters[seat].rooms
        index = game.shelters[seat].room_to_build(pick.room)
        assert index is not None
        rooms[index] = replace(rooms[index], built=True)
        game.confide("built", seat, room=pick.room)

    def refusal(self, game: Gharkane, seat: Seat, pick: Pick) -> Refusal:
        assert isinstance(pick, Build)
        if game.shelters[seat].room_to_build(pick.room) is None:
            return Refusal(self.rules[0], "no-such-room", {"room": pick.room})
        return Refusal(self.rules[0], "free-of-charge")


@step
class PlaceFirstSurvivors(Choice[Gharkane]):
    """Setup: place four survivors: some in the room just built, the others in the hospital."""

    picks = (Place,)
    rules = ("setup.survivors",)
    always_ask = True
    known_as = _PRIVATE
    seat: Seat

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        room = self._room(game, seat)
        maximum = min(NUMBERS.first_survivors, ROOMS[room].slots)
        return [Place(room, count) for count in range(maximum, -1, -1)]

    def _room(self, game: Gharkane, seat: Seat) -> str:
        return next(room.id for room in game.shelters[seat].rooms if room.built)

    def chosen(self, game: Gharkane, seat: Seat, pick: Place) -> None:
        shelter = game.shelters[seat]
        shelter.add_survivors(pick.room, pick.count)
        shelter.add_survivors(HOSPITAL, NUMBERS.first_survivors - pick.count)
        game.confide("settled", seat, room=pick.room, count=pick.count)

    def refusal(self, game: Gharkane, seat: Seat, pick: Pick) -> Refusal:
        assert isinstance(pick, Place)
        room = self._room(game, seat)
        if pick.room != room:
            return Refusal(self.rules[0], "not-built", {"room": pick.room})
        maximum = min(NUMBERS.first_survivors, ROOMS[room].slots)
        return Refusal(self.rules[0], "places-short", {"needed": pick.count, "have": maximum})


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
class PostHero(Choice[Gharkane]):
    """Setup: in turn order a seat puts a hero on one of its leader's three places or at the
    haciendas, one on each.

    The seat decides which force goes where. It is not asked if all remaining heroes have the same
    force, because the result is the same.
    """

    picks = (Post,)
    rules = ("setup.heroes", "heroes")
    seat: Seat

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        places, forces = self._places(game, seat), self._forces(game, seat)
        if len(set(forces)) == 1:  # the order of the places makes no difference
            places = places[:1]
        return [_post(f, p) for f in dict.fromkeys(forces) for p in places]

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

    def refusal(self, game: Gharkane, seat: Seat, pick: Pick) -> Refusal:
        assert isinstance(pick, Post)
        if pick.force not in self._forces(game, seat):
            return Refusal(self.rules[0], "no-such-force", {"force": pick.force})
        return Refusal(self.rules[0], "not-a-start", {"place": pick.place})
