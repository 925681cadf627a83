"""The content of the game, read from data/revive, and its board; `rows` describes the rows.

The effect of a row is a text of codes with amounts ("F2 P1"); `effects.book` defines the codes.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.content import document, editions, fault, refer, table
from engine.games.revive.rows import (
    ArtifactCard,
    CardRow,
    Colour,
    CrateRow,
    LakeRow,
    LocationRow,
    MachineRow,
    ModuleRow,
    Node,
    Numbers,
    SiteRow,
    Size,
    Tech,
    TileRow,
    TribeRow,
    VoyageRow,
)
from engine.kit.effects import parse_effects
from engine.kit.maps import hex_at, hex_place, hexes_beside

SIZES: Final[tuple[Size, ...]] = ("small", "large")
COLOURS: Final[tuple[Colour, ...]] = ("yellow", "green", "grey")
BASICS: Final = ("food", "book", "gear")
RESOURCES: Final = (*BASICS, "crystal")
OF_TRACK: Final = dict(zip(COLOURS, BASICS, strict=True))
"""The resource of each track and colour."""
LETTER: Final = {"F": "food", "B": "book", "G": "gear", "X": "crystal"}
NODES: Final[tuple[Node, ...]] = ("t1", "l2", "m2", "r2", "l3", "m3", "r3")
SLOTS: Final = ("top_left", "top_right", "bottom_left", "bottom_right", "side")
CODES: Final = (
    "F", "B", "G", "A", "X", "P", "V", "TJ", "TV", "TG", "TA", "M", "K", "E", "N", "S", "C", "Z",
    "R", "DE", "DB", "DP", "U", "W", "L", "Y", "H",
    "kindle", "root", "carry", "scrap", "ferry", "swap",
)  # fmt: skip
FIGURES: Final = ["range", "forest", "explore", "small", "large", "bank", "populate", "keep"]


SIDES: Final = ("sun", "moon")
"""The fields of a tribe that say what a star does."""


def _path(name: str) -> str:
    return f"revive/{name}.toml"


EDITION: Final = len(editions("revive"))
NUMBERS: Final = document(_path("numbers"), Numbers)
CARD: Final = table(_path("cards"), CardRow)
MODULE: Final = table(_path("modules"), ModuleRow)
MACHINE: Final = table(_path("machines"), MachineRow)
SITE: Final = table(_path("sites"), SiteRow)
CRATE: Final = table(_path("crates"), CrateRow)
TILE: Final = table(_path("tiles"), TileRow)
LOCATION: Final = table(_path("locations"), LocationRow)
ARTIFACT_CARD: Final = table(_path("artifacts"), ArtifactCard)
TRIBE: Final = table(_path("tribes"), TribeRow)
LAKE: Final = table(_path("lakes"), LakeRow)
VOYAGE: Final = table(_path("voyages"), VoyageRow)


@cache
def numbers(edition: int) -> Numbers:
    """Return the single numbers of an edition."""
    return document(_path("numbers"), Numbers, edition)


@cache
def tribes(edition: int) -> Mapping[str, TribeRow]:
    """Return the tribes of an edition by id."""
    return table(_path("tribes"), TribeRow, edition=edition)


def book_cost(edition: int, cheap: bool, node: str) -> int:
    """Return the books that a technology costs, by its row; `cheap` is an option."""
    figures = numbers(edition)
    return (figures.cheap_books if cheap else figures.books)[int(node[1]) - 1]


def learned_points(edition: int, cheap: bool, node: str) -> int:
    """Return the points for a technology, by its row; `cheap` is an option."""
    figures = numbers(edition)
    return (figures.cheap_learned if cheap else figures.learned)[int(node[1]) - 1]


SIDE_SLOT: Final = Tech()
RELIC: Final = Tech(now="Z1")


def tech(tribe: str, node: str) -> Tech:
    """Return the technology of a tribe at a node."""
    if node in ("m2", "m3"):
        return SIDE_SLOT if node == "m2" else RELIC
    return TRIBE[tribe].techs[node]  # type: ignore[index]


def tech_word(tribe: str, node: str) -> str:
    """Return the word of a tribe's technology at a node; side slot and relic are common to all."""
    return {"m2": "side_slot", "m3": "relic"}.get(node, f"{tribe}_{node}")


def opened_by(node: str) -> str:
    """Return the node that must be learnt before this one; empty for the first."""
    return "" if node == "t1" else "t1" if node.endswith("2") else f"{node[0]}2"


@cache
def cost_of(text: str) -> Mapping[str, int]:
    """Return the resources of a text of costs."""
    return {LETTER[word]: amount for word, amount in parse_effects(text)}


# --- the board: a hex is a word, a site is named after its first hex


WIDTH: Final = 5
HEXES: Final = tuple(hex_at(row, place) for row in range(10) for place in range(10))
BESIDE: Final = {hex: tuple(hexes_beside(hex, 10, 10)) for hex in HEXES}
SITES: Final = tuple(hex_at(2 * j, 2 * i) for j in range(WIDTH) for i in range(WIDTH))
CHASM: Final = "e5"
CORNERS: Final = ("a1", "a9", "i1", "i9")
OUTSIDE: Final = ("giants", "lakes")
"""The stacks that options add."""
ABYSS: Final = "abyss"
"""The large location beside the devotion track: a place without a hex on the board."""
NEAR: Final = ("c3", "c7", "g3", "g7")


def _hexes(site: str) -> tuple[str, str, str, str]:
    row, place = hex_place(site)
    below = row + 1
    return (
        hex_at(row, place),
        hex_at(row, place + 1),
        hex_at(below, place),
        hex_at(below, place + 1),
    )


HEXES_OF: Final = {site: _hexes(site) for site in SITES}
"""The four hexes of each site, in the order of a tile's spaces."""
SITE_OF: Final = {hex: site for site, hexes in HEXES_OF.items() for hex in hexes}
"""Hex -> its site."""


OPEN: Final = {row.place: row.id for row in TILE.values() if row.place in SITES}
"""Site -> the tile that lies face up from the start."""
FAR: Final = tuple(
    site for site in SITES if site not in (CHASM, *CORNERS, *NEAR) and site not in OPEN
)


TILED: Final = tuple(site for site in SITES if site in (*OPEN, *NEAR, *FAR))
"""The sites with a tile: all but the chasm and the large locations."""


def stack(place: str) -> list[str]:
    """Return the tiles of a stack."""
    return [row.id for row in TILE.values() if row.place == place]


# --- checks


def _check_effects() -> None:
    texts: list[tuple[str, str, str, str]] = []
    for card in CARD.values():
        texts += [("cards", card.id, half, card.text(half)) for half in ("top", "bottom")]
    texts += [("modules", m.id, "effect", m.effect) for m in MODULE.values()]
    texts += [("machines", m.id, "effect", m.effect) for m in MACHINE.values()]
    texts += [("crates", crate.id, "effect", crate.effect) for crate in CRATE.values()]
    texts += [
        ("tiles", t.id, f, getattr(t, f)) for t in TILE.values() for f in ("reward", "spring")
    ]
    for tribe in TRIBE.values():
        texts += [("tribes", tribe.id, side, getattr(tribe, side)) for side in SIDES]
        for node, learnt in tribe.techs.items():
            gives = (learnt.now, learnt.gives, learnt.machine)
            texts += [("tribes", tribe.id, node, text) for text in gives]
            for word, _ in parse_effects(learnt.always):
                refer(_path("tribes"), tribe.id, node, word, FIGURES)
    for lake in LAKE.values():
        texts += [("lakes", lake.id, size, lake.text(size)) for size in ("small", "large")]
    tracks = (NUMBERS.devotion_bonus, NUMBERS.progress, NUMBERS.score)
    loose = [text for track in tracks for text in track.values()]
    loose += [*NUMBERS.seat_bonus, *NUMBERS.hibernation, NUMBERS.lantern_gift]
    texts += [("numbers", "(file)", "bonus", text) for text in loose]
    for name, row, field, text in texts:
        for word, _ in parse_effects(text):
            refer(_path(name), row, field, word, CODES)


def _check_board() -> None:
    for row in TILE.values():
        if bool(row.spring) != ("spring" in row.spaces):
            raise fault(_path("tiles"), row.id, "spring", "belongs to a tile with water")
        if row.place not in (*SITES, *OUTSIDE, "near", "far"):
            raise fault(_path("tiles"), row.id, "place", "is no stack and no site")
    for site in SITE.values():
        if site.printed:
            refer(_path("sites"), site.id, "printed", site.printed, MACHINE)


_check_effects()
_check_board()
