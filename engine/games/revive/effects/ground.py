"""Yields of the ground to builders when spaces beside their buildings are revealed, and effects of
exploring and settling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Protocol

from engine.frozen import frozen
from engine.games.revive.content import (
    ABYSS,
    BESIDE,
    HEXES_OF,
    MACHINE,
    NUMBERS,
    SITE_OF,
    TILE,
    learned_points,
    tech,
    tech_word,
)
from engine.games.revive.effects.book import gain, give, happens
from engine.games.revive.effects.gains import ChooseCard, recruits
from engine.games.revive.picks import Orient
from engine.games.revive.state import Machine, Revive
from engine.kernel import Pick, Seat, SeatChoice, SeatStep, Step, step

_CODE: Final = {
    "crystal_hex": "X", "field": "TJ", "forest": "TV", "mountain": "TG"
}  # fmt: skip


class Ground(Protocol):
    """A game, or a view of one, with the terrain of each hex."""

    def terrain_at(self, hex: str) -> str:
        """Return the terrain of a hex."""

    def water_at(self, hex: str) -> str:
        """Return the effects of the water on a hex."""


@frozen
class Yield:
    """The yield of a building: a text of effects, and the new waters beside it."""

    text: str
    waters: tuple[str, ...]


def yields(
    ground: Ground,
    hex: str,
    size: str,
    used_waters: Iterable[str] = (),
    beside: Sequence[str] | None = None,
) -> Yield:
    """Return the yield of a building of a size on a hex, from the spaces beside it or from some of
    them.

    Each space counts once, or twice for a large building; water counts once in a game.
    """
    around = BESIDE[hex] if beside is None else beside
    terrain = {neighbour: ground.terrain_at(neighbour) for neighbour in around}
    each = 2 if size == "large" else 1
    amounts: Counter[str] = Counter()
    for word in terrain.values():
        if word in _CODE:
            amounts[_CODE[word]] += each
    giants = {SITE_OF[neighbour] for neighbour, word in terrain.items() if word == "giant"}
    if giants:
        amounts["X"] += each * len(giants)
        amounts["P"] += each * len(giants)
    waters = tuple(w for w, word in terrain.items() if word == "spring" and w not in used_waters)
    return Yield(" ".join(f"{code}{n}" for code, n in amounts.items()), waters)


def brings(terrain: Mapping[str, str], hex: str) -> tuple[int, tuple[str, ...]]:
    """Return the amount that a small building on a hex yields on this terrain, and the springs
    beside it: see `yields`."""
    return _brings(hex, tuple([terrain[neighbour] for neighbour in BESIDE[hex]]))


@lru_cache(maxsize=4096)
def _brings(hex: str, words: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    around = dict(zip(BESIDE[hex], words, strict=True))
    giants = {SITE_OF[neighbour] for neighbour, word in around.items() if word == "giant"}
    amount = sum(word in _CODE for word in words) + 2 * len(giants)
    return amount, tuple(neighbour for neighbour, word in around.items() if word == "spring")


def shores(game: Revive, hex: str, beside: Sequence[str] | None = None) -> list[str]:
    """Return the lakes beside a hex."""
    around = BESIDE[hex] if beside is None else beside
    sites = dict.fromkeys(
        SITE_OF[neighbour] for neighbour in around if game.terrain_at(neighbour) == "lake"
    )
    return [game.board[site].id for site in sites]


def harvest(game: Revive, seat: Seat, hex: str, beside: Sequence[str] | None = None) -> None:
    """Give a seat the yield of the spaces beside one of its buildings."""
    tribe = game.tribes[seat]
    building_yield = yields(game, hex, tribe.buildings[hex], tribe.waters, beside)
    for lake in shores(game, hex, beside):
        if (shore := f"{lake} {tribe.buildings[hex]}") not in tribe.shores:
            tribe.shores.append(shore)
            give(game, seat, f"V{NUMBERS.shore[tribe.buildings[hex]]}")
    for water in building_yield.waters:
        tribe.waters.append(water)
        game.tell("water_taken", seat=seat, hex=water)
        give(game, seat, game.water_at(water))
    give(game, seat, building_yield.text)


def forest_step(ground: Ground, hex: str, steps: int) -> str:
    """Return the bonus steps of a building beside a forest, for a tribe with that ability."""
    beside = any(ground.terrain_at(neighbour) == "forest" for neighbour in BESIDE[hex])
    return f"TV{steps}" if steps and beside else ""


@step
class Raise(SeatStep[Revive]):
    """Construire: give the yield of a new building, and tribe bonuses."""

    rules = ("build.bonus", "build.large", "build.water")
    hex: str

    def run(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        if steps_text := forest_step(game, self.hex, tribe.figure("forest")):
            give(game, self.seat, steps_text)
        if tribe.buildings[self.hex] == "large":
            happens(game, self.seat, "large")
        harvest(game, self.seat, self.hex)


# --- exploring


@step
class Survey(SeatChoice[Revive]):
    """Explorer: the explorer chooses the tile's orientation and a citizen."""

    picks = (Orient,)
    composed = (Orient,)
    rules = ("explore.orient", "explore.reward")
    tile: str

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        cards = self._cards(game) or [""]
        return [Orient.of(way, card) for way in self._ways(game) for card in cards]

    def values(
        self, game: Revive, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> list[str]:
        return [*self._cards(game), ""] if "way" in so_far else self._ways(game)

    def _ways(self, game: Revive) -> list[str]:
        spaces = TILE[game.board[self.tile].id].spaces
        return ["upright"] if spaces == spaces[::-1] else ["upright", "turned"]

    def _cards(self, game: Revive) -> list[str]:
        return recruits(game) if TILE[game.board[self.tile].id].citizen else []

    def chosen(self, game: Revive, seat: Seat, pick: Orient) -> None:
        game.board[self.tile].turned = pick.way == "turned"
        game.tell("oriented", seat=seat, tile=self.tile, way=pick.way)
        game.then(Reveal(self.tile), Reward(seat, self.tile, pick.card))


@step
class Reveal(Step[Revive]):
    """Construire: give owners of buildings beside a newly revealed tile its yield, even if another
    seat explored it."""

    rules = ("build.later",)
    tile: str

    def run(self, game: Revive) -> None:
        new = HEXES_OF[self.tile]
        for seat, tribe in enumerate(game.tribes):
            for hex in tribe.buildings:
                if beside := [neighbour for neighbour in BESIDE[hex] if neighbour in new]:
                    harvest(game, seat, hex, beside)


@step
class Reward(SeatStep[Revive]):
    """Explorer: give the tile's reward and a citizen; giant crystals have no citizen."""

    rules = ("explore.reward",)
    tile: str
    card: str = ""

    def run(self, game: Revive) -> None:
        row = TILE[game.board[self.tile].id]
        happens(game, self.seat, "explore")
        game.then(*([ChooseCard(self.seat, card=self.card)] if row.citizen else []))
        give(game, self.seat, row.reward)


# --- settling


@step
class Learn(SeatStep[Revive]):
    """Peupler: give each seat that settled there before a book; learn the technology, which gives
    points."""

    rules = ("populate.occupants", "populate.tree", "populate.points", "tribe.techs")
    place: str
    node: str

    def run(self, game: Revive) -> None:
        tribe, seat = game.tribes[self.seat], self.seat
        for rival in game.occupants(self.place) if self.place != ABYSS else ():
            gain(game, rival, "book", 1)
        happens(game, seat, "populate")
        tribe.settled[self.place] = self.node
        tribe.techs.append(self.node)
        game.tell("populated", seat=seat, hex=self.place, tech=tech_word(tribe.id, self.node))
        row = tech(tribe.id, self.node)
        if row.machine:
            tribe.machines.append(Machine(f"{tribe.id}_{self.node}"))
        points = learned_points(game.edition, game.variant.cheap, self.node)
        give(game, seat, f"P{points} {row.now}" if points else row.now)


def machine_text(tribe_id: str, machine: str) -> str:
    """Return the effects of a machine on the board, from the market or by a technology."""
    if machine in MACHINE:
        return MACHINE[machine].effect
    return tech(tribe_id, machine.removeprefix(f"{tribe_id}_")).machine
