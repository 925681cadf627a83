"""The picture of the board, a cut through the ground at night: the days on a line across the sky,
below it terraces with the eight places of the ring, joined by ladders at both ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from bot.games.gharkane.outside import begun, open_amount
from bot.model.person import Screen
from bot.render.draw import fonts, kit
from bot.render.draw.blocks import TALL_BOARD_WIDTH_PX, Block, is_tall, needed
from bot.render.draw.canvas import BOARD_LETTER_PX, MIN_LETTER_PX, Canvas, Picture
from bot.render.draw.kit import Ink
from bot.render.draw.layout import Box
from bot.render.draw.look import look_of
from bot.render.draw.seats import seat_name
from bot.render.marks import mark
from bot.render.phases import phase_text
from bot.render.regions import together, words
from bot.texts import Texts, word_id
from engine.games.gharkane.content import ANIMALS, EDIBLE, EQUIPMENT, EVENTS
from engine.games.gharkane.shelter import Hero
from engine.games.gharkane.state import NOBODY
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
WIDE_PX: Final = (1200, 950)
FINE: Final = 1.25
"""Pixels of a tall picture per pixel of layout."""
COLUMNS: Final = ((34, 396), (420, 782), (806, 1168))
TERRACES: Final = ((252, 398), (481, 606), (689, 814))
"""Of a wide picture: the ends of each place, and the top and the ground of each terrace."""
RING: Final = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))
"""The places in ring order: column and terrace. The middle is rock."""
CENTRE: Final = Box(402, 474, 798, 704)
"""The rock in the middle of a wide picture."""
TALL_COLUMNS: Final = ((22, 286), (298, 560))
TALL_TERRACES: Final = ((4, 148), (231, 356), (439, 564), (647, 772))
TALL_RING: Final = ((0, 0), (1, 0), (1, 1), (1, 2), (1, 3), (0, 3), (0, 2), (0, 1))
TALL_RING_PX: Final = 848
EARTH_PX: Final = 80
"""Height of the strip of earth below a ground line, with what is said of the place."""
HERO: Final = (52, 90, 88)
"""Width and height of a hero's drawing, and of its part above the ground, in a tall picture."""
LARGER: Final = 1.25
"""How much larger heroes are in a wide picture."""
HIGHS: Final = {"hidden": 96, "resolved": 158}
"""Heights of days that ask nothing on a tall picture, in pixels."""
TALL_ROW: Final = 4.1
"""How wide a row of them is, in `WIDTHS`."""
STAR_PX: Final = 170
"""Width from which a day has room for a star before its points."""
WIDTHS: Final = {"hidden": 0.55, "resolved": 1.2}
"""Relative widths of such days on a tall picture."""
SMALL: Final = {"hidden": 84, "resolved": 84}
"""Their widths on a wide one, in pixels; what they leave is for the days in force."""
OPEN_PX: Final = 370
"""Width that a day in force needs on a wide picture: else the days hang on two lines."""
LINE_PX: Final = (212, 224)
"""Height of a day on a wide picture, and the distance of two lines of them."""
SKY_PX: Final = 246
"""Where the days of a wide picture end in the drawing of its ground."""
KEY_ROW_PX: Final = 42
KEY_PX: Final = 28
GEAR_PX: Final = 104
"""Height of the equipment on display on a tall picture."""
BESIDE_PX: Final = (48, 58)
"""From one hero to the next, on a tall and on a wide picture."""
LANDMARK_PX: Final = 162
"""Width of a place at its full height of 140."""
SMALLEST: Final = 0.72
"""How small a place is drawn, at most, to leave room for heroes."""
WARNING: Final = Ink(HUE["danger"], HUE["ink"], HUE["ink"])


def draw_board(view: GharkaneView, texts: Texts, screen: Screen = "channel") -> Picture:
    """Draw the public board."""
    if screen == "phone":
        return _tall(view, texts)
    lines = _lines(view.days)
    down = 58 + LINE_PX[1] * (len(lines) - 1) + LINE_PX[0] - SKY_PX
    low = WIDE_PX[1] - 56 + down
    key = kit.key_block(_entries(view, texts), WIDE_PX[0] - 48, 34, BOARD_LETTER_PX, HUE["soft"],
                        KEY_ROW_PX, (0, 6))  # fmt: skip
    canvas = Canvas((WIDE_PX[0], low + key.high), LOOK.art, least=BOARD_LETTER_PX)
    canvas.panel(canvas.box, HUE["night"], 0)
    canvas.sprite("board", (0, down), WIDE_PX[1])
    canvas.panel(Box(0, 0, 320, 54), HUE["night"], 0)  # a star would read as a full stop
    canvas.panel(canvas.box._replace(top=low), HUE["ink"], 0)
    _head(canvas, Box(18, 4, 1176, 56), view, texts)
    for n, line in enumerate(lines):
        top = 58 + LINE_PX[1] * n
        spots = Box(18, top, 1182, top + LINE_PX[0]).columns(*_wides(line), gap=10)
        for day, spot in zip(line, spots, strict=True):
            _day(canvas, spot, view, (day, _state(day)), texts)
    ring(canvas, down, view, texts)
    centre = CENTRE._replace(top=CENTRE.top + down, low=CENTRE.low + down)
    _centre(canvas, centre, view, texts)
    key.draw(canvas, Box(24, low, 1176, low + key.high))
    return canvas.finish()


def _lines(days: Sequence[DayView]) -> list[Sequence[DayView]]:
    """Return the days of a wide picture by the lines on which they hang."""
    states = [_state(day) for day in days]
    left = WIDE_PX[0] - 36 - sum(SMALL.get(state, 0) + 10 for state in states)
    if left >= OPEN_PX * states.count("open"):
        return [days]
    return [days[: len(days) // 2], days[len(days) // 2 :]]


def _wides(line: Sequence[DayView]) -> list[float]:
    """Return the widths of days on a line, as `Box.columns` takes them."""
    states = [_state(day) for day in line]
    if "open" not in states:
        return [WIDTHS[state] for state in states]
    return [SMALL.get(state, 1.0) for state in states]


def stops(top: int, tall: bool) -> list[Box]:
    """Return the scenes of the places in ring order, their low edge the ground."""
    columns, terraces = (TALL_COLUMNS, TALL_TERRACES) if tall else (COLUMNS, TERRACES)
    return [
        Box(columns[x][0], top + terraces[y][0], columns[x][1], top + terraces[y][1])
        for x, y in (TALL_RING if tall else RING)
    ]


def _tall(view: GharkaneView, texts: Texts) -> Picture:
    notices = _notices(view, texts)
    sky = 58 + sum(block.high + 12 for block in notices)
    centre = (view.seats + bool(view.medals)) * 44 + GEAR_PX + 20
    key = kit.key_block(_entries(view, texts), TALL_BOARD_WIDTH_PX, KEY_PX, MIN_LETTER_PX,
                        HUE["soft"], edge=(14, 6))  # fmt: skip
    high = sky + TALL_RING_PX + 8 + centre + 8 + key.high
    canvas = Canvas((TALL_BOARD_WIDTH_PX, high), LOOK.art, None, FINE)
    canvas.panel(canvas.box, HUE["soil"], 0)
    canvas.panel(canvas.box._replace(low=sky), HUE["night"], 0)
    _head(canvas, Box(14, 4, TALL_BOARD_WIDTH_PX - 14, 52), view, texts)
    y = 56
    for block in notices:
        block.draw(canvas, Box(12, y, TALL_BOARD_WIDTH_PX - 12, y + block.high))
        y += block.high + 12
    tall_ground(canvas, sky)
    ring(canvas, sky, view, texts)
    y = sky + TALL_RING_PX + 8
    _centre(canvas, Box(12, y, TALL_BOARD_WIDTH_PX - 12, y + centre), view, texts)
    low = canvas.box._replace(top=y + centre + 8)
    canvas.panel(low, HUE["ink"], 0)
    key.draw(canvas, low)
    return canvas.finish()


def _notices(view: GharkaneView, texts: Texts) -> list[Block]:
    """Return the days of a tall picture: those that ask nothing side by side, each one in force
    below them, as high as its text."""
    rows, room, opened = list[list[tuple[DayView, str]]](), 0.0, list[Block]()
    for day in view.days:
        state = _state(day)
        if state == "open":
            opened.append(
                Block(
                    _open_px(day, texts), partial(_day, view=view, shown=(day, state), texts=texts)
                )
            )
            continue
        if room < WIDTHS[state]:
            rows.append([])
            room = TALL_ROW
        rows[-1].append((day, state))
        room -= WIDTHS[state]

    def draw(canvas: Canvas, box: Box, row: Sequence[tuple[DayView, str]]) -> None:
        spots = box.columns(*[WIDTHS[state] for _, state in row], gap=10)
        for shown, spot in zip(row, spots, strict=True):
            _day(canvas, spot, view, shown, texts)

    small = [
        Block(max(HIGHS[state] for _, state in row), partial(draw, row=tuple(row))) for row in rows
    ]
    return [*small, *opened]


def _open_px(day: DayView, texts: Texts) -> int:
    """Return the height of an event in force on a tall picture, in pixels."""
    wide = TALL_BOARD_WIDTH_PX - 48
    return 124 + needed(texts.say(f"{word_id(day.event or '')}.text"), wide, 22)


def tall_ground(canvas: Canvas, top: int) -> None:
    """Draw the four terraces of a tall picture from `top` on."""
    canvas.sprite("tall_sky", (0, top), 224)
    for n in range(3):
        canvas.sprite(f"tall_cave_{n + 1}", (0, top + 224 + 208 * n), 208)


def _head(canvas: Canvas, box: Box, view: GharkaneView, texts: Texts) -> None:
    middle = box.middle[1]
    canvas.text((box.left, middle), texts.say("game-name"), 24, "semibold", HUE["soft"])
    sky = view.phase if view.phase in ("dusk", "night", "day") else "night"
    size = 32 if is_tall(canvas) else LOOK.sizes["phase"]
    said = phase_text(view, texts)
    wide = canvas.text((box.right, middle), said, size, "bold", HUE["bone"], "right")
    canvas.sprite(sky, (box.right - wide - 48, middle - 19), 38)


# --- the events of the days


def _state(day: DayView) -> str:
    if day.event is None:
        return "hidden"
    return "open" if day.resolved is None else "resolved"


def _day(
    canvas: Canvas, box: Box, view: GharkaneView, shown: tuple[DayView, str], texts: Texts
) -> None:
    """Draw a day as a notice on the line: in force, resolved, or still sealed."""
    day, state = shown
    if day.event is None:
        now = day.day == view.chapter and view.phase not in ("setup", "posting")
        _sealed(canvas, box, day.day, now)
        pegs(canvas, box)
        return
    canvas.region(box, words(day.event, "event"))
    canvas.shows(f"day {day.day}", (day.event, day.resolved), box.inset(-4))
    open_, tall = state == "open", is_tall(canvas)
    canvas.panel(Box(box.left + 4, box.top + 5, box.right + 4, box.low + 5), HUE["shade"], 6)
    canvas.panel(box, HUE["alarm" if open_ else "moss"], 6)
    band, paper = box.rows(38 if tall else 44, 1.0)
    canvas.panel(paper, HUE["bone" if open_ else "paper"], 6)
    canvas.panel(paper._replace(low=paper.top + 8), HUE["bone" if open_ else "paper"], 0)
    pegs(canvas, box)
    top = band.inset(14 if box.wide > STAR_PX else 10, 0)
    middle = top.middle[1] + 2
    wide = canvas.text((top.right, middle), f"+{day.points}", 32, "bold", HUE["bone"], "right")
    points = wide
    if tall or box.wide > STAR_PX:
        said = texts.say("draw-day", n=day.day)
        wide += canvas.text((top.left, middle), said, 22, "bold", HUE["bone"])
    if box.wide > STAR_PX and wide + 36 < top.wide:
        canvas.sprite("points", (top.right - points - 32, middle - 15), 28)
    title, edge = texts.word(day.event), 12 if open_ or tall else 7
    if day.resolved is not None:
        canvas.note(texts.say("draw-resolved"))
        across, size = paper.wide - 2 * edge, max(22, canvas.least)
        if not tall and not fonts.fits(title, across, "bold", size, 2):
            above, below = paper.rows(1.0, 1.0)
            canvas.note(title)
            _seal(canvas, above.middle, day.day, False)
            kit.seat_on(
                canvas, (below.middle[0], below.middle[1] - 6), 62, day.resolved, HUE["ink"]
            )
            return
    name, foot = paper.inset(edge, 6).rows(1.0, (28 if tall else 34) if open_ else 44)
    size = 24 if box.wide > 220 else 22
    lines = 2 if open_ else 3
    used = canvas.write(name, title, size, "bold", HUE["ink"], lines=lines, top=True)
    if day.resolved is not None:
        kit.seat_on(canvas, (foot.right - 22, foot.middle[1]), 40, day.resolved, HUE["ink"])
        return
    room = name._replace(top=name.top + used)
    whole, short = (texts.say(f"{word_id(day.event)}.{part}") for part in ("text", "short"))
    least = max(21, canvas.least)
    fits = fonts.fits(whole, room.wide, "regular", least, room.high // fonts.leading(least))
    if fits:
        canvas.note(short)  # the full text contains it
    canvas.write(room, whole if fits else short, 22, "regular", HUE["ink"], lines=4, top=True)
    cost = EVENTS[day.event].cost.items()
    things = [(n, EDIBLE if word == "edible" else (word,)) for word, n in cost]
    size = max(28 if foot.wide > 200 else 24, canvas.least)
    end = kit.price(canvas, foot, things, size, HUE["ink"])
    canvas.keep(foot._replace(right=end))


def pegs(canvas: Canvas, box: Box) -> None:
    """Draw what a notice hangs from."""
    spots = (box.left + 8, box.right - 8) if box.wide > 150 else (box.middle[0],)
    for x in spots:
        canvas.framed(Box(x - 5, box.top - 6, x + 5, box.top + 12), HUE["soft"], HUE["ink"], 2, 1)


def _sealed(canvas: Canvas, box: Box, day: int, now: bool) -> None:
    """Draw an envelope with the number of its day."""
    canvas.framed(box, HUE["sealed"], HUE["line"], 6)
    x, y = box.middle
    for side in (box.left + 3, box.right - 3):
        canvas.stroke([(side, box.top + 3), (x, y)], HUE["line"], 2)
    _seal(canvas, (x, y), day, now)


def _seal(canvas: Canvas, middle: tuple[int, int], day: int, now: bool) -> None:
    seal = Box(*middle, *middle).centred(48, 48)
    canvas.framed(seal, HUE["night"], HUE["lamp" if now else "line"], 24, 3)
    canvas.text(middle, str(day), 26, "bold", HUE["lamp" if now else "nova"], "middle")


# --- the ring


def ring(canvas: Canvas, top: int, view: GharkaneView, texts: Texts) -> None:
    """Draw the places; `top`: where the terraces of a tall picture begin."""
    for scene, place in zip(stops(top, is_tall(canvas)), view.places, strict=True):
        _place(canvas, scene, view, place, texts)


def _place(canvas: Canvas, scene: Box, view: GharkaneView, place: PlaceView, texts: Texts) -> None:
    canvas.region(scene._replace(low=scene.low + 8), words(place.id, "place", "origin"))
    scenery(canvas, scene, place, view.viewer, dict.fromkeys(place.threatened, "!"))
    strip(canvas, scene, view, place, texts, LOOK.sizes["tall" if is_tall(canvas) else "name"])


def strip(
    canvas: Canvas,
    scene: Box,
    view: GharkaneView,
    place: PlaceView,
    texts: Texts,
    size: int,
) -> None:
    """Write into the earth below a scene the place's name, its stock, and what is found there."""
    earth = Box(scene.left + 3, scene.low + 6, scene.right, scene.low + EARTH_PX)
    name, second = earth._replace(low=earth.low - 6).rows(32, 36)
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
    if place.slots:
        plates = second.inset(0, 2)._replace(right=second.right + (14 if scene.wide > 300 else 0))
        for slot, spot in zip(place.slots, plates.columns(1.0, 1.0, 1.0, gap=6), strict=True):
            _yield(canvas, spot, slot)


def scenery(
    canvas: Canvas, scene: Box, place: PlaceView, viewer: Viewer, signs: Mapping[Seat, str]
) -> None:
    """Draw a place on its ground line, and what and who is there; `signs`: of seats whose standing
    hero there is in danger."""
    there = _others(place)
    rest = _rest(scene, place)
    landmark(canvas, scene, place.id, rest.wide - len(there) * _step(canvas, rest, len(there)))
    if place.slots:
        _slots(canvas, scene, place)
    else:
        _at_home(canvas, scene, place, len(there))
    standers = [*_in_row(canvas, rest, there), *_on_planks(scene, place)]
    for foot, stander in standers:
        _hero(canvas, foot, stander, (place.id, viewer), signs)


def landmark(canvas: Canvas, scene: Box, place: str, room: int) -> None:
    """Draw a place on its ground line, at the left end of its scene, smaller if there is less
    room."""
    high = min(scene.high, 140) if scene.wide > 300 else min(scene.high, 122)
    high = round(high * min(1, max(SMALLEST, room / (LANDMARK_PX * high / 140))))
    share = high / 140
    at = scene.left - round(10 * share), scene.low - high
    canvas.sprite(f"place_{place}", at, round(142 * share))


def _at_home(canvas: Canvas, scene: Box, place: PlaceView, here: int) -> None:
    """Draw the animal or the crate of a place, left of the heroes."""
    tall = is_tall(canvas)
    wide, high = (78, 52) if tall else (92, 61)
    if place.city is not None:
        wide, high = 46, 46
    last = scene.left + (126 if tall else 152)
    x = max(min(last, scene.right - here * _step(canvas, scene, here) - wide), scene.left)
    y = scene.low - high + 1
    if place.game or place.city:
        found = place.game or (place.city and place.city.shown)
        canvas.shows(f"found at {place.id}", (found,), Box(x, y, x + wide, y + high).inset(-4))
    if place.game is not None:
        canvas.region(Box(x, y, x + wide, y + high), words(place.game, "hunt"))
        canvas.sprite(place.game, (x, y), high)
    if place.city is not None and (place.city.shown is not None or place.city.left):
        canvas.sprite("crate", (x, y), high)
        canvas.sprite(place.city.shown or "search", (x + 11, y + 13), 24)


def _game(canvas: Canvas, row: Box, view: GharkaneView, place: PlaceView, texts: Texts) -> None:
    """Draw what is said of the animal: its name, what it costs tonight, the number of tiles."""
    if place.game is None:
        canvas.write(row, texts.say("draw-no-game"), fill=HUE["soft"])
        return
    y, size = row.middle[1], canvas.least
    name, high = texts.word(place.game), size + 5
    x = row.left + canvas.text((row.left, y), name, size, fill=HUE["soft"]) + 4
    canvas.sprite("shield", (x, y - high // 2), high)
    resistance = ANIMALS[place.game].resistance + open_amount(view, "tougher_game")
    canvas.text((x + high // 2, y - 1), str(resistance), size, "bold", HUE["bone"], "middle")
    canvas.note(texts.say("draw-resistance", n=resistance))
    canvas.note(texts.say("draw-tiles", n=place.game_left or 0))
    canvas.text((x + high + 6, y), f"×{place.game_left}", size, fill=HUE["soft"])


def _city(canvas: Canvas, row: Box, city: CityView, texts: Texts) -> None:
    """Draw what is said of the search: the tile on top, how many are left, those drawn tonight."""
    y, size, tiles = row.middle[1], canvas.least, texts.say("draw-tiles", n=city.left)
    shown = f"{texts.word(city.shown)} · " if city.shown else ""
    x, wide = row.left, fonts.width(shown + tiles, "regular", size)
    if shown and wide > row.wide - 12 - 27 * len(city.discards):
        canvas.note(shown)  # it lies on the crate
    elif shown:
        x += canvas.text((x, y), shown, size, fill=HUE["soft"])
    x += canvas.text((x, y), tiles, size, fill=HUE["soft"]) + 12
    spots = row._replace(left=x, top=y - 13).fan(len(city.discards), 24, 3) if city.discards else []
    for word, spot in zip(city.discards, spots, strict=True):
        canvas.sprite(word, spot[:2], 24, 0.6)


def _yield(canvas: Canvas, box: Box, slot: SlotView) -> None:
    """Draw what a slot of the haciendas gives, after the force that it takes."""
    canvas.panel(box, HUE["pit"], 6)
    size, y = 24 if box.wide > 100 else 18, box.middle[1]
    numbers = [str(n) for n in (slot.force, slot.cans, slot.survivors)]
    wides = [fonts.width(number, "bold", canvas.least) for number in numbers]
    force = box._replace(right=box.left + wides[0] + size // 3)
    canvas.panel(force, HUE["lamp"], 6)
    canvas.text(force.middle, numbers[0], canvas.least, "bold", HUE["ink"], "middle")
    gap = (box.right - force.right - sum(wides[1:]) - 2 * size) // 3
    x = force.right + gap
    for amount, word, wide in zip(numbers[1:], ("can", "survivor"), wides[1:], strict=True):
        canvas.sprite(word, (x, y - size // 2), size)
        ink = HUE["soft" if amount == "0" else "bone"]
        canvas.text((x + size, y), amount, canvas.least, "bold", ink)
        x += size + wide + gap


Stander = tuple[Seat | None, Hero]
"""A hero and its seat; None for a Wanderer."""
Standing = tuple[tuple[int, int], Stander]
"""The same, after the middle of its feet."""


def _others(place: PlaceView) -> list[Stander]:
    """Return who is at a place and in no slot."""
    taken = {(slot.taken, slot.force) for slot in place.slots}
    heroes = [(seat, hero) for seat, hero in place.heroes]
    heroes += [(NOBODY, walker) for walker in place.wanderers]
    return [
        (None if seat == NOBODY else seat, hero)
        for seat, hero in heroes
        if (seat, hero.force) not in taken or hero.stance == "lying"
    ]


def _rest(scene: Box, place: PlaceView) -> Box:
    """Return a scene without the planks of the haciendas."""
    return scene._replace(right=scene.right - len(place.slots) * _plank_px(scene))


def _slots(canvas: Canvas, scene: Box, place: PlaceView) -> None:
    """Draw the planks of the haciendas, free ones with their force."""
    for slot, (x, y) in zip(place.slots, _planks(scene, place), strict=True):
        free = slot.taken is None
        canvas.sprite("slot" if free else "plank", (x - 23, y - 84), 90)
        if free:
            canvas.text((x, y - 32), str(slot.force), 26, "bold", HUE["bone"], "middle")


def _plank_px(scene: Box) -> int:
    return BESIDE_PX[True] if scene.wide > 300 else 40


def _planks(scene: Box, place: PlaceView) -> list[tuple[int, int]]:
    """Return the middle of each plank."""
    step, many = _plank_px(scene), len(place.slots)
    return [(scene.right - step * (many - n) + step // 2, scene.low - 3) for n in range(many)]


def _on_planks(scene: Box, place: PlaceView) -> list[Standing]:
    """Return who holds a slot, with the middle of its feet."""
    return [
        (
            (x, y - 3),
            (None if slot.taken == NOBODY else slot.taken, Hero(slot.force, place.id, "standing")),
        )
        for slot, (x, y) in zip(place.slots, _planks(scene, place), strict=True)
        if slot.taken is not None
    ]


def _step(canvas: Canvas, scene: Box, many: int) -> int:
    """Return the distance of heroes in a row, in pixels."""
    return min(BESIDE_PX[not is_tall(canvas)], (scene.wide - 6) // max(many, 1))


def _in_row(canvas: Canvas, scene: Box, there: Sequence[Stander]) -> list[Standing]:
    """Return heroes from the right end of a scene, each before the one to its right, with the
    middle of their feet."""
    step = _step(canvas, scene, len(there))
    feet = [(scene.right - step * (n + 1) + step // 2, scene.low + 2) for n in range(len(there))]
    return [*zip(feet, reversed(there), strict=True)]


def _hero(
    canvas: Canvas,
    foot: tuple[int, int],
    stander: Stander,
    where: tuple[str, Viewer],
    signs: Mapping[Seat, str],
) -> None:
    """Draw a hero at a place, with the sign of danger of its seat; picks of its seat name it."""
    x, y = foot
    seat, hero = stander
    figure(canvas, foot, seat, hero)
    if seat is None:
        return
    standing = hero.stance == "standing"
    place, viewer = where
    k = _scale(canvas)
    box = Box(x - round(24 * k), y - round((86 if standing else 58) * k), x + round(24 * k), y)
    canvas.shows(f"hero {seat} {hero.force}", place, box)
    if viewer in (None, seat):
        canvas.region(box, [together(force=hero.force, origin=place)], seat)
    if standing and seat in signs:
        warning(canvas, (x + 15, y - round(82 * k)), signs[seat])


def warning(canvas: Canvas, middle: tuple[int, int], text: str = "!") -> None:
    """Draw the sign of a threat around a point."""
    kit.pill(canvas, middle, text, WARNING, canvas.least)


def _scale(canvas: Canvas) -> float:
    return 1 if is_tall(canvas) else LARGER


def figure(canvas: Canvas, foot: tuple[int, int], seat: Seat | None, hero: Hero) -> None:
    """Draw a hero with letter and force, the middle of its feet at `foot`: standing, or lying while
    it rests, with a bar below it if it stays. Without a seat it is a Wanderer."""
    x, y = foot
    k = _scale(canvas)
    wide, high, above = (round(k * size) for size in HERO)
    standing = hero.stance == "standing"
    letter = mark(seat).letter if seat is not None else ""
    kind = letter.lower() or "errant"
    canvas.sprite(f"{'hero' if standing else 'rest'}_{kind}", (x - wide // 2, y - above), high)
    colour = mark(seat).colour if seat is not None else HUE["grey"]
    ink = HUE["ink"] if standing else colour
    size = canvas.least
    if letter:
        across, up = (0, 51) if standing else (9, 47)
        canvas.text((x + round(across * k), y - round(up * k)), letter, size, "bold", ink, "middle")
    low = 14 if seat is not None and mark(seat).shape == "triangle" else 21
    canvas.text((x, y - round(low * k)), str(hero.force), size, "bold", ink, "middle")
    if hero.stance == "closed":
        half = round(22 * k)
        canvas.panel(Box(x - half, y + 1, x + half, y + 6), colour, 2)


# --- the middle


def _centre(canvas: Canvas, box: Box, view: GharkaneView, texts: Texts) -> None:
    """Draw the seats with their names, the holder of the token, the awaited seats, and the
    equipment on display."""
    tall = is_tall(canvas)
    canvas.framed(box, HUE["pit"], HUE["clay"], 12, 4)
    alone = bool(view.medals)
    lines = [1.0] * view.seats + [2.0] * alone
    gear_px = GEAR_PX if tall else 29 * len(view.display)
    seats, gears = box.inset(6, 3).rows(1.0, gear_px, gap=4)
    rows = seats.rows(*lines)
    for seat, row in zip(view.table, rows, strict=False):
        row = row.centred(row.wide, min(row.high, 42))
        _row(canvas, row, seat, None if alone else view.first, texts)
    if alone:
        medals = texts.say("text-board-medals", **dict(view.medals))
        canvas.write(rows[view.seats].inset(10, 0), medals, 24, fill=HUE["bone"], lines=3)
    many = [1.0] * len(view.display)
    spots = gears.columns(*many, gap=2) if tall else gears.rows(*many, gap=1)
    for spot in spots[: len(view.display)]:  # before any name: none hides what hangs below its line
        canvas.panel(spot, HUE["niche"], 6)
    for gear, spot in zip(view.display, spots, strict=True):
        canvas.region(spot, words(gear, "gear"))
        canvas.shows(f"on display {gear}", (), spot)
        (_displayed if tall else _listed)(canvas, spot, gear, texts)


def _displayed(canvas: Canvas, spot: Box, gear: str, texts: Texts) -> None:
    """Draw equipment on display with what repairs it, its name below."""
    above, name = spot.inset(0, 3).rows(1.0, 50)
    icons = EQUIPMENT[gear].icons
    drawing = min(above.high, spot.wide - 26 * len(icons))
    x = spot.middle[0] - (drawing + 26 * len(icons)) // 2
    canvas.keep(Box(x, above.top, x + drawing + 26 * len(icons), above.low))
    canvas.sprite(gear, (x - 4, above.middle[1] - drawing // 2), drawing)
    for n, icon in enumerate(icons):
        canvas.sprite(icon, (x + drawing + 26 * n + 3, above.middle[1] - 10), 20)
    canvas.write(name, texts.word(gear), 24, "semibold", HUE["bone"], "middle", lines=2)


def _listed(canvas: Canvas, spot: Box, gear: str, texts: Texts) -> None:
    """Draw equipment on display, its name, and what repairs it, in a row."""
    icons, y = EQUIPMENT[gear].icons, spot.middle[1]
    canvas.sprite(gear, (spot.left + 4, spot.top), spot.high)
    x = spot.left + spot.high + 10
    x += canvas.text((x, y), texts.word(gear), fill=HUE["bone"]) + 4
    wide = min(26 * len(icons), spot.right - 4 - x)
    right = Box(spot.right - 4 - wide, y - 12, spot.right - 4, y + 12)
    canvas.keep(right)
    for icon, place in zip(icons, right.fan(len(icons), 24, 2), strict=True):
        canvas.sprite(icon, place[:2], 24)


def _row(canvas: Canvas, row: Box, seat: SeatView, first: Seat | None, texts: Texts) -> None:
    canvas.region(row, words(seat.seat, "seat"))
    if seat.busy:
        canvas.framed(row, HUE["chosen"], HUE["lamp"], 8, 2)
    points = f"+{seat.points}" if seat.points else ""
    marks = [name for name, so in (("awaited", seat.busy), ("first", first == seat.seat)) if so]
    letters = max(24, canvas.least)
    wide = fonts.width(points, "bold", letters)
    size = min(row.high - 1, 38)
    shape, name, *spots, end = row.inset(8, 0).columns(size, 1.0, *[26] * len(marks), wide, gap=8)
    canvas.seat(seat.seat, shape.centred(size, size))
    canvas.shows(f"points {seat.seat}", seat.points, end)
    draw_seat_name(canvas, name, seat, texts, max(26, canvas.least))
    for sprite, spot in zip(marks, spots, strict=True):
        canvas.sprite(sprite, spot.centred(26, 26)[:2], 26)
        canvas.keep(spot)
    if points:
        canvas.text((end.right, end.middle[1]), points, letters, "bold", HUE["good"], "right")


def draw_seat_name(canvas: Canvas, box: Box, seat: SeatView, texts: Texts, size: int) -> None:
    """Draw the name at a seat and its megapole, once known: side by side, or the megapole below if
    there is no room; in a low box beside as much of the name as fits."""
    person = seat_name(texts, seat.seat)
    megapole = texts.word(seat.name) if seat.name else ""
    beside_it = f" · {megapole}" if megapole else ""
    for tried in range(size, canvas.least - 1, -1):
        wide, more = fonts.width(person, "bold", tried), fonts.width(beside_it, "regular", tried)
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
        canvas.text((name.right, name.middle[1]), beside_it, tried, "regular", HUE["soft"])


def _entries(view: GharkaneView, texts: Texts) -> list[tuple[str, str]]:
    """Return the entries of the legend: the symbols that this picture has."""
    stances = {hero.stance for place in view.places for _, hero in place.heroes}
    threat = "chased" if view.medals else "threatened"
    drawn = {
        "standing": "key_standing" if "standing" in stances else "",
        "lying": "key_lying" if "lying" in stances else "",
        "closed": "key_closed" if "closed" in stances else "",
        "wanderer": "key_wanderer" if any(place.wanderers for place in view.places) else "",
        threat: "key_threatened" if any(place.threatened for place in view.places) else "",
        "first": "" if view.medals else "first",
        "awaited": "awaited" if any(seat.busy for seat in view.table) else "",
        "shield": "shield" if any(place.game for place in view.places) else "",
    }
    return [(sprite, texts.say(f"draw-key-{name}")) for name, sprite in drawn.items() if sprite]
