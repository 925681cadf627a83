"""Parts of the sheet that show what a seat owns and owes: stores, dues, points, equipment."""

from __future__ import annotations

from typing import Final

from bot.games.gharkane.board_picture import HUE
from bot.render.draw import fonts
from bot.render.draw.blocks import BLOCK_GAP_PX as GAP
from bot.render.draw.blocks import Block, beside, height, needed
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
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
NICHE: Final = 54
"""Size of the niche with the drawing of a piece of equipment."""
VAULT_PX: Final = 126
"""Height of a vault: a pin fits above the heap in it."""
ARCH_PX: Final = 34
"""Radius of its arch."""
HEAP: Final = ((), (1,), (2,), (1, 2), (2, 2), (2, 3))
"""How many things lie in each row of a heap, by their number; of more only the number counts."""
RULE_PX: Final = 22
"""Size of what a room or a piece of equipment does, if there is room."""
DUE_PX: Final = 34
"""Size of what is due."""
WIDE_CARD_PX: Final = 400
"""Width above which a piece of equipment has a larger name."""
POINTS_PX: Final = 262
"""Width of the points where they stand beside equipment."""


def owned_parts(shelter: ShelterView, wide: int, texts: Texts) -> list[Block]:
    """Return what a seat owns and owes: two pieces of equipment stand beside the points, others in
    pairs below; a single one is as wide as all."""
    gear, parts = shelter.gear, [stores_part(shelter), dues_part(shelter, texts)]
    if len(gear) < 2:
        cards = [gear_part(piece, wide, texts) for piece in gear] or [no_gear_part(texts)]
        return [*parts, *cards, points_part(shelter, wide, texts)]
    first = wide - POINTS_PX - GAP
    cards = [gear_part(piece, first, texts) for piece in gear[:2]]
    points = points_part(shelter, POINTS_PX, texts)

    def draw(canvas: Canvas, box: Box) -> None:
        left, right = box.columns(first, POINTS_PX, gap=GAP)
        highs = [float(card.high) for card in cards]
        for card, spot in zip(cards, left.rows(*highs, gap=GAP), strict=True):
            card.draw(canvas, spot)
        points.draw(canvas, right)

    parts.append(Block(max(height(cards) - GAP, points.high), draw))
    pairs = gear[2 : len(gear) - len(gear) % 2]
    parts += beside([gear_part(piece, (wide - GAP) // 2, texts) for piece in pairs], 2)
    return [*parts, *[gear_part(piece, wide, texts) for piece in gear[2 + len(pairs) :]]]


def stores_part(shelter: ShelterView) -> Block:
    """Return a block with a vault for every resource."""

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, HUE["pit"], 10)
        spots = box.inset(6).columns(*[1.0] * len(shelter.stores), gap=5)
        for (word, amount), spot in zip(shelter.stores, spots, strict=True):
            _vault(canvas, spot, word, amount)
            canvas.region(spot, words(word, *GOODS))

    return Block(VAULT_PX + 12, draw)


def _vault(canvas: Canvas, box: Box, word: str, amount: int) -> None:
    """Draw a vault with a heap of things, and their number below it."""
    arch, foot = box.rows(1.0, 40)
    canvas.panel(arch, HUE["arch" if amount else "niche"], ARCH_PX)
    canvas.panel(arch._replace(top=arch.middle[1]), HUE["arch" if amount else "niche"], 0)
    if amount:
        lit = arch.inset(6)._replace(right=arch.left + arch.wide * 3 // 5)
        canvas.panel(lit, HUE["glow"], ARCH_PX - 6)
        canvas.panel(lit._replace(top=arch.middle[1], low=arch.low), HUE["glow"], 0)
    canvas.panel(foot, HUE["slab"], 0)
    canvas.panel(foot._replace(low=foot.top + 4), HUE["road" if amount else "rim"], 0)
    rows = HEAP[min(amount, 5)] or (1,)
    size = 36 if len(rows) == 1 and rows[0] == 1 else 32 if max(rows) < 3 else 29
    step = size - 3
    left, top = arch.middle[0] - max(rows) * step // 2, arch.low - len(rows) * step
    canvas.keep(Box(left, top, 2 * arch.middle[0] - left, arch.low))
    for up, many in enumerate(reversed(rows)):
        left = arch.middle[0] - (many * step + 3) // 2
        for n in range(many):
            at = left + n * step, arch.low - size - up * step + 1
            canvas.sprite(word, at, size, 1 if amount else 0.4)
    ink = HUE["bone" if amount else "soft"]
    canvas.text((foot.middle[0], foot.middle[1] + 2), str(amount), 34, "bold", ink, "middle")


def dues_part(shelter: ShelterView, texts: Texts) -> Block:
    """Return a block with the needs of the day, and the stock for them; what is short is framed in
    the colour of danger."""
    stores = dict(shelter.stores)
    edible = sum(stores[word] for word in ("food", "water", "can"))
    dues = (
        ("food", "draw-food-due", shelter.food_due, edible),
        ("med", "draw-care-due", shelter.care_due, stores["med"]),
        ("gauge", "draw-rise-due", shelter.rise_due, None),
    )

    def draw(canvas: Canvas, box: Box) -> None:
        for (word, text, due, have), spot in zip(
            dues, box.columns(1.0, 1.0, 1.0, gap=8), strict=True
        ):
            short = have is not None and have < due
            canvas.framed(spot, HUE["slab"], HUE["danger" if short else "rim"], 10, 3)
            ink = HUE["danger" if short else "bone"]
            wide = fonts.width(str(due), "bold", DUE_PX)
            icon, label, number = spot.inset(10, 8).columns(DUE_PX, 1.0, wide, gap=4)
            canvas.sprite(word, icon.centred(DUE_PX, DUE_PX)[:2], DUE_PX)
            if have is None:
                canvas.write(label, texts.say(text), 22, "semibold", HUE["bone"], lines=2)
            else:
                name, stock = label.rows(1.0, 1.0)
                canvas.write(name, texts.say(text), 23, "semibold", HUE["bone"])
                canvas.write(stock, texts.say("draw-have", n=have), fill=HUE["soft"])
            at = number.right, number.middle[1]
            canvas.text(at, str(due), DUE_PX, "bold", ink, "right")

    return Block(70, draw)


def points_part(shelter: ShelterView, wide: int, texts: Texts) -> Block:
    """Return the seat's current and total points; in two columns if there is room."""
    rows = [(score_label(texts, name), points) for name, points in shelter.points]
    total = sum(points for _, points in rows)
    across = 1 if wide <= POINTS_PX else 2
    down = -(-len(rows) // across)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, HUE["slab"], HUE["rim"], 10, 3)
        above, last = box.inset(PAD, 8).rows(1.0, 44)
        columns = above.columns(*[1.0] * across, gap=28)
        spots = [spot for column in columns for spot in column.rows(*[1.0] * down)]
        for (label, points), row in zip(rows, spots, strict=False):
            label_box, number = row.columns(1.0, 36)
            canvas.write(label_box, label, 21, fill=HUE["bone" if points else "soft"])
            ink = HUE["danger" if points < 0 else "bone" if points else "soft"]
            at = (number.right, number.middle[1])
            canvas.text(at, signed(points), 22, "bold", ink, "right")
        canvas.panel(Box(last.left, last.top + 2, last.right, last.top + 4), HUE["rim"], 0)
        y = last.middle[1] + 3
        canvas.sprite("points", (last.left, y - 15), 28)
        canvas.text((last.left + 36, y), texts.say("score-total"), 26, "bold", HUE["bone"])
        canvas.text((last.right, y), signed(total), 36, "bold", HUE["lamp"], "right")

    return Block(16 + 26 * down + 44, draw)


def no_gear_part(texts: Texts) -> Block:
    """Return a block that says that there is no equipment."""

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, HUE["slab"], HUE["rim"], 10, 3)
        canvas.write(box.inset(PAD, 0), texts.say("draw-no-gear"), fill=HUE["soft"])

    return Block(48, draw)


def rule_px(rule: str, wide: int) -> int:
    """Return the size of a text: larger if it has at most two lines then, or no more than else."""
    large, small = [
        needed(rule, wide, size) // fonts.leading(size) for size in (RULE_PX, MIN_LETTER_PX)
    ]
    return RULE_PX if large <= max(small, 2) else MIN_LETTER_PX


def gear_part(piece: Gear, wide: int, texts: Texts) -> Block:
    """Return a block for a piece of equipment: repaired with its bonus, or cracked with its price
    of repair."""
    used = f"{texts.say('draw-used')} · " if piece.used else ""
    rule, title = used + texts.say(f"{word_id(piece.id)}.text"), texts.word(piece.id)
    whole = piece.repaired and not piece.used
    icons = ("tick",) if whole else () if piece.repaired else EQUIPMENT[piece.id].icons
    room, price = wide - 2 * PAD - NICHE - 12, 26 * len(icons)
    size = 24 if wide > WIDE_CARD_PX else 22
    below = fonts.width(title, "bold", size) + price > room
    letters = rule_px(rule, room)
    high = needed(rule, room, letters)
    above = 34 + 32 * below

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, HUE["slab"], HUE["good" if whole else "rim"], 10, 3)
        canvas.region(box, words(piece.id, "gear", "use"))
        inner = box.inset(PAD, 8)
        niche = Box(inner.left, inner.top, inner.left + NICHE, inner.top + NICHE)
        canvas.keep(niche)
        canvas.panel(niche, HUE["niche"], 8)
        canvas.sprite(piece.id, niche.inset(4)[:2], NICHE - 8, 1 if piece.repaired else 0.85)
        if not piece.repaired:
            canvas.sprite("crack", niche.inset(4)[:2], NICHE - 8)
        text = inner._replace(left=niche.right + 12)
        name = text._replace(low=text.top + 32)
        ink = HUE["bone" if piece.repaired else "soft"]
        canvas.write(name, title, size, "bold", ink)
        x, y = (text.left, text.top + 34) if below else (text.right - price, text.top + 2)
        canvas.keep(Box(x, y, x + price, y + 26))
        for n, word in enumerate(icons):
            canvas.sprite(word, (x + 26 * n, y), 26)
        effect = text._replace(top=text.top + above)
        canvas.write(effect, rule, letters, fill=HUE["soft"], lines=9, top=True)

    return Block(max(NICHE, above + high) + 16, draw)
