"""The picture of the board, a cut through the ground: the days on a line across the sky,
below it terraces with the eight places of the ring, joined by ladders at both ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.games.gharkane.outside import begun, open_amount
from bot.model.person import Screen
from bot.render.draw import fonts, kit
from bot.render.draw.blocks import TALL_BOARD_WIDTH_PX, Block, height, is_tall, needed, stack
from bot.render.draw.canvas import BOARD_LETTER_PX, MIN_LETTER_PX, Align, Canvas
from bot.render.draw.kit import Ink
from bot.render.draw.layout import Box
from bot.render.draw.look import look_of
from bot.render.draw.picture import Picture
from bot.render.draw.seats import seat_name
from bot.render.marks import mark
from bot.render.phases import phase_text
from bot.render.regions import together, words
from bot.texts import Texts, word_id
from engine.games.gharkane.content import ANIMALS, EDIBLE, EQUIPMENT, EVENTS
from engine.games.gharkane.shelter import Hero
from engine.games.gharkane.view import (
    CityView,
    DayView,
    GharkaneView,
    PlaceView,
    SeatView,
    SlotView,
)
from engine.kernel import Seat, Viewer

LOOK: Final = look_of("gharkane")
HUE: Final = LOOK.hues


class Scale(NamedTuple):
    """How large a board is drawn for a screen: pixels of layout."""

    wide: int
    fine: float
    """Pixels of the picture per pixel of layout."""
    least: int
    """Size of the smallest letters; `text` of what an event does, `title` of its name, `name` of a
    place's name."""
    text: int
    title: int
    name: int
    band: int
    """Height of the band of a day; beside one in force others are as narrow as this."""
    narrow: Mapping[str, int]
    """Least widths of days, and from which on a resolved one has its name."""
    named: int
    lines: int
    """In how many lines the whole text of an event may lie, else its short one stands there."""
    hero: float
    """How large heroes and animals are, and how far one hero is from the next."""
    step: int
    drawing: int
    """Height of the drawing of equipment on display, 0 where it is listed."""


CHANNEL: Final = Scale(
    1200, 1.0, BOARD_LETTER_PX, 31, 31, 32, 44, {"hidden": 64, "resolved": 84, "open": 232}, 200, 2,
    1.15, 57, 0,
)  # fmt: skip
COMPUTER: Final = Scale(
    1200, 1.0, MIN_LETTER_PX, 20, 22, 28, 34, {"hidden": 80, "resolved": 142, "open": 170}, 142, 3,
    1.1, 60, 32,
)  # fmt: skip
PHONE: Final = Scale(
    TALL_BOARD_WIDTH_PX, 1.25, MIN_LETTER_PX, 20, 22, 26, 34,
    {"hidden": 48, "resolved": 154, "open": 170}, 154, 3, 0.96, 50, 44,
)  # fmt: skip
SCALES: Final[Mapping[Screen, Scale]] = {"channel": CHANNEL, "computer": COMPUTER, "phone": PHONE}

COLUMNS: Final = ((34, 396), (420, 782), (806, 1168))
TERRACES: Final = ((252, 398), (481, 606), (689, 814))
"""Of a wide picture: the ends of each place, and the top and the ground of each terrace."""
RING: Final = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))
"""The places in ring order: column and terrace. The middle is rock."""
CENTRE: Final = Box(402, 471, 798, 710)
"""The rock in the middle of a wide picture."""
GROUND_PX: Final = (950, 246, 892)
"""Height of the drawing of its ground; where in it the days end, and the legend begins."""
TALL_COLUMNS: Final = ((22, 286), (298, 560))
TALL_TERRACES: Final = ((4, 148), (231, 356), (439, 564), (647, 772))
TALL_RING: Final = ((0, 0), (1, 0), (1, 1), (1, 2), (1, 3), (0, 3), (0, 2), (0, 1))
TALL_RING_PX: Final = 848
EARTH_PX: Final = 80
"""Height of the strip of earth below a ground line, with what is said about the place."""
HERO: Final = (52, 90, 88)
"""Width and height of a hero's drawing, and of its part above the ground."""
DAYS_PX: Final = 58
"""Where the days begin."""
DAY_GAP_PX: Final = 12
SEALED_PX: Final = 96
"""Height of a day that is still sealed."""
SHARES: Final = {"hidden": 1.0, "resolved": 1.0, "open": 1.5, "now": 2.2}
"""Relative widths of days; `now` is the last one in force."""
LANDMARK_PX: Final = 150
"""Width of a place at its full height of 140."""
SMALLEST: Final = 0.62
"""How small a place is drawn, at most, to leave room for heroes."""
BEFORE: Final = 0.8
"""From which share of its width on an animal or a crate stands then."""
CLOSER: Final = 0.94
"""How much closer three heroes stand than two."""
GAP_PX: Final = 8
"""Between what stands in a scene."""
CRATE_PX: Final = 46
ANIMAL: Final = (66, 44)
"""Width and height of an animal's drawing."""
WARNING: Final = Ink(HUE["danger"], HUE["ink"], HUE["ink"])


def scale_of(canvas: Canvas) -> Scale:
    """Return the scale in which a picture is drawn."""
    if is_tall(canvas):
        return PHONE
    return CHANNEL if canvas.least == BOARD_LETTER_PX else COMPUTER


def draw_board(view: GharkaneView, texts: Texts, screen: Screen = "channel") -> Picture:
    """Draw the public board for a screen."""
    scale = SCALES[screen]
    tall, edge = scale is PHONE, 14 if scale is PHONE else 18
    days = _days(view, scale, texts)
    sky = DAYS_PX + height(days, DAY_GAP_PX)
    down = sky - DAY_GAP_PX - GROUND_PX[1]
    low = sky + TALL_RING_PX if tall else GROUND_PX[2] + down
    middle = CENTRE._replace(top=CENTRE.top + down, low=CENTRE.low + down)
    if tall:
        middle = Box(12, low + 8, scale.wide - 12, low + 34)
        rows = 40 * (view.seats + bool(view.medals))
        more = rows + _gear_px(middle.inset(10, 0), view, texts, scale)
        middle = middle._replace(low=middle.low + more)
        low = middle.low + 8
    key = legend(_entries(view, texts), scale)
    canvas = Canvas((scale.wide, low + key.high), LOOK.art, None, scale.fine, scale.least)
    ground(canvas, sky if tall else down, view)
    legend_box = canvas.box._replace(top=low)
    canvas.panel(legend_box, HUE["ink"], 0)
    _head(canvas, Box(edge, 4, scale.wide - edge - 6, 54), view, texts)
    stack(canvas, Box(edge, DAYS_PX, scale.wide - edge, sky), days, DAY_GAP_PX)
    _centre(canvas, middle, view, texts)
    ring(canvas, sky if tall else down, view, texts)
    key.draw(canvas, legend_box)
    return canvas.finish()


def legend(entries: Sequence[tuple[str, str]], scale: Scale) -> Block:
    """Return what the symbols mean."""
    size, edge = scale.least, (14 if scale is PHONE else 24, 6)
    return kit.key_block(entries, scale.wide, size + 14, size, HUE["soft"], size + 16, edge)


def ground(canvas: Canvas, top: int, view: GharkaneView) -> None:
    """Draw the sky and the terraces: in a tall picture from `top` down, in a wide one `GROUND_PX`
    lower."""
    tall, day = is_tall(canvas), view.phase == "day"
    sky = top if tall else top + GROUND_PX[1]
    if tall:
        canvas.panel(canvas.box, HUE["soil"], 0)
        canvas.sprite("tall_sky", (0, top), 224)
        for n in range(3):
            canvas.sprite(f"tall_cave_{n + 1}", (0, top + 224 + 208 * n), 208)
    else:
        canvas.sprite("board", (0, top), GROUND_PX[0])
    canvas.panel(canvas.box._replace(low=sky), HUE["noon" if day else "night"], 0)
    if day:
        canvas.sprite("tall_day_sky" if tall else "day_sky", (0, sky), 148 if tall else 152)


def stops(top: int, tall: bool) -> list[Box]:
    """Return the scenes of the places in ring order, their low edge the ground."""
    columns, terraces = (TALL_COLUMNS, TALL_TERRACES) if tall else (COLUMNS, TERRACES)
    scenes = [
        Box(columns[x][0], top + terraces[y][0], columns[x][1], top + terraces[y][1])
        for x, y in (TALL_RING if tall else RING)
    ]
    if not tall:
        below = RING.index((1, 2))
        scenes[below] = scenes[below]._replace(top=top + CENTRE.low + 4)
    return scenes


def _head(canvas: Canvas, box: Box, view: GharkaneView, texts: Texts) -> None:
    middle = box.middle[1]
    canvas.text((box.left, middle), texts.say("game-name"), 24, "semibold", HUE["soft"])
    sky = view.phase if view.phase in ("dusk", "night", "day") else "night"
    size = 32 if is_tall(canvas) else LOOK.sizes["phase"]
    said = phase_text(view, texts)
    wide = canvas.text((box.right, middle), said, size, "bold", HUE["bone"], "right")
    canvas.sprite(sky, (box.right - wide - 48, middle - 19), 38)


# --- the events of the days


def _days(view: GharkaneView, scale: Scale, texts: Texts) -> list[Block]:
    """Return the lines on which the days hang, each as high as its texts: all days in turn, the
    first line the shortest; on a tall picture the last one in force has its own below them."""
    hung, below = [*zip(view.days, _states(view), strict=True)], list[list[tuple[DayView, str]]]()
    if scale is PHONE:
        below = [[day] for day in hung if day[1] == "now"]
        hung = [day for day in hung if day[1] != "now"]
    least = sum(scale.narrow.get(state, scale.narrow["open"]) + 10 for _, state in hung)
    each = -(-len(hung) // max(-(-least // (scale.wide - 18)), 1)) or 1
    first = len(hung) % each
    lines = [hung[max(n, 0) : n + each] for n in range(first - each * bool(first), len(hung), each)]
    return [_line(view, line, scale, texts) for line in [*lines, *below]]


def _states(view: GharkaneView) -> list[str]:
    """Return how each day hangs there."""
    last = max((day.day for day in view.days if day.event and day.resolved is None), default=0)
    return [
        "hidden" if day.event is None
        else "resolved" if day.resolved is not None
        else "now" if day.day == last else "open"
        for day in view.days
    ]  # fmt: skip


def _line(
    view: GharkaneView, hung: Sequence[tuple[DayView, str]], scale: Scale, texts: Texts
) -> Block:
    """Return days that hang side by side, each in its state."""
    days, states = zip(*hung, strict=True)
    room = scale.wide - (28 if scale is PHONE else 36)
    fixed = {"hidden": scale.narrow["hidden"]} if {*states} != {"hidden"} else {}
    left = room - 10 * len(states) - states.count("hidden") * scale.narrow["hidden"]
    if left < scale.named * sum(SHARES[state] for state in states if state != "hidden"):
        fixed["resolved"] = scale.narrow["resolved"]
    wides = [fixed.get(state, SHARES[state]) for state in states]
    high = max(
        _notice(day, spot.wide, scale, texts).high
        for day, spot in zip(days, Box(0, 0, room, 0).columns(*wides, gap=10), strict=True)
    )

    def draw(canvas: Canvas, box: Box) -> None:
        right = canvas.box.right
        ends = [(0, box.top), (right // 2, box.top + 6), (right, box.top)]
        canvas.stroke(ends, HUE["road"], 3)
        spots = box.columns(*wides, gap=10)
        for day, state, spot in zip(days, states, spots, strict=True):
            _day(canvas, spot, view, (day, state), texts)
            for x in (spot.left + 9, spot.right - 9) if spot.wide > 130 else spot.middle[:1]:
                peg = Box(x - 5, spot.top - 10, x + 5, spot.top + 6)
                canvas.framed(peg, HUE["soft"], HUE["ink"], 2, 1)

    return Block(high, draw)


PAPERS: Final = {"now": ("alarm", "bone"), "open": ("rim", "soft"), "resolved": ("moss", "paper")}
"""Colours of a day's band and its paper."""
PAPER_PX: Final = 12
"""Margin of a paper."""


class Notice(NamedTuple):
    """What stands on the paper of a day: the title and its height, the text, whether the price
    stands beside the title; and the height of all."""

    title: str
    title_px: int
    text: str
    beside: bool
    high: int


def _notice(day: DayView, wide: int, scale: Scale, texts: Texts) -> Notice:
    """Return what stands on a day of this width."""
    if day.event is None:
        return Notice("", 0, "", beside=False, high=SEALED_PX)
    room, title = wide - 2 * PAPER_PX, texts.word(day.event)
    size, letters = _letters(wide, scale)
    across, high = needed(title, room, size, "bold"), scale.band + 14
    if day.resolved is not None:
        beside = needed(title, room - 50, size, "bold") == across
        below = across + (34 if beside else 44) if wide >= scale.named else 96
        return Notice(title, across, "", beside=False, high=high + below)
    whole, short = (texts.say(f"{word_id(day.event)}.{part}") for part in ("text", "short"))
    most = scale.lines * fonts.leading(letters) + fonts.leading(size) - across
    text = whole if needed(whole, room, letters) <= most else short
    beside = fonts.width(title, "bold", size) + 24 + _price_px(day.event, scale) <= room
    high += across + needed(text, room, letters) + (0 if beside else _icon_px(scale) + 4)
    return Notice(title, across, text, beside, high)


def _letters(wide: int, scale: Scale) -> tuple[int, int]:
    """Return the sizes of the title and the text on a day of this width."""
    more = 4 if scale is COMPUTER and wide > 360 else 0
    return scale.title + more, scale.text + more // 2


def _icon_px(scale: Scale) -> int:
    """Return the size of what an event costs."""
    return 32 if scale is COMPUTER else max(28, scale.least)


def _things(event: str) -> list[tuple[int, Sequence[str]]]:
    cost = EVENTS[event].cost.items()
    return [(n, EDIBLE if word == "edible" else (word,)) for word, n in cost]


def _price_px(event: str, scale: Scale) -> int:
    """Return the width of the price of an event."""
    size = _icon_px(scale)
    return sum(
        fonts.width(str(n), "bold", size) + 13 + size + (len(icons) - 1) * size * 2 // 3
        for n, icons in _things(event)
    )


def _price(canvas: Canvas, box: Box, event: str, size: int) -> int:
    """Draw what an event costs: amounts, each before the sprites of what may pay it, which overlap
    by a third. Return the right end."""
    x = box.left
    for amount, sprites in _things(event):
        x += canvas.text((x, box.middle[1] + 1), str(amount), size, "bold", HUE["ink"]) + 3
        for n, sprite in enumerate(sprites):
            x += canvas.sprite(sprite, (x - n * box.high // 3, box.top), box.high)
        x += 10 - (len(sprites) - 1) * box.high // 3
    return x


def _day(
    canvas: Canvas, box: Box, view: GharkaneView, hung: tuple[DayView, str], texts: Texts
) -> None:
    """Draw a day as a notice on the line: in force, resolved, or still sealed."""
    day, state = hung
    if day.event is None:
        now = day.day == view.chapter and view.phase not in ("setup", "posting")
        _sealed(canvas, box, day.day, now)
        return
    canvas.region(box, words(day.event, "event"))
    canvas.shows(f"day {day.day}", (day.event, day.resolved), box.inset(-4))
    open_, scale = day.resolved is None, scale_of(canvas)
    canvas.panel(Box(box.left + 4, box.top + 5, box.right + 4, box.low + 5), HUE["shade"], 6)
    top_ink, ground_ink = PAPERS[state]
    canvas.panel(box, HUE[top_ink], 6)
    band, paper = box.rows(scale.band, 1.0)
    canvas.panel(paper, HUE[ground_ink], 6)
    canvas.panel(paper._replace(low=paper.top + 8), HUE[ground_ink], 0)
    notice = _notice(day, box.wide, scale, texts)
    top, size = band.inset(PAPER_PX, 0), max(26, scale.least)
    y, said = top.middle[1] + 2, texts.say("draw-day", n=day.day)
    points = canvas.text((top.right, y), f"+{day.points}", size, "bold", HUE["bone"], "right")
    if open_ or box.wide >= scale.named:
        starred, letters = top.right - points - 32, max(22 if open_ else 20, scale.least)
        if top.left + fonts.width(said, "bold", letters) > starred - 4:
            canvas.note(said)
            said = str(day.day)
        canvas.text((top.left, y), said, letters, "bold", HUE["bone"])
        canvas.sprite("points", (starred, y - 15), 28)
    resolved = texts.say("draw-resolved")
    if day.resolved is not None and box.wide < scale.named:
        canvas.noted += [said, notice.title, resolved]
        x, y = paper.middle
        _seal(canvas, (x, y - 24), day.day, False)
        kit.seat_on(canvas, (x, y + 25), 50, day.resolved, HUE["ink"])
        return
    inner = paper.inset(PAPER_PX, 6)
    title, letters = _letters(box.wide, scale)
    canvas.write(inner, notice.title, title, "bold", HUE["ink"], lines=4, top=True)
    if day.resolved is not None:
        kit.seat_on(canvas, (inner.right - 18, inner.low - 18), 38, day.resolved, HUE["ink"])
        if fonts.width(resolved, "semibold", scale.least) + 50 <= inner.wide:
            at = inner.left, inner.low - 18
            canvas.text(at, resolved, 20, "semibold", HUE["fern"])
        else:
            canvas.note(resolved)
        return
    text = inner._replace(top=inner.top + notice.title_px)
    if notice.text != texts.say(short := f"{word_id(day.event)}.short"):
        canvas.note(texts.say(short))  # the full text contains it
    canvas.write(text, notice.text, letters, "regular", HUE["ink"], lines=9, top=True)
    wide = _price_px(day.event, scale)
    size = _icon_px(scale) * min(inner.wide, wide) // wide
    y = inner.top if notice.beside else inner.low - size
    foot = Box(max(inner.right - wide, inner.left), y, inner.right, y + size)
    canvas.keep(foot._replace(right=_price(canvas, foot, day.event, size)))


def _sealed(canvas: Canvas, box: Box, day: int, now: bool) -> None:
    """Draw an envelope with the number of its day."""
    canvas.framed(box, HUE["sealed"], HUE["line"], 6)
    x, y = box.middle[0], box.top + min(box.high // 2, box.wide)
    canvas.stroke([(box.left + 3, box.top + 3), (x, y), (box.right - 3, box.top + 3)], HUE["line"])
    _seal(canvas, (x, y), day, now)


def _seal(canvas: Canvas, middle: tuple[int, int], day: int, now: bool) -> None:
    seal = Box(*middle, *middle).centred(42, 42)
    canvas.framed(seal, HUE["night"], HUE["lamp" if now else "line"], 21, 3)
    canvas.text(middle, str(day), 26, "bold", HUE["lamp" if now else "nova"], "middle")


# --- the ring


def ring(canvas: Canvas, top: int, view: GharkaneView, texts: Texts) -> None:
    """Draw the places; `top`: as of `ground`."""
    for scene, place in zip(stops(top, is_tall(canvas)), view.places, strict=True):
        _place(canvas, scene, view, place, texts)


def _place(canvas: Canvas, scene: Box, view: GharkaneView, place: PlaceView, texts: Texts) -> None:
    right = scene.right + bool(place.slots) * _beyond(scene)
    canvas.region(
        scene._replace(right=right, low=scene.low + 8), words(place.id, "place", "origin")
    )
    scenery(canvas, scene, place, view.viewer, dict.fromkeys(place.threatened, "!"))
    strip(canvas, scene, view, place, texts, scale_of(canvas).name)


def strip(
    canvas: Canvas,
    scene: Box,
    view: GharkaneView,
    place: PlaceView,
    texts: Texts,
    size: int,
) -> None:
    """Write into the earth below a scene the place's name, its stock, and what is found there."""
    earth = Box(scene.left + 8, scene.low + 10, scene.right - 2, scene.low + EARTH_PX)
    name, second = earth._replace(low=earth.low - 6).rows(32, 32)
    if place.resource is not None and place.stock is not None:
        short = begun(view) and not place.stock
        ink = HUE["danger" if short else "bone" if begun(view) else "soft"]
        at = name.right - 6, name.middle[1]
        wide = canvas.text(at, str(place.stock), LOOK.sizes["count"], "bold", ink, "right")
        icon = at[0] - wide - 46, name.top - 1
        canvas.shows(f"stock {place.id}", place.stock, name._replace(left=icon[0]))
        canvas.sprite(place.resource, icon, 38, 1 if begun(view) else 0.5)
        canvas.keep(Box(*icon, icon[0] + 38, icon[1] + 38))
        name = name._replace(right=icon[0] - 6)
    canvas.write(name, texts.word(place.id), size, "bold", HUE["bone"])
    if place.game_left is not None:
        _game(canvas, second, view, place, texts)
    if place.city is not None:
        _city(canvas, second, place.city, texts)
    signs = second._replace(left=scene.left, right=scene.right + _beyond(scene))
    spots = signs.columns(*[1.0] * len(place.slots), gap=6)
    for slot, spot in zip(place.slots, spots, strict=True):
        _yield(canvas, spot, slot)


def scenery(
    canvas: Canvas, scene: Box, place: PlaceView, viewer: Viewer, signs: Mapping[Seat, str]
) -> None:
    """Draw a place on its ground line, and what and who is there; `signs`: of seats whose standing
    hero there is in danger."""
    there, on = _standers(place)
    rest, scale = _rest(scene, place), scale_of(canvas)
    k = scene.wide / (300 if len(there) < 3 else 350)
    wide, high = (CRATE_PX, CRATE_PX) if place.city else (round(n * k) for n in ANIMAL)
    found = wide if place.game or place.city else 0
    near = round(scale.step * (1 if len(there) < 3 else CLOSER))
    room = rest.wide - near * len(there) - found - 2 * GAP_PX
    built = landmark(canvas, scene, place.id, room)
    x = scene.left + max(built + min(room - built, 0), round(built * BEFORE))
    x += min(max(room - built, 0), GAP_PX)
    free = rest.right - (x + found if found else scene.left + built) - GAP_PX
    step = min(near, free // max(len(there), 1))
    k = min(scale.hero, max((step - 2) / 44, canvas.least / 29))
    if place.slots:
        _slots(canvas, scene, place, on)
    elif found:
        _at_home(canvas, Box(x, scene.low - high + 1, x + wide, scene.low + 1), place)
    last = rest.right - 2 - round(HERO[0] * k) // 2
    for n, stander in enumerate(reversed(there)):  # each before the one to its right
        _hero(canvas, (last - step * n, scene.low + 2), stander, (place.id, viewer), signs, k)
    k = min(scale.hero, (_plank_px(scene) - 2) / 44)
    for slot, (x, y) in zip(place.slots, planks(scene, place), strict=True):
        if slot.force in on:
            _hero(canvas, (x, y - 3), on[slot.force], (place.id, viewer), signs, k)


def landmark(canvas: Canvas, scene: Box, place: str, room: int) -> int:
    """Draw a place on its ground line, at the left end of its scene, smaller if there is less
    room. Return its width."""
    high = min(max(scene.high, 125), 140) if scene.wide > 300 else 122
    share = high / 140
    share *= min(1, max(SMALLEST, room / (LANDMARK_PX * share)))
    high = round(140 * share)
    at = scene.left - round(10 * share), scene.low - high
    canvas.sprite(f"place_{place}", at, round(142 * share))
    return round(LANDMARK_PX * share)


def _at_home(canvas: Canvas, box: Box, place: PlaceView) -> None:
    """Draw the animal or the crate of a place: beside its landmark, before it where many heroes
    need room."""
    canvas.shows(f"found at {place.id}", (place.game or (place.city and place.city.shown),), box)
    if place.game is not None:
        canvas.region(box, words(place.game, "hunt"))
        canvas.sprite(place.game, box[:2], box.high)
    elif place.city is not None and (place.city.shown is not None or place.city.left):
        canvas.sprite("crate", box[:2], box.high)
        canvas.sprite(place.city.shown or "search", (box.left + 11, box.top + 13), 24)


def _small(canvas: Canvas, row: Box) -> int:
    """Return the size of what is said about a place below its name."""
    return scale_of(canvas).title if row.wide > 300 else canvas.least


def _game(canvas: Canvas, row: Box, view: GharkaneView, place: PlaceView, texts: Texts) -> None:
    """Draw what is said about the animal: its name, what it costs tonight, the number of tiles."""
    if place.game is None:
        canvas.write(row, texts.say("draw-no-game"), fill=HUE["soft"])
        return
    y, size = row.middle[1], _small(canvas, row)
    name, high = texts.word(place.game), size + 5
    x = row.left + canvas.text((row.left, y), name, size, fill=HUE["soft"]) + 4
    canvas.sprite("shield", (x, y - high // 2), high)
    resistance = ANIMALS[place.game].resistance + open_amount(view, "tougher_game")
    canvas.text((x + high // 2, y - 1), str(resistance), size, "bold", HUE["bone"], "middle")
    canvas.note(texts.say("draw-resistance", n=resistance))
    x += high + 6
    short, tiles = f"×{place.game_left}", texts.say("draw-tiles", n=place.game_left or 0)
    fits = x + fonts.width(tiles, "regular", size) <= row.right
    canvas.note(short if fits else tiles)
    canvas.text((x, y), tiles if fits else short, size, fill=HUE["soft"])


def _city(canvas: Canvas, row: Box, city: CityView, texts: Texts) -> None:
    """Draw what is said about the search: the tile on top, and how many are left."""
    y, size = row.middle[1], _small(canvas, row)
    tiles = texts.say("draw-tiles", n=city.left)
    shown = f"{texts.word(city.shown)} · " if city.shown else ""
    if shown and fonts.width(shown + tiles, "regular", size) > row.wide:
        canvas.note(shown)  # it lies on the crate
        shown = ""
    wide = canvas.text((row.left, y), shown, size, fill=HUE["soft"]) if shown else 0
    canvas.text((row.left + wide, y), tiles, size, fill=HUE["soft"])


def _yield(canvas: Canvas, box: Box, slot: SlotView) -> None:
    """Draw on a sign the force that a slot of the haciendas is for, and what it gives."""
    canvas.panel(box, HUE["pit"], 6)
    digit = fonts.width("0", "bold", canvas.least)
    size = min(24, (box.wide - 3 * digit - 10) // 2)
    gap = (box.wide - 3 * digit - 2 * size) // 5
    x, y = box.left + 3 * gap // 2, box.middle[1]
    canvas.text((x, y + 1), str(slot.force), canvas.least, "bold", HUE["lamp"])
    for word, amount in (("can", slot.cans), ("survivor", slot.survivors)):
        x += digit + gap
        x += canvas.sprite(word, (x, y - size // 2), size) + 2
        ink = HUE["bone" if amount else "soft"]
        canvas.text((x, y + 1), str(amount), canvas.least, "bold", ink)


Stander = tuple[Seat | None, Hero]
"""A hero and its seat; None for a Wanderer."""


def _standers(place: PlaceView) -> tuple[list[Stander], Mapping[int, Stander]]:
    """Return who is at a place beside the planks of the haciendas, and who is on one, by force: who
    holds the slot, else who rests there."""
    there: list[Stander] = [*place.heroes, *((None, walker) for walker in place.wanderers)]
    if not place.slots:
        return there, {}
    on = {who[1].force: who for who in sorted(there, key=lambda who: who[1].stance == "standing")}
    return [who for who in there if on[who[1].force] is not who], on


def _rest(scene: Box, place: PlaceView) -> Box:
    """Return a scene without the planks of the haciendas."""
    on = planks(scene, place)
    return scene._replace(right=on[0][0] - _plank_px(scene) // 2) if on else scene


def _slots(canvas: Canvas, scene: Box, place: PlaceView, on: Mapping[int, Stander]) -> None:
    """Draw the planks of the haciendas, empty ones with their force."""
    for slot, (x, y) in zip(place.slots, planks(scene, place), strict=True):
        empty = slot.force not in on
        k = _plank_px(scene) / 52
        at = x - round(23 * k), y - round(84 * k)
        canvas.sprite("slot" if empty else "plank", at, round(90 * k))
        if empty:
            canvas.text((x, y - 32), str(slot.force), 26, "bold", HUE["bone"], "middle")


def _plank_px(scene: Box) -> int:
    return 58 if scene.wide > 300 else 44


def _beyond(scene: Box) -> int:
    """Return how far the last plank reaches out of a scene."""
    return scene.wide // 30


def planks(scene: Box, place: PlaceView) -> list[tuple[int, int]]:
    """Return the middle of each plank."""
    step, right, many = _plank_px(scene), scene.right + _beyond(scene), len(place.slots)
    return [(right - step * (many - n) + step // 2, scene.low - 3) for n in range(many)]


def _hero(
    canvas: Canvas,
    foot: tuple[int, int],
    stander: Stander,
    where: tuple[str, Viewer],
    signs: Mapping[Seat, str],
    k: float,
) -> None:
    """Draw a hero at a place, `k` times as large, with the sign of danger of its seat; picks of its
    seat name it."""
    x, y = foot
    seat, hero = stander
    figure(canvas, foot, seat, hero, k)
    if seat is None:
        return
    standing = hero.stance == "standing"
    place, viewer = where
    box = Box(x - round(22 * k), y - round((86 if standing else 60) * k), x + round(22 * k), y)
    canvas.shows(f"hero {seat} {hero.force}", place, box)
    if viewer in (None, seat):
        free = box.inset(round(3 * k), 0)  # of letters of a neighbour
        canvas.region(free, [together(force=hero.force, origin=place)], seat)
    if standing and seat in signs:
        half = kit.pill_size(signs[seat], canvas.least)[0] // 2
        warning(canvas, (x - round(11 * k) - half, y - round(74 * k)), signs[seat])


def warning(canvas: Canvas, middle: tuple[int, int], text: str = "!") -> None:
    """Draw the sign of a threat around a point."""
    kit.pill(canvas, middle, text, WARNING, canvas.least)


def figure(canvas: Canvas, foot: tuple[int, int], seat: Seat | None, hero: Hero, k: float) -> None:
    """Draw a hero with letter and force, the middle of its feet at `foot`: standing, or lying while
    it rests, with a bar below it if it stays. Without a seat it is a Wanderer."""
    x, y = foot
    wide, high, above = (round(k * size) for size in HERO)
    standing = hero.stance == "standing"
    letter = mark(seat).letter if seat is not None else ""
    kind = letter.lower() or "errant"
    canvas.sprite(f"{'hero' if standing else 'rest'}_{kind}", (x - wide // 2, y - above), high)
    colour = mark(seat).colour if seat is not None else HUE["grey"]
    size = canvas.least
    if letter:
        at = x + round((0 if standing else 8) * k), y - round((48 if standing else 47) * k)
        canvas.text(at, letter, size, "bold", HUE["ink"] if standing else colour, "middle")
    low = 13 if seat is not None and mark(seat).shape == "triangle" else 18
    ink = HUE["ink" if standing else "bone"]
    canvas.text((x, y - round(low * k)), str(hero.force), size, "bold", ink, "middle")
    if hero.stance == "closed":
        half = round(22 * k)
        canvas.panel(Box(x - half, y + 1, x + half, y + 6), colour, 2)


# --- the middle


def _centre(canvas: Canvas, box: Box, view: GharkaneView, texts: Texts) -> None:
    """Draw the seats with their names, the holder of the token, the awaited seats, and the
    equipment on display."""
    scale = scale_of(canvas)
    canvas.framed(box, HUE["pit"], HUE["clay"], 12, 4)
    alone = bool(view.medals)
    lines = [1.0] * view.seats + [1.0 if scale is PHONE else 2.0] * alone
    inner = box.inset(10, 10 if scale.drawing else 5)
    seats, gears = inner.rows(1.0, _gear_px(inner, view, texts, scale), gap=6)
    rows = seats.rows(*lines)
    some = not all(seat.busy for seat in view.table) or view.seats == 1
    points = max(fonts.width(_gained(seat), "bold", _points_px(scale)) for seat in view.table)
    for seat, row in zip(view.table, rows, strict=False):
        row = row.centred(row.wide, min(row.high - 1, 42))
        if seat.busy and some:
            canvas.framed(row, HUE["chosen"], HUE["lamp"], 8, 2)
        _row(canvas, row, seat, None if alone else view.first, points, texts)
    if alone:
        medals = texts.say("text-board-medals", **dict(view.medals))
        canvas.write(rows[view.seats].inset(10, 0), medals, 24, fill=HUE["bone"], lines=3)
    spots = _spots(gears, view, texts, scale)
    for spot in spots:  # before any name: none hides what hangs below its line
        canvas.panel(spot, HUE["niche"], 6)
    for gear, spot in zip(view.display, spots, strict=True):
        canvas.region(spot, words(gear, "gear"))
        canvas.shows(f"on display {gear}", (), spot)
        (_displayed if scale.drawing else _listed)(canvas, spot, gear, texts)


def _spots(box: Box, view: GharkaneView, texts: Texts, scale: Scale) -> list[Box]:
    """Return the boxes of the equipment on display: rows, or columns in which names have one line
    if there is room, else each word has."""
    names = [texts.word(gear) for gear in view.display]
    if not scale.drawing or not names:
        return box.rows(*[1.0] * len(names), gap=1)
    wides = [max(fonts.width(name, "semibold", scale.text) + 16.0, 116.0) for name in names]
    if sum(wides) > box.wide:
        words = [max(name.split(), key=len) for name in names]
        wides = [max(fonts.width(word, "semibold", scale.text) + 8.0, 112.0) for word in words]
    return box.columns(*wides, gap=2)


def _gear_px(box: Box, view: GharkaneView, texts: Texts, scale: Scale) -> int:
    """Return the height of the equipment on display in a box."""
    if not scale.drawing:
        return scale.least * len(view.display)
    spots = _spots(box, view, texts, scale)
    names = zip(map(texts.word, view.display), spots, strict=True)
    most = [needed(name, spot.wide - 4, scale.text, "semibold") for name, spot in names]
    return max(most, default=-10) + 10 + scale.drawing


def _displayed(canvas: Canvas, spot: Box, gear: str, texts: Texts) -> None:
    """Draw equipment on display in its own frame, apart from what repairs it, its name below, or
    beside if there is room."""
    scale, icons = scale_of(canvas), EQUIPMENT[gear].icons
    if alone := spot.wide > 300:
        frame, beside = spot.inset(8).columns(spot.high - 16, 1.0, gap=16)
        name, above = beside.rows(1.0, 1.0)
        size = 40
    else:
        above, name = spot.inset(2, 5).rows(scale.drawing, 1.0)
        size = min((above.wide - scale.drawing - 4) // len(icons), 26)
        above = above.centred(scale.drawing + 4 + size * len(icons), scale.drawing)
        frame = above._replace(right=above.left + scale.drawing)
    canvas.keep(above)
    canvas.framed(frame, HUE["low"], HUE["rim"], 6, 2)
    canvas.sprite(gear, frame.inset(3)[:2], frame.high - 6)
    left = above.left if alone else frame.right + 4
    for n, icon in enumerate(icons):
        canvas.sprite(icon, (left + size * n + 1, above.middle[1] - size // 2 + 1), size - 2)
    align: Align = "left" if alone else "middle"
    canvas.write(name, texts.word(gear), scale.text, "semibold", HUE["bone"], align, lines=2)


def _listed(canvas: Canvas, spot: Box, gear: str, texts: Texts) -> None:
    """Draw equipment on display, its name, and what repairs it, in a row."""
    icons, y, size = EQUIPMENT[gear].icons, spot.middle[1], scale_of(canvas).title
    left = spot.wide - fonts.width(texts.word(gear), "regular", size) - 26 * len(icons) - 22
    high = min(spot.high, max(left, 24))
    canvas.sprite(gear, (spot.left + 4, y - high // 2), high)
    x = spot.left + high + 10
    x += canvas.text((x, y), texts.word(gear), size, "regular", HUE["bone"]) + 4
    wide = min(26 * len(icons), spot.right - 4 - x)
    right = Box(spot.right - 4 - wide, y - 12, spot.right - 4, y + 12)
    canvas.keep(right)
    for icon, place in zip(icons, right.fan(len(icons), 24, 2), strict=True):
        canvas.sprite(icon, place[:2], 24)


def _gained(seat: SeatView) -> str:
    return f"+{seat.points}" if seat.points else ""


def _points_px(scale: Scale) -> int:
    """Return the size of the points of a seat."""
    return max(28, scale.least)


def _row(
    canvas: Canvas, row: Box, seat: SeatView, first: Seat | None, wide: int, texts: Texts
) -> None:
    """Draw a seat: mark and name, on the right whether it is first and awaited, and its points, in
    `wide` pixels."""
    canvas.region(row, words(seat.seat, "seat"))
    size, scale = max(min(row.high - 5, 36), canvas.least + 1), scale_of(canvas)
    marks = [
        (sprite, so)
        for sprite, so in (("first", first == seat.seat), ("awaited", seat.busy))
        if so or scale is not CHANNEL  # there, names need the room
    ]
    wides = [30] * len(marks)
    shape, name, *spots, end = row.inset(8, 0).columns(size, 1.0, *wides, wide, gap=8)
    canvas.seat(seat.seat, shape.centred(size, size))
    canvas.shows(f"points {seat.seat}", seat.points, end)
    draw_seat_name(canvas, name, seat, texts, max(26, canvas.least))
    for (sprite, so), spot in zip(marks, spots, strict=True):
        if so:
            canvas.sprite(sprite, spot.centred(26, 26)[:2], 26)
            canvas.keep(spot)
    if points := _gained(seat):
        at, letters = (end.right, end.middle[1]), _points_px(scale)
        canvas.text(at, points, letters, "bold", HUE["good"], "right")


def draw_seat_name(canvas: Canvas, box: Box, seat: SeatView, texts: Texts, size: int) -> None:
    """Draw the name at a seat and its megapole, once known: side by side, or the megapole below if
    there is no room; in a low box beside as much of the name as fits."""
    person = seat_name(texts, seat.seat)
    megapole = texts.word(seat.name) if seat.name else ""
    beside_it = f" · {megapole}" if megapole else ""
    for tried in range(size, canvas.least - 1, -1):
        small = max(round(tried * 0.8), canvas.least)
        wide, more = fonts.width(person, "bold", tried), fonts.width(beside_it, "regular", small)
        if wide + more <= box.wide:
            break
    else:
        if beside_it and box.high >= 2 * fonts.leading(canvas.least) - 6:
            above, below = box.rows(1.0, 1.0)
            canvas.write(above, person, size, "bold", HUE["bone"])
            canvas.write(below, megapole, size, "regular", HUE["soft"])
            return
        if beside_it and canvas.least > MIN_LETTER_PX:
            canvas.note(beside_it)
            beside_it, more = "", 0
    name = box._replace(right=min(box.left + wide, box.right - more))
    at = name.left, name.middle[1]
    canvas.text(at, person, tried, "bold", HUE["bone"], room=name.wide)
    if beside_it:
        canvas.text((name.right, name.middle[1] + 1), beside_it, small, "regular", HUE["soft"])


def _entries(view: GharkaneView, texts: Texts) -> list[tuple[str, str]]:
    """Return the entries of the legend: the symbols that this picture has."""
    stances = {hero.stance for place in view.places for _, hero in place.heroes}
    drawn = {
        "standing": "key_standing" if "standing" in stances else "",
        "lying": "key_lying" if "lying" in stances else "",
        "closed": "key_closed" if "closed" in stances else "",
        "wanderer": "key_wanderer" if any(place.wanderers for place in view.places) else "",
        "threatened": "key_threatened" if any(place.threatened for place in view.places) else "",
        "first": "" if view.medals else "first",
        "awaited": "awaited" if any(seat.busy for seat in view.table) else "",
        "shield": "shield" if any(place.game for place in view.places) else "",
    }
    return [(sprite, texts.say(f"draw-key-{name}")) for name, sprite in drawn.items() if sprite]
