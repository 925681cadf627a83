"""The picture of the table: the map, the display, and a strip for each tribe."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from bot.games.revive.board import tribe_name
from bot.games.revive.card_picture import (
    COLOUR_SPRITES,
    draw_card,
    draw_machine,
    draw_module,
    draw_titled,
)
from bot.games.revive.descriptions import voyage_text
from bot.games.revive.facts import points_of
from bot.games.revive.map_picture import ART, MAP_ASPECT, TERRAINS, draw_map, site_names
from bot.render.draw.blocks import (
    BLOCK_GAP_PX,
    INNER_BOARD_WIDTH_PX,
    Block,
    beside,
    height,
    is_tall,
    needed,
    stack,
    tall_board,
)
from bot.render.draw.canvas import DUSK, EMBER, FAINT, GOOD_RGB, INK, LINE, PANEL, Canvas, Picture
from bot.render.draw.layout import Box
from bot.render.draw.pieces import Drawn, figure, legend, legend_high, person
from bot.render.draw.seats import short_name, short_names
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Texts
from engine.games.revive.content import ABYSS, COLOURS, MACHINE, RESOURCES, VOYAGE
from engine.games.revive.view import ReviveView

WIDE, EDGE = 1200, 24
_PIXEL_SCALE: Final = 2 / 3
"""Pixels of the image per coordinate: a map of a hundred hexes, shown at 350, need not be finer."""
TOP_PX: Final = 70
MAP: Final = 800
"""Height of the map, in pixels."""
ASIDE: Final = WIDE - 2 * EDGE - round(MAP * MAP_ASPECT) - BLOCK_GAP_PX
MARKET: Final = 162
STRIP: Final = 250
TALL_CARD_PX: Final = 124
TALL_TRIBE_PX: Final = 84
Draw = Callable[[Canvas, Box], None]
LEGEND_KEYS: Final = (
    *TERRAINS, "small", "large", "lantern", "step_yellow", "step_any", "food", "book", "gear",
    "any", "crystal", "point", "devotion", "energy", "energy_new", "star", "citizen", "artifact",
    "module", "crate", "range", "cheap_build", "wake", "wild", "chain", "progress", "rest",
    "switch",
)  # fmt: skip
"""The sprites that the legend explains."""


def draw_board(view: ReviveView, texts: Texts, tall: bool = False) -> Picture:
    """Draw the public table, 1200 pixels wide or tall."""
    if tall:
        return tall_board(ART, "board", _blocks(view, texts))
    entries = keys_of(view, texts)
    foot = legend_high(entries, WIDE - 2 * EDGE)
    high = TOP_PX + MAP + BLOCK_GAP_PX + MARKET + BLOCK_GAP_PX + STRIP + BLOCK_GAP_PX + foot + 14
    canvas = Canvas((WIDE, high), ART, "board", _PIXEL_SCALE)
    _head(canvas, Box(28, 12, WIDE - 28, 60), view, texts)
    map_box, aside = Box(EDGE, TOP_PX, WIDE - EDGE, TOP_PX + MAP).columns(
        1.0, ASIDE, gap=BLOCK_GAP_PX
    )
    draw_map(canvas, map_box, view, texts)
    _display(canvas, aside, view, texts)
    market, strips, key = Box(EDGE, map_box.low + BLOCK_GAP_PX, WIDE - EDGE, high - 10).rows(
        MARKET, STRIP, 1.0, gap=BLOCK_GAP_PX
    )
    for card, spot in zip(view.market, market.columns(*[1.0] * 5, gap=8), strict=False):
        draw_card(canvas, spot, card, texts)
    _tribes(canvas, strips, view, texts)
    legend(canvas, key, entries)
    return canvas.finish()


def _blocks(view: ReviveView, texts: Texts) -> list[Block]:
    """Return the parts of a tall picture, from the top."""
    entries = keys_of(view, texts)
    titled: list[Block] = []
    for title, drawn in _displayed(view, texts):
        rows = beside([Block(40, draw) for draw in drawn], 2 if title == "voyages" else 3)
        group = partial(_group, texts.say(f"draw-{title}"), rows)
        titled.append(Block(30 + height(rows) - BLOCK_GAP_PX, group))
    cards = [Block(TALL_CARD_PX, partial(draw_card, card=c, texts=texts)) for c in view.market]
    return [
        Block(96, partial(_head, view=view, texts=texts)),
        Block(round(INNER_BOARD_WIDTH_PX / MAP_ASPECT), partial(draw_map, view=view, texts=texts)),
        _names(view, texts),
        *beside(cards, 2),
        *titled,
        Block(40 + view.seats * TALL_TRIBE_PX, partial(_tribes, view=view, texts=texts)),
        Block(
            legend_high(entries, INNER_BOARD_WIDTH_PX),
            lambda canvas, box: legend(canvas, box, entries),
        ),
    ]


def _names(view: ReviveView, texts: Texts) -> Block:
    """Return a block with the names of the named sites."""
    names = " · ".join(site_names(view, texts))

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.write(box, names, 20, "semibold", FAINT, align="middle", lines=9)

    return Block(needed(names, INNER_BOARD_WIDTH_PX, 20, "semibold"), draw)


def _group(title: str, rows: Sequence[Block], canvas: Canvas, box: Box) -> None:
    """Draw a part of the display under its heading."""
    stack(canvas, draw_titled(canvas, box, title), rows)


def keys_of(view: ReviveView, texts: Texts) -> list[tuple[Drawn, str]]:
    """Return the sprites that this game uses, and their meaning."""
    names = (
        LEGEND_KEYS
        if view.variant.abyss
        else tuple(name for name in LEGEND_KEYS if name != "devotion")
    )
    return [(name, texts.say(f"draw-key-{name}")) for name in names]


def _head(canvas: Canvas, box: Box, view: ReviveView, texts: Texts) -> None:
    """Draw the game, its phase, and the actions left or the winner."""
    name = texts.say("game-name")
    row, below = box.rows(1.0, 1.0) if is_tall(canvas) else (box, box)
    canvas.text((row.left, row.middle[1]), name, 28, "semibold", FAINT)
    if view.result is not None:
        # Nobody wins a game alone that is lost.
        names = short_names(texts, view.result, max(6, 16 // max(1, len(view.result))))
        headline, fill = texts.say("draw-won", names=names, n=len(view.result)), GOOD_RGB
    elif view.active >= 0:
        name = short_name(texts, view.active)
        headline, fill = texts.say("draw-acts", seat=name, n=view.left), EMBER
    else:
        headline, fill = "", INK
    if is_tall(canvas):
        title, right = below, row._replace(left=row.left + 152)
    else:
        title, right = row._replace(left=row.left + 152).columns(1.0, 400, gap=10)
    if headline:
        canvas.write(title, headline, 32, "bold", fill)
    canvas.write(right, phase_text(view, texts), 32, "bold", align="right")


def _display(canvas: Canvas, box: Box, view: ReviveView, texts: Texts) -> None:
    """Draw the display and the piles beside the map."""
    high = 29 if view.variant.abyss else 36
    top = box.top
    for title, drawn in _displayed(view, texts):
        below = draw_titled(
            canvas,
            Box(box.left, top, box.right, top + 30 + len(drawn) * high),
            texts.say(f"draw-{title}"),
        )
        for draw, spot in zip(drawn, below.rows(*[1.0] * len(drawn), gap=3), strict=True):
            draw(canvas, spot)
        top = below.low + 6


def _displayed(view: ReviveView, texts: Texts) -> list[tuple[str, list[Draw]]]:
    """Return artifacts, modules and machines to choose from, and piles, each group with its
    title."""
    parts: list[tuple[str, list[Draw]]] = [
        ("artifacts", [partial(_artifact, view=view, colour=c, texts=texts) for c in COLOURS]),
        ("modules", [partial(draw_module, module=m, texts=texts) for m in view.modules]),
        (
            "machines",
            [
                partial(draw_machine, machine=m, does=MACHINE[m].effect, texts=texts)
                for colour in COLOURS
                for m in view.machines[colour]
            ],
        ),
        ("piles", [partial(_piles, view=view)]),
    ]
    if view.variant.abyss:
        voyages = [partial(draw_voyage, voyage=voyage, texts=texts) for voyage in view.voyages]
        abyss = partial(_below, place=view.locations[ABYSS], texts=texts)
        parts.insert(3, ("voyages", [*voyages, abyss]))
    return parts


def _artifact(canvas: Canvas, box: Box, view: ReviveView, colour: str, texts: Texts) -> None:
    n = view.artifacts[colour]
    canvas.framed(box, DUSK, LINE, 10)
    canvas.region(box, words(colour, "claim.colour", "bury.colour", "lost"))
    mark, number = box.inset(10, 2).columns(36, 1.0, gap=10)
    canvas.sprite(f"artifact_{colour}", mark.centred(34, 34)[:2], 34, 1.0 if n else 0.3)
    canvas.note(texts.word(colour))
    canvas.text((number.left, number.middle[1]), f"{n}", 30, "bold")


def draw_voyage(canvas: Canvas, box: Box, voyage: str, texts: Texts) -> None:
    """Draw the colour of the card that a voyage takes, and its name."""
    canvas.framed(box, DUSK, LINE, 8)
    canvas.region(box, words(voyage, "voyage"))
    mark, name = box.inset(6, 1).columns(24, 1.0, gap=4)
    colour = VOYAGE[voyage].colour
    canvas.sprite(COLOUR_SPRITES[colour], mark.centred(22, 22)[:2], 22)
    canvas.write(name, texts.word(voyage), 20, lines=1)
    canvas.note(voyage_text(voyage, texts))


def _below(canvas: Canvas, box: Box, place: str, texts: Texts) -> None:
    """Draw the large location beside the devotion track."""
    canvas.framed(box, DUSK, LINE, 8)
    mark, name = box.inset(6, 1).columns(24, 1.0, gap=4)
    canvas.sprite("devotion", mark.centred(22, 22)[:2], 22)
    canvas.write(name, texts.word(place), 20, "semibold")


def _piles(canvas: Canvas, box: Box, view: ReviveView) -> None:
    for name, n, spot in zip(
        ("citizen", "module"),
        (view.deck, view.module_bag),
        box.columns(1.0, 1.0, gap=4),
        strict=True,
    ):
        figure(canvas, spot.inset(2, 5), name, n, 24)


COLUMNS: Final = (
    "point", *RESOURCES, "energy", "artifact", "progress", "crate", "rest", "switch",
)  # fmt: skip


def _tribes(canvas: Canvas, box: Box, view: ReviveView, texts: Texts) -> None:
    """Draw a line for each tribe: its name, its points so far, what it can pay with, its
    progress."""
    canvas.framed(box, PANEL, LINE, 14)
    small = is_tall(canvas)
    head, *lines = box.inset(6 if small else 12, 6).rows(36, *[1.0] * view.seats, gap=4)
    columns = (*COLUMNS, "devotion") if view.variant.abyss else COLUMNS
    for resource, spot in zip(columns, _columns(head, len(columns), small)[2:], strict=True):
        canvas.sprite(resource, spot.centred(30, 30)[:2], 30)
    for seat, line in enumerate(lines):
        tribe = view.tribes[seat]
        if seat == view.active:
            canvas.framed(line.inset(0 if small else -6, -1), DUSK, EMBER, 10, 3)
        canvas.region(line, words(seat, "rival"))
        name, people, *spots = _columns(line, len(columns), small)
        person(canvas, name, seat, texts, 26, lines=2)
        canvas.write(people, tribe_name(view, seat, texts), 24, "semibold", FAINT)
        figures = [points_of(view, seat), *(tribe.stock[resource] for resource in RESOURCES)]
        figures += [tribe.free_energy, sum(tribe.artifacts.values()), tribe.markers]
        for n, spot in zip([*figures, tribe.crate_count, tribe.hibernations], spots, strict=False):
            canvas.text(spot.middle, f"{n}", 30, "bold", INK if n else FAINT, "middle")
        switch_text = texts.say("draw-switch-used" if tribe.switched else "draw-switch-free")
        canvas.text(
            spots[len(COLUMNS) - 1].middle,
            switch_text,
            28,
            "bold",
            FAINT if tribe.switched else GOOD_RGB,
            "middle",
        )
        if view.variant.abyss:
            canvas.text(spots[-1].middle, f"{tribe.devotion}", 30, "bold", align="middle")


def _columns(line: Box, count: int, small: bool) -> list[Box]:
    """Return the boxes of a tribe's name, its people and its figures, which a tall picture has
    below."""
    if not small:
        return line.columns(300, 250, *[1.0] * count, gap=4)
    above, below = line.rows(TALL_TRIBE_PX // 2, 1.0) if line.high > 40 else (line, line)
    return [*above.inset(4, 0).columns(1.0, 230, gap=4), *below.columns(*[1.0] * count)]
