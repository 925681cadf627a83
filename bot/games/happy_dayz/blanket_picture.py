"""The picture of a community: a blanket with what is known about it, zombies at its far edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.happy_dayz.cards import HARM, HUE, badge, draw_chip, face_of
from bot.render.draw import fonts, kit
from bot.render.draw.canvas import BOARD_LETTER_PX, Canvas
from bot.render.draw.layout import Box
from bot.render.draw.seats import seat_name
from bot.render.marks import mark
from bot.render.regions import words
from bot.texts import Texts
from engine.games.happy_dayz.content import DAMAGE, SUIT, VAN, ZOMBIE
from engine.games.happy_dayz.view import DayzView
from engine.kernel import Seat

MARGIN: Final = (8, 6, 20)
"""Pixels of a blanket's drawing to the left of it, above it, and above and below together."""
HEADS: Final = 5
"""Most zombies that stand side by side; if there are more, three and their number are shown."""
CHIPS: Final = 4


class Form(NamedTuple):
    """A blanket's drawing: its name, its pixels, its scale, and how large things are on it."""

    name: str
    wide: int
    high: int
    scale: float
    lying: bool


FORMS: Final = {
    5: Form("5", 224, 190, 1.0, False),
    4: Form("4", 282, 190, 1.0, False),
    3: Form("3", 376, 190, 1.06, True),
    2: Form("2", 460, 206, 1.24, True),
}
"""By the number of seats, in a wide picture."""
TALL: Final = Form("tall", 338, 196, 1.16, True)


def trick_leader(view: DayzView) -> Seat | None:
    """Return who leads the trick on the table, or the next one; None if no tricks are played."""
    if view.trick:
        return view.trick[0].seat
    return view.leader if view.phase == "tricks" else None


def marks(view: DayzView, seat: Seat) -> list[tuple[str, str]]:
    """Return the sprites of a community's current states, each with its text."""
    shown = {
        "winner": view.result is not None and seat in view.result,
        "awaited": any(seat == waiting for waiting, _ in view.awaited),
        "leads": seat == trick_leader(view),
        "starts": seat == view.starter and view.result is None,
    }
    return [
        (name, f"draw-{name}" if name in ("winner", "awaited") else f"draw-key-{name}")
        for name, is_so in shown.items()
        if is_so
    ]


def blanket(
    canvas: Canvas, xy: tuple[int, int], form: Form, seat: Seat, view: DayzView, texts: Texts
) -> None:
    """Draw a community, the far left corner of its blanket at `xy`."""
    fine, k = canvas.fine, form.scale / canvas.fine
    x, y = xy
    box = Box(x, y, x + round(form.wide / fine), y + round(form.high / fine))
    caught = view.caught[seat] if view.caught else ()
    harm = DAMAGE[view.hard]
    dead = sorted((card for card in caught if SUIT[card] == ZOMBIE), key=harm.__getitem__)
    harmed = f"−{view.damage[seat]}"
    pill = round(38 * k)
    pill_wide = fonts.width(harmed, "bold", max(pill * 3 // 4, canvas.least)) + pill * 2 // 3
    first = _zombies(canvas, box, k, dead, view, pill_wide) if dead else box.right
    thing, beyond = f"thing_{mark(seat).letter.lower()}", first - pill_wide > x + round(60 * k)
    if beyond:
        canvas.sprite(thing, (x + round(13 * k), y - round(50 * k)), round(54 * k))
    left, top, both = MARGIN
    corner = x - round(left / fine), y - round(top / fine)
    high = round((form.high + both) / fine)
    canvas.sprite(f"blanket_{form.name}-{seat}", corner, high)
    if any(seat == waiting for waiting, _ in view.awaited):
        canvas.sprite(f"called_{form.name}", corner, high)
    skew, fold, low = round(13 * k), round(30 * k), box.low - round(24 * k)
    cloth = (x + skew, y), (box.right - skew, y), (box.right, low)
    canvas.region([*cloth, (box.right - fold, box.low), (x, box.low)], words(seat, "to", "rival"))
    if dead:
        left = max(first - pill_wide + round(6 * k), box.left + round(9 * k))
        top = box.top - round(20 * k)
        badge(canvas, Box(left, top, left + pill_wide, top + pill), harmed, HARM)
        if len(dead) > HEADS:
            high = max(round(30 * k), canvas.least + 4)
            text = f"×{len(dead)}"
            wide = fonts.width(text, "bold", max(high * 3 // 4, canvas.least)) + high // 2
            count = Box(box.right - wide, top, box.right, top + high)
            badge(canvas, count, text, kit.Ink(HUE["cream"], HUE["ink"], HUE["ink"]))
    name = _name(canvas, box, k, seat, texts)
    free = box.right - round(83 * k)
    if form.lying and not beyond and name < free:  # zombies took its room
        canvas.sprite(thing, (free, y + round(13 * k)), round(52 * k))
    middle = y + round((87 if form.lying else 97) * k)
    cards = view.open[seat] if view.open else ()
    edge = (
        _chips(canvas, box, k, middle, cards, form, texts) if cards else box.right - round(22 * k)
    )
    _people(canvas, box, k, middle, edge, view.survivors[seat])
    count = Box(x + round(18 * k), middle - round(30 * k), edge, middle + round(30 * k))
    canvas.shows(f"survivors {seat}", view.survivors[seat], count)
    _stores(canvas, box, k, seat, view)
    for n, (sprite, text) in enumerate(marks(view, seat)):
        _badge(canvas, (x + round((30 + 40 * n) * k), box.low - 2), round(36 * k), sprite)
        canvas.note(texts.say(text))


def _zombies(
    canvas: Canvas, box: Box, k: float, dead: Sequence[str], view: DayzView, kept: int
) -> int:
    """Draw zombies behind the far edge, the worst at the left in front; `kept` pixels are free left
    of them. Return their left end."""
    size = round(72 * k)
    shown = dead if len(dead) <= HEADS else dead[-3:]
    room = box.wide - kept - round(22 * k)
    step = min(round(40 * k), (room - size) // max(len(shown) - 1, 1))
    right = box.right - round(17 * k)
    for n, card in enumerate(shown):
        spot = right - size - n * step, box.top - round(60 * k)
        canvas.sprite(face_of(card, hard=view.hard), spot, size)
    return right - size - (len(shown) - 1) * step


def _name(canvas: Canvas, box: Box, k: float, seat: Seat, texts: Texts) -> int:
    """Draw the mark and the name of a community. Return their right end."""
    middle = box.left + round(48 * k), box.top + round(39 * k)
    kit.seat_on(canvas, middle, round(37 * k), seat, HUE["ink"])
    high = round(20 * k)
    room = Box(
        middle[0] + round(27 * k), middle[1] - high, box.right - round(34 * k), middle[1] + high
    )
    name, size = seat_name(texts, seat), max(round(29 * k), 22)
    canvas.write(room, name, size, "bold", HUE["ink"], least=22)
    return room.left + fonts.width(name, "bold", size)


def _people(canvas: Canvas, box: Box, k: float, middle: int, edge: int, survivors: int) -> None:
    """Draw the number of survivors between the left and `edge`."""
    left = box.left + round(18 * k)
    edge -= round(4 * k)
    tight = left + round(70 * k) + fonts.width(f"{survivors}", "bold", round(48 * k)) > edge
    high = round((40 if tight else 60) * k)
    top = middle - high // 2
    wide = _icon(canvas, "survivors", Box(left, top, left, top + high))
    room = Box(left + wide + round(7 * k), middle - round(32 * k), edge, middle + round(32 * k))
    size = round((46 if tight else 52) * k)
    canvas.write(room, f"{survivors}", size, "bold", HUE["ink"], least=32)


def _chips(
    canvas: Canvas, box: Box, k: float, middle: int, cards: Sequence[str], form: Form, texts: Texts
) -> int:
    """Draw the public cards in a hand at the right: side by side if the blanket lies, else below
    each other. Return their left end."""
    narrow = form is FORMS[5] and canvas.least == BOARD_LETTER_PX
    small = form in (TALL, FORMS[5]) and not narrow
    wide, edge = round((58 if small else 68) * k), round((22 if narrow else 29) * k)
    high = round(38 * k)
    shown = cards[:CHIPS]
    down = 1 if form.lying else 2
    for n, card in enumerate(shown):
        column, row = divmod(n, down)
        rows = min(down, len(shown) - column * down)
        right = box.right - edge - column * (wide + 2)
        top = middle - (rows * (high + 2) - 2) // 2 + row * (high + 2)
        draw_chip(canvas, Box(right - wide, top, right, top + high), card, texts)
    for card in cards[CHIPS:]:
        canvas.note(texts.word(card))
    columns = -(-len(shown) // down)
    return box.right - edge - columns * (wide + 2)


def _stores(canvas: Canvas, box: Box, k: float, seat: Seat, view: DayzView) -> None:
    """Draw the numbers of cards in hand, face down in quarantine, and vans."""
    caught = view.caught[seat] if view.caught else ()
    amounts = {
        "hand": view.sizes[seat] if view.sizes else 0,
        "quarantine": view.quarantined[seat] if view.quarantined else 0,
        "van": sum(SUIT[card] == VAN for card in caught),
    }
    middle = box.low - round(40 * k)
    left, right = box.left + round(18 * k), box.right - round(36 * k)
    size, high = max(round(26 * k), 24, canvas.least), round(34 * k)
    wides = [fonts.width(f"{amount}", "bold", size) for amount in amounts.values()]
    icon = min(high, (right - left - sum(wides) - 18) // 3)
    gap = (right - left - sum(wides) - 3 * (icon + 3)) // 2
    for (sprite, amount), wide in zip(amounts.items(), wides, strict=True):
        top = middle - icon // 2
        _icon(canvas, sprite, Box(left, top, left, top + icon), 1 if amount else kit.FADED)
        ink = HUE["ink" if amount else "quiet"]
        canvas.text((left + icon + 4, middle), f"{amount}", size, "bold", ink)
        left += icon + 4 + wide + gap


def _badge(canvas: Canvas, middle: tuple[int, int], size: int, sprite: str) -> None:
    """Draw a state of the community on the near edge."""
    box = Box(*middle, *middle).centred(size, size)
    fill = HUE["mustard" if sprite in ("awaited", "winner") else "cream"]
    canvas.framed(box, fill, HUE["ink"], size // 2, 3)
    high = size * 5 // 7
    _icon(canvas, sprite, box.centred(high, high))


def _icon(canvas: Canvas, name: str, box: Box, faded: float = 1.0) -> int:
    """Draw a symbol as high as the box, which no pin covers. Return its width."""
    wide = canvas.sprite(name, box[:2], box.high, faded)
    canvas.keep(box._replace(right=box.left + wide))
    return wide
