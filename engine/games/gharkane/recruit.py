"""Day 4: supplies bring new survivors."""

from __future__ import annotations

from functools import lru_cache

from engine.games.gharkane.content import SUPPLIES
from engine.games.gharkane.day_picks import Recruit
from engine.games.gharkane.picks import Pass
from engine.games.gharkane.state import HOSPITAL, Gharkane
from engine.kernel import Choice, Pick, Refusal, Seat, Step, step

_MOST = 24
"""Offers in one question, shared by the kinds there are."""


@step
class Recruiting(Step[Gharkane]):
    """Day 4: who has any supply left may recruit."""

    rules = ("day.recruit",)
    seat: Seat

    def run(self, game: Gharkane) -> None:
        if game.shelters[self.seat].stock(SUPPLIES):
            game.then(ChooseRecruits(self.seat))


@step
class ChooseRecruits(Choice[Gharkane]):
    """Day 4: each supply spent, medicine included, brings a survivor to the hospital, which takes
    as many as come."""

    picks = (Recruit, Pass)
    rules = ("day.recruit", "day.recruit.limit")
    always_ask = True
    known_as = "Day"
    seat: Seat

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        shelter = game.shelters[seat]
        kinds = shelter.owned(SUPPLIES)
        found: list[Pick] = []
        for kind in kinds:
            most = shelter.stores[kind]
            found.append(_recruit(kind, most))
            few = min(most, _MOST // len(kinds))
            found += [_recruit(kind, count) for count in range(few - 1, 0, -1)]
        found.append(_PASS)
        return found

    def chosen(self, game: Gharkane, seat: Seat, pick: Recruit | Pass) -> None:
        if isinstance(pick, Pass):
            return
        shelter = game.shelters[seat]
        shelter.pay(pick.what, pick.count)
        shelter.add_survivors(HOSPITAL, pick.count)
        game.confide("recruited", seat, what=pick.what, amount=pick.count)
        game.then(Recruiting(seat))

    def refusal(self, game: Gharkane, seat: Seat, pick: Pick) -> Refusal:
        assert isinstance(pick, Recruit)
        if pick.what not in SUPPLIES:
            return Refusal(self.rules[0], "not-a-supply", {"what": pick.what})
        have = game.shelters[seat].stores[pick.what]
        if pick.count > have:
            figures = {"what": pick.what, "needed": pick.count, "have": have}
            return Refusal(self.rules[0], "resource-short", figures)
        return Refusal(self.rules[0], "not-that-many", {"what": pick.what, "needed": pick.count})


@lru_cache(maxsize=1024)
def _recruit(what: str, count: int) -> Recruit:
    return Recruit(what, count)


_PASS = Pass()
