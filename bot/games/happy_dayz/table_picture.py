"""The picture of the table: two stages with the trick, the communities' blankets, the powers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.happy_dayz.blanket_picture import FORMS, TALL, blanket, marks
from bot.games.happy_dayz.cards import ART, ASPECT, HUE, disc, draw_card, pill
from bot.games.happy_dayz.power_picture import GAP, posters
from bot.model.person import Screen
from bot.render.draw import fonts, kit
from bot.render.draw.art import Colour
from bot.render.draw.blocks import TALL_BOARD_WIDTH_PX, Block, beside, height, stack
from bot.render.draw.canvas import BOARD_LETTER_PX, MIN_LETTER_PX, Canvas
from bot.render.draw.layout import Box
from bot.render.draw.picture import Picture
from bot.render.draw.seats import seat_name, short_names, waiting_text
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Texts, word_id
from engine.games.happy_dayz.content import FACTIONS, MINUS, PLUS, SIDES, ZOMBIE
from engine.games.happy_dayz.tricks import winner
from engine.games.happy_dayz.view import DayzView
from engine.kernel import Seat

WIDE: Final = 1200
FINE: Final = 720 / TALL_BOARD_WIDTH_PX
"""Pixels of a tall picture per pixel of layout."""
GROUND_PX: Final = 400
"""From the top of a wide picture to the meadow: where the stages stand."""
FENCE_PX: Final = 688
"""From the top of a wide picture to the fence."""
BLANKETS_PX: Final = 470
TILE_PX: Final = {"meadow_tall": 660, "fence_tall": 660, "fence": 560}
"""Pixels of a drawing that is repeated downwards."""
EDGE: Final = 16
BOOTH_PX: Final = 262
EVEN_PX: Final = 450
"""Width below which a side's rule needs two lines."""
TITLE_PX: Final = 286
"""Width of the game's name in a wide picture, with a margin."""
TALL_STAGE_PX: Final = 112
STRIP_PX: Final = 56
TALL_ROW_PX: Final = 224
"""Heights in a tall picture: above the stage, of the other side, of a row of blankets."""
KEY_PX: Final = {BOARD_LETTER_PX: 38, MIN_LETTER_PX: 32}
"""Height of a symbol of the legend, by the size of its words."""
DEAD: Final = ("face_zombie_3_1", "face_zombie_6_2", "face_zombie_9_1")
"""Who waits on the minus side."""
LEGEND_KEYS: Final = (
    "survivors", "hand", "quarantine", "open", "leads", "starts",
)  # fmt: skip
"""The sprites that the legend can explain."""


class Stage(NamedTuple):
    """Where a stage stands: its side, its drawing, the box of its arch, the height of its floor."""

    side: str
    drawing: str
    box: Box
    floor: int

    @property
    def ink(self) -> Colour:
        """Of letters on its wall."""
        return HUE["paper" if self.side == MINUS else "ink"]

    @property
    def arch(self) -> list[tuple[int, int]]:
        """Return the corners of its outline, each shoulder in two steps."""
        left, top, right, low = self.box
        bend = min(self.box.wide * 0.3, self.box.high * 0.62)
        steps = [(0, round(bend)), (round(bend * 0.275), round(bend * 0.256)), (round(bend), 0)]
        shoulders = [(left + x, top + y) for x, y in steps]
        shoulders += [(right - x, top + y) for x, y in reversed(steps)]
        return [(left, low), *shoulders, (right, low)]


MARGIN: Final = (18, 3, 6)
"""Pixels of a stage's drawing to the left of its arch, above it, and above and below together."""
PIXELS: Final = {
    "": (772, 316, 44),
    "_pair": (640, 316, 44),
    "_rest": (206, 272, 30),
    "_even": (500, 316, 44),
    "_narrow": (400, 316, 44),
    "_tall": (684, 316, 48),
    "_sheet": (684, 268, 48),
    "_twin": (322, 300, 44),
}
"""Pixels of each drawing of a stage: width and height of its arch, height of its floor."""


ASKED_PX: Final = 54
"""Height of the pill with the suit that must be followed."""
LARGEST_PX: Final = {"": 112, "_pair": 126, "_tall": 112, "_sheet": 84}
"""Width of the largest card on each of them, in pixels."""


def draw_board(view: DayzView, texts: Texts, screen: Screen = "channel") -> Picture:
    """Draw the public table."""
    if screen == "phone":
        return _tall(view, texts)
    return _wide(view, texts, BOARD_LETTER_PX if screen == "channel" else MIN_LETTER_PX)


def _wide(view: DayzView, texts: Texts, least: int) -> Picture:
    powers = posters(view, texts, WIDE - 2 * EDGE, 3, least)
    fence = FENCE_PX + 22 + height(powers, GAP)
    legend = _legend(view, texts, WIDE, least)
    canvas = Canvas((WIDE, fence + legend.high), ART, least=least)
    canvas.sprite("ground", (0, 0), 690)
    draw_line(canvas, GROUND_PX)
    _tiled(canvas, "fence", FENCE_PX, fence)
    _head(canvas, view, texts)
    pair, here = view.seats == 2, _in_play(view)
    gap = (17 if pair else 30) if here else 24
    left = gap
    for side in SIDES:
        drawing = "_narrow" if pair else "_even"
        if here:
            drawing = "_rest" if side != here else "_pair" if pair else ""
        wide, high, floor = PIXELS[drawing]
        box = Box(left, GROUND_PX - high, left + wide, GROUND_PX)
        _stage(canvas, Stage(side, drawing, box, floor), view, texts)
        left = box.right + gap
    _booth(canvas, (left, GROUND_PX - BOOTH_PX), view, texts)
    if view.itinerants:
        _tent(canvas, Box(left + 118, GROUND_PX - 222, WIDE - 4, GROUND_PX), view, texts)
    elif pair:
        canvas.sprite("van", (left + 128, GROUND_PX - 118), 124)
    form = FORMS[view.seats]
    for seat, spot in enumerate(canvas.box.inset(4, 0).columns(*[1.0] * view.seats)):
        corner = spot.middle[0] - form.wide // 2, BLANKETS_PX
        blanket(canvas, corner, form, seat, view, texts)
    if pair:
        canvas.sprite("fire", (WIDE // 2 - 55, BLANKETS_PX + 60), 110)
    stack(canvas, Box(EDGE, FENCE_PX + 14, WIDE - EDGE, fence), powers, GAP)
    legend.draw(canvas, canvas.box._replace(top=fence))
    return canvas.finish()


def _tall(view: DayzView, texts: Texts) -> Picture:
    here = _in_play(view)
    _, high, floor = PIXELS["_tall" if here else "_twin"]
    ground = TALL_STAGE_PX + round(high / FINE)
    strip = bool(here) and view.result is None
    meadow = ground + (STRIP_PX if strip else 0)
    rows = view.seats // 2 + 1
    fence = meadow + TALL_ROW_PX * rows + 14
    wide = TALL_BOARD_WIDTH_PX
    powers = posters(view, texts, wide - 20, 1, MIN_LETTER_PX)
    end = fence + 24 + height(powers, GAP)
    legend = _legend(view, texts, wide, MIN_LETTER_PX)
    canvas = Canvas((wide, end + legend.high), ART, None, FINE)
    canvas.sprite("ground_tall", (0, -20), round(540 / FINE))
    _tiled(canvas, "meadow_tall", ground, fence)
    _tiled(canvas, "fence_tall", fence, end)
    _tall_head(canvas, view, texts)
    if here:
        box = Box(14, TALL_STAGE_PX, wide - 14, ground)
        _stage(canvas, Stage(here, "_tall", box, round(floor / FINE)), view, texts)
        if strip:
            _strip(canvas, next(side for side in SIDES if side != here), ground, view, texts)
    else:
        for side, spot in zip(
            SIDES, Box(20, TALL_STAGE_PX, wide - 20, ground).columns(1.0, 1.0, gap=22), strict=True
        ):
            _stage(canvas, Stage(side, "_twin", spot, round(floor / FINE)), view, texts)
    for seat in range(view.seats):
        xy = 10 + seat % 2 * 285, meadow + 62 + seat // 2 * TALL_ROW_PX
        blanket(canvas, xy, TALL, seat, view, texts)
    left = 320 if view.seats % 2 else 200
    foot = fence - 6
    _booth(canvas, (left, foot - round(BOOTH_PX / FINE)), view, texts)
    if view.itinerants:
        _tent(canvas, Box(left + 130, foot - 190, left + 300, foot), view, texts)
    camp = 20 if view.seats % 2 == 0 else 434
    canvas.sprite("tree", (camp + 30, foot - 160), 150)
    canvas.sprite("fire", (camp, foot - 76), 76)
    if view.seats == 4:
        canvas.sprite("van", (left + 150, foot - 120), 124)
    stack(canvas, Box(10, fence + 16, wide - 10, end), powers, GAP)
    legend.draw(canvas, canvas.box._replace(top=end))
    return canvas.finish()


def _in_play(view: DayzView) -> str:
    """Return the side on which a trick lies; the plus side at the end; "" before a trick."""
    return PLUS if view.result is not None else view.side if view.trick else ""


def draw_line(canvas: Canvas, y: int) -> None:
    """Draw where the ground changes."""
    canvas.panel(Box(0, y - 2, canvas.box.right, y + 3), HUE["ink"], 0)


def _tiled(canvas: Canvas, name: str, top: int, low: int) -> None:
    """Draw the ground from `top` to `low`, its drawing repeated downwards."""
    high = round(TILE_PX[name] / canvas.fine)
    for y in range(top, low, high - 1):  # one pixel over the other: their edges are rounded
        canvas.sprite(name, (0, y), high)
    draw_line(canvas, top)


# --- the head


def _head(canvas: Canvas, view: DayzView, texts: Texts) -> None:
    """Draw the game's name, who is awaited, the phase and, if it has room, the length of the
    game."""
    phase, rounds = phase_text(view, texts), texts.say("draw-rounds", n=view.rounds)
    sentence, size = _waiting(view, texts), max(canvas.least, 26)
    long, more = fonts.width(phase, "bold", 32) + 44, fonts.width(rounds, "regular", 22) + 22
    waiting = fonts.width(sentence, "bold", size) + 108
    whole = canvas.least < BOARD_LETTER_PX and TITLE_PX + waiting + long + more <= WIDE - 46
    plate = Box(1184 - long - more * whole, 8, 1184, 60)
    canvas.framed(plate, HUE["cream"], HUE["ink"], 26, 4)
    taken = canvas.text((plate.left + 22, plate.middle[1]), phase, 32, "bold", HUE["ink"])
    if whole:
        at = plate.left + 22 + taken + 18, plate.middle[1] + 2
        canvas.text(at, rounds, 22, "regular", HUE["quiet"])
    for said in (rounds, texts.say("game-name")):
        canvas.note(said)
    room = Box(16, 8, plate.left - 14, 60)
    beside = room.wide - TITLE_PX
    if waiting > beside:
        size = canvas.least
        waiting = fonts.width(sentence, "bold", size) + 108
        if fonts.fits(sentence, beside - 88, "bold", size, room.high // fonts.leading(size)):
            waiting = min(waiting, beside)
    if waiting <= beside:  # a long name takes the room of the title
        room = room._replace(left=28 + canvas.sprite("title", (16, 4), 56))
        room = room._replace(left=room.left + (room.wide - waiting) // 2)
    _awaited(canvas, room, view, texts, size)


def _tall_head(canvas: Canvas, view: DayzView, texts: Texts) -> None:
    canvas.sprite("title", (8, 6), 46)
    phase, rounds = phase_text(view, texts), texts.say("draw-rounds", n=view.rounds)
    for said in (rounds, texts.say("game-name")):
        canvas.note(said)
    right = TALL_BOARD_WIDTH_PX - 10
    plate = Box(right - fonts.width(phase, "bold", 28) - 40, 4, right, 50)
    canvas.framed(plate, HUE["cream"], HUE["ink"], 23, 3)
    canvas.text(plate.middle, phase, 28, "bold", HUE["ink"], "middle")
    below = Box(10, 55, right, 107)
    wide = fonts.width(rounds, "regular", 20)
    if fonts.width(_waiting(view, texts), "bold", 26) + below.high + wide + 52 <= below.wide:
        canvas.text((right - 8, below.middle[1]), rounds, 20, "regular", HUE["ink"], "right")
    _awaited(canvas, below, view, texts, 26)


def _waiting(view: DayzView, texts: Texts) -> str:
    """Return who is awaited; while several are, what the transfer asks and of how many."""
    if view.phase == "transfer" and len(view.awaited) > 1:
        return texts.say("draw-waiting-transfer", n=len(view.awaited))
    return waiting_text(view, texts)


def _awaited(canvas: Canvas, box: Box, view: DayzView, texts: Texts, size: int) -> None:
    """Draw who is awaited, if somebody is."""
    if sentence := _waiting(view, texts):
        if len(view.awaited) == 1 and not fonts.fits(
            sentence, box.wide - box.high - 36, "bold", canvas.least, box.high // canvas.least
        ):
            canvas.note(sentence)
            sentence = seat_name(texts, view.awaited[0][0])
        wide = fonts.width(sentence, "bold", size) + box.high + 36
        right = min(box.left + wide, box.right)
        pill(canvas, box._replace(right=right), "awaited", sentence, "mustard", size)


# --- the stages


def _stage(canvas: Canvas, stage: Stage, view: DayzView, texts: Texts) -> None:
    """Draw a stage, its sign and rule; the trick, if it is played there."""
    left, top, both = (round(px / canvas.fine) for px in MARGIN)
    at = stage.box.left - left, stage.box.top - top
    canvas.sprite(f"stage_{stage.side}{stage.drawing}", at, stage.box.high + both)
    here = stage.side == _in_play(view)
    if view.result is not None:
        if here:
            _end(canvas, stage, view.result, view, texts)
        else:
            _crowd(canvas, stage, DEAD)
        return
    canvas.region(stage.arch, words(stage.side, "side"))
    if here:
        playing(canvas, stage, view, texts)
    else:
        _resting(canvas, stage, _people(view) if stage.side == PLUS else DEAD, texts)


def _resting(canvas: Canvas, stage: Stage, faces: Sequence[str], texts: Texts) -> None:
    """Draw the sign, the name and the rule of a side on which nothing is played."""
    box = stage.box
    narrow = box.wide < 300
    size = 44 if narrow else 60
    title = texts.word(stage.side)
    letter = max(26, canvas.least) if narrow else 36
    text = texts.say(f"{word_id(stage.side)}.text")
    if narrow and canvas.least == BOARD_LETTER_PX:  # no room for people
        x, y = box.middle[0], box.top + 52
        canvas.sprite(stage.side, (x - size // 2, y - size // 2), size)
        canvas.text((x, y + 42), title, letter, "bold", stage.ink, "middle")
        rule = Box(box.left + 29, y + 60, box.right - 29, box.low - stage.floor - 2)
        canvas.write(rule, text, letter, "semibold", stage.ink, "middle", 3)
        return
    wide = size + 6 + fonts.width(title, "bold", letter)
    left, middle = box.middle[0] - wide // 2, box.top + (68 if box.wide < EVEN_PX else 92)
    canvas.sprite(stage.side, (left, middle - size // 2), size)
    canvas.text((left + size + 6, middle), title, letter, "bold", stage.ink)
    edge = 36 if narrow else 60
    rule = Box(box.left + edge, middle + 26, box.right - edge, middle + (130 if narrow else 110))
    canvas.write(rule, text, 20 if narrow else 26, "semibold", stage.ink, "middle", 4, top=True)
    _crowd(canvas, stage, faces)


def _strip(canvas: Canvas, side: str, top: int, view: DayzView, texts: Texts) -> None:
    """Draw the side on which nothing is played as a strip below the other, in a tall picture."""
    canvas.sprite(f"strip_{side}", (0, top), STRIP_PX)
    box = Box(0, top, TALL_BOARD_WIDTH_PX, top + STRIP_PX - 8)
    canvas.region(box, words(side, "side"))
    ink, middle = HUE["paper" if side == MINUS else "ink"], box.middle[1]
    canvas.sprite(side, (14, middle - 20), 40)
    taken = canvas.text((60, middle), texts.word(side), 26, "bold", ink)
    faces = _people(view) if side == PLUS else DEAD
    size = STRIP_PX - 16
    room = Box(74 + taken, top, box.right - 14 - 3 * size, box.low)
    for n, face in enumerate(faces):
        canvas.sprite(face, (room.right + 4 + n * size, box.low - size), size)
    canvas.write(room, texts.say(f"{word_id(side)}.text"), 22, "semibold", ink, lines=2)


def playing(canvas: Canvas, stage: Stage, view: DayzView, texts: Texts) -> None:
    """Draw the sign and the rule of the side, what must be followed (on a sheet it is said beside
    the hand), and the cards in the order of play, each over its seat's name. On a narrow stage the
    words stand beside the cards."""
    box, tall = stage.box, canvas.box.wide < WIDE
    beside, sheet = stage.drawing == "_pair", stage.drawing == "_sheet"
    fine = 1 if sheet else canvas.fine
    edge = round((88 if sheet else 94 if tall else 110) / fine)  # where the arch bends
    left, right = box.left + (84 if beside else edge), box.right - edge
    if beside:
        right = left + 176
    head_px, size = (50, 46) if tall else (60, 54)
    top = box.top + round((42 if beside or not tall else 37) / fine)
    head = Box(left + 10 * beside, top + 6 * beside, right, top + 6 * beside + head_px)
    board = canvas.least == BOARD_LETTER_PX
    canvas.sprite(stage.side, (head.left, head.top), size)
    low = head._replace(left=left, top=head.low + 4, low=head.low + 32)
    if beside:
        low = low._replace(low=low.top + (128 if board else 90))
    if view.demanded and not sheet:
        wide, high = asked_wide(view.demanded, texts), ASKED_PX
        spot = Box(right - wide, head.top, right, head.top + high)
        if tall:  # over the bend of the arch
            spot = spot._replace(left=box.right + 8 - wide, right=box.right + 8)
        if beside:
            spot = Box(left - 20, low.low + 8, left - 20 + wide, low.low + 8 + high)
        if board:  # a sign on the arch
            said = f"{texts.say('draw-demanded')} {texts.word(view.demanded)}"
            half = (fonts.width(said, "bold", canvas.least) + 88) // 2
            x, y = box.middle[0], box.top - 4
            spot = Box(x - half, y, x + half, y + 48)
        asked(canvas, spot, view.demanded, texts)
        right = right if beside or board else spot.left - 10
    name = Box(head.left + size + 8, head.top, right, head.low)
    title = texts.word(stage.side)
    if not beside:  # the rule behind the name, or below it
        if board:
            low = name._replace(left=name.left + fonts.width(title, "bold", 34) + 28)
        else:
            name = name._replace(low=name.top + head_px // 2 + 4)
            low = name._replace(top=name.low, low=head.low + 4)
    canvas.write(name, title, 30 if tall else 34, "bold", stage.ink)
    rule = texts.say(f"{word_id(stage.side)}.text")
    canvas.write(low, rule, 20 if sheet else 22, "semibold", stage.ink, lines=3)
    inner = box.inset(round((32 if tall else 76) / fine), 0)
    if sheet:  # small cards stand near each other
        inner = inner.centred(min(inner.wide, 190 * view.seats), inner.high)
    _cards(canvas, inner._replace(left=right + 20) if beside else inner, stage, view, texts)


def asked_wide(suit: str, texts: Texts, size: int = 22) -> int:
    """Return the width of a pill with the suit that must be followed, in letters of a size."""
    said, name = texts.say("draw-demanded"), texts.word(suit)
    words = max(fonts.width(said, "regular", 20), fonts.width(name, "bold", size))
    return ASKED_PX + 13 + words + 14


def asked(canvas: Canvas, box: Box, suit: str, texts: Texts, large: int = 22) -> None:
    """Draw the suit that must be followed in a pill, its face on a larger disc: in two lines, or in
    one where letters are large."""
    canvas.framed(box, HUE[suit], HUE["ink"], box.high // 2, 4)
    plate = box._replace(right=box.left + box.high).inset(-5)
    disc(canvas, plate, f"face_{'zombie_6' if suit == ZOMBIE else suit}_1", 8, line=4)
    room = Box(plate.right + 5, box.top + 4, box.right - 10, box.low - 4)
    said, size = texts.say("draw-demanded"), canvas.least
    if size == BOARD_LETTER_PX:
        first, second = room.columns(fonts.width(said, "regular", size) + 8, 1.0)
    else:
        first, second = room.rows(1.0, large / size)
    canvas.write(first, said, size, "regular", HUE["ink"])
    canvas.write(second, texts.word(suit), max(large, size + 2), "bold", HUE["ink"])


def _cards(canvas: Canvas, box: Box, stage: Stage, view: DayzView, texts: Texts) -> None:
    """Draw the cards in the order of play, and free places for those to come."""
    cells = box.columns(*[1.0] * view.seats)
    fine = 1 if stage.drawing == "_sheet" else canvas.fine
    wide = min(cells[0].wide - 10, round(LARGEST_PX[stage.drawing] / fine))
    gap = min((cells[0].wide - wide) // 2, 9)
    high = round(wide * ASPECT)
    top = box.low - stage.floor - high - 1
    first = view.trick[0].seat
    best = winner(view)
    letters = max(min(cells[0].wide // 5, 24), canvas.least)
    names = [seat_name(texts, seat) for seat in range(view.seats)]
    longest = max(fonts.width(name, "bold", letters) for name in names)
    planks, room = cells, letters + 22 + longest
    if room > cells[0].wide:
        planks = box.inset(-round(30 / fine), 0).columns(*[1.0] * view.seats)
    roomy = room <= planks[0].wide
    for n, (cell, plank) in enumerate(zip(cells, planks if roomy else cells, strict=True)):
        seat = (first + n) % view.seats
        spot = Box(cell.middle[0] - wide // 2, top, cell.middle[0] - wide // 2 + wide, top + high)
        floor = Box(plank.left, box.low - stage.floor + 6, plank.right, box.low - 2)
        leads = n < len(view.trick) and seat == best
        if leads:
            plate = spot.inset(-gap)._replace(low=spot.low + gap - 2)
            canvas.framed(plate, HUE["mustard"], HUE["ink"], 10 + gap, 3)
        if n >= len(view.trick):
            now = any(seat == waiting for waiting, _ in view.awaited)
            canvas.sprite("slot" if now else "slot_free", spot[:2], high)
        else:
            card = view.trick[n].card
            draw_card(canvas, spot[:2], wide, card, texts, hard=view.hard)
            canvas.region(spot, words(card, "power_cure.card"))
            if not leads:  # one frame is enough
                around = spot.inset(-gap)._replace(low=spot.low + 7)
                canvas.shows(f"played {seat}", (card,), around)
        if n == 0:
            corner = Box(spot.right - 34, spot.low - 38, spot.right + 6, spot.low + 2)
            disc(canvas, corner, "leads", 7)
        _under(canvas, floor, spot, seat, texts, letters, leads=leads, beside=roomy)


def _under(
    canvas: Canvas,
    box: Box,
    card: Box,
    seat: Seat,
    texts: Texts,
    letters: int,
    *,
    leads: bool,
    beside: bool,
) -> None:
    """Write who plays at a place of the stage, on its boards; the mark stands `beside` the name,
    or on the corner of the card."""
    size = letters + (6 if beside else 9)
    before = size + 6 if beside else 0
    name = seat_name(texts, seat)
    wide = min(before + fonts.width(name, "bold", letters), box.wide - 10)
    left, middle = box.middle[0] - wide // 2, box.middle[1]
    if leads:
        high = (size + 8) // 2
        plate = Box(left - 8, middle - high, left + wide + 10, middle + high)
        canvas.framed(plate, HUE["mustard"], HUE["ink"], high, 3)
    at = (left + size // 2, middle) if beside else (card.left + size // 2, card.low - size // 2)
    kit.seat_on(canvas, at, size, seat, HUE["ink"])
    room = Box(left + before, middle - 15, left + wide + 2, middle + 15)
    canvas.write(room, name, letters, "bold", HUE["ink"])


def _end(
    canvas: Canvas, stage: Stage, result: Sequence[Seat], view: DayzView, texts: Texts
) -> None:
    """Draw who won: their marks and number of survivors, and the people who made it."""
    box, tall = stage.box, canvas.fine != 1
    size, edge = (44, 60) if tall else (52, 96)
    top = box.top + 36
    row = Box(box.left + edge, top, box.right - edge, top + size)
    left = row.middle[0] - (len(result) * (size + 10) - 10) // 2
    for n, seat in enumerate(result):
        middle = left + n * (size + 10) + size // 2, row.middle[1]
        kit.seat_on(canvas, middle, size, seat, HUE["ink"])
    said = texts.say(
        "draw-end",
        names=short_names(texts, result, 15),
        n=len(result),
        survivors=max(view.survivors),
    )
    edge = edge if tall else 58
    text = Box(
        box.left + edge, row.low + 6, box.right - edge, box.low - stage.floor - (68 if tall else 92)
    )
    canvas.write(text, said, 40, "bold", HUE["ink"], "middle", lines=4)
    _crowd(canvas, stage, [*_people(view), *_people(view, 2)])


def _people(view: DayzView, variant: int = 1) -> list[str]:
    """Return faces of the factions in play, or of all."""
    return [f"face_{faction}_{variant}" for faction in view.factions or FACTIONS[:3]]


def _crowd(canvas: Canvas, stage: Stage, faces: Sequence[str]) -> None:
    """Draw people on the boards of a stage."""
    room = stage.box.inset(stage.box.wide // 8, 0)
    low = room.low - stage.floor
    spots = room.columns(*[1.0] * len(faces))
    size = min(spots[0].wide - 2, 104)
    for face, spot in zip(faces, spots, strict=True):
        canvas.sprite(face, (spot.middle[0] - size // 2, low - size), size)


# --- the piles


def _booth(canvas: Canvas, xy: tuple[int, int], view: DayzView, texts: Texts) -> None:
    """Draw the reserve."""
    x, y = xy
    fine = canvas.fine
    k = 1 / fine
    canvas.sprite("booth", (x - round(10 * k), y - round(2 * k)), round(266 * k))
    middle, high = x + round(50 * k), round(106 * k)
    reserve, letters = texts.say("draw-reserve"), max(22, canvas.least)
    half = (fonts.width(reserve, "bold", letters) + 24) // 2
    sign = Box(middle - half, y, middle + half, y + letters + 6)
    if sign.wide > round(112 * k):  # wider than its board
        canvas.framed(sign, HUE["mustard"], HUE["ink"], 8, 4)
    canvas.write(sign, reserve, letters, "bold", HUE["ink"], "middle")
    canvas.sprite("back", (middle - round(high / ASPECT / 2), y + round(88 * k)), high)
    canvas.text((middle, y + round(220 * k)), f"{view.reserve}", 34, "bold", HUE["ink"], "middle")


def _tent(canvas: Canvas, box: Box, view: DayzView, texts: Texts) -> None:
    """Draw the pile of itinerants with its visible card."""
    canvas.sprite("tent", (box.left, box.top), box.high)
    wide = round(206 * box.high / 254)
    sign = Box(box.left + 6, box.top, box.left + wide - 6, box.top + round(38 * box.high / 254))
    canvas.write(sign, texts.say("text-itinerants"), 24, "bold", HUE["ink"], "middle")
    card = 104 if canvas.least == BOARD_LETTER_PX else 90
    left, top = box.left + wide // 2 - card // 2, box.low - round(card * ASPECT) - 2
    canvas.sprite("back", (left - 10, top - 8), round(card * ASPECT))
    draw_card(canvas, (left, top), card, view.itinerant, texts, hard=view.hard)
    ink = kit.Ink(HUE["cream"], HUE["ink"], HUE["ink"])
    kit.pill(canvas, (left, box.low - 24), f"{view.itinerants}", ink, canvas.least)


# --- the legend


def _entries(view: DayzView, texts: Texts) -> list[tuple[str, str]]:
    """Return the symbols of this picture, each with its meaning."""
    seen = {"survivors", "hand", "quarantine"}
    seen |= {name for seat in range(view.seats) for name, _ in marks(view, seat)}
    seen |= {"open"} if any(view.open) else set()
    return [(name, texts.say(f"draw-key-{name}")) for name in LEGEND_KEYS if name in seen]


def _legend(view: DayzView, texts: Texts, wide: int, size: int) -> Block:
    """Return what symbols mean; on a phone in two columns."""
    high, entries = KEY_PX[size], _entries(view, texts)
    across = 2 if wide < WIDE else 1
    each = (wide - 36) // across
    parts = [[entry] for entry in entries] if across > 1 else [entries]
    rows = beside(
        [kit.key_block(part, each, high, size, HUE["ink"], high + 8) for part in parts], across
    )

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, HUE["paper"], 0)
        draw_line(canvas, box.top + 2)
        stack(canvas, box.inset(18, 8), rows, 0)

    return Block(height(rows, 0) + 16, draw)
