"""Setup from a record: its content is in place at once; the rest is dealt and chosen as usual.

Pieces are conserved: those of the record are taken from their piles.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.gharkane.content import (
    COMMON_ROOM,
    DAYS,
    EQUIPMENT_PILE,
    EVENTS,
    GAUGE,
    LEADERS,
    NUMBERS,
    RESOURCES,
    ROOM_PILE,
    ROOMS,
    SHELTERS,
)
from engine.games.gharkane.options import Options
from engine.games.gharkane.record import Megapole, Record
from engine.games.gharkane.rounds import Round
from engine.games.gharkane.score import End
from engine.games.gharkane.settling import (
    BuildFirstRoom,
    ChooseLeader,
    ChooseShelter,
    DiscardRoom,
    ExchangeGoods,
    PlaceFirstSurvivors,
)
from engine.games.gharkane.setup import deal, first_player, lay_out, meet
from engine.games.gharkane.shelter import Gear, Room, Shelter
from engine.games.gharkane.state import Gharkane
from engine.kernel import Seat, SeatStep, Step, side_by_side, start, step
from engine.record import RecordError, check_each_once


def begin(seats: int, seed: int, options: Options, record: Record, edition: int) -> Gharkane:
    """Begin a game with the content of a record and settle it.

    RecordError, a ValueError, names the field with an impossible value.
    """
    parts = [record.part(seat) for seat in range(seats)]
    _check(seats, record, parts)
    game = Gharkane(
        seats=seats,
        seed=seed,
        edition=edition,
        variant=options.variant(),
        shelters=[_furnished(part) for part in parts],
    )
    days, ahead = record.days or DAYS, record.ahead or ()
    gear = [piece.id for shelter in game.shelters for piece in shelter.gear]
    lay_out(
        game,
        events=_without(tuple(EVENTS), ahead),
        days=days - len(ahead),
        equipment=_without(EQUIPMENT_PILE, gear),
    )
    game.events_ahead += ahead[::-1]
    deal(game)
    traits = [(part.ardence or 0, part.resonance or 0) for part in parts]
    game.first = first_player(game, traits) if record.first is None else record.first
    game.tell("began", first=game.first)
    lanes = [_settling(game, seat, part) for seat, part in enumerate(parts)]
    drawing = tuple([seat for seat, part in enumerate(parts) if part.gear is None])
    game.here = game.agenda
    game.then(
        side_by_side(*lanes),
        MeetAgain(drawing),
        *(Round(day) for day in range(1, days + 1)),
        End(),
    )
    return start(game)


def _furnished(part: Megapole) -> Shelter:
    """Return a shelter with its recorded content."""
    shelter = Shelter(
        name=part.shelter or "", leader=part.leader or "", hospital=part.hospital or 0
    )
    for room in part.rooms or ():
        shelter.rooms.append(Room(room.id, built=room.built, survivors=room.survivors or 0))
    if all(room.id != COMMON_ROOM for room in shelter.rooms):
        shelter.rooms.insert(0, Room(COMMON_ROOM))
    shelter.gear = [Gear(piece.id, piece.repaired) for piece in part.gear or ()]
    if part.disease is not None:
        shelter.gauge = GAUGE.index(part.disease)
    if part.shelter is not None:
        for good, amount in SHELTERS[part.shelter].goods.items():
            shelter.gain(good, amount)
    if part.leader is not None:
        for resource, amount in LEADERS[part.leader].resources.items():
            shelter.gain(resource, amount)
    for thing, amount in (part.brought or {}).items():
        shelter.gain(thing, amount)
    return shelter


def _settling(game: Gharkane, seat: Seat, part: Megapole) -> list[Step[Gharkane]]:
    """Return the setup steps that a seat still has to take, in order."""
    shelter, brought = game.shelters[seat], part.brought or {}
    stores = {name: n + brought.get(name, 0) for name, n in (part.stores or {}).items()}
    lane: list[Step[Gharkane]] = []
    if not shelter.name:
        lane.append(ChooseShelter(seat))
    if shelter.deal.rooms:
        lane += [DiscardRoom(seat)] * (NUMBERS.rooms_seen - NUMBERS.rooms_kept)
    if not shelter.leader:
        lane.append(ChooseLeader(seat))
    if set(stores) != set(RESOURCES):
        lane.append(ExchangeGoods(seat))
    if stores:
        lane.append(Stock(seat, tuple(stores.items())))
    if not any(room.built for room in shelter.rooms):
        lane.append(BuildFirstRoom(seat))
    if not _housed(part):
        lane.append(PlaceFirstSurvivors(seat))
    return lane


def _housed(part: Megapole) -> bool:
    """Return whether the record places survivors."""
    rooms = part.rooms or ()
    return part.hospital is not None or any(room.survivors is not None for room in rooms)


@step
class Stock(SeatStep[Gharkane]):
    """Setup from a record: set the seat's stock of each named resource."""

    rules = ("setup.record",)
    stores: tuple[tuple[str, int], ...]

    def run(self, game: Gharkane) -> None:
        game.shelters[self.seat].stores.update(self.stores)
        game.confide("stocked", self.seat, stores=dict(self.stores))


@step
class MeetAgain(Step[Gharkane]):
    """Setup from a record: reveal the clans and post their heroes as usual; only seats without
    recorded equipment draw one."""

    rules = ("setup.record", "setup.gear", "secrets.public")
    drawing: tuple[Seat, ...]

    def run(self, game: Gharkane) -> None:
        meet(game, self.drawing)


# --- checks -------------------------------------------------------------------------------------


def _without(pile: Sequence[str], taken: Sequence[str]) -> list[str]:
    remaining = list(pile)
    for piece in taken:
        remaining.remove(piece)
    return remaining


def _check(seats: int, record: Record, parts: list[Megapole]) -> None:
    """Raise RecordError for pieces that are not in the box and for content against the rules."""
    if record.first is not None and record.first >= seats:
        raise RecordError("first", "too-many", most=seats - 1)
    days, ahead = record.days or DAYS, record.ahead or ()
    if len(ahead) > days:
        raise RecordError("ahead", "too-many", most=days)
    check_each_once("ahead", ahead, EVENTS)
    shelters, leaders = list(SHELTERS), list(LEADERS)
    rooms, gear = list(ROOM_PILE), list(EQUIPMENT_PILE)
    for seat, part in enumerate(parts):
        at = f"seats.{seat}"
        _take(f"{at}.shelter", [part.shelter] if part.shelter else [], shelters)
        _take(f"{at}.leader", [part.leader] if part.leader else [], leaders)
        _take(f"{at}.gear", [piece.id for piece in part.gear or ()], gear)
        _check_rooms(at, part, rooms)


def _take(field: str, wanted: list[str], pile: list[str]) -> None:
    check_each_once(field, wanted, pile)
    for piece in wanted:
        pile.remove(piece)


def _check_rooms(at: str, part: Megapole, pile: list[str]) -> None:
    """Check a seat's rooms, and take them from the pile.

    RecordError for too many rooms, for survivors in a room that is not built, and for too many in a
    room.
    """
    rooms = [room for room in part.rooms or () if room.id != COMMON_ROOM]
    if len(part.rooms or ()) > len(rooms) + 1:
        raise RecordError(f"{at}.rooms", "twice", what=COMMON_ROOM)
    if len(rooms) > NUMBERS.rooms_kept:
        raise RecordError(f"{at}.rooms", "too-many", most=NUMBERS.rooms_kept + 1)
    _take(f"{at}.rooms", [room.id for room in rooms], pile)
    for n, room in enumerate(part.rooms or ()):
        field = f"{at}.rooms.{n}.survivors"
        if room.survivors and not room.built:
            raise RecordError(field, "not-built", what=room.id)
        if (room.survivors or 0) > ROOMS[room.id].slots:
            raise RecordError(field, "too-many", most=ROOMS[room.id].slots)
