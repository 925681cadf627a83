"""The state of Revive."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
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
    TILED,
    tech,
)
from engine.kernel import Game, Seat
from engine.kit.effects import parse_effects

NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Variant:
    """The options of this game."""

    long: bool = False
    own_card: bool = False
    copying: bool = True
    giants: bool = False
    abilities: bool = True
    moon: bool = False
    literal_hib4: bool = False
    abyss: bool = False
    cheap: bool = False
    """Whether technologies cost less, and score when they are learnt."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A card in a slot: its visible half, and the colour it was played as."""

    card: str
    half: str
    colour: str


@dataclass(slots=True)
class Machine:
    """A machine of a seat; `spent` while energy lies on it."""

    id: str
    spent: bool = False


@dataclass(slots=True)
class Tile:
    """The tile on a site."""

    id: str
    up: bool = False
    turned: bool = False


@cache
def figures(tribe: str, techs: tuple[str, ...]) -> dict[str, int]:
    """Return the permanent figures of a tribe with these technologies."""
    totals: Counter[str] = Counter()
    for node in techs:
        totals.update(dict(parse_effects(tech(tribe, node).always)))
    return dict(totals)


@lru_cache(maxsize=4096)
def whenever(tribe: str, techs: tuple[str, ...], hook: str) -> tuple[str, ...]:
    """Return what these technologies of a tribe give when `hook` happens."""
    rows = [tech(tribe, node) for node in techs]
    return tuple([row.gives for row in rows if row.when == hook])


@dataclass(slots=True)
class Tribe:
    """The boards, cards and pieces of a seat."""

    id: str = ""
    stock: dict[str, int] = field(default_factory=dict)
    """Stock by resource."""
    score: int = 0
    devotion: int = 0
    highest: int = 0
    """Highest place on the score track, and (`deepest`) on the devotion track: bonuses are given
    once, even after an exchange."""
    deepest: int = 0
    won: int = 0
    """Points, and (`praise`) devotion, won since its last turn: they may be exchanged. In the first
    edition: won in this action."""
    praise: int = 0
    voyages: list[str] = field(default_factory=list)
    """Voyages not yet undertaken."""
    sailed: list[str] = field(default_factory=list)
    shores: list[str] = field(default_factory=list)
    """Lake and size of the buildings beside lakes, such as "mirror_lake small"."""
    offer: list[str] = field(default_factory=list)
    """Drawn scyphoz, of which one is kept."""
    tokens: int = 0
    """Points by end tokens."""
    active: list[str] = field(default_factory=list)
    rest: list[str] = field(default_factory=list)
    slots: dict[str, list[Placed]] = field(default_factory=dict)
    modules: dict[str, list[str]] = field(default_factory=dict)
    gained: list[str] = field(default_factory=list)
    """Cards gained during the game."""
    tracks: dict[str, int] = field(default_factory=dict)
    sites: list[str] = field(default_factory=list)
    """Unlocked machine sites."""
    machines: list[Machine] = field(default_factory=list)
    energy: int = 0
    lent: int = 0
    """Energy spent on trades."""
    markers: int = 0
    discs: int = 0
    techs: list[str] = field(default_factory=list)
    settled: dict[str, str] = field(default_factory=dict)
    """Place of a meeple -> the node it came from. A large location is named by its site."""
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
    """Its own artifact card, with that option."""
    reach: int = 0
    """Additional range for the next distance paid in this turn."""
    discounts: dict[str, int] = field(default_factory=dict)
    """Action -> what the next such action costs less in this turn."""
    wild: bool = False
    """Whether the next card may be of any colour."""

    # --- its pieces

    @property
    def free_energy(self) -> int:
        """Unspent energy."""
        return self.energy - self.lent - sum([machine.spent for machine in self.machines])

    def machine(self, id: str) -> Machine | None:
        """Return its machine of this id, or None."""
        return next((machine for machine in self.machines if machine.id == id), None)

    def figure(self, word: str) -> int:
        """Return a permanent figure of the tribe."""
        return figures(self.id, tuple(self.techs)).get(word, 0)

    def flasks(self) -> int:
        """Return the number of its flasks: one per scyphoz, one per finished voyage."""
        return len(self.sailed) + sum(CARD[card].kind == "scyphoz" for card in self.cards())

    def rank(self) -> int:
        """Return the number of cards in slots."""
        return sum(map(len, self.slots.values()))

    def count(self, size: str) -> int:
        """Return the number of its buildings of a size."""
        return list(self.buildings.values()).count(size)

    def cards(self) -> list[str]:
        """Return all its cards."""
        played = [placed.card for pile in self.slots.values() for placed in pile]
        return [*self.active, *self.rest, *played]

    # --- its slots

    def has_slot(self, slot: str) -> bool:
        """Return whether the tribe has this slot: the side slot must be learnt."""
        return slot != "side" or "m2" in self.techs

    def open_slot(self, slot: str) -> bool:
        """Return whether a card may be played into a slot: each card in it shows its chain edge."""
        if slot == "side" and "m2" not in self.techs:
            return False
        closed = [p.card for p in self.slots[slot] if p.half not in CARD[p.card].chain]
        return not closed

    def room(self) -> list[str]:
        """Return the slots with room for another module."""
        return [s for s in SLOTS if self.has_slot(s) and len(self.modules[s]) < NUMBERS.slots[s]]

    # --- paying

    def short(self, cost: Mapping[str, int]) -> int:
        """Return the number of crystals needed to pay a cost of basic resources."""
        stock = self.stock
        return sum([n - stock[resource] for resource, n in cost.items() if n > stock[resource]])

    def can_pay(self, cost: Mapping[str, int]) -> bool:
        """Return whether it can pay, with crystals for missing resources."""
        return self.short(cost) <= self.stock["crystal"]

    def pay(self, cost: Mapping[str, int]) -> None:
        """Pay, with crystals for missing resources."""
        self.stock["crystal"] -= self.short(cost)
        for resource, n in cost.items():
            self.stock[resource] = max(0, self.stock[resource] - n)


BLOCKING: Final = frozenset({"ice", "crystal_hex", "giant", "lake"})
"""Terrain that blocks range."""
Faces = tuple[str, ...]
"""All that the map shows: the tile of each of `TILED` ("<tile> turned" if it is turned, "" while it
is face down)."""
_TURNED: Final = {tile: f"{tile} turned" for tile in TILE}
_PRINTED: Final = dict.fromkeys(HEXES_OF[CHASM], "chasm") | {
    hex: "location" for site in CORNERS for hex in HEXES_OF[site]
}
"""Terrain of the hexes without a tile."""


def spaces_of(tile: str, turned: bool) -> tuple[str, ...]:
    """Return the terrain of a site's hexes under this tile."""
    spaces = TILE[tile].spaces
    return spaces[::-1] if turned else spaces


@lru_cache(maxsize=64)
def terrain_of(faces: Faces) -> Mapping[str, str]:
    """Return the terrain of each hex under these tiles."""
    terrain = dict(_PRINTED)
    for site, face in zip(TILED, faces, strict=True):
        terrain.update(_covered(site, face))
    return terrain


@cache
def _covered(site: str, face: str) -> Mapping[str, str]:
    """Return the terrain of a site's hexes; the face is empty while the tile is face down."""
    tile = face.removesuffix(" turned")
    words = spaces_of(tile, tile != face) if face else ["ice"] * len(HEXES_OF[site])
    return dict(zip(HEXES_OF[site], words, strict=True))


@dataclass(slots=True, kw_only=True)
class Revive(Game):
    """The state. The next card of a pile is its last."""

    variant: Variant
    tribes: list[Tribe] = field(default_factory=list)
    round: int = 0
    active: Seat = NOBODY
    """The seat whose turn it is."""
    left: int = 0
    """Remaining actions of this turn."""
    used: list[str] = field(default_factory=list)
    """Machines, trades and waters used in this turn."""
    ending: bool = False
    ender: Seat = NOBODY
    """The seat that triggered the end."""
    last: list[Seat] = field(default_factory=list)
    """The seats with a last turn to come, in order."""
    counting: bool = False
    owed: list[list[str]] = field(default_factory=list)
    """Effects that wait for a seat's choice, by seat."""
    board: dict[str, Tile] = field(default_factory=dict)
    """Site -> its tile, except the chasm and the large locations."""
    locations: dict[str, str] = field(default_factory=dict)
    """Site -> its large location."""
    boxed: list[str] = field(default_factory=list)
    """Tiles out of play."""
    artifacts: dict[str, int] = field(default_factory=dict)
    late: int = 0
    """Remaining tokens of the long game."""
    card: str = ""
    """The shared artifact card."""
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

    @property
    def first_edition(self) -> bool:
        """Whether the game uses the rules of the first edition."""
        return self.edition < 2

    def present(self, seat: Seat) -> bool:
        """Return whether effects may ask this seat now."""
        return self.counting or seat == self.active

    def artifacts_left(self) -> int:
        """Return the number of artifacts on the board."""
        return sum(self.artifacts.values())

    def artifact_card(self, seat: Seat) -> str:
        """Return the artifact card that counts for a seat."""
        return self.tribes[seat].card or self.card

    # --- the map

    def terrain_at(self, hex: str) -> str:
        """Return the terrain of a hex; "ice" while it is unexplored."""
        if hex in _PRINTED:
            return _PRINTED[hex]
        site = SITE_OF[hex]
        tile = self.board[site]
        if not tile.up:
            return "ice"
        return spaces_of(tile.id, tile.turned)[HEXES_OF[site].index(hex)]

    def faces(self) -> Faces:
        """Return what the map shows; equal for games with the same map."""
        tiles = map(self.board.__getitem__, TILED)
        return tuple([(_TURNED[t.id] if t.turned else t.id) if t.up else "" for t in tiles])

    def water_at(self, hex: str) -> str:
        """Return the effects of the water on a hex."""
        return TILE[self.board[SITE_OF[hex]].id].spring

    def passable(self, hex: str) -> bool:
        """Return whether range may cross a hex."""
        return self.terrain_at(hex) not in BLOCKING

    def explorable(self) -> list[str]:
        """Return the sites whose tile is face down."""
        return [site for site, tile in self.board.items() if not tile.up]

    def builder(self, hex: str) -> Seat:
        """Return the seat that has built on a hex, or NOBODY."""
        return next((s for s, tribe in enumerate(self.tribes) if hex in tribe.buildings), NOBODY)

    def occupants(self, place: str) -> list[Seat]:
        """Return the seats that have settled in a place."""
        return [seat for seat, tribe in enumerate(self.tribes) if place in tribe.settled]

    def origins(self, seat: Seat) -> list[str]:
        """Return the hexes from which a seat counts range."""
        tribe = self.tribes[seat]
        hexes = [*tribe.buildings]
        for place in (place for place in tribe.settled if place != ABYSS):
            hexes += HEXES_OF[place] if place in CORNERS else (place,)
        hexes = hexes or list(HEXES_OF[CHASM])
        return [*hexes, *tribe.lanterns]
