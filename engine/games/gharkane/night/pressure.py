"""Pressure: a stronger hero arrives; weaker active rivals defend themselves or give goods."""

from __future__ import annotations

from engine.games.gharkane.content import GOODS
from engine.games.gharkane.night.gear import amount, spend
from engine.games.gharkane.night.travel import weaker_rivals
from engine.games.gharkane.picks import Defend, Give, Pass
from engine.games.gharkane.state import NOBODY, NONE, Gharkane
from engine.kernel import Pick, Refusal, Seat, SeatChoice, SeatStep, step


@step
class Press(SeatStep[Gharkane]):
    """Night, collecting: an arriving hero puts pressure on every weaker active rival there, by the
    difference in force, for free and before its actions.

    `more` is added by its equipment.
    """

    rules = (
        "night.pressure",
        "night.pressure.amount",
        "night.pressure.order",
        "night.pressure.active",
    )
    force: int
    place: str
    more: int = 0

    def run(self, game: Gharkane) -> None:
        victims = weaker_rivals(game, self.seat, self.force, self.place)
        for rival, difference in victims:
            game.tell(
                "pressed",
                seat=self.seat,
                rival=rival,
                place=self.place,
                pressure=difference + self.more,
            )
        game.then(
            *(
                FacePressure(rival, self.seat, difference + self.more)
                for rival, difference in victims
            )
        )


@step
class FacePressure(SeatChoice[Gharkane]):
    """Night, collecting: each ammo that the victim spends lowers the pressure by one; a ready bonus
    lowers or cancels it.

    Always asked, because stocks and bonuses are the victim's secret.
    """

    picks = (Defend,)
    rules = ("night.pressure.defend", "night.pressure.attacker", "night.pressure.bonus")
    always_ask = True
    by: Seat
    pressure: int

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        shelter = game.shelters[seat]
        ammo = shelter.stores["ammo"]
        picks: list[Pick] = [Defend.of(n, NONE) for n in range(min(self.pressure, ammo) + 1)]
        for gear in shelter.ready_gear_for("softer_pressure"):
            remaining = max(0, self.pressure - amount((gear,)))
            picks += [Defend.of(n, gear) for n in range(min(remaining, ammo) + 1)]
        picks += [Defend.of(0, room) for room in shelter.ready_rooms_for("cancel_pressure")]
        return picks

    def chosen(self, game: Gharkane, seat: Seat, pick: Defend) -> None:
        shelter = game.shelters[seat]
        shelter.pay("ammo", pick.ammo)
        remaining = self.pressure - pick.ammo
        if pick.use != NONE:
            if pick.use in shelter.ready_rooms_for("cancel_pressure"):
                remaining = 0
            else:
                remaining -= amount((pick.use,))
            spend(shelter, (pick.use,))
        remaining = max(0, remaining)
        game.tell(
            "defended", seat=seat, by=self.by, ammo=pick.ammo, use=pick.use, pressure=remaining
        )
        if remaining:
            game.then(GiveGoods(seat, self.by, remaining))

    def refusal(self, game: Gharkane, seat: Seat, pick: Defend) -> Refusal:
        shelter = game.shelters[seat]
        rule = self.rules[0]
        if pick.ammo > shelter.stores["ammo"]:
            return Refusal(
                rule, "ammo-short", {"needed": pick.ammo, "have": shelter.stores["ammo"]}
            )
        cancels = shelter.ready_rooms_for("cancel_pressure")
        if pick.use not in (NONE, *cancels, *shelter.ready_gear_for("softer_pressure")):
            return Refusal("night.pressure.bonus", "bonus-not-ready", {"use": pick.use})
        maximum = self.pressure
        if pick.use != NONE:
            maximum = 0 if pick.use in cancels else max(0, maximum - amount((pick.use,)))
        return Refusal(rule, "more-ammo-than-pressure", {"needed": pick.ammo, "most": maximum})


@step
class GiveGoods(SeatChoice[Gharkane]):
    """Night, collecting: for each pressure left the victim gives one supply or material of its
    choice, never ammo; with none it gives nothing."""

    picks = (Give, Pass)
    rules = ("night.pressure.give", "alone.press")
    always_ask = True
    to: Seat
    owed: int

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        return [Give.of(good) for good in game.shelters[seat].owned(GOODS)] or [Pass.of()]

    def chosen(self, game: Gharkane, seat: Seat, pick: Give | Pass) -> None:
        if isinstance(pick, Pass):
            if self.to == NOBODY:
                game.tell("had_nothing_to_leave", seat=seat)
            else:
                game.tell("had_nothing_to_give", seat=seat, to=self.to)
            return
        game.shelters[seat].pay(pick.good)
        if self.to == NOBODY:  # back to the reserve
            game.tell("left_behind", seat=seat, good=pick.good)
        else:
            game.shelters[self.to].gain(pick.good)
            game.tell("gave", seat=seat, to=self.to, good=pick.good)
        if self.owed > 1:
            game.then(GiveGoods(seat, self.to, self.owed - 1))

    def refusal(self, game: Gharkane, seat: Seat, pick: Pick) -> Refusal:
        if isinstance(pick, Give):
            if pick.good not in GOODS:
                return Refusal(self.rules[0], "not-a-good", {"what": pick.good})
            return Refusal(self.rules[0], "none-of-it", {"what": pick.good})
        return Refusal(self.rules[0], "must-give", {"owed": self.owed})
