"""The picture of the table: the tribes, who gathers or fights, the people for hire, the piles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.games.arctic_scavengers.camp_picture import camp_rows, draw_leader, draw_sites
from bot.games.arctic_scavengers.card_picture import (
    ART,
    BACKGROUND_RGB,
    CARD_MARKS,
    DEEP,
    draw_large,
    draw_row,
)
from bot.games.arctic_scavengers.pile_picture import (
    BRIEF_PX,
    draw_brief,
    draw_piles,
    pile_blocks,
    piles_high,
)
from bot.render.draw.blocks import (
    BLOCK_GAP_PX,
    INNER_BOARD_WIDTH_PX,
    Block,
    beside,
    is_tall,
    stack,
    tall_board,
)
from bot.render.draw.canvas import (
    DUSK,
    EMBER,
    FAINT,
    GOOD_RGB,
    INK,
    LINE,
    PANEL,
    Align,
    Canvas,
    Picture,
)
from bot.render.draw.layout import Box
from bot.render.draw.pieces import Drawn, figure, legend, legend_high, person
from bot.render.draw.seats import short_names
from bot.render.draw.titles import draw_tall_title, draw_title, waiting_text
from bot.render.regions import together, words
from bot.texts import Texts
from engine.games.arctic_scavengers.tribe import HIDDEN
from engine.games.arctic_scavengers.view import ArcticView, TribeView
from engine.kernel import Seat

WIDE, EDGE = 1200, 24
TRIBES: Final = Box(EDGE, 62, WIDE - EDGE, 214)
STAGE: Final = 340
"""Height of the current action (a gathering, or the end), in pixels."""
SKIRMISH_HEIGHT_PX: Final = 550
"""Height of a skirmish, in pixels: two lines face each other."""
TRIBE_PX: Final = 152
"""Height of a tribe without its leader and buildings, in pixels."""
FORCE_PX: Final = 220
PLAYED_CARD_HIGH_PX: Final = 184
AWAITED_HIGH_PX: Final = 76
"""Heights on a tall picture, in pixels: what a tribe has sent, a played card, and the awaited
seat."""
LEGEND_KEYS: Final = (
    "hand",
    "deck",
    "discard",
    "won",
    "first",
    "awaited",
    *CARD_MARKS,
    "food",
    "spent",
    "tear_gas",
)
"""The sprites that the legend explains."""


def draw_board(view: ArcticView, texts: Texts, tall: bool = False) -> Picture:
    """Draw the public table, 1200 pixels wide and at least 900 high, or tall."""
    if tall:
        return tall_board(ART, "board", _blocks(view, texts))
    fighting = _fighting(view)
    high, low = (SKIRMISH_HEIGHT_PX, BRIEF_PX) if fighting else (STAGE, piles_high(view))
    tribes = TRIBES._replace(low=TRIBES.low + sum(camp_rows(view)))
    stage = Box(EDGE, tribes.low + BLOCK_GAP_PX, WIDE - EDGE, tribes.low + BLOCK_GAP_PX + high)
    piles = Box(EDGE, stage.low + BLOCK_GAP_PX, WIDE - EDGE, stage.low + BLOCK_GAP_PX + low)
    entries = _entries(texts)
    high_key = legend_high(entries, WIDE - 2 * EDGE)
    canvas = Canvas((WIDE, piles.low + high_key + 14), ART, "board")
    draw_title(canvas, view, view.chapters, texts)
    spots = tribes.columns(*[1.0] * view.seats, gap=BLOCK_GAP_PX)
    for seat, spot in enumerate(spots):
        _tribe(canvas, spot, seat, view, texts)
    if fighting:
        _lines(canvas, stage, view, texts)
        draw_brief(canvas, piles, view, texts)
    else:
        _stage(canvas, stage, view, texts)
        draw_piles(canvas, piles, view, texts)
    legend(canvas, Box(EDGE, piles.low + 4, WIDE - EDGE, piles.low + 4 + high_key), entries)
    return canvas.finish()


def _fighting(view: ArcticView) -> bool:
    return view.result is None and view.phase == "skirmish"


def _entries(texts: Texts) -> list[tuple[Drawn, str]]:
    """Return the entries of the legend."""
    return [(name, texts.say(f"draw-key-{name}")) for name in LEGEND_KEYS]


def _blocks(view: ArcticView, texts: Texts) -> list[Block]:
    """Return the parts of a tall picture, from the top."""
    high, entries, seats = TRIBE_PX + sum(camp_rows(view)), _entries(texts), range(view.seats)
    tribe, force = (partial(draw, view=view, texts=texts) for draw in (_tribe, _force))
    tribes = beside([Block(high, partial(tribe, seat=seat)) for seat in seats], 2)
    key = Block(
        legend_high(entries, INNER_BOARD_WIDTH_PX), lambda canvas, box: legend(canvas, box, entries)
    )
    fighting = _fighting(view)
    piles = pile_blocks(view, texts, brief=fighting)
    if fighting:
        forces = [Block(FORCE_PX, partial(force, seat=seat)) for seat in seats]
        stage = [Block(100, partial(_between, view=view, texts=texts)), *forces]
    else:
        high = STAGE
        if view.result is None:
            high = 90 if view.actor < 0 else _gathering_high(view)
        stage = [Block(high, partial(_stage, view=view, texts=texts))]
    return [
        Block(84, partial(draw_tall_title, view=view, rounds=view.chapters, texts=texts)),
        *tribes,
        *stage,
        *piles,
        key,
    ]


def _stage(canvas: Canvas, box: Box, view: ArcticView, texts: Texts) -> None:
    """Draw the current action outside a skirmish."""
    if view.result is not None:
        _end(canvas, box, view, view.result, texts)
    elif view.actor >= 0:
        _gathering(canvas, box, view, texts)
    else:
        _waiting(canvas, box.centred(min(720, box.wide), 90), view, texts)


def _marks(view: ArcticView, seat: Seat) -> list[tuple[str, str]]:
    """Return the sprites of a tribe's current states, each with its text."""
    marks = []
    if view.result is not None and seat in view.result:
        marks.append(("winner", "draw-winner"))
    if any(seat == waiting for waiting, _ in view.awaited):
        marks.append(("awaited", "draw-key-awaited"))
    if seat == view.initiator and view.result is None:
        marks.append(("first", "draw-key-first"))
    return marks


def _tribe(canvas: Canvas, box: Box, seat: Seat, view: ArcticView, texts: Texts) -> None:
    """Draw a tribe's name, and the number of cards in each place."""
    tribe = view.tribes[seat]
    now = any(seat == waiting for waiting, _ in view.awaited)
    won = view.result is not None and seat in view.result
    frame = GOOD_RGB if won else EMBER if now else LINE
    canvas.framed(box, PANEL, frame, 16, 4 if now or won else 2)
    canvas.region(box, words(seat, "rival", "seat"))
    name, upper, lower, led, built = box.inset(12, 8).rows(52, 40, 40, *camp_rows(view))
    person(canvas, name, seat, texts, 26, lines=2)
    numbers = (
        ("hand", tribe.hand_size, upper.columns(1.0, 1.0, 36)[0], 34),
        ("deck", tribe.deck, upper.columns(1.0, 1.0, 36)[1], 28),
        ("won", tribe.won, lower.columns(1.0, 1.0, 36)[0], 34),
        ("discard", len(tribe.discard) + tribe.down, lower.columns(1.0, 1.0, 36)[1], 28),
    )
    for sprite, number, spot, size in numbers:
        figure(canvas, spot.inset(0, 3), sprite, number, size, faint=not number, gap=4)
        if sprite in HIDDEN:
            canvas.region(spot, [together(rival=seat, place=sprite)])
    draw_leader(canvas, led, tribe, texts)
    draw_sites(canvas, built.inset(0, 3), tribe, texts)
    for (sprite, text), row in zip(_marks(view, seat), (upper, lower), strict=False):
        canvas.sprite(sprite, (row.right - 34, row.middle[1] - 17), 34)
        canvas.note(texts.say(text))


# --- what goes on


def _gathering(canvas: Canvas, box: Box, view: ArcticView, texts: Texts) -> None:
    """Draw who gathers, their actions, the food they have left, and the cards they show."""
    canvas.framed(box, BACKGROUND_RGB, LINE, 18)
    if is_tall(canvas):
        foot = AWAITED_HIGH_PX if view.tribes[view.actor].played else 0
        head, done, shown, waiting = box.inset(12, 12).rows(60, 56, 1.0, foot, gap=6)
        person_box, food = head.columns(1.0, 96, gap=10)
    else:
        head, shown, waiting = box.inset(20, 12).rows(60, 1.0, 56, gap=6)
        person_box, done, food = head.columns(440, 1.0, 110, gap=10)
    person(canvas, person_box, view.actor, texts, 36, lines=2)
    figure(canvas, food.inset(0, 4), "food", view.food, 44, faint=not view.food)
    if view.used:
        sentence = texts.say("draw-done", actions=[*view.used])
        canvas.write(done, sentence, 26, "regular", FAINT, lines=2)
    played = view.tribes[view.actor].played
    if not played:
        _waiting(canvas, shown.centred(min(720, shown.wide), min(90, shown.high)), view, texts)
        return
    if is_tall(canvas):
        stack(canvas, shown, _played(view, texts))
        _waiting(canvas, waiting, view, texts)
        return
    wide = min(170, (shown.wide - 8 * (len(played) - 1)) // len(played))
    for card, spot in zip(played, shown.fan(len(played), wide, 8), strict=True):
        _played_card(canvas, spot, card, view, texts)
    _waiting(canvas, waiting, view, texts)


def _gathering_high(view: ArcticView) -> int:
    """Height of a gathering on a tall picture, in pixels."""
    rows = -(-len(view.tribes[view.actor].played) // 3)
    shown = rows * (PLAYED_CARD_HIGH_PX + BLOCK_GAP_PX) + AWAITED_HIGH_PX if rows else 90
    return 24 + 60 + 56 + 18 + shown


def _played(view: ArcticView, texts: Texts) -> list[Block]:
    """Return the cards that were played, three in a row."""
    cards = view.tribes[view.actor].played
    draw = partial(_played_card, view=view, texts=texts)
    return beside([Block(PLAYED_CARD_HIGH_PX, partial(draw, card=card)) for card in cards], 3)


def _played_card(canvas: Canvas, box: Box, card: str, view: ArcticView, texts: Texts) -> None:
    draw_large(canvas, box, card, texts, view.used[-1], "people")
    canvas.region(box, [together(rival=view.actor, target=card)])


def _waiting(canvas: Canvas, box: Box, view: ArcticView, texts: Texts) -> None:
    """Draw whose turn it is."""
    sentence = waiting_text(view, texts)
    if not sentence:
        return
    canvas.framed(box, DUSK, EMBER, 20, 3)
    icon, text = box.inset(16, 10).columns(48, 1.0, gap=10)
    canvas.sprite("awaited", icon.centred(44, 44)[:2], 44)
    canvas.write(text, sentence, 30, "semibold", lines=2, align="middle")


def _lines(canvas: Canvas, box: Box, view: ArcticView, texts: Texts) -> None:
    """Draw the forces in two lines that face each other, the prize between them."""
    middle = (view.seats + 1) // 2
    above, between, below = box.rows(1.0, 44, 1.0, gap=4)
    for line, seats in ((above, range(middle)), (below, range(middle, view.seats))):
        for seat, spot in zip(
            seats, line.columns(*[1.0] * len(seats), gap=BLOCK_GAP_PX), strict=True
        ):
            _force(canvas, spot, seat, view, texts)
    _between(canvas, between, view, texts)


def _between(canvas: Canvas, box: Box, view: ArcticView, texts: Texts) -> None:
    """Draw the prize, and whose turn it is."""
    if is_tall(canvas):
        above, waiting = box.rows(1.0, 1.0, gap=4)
        prize, title = above.columns(48, 1.0, gap=8)
    else:
        title, prize, waiting = box.columns(1.0, 44, 1.0, gap=14)
    canvas.sprite("contested", prize[:2], 44)
    align: Align = "left" if is_tall(canvas) else "right"
    canvas.write(title, texts.say("draw-skirmish"), 28, "bold", EMBER, align)
    if len(view.awaited) == 1:
        sentence = waiting_text(view, texts)
        canvas.write(waiting, sentence, 24, "semibold", lines=2 if is_tall(canvas) else 1)


def _force(canvas: Canvas, box: Box, seat: Seat, view: ArcticView, texts: Texts) -> None:
    """Draw what a tribe has sent: its fight, its people, its cards."""
    tribe: TribeView = view.tribes[seat]
    best = max(tribe_view.fight for tribe_view in view.tribes)
    now = any(seat == waiting for waiting, _ in view.awaited)
    canvas.framed(box, DEEP, EMBER if now else LINE, 14, 4 if now else 2)
    head, cards = box.inset(12, 8).rows(52, 1.0, gap=4)
    name, fight, people = head.columns(1.0, 92, 84, gap=8)
    person(canvas, name, seat, texts, 24, lines=2)
    ink = GOOD_RGB if tribe.fight == best and tribe.played else INK
    figure(canvas, fight, "fight", tribe.fight, 38, ink)
    figure(canvas, people.inset(0, 4), "people", tribe.people, 30)
    if not tribe.played:
        canvas.write(cards, texts.say("draw-nothing-sent"), 24, "regular", FAINT, "middle")
        return
    marks = {"spent": tribe.spent, "tear_gas": tribe.gassed}

    def about(card: str) -> list[str]:
        return [together(rival=seat, target=card)]

    draw_row(canvas, cards, tribe.played, texts, ("fight", "people"), marks, about)


def _end(canvas: Canvas, box: Box, view: ArcticView, result: Sequence[Seat], texts: Texts) -> None:
    canvas.framed(box, DUSK, GOOD_RGB, 18, 4)
    small = is_tall(canvas)
    inner, size = (box.inset(20, 24), 110) if small else (box.inset(50, 50), 200)
    cup, right = inner.columns(size, 1.0, gap=size // 4)
    canvas.sprite("winner", cup.centred(size, size)[:2], size)
    marks, text = right.rows(80, 1.0, gap=14)
    for seat, spot in zip(result, marks.fan(len(result), 80, 14), strict=True):
        canvas.seat(seat, spot)
    names = short_names(texts, result)
    most = max(tribe.people_known for tribe in view.tribes)
    end = texts.say("draw-end", names=names, n=len(result), people=most)
    canvas.write(text, end, 38, "bold", lines=5 if small else 3, top=True)
