"""The picture of a hand: its cards, those that rivals see, the trick or cards being looked at, the
quarantine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count, groupby, product
from typing import Final

from bot.games.happy_dayz.cards import ART, ASPECT, HARM, HUE, badge, disc, draw_card, face_of
from bot.games.happy_dayz.table_picture import (
    MARGIN,
    PIXELS,
    Stage,
    asked,
    asked_wide,
    draw_line,
    playing,
)
from bot.render.draw import fonts, kit
from bot.render.draw.blocks import TALL_WIDTH_PX, Block, height, sheet_canvas, stack
from bot.render.draw.canvas import Canvas
from bot.render.draw.layout import Box
from bot.render.draw.picture import Picture
from bot.render.draw.seats import seat_name
from bot.render.marks import mark
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Said, Texts, word_id
from engine.games.happy_dayz.content import DAMAGE, SUIT, SURVIVOR, ZOMBIE, by_order
from engine.games.happy_dayz.tricks import followable, winner
from engine.games.happy_dayz.view import DayzView
from engine.kernel import Seat

EDGE: Final = 16
STRIP_PX: Final = 84
"""Height of a row of the cloth at the top."""
ROW: Final = 7
"""Most cards of a hand in a row."""
LARGEST_PX: Final = (150, 116)
"""Width of the largest card of a hand in one row, and in several."""
SIDE_PX: Final = 6
APART_PX: Final = 4
"""Beside a hand, and between its cards or their plates."""
RAISED: Final = 1.14
"""How much larger than others a card is that can be played."""
RAISED_PX: Final = 22
"""How much higher it lies."""
PLATE_PX: Final = 6
"""How far the plate of a card that can be played reaches beyond it."""
PIN_PX: Final = 40
"""The room above such a card in which its pin stands."""
ASKING: Final = ("FollowCard", "LeadCard", "TransferCard")
"""Choices of cards in the hand."""
BRACKET_PX: Final = (26, 40)
"""From a row to the names of its suits, without and with marks of what everybody sees."""
CAUGHT_PX: Final = (98, 74)
"""Width of a card in quarantine, at most and at least."""
LOOKED_PX: Final = 96
"""Width of a card that is looked at."""
MASTER_PX: Final = 266
"""Greatest width, in pixels, of who is winning the trick."""
PEN_PX: Final = 526
"""Width of the longest fence: up to the right end of a picket."""
PILE_PX: Final = 26
"""How much wider than a card a pile of them is."""
PICKET_PX: Final = 44
"""From a picket to the next."""
DAMAGE_PX: Final = 216
"""How much higher than the fence the damage stands, at most."""
PICNIC_PX: Final = (96, 120)
"""Height of what lies beside the fence, and where there is much room."""
TREE_PX: Final = 210
"""Height of the tree behind it, at most."""
FIELD_PX: Final = 1200
"""Width and height of the drawing of the sky."""
MEADOW_PX: Final = 600
_HAND_CARD_FIELDS: Final = ("play.card", "left", "right")
"""The fields of picks that name a card in the hand."""
CAUGHT_CARD: Final = ("power_give.card", "power_discard.card", "zombie")
"""The fields of picks that name a card in the quarantine."""


def draw_sheet(view: DayzView, texts: Texts) -> Picture:
    """Draw the hand of the viewer, a seat."""
    assert isinstance(view.viewer, int)
    seat = view.viewer
    sky = [_head(view, seat, texts), _hand(view, seat, texts)]
    if view.looked:
        sky.append(_looked(view, texts))
    if view.trick:
        sky.append(_trick(view, texts))
    pen = _quarantine(view, seat, texts)
    meadow = height(sky, 0)
    canvas = sheet_canvas(meadow + pen.high, ART)
    for y in range(0, meadow, FIELD_PX):
        canvas.sprite("field", ((TALL_WIDTH_PX - FIELD_PX) // 2, y), FIELD_PX)
    for y in range(meadow, canvas.box.low, MEADOW_PX):
        canvas.sprite("meadow", (-400, y), MEADOW_PX)  # no flowers under the title
    draw_line(canvas, meadow)
    stack(canvas, canvas.box, sky, 0)
    pen.draw(canvas, canvas.box._replace(top=meadow))
    return canvas.finish()


def _head(view: DayzView, seat: Seat, texts: Texts) -> Block:
    """Return the cloth with the name, the phase and the survivors; the phase in a row of its own if
    it has no room between them."""
    said, name, count = phase_text(view, texts), seat_name(texts, seat), f"{view.survivors[seat]}"
    now = any(seat == waiting for waiting, _ in view.awaited)
    left = min(fonts.width(name, "bold", 36) + 96, 330)
    right = fonts.width(count, "bold", 50) + 106 + 56 * now
    middle = TALL_WIDTH_PX - left - right - 2 * EDGE
    rows = 1 if fonts.width(said, "bold", 22) <= middle - 16 else 2

    def draw(canvas: Canvas, box: Box) -> None:
        for y in range(box.top, box.low, STRIP_PX):
            canvas.sprite(f"cloth-{seat}", (0, y), STRIP_PX)
        draw_line(canvas, box.low)
        canvas.panel(Box(0, box.top + 24, box.right, box.low - 24), HUE["cream"], 0)
        above = box.inset(12, 10)._replace(low=box.top + STRIP_PX - 10)
        plate, between, people = above.columns(left, 1.0, right)
        if rows == 2:
            between = Box(above.left, above.low + 4, above.right, box.low - 24)
        for spot in (plate, people):
            canvas.framed(spot, HUE["cream"], HUE["ink"], 10, 4)
        kit.seat_on(canvas, (plate.left + 40, plate.middle[1]), 42, seat, HUE["ink"])
        room = plate.inset(12, 4)._replace(left=plate.left + 74)
        canvas.write(room, name, 36, "bold", HUE["ink"], lines=2)
        canvas.write(between.inset(8, 0), said, 26, "bold", HUE["ink"], "middle")
        canvas.sprite("survivors", (people.left + 12, people.top + 5), people.high - 10)
        canvas.text((people.left + 82, people.middle[1]), count, 50, "bold", HUE["ink"])
        if now:
            x, y = people.right - 35, people.middle[1]
            disc(canvas, Box(x - 23, y - 23, x + 23, y + 23), "awaited", 7, "mustard")
            canvas.note(texts.say("draw-awaited"))

    return Block(rows * STRIP_PX, draw)


# --- the hand


def _hand(view: DayzView, seat: Seat, texts: Texts) -> Block:
    """Return the cards in hand, in rows: on plates what can be played in this trick, raised and
    larger if not all can; beside the title the suit that must be followed."""
    hand = (view.hands[seat] if view.hands else None) or ()
    rows = [row for row in _rows(hand) if row]
    asked_now = any(seat == waiting and kind in ASKING for waiting, kind in view.awaited)
    to_come = view.trick and all(seat != played.seat for played in view.trick)
    demanded = view.demanded if to_come else ""
    playable = followable(hand, demanded)
    grown = RAISED if len(playable) < len(hand) else 1.0
    raised, plated = RAISED_PX * (grown > 1), asked_now or grown > 1
    plate = HUE["mustard" if asked_now else "cream"]
    around = {card: PLATE_PX * (plated and card in playable) for card in hand}
    small, across = LARGEST_PX[len(rows) > 1] / grown, TALL_WIDTH_PX - 2 * SIDE_PX + APART_PX
    for row in rows:
        units = sum(grown if card in playable else 1 for card in row)
        free = across - sum(APART_PX + 2 * around[card] for card in row)
        small = min(small, free / units)
    wides = {card: int(small * grown if card in playable else small) for card in hand}
    opened = {*(view.open[seat] if view.open else ())}
    below, bracket = PLATE_PX * (plated and not raised), 20 + PLATE_PX * plated
    belows = [below + BRACKET_PX[bool(opened & {*row})] for row in rows]
    highs = [
        round(max(wides[card] for card in row) * ASPECT)
        + (raised + asked_now * PIN_PX) * bool({*row} & {*playable})
        for row in rows
    ]
    head = 72 if demanded else 58

    def draw(canvas: Canvas, box: Box) -> None:
        title = Box(box.left + EDGE + 6, box.top + 12, box.right - EDGE, box.top + head)
        said = texts.say("draw-hand", n=len(hand)) if hand else texts.say("draw-no-hand")
        if demanded:
            title, place = title.columns(1.0, asked_wide(demanded, texts, 26) + 8, gap=12)
            asked(canvas, place, demanded, texts, 26)
        canvas.write(title, said, 32, "bold", HUE["ink"])
        low = title.low + 16
        for row, high, below in zip(rows, highs, belows, strict=True):
            low += high
            spots = _spots(row, wides, around, box, low)
            for held, spot in zip(row, spots, strict=True):
                dim = held not in playable
                if plated and not dim:
                    spot = spot._replace(top=spot.top - raised, low=spot.low - raised)
                    canvas.framed(spot.inset(-PLATE_PX), plate, HUE["ink"], 17, 3)
                draw_card(canvas, spot[:2], spot.wide, held, texts, hard=view.hard, dim=dim)
                if asked_now and not dim:
                    canvas.keep(spot.inset(8))  # a pin stands above
                canvas.region(spot, words(held, *_HAND_CARD_FIELDS))
                _told(canvas, spot, held, view, seat, texts)
            _brackets(canvas, row, spots, below, hand, texts)
            low += below + bracket

    return Block(head + 16 + sum(highs) + sum(belows) + len(rows) * bracket, draw)


def _spots(
    row: Sequence[str], wides: Mapping[str, int], around: Mapping[str, int], box: Box, low: int
) -> list[Box]:
    """Return the boxes of a row of cards above `low`, with room for what is around each, suits a
    little apart if there is room."""
    suits = len({SUIT[card] for card in row})
    taken = sum(wides[card] + 2 * around[card] + APART_PX for card in row) - APART_PX
    apart = min((box.wide - 2 * SIDE_PX - taken) // max(suits - 1, 1), 40)
    x, spots = box.middle[0] - (taken + apart * (suits - 1)) // 2, list[Box]()
    for n, card in enumerate(row):
        x += around[card] + (apart if n and SUIT[card] != SUIT[row[n - 1]] else 0)
        spots.append(Box(x, low - round(wides[card] * ASPECT), x + wides[card], low))
        x += wides[card] + around[card] + APART_PX
    return spots


def _rows(hand: Sequence[str]) -> list[list[str]]:
    """Return as few rows of a hand as possible, as even as possible, each suit in one if it
    fits."""
    suits = [[*held] for _, held in groupby(hand, lambda card: SUIT[card])]
    parts = [held[n : n + ROW] for held in suits for n in range(0, len(held), ROW)]
    for many in count(max(-(-len(hand) // ROW), 1)):
        best, longest = list[list[str]](), ROW + 1
        for places in product(*(range(min(n + 1, many)) for n in range(len(parts)))):
            rows: list[list[str]] = [[] for _ in range(many)]
            for place, part in zip(places, parts, strict=True):
                rows[place] += part
            if (most := max(map(len, rows))) < longest:
                best, longest = rows, most
        if best:
            return best
    raise AssertionError


def _told(canvas: Canvas, spot: Box, card: str, view: DayzView, seat: Seat, texts: Texts) -> None:
    """Draw on a card in the hand whether everybody sees it, and who gets it."""
    if view.open and card in view.open[seat]:
        said = texts.say("draw-seen")
        wide = fonts.width(said, "semibold", 20) + 16
        tag = Box(spot.middle[0] - wide // 2, spot.low - 2, spot.middle[0] + wide // 2, 0)
        tag = tag._replace(low=spot.low + 27)  # below the line around what can be chosen
        canvas.framed(tag, HUE["cream"], HUE["ink"], 15, 3)
        canvas.text(tag.middle, said, 20, "semibold", HUE["ink"], "middle")
    to = {sent.card: sent.to for sent in (view.sent[seat] if view.sent else None) or ()}
    if card in to:
        box = spot.centred(92, 0)._replace(top=spot.low - 50, low=spot.low + 4)
        canvas.framed(box, HUE["mustard"], HUE["ink"], 27, 4)
        canvas.text((box.left + 28, box.middle[1]), "→", 30, "bold", HUE["ink"], "middle")
        letter = mark(to[card]).letter
        kit.seat_on(canvas, (box.right - 30, box.middle[1]), 36, to[card], HUE["ink"], letter)
        canvas.note(texts.say("draw-sent", letter=Said(letter)))


def _brackets(
    canvas: Canvas,
    row: Sequence[str],
    spots: Sequence[Box],
    below: int,
    hand: Sequence[str],
    texts: Texts,
) -> None:
    """Draw a bracket `below` pixels under the cards of each suit, with its name if there is room
    between its neighbours': in the singular if the hand has a single one."""
    names, lines, labels, y = list[str](), list[Box](), list[Box](), spots[0].low + below
    for suit, held in groupby(zip(row, spots, strict=True), lambda pair: SUIT[pair[0]]):
        boxes = [box for _, box in held]
        alone = sum(SUIT[card] == suit for card in hand) == 1
        names.append(texts.say(f"{word_id(suit)}.one") if alone else texts.word(suit))
        lines.append(Box(boxes[0].left + 4, y - 1, boxes[-1].right - 4, y + 2))
        labels.append(lines[-1].centred(fonts.width(names[-1], "bold", 20) + 16, 3))
    for n, (name, line, label) in enumerate(zip(names, lines, labels, strict=True)):
        before = labels[n - 1].right - 8 if n else canvas.box.left
        after = labels[n + 1].left + 8 if n + 1 < len(labels) else canvas.box.right
        if label.wide > line.wide + 16 and (label.left < before or label.right > after):
            canvas.note(name)
            continue
        canvas.text((label.middle[0], y + 2), name, 20, "bold", HUE["ink"], "middle")
        line = line._replace(left=max(line.left, before + 8), right=min(line.right, after - 8))
        for start, end, x in (
            (line.left, label.left, line.left),
            (label.right, line.right, line.right - 3),
        ):
            if start + 4 < end:
                canvas.panel(line._replace(left=start, right=end), HUE["ink"], 0)
                canvas.panel(Box(x, y - 10, x + 3, y + 2), HUE["ink"], 0)


# --- the trick, or what is looked at


def _trick(view: DayzView, texts: Texts) -> Block:
    """Return the stage with the trick on the table, and who is its master."""
    wide, high, floor = PIXELS["_sheet"]
    drawn = PIXELS["_tall"][1]

    def draw(canvas: Canvas, box: Box) -> None:
        left = box.middle[0] - wide // 2
        place = Box(left, box.low - high, left + wide, box.low)
        boards = Box(0, place.low - floor, box.right, place.low + 3)
        wall = Box(0, place.top - 3, box.right, boards.top)
        for part, top in ((wall, place.top), (boards, place.low - drawn)):  # a lower arch
            at = left - MARGIN[0], top - MARGIN[1]
            canvas.sprite(f"stage_{view.side}_tall", at, drawn + MARGIN[2], 1, part)
        playing(canvas, Stage(view.side, "_sheet", place, floor), view, texts)
        if (best := winner(view)) is not None:
            said = texts.say("ahead-trick-other", seat=best)
            long = fonts.width(said, "bold", 20) + 32
            if long > MASTER_PX:
                return
            spot = Box(place.right - 68 - long, place.top + 42, place.right - 68, place.top + 78)
            canvas.framed(spot, HUE["mustard"], HUE["ink"], 18, 4)
            canvas.text(spot.middle, said, 20, "bold", HUE["ink"], "middle")

    return Block(high + 6, draw)


def _looked(view: DayzView, texts: Texts) -> Block:
    """Return what a power lets the viewer alone see."""
    looked = by_order([*view.looked])
    across = (TALL_WIDTH_PX - 2 * EDGE - 24) // (LOOKED_PX + 8)
    down = -(-len(looked) // across)
    step = round(LOOKED_PX * ASPECT) + 12

    def draw(canvas: Canvas, box: Box) -> None:
        said = texts.say("draw-looked")
        cards = min(len(looked), across) * (LOOKED_PX + 8) - 8
        wide = max(cards, fonts.width(said, "bold", 28)) + 32
        inner = box.inset(0, 8).centred(wide, box.high - 16)
        canvas.framed(inner, HUE["paper"], HUE["tomato"], 12, 5)
        title = inner.inset(16, 10)._replace(low=inner.top + 48)
        canvas.write(title, said, 28, "bold", HUE["ink"], "middle")
        for n, card in enumerate(looked):
            x = inner.middle[0] - cards // 2 + n % across * (LOOKED_PX + 8)
            y = title.low + 8 + n // across * step
            spot = draw_card(canvas, (x, y), LOOKED_PX, card, texts, hard=view.hard)
            canvas.region(spot, words(card, *CAUGHT_CARD))

    return Block(down * step + 80, draw)


# --- the quarantine


def _quarantine(view: DayzView, seat: Seat, texts: Texts) -> Block:
    """Return the pen: the number of face-down cards, zombies and vans face up; beside it the
    damage, or a picnic."""
    hidden = view.quarantined[seat] if view.quarantined else 0
    caught = by_order([*view.caught[seat]]) if view.caught else []
    damage = view.damage[seat] if view.damage else 0
    most, least = CAUGHT_PX
    backs = bool(hidden)
    room = PEN_PX - 26 - PILE_PX * backs
    down = -(-(len(caught) + backs) // (room // (least + 6)))
    across = -(-(len(caught) + backs) // max(down, 1))
    card = min(room // max(across, 1) - 6, most)
    step = round(card * ASPECT) + 10
    full = down * step
    pen_px = full + (110 if full else 154)
    taken = 24 + PILE_PX * backs + across * (card + 6)
    pickets = -(-(taken - 40) // PICKET_PX)  # as many as stand before cards
    fence = 42 + PICKET_PX * (min(pickets, 11) if full else 8)

    def draw(canvas: Canvas, box: Box) -> None:
        said = texts.say("draw-quarantine")
        middle = box.left + EDGE + 6, box.top + 36
        wide = canvas.text(middle, said, 32, "bold", HUE["ink"])
        if not full:
            empty = middle[0] + wide + 16, middle[1]
            canvas.text(empty, texts.say("draw-empty"), 28, "semibold", HUE["ink"])
        top = box.top + 66
        if hidden:
            _backs(canvas, Box(24, top, 24 + card, top + step - 10), hidden, texts)
        for n, held in enumerate(caught, start=backs):
            x = 24 + n % across * (card + 6) + PILE_PX * (backs and n < across)
            at = x, top + n // across * step
            spot = draw_card(canvas, at, card, held, texts, hard=view.hard)
            canvas.region(spot, words(held, *CAUGHT_CARD))
        foot = box.low - 82
        canvas.sprite("pickets", (0, foot), 78, 1, Box(0, foot, fence, foot + 78))
        free = Box(fence + 4, 0, PEN_PX + 6 if damage else box.right - EDGE, foot + 74)
        things = (f"thing_{mark(seat).letter.lower()}", "fire")[: free.wide // PICNIC_PX[0]]
        size = PICNIC_PX[free.wide > 480]
        if full and things:
            tree = min(foot + 16 - box.top, free.wide * 13 // 10, TREE_PX)
            x = free.left + free.wide * 2 // 3 - tree * 5 // 13
            canvas.sprite("tree", (x, foot + 40 - tree), tree)
        for n, name in enumerate(things):  # a picnic where nobody stands
            x, y = free.left + free.wide * (2 * n + 1) // (2 * len(things)), free.low
            if full and n == 0 and free.wide > 340:
                cloth = size * 9 // 8
                canvas.sprite(f"blanket_tall-{seat}", (x - cloth * 5 // 6, y - cloth), cloth)
                y -= cloth // 3
            canvas.sprite(name, (x - size // 2, y - size), size)
        if damage:
            zombies = [card for card in caught if SUIT[card] == ZOMBIE]
            top = max(box.top + 18, foot - DAMAGE_PX)
            beside = Box(PEN_PX + 14, top, box.right - EDGE, foot + 76)
            worst = max(zombies, key=DAMAGE[view.hard].__getitem__)
            _damage(canvas, beside, damage, len(zombies), face_of(worst, hard=view.hard), texts)

    return Block(pen_px, draw)


def _backs(canvas: Canvas, box: Box, hidden: int, texts: Texts) -> None:
    """Draw the face-down cards in the quarantine and their number."""
    for n in range(min(hidden, 3)):
        canvas.sprite("back", (box.left + 9 * n, box.top + 4 * n), box.high)
    canvas.note(texts.say("draw-hidden", n=hidden))
    count = f"×{hidden}"
    wide = fonts.width(count, "bold", 26) + 22
    plate = Box(box.right + 24 - wide, box.top - 12, box.right + 24, box.top + 32)
    canvas.framed(plate, HUE["cream"], HUE["ink"], 22, 4)
    canvas.text(plate.middle, count, 26, "bold", HUE["ink"], "middle")
    canvas.region(box, words(SURVIVOR, *CAUGHT_CARD))


def _damage(canvas: Canvas, box: Box, damage: int, zombies: int, worst: str, texts: Texts) -> None:
    """Draw the damage of all zombies in the quarantine, and the face of the worst."""
    shadow = Box(box.left + 5, box.top + 6, box.right + 5, box.low + 6)
    canvas.panel(shadow, HUE["hill"], 12)
    canvas.framed(box, HUE["paper"], HUE["ink"], 12, 4)
    label, face, number, below = box.inset(12, 10).rows(36, 1.0, 64, 36)
    canvas.write(label, texts.say("draw-damage"), 28, "bold", HUE["ink"], "middle")
    size = min(face.high, face.wide)
    canvas.sprite(worst, (face.middle[0] - size // 2, face.low - size), size)
    badge(canvas, number, f"−{damage}", HARM)
    said = texts.say(f"{word_id(ZOMBIE)}.count", n=zombies)
    canvas.write(below, said, 22, "semibold", HUE["ink"], "middle")
