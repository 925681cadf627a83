"""The table as a picture: the communities, both sides of the board, the trick, the powers."""

from __future__ import annotations

from bot.games.happy_dayz.cards import ART, PAPER_OUTLINE_RGB, SIDE_GROUNDS, face_of
from bot.render.draw.blocks import BLOCK_GAP_PX, Block, needed
from bot.render.draw.canvas import (
    BAD_RGB,
    DUSK,
    EMBER,
    FAINT,
    GOOD_RGB,
    INK,
    LINE,
    MIN_LETTER_PX,
    PANEL,
    Canvas,
    Picture,
)
from bot.render.draw.layout import Box
from bot.render.draw.pieces import (
    CARD_ASPECT,
    Drawn,
    draw_card,
    draw_chip,
    figure,
    legend,
    legend_high,
    person,
)
from bot.render.draw.seats import seat_name
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Said, Texts, shorten, word_id
from engine.games.happy_dayz.content import FACTIONS, MINUS, PLUS, SUIT, VAN, ZOMBIE
from engine.games.happy_dayz.view import DayzView
from engine.kernel import Seat

SIZE = (1200, 900)
EDGE = 24
_SEATS_AREA = Box(EDGE, 62, 1176, 296)
_TABLE_AREA = Box(EDGE, 304, 1176, 612)
POWERS = Box(EDGE, 620, 1176, 826)
"""As high as most powers need; the picture grows for those that need more."""
PILES_WIDTH_PX = 166
PLAYED_CARD_PX = 104
FACTION = ("faction", "second", "third", "old", "new")
"""The fields of picks that name a faction."""
SIGN = {PLUS: GOOD_RGB, MINUS: BAD_RGB}
LEGEND_KEYS = (
    "survivors",
    "hand",
    "quarantine",
    "van",
    "zombie_3",
    "open",
    "leads",
    "starts",
    "awaited",
)
"""The small drawings, which the legend explains."""


def draw_board(view: DayzView, texts: Texts) -> Picture:
    """The table as everybody may see it, 1200 pixels wide and at least 900 high."""
    powers = _powers(view, texts) if view.factions else _candidates(texts)
    low = POWERS.top + max(powers.high, POWERS.high)
    entries: list[tuple[Drawn, str]] = [
        (name, texts.say(f"draw-key-{name.removesuffix('_3')}")) for name in LEGEND_KEYS
    ]
    key = Box(EDGE, low + 6, SIZE[0] - EDGE, low + 6)
    key = key._replace(low=key.top + legend_high(entries, key.wide))
    canvas = Canvas((SIZE[0], key.low + 6), ART, "board")
    _head(canvas, view, texts)
    spots = _SEATS_AREA.columns(*[1.0] * view.seats, gap=BLOCK_GAP_PX)
    for seat, spot in enumerate(spots):
        _community(canvas, spot, seat, view, texts)
    if view.result is not None:
        _end(canvas, view, view.result, texts)
    else:
        sides, piles = _TABLE_AREA.columns(1.0, PILES_WIDTH_PX, gap=BLOCK_GAP_PX)
        _sides(canvas, sides, view, texts)
        _piles(canvas, piles, view, texts)
    powers.draw(canvas, POWERS._replace(low=low))
    legend(canvas, key, entries)
    return canvas.finish()


def _head(canvas: Canvas, view: DayzView, texts: Texts) -> None:
    wide = canvas.text((28, 34), texts.say("game-name"), 28, "semibold", FAINT)
    canvas.text((48 + wide, 35), texts.say("draw-rounds", n=view.rounds), 22, fill=FAINT)
    canvas.text((1172, 34), phase_text(view, texts), 36, "bold", align="right")


# --- the communities


def trick_leader(view: DayzView) -> Seat | None:
    """Who leads the trick on the table, or the next one; None when no tricks are played."""
    if view.trick:
        return view.trick[0].seat
    return view.leader if view.phase == "tricks" else None


def _marks(view: DayzView, seat: Seat) -> list[tuple[str, str]]:
    """Sprites of what holds for a community now, each with its text."""
    found: list[tuple[str, str]] = []
    if view.result is not None and seat in view.result:
        found.append(("winner", "draw-winner"))
    if any(seat == who for who, _ in view.awaited):
        found.append(("awaited", "draw-key-awaited"))
    if seat == trick_leader(view):
        found.append(("leads", "draw-key-leads"))
    if seat == view.starter and view.result is None:
        found.append(("starts", "draw-key-starts"))
    return found


def _community(canvas: Canvas, box: Box, seat: Seat, view: DayzView, texts: Texts) -> None:
    now = any(seat == who for who, _ in view.awaited)
    won = view.result is not None and seat in view.result
    frame = GOOD_RGB if won else EMBER if now else LINE
    canvas.framed(box, PANEL, frame, 16, 4 if now or won else 2)
    canvas.region(box, words(seat, "to", "rival"))
    name, people, held, dead, seen = box.inset(12, 8).rows(52, 50, 34, 34, 38, gap=2)
    person(canvas, name, seat, texts, 26, lines=2)
    figure(canvas, people, "survivors", view.survivors[seat], 46)
    _holdings(canvas, held, seat, view)
    _zombies(canvas, dead, seat, view)
    # two marks beside the survivors, others lower: a narrow panel has no room for three there
    spots = [people.right - 34, people.right - 70]
    for n, (sprite, text) in enumerate(_marks(view, seat)):
        row = people if n < 2 else dead
        canvas.sprite(sprite, (spots[n % 2], row.middle[1] - 17), 34)
        canvas.note(texts.say(text))
    if view.open and view.open[seat]:
        _face_up(canvas, seen, view.open[seat], view, texts)


def _holdings(canvas: Canvas, row: Box, seat: Seat, view: DayzView) -> None:
    """Cards in hand, in quarantine face down, and vans."""
    caught = view.caught[seat] if view.caught else ()
    figures = (
        ("hand", view.sizes[seat] if view.sizes else 0),
        ("quarantine", view.quarantined[seat] if view.quarantined else 0),
        ("van", sum(SUIT[card] == VAN for card in caught)),
    )
    for (sprite, amount), spot in zip(figures, row.columns(1.0, 1.0, 1.0), strict=True):
        figure(canvas, spot.inset(0, 2), sprite, amount, 25, faint=not amount, gap=3)


def _zombies(canvas: Canvas, row: Box, seat: Seat, view: DayzView) -> None:
    """Zombies and what they cost."""
    caught = view.caught[seat] if view.caught else ()
    zombies = sum(SUIT[card] == ZOMBIE for card in caught)
    right = figure(canvas, row.inset(0, 2), "zombie_3", zombies, 25, faint=not zombies, gap=3)
    if zombies:
        canvas.text((right + 12, row.middle[1] + 1), f"−{view.damage[seat]}", 28, "bold", BAD_RGB)


def _face_up(
    canvas: Canvas, row: Box, cards: tuple[str, ...], view: DayzView, texts: Texts
) -> None:
    """What of a hand everybody sees; how many more there are, where not all have room."""
    canvas.sprite("open", (row.left, row.top + 1), 36)
    canvas.note(texts.say("draw-seen"))
    x, high = row.left + 44, row.high
    for n, card in enumerate(cards):
        more = len(cards) - n
        if x + round(high * 1.8) > row.right - (40 if more > 1 else 0):
            canvas.text((x, row.middle[1]), f"+{more}", 24, "bold")
            for hidden in cards[n:]:
                canvas.note(texts.word(hidden))
            return
        face = face_of(card, texts, hard=view.hard)
        x += draw_chip(canvas, (x, row.top), face, PAPER_OUTLINE_RGB, high) + 6


# --- the board


def _sides(canvas: Canvas, box: Box, view: DayzView, texts: Texts) -> None:
    """Plus at the left, minus at the right, as the rulebook lays them; the side of the trick takes
    what room it needs."""
    shares = [2.0 if view.trick and side == view.side else 1.0 for side in (PLUS, MINUS)]
    for side, spot in zip((PLUS, MINUS), box.columns(*shares, gap=BLOCK_GAP_PX), strict=True):
        here = bool(view.trick) and side == view.side
        canvas.framed(spot, SIDE_GROUNDS[side], SIGN[side] if here else LINE, 18, 5 if here else 2)
        canvas.region(spot, words(side, "side"))
        head, rule, below = spot.inset(14, 10).rows(50, 28, 1.0, gap=2)
        icon, name = head.columns(50, 1.0, gap=10)
        canvas.sprite(side, icon[:2], 50, 1 if here or not view.trick else 0.6)
        if here and view.demanded:
            name, demanded = name.columns(1.0, 290, gap=8)
            _demanded(canvas, demanded, view, texts)
        canvas.write(name, texts.word(side), 32, "bold")
        canvas.write(rule, texts.say(f"{word_id(side)}.text"), 22)
        if here:
            _trick(canvas, below, view, texts)
    if not view.trick:
        _waiting(canvas, Box(*box).centred(720, 84), view, texts)


def _trick(canvas: Canvas, box: Box, view: DayzView, texts: Texts) -> None:
    """The cards in the order they were played, with the mark and the name of who played each."""
    cells = box.columns(*[1.0] * view.seats)
    for n, cell in enumerate(cells):
        card, name = cell.inset(4, 0).rows(round(PLAYED_CARD_PX * CARD_ASPECT), 1.0)
        spot = card.centred(PLAYED_CARD_PX, card.high)
        if n >= len(view.trick):
            canvas.framed(spot, SIDE_GROUNDS[view.side], LINE, 12, 2)
            continue
        played = view.trick[n]
        draw_card(
            canvas,
            spot[:2],
            PLAYED_CARD_PX,
            face_of(played.card, texts, hard=view.hard),
            PAPER_OUTLINE_RGB,
        )
        canvas.region(spot, words(played.card, "power_cure.card"))
        canvas.seat(played.seat, Box(spot.right - 32, spot.low - 38, spot.right + 8, spot.low + 2))
        canvas.write(name, seat_name(texts, played.seat), 24, "semibold", INK, "middle", 2)
        if n == 0:
            canvas.sprite("leads", (spot.left + 2, spot.low - 36), 34)


def _demanded(canvas: Canvas, box: Box, view: DayzView, texts: Texts) -> None:
    said, icon = box.columns(1.0, 52, gap=8)
    canvas.sprite("zombie_6" if view.demanded == ZOMBIE else view.demanded, icon[:2], 52)
    canvas.write(
        said, texts.say("draw-demanded", suit=view.demanded), 26, "bold", align="right", lines=2
    )


def _waiting(canvas: Canvas, box: Box, view: DayzView, texts: Texts) -> None:
    """Whose move it is, while no card lies on the table."""
    if len(view.awaited) == 1:
        ((seat, question),) = view.awaited
        said = texts.say(
            "draw-waiting",
            seat=Said(shorten(seat_name(texts, seat), 24)),
            what=Said(texts.say(f"await-{question}")),
        )
    elif view.awaited:
        said = texts.say("draw-waiting-many", n=len(view.awaited))
    else:
        return
    canvas.framed(box, DUSK, EMBER, 20, 3)
    icon, text = box.inset(16, 14).columns(56, 1.0, gap=10)
    canvas.sprite("awaited", icon[:2], 56)
    canvas.write(text, said, 32, "semibold", lines=2, align="middle")


def _piles(canvas: Canvas, box: Box, view: DayzView, texts: Texts) -> None:
    """The reserve, and at two seats the pile of itinerants with its visible card."""
    canvas.framed(box, PANEL, LINE, 18)
    inner = box.inset(10, 10)
    title, below = inner.rows(28, 1.0, gap=2)
    canvas.write(title, texts.say("draw-reserve"), 22, "semibold", FAINT, "middle")
    if not view.itinerants:
        card, number = below.rows(150, 1.0)
        canvas.sprite("back", card.centred(140, 140)[:2], 140)
        canvas.text(number.middle, str(view.reserve), 46, "bold", align="middle")
        return
    row, title, card = below.rows(62, 28, 1.0, gap=2)
    back, number = row.columns(1.0, 1.0)
    canvas.sprite("back", back.centred(62, 62)[:2], 62)
    canvas.text(number.middle, str(view.reserve), 36, "bold", align="middle")
    said = texts.say("draw-itinerants", n=view.itinerants)
    canvas.write(title, said, 22, "semibold", FAINT, "middle")
    spot = card.centred(PLAYED_CARD_PX, card.high)
    draw_card(
        canvas,
        spot[:2],
        PLAYED_CARD_PX,
        face_of(view.itinerant, texts, hard=view.hard),
        PAPER_OUTLINE_RGB,
    )


def _end(canvas: Canvas, view: DayzView, result: tuple[Seat, ...], texts: Texts) -> None:
    canvas.framed(_TABLE_AREA, DUSK, GOOD_RGB, 18, 4)
    cup, beside = _TABLE_AREA.inset(50, 40).columns(220, 1.0, gap=50)
    canvas.sprite("winner", cup.centred(210, 210)[:2], 210)
    marks, box = beside.rows(80, 1.0, gap=14)
    for seat, spot in zip(result, marks.fan(len(result), 80, 14), strict=True):
        canvas.seat(seat, spot)
    names = texts.listed([shorten(seat_name(texts, seat), 24) for seat in result])
    best = max(view.survivors)
    end = texts.say("draw-end", names=Said(names), n=len(result), survivors=best)
    canvas.write(box, end, 38, "bold", lines=3, top=True)


# --- the powers


def _powers(view: DayzView, texts: Texts) -> Block:
    """Each faction in play with its power, in order; then the powers of no faction."""
    shown = [*zip(view.factions, view.powers, strict=True), *(("", p) for p in view.extras)]
    wide = (POWERS.wide - BLOCK_GAP_PX * (len(shown) - 1)) // len(shown) - 28
    high = 58 if len(shown) < 4 else 82
    said = [texts.say(f"{word_id(power)}.text") for _, power in shown]

    def draw(canvas: Canvas, box: Box) -> None:
        spots = box.columns(*[1.0] * len(shown), gap=BLOCK_GAP_PX)
        for (faction, power), text, spot in zip(shown, said, spots, strict=True):
            canvas.framed(spot, PANEL, LINE, 16)
            canvas.region(spot, words(faction, *FACTION) if faction else ())
            head, rule = spot.inset(13, 8).rows(high, 1.0, gap=2)
            icon, names = head.columns(54, 1.0, gap=8)
            canvas.sprite(faction or power, icon[:2], 54)
            if faction:
                names, below = names.rows(30, 1.0)
                canvas.write(below, texts.word(power), 24, "semibold", EMBER, lines=2)
            name, ink = (faction, INK) if faction else (power, EMBER)
            canvas.write(names, texts.word(name), 26, "bold", ink)
            canvas.write(rule, text, 22, lines=12, top=True)

    return Block(high + 22 + max(needed(text, wide, MIN_LETTER_PX) for text in said), draw)


def _candidates(texts: Texts) -> Block:
    """While the factions are being chosen: all of them."""

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, PANEL, LINE, 16)
        title, below = box.inset(10, 8).rows(36, 1.0)
        canvas.write(title, texts.say("draw-choosing"), 26, "bold", align="middle")
        for faction, spot in zip(FACTIONS, below.columns(*[1.0] * len(FACTIONS)), strict=True):
            canvas.region(spot, words(faction, *FACTION))
            picture, name = spot.rows(1.0, 32)
            canvas.sprite(faction, picture.centred(112, 112)[:2], 112)
            canvas.write(name, texts.word(faction), 24, "semibold", align="middle")

    return Block(POWERS.high, draw)
