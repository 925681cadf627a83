"""The table as a picture: the communities, both sides of the board, the trick, the powers."""

from __future__ import annotations

from bot.games.happy_dayz.cards import ART, RATIO, draw_card, draw_chip
from bot.render.draw.canvas import (
    BAD,
    DUSK,
    EMBER,
    FAINT,
    GOOD,
    INK,
    LINE,
    NIGHT,
    PANEL,
    Canvas,
    Picture,
)
from bot.render.draw.fonts import fits
from bot.render.draw.seats import seat_name
from bot.render.phases import phase_text
from bot.texts import Said, Texts
from engine.games.happy_dayz.content import FACTIONS, MINUS, PLUS, SIDES, SUIT, VAN, ZOMBIE
from engine.games.happy_dayz.view import DayzView
from engine.kernel import Seat

SIZE = (1200, 900)
EDGE = 24
SEATS = (66, 318)
"""Top and bottom of the row of communities."""
TABLE = (328, 658)
POWERS = (668, 864)
PILES = 1036
"""Left edge of the reserve and the itinerants."""
CARD = 112
GROUND = {PLUS: (44, 74, 62), MINUS: (84, 46, 54)}
SIGN = {PLUS: GOOD, MINUS: BAD}


def draw_board(view: DayzView, texts: Texts) -> Picture:
    """The table as everybody may see it, 1200 by 900 pixels."""
    canvas = Canvas(SIZE, f"{ART}/board")
    _head(canvas, view, texts)
    _row_of_seats(canvas, view, texts)
    if view.result is not None:
        _end(canvas, view, view.result, texts)
    else:
        _sides(canvas, view, texts)
        _piles(canvas, view, texts)
    if view.factions:
        _powers(canvas, view, texts)
    else:
        _candidates(canvas, texts)
    _key(canvas, texts)
    return canvas.finish()


def _head(canvas: Canvas, view: DayzView, texts: Texts) -> None:
    wide = canvas.text((28, 34), texts.say("game-name"), 30, "bold")
    canvas.text((44 + wide, 36), texts.say("draw-rounds", n=view.rounds), 19, fill=FAINT)
    title = phase_text(view, texts)
    canvas.text((1172, 34), title, 26, "semibold", align="right")


# --- the communities


def _row_of_seats(canvas: Canvas, view: DayzView, texts: Texts) -> None:
    gap = 10
    wide = (SIZE[0] - 2 * EDGE - gap * (view.seats - 1)) // view.seats
    for seat in range(view.seats):
        _community(canvas, EDGE + seat * (wide + gap), wide, seat, view, texts)


def trick_leader(view: DayzView) -> Seat | None:
    """Who leads the trick on the table, or the next one; None when no tricks are played."""
    if view.trick:
        return view.trick[0].seat
    return view.leader if view.phase == "tricks" else None


def _marks(view: DayzView, seat: Seat) -> list[tuple[str, str]]:
    """Sprites of what holds for a community now, each with its text."""
    found: list[tuple[str, str]] = []
    if view.result is not None and seat in view.result:
        found.append(("art/winner", "draw-winner"))
    if any(seat == who for who, _ in view.awaited):
        found.append((f"{ART}/awaited", "draw-key-awaited"))
    if seat == trick_leader(view):
        found.append((f"{ART}/leads", "draw-key-leads"))
    if seat == view.starter and view.result is None:
        found.append((f"{ART}/starts", "draw-key-starts"))
    return found


def _community(canvas: Canvas, x: int, wide: int, seat: Seat, view: DayzView, texts: Texts) -> None:
    y, low = SEATS
    now = any(seat == who for who, _ in view.awaited)
    won = view.result is not None and seat in view.result
    frame = GOOD if won else EMBER if now else LINE
    canvas.framed((x, y, x + wide, low), PANEL, frame, 16, 4 if now or won else 2)
    canvas.seat(seat, (x + 12, y + 12), 44)
    size = 22 if wide < 300 else 26
    canvas.text((x + 66, y + 35), seat_name(texts, seat), size, "bold", room=wide - 78)
    canvas.sprite(f"{ART}/survivors", (x + 12, y + 66), 52)
    left = view.survivors[seat]
    canvas.text((x + 72, y + 94), str(left), 42 if left < 100 else 34, "bold")
    # the third mark stands lower: a narrow panel has no room for three beside the figure
    spots = ((-44, 78), (-78, 78), (-44, 166))
    for (left, top), (sprite, text) in zip(spots, _marks(view, seat), strict=False):
        canvas.sprite(sprite, (x + wide + left, y + top), 32)
        canvas.note(texts.say(text))
    _holdings(canvas, (x + 12, y + 128), wide, seat, view)
    if view.open:
        _face_up(canvas, (x + 12, y + 208), view.open[seat], view, texts)


def _holdings(canvas: Canvas, xy: tuple[int, int], wide: int, seat: Seat, view: DayzView) -> None:
    """Cards in hand, in quarantine face down, vans; zombies and what they cost."""
    x, y = xy
    caught = view.caught[seat] if view.caught else ()
    figures = (
        ("hand", view.sizes[seat] if view.sizes else 0),
        ("quarantine", view.quarantined[seat] if view.quarantined else 0),
        ("van", sum(SUIT[card] == VAN for card in caught)),
    )
    cell = min((wide - 22) // 3, 150)
    for n, (sprite, figure) in enumerate(figures):
        _figure(canvas, (x + n * cell, y), sprite, figure)
    zombies = sum(SUIT[card] == ZOMBIE for card in caught)
    right = _figure(canvas, (x, y + 40), "zombie_3", zombies)
    if zombies:
        canvas.text((right + 10, y + 59), f"−{view.damage[seat]}", 20, "bold", BAD)


def _figure(canvas: Canvas, xy: tuple[int, int], sprite: str, figure: int) -> int:
    """How many there are of something; where the number ends."""
    x, y = xy
    taken = canvas.sprite(f"{ART}/{sprite}", (x, y + 2), 31, 1 if figure else 0.4)
    ink = INK if figure else FAINT
    return x + taken + 6 + canvas.text((x + taken + 6, y + 18), str(figure), 22, "bold", ink)


def _face_up(
    canvas: Canvas, xy: tuple[int, int], cards: tuple[str, ...], view: DayzView, texts: Texts
) -> None:
    """What of a hand everybody sees."""
    if not cards:
        return
    x, y = xy
    canvas.sprite(f"{ART}/open", (x, y + 1), 34)
    canvas.note(texts.say("draw-seen"))
    x += 44
    for card in cards:
        x += draw_chip(canvas, (x, y), card, texts, hard=view.hard) + 6


# --- the board


def _sides(canvas: Canvas, view: DayzView, texts: Texts) -> None:
    """Minus at the left, plus at the right; the side of the trick takes what room it needs."""
    top, low = TABLE
    whole, gap = PILES - 10 - EDGE, 10
    active = 640 if view.trick else (whole - gap) // 2
    x = EDGE
    for side in (MINUS, PLUS):
        here = side == view.side and bool(view.trick)
        wide = active if here or not view.trick else whole - gap - active
        frame = SIGN[side] if here else LINE
        canvas.framed((x, top, x + wide, low), GROUND[side], frame, 18, 5 if here else 2)
        canvas.sprite(f"{ART}/{side}", (x + 16, top + 14), 48, 1 if here or not view.trick else 0.6)
        canvas.text((x + 76, top + 30), texts.word(side), 24, "bold", room=wide - 90)
        rule = texts.say(f"word-{side}.text")
        canvas.text((x + 76, top + 56), rule, 18, fill=INK, room=wide - 90)
        if here:
            _trick(canvas, (x + 16, top + 84), view, texts)
            _demanded(canvas, (x + wide - 16, top + 38), view, texts)
        elif view.trick:
            canvas.sprite(f"{ART}/{side}", (x + wide // 2 - 70, top + 130), 140, 0.18)
        x += wide + gap
    if not view.trick:
        _waiting(canvas, (EDGE + whole // 2, (top + low) // 2 + 46), view, texts)


def _trick(canvas: Canvas, xy: tuple[int, int], view: DayzView, texts: Texts) -> None:
    """The cards in the order they were played, each over the mark of who played it."""
    x, y = xy
    room = 608
    step = min(CARD + 40, (room - CARD) // (view.seats - 1))
    x += (room - step * (view.seats - 1) - CARD) // 2
    high = round(CARD * RATIO)
    for n in range(view.seats):
        left = x + n * step
        if n >= len(view.trick):
            canvas.framed((left, y, left + CARD, y + high), GROUND[view.side], LINE, 12, 2)
            continue
        played = view.trick[n]
        draw_card(canvas, (left, y), CARD, played.card, texts, hard=view.hard)
        middle = left + CARD // 2
        canvas.seat(played.seat, (middle - 22, y + high + 6), 44)
        name = seat_name(texts, played.seat)
        canvas.text((middle, y + high + 66), name, 17, "semibold", INK, "middle", step - 8)
        if n == 0:
            canvas.sprite(f"{ART}/leads", (middle + 24, y + high + 12), 30)


def _demanded(canvas: Canvas, xy: tuple[int, int], view: DayzView, texts: Texts) -> None:
    if not view.demanded:
        return
    x, y = xy
    said = texts.say("draw-demanded", suit=view.demanded)
    sprite = "zombie_6" if view.demanded == ZOMBIE else view.demanded
    canvas.sprite(f"{ART}/{sprite}", (x - 44, y - 22), 44)
    canvas.text((x - 54, y), said, 20, "bold", align="right", room=250)


def _waiting(canvas: Canvas, xy: tuple[int, int], view: DayzView, texts: Texts) -> None:
    """Whose move it is, while no card lies on the table."""
    if len(view.awaited) == 1:
        ((seat, question),) = view.awaited
        said = texts.say(
            "draw-waiting",
            seat=Said(seat_name(texts, seat)),
            what=Said(texts.say(f"await-{question}")),
        )
    elif view.awaited:
        said = texts.say("draw-waiting-many", n=len(view.awaited))
    else:
        return
    x, y = xy
    canvas.framed((x - 340, y - 40, x + 340, y + 40), DUSK, EMBER, 20, 3)
    canvas.sprite(f"{ART}/awaited", (x - 322, y - 24), 48)
    canvas.text((x + 20, y), said, 22, "semibold", align="middle", room=590)


def _piles(canvas: Canvas, view: DayzView, texts: Texts) -> None:
    """The reserve, and at two seats the pile of itinerants with its visible card."""
    top, low = TABLE
    right = SIZE[0] - EDGE
    canvas.framed((PILES, top, right, low), PANEL, LINE, 18)
    middle = (PILES + right) // 2
    if not view.itinerants:
        _back(canvas, (middle, top + 72), 130, view.reserve, texts)
        return
    _back(canvas, (middle, top + 12), 68, view.reserve, texts)
    said = texts.say("draw-itinerants", n=view.itinerants)
    canvas.text((middle, top + 130), said, 18, "semibold", FAINT, "middle", right - PILES - 8)
    draw_card(canvas, (middle - 56, top + 148), CARD, view.itinerant, texts, hard=view.hard)


def _back(canvas: Canvas, xy: tuple[int, int], high: int, cards: int, texts: Texts) -> None:
    """The reserve's top card, `xy` the middle of its upper edge, and how many there are."""
    x, y = xy
    canvas.text((x, y + 12), texts.say("draw-reserve"), 18, "semibold", FAINT, "middle")
    if high > 100:
        canvas.sprite(f"{ART}/back", (x - high // 2, y + 26), high)
        canvas.text((x, y + high + 52), str(cards), 38, "bold", align="middle")
    else:
        canvas.sprite(f"{ART}/back", (x - 62, y + 28), high)
        canvas.text((x + 20, y + 28 + high // 2), str(cards), 32, "bold")


def _end(canvas: Canvas, view: DayzView, result: tuple[Seat, ...], texts: Texts) -> None:
    top, low = TABLE
    canvas.framed((EDGE, top, SIZE[0] - EDGE, low), DUSK, GOOD, 18, 4)
    canvas.sprite("art/winner", (EDGE + 70, top + 58), 210)
    x = EDGE + 340
    for n, seat in enumerate(result):
        canvas.seat(seat, (x + n * 90, top + 70), 76)
    names = texts.listed([seat_name(texts, seat) for seat in result])
    best = max(view.survivors)
    said = texts.say("draw-end", names=Said(names), n=len(result), survivors=best)
    canvas.lines((x, top + 172), said, SIZE[0] - EDGE - 30 - x, 3, 32, "bold")


# --- the powers


def _powers(canvas: Canvas, view: DayzView, texts: Texts) -> None:
    """Each faction in play with its power, in order; then the powers of no faction."""
    shown = [*zip(view.factions, view.powers, strict=True), *(("", p) for p in view.extras)]
    gap = 10
    wide = (SIZE[0] - 2 * EDGE - gap * (len(shown) - 1)) // len(shown)
    for n, (faction, power) in enumerate(shown):
        _power(canvas, EDGE + n * (wide + gap), wide, (faction, power), texts)


def _power(canvas: Canvas, x: int, wide: int, shown: tuple[str, str], texts: Texts) -> None:
    top, low = POWERS
    faction, power = shown
    canvas.framed((x, top, x + wide, low), PANEL, LINE, 16)
    canvas.sprite(f"{ART}/{faction or power}", (x + 10, top + 8), 54)
    name = texts.word(power)
    if faction:
        canvas.text((x + 72, top + 22), texts.word(faction), 20, "bold", room=wide - 82)
        canvas.text((x + 72, top + 47), name, 18, "semibold", EMBER, room=wide - 82)
    else:
        canvas.text((x + 72, top + 34), name, 20, "bold", EMBER, room=wide - 82)
    said = texts.say(f"word-{power}.text")
    for size in (18, 17, 16, 15, 14):
        lines = (low - top - 70) // round(size * 1.3)
        if fits(said, wide - 26, "regular", size, lines):
            break
    canvas.lines((x + 14, top + 68), said, wide - 26, lines, size)


def _candidates(canvas: Canvas, texts: Texts) -> None:
    """While the factions are being chosen: all of them."""
    top, low = POWERS
    canvas.framed((EDGE, top, SIZE[0] - EDGE, low), PANEL, LINE, 16)
    canvas.text((SIZE[0] // 2, top + 26), texts.say("draw-choosing"), 22, "bold", align="middle")
    step = (SIZE[0] - 2 * EDGE) // len(FACTIONS)
    for n, faction in enumerate(FACTIONS):
        middle = EDGE + n * step + step // 2
        canvas.sprite(f"{ART}/{faction}", (middle - 52, top + 48), 104)
        canvas.text((middle, top + 174), texts.word(faction), 20, "semibold", align="middle")


def _key(canvas: Canvas, texts: Texts) -> None:
    """What the small pictures mean."""
    canvas.panel((EDGE, 868, SIZE[0] - EDGE, 898), NIGHT, 12)
    x = EDGE + 8
    for sprite in ("hand", "quarantine", "open", "leads", "starts", "awaited"):
        canvas.sprite(f"{ART}/{sprite}", (x, 869), 26)
        x += 32 + canvas.text((x + 32, 883), texts.say(f"draw-key-{sprite}"), 16) + 22


assert set(SIDES) == set(GROUND)
