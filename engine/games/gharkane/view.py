"""The view of each viewer: ids and numbers only; the bot has the sentences.

Everybody sees the board, heroes, days and the public part of each seat. A seat also sees its own
shelter; with open shelters, or at the end, all see every shelter. A game master sees everything.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.frozen import frozen
from engine.games.gharkane.content import (
    CITIES,
    EVENTS,
    GAME_PLACES,
    GAUGE,
    NUMBERS,
    PLACE,
    ROOMS,
    SLOTS,
)
from engine.games.gharkane.day.disease import care_due, rise_due
from engine.games.gharkane.day.feed import food_due, hospital_value
from engine.games.gharkane.night.haciendas import slot_gives
from engine.games.gharkane.night.travel import threatened
from engine.games.gharkane.score import medals, points, points_of_events
from engine.games.gharkane.shelter import Deal, Gear, Hero, Shelter
from engine.games.gharkane.state import NOBODY, Gharkane
from engine.kernel import EVERYTHING, Seat, View, Viewer, awaited
from engine.kit.showing import shown


@frozen
class CityView:
    """Search tiles of a city: the face-up one (or None), the number left to draw, and those
    drawn."""

    shown: str | None
    left: int
    discards: tuple[str, ...]
    aside: int
    """Number of tiles left out of the pile this turn."""


@frozen
class PlaceView:
    """A place of the ring. A field is None if the place has no such thing."""

    id: str
    resource: str | None
    stock: int | None
    each: int
    """Number of its resource that an action collects."""
    game: str | None
    """The animal on top."""
    game_left: int | None
    """Number of animals, including the top one."""
    city: CityView | None
    slots: tuple[SlotView, ...]
    heroes: tuple[tuple[Seat, Hero], ...]
    """The heroes of all seats there, by seat."""
    wanderers: tuple[Hero, ...]
    """For a single player: the wanderers there."""
    threatened: tuple[Seat, ...]
    """The seats whose active hero there a stronger rival or wanderer, not yet played, can still
    reach tonight."""


@frozen
class SlotView:
    """A slot of the haciendas: force, its gains tonight, and the seat that holds it (or None)."""

    force: int
    cans: int
    survivors: int
    taken: Seat | None
    """-1: a wanderer."""


@frozen
class DayView:
    """A card of the row of events: `event` is None while face down; `resolved` is the seat that
    took it."""

    day: int
    event: str | None
    resolved: Seat | None
    points: int


@frozen
class SeatView:
    """The public part of a seat."""

    seat: Seat
    name: str | None
    """The megapole; None during setup."""
    leader: str | None
    heroes: tuple[Hero, ...]
    hunted: tuple[tuple[str, int], ...]
    """Hunted animals by kind."""
    resolved: tuple[str, ...]
    points: int
    """Points of those events."""
    busy: bool
    """Whether this seat is awaited."""


@frozen
class RoomView:
    """A room of a shelter. The room's other properties are in the content tables."""

    id: str
    built: bool
    survivors: int
    slots: int
    food: int
    care: int
    full: bool
    used: bool


@frozen
class ShelterView:
    """A shelter as its own seat sees it."""

    seat: Seat
    name: str
    """Empty until it is chosen; so is `leader`."""
    leader: str
    stores: tuple[tuple[str, int], ...]
    """Every resource, in the order of the content tables."""
    rooms: tuple[RoomView, ...]
    hospital: int
    hospital_places: int
    hospital_value: int
    """Food that the hospital needs now; with some options also medicine."""
    survivors: int
    cells: tuple[int, ...]
    """Points of the gauge's cells, best first."""
    gauge: int
    """The cell of the marker: an index into `cells`."""
    gear: tuple[Gear, ...]
    deal: Deal
    """The cards among which the seat still has to choose at setup."""
    food_due: int
    """Food that step 2 would need now; `care_due` and `rise_due` are those of step 3."""
    care_due: int
    rise_due: int
    points: tuple[tuple[str, int], ...]
    """Current points, by rule."""


@frozen
class PilesView:
    """Face-down pieces, for a viewer of everything: each pile with the next piece first."""

    search: tuple[tuple[str, tuple[str, ...]], ...]
    """By city."""
    game: tuple[tuple[str, tuple[str, ...]], ...]
    """By hunting ground."""
    gear: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class GharkaneView(View):
    """The table as one viewer may see it."""

    days: tuple[DayView, ...]
    events_open: tuple[str, ...]
    """Unresolved, oldest first."""
    first: Seat
    """The holder of the first-player token."""
    places: tuple[PlaceView, ...]
    """In ring order."""
    display: tuple[str, ...]
    table: tuple[SeatView, ...]
    shelters: tuple[ShelterView | None, ...]
    """By seat; None if the viewer may not see it."""
    medals: tuple[tuple[str, int], ...]
    """For a single player: the points that each medal needs, the easiest first."""
    piles: PilesView | None
    """None except for a game master."""

    @property
    def own(self) -> ShelterView:
        """The shelter of the viewer, a seat."""
        shelter = self.shelters[self.seat]
        assert shelter is not None, "a seat may always look at its own shelter"
        return shelter


def view(game: Gharkane, viewer: Viewer) -> GharkaneView:
    """Return the table as `viewer` may see it."""
    asked = tuple(awaited(game))
    busy = {seat for seat, _ in asked}
    all_public = viewer is EVERYTHING or game.variant.open_shelters or game.phase == "end"
    return shown(
        GharkaneView,
        game,
        viewer=viewer,
        chapter=max(game.day, 1),
        chapters=game.days,
        awaited=asked,
        days=tuple([_day(game, day) for day in range(1, game.days + 1)]),
        places=tuple([_place(game, id) for id in PLACE]),
        table=tuple([_seat(game, seat, seat in busy) for seat in range(game.seats)]),
        shelters=tuple(
            [
                _shelter(game, s, viewer) if all_public or viewer == s else None
                for s in range(game.seats)
            ]
        ),
        medals=tuple(medals(game).items()) if game.seats == 1 else (),
        piles=_piles(game) if viewer is EVERYTHING else None,
    )


def _piles(game: Gharkane) -> PilesView:
    return PilesView(
        search=tuple((city, tuple(reversed(game.cities[city].pile))) for city in CITIES),
        game=tuple((place, tuple(reversed(game.game_piles[place]))) for place in GAME_PLACES),
        gear=tuple(reversed(game.equipment_pile)),
    )


def _day(game: Gharkane, day: int) -> DayView:
    if day > len(game.events_turned):
        return DayView(day, None, None, 0)
    event = game.events_turned[day - 1]
    owners = [seat for seat, shelter in enumerate(game.shelters) if event in shelter.resolved]
    return DayView(day, event, owners[0] if owners else None, EVENTS[event].points)


def _place(game: Gharkane, id: str) -> PlaceView:
    row = PLACE[id]
    pile = game.game_piles[id] if id in GAME_PLACES else None
    return PlaceView(
        id=id,
        resource=row.stock,
        stock=game.stock[id] if row.stock else None,
        each=game.an_action(id) if row.stock else 0,
        game=pile[-1] if pile else None,
        game_left=None if pile is None else len(pile),
        city=_city(game, id) if id in CITIES else None,
        slots=_slots(game, id) if row.slots else (),
        heroes=tuple(
            [
                (seat, hero)
                for seat, shelter in enumerate(game.shelters)
                for hero in shelter.heroes
                if hero.place == id
            ]
        ),
        wanderers=tuple([wanderer for wanderer in game.wanderers if wanderer.place == id]),
        threatened=threatened(game, id),
    )


def _city(game: Gharkane, id: str) -> CityView:
    city = game.cities[id]
    if game.phase in ("setup", "posting"):  # tiles are shuffled at the first dusk
        return CityView(None, len(city.discards), (), 0)
    return CityView(city.shown(), len(city.pile), tuple(city.discards), len(city.aside))


def _slots(game: Gharkane, id: str) -> tuple[SlotView, ...]:
    takers = {wanderer.force: NOBODY for wanderer in game.wanderers_at(id)}
    takers |= {hero.force: seat for seat, hero in game.standing_at(id)}
    return tuple(
        [SlotView(force, *slot_gives(game, force), takers.get(force)) for force in sorted(SLOTS)]
    )


def _seat(game: Gharkane, seat: Seat, busy: bool) -> SeatView:
    shelter = game.shelters[seat]
    names_public = game.phase != "setup"
    return shown(
        SeatView,
        shelter,
        seat=seat,
        name=shelter.name if names_public else None,
        leader=shelter.leader if names_public else None,
        hunted=tuple(sorted(shelter.hunted.items())),
        points=points_of_events(shelter),
        busy=busy,
    )


def _shelter(game: Gharkane, seat: Seat, viewer: Viewer) -> ShelterView:
    shelter: Shelter = game.shelters[seat]
    return shown(
        ShelterView,
        shelter,
        seat=seat,
        stores=tuple(shelter.stores.items()),
        rooms=tuple(
            [
                shown(
                    RoomView,
                    room,
                    slots=ROOMS[room.id].slots,
                    food=ROOMS[room.id].food,
                    care=ROOMS[room.id].care,
                )
                for room in shelter.rooms
            ]
        ),
        hospital_places=NUMBERS.hospital_places,
        hospital_value=hospital_value(game, shelter.hospital),
        survivors=shelter.survivors,
        cells=GAUGE,
        deal=shelter.deal if viewer is EVERYTHING else shelter.deal.turned_up,
        food_due=food_due(game, seat),
        care_due=care_due(game, seat),
        rise_due=rise_due(game, seat),
        points=tuple(points(shelter).items()),
    )
