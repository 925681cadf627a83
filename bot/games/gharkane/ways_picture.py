"""The map of the heroes' destinations: the board's terraces, with places in reach lit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.gharkane import outside
from bot.games.gharkane.board_picture import (
    CENTRE,
    COMPUTER,
    GROUND_PX,
    HUE,
    LOOK,
    PHONE,
    TALL_RING_PX,
    figure,
    ground,
    legend,
    planks,
    scale_of,
    scenery,
    stops,
    strip,
    warning,
)
from bot.games.gharkane.ways import ways_of
from bot.model.person import Screen
from bot.render.draw import kit
from bot.render.draw.blocks import is_tall
from bot.render.draw.canvas import Canvas
from bot.render.draw.layout import Box
from bot.render.draw.picture import Picture
from bot.render.marks import mark
from bot.render.regions import together, words
from bot.texts import Texts
from engine.games.gharkane.view import GharkaneView, PlaceView
from engine.kernel import Pick

NAME_PX: Final = 36
"""Size of the name of a place in reach."""
HEROES_PX: Final = 108
"""Height of a row of the seat's heroes."""
COMING_PX: Final = 34
"""Size of the mark of a hero that can come."""


def draw_ways(
    view: GharkaneView, picks: Sequence[Pick], texts: Texts, screen: Screen = "channel"
) -> Picture:
    """Draw the ring: places in reach are lit, with the heroes that can come."""
    ways = ways_of(picks)
    tall = screen == "phone"
    scale = PHONE if tall else COMPUTER
    heroes = Box(14, 12, scale.wide - 14, 12 + 2 * HEROES_PX) if tall else CENTRE
    sky = heroes.low + 12 if tall else 12
    top = sky if tall else sky - GROUND_PX[1]
    low = sky + TALL_RING_PX if tall else top + GROUND_PX[2]
    key = legend(_entries(view, texts), scale)
    canvas = Canvas((scale.wide, low + key.high), LOOK.art, None, scale.fine)
    ground(canvas, top, view)
    below = canvas.box._replace(top=low)
    canvas.panel(below, HUE["ink"], 0)
    key.draw(canvas, below)
    if not tall:
        heroes = heroes._replace(top=heroes.top + top, low=heroes.low + top)
        canvas.framed(heroes, HUE["pit"], HUE["clay"], 12, 4)
    _own(canvas, heroes.inset(0 if tall else 12), view, texts)
    for scene, place in zip(stops(top, tall), view.places, strict=True):
        _place(canvas, scene, view, place, ways.get(place.id, []), texts)
    return canvas.finish()


def _own(canvas: Canvas, box: Box, view: GharkaneView, texts: Texts) -> None:
    """Draw the seat's heroes: where each is, and whether it has moved."""
    assert isinstance(view.viewer, int)
    heroes = view.table[view.viewer].heroes
    for hero, spot in zip(heroes, box.grid(2, 2 if heroes[2:] else 1, 8), strict=False):
        canvas.region(spot, [together(force=hero.force, origin=hero.place)])
        canvas.framed(spot, HUE["sealed"], HUE["line"], 6)
        figure(canvas, (spot.left + 38, spot.low - 10), view.viewer, hero, scale_of(canvas).hero)
        ink = HUE["bone" if hero.stance == "lying" else "soft"]
        name = spot._replace(left=spot.left + 74, right=spot.right - 6)
        canvas.write(name, texts.word(hero.place), NAME_PX, "semibold", ink)


def _place(
    canvas: Canvas,
    scene: Box,
    view: GharkaneView,
    place: PlaceView,
    forces: list[int],
    texts: Texts,
) -> None:
    """Draw a place; in reach with who can come there, and the pressure that the
    strongest of them would put on who is there."""
    canvas.region(scene._replace(low=scene.low + 8), words(place.id, "place"))
    if forces:
        canvas.panel(scene.inset(-4, -2), HUE["chosen"], 10)
    viewer = view.viewer
    assert isinstance(viewer, int)
    pressed = outside.weaker(place, viewer, forces[0]) if forces else []
    signs = {rival: f"−{forces[0] - low}" for rival, low in pressed}
    scenery(canvas, scene, place, viewer, signs)
    strip(canvas, scene, view, place, texts, NAME_PX if forces else 28)
    if forces:
        _coming(canvas, scene, view, place, forces)


def _coming(
    canvas: Canvas, scene: Box, view: GharkaneView, place: PlaceView, forces: list[int]
) -> None:
    """Draw which of the seat's heroes can come; a sign if a stronger rival could follow."""
    viewer = view.viewer
    assert isinstance(viewer, int)
    x, y = scene.right - 22, scene.top + 20
    spots = () if is_tall(canvas) else planks(scene, place)  # there is no room above who stands
    on = {slot.force: spot[0] for slot, spot in zip(place.slots, spots, strict=False)}
    for force in reversed(forces):
        x = on.get(force, x)
        kit.seat_on(canvas, (x, y), COMING_PX, viewer, HUE["ink"], "")
        drop = 5 * (mark(viewer).shape == "triangle")
        canvas.text((x, y + drop), str(force), 22, "bold", HUE["ink"], "middle")
        if outside.pressers(view, viewer, force, place) or outside.chaser(view, force, place):
            warning(canvas, (x - 30, y))
            x -= 24
        x -= COMING_PX + 10
    canvas.sprite("key_arrow", (x - 14, y - 15), 30)


def _entries(view: GharkaneView, texts: Texts) -> list[tuple[str, str]]:
    """Return the entries of the legend."""
    drawn = {"ways-key-arrow": "key_arrow", "ways-key-resting": "key_lying"}
    if view.medals:
        drawn |= {"draw-key-wanderer": "key_wanderer", "ways-key-chased": "key_threatened"}
    else:
        drawn |= {"ways-key-pressing": "key_pressing", "ways-key-risky": "key_threatened"}
    return [(sprite, texts.say(name)) for name, sprite in drawn.items()]
