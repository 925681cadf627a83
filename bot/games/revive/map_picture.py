"""The picture of the map: hexes with their names, their pieces, and the yield of a building."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.revive.effect_picture import draw_effect, draw_tight
from bot.games.revive.effects import SPRITE, effect_text
from bot.games.revive.facts import PLAIN, Piece, brings, pieces
from bot.render.draw.canvas import INK, MIN_LETTER_PX, NIGHT, Art, Canvas, Colour
from bot.render.draw.hexes import HEX_CORNERS, Cell, Hexes
from bot.render.draw.layout import Box
from bot.render.regions import Point, words
from bot.texts import Texts
from engine.games.revive.content import CHASM, CORNERS, HEXES, HEXES_OF, SITES
from engine.games.revive.view import ReviveView
from engine.kit.effects import parse_effects
from engine.kit.maps import hex_place

ICE_RGB: Colour = (56, 78, 102)
TERRAIN_GROUNDS: Final[dict[str, Colour]] = {
    "ice": ICE_RGB,
    "desert": (104, 82, 58),
    "city": (66, 62, 92),
    "field": (112, 92, 32),
    "forest": (38, 82, 54),
    "mountain": (80, 88, 102),
    "crystal_hex": (26, 92, 112),
    "spring": (30, 66, 120),
    "giant": (26, 92, 112),
    "lake": (30, 66, 120),
    "chasm": (14, 20, 28),
    "location": (88, 56, 78),
}
EDGE_OF_HEX: Colour = (20, 32, 44)
ART: Final = Art(
    "revive/art", tuple(dict.fromkeys([*TERRAIN_GROUNDS.values(), EDGE_OF_HEX])), shades=44
)
TERRAINS: Final = ("desert", "city", "field", "forest", "mountain", "crystal_hex", "spring")
BESIDE_OF: Final = {"TJ": "field", "TV": "forest", "TG": "mountain"}
"""The sprite of what pays for a building, drawn instead of the track step it yields because it is
easier to see."""
MAP_ASPECT: Final = 10.5 * 3**0.5 / 15.5
"""Width of the map divided by its height."""
SMALL_HEX_PX: Final = 40
"""A hex with half its height below this is small, as on a tall picture."""
LOW_PX: Final = 32
"""Height below a hex's name; in a small hex it is less."""


@lru_cache(maxsize=256)  # as many as the map has
def cell(hex: str) -> Cell:
    """Return a hex's axial coordinates."""
    row, place = hex_place(hex)
    return place - row // 2, row


@lru_cache(maxsize=8)
def _laid(box: Box) -> Hexes:
    """Return the hexes of a map in this box."""
    return Hexes(map(cell, HEXES), box)


def draw_map(canvas: Canvas, box: Box, view: ReviveView, texts: Texts) -> None:
    """Draw all hexes, as large as the box allows."""
    hexes = _laid(box)
    _regions(canvas, box, view)
    standing = pieces(view)
    for hex in HEXES:
        canvas.polygon(
            HEX_CORNERS, hexes.around(cell(hex)), TERRAIN_GROUNDS[view.terrain_at(hex)], 2
        )
    for hex in HEXES:  # pieces on an edge must not be covered by the next hex
        if view.terrain_at(hex) not in PLAIN:
            _hex(canvas, _content(hexes, hex), hex, view, standing.get(hex, ()), texts)
    for site in SITES:
        if site in CORNERS:
            _location(canvas, hexes, site, view, standing.get(site, ()), texts)
        elif site == CHASM:
            four = [hexes.middle(cell(hex)) for hex in HEXES_OF[site]]
            x, y = (sum(part) // 4 for part in zip(*four, strict=True))
            chasm = texts.word("chasm")
            wide = hexes.radius * 3 // 2
            canvas.write(Box(x - wide, y - 30, x + wide, y + 30), chasm, 28, "bold", align="middle")
        elif view.terrain_at(site) == "lake":
            _named(canvas, hexes, site, texts.word(view.board[site].tile))
        elif view.terrain_at(site) == "ice":
            _hidden(canvas, hexes, site, view, texts)


def site_names(view: ReviveView, texts: Texts) -> list[str]:
    """Return the names of the named sites, each after its place."""
    names = []
    for site in SITES:
        if site in CORNERS:
            names.append(f"{site.upper()} {texts.word(view.locations[site])}")
        elif site != CHASM and view.terrain_at(site) == "lake":
            names.append(f"{site.upper()} {texts.word(view.board[site].tile)}")
    return names


def _small(hexes: Hexes) -> bool:
    return hexes.radius < SMALL_HEX_PX


def _content(hexes: Hexes, hex: str) -> Box:
    """Return the box of a hex's content; in a small hex its corners lie outside the hex."""
    middle = cell(hex)
    if not _small(hexes):
        return hexes.within(middle)
    return hexes.around(middle).centred(round(hexes.radius * 3**0.5) - 4, round(hexes.radius * 1.5))


Polygon = tuple[Point, ...]


@lru_cache(maxsize=8)
def _outlines(box: Box) -> tuple[dict[str, Polygon], dict[str, Polygon]]:
    """Return the corners of every site and of every hex of a map in this box."""
    hexes = _laid(box)
    sites = {site: tuple(hexes.outline(map(cell, HEXES_OF[site]))) for site in SITES}
    return sites, {hex: tuple(hexes.outline([cell(hex)])) for hex in HEXES}


def _regions(canvas: Canvas, box: Box, view: ReviveView) -> None:
    """Sites, and on them the hexes that picks can name: those of explored tiles."""
    sites, hexes = _outlines(box)
    for site, polygon in sites.items():
        whole = view.terrain_at(site) in PLAIN
        canvas.region(polygon, words(site, "tile", *(["hex"] if whole else [])))
    for hex, polygon in hexes.items():
        if view.terrain_at(hex) not in PLAIN:
            canvas.region(polygon, words(hex, "hex", "city"))


def _below_name(canvas: Canvas, box: Box, hex: str) -> Box:
    """Write a hex's name at the top of its content; return the box below it."""
    small = box.high < SMALL_HEX_PX + 10
    size, middle = (MIN_LETTER_PX, box.top + 7) if small else (22, box.top + 2)
    canvas.text((box.middle[0], middle), hex.upper(), size, "bold", INK, "middle")
    return box._replace(top=box.top + (16 if small else 14))


def _hex(
    canvas: Canvas,
    box: Box,
    hex: str,
    view: ReviveView,
    here: tuple[Piece, ...],
    texts: Texts,
) -> None:
    """Draw a hex of an explored tile: its name, and its pieces."""
    terrain = view.terrain_at(hex)
    below = _below_name(canvas, box, hex)
    if terrain == "desert":
        built = [(seat, kind) for seat, kind in here if kind != "lantern"]
        if built:
            _piece(canvas, below, *built[0], texts)
        else:
            _bring(canvas, below, hex, view, texts)
    elif terrain == "spring":
        _spring(canvas, below, view.water_at(hex), texts)
    else:
        settled = [seat for seat, kind in here if kind == "meeple"]
        _crowd(canvas, below, terrain, settled, texts)
    lit = [seat for seat, kind in here if kind == "lantern"]
    high = 22 if below.high < LOW_PX else 30
    row = Box(box.left - 8, box.low + 8 - high, box.right + 8, box.low + 8)
    for seat, spot in zip(lit, row.fan(len(lit), high), strict=True):
        canvas.sprite("lantern", spot[:2], high)
        canvas.note(f"{hex.upper()} {texts.word('lantern')} {texts.seat(seat)}")


def _spring(canvas: Canvas, box: Box, water: str, texts: Texts) -> None:
    """Draw water, and its yield."""
    canvas.note(texts.word("spring"))
    if box.high < LOW_PX:
        canvas.note(effect_text(water, texts))
        brought = [(SPRITE[code], n) for code, n in parse_effects(water)]
        draw_tight(canvas, box, [("spring", 1), *brought], 26)
        return
    left, right = box.columns(1.0, 1.0)
    canvas.sprite("spring", left.centred(28, 28)[:2], 28)
    draw_effect(canvas, right, water, texts, 28)


def _crowd(canvas: Canvas, box: Box, terrain: str, settled: list[int], texts: Texts) -> None:
    """Draw a terrain's sprite, or in a city the settlers beside it."""
    canvas.note(texts.word(terrain))
    sprite = "crystal_hex" if terrain == "giant" else terrain
    if box.high < LOW_PX:
        _small_crowd(canvas, box, sprite, settled)
        return
    spots = box.grid(2, 2, 2)
    if len(settled) < 4:
        spot = box if not settled else spots[0]
        size = min(spot.wide, spot.high, 36)
        canvas.sprite(sprite, spot.centred(size, size)[:2], size)
    free = spots if len(settled) == 4 else spots[1:]
    for seat, spot in zip(settled, free, strict=False):
        size = min(spot.wide, spot.high) + 4
        canvas.seat(seat, spot.centred(size, size))


def _small_crowd(canvas: Canvas, box: Box, sprite: str, settled: list[int]) -> None:
    """Draw the settlers in a small hex: three or four are marks without letters, told apart by
    shape."""
    if not settled:
        canvas.sprite(sprite, box.centred(box.high, box.high)[:2], box.high)
        return
    if len(settled) > 2:
        for seat, spot in zip(settled, box.grid(2, 2, 2), strict=False):
            canvas.seat(seat, spot.centred(spot.high + 3, spot.high + 3), "")
        return
    left, right = box.columns(1.0, 1.0)
    size = min(left.wide, left.high)
    if len(settled) == 1:
        canvas.sprite(sprite, left.centred(size, size)[:2], size)
    for seat, spot in zip(reversed(settled), (right, left), strict=False):
        canvas.seat(seat, spot.centred(size, size))


def _piece(canvas: Canvas, box: Box, seat: int, kind: str, texts: Texts) -> None:
    """Draw a building and its owner."""
    left, right = box.columns(1.0, 1.0)
    size = min(box.high, 36)
    canvas.seat(seat, left.centred(size, size))
    canvas.sprite(kind, right.centred(size, size)[:2], size)
    canvas.note(f"{texts.word(kind)}")


def _bring(canvas: Canvas, box: Box, hex: str, view: ReviveView, texts: Texts) -> None:
    """Draw the yield of a small building."""
    effects = parse_effects(brings(view, hex))
    if not effects:
        size = min(box.high, 34)
        canvas.sprite("desert", box.centred(size, size)[:2], size)
        canvas.note(texts.word("desert"))
        return
    if box.high < LOW_PX:
        for code, n in effects:
            canvas.note(effect_text(f"{code}{n}", texts))
        parts = [(BESIDE_OF.get(code, SPRITE[code]), n) for code, n in effects]
        draw_tight(canvas, box if len(effects) < 3 else box.inset(0, -3), parts, 26)
        return
    spots = box.grid(2, -(-len(effects) // 2)) if len(effects) > 1 else [box]
    size = 26 if len(effects) > 2 else 30
    for (code, n), spot in zip(effects, spots, strict=False):
        draw_effect(canvas, spot, f"{code}{n}", texts, size, sprites=BESIDE_OF)


def _hidden(canvas: Canvas, hexes: Hexes, site: str, view: ReviveView, texts: Texts) -> None:
    """Draw the back of a tile: its name, the price of exploring it, its points; a giant crystal is
    recognised by its missing citizen."""
    name, cost, points, none = (hexes.within(cell(hex)) for hex in HEXES_OF[site])
    back = view.board[site]
    canvas.text(name.middle, site.upper(), 26 if _small(hexes) else 32, "bold", INK, "middle")
    if _small(hexes):
        parts = [(SPRITE[code], n) for code, n in parse_effects(back.cost)]
        draw_tight(canvas, cost.inset(-6, 0), parts, 26)
        canvas.note(effect_text(back.cost, texts))
    else:
        draw_effect(canvas, cost.inset(-6), back.cost, texts, 28)
    draw_effect(canvas, points, back.reward, texts, 30)
    if not back.citizen:
        canvas.sprite("crystal_hex", none.centred(36, 36)[:2], 36)
        canvas.note(texts.word("giant"))


def _location(
    canvas: Canvas,
    hexes: Hexes,
    site: str,
    view: ReviveView,
    here: tuple[Piece, ...],
    texts: Texts,
) -> None:
    """Draw a large location: its name, and who has settled there."""
    _named(canvas, hexes, site, texts.word(view.locations[site]))
    _seats(canvas, _content(hexes, HEXES_OF[site][1]), [seat for seat, _ in here])


def _named(canvas: Canvas, hexes: Hexes, site: str, name: str) -> None:
    """Draw the name of a site; on a small map it is below the map instead (`site_names`)."""
    first, _, third, fourth = (hexes.within(cell(hex)) for hex in HEXES_OF[site])
    canvas.text(first.middle, site.upper(), 26 if _small(hexes) else 32, "bold", INK, "middle")
    if _small(hexes):
        canvas.note(name)
        return
    strip = Box(third.left - 6, third.top + 8, fourth.right + 6, fourth.low - 8)
    canvas.panel(strip, NIGHT, 10)
    canvas.write(strip.inset(6, 2), name, 24, "bold", align="middle", lines=2)


def _seats(canvas: Canvas, box: Box, settled: list[int]) -> None:
    for seat, spot in zip(settled, box.grid(2, 2, 2), strict=False):
        size = min(34, spot.high + 4)
        canvas.seat(seat, spot.centred(size, size))
