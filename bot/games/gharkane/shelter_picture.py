"""A shelter as a picture: rooms, survivors, stores, the gauge, gear and game."""

from __future__ import annotations

from bot.games.gharkane.board_picture import ART, SIZE, clan
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
    Colour,
    Picture,
)
from bot.render.draw.fonts import fits
from bot.render.phases import phase_text
from bot.texts import Texts
from engine.games.gharkane.content import EQUIPMENT
from engine.games.gharkane.state import Gear
from engine.games.gharkane.view import GharkaneView, RoomView, ShelterView

LEFT = 836
"""Right edge of the column of rooms; stores and gear stand beyond."""


def draw_sheet(view: GharkaneView, texts: Texts) -> Picture:
    """The shelter of the one who looks, a seat, 1200 by 900 pixels."""
    assert isinstance(view.viewer, int)
    shelter = view.shelters[view.viewer]
    assert shelter is not None
    canvas = Canvas(SIZE, f"{ART}/shelter")
    _head(canvas, view, shelter, texts)
    rooms = [*shelter.rooms]
    for n, room in enumerate(rooms):
        _room(canvas, (24 + (n % 2) * 410, 92 + (n // 2) * 176), room, texts)
    _hospital(canvas, (24 + (len(rooms) % 2) * 410, 92 + (len(rooms) // 2) * 176), shelter, texts)
    _dues(canvas, (24, 626), shelter, texts)
    _gauge(canvas, (24, 704), shelter, texts)
    _hunted(canvas, (24, 800), view, texts)
    _stores(canvas, (LEFT + 14, 92), shelter)
    _gear(canvas, (LEFT + 14, 306), shelter, texts)
    return canvas.finish()


def _head(canvas: Canvas, view: GharkaneView, shelter: ShelterView, texts: Texts) -> None:
    canvas.seat(shelter.seat, (24, 18), 52)
    canvas.text((92, 44), clan(view, shelter.seat, texts), 30, "bold", room=620)
    if shelter.leader:
        canvas.text((1176, 32), texts.word(shelter.leader), 20, "semibold", align="right", room=440)
    title = phase_text(view, texts)
    canvas.text((1176, 62), title, 18, fill=FAINT, align="right")


def _people(
    canvas: Canvas, xy: tuple[int, int], here: int, places: int, size: int, room: int
) -> None:
    """Survivors as figures, free places as outlines; a number takes over where they are many."""
    x, y = xy
    shown = max(here, places)
    gap = min(size + 2, (room - size) // max(shown - 1, 1))
    for n in range(shown):
        word = "survivor" if n < here else "survivor_empty"
        canvas.sprite(f"{ART}/{word}", (x + n * gap, y), size)


def _room(canvas: Canvas, xy: tuple[int, int], room: RoomView, texts: Texts) -> None:
    x, y = xy
    frame: Colour = GOOD if room.full else INK if room.built else LINE
    canvas.framed((x, y, x + 396, y + 166), PANEL if room.built else NIGHT, frame, 14, 3)
    canvas.text(
        (x + 16, y + 24), texts.word(room.id), 20, "bold", INK if room.built else FAINT, room=250
    )
    _needs(canvas, (x + 382, y + 24), room.food, room.care)
    if room.built:
        _people(canvas, (x + 14, y + 44), room.survivors, room.slots, 46, 360)
    else:
        canvas.text((x + 16, y + 66), texts.say("draw-ruined"), 17, fill=FAINT, room=280)
    count = texts.say("draw-places", n=room.survivors, places=room.slots)
    canvas.text((x + 382, y + 66), count, 17, "semibold", FAINT, "right")
    ink = GOOD if room.full and not room.used else FAINT
    used = f"{texts.say('draw-used')} · " if room.used else ""
    canvas.lines((x + 16, y + 98), used + texts.say(f"word-{room.id}.text"), 368, 3, 16, fill=ink)


def _needs(canvas: Canvas, xy: tuple[int, int], food: int, care: int) -> None:
    """Upkeep, right aligned: food and care."""
    x, y = xy
    for word, amount in (("med", care), ("food", food)):
        x -= 26
        canvas.sprite(f"{ART}/{word}", (x, y - 13), 26)
        x -= canvas.text((x - 4, y), str(amount), 18, "bold", align="right") + 14


def _hospital(canvas: Canvas, xy: tuple[int, int], shelter: ShelterView, texts: Texts) -> None:
    x, y = xy
    canvas.framed((x, y, x + 396, y + 166), PANEL, LINE, 14, 3)
    canvas.text((x + 16, y + 24), texts.word("hospital"), 20, "bold")
    _needs(canvas, (x + 382, y + 24), shelter.hospital_value, shelter.hospital_value)
    _people(canvas, (x + 14, y + 48), shelter.hospital, shelter.hospital_places, 48, 364)
    count = texts.say("draw-places", n=shelter.hospital, places=shelter.hospital_places)
    canvas.text((x + 16, y + 128), count, 17, fill=FAINT)


def _dues(canvas: Canvas, xy: tuple[int, int], shelter: ShelterView, texts: Texts) -> None:
    """What the day will ask, beside what is there."""
    x, y = xy
    stores = dict(shelter.stores)
    edible = sum(stores[word] for word in ("food", "water", "can"))
    dues = (
        ("food", "draw-food-due", shelter.food_due, edible),
        ("med", "draw-care-due", shelter.care_due, stores["med"]),
    )
    for n, (word, text, due, have) in enumerate(dues):
        left = x + n * 410
        short = have < due
        canvas.framed(
            (left, y, left + 396, y + 62), DUSK, BAD if short else LINE, 12, 3 if short else 2
        )
        canvas.sprite(f"{ART}/{word}", (left + 12, y + 12), 38)
        said = texts.say(text, n=due, have=have)
        canvas.text((left + 62, y + 31), said, 18, "semibold", BAD if short else INK, room=324)


def _gauge(canvas: Canvas, xy: tuple[int, int], shelter: ShelterView, texts: Texts) -> None:
    x, y = xy
    canvas.sprite(f"{ART}/gauge", (x, y + 16), 44)
    canvas.text((x + 56, y + 12), texts.say("draw-gauge"), 16, fill=FAINT)
    for n, points in enumerate(shelter.cells):
        left, here = x + 56 + n * 62, n == shelter.gauge
        fill: Colour = EMBER if here else DUSK
        canvas.framed((left, y + 26, left + 56, y + 74), fill, INK if here else LINE, 10)
        label = f"+{points}" if points > 0 else str(points)
        ink = NIGHT if here else GOOD if points > 0 else INK
        canvas.text((left + 28, y + 50), label, 20, "bold", ink, "middle")


def _hunted(canvas: Canvas, xy: tuple[int, int], view: GharkaneView, texts: Texts) -> None:
    x, y = xy
    assert isinstance(view.viewer, int)
    hunted = view.table[view.viewer].hunted
    canvas.framed((x, y, x + 806, y + 78), DUSK, LINE, 12)
    if not hunted:
        canvas.text((x + 16, y + 39), texts.say("draw-none-hunted"), 17, fill=FAINT)
    for n, (animal, count) in enumerate(hunted):
        canvas.sprite(f"{ART}/{animal}", (x + 16 + n * 156, y + 10), 58)
        canvas.text((x + 82 + n * 156, y + 39), f"×{count}", 24, "bold")


def _stores(canvas: Canvas, xy: tuple[int, int], shelter: ShelterView) -> None:
    x, y = xy
    canvas.framed((x, y, 1176, y + 200), DUSK, LINE, 14)
    for n, (word, amount) in enumerate(shelter.stores):
        left, top = x + 14 + (n % 3) * 108, y + 12 + (n // 3) * 62
        canvas.sprite(f"{ART}/{word}", (left, top), 46, 1 if amount else 0.35)
        canvas.text((left + 54, top + 24), str(amount), 28, "bold", INK if amount else FAINT)


def _gear(canvas: Canvas, xy: tuple[int, int], shelter: ShelterView, texts: Texts) -> None:
    """Each piece: repaired or broken with the icons that mend it; its bonus while there is room."""
    x, y = xy
    canvas.framed((x, y, 1176, 878), DUSK, LINE, 14)
    if not shelter.gear:
        canvas.text((x + 16, y + 30), texts.say("draw-no-gear"), 17, fill=FAINT)
    high = min(92, 560 // max(len(shelter.gear), 1))
    for n, piece in enumerate(shelter.gear):
        _piece(canvas, (x + 12, y + 10 + n * high), piece, high, texts)


def _piece(canvas: Canvas, xy: tuple[int, int], piece: Gear, high: int, texts: Texts) -> None:
    x, y = xy
    size = min(40, high - 6)
    canvas.sprite(f"{ART}/{'gear' if piece.repaired else 'gear_broken'}", (x, y + 2), size)
    ink = (GOOD if not piece.used else FAINT) if piece.repaired else INK
    room = 266 if piece.repaired else 180
    canvas.text((x + 48, y + 14), texts.word(piece.id), 17, "semibold", ink, room=room)
    if not piece.repaired:
        for k, icon in enumerate(EQUIPMENT[piece.id].icons):
            canvas.sprite(f"{ART}/{icon}", (x + 234 + k * 27, y + 3), 22)
    bonus, lines = texts.say(f"word-{piece.id}.text"), (high - 30) // 18
    if fits(bonus, 256, "regular", 14, lines):
        canvas.lines((x + 48, y + 28), bonus, 256, lines, 14, fill=FAINT)
