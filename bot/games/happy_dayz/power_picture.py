"""The pictures of powers: posters on a fence, one for each faction in play with its power, or all
factions to choose from."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

from bot.games.happy_dayz.cards import HUE
from bot.render.draw import fonts
from bot.render.draw.blocks import TALL_BOARD_WIDTH_PX, Block, beside, each, side_by_side
from bot.render.draw.canvas import BOARD_LETTER_PX, MIN_LETTER_PX, Canvas
from bot.render.draw.layout import Box
from bot.render.regions import words
from bot.texts import Texts, word_id
from engine.games.happy_dayz.content import FACTIONS
from engine.games.happy_dayz.view import DayzView

FACTION: Final = ("faction", "second", "third", "old", "new")
"""The fields of picks that name a faction."""
GAP: Final = 8
HEAD: Final = 44
"""Height of a poster's head, in pixels."""
FORMS: Final = {
    True: ((112, 22, 4), (112, 20, 5), (96, 20, 5), (80, 20, 9)),
    False: ((88, 22, 4), (88, 20, 9)),
}
"""In a wide and in a tall picture: width of the faces on posters, size of letters, most lines of a
rule; the best first."""
TOP: Final = 78
"""Height of the head where letters are large, and width of the face in it."""
EMBLEM: Final = 56
INSET: Final = 28
"""How much narrower than its poster a rule is there, in pixels."""
MANY: Final = 9
"""Most lines of a rule."""
CANDIDATE: Final = {True: 176, False: 150}
"""Height of a faction to choose, in a wide and in a tall picture."""


def posters(view: DayzView, texts: Texts, wide: int, across: int, least: int) -> list[Block]:
    """Return rows of posters, `across` in a row, with letters of `least`: factions and powers in
    play, or all factions."""
    if not view.factions:
        return _candidates(texts, across > 1)
    shown = _in_play(view)
    rules = [texts.say(f"{word_id(power)}.text") for _, power in shown]
    first = len(shown) if len(shown) <= across else -(-len(shown) // 2)
    step = 1 if across == 1 else first
    row = _row if least == BOARD_LETTER_PX else _posters
    return [
        row(shown[n : n + step], rules[n : n + step], wide, texts)
        for n in range(0, len(shown), step)
    ]


def _in_play(view: DayzView) -> list[tuple[str, str]]:
    """Return (faction, power); "" for a power of no faction."""
    return [*zip(view.factions, view.powers, strict=True), *(("", p) for p in view.extras)]


def _posters(
    shown: Sequence[tuple[str, str]], rules: Sequence[str], wide: int, texts: Texts
) -> Block:
    """Return posters side by side, all rules in letters of one size."""
    names = []
    for faction, power in shown:
        long = fonts.width(texts.word(faction or power), "bold", MIN_LETTER_PX)
        if faction:
            long += 29 + fonts.width(texts.word(power), "semibold", MIN_LETTER_PX)
        names.append(long + 32)
    room = wide - GAP * (len(shown) - 1)
    for face, size, most in FORMS[wide > TALL_BOARD_WIDTH_PX]:
        leasts = tuple(face + long for long in names)
        lines, wides = _wides(tuple(rules), leasts, room, size, face + 32)
        if lines <= most and len({*wides}) == 1:
            break
    high = max(HEAD + lines * fonts.leading(size) + 24, face + EMBLEM)
    blocks = [
        Block(high, partial(_draw, owner=owner, rule=rule, size=size, face=face, texts=texts))
        for owner, rule in zip(shown, rules, strict=True)
    ]
    return side_by_side(blocks, wides, GAP)


def _draw(
    canvas: Canvas,
    box: Box,
    owner: tuple[str, str],
    rule: str,
    size: int,
    face: int,
    texts: Texts,
) -> None:
    """Draw a poster: the faction's face and the power's emblem from top to bottom, the head with
    both names, the rule."""
    faction, power = owner
    _paper(canvas, box, faction)
    picture, body = box.inset(4).columns(face, 1.0, gap=4)
    _rayed(canvas, picture, *owner, above=44 if faction else 0)
    edge = picture._replace(left=picture.right, right=picture.right + 4)
    canvas.panel(edge, HUE["ink"], 0)
    head, body = body.rows(HEAD - 4, 1.0)
    canvas.panel(head, HUE[faction or "tag"], 4)
    canvas.panel(Box(head.left, head.low - 1, head.right, head.low + 3), HUE["ink"], 0)
    first = head.inset(8, 2)
    if faction:
        left, top = picture.left + 2, picture.top + 2
        _roundel(canvas, Box(left, top, left + 44, top + 44), power)
        canvas.sprite(f"sign_{faction}", (first.left, first.middle[1] - 13), 26)
        first = first._replace(left=first.left + 29)
        second = fonts.width(texts.word(power), "semibold", 20)
        first, names = first.columns(1.0, second, gap=4)
        canvas.write(names, texts.word(power), 20, "semibold", HUE["ink"], "right")
    canvas.write(first, texts.word(faction or power), 24, "bold", HUE["ink"])
    canvas.write(body.inset(10, 4), rule, size, "semibold", HUE["ink"], lines=MANY, least=size)


def _row(shown: Sequence[tuple[str, str]], rules: Sequence[str], wide: int, texts: Texts) -> Block:
    """Return posters side by side with large letters, each with its head above its rule."""
    leasts, least = [], BOARD_LETTER_PX
    for faction, power in shown:
        names = fonts.width(texts.word(power), "semibold" if faction else "bold", least)
        if faction:
            names = max(names, 29 + fonts.width(texts.word(faction), "bold", least))
        leasts.append(names + TOP + EMBLEM + 20)
    room = wide - GAP * (len(shown) - 1)
    lines, wides = _wides(tuple(rules), tuple(leasts), room, least, INSET)
    high = TOP + lines * fonts.leading(least) + 24
    blocks = [
        Block(high, partial(_draw_row, owner=owner, rule=rule, texts=texts))
        for owner, rule in zip(shown, rules, strict=True)
    ]
    return side_by_side(blocks, wides, GAP)


@lru_cache(maxsize=256)
def _wides(
    rules: tuple[str, ...], leasts: tuple[int, ...], room: int, size: int, inset: int
) -> tuple[int, tuple[float, ...]]:
    """Return in how few lines all rules fit beside each other on posters of equal width, or on
    others with one line more, and widths that fill the room, as equal as they can be, in letters of
    `size`; `leasts`: the least width of each poster, `inset`: how much narrower than its poster a
    rule is."""

    def least_wide(rule: str, least: int, lines: int) -> int:
        def holds(wide: int) -> bool:
            return fonts.fits(rule, wide - inset, "semibold", size, lines)

        return bisect_left(range(room + 1), True, lo=least, key=holds)

    fit = 0
    for lines in range(1, MANY + 1):
        wides = [least_wide(*poster, lines) for poster in zip(rules, leasts, strict=True)]
        fit += sum(wides) <= room
        if fit > 1 or (fit and max(wides) <= room // len(wides)):
            break
    share, rest = room, len(wides)
    for wide in sorted(wides, reverse=True):
        if wide * rest > share:
            share, rest = share - wide, rest - 1
    return lines, tuple(max(wide, share / max(rest, 1)) for wide in wides)


def _draw_row(canvas: Canvas, box: Box, owner: tuple[str, str], rule: str, texts: Texts) -> None:
    _paper(canvas, box, owner[0])
    head, body = box.inset(4).rows(TOP, 1.0)
    face, names = head.columns(TOP, 1.0, gap=0)
    _rayed(canvas, face, *owner)
    _head(canvas, names, owner, texts)
    canvas.panel(Box(face.right - 1, head.top, face.right + 3, head.low), HUE["ink"], 0)
    canvas.panel(Box(head.left, head.low - 1, head.right, head.low + 3), HUE["ink"], 0)
    canvas.write(body.inset(INSET // 2 - 4, 0), rule, canvas.least, "semibold", HUE["ink"],
                 lines=MANY)  # fmt: skip


def _paper(canvas: Canvas, box: Box, faction: str) -> None:
    canvas.panel(Box(box.left + 4, box.top + 5, box.right + 4, box.low + 5), HUE["gap"], 8)
    canvas.framed(box, HUE["paper"], HUE["ink"], 8, 4)
    canvas.region(box, words(faction, *FACTION) if faction else ())


def _head(canvas: Canvas, head: Box, owner: tuple[str, str], texts: Texts) -> None:
    """Draw whose power it is on a band, with its emblem."""
    canvas.panel(head, HUE[owner[0] or "tag"], 4)
    names, emblem = head.columns(1.0, EMBLEM)
    _roundel(canvas, emblem.centred(EMBLEM - 4, EMBLEM - 4), owner[1])
    _names(canvas, names.inset(6, 3), *owner, texts)


def _rayed(canvas: Canvas, box: Box, faction: str, power: str = "", above: int = 0) -> None:
    """Draw a face on rays, as large as leaves `above` pixels free, its shoulders on the lower edge
    and cut off at the sides; of a power of no faction, its emblem."""
    canvas.cover(f"tile_{faction or 'none'}", box)
    size = min(box.wide * 7 // 5 if faction else box.wide - 6, box.high - 6 - above)
    spot = box.middle[0] - size // 2, box.low - size
    canvas.sprite(f"face_{faction}_1" if faction else power, spot, size, 1, box)


def _roundel(canvas: Canvas, box: Box, power: str) -> None:
    """Draw a power's emblem on a disc."""
    canvas.framed(box, HUE["cream"], HUE["ink"], box.high // 2, 3)
    size = box.high * 2 // 3
    canvas.sprite(power, box.centred(size, size)[:2], size)


def _names(canvas: Canvas, box: Box, faction: str, power: str, texts: Texts) -> None:
    """Write a faction after its sign and its power below, or the power alone."""
    if not faction:
        canvas.write(box, texts.word(power), 26, "bold", HUE["ink"], lines=2)
        return
    first, second = box.centred(box.wide, min(box.high, 80)).rows(1.0, 1.0)
    canvas.sprite(f"sign_{faction}", (first.left, first.middle[1] - 13), 26)
    name = first._replace(left=first.left + 29)
    canvas.write(name, texts.word(faction), 24, "bold", HUE["ink"])
    canvas.write(second, texts.word(power), 22, "semibold", HUE["ink"])


def _candidates(texts: Texts, broad: bool) -> list[Block]:
    """Return a title, and all factions to choose from."""

    def title(canvas: Canvas, box: Box) -> None:
        spot = box.centred(min(560, box.wide), box.high - 8)
        canvas.framed(spot, HUE["mustard"], HUE["ink"], 22, 4)
        canvas.write(spot, texts.say("draw-choosing"), 28, "bold", HUE["ink"], "middle")

    blocks = each(FACTIONS, CANDIDATE[broad], _candidate, texts=texts)
    return [Block(52, title), *beside(blocks, 3)]


def _candidate(canvas: Canvas, box: Box, faction: str, texts: Texts) -> None:
    canvas.region(box, words(faction, *FACTION))
    canvas.framed(box, HUE[faction], HUE["ink"], 8, 4)
    picture, name = box.inset(4).rows(1.0, 38)
    _rayed(canvas, picture, faction)
    canvas.panel(Box(box.left, name.top - 2, box.right, name.top + 2), HUE["ink"], 0)
    canvas.sprite(f"sign_{faction}", (name.left + 6, name.top + 7), 26)
    name = name._replace(left=name.left + 36)
    canvas.write(name, texts.word(faction), 24, "bold", HUE["ink"])
