"""Drawings of cards: posters of those for hire, cards that are shown, and their papers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from bot.render.draw import fonts, kit
from bot.render.draw.art import Colour
from bot.render.draw.blocks import needed
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.layout import Box
from bot.render.draw.look import look_of
from bot.texts import Texts
from engine.games.arctic_scavengers.content import ABILITIES, CARD

LOOK: Final = look_of("arctic_scavengers")
HUE: Final = LOOK.hues
HAND_CARD_FIELDS: Final = (
    "draw.cards", "dig.cards", "hunt.cards", "hire.cards", "trash.cards", "recon.cards",
    "swindle.cards", "build.cards", "work.cards", "store.cards", "snipe.card", "disarm.card",
    "martyr.card", "save.card", "observe.card", "watch.card", "train.card", "gas.card",
    "demolish.card", "sabotage.card", "recall.card", "repair.card", "sacrifice.card",
    "errand.card", "wound.card", "heal.card",
)  # fmt: skip
"""The fields of picks that name a card in the hand."""
SENT: Final = (
    "recall.target", "intimidate.card", "save.card", "snipe.card", "disarm.card", "gas.card",
    "sabotage.card", "demolish.card", "wound.card",
)  # fmt: skip
"""The fields of picks that name a card which the seat itself has played."""
LAID_OPEN: Final = ("keep.card", "put_back.cards", "drop.cards")
"""The fields of picks that name a card which was just dug up or drawn."""
FIGURE: Final = (112, 117)
"""Size of the drawing of a person or thing in its units; its feet are at its foot."""
ZOOM: Final = (1.2, 1.9, 1.5)
"""Greatest height of a thing, a person and a group by the width of their frame."""
PRICE, ABLE = 24, 28
"""Greatest size of a price and of abilities with small letters, in pixels."""
LARGE: Final = 48
"""Greatest size of abilities in a hand, in pixels: of a card that has few they fill its foot."""
TAG: Final = 80
"""Width of a price with large letters, in pixels."""
HIGH_SIGN: Final = 66
"""Height of a sign whose number stands above its word, in pixels."""
FACE: Final = 45
"""Width of a face on a poster, in hundredths of the poster's."""
NARROW_PX: Final = 130
"""Width below which names in a hand are small, in pixels."""
FACE_HIGH: Final = 124
"""Greatest height of a face in a hand, in hundredths of its width."""
SHOWN: Final = 90
"""Height of the face and the figure of a card that is shown with its name, at least, in pixels."""
SECOND: Final = frozenset({"redraw", "recon_more"})
"""What a card does besides, or instead of what has a word of its own."""
FOR: Final = {
    "build": "dig", "train": "draw", "recon": "eye", "observe": "eye", "watch": "eye",
    "hire": "medicine",
}  # fmt: skip
"""The sprite of what an action counts, if the ability has another name."""


def figures(name: str) -> list[tuple[str, str]]:
    """Return the abilities printed on a card, each as its sprite and figure."""
    card = CARD[name]
    abilities: list[tuple[str, str]] = [(a, f"{card.can[a]}") for a in ABILITIES if a in card.can]
    abilities += [(a, f"+{card.adds[a]}") for a in ABILITIES if a in card.adds]
    return abilities + ([("medicine", f"{card.medicine}")] if card.medicine else [])


def figure(name: str, mark: str) -> str:
    """Return one of the figures printed on a card; empty if it has none."""
    return dict(figures(name)).get(mark, "")


def sees(name: str) -> str:
    """Return how many cards a card looks at, or adds to that; empty for none."""
    looks, more = CARD[name].amount("recon"), CARD[name].amount("recon_more")
    return f"{looks}" if looks else f"+{more}" if more else ""


def counts(name: str, actions: Sequence[str]) -> tuple[str, str]:
    """Return what a card counts for the last of these actions for which it counts anything, as its
    sprite and figure; if there is none, as for a card just hired, the first of its figures."""
    marks = [FOR.get(action, action) for action in reversed(actions)]
    counted = [(mark, sees(name) if mark == "eye" else figure(name, mark)) for mark in marks]
    return next((pair for pair in (*counted, *figures(name)) if pair[1]), ("", ""))


def special(name: str, texts: Texts) -> str:
    """Return what a card does besides its abilities, in a word or two; empty for nothing."""
    words = [word for word in CARD[name].words if word not in SECOND]
    return texts.say(f"draw-does-{words[0]}") if words else ""


def sheet_of_paper(canvas: Canvas, box: Box, fill: Colour) -> None:
    """Draw a paper with askew corners and the shade below it."""
    left, top, right, low = box.inset(1, 1)
    odd = box.wide * 7 + box.high
    askew = [(n * odd % 5) / 2 for n in (1, 2, 3, 4)]
    corners = [
        (left + askew[0], top + askew[1]),
        ((left + right) / 2, top + askew[2] / 2),
        (right - 4 - askew[1], top + askew[3]),
        (right - 3 - askew[2], low - 5 - askew[0]),
        ((left + right) / 2, low - 4 - askew[1] / 2),
        (left + askew[3], low - 5 - askew[2]),
    ]
    canvas.panel(Box(left + 4, top + 6, right - 1, low - 1), HUE["sky"], 0)
    canvas.cut(corners, fill)


def askew(canvas: Canvas, box: Box, fill: Colour) -> None:
    """Draw a strip, plate or board whose ends are askew."""
    left, top, right, low = box
    canvas.cut([(left + 3, top + 2), (right, top), (right - 4, low), (left, low - 1)], fill)


def face(canvas: Canvas, box: Box, name: str, faded: float = 1.0) -> None:
    """Draw a person or thing before the night and the light of the fire: people fill the frame,
    what is left over cut off."""
    canvas.panel(box, HUE["ground"], 0)
    light = ((1, 0.04), (0.72, 0.38), (0.8, 0.44), (0.5, 0.82), (0.62, 0.88), (0.5, 1), (1, 1))
    canvas.cut([(box.left + x * box.wide, box.top + y * box.high) for x, y in light], HUE["wedge"])
    people = CARD[name].people if name in CARD else 0
    high = min(round(box.high * 0.93), round(box.wide * ZOOM[min(people, 2)]))
    if people:
        high = max(high, round(min(box.wide * 1.1, box.high * 1.3)))
    wide = high * FIGURE[0] // FIGURE[1]
    slack = box.wide - wide
    x, y = box.left + (slack * 2 // 3 if slack > 0 else slack // 2), max(box.low - high, box.top)
    canvas.keep(Box(max(x + wide // 5, box.left), y, min(x + wide * 4 // 5, box.right), box.low))
    canvas.sprite(name, (x, y), high, faded, box)


def symbol(canvas: Canvas, at: tuple[int, int], mark: str, high: int) -> int:
    """Draw a symbol around a line that starts at `at`; no pin covers it. Return its width."""
    x, y = at[0], at[1] - high // 2
    canvas.keep(Box(x, y, x + high, y + high))
    return canvas.sprite(mark, (x, y), high)


def amount(
    canvas: Canvas, at: tuple[int, int], mark: str, text: str, high: int, size: int, fill: Colour
) -> int:
    """Draw a symbol and a number after it, around a line that starts at `at`. Return the right
    end."""
    x = at[0] + symbol(canvas, at, mark, high) + 3
    return x + canvas.text((x, at[1]), text, size, "bold", fill)


def amount_wide(text: str, high: int, size: int) -> int:
    """Return the width of a sprite and its number."""
    return high + 3 + fonts.width(text, "bold", size)


def sign(canvas: Canvas, box: Box, text: str, number: int) -> None:
    """Draw a wooden sign with snow on it: a word, and a number after it or, on a high one, above
    it."""
    left, top, right, _ = box
    askew(canvas, box, HUE["plank"])
    canvas.cut([(left, top - 3), (right + 1, top - 6), (right, top + 1), (left + 2, top + 3)],
               HUE["bone"])  # fmt: skip
    if box.high >= HIGH_SIGN:
        count, word = box.inset(4, 3).rows(1.0, 26)
        canvas.text(count.middle, f"{number}", 34, "bold", HUE["flame"], "middle")
        canvas.write(word, text, MIN_LETTER_PX, "semibold", HUE["bone"], "middle")
        return
    wide = fonts.width(f"{number}", "bold", max(28, canvas.least))
    word = box._replace(left=box.left + 10, right=box.right - wide - 20)
    canvas.write(word, text, MIN_LETTER_PX, "semibold", HUE["bone"])
    canvas.text((box.right - 10, box.middle[1] + 1), f"{number}", 28, "bold", HUE["flame"], "right")


def sign_wide(text: str, number: int, least: int) -> int:
    """Return the width of a sign with letters of this size."""
    wide = fonts.width(text, "semibold", least)
    return wide + fonts.width(f"{number}", "bold", max(28, least)) + 34


def copies(canvas: Canvas, middle: tuple[int, int], left: int) -> None:
    """Draw how many are left, on a badge."""
    size, wide = max(22, canvas.least), max(22, canvas.least) + 11
    box = Box(*middle, *middle).centred(wide, wide)
    corners = ((0.5, 0), (0.88, 0.16), (1, 0.56), (0.76, 0.92), (0.3, 0.98), (0, 0.64), (0.1, 0.2))
    canvas.polygon(corners, box, HUE["blood" if left else "pelt"])
    canvas.keep(box)
    canvas.text((box.middle[0], box.middle[1] + 1), f"{left}", size, "bold", HUE["white"], "middle")


def slip(canvas: Canvas, corner: tuple[int, int], people: int) -> None:
    """Draw how many members a card is, on a slip of paper whose lower left corner is given."""
    x, y = corner
    size = canvas.least
    wide, high = amount_wide(f"{people}", size - 4, size) + 4, size + 2
    canvas.panel(Box(x, y - high, x + wide, y), HUE["paper"], 0)
    amount(canvas, (x + 1, y - high // 2), "people", f"{people}", size - 4, size, HUE["ink"])


def tag(canvas: Canvas, box: Box) -> None:
    """Draw a tag of cardboard for a price, with a point on the left."""
    left, top, right, low = box
    canvas.cut([(left, box.middle[1]), (left + 9, top), (right, top + 1), (right - 2, low),
                (left + 9, low - 1)], HUE["band"])  # fmt: skip


def price(canvas: Canvas, box: Box, name: str, size: int, fill: Colour) -> None:
    """Draw what hiring somebody costs on a tag: two amounts below each other where there is no room
    beside each other."""
    ask = CARD[name].cost
    asked = [(f"{ask.food}", "food"), (f"{ask.medicine}", "medicine")]
    parts = [part for part in asked if part[0] != "0"] or asked[:1]
    if ask.mixed:
        parts = [(f"{ask.mixed}", "food"), ("/", "medicine")]
    inner, gap = box._replace(left=box.left + 9), 0 if ask.mixed else 12
    high = min(size + 4, inner.high)
    size = max(min(size, high - 2), canvas.least)

    def long() -> int:
        return sum(amount_wide(text, high, size) for text, _ in parts) + gap * (len(parts) - 1)

    while long() > inner.wide and high > MIN_LETTER_PX:
        high, size = high - 1, max(size - 1, canvas.least)
    stacked = long() > inner.wide
    spots = inner.rows(*[1.0] * len(parts)) if stacked else [inner] * len(parts)
    high = min(size, spots[0].high) if stacked else high
    x = inner.middle[0] - long() // 2
    for (text, mark), spot in zip(parts, spots, strict=True):
        wide = amount_wide(text, high, size)
        x = spot.middle[0] - wide // 2 if stacked else x
        canvas.text((x, spot.middle[1]), text, size, "bold", fill)
        symbol(canvas, (x + wide - high, spot.middle[1]), mark, high)
        x += wide + gap


def ability_rows(shown: Sequence[tuple[str, str]], wide: int, least: int) -> int:
    """Return how many rows abilities need: one if all fit side by side, else one for each two."""
    symbol = least - 2 if least == MIN_LETTER_PX else 24
    each = max((amount_wide(text, symbol, least) for _, text in shown), default=0) + 3
    return min(len(shown), 1) if each * len(shown) <= wide else -(-len(shown) // 2)


def abilities(
    canvas: Canvas, box: Box, shown: Sequence[tuple[str, str]], deep: int, most: int, fill: Colour
) -> None:
    """Draw abilities in `deep` rows, which share the height of the box."""
    if not shown:
        return
    across, rows = -(-len(shown) // deep), box.rows(*[1.0] * deep)
    high, longest = min(most, rows[0].high), max((text for _, text in shown), key=len)
    size = max(high - 4, canvas.least)
    while amount_wide(longest, high, size) > box.wide // across - 4 and high > 18:
        high -= 1
        size = max(high - 4, canvas.least)
    for n, row in enumerate(rows):
        pair = shown[across * n : across * (n + 1)]
        for (mark, text), spot in zip(pair, row.columns(*[1.0] * len(pair)), strict=True):
            wide = amount_wide(text, high, size)
            at = max(spot.middle[0] - wide // 2, spot.left), row.middle[1]
            amount(canvas, at, mark, text, high, size, fill)


def band(canvas: Canvas, box: Box, text: str) -> None:
    """Draw a special ability on a band."""
    askew(canvas, box, HUE["band"])
    canvas.write(box.inset(2, 0), text, canvas.least, "bold", HUE["scar"], "middle")


class Design(NamedTuple):
    """How posters look: the size and height of their names, the width of their faces; the height
    of lines and how many there are; whether what people do besides stands below the face, and
    whether abilities do so, too, since neither has room beside it."""

    size: int
    title: int
    face: int
    line: int
    lines: int
    below: bool
    broad: bool

    @property
    def high(self) -> int:
        """The height of a poster."""
        return self.title + self.line * self.lines + 19


def design(market: Sequence[str], wide: int, texts: Texts, least: int, line: int) -> Design:
    """Return how the posters of a market look, each `wide` across, with letters and lines at least
    this large."""
    size, named, room = LOOK.sizes["name"], [*map(texts.word, market)], wide - 22
    while size > least and not all(fonts.fits(name, room, "bold", size, 1) for name in named):
        size -= 1
    size = max(size, least)
    title = max(needed(name, room, size, "bold") for name in named)
    broad = least > MIN_LETTER_PX
    face = room - TAG if broad else wide * FACE // 100
    column = wide - 24 - face
    bands = {name: special(name, texts) for name in market}
    below = max(fonts.width(text, "bold", least) for text in bands.values()) + 4 > column
    able, first = (room, 3 - (title > fonts.leading(size))) if broad else (column, 1)
    lines = [first + ability_rows(figures(name), able, least) + (text != "")
             for name, text in bands.items()]  # fmt: skip
    beside = max(3, max(lines) - below)
    line = line if beside == 3 or broad else max(least + 4, line * 4 // 5)
    return Design(size, title, face, line, max(lines) if broad else beside + below, below, broad)


def poster(canvas: Canvas, box: Box, name: str, left: int, look: Design, texts: Texts) -> None:
    """Draw somebody for hire: name, face, copies left, members, price, abilities; the face of
    whoever is sold out fades."""
    ink, paper = (HUE["ink"], HUE["paper"]) if left else (HUE["faint"], HUE["stale"])
    sheet_of_paper(canvas, box, paper)
    canvas.sprite("nail", (box.middle[0] - 5, box.top), 11)
    inner = Box(box.left + 8, box.top + 6, box.right - 10, box.low - 11)
    named, _, body = inner.rows(needed(texts.word(name), box.wide - 22, look.size, "bold"), 2, 1.0)
    least, shown, does = canvas.least, figures(name), special(name, texts)
    canvas.write(named.inset(2, 0), texts.word(name), look.size, "bold", ink, lines=2)
    foot, able = look.line if does else 0, body
    if look.below:
        body, last = body.rows(1.0, foot)
    if look.broad:
        deep = ability_rows(shown, body.wide, least)
        body, able = body.rows(1.0, look.line * deep)
    picture, column = body.columns(look.face, 1.0, gap=6)
    if not look.below:
        column, last = column.rows(1.0, foot)
    if not look.broad:
        deep = ability_rows(shown, column.wide, least)
        column, able = column.rows(1.0, float(deep))
    face(canvas, picture, name, 1 if left else kit.FADED)
    slip(canvas, (picture.left - 1, picture.low + 1), CARD[name].people)
    copies(canvas, (picture.left + 10, picture.top + 12), left)
    tag(canvas, column.inset(0, 2))
    if left:
        price(canvas, column.inset(0, 2), name, max(PRICE, least), ink)
    else:
        high = min(column.high, least + 12)
        wide = kit.plate_wide(texts.say("draw-sold-out"), high, least)
        x = min(column.middle[0] - wide // 2, column.right - wide)
        at = x, column.middle[1] - high // 2
        kit.plate(canvas, at, high, texts.say("draw-sold-out"),
                  kit.Ink(paper, HUE["scar"], HUE["scar"]), least)  # fmt: skip
    abilities(canvas, able, shown, deep, max(ABLE, least), ink)
    if does:
        band(canvas, last._replace(top=last.top + 2), does)


def _room(box: Box, word: str) -> Box:
    """Return the part of a box for a name: all but its edges, or more if a single word needs it."""
    longest = max(fonts.width(part, "bold", MIN_LETTER_PX) for part in word.split())
    return box.inset(2 if longest <= box.wide - 4 else -7, 0)


def _lines(names: Sequence[str], wide: int, texts: Texts) -> int:
    """Return how many lines the longest name of cards side by side needs."""
    words = [texts.word(name) for name in names]
    rooms = [_room(Box(0, 0, wide, 0), word).wide for word in words]
    highs = [needed(word, room, MIN_LETTER_PX, "bold")
             for word, room in zip(words, rooms, strict=True)]  # fmt: skip
    return max(highs, default=0) // fonts.leading(MIN_LETTER_PX)


def _title(canvas: Canvas, box: Box, word: str, lines: int) -> Box:
    """Write a name in the middle of the foot of a paper. Return what is left of the box."""
    picture, title = box.rows(1.0, fonts.leading(MIN_LETTER_PX) * lines + 2)
    canvas.write(_room(title, word), word, MIN_LETTER_PX, "semibold", HUE["ink"], "middle", lines)
    return picture


def small_poster(canvas: Canvas, box: Box, name: str, left: int, texts: Texts) -> None:
    """Draw the face of somebody for hire and how many are left, while nobody can hire."""
    sheet_of_paper(canvas, box, HUE["paper" if left else "stale"])
    inner = Box(box.left + 6, box.top + 6, box.right - 8, box.low - 10)
    picture, count = inner.rows(1.0, 30)
    face(canvas, picture, name, 1 if left else kit.FADED)
    canvas.text(count.middle, f"{left}", 26, "bold", HUE["ink" if left else "faint"], "middle")
    canvas.note(texts.word(name))


def shown_card(
    canvas: Canvas,
    box: Box,
    name: str,
    many: int,
    row: Sequence[str],
    actions: Sequence[str],
    texts: Texts,
) -> None:
    """Draw a card of a row that is shown: face, name if all have room, and what it counts after
    these actions."""
    sheet_of_paper(canvas, box, HUE["paper"])
    inner = Box(box.left + 6, box.top + 6, box.right - 9, box.low - 10)
    word, least = texts.word(name), canvas.least
    lines = _lines(row, inner.wide, texts)
    room = inner.high - SHOWN - lines * fonts.leading(MIN_LETTER_PX)
    roomy = (
        least == MIN_LETTER_PX
        and room >= 0
        and all(fonts.fits(texts.word(n), box.wide - 8, "semibold", least, lines) for n in row)
    )
    mark, text = counts(name, actions)
    inner, count = inner.rows(1.0, max(30, least + 3))
    picture = _title(canvas, inner, word, lines) if roomy else inner
    face(canvas, picture, name)
    if not roomy:
        canvas.note(word)
    if text:
        size = 24 if roomy else least
        wide = amount_wide(text, size, size)
        amount(canvas, (count.middle[0] - wide // 2, count.middle[1]), mark, text, size, size,
               HUE["ink"])  # fmt: skip
    if many > 1:
        copies(canvas, (picture.right - 14, picture.top + 14), many)


def _rows(shown: Sequence[tuple[str, str]], wide: int) -> int:
    """Return how many rows the abilities of a card in a hand need: two stand in one if they have
    room."""
    broad = max((amount_wide(text, 26, 22) for _, text in shown), default=0) > wide // 2 - 8
    return len(shown) if len(shown) < 3 and broad else -(-len(shown) // 2)


def _parts(row: Sequence[str], wide: int, texts: Texts) -> tuple[int, list[int]]:
    """Return the size of the names in a row of a hand, and the heights of what stands below its
    faces: name, line, abilities with what is special."""
    inner = wide - 16
    size = 20 if inner < NARROW_PX else 22
    able = [34 * _rows(figures(name), inner) + 34 * bool(special(name, texts)) for name in row]
    return size, [_lines(row, inner, texts) * fonts.leading(size), 2, max(able)]


def hand_high(row: Sequence[str], wide: int, most: int, texts: Texts) -> int:
    """Return the height of the papers of a row of a hand, at most `most`."""
    _, below = _parts(row, wide, texts)
    return min(most, 30 + sum(below) + (wide - 16) * FACE_HIGH // 100)


def hand_card(canvas: Canvas, box: Box, name: str, row: Sequence[str], texts: Texts) -> None:
    """Draw a card in a row of a hand: face, members, name, abilities, special ability, each as high
    up and as large as in the others."""
    size, below = _parts(row, box.wide, texts)
    sheet_of_paper(canvas, box, HUE["paper"])
    inner = Box(box.left + 7, box.top + 8, box.right - 9, box.low - 12)
    word, shown, does = texts.word(name), figures(name), special(name, texts)
    bare = not shown and not does
    if bare:  # the name stands at the foot
        inner = inner._replace(low=inner.low + sum(below[1:]) + 6)
    picture, title, line, able = inner.rows(1.0, *below, gap=3)
    face(canvas, picture, name)
    if CARD[name].people:
        slip(canvas, (picture.left, picture.low), CARD[name].people)
    canvas.write(_room(title, word), word, size, "bold", HUE["ink"], "middle",
                 below[0] // fonts.leading(size))  # fmt: skip
    if bare:
        return
    canvas.panel(line.inset(4, 0), HUE["rule"], 0)
    if does:
        able, foot = able.rows(1.0, 34)
        band(canvas, foot._replace(top=foot.top + 3), does)
    deep = max(_rows(shown, inner.wide), min(len(shown), able.high // LARGE), 1)
    abilities(canvas, able, shown, deep, LARGE, HUE["ink"])


def title_high(names: Iterable[str], wide: int, texts: Texts) -> int:
    """Return the height of the names below the faces of a crate."""
    return _lines([*names], wide - 13, texts) * fonts.leading(MIN_LETTER_PX) + 4


def counted_card(canvas: Canvas, box: Box, name: str, many: int, below: int, texts: Texts) -> None:
    """Draw a kind of card: its face, how many there are if more than one, and its name in the
    lowest `below` pixels."""
    canvas.note(texts.counted(name, many))
    sheet_of_paper(canvas, box, HUE["paper"])
    picture, title = Box(box.left + 5, box.top + 5, box.right - 8, box.low - 8).rows(1.0, below)
    face(canvas, picture, name)
    word = texts.word(name)
    if many > 1:
        copies(canvas, (picture.right - 15, picture.top + 15), many)
    lines = max(title.high // fonts.leading(MIN_LETTER_PX), 1)
    canvas.write(_room(title, word), word, MIN_LETTER_PX, "semibold", HUE["ink"], "middle", lines)
