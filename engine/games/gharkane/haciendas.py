"""The haciendas: a slot per force, cans, survivors to lodge, the first-player token."""

from __future__ import annotations

from engine.games.gharkane.content import HACIENDAS, HOSPITAL_PLACES, ROOMS, SLOTS
from engine.games.gharkane.picks import Pass, Place
from engine.games.gharkane.state import HOSPITAL, STANDING, Gharkane
from engine.kernel import Choice, Pick, Refusal, Seat, Step, step


def slot_gives(game: Gharkane, force: int) -> tuple[int, int]:
    """The cans and the survivors of a slot tonight."""
    cans, survivors = SLOTS[force]
    return max(0, cans - game.open_amount("fewer_cans")), survivors


@step
class TakeToken(Step[Gharkane]):
    """Night, haciendas: the first hero to arrive in a night brings its seat the first-player
    token at once; this night's order stays as it is."""

    rules = ("night.haciendas.first",)
    seat: Seat

    def run(self, game: Gharkane) -> None:
        heroes = [hero for shelter in game.shelters for hero in shelter.heroes]
        here = [h for h in heroes if h.place == HACIENDAS and h.stance == STANDING]
        if len(here) == 1 and game.first != self.seat:
            game.first = self.seat
            game.tell("token_taken", seat=self.seat)


@step
class TakeSlot(Step[Gharkane]):
    """Night, haciendas: a slot gives cans from the reserve and survivors who must be lodged."""

    rules = ("night.haciendas", "night.haciendas.slots")
    seat: Seat
    force: int

    def run(self, game: Gharkane) -> None:
        cans, survivors = slot_gives(game, self.force)
        game.shelters[self.seat].gain("can", cans)
        game.tell("slot_taken", seat=self.seat, force=self.force, cans=cans, survivors=survivors)
        game.then(*(PlaceNewcomer(self.seat) for _ in range(survivors)))


@step
class PlaceNewcomer(Choice[Gharkane]):
    """Night, haciendas: each survivor goes for good to a free place of the hospital or of a built
    room; if there is none, it is lost. Always asked, for places are the seat's secret."""

    picks = (Place, Pass)
    rules = ("night.haciendas.survivors", "night.haciendas.full")
    always_ask = True
    private = True
    seat: Seat

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        shelter = game.shelters[seat]
        found: list[Pick] = [_PLACE[room] for room in shelter.rooms_with_place()]
        if shelter.hospital < HOSPITAL_PLACES:
            found.append(_PLACE[HOSPITAL])
        return found or [_PASS]

    def chosen(self, game: Gharkane, seat: Seat, pick: Place | Pass) -> None:
        if isinstance(pick, Pass):
            game.confide("newcomer_lost", seat)
            return
        game.shelters[seat].add_survivors(pick.room)
        game.confide("newcomer_placed", seat, room=pick.room)

    def refusal(self, game: Gharkane, seat: Seat, pick: Pick) -> Refusal:
        if isinstance(pick, Pass):
            return Refusal(self.rules[0], "must-place")
        assert isinstance(pick, Place)
        if pick.count != 1:
            return Refusal(self.rules[0], "one-at-a-time")
        if pick.room == HOSPITAL:
            return Refusal("night.haciendas.full", "hospital-full", {"most": HOSPITAL_PLACES})
        return Refusal(self.rules[0], "no-free-place", {"room": pick.room})


_PASS = Pass()
_PLACE = {room: Place(room, 1) for room in (*ROOMS, HOSPITAL)}
