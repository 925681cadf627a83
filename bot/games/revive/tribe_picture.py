"""The picture of a tribe: its stock, tracks and machines, slots, cards, tree, and its figures for
the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from bot.games.revive.board import (
    node_state,
    node_text,
    open_node,
    switch_id,
    tribe_facts,
    tribe_name,
)
from bot.games.revive.card_picture import (
    COLOUR_SPRITES,
    PAPER_BY_COLOUR,
    draw_card,
    draw_machine,
    draw_module,
    draw_titled,
    spread,
)
from bot.games.revive.descriptions import star_text, tech_name
from bot.games.revive.effect_picture import draw_effect
from bot.games.revive.facts import machine_of, points_of
from bot.games.revive.map_picture import ART
from bot.games.revive.table_picture import draw_voyage, keys_of
from bot.render.draw import fonts
from bot.render.draw.blocks import (
    BLOCK_GAP_PX,
    EDGE,
    INNER_WIDTH_PX,
    Block,
    height,
    narrow,
    needed,
    stack,
)
from bot.render.draw.blocks import tall as tall_picture
from bot.render.draw.canvas import (
    DUSK,
    EMBER,
    FAINT,
    GOOD_RGB,
    INK,
    LINE,
    NIGHT,
    PANEL,
    Canvas,
    Picture,
)
from bot.render.draw.layout import Box
from bot.render.draw.pieces import figure, legend, legend_high, person
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Texts
from engine.games.revive.content import (
    CARD,
    COLOURS,
    MACHINE,
    NODES,
    NUMBERS,
    RESOURCES,
    SITE,
    SLOTS,
)
from engine.games.revive.view import ReviveView, TribeView
from engine.kernel import Seat

WIDTH_PX: Final = 1200
CARD_HIGH: Final = 80
SLOT_ROW_PX: Final = 40
"""Height of a machine, a module or a card in a slot."""
TREE_WIDE: Final = 400
_PIXEL_SCALE: Final = 0.9
"""Pixels of the image per coordinate, to limit its size."""
ENDS_OF: Final = {"side": ("side", "side_top", "side_bottom")}
"""The slot that takes cards at two ends, and the names of these ends in picks."""
ON_MAP: Final = ("desert", "city", "crystal_hex", "spring", "small", "large", "lantern")


def draw_sheet(view: ReviveView, texts: Texts, tall: bool = False) -> Picture:
    """Draw the board of the viewer, a seat, wide or tall."""
    assert isinstance(view.viewer, int)
    return draw_tribe(view, view.viewer, texts, tall)


def draw_tribe(view: ReviveView, seat: Seat, texts: Texts, tall: bool = False) -> Picture:
    """Draw the board of a tribe, which is public."""
    blocks = _blocks(view, seat, texts, INNER_WIDTH_PX if tall else WIDTH_PX - 2 * EDGE)
    if tall:
        return tall_picture(ART, "board", blocks, _PIXEL_SCALE)
    canvas = Canvas(
        (WIDTH_PX, height(blocks) - BLOCK_GAP_PX + 2 * EDGE), ART, "board", _PIXEL_SCALE
    )
    stack(canvas, canvas.box.inset(EDGE), blocks)
    return canvas.finish()


def _blocks(view: ReviveView, seat: Seat, texts: Texts, wide: int) -> list[Block]:
    """Return the blocks from the top, for a picture of this width."""
    tribe, small = view.tribes[seat], wide <= INNER_WIDTH_PX
    closed = [site for site in SITE if site not in tribe.sites]
    keys = [entry for entry in keys_of(view, texts) if entry[0] not in ON_MAP]
    foot = 200 if small else legend_high(keys, WIDTH_PX - 2 * EDGE, 24)
    machines = partial(_machines, tribe=tribe, closed=closed, texts=texts)
    across = 3 if small else 4
    cards = [
        _grid(name, len(pile), across, CARD_HIGH, texts, partial(_cards, cards=pile, texts=texts))
        for name, pile in (("active", tribe.active), ("rest", tribe.rest))
    ]
    tree = _tree(view, tribe, texts, wide if small else TREE_WIDE)
    lines = tribe_facts(view, seat, texts)
    below = [*cards, tree, _facts(lines, wide, 1)]
    if not small:
        beside = [_halves([*cards, _facts(lines, wide - TREE_WIDE - BLOCK_GAP_PX, 1)], tree)]
        under = [_halves(cards, tree), _facts(lines, wide, 2)]
        below = min(beside, under, key=height)
    return [
        Block(104 if small else 50, partial(_head, view=view, seat=seat, texts=texts)),
        _said(star_text(view, seat, texts), wide, 24),
        *_stock_and_tracks(tribe, texts, small),
        _grid(
            "machines",
            len(tribe.machines) + len(closed),
            3 if small else 6,
            SLOT_ROW_PX,
            texts,
            machines,
        ),
        _slots(tribe, texts, 2 if small else 5),
        *([_voyages(tribe, across, texts)] if tribe.voyages else []),
        *below,
        Block(foot, lambda canvas, box: legend(canvas, box, keys, 24)),
    ]


def _halves(left: Sequence[Block], right: Block) -> Block:
    """Return a block with stacked blocks at the left, and one at the right."""

    def draw(canvas: Canvas, box: Box) -> None:
        cards, tree = box.columns(1.0, TREE_WIDE, gap=BLOCK_GAP_PX)
        stack(canvas, cards, left)
        right.draw(canvas, tree._replace(low=tree.top + right.high))

    return Block(max(height(left) - BLOCK_GAP_PX, right.high), draw)


def _said(text: str, wide: int, size: int) -> Block:
    """Return a block with a sentence, as high as it needs."""

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.write(box, text, size, "semibold", FAINT, lines=9, least=size)

    return Block(needed(text, wide, size, "semibold") + 2, draw)


def _head(canvas: Canvas, box: Box, view: ReviveView, seat: Seat, texts: Texts) -> None:
    """Draw whose board it is, and its points."""
    rows = box.rows(1.0, 1.0) if narrow(box) else [box]
    name, score = rows[0].columns(1.0, 130, gap=12)
    right = rows[-1]
    if not narrow(box):
        name, right = name.columns(1.0, 560, gap=12)
    person(canvas, name, seat, texts, 34)
    figure(canvas, score.centred(score.wide, 44), "point", points_of(view, seat), 40)
    people, phase = right.columns(1.0, 1.0, gap=8)
    canvas.write(people, tribe_name(view, seat, texts), 28, "semibold", INK)
    canvas.write(phase, phase_text(view, texts), 24, "semibold", FAINT, "right")


def _stock_and_tracks(tribe: TribeView, texts: Texts, small: bool) -> list[Block]:
    """Return what the tribe can pay with, and beside or below it the machine tracks."""
    stock = partial(_stock, tribe=tribe, texts=texts)
    tracks = partial(_tracks, tribe=tribe, texts=texts)
    if small:
        return [Block(48, stock), Block(3 * 44, tracks)]

    def draw(canvas: Canvas, box: Box) -> None:
        left, right = box.columns(330, 1.0, gap=BLOCK_GAP_PX)
        stock(canvas, left)
        tracks(canvas, right)

    return [Block(3 * 42, draw)]


def _stock(canvas: Canvas, box: Box, tribe: TribeView, texts: Texts) -> None:
    """Draw what the tribe can pay with, and its other figures."""
    canvas.framed(box, PANEL, LINE, 14)
    shown = [(resource, tribe.stock[resource]) for resource in RESOURCES]
    shown += [
        ("energy", tribe.free_energy),
        ("crate", tribe.crate_count),
        ("progress", tribe.markers),
        ("rest", tribe.hibernations),
    ]
    down = 1 if box.high < 100 else 3
    *spots, last = box.inset(14, 4).grid(9 // down, down, gap=4)
    for (resource, n), spot in zip(shown, spots, strict=True):
        figure(canvas, spot.centred(spot.wide, 32), resource, n, 32, faint=not n, gap=4)
        canvas.region(spot, words(resource, "resource") if resource in RESOURCES else ())
    spot = last.centred(last.wide, 34)
    canvas.sprite("switch_off" if tribe.switched else "switch", spot[:2], 34)
    canvas.note(texts.say(switch_id(tribe)))


def _tracks(canvas: Canvas, box: Box, tribe: TribeView, texts: Texts) -> None:
    """Draw the three machine tracks; the artifact and the points for cards on their spaces."""
    for colour, line in zip(COLOURS, box.rows(*[1.0] * 3, gap=6), strict=True):
        canvas.region(line, words(colour, "track"))
        mark, cells = line.columns(48, 1.0, gap=8)
        canvas.sprite(COLOUR_SPRITES[colour], mark.centred(40, 40)[:2], 40)
        canvas.note(texts.word(colour))
        for n, spot in enumerate(cells.columns(*[1.0] * NUMBERS.track, gap=5), start=1):
            done = n <= tribe.tracks[colour]
            canvas.framed(
                spot, PAPER_BY_COLOUR[colour] if done else NIGHT, INK if done else LINE, 10
            )
            bonus = {NUMBERS.track_artifact: "artifact", NUMBERS.track: "point"}.get(n)
            number, drawn = spot.inset(4, 2).columns(1.0, 26 if bonus else 0)
            canvas.text(number.middle, f"{n}", 24, "bold", INK if done else FAINT, "middle")
            if bonus:
                canvas.sprite(bonus, drawn.centred(26, 26)[:2], 26)


def _grid(
    title: str,
    count: int,
    across: int,
    high: int,
    texts: Texts,
    draw: Callable[[Canvas, Sequence[Box]], None],
) -> Block:
    """Return a block with a heading and `count` boxes of a height below it."""
    rows = -(-count // across)

    def whole(canvas: Canvas, box: Box) -> None:
        below = draw_titled(canvas, box, texts.say(f"draw-{title}"))
        if count:
            draw(canvas, spread(below, count, across, high))
        else:
            canvas.write(below, texts.say("draw-none"), 22, "regular", FAINT)

    return Block(30 + (rows * (high + 8) - 8 if rows else 34), whole)


def _machines(
    canvas: Canvas, spots: Sequence[Box], tribe: TribeView, closed: Sequence[str], texts: Texts
) -> None:
    """Draw the tribe's machines, then the sites that are not open yet with the steps they need and
    their machine, if it is printed there."""
    owned = len(tribe.machines)
    for machine, spot in zip(tribe.machines, spots, strict=False):
        does = machine_of(tribe, machine.id)
        draw_machine(canvas, spot, machine.id, does, texts, spent=machine.spent)
    for site, spot in zip(closed, spots[owned:], strict=True):
        canvas.framed(spot, NIGHT, LINE, SLOT_ROW_PX // 2, 2)
        needs, printed = SITE[site].needs.items(), SITE[site].printed
        parts = spot.inset(20, 4).columns(*[1.0] * (2 if printed else len(needs)))
        last = parts[-1]
        for (colour, n), part in zip(needs, parts, strict=False):
            figure(canvas, part.centred(70, 28), COLOUR_SPRITES[colour], n, 26, FAINT)
        if printed:
            draw_effect(canvas, last, MACHINE[printed].effect, texts, 26)


def _slots(tribe: TribeView, texts: Texts, across: int) -> Block:
    """Return a block with the slots, their cards and modules; each row as high as its fullest."""
    rows = [SLOTS[n : n + across] for n in range(0, len(SLOTS), across)]
    highs = [max(38 + _filled(tribe, slot) * (SLOT_ROW_PX - 4) for slot in row) for row in rows]

    def draw(canvas: Canvas, box: Box) -> None:
        for row, line in zip(rows, box.rows(*highs, gap=6), strict=True):
            spots = line.columns(*[1.0] * across, gap=6)
            for slot, spot in zip(row, spots, strict=False):
                _slot(canvas, spot, slot, tribe, texts)

    return Block(sum(highs) + 6 * (len(rows) - 1), draw)


def _filled(tribe: TribeView, slot: str) -> int:
    """Return the number of lines of a slot: its cards, and a place for each module."""
    if slot == "side" and "m2" not in tribe.techs:
        return 1
    return len(tribe.slots[slot]) + NUMBERS.slots[slot]


def _slot(canvas: Canvas, box: Box, slot: str, tribe: TribeView, texts: Texts) -> None:
    there = slot != "side" or "m2" in tribe.techs
    canvas.framed(box, DUSK if there else NIGHT, LINE, 12)
    canvas.region(box, [word for end in ENDS_OF.get(slot, (slot,)) for word in words(end, "slot")])
    title, below = box.inset(8, 4).rows(30, 1.0)
    canvas.write(title, texts.word(slot), 22, "semibold", INK if there else FAINT)
    if not there:
        canvas.write(below, texts.say("text-closed"), 22, "regular", FAINT, top=True)
        return
    drawn = [*tribe.slots[slot], *tribe.modules[slot]]
    free = NUMBERS.slots[slot] - len(tribe.modules[slot])
    lines = Box(
        below.left, below.top, below.right, below.top + (len(drawn) + free) * (SLOT_ROW_PX - 4)
    )
    spots = lines.rows(*[1.0] * (len(drawn) + free), gap=4)
    for placed, spot in zip(tribe.slots[slot], spots, strict=False):
        canvas.framed(spot, PAPER_BY_COLOUR[placed.colour], LINE, 8)
        canvas.region(spot, words(placed.card, "source"))
        name, does = spot.inset(6, 2).columns(1.0, 46, gap=2)
        canvas.write(name, texts.word(placed.card), 20, "regular")
        draw_effect(canvas, does, CARD[placed.card].text(placed.half), texts, 24)
    empty_spots = spots[len(tribe.slots[slot]) :]
    for module, spot in zip(tribe.modules[slot], empty_spots, strict=False):
        draw_module(canvas, spot, module, texts)
    for spot in spots[len(drawn) :]:
        canvas.framed(spot, NIGHT, LINE, 8, 1)


def _cards(canvas: Canvas, spots: Sequence[Box], cards: Sequence[str], texts: Texts) -> None:
    for card, spot in zip(cards, spots, strict=True):
        draw_card(canvas, spot, card, texts)


def _voyages(tribe: TribeView, across: int, texts: Texts) -> Block:
    """Return a block with the voyages that the tribe may sail."""

    def draw(canvas: Canvas, spots: Sequence[Box]) -> None:
        for voyage, spot in zip(tribe.voyages, spots, strict=True):
            draw_voyage(canvas, spot, voyage, texts)

    return _grid("voyages", len(tribe.voyages), across, SLOT_ROW_PX, texts, draw)


def _tree(view: ReviveView, tribe: TribeView, texts: Texts, wide: int) -> Block:
    """Return a block with the tribe's tree: what is known, what may be learnt next, what later."""
    text_of = {node: node_text(view, tribe, node, texts) for node in NODES}
    states = {node: node_state(view, tribe, node, texts) for node in NODES}
    highs = [needed(text, wide - 24, 20) + 34 for text in text_of.values()]

    def draw(canvas: Canvas, box: Box) -> None:
        below = draw_titled(canvas, box, texts.say("draw-tree"))
        for node, spot in zip(NODES, below.rows(*highs, gap=4), strict=True):
            _node(canvas, spot, tribe, node, (states[node], text_of[node]), texts)

    return Block(30 + sum(highs) + 4 * (len(highs) - 1), draw)


def _node(
    canvas: Canvas,
    box: Box,
    tribe: TribeView,
    node: str,
    state_and_text: tuple[str, str],
    texts: Texts,
) -> None:
    """Draw a technology: whether it is known, or its price, and its effect."""
    standing, effect = state_and_text
    known, may = node in tribe.techs, open_node(tribe, node)
    canvas.framed(
        box, PANEL if known else NIGHT, GOOD_RGB if known else EMBER if may else LINE, 10, 3
    )
    canvas.region(box, words(node, "tech"))
    title, text = box.inset(12, 3).rows(27, 1.0)
    state_text = f"{node.upper()} · {standing}"
    name, state = title.columns(1.0, fonts.width(state_text, "semibold", 20) + 4, gap=6)
    canvas.write(name, tech_name(tribe.id, node, texts), 22, "bold")
    canvas.write(state, state_text, 20, "semibold", GOOD_RGB if known else FAINT, "right")
    canvas.write(text, effect, 20, "regular", lines=8, top=True)


def _facts(lines: Sequence[str], wide: int, columns: int) -> Block:
    """Return a block with the figures for the end, sentence by sentence."""
    half = -(-len(lines) // columns)
    parts = [lines[n : n + half] for n in range(0, len(lines), half)]
    across = (wide - 28 - BLOCK_GAP_PX * (columns - 1)) // columns
    highs = [[needed(line, across) + 1 for line in part] for part in parts]

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, NIGHT, 12)
        spots = box.inset(14, 8).columns(*[1.0] * columns, gap=BLOCK_GAP_PX)
        for part, high, spot in zip(parts, highs, spots, strict=False):
            top = spot._replace(low=spot.top + sum(high))
            for line, place in zip(part, top.rows(*high), strict=True):
                canvas.write(place, line, 20, "regular", lines=9)

    return Block(max(map(sum, highs)) + 16, draw)
