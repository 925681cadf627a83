"""The picture of the table: a sky over the map, the tribes, the display."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from bot.games.revive.board import switch_id, tribe_name
from bot.games.revive.card_picture import (
    draw_card,
    draw_machine,
    draw_module,
    draw_titled,
    draw_voyage,
    paper,
)
from bot.games.revive.effect_picture import HUE, LOOK, coin
from bot.games.revive.facts import points_of, stores
from bot.games.revive.map_picture import MAP_ASPECT, draw_map, seat_mark
from bot.games.revive.symbols import key_block, symbols_on
from bot.render.draw import fonts, kit
from bot.render.draw.blocks import (
    TALL_BOARD_EDGE_PX,
    TALL_BOARD_WIDTH_PX,
    Block,
    beside,
    height,
    is_tall,
    stack,
)
from bot.render.draw.canvas import Canvas, Picture
from bot.render.draw.layout import Box
from bot.render.draw.seats import seat_name, short_name, short_names
from bot.render.marks import mark
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Texts
from engine.games.revive.content import COLOURS, MACHINE, NUMBERS
from engine.games.revive.view import ReviveView
from engine.kernel import Seat

WIDE, EDGE = 776, 12
"""Width of a wide picture and its margin: 20 pixels of 776 are nine of 350."""
FINE: Final = {False: 1.0, True: 1.25}
"""Pixels of a wide and of a tall picture per pixel of layout."""
SKY_PX: Final = 62
TALL_SKY_PX: Final = 108
MAP_PX: Final = 576
"""Width of a wide picture's map; the tribes stand beside it."""
BESIDE_MAP: Final = 4
"""Tribes and piles beside a wide map."""
CARD_PX: Final = 96
MACHINE_PX: Final = 58
TALL_TRIBE_PX: Final = 84
FIGURES_ACROSS: Final = 4
"""Amounts in a row of a tribe beside a map."""
GAP: Final = 6
SHAPE_FEET: Final = {
    "circle": 0.36,
    "square": 0.45,
    "triangle": 0.4,
    "diamond": 0.24,
    "hexagon": 0.36,
}
"""How far below the middle of its seat's shape a face ends, as a share of the shape's size."""
BESIDE_MARK: Final = {
    1: ((0, -11),),
    2: ((0, -12), (0, 13)),
    3: ((-13, -12), (-13, 13), (13, -12)),
    4: ((-13, -12), (-13, 13), (13, -12), (13, 13)),
}
"""Where seats on one space of devotion stand: along the track and beside its middle, in pixels; by
their number."""
BONUS_SPRITES: Final = {"Y": "scyphoz", "H": "settle", "Z": "artifact"}
"""The sprites of bonuses of the devotion track."""


def draw_board(view: ReviveView, texts: Texts, tall: bool = False) -> Picture:
    """Draw the public table, wide or tall."""
    return _tall(view, texts) if tall else _wide(view, texts)


def _wide(view: ReviveView, texts: Texts) -> Picture:
    high = round(MAP_PX / MAP_ASPECT)
    room = BESIDE_MAP - view.seats
    piles: list[Callable[[Canvas, Box], None]] = [
        partial(_artifacts, view=view, texts=texts),
        partial(_piles, view=view, texts=texts),
        partial(_modules, view=view, texts=texts),
    ]
    tribes = [partial(_tribe, view=view, seat=seat, texts=texts) for seat in range(view.seats)]
    machines = [*_machines(view, texts), *piles[room:2]]
    small = [Block(MACHINE_PX, draw) for draw in machines]
    cards = [Block(CARD_PX, partial(draw_card, card=card, texts=texts)) for card in view.market]
    cards += [Block(CARD_PX, draw) for draw in piles[max(room, 2) :]]
    voyages = [Block(56, partial(draw_voyage, voyage=v, texts=texts)) for v in view.voyages]
    below = [
        *([Block(56, partial(_gauge, view=view, texts=texts))] if view.variant.abyss else []),
        *_levelled(small, 4),
        *_levelled(cards, 3),
        *_levelled(voyages, 4),
    ]
    top = SKY_PX + high + GAP
    canvas = Canvas((WIDE, top + height(below, GAP) + GAP), LOOK.art, "ground", FINE[False])
    canvas.sprite("horizon", (0, 0), SKY_PX + 4)
    _head(canvas, Box(16, 4, WIDE - 16, SKY_PX - 4), view, texts)
    draw_map(canvas, Box(0, SKY_PX, MAP_PX, SKY_PX + high), view, texts)
    aside = Box(MAP_PX + 4, SKY_PX, WIDE - EDGE, SKY_PX + high)
    shown: list[Callable[[Canvas, Box], None]] = [*tribes, *piles[:room]]
    for draw, spot in zip(shown, aside.rows(*[1.0] * len(shown), gap=GAP), strict=True):
        draw(canvas, spot)
    stack(canvas, Box(EDGE, top, WIDE - EDGE, canvas.box.low), below, GAP)
    return canvas.finish()


def _levelled(blocks: Sequence[Block], most: int) -> list[Block]:
    """Return rows of at most `most` blocks, about as many in each."""
    rows, left = list[Block](), [*blocks]
    for n in range(-(-len(left) // most), 0, -1):
        across = -(-len(left) // n)
        rows += beside(left[:across], across)
        left = left[across:]
    return rows


def _modules(canvas: Canvas, box: Box, view: ReviveView, texts: Texts) -> None:
    """Draw the modules to choose from below their name, in two rows."""
    below = draw_titled(canvas, box, texts.say("draw-modules"))
    for module, spot in zip(view.modules, below.grid(3, 2, 4), strict=False):
        draw_module(canvas, spot, module, texts)


def _machines(view: ReviveView, texts: Texts) -> list[Callable[[Canvas, Box], None]]:
    """Return the machines to choose from."""
    return [
        partial(draw_machine, machine=machine, does=MACHINE[machine].effect, texts=texts)
        for colour in COLOURS
        for machine in view.machines[colour]
    ]


def _tall(view: ReviveView, texts: Texts) -> Picture:
    wide, edge = TALL_BOARD_WIDTH_PX, TALL_BOARD_EDGE_PX
    blocks = _blocks(view, texts, wide - 2 * edge)
    high = max(TALL_SKY_PX + height(blocks) + edge, wide * 3 // 2)
    canvas = Canvas((wide, high), LOOK.art, "ground", FINE[True])
    canvas.sprite("horizon_tall", (0, 0), TALL_SKY_PX)
    _head(canvas, Box(edge, 6, wide - edge, 92), view, texts)
    stack(canvas, Box(edge, TALL_SKY_PX, wide - edge, high), blocks)
    return canvas.finish()


def _blocks(view: ReviveView, texts: Texts, wide: int) -> list[Block]:
    """Return the parts of a tall picture below its sky."""
    cards = [Block(126, partial(draw_card, card=c, texts=texts)) for c in view.market]
    machines = [Block(60, draw) for draw in _machines(view, texts)]
    machines.append(Block(60, partial(_piles, view=view, texts=texts)))
    modules = [Block(46, partial(draw_module, module=m, texts=texts)) for m in view.modules]
    voyages = [Block(64, partial(draw_voyage, voyage=v, texts=texts)) for v in view.voyages]
    return [
        Block(round((wide + 16) / MAP_ASPECT), partial(_tall_map, view=view, texts=texts)),
        *([Block(56, partial(_gauge, view=view, texts=texts))] if view.variant.abyss else []),
        *(
            Block(TALL_TRIBE_PX, partial(_tribe, view=view, seat=seat, texts=texts))
            for seat in range(view.seats)
        ),
        *beside([*cards, Block(126, partial(_artifacts, view=view, texts=texts))], 2),
        *beside(machines, 2),
        Block(30, partial(_modules_heading, texts=texts)),
        *beside(modules, 5),
        *beside(voyages, 2),
        key_block(symbols_on(view), wide, texts),
    ]


def _modules_heading(canvas: Canvas, box: Box, texts: Texts) -> None:
    draw_titled(canvas, box, texts.say("draw-modules"))


def _tall_map(canvas: Canvas, box: Box, view: ReviveView, texts: Texts) -> None:
    draw_map(canvas, box.inset(-8, 0), view, texts)


def _head(canvas: Canvas, box: Box, view: ReviveView, texts: Texts) -> None:
    """Draw the game, its phase, and the actions left or the winner."""
    name, size = texts.say("game-name"), LOOK.sizes["title"]
    row, below = box.rows(1.0, 1.0) if is_tall(canvas) else (box, box)
    taken = canvas.text((row.left, row.middle[1]), name, size, "bold", HUE["ink"])
    phase = phase_text(view, texts)
    room = row._replace(left=row.left + taken + 20)
    canvas.write(room, phase, size, "bold", HUE["ink"], "right")
    seat = -1
    if view.result is not None:
        # Nobody wins a game alone that is lost.
        names = short_names(texts, view.result, max(6, 16 // max(1, len(view.result))))
        headline = texts.say("draw-won", names=names, n=len(view.result))
    elif view.active >= 0:
        seat = view.active
        headline = texts.say("draw-acts", seat=short_name(texts, seat, 14), n=view.left)
    else:
        return
    if not is_tall(canvas):
        end = box.right - fonts.width(phase, "bold", size) - 24
        below = below._replace(left=row.left + taken + 24, right=end)
    high, marked = 50, 52 if seat >= 0 else 16
    wide = min(fonts.width(headline, "bold", 26) + marked + 22, below.wide)
    pill = below.centred(wide, high)
    if is_tall(canvas):
        pill = pill._replace(left=below.left, right=below.left + wide)
    canvas.panel(pill, HUE["cream"], high // 2)
    if seat >= 0:
        kit.seat_on(canvas, (pill.left + 27, pill.middle[1]), 32, seat, HUE["ink"])
    text = pill._replace(left=pill.left + marked, right=pill.right - 12)
    canvas.write(text, headline, 26, "bold", HUE["rusty"], lines=2)


def _tribe(canvas: Canvas, box: Box, view: ReviveView, seat: Seat, texts: Texts) -> None:
    """Draw a tribe: its face before its seat's shape, its name, what it has, its points."""
    tribe = view.tribes[seat]
    active = seat == view.active
    paper(canvas, box, HUE["rust"] if active else None)
    if active:
        canvas.panel(box.inset(4), HUE["cream"], 7)
    canvas.region(box, words(seat, "rival"))
    tall = is_tall(canvas)
    size = box.high - 8 if tall else 48
    middle = box.left + 8 + size // 2, box.middle[1] if tall else box.top + 5 + size // 2
    portrait(canvas, middle, size - 8, seat, tribe.id)
    left, right = box.left + size + (16 if tall else 10), box.right - 8
    people, name = texts.word(tribe.id), seat_name(texts, seat)
    canvas.note(tribe_name(view, seat, texts))
    points = points_of(view, seat)
    wide = max(44, fonts.width(f"{points}", "bold", 22) + 20)
    letters = LOOK.sizes["count"]
    if tall:
        named, line = Box(left, box.top + 3, right, box.low - 4).rows(1.0, 1.0)
        own = named._replace(right=named.right - fonts.width(people, "semibold", 20) - 10)
        x = min(own.left + fonts.width(name, "bold", letters) + 10, own.right + 10)
        canvas.text((x, named.middle[1] + 1), people, 20, "semibold", HUE["second"])
        line = line._replace(right=right - wide - 4)
        at = right - wide // 2 + 2, line.middle[1]
    else:
        canvas.note(people)
        own = Box(left, box.top + 2, right - wide + 2, box.top + 6 + size)
        line = Box(box.left + 8, own.low, right, box.low - 4)
        at = right - wide // 2 + 4, own.middle[1]
    canvas.write(own, name, letters, "bold", HUE["ink"], lines=1 if tall else 2)
    coin(canvas, at, points, wide)
    canvas.shows(f"points {seat}", points, Box(*at, *at).centred(wide, 44))
    shown = [*stores(view, seat).items(), ("switch_off" if tribe.switched else "switch", -1)]
    had = [(sprite, n) for sprite, n in shown if n]
    across = len(had) if tall else FIGURES_ACROSS
    rows = [had[n : n + across] for n in range(0, len(had), across)]
    for row, spot in zip(rows, line.rows(*[1.0] * len(rows)), strict=True):
        figures(canvas, spot, row, min(27, spot.high))
    canvas.note(texts.say(switch_id(tribe)))


def portrait(canvas: Canvas, middle: tuple[int, int], size: int, seat: Seat, tribe: str) -> None:
    """Draw a tribe's face before its seat's shape, with the seat's letter."""
    kit.seat_on(canvas, middle, size, seat, HUE["mark"], "")
    x, y = middle
    high = size * 4 // 5
    low = y + round(size * SHAPE_FEET[mark(seat).shape])
    canvas.sprite(tribe, (x - high * 50 // 100, low - high), high)
    badge = max(size * 3 // 8, 24)
    at = x - size // 2 + badge // 3, y + size // 2 - badge // 3
    seat_mark(canvas, at, badge, seat)


def figures(
    canvas: Canvas, box: Box, shown: Sequence[tuple[str, int]], size: int = 27, letters: int = 20
) -> None:
    """Draw amounts in a row, each after its sprite, spread over the box; no number for less than
    nothing."""
    wides = [size + (fonts.width(f"{n}", "bold", letters) if n >= 0 else 0) for _, n in shown]
    gap = min((box.wide - sum(wides)) // max(len(shown) - 1, 1), 18)
    x, middle = box.left, box.middle[1]
    for (sprite, n), wide in zip(shown, wides, strict=True):
        canvas.sprite(sprite, (x, middle - size // 2), size)
        if n >= 0:
            canvas.text((x + size, middle + 1), f"{n}", letters, "bold", HUE["ink"])
        x += wide + gap


def _artifacts(canvas: Canvas, box: Box, view: ReviveView, texts: Texts) -> None:
    """Draw the artifacts that are left, by colour."""
    paper(canvas, box, HUE["drift2"])
    title, below = box.inset(8, 2).rows(26, 1.0)
    canvas.write(title, texts.say("draw-artifacts"), 20, "bold", HUE["deep"], "middle")
    for colour, spot in zip(COLOURS, below.columns(1.0, 1.0, 1.0, gap=4), strict=True):
        n = view.artifacts[colour]
        canvas.region(spot, words(colour, "claim.colour", "bury.colour", "lost"))
        flat = spot.high < spot.wide
        vase, number = spot.columns(1.0, 1.0) if flat else spot.rows(1.0, 26)
        size = min(vase.high + (2 if flat else 6), 60)
        canvas.sprite(f"artifact_{colour}", vase.centred(size, size)[:2], size, 1.0 if n else 0.3)
        canvas.note(texts.word(colour))
        canvas.text(number.middle, f"{n}", 22, "bold", HUE["ink"], "middle")


def _piles(canvas: Canvas, box: Box, view: ReviveView, texts: Texts) -> None:
    """Draw how many citizens and modules are left."""
    paper(canvas, box, HUE["drift2"])
    title, below = box.inset(8, 0).rows(24, 1.0)
    canvas.write(title, texts.say("draw-piles"), 20, "semibold", HUE["deep"])
    piles = [("citizen", view.deck), ("module", view.module_bag)]
    high = below.high > 60
    figures(canvas, below.inset(2, 0), piles, 46 if high else 28, 24 if high else 20)


def _gauge(canvas: Canvas, box: Box, view: ReviveView, texts: Texts) -> None:
    """Draw the devotion track as the depth of the sea, with its bonuses, and each seat where it
    is: downwards beside a wide map, to the right below a tall one."""
    canvas.note(texts.word("abyss"))
    down = box.high > box.wide
    long = (box.high if down else box.wide) - 48

    def at(space: int, off: int, ahead: int = 0) -> tuple[int, int]:
        along = 24 + round(long * space / NUMBERS.devotion) + ahead
        x, y = box.middle
        return (x + off, box.top + along) if down else (box.left + along, y + off)

    water = box.inset(7, 0) if down else box.inset(0, 9)
    canvas.panel(water, HUE["sea"], 12)
    deeper = water._replace(top=at(15, 0)[1]) if down else water._replace(left=at(15, 0)[0])
    canvas.panel(deeper, HUE["abyss"], 12)
    end = at(NUMBERS.devotion, 0)
    canvas.text(end, f"{NUMBERS.devotion}", 20, "bold", HUE["snow"], "middle")
    for space in range(1, NUMBERS.devotion):
        x, y = at(space, 0)
        tick = Box(x - 5, y - 1, x + 5, y + 1) if down else Box(x - 1, y - 5, x + 1, y + 5)
        canvas.panel(tick, HUE["lake"], 0)
    for reached, bonus in NUMBERS.devotion_bonus.items():
        x, y = at(int(reached), 8)
        canvas.panel(Box(x, y, x, y).centred(28, 28), HUE["snow"], 14)
        canvas.sprite(BONUS_SPRITES[bonus[0]], (x - 13, y - 13), 26)
    here: dict[int, list[Seat]] = {}
    for tribe in view.tribes:
        here.setdefault(tribe.devotion, []).append(tribe.seat)
    for space, seats in here.items():
        for seat, (ahead, off) in zip(seats, BESIDE_MARK[len(seats)], strict=True):
            side = off if len(seats) > 1 or space % 2 else -off  # neighbours would overlap
            spot = at(space, side, ahead)
            seat_mark(canvas, spot, 22, seat)
