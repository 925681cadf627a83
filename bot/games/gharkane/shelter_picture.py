"""The picture of a shelter: rooms, survivors, stores, the gauge, gear and game.

Panels are as high as their texts; a picture with much gear is taller than others.
"""

from __future__ import annotations

from bot.games.gharkane.board_picture import ART, draw_seat_name
from bot.games.gharkane.owned_picture import PAD, gear_part, no_gear_part, points_part, stores_part
from bot.render.draw.blocks import (
    BLOCK_GAP_PX,
    EDGE,
    INNER_WIDTH_PX,
    Block,
    beside,
    height,
    narrow,
    needed,
    split,
    stack,
)
from bot.render.draw.blocks import tall as tall_picture
from bot.render.draw.canvas import (
    BAD_RGB,
    DUSK,
    EMBER,
    FAINT,
    GOOD_RGB,
    INK,
    LINE,
    NIGHT,
    PANEL,
    Align,
    Canvas,
    Colour,
    Picture,
)
from bot.render.draw.layout import Box
from bot.render.draw.pieces import figure, pips, track
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Texts, signed, word_id
from engine.games.gharkane.view import GharkaneView, RoomView, ShelterView

WIDE, HIGH, TOP = 1200, 900, 96
LEFT, RIGHT = 806, 336
"""Widths in pixels of the column of rooms, and of the column of stores, points and gear."""
ROOMS = ("room", "rooms", "beside", "deed")
"""The fields of picks that name a room or the hospital."""
HALF, THIRD = (LEFT - BLOCK_GAP_PX) // 2, (WIDE - 2 * EDGE - 2 * BLOCK_GAP_PX) // 3


def draw_sheet(view: GharkaneView, texts: Texts, tall: bool = False) -> Picture:
    """Draw the shelter of the viewer, a seat: 1200 pixels wide and at least 900 high, or tall."""
    assert isinstance(view.viewer, int)
    shelter = view.shelters[view.viewer]
    assert shelter is not None
    if tall:
        return _tall(view, shelter, texts)
    first = _deal(shelter, HALF, texts) or [
        *_rooms(shelter, HALF, texts),
        *_today(view, shelter, HALF, texts),
    ]
    right = [stores_part(shelter), points_part(shelter, texts)]
    if not shelter.gear:
        right.append(no_gear_part(texts))
    room = max(height(first), HIGH - TOP - EDGE) - height(right)
    pieces = list(shelter.gear)
    while pieces and (block := gear_part(pieces[0], RIGHT, texts)).high <= room:
        right.append(block)  # as many as fit beside the rooms, the others below
        room -= block.high + BLOCK_GAP_PX
        pieces.pop(0)
    below = beside([gear_part(gear, THIRD, texts) for gear in pieces], 3)
    low = TOP + max(height(first), height(right))
    size = WIDE, max(HIGH, low + height(below) - BLOCK_GAP_PX + EDGE)
    canvas = Canvas(size, ART, "shelter")
    _head(canvas, Box(EDGE, 14, WIDE - EDGE, 80), view, shelter, texts)
    stack(canvas, Box(EDGE, TOP, EDGE + LEFT, low), first)
    stack(canvas, Box(WIDE - EDGE - RIGHT, TOP, WIDE - EDGE, low), right)
    stack(canvas, Box(EDGE, low, WIDE - EDGE, size[1]), below)
    return canvas.finish()


def _tall(view: GharkaneView, shelter: ShelterView, texts: Texts) -> Picture:
    """Draw the parts stacked, possessions first."""

    def head(canvas: Canvas, box: Box) -> None:
        _head(canvas, box, view, shelter, texts)

    deal = _deal(shelter, INNER_WIDTH_PX, texts)
    half = (INNER_WIDTH_PX - BLOCK_GAP_PX) // 2
    gear = beside([gear_part(piece, half, texts) for piece in shelter.gear], 2) or [
        no_gear_part(texts)
    ]
    today = [] if deal else _today(view, shelter, INNER_WIDTH_PX, texts)
    rooms = deal or _rooms(shelter, INNER_WIDTH_PX, texts)
    owned = [
        stores_part(shelter),
        *today,
        *rooms,
        *gear,
        points_part(shelter, texts),
    ]
    return tall_picture(ART, "shelter", [Block(142, head), *owned])


def _head(canvas: Canvas, box: Box, view: GharkaneView, shelter: ShelterView, texts: Texts) -> None:
    left, right = split(box, (1.0, 376), (66, 66))
    seat, name, people = left.columns(60, 1.0, 96, gap=16)
    canvas.seat(shelter.seat, seat.centred(60, 60))
    draw_seat_name(canvas, name, view.table[shelter.seat], texts, 36)
    figure(canvas, people.centred(96, 50), "survivor", shelter.survivors, 44)
    canvas.region(people, words("survivor", "what"))
    above, below = right.rows(1.0, 1.0)
    align: Align = "left" if narrow(box) else "right"
    canvas.write(above, phase_text(view, texts), 28, "semibold", align=align)
    if shelter.leader:
        canvas.write(below, texts.word(shelter.leader), 24, fill=FAINT, align=align)


# --- at setup, what there is to choose from


def _deal(shelter: ShelterView, wide: int, texts: Texts) -> list[Block]:
    blocks = []
    for name, title, dealt in (
        ("shelter", "text-sheet-deal-shelters", shelter.deal.shelters),
        ("leader", "text-sheet-deal-leaders", shelter.deal.leaders),
        ("room", "text-sheet-deal-rooms", shelter.deal.rooms),
    ):
        if dealt:
            blocks.append(_title(texts.say(title)))
            choices = [_choice(word, name, wide, texts) for word in dealt]
            blocks += beside(choices, _across(wide))
    rooms = beside([_room(room, wide, texts) for room in shelter.rooms], _across(wide))
    return [*blocks, *rooms] if blocks else []


def _across(wide: int) -> int:
    """Return how many rooms of this width fit side by side."""
    return 1 if wide == INNER_WIDTH_PX else 2


def _title(text: str) -> Block:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.write(box.inset(4, 0), text, 24, "semibold", EMBER)

    return Block(30, draw)


def _choice(word: str, field: str, wide: int, texts: Texts) -> Block:
    """Return a block for one of the choices and its worth; picks name it in `field`."""
    rule = texts.say(f"{word_id(word)}.text")

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, NIGHT, EMBER)
        canvas.region(box, words(word, field))
        name, effect = box.inset(PAD, 8).rows(32, 1.0)
        canvas.write(name, texts.word(word), 24, "bold")
        canvas.write(effect, rule, lines=9, top=True)

    return Block(48 + needed(rule, wide - 2 * PAD), draw)


# --- rooms and survivors


def _rooms(shelter: ShelterView, wide: int, texts: Texts) -> list[Block]:
    rooms = [_room(room, wide, texts) for room in shelter.rooms]
    return beside([*rooms, _hospital(shelter, texts)], _across(wide))


def _room(room: RoomView, wide: int, texts: Texts) -> Block:
    used = f"{texts.say('draw-used')} · " if room.used else ""
    rule = used + texts.say(f"{word_id(room.id)}.text")

    def draw(canvas: Canvas, box: Box) -> None:
        frame: Colour = GOOD_RGB if room.full else INK if room.built else LINE
        canvas.framed(box, PANEL if room.built else NIGHT, frame, 14, 3)
        canvas.region(box, words(room.id, *ROOMS, "use"))
        head, people, effect = box.inset(PAD, 8).rows(32, 48, 1.0, gap=2)
        _house(canvas, (head, people), texts.word(room.id), (room.food, room.care))
        if room.built:
            _people(canvas, people, room.survivors, room.slots)
        else:
            canvas.write(people, texts.say("draw-ruined"), 22, fill=FAINT)
        ink = GOOD_RGB if room.full and not room.used else FAINT
        canvas.write(effect, rule, fill=ink, lines=9, top=True)

    return Block(100 + needed(rule, wide - 2 * PAD), draw)


def _house(canvas: Canvas, rows: tuple[Box, Box], name: str, due: tuple[int, int]) -> None:
    """Draw the name of a room or the hospital, and the food and care it needs."""
    title, needs = rows[0].columns(1.0, 122)
    canvas.write(title, name, 26, "bold")
    for word, amount, spot in zip(("food", "med"), due, needs.columns(1.0, 1.0), strict=True):
        figure(canvas, spot.inset(0, 1), word, amount, 24, gap=3)


def _people(canvas: Canvas, row: Box, here: int, places: int) -> None:
    """Draw survivors and free places, then their numbers."""
    drawn, count = row.columns(1.0, 76)
    pips(canvas, drawn, ("survivor", "survivor_empty"), here, places)
    canvas.text((count.right, count.middle[1]), f"{here}/{places}", 32, "bold", align="right")


def _hospital(shelter: ShelterView, texts: Texts) -> Block:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, PANEL, LINE, 14, 3)
        canvas.region(box, words("hospital", *ROOMS))
        head, people, _ = box.inset(PAD, 8).rows(32, 48, 1.0, gap=2)
        value = shelter.hospital_value
        _house(canvas, (head, people), texts.word("hospital"), (value, value))
        _people(canvas, people, shelter.hospital, shelter.hospital_places)

    return Block(102, draw)


# --- what today asks


def _today(view: GharkaneView, shelter: ShelterView, wide: int, texts: Texts) -> list[Block]:
    assert isinstance(view.viewer, int)
    return [_dues(shelter, wide, texts), _gauge(shelter, texts), _hunted(view, view.viewer, texts)]


def _dues(shelter: ShelterView, wide: int, texts: Texts) -> Block:
    """Return a block with the needs of the day, and the stock for them."""
    stores = dict(shelter.stores)
    edible = sum(stores[word] for word in ("food", "water", "can"))
    dues = (
        ("food", "draw-food-due", shelter.food_due, edible),
        ("med", "draw-care-due", shelter.care_due, stores["med"]),
        ("gauge", "draw-rise-due", shelter.rise_due, None),
    )

    def draw(canvas: Canvas, box: Box) -> None:
        shares = [1.0] * len(dues)
        for (word, text, due, have), spot in zip(dues, split(box, shares, shares), strict=True):
            short = have is not None and have < due
            frame = (DUSK, BAD_RGB, 12, 4) if short else (DUSK, LINE, 12, 2)
            canvas.framed(spot, *frame)
            icon, label, number = spot.inset(12, 8).columns(40, 1.0, 44, gap=8)
            canvas.sprite(word, icon.centred(40, 40)[:2], 40)
            sentence = texts.say(text, have=have or 0)
            canvas.write(label, sentence, 22, fill=BAD_RGB if short else INK, lines=2)
            at = (number.right, number.middle[1])
            canvas.text(at, str(due), 40, "bold", BAD_RGB if short else INK, "right")

    return Block(210 if wide == INNER_WIDTH_PX else 70, draw)


def _gauge(shelter: ShelterView, texts: Texts) -> Block:
    cells = [signed(points, plus=True) for points in shelter.cells]
    inks = [GOOD_RGB if points > 0 else INK for points in shelter.cells]

    def draw(canvas: Canvas, box: Box) -> None:
        title, row = box.rows(28, 1.0)
        canvas.write(title, texts.say("draw-gauge"), fill=FAINT)
        icon, spots = row.columns(46, 1.0, gap=6)
        canvas.sprite("gauge", icon.centred(46, 46)[:2], 46)
        track(canvas, spots, cells, shelter.gauge, 26, inks, EMBER)

    return Block(86, draw)


def _hunted(view: GharkaneView, seat: int, texts: Texts) -> Block:
    hunted = view.table[seat].hunted

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, DUSK, LINE, 12)
        if not hunted:
            canvas.write(box.inset(16, 0), texts.say("draw-none-hunted"), fill=FAINT)
        spots = box.inset(16, 8).columns(*[1.0] * 5)
        for (animal, count), spot in zip(hunted, spots, strict=False):
            figure(canvas, spot, animal, f"×{count}", 30)

    return Block(68, draw)
