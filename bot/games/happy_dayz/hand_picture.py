"""A hand as a picture: its cards, what of it rivals see, what is looked at, the quarantine."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.happy_dayz.cards import ART, OUTLINE, RATIO, draw_card, draw_fan, picture_of
from bot.games.happy_dayz.table_picture import EDGE, SIZE
from bot.render.draw.canvas import BAD, DUSK, EMBER, FAINT, INK, LINE, NIGHT, PANEL, Canvas, Picture
from bot.render.draw.seats import mark, seat_name
from bot.render.phases import phase_text
from bot.texts import Said, Texts
from engine.games.happy_dayz.content import RANK, SUIT, by_order
from engine.games.happy_dayz.view import DayzView

CARD, SMALL = 120, 82
A_ROW = 9
"""Cards of the hand beside each other; a second row takes the others."""
HAND = (84, 470)
MIDDLE = (480, 676)
"""Top and bottom of the trick, or of what the viewer may look at."""
QUARANTINE = (686, 884)
RIGHT = SIZE[0] - EDGE


def draw_sheet(view: DayzView, texts: Texts) -> Picture:
    """The hand of the one who looks, a seat, 1200 by 900 pixels."""
    assert isinstance(view.viewer, int)
    canvas = Canvas(SIZE, f"{ART}/board")
    _head(canvas, view, view.viewer, texts)
    _hand(canvas, view, view.viewer, texts)
    if view.looked:
        _looked(canvas, view, texts)
    else:
        _trick(canvas, view, texts)
    _quarantine(canvas, view, view.viewer, texts)
    return canvas.finish()


def _head(canvas: Canvas, view: DayzView, seat: int, texts: Texts) -> None:
    canvas.seat(seat, (EDGE, 16), 54)
    canvas.text((EDGE + 70, 44), seat_name(texts, seat), 30, "bold", room=560)
    taken = canvas.text((RIGHT, 44), str(view.survivors[seat]), 46, "bold", align="right")
    canvas.sprite(f"{ART}/survivors", (RIGHT - taken - 68, 14), 58)
    title = phase_text(view, texts)
    canvas.text((RIGHT - taken - 90, 44), title, 22, "semibold", FAINT, "right", 360)


# --- the hand


def _hand(canvas: Canvas, view: DayzView, seat: int, texts: Texts) -> None:
    top, low = HAND
    hand = (view.hands[seat] if view.hands else None) or ()
    shown = view.open[seat] if view.open else ()
    sent = {s.card: s.to for s in (view.sent[seat] if view.sent else None) or ()}
    canvas.framed((EDGE, top, RIGHT, low), PANEL, LINE, 16)
    if not hand:
        canvas.sprite(f"{ART}/hand", (SIZE[0] // 2 - 70, top + 90), 140, 0.5)
        said = texts.say("draw-no-hand")
        canvas.text((SIZE[0] // 2, top + 264), said, 24, "semibold", FAINT, "middle")
        return
    rows = [hand] if len(hand) <= A_ROW else [hand[:A_ROW], hand[A_ROW:]]
    wide = 190 if len(hand) <= 5 else 150 if len(hand) <= 7 else CARD
    high = round(wide * RATIO)
    y = top + 36 + (low - top - 36 - len(rows) * (high + 6)) // 2
    _hand_title(canvas, len(hand), bool(shown), texts)
    for row in rows:
        x = (SIZE[0] - len(row) * (wide + 6) + 6) // 2
        for card in row:
            seen = card in shown
            frame, edge = (EMBER, 5) if seen else (OUTLINE, 3)
            draw_card(canvas, (x, y), wide, card, texts, hard=view.hard, frame=frame, edge=edge)
            if seen:
                canvas.sprite(f"{ART}/open", (x + 6, y + high // 3 - 4), 34)
            if card in sent:
                _sent(canvas, (x + wide // 2, y + high // 2 + 8), sent[card], texts)
            x += wide + 6
        y += high + 6


def _hand_title(canvas: Canvas, cards: int, shown: bool, texts: Texts) -> None:
    y = HAND[0] + 22
    canvas.text((EDGE + 18, y), texts.say("draw-hand", n=cards), 20, "semibold")
    if shown:
        said = texts.say("draw-seen")
        taken = canvas.text((RIGHT - 18, y), said, 18, "regular", EMBER, "right")
        canvas.sprite(f"{ART}/open", (RIGHT - 18 - taken - 40, y - 16), 32)


def _sent(canvas: Canvas, xy: tuple[int, int], to: int, texts: Texts) -> None:
    """To whom a card has been put: it is still in the hand until all are shown."""
    x, y = xy
    canvas.framed((x - 48, y - 28, x + 48, y + 28), NIGHT, EMBER, 16, 3)
    canvas.text((x - 22, y), "→", 28, "bold", EMBER, "middle")
    canvas.seat(to, (x + 2, y - 20), 40)
    canvas.note(texts.say("draw-sent", letter=Said(mark(to).letter)))


# --- the trick, or what is looked at


def _title(canvas: Canvas, top: int, text: str) -> None:
    canvas.text((EDGE + 18, top + 24), text, 20, "semibold")


def _trick(canvas: Canvas, view: DayzView, texts: Texts) -> None:
    """The trick on the table: what to follow, on which side, and who played what."""
    top, low = MIDDLE
    canvas.framed((EDGE, top, RIGHT, low), DUSK, LINE, 16)
    _title(canvas, top, texts.say("draw-trick"))
    if not view.trick:
        said = texts.say("draw-no-trick")
        canvas.text((SIZE[0] // 2, (top + low) // 2), said, 20, "regular", FAINT, "middle")
        return
    canvas.sprite(f"{ART}/{view.side}", (EDGE + 18, top + 54), 44)
    canvas.text((EDGE + 74, top + 76), texts.word(view.side), 22, "bold", room=230)
    canvas.text((EDGE + 18, top + 116), texts.say(f"word-{view.side}.text"), 18, room=310)
    if view.demanded:
        said = texts.say("draw-demanded", suit=view.demanded)
        canvas.text((EDGE + 18, top + 152), said, 20, "bold", EMBER, room=310)
    for n, played in enumerate(view.trick):
        x = EDGE + 348 + n * 156
        draw_card(canvas, (x, top + 22), 108, played.card, texts, hard=view.hard)
        canvas.seat(played.seat, (x + 111, top + 78), 40)


def _looked(canvas: Canvas, view: DayzView, texts: Texts) -> None:
    """What a power lets the viewer alone see: cards, or for many a line per suit."""
    top, low = MIDDLE
    canvas.framed((EDGE, top, RIGHT, low), DUSK, EMBER, 16, 4)
    _title(canvas, top, texts.say("draw-looked"))
    if len(view.looked) <= 7:
        for n, card in enumerate(by_order([*view.looked])):
            draw_card(canvas, (EDGE + 270 + n * 118, top + 18), 112, card, texts, hard=view.hard)
        return
    suits: dict[str, list[str]] = {}
    for card in by_order([*view.looked]):
        suits.setdefault(SUIT[card], []).append(card)
        canvas.note(texts.word(card))
    for n, (suit, cards) in enumerate(suits.items()):
        y = top + 22 + n * 54
        canvas.sprite(picture_of(cards[0], hard=view.hard), (EDGE + 270, y), 48)
        canvas.text((EDGE + 330, y + 26), texts.word(suit), 20, "bold", room=180)
        _ranks(canvas, (EDGE + 530, y + 26), cards)


def _ranks(canvas: Canvas, xy: tuple[int, int], cards: Sequence[str]) -> None:
    for n, card in enumerate(cards):
        canvas.text((xy[0] + n * 46, xy[1]), str(RANK[card]), 24, "bold", INK, "middle")


# --- the quarantine


def _quarantine(canvas: Canvas, view: DayzView, seat: int, texts: Texts) -> None:
    """Face-down cards by number, zombies and vans face up, and what the zombies cost."""
    top, low = QUARANTINE
    canvas.framed((EDGE, top, RIGHT, low), PANEL, LINE, 16)
    _title(canvas, top, texts.say("draw-quarantine"))
    hidden = view.quarantined[seat] if view.quarantined else 0
    caught = by_order([*view.caught[seat]]) if view.caught else []
    if not hidden and not caught:
        said = texts.say("draw-empty")
        canvas.text((SIZE[0] // 2, (top + low) // 2), said, 20, "regular", FAINT, "middle")
        return
    y = top + 60
    x = EDGE + 18
    if hidden:
        canvas.sprite(f"{ART}/back", (x - 16, y), 118)
        canvas.text((x + 94, y + 60), f"×{hidden}", 38, "bold")
        canvas.note(texts.say("draw-hidden", n=hidden))
        x += 190
    draw_fan(canvas, (x, y), SMALL, RIGHT - 130 - x, caught, texts, hard=view.hard)
    if view.damage and view.damage[seat]:
        said = texts.say("draw-damage")
        canvas.text((RIGHT - 64, top + 78), said, 18, "semibold", FAINT, "middle", 110)
        cost = f"−{view.damage[seat]}"
        canvas.text((RIGHT - 64, top + 122), cost, 40, "bold", BAD, "middle")
