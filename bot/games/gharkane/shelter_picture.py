"""A shelter as a picture: rooms, survivors, stores, the gauge, gear and game.

Panels are as high as their texts; a picture of much gear is taller than others.
"""

from __future__ import annotations

from bot.games.gharkane.board_picture import ART, who
from bot.render.draw.blocks import GAP, Block, beside, height, needed, stack
from bot.render.draw.canvas import (
    BAD,
    DUSK,
    EMBER,
    FAINT,
    GOOD,
    INK,
    LEAST,
    LINE,
    NIGHT,
    PANEL,
    Canvas,
    Colour,
    Picture,
)
from bot.render.draw.layout import Box
from bot.render.draw.pieces import figure, pips, track
from bot.render.phases import phase_text
from bot.render.scores import score_label
from bot.texts import Texts, signed, word_id
from engine.games.gharkane.content import EQUIPMENT
from engine.games.gharkane.state import Gear
from engine.games.gharkane.view import GharkaneView, RoomView, ShelterView

WIDE, HIGH, EDGE, TOP = 1200, 900, 24, 96
LEFT, RIGHT = 806, 336
"""Widths of the column of rooms, and of that of stores, points and gear."""
HALF, THIRD = (LEFT - GAP) // 2, (WIDE - 2 * EDGE - 2 * GAP) // 3
PAD = 14


def draw_sheet(view: GharkaneView, texts: Texts) -> Picture:
    """The shelter of the one who looks, a seat, 1200 pixels wide and at least 900 high."""
    assert isinstance(view.viewer, int)
    shelter = view.shelters[view.viewer]
    assert shelter is not None
    left = _deal(shelter, texts) or [*_rooms(shelter, texts), *_today(view, shelter, texts)]
    right = [_stores(shelter), _points(shelter, texts)]
    if not shelter.gear:
        right.append(_no_gear(texts))
    room = max(height(left), HIGH - TOP - EDGE) - height(right)
    pieces = list(shelter.gear)
    while pieces and (block := _piece(pieces[0], RIGHT, texts)).high <= room:
        right.append(block)  # as many as stand beside the rooms, the others below
        room -= block.high + GAP
        pieces.pop(0)
    below = beside([_piece(piece, THIRD, texts) for piece in pieces], 3)
    low = TOP + max(height(left), height(right))
    size = WIDE, max(HIGH, low + height(below) - GAP + EDGE)
    canvas = Canvas(size, ART, "shelter")
    _head(canvas, view, shelter, texts)
    stack(canvas, Box(EDGE, TOP, EDGE + LEFT, low), left)
    stack(canvas, Box(WIDE - EDGE - RIGHT, TOP, WIDE - EDGE, low), right)
    stack(canvas, Box(EDGE, low, WIDE - EDGE, size[1]), below)
    return canvas.finish()


def _head(canvas: Canvas, view: GharkaneView, shelter: ShelterView, texts: Texts) -> None:
    canvas.seat(shelter.seat, Box(24, 16, 84, 76))
    who(canvas, Box(100, 16, 660, 76), view.table[shelter.seat], texts, 36)
    people = Box(680, 20, 730, 70)
    figure(canvas, people, "survivor", shelter.survivors, 44)
    right = Box(800, 14, 1176, 80)
    above, below = right.rows(1.0, 1.0)
    canvas.write(above, phase_text(view, texts), 28, "semibold", align="right")
    if shelter.leader:
        canvas.write(below, texts.word(shelter.leader), 24, fill=FAINT, align="right")


# --- at setup, what there is to choose from


def _deal(shelter: ShelterView, texts: Texts) -> list[Block]:
    blocks = []
    for title, words in (
        ("text-sheet-deal-shelters", shelter.deal.shelters),
        ("text-sheet-deal-leaders", shelter.deal.leaders),
        ("text-sheet-deal-rooms", shelter.deal.rooms),
    ):
        if words:
            blocks.append(_title(texts.say(title)))
            blocks += beside([_choice(word, texts) for word in words], 2)
    return [*blocks, *beside([_room(room, texts) for room in shelter.rooms], 2)] if blocks else []


def _title(text: str) -> Block:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.write(box.inset(4, 0), text, 24, "semibold", EMBER)

    return Block(30, draw)


def _choice(word: str, texts: Texts) -> Block:
    """One of the things offered, and what it is worth."""
    said = texts.say(f"{word_id(word)}.text")

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, NIGHT, EMBER)
        name, effect = box.inset(PAD, 8).rows(32, 1.0)
        canvas.write(name, texts.word(word), 24, "bold")
        canvas.write(effect, said, lines=9, top=True)

    return Block(48 + needed(said, HALF - 2 * PAD), draw)


# --- rooms and survivors


def _rooms(shelter: ShelterView, texts: Texts) -> list[Block]:
    rooms = [_room(room, texts) for room in shelter.rooms]
    return beside([*rooms, _hospital(shelter, texts)], 2)


def _room(room: RoomView, texts: Texts) -> Block:
    used = f"{texts.say('draw-used')} · " if room.used else ""
    said = used + texts.say(f"{word_id(room.id)}.text")

    def draw(canvas: Canvas, box: Box) -> None:
        frame: Colour = GOOD if room.full else INK if room.built else LINE
        canvas.framed(box, PANEL if room.built else NIGHT, frame, 14, 3)
        head, people, effect = box.inset(PAD, 8).rows(32, 48, 1.0, gap=2)
        _house(canvas, (head, people), texts.word(room.id), (room.food, room.care))
        if room.built:
            _people(canvas, people, room.survivors, room.slots)
        else:
            canvas.write(people, texts.say("draw-ruined"), 22, fill=FAINT)
        ink = GOOD if room.full and not room.used else FAINT
        canvas.write(effect, said, fill=ink, lines=9, top=True)

    return Block(100 + needed(said, HALF - 2 * PAD), draw)


def _house(canvas: Canvas, rows: tuple[Box, Box], name: str, due: tuple[int, int]) -> None:
    """The name of a room or the hospital, and the food and care it asks for."""
    title, needs = rows[0].columns(1.0, 122)
    canvas.write(title, name, 26, "bold")
    for word, amount, spot in zip(("food", "med"), due, needs.columns(1.0, 1.0), strict=True):
        figure(canvas, spot.inset(0, 1), word, amount, 24, gap=3)


def _people(canvas: Canvas, row: Box, here: int, places: int) -> None:
    """Survivors and free places, then how many of how many."""
    drawn, count = row.columns(1.0, 76)
    pips(canvas, drawn, ("survivor", "survivor_empty"), here, places)
    canvas.text((count.right, count.middle[1]), f"{here}/{places}", 32, "bold", align="right")


def _hospital(shelter: ShelterView, texts: Texts) -> Block:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, PANEL, LINE, 14, 3)
        head, people, _ = box.inset(PAD, 8).rows(32, 48, 1.0, gap=2)
        value = shelter.hospital_value
        _house(canvas, (head, people), texts.word("hospital"), (value, value))
        _people(canvas, people, shelter.hospital, shelter.hospital_places)

    return Block(102, draw)


# --- what today asks


def _today(view: GharkaneView, shelter: ShelterView, texts: Texts) -> list[Block]:
    assert isinstance(view.viewer, int)
    return [_dues(shelter, texts), _gauge(shelter, texts), _hunted(view, view.viewer, texts)]


def _dues(shelter: ShelterView, texts: Texts) -> Block:
    """What the day will ask, and of what is there for it."""
    stores = dict(shelter.stores)
    edible = sum(stores[word] for word in ("food", "water", "can"))
    dues = (
        ("food", "draw-food-due", shelter.food_due, edible),
        ("med", "draw-care-due", shelter.care_due, stores["med"]),
        ("gauge", "draw-rise-due", shelter.rise_due, None),
    )

    def draw(canvas: Canvas, box: Box) -> None:
        for (word, text, due, have), spot in zip(
            dues, box.columns(1.0, 1.0, 1.0, gap=GAP), strict=True
        ):
            short = have is not None and have < due
            frame = (DUSK, BAD, 12, 4) if short else (DUSK, LINE, 12, 2)
            canvas.framed(spot, *frame)
            icon, label, number = spot.inset(12, 8).columns(40, 1.0, 44, gap=8)
            canvas.sprite(word, icon.centred(40, 40)[:2], 40)
            said = texts.say(text, have=have or 0)
            canvas.write(label, said, 22, fill=BAD if short else INK, lines=2)
            at = (number.right, number.middle[1])
            canvas.text(at, str(due), 40, "bold", BAD if short else INK, "right")

    return Block(70, draw)


def _gauge(shelter: ShelterView, texts: Texts) -> Block:
    cells = [signed(points, plus=True) for points in shelter.cells]
    inks = [GOOD if points > 0 else INK for points in shelter.cells]

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


# --- what is owned


def _stores(shelter: ShelterView) -> Block:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, DUSK)
        spots = box.inset(PAD, 8).grid(3, -(-len(shelter.stores) // 3), 8)
        for (word, amount), spot in zip(shelter.stores, spots, strict=False):
            figure(canvas, spot.centred(spot.wide, 48), word, amount, 38, faint=not amount)

    return Block(200, draw)


def _points(shelter: ShelterView, texts: Texts) -> Block:
    """What stands to the seat's credit now, and in all."""
    rows = [(score_label(texts, name), points) for name, points in shelter.points]
    total = sum(points for _, points in rows)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, DUSK)
        lines = box.inset(PAD, 8).rows(*[26] * len(rows), 1.0)
        for (label, points), row in zip(rows, lines, strict=False):
            said, number = row.columns(1.0, 44)
            canvas.write(said, label, fill=FAINT)
            ink = BAD if points < 0 else INK if points else FAINT
            at = (number.right, number.middle[1])
            canvas.text(at, signed(points), 22, "semibold", ink, "right")
        last = lines[-1]
        canvas.text((last.left, last.middle[1]), texts.say("score-total"), 26, "bold")
        canvas.sprite("points", (last.right - 92, last.middle[1] - 16), 32)
        canvas.text((last.right, last.middle[1]), signed(total), 36, "bold", align="right")

    return Block(16 + 26 * len(rows) + 42, draw)


def _no_gear(texts: Texts) -> Block:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, DUSK, LINE, 12)
        canvas.write(box.inset(PAD, 0), texts.say("draw-no-gear"), fill=FAINT)

    return Block(52, draw)


def _piece(piece: Gear, wide: int, texts: Texts) -> Block:
    """A piece: repaired with its bonus, or broken with the icons that mend it."""
    used = f"{texts.say('draw-used')} · " if piece.used else ""
    said, title = used + texts.say(f"{word_id(piece.id)}.text"), texts.word(piece.id)
    icons = () if piece.repaired else EQUIPMENT[piece.id].icons
    parts = 34, 1.0, 24 * len(icons)
    room = Box(0, 0, wide - 2 * PAD, 0).columns(*parts, gap=8)[1].wide
    top = max(34, needed(title, room, LEAST, "semibold"))

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, PANEL if piece.repaired else DUSK, LINE, 12)
        head, effect = box.inset(PAD, 8).rows(top, 1.0)
        icon, name, cost = head.columns(*parts, gap=8)
        canvas.sprite("gear" if piece.repaired else "gear_broken", icon[:2], 34)
        ink = INK if piece.used or not piece.repaired else GOOD
        canvas.write(name, title, 24, "semibold", ink, lines=2)
        for word, spot in zip(icons, cost.columns(*[24] * len(icons)), strict=True):
            canvas.sprite(word, spot.centred(24, 24)[:2], 24)
        canvas.write(effect, said, fill=FAINT, lines=9, top=True)

    return Block(top + 18 + needed(said, wide - 2 * PAD), draw)
