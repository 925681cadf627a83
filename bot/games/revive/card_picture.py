"""Drawings of cards, modules, machines and voyages on white paper: a head in their colour, and what
they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.revive.descriptions import voyage_text
from bot.games.revive.effect_picture import HUE, LOOK, draw_effect, draw_parts, effect_wide
from bot.render.draw import fonts
from bot.render.draw.art import Colour
from bot.render.draw.blocks import Block
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.layout import Box
from bot.render.regions import words
from bot.texts import Texts
from engine.games.revive.content import CARD, MACHINE, MODULE, VOYAGE

HEADS: Final[dict[str, Colour]] = {
    "yellow": HUE["yellow"], "green": HUE["green"], "grey": HUE["grey"], "": HUE["lake"],
}  # fmt: skip
"""The colour of a card's head; scyphoz, which have no colour, get the sea's."""
CARDS: Final = (
    "play.card", "embark.card", "recruit.card", "orient.card", "wake.card", "tuck.card",
    "keep.card", "cards",
)  # fmt: skip
"""The fields of picks that name a card on display or in a tribe's areas."""
COUNTED: Final = {
    "explored": "explored", "crates": "crate", "techs": "tech", "modules": "module",
    "buildings": "small", "machines": "machine", "artifacts": "artifact", "energy": "energy",
    "cards": "cards", "large": "large", "meeples": "citizen", "discs": "disc", "waters": "drop",
    "high_techs": "tech",
}  # fmt: skip
"""The sprite of what voyages, artifacts and locations count."""
RADIUS: Final = 9
PIN: Final = 28
"""What a pin takes at the right of a card's name."""
FACE: Final = 104 / 100
"""Width of a face's drawing divided by its height."""
FLAT: Final = 4
"""Width of what is below a card's head, divided by its height, from which the card is wide."""
REST: Final = 0.45
"""Strength of the face of a card at rest."""


def paper(canvas: Canvas, box: Box, fill: Colour | None = None) -> None:
    """Draw a piece of paper with a hard shadow."""
    shadow = Box(box.left + 2, box.top + 3, box.right + 2, box.low + 3)
    canvas.panel(shadow, HUE["shadow"], RADIUS)
    canvas.panel(box, fill or HUE["snow"], RADIUS)


def rounded(canvas: Canvas, box: Box, fill: Colour, square: Sequence[str]) -> None:
    """Draw a panel with round corners but those named: "tl", "tr", "bl", "br"."""
    canvas.panel(box, fill, RADIUS)
    for corner in square:
        left = box.left if corner[1] == "l" else box.right - RADIUS
        top = box.top if corner[0] == "t" else box.low - RADIUS
        canvas.panel(Box(left, top, left + RADIUS, top + RADIUS), fill, 0)


def headed(
    canvas: Canvas, box: Box, head: int, colour: Colour, fill: Colour | None = None
) -> tuple[Box, Box]:
    """Draw a piece of paper with a head in a colour. Return the head, and what is below it."""
    paper(canvas, box, colour)
    top, below = box.rows(head, 1.0)
    rounded(canvas, below, fill or HUE["snow"], square=("tl", "tr"))
    return top, below


def draw_card(
    canvas: Canvas, box: Box, card: str, texts: Texts, played: str = "", rest: bool = False
) -> None:
    """Draw a card, at least 146 by 90: its colour and name, its face, its halves stacked, or side
    by side if it is wide; the half it was `played` with is framed. At `rest`, it is paler and says
    so."""
    row = CARD[card]
    quiet = HUE["quiet"] if rest else None
    head, below = headed(canvas, box, 30, HEADS[row.colour], quiet)
    canvas.region(box, words(card, *CARDS))
    canvas.note(texts.word(row.colour or "wild"))
    name = Box(head.left + 31, head.top, head.right - PIN, head.low)
    beside = fonts.fits(texts.word(card), name.wide, "bold", MIN_LETTER_PX, 1)
    name = name if beside else name._replace(left=head.left + 3, right=head.right - 4)
    canvas.write(name, texts.word(card), LOOK.sizes["name"], "bold", HUE["ink"])
    size = min(below.high - 2, below.wide * 2 // 5)
    wide = round(size * FACE)
    flat = below.wide > FLAT * below.high
    ground = below._replace(right=below.left + (below.wide // 4 if flat else wide + 2))
    fill = HUE["drift2"] if row.colour else HUE["sea"]
    rounded(canvas, ground, fill, square=("tl", "tr", "br"))
    face = ground.middle[0] - wide // 2 if flat else ground.left
    canvas.sprite(card, (face, below.low - size), size, REST if rest else 1.0)
    mark = (head.left + 4, head.middle[1] - 13) if beside else (ground.right - 24, ground.top)
    canvas.sprite(row.colour or "wild", mark, 26 if beside else 22)
    if rest:
        canvas.sprite("rest", (ground.left + 2, ground.top + 2), 24)
    inner = below._replace(left=ground.right).inset(4, 3)
    halves = (inner.columns if flat else inner.rows)(1.0, 1.0, gap=3)
    first = halves[0]
    line = first.inset(4, 0)._replace(top=first.low + 1, low=first.low + 3)
    if flat:
        line = first.inset(0, 4)._replace(left=first.right + 1, right=first.right + 3)
    canvas.panel(line, HUE["hairline"], 0)
    for half, spot in zip(("top", "bottom"), halves, strict=True):
        if played == half:
            canvas.framed(spot, HUE["cream"], HUE["rust"], 6, 3)
        chain = ("chain",) if half in row.chain else ()
        inner = spot.inset(2, 1)
        canvas.keep(inner)
        draw_effect(canvas, inner, row.text(half), texts, 36, *chain)
        if chain:
            canvas.note(texts.say("card-chain"))


def stripe(canvas: Canvas, box: Box, colours: Sequence[str], wide: int) -> Box:
    """Draw the colours of a thing on its left edge, or on its upper one if it is upright, with
    their sprites. Return the rest."""
    upright = box.high > box.wide
    edge, rest = box.rows(wide, 1.0) if upright else box.columns(wide, 1.0)
    shares = [1.0] * len(colours)
    across = edge.wide > edge.high
    spots = edge.columns(*shares) if across else edge.rows(*shares)
    inner = ("bl", "br") if upright else ("tr", "br")
    rounded(canvas, edge, HEADS[colours[0]], square=inner)
    for colour, spot in zip(colours[1:], spots[1:], strict=True):
        rounded(canvas, spot, HEADS[colour], square=("tl", *inner, *(() if across else ("tr",))))
    for colour, spot in zip(colours, spots, strict=True):
        size = min(spot.high, spot.wide, 36)
        canvas.sprite(colour or "wild", spot.centred(size, size)[:2], size)
    return rest


def draw_module(canvas: Canvas, box: Box, module: str, texts: Texts) -> None:
    """Draw a slot module: its colours and its effect."""
    row = MODULE[module]
    paper(canvas, box)
    canvas.region(box, words(module, "module", "source"))
    rest = stripe(canvas, box, row.colours, min(50, max(box.wide, box.high) * 2 // 5))
    canvas.note(texts.word(module))
    draw_effect(canvas, rest.inset(1), row.effect, texts, 40)


def banded(
    canvas: Canvas, box: Box, colour: str, thing: str, fill: Colour | None = None
) -> tuple[Box, Box]:
    """Draw a thing on its colour at the left edge of paper; without a fill, the upper of the two
    lines beside it has a tint. Return these lines."""
    paper(canvas, box, HEADS[colour] if colour else HUE["city"])
    band, inner = box.columns(box.high, 1.0)
    rounded(canvas, inner, fill or HUE["snow"], square=("tl", "bl"))
    title, below = inner.rows(1.0, 1.0)
    if not fill:
        tint = HUE[f"pale_{colour}"] if colour else HUE["cream"]
        rounded(canvas, title, tint, square=("tl", "bl", "br"))
    size = band.wide - 8
    canvas.sprite(thing, band.centred(size, size)[:2], size, REST if fill else 1.0)
    return title.inset(6, 0), below.inset(6, 0)


def draw_machine(
    canvas: Canvas, box: Box, machine: str, does: str, texts: Texts, spent: bool | None = None
) -> None:
    """Draw a machine: its colour, name (unless the box is upright), picture and effect; with
    `spent`, an owned one and whether its energy is on it."""
    colour = MACHINE[machine].colour if machine in MACHINE else ""
    name, upright = texts.word(machine), box.high > box.wide
    canvas.region(box, words(machine, "machine", "tools"))
    if colour:
        canvas.note(texts.word(colour))
    if spent is not None:
        title, below = banded(canvas, box, colour, machine)
        canvas.write(title, name, 20, "semibold", HUE["ink"])
        size = min(below.high, 28)
        at = below._replace(right=below.left + effect_wide(does, size))
        draw_effect(canvas, at, does, texts, size)
        energy = below.right - size, below.top
        canvas.sprite("energy", energy, size, 1.0 if spent else 0.3)
        canvas.note(texts.say("text-spent" if spent else "text-ready"))
        return
    high = box.high // 2 if upright else min(26, box.high // 2)
    head, below = headed(canvas, box, high, HEADS[colour])
    if upright:
        plate, inner = head.centred(head.high + 8, head.high - 4), below.inset(1)
        canvas.note(name)
    else:
        plate, inner = below.inset(4, 2).columns(below.high, 1.0)
        canvas.write(head.inset(4, 0), name, 20, "semibold", HUE["ink"], "middle")
    canvas.panel(plate, HUE[f"pale_{colour}"], 6)
    size = min(plate.wide, plate.high)
    canvas.sprite(machine, plate.centred(size, size)[:2], size)
    draw_effect(canvas, inner, does, texts, 36)


def draw_voyage(canvas: Canvas, box: Box, voyage: str, texts: Texts) -> None:
    """Draw the colour of the card that a voyage takes, its name, and what it counts."""
    colour = VOYAGE[voyage].colour
    head, below = headed(canvas, box, 26, HEADS[colour], HUE["drift1"])
    canvas.region(box, words(voyage, "voyage"))
    canvas.sprite(colour or "wild", (head.left + 2, head.middle[1] - 12), 24)
    name = head._replace(left=head.left + 27, right=head.right - 1)
    canvas.write(name, texts.word(voyage), 20, "semibold", HUE["ink"])
    counted = COUNTED[VOYAGE[voyage].counts]
    left, times, right = below.centred(100, below.high).columns(34, 1.0, 34)
    size = min(below.high, 32)
    canvas.sprite("sail", left.centred(size, size)[:2], size)
    canvas.text(times.middle, "×", MIN_LETTER_PX, "bold", HUE["ink"], "middle")
    draw_parts(canvas, right, ((counted, 1),), size)
    canvas.note(voyage_text(voyage, texts))


def titled(text: str) -> Block:
    """Return a block with a heading."""

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.write(box, text, LOOK.sizes["count"], "bold", HUE["deep"])

    return Block(26, draw)
