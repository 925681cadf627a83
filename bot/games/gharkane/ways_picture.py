"""The map of the heroes' destinations on the ring."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.gharkane import outside
from bot.games.gharkane.board_picture import (
    ART,
    CORNERS,
    PAIRS,
    WARNING,
    struck,
    wanderer,
    way_round,
)
from bot.games.gharkane.ways import Ways, ways_of
from bot.render.draw.blocks import Block
from bot.render.draw.blocks import tall as tall_picture
from bot.render.draw.canvas import BAD_RGB, DUSK, EMBER, FAINT, INK, LINE, PANEL, Canvas, Picture
from bot.render.draw.layout import Box
from bot.render.draw.pieces import Drawn, badge, figure, legend, legend_high
from bot.render.regions import together, words
from bot.texts import Texts
from engine.games.gharkane.content import ANIMALS
from engine.games.gharkane.view import GharkaneView, PlaceView
from engine.kernel import Pick, Seat

WIDTH_PX = 1200
_RING_AREA = Box(16, 16, 1184, 1012)
_LEGEND_AREA = Box(24, 1026, 1176, 1066)
WAYS_ROAD_PX = 22
"""Length of the road between two places, in pixels."""
HIGH = 318
"""Height of a place, in pixels."""
ARROW = ((0.1, 0.0), (0.9, 0.5), (0.1, 1.0))


def draw_ways(
    view: GharkaneView, picks: Sequence[Pick], texts: Texts, tall: bool = False
) -> Picture:
    """Draw the ring, 1200 pixels wide or tall: places in reach are lit, with the heroes that can
    come."""
    ways = ways_of(picks)
    if tall:
        return _tall(view, ways, texts)
    entries = _entries(view, texts)
    spot = _LEGEND_AREA._replace(low=_LEGEND_AREA.top + legend_high(entries, _LEGEND_AREA.wide))
    canvas = Canvas((WIDTH_PX, spot.low + 14), ART, "board")
    cells = _RING_AREA.grid(3, 3, WAYS_ROAD_PX)
    _ring(canvas, [cells[n] for n in CORNERS], view, ways, texts)
    _centre(canvas, cells[4].rows(*[1.0] * 4, gap=6), view, texts)
    legend(canvas, spot, entries)
    return canvas.finish()


def _tall(view: GharkaneView, ways: Ways, texts: Texts) -> Picture:
    """Draw the seat's heroes, the ring two places wide, and the legend."""

    def heroes(canvas: Canvas, box: Box) -> None:
        _centre(canvas, box.grid(2, 2, 6), view, texts)

    def ring(canvas: Canvas, box: Box) -> None:
        cells = box.grid(2, 4, WAYS_ROAD_PX)
        _ring(canvas, [cells[n] for n in PAIRS], view, ways, texts)

    def key(canvas: Canvas, box: Box) -> None:
        legend(canvas, box, _entries(view, texts))

    blocks = [Block(140, heroes), Block(4 * HIGH + 3 * WAYS_ROAD_PX, ring), Block(100, key)]
    return tall_picture(ART, "board", blocks)


def _ring(
    canvas: Canvas, cells: Sequence[Box], view: GharkaneView, ways: Ways, texts: Texts
) -> None:
    """Draw the places, in ring order."""
    way_round(canvas, cells)
    for cell, place in zip(cells, view.places, strict=True):
        _place(canvas, cell, view, place, ways.get(place.id, []), texts)


def _place(
    canvas: Canvas, box: Box, view: GharkaneView, place: PlaceView, forces: list[int], texts: Texts
) -> None:
    canvas.framed(box, PANEL if forces else DUSK, EMBER if forces else LINE, 16, 6)
    canvas.region(box, words(place.id, "place"))
    head, middle, heroes, low = box.inset(16, 12).rows(64, 76, 60, 1.0, gap=8)
    ink = INK if forces else FAINT
    canvas.sprite(f"place_{place.id}", head[:2], 60, 1 if forces else 0.5)
    canvas.write(head._replace(left=head.left + 70), texts.word(place.id), 40, "bold", ink)
    _stock(canvas, middle, view, place, forces)
    _heroes(canvas, heroes, view, place, forces)
    _coming(canvas, low, view, place, forces)


def _stock(
    canvas: Canvas, box: Box, view: GharkaneView, place: PlaceView, forces: list[int]
) -> None:
    """Draw what is left there, the animal with its price; at the haciendas the yield of the
    slots."""
    faint = not forces
    if place.slots:
        slots = [slot for slot in place.slots if slot.force in forces] or list(place.slots)
        for slot, spot in zip(slots, box.columns(*[1.0] * len(slots), gap=6), strict=True):
            rows = spot.rows(1.0, 1.0, gap=4)
            gives = ((slot.cans, "can"), (slot.survivors, "survivor"))
            for (amount, word), row in zip(gives, rows, strict=True):
                figure(canvas, row, word, amount, 36, faint=faint)
        return
    first, second = box.centred(box.wide, 60).columns(1.0, 1.0)
    if place.resource is not None and place.stock is not None:
        ink = INK if place.stock else BAD_RGB
        figure(canvas, first, place.resource, place.stock, 52, ink, faint=faint)
    if place.game is not None:
        due = ANIMALS[place.game].resistance + outside.open_amount(view, "tougher_game")
        figure(canvas, second, place.game, due, 48, BAD_RGB, faint=faint)
    elif place.city is not None:
        figure(canvas, second, "search", place.city.left, 48, faint=faint)


def _heroes(
    canvas: Canvas, box: Box, view: GharkaneView, place: PlaceView, forces: list[int]
) -> None:
    """Draw who is there, and the pressure that the strongest newcomer would put on each."""
    viewer = view.viewer
    assert isinstance(viewer, int)
    pressed = dict(outside.weaker(place, viewer, forces[0])) if forces else {}
    spots = box.fan(max(4, len(place.heroes) + len(place.wanderers)), 58, 40)
    for walker, spot in zip(place.wanderers, spots[len(place.heroes) :], strict=False):
        wanderer(canvas, spot.centred(58, 58), str(walker.force), solid=walker.stance == "standing")
    for (seat, hero), spot in zip(place.heroes, spots, strict=False):
        canvas.seat(seat, spot.centred(58, 58), str(hero.force), solid=hero.stance == "standing")
        if hero.stance == "closed":
            struck(canvas, spot.centred(58, 58))
        if seat in pressed and hero.stance == "standing":
            text = f"−{forces[0] - hero.force}"
            badge(canvas, (spot.right + 36, spot.top + 18), text, 28, WARNING)


def _coming(
    canvas: Canvas, box: Box, view: GharkaneView, place: PlaceView, forces: list[int]
) -> None:
    """Draw which of the seat's heroes can come; a sign if a stronger rival could follow."""
    viewer = view.viewer
    assert isinstance(viewer, int)
    if not forces:
        return
    high = min(box.high, 58)
    canvas.polygon(ARROW, Box(box.left, box.low - high, box.left + high, box.low), EMBER, 8)
    row = Box(box.left + high + 8, box.low - high, box.right, box.low)
    for force, spot in zip(forces, row.fan(len(forces), high, 34), strict=True):
        canvas.seat(viewer, spot, str(force), solid=False)
        if outside.pressers(view, viewer, force, place) or outside.chaser(view, force, place):
            badge(canvas, (spot.right + 24, spot.top + 14), "!", 26, WARNING)


def _centre(canvas: Canvas, spots: Sequence[Box], view: GharkaneView, texts: Texts) -> None:
    """Draw the seat's heroes: where each is, and whether it has moved."""
    seat: Seat | object = view.viewer
    assert isinstance(seat, int)
    heroes = view.table[seat].heroes
    for hero, row in zip(heroes, spots, strict=False):
        canvas.region(row, [together(force=hero.force, origin=hero.place)])
        mark, name = row.columns(66, 1.0, gap=10)
        canvas.seat(seat, mark.centred(58, 58), str(hero.force), solid=hero.stance == "standing")
        ink = INK if hero.stance == "lying" else FAINT
        canvas.write(name, texts.word(hero.place), 36, "semibold", ink)


def _entries(view: GharkaneView, texts: Texts) -> list[tuple[Drawn, str]]:
    """Return the entries of the legend."""
    seat = view.viewer
    assert isinstance(seat, int)

    def arrow(canvas: Canvas, spot: Box) -> None:
        canvas.polygon(ARROW, spot, EMBER, 2)

    def lying(canvas: Canvas, spot: Box) -> None:
        canvas.seat(seat, spot, "", solid=False)

    def pressing(canvas: Canvas, spot: Box) -> None:
        badge(canvas, (spot.right + 2, spot.middle[1]), "−1", 20, WARNING)

    def risky(canvas: Canvas, spot: Box) -> None:
        badge(canvas, (spot.right - 4, spot.middle[1]), "!", 20, WARNING)

    drawn: dict[str, Drawn] = {"ways-key-arrow": arrow, "ways-key-resting": lying}
    if view.medals:
        drawn |= {"draw-key-wanderer": wanderer, "draw-key-chased": risky}
    else:
        drawn |= {"ways-key-pressing": pressing, "ways-key-risky": risky}
    return [(d, texts.say(name)) for name, d in drawn.items()]
