"""What the ground brings: to builders, whenever a space beside a building is revealed; and what
follows from exploring and settling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
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
    tech,
    tech_word,
)
from engine.games.revive.effects.book import gain, give, happens
from engine.games.revive.effects.gains import ChooseCard, recruits
from engine.games.revive.picks import Orient
from engine.games.revive.state import Machine, Revive
from engine.kernel import Choice, Pick, Seat, Step, step

_CODE: Final = {
    "crystal_hex": "X", "field": "TJ", "forest": "TV", "mountain": "TG"
}  # fmt: skip


class Ground(Protocol):
    """A game, or a view of one: what each hex is."""

    def terrain_at(self, hex: str) -> str:
        """What a hex is."""

    def water_at(self, hex: str) -> str:
        """What the water of a hex brings."""


@frozen
class Yield:
    """What a building brings: a text of effects, and the waters beside it that are new."""

    text: str
    waters: tuple[str, ...]


def yields(
    ground: Ground,
    hex: str,
    size: str,
    taken: Iterable[str] = (),
    beside: Sequence[str] | None = None,
) -> Yield:
    """What a building of a size on a hex brings, of the spaces beside it (or of some of them): each
    space once, twice for a large building; water once in a game."""
    around = BESIDE[hex] if beside is None else beside
    terrain = {there: ground.terrain_at(there) for there in around}
    each = 2 if size == "large" else 1
    found: Counter[str] = Counter()
    for word in terrain.values():
        if word in _CODE:
            found[_CODE[word]] += each
    giants = {SITE_OF[there] for there, word in terrain.items() if word == "giant"}
    if giants:
        found["X"] += each * len(giants)
        found["P"] += each * len(giants)
    waters = tuple(w for w, word in terrain.items() if word == "spring" and w not in taken)
    return Yield(" ".join(f"{code}{n}" for code, n in found.items()), waters)


def brings(terrain: Mapping[str, str], hex: str) -> tuple[int, tuple[str, ...]]:
    """How much a small building on a hex brings on this terrain, and the springs beside it: see
    `yields`."""
    return _brings(hex, tuple([terrain[there] for there in BESIDE[hex]]))


@lru_cache(maxsize=4096)
def _brings(hex: str, words: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    around = dict(zip(BESIDE[hex], words, strict=True))
    giants = {SITE_OF[there] for there, word in around.items() if word == "giant"}
    amount = sum(word in _CODE for word in words) + 2 * len(giants)
    return amount, tuple(there for there, word in around.items() if word == "spring")


def shores(game: Revive, hex: str, beside: Sequence[str] | None = None) -> list[str]:
    """The lakes beside a hex."""
    around = BESIDE[hex] if beside is None else beside
    sites = dict.fromkeys(SITE_OF[there] for there in around if game.terrain_at(there) == "lake")
    return [game.board[site].id for site in sites]


def harvest(game: Revive, seat: Seat, hex: str, beside: Sequence[str] | None = None) -> None:
    """A seat gets what the spaces beside one of its buildings bring."""
    tribe = game.tribes[seat]
    found = yields(game, hex, tribe.buildings[hex], tribe.waters, beside)
    for lake in shores(game, hex, beside):
        if (shore := f"{lake} {tribe.buildings[hex]}") not in tribe.shores:
            tribe.shores.append(shore)
            give(game, seat, f"V{NUMBERS.shore[tribe.buildings[hex]]}")
    for water in found.waters:
        tribe.waters.append(water)
        game.tell("water_taken", seat=seat, hex=water)
        give(game, seat, game.water_at(water))
    give(game, seat, found.text)


def forest_step(ground: Ground, hex: str, more: int) -> str:
    """What a building beside a forest brings a tribe to whom its first one brings so much more."""
    beside = any(ground.terrain_at(there) == "forest" for there in BESIDE[hex])
    return f"TV{more}" if more and beside else ""


@step
class Raise(Step[Revive]):
    """Construire: the building brings what is beside it; some tribes more."""

    rules = ("build.bonus", "build.large", "build.water")
    seat: Seat
    hex: str

    def run(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        if more := forest_step(game, self.hex, tribe.figure("forest")):
            give(game, self.seat, more)
        if tribe.buildings[self.hex] == "large":
            happens(game, self.seat, "large")
        harvest(game, self.seat, self.hex)


# --- exploring


@step
class Survey(Choice[Revive]):
    """Explorer: the explorer decides how the tile lies and which citizen comes."""

    picks = (Orient,)
    composed = (Orient,)
    rules = ("explore.orient", "explore.reward")
    seat: Seat
    tile: str

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        cards = self._cards(game) or [""]
        return [_orient(way, card) for way in self._ways(game) for card in cards]

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


@cache
def _orient(way: str, card: str) -> Orient:
    return Orient(way, card)


@step
class Reveal(Step[Revive]):
    """Construire: buildings beside a newly revealed tile bring their owners what is there, no
    matter who explored it."""

    rules = ("build.later",)
    tile: str

    def run(self, game: Revive) -> None:
        new = HEXES_OF[self.tile]
        for seat, tribe in enumerate(game.tribes):
            for hex in tribe.buildings:
                if beside := [there for there in BESIDE[hex] if there in new]:
                    harvest(game, seat, hex, beside)


@step
class Reward(Step[Revive]):
    """Explorer: the tile's reward and a citizen; giant crystals bring none."""

    rules = ("explore.reward",)
    seat: Seat
    tile: str
    card: str = ""

    def run(self, game: Revive) -> None:
        row = TILE[game.board[self.tile].id]
        happens(game, self.seat, "explore")
        game.then(*([ChooseCard(self.seat, 1, self.card)] if row.citizen else []))
        give(game, self.seat, row.reward)


# --- settling


@step
class Learn(Step[Revive]):
    """Peupler: each seat that has settled there before gets a book; the technology is learnt, and
    brings points."""

    rules = ("populate.occupants", "populate.tree", "populate.points", "tribe.techs")
    seat: Seat
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
        points = game.variant.learned(self.node)
        give(game, seat, f"P{points} {row.now}" if points else row.now)


def machine_text(tribe_id: str, machine: str) -> str:
    """What a machine of a board or of a technology does."""
    if machine in MACHINE:
        return MACHINE[machine].effect
    return tech(tribe_id, machine.removeprefix(f"{tribe_id}_")).machine
