"""Parts of the sheet that show what a seat owns and owes: stores, dues, points, equipment."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

from bot.games.gharkane.board_picture import HUE
from bot.render.draw import fonts, kit
from bot.render.draw.blocks import Block, beside, needed
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
NICHE: Final = (64, 100)
"""Least and greatest size of the niche with the drawing of a piece of equipment."""
ICON_PX: Final = 21
"""Size of an icon of its price: three are nearly as wide as the least niche."""
NAME_PX: Final = 28
"""Height of its name."""
VAULT_PX: Final = 116
"""Height of a vault: a pin fits above the heap in it."""
ARCH_PX: Final = 34
"""Radius of its arch."""
HEAP: Final = ((), (1,), (2,), (1, 2), (2, 2), (2, 3))
"""How many things lie in each row of a heap, by their number; beyond these only the number
counts."""
RULE_PX: Final = 20
"""Size of what a room or a piece of equipment does."""
DUE_PX: Final = 34
"""Size of what is due."""
GAP: Final = 10
"""Between two boxes, and at the edge of the picture."""


def owned_parts(shelter: ShelterView, wide: int, texts: Texts, *, over: bool) -> list[Block]:
    """Return what a seat owns and, until the game is over, owes: two pieces of equipment stand
    beside the points, others in pairs below, an odd one as wide as all; pieces alike in every way
    are one with their number."""
    gear = [*Counter(shelter.gear).items()]
    parts = [stores_part(shelter)] if over else [stores_part(shelter), dues_part(shelter, texts)]
    each = (wide - GAP) // 2
    odd = gear[len(gear) - 1 :] if len(gear) > 2 and len(gear) % 2 else ()
    paired = gear[: len(gear) - len(odd)]
    cards = [gear_part(*piece, each, texts) for piece in paired] or [no_gear_part(texts)]
    points, first = points_part(shelter, texts), cards[:2]
    high = max((GAP + max(card.high for card in first)) * len(first) - GAP, points.high)

    def draw(canvas: Canvas, box: Box) -> None:
        left, right = box.columns(1.0, 1.0, gap=GAP)
        for card, spot in zip(first, left.rows(*[1.0] * len(first), gap=GAP), strict=True):
            card.draw(canvas, spot)
        points.draw(canvas, right)

    parts.append(Block(high, draw))
    alone = [gear_part(*piece, wide, texts) for piece in odd]
    return [*parts, *beside(cards[2:], 2, GAP), *alone]


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
    canvas.panel(arch, HUE["arch"], ARCH_PX)
    canvas.panel(arch._replace(top=arch.middle[1]), HUE["arch"], 0)
    lit = arch.inset(6)._replace(right=arch.left + arch.wide * 3 // 5)
    canvas.panel(lit, HUE["glow"], ARCH_PX - 6)
    canvas.panel(lit._replace(top=arch.middle[1], low=arch.low), HUE["glow"], 0)
    canvas.panel(foot, HUE["slab"], 0)
    canvas.panel(foot._replace(low=foot.top + 4), HUE["road"], 0)
    rows = HEAP[min(amount, 5)] or (1,)
    size = 36 if len(rows) == 1 and rows[0] == 1 else 32 if max(rows) < 3 else 27
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
    cares = stores["med"]
    dues = (
        ("food", "draw-food-due", texts.say("draw-have", n=edible), shelter.food_due, edible),
        ("med", "draw-care-due", texts.say("draw-have", n=cares), shelter.care_due, cares),
        ("gauge", "draw-rise-due", texts.say("draw-rise-by"), shelter.rise_due, None),
    )

    def draw(canvas: Canvas, box: Box) -> None:
        cells = box.columns(1.0, 1.0, 1.0, gap=GAP)
        for (word, text, more, due, have), cell in zip(dues, cells, strict=True):
            short = have is not None and have < due
            canvas.framed(cell, HUE["pit"], HUE["danger" if short else "rim"], 10, 3)
            ink = HUE["danger" if short else "bone"]
            wide = fonts.width(str(due), "bold", DUE_PX)
            icon, label, number = cell.inset(12, 8).columns(DUE_PX, 1.0, wide, gap=6)
            canvas.sprite(word, icon.centred(DUE_PX, DUE_PX)[:2], DUE_PX)
            name, below = label.rows(1.0, 1.0)
            canvas.write(name, texts.say(text), 22, "semibold", HUE["bone"])
            canvas.write(below, more, fill=HUE["soft"])
            at = number.right, number.middle[1]
            canvas.text(at, str(due), DUE_PX, "bold", ink, "right")

    return Block(68, draw)


def points_part(shelter: ShelterView, texts: Texts) -> Block:
    """Return the seat's current and total points."""
    rows = [(score_label(texts, name), points) for name, points in shelter.points]
    total = sum(points for _, points in rows)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, HUE["pit"], HUE["rim"], 10, 3)
        above, last = box.inset(16, 10).rows(1.0, 44)
        for (label, points), row in zip(rows, above.rows(*[1.0] * len(rows)), strict=True):
            label_box, number = row.columns(1.0, 44)
            canvas.write(label_box, label, 21, fill=HUE["bone" if points else "soft"])
            ink = HUE["danger" if points < 0 else "bone" if points else "soft"]
            at = (number.right, number.middle[1])
            canvas.text(at, signed(points), 22, "bold", ink, "right")
        canvas.panel(Box(last.left, last.top + 4, last.right, last.top + 6), HUE["rim"], 0)
        y = last.middle[1] + 6
        canvas.sprite("points", (last.left, y - 15), 30)
        canvas.text((last.left + 38, y), texts.say("score-total"), 28, "bold", HUE["bone"])
        canvas.text((last.right, y), signed(total), 38, "bold", HUE["lamp"], "right")

    return Block(20 + 26 * len(rows) + 44, draw)


def no_gear_part(texts: Texts) -> Block:
    """Return a block that says that there is no equipment."""

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, HUE["pit"], HUE["rim"], 10, 3)
        above, below = box.inset(PAD, 8).rows(1.0, 40)
        size = min(above.high - 24, 130)
        canvas.sprite("gear", above.centred(size, size)[:2], size, 0.4)
        canvas.write(below, texts.say("draw-no-gear"), 22, "semibold", HUE["soft"], "middle")

    return Block(64, draw)


def gear_part(piece: Gear, many: int, wide: int, texts: Texts) -> Block:
    """Return a block for a piece of equipment, owned `many` times: repaired with its bonus, or
    cracked with its price of repair."""
    used = f"{texts.say('draw-used')} · " if piece.used else ""
    rule, title = used + texts.say(f"{word_id(piece.id)}.text"), texts.word(piece.id)
    whole = piece.repaired and not piece.used
    icons = ("tick",) if whole else () if piece.repaired else EQUIPMENT[piece.id].icons
    inner_px, under = wide - 2 * PAD, ICON_PX + 4 if icons else 0

    def written(niche: int) -> int:
        return NAME_PX + needed(rule, inner_px - niche - PAD, RULE_PX)

    def high(niche: int) -> int:
        return max(written(niche), niche + under)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, HUE["pit"], HUE["good" if whole else "rim"], 10, 3)
        canvas.region(box, words(piece.id, "gear", "use"))
        larger = range(NICHE[1], NICHE[0], -4)
        size = next((n for n in larger if high(n) <= box.high - 16), NICHE[0])
        left, text = box.centred(inner_px, high(size)).columns(size, 1.0, gap=PAD)
        column = left.centred(size, size + under)
        niche = column._replace(low=column.low - under)
        canvas.keep(column)
        canvas.panel(niche, HUE["niche"], 8)
        for drawn in (piece.id, "crack")[: 1 if piece.repaired else 2]:
            canvas.sprite(drawn, niche.inset(2)[:2], size - 4)
        if many > 1:
            ink = kit.Ink(HUE["bone"], HUE["ink"], HUE["ink"])
            kit.pill(canvas, (niche.left + 18, niche.top + 12), f"×{many}", ink, RULE_PX)
        x = niche.middle[0] - ICON_PX * len(icons) // 2
        for n, word in enumerate(icons):
            canvas.sprite(word, (x + ICON_PX * n, column.low - ICON_PX), ICON_PX)
        name, effect = text.centred(text.wide, written(size)).rows(NAME_PX, 1.0)
        canvas.write(name, title, 22, "bold", HUE["bone" if piece.repaired else "soft"])
        effect = effect._replace(right=effect.left + balanced(rule, effect.wide))
        canvas.write(effect, rule, RULE_PX, fill=HUE["soft"], lines=9, top=True)

    return Block(high(NICHE[0]) + 16, draw)


def balanced(text: str, wide: int) -> int:
    """Return the least width in which a text has as few lines as in `wide` pixels, if it can be
    with breaks after commas and long words, and none before a sign."""

    def key(w: int) -> tuple[int, int]:
        lines = fonts.wrapped(text, w, "regular", RULE_PX, 9)
        breaks = [(a.split()[-1], b) for a, b in pairwise(lines) if a[-1] != ","]
        return sum(len(last) < 4 or b[0] in "−+" for last, b in breaks), w

    lines, widths = needed(text, wide, RULE_PX), range(wide, wide // 2, -10)
    return min((w for w in widths if needed(text, w, RULE_PX) == lines), key=key)
