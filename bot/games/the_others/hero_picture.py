"""Drawings of heroes: what everybody sees of one, and the sheets of a seat: its heroes, or the hand
of the Sins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from bot.games.the_others.meaning import meaning, spent
from bot.games.the_others.place_picture import CODE, HUE, LOOK, PICKED, SPRITES, figure_of
from bot.render.draw import fonts, kit
from bot.render.draw.art import Colour
from bot.render.draw.blocks import (
    BLOCK_GAP_PX,
    TALL_WIDTH_PX,
    Block,
    beside,
    each,
    height,
    needed,
    sheet_canvas,
    stack,
)
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.kit import Ink, Portrait
from bot.render.draw.layout import Box
from bot.render.draw.picture import Picture
from bot.render.draw.seats import seat_name
from bot.render.marks import mark
from bot.render.regions import words
from bot.texts import Said, Texts, word_id
from engine.games.the_others.content import CARD, HERO, KINDS, NUMBERS
from engine.games.the_others.view import HeroView, OthersView

EDGE, GAP = 20, 12
"""Margin and gap of a sheet, in pixels."""
LEAST_PX: Final = 240
"""Least height of a sheet."""
FACE: Final = (88, 118)
TIGHT_FACE_PX: Final = 74
CARRIED_PX: Final = 40
"""What upgrades add to a hero's height."""
POWER_PX: Final = 190
"""Width of what stands before a hero's power."""
ROOMY_PX: Final = 480
"""Width from which a hero has room for it."""
PORTRAITS: Final = {True: (240, 368), False: (212, 308)}
"""Size of a hero's portrait, alone on its sheet or not."""
FIGURES: Final = ("combat", "skill", "armour", "move", "reach")
CARD_PX: Final = (104, 220)
"""Width of the picture on a card that has another beside it, and on a wide one."""
SIN_PX: Final = 260
FLAMES: Final = ((10, 66), (56, 40), (128, 34), (166, 58))
"""Before a sin: how far from the left, and height."""


def hero_block(hero: HeroView, texts: Texts, wide: int, least: int, *, active: bool) -> Block:
    """Return what everybody sees of a hero in a panel of this width: face, name, player, health,
    tokens and possessions; where there is room, also its power. Large symbols stand under the face
    where it leaves no room beside it, or in a wide panel beside the player's name."""
    broad, size = least > MIN_LETTER_PX, max(LOOK.sizes["name"], least)
    pip, face_wide, gap = max(size, 26) + 1, FACE[0], 12
    body_wide = POWER_PX if wide > ROOMY_PX and not broad else wide - 16 - face_wide - gap
    under, apart = broad and body_wide < 7 * pip, broad and body_wide > 12 * pip
    if under:
        face_wide, gap = TIGHT_FACE_PX, 6
        body_wide = wide - 12 - face_wide - gap
    else:
        pip = min(pip, body_wide // 8)
    names = texts.word(hero.id), texts.say(f"{word_id(hero.id)}.story")
    called = names[not fonts.fits(names[0], body_wide, "bold", size, 1)]
    lines = 1 if fonts.fits(called, body_wide, "bold", size, 1) else 2
    head = lines * fonts.leading(size) + 2, least + 11
    who = kit.plate_wide(hero.place.upper(), least + 8, least) + 16
    who += fonts.width(seat_name(texts, hero.seat), "regular", least)
    carried = len(hero.upgrades) * (head[1] + 3)
    more = CARRIED_PX * (bool(carried) and not apart and carried > body_wide - who)
    symbols = 2 * (pip + 4)
    face_high = face_wide * FACE[1] // FACE[0]
    high = max(sum(head) - (head[1] - 4) * apart + symbols, face_high + symbols * under)

    def draw(canvas: Canvas, box: Box) -> None:
        edge, thick = (HUE["amber"], 4) if active else (HUE["edge"], 2)
        canvas.framed(box, HUE["night"], edge, 10, thick)
        canvas.region(box, words(hero.id, "hero"))
        inner = box.inset(min(gap, 8), 8)
        face = Box(inner.left, inner.top, inner.left + face_wide, inner.top + face_high)
        _face(canvas, face, "", hero, face_wide * 1.12, max(32, least * 3 // 2))
        body = inner._replace(left=face.right + gap)
        if not broad and wide > ROOMY_PX:
            body, power = body.columns(POWER_PX, 1.0, gap=20)
            power = power._replace(low=face.low)
            canvas.write(power, texts.say(f"power-{hero.id}"), 20, "regular", HUE["dim"], lines=5)
        name, seat = body._replace(low=inner.top + sum(head)).rows(*head)
        low = inner.low - more
        below = (inner if under else body)._replace(top=low - symbols)
        if apart:
            below = body._replace(left=body.right - 8 * pip, top=seat.top)
            seat = seat._replace(right=below.left - 8)
        health, tokens = below._replace(low=below.top + symbols).rows(1.0, 1.0)
        spots = seat._replace(left=seat.right - carried + 3)
        if apart:
            spots = seat._replace(top=tokens.top, low=tokens.low)
        elif more:
            spots = inner._replace(top=low + 4)
        canvas.write(name, called, size, "bold", HUE["bone"], lines=lines)
        for one in names:
            canvas.note(one)
        ink = PICKED if active else CODE
        x = kit.plate(canvas, seat[:2], least + 8, hero.place.upper(), ink, least)
        spot = seat._replace(left=x + 8, low=seat.top + least + 8)
        canvas.write(spot, seat_name(texts, hero.seat), least, fill=HUE["dim"])
        _hearts(canvas, health, hero, pip)
        row = tokens._replace(right=tokens.right - pip - 4, low=tokens.top + pip)
        left = pips_at(canvas, row, "corruption", hero.corruption, NUMBERS.corruption)
        canvas.region(left, words("corruption", "cost"))
        canvas.shows(f"corruption {hero.id}", (hero.corruption,), left.inset(-6, -3))
        at = tokens.right - pip, tokens.top
        canvas.sprite("city_used" if hero.district else "city", at, pip)
        said = texts.say("draw-tokens", turns=hero.turns, extra=hero.extra, district=hero.district)
        canvas.note(said)
        if carried:
            _carried(canvas, spots, hero, texts)

    return Block(16 + high + more, draw)


def _face(canvas: Canvas, box: Box, sin: str, hero: HeroView, wide: float, size: int) -> None:
    """Draw a hero's portrait in the colour of its seat, with the seat's mark on the lower right;
    before the burning street under the sin, if it is named."""
    ground = "street" if sin else "dusk"
    kit.portrait(canvas, box, Portrait(ground, hero.id, mark(hero.seat).colour, sin), wide)
    at = box.right - size // 2 + 2, box.low - size // 2 + 2
    kit.seat_on(canvas, at, size, hero.seat, HUE["soot"])


def pips_at(canvas: Canvas, box: Box, sprite: str, here: int, places: int) -> Box:
    """Draw a row of symbols, free ones hollow. Return its box."""
    spot = box._replace(right=min(box.right, box.left + places * (box.high - 1)))
    kit.pips(canvas, spot, (sprite, f"{sprite}_free"), here, max(places, here))
    return spot


def _turns(hero: HeroView) -> list[str]:
    """Return the symbols of a hero's turns: played, left, and beyond."""
    played = max(NUMBERS.turns - hero.turns, 0)
    return ["turn_played"] * played + ["turn"] * hero.turns + ["turn_extra"] * hero.extra


def _hearts(canvas: Canvas, box: Box, hero: HeroView, size: int) -> None:
    """Draw wounds as filled hearts, whom it leads, and its turns as hourglasses on the right."""
    box = box._replace(low=box.top + size)
    spot = pips_at(canvas, box, "wounds", hero.wounds, NUMBERS.wounds)
    canvas.region(spot, words("wound", "cost"))
    canvas.shows(f"wounds {hero.id}", (hero.wounds,), spot.inset(-6, -3))
    turns = _turns(hero)
    step = min(
        size - 1, max((box.right - spot.right - 4) // max(len(turns) + bool(hero.escorts), 1), 8)
    )
    x = box.right - size - step * (len(turns) - 1)
    for n, sprite in enumerate(turns):
        canvas.sprite(sprite, (x + n * step, box.top), size)
    if hero.escorts:
        canvas.sprite("civilian", (x - size - 2, box.top - 2), size)


def _carried(canvas: Canvas, box: Box, hero: HeroView, texts: Texts) -> None:
    """Draw the upgrades of a hero: each as a small picture, and their names."""
    size = min(42, box.high)
    spots = box._replace(low=box.top + size).fan(len(hero.upgrades), size, 4)
    for card, spot in zip(hero.upgrades, spots, strict=False):
        canvas.panel(spot, HUE["soot"], 6)
        canvas.sprite(f"card_{card}", spot.inset(2)[:2], size - 4)
        canvas.region(spot, words(card, "steal.upgrade"))
    carried = texts.listed([texts.word(card) for card in hero.upgrades])
    spot = box._replace(left=spots[-1].right + 8)
    if fonts.fits(carried, spot.wide, "regular", canvas.least, 1):
        canvas.write(spot, carried, canvas.least, fill=HUE["dim"])
    else:
        canvas.note(carried)


class Card(NamedTuple):
    """A card of a sheet: what it is, its name and effect, and how it looks."""

    id: str
    kind: str
    text: str
    ground: str
    """The scene behind its drawing, if it has one."""
    fill: Colour
    edge: Colour
    ink: Colour
    """Of its kind's letters."""
    about: tuple[str, ...]


def _card_block(card: Card, texts: Texts, wide: int) -> Block:
    """Return a card as high as its text needs; beside a shorter text, its picture is wider."""
    art = CARD_PX[wide > ROOMY_PX]
    size, small = (30, 24) if wide > ROOMY_PX else (24, 20)

    def needs(art: int) -> int:
        room = wide - art - 34
        title = needed(texts.word(card.id), room, size, "bold")
        return (26 if card.kind else 0) + title + needed(card.text, room, small) + 26

    longest = max(
        fonts.width(card.kind, "semibold", 20),
        fonts.width(texts.word(card.id), "bold", size),
        *(fonts.width(word, "regular", small) for word in card.text.split(" ")),
    )
    widest = min(wide // 2, wide - longest - 34)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, card.fill, card.edge, 10, 3)
        canvas.region(box, card.about)
        wider = range(widest, art, -8)
        across = next((some for some in wider if needs(some) <= box.high), art)
        panel = Box(box.left + 10, box.top + 10, box.left + 10 + across, box.low - 10)
        canvas.panel(panel, HUE["edge"], 6)
        if card.ground:
            tall = max(across * 7 // 5, panel.high)
            at = panel.left, panel.middle[1] - tall // 2
            canvas.sprite(card.ground, at, tall, 1.0, panel)
        high = min(across, panel.high) - 4
        canvas.sprite(f"card_{card.id}", panel.centred(high, high)[:2], high)
        body = Box(panel.right + 12, box.top + 10, box.right - 10, box.low - 8)
        top = body.top
        if card.kind:
            canvas.write(body._replace(low=top + 26), card.kind, 20, "semibold", card.ink)
            top += 26
        top += canvas.write(
            body._replace(top=top),
            texts.word(card.id),
            size,
            "bold",
            HUE["bone"],
            lines=3,
            top=True,
        )
        canvas.write(
            body._replace(top=top), card.text, small, "regular", HUE["dim"], lines=99, top=True
        )

    return Block(max(needs(art), 122), draw)


def _pairs(parts: Sequence[Callable[[int], Block]], wide: int) -> list[Block]:
    """Return these parts in pairs, each row as high as the taller; an odd one takes a whole row."""
    pairs = [parts[n : n + 2] for n in range(0, len(parts), 2)]
    return [
        block
        for pair in pairs
        for each in [(wide - (len(pair) - 1) * BLOCK_GAP_PX) // len(pair)]
        for block in beside([part(each) for part in pair], len(pair))
    ]


def draw_sheet(view: OthersView, texts: Texts) -> Picture:
    """Draw what the viewer, a seat, has: the sin cards, or its heroes with powers, upgrades and
    past."""
    inner = TALL_WIDTH_PX - 2 * EDGE
    if view.viewer == view.sins:
        blocks = _sins_blocks(view, texts, inner)
    else:
        heroes = [hero for hero in view.heroes if hero.seat == view.viewer]
        alone = len(heroes) == 1
        blocks = [
            block
            for hero in heroes
            for block in _hero_blocks(hero, view.sin, texts, inner, alone=alone)
        ]
        if not heroes:
            blocks = [Block(200, partial(_sentence, text=texts.say("text-no-side")))]
    high = height(blocks, GAP) - GAP + 2 * EDGE
    canvas = sheet_canvas(max(high, LEAST_PX), LOOK.art)
    canvas.panel(canvas.box, HUE["night"], 0)
    stack(canvas, canvas.box.inset(EDGE), blocks, GAP)
    return canvas.finish()


def _sentence(canvas: Canvas, box: Box, text: str) -> None:
    canvas.write(box, text, 30, "semibold", HUE["bone"], "middle", lines=4)


def _hero_blocks(hero: HeroView, sin: str, texts: Texts, wide: int, *, alone: bool) -> list[Block]:
    """Return the parts of a hero's sheet, from the top: larger if it is the only one."""
    face_wide, high = PORTRAITS[alone]
    used = spent(hero, texts)
    more = [texts.say("text-used", what=Said(texts.listed(used)))] if used else []
    more += [texts.say("text-down", cards=[*hero.down])] if hero.down else []

    def draw(canvas: Canvas, box: Box) -> None:
        left, right = box.columns(face_wide, 1.0, gap=16)
        _face(canvas, left, sin, hero, face_wide * 1.25, 60)
        _head(canvas, right, hero, texts)

    parts = [partial(_card_block, card, texts) for card in _cards_of(hero, texts)]
    free = min(NUMBERS.upgrades - len(hero.upgrades), len(parts) % 2 if parts else 2)
    parts += [partial(_free_block, texts)] * free
    return [
        Block(high, draw),
        Block(96 if alone else 88, partial(_figures, hero=hero, texts=texts)),
        _power(hero, texts, wide),
        *[Block(needed(text, wide, 22) + 4, partial(_told, text=text)) for text in more],
        *_pairs(parts, wide),
    ]


def _told(canvas: Canvas, box: Box, text: str) -> None:
    canvas.write(box, text, 22, "regular", HUE["dim"], lines=9)


def _head(canvas: Canvas, box: Box, hero: HeroView, texts: Texts) -> None:
    """Draw name, player, health, turns and corruption of a hero."""
    name, who, state, steps = box.rows(44, 34, 64, 1.0, gap=10)
    canvas.write(name, texts.word(hero.id), 44, "bold", HUE["bone"])
    canvas.region(name, words(hero.id, "hero"))
    x = kit.plate(canvas, who[:2], 34, hero.place.upper(), PICKED, 24) + 12
    role = f"{texts.word(HERO[hero.id].role)} · "
    x += canvas.text((x, who.middle[1]), role, 22, "regular", HUE["dim"])
    spot = who._replace(left=x)
    canvas.write(spot, seat_name(texts, hero.seat), 22, "semibold", HUE["bone"])
    said = texts.say("draw-tokens", turns=hero.turns, extra=hero.extra, district=hero.district)
    canvas.note(said)
    left, _, city_said = said.partition(" · ")
    city_wide = fonts.width(city_said, "regular", 20)
    health, turns, city = state.columns(212.0, state.wide - 228.0 - city_wide, city_wide, gap=8)
    wounds = texts.say("draw-wounds", n=hero.wounds, most=NUMBERS.wounds)
    line = _titled(canvas, health, wounds)
    spot = pips_at(canvas, line, "wounds", hero.wounds, NUMBERS.wounds)
    canvas.region(spot, words("wound", "cost"))
    canvas.sprite("grave_free", (spot.right + 4, line.top), line.high)
    line = _titled(canvas, turns, left)
    shown = [*_turns(hero), *["civilian"] * hero.escorts]
    for sprite, spot in zip(shown, line.fan(len(shown), line.high, 4), strict=True):
        canvas.sprite(sprite, spot[:2], line.high)
    above, line = city.rows(26, 1.0, gap=4)
    canvas.write(above, city_said, 20, "regular", HUE["dim"], "right")
    at = line.right - line.high, line.top
    canvas.sprite("city_used" if hero.district else "city", at, line.high)
    if hero.escorts:
        canvas.note(texts.say("text-escorts", n=hero.escorts))
    _steps(canvas, steps, hero, texts)


def _titled(canvas: Canvas, box: Box, title: str) -> Box:
    """Write a title; return the room for symbols below it."""
    above, below = box.rows(26, 1.0, gap=4)
    canvas.write(above, title, 24, "bold", HUE["bone"])
    return below


def _steps(canvas: Canvas, box: Box, hero: HeroView, texts: Texts) -> None:
    """Draw corruption as seven steps, with what giving in to each yields: dice, then fists."""
    said = texts.say("draw-corruption", n=hero.corruption, most=NUMBERS.corruption)
    steps = _titled(canvas, box, said)
    if hero.corruption < NUMBERS.corruption:
        title = box._replace(low=steps.top - 4)
        canvas.write(title, texts.say("draw-yields"), 20, "regular", HUE["dim"], "right")
    canvas.region(steps, words("corruption", "cost"))
    for n, spot in enumerate(steps.columns(*[1.0] * NUMBERS.corruption, gap=4), start=1):
        taken, due = n <= hero.corruption, n == hero.corruption + 1
        fill = HUE["plum3"] if taken else HUE["due"] if due else HUE["soot"]
        canvas.framed(spot, fill, HUE["plum"] if due else HUE["edge"], 8, 4 if due else 2)
        above, *below = spot.inset(4, 8).rows(1.6, 1.0, 1.0, gap=2)
        size = min(52, above.high)
        drop = above.centred(size, size)
        canvas.sprite("corruption" if taken else "corruption_free", drop[:2], size)
        at, letters = (drop.middle[0], drop.low - size * 3 // 8), min(26, size * 5 // 8)
        canvas.text(at, f"{n}", letters, "bold", HUE["soot" if taken else "bone"], "middle")
        both = ("die", NUMBERS.bonus_dice[n], "amber"), ("combat", NUMBERS.bonus_fists[n], "danger")
        for row, (sprite, amount, ink) in zip(below, both, strict=True):
            if amount:
                x = row.middle[0]
                canvas.sprite(sprite, (x + 5, row.middle[1] - 10), 20)
                canvas.text((x + 4, row.middle[1]), f"+{amount}", 20, "bold", HUE[ink], "right")


def _figures(canvas: Canvas, box: Box, hero: HeroView, texts: Texts) -> None:
    """Draw the five figures of a hero, and how much of each does not come from the hero."""
    facts = {name: getattr(hero, name) for name in FIGURES}
    canvas.note(texts.say("draw-figures", **facts))
    row = HERO[hero.id]
    plain = {
        name: row.amount("range") if name == "reach" else getattr(row, name) for name in FIGURES
    }
    labels = {name: texts.say(f"draw-figure-{name}") for name in FIGURES}
    wides = [max(124.0, 24 + fonts.width(label, "regular", 20)) for label in labels.values()]
    for name, spot in zip(FIGURES, box.columns(*wides, gap=6), strict=True):
        canvas.framed(spot, HUE["petrol"], HUE["edge"], 8, 2)
        number, label = spot.inset(1, 5).rows(1.0, 28)
        more = f"+{facts[name] - plain[name]}" if facts[name] > plain[name] else ""
        wide, _ = kit.pill_size(more, 20) if more else (0, 0)
        long = 44 + fonts.width(f"{facts[name]}", "bold", 34)
        x = number.middle[0] - (long + wide) // 2
        canvas.sprite(name, (x, number.middle[1] - 18), 36)
        ink = HUE["bone"] if facts[name] else HUE["dim"]
        canvas.text((x + 44, number.middle[1]), f"{facts[name]}", 34, "bold", ink)
        if more:
            at = x + long + 4 + wide // 2, number.middle[1] - 4
            kit.pill(canvas, at, more, Ink(HUE["ember"], HUE["soot"], HUE["soot"]))
        canvas.write(label, labels[name], 20, "regular", HUE["dim"], "middle")


def _power(hero: HeroView, texts: Texts, wide: int) -> Block:
    """Return a hero's power, on bone."""
    said, size = texts.say(f"power-{hero.id}"), 24 if wide > ROOMY_PX else 22
    high = max(60, needed(said, wide - 78, size, "semibold") + 22)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, HUE["bone"], 8)
        canvas.sprite("power", (box.left + 14, box.middle[1] - 20), 40)
        canvas.write(
            box._replace(left=box.left + 66, right=box.right - 12),
            said,
            size,
            "semibold",
            HUE["soot"],
            lines=9,
        )

    return Block(high, draw)


def _cards_of(hero: HeroView, texts: Texts) -> list[Card]:
    """Return the upgrades of a hero, and its past."""
    upgrades = [
        Card(card, texts.say("draw-upgrade"), meaning(card, texts), "", HUE["petrol"],
             HUE["edge"], HUE["amber"], words(card, "drop", "cost"))
        for card in hero.upgrades
    ]  # fmt: skip
    past = [
        Card(hero.past, texts.say("draw-past-kind"), meaning(hero.past, texts), "street",
             HUE["dusk"], HUE["blood"], HUE["danger"], ())
    ] if hero.past else []  # fmt: skip
    return [*upgrades, *past]


def _free_block(texts: Texts, wide: int) -> Block:
    """Return the place of an upgrade that a hero does not have."""

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, HUE["night"], HUE["petrol"], 10, 3)
        art = box.inset(10)._replace(right=box.left + 10 + CARD_PX[0])
        canvas.framed(art, HUE["night"], HUE["petrol"], 6, 3)
        canvas.text(art.middle, "+", 36, "bold", HUE["dim"], "middle")
        spot = box.inset(10)._replace(left=art.right + 12)
        canvas.write(spot, texts.say("draw-free"), 20, "semibold", HUE["dim"], lines=2)

    return Block(84, draw)


def _sins_blocks(view: OthersView, texts: Texts, wide: int) -> list[Block]:
    """Return the parts of the Sins' sheet, from the top."""
    hand = view.hand or ()
    title = texts.say("draw-hand") if hand else texts.say("draw-no-hand")
    piles = texts.say("draw-piles", deck=view.sin_deck, discards=len(view.sin_discards))
    blocks = [Block(44, partial(_title, text=title, more=piles))]
    cards = [_sin_card(card, view, texts) for card in hand]
    blocks += _pairs([partial(_card_block, card, texts) for card in cards], wide)
    if not (view.sin and view.acolytes):
        return blocks
    if any(space.known for space in view.spaces):
        blocks.insert(0, Block(52, partial(_hidden, view=view, texts=texts)))
    troops = each(KINDS, 118, _troop, view=view, texts=texts)
    return [
        Block(SIN_PX, partial(_sin_head, view=view, texts=texts)),
        _group(view, texts, wide),
        *beside(troops, len(troops)),
        *blocks,
    ]


def _title(canvas: Canvas, box: Box, text: str, more: str) -> None:
    """Draw a title, and on the right what else is to be known."""
    wide = fonts.width(more, "regular", 20)
    canvas.write(box._replace(left=box.right - wide), more, 20, "regular", HUE["dim"], "right")
    canvas.write(box._replace(right=box.right - wide - 12), text, 28, "bold", HUE["bone"])


def _sin_card(card: str, view: OthersView, texts: Texts) -> Card:
    """Return a sin card, amber if it may be played at this moment."""
    row, asked = CARD[card], dict(view.awaited).get(view.sins)
    kind = " · ".join(texts.say(f"draw-when-{moment}") for moment in row.when)
    now = "reaction" if asked == "React" else ""
    if asked == "SinMoment" and not view.shown:
        now = "start" if view.roll is None else "after" if view.roll.rolled else "before"
    hue = HUE["amber" if now in row.when else view.sin or "ember"]
    return Card(card, kind, meaning(card, texts), "ember_sky", HUE["soot"], hue, hue,
                words(card, "card"))  # fmt: skip


def _sin_head(canvas: Canvas, box: Box, view: OthersView, texts: Texts) -> None:
    """Draw the sin, its player, its rule and its reactions."""
    left, right = box.columns(SIN_PX, 1.0, gap=2 * GAP)
    canvas.framed(left, HUE["dusk"], mark(view.sins).colour, 8, 5)
    size = left.wide - 12
    canvas.sprite(view.sin, (left.left + 6, left.low - 6 - size), size)
    for x, high in FLAMES:
        canvas.sprite("flame", (left.left + x, left.low - 10 - high), high)
    kit.seat_on(canvas, (left.right - 24, left.low - 29), 64, view.sins, HUE["soot"])
    name, who, rule, state = right.rows(46, 30, 1.0, 40, gap=6)
    canvas.write(name, texts.word(view.sin), 42, "bold", HUE[view.sin])
    track = texts.say("draw-track", n=view.track)
    canvas.write(who, track, 22, "bold", HUE["bone"], "right")
    room = who._replace(right=who.right - fonts.width(track, "bold", 22) - 12)
    canvas.write(room, seat_name(texts, view.sins), 22, "regular", HUE["dim"])
    canvas.panel(rule, HUE[view.sin], 6)
    said = meaning(view.sin, texts)
    canvas.write(rule.inset(14, 4), said, 24, "semibold", HUE["soot"], lines=5)
    held = texts.say("draw-reactions", n=view.reactions)
    at = state.left, state.middle[1]
    x = state.left + canvas.text(at, held, 24, "bold", HUE["bone"]) + 12
    icons = state._replace(left=x, right=min(state.right, x + 240)).inset(0, 3)
    for spot in icons.fan(view.reactions, 34, 2):
        canvas.sprite("reaction", spot[:2], 34)


def _group(view: OthersView, texts: Texts, wide: int) -> Block:
    """Return the acolytes, and what comes with a dead one that joins a fight."""
    does = texts.say("text-joined") if view.joined else meaning(view.acolytes, texts)
    high = max(64, 28 + needed(does, wide - 84, 20) + 12)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, HUE["petrol"], 8)
        canvas.sprite(f"acolyte_{view.acolytes}", (box.left + 4, box.low - 62), 60)
        name, text = box._replace(left=box.left + 76, right=box.right - 8).inset(0, 4).rows(28, 1.0)
        canvas.write(name, texts.word(view.acolytes), 22, "bold", HUE["bone"])
        canvas.write(text, does, 20, "regular", HUE["dim"], lines=4)

    return Block(high, draw)


def _troop(canvas: Canvas, box: Box, kind: str, view: OthersView, texts: Texts) -> None:
    """Draw how many of a kind of monster stand in the city, are dead, or have not come."""
    here = sum(space.monsters.count(kind) for space in view.spaces)
    canvas.framed(box, HUE["petrol"] if here else HUE["soot"], HUE["edge"], 8, 2)
    name, number, state = box.inset(8, 5).rows(26, 1.0, 26)
    said = texts.say(f"draw-key-{kind}")
    canvas.write(name, said[:1].upper() + said[1:], 20, "semibold", HUE["dim"])
    kit.standing(canvas, (box.left + 46, state.top), 50, figure_of(kind, view))
    ink = HUE["bone"] if here else HUE["dim"]
    canvas.text((number.left + 84, number.middle[1]), f"{here}", 34, "bold", ink)
    if here and kind in view.toughness:
        told, fill = texts.say("draw-left", n=view.toughness[kind]), HUE["danger"]
        canvas.sprite("combat", (state.right - 24, state.top + 1), 24)
        canvas.note(texts.say("text-left", n=view.toughness[kind]))
    elif dead := view.dead.get(kind, 0):
        told, fill = texts.say("draw-dead", n=dead), HUE["danger"]
    elif left := view.box.get(kind, 0):
        told, fill = texts.say("draw-waiting", n=left), HUE["dim"]
    else:
        return
    canvas.write(state, told, 20, "regular", fill)


def _hidden(canvas: Canvas, box: Box, view: OthersView, texts: Texts) -> None:
    """Draw where hidden tokens lie, and what they are."""
    canvas.framed(box, HUE["soot"], HUE["edge"], 8, 2)
    canvas.sprite("hidden", (box.left + 10, box.top + 7), 38)
    known = {space.id: space.known for space in view.spaces if space.known}
    told = " · ".join(
        f"{space.upper()} {texts.listed([texts.word(token) for token in tokens])}"
        for space, tokens in known.items()
    )
    canvas.note(texts.say("draw-hidden", what=Said(told)))
    x = box.left + 60
    x += (
        canvas.text((x, box.middle[1]), texts.say("draw-hidden-title"), 22, "bold", HUE["bone"])
        + 16
    )
    count = len(known) + sum(len(tokens) for tokens in known.values())
    step = min(46, (box.right - x - 10) // max(count, 1))
    for space, tokens in known.items():
        kit.plate(canvas, (x, box.top + 10), 32, space.upper(), CODE)
        x += step
        for token in tokens:
            canvas.sprite(SPRITES.get(token, token), (x + 2, box.top + 8), min(36, step - 2))
            x += step
