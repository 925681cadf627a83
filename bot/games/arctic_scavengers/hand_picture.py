"""The picture of a tribe: its hand as a fan, what it alone knows, its deck and discards by kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.games.arctic_scavengers.camp_picture import OWN_ROW_PX as CAMP
from bot.games.arctic_scavengers.camp_picture import (
    camp_high,
    choices_high,
    draw_camp,
    draw_choices,
)
from bot.games.arctic_scavengers.card_picture import (
    ART,
    BACKGROUND_RGB,
    CARD_MARKS,
    CARD_OUTLINE_RGB,
    DEEP,
    HAND_CARD_FIELDS,
    LAID_OPEN,
    SENT,
    draw_large,
)
from bot.games.arctic_scavengers.cards import in_sight, worth
from bot.games.arctic_scavengers.seen_picture import draw_seen, seen_high
from bot.render.draw.blocks import BLOCK_GAP_PX, Block, narrow, split
from bot.render.draw.blocks import tall as tall_picture
from bot.render.draw.canvas import EMBER, FAINT, INK, LINE, NIGHT, PANEL, Align, Canvas, Picture
from bot.render.draw.layout import Box
from bot.render.draw.pieces import Drawn, badge, figure, legend, legend_high, person
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Texts
from engine.games.arctic_scavengers.content import ABILITIES, by_order
from engine.games.arctic_scavengers.view import ArcticView, TribeView
from engine.kernel import Seat

SIZE = (1200, 900)
EDGE: Final = 24
_HEADER_AREA: Final = Box(EDGE, 14, SIZE[0] - EDGE, 72)
_HAND_AREA: Final = Box(EDGE, 82, SIZE[0] - EDGE, 412)
KNOWN: Final = Box(EDGE, 422, SIZE[0] - EDGE, 662)
"""The area for cards being dug through, cards in play, and the next resource."""
_PILES_AREA: Final = Box(EDGE, 672, SIZE[0] - EDGE, 842)
_LEGEND_AREA: Final = Box(EDGE, 850, SIZE[0] - EDGE, 888)
HAND_CARDS_PER_ROW: Final = 8
"""Cards per row of a hand; more take another row."""
FEWER: Final = 4
"""Cards per row on a tall picture."""
THROWN: Final = ("regroup.cards", "recall.target")
"""The fields of picks that name a card of the discards."""
HAND_ROW_PX: Final = 250
"""Height of a further row, in pixels."""


def draw_sheet(view: ArcticView, texts: Texts, tall: bool = False) -> Picture:
    """Draw the tribe of the viewer, a seat: 1200 by 900 pixels, higher for a large hand, or
    tall."""
    assert isinstance(view.viewer, int)
    tribe = view.tribes[view.viewer]
    if tall:
        return _tall(view, view.viewer, tribe, texts)
    more = HAND_ROW_PX * ((max(tribe.hand_size, 1) - 1) // HAND_CARDS_PER_ROW)
    camp, seen_piles = bool(tribe.leader or tribe.sites), in_sight(view, texts)
    extra = (CAMP + BLOCK_GAP_PX) * camp + (seen_high(seen_piles) + BLOCK_GAP_PX) * bool(seen_piles)
    entries = _entries(texts)
    high = legend_high(entries, _LEGEND_AREA.wide)
    canvas = Canvas((SIZE[0], SIZE[1] + more + extra + high - _LEGEND_AREA.high), ART, "board")
    _head(canvas, _HEADER_AREA, view, view.viewer, tribe, texts)
    _hand(canvas, _HAND_AREA._replace(low=_HAND_AREA.low + more), tribe, texts)
    known = KNOWN._replace(top=KNOWN.top + more, low=KNOWN.low + more)
    _known(canvas, known, view, tribe, texts)
    spot = Box(EDGE, known.low + BLOCK_GAP_PX, SIZE[0] - EDGE, known.low + BLOCK_GAP_PX + CAMP)
    if camp:
        draw_camp(canvas, spot, tribe, texts)
        spot = spot._replace(top=spot.low + BLOCK_GAP_PX)
    if seen_piles:
        draw_seen(canvas, spot._replace(low=spot.top + seen_high(seen_piles)), seen_piles, texts)
    more += extra
    piles, key = (
        box._replace(top=box.top + more, low=box.low + more) for box in (_PILES_AREA, _LEGEND_AREA)
    )
    _piles(canvas, piles, tribe, texts)
    legend(canvas, key._replace(low=key.top + high), entries)
    return canvas.finish()


def _tall(view: ArcticView, seat: Seat, tribe: TribeView, texts: Texts) -> Picture:
    """Draw the parts stacked, for a phone."""

    def head(canvas: Canvas, box: Box) -> None:
        _head(canvas, box, view, seat, tribe, texts)

    def hand(canvas: Canvas, box: Box) -> None:
        _hand(canvas, box, tribe, texts)

    def known(canvas: Canvas, box: Box) -> None:
        _known(canvas, box, view, tribe, texts)

    def piles(canvas: Canvas, box: Box) -> None:
        _piles(canvas, box, tribe, texts)

    def key(canvas: Canvas, box: Box) -> None:
        legend(canvas, box, _entries(texts))

    def camp(canvas: Canvas, box: Box) -> None:
        draw_camp(canvas, box, tribe, texts)

    def seen(canvas: Canvas, box: Box) -> None:
        draw_seen(canvas, box, spied, texts)

    spied = in_sight(view, texts)
    cards = max(-(-len(_before(view, tribe)[0]) // FEWER), 1)
    before = choices_high(view.plans or tribe.dealt, texts) or 180 * cards
    blocks = [
        Block(106, head),
        Block(74 + HAND_ROW_PX * max(-(-tribe.hand_size // FEWER), 1), hand),
        Block(60 + before + (170 if view.prize else 0), known),
    ]
    if tribe.leader or tribe.sites:
        blocks.append(Block(camp_high(tribe), camp))
    if spied:
        blocks.append(Block(seen_high(spied, 1), seen))
    return tall_picture(ART, "board", [*blocks, Block(350, piles), Block(100, key)])


def _entries(texts: Texts) -> list[tuple[Drawn, str]]:
    """Return the entries of the legend."""
    return [(name, texts.say(f"draw-key-{name}")) for name in (*CARD_MARKS, "won")]


def _head(
    canvas: Canvas, box: Box, view: ArcticView, seat: Seat, tribe: TribeView, texts: Texts
) -> None:
    title = box
    if narrow(box):
        box, title = box.rows(60, 1.0)
        name, won, crowd = box.columns(1.0, 110, 150, gap=12)
    else:
        name, title, won, crowd = box.columns(1.0, 380, 110, 150, gap=12)
    person(canvas, name, seat, texts, 36)
    align: Align = "left" if title.left == box.left else "right"
    canvas.write(title, phase_text(view, texts), 28, "semibold", FAINT, align)
    figure(canvas, won.inset(0, 7), "won", tribe.won, 36, faint=not tribe.won)
    figure(canvas, crowd.inset(0, 3), "people", tribe.people_known, 48)


def _hand(canvas: Canvas, box: Box, tribe: TribeView, texts: Texts) -> None:
    """Draw the cards of the hand as a fan: the outer ones hang lower."""
    hand = tribe.hand or ()
    canvas.framed(box, BACKGROUND_RGB, LINE, 16)
    title, below = box.inset(18, 8).rows(32, 1.0, gap=4)
    if not hand:
        canvas.write(below, texts.say("draw-no-hand"), 30, "semibold", FAINT, "middle")
        return
    canvas.write(title, texts.say("draw-hand", n=len(hand)), 24, "semibold")
    rows = -(-len(hand) // (FEWER if narrow(box) else HAND_CARDS_PER_ROW))
    across = -(-len(hand) // rows)
    wide = min(200, (below.wide - 8 * (across - 1)) // across)
    for n, row in enumerate(below.rows(*[1.0] * rows, gap=6)):
        cards = hand[n * across : (n + 1) * across]
        spots = row.centred(len(cards) * (wide + 8) - 8, row.high).fan(len(cards), wide, 8)
        middle = (len(cards) - 1) / 2
        for at, (card, spot) in enumerate(zip(cards, spots, strict=True)):
            drop = round((at - middle) ** 2 * 4) if rows == 1 else 0
            low = min(spot.top + drop + 244, spot.low) if rows == 1 else spot.low
            place = Box(spot.left, spot.top + drop, spot.right, low)
            draw_large(canvas, place, card, texts)
            canvas.region(place, words(card, *HAND_CARD_FIELDS))


def _known(canvas: Canvas, box: Box, view: ArcticView, tribe: TribeView, texts: Texts) -> None:
    """Draw the cards being dug through, the cards in play, or what the whole hand could do; and the
    next resource, if the seat saw it."""
    cards, title_id, private = _before(view, tribe)
    names = LAID_OPEN if private else SENT
    choices = view.plans or tribe.dealt
    left, right = box, box
    if view.prize:
        left, right = split(box, (1.0, 190), (1.0, 160))
    canvas.framed(left, DEEP, EMBER if private else LINE, 16, 4 if private else 2)
    title, below = left.inset(18, 8).rows(30, 1.0, gap=4)
    canvas.write(title, texts.say(title_id), 24, "semibold", EMBER if private else INK)
    if choices:
        draw_choices(canvas, below, choices, texts)
    elif cards:
        across = min(len(cards), FEWER) if narrow(box) else len(cards)
        wide = min(180, (below.wide - 8 * (across - 1)) // across)
        rows = below.rows(*[1.0] * -(-len(cards) // across), gap=6)
        spots = [spot for row in rows for spot in row.fan(across, wide, 8)]
        for card, spot in zip(cards, spots, strict=False):
            draw_large(canvas, spot, card, texts)
            canvas.region(spot, words(card, *names))
    else:
        for ability, spot in zip(ABILITIES, below.columns(*[1.0] * 4), strict=True):
            brings = worth(tribe, tribe.hand or (), ability)
            row = spot.centred(spot.wide, 80)
            figure(canvas, row, ability, brings, 54, faint=not brings, gap=14)
    if view.prize:
        canvas.framed(right, DEEP, EMBER, 16, 4)
        title, picture, name = right.inset(10, 8).rows(50, 1.0, 56, gap=2)
        canvas.write(title, texts.say("draw-prize"), 20, "semibold", EMBER, "middle", lines=2)
        canvas.sprite(view.prize, picture.centred(64, 64)[:2], 64)
        canvas.write(name, texts.word(view.prize), 22, "bold", align="middle", lines=2)


def _before(view: ArcticView, tribe: TribeView) -> tuple[tuple[str, ...], str, bool]:
    """Return the cards that matter now, the text above them, and whether the seat alone sees
    them."""
    if view.plans or tribe.dealt:
        return (), "draw-plans" if view.plans else "draw-dealt", True
    if view.dug or tribe.drawn:
        return view.dug or tribe.drawn, "draw-dug" if view.dug else "draw-drawn", True
    return tribe.played, "draw-played" if tribe.played else "draw-whole", False


def _piles(canvas: Canvas, box: Box, tribe: TribeView, texts: Texts) -> None:
    """Draw the deck, without its order, and the discards: the number of each kind."""
    deck = tribe.deck_cards or ()
    shares = [float(max(len(set(cards)), 8)) for cards in (deck, tribe.discard)]
    boxes = split(box, shares, (1.0, 1.0))
    for name, cards, spot in zip(("deck", "discard"), (deck, tribe.discard), boxes, strict=True):
        canvas.framed(spot, PANEL, LINE, 16)
        title, below = spot.inset(16, 8).rows(32, 1.0, gap=4)
        canvas.write(title, texts.say(f"draw-{name}", n=len(cards)), 24, "semibold", lines=1)
        if cards:
            _kinds(canvas, below, cards, texts, THROWN if name == "discard" else ())
        else:
            canvas.write(below, texts.say("draw-empty"), 24, "regular", FAINT, top=True)


def _kinds(
    canvas: Canvas, box: Box, cards: Sequence[str], texts: Texts, names: Sequence[str]
) -> None:
    """Draw each kind once, small, with its number; `names` are the fields of picks that name
    one."""
    counts = Counter(by_order(cards))
    for (card, n), spot in zip(counts.items(), box.tiles(len(counts), 92, 32, 6), strict=True):
        canvas.framed(spot, DEEP, CARD_OUTLINE_RGB, 8, 2)
        canvas.region(spot, words(card, *names))
        size = spot.wide - 8
        canvas.sprite(card, (spot.left + 4, spot.top + 2), size)
        canvas.note(texts.counted(card, n))
        if n > 1:
            badge(canvas, (spot.right - 2, spot.low - 14), f"×{n}", 22, (NIGHT, INK))
