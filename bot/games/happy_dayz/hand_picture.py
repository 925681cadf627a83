"""The picture of a hand: its cards, those that rivals see, the trick or cards being looked at, the
quarantine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from bot.games.happy_dayz.cards import ART, ASPECT, HARM, HUE, badge, draw_card
from bot.games.happy_dayz.table_picture import (
    ASKED_PX,
    PIXELS,
    Stage,
    asked,
    draw_line,
    playing,
    stage_at,
)
from bot.render.draw import fonts, kit
from bot.render.draw.blocks import TALL_WIDTH_PX, Block, height, stack
from bot.render.draw.canvas import Canvas, Picture
from bot.render.draw.layout import Box
from bot.render.draw.seats import seat_name
from bot.render.marks import mark
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Said, Texts, word_id
from engine.games.happy_dayz.content import SUIT, SURVIVOR, by_order
from engine.games.happy_dayz.tricks import followable
from engine.games.happy_dayz.view import DayzView
from engine.kernel import Seat

EDGE: Final = 22
STRIP_PX: Final = 84
"""Height of a row of the cloth at the top."""
ROW: Final = 7
"""Most cards of a hand in a row."""
LARGEST_PX: Final = 170
"""Width of the largest card of a hand."""
RAISED_PX: Final = 20
"""How much higher a card lies that can be played."""
BRACKET_PX: Final = 38
"""Height of the names of suits under a row."""
CAUGHT_PX: Final = 96
"""Width of a card in quarantine, or of one that is looked at."""
CARD_ROW_PX: Final = round(CAUGHT_PX * ASPECT) + 12
"""Height of a row of such cards."""
LEAST_PX: Final = 760
"""Height of the picture at the least."""
FIELD_PX: Final = 1200
"""Width and height of the drawing of the sky."""
_HAND_CARD_FIELDS: Final = ("play.card", "left", "right")
"""The fields of picks that name a card of the hand."""
CAUGHT_CARD: Final = ("power_give.card", "power_discard.card", "zombie")
"""The fields of picks that name a card of the quarantine."""


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
    high = max(meadow + pen.high, LEAST_PX)
    canvas = Canvas((TALL_WIDTH_PX, high), ART)
    for y in range(0, meadow, FIELD_PX):
        canvas.sprite("field", ((TALL_WIDTH_PX - FIELD_PX) // 2, y), FIELD_PX)
    canvas.sprite("meadow", (0, meadow), 600)
    draw_line(canvas, meadow)
    stack(canvas, canvas.box, sky, 0)
    pen.draw(canvas, canvas.box._replace(top=meadow))
    return canvas.finish()


def _head(view: DayzView, seat: Seat, texts: Texts) -> Block:
    """Return the cloth with the name, the phase and the survivors; the phase in a row of its own if
    it has no room between them."""
    said, name = phase_text(view, texts), seat_name(texts, seat)
    long = fonts.width(said, "bold", 24) + 26
    rows = 1 if long + fonts.width(name, "bold", 32) <= TALL_WIDTH_PX - 360 else 2

    def draw(canvas: Canvas, box: Box) -> None:
        for y in range(box.top, box.low, STRIP_PX):
            canvas.sprite(f"cloth-{seat}", (0, y), STRIP_PX)
        draw_line(canvas, box.low)
        above = box.inset(12, 10)._replace(low=box.top + STRIP_PX - 10)
        plate, people = above.columns(1.0, 230, gap=10)
        phase = above._replace(top=above.top + STRIP_PX - 6, low=box.low - 12)
        if rows == 1:
            plate, phase = plate.columns(1.0, long, gap=10)
        for spot in (plate, phase, people):
            canvas.framed(spot, HUE["cream"], HUE["ink"], 10, 4)
        kit.seat_on(canvas, (plate.left + 40, plate.middle[1]), 42, seat, HUE["ink"])
        room = plate.inset(12, 4)._replace(left=plate.left + 74)
        canvas.write(room, name, 36, "bold", HUE["ink"], lines=2)
        canvas.write(phase.inset(12, 4), said, 24, "bold", HUE["ink"], "middle")
        canvas.sprite("survivors", (people.left + 10, people.top + 6), people.high - 12)
        count = people.left + 92, people.middle[1]
        canvas.text(count, f"{view.survivors[seat]}", 48, "bold", HUE["ink"])
        if any(seat == waiting for waiting, _ in view.awaited):
            disc = Box(people.right - 52, people.middle[1] - 22, people.right - 8, 0)
            disc = disc._replace(low=disc.top + 44)
            canvas.framed(disc, HUE["mustard"], HUE["ink"], 22, 3)
            canvas.sprite("awaited", disc.inset(7)[:2], 30)
            canvas.note(texts.say("draw-awaited"))

    return Block(rows * STRIP_PX, draw)


# --- the hand


def _hand(view: DayzView, seat: Seat, texts: Texts) -> Block:
    """Return the cards in hand, in rows, what can be played raised."""
    hand = (view.hands[seat] if view.hands else None) or ()
    rows = _rows(hand)
    across = max(*map(len, rows), 1)
    following = view.trick and view.demanded
    apart = (18 if across < ROW else 12) if following else 8
    card = min((TALL_WIDTH_PX - 2 * EDGE - apart * (across - 1)) // across, LARGEST_PX)
    step = round(card * ASPECT) + RAISED_PX + BRACKET_PX + 8
    playable = _playable(view, seat, hand)
    gap = 26 if following else 8

    def draw(canvas: Canvas, box: Box) -> None:
        title = Box(box.left + EDGE, box.top + 12, box.right - EDGE, box.top + 56)
        said = texts.say("draw-hand", n=len(hand)) if hand else texts.say("draw-no-hand")
        if following:
            title, place = title.columns(1.0, ASKED_PX[0], gap=12)
            asked(canvas, place.centred(*ASKED_PX), view.demanded, texts)
        canvas.write(title, said, 30, "bold", HUE["ink"])
        top = title.low + gap + RAISED_PX
        for row in rows:
            left = box.middle[0] - (len(row) * (card + apart) - apart) // 2
            spots = [
                Box(x, top, x + card, top + round(card * ASPECT))
                for x in range(left, left + len(row) * (card + apart), card + apart)
            ]
            for held, spot in zip(row, spots, strict=True):
                _held(canvas, spot, held, view, seat, texts, held in playable)
            _brackets(canvas, row, spots, hand, texts)
            top += step

    return Block(56 + gap + (len(rows) * step if hand else 0), draw)


def _rows(hand: Sequence[str]) -> list[list[str]]:
    """Return as few rows of a hand as can be, as even as can be, each suit in one if it fits."""
    suits = [[*held] for _, held in groupby(hand, lambda card: SUIT[card])]
    parts = [held[n : n + ROW] for held in suits for n in range(0, len(held), ROW)]

    def filled(across: int) -> list[list[str]]:
        rows: list[list[str]] = [[]]
        for part in parts:
            if len(rows[-1]) + len(part) > across:
                rows.append([])
            rows[-1] += part
        return rows

    return min(map(filled, range(max(map(len, parts), default=0), ROW + 1)), key=len)


def _playable(view: DayzView, seat: Seat, hand: Sequence[str]) -> Sequence[str]:
    """Return the cards that the seat may play now, if it must follow; else its whole hand."""
    if (seat, "FollowCard") not in view.awaited:
        return hand
    return followable(hand, view.demanded)


def _held(
    canvas: Canvas, spot: Box, card: str, view: DayzView, seat: Seat, texts: Texts, playable: bool
) -> None:
    """Draw a card of the hand: raised on a plate if it can be played and others cannot, whether
    everybody sees it, and who gets it."""
    following = (seat, "FollowCard") in view.awaited
    if following and playable:
        spot = spot._replace(top=spot.top - RAISED_PX, low=spot.low - RAISED_PX)
        canvas.framed(spot.inset(-5), HUE["mustard"], HUE["ink"], 18, 3)
    draw_card(canvas, spot[:2], spot.wide, card, texts, hard=view.hard, dim=not playable)
    canvas.region(spot, words(card, *_HAND_CARD_FIELDS))
    if view.open and card in view.open[seat]:
        said = texts.say("draw-seen")
        tag = Box(*spot.middle, *spot.middle).centred(fonts.width(said, "bold", 20) + 26, 34)
        tag = tag._replace(top=spot.low - 26, low=spot.low + 8)
        canvas.framed(tag, HUE["cream"], HUE["ink"], 17, 3)
        canvas.text(tag.middle, said, 20, "bold", HUE["ink"], "middle")
    to = {sent.card: sent.to for sent in (view.sent[seat] if view.sent else None) or ()}
    if card in to:
        box = spot.centred(92, 54)
        canvas.framed(box, HUE["mustard"], HUE["ink"], 27, 4)
        canvas.text((box.left + 28, box.middle[1]), "→", 30, "bold", HUE["ink"], "middle")
        letter = mark(to[card]).letter
        kit.seat_on(canvas, (box.right - 30, box.middle[1]), 36, to[card], HUE["ink"], letter)
        canvas.note(texts.say("draw-sent", letter=Said(letter)))


def _brackets(
    canvas: Canvas, row: Sequence[str], spots: Sequence[Box], hand: Sequence[str], texts: Texts
) -> None:
    """Draw a bracket under the cards of each suit, with its name if there is room: in the singular
    if the hand has a single one."""
    pairs = zip(row, spots, strict=True)
    for suit, held in groupby(pairs, lambda pair: SUIT[pair[0]]):
        boxes = [box for _, box in held]
        left, right, y = boxes[0].left + 4, boxes[-1].right - 4, boxes[0].low + 24
        alone = sum(SUIT[card] == suit for card in hand) == 1
        name = texts.say(f"{word_id(suit)}.one") if alone else texts.word(suit)
        wide = fonts.width(name, "bold", 20)
        for x in (left, right - 3) if wide + 12 <= right - left or wide > right - left else ():
            canvas.panel(Box(x, y - 10, x + 3, y + 2), HUE["ink"], 0)
        middle = (left + right) // 2
        ends = [(left, right)]
        if wide <= right - left:
            canvas.text((middle, y + 2), name, 20, "bold", HUE["ink"], "middle")
            ends = [(left, middle - wide // 2 - 8), (middle + wide // 2 + 8, right)]
        else:
            canvas.note(name)
        for start, end in ends:
            if end > start + 4:
                canvas.panel(Box(start, y - 1, end, y + 2), HUE["ink"], 0)


# --- the trick, or what is looked at


def _trick(view: DayzView, texts: Texts) -> Block:
    """Return the stage with the trick on the table."""
    wide, high, floor = PIXELS["_tall"]

    def draw(canvas: Canvas, box: Box) -> None:
        left = box.middle[0] - wide // 2
        place = Box(left, box.low - high, left + wide, box.low)
        stage = Stage(view.side, "_tall", place, floor)
        stage_at(canvas, stage)
        playing(canvas, stage, replace(view, demanded=""), texts)  # said beside the hand

    return Block(high + 8, draw)


def _looked(view: DayzView, texts: Texts) -> Block:
    """Return what a power lets the viewer alone see."""
    looked = by_order([*view.looked])
    across = (TALL_WIDTH_PX - 2 * EDGE - 32) // (CAUGHT_PX + 8)
    down = -(-len(looked) // across)

    def draw(canvas: Canvas, box: Box) -> None:
        inner = box.inset(EDGE, 8)
        said = texts.say("draw-looked")
        cards = min(len(looked), across) * (CAUGHT_PX + 8) + 24
        inner = inner._replace(right=inner.left + max(cards, fonts.width(said, "bold", 28) + 32))
        canvas.framed(inner, HUE["paper"], HUE["tomato"], 12, 5)
        title = inner.inset(16, 10)._replace(low=inner.top + 48)
        canvas.write(title, said, 28, "bold", HUE["ink"])
        for n, card in enumerate(looked):
            x = inner.left + 16 + n % across * (CAUGHT_PX + 8)
            y = title.low + 8 + n // across * CARD_ROW_PX
            spot = draw_card(canvas, (x, y), CAUGHT_PX, card, texts, hard=view.hard)
            canvas.region(spot, words(card, *CAUGHT_CARD))

    return Block(down * CARD_ROW_PX + 80, draw)


# --- the quarantine


def _quarantine(view: DayzView, seat: Seat, texts: Texts) -> Block:
    """Return the pen: the number of face-down cards, zombies and vans face up, the damage."""
    hidden = view.quarantined[seat] if view.quarantined else 0
    caught = by_order([*view.caught[seat]]) if view.caught else []
    damage = view.damage[seat] if view.damage else 0
    left = EDGE + 14 + (136 if hidden else 0)
    right = TALL_WIDTH_PX - EDGE
    most = (right - left + 6) // (CAUGHT_PX + 6)
    down = max(-(-len(caught) // most), 1)
    across = max(-(-len(caught) // down), 1)
    pen_px = 62 + down * CARD_ROW_PX + (56 if hidden or caught else 0)

    def draw(canvas: Canvas, box: Box) -> None:
        title = Box(box.left + EDGE, box.top + 12, box.right - EDGE, box.top + 52)
        said = texts.say("draw-quarantine")
        sign = title._replace(right=title.left + fonts.width(said, "bold", 30) + 40)
        canvas.framed(sign, HUE["timber"], HUE["ink"], 8, 4)
        canvas.text(sign.middle, said, 30, "bold", HUE["ink"], "middle")
        top = title.low + 10
        if hidden:
            _backs(canvas, Box(EDGE + 14, top, EDGE + 130, top + 140), hidden, texts)
        for n in range(0, len(caught), across):
            row = Box(left, top, right, top + round(CAUGHT_PX * ASPECT))
            spots = row.fan(across, CAUGHT_PX, 6)
            for card, spot in zip(caught[n : n + across], spots, strict=False):
                draw_card(canvas, spot[:2], CAUGHT_PX, card, texts, hard=view.hard)
                canvas.region(spot, words(card, *CAUGHT_CARD))
            top += CARD_ROW_PX
        foot = box.low - 84
        for x in range(0, box.right, 708):
            canvas.sprite("pickets", (x, foot), 78)
        if box.high > pen_px + 100 or not (hidden or caught):  # a picnic where no cards lie
            for n, name in enumerate((f"thing_{mark(seat).letter.lower()}", "fire")):
                canvas.sprite(name, (box.middle[0] + 60 + 140 * n, foot - 92), 100)
        if not hidden and not caught:
            empty = title._replace(left=sign.right + 20)
            canvas.write(empty, texts.say("draw-empty"), 28, "semibold", HUE["ink"])
        if damage:
            _damage(canvas, box, damage, texts)

    return Block(pen_px, draw)


def _backs(canvas: Canvas, box: Box, hidden: int, texts: Texts) -> None:
    """Draw the face-down cards of the quarantine and their number."""
    canvas.sprite("back", (box.left, box.top + 2), box.high)
    if hidden > 1:
        canvas.sprite("back", (box.left + 12, box.top + 8), box.high)
    canvas.note(texts.say("draw-hidden", n=hidden))
    count = f"×{hidden}"
    wide = fonts.width(count, "bold", 26) + 22
    disc = Box(box.right + 12 - wide, box.top - 8, box.right + 12, box.top + 36)
    canvas.framed(disc, HUE["cream"], HUE["ink"], 22, 4)
    canvas.text(disc.middle, count, 26, "bold", HUE["ink"], "middle")
    canvas.region(box, words(SURVIVOR, *CAUGHT_CARD))


def _damage(canvas: Canvas, box: Box, damage: int, texts: Texts) -> None:
    """Draw the damage of all zombies in the quarantine."""
    plate = Box(box.right - EDGE - 300, box.top + 6, box.right - EDGE, box.top + 58)
    label, number = plate.inset(8, 4).columns(1.0, 110)
    canvas.framed(plate, HUE["paper"], HUE["ink"], 12, 4)
    canvas.write(label, texts.say("draw-damage"), 28, "bold", HUE["ink"], "middle")
    badge(canvas, number.inset(4, 2), f"−{damage}", HARM)
