"""The picture of a hand: its cards, those that rivals see, cards being looked at, the
quarantine."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.games.happy_dayz.cards import ART, PAPER_OUTLINE_RGB, face_of, picture_of
from bot.games.happy_dayz.table_picture import EDGE, SIZE
from bot.render.draw.blocks import Block, narrow, split
from bot.render.draw.blocks import tall as tall_picture
from bot.render.draw.canvas import (
    BAD_RGB,
    DUSK,
    EMBER,
    FAINT,
    INK,
    LINE,
    NIGHT,
    PANEL,
    Align,
    Canvas,
    Picture,
)
from bot.render.draw.layout import Box
from bot.render.draw.pieces import CARD_ASPECT, draw_card, person
from bot.render.marks import mark
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Said, Texts
from engine.games.happy_dayz.content import RANK, SUIT, SURVIVOR, by_order
from engine.games.happy_dayz.view import DayzView
from engine.kernel import Seat

CARD, SMALL = 120, 82
_HEADER_AREA = Box(EDGE, 14, SIZE[0] - EDGE, 72)
_HAND_AREA = Box(EDGE, 80, SIZE[0] - EDGE, 470)
_TRICK_AREA = Box(EDGE, 480, SIZE[0] - EDGE, 676)
"""The area of the trick, or of the cards that the viewer may look at."""
QUARANTINE = Box(EDGE, 686, SIZE[0] - EDGE, 884)
ACROSS, NEXT = 4, 228
"""On a tall picture: cards per row of a hand, and the height of a row in pixels."""
CAUGHT = 7
"""Cards per row of a quarantine."""
_HAND_CARD_FIELDS = ("play.card", "left", "right", "transfer.card")
"""The fields of picks that name a card of the hand."""
CAUGHT_CARD = ("power_give.card", "power_discard.card", "zombie")
"""The fields of picks that name a card of the quarantine."""
Part = Callable[[Canvas, Box, DayzView, Seat, Texts], None]


def draw_sheet(view: DayzView, texts: Texts, tall: bool = False) -> Picture:
    """Draw the hand of the viewer, a seat: 1200 by 900 pixels, or tall."""
    assert isinstance(view.viewer, int)
    seat = view.viewer
    hand = len((view.hands[seat] if view.hands else None) or ())
    caught = len(view.caught[seat]) if view.caught else 0
    parts = (
        (_HEADER_AREA, 106, _head),
        (_HAND_AREA, 80 + NEXT * max(-(-hand // ACROSS), 1), _hand),
        (_TRICK_AREA, 350, _looked if view.looked else _trick),
        (QUARANTINE, 190 + 124 * max(-(-caught // CAUGHT), 1), _quarantine),
    )
    if tall:
        blocks = [Block(high, partial(_part, draw, view, seat, texts)) for _, high, draw in parts]
        return tall_picture(ART, "board", blocks)
    canvas = Canvas(SIZE, ART, "board")
    for box, _, draw in parts:
        draw(canvas, box, view, seat, texts)
    return canvas.finish()


def _part(draw: Part, view: DayzView, seat: Seat, texts: Texts, canvas: Canvas, box: Box) -> None:
    draw(canvas, box, view, seat, texts)


def _head(canvas: Canvas, box: Box, view: DayzView, seat: Seat, texts: Texts) -> None:
    title = box
    if narrow(box):
        box, title = box.rows(60, 1.0)
        name, people = box.columns(1.0, 180, gap=12)
    else:
        name, title, people = box.columns(1.0, 400, 180, gap=12)
    person(canvas, name, seat, texts, 36)
    align: Align = "left" if title.left == box.left else "right"
    canvas.write(title, phase_text(view, texts), 28, "semibold", FAINT, align)
    taken = canvas.text(
        (people.right, people.middle[1]), str(view.survivors[seat]), 48, "bold", align="right"
    )
    canvas.sprite("survivors", (people.right - taken - 70, people.top), 58)


# --- the hand


def _hand(canvas: Canvas, box: Box, view: DayzView, seat: Seat, texts: Texts) -> None:
    hand = (view.hands[seat] if view.hands else None) or ()
    shown = view.open[seat] if view.open else ()
    sent = {s.card: s.to for s in (view.sent[seat] if view.sent else None) or ()}
    canvas.framed(box, PANEL, LINE, 16)
    title, below = box.inset(18, 6).rows(32, 1.0)
    if not hand:
        picture, text_box = below.rows(1.0, 120)
        canvas.sprite("hand", picture.centred(140, 140)[:2], 140, 0.5)
        canvas.write(text_box, texts.say("draw-no-hand"), 30, "semibold", FAINT, "middle", top=True)
        return
    _hand_title(canvas, title, len(hand), bool(shown), texts)
    wide, across = max(
        (_width(below, len(hand), rows), -(-len(hand) // rows)) for rows in range(1, 6)
    )
    rows = [hand[n : n + across] for n in range(0, len(hand), across)]
    for row, spot in zip(rows, below.rows(*[1.0] * len(rows)), strict=True):
        cards = spot.centred(len(row) * (wide + 6) - 6, round(wide * CARD_ASPECT))
        for card, place in zip(row, cards.fan(len(row), wide), strict=True):
            is_open = card in shown
            frame, edge = (EMBER, 5) if is_open else (PAPER_OUTLINE_RGB, 3)
            face = face_of(card, texts, hard=view.hard)
            draw_card(canvas, place[:2], wide, face, frame, edge)
            canvas.region(place, words(card, *_HAND_CARD_FIELDS))
            if is_open:
                canvas.sprite("open", (place.left + 6, place.top + place.high // 3 - 4), 36)
            if card in sent:
                _sent(canvas, place.centred(104, 60), sent[card], texts)


def _width(box: Box, cards: int, rows: int) -> int:
    """Return the width of the largest cards that fit in `rows` rows, in pixels."""
    across = -(-cards // rows)
    high = (box.high - 6 * (rows - 1)) // rows
    return min(190, (box.wide - 6 * (across - 1)) // across, round(high / CARD_ASPECT) - 1)


def _hand_title(canvas: Canvas, row: Box, cards: int, shown: bool, texts: Texts) -> None:
    canvas.write(row, texts.say("draw-hand", n=cards), 24, "semibold")
    if shown:
        at = row.right, row.middle[1]
        taken = canvas.text(at, texts.say("draw-seen"), 22, "regular", EMBER, "right")
        canvas.sprite("open", (row.right - taken - 42, row.top), 34)


def _sent(canvas: Canvas, box: Box, to: Seat, texts: Texts) -> None:
    """Draw the receiver of a card that was put down: it stays in the hand until all are shown."""
    canvas.framed(box, NIGHT, EMBER, 16, 3)
    arrow, seat_box = box.inset(8).columns(1.0, 44)
    canvas.text(arrow.middle, "→", 30, "bold", EMBER, "middle")
    canvas.seat(to, seat_box)
    canvas.note(texts.say("draw-sent", letter=Said(mark(to).letter)))


# --- the trick, or what is looked at


def _trick(canvas: Canvas, box: Box, view: DayzView, _: Seat, texts: Texts) -> None:
    """Draw the trick on the table: the faction to follow, the side, and who played what."""
    canvas.framed(box, DUSK, LINE, 16)
    text_box, cards = split(box.inset(18, 12), (330, 1.0), (140, 1.0))
    title, side, rule, demanded = text_box.rows(32, 50, 30, 1.0, gap=4)
    canvas.write(title, texts.say("draw-trick"), 24, "semibold")
    if not view.trick:
        canvas.write(box, texts.say("draw-no-trick"), 24, "regular", FAINT, "middle")
        return
    icon, name = side.columns(48, 1.0, gap=10)
    canvas.sprite(view.side, icon[:2], 48)
    canvas.write(name, texts.word(view.side), 30, "bold")
    canvas.write(rule, texts.say(f"word-{view.side}.text"), 22)
    if view.demanded:
        asked = texts.say("draw-demanded", suit=view.demanded)
        canvas.write(demanded, asked, 30, "bold", EMBER)
    for played, spot in zip(view.trick, cards.columns(*[1.0] * 5), strict=False):
        face = face_of(played.card, texts, hard=view.hard)
        draw_card(canvas, spot[:2], CARD, face, PAPER_OUTLINE_RGB)
        canvas.seat(
            played.seat, Box(spot.left + 92, spot.top + 128, spot.left + 136, spot.top + 172)
        )


def _looked(canvas: Canvas, box: Box, view: DayzView, _: Seat, texts: Texts) -> None:
    """Draw what a power lets the viewer alone see: cards, or a line per suit if there are many."""
    canvas.framed(box, DUSK, EMBER, 16, 4)
    title, cards = split(box.inset(18, 12), (240, 1.0), (40, 1.0))
    canvas.write(title, texts.say("draw-looked"), 26, "semibold", lines=2, top=True)
    looked = by_order([*view.looked])
    if len(looked) <= 7:
        for card, spot in zip(looked, cards.fan(len(looked), CARD), strict=True):
            draw_card(
                canvas, spot[:2], CARD, face_of(card, texts, hard=view.hard), PAPER_OUTLINE_RGB
            )
            canvas.region(spot, words(card, *CAUGHT_CARD))
        return
    suits: dict[str, list[str]] = {}
    for card in looked:
        suits.setdefault(SUIT[card], []).append(card)
        canvas.note(texts.word(card))
    rows = cards.rows(*[1.0] * len(suits), gap=2)
    for (suit, of_suit), row in zip(suits.items(), rows, strict=True):
        high = min(row.high, 48)
        icon, name, ranks = row.columns(high, 180, 1.0, gap=10)
        canvas.sprite(picture_of(of_suit[0], hard=view.hard), icon.centred(high, high)[:2], high)
        canvas.write(name, texts.word(suit), 24, "bold")
        for card, spot in zip(of_suit, ranks.fan(len(of_suit), 40), strict=True):
            canvas.text(spot.middle, str(RANK[card]), 26, "bold", INK, "middle")
            canvas.region(spot, words(card, *CAUGHT_CARD))


# --- the quarantine


def _quarantine(canvas: Canvas, box: Box, view: DayzView, seat: Seat, texts: Texts) -> None:
    """Draw the number of face-down cards, zombies and vans face up, and the zombies' damage."""
    canvas.framed(box, PANEL, LINE, 16)
    title, below = box.inset(18, 10).rows(32, 1.0, gap=6)
    canvas.write(title, texts.say("draw-quarantine"), 24, "semibold")
    hidden = view.quarantined[seat] if view.quarantined else 0
    caught = by_order([*view.caught[seat]]) if view.caught else []
    if not hidden and not caught:
        canvas.write(box, texts.say("draw-empty"), 24, "regular", FAINT, "middle")
        return
    if narrow(box):
        cards, below = below.rows(1.0, 124, gap=6)
        backs, cost = below.columns(1.0, 130)
    else:
        backs, cards, cost = below.columns(180 if hidden else 0, 1.0, 130, gap=6)
    if hidden:
        canvas.sprite("back", (backs.left - 16, backs.top + 4), 118)
        canvas.text((backs.left + 96, backs.middle[1]), f"×{hidden}", 42, "bold")
        canvas.note(texts.say("draw-hidden", n=hidden))
        canvas.region(backs, words(SURVIVOR, *CAUGHT_CARD))
    across = CAUGHT if narrow(box) else max(len(caught), 1)
    rows = cards.rows(*[1.0] * max(-(-len(caught) // across), 1))
    spots = [spot for row in rows for spot in row.fan(min(across, len(caught)), SMALL)]
    for card, spot in zip(caught, spots, strict=False):
        draw_card(
            canvas,
            (spot.left, spot.top + 6),
            SMALL,
            face_of(card, texts, hard=view.hard),
            PAPER_OUTLINE_RGB,
        )
        place = Box(spot.left, spot.top + 6, spot.right, spot.top + 6 + round(SMALL * CARD_ASPECT))
        canvas.region(place, words(card, *CAUGHT_CARD))
    if view.damage and view.damage[seat]:
        label, number = cost.rows(36, 1.0)
        canvas.write(label, texts.say("draw-damage"), 24, "semibold", FAINT, "middle")
        canvas.text(number.middle, f"−{view.damage[seat]}", 52, "bold", BAD_RGB, "middle")
