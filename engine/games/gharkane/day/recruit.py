"""Day 4: supplies bring new survivors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from engine.games.gharkane.content import HOSPITAL_PLACES, NUMBERS, SUPPLIES
from engine.games.gharkane.day.picks import Welcome
from engine.games.gharkane.picks import Pass
from engine.games.gharkane.shelter import HOSPITAL
from engine.games.gharkane.state import DayChoice, Gharkane
from engine.kernel import Pick, Refusal, Seat, SeatStep, step

_MOST: Final = 20
"""Maximum numbers of recruits that are listed; others can be composed."""


@step
class Recruiting(SeatStep[Gharkane]):
    """Day 4: ask a seat that has supplies, and with the option a free bed."""

    rules = ("day.recruit", "option.recruits")

    def run(self, game: Gharkane) -> None:
        if game.shelters[self.seat].stock(SUPPLIES) and beds(game, self.seat):
            game.ask_at_home(self.seat, ChooseRecruits(self.seat))


@step
class ChooseRecruits(DayChoice):
    """Day 4: each supply spent, medicine included, brings a survivor to the hospital; an option
    limits them to its free beds."""

    picks = (Welcome, Pass)
    composed = (Welcome,)
    rules = ("day.recruit", "day.recruit.limit", "option.recruits")

    def options(self, game: Gharkane, seat: Seat) -> Sequence[Pick]:
        stores = game.shelters[seat].stores
        return _natural(beds(game, seat), *[stores[kind] for kind in SUPPLIES])

    def values(
        self, game: Gharkane, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[int]:
        have = game.shelters[seat].stores[SUPPLIES[len(so_far)]]
        return range(min(have, beds(game, seat) - sum(so_far.values())), -1, -1)

    def accepts(self, game: Gharkane, seat: Seat, pick: Welcome) -> bool:
        return 0 < sum(_spent(pick).values()) <= beds(game, seat)

    def chosen(self, game: Gharkane, seat: Seat, pick: Welcome | Pass) -> None:
        if isinstance(pick, Pass):
            return
        shelter = game.shelters[seat]
        for kind, count in _spent(pick).items():
            if count:
                shelter.pay(kind, count)
                shelter.add_survivors(HOSPITAL, count)
                game.confide("recruited", seat, what=kind, amount=count)

    def refusal(self, game: Gharkane, seat: Seat, pick: Welcome) -> Refusal:
        for kind, count in _spent(pick).items():
            have = game.shelters[seat].stores[kind]
            if count > have:
                figures = {"what": kind, "needed": count, "have": have}
                return Refusal(self.rules[0], "resource-short", figures)
            if count < 0:
                return Refusal(self.rules[0], "not-that-many", {"what": kind, "needed": count})
        if sum(_spent(pick).values()) > beds(game, seat):
            return Refusal("option.recruits", "hospital-full", {"most": HOSPITAL_PLACES})
        return Refusal(self.rules[0], "nobody-called")


def beds(game: Gharkane, seat: Seat) -> int:
    """Return how many may come this evening: the free beds, or all supplies without that option."""
    if game.variant.recruits == "beds":
        return max(0, HOSPITAL_PLACES - game.shelters[seat].hospital)
    return game.shelters[seat].stock(SUPPLIES)


@lru_cache(maxsize=2048)
def _natural(limit: int, *have: int) -> tuple[Pick, ...]:
    """Return the natural picks: all of each kind; n of those that spoil first; all; none.

    Picks of more than `limit` are left out.
    """
    stores = dict(zip(SUPPLIES, have, strict=True))
    picks: list[Welcome] = [_welcome(**{kind: count}) for kind, count in stores.items() if count]
    spoils = max(0, stores["water"] - NUMBERS.water_kept)
    order = ["food"] * stores["food"] + ["water"] * spoils + ["can"] * stores["can"]
    order += ["med"] * stores["med"] + ["water"] * (stores["water"] - spoils)
    spent = dict.fromkeys(SUPPLIES, 0)
    for kind in order[:_MOST]:
        spent[kind] += 1
        picks.append(_welcome(**spent))
    fits = [pick for pick in (*picks, _welcome(**stores)) if sum(_spent(pick).values()) <= limit]
    return (*dict.fromkeys(fits), Pass.of())


def _spent(pick: Welcome) -> dict[str, int]:
    """Return how many of each supply are spent."""
    return {"food": pick.food, "water": pick.water, "can": pick.can, "med": pick.med}


def _welcome(food: int = 0, water: int = 0, can: int = 0, med: int = 0) -> Welcome:
    return Welcome(food, water, can, med)
