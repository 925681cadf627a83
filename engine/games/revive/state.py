"""What lies on the table, and small questions about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final

from engine.games.revive.content import (
    ABYSS,
    CARD,
    CHASM,
    CORNERS,
    HEXES_OF,
    NUMBERS,
    SITE_OF,
    SLOTS,
    TILE,
    tech,
)
from engine.kernel import Game, Seat
from engine.kit.effects import read

NOBODY: Final = -1
EDITION: Final = 3
"""The rules that games begin with today: see "Editions" in the README."""


@dataclass(frozen=True, slots=True)
class Variant:
    """The options, as the rules ask for them."""

    long: bool = False
    own_card: bool = False
    copying: bool = True
    giants: bool = False
    abilities: bool = True
    moon: bool = False
    literal_hib4: bool = False
    abyss: bool = False
    edition: int = EDITION
    """The rules that the game began with. It keeps them to its end."""

    @property
    def first(self) -> bool:
        """Whether the game keeps the rules of the first edition."""
        return self.edition < 2

    def books(self, node: str) -> int:
        """What a technology costs, by its row."""
        cost = NUMBERS.first_books if self.edition < 3 else NUMBERS.books
        return cost[int(node[1]) - 1]

    def learned(self, node: str) -> int:
        """The points that come with a technology: none before the third edition."""
        return 0 if self.edition < 3 else NUMBERS.learned[int(node[1]) - 1]


@dataclass(frozen=True, slots=True)
class Placed:
    """A card in a slot: the half that shows, the colour it was played as."""

    card: str
    half: str
    colour: str


@dataclass(slots=True)
class Machine:
    """A machine of a seat; its energy lies on it until it is recovered."""

    id: str
    spent: bool = False


@dataclass(slots=True)
class Tile:
    """What lies on a site."""

    id: str
    up: bool = False
    turned: bool = False


@cache
def figures(tribe: str, techs: tuple[str, ...]) -> dict[str, int]:
    """What always holds for a tribe that knows these technologies."""
    found: Counter[str] = Counter()
    for node in techs:
        found.update(dict(read(tech(tribe, node).always)))
    return dict(found)


def whenever(tribe: str, techs: Iterable[str], hook: str) -> list[str]:
    """What the technologies that a tribe knows give each time this happens."""
    rows = (tech(tribe, node) for node in techs)
    return [row.gives for row in rows if row.when == hook]


@dataclass(slots=True)
class Tribe:
    """A seat's people: its boards, cards and pieces."""

    id: str = ""
    stock: dict[str, int] = field(default_factory=dict)
    """Resources, by their word."""
    score: int = 0
    devotion: int = 0
    highest: int = 0
    """How far it has been on the score track, and (`deepest`) on the devotion track: what was
    exchanged brings no bonus twice."""
    deepest: int = 0
    won: int = 0
    """Points won since its last turn, and (`praise`) devotion: they may be exchanged. In the first
    edition: won in this action."""
    praise: int = 0
    voyages: list[str] = field(default_factory=list)
    """Voyages that it may still undertake."""
    sailed: list[str] = field(default_factory=list)
    shores: list[str] = field(default_factory=list)
    """Lake and size of the buildings beside lakes: "mirror_lake small"."""
    offer: list[str] = field(default_factory=list)
    """Scyphoz that were drawn, of which one is kept."""
    tokens: int = 0
    """Points of end tokens."""
    active: list[str] = field(default_factory=list)
    rest: list[str] = field(default_factory=list)
    slots: dict[str, list[Placed]] = field(default_factory=dict)
    modules: dict[str, list[str]] = field(default_factory=dict)
    gained: list[str] = field(default_factory=list)
    """Cards that were gained in the game."""
    tracks: dict[str, int] = field(default_factory=dict)
    sites: list[str] = field(default_factory=list)
    """Machine sites that are open."""
    machines: list[Machine] = field(default_factory=list)
    energy: int = 0
    lent: int = 0
    """Energy that trades have taken."""
    markers: int = 0
    discs: int = 0
    techs: list[str] = field(default_factory=list)
    settled: dict[str, str] = field(default_factory=dict)
    """Place of a meeple: the node it came from. A large location is its site."""
    buildings: dict[str, str] = field(default_factory=dict)
    lanterns: list[str] = field(default_factory=list)
    waters: list[str] = field(default_factory=list)
    explored: int = 0
    artifacts: dict[str, int] = field(default_factory=dict)
    crates: list[str] = field(default_factory=list)
    crates_taken: int = 0
    switched: bool = False
    hibernations: int = 0
    card: str = ""
    """The artifact card, where each has one."""
    reach: int = 0
    """Range for the next distance that is paid in this turn."""
    discounts: dict[str, int] = field(default_factory=dict)
    """What the next exploration, building, population costs less in this turn."""
    wild: bool = False
    """Whether the next card may be of any colour."""

    # --- what it owns

    @property
    def free_energy(self) -> int:
        """Energy that is at hand."""
        return self.energy - self.lent - sum(machine.spent for machine in self.machines)

    def machine(self, id: str) -> Machine | None:
        """One of its machines."""
        return next((machine for machine in self.machines if machine.id == id), None)

    def figure(self, word: str) -> int:
        """The figure of something that always holds."""
        return figures(self.id, tuple(self.techs)).get(word, 0)

    def flasks(self) -> int:
        """Its flasks: one on each scyphoz, one on each voyage that is over."""
        return len(self.sailed) + sum(CARD[card].kind == "scyphoz" for card in self.cards())

    def rank(self) -> int:
        """Cards that lie in slots."""
        return sum(map(len, self.slots.values()))

    def count(self, size: str) -> int:
        """Its buildings of a size."""
        return list(self.buildings.values()).count(size)

    def cards(self) -> list[str]:
        """All its cards."""
        played = [placed.card for pile in self.slots.values() for placed in pile]
        return [*self.active, *self.rest, *played]

    # --- its slots

    def has_slot(self, slot: str) -> bool:
        """Whether the slot is there: the side slot is learnt."""
        return slot != "side" or "m2" in self.techs

    def open_slot(self, slot: str) -> bool:
        """Whether a card may be played into a slot: each in it shows its chain edge."""
        pile = self.slots[slot]
        return self.has_slot(slot) and all(
            placed.half in CARD[placed.card].chain for placed in pile
        )

    def room(self) -> list[str]:
        """The slots that take another module."""
        return [s for s in SLOTS if self.has_slot(s) and len(self.modules[s]) < NUMBERS.slots[s]]

    # --- paying

    def short(self, cost: Mapping[str, int]) -> int:
        """How many crystals a cost of basic resources takes."""
        stock = self.stock
        return sum([n - stock[what] for what, n in cost.items() if n > stock[what]])

    def can_pay(self, cost: Mapping[str, int]) -> bool:
        """Whether it can pay, with crystals for what is short."""
        return self.short(cost) <= self.stock["crystal"]

    def pay(self, cost: Mapping[str, int]) -> None:
        """Pay; crystals stand in for what is short."""
        self.stock["crystal"] -= self.short(cost)
        for what, n in cost.items():
            self.stock[what] = max(0, self.stock[what] - n)


BLOCKING: Final = frozenset({"ice", "crystal_hex", "giant", "lake"})
"""What range may not be counted across."""
Faces = tuple[tuple[str, str, bool], ...]
"""For each site its tile, empty while nobody sees it, and whether it is turned: all that the map
shows."""
_PRINTED: Final = dict.fromkeys(HEXES_OF[CHASM], "chasm") | {
    hex: "location" for site in CORNERS for hex in HEXES_OF[site]
}
"""What no tile covers."""


def spaces_of(tile: str, turned: bool) -> tuple[str, ...]:
    """What the hexes of a site are on which a tile lies."""
    spaces = TILE[tile].spaces
    return spaces[::-1] if turned else spaces


@lru_cache(maxsize=64)
def terrain_of(faces: Faces) -> Mapping[str, str]:
    """What each hex is under these tiles."""
    found = dict(_PRINTED)
    for site, tile, turned in faces:
        found.update(_covered(site, tile, turned))
    return found


@cache
def _covered(site: str, tile: str, turned: bool) -> Mapping[str, str]:
    """What the hexes of a site are; nobody sees the tile whose name is empty."""
    shown = spaces_of(tile, turned) if tile else ["ice"] * len(HEXES_OF[site])
    return dict(zip(HEXES_OF[site], shown, strict=True))


@dataclass(slots=True, kw_only=True)
class Revive(Game):
    """The state. A pile's next card is its last."""

    variant: Variant
    tribes: list[Tribe] = field(default_factory=list)
    round: int = 0
    active: Seat = NOBODY
    """Whose turn it is."""
    left: int = 0
    """Actions that are left in this turn."""
    used: list[str] = field(default_factory=list)
    """Machines and trades that were used in this turn."""
    ending: bool = False
    ender: Seat = NOBODY
    """Who has brought the end about."""
    last: list[Seat] = field(default_factory=list)
    """Who still has a last turn, in order."""
    counting: bool = False
    owed: list[list[str]] = field(default_factory=list)
    """By seat, the effects that wait for it to choose."""
    board: dict[str, Tile] = field(default_factory=dict)
    """What lies on each site but the chasm and the large locations."""
    locations: dict[str, str] = field(default_factory=dict)
    """The large location of each corner."""
    boxed: list[str] = field(default_factory=list)
    """Tiles that are not in play."""
    artifacts: dict[str, int] = field(default_factory=dict)
    late: int = 0
    """Tokens of the long game that are left."""
    card: str = ""
    """The artifact card that is shared."""
    market: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    modules: list[str] = field(default_factory=list)
    module_bag: list[str] = field(default_factory=list)
    machines: dict[str, list[str]] = field(default_factory=dict)
    machine_stacks: dict[str, list[str]] = field(default_factory=dict)
    scyphoz: list[str] = field(default_factory=list)
    voyages: list[str] = field(default_factory=list)
    voyage_deck: list[str] = field(default_factory=list)
    destroyed: list[str] = field(default_factory=list)
    crates: list[str] = field(default_factory=list)
    crate_discards: list[str] = field(default_factory=list)

    # --- the table

    def present(self, seat: Seat) -> bool:
        """Whether effects may ask this seat now."""
        return self.counting or seat == self.active

    def artifacts_left(self) -> int:
        """Artifacts on the board."""
        return sum(self.artifacts.values())

    def artifact_card(self, seat: Seat) -> str:
        """The artifact card that counts for a seat."""
        return self.tribes[seat].card or self.card

    # --- the map

    def terrain_at(self, hex: str) -> str:
        """What a hex is; "ice" while it is unexplored."""
        if hex in _PRINTED:
            return _PRINTED[hex]
        site = SITE_OF[hex]
        tile = self.board[site]
        if not tile.up:
            return "ice"
        return spaces_of(tile.id, tile.turned)[HEXES_OF[site].index(hex)]

    def terrain(self) -> Mapping[str, str]:
        """What every hex is, as `terrain_at`."""
        return terrain_of(self.faces())

    def faces(self) -> Faces:
        """What the map shows: equal for games whose maps look the same."""
        return tuple(
            [(site, tile.id if tile.up else "", tile.turned) for site, tile in self.board.items()]
        )

    def water_at(self, hex: str) -> str:
        """What the water of a hex brings."""
        return TILE[self.board[SITE_OF[hex]].id].spring

    def passable(self, hex: str) -> bool:
        """Whether range may be counted across a hex."""
        return self.terrain_at(hex) not in BLOCKING

    def explorable(self) -> list[str]:
        """The sites whose tile is face down."""
        return [site for site, tile in self.board.items() if not tile.up]

    def builder(self, hex: str) -> Seat:
        """Who has built on a hex; NOBODY."""
        return next((s for s, tribe in enumerate(self.tribes) if hex in tribe.buildings), NOBODY)

    def occupants(self, place: str) -> list[Seat]:
        """Who has settled in a place."""
        return [seat for seat, tribe in enumerate(self.tribes) if place in tribe.settled]

    def origins(self, seat: Seat) -> list[str]:
        """The hexes from which a seat counts range."""
        tribe = self.tribes[seat]
        found = [*tribe.buildings]
        for place in (place for place in tribe.settled if place != ABYSS):
            found += HEXES_OF[place] if place in CORNERS else (place,)
        found = found or list(HEXES_OF[CHASM])
        return [*found, *tribe.lanterns]
