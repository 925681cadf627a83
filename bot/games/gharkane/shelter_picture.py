"""The picture of a shelter, a cut through the ground: the leader on the surface, below it the rooms
on both sides of the shaft, whose lift shows the gauge; then what the seat owns.

A picture with much equipment, or with long texts, is higher than others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.gharkane.board_picture import HUE, LOOK, draw_seat_name
from bot.games.gharkane.owned_picture import GAP, PAD, RULE_PX, balanced, owned_parts, stores_part
from bot.render.draw import fonts, kit
from bot.render.draw.blocks import TALL_WIDTH_PX, Block, beside, height, needed, sheet_canvas, stack
from bot.render.draw.canvas import Canvas
from bot.render.draw.layout import Box
from bot.render.draw.picture import Picture
from bot.render.marks import mark
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Texts, signed, word_id
from engine.games.gharkane.content import MATERIALS, NUMBERS, PLACE, ROOMS
from engine.games.gharkane.view import GharkaneView, RoomView, ShelterView

INNER_PX: Final = TALL_WIDTH_PX - 2 * GAP
SKY_PX: Final = 160
"""From the top to the ground."""
SHAFT_PX: Final = 60
"""Width of the shaft; rooms lie on both sides of it, with earth between them."""
EARTH_PX: Final = 4
RIM_PX: Final = 4
"""Width of the edge of a hole in the ground."""
ROOM_PX: Final = (INNER_PX - SHAFT_PX) // 2 - EARTH_PX
FACE_PX: Final = 140
"""Size of the portrait."""
NOVA: Final = ((0, -1), (0.2, -0.2), (1, 0), (0.2, 0.2), (0, 1), (-0.2, 0.2), (-1, 0), (-0.2, -0.2))
"""Corners of the supernova, which shines at night."""
HOSPITAL: Final = "hospital"
ROOM_FIELDS: Final = ("room", "rooms", "beside", "deed")
"""The fields of picks that name a room or the hospital."""
SCENE: Final = (346, 150, 136)
"""Width and height of a room's drawing, and where its people stand."""
TITLE_PX: Final = 32
"""Height of a room's name."""
ROOM_PAD: Final = 6
"""On both sides of what is written about a room: the longest name fits beside places and a tick."""
RUINS: Final = 3
"""How many rooms in ruins look different."""
PERSON_PX: Final = 86
"""Height of a survivor."""
PEOPLE: Final = 12
"""How many survivors look different."""
CHOICE_GAP_PX: Final = 26
"""Between two choices: pins of neighbours do not touch."""


def draw_sheet(view: GharkaneView, texts: Texts) -> Picture:
    """Draw the shelter of the viewer, a seat."""
    assert isinstance(view.viewer, int)
    shelter = view.shelters[view.viewer]
    assert shelter is not None
    top = SKY_PX + 14
    parts = _deal(shelter, texts) or [
        _house(shelter, texts),
        *owned_parts(shelter, INNER_PX, texts, over=view.result is not None),
    ]
    canvas = sheet_canvas(top + height(parts, GAP), LOOK.art, "shelter")
    above = canvas.box._replace(low=SKY_PX)
    canvas.panel(above, HUE["night"], 0)
    canvas.sprite("shelter_sky", (0, SKY_PX - 150), 176)
    if view.phase == "day":
        canvas.panel(above, HUE["noon"], 0)
    _head(canvas, view, shelter, texts)
    stack(canvas, Box(GAP, top, TALL_WIDTH_PX - GAP, canvas.box.low), parts, GAP)
    return canvas.finish()


def _head(canvas: Canvas, view: GharkaneView, shelter: ShelterView, texts: Texts) -> None:
    """Draw who it is, when it is, and the hunted animals on their rack."""
    seat = shelter.seat
    face = Box(GAP, 8, GAP + FACE_PX, 8 + FACE_PX)
    canvas.panel(face, mark(seat).colour, FACE_PX // 2)
    canvas.panel(face.inset(6), HUE["ink"], FACE_PX // 2 - 6)
    if shelter.leader:
        canvas.sprite(f"leader_{shelter.leader}", face.inset(7)[:2], FACE_PX - 14)
    else:
        canvas.sprite("survivor", face.inset(34)[:2], FACE_PX - 68)
    kit.seat_on(canvas, (face.right - 18, face.low - 24), 42, seat, HUE["ink"])
    left, right, shaft = face.right + 18, TALL_WIDTH_PX - GAP, TALL_WIDTH_PX // 2
    phase = phase_text(view, texts)
    taken = canvas.text((right, 32), phase, 26, "bold", HUE["bone"], "right")
    x = right - taken - 32
    if view.phase == "day":
        sun = Box(x, 32, x, 32)
        canvas.panel(sun.inset(-19), HUE["tower"], 19)
        canvas.panel(sun.inset(-13), HUE["lamp"], 13)
    else:
        canvas.cut([(x + 21 * across, 32 + 21 * down) for across, down in NOVA], HUE["nova"])
    draw_seat_name(canvas, Box(left, 8, x - 32, 52), view.table[seat], texts, 38)
    hunted = view.table[seat].hunted
    rack = right - min(104 * len(hunted) + 28, right - shaft - 70) if hunted else right
    if shelter.leader:
        leader = Box(left, 50, rack - 8, 78)
        canvas.write(leader, texts.word(shelter.leader), 24, fill=HUE["soft"])
    said = texts.say("text-sheet-people", n=shelter.survivors)
    x = left + canvas.sprite("survivor", (left, 78), 32) + 6
    x += canvas.text((x, 95), said, 24, "bold", HUE["bone"])
    canvas.region(Box(left, 78, x, 110), words("survivor", "what"))
    if not shelter.deal.shelters:
        canvas.sprite("hatch", (shaft - 55, SKY_PX - 80), 82)
    if hunted:
        _rack(canvas, Box(rack, SKY_PX - 104, right, SKY_PX), hunted)


def _rack(canvas: Canvas, box: Box, hunted: Sequence[tuple[str, int]]) -> None:
    """Draw one animal of each kind that was hunted, with its number."""
    wood = HUE["rim"]
    canvas.stroke([(box.left, box.top + 6), (box.right, box.top + 6)], wood, 6)
    for x in (box.left + 8, box.right - 8):
        canvas.stroke([(x, box.top), (x, box.low)], wood, 6)
    spots = box.inset(14, 0).columns(*[1.0] * len(hunted))
    for (animal, count), spot in zip(hunted, spots, strict=True):
        high, x = min(spot.wide * 2 // 3, 64), spot.middle[0]
        canvas.sprite(animal, (x - high * 3 // 4, spot.low - 26 - high), high)
        canvas.text((x, spot.low - 13), f"×{count}", 22, "bold", HUE["bone"], "middle")


# --- at setup, what there is to choose from


def _deal(shelter: ShelterView, texts: Texts) -> list[Block]:
    """Return rows of what there is to choose from, then of what the seat has; none after setup."""
    blocks = list[Block]()
    for name, title, dealt, across in (
        ("shelter", "text-sheet-deal-shelters", shelter.deal.shelters, 2),
        ("leader", "text-sheet-deal-leaders", shelter.deal.leaders, 1),
        ("room", "text-sheet-deal-rooms", shelter.deal.rooms, 2),
    ):
        if dealt:
            blocks.append(_title(texts.say(title)))
            each = INNER_PX if across == 1 else EACH_PX
            blocks += _spaced([_choice(word, name, each, texts) for word in dealt], across)
    if not blocks:
        return []
    rooms = [_room(room, EACH_PX, texts, 0) for room in shelter.rooms]
    return [*blocks, stores_part(shelter), *_spaced(rooms, 2)]


EACH_PX: Final = (INNER_PX - CHOICE_GAP_PX) // 2
"""Width of each of two blocks side by side with room for pins between."""


def _spaced(blocks: Sequence[Block], across: int) -> list[Block]:
    """Return rows of blocks with room for pins between them, each as high as it is alone."""

    def own(block: Block) -> Block:
        return Block(
            block.high,
            lambda canvas, box: block.draw(canvas, box._replace(low=box.top + block.high)),
        )

    rows = beside([*map(own, blocks)], across, CHOICE_GAP_PX)
    return [row._replace(high=row.high + 8) for row in rows]


def _title(text: str) -> Block:
    def draw(canvas: Canvas, box: Box) -> None:
        wide = fonts.width(text, "bold", 24) + 28
        canvas.panel(box._replace(right=box.left + wide), HUE["pit"], 8)
        canvas.write(box.inset(14, 0), text, 24, "bold", HUE["lamp"])

    return Block(36, draw)


def _choice(word: str, field: str, wide: int, texts: Texts) -> Block:
    """Return a block for one of the choices and its worth; picks name it in `field`. Leaders have
    their portrait on the left, the others a scene above."""
    rule = texts.say(f"{word_id(word)}.text")
    portrait = 120 if field == "leader" else 0
    inner = wide - 2 * RIM_PX
    written = inner - 2 * PAD - (portrait + 12 if portrait else 0)
    above = 0 if portrait else inner * SCENE[1] // SCENE[0]
    high = max(portrait, 46 + needed(rule, written, RULE_PX)) + 16 + above + 2 * RIM_PX

    def draw(canvas: Canvas, box: Box) -> None:
        box = _hole(canvas, box)
        canvas.region(box, words(word, field))
        scene, slab = box.rows(above, 1.0)
        canvas.panel(slab, HUE["slab"], 0)
        text = slab.inset(PAD, 8)
        if portrait:
            spot = text._replace(right=text.left + portrait, low=text.top + portrait)
            canvas.keep(spot)
            canvas.sprite(f"leader_{word}", spot[:2], portrait)
            text = text._replace(left=spot.right + 12)
        elif field == "room":
            _furnished(canvas, scene, word, 0)
        else:
            canvas.panel(scene, HUE["low"], 8)
            canvas.panel(scene._replace(top=scene.low - 8), HUE["road"], 0)
            name, large = (f"place_{word}", 142) if word in PLACE else ("hatch", 110)
            canvas.sprite(name, (scene.middle[0] - large * 3 // 5, scene.low - 8 - large), large)
        name_box, effect = text.rows(42, 1.0)
        canvas.write(name_box, texts.word(word), 25, "bold", HUE["bone"])
        canvas.write(effect, rule, RULE_PX, fill=HUE["soft"], lines=9, top=True)

    return Block(high, draw)


# --- rooms, survivors, the shaft


def _house(shelter: ShelterView, texts: Texts) -> Block:
    """Return the rooms in two columns on both sides of the shaft."""
    needs = shelter.hospital_value
    hospital = RoomView(HOSPITAL, built=True, survivors=shelter.hospital, full=False, used=False,
                        slots=shelter.hospital_places, food=needs, care=needs)  # fmt: skip
    taken, rooms = 0, list[Block]()
    for room in (*shelter.rooms, hospital):
        rooms.append(_room(room, ROOM_PX, texts, taken))
        taken += room.slots
    rows = [rooms[n : n + 2] for n in range(0, len(rooms), 2)]
    highs = [max(block.high for block in row) for row in rows]

    def draw(canvas: Canvas, box: Box) -> None:
        lines = box.rows(*highs, gap=GAP)
        way = box.centred(SHAFT_PX + 2 * EARTH_PX, 0)
        for line in lines:  # a passage on both sides of the shaft
            floor = line.top + RIM_PX + (ROOM_PX - 2 * RIM_PX) * SCENE[1] // SCENE[0]
            way = way._replace(top=floor - 52, low=floor)
            canvas.panel(way, HUE["pit"], 0)
            canvas.panel(way._replace(top=floor, low=floor + 4), HUE["road"], 0)
        _shaft(canvas, box, shelter, texts)
        for row, line in zip(rows, lines, strict=True):
            spots = line.columns(ROOM_PX, SHAFT_PX, ROOM_PX, gap=EARTH_PX)
            for block, spot in zip(row, (spots[0], spots[2]), strict=False):
                block.draw(canvas, spot)

    return Block(sum(highs) + GAP * (len(highs) - 1), draw)


def _shaft(canvas: Canvas, box: Box, shelter: ShelterView, texts: Texts) -> None:
    """Draw the gauge: a step for each of its cells, the lift on the one that is reached; gas rises
    from below."""
    canvas.note(texts.say("draw-gauge"))
    shaft = box.centred(SHAFT_PX, box.high)._replace(top=SKY_PX)
    canvas.panel(shaft, HUE["ink"], 0)
    cells = shaft._replace(top=box.top + 4).rows(*[1.0] * len(shelter.cells))
    gas = cells[-len(GASES) :]
    for hue, cell in zip(GASES, gas, strict=True):
        canvas.panel(cell._replace(low=shaft.low), HUE[hue], 0)
    for x in (shaft.left + 7, shaft.right - 11):
        canvas.panel(Box(x, shaft.top, x + 4, shaft.low), HUE["rim"], 0)
    for n, (points, cell) in enumerate(zip(shelter.cells, cells, strict=True)):
        canvas.panel(Box(shaft.left + 9, cell.low - 3, shaft.right - 9, cell.low), HUE["rim"], 0)
        here = n == shelter.gauge
        if here:
            for x in (shaft.left + 3, shaft.right - 5):
                canvas.panel(Box(x, shaft.top, x + 2, cell.top), HUE["soft"], 0)
            cage = cell.centred(SHAFT_PX + 6, min(cell.high - 4, 52))
            canvas.framed(cage, HUE["ink"], HUE["lamp"], 8, 3)
            canvas.panel(cage.inset(6), HUE["cage"], 4)
        ink = HUE["ink" if here else "good" if points > 0 else "bone"]
        size = 28 if here else 22
        canvas.text(cell.middle, signed(points, plus=True), size, "bold", ink, "middle")


GASES: Final = ("gas1", "gas1", "gas2", "gas2", "gas3")
"""The colours of the lowest cells, from above."""


def _room(room: RoomView, wide: int, texts: Texts, first: int) -> Block:
    """Return a block for a room or the hospital; `first`: the number of its first survivor."""
    used = texts.say("draw-used") if room.used else ""
    light = 0 if room.full else 1 if room.survivors else 2
    if room.id == HOSPITAL:
        rule = texts.say("draw-hospital", n=room.food)
    else:
        rule = texts.say(f"{word_id(room.id)}.short")

    inner = wide - 2 * RIM_PX
    scene_px, written = inner * SCENE[1] // SCENE[0], needed(rule, inner - 2 * ROOM_PAD, RULE_PX)

    def draw(canvas: Canvas, box: Box) -> None:
        box = _hole(canvas, box)
        scene, slab = box.rows(scene_px, 1.0)
        canvas.region(box, words(room.id, *ROOM_FIELDS, "use"))
        if room.built:
            _furnished(canvas, scene, room.id, light)
            _people(canvas, scene, room, first, light)
        else:
            canvas.cover(f"ruin_{[*ROOMS].index(room.id) % RUINS}", scene)
            plate, said = scene.centred(scene.wide // 2, 40), texts.say("draw-ruined")
            canvas.framed(plate, HUE["pit"], HUE["rim"], 8, 3)
            canvas.text(plate.middle, said, 24, "bold", HUE["soft"], "middle")
        if used:
            canvas.stamp((scene.left + 80, scene.middle[1] + 10), used, HUE["pit"], HUE["danger"])
        _tag(canvas, scene, room)
        canvas.panel(slab, HUE["slab"], 0)
        canvas.panel(slab._replace(low=slab.top + 4), HUE["good" if room.full else "road"], 0)
        text = slab._replace(top=slab.top + 4).centred(inner - 2 * ROOM_PAD, TITLE_PX + written)
        title, effect = text.rows(TITLE_PX, 1.0)
        taken = _places(canvas, title, room) if room.built else _price(canvas, title)
        name, ink = title._replace(right=title.right - taken), HUE["bone" if room.built else "soft"]
        canvas.write(name, texts.word(room.id), 24, "bold", ink)
        effect = effect._replace(right=effect.left + balanced(rule, effect.wide))
        ink = HUE["good" if room.full and not room.used else "soft"]
        canvas.write(effect, rule, RULE_PX, fill=ink, lines=9, top=True)

    return Block(scene_px + 4 + 12 + TITLE_PX + written + 2 * RIM_PX, draw)


def _furnished(canvas: Canvas, scene: Box, room: str, light: int) -> None:
    """Draw an empty room."""
    canvas.cover(f"shell_{light}", scene)
    up = 0 if room == HOSPITAL else round(2 * scene.wide / SCENE[0])
    canvas.sprite(f"room_{room}-{light}", (scene.left, scene.top - up), scene.high + up)


def _hole(canvas: Canvas, box: Box) -> Box:
    """Draw the edge of the hole in which a room lies. Return its inside."""
    canvas.panel(box, HUE["pit"], 10)
    return box.inset(RIM_PX)


def _tag(canvas: Canvas, scene: Box, room: RoomView) -> None:
    """Hang up the food and care that a room needs while somebody lives there."""
    tag = Box(scene.right - 118, scene.top + 8, scene.right - 6, scene.top + 42)
    for x in (tag.left + 16, tag.right - 16):
        canvas.stroke([(x, scene.top), (x, tag.top)], HUE["ink"], 2)
    canvas.framed(tag, HUE["pit"], HUE["rim"], 6, 2)
    canvas.keep(tag)
    needs = (("food", room.food), ("med", room.care))
    for (word, amount), half in zip(needs, tag.inset(6, 0).columns(1.0, 1.0), strict=True):
        y = half.middle[1]
        canvas.sprite(word, (half.left, y - 13), 26)
        canvas.text((half.left + 32, y), str(amount), 22, "bold", HUE["bone"])


def _places(canvas: Canvas, box: Box, room: RoomView) -> int:
    """Write a room's survivors and places at the right of a line, ticked if complete; return how
    wide they are."""
    survivors, places = room.survivors, room.slots
    full = survivors == places
    ink = HUE["good" if full else "danger" if survivors > places else "bone"]
    y = box.middle[1]
    wide = canvas.text((box.right, y), f"{survivors}/{places}", 24, "bold", ink, "right")
    if full:
        wide += 26
        canvas.sprite("tick", (box.right - wide, y - 12), 24)
    return wide + 4


def _price(canvas: Canvas, box: Box) -> int:
    """Write what a room in ruins costs at the right of a line; return how wide it is."""
    x, y = box.right - 18 * len(MATERIALS), box.middle[1]
    for n, word in enumerate(MATERIALS):
        canvas.sprite(word, (x + 18 * n, y - 10), 20)
    wide = canvas.text((x - 2, y), str(NUMBERS.build_cost), 24, "bold", HUE["soft"], "right")
    return box.right - x + 6 + wide


def _people(canvas: Canvas, scene: Box, room: RoomView, first: int, light: int) -> None:
    """Draw who lives in a room, and its free places; `first`: the number of the first survivor."""
    many, share = max(room.survivors, room.slots), scene.wide / SCENE[0]
    start = scene.left + round(share * (18 if room.id == HOSPITAL else 152))
    wide = scene.right - 14 - start
    step = min(44, wide // max(many, 1))
    start += (wide - step * many) // 2 + step // 2
    foot = scene.top + round(SCENE[2] * share)
    for n in range(many):
        x = start + step * n - PERSON_PX * 18 // 77
        if n < room.survivors:
            canvas.sprite(f"person_{(first + n) % PEOPLE}", (x, foot - PERSON_PX), PERSON_PX)
        elif room.id != HOSPITAL:  # where beds are the free places
            name = "person_free" if light < 2 else "person_free_dim"
            canvas.sprite(name, (x, foot - PERSON_PX), PERSON_PX)
