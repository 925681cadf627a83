"""The haciendas: a slot per force, cans, survivors to house, and the first-player token."""

from __future__ import annotations

from engine.games.gharkane.content import HACIENDAS, HOSPITAL_PLACES, SLOTS
from engine.games.gharkane.picks import Lodge, Pass, Place
from engine.games.gharkane.shelter import HOSPITAL, STANDING, Shelter
from engine.games.gharkane.state import NONE, Gharkane
from engine.kernel import Pick, Refusal, Seat, SeatChoice, SeatStep, step


def slot_gives(game: Gharkane, force: int) -> tuple[int, int]:
    """Return the cans and the survivors of a slot tonight."""
    cans, survivors = SLOTS[force]
    return max(0, cans - game.open_amount("fewer_cans")), survivors


@step
class TakeToken(SeatStep[Gharkane]):
    """Night, haciendas: the first hero to arrive in a night takes the first-player token at once;
    this night's order does not change."""

    rules = ("night.haciendas.first",)

    def run(self, game: Gharkane) -> None:
        heroes = [hero for shelter in game.shelters for hero in shelter.heroes]
        active_heroes = [h for h in heroes if h.place == HACIENDAS and h.stance == STANDING]
        if len(active_heroes) == 1 and game.first != self.seat:
            game.first = self.seat
            game.tell("token_taken", seat=self.seat)


@step
class TakeSlot(SeatStep[Gharkane]):
    """Night, haciendas: a slot gives cans from the reserve and survivors to house."""

    rules = ("night.haciendas", "night.haciendas.slots")
    force: int
    deed: str = NONE
    """Where they are housed, as the move announced; with "none" the seat is asked."""

    def run(self, game: Gharkane) -> None:
        cans, survivors = slot_gives(game, self.force)
        game.shelters[self.seat].gain("can", cans)
        game.tell("slot_taken", seat=self.seat, force=self.force, cans=cans, survivors=survivors)
        if self.deed != NONE:
            for _ in range(survivors):
                free = free_places(game.shelters[self.seat])
                house(game, self.seat, self.deed if self.deed in free else next(iter(free), NONE))
            return
        pairs, single = divmod(survivors, 2)
        game.then(*[PlaceNewcomers(self.seat)] * pairs, *[PlaceNewcomer(self.seat)] * single)


def free_places(shelter: Shelter) -> dict[str, int]:
    """Return the free places for newcomers: built rooms, each word once, then the hospital."""
    places: dict[str, int] = {}
    for room in shelter.rooms:
        if free := room.free:
            places[room.id] = places.get(room.id, 0) + free
    if shelter.hospital < HOSPITAL_PLACES:
        places[HOSPITAL] = HOSPITAL_PLACES - shelter.hospital
    return places


def lodgings(shelter: Shelter) -> tuple[str, ...]:
    """Return the deeds that a move may announce for new survivors: their first place, then any free
    place in this order.

    There is always a word, because free places are the seat's secret.
    """
    return tuple(free_places(shelter)) or (NOBODY,)


NOBODY = "nobody"
"""Nobody is housed, in the field of a move."""


@step
class PlaceNewcomers(SeatChoice[Gharkane]):
    """Night, haciendas: house two survivors permanently in the hospital or in built rooms; those
    without a place are lost.

    Always asked, because free places are the seat's secret.
    """

    picks = (Lodge, Pass)
    rules = ("night.haciendas.survivors", "night.haciendas.full")
    always_ask = True
    private = True

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        free = free_places(game.shelters[seat])
        words = list(free)
        pairs: list[Pick] = [
            Lodge(word, beside)
            for word in words
            for beside in words
            if word != beside or free[word] > 1
        ]
        return pairs or [Lodge(word) for word in words] or [Pass.of()]

    def chosen(self, game: Gharkane, seat: Seat, pick: Lodge | Pass) -> None:
        rooms = (NONE, NONE) if isinstance(pick, Pass) else (pick.room, pick.beside)
        for room in rooms:
            house(game, seat, room)

    def refusal(self, game: Gharkane, seat: Seat, pick: Pass | Lodge) -> Refusal:
        if isinstance(pick, Pass):
            return Refusal(self.rules[0], "must-place")
        free = free_places(game.shelters[seat])
        rooms = (pick.room, pick.beside)
        short = next((r for r in rooms if r != NONE and free.get(r, 0) < rooms.count(r)), NONE)
        return no_place(short) if short != NONE else Refusal(self.rules[0], "must-place")


def house(game: Gharkane, seat: Seat, room: str) -> None:
    """House one newcomer there; with "none" it is lost."""
    if room == NONE:
        game.confide("newcomer_lost", seat)
        return
    game.shelters[seat].add_survivors(room)
    game.confide("newcomer_placed", seat, room=room)


def no_place(room: str) -> Refusal:
    """Return why a newcomer cannot be housed there."""
    if room == HOSPITAL:
        return Refusal("night.haciendas.full", "hospital-full", {"most": HOSPITAL_PLACES})
    return Refusal("night.haciendas.survivors", "no-free-place", {"room": room})


@step
class PlaceNewcomer(SeatChoice[Gharkane]):
    """Night, haciendas: house a single survivor permanently in the hospital or in a built room;
    without a place it is lost.

    Always asked, because free places are the seat's secret.
    """

    picks = (Place, Pass)
    rules = ("night.haciendas.survivors", "night.haciendas.full")
    always_ask = True
    private = True

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        return [Place.of(room, 1) for room in free_places(game.shelters[seat])] or [Pass.of()]

    def chosen(self, game: Gharkane, seat: Seat, pick: Place | Pass) -> None:
        house(game, seat, NONE if isinstance(pick, Pass) else pick.room)

    def refusal(self, game: Gharkane, seat: Seat, pick: Pass | Place) -> Refusal:
        if isinstance(pick, Pass):
            return Refusal(self.rules[0], "must-place")
        if pick.count != 1:
            return Refusal(self.rules[0], "one-at-a-time")
        return no_place(pick.room)
