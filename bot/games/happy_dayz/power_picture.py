"""The pictures of powers: posters on a fence, one for each faction in play with its power, or all
factions to choose from."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.games.happy_dayz.cards import HUE
from bot.render.draw.blocks import Block, needed, side_by_side
from bot.render.draw.canvas import Canvas
from bot.render.draw.layout import Box
from bot.render.regions import words
from bot.texts import Texts, word_id
from engine.games.happy_dayz.content import FACTIONS
from engine.games.happy_dayz.view import DayzView

FACTION: Final = ("faction", "second", "third", "old", "new")
"""The fields of picks that name a faction."""
GAP: Final = 8
HEAD: Final = 68
"""Height of a poster's head, in pixels."""
FACE: Final = 96
"""Width of the face on a poster."""
FOOT: Final = 82
"""Height of the face below the text of a narrow poster."""
SHORT: Final = 150
"""Letters of a rule, to which those that it has are added, for its share of the fence."""
NARROW: Final = 290
"""Width below which a poster has its face below the text, and its power below the faction."""
CANDIDATE: Final = {6: 176, 3: 150}
"""Height of a faction to choose, by how many stand in a row."""


def posters(view: DayzView, texts: Texts, wide: int, across: int) -> list[Block]:
    """Return rows of posters, `across` in a row: factions and powers in play, or all factions."""
    if not view.factions:
        return _candidates(texts, 6 if across > 1 else 3)
    shown = _in_play(view)
    rules = [texts.say(f"{word_id(power)}.text") for _, power in shown]
    if across == 1:
        return [_poster(pair, rule, wide, texts) for pair, rule in zip(shown, rules, strict=True)]
    spare = wide - GAP * (len(shown) - 1)
    shares = [SHORT + len(rule) if len(shown) <= 3 else 1 for rule in rules]
    wides = [spare * share // sum(shares) for share in shares]
    blocks = [_poster(*one, texts) for one in zip(shown, rules, wides, strict=True)]
    return [side_by_side(blocks, wides, GAP)]


def _in_play(view: DayzView) -> list[tuple[str, str]]:
    """Return (faction, power); "" for a power of no faction."""
    return [*zip(view.factions, view.powers, strict=True), *(("", p) for p in view.extras)]


def _poster(owner: tuple[str, str], rule: str, wide: int, texts: Texts) -> Block:
    faction, power = owner
    side = 0 if wide < NARROW else FACE
    high = HEAD + needed(rule, wide - side - 32, 22, "semibold") + 20
    high += FOOT if wide < NARROW else 0
    draw = partial(_draw, faction=faction, power=power, rule=rule, texts=texts)
    return Block(high, draw)


def _draw(canvas: Canvas, box: Box, faction: str, power: str, rule: str, texts: Texts) -> None:
    """Draw a poster: the faction's face or the power's emblem, the head, the rule."""
    band = HUE[faction or "tag"]
    canvas.panel(Box(box.left + 4, box.top + 5, box.right + 4, box.low + 5), HUE["gap"], 8)
    canvas.framed(box, HUE["paper"], HUE["ink"], 8, 4)
    canvas.region(box, words(faction, *FACTION) if faction else ())
    head, body = box.inset(4).rows(HEAD - 4, 1.0)
    if box.wide < NARROW:
        body, face = body.rows(1.0, FOOT)
    else:
        face, body = body.columns(FACE, 1.0)
        body = body._replace(left=body.left + 2)
    _rayed(canvas, face, faction, power)
    if box.wide >= NARROW:
        canvas.panel(Box(face.right - 1, face.top, face.right + 3, face.low), HUE["ink"], 0)
    canvas.panel(head, band, 4)
    names, emblem = head.columns(1.0, min(head.high, box.wide // 5))
    _roundel(canvas, emblem.centred(emblem.wide - 6, emblem.wide - 6), power)
    _names(canvas, names.inset(6, 3), faction, power, texts)
    canvas.panel(Box(head.left, head.low - 1, head.right, head.low + 3), HUE["ink"], 0)
    canvas.write(body.inset(12, 4), rule, 30, "semibold", HUE["ink"], lines=12)


def _rayed(canvas: Canvas, box: Box, faction: str, power: str = "") -> None:
    """Draw a face on rays, its shoulders on the lower edge; of a power of no faction, its
    emblem."""
    canvas.cover(f"tile_{faction or 'none'}", box)
    size = min(box.wide, box.high) - 6
    spot = box.middle[0] - size // 2, box.low - size
    canvas.sprite(f"face_{faction}_1" if faction else power, spot, size)


def _roundel(canvas: Canvas, box: Box, power: str) -> None:
    """Draw a power's emblem on a disc."""
    canvas.framed(box, HUE["cream"], HUE["ink"], box.high // 2, 3)
    size = box.high * 2 // 3
    canvas.sprite(power, box.centred(size, size)[:2], size)


def _names(canvas: Canvas, box: Box, faction: str, power: str, texts: Texts) -> None:
    """Write a faction after its sign and its power below, or the power alone."""
    if not faction:
        canvas.write(box, texts.word(power), 26, "bold", HUE["ink"])
        return
    first, second = box.rows(1.0, 1.0)
    canvas.sprite(f"sign_{faction}", (first.left, first.middle[1] - 13), 26)
    canvas.write(first._replace(left=first.left + 29), texts.word(faction), 24, "bold", HUE["ink"])
    canvas.write(second, texts.word(power), 22, "semibold", HUE["ink"])


def _candidates(texts: Texts, across: int) -> list[Block]:
    """Return a title, and all factions to choose from."""

    def title(canvas: Canvas, box: Box) -> None:
        spot = box.centred(min(560, box.wide), box.high - 8)
        canvas.framed(spot, HUE["mustard"], HUE["ink"], 22, 4)
        canvas.write(spot, texts.say("draw-choosing"), 28, "bold", HUE["ink"], "middle")

    blocks = [
        Block(CANDIDATE[across], partial(_candidate, faction=faction, texts=texts))
        for faction in FACTIONS
    ]
    rows = [blocks[n : n + across] for n in range(0, len(blocks), across)]
    return [Block(52, title), *[side_by_side(row, [1.0] * across, GAP) for row in rows]]


def _candidate(canvas: Canvas, box: Box, faction: str, texts: Texts) -> None:
    canvas.region(box, words(faction, *FACTION))
    canvas.framed(box, HUE[faction], HUE["ink"], 8, 4)
    picture, name = box.inset(4).rows(1.0, 38)
    _rayed(canvas, picture, faction)
    canvas.panel(Box(box.left, name.top - 2, box.right, name.top + 2), HUE["ink"], 0)
    canvas.sprite(f"sign_{faction}", (name.left + 6, name.top + 7), 26)
    canvas.write(name._replace(left=name.left + 36), texts.word(faction), 24, "bold", HUE["ink"])
