"""Parts of the sheet that show what a seat owns and owes: stores, dues, points, equipment."""

from __future__ import annotations

from typing import Final

from bot.games.gharkane.board_picture import HUE
from bot.render.draw import fonts
from bot.render.draw.blocks import BLOCK_GAP_PX as GAP
from bot.render.draw.blocks import Block, needed
from bot.render.draw.canvas import Canvas
from bot.render.draw.layout import Box
from bot.render.regions import words
from bot.render.scores import score_label
from bot.texts import Texts, signed, word_id
from engine.games.gharkane.content import EQUIPMENT
from engine.games.gharkane.shelter import Gear
from engine.games.gharkane.view import ShelterView

PAD: Final = 12
"""Padding of a panel, in pixels."""
GOODS: Final = ("give", "other", "get", "good", "what")
"""The fields of picks that name something in the stores."""
NICHE: Final = 60
"""Size of the niche with the drawing of a piece of equipment."""
VAULT_PX: Final = 118
"""Height of a vault: a pin fits above the heap in it."""
HEAP: Final = ((), (1,), (2,), (1, 2), (2, 2), (2, 3))
"""How many things lie in each row of a heap, by their number; of more only the number counts."""
DUE_PX: Final = 32
"""Size of the number that is due."""
DUE_ROWS_PX: Final = (58.0, 58.0, 42.0)
"""Heights of the needs where they lie below each other: those with a stock have two lines."""
WIDE_PART_PX: Final = 500
"""From this width on parts lie side by side."""

__all__ = ["GAP", "PAD", "dues_part", "gear_part", "no_gear_part", "points_part", "stores_part"]


def stores_part(shelter: ShelterView, wide: int) -> Block:
    """Return a block with a vault for every resource."""
    across = len(shelter.stores) if wide > WIDE_PART_PX else 4
    down = -(-len(shelter.stores) // across)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, HUE["pit"], 10)
        spots = box.inset(5).grid(across, down, 4)
        for (word, amount), spot in zip(shelter.stores, spots, strict=False):
            _vault(canvas, spot, word, amount)
            canvas.region(spot, words(word, *GOODS))

    return Block(down * (VAULT_PX + 4) + 6, draw)


def _vault(canvas: Canvas, box: Box, word: str, amount: int) -> None:
    """Draw a vault with a heap of things, and their number below it."""
    arch, foot = box.rows(1.0, 38)
    canvas.panel(box, HUE["ink"], 10)
    canvas.panel(arch, HUE["arch" if amount else "niche"], 10)
    canvas.panel(arch._replace(top=arch.middle[1]), HUE["arch" if amount else "niche"], 0)
    if amount:
        glow = Box(arch.left, arch.top + 8, arch.left + arch.wide * 2 // 5, arch.low)
        canvas.panel(glow, HUE["glow"], 8)
    canvas.panel(foot, HUE["slab"], 0)
    canvas.panel(foot._replace(low=foot.top + 3), HUE["rim"], 0)
    rows = HEAP[min(amount, 5)] or (1,)
    size = 26 if len(rows) == 1 else 21
    broad, tall = max(rows) * (size - 2), len(rows) * (size - 3)
    canvas.keep(
        Box(*arch.middle, *arch.middle)
        .centred(broad, 0)
        ._replace(top=arch.low - tall, low=arch.low)
    )
    for up, many in enumerate(reversed(rows)):
        y = arch.low - size * (up + 1) + 1 + 3 * up
        left = arch.middle[0] - many * (size - 2) // 2
        for n in range(many):
            canvas.sprite(word, (left + n * (size - 2), y), size, 1 if amount else 0.3)
    ink = HUE["bone" if amount else "soft"]
    canvas.text((foot.middle[0], foot.middle[1] + 1), str(amount), 32, "bold", ink, "middle")


def dues_part(shelter: ShelterView, wide: int, texts: Texts) -> Block:
    """Return a block with the needs of the day, and the stock for them; what is short is framed in
    the colour of danger."""
    stores = dict(shelter.stores)
    edible = sum(stores[word] for word in ("food", "water", "can"))
    dues = (
        ("food", "draw-food-due", shelter.food_due, edible),
        ("med", "draw-care-due", shelter.care_due, stores["med"]),
        ("gauge", "draw-rise-due", shelter.rise_due, None),
    )
    across = wide > WIDE_PART_PX

    def draw(canvas: Canvas, box: Box) -> None:
        spots = box.columns(1.0, 1.0, 1.0, gap=8) if across else box.rows(*DUE_ROWS_PX, gap=4)
        for (word, text, due, have), spot in zip(dues, spots, strict=True):
            short = have is not None and have < due
            canvas.framed(spot, HUE["slab"], HUE["danger" if short else "rim"], 10, 3)
            ink = HUE["danger" if short else "bone"]
            wide = fonts.width(str(due), "bold", DUE_PX)
            icon, label, number = spot.inset(7, 0).columns(26, 1.0, wide, gap=4)
            canvas.sprite(word, icon.centred(30, 30)[:2], 30)
            canvas.write(label, texts.say(text, have=have or 0), 21, fill=ink, lines=3)
            at = number.right, number.middle[1]
            canvas.text(at, str(due), DUE_PX, "bold", ink, "right")

    return Block(82 if across else round(sum(DUE_ROWS_PX)) + 8, draw)


def points_part(shelter: ShelterView, texts: Texts) -> Block:
    """Return the seat's current and total points."""
    rows = [(score_label(texts, name), points) for name, points in shelter.points]
    total = sum(points for _, points in rows)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, HUE["slab"], HUE["rim"], 10, 3)
        lines = box.inset(PAD, 7).rows(*[1.0] * len(rows), 1.75)
        for (label, points), row in zip(rows, lines, strict=False):
            label_box, number = row.columns(1.0, 44)
            canvas.write(label_box, label, 22, fill=HUE["bone" if points else "soft"])
            ink = HUE["danger" if points < 0 else "bone" if points else "soft"]
            at = (number.right, number.middle[1])
            canvas.text(at, signed(points), 22, "bold", ink, "right")
        last = lines[-1]
        canvas.panel(Box(last.left, last.top + 2, last.right, last.top + 4), HUE["rim"], 0)
        y = last.middle[1] + 3
        canvas.sprite("points", (last.left, y - 15), 28)
        canvas.text((last.left + 36, y), texts.say("score-total"), 26, "bold", HUE["bone"])
        canvas.text((last.right, y), signed(total), 36, "bold", HUE["lamp"], "right")

    return Block(14 + 24 * len(rows) + 42, draw)


def no_gear_part(texts: Texts) -> Block:
    """Return a block that says that there is no equipment."""

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, HUE["slab"], HUE["rim"], 10, 3)
        canvas.write(box.inset(PAD, 0), texts.say("draw-no-gear"), fill=HUE["soft"])

    return Block(48, draw)


def gear_part(piece: Gear, wide: int, texts: Texts) -> Block:
    """Return a block for a piece of equipment: repaired with its bonus, or cracked with its price
    of repair."""
    used = f"{texts.say('draw-used')} · " if piece.used else ""
    rule, title = used + texts.say(f"{word_id(piece.id)}.text"), texts.word(piece.id)
    icons = () if piece.repaired else EQUIPMENT[piece.id].icons
    room = wide - 2 * PAD - NICHE - 10
    size = 24 if wide > 300 else 22
    top = max(34, needed(title, room, size, "bold") + 4)
    roomy = wide > WIDE_PART_PX
    above = top + 28 * (bool(icons) and not roomy)
    beside = roomy or needed(rule, room) + above <= NICHE + 30
    written = needed(rule, room if beside else wide - 2 * PAD)
    high = max(NICHE, above + written) if beside else max(NICHE, above) + 4 + written

    def draw(canvas: Canvas, box: Box) -> None:
        whole = piece.repaired and not piece.used
        canvas.framed(box, HUE["slab"], HUE["good" if whole else "rim"], 10, 3)
        canvas.region(box, words(piece.id, "gear", "use"))
        inner = box.inset(PAD, 7)
        niche = Box(inner.left, inner.top, inner.left + NICHE, inner.top + NICHE)
        canvas.keep(niche)
        canvas.panel(niche, HUE["niche"], 8)
        canvas.sprite(piece.id, niche.inset(4)[:2], NICHE - 8, 1 if piece.repaired else 0.6)
        if not piece.repaired:
            canvas.sprite("crack", niche.inset(4)[:2], NICHE - 8)
        text = inner._replace(left=niche.right + 10)
        ink = HUE["bone" if piece.repaired else "soft"]
        canvas.write(text._replace(low=text.top + top), title, size, "bold", ink, lines=2)
        start = (text.right - 30 * len(icons), text.top) if roomy else (text.left, text.top + top)
        canvas.keep(Box(*start, start[0] + 30 * len(icons), start[1] + 26))
        for n, word in enumerate(icons):
            canvas.sprite(word, (start[0] + 30 * n, start[1]), 26)
        effect = text._replace(top=text.top + above)
        if not beside:
            effect = inner._replace(top=max(niche.low, effect.top) + 4)
        canvas.write(effect, rule, fill=HUE["soft"], lines=9, top=True)

    return Block(high + 16, draw)
