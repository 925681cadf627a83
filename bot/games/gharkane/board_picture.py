"""The board as a picture: the ring of eight places, the six days, and who is where."""

from __future__ import annotations

from bot.render.draw.canvas import (
    BAD,
    DUSK,
    EMBER,
    FAINT,
    GOOD,
    INK,
    LINE,
    NIGHT,
    PANEL,
    Canvas,
    Picture,
)
from bot.render.draw.fonts import drawable
from bot.render.phases import phase_text
from bot.texts import Texts
from engine.games.gharkane.content import ANIMALS, EDIBLE, EQUIPMENT, EVENTS, Event
from engine.games.gharkane.view import CityView, DayView, GharkaneView, PlaceView, SlotView

SIZE = (1200, 900)
ART = "gharkane/art"
WIDE, HIGH = 376, 208
CORNERS = (
    (24, 212), (412, 212), (800, 212), (800, 434),
    (800, 656), (412, 656), (24, 656), (24, 434),
)  # fmt: skip
"""Top left corners of the places, in ring order."""
CENTRE = (412, 434)


def draw_board(view: GharkaneView, texts: Texts) -> Picture:
    """The board as everybody may see it, 1200 by 900 pixels."""
    canvas = Canvas(SIZE, f"{ART}/board")
    _head(canvas, view, texts)
    for day in view.days:
        _day(canvas, view, day, texts)
    for corner, place in zip(CORNERS, view.places, strict=True):
        _place(canvas, corner, place, texts)
    _centre(canvas, view, texts)
    return canvas.finish()


def clan(view: GharkaneView, seat: int, texts: Texts) -> str:
    """The name at a seat, as far as it can be drawn, and its megapole once known."""
    name = drawable(texts.seat(seat)) or texts.say("seat-unnamed", n=seat + 1)
    megapole = view.table[seat].name
    return f"{name} · {texts.word(megapole)}" if megapole else name


def _head(canvas: Canvas, view: GharkaneView, texts: Texts) -> None:
    canvas.text((28, 38), texts.say("game-name"), 30, "bold")
    sky = view.phase if view.phase in ("dusk", "night", "day") else "night"
    title = phase_text(view, texts)
    wide = canvas.text((1172, 38), title, 26, "semibold", align="right")
    canvas.sprite(f"{ART}/{sky}", (1172 - wide - 52, 18), 40)


def _day(canvas: Canvas, view: GharkaneView, day: DayView, texts: Texts) -> None:
    x, y, wide, high = 24 + (day.day - 1) * 193, 76, 187, 118
    now = day.day == view.chapter and view.phase not in ("setup", "posting")
    standing = day.event is not None and day.resolved is None
    frame = BAD if standing else GOOD if day.resolved is not None else EMBER if now else LINE
    canvas.framed((x, y, x + wide, y + high), PANEL if day.event else DUSK, frame, 12, 3)
    canvas.text((x + 14, y + 20), str(day.day), 20, "bold", EMBER if now else FAINT)
    if day.event is None:
        canvas.sprite(f"{ART}/event_hidden", (x + wide // 2 - 27, y + 34), 54, 0.8)
        return
    canvas.lines((x + 36, y + 10), texts.word(day.event), wide - 46, 2, 15, "semibold")
    points = canvas.text((x + wide - 14, y + 98), str(day.points), 22, "bold", align="right")
    canvas.sprite(f"{ART}/points", (x + wide - 18 - points - 26, y + 84), 26)
    if day.resolved is None:
        _cost(canvas, (x + 12, y + 50), EVENTS[day.event])
    else:
        canvas.seat(day.resolved, (x + 12, y + 76), 32)


def _cost(canvas: Canvas, xy: tuple[int, int], event: Event) -> None:
    """What resolving costs: each resource with its amount, `edible` as any of three."""
    x, y = xy
    for resource, amount in event.cost.items():
        canvas.text((x, y + 15), str(amount), 20, "bold")
        if resource == "edible":
            for n, word in enumerate(EDIBLE):
                canvas.sprite(f"{ART}/{word}", (x + 16 + n * 20, y), 30)
        else:
            canvas.sprite(f"{ART}/{resource}", (x + 14, y), 30)
        x += 56


def _place(canvas: Canvas, corner: tuple[int, int], place: PlaceView, texts: Texts) -> None:
    x, y = corner
    canvas.framed((x, y, x + WIDE, y + HIGH), PANEL, LINE)
    canvas.sprite(f"{ART}/place_{place.id}", (x + 12, y + 12), 56)
    canvas.text((x + 80, y + 40), texts.word(place.id), 24, "bold")
    if place.resource is not None and place.stock is not None:
        ink = INK if place.stock else BAD
        right = (x + WIDE - 16, y + 40)
        wide = canvas.text(right, str(place.stock), 36, "bold", ink, "right")
        canvas.sprite(f"{ART}/{place.resource}", (x + WIDE - 24 - wide - 42, y + 19), 42)
    if place.game_left is not None:
        _game(canvas, (x + 12, y + 80), place, texts)
    if place.city is not None:
        _city(canvas, (x + 12, y + 80), place.city, texts)
    for n, slot in enumerate(place.slots):
        _slot(canvas, (x + 12 + n * 120, y + 80), slot)
    _heroes(canvas, (x + 12, y + 150), place)


def _game(canvas: Canvas, xy: tuple[int, int], place: PlaceView, texts: Texts) -> None:
    x, y = xy
    if place.game is None:
        canvas.text((x + 4, y + 28), texts.say("draw-no-game"), 17, fill=FAINT)
        return
    resistance = texts.say("draw-resistance", n=ANIMALS[place.game].resistance)
    canvas.sprite(f"{ART}/{place.game}", (x, y), 58)
    canvas.text((x + 68, y + 15), texts.word(place.game), 18, "semibold", room=270)
    canvas.text((x + 68, y + 42), resistance, 17, "semibold", BAD)
    _left(canvas, (x + WIDE - 28, y + 42), place.game_left or 0, texts)


def _left(canvas: Canvas, xy: tuple[int, int], tiles: int, texts: Texts) -> None:
    canvas.text(xy, texts.say("draw-tiles", n=tiles), 16, fill=FAINT, align="right")


def _city(canvas: Canvas, xy: tuple[int, int], city: CityView, texts: Texts) -> None:
    x, y = xy
    if city.shown is None:
        canvas.sprite(f"{ART}/search", (x + 6, y + 6), 44, 0.7)
    else:
        canvas.framed((x, y, x + 56, y + 56), DUSK, FAINT, 8)
        canvas.sprite(f"{ART}/{city.shown}", (x + 8, y + 8), 40)
        canvas.text((x + 68, y + 15), texts.word(city.shown), 18, "semibold", room=160)
    _left(canvas, (x + WIDE - 28, y + 15), city.left, texts)
    for n, word in enumerate(city.discards):
        canvas.sprite(f"{ART}/{word}", (x + 68 + n * 27, y + 31), 24, 0.7)


def _slot(canvas: Canvas, xy: tuple[int, int], slot: SlotView) -> None:
    x, y = xy
    canvas.framed((x, y, x + 112, y + 58), DUSK, LINE if slot.taken is None else EMBER, 10)
    if slot.taken is not None:
        canvas.seat(slot.taken, (x + 8, y + 10), 38, str(slot.force))
    else:
        canvas.text((x + 27, y + 29), str(slot.force), 26, "bold", FAINT, "middle")
    for amount, word, row in ((slot.cans, "can", 16), (slot.survivors, "survivor", 42)):
        canvas.text((x + 58, y + row), str(amount), 18, "bold")
        canvas.sprite(f"{ART}/{word}", (x + 74, y + row - 12), 25)


def _heroes(canvas: Canvas, xy: tuple[int, int], place: PlaceView) -> None:
    """Standing heroes are solid, resting ones hollow, those closed in place struck through."""
    x, y = xy
    gap = min(52, (WIDE - 70) // max(len(place.heroes) - 1, 1))
    for n, (seat, hero) in enumerate(place.heroes):
        at = x + n * gap
        canvas.seat(seat, (at, y), 46, str(hero.force), solid=hero.stance == "standing")
        if hero.stance == "closed":
            canvas.stroke([(at + 6, y + 42), (at + 40, y + 6)], BAD, 4)


def _centre(canvas: Canvas, view: GharkaneView, texts: Texts) -> None:
    """Who sits where, who holds the token and who is awaited; the equipment on display."""
    x, y = CENTRE
    canvas.framed((x, y, x + WIDE, y + HIGH), NIGHT, LINE)
    for seat in view.table:
        row = y + 8 + seat.seat * 31
        canvas.seat(seat.seat, (x + 10, row), 28)
        fill = EMBER if seat.busy else INK
        canvas.text(
            (x + 46, row + 14), clan(view, seat.seat, texts), 17, "semibold", fill, room=246
        )
        if view.first == seat.seat:
            canvas.sprite(f"{ART}/first", (x + 298, row + 1), 26)
        if seat.points:
            canvas.text((x + 364, row + 14), f"+{seat.points}", 17, "bold", GOOD, "right")
    for n, gear in enumerate(view.display):
        row = y + 134 + n * 24
        for k, icon in enumerate(EQUIPMENT[gear].icons):
            canvas.sprite(f"{ART}/{icon}", (x + 12 + k * 23, row), 21)
        canvas.text((x + 90, row + 11), texts.word(gear), 16, room=274)
