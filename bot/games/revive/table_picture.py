"""The picture of the table: a sky over the map, the tribes, the display."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import accumulate
from typing import Final, NamedTuple

from bot.games.revive.board import switch_id, tribe_name
from bot.games.revive.card_picture import (
    HEADS,
    draw_card,
    draw_machine,
    draw_module,
    draw_voyage,
    paper,
    rounded,
)
from bot.games.revive.effect_picture import HUE, LOOK, coin, draw_effect, effect_wide
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
    each,
    height,
    is_tall,
    side_by_side,
    stack,
)
from bot.render.draw.canvas import Canvas
from bot.render.draw.layout import Box
from bot.render.draw.picture import Picture
from bot.render.draw.seats import seat_name, short_name, short_names
from bot.render.marks import mark
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Texts
from engine.games.revive.content import COLOURS, MACHINE, NUMBERS
from engine.games.revive.view import ReviveView
from engine.kernel import Seat


class Plan(NamedTuple):
    """The measures of a board with the tribes beside its map, in pixels."""

    wide: int
    edge: int
    """Margin at both sides."""
    sky: int
    map: int
    """Right edge of the map."""
    aside: int
    """Height of what stands beside the map."""
    card: int
    """Height of the cards."""
    gap: int


CHANNEL: Final = Plan(776, 6, 62, 576, 491, 90, 6)
"""20 pixels of 776 are nine of 350."""
COMPUTER: Final = Plan(1200, 18, 92, 790, 660, 124, 12)
PHONE_FINE: Final = 650 / TALL_BOARD_WIDTH_PX
TALL_SKY_PX: Final = 118
BESIDE_MAP: Final = 4
"""Tribes beside a full map of a channel."""
TRIBE_PX, ROW_PX, MODULE_PX = 84, 26, 42
"""Heights of a tribe and of a machine beside the map of a computer, if it is full; of modules."""
BAND_PX, NAMED_PX = 44, 252
"""Where in a machine's row its colour and its name end."""
PILES_SHARE: Final = 1.4
"""How wide the piles are beside the cards of a computer, as a share of a card."""
PICTURED_PX: Final = 84
"""Height of a machine of a channel, which stands there without its name."""
TITLED_PX: Final = 103
"""Width of a pile from which it has a title."""
PILE_SHARES: Final = (1.9, 1.5)
"""How wide artifacts and reserves are, beside modules in a row that have 1."""
VOYAGE_PX: Final = 56
GAUGE_PX: Final = 56
"""Width of the track of devotion."""
TALL_TRIBE_PX: Final = 84
AIR: Final = Block(0, lambda _canvas, _box: None)
"""Between the groups of a tall picture: one gap more."""
FACE_PX: Final = 48
"""Size of the face of a tribe in a column, which has its stock below."""
COLUMN_PX: Final = 300
"""Width up to which it is one."""
ABSENT: Final = 0.4
"""Strength of the symbol of what a tribe lacks."""
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
    if screen == "phone":
        return _tall(view, texts)
    plan = COMPUTER if screen == "computer" else CHANNEL
    aside, below, at_the_map = (_computer if screen == "computer" else _channel)(view, texts, plan)
    top, left, right = plan.sky + plan.aside + plan.gap, plan.edge, plan.wide - plan.edge
    canvas = Canvas((plan.wide, top + height(below, GAP) + GAP), LOOK.art, "ground")
    canvas.cover("horizon", Box(0, 0, plan.wide, plan.sky + 4))
    _head(canvas, Box(20, 4, plan.wide - 20, CHANNEL.sky - 4), view, texts)
    place = Box(left, plan.sky, plan.map, plan.sky + plan.aside)
    if view.variant.abyss and screen == "computer":
        place, gauge = place.columns(1.0, GAUGE_PX, gap=10)
        _gauge(canvas, gauge, view, texts)
    place, under = place.rows(round(place.wide / MAP_ASPECT), 1.0)
    draw_map(canvas, place, view, texts)
    stack(canvas, under, at_the_map, GAP)
    beside_map = Box(plan.map + plan.gap, plan.sky, right, plan.sky + plan.aside)
    shares = [float(block.high) for block in aside]
    gap = plan.gap * 2 // 3
    for block, spot in zip(aside, beside_map.rows(*shares, gap=gap), strict=True):
        block.draw(canvas, spot)
    stack(canvas, Box(left, top, right, canvas.box.low), below, GAP)
    return canvas.finish()


def _computer(view: ReviveView, texts: Texts, plan: Plan) -> tuple[list[Block], ...]:
    """Return what stands beside the map of a computer, what below both, and what below the map."""
    rows = [
        Block(ROW_PX * len(row), partial(_machine_rows, colour=colour, row=row, texts=texts))
        for colour, row in view.machines.items()
        if row
    ]
    modules = side_by_side(each(view.modules, MODULE_PX, draw_module, texts=texts), [1.0] * 5, 8)
    cards = [*each(view.market, plan.card, draw_card, texts=texts), _stock(view, texts, plan.card)]
    return (
        [*_tribes(view, texts, TRIBE_PX), *rows, modules],
        [side_by_side(cards, [*[1.0] * (len(cards) - 1), PILES_SHARE], 10)],
        beside(each(view.voyages, VOYAGE_PX, draw_voyage, texts=texts), 3),
    )


def _machine_rows(canvas: Canvas, box: Box, colour: str, row: Sequence[str], texts: Texts) -> None:
    """Draw the machines of a colour below each other, beside it: their picture and name, and what
    they do on white."""
    paper(canvas, box, HEADS[colour])
    canvas.note(texts.word(colour))
    size = min(box.high - 12, BAND_PX - 8)
    canvas.sprite(colour, box._replace(right=box.left + BAND_PX).centred(size, size)[:2], size)
    named = box._replace(left=box.left + BAND_PX, right=box.left + NAMED_PX)
    canvas.panel(named, HUE[f"pale_{colour}"], 0)
    rounded(canvas, box._replace(left=named.right), HUE["snow"], square=("tl", "bl"))
    for n, (machine, line) in enumerate(zip(row, box.rows(*[1.0] * len(row)), strict=True)):
        spot = line._replace(left=named.left)
        canvas.region(spot, words(machine, "machine", "tools"))
        if n:
            canvas.panel(spot._replace(low=spot.top + 1), HUE["hairline"], 0)
        size = min(line.high - 2, 34)
        plate = spot._replace(top=spot.top + 1, right=spot.left + size + 8)
        canvas.panel(plate, HUE["snow"], 0)
        canvas.sprite(machine, plate.centred(size, size)[:2], size)
        name = Box(plate.right + 4, line.top, named.right - 4, line.low)
        canvas.write(name, texts.word(machine), 20, "semibold", HUE["ink"])
        does = MACHINE[machine].effect
        right = line.right - 10
        at = line._replace(left=right - effect_wide(does, size), right=right)
        draw_effect(canvas, at, does, texts, size)


def _channel(view: ReviveView, texts: Texts, plan: Plan) -> tuple[list[Block], ...]:
    """Return what stands beside the map of a channel, what below both, and what below the map."""
    high, free = plan.aside // BESIDE_MAP, BESIDE_MAP - view.seats
    modules = each(view.modules, MODULE_PX, draw_module, texts=texts)
    piles = _piles(view, texts, MODULE_PX)
    row = [*modules, *piles[free:]]
    below = [
        *([_track(view, texts)] if view.variant.abyss else []),
        *_row(_machines(view, texts, PICTURED_PX)),
        *_row(each(view.market, plan.card, draw_card, texts=texts)),
        *([side_by_side(row, [*[1.0] * len(modules), *PILE_SHARES[free:]], 4)] if row else []),
        *beside(each(view.voyages, VOYAGE_PX, draw_voyage, texts=texts), 3),
    ]
    return [*_tribes(view, texts, high), *_piles(view, texts, high)[:free]], below, []


def _row(blocks: Sequence[Block]) -> list[Block]:
    """Return a row of equal blocks, if there are any."""
    return [side_by_side(blocks, [1.0] * len(blocks), 4)] if blocks else []


def _tribes(view: ReviveView, texts: Texts, high: int) -> list[Block]:
    return each(range(view.seats), high, _tribe, view=view, texts=texts)


def _track(view: ReviveView, texts: Texts) -> Block:
    return Block(GAUGE_PX, partial(_gauge, view=view, texts=texts))


def _piles(view: ReviveView, texts: Texts, high: int) -> list[Block]:
    """Return a box with the piles of each kind."""
    kinds = [_artifacts(view)], [_reserves(view)]
    return each(kinds, high, _boxed, texts=texts)


def _stock(view: ReviveView, texts: Texts, high: int) -> Block:
    """Return one box with all piles, those of artifacts first."""
    return Block(high, partial(_boxed, kinds=[_artifacts(view), _reserves(view)], texts=texts))


def _machines(view: ReviveView, texts: Texts, high: int) -> list[Block]:
    return [
        Block(high, partial(draw_machine, machine=m, does=MACHINE[m].effect, texts=texts))
        for colour in COLOURS
        for m in view.machines[colour]
    ]


def _tall(view: ReviveView, texts: Texts) -> Picture:
    wide, edge = TALL_BOARD_WIDTH_PX, TALL_BOARD_EDGE_PX
    blocks = _blocks(view, texts, wide - 2 * edge)
    high = max(TALL_SKY_PX + height(blocks) + edge, wide * 3 // 2)
    canvas = Canvas((wide, high), LOOK.art, "ground", PHONE_FINE)
    canvas.cover("horizon_tall", Box(0, 0, wide, TALL_SKY_PX))
    _head(canvas, Box(edge, 8, wide - edge, 96), view, texts)
    stack(canvas, Box(edge, TALL_SKY_PX, wide - edge, high), blocks)
    return canvas.finish()


def _blocks(view: ReviveView, texts: Texts, wide: int) -> list[Block]:
    """Return the parts of a tall picture below its sky."""
    return [
        Block(round((wide + 16) / MAP_ASPECT), partial(_tall_map, view=view, texts=texts)),
        *([_track(view, texts)] if view.variant.abyss else []),
        *_tribes(view, texts, TALL_TRIBE_PX),
        AIR,
        *beside([*each(view.market, 122, draw_card, texts=texts), _stock(view, texts, 122)], 3),
        AIR,
        *beside(_machines(view, texts, 66), 3),
        *beside(each(view.modules, 46, draw_module, texts=texts), 5),
        *beside(each(view.voyages, 64, draw_voyage, texts=texts), 3),
        AIR,
        key_block(symbols_on(view), wide, texts),
    ]


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
    pill, sun = below.centred(wide, high), round(canvas.box.wide * 0.46)
    if is_tall(canvas):
        pill = pill._replace(left=below.left, right=below.left + wide)
    elif below.right - sun > wide:  # which stays free
        pill = below._replace(left=sun).centred(wide, high)
    canvas.panel(pill, HUE["cream"], high // 2)
    if seat >= 0:
        kit.seat_on(canvas, (pill.left + 27, pill.middle[1]), 32, seat, HUE["ink"])
    text = pill._replace(left=pill.left + marked, right=pill.right - 12)
    canvas.write(text, headline, 26, "bold", HUE["rusty"], lines=2)


def _tribe(canvas: Canvas, box: Box, seat: Seat, view: ReviveView, texts: Texts) -> None:
    """Draw a tribe: its face before its seat's shape, its name, what it has, its points."""
    tribe = view.tribes[seat]
    active = seat == view.active
    paper(canvas, box, HUE["rust"] if active else None)
    if active:
        canvas.panel(box.inset(4), HUE["cream"], 7)
    canvas.region(box, words(seat, "rival"))
    column, letters = box.wide <= COLUMN_PX, LOOK.sizes["count"]
    size = FACE_PX if column else min(box.high - 8, 100)
    middle = box.left + 8 + size // 2, box.top + 2 + size // 2 if column else box.middle[1]
    portrait(canvas, middle, size - (5 if column else 3), seat, tribe.id)
    left, right = box.left + size + (12 if column else 16), box.right - 8
    people, name = texts.word(tribe.id), seat_name(texts, seat)
    canvas.note(tribe_name(view, seat, texts))
    points = points_of(view, seat)
    wide = max(44, fonts.width(f"{points}", "bold", 22) + 20)
    if column:
        own = Box(left, box.top + 3, right - wide + 2, box.top + 3 + size)
        at = right - wide // 2 + 4, own.middle[1]
        below = Box(box.left + 7, own.low, box.right - 5, box.low - 3)
        title, table = below.rows(22, 1.0)
        canvas.write(title, people, 20, "semibold", HUE["second"])
        _table(canvas, table._replace(low=min(table.low, table.top + 64)), view, seat)
    else:
        named, line = Box(left, box.top + 3, right, box.low - 2).rows(30, 1.0)
        beside = line._replace(right=right - wide - 4)
        at = right - wide // 2 + 2, line.middle[1]
        if beside.wide > COLUMN_PX:  # one row, below the coin
            named, at = named._replace(right=beside.right), (at[0], box.top + 26)
        _table(canvas, line if beside.wide > COLUMN_PX else beside, view, seat)
        own = named._replace(right=named.right - fonts.width(people, "semibold", 20) - 10)
        x = min(own.left + fonts.width(name, "bold", letters) + 10, own.right + 10)
        canvas.text((x, named.middle[1] + 1), people, 20, "semibold", HUE["second"])
    canvas.write(own, name, letters, "bold", HUE["ink"])
    coin(canvas, at, points, wide)
    canvas.shows(f"points {seat}", points, Box(*at, *at).centred(wide, 44))
    canvas.note(texts.say(switch_id(tribe)))


def _table(canvas: Canvas, box: Box, view: ReviveView, seat: Seat) -> None:
    """Draw what a tribe has, in two rows if it is narrow, everything at the same place for all
    tribes: what it lacks is faint and without a number."""
    had = [{**stores(view, other), "switch": 0} for other in range(view.seats)]
    names = [name for name in had[seat] if name != "devotion"]  # its gauge has that
    many = 1 if box.wide > COLUMN_PX else 2
    across = len(names) // many
    rows = [names[n * across : (n + 1) * across] for n in range(many)]
    most = [
        max(max(some[name] for some in had) for name in pair) for pair in zip(*rows, strict=True)
    ]
    numbers = [fonts.width(f"{n}", "bold", 20) if n else 0 for n in most]
    size = min((box.wide - sum(numbers)) // across - 1, box.high // many, 28)
    gap = min((box.wide - sum(numbers) - size * across) // (across - 1), 18)
    lefts = [*accumulate((size + gap + n for n in numbers[:-1]), initial=box.left)]
    for row, line in zip(rows, box.rows(*[1.0] * many), strict=True):
        y = line.middle[1]
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


def _boxed(canvas: Canvas, box: Box, kinds: Sequence[tuple[str, list[Pile]]], texts: Texts) -> None:
    """Draw a box with piles of these kinds, a line between them."""
    paper(canvas, box, HUE["drift2"])
    spots = box.columns(*PILE_SHARES[: len(kinds)])
    for kind, spot in zip(kinds, spots, strict=True):
        _piled(canvas, spot, texts, kind)
    for spot in spots[1:]:
        line = Box(spot.left - 1, spot.top + 10, spot.left + 1, spot.low - 10)
        canvas.panel(line, HUE["hairline"], 0)


def _piled(canvas: Canvas, box: Box, texts: Texts, kinds: tuple[str, list[Pile]]) -> None:
    """Draw what is left of some things, below a title if there is room: each with its number below
    or beside it."""
    heading, roomy = texts.say(kinds[0]), box.high > MODULE_PX and box.wide > TITLED_PX
    title, below = box.inset(2, 1).rows(24 if roomy else 0, 1.0)
    if roomy:
        canvas.write(title, heading, 20, "bold", HUE["deep"], "middle")
    else:
        canvas.note(heading)
    for (sprite, n, about, word), spot in zip(
        kinds[1], below.columns(*[1.0] * len(kinds[1]), gap=2), strict=True
    ):
        canvas.region(spot, about)
        faded = 1.0 if n else 0.3
        if spot.high > 46:
            size = min(spot.high - 26, spot.wide, 44 if roomy else 32)
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
    is: downwards beside the map of a computer, else to the right."""
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
            seat_mark(canvas, spot, 25, seat)
