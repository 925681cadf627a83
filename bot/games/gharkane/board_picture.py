"""The picture of the board: the ring of eight places, the six days, and the heroes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.games.gharkane.outside import begun
from bot.render.draw import fonts
from bot.render.draw.blocks import INNER_BOARD_WIDTH_PX, Block, beside, is_tall, tall_board
from bot.render.draw.canvas import (
    BAD_RGB,
    DUSK,
    EMBER,
    FAINT,
    GOOD_RGB,
    INK,
    LINE,
    MIN_LETTER_PX,
    NIGHT,
    PANEL,
    Art,
    Canvas,
    Picture,
)
from bot.render.draw.layout import Box
from bot.render.draw.pieces import Drawn, Look, badge, figure, legend, legend_high, price
from bot.render.draw.seats import seat_name
from bot.render.phases import phase_text
from bot.render.regions import together, words
from bot.texts import Texts, word_id
from engine.games.gharkane.content import ANIMALS, EDIBLE, EQUIPMENT, EVENTS
from engine.games.gharkane.state import NOBODY
from engine.games.gharkane.view import (
    CityView,
    DayView,
    GharkaneView,
    PlaceView,
    SeatView,
    SlotView,
)
from engine.kernel import Seat, Viewer

WIDTH_PX = 1200
ART = Art("gharkane/art")
_DAYS_AREA = Box(24, 62, 1176, 262)
_RING_AREA = Box(24, 274, 1176, 850)
_LEGEND_AREA = Box(24, 860, 1176, 900)
BOARD_ROAD_PX = 24
"""Length of the road between two places, in pixels."""
CORNERS = (0, 1, 2, 5, 8, 7, 6, 3)
"""The places in ring order, as cells of three rows of three; the centre stays free."""
ROAD = (15, 13, 22), (138, 122, 99), (216, 195, 154)
"""Colours of the road: edge, ground and middle."""
WARNING: Look = (BAD_RGB, NIGHT)
SHIELD = ((0.04, 0.0), (0.96, 0.0), (0.96, 0.6), (0.5, 1.0), (0.04, 0.6))
PAIRS = (0, 1, 3, 5, 7, 6, 4, 2)
"""The places in ring order, as cells of four rows of two."""
TALL_PLACE_PX = 262
HIGHS = {"hidden": 106, "resolved": 138, "open": 168}
"""Heights of a place and of the days on a tall picture, in pixels."""
WIDTHS = {"hidden": 0.55, "resolved": 1.1, "open": 1.6}
"""Relative widths of the days: one that is still in force has room for its text."""


def draw_board(view: GharkaneView, texts: Texts, tall: bool = False) -> Picture:
    """Draw the public board, 1200 pixels wide or tall."""
    if tall:
        return tall_board(ART, "board", _blocks(view, texts))
    entries = _entries(view, texts)
    key = _LEGEND_AREA._replace(low=_LEGEND_AREA.top + legend_high(entries, _LEGEND_AREA.wide))
    canvas = Canvas((WIDTH_PX, key.low + 6), ART, "board")
    _head(canvas, Box(28, 12, 1172, 56), view, texts)
    states = [_state(day) for day in view.days]
    spots = _DAYS_AREA.columns(*[WIDTHS[state] for state in states], gap=8)
    for day, state, spot in zip(view.days, states, spots, strict=True):
        _day(canvas, spot, view, (day, state), texts)
    cells = _RING_AREA.grid(3, 3, BOARD_ROAD_PX)
    _ring(canvas, [cells[n] for n in CORNERS], view, texts)
    _centre(canvas, cells[4].inset(-12), view, texts)
    legend(canvas, key, entries)
    return canvas.finish()


def _blocks(view: GharkaneView, texts: Texts) -> list[Block]:
    """Return the parts of a tall picture, from the top."""
    entries, states = _entries(view, texts), [_state(day) for day in view.days]
    days = [
        Block(HIGHS[state], partial(_day, view=view, shown=(day, state), texts=texts))
        for day, state in zip(view.days, states, strict=True)
    ]
    rows: list[Block] = []
    for wanted, across in (("resolved", 2), ("open", 1), ("hidden", len(days))):
        alike = [block for block, state in zip(days, states, strict=True) if state == wanted]
        rows += beside(alike, max(min(across, len(alike)), 1))

    def ring(canvas: Canvas, box: Box) -> None:
        cells = box.inset(4, 0).grid(2, 4, BOARD_ROAD_PX)
        _ring(canvas, [cells[n] for n in PAIRS], view, texts)

    lines = view.seats + bool(view.medals) + len(view.display)
    return [
        Block(50, lambda canvas, box: _head(canvas, box.inset(6, 3), view, texts)),
        *rows,
        Block(4 * TALL_PLACE_PX + 3 * BOARD_ROAD_PX, ring),
        Block(lines * 38 + 12, partial(_centre, view=view, texts=texts)),
        Block(
            legend_high(entries, INNER_BOARD_WIDTH_PX),
            lambda canvas, box: legend(canvas, box, entries),
        ),
    ]


def _head(canvas: Canvas, box: Box, view: GharkaneView, texts: Texts) -> None:
    middle, tall = box.middle[1], is_tall(canvas)
    canvas.text((box.left, middle), texts.say("game-name"), 24 if tall else 28, "semibold", FAINT)
    sky = view.phase if view.phase in ("dusk", "night", "day") else "night"
    size = 30 if tall else 36
    wide = canvas.text((box.right, middle), phase_text(view, texts), size, "bold", align="right")
    canvas.sprite(sky, (box.right - wide - 56, box.top), 44)


# --- the events of the days


def _state(day: DayView) -> str:
    if day.event is None:
        return "hidden"
    return "open" if day.resolved is None else "resolved"


def _day(
    canvas: Canvas, box: Box, view: GharkaneView, shown: tuple[DayView, str], texts: Texts
) -> None:
    day, state = shown
    now = day.day == view.chapter and view.phase not in ("setup", "posting")
    frame = {"open": BAD_RGB, "resolved": GOOD_RGB}.get(state, EMBER if now else LINE)
    canvas.framed(box, PANEL if day.event else DUSK, frame, 12, 3)
    top, below = box.inset(12, 8).rows(30, 1.0, gap=2)
    canvas.text((top.left, top.middle[1]), str(day.day), 24, "bold", EMBER if now else FAINT)
    if day.event is not None:
        canvas.region(box, words(day.event, "event"))
    if day.event is None:
        canvas.sprite("event_hidden", below.centred(64, 64)[:2], 64, 0.8)
        return
    points = canvas.text((top.right, top.middle[1]), str(day.points), 32, "bold", align="right")
    canvas.sprite("points", (top.right - points - 32, top.top + 1), 28)
    name, foot = below.rows(1.0, 32 if state == "open" else 48)
    used = canvas.write(name, texts.word(day.event), 24, "semibold", lines=2, top=True)
    if day.resolved is not None:
        canvas.seat(day.resolved, Box(foot.left, foot.top, foot.left + 48, foot.low))
        return
    room = name.rows(used + 2, 1.0)[1]
    whole, short = (texts.say(f"{word_id(day.event)}.{part}") for part in ("text", "short"))
    fits = fonts.fits(whole, room.wide, "regular", 22, room.high // fonts.leading(22))
    if fits:
        canvas.note(short)  # the full text contains it
    canvas.write(room, whole if fits else short, 24, "regular", lines=4, top=True)
    cost = EVENTS[day.event].cost.items()
    things = [(n, EDIBLE if word == "edible" else (word,)) for word, n in cost]
    price(canvas, foot.inset(0, 1), things, 28 if foot.wide > 200 else 24)


# --- the ring


def _ring(canvas: Canvas, cells: Sequence[Box], view: GharkaneView, texts: Texts) -> None:
    """Draw the places and the road, in ring order."""
    way_round(canvas, cells)
    for cell, place in zip(cells, view.places, strict=True):
        _place(canvas, cell, view, place, texts)


def way_round(canvas: Canvas, places: Sequence[Box]) -> None:
    """Draw the road between the places, which are given in ring order."""
    stops = [place.middle for place in (*places, places[0])]
    for colour, wide in zip(ROAD, (52, 42, 4), strict=True):
        canvas.stroke(stops, colour, wide)


def _place(canvas: Canvas, box: Box, view: GharkaneView, place: PlaceView, texts: Texts) -> None:
    canvas.framed(box)
    canvas.region(box, words(place.id, "place", "origin"))
    head, middle, low = box.inset(12, 8).rows(52, 1.0, 46, gap=5)
    canvas.sprite(f"place_{place.id}", head[:2], 52)
    name = Box(head.left + 62, head.top, head.right, head.low)
    if place.resource is not None and place.stock is not None:
        if is_tall(canvas):
            head, middle = middle.rows(50, 1.0, gap=4)
        else:
            name = name._replace(right=name.right - 116)
        ink = INK if place.stock else BAD_RGB if begun(view) else FAINT
        wide = canvas.text((head.right, head.middle[1]), str(place.stock), 46, "bold", ink, "right")
        faded = 1 if begun(view) else 0.4
        canvas.sprite(place.resource, (head.right - wide - 54, head.top + 4), 46, faded)
    canvas.write(name, texts.word(place.id), 32, "bold")
    if place.game_left is not None:
        _game(canvas, middle, place, texts)
    if place.city is not None:
        _city(canvas, middle, place.city, texts)
    if place.slots:
        tall = is_tall(canvas)
        spots = middle.rows(1.0, 1.0, 1.0, gap=3) if tall else middle.columns(1.0, 1.0, 1.0, gap=8)
        for slot, spot in zip(place.slots, spots, strict=True):
            _slot(canvas, spot, slot)
    _heroes(canvas, low, place, view.viewer)


def _left(canvas: Canvas, row: Box, tiles: int, texts: Texts) -> int:
    """Draw the number of tiles at the right; return the width taken."""
    tiles_text = texts.say("draw-tiles", n=tiles)
    return canvas.text((row.right, row.middle[1]), tiles_text, fill=FAINT, align="right") + 8


def _game(canvas: Canvas, box: Box, place: PlaceView, texts: Texts) -> None:
    if place.game is None:
        canvas.write(box, texts.say("draw-no-game"), 22, fill=FAINT)
        return
    canvas.region(box, words(place.game, "hunt"))
    icon, right = _icon_beside(canvas, box)
    canvas.sprite(place.game, icon[:2], icon.high)
    name, second = _named(canvas, right, place.game_left or 0, texts)
    canvas.write(name, texts.word(place.game), 22, "semibold")
    resistance = texts.say("draw-resistance", n=ANIMALS[place.game].resistance)
    canvas.write(second, resistance, 32, "bold", BAD_RGB)


def _icon_beside(canvas: Canvas, box: Box) -> list[Box]:
    """Return the boxes for a drawing and its text."""
    wide = min(box.high, 64) if is_tall(canvas) else box.high
    icon, right = box.columns(wide, 1.0, gap=10)
    return [icon.centred(wide, wide), right]


def _named(canvas: Canvas, box: Box, tiles: int, texts: Texts) -> tuple[Box, Box]:
    """Draw the number of tiles; return the boxes for a name, beside or above it, and for what
    follows."""
    if is_tall(canvas):
        name, second, third = box.rows(24, 1.0, 24, gap=2)
        tiles_text = texts.say("draw-tiles", n=tiles)
        canvas.text((third.left, third.middle[1]), tiles_text, fill=FAINT)
        return name, second
    first, second = box.rows(24, 1.0)
    return first._replace(right=first.right - _left(canvas, first, tiles, texts)), second


def _city(canvas: Canvas, box: Box, city: CityView, texts: Texts) -> None:
    icon, right = _icon_beside(canvas, box)
    name, second = _named(canvas, right, city.left, texts)
    if city.shown is None:
        canvas.sprite("search", icon.inset(3)[:2], icon.high - 6, 0.7)
        second = second._replace(top=name.top if is_tall(canvas) else second.top)  # without a name
    else:
        canvas.framed(icon, DUSK, FAINT, 8)
        canvas.sprite(city.shown, icon.inset(6)[:2], icon.high - 12)
        canvas.write(name, texts.word(city.shown), 22, "semibold")
    for word, spot in zip(city.discards, second.tiles(len(city.discards), 26, 16), strict=True):
        canvas.sprite(word, spot[:2], spot.high, 0.7)


def _slot(canvas: Canvas, box: Box, slot: SlotView) -> None:
    canvas.framed(box, DUSK, LINE if slot.taken is None else EMBER, 10)
    size = min(44, box.high - 4)
    force_box, gives = box.inset(6, 2 if is_tall(canvas) else 3).columns(size, 1.0, gap=4)
    if slot.taken == NOBODY:
        wanderer(canvas, force_box.centred(size, size), str(slot.force))
    elif slot.taken is None:
        canvas.text(force_box.middle, str(slot.force), 34, "bold", FAINT, "middle")
    else:
        canvas.seat(slot.taken, force_box.centred(size, size), str(slot.force))
    rows = gives.columns(1.0, 1.0) if is_tall(canvas) else gives.rows(1.0, 1.0)
    for amount, word, row in zip(
        (slot.cans, slot.survivors), ("can", "survivor"), rows, strict=True
    ):
        figure(canvas, row.centred(row.wide, 25), word, amount, 24, gap=4)


def _heroes(canvas: Canvas, box: Box, place: PlaceView, viewer: Viewer) -> None:
    """Draw the heroes: standing ones solid, resting ones hollow, those locked in place struck
    through. A sign warns of a stronger rival who can still come."""
    spots = box.fan(max(4, len(place.heroes) + len(place.wanderers)), box.high, 38)
    for (seat, hero), spot in zip(place.heroes, spots, strict=False):
        canvas.seat(seat, spot, str(hero.force), solid=hero.stance == "standing")
        if hero.stance == "closed":
            struck(canvas, spot)
        if viewer in (None, seat):
            name = together(force=hero.force, origin=place.id)
            canvas.region(spot._replace(right=spot.left + spot.high), [name], seat)
        if seat in place.threatened:
            badge(canvas, (spot.right + 24, spot.top + 12), "!", MIN_LETTER_PX, WARNING)
    for walker, spot in zip(place.wanderers, spots[len(place.heroes) :], strict=False):
        wanderer(canvas, spot, str(walker.force), solid=walker.stance == "standing")


def wanderer(canvas: Canvas, box: Box, label: str = "", solid: bool = True) -> None:
    """Draw the mark of a wanderer, which belongs to no seat: a grey shield, hollow if not
    `solid`."""
    canvas.polygon(SHIELD, box, FAINT)
    if not solid:
        canvas.polygon(SHIELD, box, DUSK, max(box.wide // 10, 2))
    if label:
        ink = NIGHT if solid else FAINT
        x, y = box.middle
        canvas.text(
            (x, y - box.high // 16), label, max(box.wide // 2, MIN_LETTER_PX), "bold", ink, "middle"
        )


def struck(canvas: Canvas, spot: Box) -> None:
    """Draw a line through the mark of a hero that is locked in place."""
    canvas.stroke(
        [(spot.left + 4, spot.low - 4), (spot.right - 4, spot.top + 4)], BAD_RGB, spot.high // 10
    )


# --- the middle


def _centre(canvas: Canvas, box: Box, view: GharkaneView, texts: Texts) -> None:
    """Draw the seats with their names, the holder of the token, the awaited seats, and the
    equipment on display."""
    canvas.framed(box, NIGHT, LINE)
    inner = box.inset(12, 6)
    alone = bool(view.medals)
    rows = inner.rows(*[1.2] * (view.seats + alone), *[1.0] * len(view.display))
    for seat, row in zip(view.table, rows, strict=False):
        _row(canvas, row, seat, None if alone else view.first, texts)
    if alone:
        canvas.write(rows[view.seats], texts.say("text-board-medals", **dict(view.medals)), 24)
    for gear, row in zip(view.display, rows[view.seats + alone :], strict=True):
        canvas.region(row, words(gear, "gear"))
        icons, name = row.columns(78, 1.0, gap=8)
        for icon, spot in zip(EQUIPMENT[gear].icons, icons.fan(3, 24, 2), strict=False):
            canvas.sprite(icon, (spot.left, row.middle[1] - 12), 24)
        canvas.write(name, texts.word(gear), 22)


def _row(canvas: Canvas, row: Box, seat: SeatView, first: Seat | None, texts: Texts) -> None:
    high = min(row.high - 2, 44)
    points = f"+{seat.points}" if seat.points else ""
    marks = [name for name, so in (("awaited", seat.busy), ("first", first == seat.seat)) if so]
    wide = fonts.width(points, "bold", 24)
    mark, name, *spots, end = row.columns(high, 1.0, *[26] * len(marks), wide, gap=6)
    canvas.seat(seat.seat, mark.centred(high, high))
    draw_seat_name(canvas, name, seat, texts, 26)
    for sprite, spot in zip(marks, spots, strict=True):
        canvas.sprite(sprite, spot.centred(26, 26)[:2], 26)
    if points:
        canvas.text((end.right, end.middle[1]), points, 24, "bold", GOOD_RGB, "right")


def draw_seat_name(canvas: Canvas, box: Box, seat: SeatView, texts: Texts, size: int) -> None:
    """Draw the name at a seat and its megapole, once known: side by side, or the megapole below if
    there is no room; in a low box beside as much of the name as fits."""
    person = seat_name(texts, seat.seat)
    megapole = texts.word(seat.name) if seat.name else ""
    beside = f" · {megapole}" if megapole else ""
    for tried in range(size, MIN_LETTER_PX - 1, -1):
        wide, more = (fonts.width(text, "semibold", tried) for text in (person, beside))
        if wide + more <= box.wide:
            break
    else:
        if beside and box.high >= 2 * fonts.leading(MIN_LETTER_PX) - 6:
            above, below = box.rows(1.0, 1.0)
            canvas.write(above, person, size, "semibold")
            canvas.write(below, megapole, size, "semibold", FAINT)
            return
    name = box._replace(right=min(box.left + wide, box.right - more))
    canvas.text((name.left, name.middle[1]), person, tried, "semibold", room=name.wide)
    if beside:
        canvas.text((name.right, name.middle[1]), beside, tried, "semibold", FAINT)


def _entries(view: GharkaneView, texts: Texts) -> list[tuple[Drawn, str]]:
    """Return the entries of the legend."""

    def standing(canvas: Canvas, spot: Box) -> None:
        canvas.seat(0, spot, "")

    def lying(canvas: Canvas, spot: Box) -> None:
        canvas.seat(0, spot, "", solid=False)

    def closed(canvas: Canvas, spot: Box) -> None:
        canvas.seat(0, spot, "", solid=False)
        struck(canvas, spot)

    def threatened(canvas: Canvas, spot: Box) -> None:
        badge(canvas, (spot.right - 4, spot.middle[1]), "!", MIN_LETTER_PX, WARNING)

    drawn: dict[str, Drawn] = {
        "standing": standing,
        "lying": lying,
        "closed": closed,
    }
    if view.medals:
        drawn |= {"wanderer": wanderer, "chased": threatened}
    else:
        drawn |= {"threatened": threatened, "first": "first"}
    drawn["awaited"] = "awaited"
    return [(d, texts.say(f"draw-key-{name}")) for name, d in drawn.items()]
