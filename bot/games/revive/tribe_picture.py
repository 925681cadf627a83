"""The picture of a tribe: its stock, tracks and machines, its bench of slots, cards, what counts at
the end, its tree."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from math import cos, pi, sin
from typing import Final, NamedTuple

from bot.games.revive.board import (
    counted_facts,
    left_to_build,
    node_state,
    node_text,
    open_node,
    switch_id,
    tribe_name,
)
from bot.games.revive.card_picture import (
    HEADS,
    banded,
    draw_card,
    draw_machine,
    draw_module,
    draw_voyage,
    paper,
    titled,
)
from bot.games.revive.descriptions import star_text, tech_name, tech_text
from bot.games.revive.effect_picture import HUE, LOOK, coin, draw_effect
from bot.games.revive.facts import machine_of, points_of, stores
from bot.games.revive.symbols import key_block, symbols_in
from bot.games.revive.table_picture import portrait
from bot.render.draw import fonts
from bot.render.draw.blocks import (
    TALL_WIDTH_PX,
    Block,
    beside,
    each,
    height,
    needed,
    sheet_canvas,
    stack,
)
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.hexes import HEX_CORNERS
from bot.render.draw.layout import Box
from bot.render.draw.picture import Picture
from bot.render.draw.seats import seat_name
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Texts
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

HEAD_PX: Final = 134
EDGE: Final = 14
INNER: Final = TALL_WIDTH_PX - 2 * EDGE
NAMED_PX, COIN_PX = 138, 90
"""Where names begin in the head, and the width that its coin takes."""
ACROSS: Final = 4
"""Cards and voyages in a row."""
CARD_PX, MACHINE_PX, STORE_PX = 88, 54, 60
PLACED_PX, MODULE_PX = 54, 56
"""Height of a card in a slot; of a module there."""
TRACKS_PX: Final = 452
"""Width of the tracks."""
THINGS_ACROSS: Final = 3
"""Machines and sites in a row below the tracks."""
FREE_PX: Final = 44
"""Height of the sites that take any machine of their colour."""
ITEM_PX, ITEM_ICON_PX, COUNTED_PX = 38, 30, 34
"""Height of a thing that counts at the end, of its drawing, and of its points."""
BRANCH_PX, ROOT_PX, FOOT_PX = 26, 290, 22
"""Height of the branches between two rows of the tree; width of its root, and height of what is
below that."""
NODE_PX, NAME_SIZE = 16, 21
"""Height of a technology beside its name and its effect; size of its name."""
GAP: Final = 8
"""Between blocks."""
AIR: Final = Block(4, lambda _canvas, _box: None)
"""Between the parts of a sheet: a gap and a little more."""
ENDS_OF: Final = {"side": ("side", "side_top", "side_bottom")}
"""The slot that takes cards at two ends, and the names of these ends in picks."""
TERRAINS: Final = {"yellow": "hex_field", "green": "hex_forest_0", "grey": "hex_mountain"}
"""The land of each track."""


def draw_sheet(view: ReviveView, texts: Texts) -> Picture:
    """Draw the board of the viewer, a seat, alike for all screens."""
    assert isinstance(view.viewer, int)
    return draw_tribe(view, view.viewer, texts)


def draw_tribe(view: ReviveView, seat: Seat, texts: Texts) -> Picture:
    """Draw the board of a tribe, which is public."""
    blocks = _blocks(view, seat, texts)
    canvas = sheet_canvas(HEAD_PX + height(blocks, GAP), LOOK.art, "ground")
    canvas.cover("horizon_tall", canvas.box._replace(low=HEAD_PX - 6))
    _head(canvas, Box(EDGE, 6, TALL_WIDTH_PX - EDGE, HEAD_PX), view, seat, texts)
    stack(canvas, canvas.box.inset(EDGE, 0)._replace(top=HEAD_PX), blocks, GAP)
    return canvas.finish()


def _blocks(view: ReviveView, seat: Seat, texts: Texts) -> list[Block]:
    """Return the blocks below the head."""
    tribe = view.tribes[seat]
    parts = [
        [*_long_star(view, seat, texts), _stock(view, tribe, texts)],
        [*_tracks_and_machines(tribe, texts), *_free_sites(tribe, texts)],
        [_bench(tribe, texts)],
        [*_cards(tribe, texts), *_voyages(tribe, texts)],
        _ends(view, seat, texts),
        [titled(texts.say("draw-tree")), _tree(view, tribe, texts)],
        [key_block(symbols_in(view, seat), INNER, texts)],
    ]
    return [block for part in parts for block in (*part, AIR)][:-1]


def _head(canvas: Canvas, box: Box, view: ReviveView, seat: Seat, texts: Texts) -> None:
    """Draw whose board it is, and its points."""
    portrait(canvas, (box.left + 64, box.top + 60), 106, seat, view.tribes[seat].id)
    points = points_of(view, seat)
    phase = phase_text(view, texts)
    right = box.right - fonts.width(phase, "bold", 26) - 20
    canvas.text((box.right, box.top + 20), phase, 26, "bold", HUE["ink"], "right")
    coin(canvas, (box.right - 44, box.top + 80), points, 78)
    named = Box(box.left + NAMED_PX, box.top, right, box.top + 42)
    canvas.write(named, seat_name(texts, seat), 38, "bold", HUE["ink"])
    people = named._replace(top=named.low, low=named.low + 32, right=box.right - COIN_PX)
    canvas.write(people, tribe_name(view, seat, texts), 26, "semibold", HUE["ink"])
    text, pill = _star_of(view, seat, texts)
    if not _long_star(view, seat, texts):
        _star(canvas, Box(people.left, people.low + 2, people.left + pill, people.low + 38), text)


def _star_of(view: ReviveView, seat: Seat, texts: Texts) -> tuple[str, int]:
    """Return what a star brings, and the width of its pill."""
    text = star_text(view, seat, texts).removeprefix("★ ")
    return text, fonts.width(text, "semibold", 20) + 58


def _long_star(view: ReviveView, seat: Seat, texts: Texts) -> list[Block]:
    """Return what a star brings as a block if the head has no room for it."""
    text, pill = _star_of(view, seat, texts)
    if pill <= INNER - NAMED_PX - COIN_PX:
        return []
    return [Block(needed(text, INNER - 58, 20, "semibold") + 12, partial(_star, text=text))]


def _star(canvas: Canvas, box: Box, text: str) -> None:
    """Draw what a star brings the tribe."""
    canvas.panel(box, HUE["cream"], 14)
    canvas.sprite("star", (box.left + 10, box.middle[1] - 17), 34)
    spot = box._replace(left=box.left + 48, right=box.right - 8)
    canvas.write(spot, text, 20, "semibold", HUE["ink"], lines=9)


def _stock(view: ReviveView, tribe: TribeView, texts: Texts) -> Block:
    """Return a block with what the tribe can pay with, and its other figures, each over its word;
    what it lacks is a faint symbol."""
    amounts = {**stores(view, tribe.seat), "switch": 0}
    names = [*amounts]
    across = -(-len(names) // 2)

    words_wide = [fonts.width(texts.say(f"draw-key-{name}"), "regular", 20) for name in names]
    wides = [max(*words_wide[n::across], 84) + 8.0 for n in range(across)]
    if max(wides) * across <= INNER - 12:
        wides = [1.0] * across

    def draw(canvas: Canvas, box: Box) -> None:
        paper(canvas, box)
        for n, line in enumerate(box.inset(6, 3).rows(1.0, 1.0)):
            row = names[n * across : (n + 1) * across]
            for name, spot in zip(row, line.columns(*wides), strict=False):
                canvas.region(spot, words(name, "resource") if name in RESOURCES else ())
                _store(canvas, spot, name, amounts[name], tribe, texts)

    return Block(2 * STORE_PX + 6, draw)


def _store(canvas: Canvas, box: Box, name: str, n: int, tribe: TribeView, texts: Texts) -> None:
    above, below = box.rows(1.0, 26)
    on = n > 0 or name == "switch"
    sprite = "switch_off" if name == "switch" and tribe.switched else name
    number = fonts.width(f"{n}", "bold", 32) if n else 0
    x, y = above.middle[0] - (38 + number) // 2, above.middle[1]
    canvas.sprite(sprite, (x, y - 19), 38, 1.0 if on else 0.3)
    if n:
        canvas.text((x + 38, y), f"{n}", 32, "bold", HUE["ink"])
    fill = HUE["ink"] if on else HUE["second"]
    word = texts.say(f"draw-key-{name}")
    canvas.text((below.middle[0], below.middle[1] - 3), word, 20, "regular", fill, "middle")
    if name == "switch":
        canvas.note(texts.say(switch_id(tribe)))


def _tracks_and_machines(tribe: TribeView, texts: Texts) -> list[Block]:
    """Return the machine tracks, beside each a machine of the tribe, or a site that is not open
    yet, and rows with the others."""
    things = [
        *(Block(MACHINE_PX, partial(draw_machine, machine=m.id, does=machine_of(tribe, m.id),
                                  texts=texts, spent=m.spent))
          for m in tribe.machines),
        *each((site for site, row in SITE.items() if row.printed and site not in tribe.sites),
              MACHINE_PX, _site, texts=texts),
    ]  # fmt: skip
    near, high = len(COLOURS), len(COLOURS) * (MACHINE_PX + GAP) - GAP

    def draw(canvas: Canvas, box: Box) -> None:
        left, right = box.columns(TRACKS_PX, 1.0, gap=GAP)
        _tracks(canvas, left, tribe, texts)
        stack(canvas, right, things[:near], GAP)

    return [Block(high, draw), *beside(things[near:], THINGS_ACROSS)]


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
            _space(canvas, cell.centred(size, size), colour, n, tribe.tracks[colour])


def _space(canvas: Canvas, box: Box, colour: str, n: int, at: int) -> None:
    """Draw a space of a track with its number: if it is reached, as thawed land; else with what it
    brings below."""
    x, y = box.middle
    reached, bonus = n <= at, _bonus(colour, n)
    ground = TERRAINS[colour] if reached else "space"
    canvas.sprite(ground, (x - box.high * 38 // 87, box.top), box.high)
    if reached:
        canvas.panel(Box(x, y - 11, x, y - 11).centred(24, 24), HUE["ink"], 12)
        canvas.text((x, y - 11), f"{n}", 20, "bold", HUE["snow"], "middle")
        return
    canvas.text((x, y - 12 if bonus else y), f"{n}", 20, "bold", HUE["second"], "middle")
    if bonus == "point":
        coin(canvas, (x, y + 11), NUMBERS.colour_points, 26)
    elif bonus:
        canvas.sprite(bonus, (x - 13, y - 3), 26)


def _bonus(colour: str, n: int) -> str:
    """Return the sprite of what a space of a track brings."""
    if n == NUMBERS.track_artifact:
        return f"artifact_{colour}"
    if n == NUMBERS.track:
        return "point"
    return "machine" if any((colour, n) in site.needs.items() for site in SITE.values()) else ""


def _site(canvas: Canvas, box: Box, site: str, texts: Texts) -> None:
    """Draw a site that is not open yet and has a machine printed on it: that machine, and the steps
    it needs."""
    row = SITE[site]
    title, below = banded(canvas, box, row.colour, row.printed, HUE["quiet"])
    canvas.write(title, texts.word(row.printed), 20, "semibold", HUE["second"])
    _needs(canvas, below, site)
    does = below._replace(left=below.right - 64)
    draw_effect(canvas, does, MACHINE[row.printed].effect, texts, 26)


def _needs(canvas: Canvas, box: Box, site: str) -> None:
    """Draw the steps that open a site."""
    x, y = box.left, box.middle[1]
    for colour, n in SITE[site].needs.items():
        canvas.sprite(colour, (x, y - 12), 24)
        x += 34 + canvas.text((x + 26, y + 1), f"{n}", 20, "bold", HUE["ink"])


def _free_sites(tribe: TribeView, texts: Texts) -> list[Block]:
    """Return a block with the sites that are not open yet and take any machine of their colour:
    the steps that each needs."""
    free = [site for site, row in SITE.items() if not row.printed and site not in tribe.sites]
    wides = [46 * len(SITE[site].needs) + 10 for site in free]

    def draw(canvas: Canvas, box: Box) -> None:
        paper(canvas, box, HUE["quiet"])
        label, spots = box.inset(12, 4).columns(120, 1.0)
        canvas.write(label, texts.say("draw-sites"), 20, "semibold", HUE["second"])
        gap = min((spots.wide - sum(wides)) // max(len(free) - 1, 1), 24)
        left = spots.right - sum(wides) - gap * (len(free) - 1)
        for site, wide in zip(free, wides, strict=True):
            spot = spots._replace(left=left, right=left + wide)
            canvas.panel(spot, HEADS[SITE[site].colour], 8)
            _needs(canvas, spot.inset(7, 0), site)
            left += wide + gap

    return [Block(FREE_PX, draw)] if free else []


def _bench(tribe: TribeView, texts: Texts) -> Block:
    """Return a block with the slots, their cards and modules, as a bench."""
    most = max(len(placed) for placed in tribe.slots.values())

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, HUE["rim"], 8)
        canvas.panel(box._replace(top=box.top + 7), HUE["bench"], 8)
        spots = box.inset(8, 9).columns(*[1.0] * len(SLOTS), gap=8)
        for slot, spot in zip(SLOTS, spots, strict=True):
            _slot(canvas, spot, slot, tribe, texts)

    return Block(18 + 28 + most * PLACED_PX + MODULE_PX, draw)


def _slot(canvas: Canvas, box: Box, slot: str, tribe: TribeView, texts: Texts) -> None:
    """Draw a slot: its cards, and a place for each module."""
    canvas.region(box, [word for end in ENDS_OF.get(slot, (slot,)) for word in words(end, "slot")])
    title, below = box.rows(28, 1.0)
    canvas.write(title, texts.say(f"draw-slot-{slot}"), 20, "semibold", HUE["signed"])
    if slot == "side" and "m2" not in tribe.techs:
        canvas.panel(below, HUE["bench2"], 8)
        closed = texts.say("text-closed")
        canvas.write(below.inset(8, 2), closed, 20, "regular", HUE["signed"], "middle", lines=3)
        return
    cards, modules = below.rows(1.0, MODULE_PX)
    first = cards._replace(low=cards.top + PLACED_PX - 4)
    if cards.high and not tribe.slots[slot]:
        _free(canvas, first)
    for n, placed in enumerate(tribe.slots[slot]):
        spot = first._replace(top=first.top + n * PLACED_PX, low=first.low + n * PLACED_PX)
        canvas.panel(spot, HEADS[placed.colour], 7)
        canvas.region(spot, words(placed.card, "source"))
        does, word = spot.inset(4, 1), texts.word(placed.card)
        if fonts.fits(word, does.wide, "semibold", MIN_LETTER_PX, 1):
            name, does = does.rows(24, 1.0)
            canvas.write(name, word, 20, "semibold", HUE["ink"])
        else:
            canvas.note(word)
        size = min(does.high, 26)
        canvas.sprite(placed.colour, (does.left, does.middle[1] - size // 2), size)
        does = does._replace(left=does.left + size)
        draw_effect(canvas, does, CARD[placed.card].text(placed.half), texts, 28)
    places = modules.columns(*[1.0] * NUMBERS.slots[slot], gap=4)
    for module, spot in zip(tribe.modules[slot], places, strict=False):
        draw_module(canvas, spot, module, texts)
    for spot in places[len(tribe.modules[slot]) :]:
        _free(canvas, spot)


def _free(canvas: Canvas, box: Box) -> None:
    """Draw an empty place on the bench."""
    canvas.framed(box, HUE["bench2"], HUE["coin_edge"], 7, 2)


def _cards(tribe: TribeView, texts: Texts) -> list[Block]:
    """Return rows with the active cards and then those at rest, each pile below its heading; rows
    are filled, and one holds cards of both piles if that saves a row or a card alone in its."""

    def spread(*piles: tuple[str, ...]) -> list[list[tuple[str, bool]]]:
        cards = [(card, pile is tribe.rest) for pile in piles for card in pile]
        many = -(-len(cards) // ACROSS)
        ends = [len(cards) * n // many for n in range(many + 1)] if many else []
        return [cards[first:end] for first, end in pairwise(ends)]

    apart, together = spread(tribe.active) + spread(tribe.rest), spread(tribe.active, tribe.rest)
    titles, blocks = {False: "draw-active", True: "draw-rest"}, list[Block]()
    for row in min(apart, together, key=lambda rows: (len(rows), 1 in map(len, rows))):
        heads = [titled(texts.say(titles.pop(at))) if at in titles else AIR for _, at in row]
        if any(head is not AIR for head in heads):
            blocks += beside(heads, len(row))
        shown = [
            Block(CARD_PX, partial(draw_card, card=card, texts=texts, rest=at)) for card, at in row
        ]
        blocks += beside(shown, len(row))
    return blocks


def _voyages(tribe: TribeView, texts: Texts) -> list[Block]:
    """Return rows with the voyages that the tribe may sail."""
    voyages = each(tribe.voyages, MACHINE_PX, draw_voyage, texts=texts)
    return [titled(texts.say("draw-voyages")), *beside(voyages, ACROSS)] if voyages else []


class Counted(NamedTuple):
    """What counts at the end: its drawing, a word, how many there are, the points that they give
    now, and how often each counts."""

    sprite: str
    word: str
    n: int | None = None
    points: int | None = None
    times: int = 1


def _counted(view: ReviveView, seat: Seat, texts: Texts) -> list[Counted]:
    """Return what counts at the end for a seat, as far as the viewer may know it, and the crates
    of which the viewer knows."""
    tribe = view.tribes[seat]
    card = tribe.card or view.card
    found = list[Counted]()
    for colour in COLOURS:
        vase, n = f"artifact_{colour}", tribe.artifacts[colour]
        if not card:
            found.append(Counted(vase, texts.say("draw-key-artifact"), n))
            continue
        line = ARTIFACT_CARD[card].of(colour)
        have = COUNT[line.counts](tribe)
        times = (n + 1) * line.points
        found.append(Counted(vase, _counts(line.counts, texts), have, have * times, times))
    for site, location in view.locations.items():
        if site in tribe.settled:
            row = LOCATION[location]
            have = COUNT[row.counts](tribe)
            points = min(NUMBERS.location_most, have * row.points)
            found.append(Counted(location, _counts(row.counts, texts), have, points))
    points = NUMBERS.progress_points[tribe.markers]
    found.append(Counted("progress", texts.say("draw-key-progress"), tribe.markers, points))
    rest = sum(tribe.stock[resource] for resource in RESOURCES)
    points = rest // NUMBERS.leftovers
    found.append(Counted("any", texts.say("draw-leftovers"), rest, points))
    if view.variant.abyss:
        word = texts.say("draw-key-devotion")
        found.append(Counted("devotion", word, tribe.devotion, tribe.devotion))
        found.append(Counted("flask", texts.say("draw-flasks"), tribe.flasks))
    return found + [Counted(crate, texts.word(crate)) for crate in tribe.crates or ()]


def _counts(what: str, texts: Texts) -> str:
    return texts.say(f"counts-{what.replace('_', '-')}")


def _ends(view: ReviveView, seat: Seat, texts: Texts) -> list[Block]:
    """Return a block with what counts at the end, each with its points at the right, and a line of
    what is left to build and done."""
    items = _counted(view, seat, texts)
    rows = -(-len(items) // 2)
    tribe = view.tribes[seat]
    did = {"explored": tribe.explored, "discs": tribe.discs, "crates": tribe.crates_taken}
    left_over, done = texts.say("draw-left", **left_to_build(tribe)), texts.say("draw-done", **did)

    def draw(canvas: Canvas, box: Box) -> None:
        paper(canvas, box)
        table, foot = box.inset(12, 6).rows(1.0, ITEM_PX)
        lines = table.rows(*[1.0] * rows)
        spots = [spot for line in lines for spot in line.columns(1.0, 1.0, gap=16)]
        for item, spot in zip(items, spots, strict=False):
            y, left = spot.middle[1], spot.left + ITEM_ICON_PX + 6
            canvas.sprite(item.sprite, (spot.left, y - ITEM_ICON_PX // 2), ITEM_ICON_PX)
            if item.times > 1:
                left += 8 + canvas.text((left - 2, y), f"×{item.times}", 20, "bold", HUE["ink"])
            end = spot.right - COUNTED_PX - 14
            if item.n is not None:
                end -= canvas.text((end, y), f"{item.n}", 22, "bold", HUE["ink"], "right") + 6
            word = spot._replace(left=left, right=end)
            canvas.write(word, item.word, 20, "regular", HUE["second"])
            if item.points is not None:
                coin(canvas, (spot.right - COUNTED_PX // 2, y), item.points, COUNTED_PX)
        canvas.panel(foot._replace(low=foot.top + 2), HUE["hairline"], 0)
        told = foot._replace(top=foot.top + 4)
        canvas.write(told, left_over, 20, "regular", HUE["ink"])
        canvas.write(told, done, 20, "regular", HUE["ink"], "right")
        for fact in counted_facts(view, seat, texts):
            canvas.note(fact)

    return [titled(texts.say("draw-count")), Block((rows + 1) * ITEM_PX + 12, draw)]


def _tree(view: ReviveView, tribe: TribeView, texts: Texts) -> Block:
    """Return a block with the tribe's tree, its root at the bottom: what is known, what may be
    learnt next, what later."""
    column = (INNER - 2 * GAP) // 3
    nodes = [*NODES[4:], *NODES[1:4], NODES[0]]
    highs = list[int]()
    for node, wide in zip(nodes, [*[column] * 6, ROOT_PX], strict=True):
        title = wide - 20 - _price_wide(view, tribe, node)
        name = needed(tech_name(tribe.id, node, texts), title, NAME_SIZE, "bold")
        highs.append(name + needed(tech_text(tribe.id, node, texts), wide - 20) + NODE_PX)
    rows = [max(highs[:3]), max(highs[3:6]), highs[6]]

    def draw(canvas: Canvas, box: Box) -> None:
        *lines, low = box._replace(low=box.low - FOOT_PX).rows(*rows, gap=BRANCH_PX)
        root = low.centred(ROOT_PX, low.high)
        x, snow = root.middle[0], box.low - FOOT_PX // 2
        turns = [n * pi / 20 for n in range(40)]
        canvas.cut([(x + 190 * cos(a), snow + 10 * sin(a)) for a in turns], HUE["rim"])
        canvas.panel(Box(x - 7, root.low, x + 7, snow + 2), HUE["sign"], 0)
        spots = [spot for line in lines for spot in line.columns(1.0, 1.0, 1.0, gap=GAP)]
        for node, spot, under in zip(nodes, spots, [*spots[3:], root, root, root], strict=False):
            _branch(canvas, spot, under, node in tribe.techs or under is root)
        for node, spot in zip(nodes, [*spots, root], strict=True):
            _node(canvas, spot, view, tribe, node, texts)

    return Block(sum(rows) + 2 * BRANCH_PX + FOOT_PX, draw)


def _price_wide(view: ReviveView, tribe: TribeView, node: str) -> int:
    """Return the width of what stands beside the name of a technology."""
    points = learned_points(view.edition, view.variant.cheap, node)
    return 30 if node in tribe.techs else 70 if points else 46


def _branch(canvas: Canvas, above: Box, under: Box, leaf: bool) -> None:
    """Draw the branch from a technology down to the one that it grows from: bent to its side, if
    that one is not below it."""
    x, top, low = above.middle[0], above.low - 4, under.middle[1]
    end = min(max(x, under.left), under.right)
    turns = [n * pi / 28 for n in range(15)]
    bend = [(x + (end - x) * (1 - cos(a)), top + (low - top) * sin(a)) for a in turns]
    canvas.stroke(bend, HUE["sign"], 13)
    canvas.stroke([(a - 2, b) for a, b in bend], HUE["bench"], 5)
    if leaf:
        canvas.sprite("leaf", (x + 4, above.low), 26)


def _node(
    canvas: Canvas, box: Box, view: ReviveView, tribe: TribeView, node: str, texts: Texts
) -> None:
    """Draw a technology: whether it is known, or its price on its upper edge, and its effect."""
    known, may = node in tribe.techs, open_node(tribe, node)
    fill = HUE["done"] if known else HUE["cream"] if may else HUE["drift1"]
    edge = HUE["done_edge"] if known else HUE["rust"] if may else HUE["hairline"]
    canvas.framed(box, fill, edge, 10, 3)
    canvas.region(box, words(node, "tech"))
    points = learned_points(view.edition, view.variant.cheap, node)
    for fact in (
        node.upper(),
        node_state(view, tribe, node, texts),
        node_text(view, tribe, node, texts),
    ):
        canvas.note(fact)
    inner, beside = box.inset(10, 7), _price_wide(view, tribe, node)
    title = inner._replace(right=inner.right - beside)
    name = tech_name(tribe.id, node, texts)
    taken = canvas.write(title, name, NAME_SIZE, "bold", HUE["ink"], lines=3, top=True)
    effect = inner._replace(top=inner.top + taken)
    canvas.write(
        effect, tech_text(tribe.id, node, texts), 20, "regular", HUE["ink"], lines=9, top=True
    )
    corner = Box(title.right, inner.top - 2, inner.right + 4, inner.top + 26)
    if known:
        used = tribe.seat == view.active and node in view.used
        canvas.sprite("tick", corner.centred(26, 26)[:2], 26, 0.5 if used else 1.0)
    else:
        price = book_cost(view.edition, view.variant.cheap, node)
        draw_effect(canvas, corner, f"B{price} P{points}" if points else f"B{price}", texts, 26)
