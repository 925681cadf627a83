"""The picture of the table: the communities, both sides of the board, the trick, the powers."""

from __future__ import annotations

from functools import partial

from bot.games.happy_dayz.cards import ART, PAPER_OUTLINE_RGB, SIDE_GROUNDS, face_of
from bot.games.happy_dayz.power_picture import POWERS, candidates, power_blocks, powers
from bot.render.draw.blocks import (
    BLOCK_GAP_PX,
    INNER_BOARD_WIDTH_PX,
    Block,
    beside,
    is_tall,
    tall_board,
)
from bot.render.draw.canvas import (
    BAD_RGB,
    DUSK,
    EMBER,
    FAINT,
    GOOD_RGB,
    INK,
    LINE,
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
from bot.render.draw.seats import seat_name, short_names
from bot.render.draw.titles import draw_tall_title, draw_title, waiting_text
from bot.render.regions import words
from bot.texts import Texts, word_id
from engine.games.happy_dayz.content import MINUS, PLUS, SUIT, VAN, ZOMBIE
from engine.games.happy_dayz.view import DayzView
from engine.kernel import Seat

SIZE = (1200, 900)
EDGE = 24
_SEATS_AREA = Box(EDGE, 62, 1176, 296)
_TABLE_AREA = Box(EDGE, 304, 1176, 612)
PILES_WIDTH_PX = 166
PLAYED_CARD_PX = 104
COMMUNITY_PX = 234
TRICK_ROW_PX = 208
SIDE_PX = 102
WHOSE_MOVE_PX = 84
END_PX = 260
"""Heights on a tall picture, in pixels: a community, a card of the trick, a side without it, the
awaited seat, the winner."""
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
"""The sprites that the legend explains."""


def draw_board(view: DayzView, texts: Texts, tall: bool = False) -> Picture:
    """Draw the public table, 1200 pixels wide and at least 900 high, or tall."""
    if tall:
        return tall_board(ART, "board", _blocks(view, texts))
    powers_block = powers(view, texts) if view.factions else candidates(texts)
    low = POWERS.top + max(powers_block.high, POWERS.high)
    entries = _entries(texts)
    key = Box(EDGE, low + 6, SIZE[0] - EDGE, low + 6)
    key = key._replace(low=key.top + legend_high(entries, key.wide))
    canvas = Canvas((SIZE[0], key.low + 6), ART, "board")
    draw_title(canvas, view, view.rounds, texts)
    spots = _SEATS_AREA.columns(*[1.0] * view.seats, gap=BLOCK_GAP_PX)
    for seat, spot in enumerate(spots):
        _community(canvas, spot, seat, view, texts)
    if view.result is not None:
        _end(canvas, _TABLE_AREA, view, view.result, texts)
    else:
        sides, piles = _TABLE_AREA.columns(1.0, PILES_WIDTH_PX, gap=BLOCK_GAP_PX)
        _sides(canvas, sides, view, texts)
        _piles(canvas, piles, view, texts)
    powers_block.draw(canvas, POWERS._replace(low=low))
    legend(canvas, key, entries)
    return canvas.finish()


def _entries(texts: Texts) -> list[tuple[Drawn, str]]:
    """Return the entries of the legend."""
    return [(name, texts.say(f"draw-key-{name.removesuffix('_3')}")) for name in LEGEND_KEYS]


def _blocks(view: DayzView, texts: Texts) -> list[Block]:
    """Return the parts of a tall picture, from the top."""
    entries = _entries(texts)
    community = partial(_community, view=view, texts=texts)
    seats = [Block(COMMUNITY_PX, partial(community, seat=seat)) for seat in range(view.seats)]
    if view.result is not None:
        table = [Block(END_PX, partial(_end, view=view, result=view.result, texts=texts))]
    else:
        side = partial(_side, view=view, texts=texts)
        table = [
            Block(SIDE_PX + _trick_high(view, name), partial(side, side=name))
            for name in (PLUS, MINUS)
        ]
        if not view.trick:
            table.append(Block(WHOSE_MOVE_PX, partial(_waiting, view=view, texts=texts)))
        high = 200 if view.itinerants else 118
        table.append(Block(high, partial(_tall_piles, view=view, texts=texts)))
    return [
        Block(84, partial(draw_tall_title, view=view, rounds=view.rounds, texts=texts)),
        *beside(seats, 2),
        *table,
        *(power_blocks(view, texts) if view.factions else [candidates(texts, 4)]),
        Block(
            legend_high(entries, INNER_BOARD_WIDTH_PX),
            lambda canvas, box: legend(canvas, box, entries),
        ),
    ]


# --- the communities


def trick_leader(view: DayzView) -> Seat | None:
    """Return who leads the trick on the table, or the next one; None if no tricks are played."""
    if view.trick:
        return view.trick[0].seat
    return view.leader if view.phase == "tricks" else None


def _marks(view: DayzView, seat: Seat) -> list[tuple[str, str]]:
    """Return the sprites of a community's current states, each with its text."""
    marks: list[tuple[str, str]] = []
    if view.result is not None and seat in view.result:
        marks.append(("winner", "draw-winner"))
    if any(seat == waiting for waiting, _ in view.awaited):
        marks.append(("awaited", "draw-key-awaited"))
    if seat == trick_leader(view):
        marks.append(("leads", "draw-key-leads"))
    if seat == view.starter and view.result is None:
        marks.append(("starts", "draw-key-starts"))
    return marks


def _community(canvas: Canvas, box: Box, seat: Seat, view: DayzView, texts: Texts) -> None:
    now = any(seat == waiting for waiting, _ in view.awaited)
    won = view.result is not None and seat in view.result
    frame = GOOD_RGB if won else EMBER if now else LINE
    canvas.framed(box, PANEL, frame, 16, 4 if now or won else 2)
    canvas.region(box, words(seat, "to", "rival"))
    name, people, held, dead, open_box = box.inset(12, 8).rows(52, 50, 34, 34, 38, gap=2)
    person(canvas, name, seat, texts, 26, lines=2)
    figure(canvas, people, "survivors", view.survivors[seat], 46)
    _holdings(canvas, held, seat, view)
    _zombies(canvas, dead, seat, view)
    # two marks beside the survivors, the others lower: a narrow panel has no room for three
    spots = [people.right - 34, people.right - 70]
    for n, (sprite, text) in enumerate(_marks(view, seat)):
        row = people if n < 2 else dead
        canvas.sprite(sprite, (spots[n % 2], row.middle[1] - 17), 34)
        canvas.note(texts.say(text))
    if view.open and view.open[seat]:
        _face_up(canvas, open_box, view.open[seat], view, texts)


def _holdings(canvas: Canvas, row: Box, seat: Seat, view: DayzView) -> None:
    """Draw the numbers of cards in hand, face down in quarantine, and vans."""
    caught = view.caught[seat] if view.caught else ()
    figures = (
        ("hand", view.sizes[seat] if view.sizes else 0),
        ("quarantine", view.quarantined[seat] if view.quarantined else 0),
        ("van", sum(SUIT[card] == VAN for card in caught)),
    )
    for (sprite, amount), spot in zip(figures, row.columns(1.0, 1.0, 1.0), strict=True):
        figure(canvas, spot.inset(0, 2), sprite, amount, 25, faint=not amount, gap=3)


def _zombies(canvas: Canvas, row: Box, seat: Seat, view: DayzView) -> None:
    """Draw zombies and their damage."""
    caught = view.caught[seat] if view.caught else ()
    zombies = sum(SUIT[card] == ZOMBIE for card in caught)
    right = figure(canvas, row.inset(0, 2), "zombie_3", zombies, 25, faint=not zombies, gap=3)
    if zombies:
        canvas.text((right + 12, row.middle[1] + 1), f"−{view.damage[seat]}", 28, "bold", BAD_RGB)


def _face_up(
    canvas: Canvas, row: Box, cards: tuple[str, ...], view: DayzView, texts: Texts
) -> None:
    """Draw the public cards of a hand, and the number of further ones that do not fit."""
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
    """Draw plus at the left and minus at the right, as the rulebook does; the side of the trick
    takes the room it needs."""
    shares = [2.0 if view.trick and side == view.side else 1.0 for side in (PLUS, MINUS)]
    for side, spot in zip((PLUS, MINUS), box.columns(*shares, gap=BLOCK_GAP_PX), strict=True):
        _side(canvas, spot, side, view, texts)
    if not view.trick:
        _waiting(canvas, Box(*box).centred(720, WHOSE_MOVE_PX), view, texts)


def _side(canvas: Canvas, box: Box, side: str, view: DayzView, texts: Texts) -> None:
    """Draw a side of the board, its rule, and the trick if it is played there."""
    here = bool(view.trick) and side == view.side
    canvas.framed(box, SIDE_GROUNDS[side], SIGN[side] if here else LINE, 18, 5 if here else 2)
    canvas.region(box, words(side, "side"))
    head, rule, below = box.inset(14, 10).rows(50, 28, 1.0, gap=2)
    icon, name = head.columns(50, 1.0, gap=10)
    canvas.sprite(side, icon[:2], 50, 1 if here or not view.trick else 0.6)
    if here and view.demanded:
        name, demanded = name.columns(1.0, 290, gap=8)
        _demanded(canvas, demanded, view, texts)
    canvas.write(name, texts.word(side), 32, "bold")
    canvas.write(rule, texts.say(f"{word_id(side)}.text"), 22)
    if here:
        _trick(canvas, below, view, texts)


def _trick_high(view: DayzView, side: str) -> int:
    """Return the height of the trick on a tall picture, if it is played on this side."""
    return TRICK_ROW_PX * -(-view.seats // 3) if view.trick and side == view.side else 0


def _trick(canvas: Canvas, box: Box, view: DayzView, texts: Texts) -> None:
    """Draw the cards in the order they were played, each with its seat's mark and name."""
    cells = box.columns(*[1.0] * view.seats)
    if is_tall(canvas):
        cells = box.grid(3, -(-view.seats // 3))[: view.seats]
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
    label, icon = box.columns(1.0, 52, gap=8)
    canvas.sprite("zombie_6" if view.demanded == ZOMBIE else view.demanded, icon[:2], 52)
    canvas.write(
        label, texts.say("draw-demanded", suit=view.demanded), 26, "bold", align="right", lines=2
    )


def _waiting(canvas: Canvas, box: Box, view: DayzView, texts: Texts) -> None:
    """Draw whose turn it is, while no card lies on the table."""
    sentence = waiting_text(view, texts)
    if not sentence:
        return
    canvas.framed(box, DUSK, EMBER, 20, 3)
    icon, text = box.inset(16, 14).columns(56, 1.0, gap=10)
    canvas.sprite("awaited", icon[:2], 56)
    canvas.write(text, sentence, 32, "semibold", lines=2, align="middle")


def _piles(canvas: Canvas, box: Box, view: DayzView, texts: Texts) -> None:
    """Draw the reserve, and with two seats the pile of itinerants with its visible card."""
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
    sentence = texts.say("draw-itinerants", n=view.itinerants)
    canvas.write(title, sentence, 22, "semibold", FAINT, "middle")
    _itinerant(canvas, card, view, texts)


def _itinerant(canvas: Canvas, box: Box, view: DayzView, texts: Texts) -> None:
    """Draw the visible card of the itinerants."""
    spot = box.centred(PLAYED_CARD_PX, box.high)
    card = face_of(view.itinerant, texts, hard=view.hard)
    draw_card(canvas, spot[:2], PLAYED_CARD_PX, card, PAPER_OUTLINE_RGB)


def _tall_piles(canvas: Canvas, box: Box, view: DayzView, texts: Texts) -> None:
    """Draw the piles side by side."""
    canvas.framed(box, PANEL, LINE, 18)
    reserve, itinerants = box.inset(14, 10).columns(1.0, 1.0 if view.itinerants else 0, gap=10)
    title, below = reserve.rows(28, 1.0, gap=2)
    canvas.write(title, texts.say("draw-reserve"), 22, "semibold", FAINT)
    back, number = below.columns(64, 1.0, gap=10)
    canvas.sprite("back", back.centred(62, 62)[:2], 62)
    canvas.text((number.left, number.middle[1]), str(view.reserve), 46, "bold")
    if view.itinerants:
        title, card = itinerants.rows(28, 1.0, gap=2)
        sentence = texts.say("draw-itinerants", n=view.itinerants)
        canvas.write(title, sentence, 22, "semibold", FAINT, "middle")
        _itinerant(canvas, card, view, texts)


def _end(canvas: Canvas, box: Box, view: DayzView, result: tuple[Seat, ...], texts: Texts) -> None:
    canvas.framed(box, DUSK, GOOD_RGB, 18, 4)
    tall = is_tall(canvas)
    inner, size = (box.inset(20, 20), 110) if tall else (box.inset(50, 40), 210)
    cup, right = inner.columns(size + 10, 1.0, gap=size // 4)
    canvas.sprite("winner", cup.centred(size, size)[:2], size)
    marks, text = right.rows(80, 1.0, gap=14)
    for seat, spot in zip(result, marks.fan(len(result), 80, 14), strict=True):
        canvas.seat(seat, spot)
    names = short_names(texts, result)
    best = max(view.survivors)
    end = texts.say("draw-end", names=names, n=len(result), survivors=best)
    canvas.write(text, end, 38, "bold", lines=5 if tall else 3, top=True)
