"""Setup of a shelter, in secret: its card, rooms, leader, goods, first room and survivors."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.frozen import replace
from engine.games.gharkane.content import GOODS, LEADERS, NUMBERS, ROOMS, SHELTERS
from engine.games.gharkane.picks import (
    Build,
    Discard,
    Exchange,
    Pass,
    Place,
    TakeLeader,
    TakeShelter,
)
from engine.games.gharkane.shelter import HOSPITAL, Room, Shelter
from engine.games.gharkane.state import Gharkane
from engine.kernel import Pick, Refusal, Seat, SeatChoice, Step, step


class _Settling(SeatChoice[Gharkane]):
    """A question of setup: others see only whether the seat has finished."""

    __slots__ = ()
    always_ask = True
    known_as = "Setup"


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


def rooms_lacking(shelter: Shelter) -> int:
    """Return how many rooms, besides the common one, a seat still has to keep."""
    return NUMBERS.rooms_kept + 1 - len(shelter.rooms)


@step
class ChooseShelter(_Settling):
    """Setup: keep one of the two dealt shelters with its five goods; then rooms and leaders are
    turned up."""

    picks = (TakeShelter,)
    rules = ("setup.shelter", "content.shelters")

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

    def refusal(self, game: Gharkane, seat: Seat, pick: TakeShelter) -> Refusal:
        return Refusal(self.rules[0], "not-dealt", {"what": pick.shelter})


@step
class DiscardRoom(_Settling):
    """Setup: put one of the six dealt rooms back, with rooms and leaders in view; four remain."""

    picks = (Discard,)
    rules = ("setup.rooms", "content.rooms")

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        return [Discard.of(room) for room in dict.fromkeys(game.shelters[seat].deal.rooms)]

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

    def refusal(self, game: Gharkane, seat: Seat, pick: Discard) -> Refusal:
        return Refusal(self.rules[0], "not-dealt", {"what": pick.room})


@step
class ChooseLeader(_Settling):
    """Setup: keep one of the two dealt leaders, who brings resources and defines where heroes
    start."""

    picks = (TakeLeader,)
    rules = ("setup.leader", "content.leaders")

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

    def refusal(self, game: Gharkane, seat: Seat, pick: TakeLeader) -> Refusal:
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
class ExchangeGoods(_Settling):
    """Setup: at most twice, exchange two of the shelter's own first goods for one other good.

    Goods of the leader and exchanged goods cannot be exchanged. `spent` are the shelter's goods
    given up so far.
    """

    picks = (Exchange, Pass)
    rules = ("setup.exchange",)
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

    def refusal(self, game: Gharkane, seat: Seat, pick: Exchange) -> Refusal:
        (rule,) = self.rules
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
class BuildFirstRoom(_Settling):
    """Setup: build one of the five rooms for free."""

    picks = (Build,)
    rules = ("setup.free_room",)

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        return [Build(room) for room in dict.fromkeys(r.id for r in game.shelters[seat].rooms)]

    def chosen(self, game: Gharkane, seat: Seat, pick: Build) -> None:
        rooms = game.shelters[seat].rooms
        index = game.shelters[seat].room_to_build(pick.room)
        assert index is not None
        rooms[index] = replace(rooms[index], built=True)
        game.confide("built", seat, room=pick.room)

    def refusal(self, game: Gharkane, seat: Seat, pick: Build) -> Refusal:
        if game.shelters[seat].room_to_build(pick.room) is None:
            return Refusal(self.rules[0], "no-such-room", {"room": pick.room})
        return Refusal(self.rules[0], "free-of-charge")


@step
class PlaceFirstSurvivors(_Settling):
    """Setup: place four survivors: some in the room just built, the others in the hospital."""

    picks = (Place,)
    rules = ("setup.survivors",)

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

    def refusal(self, game: Gharkane, seat: Seat, pick: Place) -> Refusal:
        room = self._room(game, seat)
        if pick.room != room:
            return Refusal(self.rules[0], "not-built", {"room": pick.room})
        maximum = min(NUMBERS.first_survivors, ROOMS[room].slots)
        return Refusal(self.rules[0], "places-short", {"needed": pick.count, "have": maximum})
