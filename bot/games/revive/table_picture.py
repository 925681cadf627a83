"""The picture of the table: a sky over the map, the tribes, the display."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from typing import Final, NamedTuple

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
from bot.model.person import Screen
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
"""Tribes beside a full wide map."""
CARD_PX: Final = 90
MACHINE_PX: Final = 50
MODULE_PX: Final = 40
"""Height of the modules in a row."""
NARROW_PX: Final = 200
"""Width up to which artifacts and piles stand below each other."""
TALL_TRIBE_PX: Final = 84
FIGURES_ACROSS: Final = 5
"""Amounts in a row of a tribe beside a map."""
FACE_PX: Final = 42
"""Size of its face."""
ABSENT: Final = 0.28
"""Strength of the symbol of what a tribe has nothing of."""
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


def draw_board(view: ReviveView, texts: Texts, screen: Screen = "channel") -> Picture:
    """Draw the public table."""
    return _tall(view, texts) if screen == "phone" else _wide(view, texts)


def _wide(view: ReviveView, texts: Texts) -> Picture:
    high = round(MAP_PX / MAP_ASPECT)
    modules, piles = (partial(draw, view=view, texts=texts) for draw in (_modules, _both))
    artifacts = partial(_piled, texts=texts, kinds=_artifacts(view))
    reserves = partial(_piled, texts=texts, kinds=_reserves(view))
    full = view.seats == BESIDE_MAP
    cards = [Block(CARD_PX, partial(draw_card, card=card, texts=texts)) for card in view.market]
    cards.append(Block(CARD_PX, piles if full else modules))
    voyages = [Block(56, partial(draw_voyage, voyage=v, texts=texts)) for v in view.voyages]
    below = [
        *([Block(56, partial(_gauge, view=view, texts=texts))] if view.variant.abyss else []),
        *beside([Block(MACHINE_PX, draw) for draw in _machines(view, texts)], len(COLOURS)),
        *beside(cards, 3),
        *([Block(MODULE_PX, modules)] if full else []),
        *beside(voyages, 3),
    ]
    top = SKY_PX + high + GAP
    canvas = Canvas((WIDE, top + height(below, GAP) + GAP), LOOK.art, "ground", FINE[False])
    canvas.sprite("horizon", (0, 0), SKY_PX + 4)
    _head(canvas, Box(16, 4, WIDE - 16, SKY_PX - 4), view, texts)
    draw_map(canvas, Box(0, SKY_PX, MAP_PX, SKY_PX + high), view, texts)
    aside = Box(MAP_PX + 4, SKY_PX, WIDE - GAP, SKY_PX + high)
    shown: list[Callable[[Canvas, Box], None]] = [
        partial(_tribe, view=view, seat=seat, texts=texts) for seat in range(view.seats)
    ]
    shown += [] if full else [piles] if view.seats == BESIDE_MAP - 1 else [artifacts, reserves]
    for draw, spot in zip(shown, aside.rows(*[1.0] * len(shown), gap=GAP), strict=True):
        draw(canvas, spot)
    stack(canvas, Box(EDGE, top, WIDE - EDGE, canvas.box.low), below, GAP)
    return canvas.finish()


def _modules(canvas: Canvas, box: Box, view: ReviveView, texts: Texts) -> None:
    """Draw the modules to choose from below their name in two rows, or beside it in one."""
    title, many = texts.say("draw-modules"), max(len(view.modules), 1)
    if flat := box.high == MODULE_PX:
        head, below = box.columns(fonts.width(title, "bold", LOOK.sizes["count"]) + 8, 1.0)
        draw_titled(canvas, head.centred(head.wide, 30), title)
    else:
        below = draw_titled(canvas, box, title)
    across = [many] if flat else [-(-many // 2), many // 2 or 1]
    rows = zip(below.rows(*[1.0] * len(across), gap=4), across, strict=True)
    spots = [spot for row, n in rows for spot in row.columns(*[1.0] * n, gap=4)]
    for module, spot in zip(view.modules, spots, strict=False):
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
    machines.append(Block(60, partial(_piled, texts=texts, kinds=_reserves(view))))
    modules = [Block(46, partial(draw_module, module=m, texts=texts)) for m in view.modules]
    voyages = [Block(64, partial(draw_voyage, voyage=v, texts=texts)) for v in view.voyages]
    return [
        Block(round((wide + 16) / MAP_ASPECT), partial(_tall_map, view=view, texts=texts)),
        *([Block(56, partial(_gauge, view=view, texts=texts))] if view.variant.abyss else []),
        *(
            Block(TALL_TRIBE_PX, partial(_tribe, view=view, seat=seat, texts=texts))
            for seat in range(view.seats)
        ),
        *beside([*cards, Block(126, partial(_piled, texts=texts, kinds=_artifacts(view)))], 2),
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
    tall, letters = is_tall(canvas), LOOK.sizes["count"]
    size = box.high - 8 if tall else FACE_PX
    middle = box.left + 8 + size // 2, box.middle[1] if tall else box.top + 2 + size // 2
    portrait(canvas, middle, size - (8 if tall else 5), seat, tribe.id)
    left, right = box.left + size + (16 if tall else 12), box.right - 8
    people, name = texts.word(tribe.id), seat_name(texts, seat)
    canvas.note(tribe_name(view, seat, texts))
    points = points_of(view, seat)
    wide = max(44, fonts.width(f"{points}", "bold", 22) + 20)
    if tall:
        named, line = Box(left, box.top + 3, right, box.low - 4).rows(1.0, 1.0)
        own = named._replace(right=named.right - fonts.width(people, "semibold", 20) - 10)
        x = min(own.left + fonts.width(name, "bold", letters) + 10, own.right + 10)
        canvas.text((x, named.middle[1] + 1), people, 20, "semibold", HUE["second"])
        line = line._replace(right=right - wide - 4)
        at = right - wide // 2 + 2, line.middle[1]
        shown = [*stores(view, seat).items(), ("switch_off" if tribe.switched else "switch", -1)]
        figures(canvas, line, [(sprite, n) for sprite, n in shown if n], min(27, line.high))
    else:
        own = Box(left, box.top + 3, right - wide + 2, box.top + 3 + size)
        at = right - wide // 2 + 4, own.middle[1]
        below = Box(box.left + 7, own.low, box.right - 5, box.low - 3)
        title, table = below.rows(22, 1.0)
        canvas.write(title, people, 20, "semibold", HUE["second"])
        _table(canvas, table._replace(low=min(table.low, table.top + 64)), view, seat)
    canvas.write(own, name, letters, "bold", HUE["ink"])
    coin(canvas, at, points, wide)
    canvas.shows(f"points {seat}", points, Box(*at, *at).centred(wide, 44))
    canvas.note(texts.say(switch_id(tribe)))


def _table(canvas: Canvas, box: Box, view: ReviveView, seat: Seat) -> None:
    """Draw what a tribe has in two rows, everything at the same place for all tribes: faint and
    without a number of what it has nothing."""
    had = [{**stores(view, other), "switch": 0} for other in range(view.seats)]
    names = [name for name in had[seat] if name != "devotion"]  # its gauge has that
    rows = [names[:FIGURES_ACROSS], names[FIGURES_ACROSS:]]
    most = [
        max(max(some[name] for some in had) for name in pair) for pair in zip(*rows, strict=True)
    ]
    numbers = [fonts.width(f"{n}", "bold", 20) for n in most]
    size = min((box.wide - sum(numbers)) // FIGURES_ACROSS - 1, box.high // 2, 28)
    gap = (box.wide - sum(numbers) - size * FIGURES_ACROSS) // (FIGURES_ACROSS - 1)
    lefts = [*accumulate((size + gap + n for n in numbers[:-1]), initial=box.left)]
    for row, y in zip(rows, (box.top + box.high // 4, box.low - box.high // 4), strict=True):
        for name, left in zip(row, lefts, strict=True):
            n = had[seat][name]
            on = n or name == "switch"
            sprite = "switch_off" if name == "switch" and view.tribes[seat].switched else name
            canvas.sprite(sprite, (left, y - size // 2), size, 1.0 if on else ABSENT)
            if n:
                canvas.text((left + size, y + 1), f"{n}", 20, "bold", HUE["ink"])


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


class Pile(NamedTuple):
    """Something of which some are left: its drawing, how many, and the words of its region."""

    sprite: str
    n: int
    about: Sequence[str] = ()
    word: str = ""


def _artifacts(view: ReviveView) -> tuple[str, list[Pile]]:
    """Return the artifacts that are left, by colour, and the id of their title."""
    return "draw-artifacts", [
        Pile(f"artifact_{colour}", view.artifacts[colour],
             words(colour, "claim.colour", "bury.colour", "lost"), colour)
        for colour in COLOURS
    ]  # fmt: skip


def _reserves(view: ReviveView) -> tuple[str, list[Pile]]:
    """Return how many citizens and modules are left, and the id of their title."""
    return "draw-piles", [Pile("citizen", view.deck), Pile("module", view.module_bag)]


def _both(canvas: Canvas, box: Box, view: ReviveView, texts: Texts) -> None:
    """Draw what is left of artifacts and piles, beside each other if there is room."""
    broad = box.wide > NARROW_PX
    spots = box.columns(1.4, 1.0, gap=GAP) if broad else box.rows(1.0, 1.0, gap=GAP)
    for kinds, spot in zip((_artifacts(view), _reserves(view)), spots, strict=True):
        _piled(canvas, spot, texts, kinds)


def _piled(canvas: Canvas, box: Box, texts: Texts, kinds: tuple[str, list[Pile]]) -> None:
    """Draw what is left of some things below a title: each with its number below or beside it."""
    paper(canvas, box, HUE["drift2"])
    title, below = box.inset(2, 1).rows(24, 1.0)
    canvas.write(title, texts.say(kinds[0]), 20, "bold", HUE["deep"], "middle")
    for (sprite, n, about, word), spot in zip(
        kinds[1], below.columns(*[1.0] * len(kinds[1]), gap=2), strict=True
    ):
        canvas.region(spot, about)
        faded = 1.0 if n else 0.3
        if spot.high > 46:
            size = min(spot.high - 26, 60)
            at = spot.middle[0] - size // 2, spot.top + (spot.high - size - 24) // 2
            number = spot.middle[0], at[1] + size + 12
            canvas.text(number, f"{n}", 22, "bold", HUE["ink"], "middle")
        else:
            size = min(spot.high, 30)
            wide = size + fonts.width(f"{n}", "bold", 22)
            at = spot.middle[0] - wide // 2, spot.middle[1] - size // 2
            canvas.text((at[0] + size, spot.middle[1]), f"{n}", 22, "bold", HUE["ink"])
        canvas.sprite(sprite, at, size, faded)
        if word:
            canvas.note(texts.word(word))


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
