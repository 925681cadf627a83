"""Capacités des tribus: star effects on the moon sides.

An impossible or declined effect moves no disc.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.games.revive.content import BESIDE, CHASM, CORNERS, HEXES_OF, SITE_OF, SLOTS, TRIBE
from engine.games.revive.effects.book import Asked, Effect, code, give
from engine.games.revive.effects.tribes import NATURAL, by_tile, move_disc
from engine.games.revive.picks import Accept, Decline, Exchange, Ferry, Light, Scrap
from engine.games.revive.state import Revive
from engine.kernel import Pick, Refusal, Seat, step
from engine.kit.maps import distances

FOOD: Final = {"food": 1}
CARRIED: Final = 3
FERRIED: Final = 2
WATERS_AGAIN: Final = 5
"""The edition since which a ferried meeple brings the waters beside its new city."""


def first_lanterns(tribe: str) -> list[str]:
    """Return the starting hex of a carried lantern, the chasm, for tribes that have one."""
    return [HEXES_OF[CHASM][0]] if TRIBE[tribe].moon == "carry" else []


class Moon(Asked):
    """Base of an ability that the seat may decline."""

    __slots__ = ()

    def used(self, game: Revive, text: str) -> None:
        """Give the effects of the used ability, and move a disc."""
        give(game, self.seat, text)
        move_disc(game, self.seat)

    def refusal(self, game: Revive, seat: Seat, pick: Pick) -> Refusal:
        return Refusal("tribe.moon", "not-offered")


@code("kindle")
@step
class Kindle(Moon):
    """Braisiers: pay a food to recover two energy."""

    picks = (Accept, Decline)
    rules = ("tribe.moon",)

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        tribe = game.tribes[seat]
        usable = tribe.can_pay(FOOD) and tribe.free_energy < tribe.energy
        return [*([Accept()] if usable else []), Decline()]

    def chosen(self, game: Revive, seat: Seat, pick: Pick) -> None:
        if isinstance(pick, Accept):
            game.tribes[seat].pay(FOOD)
            self.used(game, "E2")


@code("root")
@step
class Root(Effect):
    """Racines: a step on the yellow track if none is lower, else one on any track and a food."""

    rules = ("tribe.moon",)

    def run(self, game: Revive) -> None:
        tracks = game.tribes[self.seat].tracks
        lowest = tracks["yellow"] == min(tracks.values())
        give(game, self.seat, "TJ1" if lowest else "TA1 F1")
        move_disc(game, self.seat)


@code("carry")
@step
class Carry(Moon):
    """Lanterniers: carry the lantern, which begins in the chasm, up to three spaces."""

    picks = (Light, Decline)
    composed = (Light,)
    rules = ("tribe.moon",)

    def _spaces(self, game: Revive) -> list[str]:
        lanterns = game.tribes[self.seat].lanterns
        near = distances(lanterns[:1], BESIDE.__getitem__, game.passable, CARRIED)
        return [hex for hex in near if game.passable(hex) and hex not in lanterns]

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        far = self._spaces(game)[::-1]
        return [*(Light(SITE_OF[hex], hex) for hex in far[:NATURAL]), Decline()]

    def values(
        self, game: Revive, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> list[str]:
        return by_tile(self._spaces(game), so_far)

    def chosen(self, game: Revive, seat: Seat, pick: Pick) -> None:
        if isinstance(pick, Light):
            game.tribes[seat].lanterns[0] = pick.hex
            game.tell("lantern_lit", seat=seat, hex=pick.hex)
            self.used(game, "P2")


@code("scrap")
@step
class Scrapping(Moon):
    """Ferrailleurs: discard a crate unopened for a step on any track and a point."""

    picks = (Scrap, Decline)
    rules = ("tribe.moon",)

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        crates = dict.fromkeys(game.tribes[seat].crates)
        return [*(Scrap(crate) for crate in crates), Decline()]

    def chosen(self, game: Revive, seat: Seat, pick: Pick) -> None:
        if isinstance(pick, Scrap):
            game.tribes[seat].crates.remove(pick.crate)
            game.crate_discards.append(pick.crate)
            game.reveal()
            game.tell("crate_scrapped", seat=seat, crate=pick.crate)
            self.used(game, "TA1 P1")


def _waters(game: Revive, hex: str) -> list[str]:
    """Return the waters beside a city that have not paid for a ferry in this turn: one that gives
    a star would pay for ever between two cities."""
    around = (beside for beside in BESIDE[hex] if game.terrain_at(beside) == "spring")
    return [water for water in around if water not in game.used]


@code("ferry")
@step
class Ferrying(Moon):
    """Passeurs: move a meeple to another city, at most two spaces away, for a book.

    The waters beside that city pay, too, each once a turn, even if they were taken before.
    """

    picks = (Ferry, Decline)
    composed = (Ferry,)
    rules = ("tribe.moon", "build.water")

    def _goals(self, game: Revive) -> dict[str, list[str]]:
        settled, goals_by_city = game.tribes[self.seat].settled, {}
        for city in (p for p in settled if p in BESIDE and p not in CORNERS):  # not in the chasm
            walked = distances([city], BESIDE.__getitem__, game.passable, FERRIED + 1)
            if goals := [h for h in walked if game.terrain_at(h) == "city" and h not in settled]:
                goals_by_city[city] = goals
        return goals_by_city

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        goals = self._goals(game).items()
        ferries = [Ferry(city, hex) for city, hexes in goals for hex in hexes]
        return [*ferries[:NATURAL], Decline()]

    def values(
        self, game: Revive, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[str]:
        goals = self._goals(game)
        return goals[so_far["city"]] if "city" in so_far else list(goals)

    def chosen(self, game: Revive, seat: Seat, pick: Pick) -> None:
        if isinstance(pick, Ferry):
            settled = game.tribes[seat].settled
            settled[pick.hex] = settled.pop(pick.city)
            game.tell("ferried", seat=seat, city=pick.city, hex=pick.hex)
            waters = _waters(game, pick.hex) if game.edition >= WATERS_AGAIN else []
            game.used += waters
            self.used(game, " ".join(["B1", *map(game.water_at, waters)]))


@code("swap")
@step
class Swapping(Moon):
    """Scribes: swap two modules of different slots, for a book and a point."""

    picks = (Exchange, Decline)
    composed = (Exchange,)
    rules = ("tribe.moon",)

    def _filled(self, game: Revive) -> list[str]:
        modules = game.tribes[self.seat].modules
        filled = [slot for slot in SLOTS if modules[slot]]
        return filled if len(filled) > 1 else []

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        modules = game.tribes[seat].modules
        filled = self._filled(game)
        exchanges = [
            Exchange(slot, module, end, other)
            for n, slot in enumerate(filled)
            for end in filled[n + 1 :]
            for module in dict.fromkeys(modules[slot])
            for other in dict.fromkeys(modules[end])
        ]
        return [*exchanges[:NATURAL], Decline()]

    def values(
        self, game: Revive, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[str]:
        modules = game.tribes[seat].modules
        match len(so_far):
            case 0:
                return self._filled(game)
            case 1:
                return list(dict.fromkeys(modules[so_far["slot"]]))
            case 2:
                return [slot for slot in self._filled(game) if slot != so_far["slot"]]
        return list(dict.fromkeys(modules[so_far["end"]]))

    def chosen(self, game: Revive, seat: Seat, pick: Pick) -> None:
        if isinstance(pick, Exchange):
            modules = game.tribes[seat].modules
            first_modules, second_modules = modules[pick.slot], modules[pick.end]
            first_index, second_index = (
                first_modules.index(pick.module),
                second_modules.index(pick.other),
            )
            first_modules[first_index], second_modules[second_index] = (
                second_modules[second_index],
                first_modules[first_index],
            )
            game.tell(
                "exchanged", seat=seat, slot=pick.slot, module=pick.module, end=pick.end,
                other=pick.other,
            )  # fmt: skip
            self.used(game, "B1 P1")
