"""Drawings of a skirmish: those who were sent stand behind the bank of their tribe, each with its
fight at its feet; what has struck is pale, what is gassed stands in a cloud."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from bot.games.arctic_scavengers.camp_picture import BUILT, awaits, bank, draw_sites, led_by
from bot.games.arctic_scavengers.card_picture import (
    HUE,
    LOOK,
    amount_wide,
    askew,
    copies,
    figure,
)
from bot.render.draw import fonts, kit
from bot.render.draw.canvas import Canvas
from bot.render.draw.layout import Box
from bot.render.draw.seats import seat_name
from bot.render.regions import together, words
from bot.texts import Texts
from engine.games.arctic_scavengers.content import CARD
from engine.games.arctic_scavengers.view import ArcticView, TribeView
from engine.kernel import Seat

FIGHTER: Final = 112
"""Height of a fighter in the first rank, in pixels."""
RANK: Final = 84
"""How much higher each further rank stands, in pixels."""
RANKED: Final = 6
"""Fighters in a rank."""
BANK: Final = 70
PALE: Final = 0.45
"""Strength of a fighter that has struck."""


class Fighter(NamedTuple):
    """Equal cards that were sent, in the same state: "spent", "gassed", or empty."""

    card: str
    state: str
    many: int


def fighters(tribe: TribeView) -> list[Fighter]:
    """Return what a tribe has sent, in the order of its cards."""
    spent, gassed = Counter(tribe.spent), Counter(tribe.gassed)
    found = Counter[tuple[str, str]]()
    for card in tribe.played:
        state = ""
        for name, some in (("spent", spent), ("gassed", gassed)):
            if not state and some[card]:
                some[card] -= 1
                state = name
        found[card, state] += 1
    return [Fighter(card, state, many) for (card, state), many in found.items()]


def ranks(view: ArcticView) -> int:
    """Return how many ranks the largest force needs."""
    return max(-(-len(fighters(tribe)) // RANKED) for tribe in view.tribes) or 1


def force_high(view: ArcticView) -> int:
    """Return the height of a force, in pixels; as high for every tribe."""
    built = BUILT * any(tribe.sites for tribe in view.tribes)
    return FIGHTER + 14 + RANK * (ranks(view) - 1) + BANK + built


def draw_force(canvas: Canvas, box: Box, seat: Seat, view: ArcticView, texts: Texts) -> None:
    """Draw what a tribe has sent: its cards, its fight, its people."""
    tribe, now = view.tribes[seat], awaits(view, seat)
    best = max(other.fight for other in view.tribes)
    top = box.low - BANK - BUILT * any(other.sites for other in view.tribes)
    snow = Box(box.left, top, box.right, top + BANK + BUILT * bool(tribe.sites))
    canvas.region(box, words(seat, "rival", "seat"))
    _stand(canvas, box._replace(low=snow.top + 14), seat, tribe, texts)
    if not tribe.played:
        canvas.sprite(f"tent_{'abcde'[seat]}", (box.left + 8, snow.top - 98), 108)
    bank(canvas, snow, warm=now)
    if not tribe.played:
        nobody = Box(box.left + 150, box.top, box.right, snow.top)
        canvas.write(nobody, texts.say("draw-nothing-sent"), 22, "semibold", HUE["dim"], lines=3)
    _plates(canvas, snow, seat, tribe)
    row = snow._replace(top=snow.top + 13, low=snow.top + BANK - 6).inset(10, 0)
    ink = HUE["ink" if now else "bone"]
    disc = max(32, canvas.least * 3 // 2)
    kit.seat_on(canvas, (row.left + disc // 2 + 2, row.middle[1]), disc, seat, HUE["ink"])
    right = row.right
    sizes = max(28, canvas.least), LOOK.sizes["force"]
    for mark, number, size in zip(
        ("people", "fight"), (tribe.people, tribe.fight), sizes, strict=True
    ):
        high = size - 2
        wide = amount_wide(f"{number}", high, size)
        leads = mark == "fight" and number == best and tribe.played
        if leads:
            plate = Box(right - wide - 12, row.top - 2, right + 8, row.low + 2)
            canvas.panel(plate, HUE["sky"], 6)
        sprite = mark if now and not leads else f"{mark}_night"
        x = right - wide
        x += canvas.sprite(sprite, (x, row.middle[1] - high // 2), high) + 3
        fill = HUE["flame"] if leads else ink
        canvas.text((x, row.middle[1] + 1), f"{number}", size, "bold", fill)
        right -= wide + 20
    name = row._replace(left=row.left + disc + 10, right=right - 4)
    if seat == view.initiator:
        side = canvas.sprite("first", (name.left, row.middle[1] - 15), 30)
        canvas.note(texts.say("draw-key-first"))
        name = name._replace(left=name.left + side + 6)
    if now:
        canvas.note(texts.say("draw-awaited"))
    size = max(26, canvas.least)
    said, leader = seat_name(texts, seat), led_by(tribe, texts)
    canvas.write(name, said, size, "bold", ink)
    at = name.left + fonts.width(said, "bold", size) + 8
    if leader and fonts.width(leader, "semibold", canvas.least) <= name.right - at:
        quiet = HUE["brown" if now else "dim"]
        canvas.text((at, name.middle[1] + 1), leader, canvas.least, "semibold", quiet)
    elif leader:
        canvas.note(leader)
    built = snow._replace(top=snow.top + BANK - 2).inset(10, 0)
    draw_sites(canvas, built, tribe, texts)
    for n in (tribe.hand_size, tribe.deck, len(tribe.discard) + tribe.down, tribe.won):
        canvas.note(f"{n}")


def _spots(box: Box, sent: list[Fighter]) -> list[tuple[Fighter, int, int, int]]:
    """Return fighters with the middle of their feet and their pitch, the hindmost rank first."""
    deep = -(-len(sent) // RANKED)
    if deep > 1:  # things are before people, whose faces they do not hide
        sent = sorted(sent, key=lambda fighter: CARD[fighter.card].people > 0)
    share = -(-len(sent) // deep) if deep else 0
    placed = []
    for rank in reversed(range(deep)):
        some = sent[rank * share : (rank + 1) * share]
        pitch = min(box.wide // 4, 112, (box.wide - 8) // len(some))
        left = box.middle[0] - pitch * len(some) // 2
        placed += [
            (fighter, left + pitch * n + pitch // 2, box.low - RANK * rank, pitch)
            for n, fighter in enumerate(some)
        ]
    return placed


def _stand(canvas: Canvas, box: Box, seat: Seat, tribe: TribeView, texts: Texts) -> None:
    """Draw those who were sent, further ranks above the first, behind banks of their own."""
    last = box.low
    for fighter, x, foot, pitch in _spots(box, fighters(tribe)):
        if foot > last:
            bank(canvas, Box(box.left, last - 14, box.right, foot), warm=False)
        last = foot
        high = FIGHTER if pitch > 70 else FIGHTER - 14
        top = foot - high
        high = high if CARD[fighter.card].people else high * 4 // 5
        wide = high * 112 // 117
        canvas.sprite(fighter.card, (x - wide // 2, top), high,
                      PALE if fighter.state == "spent" else 1)  # fmt: skip
        canvas.keep(Box(x - 24, top + high // 8, x + 24, top + high * 2 // 3))
        if fighter.state == "gassed":
            canvas.sprite("gas_cloud", (x - 43, foot - high + 14), 86)
            canvas.note(texts.say("draw-key-gas_cloud"))
        if fighter.state == "spent":
            canvas.sprite("spent", (x - 18, foot - high // 2 - 18), 36)
            canvas.note(texts.say("draw-key-spent"))
        if fighter.many > 1:
            copies(canvas, (x + pitch // 2 - 18, foot - high + 18), fighter.many)
        canvas.note(texts.word(fighter.card))
        spot = Box(x - pitch // 2, foot - high, x - pitch // 2 + pitch, foot)
        canvas.region(spot, [together(rival=seat, target=fighter.card)])


def _plates(canvas: Canvas, snow: Box, seat: Seat, tribe: TribeView) -> None:
    """Draw the fight of everybody who was sent and has not struck."""
    line = snow._replace(top=snow.top - 200, low=snow.top + 14)
    for fighter, x, foot, pitch in _spots(line, fighters(tribe)):
        if fighter.state == "spent":
            continue
        text = "0" if fighter.state == "gassed" else figure(fighter.card, "fight") or "0"
        size = max(22, canvas.least)
        wide = amount_wide(text, size, size) + 10
        mark = wide <= pitch + 4
        wide = wide if mark else fonts.width(text, "bold", size) + 12
        plate = Box(x - wide // 2, foot - size - 5, x - wide // 2 + wide, foot + 1)
        askew(canvas, plate, HUE["sky"])
        canvas.keep(plate)
        start = plate.left + 5
        if mark:
            start += canvas.sprite("fight_night", (start, plate.middle[1] - size // 2), size) + 3
        fill = HUE["dim"] if text == "0" else HUE["flame"]
        canvas.text((start + (0 if mark else 1), plate.middle[1]), text, size, "bold", fill)
