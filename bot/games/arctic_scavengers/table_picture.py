"""The table as a picture: the tribes, who gathers or fights, the people for hire, the piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.arctic_scavengers.camp_picture import camp_rows, draw_leader, draw_sites
from bot.games.arctic_scavengers.card_picture import (
    ART,
    BACKGROUND_RGB,
    CARD_MARKS,
    DEEP,
    draw_large,
    draw_row,
    figures,
)
from bot.render.draw.blocks import BLOCK_GAP_PX
from bot.render.draw.canvas import DUSK, EMBER, FAINT, GOOD_RGB, INK, LINE, PANEL, Canvas, Picture
from bot.render.draw.layout import Box
from bot.render.draw.pieces import FADED, Drawn, figure, legend, legend_high, person, price
from bot.render.draw.seats import seat_name
from bot.render.phases import phase_text
from bot.render.regions import together, words
from bot.texts import Said, Texts, shorten
from engine.games.arctic_scavengers.content import CARD
from engine.games.arctic_scavengers.state import HIDDEN
from engine.games.arctic_scavengers.view import ArcticView, TribeView
from engine.kernel import Seat

WIDE, EDGE = 1200, 24
TRIBES: Final = Box(EDGE, 62, WIDE - EDGE, 214)
STAGE: Final = 340
"""Pixels of height for what goes on: a gathering, or the end."""
SKIRMISH_HEIGHT_PX: Final = 550
"""The same, for a skirmish: two lines of it face each other."""
PILE: Final = 140
PILES_HEIGHT_PX: Final = 84
"""Pixels of height for the piles, while nobody can hire."""
MARKET_CARDS_PER_ROW: Final = 5
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
"""The small drawings, which the legend explains."""


def draw_board(view: ArcticView, texts: Texts) -> Picture:
    """The table as everybody may see it, 1200 pixels wide and at least 900 high."""
    fighting = view.result is None and view.phase == "skirmish"
    deep = -(-(len(view.market) + len(_others(view))) // MARKET_CARDS_PER_ROW)
    high, low = (SKIRMISH_HEIGHT_PX, PILES_HEIGHT_PX) if fighting else (STAGE, deep * (PILE + 6))
    tribes = TRIBES._replace(low=TRIBES.low + sum(camp_rows(view)))
    stage = Box(EDGE, tribes.low + BLOCK_GAP_PX, WIDE - EDGE, tribes.low + BLOCK_GAP_PX + high)
    piles = Box(EDGE, stage.low + BLOCK_GAP_PX, WIDE - EDGE, stage.low + BLOCK_GAP_PX + low)
    entries: list[tuple[Drawn, str]] = [
        (name, texts.say(f"draw-key-{name}")) for name in LEGEND_KEYS
    ]
    high_key = legend_high(entries, WIDE - 2 * EDGE)
    canvas = Canvas((WIDE, piles.low + high_key + 14), ART, "board")
    _head(canvas, view, texts)
    spots = tribes.columns(*[1.0] * view.seats, gap=BLOCK_GAP_PX)
    for seat, spot in enumerate(spots):
        _tribe(canvas, spot, seat, view, texts)
    if fighting:
        _lines(canvas, stage, view, texts)
        _brief(canvas, piles, view, texts)
    else:
        _stage(canvas, stage, view, texts)
        _piles(canvas, piles, view, texts)
    legend(canvas, Box(EDGE, piles.low + 4, WIDE - EDGE, piles.low + 4 + high_key), entries)
    return canvas.finish()


def _stage(canvas: Canvas, box: Box, view: ArcticView, texts: Texts) -> None:
    """What goes on where nobody fights."""
    if view.result is not None:
        _end(canvas, box, view, view.result, texts)
    elif view.actor >= 0:
        _gathering(canvas, box, view, texts)
    else:
        _waiting(canvas, box.centred(720, 90), view, texts)


def _head(canvas: Canvas, view: ArcticView, texts: Texts) -> None:
    wide = canvas.text((28, 34), texts.say("game-name"), 28, "semibold", FAINT)
    canvas.text((48 + wide, 35), texts.say("draw-rounds", n=view.chapters), 22, fill=FAINT)
    canvas.text((1172, 34), phase_text(view, texts), 36, "bold", align="right")


def _marks(view: ArcticView, seat: Seat) -> list[tuple[str, str]]:
    """Sprites of what holds for a tribe now, each with its text."""
    found = []
    if view.result is not None and seat in view.result:
        found.append(("winner", "draw-winner"))
    if any(seat == who for who, _ in view.awaited):
        found.append(("awaited", "draw-key-awaited"))
    if seat == view.initiator and view.result is None:
        found.append(("first", "draw-key-first"))
    return found


def _tribe(canvas: Canvas, box: Box, seat: Seat, view: ArcticView, texts: Texts) -> None:
    """Who it is, and how many cards lie where."""
    tribe = view.tribes[seat]
    now = any(seat == who for who, _ in view.awaited)
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
    """Who gathers, what they have done, the food they have left, and what they show."""
    canvas.framed(box, BACKGROUND_RGB, LINE, 18)
    head, shown, waiting = box.inset(20, 12).rows(60, 1.0, 56, gap=6)
    who, done, food = head.columns(440, 1.0, 110, gap=10)
    person(canvas, who, view.actor, texts, 36, lines=2)
    figure(canvas, food.inset(0, 4), "food", view.food, 44, faint=not view.food)
    if view.used:
        said = texts.say("draw-done", actions=[*view.used])
        canvas.write(done, said, 26, "regular", FAINT, lines=2)
    played = view.tribes[view.actor].played
    if not played:
        _waiting(canvas, shown.centred(720, 90), view, texts)
        return
    wide = min(170, (shown.wide - 8 * (len(played) - 1)) // len(played))
    for card, spot in zip(played, shown.fan(len(played), wide, 8), strict=True):
        draw_large(canvas, spot, card, texts, view.used[-1], "people")
        canvas.region(spot, [together(rival=view.actor, target=card)])
    _waiting(canvas, waiting, view, texts)


def _waiting(canvas: Canvas, box: Box, view: ArcticView, texts: Texts) -> None:
    """Whose move it is."""
    if len(view.awaited) == 1:
        ((seat, question),) = view.awaited
        name = Said(shorten(seat_name(texts, seat), 24))
        said = texts.say("draw-waiting", seat=name, what=Said(texts.say(f"await-{question}")))
    elif view.awaited:
        said = texts.say("draw-waiting-many", n=len(view.awaited))
    else:
        return
    canvas.framed(box, DUSK, EMBER, 20, 3)
    icon, text = box.inset(16, 10).columns(48, 1.0, gap=10)
    canvas.sprite("awaited", icon.centred(44, 44)[:2], 44)
    canvas.write(text, said, 30, "semibold", lines=2, align="middle")


def _lines(canvas: Canvas, box: Box, view: ArcticView, texts: Texts) -> None:
    """The forces in two lines that face each other, the prize between them."""
    middle = (view.seats + 1) // 2
    above, between, below = box.rows(1.0, 44, 1.0, gap=4)
    for line, seats in ((above, range(middle)), (below, range(middle, view.seats))):
        for seat, spot in zip(
            seats, line.columns(*[1.0] * len(seats), gap=BLOCK_GAP_PX), strict=True
        ):
            _force(canvas, spot, seat, view, texts)
    said, prize, waiting = between.columns(1.0, 44, 1.0, gap=14)
    canvas.sprite("contested", prize[:2], 44)
    canvas.write(said, texts.say("draw-skirmish"), 28, "bold", EMBER, "right")
    if len(view.awaited) == 1:
        ((seat, question),) = view.awaited
        name = Said(shorten(seat_name(texts, seat), 24))
        what = Said(texts.say(f"await-{question}"))
        canvas.write(waiting, texts.say("draw-waiting", seat=name, what=what), 24, "semibold")


def _force(canvas: Canvas, box: Box, seat: Seat, view: ArcticView, texts: Texts) -> None:
    """What a tribe has sent: its fight, its people, its cards."""
    tribe: TribeView = view.tribes[seat]
    best = max(tribe_view.fight for tribe_view in view.tribes)
    now = any(seat == who for who, _ in view.awaited)
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
    cup, beside = box.inset(50, 50).columns(200, 1.0, gap=50)
    canvas.sprite("winner", cup.centred(200, 200)[:2], 200)
    marks, said = beside.rows(80, 1.0, gap=14)
    for seat, spot in zip(result, marks.fan(len(result), 80, 14), strict=True):
        canvas.seat(seat, spot)
    names = texts.listed([shorten(seat_name(texts, seat), 24) for seat in result])
    most = max(tribe.people_known for tribe in view.tribes)
    end = texts.say("draw-end", names=Said(names), n=len(result), people=most)
    canvas.write(said, end, 38, "bold", lines=3, top=True)


# --- the piles


def _piles(canvas: Canvas, box: Box, view: ArcticView, texts: Texts) -> None:
    """The people for hire with their prices and figures; then the junkyard and the resources."""
    deep = -(-(len(view.market) + len(_others(view))) // MARKET_CARDS_PER_ROW)
    spots = box.grid(MARKET_CARDS_PER_ROW, deep, gap=6)
    for (card, left), spot in zip(view.market.items(), spots, strict=False):
        _pile(canvas, spot, card, left, texts)
    for (name, left), spot in zip(_others(view), spots[len(view.market) :], strict=False):
        canvas.framed(spot, DEEP, LINE, 14)
        canvas.region(spot, words(name, "pile"))
        icon, said = spot.inset(10, 8).columns(76, 1.0, gap=8)
        canvas.sprite(name, icon.centred(76, 76)[:2], 76)
        title, number = said.rows(40, 1.0)
        canvas.write(title, texts.say(f"draw-{name}"), 22, "semibold", FAINT)
        canvas.text((number.left, number.middle[1]), f"{left}", 38, "bold")


def _others(view: ArcticView) -> list[tuple[str, int]]:
    """The piles that nobody hires from, and how many cards each has."""
    plans = [("schematics", view.schematics)] if view.hq > 1 else []
    return [("junkyard", view.junkyard), *plans, ("contested", view.contested)]


def _brief(canvas: Canvas, box: Box, view: ArcticView, texts: Texts) -> None:
    """How many cards each pile has, in one row."""
    piles = [*view.market.items(), *_others(view)]
    for (name, left), spot in zip(piles, box.columns(*[1.0] * len(piles), gap=6), strict=True):
        canvas.framed(spot, PANEL if name in CARD else DEEP, LINE, 12)
        canvas.region(spot, words(name, "who", "pile"))
        picture, count = spot.inset(6).rows(40, 1.0)
        canvas.sprite(name, picture.centred(40, 40)[:2], 40, 1 if left else FADED)
        canvas.text(count.middle, f"×{left}", 26, "bold", INK if left else FAINT, "middle")
        canvas.note(texts.word(name) if name in CARD else texts.say(f"draw-{name}"))


def _pile(canvas: Canvas, box: Box, card: str, left: int, texts: Texts) -> None:
    """A pile: who waits there and how many, the price, and what such a card can do."""
    canvas.framed(box, PANEL, LINE, 14)
    canvas.region(box, words(card, "who", "pile"))
    icon, said = box.inset(8, 6).columns(64, 1.0, gap=6)
    picture, count = icon.rows(74, 1.0)
    canvas.sprite(card, picture[:2], 64, 1 if left else FADED)
    canvas.text(count.middle, f"×{left}", 30, "bold", INK if left else FAINT, "middle")
    title, cost, *rows = said.rows(52, 25, 24, 24, gap=1)
    canvas.write(title, texts.word(card), 24, "bold", lines=2)
    ask = CARD[card].cost
    kinds = (ask.food, ("food",)), (ask.medicine, ("medicine",)), (ask.mixed, ("food", "medicine"))
    price(canvas, cost, [one for one in kinds if one[0]] or kinds[:1], 24)
    canvas.sprite("people", (cost.right - 42, cost.top), 26)
    canvas.text((cost.right, cost.middle[1]), f"{CARD[card].people}", 22, "bold", align="right")
    shown = [one for one in figures(card) if one[0] != "people"]
    spots = [spot for row in rows for spot in row.columns(1.0, 1.0)]
    for (mark, number), spot in zip(shown, spots, strict=False):
        canvas.sprite(mark, spot[:2], 25)
        canvas.text((spot.left + 28, spot.middle[1]), number, 22, "semibold")
