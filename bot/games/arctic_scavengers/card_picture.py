"""Drawings of cards: posters of those for hire, cards that are shown, and their papers."""

from __future__ import annotations

from collections.abc import Sequence
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
HIGH_SIGN: Final = 66
"""Height of a sign whose number stands above its word, in pixels."""
FACE: Final = 35
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
    size, wide = max(22, canvas.least), badge(canvas.least)
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


def price(canvas: Canvas, box: Box, name: str, size: int, fill: Colour) -> None:
    """Draw what hiring somebody costs, in the middle of a box."""
    ask, high = CARD[name].cost, min(size + 4, box.high)
    asked = [(f"{ask.food}", "food"), (f"{ask.medicine}", "medicine")]
    parts = [part for part in asked if part[0] != "0"] or asked[:1]
    if ask.mixed:
        parts = [(f"{ask.mixed}", "food"), ("/", "medicine")]
    gap = 0 if ask.mixed else 12
    wides = [fonts.width(text, "bold", size) + 3 + high for text, _ in parts]
    x, y = box.middle
    x -= (sum(wides) + gap * (len(parts) - 1)) // 2
    for (text, mark), wide in zip(parts, wides, strict=True):
        canvas.text((x, y), text, size, "bold", fill)
        symbol(canvas, (x + wide - high, y), mark, high)
        x += wide + gap


def ability_rows(shown: Sequence[tuple[str, str]], wide: int, least: int) -> int:
    """Return how many rows abilities need: one if all fit side by side, else one for each two."""
    each = max((amount_wide(text, least - 2, least) for _, text in shown), default=0) + 3
    return min(len(shown), 1) if each * len(shown) <= wide else -(-len(shown) // 2)


def abilities(
    canvas: Canvas, box: Box, shown: Sequence[tuple[str, str]], deep: int, most: int, fill: Colour
) -> None:
    """Draw abilities in `deep` rows, which share the height of the box."""
    if not shown:
        return
    across = -(-len(shown) // deep)
    for n, row in enumerate(box.rows(*[1.0] * deep)):
        pair = shown[across * n : across * (n + 1)]
        high, half = min(most, row.high), row.wide // len(pair) - 4
        size = max(high - 4, canvas.least)
        longest = max((text for _, text in pair), key=len)
        while amount_wide(longest, high, size) > half and high > 18:
            high -= 1
            size = max(high - 4, canvas.least)
        for (mark, text), spot in zip(pair, row.columns(*[1.0] * len(pair)), strict=True):
            wide = amount_wide(text, high, size)
            at = max(spot.middle[0] - wide // 2, spot.left), row.middle[1]
            amount(canvas, at, mark, text, high, size, fill)


def band(canvas: Canvas, box: Box, text: str) -> None:
    """Draw a special ability on a band."""
    askew(canvas, box, HUE["band"])
    canvas.write(box.inset(2, 0), text, canvas.least, "bold", HUE["scar"], "middle")


class Design(NamedTuple):
    """How posters look: the size of their names, the width of their faces, the lines beside these,
    and whether what people do besides has no room there but stands below; how high lines are."""

    size: int
    face: int
    lines: int
    below: bool
    line: int

    def high(self, title: int) -> int:
        """Return the height of a poster whose name is `title` high."""
        return title + self.line * (self.lines + self.below) + 19


def badge(least: int) -> int:
    """Return the width of the badge with the copies left, beside letters of this size."""
    return max(22, least) + 11


def named_room(wide: int, least: int) -> int:
    """Return the width of the name on a poster `wide` across: beside the badge, where letters are
    small."""
    return wide - 22 - (badge(least) if least == MIN_LETTER_PX else 0)


def design(market: Sequence[str], wide: int, texts: Texts, least: int, line: int) -> Design:
    """Return how the posters of a market look, each `wide` across, with letters and lines at least
    this large."""
    size = LOOK.sizes["name"]
    while size > least and not all(
        fonts.fits(texts.word(name), named_room(wide, least), "bold", size, 1) for name in market
    ):
        size -= 1
    face = wide * FACE // 100
    column = wide - 24 - face
    bands = {name: special(name, texts) for name in market}
    below = max(fonts.width(text, "bold", least) for text in bands.values()) + 4 > column
    lines = [1 + ability_rows(figures(name), column, least) + (text != "" and not below)
             for name, text in bands.items()]  # fmt: skip
    deep = max(3, *lines)
    line = line if deep == 3 else max(least + 6, line * 4 // 5)
    return Design(max(size, least), face, deep, below, line)


def title_high(names: Sequence[str], wide: int, look: Design, texts: Texts, least: int) -> int:
    """Return the height of the names of posters side by side."""
    room = named_room(wide, least)
    return max(badge(least), *(needed(texts.word(name), room, look.size, "bold") for name in names))


def poster(
    canvas: Canvas, box: Box, name: str, left: int, look: Design, title: int, texts: Texts
) -> None:
    """Draw somebody for hire: copies left, name, face, members, price, abilities; the face of
    whoever is sold out fades."""
    ink, paper = (HUE["ink"], HUE["paper"]) if left else (HUE["faint"], HUE["stale"])
    sheet_of_paper(canvas, box, paper)
    canvas.sprite("nail", (box.middle[0] - 5, box.top), 11)
    inner = Box(box.left + 8, box.top + 6, box.right - 10, box.low - 11)
    named, _, body, foot = inner.rows(title, 2, look.line * look.lines, 1.0)
    least, shown = canvas.least, figures(name)
    name_at = named.inset(2, 0)._replace(left=named.right - named_room(box.wide, least))
    canvas.write(name_at, texts.word(name), look.size, "bold", ink, lines=2)
    does = special(name, texts)
    body = body if does else body._replace(low=foot.low)
    picture, column = body.columns(look.face, 1.0, gap=6)
    face(canvas, picture, name, 1 if left else kit.FADED)
    slip(canvas, (picture.left - 1, picture.low + 1), CARD[name].people)
    corner = picture.left + 14, picture.top + 14 if least > MIN_LETTER_PX else named.middle[1]
    copies(canvas, corner, left)
    if does and not look.below:
        column, foot = column.rows(1.0, look.line)
    deep = ability_rows(shown, column.wide, least)
    cost, able = column.rows(1.0, float(deep))
    if left:
        canvas.panel(Box(cost.left + 6, cost.low - 2, cost.right - 6, cost.low), HUE["rule"], 0)
        price(canvas, cost, name, max(look.line - 8, least), ink)
    else:
        high = min(cost.high, least + 12)
        wide = kit.plate_wide(texts.say("draw-sold-out"), high, least)
        at = cost.middle[0] - wide // 2, cost.middle[1] - high // 2
        kit.plate(canvas, at, high, texts.say("draw-sold-out"),
                  kit.Ink(paper, HUE["scar"], HUE["scar"]), least)  # fmt: skip
    abilities(canvas, able, shown, deep, look.line - 4, ink)
    if does:
        band(canvas, foot._replace(top=foot.top + 2), does)


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


def _parts(row: Sequence[str], wide: int, most: int, texts: Texts) -> tuple[int, int, list[int]]:
    """Return the size of the names in a row of a hand, the height of its faces in papers at most
    `most` high, and the heights of what stands below these: name, line, abilities with what is
    special."""
    inner = wide - 16
    size = 20 if inner < NARROW_PX else 22
    able = [34 * _rows(figures(name), inner) + 34 * bool(special(name, texts)) for name in row]
    below = [_lines(row, inner, texts) * fonts.leading(size), 2, max(able)]
    return size, min(most - 30 - sum(below), inner * FACE_HIGH // 100), below


def hand_high(row: Sequence[str], wide: int, most: int, texts: Texts) -> int:
    """Return the height of the papers of a row of a hand."""
    _, high, below = _parts(row, wide, most, texts)
    return 30 + high + sum(below)


def hand_card(canvas: Canvas, box: Box, name: str, row: Sequence[str], texts: Texts) -> None:
    """Draw a card in a row of a hand: face, members, name, abilities, special ability, each as high
    up and as large as in the others."""
    size, high, below = _parts(row, box.wide, box.high, texts)
    box = box._replace(low=box.top + 30 + high + sum(below))
    sheet_of_paper(canvas, box, HUE["paper"])
    inner = Box(box.left + 7, box.top + 8, box.right - 9, box.low - 12)
    picture, title, line, able = inner.rows(1.0, *below, gap=3)
    face(canvas, picture, name)
    if CARD[name].people:
        slip(canvas, (picture.left, picture.low), CARD[name].people)
    word, shown = texts.word(name), figures(name)
    canvas.write(_room(title, word), word, size, "bold", HUE["ink"], "middle",
                 below[0] // fonts.leading(size))  # fmt: skip
    canvas.panel(line.inset(4, 0), HUE["rule"], 0)
    deep = _rows(shown, inner.wide)
    able, foot = able._replace(low=able.top + 34 * deep), able._replace(top=able.top + 34 * deep)
    abilities(canvas, able, shown, max(deep, 1), 28, HUE["ink"])
    if does := special(name, texts):
        band(canvas, foot._replace(top=foot.top + 3, low=foot.top + 33), does)


def count_high(names: Sequence[str], wide: int, texts: Texts, *, more: bool) -> int:
    """Return the height of what stands below the faces of a crate: a name, and how many there are
    if there are more of any."""
    return _lines(names, wide - 13, texts) * fonts.leading(MIN_LETTER_PX) + 4 + 26 * more


def counted_card(canvas: Canvas, box: Box, name: str, many: int, below: int, texts: Texts) -> None:
    """Draw a kind of card: its face, its name in the lowest `below` pixels, and how many there are
    if more than one."""
    canvas.note(texts.counted(name, many))
    sheet_of_paper(canvas, box, HUE["paper"])
    picture, title = Box(box.left + 5, box.top + 5, box.right - 8, box.low - 8).rows(1.0, below)
    face(canvas, picture, name)
    word = texts.word(name)
    if many > 1:
        title, count = title.rows(1.0, 26)
        canvas.text(count.middle, f"×{many}", 24, "bold", HUE["blood"], "middle")
    lines = max(title.high // fonts.leading(MIN_LETTER_PX), 1)
    canvas.write(_room(title, word), word, MIN_LETTER_PX, "semibold", HUE["ink"], "middle", lines)
