"""The picture of the map: thawed land as a hollow in the snow, ice plates on it, who is where."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.revive.effect_picture import HUE, LOOK, draw_effect
from bot.games.revive.facts import PLAIN, Piece, brings, goals, pieces
from bot.render.draw import fonts, kit
from bot.render.draw.art import PIN_RGB, Colour
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.fonts import Weight
from bot.render.draw.hexes import Cell, Hexes
from bot.render.draw.layout import Box
from bot.render.marks import mark
from bot.render.regions import Point, words
from bot.texts import Texts
from engine.games.revive.content import ABYSS, CHASM, CORNERS, HEXES, HEXES_OF, SITES
from engine.games.revive.view import ReviveView
from engine.kernel import Seat
from engine.kit.maps import hex_place

MAP_ASPECT: Final = 10.5 * 3**0.5 / 15.5
"""Width of the map divided by its height."""
UNITS: Final = 42
"""Units from the middle of a hex to a corner; its drawings and the points below are in units."""
HEX_UNITS: Final = (76, 87)
"""Width and height of a hex's drawing in units; of a site's."""
SITE_UNITS: Final = (208, 172)
LANDMARK: Final = (138, 123, 112)
"""A landmark's drawing in units: its width, its height, and how much of that is above its foot."""
VARIED: Final = ("forest", "desert")
"""Terrains with several drawings."""
VARIANTS: Final = 3
"""How many drawings a forest and a desert have."""
WALLS: Final = {
    "nw": ((0, -1), (-37, -42), 28), "ne": ((1, -1), (0, -42), 28), "w": ((-1, 0), (-37, -21), 45),
}  # fmt: skip
"""The edges that lie in the shadow of the snow around the land: the neighbour behind each, the top
left corner of the shadow's drawing, and its height."""
SHADE: Final = 0.38
"""Strength of the shadow of the snow."""
SMALL_HEX_PX: Final = 36
"""A hex with half its height below this is small, as on a tall picture."""
STANDING: Final = {
    1: ((0, 13, 14.5),),
    2: ((-18, 9, 13.0), (18, 9, 13.0)),
    3: ((-19, 5, 12.5), (19, 5, 12.5), (0, 22, 12.5)),
    4: ((-17, -1, 12.0), (17, -1, 12.0), (-14, 19, 12.0), (14, 19, 12.0)),
}
"""Where settlers stand in a hex, and their size, by their number."""
BROAD: Final = ("triangle", "square")
"""Shapes that stand in the upper row of a crowd: their feet would leave the hex below."""


@lru_cache(maxsize=256)  # as many as the map has
def cell(hex: str) -> Cell:
    """Return a hex's axial coordinates."""
    row, place = hex_place(hex)
    return place - row // 2, row


def seat_mark(canvas: Canvas, middle: tuple[int, int], size: int, seat: Seat) -> None:
    """Draw a seat's shape with its letter around a point."""
    kit.seat_on(canvas, middle, size, seat, HUE["mark"])


_CELLS: Final = {cell(hex): hex for hex in HEXES}
BEYOND: Final = {
    hex: [_CELLS.get((cell(hex)[0] + q, cell(hex)[1] + r)) for (q, r), _, _ in WALLS.values()]
    for hex in HEXES
}
"""The neighbours of each hex behind the edges of `WALLS`."""


class Laid(NamedTuple):
    """The map in a box: its hexes, their drawings' sizes, the corners of sites and hexes."""

    radius: int
    scale: float
    """Pixels per unit."""
    hex_px: int
    site_px: int
    sites: dict[str, tuple[Point, ...]]
    corners: dict[str, tuple[Point, ...]]
    middles: dict[str, tuple[int, int]]
    """The middle of each site."""
    points: dict[str, tuple[int, int]]
    """The middle of each hex."""
    end: int
    """Where its right edge is."""

    def at(self, hex: str, x: float = 0, y: float = 0) -> tuple[int, int]:
        """Return a point of a hex, in units from its middle."""
        left, top = self.points[hex]
        return left + round(x * self.scale), top + round(y * self.scale)

    def px(self, units: float) -> int:
        """Return a length in pixels."""
        return round(units * self.scale)

    def room(self, hex: str, left: float, top: float, right: float, low: float) -> Box:
        """Return a box of a hex, its sides in units from its middle."""
        return Box(*self.at(hex, left, top), *self.at(hex, right, low))


@lru_cache(maxsize=8)
def _laid(box: Box) -> Laid:
    """Return the map in this box."""
    hexes = Hexes(map(cell, HEXES), box)
    sites = {site: tuple(hexes.outline(map(cell, HEXES_OF[site]))) for site in SITES}
    corners = {hex: tuple(hexes.outline([cell(hex)])) for hex in HEXES}
    scale = hexes.radius / UNITS
    high, whole = (round(units * scale) for units in (HEX_UNITS[1], SITE_UNITS[1]))
    middles, points = {}, {hex: hexes.middle(cell(hex)) for hex in HEXES}
    for site in SITES:
        xs, ys = zip(*(points[hex] for hex in HEXES_OF[site]), strict=True)
        middles[site] = sum(xs) // 4, sum(ys) // 4
    return Laid(hexes.radius, scale, high, whole, sites, corners, middles, points, box.right)


def draw_map(canvas: Canvas, box: Box, view: ReviveView, texts: Texts) -> None:
    """Draw all hexes, as large as the box allows."""
    laid, standing, may = _laid(box), pieces(view), goals(view)
    _regions(canvas, laid, view)
    for place, corners in {**laid.sites, **laid.corners}.items():
        known = view.terrain_at(place) if place in laid.sites else ""
        if place in laid.sites or place in standing:
            canvas.shows(place, (known, *standing.get(place, ())), corners)
    thawed = [site for site in SITES if view.terrain_at(site) != "ice"]
    for site in thawed:
        _whole(canvas, laid, site, "rim")
    for hex in HEXES:
        _ground(canvas, laid, hex, view, standing)
    for site in thawed:
        if whole := _site_sprite(view, site):
            _whole(canvas, laid, site, whole)
    for hex in HEXES:
        _walls(canvas, laid, hex, view)
    hidden = [site for site in SITES if site not in thawed]
    for site in hidden:
        _hidden(canvas, laid, site, view, texts)
    for site in hidden:
        if site in may:
            _whole(canvas, laid, site, "may")
        _site_name(canvas, laid, site, may, LOOK.sizes["site"], 0, 3)
    for site in (*CORNERS, CHASM):
        _location(canvas, laid, site, view, standing, may, texts)
    for site in thawed:
        if view.terrain_at(site) == "lake":
            name = view.board[site].tile
            _site_name(canvas, laid, site, may)
            _sign(canvas, laid, site, texts.word(name))
    terrains = {hex: view.terrain_at(hex) for hex in HEXES}
    for terrain in sorted({*terrains.values()} - {*PLAIN}):
        canvas.note(texts.word(terrain))
    for hex, terrain in terrains.items():
        if terrain not in PLAIN:
            _hex(canvas, laid, hex, view, standing.get(hex, ()), hex in may, texts)


def _regions(canvas: Canvas, laid: Laid, view: ReviveView) -> None:
    """Sites, and on them the hexes that picks can name: those of explored tiles."""
    for site, polygon in laid.sites.items():
        whole = view.terrain_at(site) in PLAIN
        canvas.region(polygon, words(site, "tile", *(["hex"] if whole else [])))
    for hex, polygon in laid.corners.items():
        if view.terrain_at(hex) not in PLAIN:
            canvas.region(polygon, words(hex, "hex", "city"))


def _whole(canvas: Canvas, laid: Laid, site: str, name: str) -> None:
    """Draw what covers a site."""
    _middle(canvas, name, laid.middles[site], laid.site_px, SITE_UNITS)


def _middle(
    canvas: Canvas,
    name: str,
    at: tuple[int, int],
    high: int,
    units: tuple[int, int],
) -> None:
    """Draw a sprite around a point; `units`: its width and height."""
    canvas.sprite(name, (at[0] - high * units[0] // (2 * units[1]), at[1] - high // 2), high)


def _site_sprite(view: ReviveView, site: str) -> str:
    """Return the drawing of a thawed site that has no seams; empty for other sites."""
    if site in CORNERS:
        return "location"
    if site == CHASM:
        return f"sunk_{view.locations[ABYSS]}" if ABYSS in view.locations else "chasm"
    terrain = view.terrain_at(site)
    return view.board[site].tile if terrain == "lake" else "giant" if terrain == "giant" else ""


def _ground(
    canvas: Canvas, laid: Laid, hex: str, view: ReviveView, standing: dict[str, tuple[Piece, ...]]
) -> None:
    """Draw a hex's terrain; ruins step back behind three settlers."""
    terrain = view.terrain_at(hex)
    if terrain in PLAIN or terrain == "giant":
        return
    name = f"hex_{terrain}"
    if terrain == "desert" and brings(view, hex):
        name = "hex_sand"
    elif terrain in VARIED:
        row, place = hex_place(hex)
        name = f"{name}_{(row * 7 + place * 5) % VARIANTS}"
    elif terrain == "city" and len(standing.get(hex, ())) > 2:
        name = "hex_city_full"
    _middle(canvas, name, laid.at(hex), laid.hex_px, HEX_UNITS)


def _walls(canvas: Canvas, laid: Laid, hex: str, view: ReviveView) -> None:
    """Draw the shadow of the snow on a thawed hex at the edge of the land."""
    if view.terrain_at(hex) == "ice":
        return
    for side, beyond in zip(WALLS, BEYOND[hex], strict=True):
        if beyond is None or view.terrain_at(beyond) == "ice":
            _, corner, high = WALLS[side]
            canvas.sprite(f"wall_{side}", laid.at(hex, *corner), laid.px(high), SHADE)


def _hidden(canvas: Canvas, laid: Laid, site: str, view: ReviveView, texts: Texts) -> None:
    """Draw an ice plate: the price of exploring it, its points, and who is frozen in; a giant
    crystal has no citizen."""
    back = view.board[site]
    _whole(canvas, laid, site, "ice" if back.citizen else "ice_giant")
    if not back.citizen:
        canvas.note(texts.word("giant"))
    _, cost, points, _ = HEXES_OF[site]
    icon = max(laid.px(32), 26)
    price = laid.room(cost, -33, -24, 33, 24)
    canvas.keep(price.inset(4, 6))
    draw_effect(canvas, price, back.cost, texts, icon)
    draw_effect(canvas, laid.room(points, -30, -24, 30, 24), back.reward, texts, laid.px(36))


def _location(
    canvas: Canvas,
    laid: Laid,
    site: str,
    view: ReviveView,
    standing: dict[str, tuple[Piece, ...]],
    may: set[str],
    texts: Texts,
) -> None:
    """Draw a large location: its landmark, its name, and who has settled there. The chasm hides
    one if the Abyss opened."""
    x, y = laid.middles[site]
    place = ABYSS if site == CHASM else site
    settled = [seat for seat, kind in standing.get(place, ()) if kind == "meeple"]
    if place not in view.locations:
        word = texts.word("chasm")
        canvas.text((x, y + laid.px(40)), word, MIN_LETTER_PX, "bold", HUE["signed"], "middle")
        return
    name = view.locations[place]
    if site != CHASM:
        wide, high, foot = map(laid.px, LANDMARK)
        canvas.sprite(name, (x + laid.px(7) - wide // 2, y + laid.px(22) - foot), high)
        _site_name(canvas, laid, site, may)
    _sign(canvas, laid, site, texts.word(name))
    above = -42 if laid.radius < SMALL_HEX_PX else -31  # their feet stand on the sign
    _crowd(canvas, laid, HEXES_OF[site][3], settled, texts, above)


def _site_name(
    canvas: Canvas,
    laid: Laid,
    site: str,
    may: set[str],
    size: int = 24,
    x: float = -14,
    y: float = -9,
) -> None:
    """Write the coordinate of a site in its first hex."""
    size = max(laid.px(size), MIN_LETTER_PX)
    at = laid.at(HEXES_OF[site][0], x, y)
    fill = HUE["ink" if y < 0 or site in may else "deep"]
    _named(canvas, at, site.upper(), size, site in may, "bold", fill)


def _named(
    canvas: Canvas,
    at: tuple[int, int],
    name: str,
    size: int,
    may: bool,
    weight: Weight = "semibold",
    fill: Colour = HUE["ink"],
) -> int:
    """Write a coordinate, on a yellow plate where one may act now; return its width."""
    wide = fonts.width(name, weight, size)
    if may:
        plate = Box(*at, *at).centred(wide + 10, size)
        canvas.framed(plate, PIN_RGB, HUE["coin_edge"], 5, 2)
    return canvas.text(at, name, size, weight, fill, "middle")


def _sign(canvas: Canvas, laid: Laid, site: str, text: str) -> None:
    """Draw a sign with the name of a site on its lower hexes, or beyond them at the edge of the
    map."""
    small = laid.radius < SMALL_HEX_PX
    weight: Weight = "semibold" if small else "bold"
    lake = site not in (*CORNERS, CHASM)  # there, its sign leaves room for its neighbours'
    edge, high, below = (4, 24, 0 if lake else 45) if small else (10, 28, 46)
    half = fonts.width(text, weight, MIN_LETTER_PX) // 2 + edge
    x, y = laid.middles[site]
    end = laid.at(HEXES_OF[site][3], 36)[0]
    x = min(x + laid.px(18), laid.end - half - 4)
    if small and end < laid.end // 2:  # beyond the left edge is room
        x = min(x, end - half)
    x, y = max(x, half + 4), y + laid.px(below)
    box = Box(x, y, x, y).centred(2 * half, high)
    canvas.panel(box, HUE["sign"], 6)
    canvas.text(box.middle, text, MIN_LETTER_PX, weight, HUE["signed"], "middle")


def _crowd(
    canvas: Canvas, laid: Laid, hex: str, settled: list[Seat], texts: Texts, below: float = 0
) -> None:
    """Draw settlers, each with a letter: the more, the smaller."""
    ranked = sorted(settled, key=lambda seat: (mark(seat).shape not in BROAD, seat))
    crowd = ranked if len(settled) > 2 else settled
    for seat, (x, y, r) in zip(crowd, STANDING.get(len(settled), ()), strict=False):
        name = f"settler_{seat}" if len(settled) < 4 else f"settler_low_{seat}"
        high = max(laid.px(r * 40 / 13), 30)
        at = laid.at(hex, x, y + below)
        canvas.sprite(name, (at[0] - high * 17 // 40, at[1] - high * 24 // 40), high)
        canvas.note(f"{texts.word('meeple')} {texts.seat(seat)}")


def _hex(
    canvas: Canvas,
    laid: Laid,
    hex: str,
    view: ReviveView,
    here: tuple[Piece, ...],
    may: bool,
    texts: Texts,
) -> None:
    """Draw what stands in a hex of an explored tile, and its name."""
    terrain = view.terrain_at(hex)
    top, low = (-10, 28) if laid.radius < SMALL_HEX_PX else (-17, 32)
    built = [(seat, kind) for seat, kind in here if kind in ("small", "large")]
    if built:
        _building(canvas, laid, hex, *built[0], texts)
    elif terrain == "desert":
        room = laid.room(hex, -35, top, 35, low)
        draw_effect(canvas, room, brings(view, hex), texts, max(laid.px(36), 26))
    elif terrain == "spring":
        room = laid.room(hex, -30, -10, 30, 30)
        draw_effect(canvas, room, view.water_at(hex), texts, max(laid.px(34), 26))
    _crowd(canvas, laid, hex, [seat for seat, kind in here if kind == "meeple"], texts)
    lit = [seat for seat, kind in here if kind == "lantern"]
    _name(canvas, laid, hex, terrain, lit, may, texts)


def _building(canvas: Canvas, laid: Laid, hex: str, seat: Seat, kind: str, texts: Texts) -> None:
    """Draw a building and its owner, both between the hex's name and those below."""
    high = laid.px(40 if kind == "small" else 44)
    x, y = laid.at(hex, 11, 6)
    canvas.sprite(kind, (x - high * 22 // 50, y - high // 2), high)
    canvas.note(texts.word(kind))
    kit.seat_on(canvas, laid.at(hex, -16, 6), max(laid.px(24), 22), seat, HUE["ink"])


def _name(
    canvas: Canvas,
    laid: Laid,
    hex: str,
    terrain: str,
    lit: list[Seat],
    may: bool,
    texts: Texts,
) -> None:
    """Write a hex's name at its top, lanterns beside it; on crystals that cover it, on snow."""
    x, y = laid.at(hex, -9 * len(lit), -24 if laid.radius < SMALL_HEX_PX else -26)
    if terrain == "giant":
        y += laid.px(8)
        canvas.panel(Box(x, y, x, y).centred(40, 22), HUE["snow"], 6)
    wide = _named(canvas, (x, y), hex.upper(), MIN_LETTER_PX, may)
    high = max(laid.px(25), 22)
    for n, seat in enumerate(lit):
        at = x + wide // 2 + n * (high - 6), y - high // 2
        canvas.sprite(f"lantern_{seat}", at, high)
        canvas.note(f"{hex.upper()} {texts.word('lantern')} {texts.seat(seat)}")
