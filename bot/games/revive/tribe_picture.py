"""The picture of a tribe: its stock, tracks and machines, its bench of slots, cards, what counts at
the end, its tree."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, TypeVar

from bot.games.revive.board import (
    counted_facts,
    node_state,
    node_text,
    open_node,
    other_facts,
    plain_facts,
    switch_id,
    tribe_name,
)
from bot.games.revive.card_picture import (
    COUNTED,
    HEADS,
    draw_card,
    draw_machine,
    draw_module,
    draw_titled,
    draw_voyage,
    paper,
    spread,
    stripe,
)
from bot.games.revive.descriptions import star_text, tech_name, tech_text
from bot.games.revive.effect_picture import HUE, LOOK, coin, draw_effect
from bot.games.revive.facts import machine_of, points_of, stores
from bot.games.revive.symbols import key_block, symbols_in
from bot.games.revive.table_picture import portrait
from bot.render.draw import fonts
from bot.render.draw.blocks import BLOCK_GAP_PX, EDGE, INNER_WIDTH_PX, Block, height, needed, stack
from bot.render.draw.canvas import Canvas, Picture
from bot.render.draw.hexes import HEX_CORNERS
from bot.render.draw.layout import Box
from bot.render.draw.seats import seat_name
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Said, Texts
from engine.games.revive.content import (
    ARTIFACT_CARD,
    CARD,
    COLOURS,
    LOCATION,
    MACHINE,
    NODES,
    NUMBERS,
    RESOURCES,
    SITE,
    SLOTS,
    book_cost,
    learned_points,
)
from engine.games.revive.ending import COUNT
from engine.games.revive.view import ReviveView, TribeView
from engine.kernel import Seat

T = TypeVar("T")

WIDTH_PX: Final = 1200
HEAD_PX: Final = 146
NAMED_PX, COIN_PX = 148, 100
"""Where names begin in the head, and the width that its coin takes."""
FINE: Final = {False: 0.74, True: 0.9}
"""Pixels of the image per coordinate of a wide and of a tall picture, to limit its size."""
CARD_PX: Final = 106
MACHINE_PX: Final = 60
SLOT_ROW_PX: Final = 40
"""Height of a card in a slot; of a row of modules."""
MODULE_PX: Final = 46
TRACK_PX: Final = 68
TRACKS_PX: Final = 600
"""Width of the tracks beside the machines."""
TREE_PX: Final = 384
ITEM_PX: Final = 48
"""Height of a row of what counts at the end."""
LEAD_PX: Final = 54
"""Width of what stands before the words of what counts."""
ENDS_OF: Final = {"side": ("side", "side_top", "side_bottom")}
"""The slot that takes cards at two ends, and the names of these ends in picks."""
TERRAINS: Final = {"yellow": "hex_field", "green": "hex_forest_0", "grey": "hex_mountain"}
"""The land of each track."""


def draw_sheet(view: ReviveView, texts: Texts, tall: bool = True) -> Picture:
    """Draw the board of the viewer, a seat, wide or tall."""
    assert isinstance(view.viewer, int)
    return draw_tribe(view, view.viewer, texts, tall)


def draw_tribe(view: ReviveView, seat: Seat, texts: Texts, tall: bool = True) -> Picture:
    """Draw the board of a tribe, which is public."""
    inner = INNER_WIDTH_PX if tall else WIDTH_PX - 2 * EDGE
    blocks = _blocks(view, seat, texts, inner)
    size = inner + 2 * EDGE, HEAD_PX + height(blocks) + EDGE
    canvas = Canvas(size, LOOK.art, "ground", FINE[tall])
    canvas.sprite("horizon_tall" if tall else "horizon", (0, 0), HEAD_PX - 8)
    _head(canvas, Box(EDGE, 8, size[0] - EDGE, HEAD_PX), view, seat, texts)
    stack(canvas, Box(EDGE, HEAD_PX, size[0] - EDGE, size[1]), blocks)
    return canvas.finish()


def _blocks(view: ReviveView, seat: Seat, texts: Texts, wide: int) -> list[Block]:
    """Return the blocks below the head, for a picture of this width."""
    tribe, small = view.tribes[seat], wide <= INNER_WIDTH_PX
    left = wide if small else wide - TREE_PX - BLOCK_GAP_PX * 2
    tree = _tree(view, tribe, texts, wide if small else TREE_PX)
    voyages = [_voyages(tribe, 3, texts)] if tribe.voyages else []
    cards = [*_cards(tribe, 3 if small else 4, texts), *voyages]
    ends = _ends(view, seat, texts, wide)
    below = [*cards, ends, tree]
    if not small:
        narrow = _ends(view, seat, texts, left)
        row = [*_cards(tribe, 6, texts), *voyages]
        layouts = (
            [_beside([*cards, narrow], tree)],
            [_beside(cards, tree), ends],
            [*row, _beside([narrow], tree)],
        )
        below = min(layouts, key=height)
    return [
        *_long_star(view, seat, texts, wide),
        _stock(view, tribe, texts, small),
        *_tracks_and_machines(tribe, texts, small),
        _bench(tribe, texts, 2 if small else 5),
        *below,
        key_block(symbols_in(view, seat), wide, texts),
    ]


def _beside(left: Sequence[Block], right: Block) -> Block:
    """Return a block with stacked blocks at the left, and one at the right."""

    def draw(canvas: Canvas, box: Box) -> None:
        stacked, beside = box.columns(1.0, TREE_PX, gap=BLOCK_GAP_PX * 2)
        stack(canvas, stacked, left)
        right.draw(canvas, beside._replace(low=beside.top + right.high))

    return Block(max(height(left) - BLOCK_GAP_PX, right.high), draw)


def _head(canvas: Canvas, box: Box, view: ReviveView, seat: Seat, texts: Texts) -> None:
    """Draw whose board it is, and its points."""
    portrait(canvas, (box.left + 66, box.top + 68), 118, seat, view.tribes[seat].id)
    points = points_of(view, seat)
    phase = phase_text(view, texts)
    right = box.right - fonts.width(phase, "bold", 26) - 20
    canvas.text((box.right, box.top + 24), phase, 26, "bold", HUE["ink"], "right")
    coin(canvas, (box.right - 44, box.top + 88), points, 84)
    named = Box(box.left + NAMED_PX, box.top + 2, right, box.top + 48)
    canvas.write(named, seat_name(texts, seat), 40, "bold", HUE["ink"])
    people = named._replace(top=named.low, low=named.low + 34, right=box.right - COIN_PX)
    canvas.write(people, tribe_name(view, seat, texts), 26, "semibold", HUE["ink"])
    text, pill = _star_of(view, seat, texts)
    if not _long_star(view, seat, texts, box.wide):
        _star(canvas, Box(people.left, people.low + 4, people.left + pill, people.low + 44), text)


def _star_of(view: ReviveView, seat: Seat, texts: Texts) -> tuple[str, int]:
    """Return what a star brings, and the width of its pill."""
    text = star_text(view, seat, texts).removeprefix("★ ")
    return text, fonts.width(text, "semibold", 22) + 68


def _long_star(view: ReviveView, seat: Seat, texts: Texts, wide: int) -> list[Block]:
    """Return what a star brings as a block if the head has no room for it."""
    text, pill = _star_of(view, seat, texts)
    if pill <= wide - NAMED_PX - COIN_PX:
        return []
    return [Block(needed(text, wide - 64, 22, "semibold") + 12, partial(_star, text=text))]


def _star(canvas: Canvas, box: Box, text: str) -> None:
    """Draw what a star brings the tribe."""
    canvas.panel(box, HUE["cream"], 14)
    canvas.sprite("star", (box.left + 10, box.middle[1] - 17), 34)
    spot = box._replace(left=box.left + 50, right=box.right - 12)
    canvas.write(spot, text, 22, "semibold", HUE["ink"], lines=9)


def _stock(view: ReviveView, tribe: TribeView, texts: Texts, small: bool) -> Block:
    """Return a block with what the tribe can pay with, and its other figures, each over its word;
    of what there is nothing a faint symbol."""
    amounts = {**stores(view, tribe.seat), "switch": 0}
    names = [*amounts]
    rows = 2 if small else 1

    def draw(canvas: Canvas, box: Box) -> None:
        paper(canvas, box)
        across = -(-len(names) // rows)
        for n, line in enumerate(box.inset(6, 4).rows(*[1.0] * rows)):
            row = names[n * across : (n + 1) * across]
            words_wide = [fonts.width(texts.say(f"draw-key-{name}"), "regular", 20) for name in row]
            spots = line.columns(*[max(wide, 84) + 12.0 for wide in words_wide])
            for name, spot in zip(row, spots, strict=True):
                canvas.region(spot, words(name, "resource") if name in RESOURCES else ())
                _store(canvas, spot, name, amounts[name], tribe, texts)

    return Block(92 * rows, draw)


def _store(canvas: Canvas, box: Box, name: str, n: int, tribe: TribeView, texts: Texts) -> None:
    above, below = box.rows(1.0, 32)
    on = n > 0 or name == "switch"
    sprite = "switch_off" if name == "switch" and tribe.switched else name
    number = fonts.width(f"{n}", "bold", 36) if n else 0
    x = above.middle[0] - (52 + number) // 2
    canvas.sprite(sprite, (x, above.middle[1] - 26), 52, 1.0 if on else 0.3)
    if n:
        canvas.text((x + 52, above.middle[1]), f"{n}", 36, "bold", HUE["ink"])
    fill = HUE["ink"] if on else HUE["second"]
    word = texts.say(f"draw-key-{name}")
    canvas.text((below.middle[0], below.middle[1] - 4), word, 20, "regular", fill, "middle")
    if name == "switch":
        canvas.note(texts.say(switch_id(tribe)))


def _tracks_and_machines(tribe: TribeView, texts: Texts, small: bool) -> list[Block]:
    """Return the machine tracks, and beside or below them the machines and sites."""
    closed = [site for site in SITE if site not in tribe.sites]
    count = len(tribe.machines) + len(closed)
    across = 3
    tracks = Block(3 * TRACK_PX, partial(_tracks, tribe=tribe, texts=texts))
    rows = -(-count // across)
    high = rows * (MACHINE_PX + 8) - 8

    def machines(canvas: Canvas, box: Box) -> None:
        _machines(canvas, spread(box, count, across, MACHINE_PX), tribe, closed, texts)

    if small:
        return [tracks, Block(high, machines)]

    def draw(canvas: Canvas, box: Box) -> None:
        left, right = box.columns(TRACKS_PX, 1.0, gap=BLOCK_GAP_PX)
        tracks.draw(canvas, left._replace(low=left.top + min(box.high, 4 * TRACK_PX)))
        machines(canvas, right)

    return [Block(max(high, tracks.high), draw)]


def _tracks(canvas: Canvas, box: Box, tribe: TribeView, texts: Texts) -> None:
    """Draw the three machine tracks: reached land is thawed; machine sites, the artifact and the
    points for cards stand on their spaces."""
    for colour, line in zip(COLOURS, box.rows(*[1.0] * 3), strict=True):
        canvas.region(line, words(colour, "track"))
        canvas.note(texts.word(colour))
        first, *cells = line.columns(*[1.0] * (NUMBERS.track + 1))
        size = min(first.wide + 6, line.high - 2)
        spot = first.centred(size, size)
        canvas.polygon(HEX_CORNERS, spot, HUE["ink"])
        canvas.polygon(HEX_CORNERS, spot, HEADS[colour], 3)
        canvas.sprite(colour, spot.centred(36, 36)[:2], 36)
        for n, cell in enumerate(cells, start=1):
            _space(canvas, cell.centred(size, size), colour, n, n <= tribe.tracks[colour])


def _space(canvas: Canvas, box: Box, colour: str, n: int, reached: bool) -> None:
    x, y = box.middle
    if reached:
        canvas.sprite(TERRAINS[colour], (x - box.high * 38 // 87, box.top), box.high)
        canvas.panel(Box(x, y - 15, x, y - 15).centred(24, 24), HUE["ink"], 12)
        canvas.text((x, y - 15), f"{n}", 20, "bold", HUE["snow"], "middle")
        return
    canvas.sprite("space", (x - box.high * 38 // 87, box.top), box.high)
    bonus = _bonus(colour, n)
    canvas.text((x, y - (15 if bonus else 0)), f"{n}", 20, "bold", HUE["second"], "middle")
    if bonus == "point":
        coin(canvas, (x, y + 13), NUMBERS.colour_points, 28)
    elif bonus:
        canvas.sprite(bonus, (x - 16, y - 4), 32)


def _bonus(colour: str, n: int) -> str:
    """Return the sprite of what a space of a track brings."""
    if n == NUMBERS.track_artifact:
        return f"artifact_{colour}"
    if n == NUMBERS.track:
        return "point"
    return "machine" if any((colour, n) in site.needs.items() for site in SITE.values()) else ""


def _machines(
    canvas: Canvas, spots: Sequence[Box], tribe: TribeView, closed: Sequence[str], texts: Texts
) -> None:
    """Draw the tribe's machines, then the sites that are not open yet with the steps they need and
    their machine, if it is printed there."""
    owned = len(tribe.machines)
    for machine, spot in zip(tribe.machines, spots, strict=False):
        does = machine_of(tribe, machine.id)
        draw_machine(canvas, spot, machine.id, does, texts, machine.spent)
    for site, spot in zip(closed, spots[owned:], strict=True):
        _site(canvas, spot, site, texts)


def _site(canvas: Canvas, box: Box, site: str, texts: Texts) -> None:
    """Draw a site that is not open yet: its machine, or that it is free, and the steps it needs."""
    row = SITE[site]
    paper(canvas, box, HUE["quiet"])
    rest = stripe(canvas, box, [row.colour], 26)
    if row.printed:
        picture, rest = rest.columns(42, 1.0)
        canvas.sprite(row.printed, picture.centred(38, 38)[:2], 38, 0.6)
    title, below = rest.inset(6, 3).rows(1.0, 1.0)
    name = texts.word(row.printed) if row.printed else texts.say("draw-site")
    canvas.write(title, name, 20, "semibold", HUE["ink"])
    for n, (colour, steps) in enumerate(row.needs.items()):
        x, y = below.left + 56 * n, below.middle[1]
        canvas.sprite(colour, (x, y - 13), 26)
        canvas.text((x + 27, y + 1), f"{steps}", 20, "bold", HUE["ink"])
    if row.printed:
        effect = below._replace(left=below.left + 52)
        draw_effect(canvas, effect, MACHINE[row.printed].effect, texts, 26)


def _bench(tribe: TribeView, texts: Texts, across: int) -> Block:
    """Return a block with the slots, their cards and modules, as a bench; each row as high as its
    fullest."""
    rows = [SLOTS[n : n + across] for n in range(0, len(SLOTS), across)]
    highs = [
        34 + max(len(tribe.slots[slot]) for slot in row) * SLOT_ROW_PX + MODULE_PX + 6
        for row in rows
    ]

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, HUE["rim"], 8)
        canvas.panel(box._replace(top=box.top + 7), HUE["bench"], 8)
        for row, line in zip(rows, box.inset(8, 8).rows(*highs), strict=True):
            for slot, spot in zip(row, line.columns(*[1.0] * across, gap=8), strict=False):
                _slot(canvas, spot, slot, tribe, texts)

    return Block(sum(highs) + 16, draw)


def _slot(canvas: Canvas, box: Box, slot: str, tribe: TribeView, texts: Texts) -> None:
    """Draw a slot: its cards, and a place for each module."""
    canvas.region(box, [word for end in ENDS_OF.get(slot, (slot,)) for word in words(end, "slot")])
    title, below = box.inset(0, 2).rows(30, 1.0)
    canvas.write(title, texts.word(slot), 20, "semibold", HUE["signed"])
    if slot == "side" and "m2" not in tribe.techs:
        canvas.panel(below._replace(low=below.low - 2), HUE["bench2"], 8)
        canvas.write(
            below.inset(8, 4), texts.say("text-closed"), 20, "regular", HUE["signed"], "middle"
        )
        return
    cards, modules = below.rows(1.0, MODULE_PX, gap=2)
    spots = spread(cards, len(tribe.slots[slot]), 1, SLOT_ROW_PX - 4, 4)
    for placed, spot in zip(tribe.slots[slot], spots, strict=False):
        canvas.panel(spot, HEADS[placed.colour], 7)
        canvas.region(spot, words(placed.card, "source"))
        codes, word = CARD[placed.card].text(placed.half), texts.word(placed.card)
        room = spot.wide - 34 - fonts.width(word, "semibold", 20)
        mark, name, does = spot.inset(2, 2).columns(26, 1.0, min(room, 88), gap=2)
        canvas.sprite(placed.colour, mark.centred(26, 26)[:2], 26)
        canvas.write(name, word, 20, "semibold", HUE["ink"])
        draw_effect(canvas, does, codes, texts, 28)
    places = modules._replace(low=modules.low - 2).columns(*[1.0] * NUMBERS.slots[slot], gap=6)
    for module, spot in zip(tribe.modules[slot], places, strict=False):
        draw_module(canvas, spot, module, texts)
    for spot in places[len(tribe.modules[slot]) :]:
        _free(canvas, spot)


def _free(canvas: Canvas, box: Box) -> None:
    """Draw an empty place on the bench."""
    canvas.framed(box, HUE["bench2"], HUE["coin_edge"], 7, 2)


def _grid(
    title: str, count: int, across: int, high: int, draw: Callable[[Canvas, Sequence[Box]], None]
) -> Block:
    """Return a block with a heading and `count` boxes of a height below it."""
    rows = -(-count // across)

    def whole(canvas: Canvas, box: Box) -> None:
        draw(canvas, spread(draw_titled(canvas, box, title), count, across, high))

    return Block(30 + max(rows * (high + 8) - 8, 0), whole)


def _cards(tribe: TribeView, across: int, texts: Texts) -> list[Block]:
    """Return a block with the active cards, and one with those at rest; each heading says whether
    there are none."""
    active = texts.say("draw-active" if tribe.active else "draw-active-none")
    rest = texts.say("draw-rest" if tribe.rest else "draw-rest-none")
    stacked = [
        _pile(active, tribe.active, across, texts),
        _pile(rest, tribe.rest, across, texts, rest=True),
    ]
    if not tribe.active or not tribe.rest:
        return stacked
    split = [
        (_pile(active, tribe.active, n, texts), _pile(rest, tribe.rest, across - n, texts, True), n)
        for n in range(2, across)
    ]
    left, right, n = min(split, key=lambda both: max(both[0].high, both[1].high))

    def draw(canvas: Canvas, box: Box) -> None:
        for block, spot in zip(
            (left, right), box.columns(float(n), float(across - n), gap=8), strict=True
        ):
            block.draw(canvas, spot)

    row = [Block(max(left.high, right.high), draw)]
    return min([stacked, row], key=height)


def _pile(title: str, cards: Sequence[str], across: int, texts: Texts, rest: bool = False) -> Block:
    """Return a block with cards below a heading."""

    def draw(canvas: Canvas, spots: Sequence[Box]) -> None:
        for card, spot in zip(cards, spots, strict=True):
            draw_card(canvas, spot, card, texts, rest=rest)

    return _grid(title, len(cards), across, CARD_PX, draw)


def _voyages(tribe: TribeView, across: int, texts: Texts) -> Block:
    """Return a block with the voyages that the tribe may sail."""

    def draw(canvas: Canvas, spots: Sequence[Box]) -> None:
        for voyage, spot in zip(tribe.voyages, spots, strict=True):
            draw_voyage(canvas, spot, voyage, texts)

    return _grid(texts.say("draw-voyages"), len(tribe.voyages), across, MACHINE_PX, draw)


class Counted(NamedTuple):
    """What counts at the end: its place or artifacts, if any, and how many of these; what is
    counted, as a sprite and in one or two lines of words; the points that it gives now."""

    lines: Sequence[str]
    sprite: str = ""
    n: int = 0
    counts: str = ""
    points: int | None = None

    @property
    def wide(self) -> int:
        """Its width in pixels."""
        first, *more = [fonts.width(line, "regular", 20) for line in self.lines]
        return LEAD_PX + max(first + 30 * bool(self.counts), *more, 0) + 52


def counted(view: ReviveView, seat: Seat, texts: Texts) -> list[Counted]:
    """Return what counts at the end for a seat, as far as the viewer may know it."""
    tribe = view.tribes[seat]
    card = tribe.card or view.card
    found = []
    for colour in COLOURS:
        vase, n = f"artifact_{colour}", tribe.artifacts[colour]
        if not card:
            plain = texts.say("text-artifact-plain", colour=colour, n=n)
            found.append(Counted([plain], vase))
            continue
        line = ARTIFACT_CARD[card].of(colour)
        have, each = COUNT[line.counts](tribe), (n + 1) * line.points
        said = [_having(_counts_id(line.counts), have, texts), texts.say("draw-each", n=each)]
        found.append(Counted(said, vase, n, COUNTED[line.counts], have * each))
    for site, location in view.locations.items():
        if site in tribe.settled:
            row, most = LOCATION[location], NUMBERS.location_most
            have = COUNT[row.counts](tribe)
            each_most = texts.say("draw-each-most", n=row.points, most=most)
            said = [_having(_counts_id(row.counts), have, texts), each_most]
            points = min(most, have * row.points)
            found.append(Counted(said, location, 0, COUNTED[row.counts], points))
    progress = _having("draw-key-progress", tribe.markers, texts)
    found.append(Counted([progress], "progress", 0, "", NUMBERS.progress_points[tribe.markers]))
    rest = sum(tribe.stock[resource] for resource in RESOURCES)
    said = [texts.say("draw-left", n=rest), texts.say("draw-per", n=NUMBERS.leftovers)]
    found.append(Counted(said, points=rest // NUMBERS.leftovers))
    if view.variant.abyss:
        devoted = _having("draw-key-devotion", tribe.devotion, texts)
        flasks = texts.say("draw-flasks", n=tribe.flasks)
        found.append(Counted([devoted, flasks], "devotion", 0, "", tribe.devotion))
    return found


def _counts_id(counts: str) -> str:
    """Return the id of the text of a figure that is counted."""
    return f"counts-{counts.replace('_', '-')}"


def _having(id: str, n: int, texts: Texts) -> str:
    """Return the text of this id and how many of it there are."""
    return texts.say("draw-having", what=Said(texts.say(id)), n=n)


def _flowed(things: Sequence[T], wides: Sequence[int], room: int) -> list[list[T]]:
    """Return rows of things of these widths, in their order, as many in a row as fit."""
    rows: list[list[T]] = []
    taken = room
    for thing, wide in zip(things, wides, strict=True):
        if not rows or taken + wide > room:
            rows.append([])
            taken = 0
        rows[-1].append(thing)
        taken += wide
    return rows


def _ends(view: ReviveView, seat: Seat, texts: Texts, wide: int) -> Block:
    """Return a block with what counts at the end, and below it what else the tribe has."""
    items = counted(view, seat, texts)
    columns = next(
        widths
        for across in range(len(items), 0, -1)
        if sum(widths := [max(i.wide for i in items[n::across]) for n in range(across)])
        <= wide - 28
        or across == 1
    )
    rows = [items[n : n + len(columns)] for n in range(0, len(items), len(columns))]
    counting = len(rows) * ITEM_PX
    lines = [*plain_facts(view, seat, texts), *other_facts(view, seat, texts)]
    wides = [fonts.width(line, "regular", 20) + 24 for line in lines]
    flowed = _flowed(lines, wides, wide - 28)
    highs = [max(needed(line, wide - 28) for line in row) + 1 for row in flowed]

    def draw(canvas: Canvas, box: Box) -> None:
        below = draw_titled(canvas, box, texts.say("draw-count"))
        paper(canvas, below)
        table, text = below.inset(14, 6).rows(counting, sum(highs))
        for row, line_box in zip(rows, table.rows(*[1.0] * len(rows)), strict=True):
            spots = line_box.columns(*[float(column) for column in columns])
            for item, spot in zip(row, spots, strict=False):
                _counted(canvas, spot, item)
        for texts_row, line_box in zip(flowed, text.rows(*highs), strict=True):
            left = line_box.left
            for line in texts_row:
                spot = line_box._replace(left=left)
                canvas.write(spot, line, 20, "regular", HUE["ink"], lines=9)
                left += fonts.width(line, "regular", 20) + 24
        for fact in counted_facts(view, seat, texts):
            if fact not in lines:
                canvas.note(fact)

    return Block(30 + counting + sum(highs) + 12, draw)


def _counted(canvas: Canvas, box: Box, item: Counted) -> None:
    """Draw a thing that counts: what it is, in words, and its points as a coin."""
    middle = box.middle[1]
    if item.sprite in LOCATION:
        canvas.sprite(item.sprite, (box.left - 4, middle - 26), 50)
    elif item.sprite:
        canvas.sprite(item.sprite, (box.left, middle - 18), 36)
    if item.n:
        canvas.text((box.left + 37, middle + 1), f"{item.n}", 20, "bold", HUE["ink"])
    words_box = box._replace(left=box.left + LEAD_PX, right=box.right - 44)
    lines = words_box.centred(words_box.wide, 24 * len(item.lines)).rows(*[1.0] * len(item.lines))
    if item.counts:
        canvas.sprite(item.counts, (lines[0].left, lines[0].middle[1] - 13), 26)
        lines[0] = lines[0]._replace(left=lines[0].left + 30)
    for line, spot in zip(item.lines, lines, strict=True):
        canvas.write(spot, line, 20, "regular", HUE["ink"])
    if item.points is not None:
        coin(canvas, (box.right - 24, middle), item.points, 40)


def _tree(view: ReviveView, tribe: TribeView, texts: Texts, wide: int) -> Block:
    """Return a block with the tribe's tree, its root at the bottom: what is known, what may be
    learnt next, what later."""
    nodes = [*reversed(NODES)]
    room = wide - 34 - 28
    effects = {node: tech_text(tribe.id, node, texts) for node in nodes}
    highs = [needed(effects[node], room, 20) + 42 for node in nodes]

    def draw(canvas: Canvas, box: Box) -> None:
        below = draw_titled(canvas, box, texts.say("draw-tree"))
        trunk = Box(below.left + 8, below.top + highs[0] // 2, below.left + 20, below.low)
        canvas.panel(trunk, HUE["sign"], 5)
        spots = below._replace(left=below.left + 34).rows(*highs, gap=5)
        for node, spot in zip(nodes, spots, strict=True):
            y = spot.middle[1]
            canvas.panel(Box(trunk.left, y - 4, spot.left + 8, y + 4), HUE["sign"], 3)
            leaf = "leaf" if node in tribe.techs else "bud"
            canvas.sprite(leaf, (trunk.left - 8, y - 24), 28)
            _node(canvas, spot, view, tribe, node, effects[node], texts)

    return Block(30 + sum(highs) + 5 * (len(highs) - 1), draw)


def _node(
    canvas: Canvas,
    box: Box,
    view: ReviveView,
    tribe: TribeView,
    node: str,
    effect: str,
    texts: Texts,
) -> None:
    """Draw a technology: whether it is known, or its price, and its effect."""
    known, may = node in tribe.techs, open_node(tribe, node)
    fill = HUE["done"] if known else HUE["cream"] if may else HUE["drift1"]
    edge = HUE["done_edge"] if known else HUE["rust"] if may else HUE["hairline"]
    canvas.framed(box, fill, edge, 10, 3)
    canvas.region(box, words(node, "tech"))
    title, text = box.inset(14, 6).rows(28, 1.0)
    points = learned_points(view.edition, view.variant.cheap, node)
    for fact in (
        node.upper(),
        node_state(view, tribe, node, texts),
        node_text(view, tribe, node, texts),
    ):
        canvas.note(fact)
    name, right = title.columns(1.0, 30 if known else 100 if points else 60, gap=4)
    canvas.write(name, tech_name(tribe.id, node, texts), 22, "bold", HUE["ink"])
    if known:
        used = tribe.seat == view.active and node in view.used
        canvas.sprite("tick", (right.left, right.top - 2), 28, 0.5 if used else 1.0)
    else:
        price = book_cost(view.edition, view.variant.cheap, node)
        draw_effect(canvas, right, f"B{price} P{points}" if points else f"B{price}", texts, 32)
    canvas.write(text, effect, 20, "regular", HUE["ink"], lines=9, top=True)
