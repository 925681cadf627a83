"""The picture of the table: the skyline with mission and track under the sin, the rules in force,
the city, the dice during a roll, the heroes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from bot.games.the_others.hero_picture import (
    CARRIED_PX,
    FIGURES,
    HERO_PX,
    ROOMY_HERO_PX,
    STACKED_HERO_PX,
    draw_hero,
)
from bot.games.the_others.meaning import meaning
from bot.games.the_others.place_picture import (
    CODE,
    HUE,
    LOOK,
    QUIET,
    SPRITES,
    city,
    city_high,
    figure_of,
    seen_in,
)
from bot.model.person import Screen
from bot.render.draw import fonts, kit
from bot.render.draw.blocks import (
    TALL_BOARD_WIDTH_PX,
    Block,
    beside,
    needed,
    split,
)
from bot.render.draw.canvas import BOARD_LETTER_PX, MIN_LETTER_PX, Canvas, Picture
from bot.render.draw.fonts import Weight
from bot.render.draw.kit import Ink
from bot.render.draw.layout import Box
from bot.render.draw.seats import seat_name, short_names
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Texts
from engine.games.the_others.content import KINDS, NUMBERS
from engine.games.the_others.view import OthersView, RollView
from engine.kernel import Seat

WIDE: Final = 1200
FINE: Final = {False: 0.9, True: 720 / TALL_BOARD_WIDTH_PX}
"""Pixels of a wide and of a tall picture per pixel of layout."""
SKY_PX: Final = 232
"""From the top to the horizon of a wide picture; of a tall one, `TALL_SKY_PX`."""
TALL_SKY_PX: Final = 260
SLANT_PX: Final = 20
"""How far the tab with the name of a rule slants, in pixels."""
RULE_PX: Final = 38
"""Height of a rule in force that needs one line."""
KERB_PX: Final = 6
GAP: Final = 8
TRAY: Final = 152
UNROLLED_PX: Final = 72
"""Height of the tray before the dice fall."""
TALL_TRAY_PX: Final = 232
"""Height of the dice if those of both sides are stacked."""
GRAVES: Final = 30
WON_PX: Final = 32
IDLE_PX: Final = 60
"""Height of the players while nobody has a hero."""
TOWERS: Final = len(NUMBERS.track)
LEGEND_KEYS: Final = (
    "wounds", "corruption", "turn", "acolyte", "abomination", "controller", "avatar", "fire",
    "taint", "pentacle", "nest", "altar", "hidden", "civilian", "fist", "shield", "claw",
    "tentacle", "burst",
)  # fmt: skip
"""The sprites that the legend can explain."""
DICE: Final = {"burst": "burst_sin", "blank": "blank_sin"}
"""Faces of sin dice whose sprite has another name."""


class Scale(NamedTuple):
    """The size of a picture: its width, how high the sky is, the unit of its skyline, and the size
    of its smallest letters."""

    wide: int
    sky: int
    tower: float
    least: int

    @property
    def tall(self) -> bool:
        """Whether it is a tall picture."""
        return self.wide == TALL_BOARD_WIDTH_PX


SCALES: Final = {
    False: Scale(WIDE, SKY_PX, 1.0, BOARD_LETTER_PX),
    True: Scale(TALL_BOARD_WIDTH_PX, TALL_SKY_PX, 0.6, MIN_LETTER_PX),
}


def draw_city(view: OthersView, texts: Texts, screen: Screen = "channel") -> Picture:
    """Draw the public city from the first round on, 1200 pixels wide or tall."""
    scale = SCALES[screen == "phone"]
    return picture(
        scale,
        [
            Block(scale.sky, partial(_head, view=view, texts=texts, scale=scale)),
            *won(view, texts, scale),
            *rules(view, texts, scale),
            *city_blocks(view, texts, scale),
            *_tray_block(view, texts, scale),
            *people(view, texts, scale),
            key_block(view, texts, scale),
        ],
    )


def picture(scale: Scale, blocks: Sequence[Block]) -> Picture:
    """Draw blocks below each other, as wide as the picture, the lowest first: what rises above the
    city is hidden by the rules above it."""
    high = sum(block.high for block in blocks)
    canvas = Canvas((scale.wide, high), LOOK.art, None, FINE[scale.tall], scale.least)
    canvas.panel(canvas.box, HUE["soot"], 0)
    spots = canvas.box.rows(*[block.high for block in blocks])
    for block, spot in reversed([*zip(blocks, spots, strict=True)]):
        block.draw(canvas, spot)
    return canvas.finish()


def city_blocks(view: OthersView, texts: Texts, scale: Scale) -> list[Block]:
    """Return the city and the kerb below it."""

    def draw(canvas: Canvas, box: Box) -> None:
        city(canvas, box, view, texts, scale.tall)

    def kerb(canvas: Canvas, box: Box) -> None:
        canvas.panel(box._replace(low=box.low - 2), HUE["kerb"], 0)

    return [Block(city_high(scale.wide, scale.tall), draw), Block(KERB_PX, kerb)]


def skyline(
    canvas: Canvas, box: Box, reached: int, scale: Scale, sin: str = "", towers: bool = True
) -> None:
    """Draw the burning horizon, the sin before its eclipse, and the track as nine towers."""
    high = 360
    canvas.sprite("sky", (box.left, box.low - high), high)
    if not towers:
        return
    if sin:
        size = 176 if scale.tall else 228
        canvas.sprite(sin, (box.middle[0] - size // 2, box.low - size), size)
    for n, spot in enumerate(box.columns(*[1.0] * TOWERS)):
        size = round(160 * scale.tower)
        wide = round(104 * scale.tower)
        on = "on" if n < reached else "off"
        canvas.sprite(f"tower_{n + 1}_{on}", (spot.middle[0] - wide // 2, box.low - size), size)
    steps = NUMBERS.track
    for n, spot in enumerate(box.columns(*[1.0] * TOWERS)):
        burns = n < reached
        edge = HUE["bone"] if n == reached - 1 else HUE["soot"]
        ink = Ink(HUE["ember"], HUE["soot"], edge) if burns else QUIET._replace(edge=HUE["soot"])
        plate = Box(0, box.low - 40, 0, box.low - 3)
        wide = 40 if scale.tall else 74
        plate = plate._replace(left=spot.middle[0] - wide // 2, right=spot.middle[0] + wide // 2)
        canvas.framed(plate, ink.ground, ink.edge, 6, 3 if edge == HUE["bone"] else 2)
        at = plate.middle if scale.tall else (plate.left + 20, plate.middle[1])
        canvas.text(at, f"{n + 1}", 22, "bold", ink.letters, "middle")
        if not scale.tall:
            name = f"step_{steps[n]}_{'on' if burns else 'off'}"
            canvas.sprite(name, (plate.right - 36, plate.middle[1] - 13), 26)


def _head(canvas: Canvas, box: Box, view: OthersView, texts: Texts, scale: Scale) -> None:
    """Draw the skyline, and in its sky the mission, the deaths, the phase and the Sins."""
    skyline(canvas, box, view.track, scale, view.sin)
    canvas.note(texts.say("draw-track", n=view.track))
    edge, tall = (12, True) if scale.tall else (24, False)
    sky = Box(box.left + edge, box.top + 8, box.right - edge, box.low)
    left, right = sky.columns(1.0, 0.86, gap=8) if tall else sky.columns(456, 1.0, 496)[::2]
    _mission(canvas, left, view, texts)
    least, size = canvas.least, LOOK.sizes["phase"]
    second = max(22, least)
    phase, name, held = right._replace(low=right.top + 118).rows(
        54 if tall else 42, 32 if tall else 38, least + 6
    )[:3]
    canvas.write(phase, phase_text(view, texts), size, "bold", HUE["bone"], "right", 2)
    hold = texts.say("draw-sins-hold", cards=view.hand_size, reactions=view.reactions)
    canvas.write(held, hold, 20, "semibold", HUE["bone"], "right")
    said = seat_name(texts, view.sins)
    wide = min(fonts.width(said, "semibold", second), name.wide - 34)
    at = name.right - wide - 20, name.middle[1]
    kit.seat_on(canvas, at, 24, view.sins, HUE["soot"], "")
    spot = name._replace(left=name.right - wide)
    canvas.write(spot, said, second, "semibold", HUE[view.sin], "right")


def won(view: OthersView, texts: Texts, scale: Scale) -> list[Block]:
    """Return who won, if somebody did."""
    if view.result is None:
        return []
    said = texts.say("draw-won", names=short_names(texts, view.result))
    wide = scale.wide - 48

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, HUE["amber"], 0)
        canvas.write(box.inset(24, 4), said, WON_PX, "bold", HUE["soot"], "middle", lines=9)

    return [Block(needed(said, wide, WON_PX, "bold") + 12, draw)]


def _mission(canvas: Canvas, box: Box, view: OthersView, texts: Texts) -> None:
    """Draw the mission, its progress, and the deaths as graves."""
    least = canvas.least
    small = max(22, least)
    title, bar, deaths = (
        box.rows(40, small + 10, small + 8, 1.0, gap=0)[:3]
        if box.high > 102
        else box.rows(1.0, 1.0, 1.0)
    )
    if not view.goal:
        branching = texts.say("draw-branching", n=view.mission)
        canvas.write(title, branching, LOOK.sizes["title"], "bold", HUE["amber"], lines=2)
    else:
        goal = texts.word(view.goal)
        canvas.write(title, goal[:1].upper() + goal[1:], LOOK.sizes["title"], "bold", HUE["bone"])
        said = texts.say("draw-mission-n", n=view.mission)
        x = (
            bar.left
            + canvas.text((bar.left, bar.middle[1]), said, small, "semibold", HUE["amber"])
            + 12
        )
        share = view.progress / max(view.needed, 1)
        high = Box(x, bar.top + 7, x + 120, bar.low - 7)
        kit.bar(canvas, high, share, Ink(HUE["soot"], HUE["ember"], HUE["steel"]))
        count = f"{view.progress}/{view.needed}"
        wide = canvas.text((x + 130, bar.middle[1]), count, 24, "bold", HUE["bone"])
        canvas.shows("progress", view.progress, bar._replace(left=x, right=x + 130 + wide))
        canvas.note(texts.say("draw-mission", n=view.mission, goal=view.goal,
                              progress=view.progress, needed=view.needed))  # fmt: skip
    row = deaths._replace(top=deaths.top + 2, low=deaths.top + 2 + GRAVES)
    wide = min(view.deaths * (GRAVES - 2), 5 * GRAVES)
    kit.pips(
        canvas,
        row._replace(right=row.left + wide),
        ("grave", "grave_free"),
        len(view.fallen),
        view.deaths,
    )
    canvas.text(
        (row.left + wide + 12, row.middle[1] + 1),
        f"{len(view.fallen)}/{view.deaths}",
        small,
        "bold",
        HUE["bone"],
    )
    canvas.note(texts.say("draw-deaths", n=len(view.fallen), most=view.deaths))
    canvas.shows("deaths", len(view.fallen), row._replace(right=row.left + wide + 60))


class _Rule(NamedTuple):
    """A rule in force: whose it is, its sentence, and how its name looks."""

    name: str
    sentence: str
    sprite: str
    ink: Ink

    @property
    def weight(self) -> Weight:
        """Of the sentence: what the sin does stands out."""
        return "semibold" if self.sprite.startswith("eyes") else "regular"


def _in_force(view: OthersView, texts: Texts) -> list[_Rule]:
    """Return the rules in force: of the sin, of its acolytes, of the open card, of an eclipse."""
    dark = HUE["soot"]
    group = meaning(view.acolytes, texts) if not view.joined else texts.say("text-joined")
    found = [
        _Rule(texts.word(view.sin), meaning(view.sin, texts), f"eyes_{view.sin}",
              Ink(HUE[view.sin], dark, dark)),
    ]  # fmt: skip
    if not view.round or view.dead.get("acolyte") or view.joined:  # without a dead one, none joins
        found.append(_Rule(texts.word(view.acolytes), group, f"acolyte_{view.acolytes}",
                           Ink(HUE["petrol"], HUE["bone"], dark)))  # fmt: skip
    if view.shown:
        found.append(_Rule(texts.word(view.shown), meaning(view.shown, texts),
                           f"card_{view.shown}", Ink(HUE["ember"], dark, dark)))  # fmt: skip
    if view.dim:
        found.append(_Rule(texts.word("eclipse"), texts.say("text-dim"), "card_eclipse",
                           Ink(HUE["amber"], dark, dark)))  # fmt: skip
    return found


def rules(view: OthersView, texts: Texts, scale: Scale) -> list[Block]:
    """Return a strip for each rule in force."""
    blocks = []
    for rule in _in_force(view, texts):
        rule = rule._replace(sentence=rule.sentence[:1].upper() + rule.sentence[1:])
        wide = scale.wide - _tab(rule, scale.least) - SLANT_PX - 18
        high = max(RULE_PX, needed(rule.sentence, wide, scale.least, rule.weight) + 12)
        blocks.append(Block(high, partial(_strip, rule=rule)))
    return blocks


def _tab(rule: _Rule, size: int) -> int:
    return fonts.width(rule.name, "bold", size) + 70


def _strip(canvas: Canvas, box: Box, rule: _Rule) -> None:
    """Draw a rule: its name on a tab, its sentence."""
    canvas.panel(box, HUE["soot"], 0)
    size = canvas.least
    wide = _tab(rule, size)
    tab = box._replace(right=box.left + wide, low=box.low - 2)
    canvas.panel(tab, rule.ink.ground, 0)
    slant = Box(tab.right, tab.top, tab.right + tab.high, tab.low)
    canvas.polygon(((0, 0), (SLANT_PX / tab.high, 0), (0, 1)), slant, rule.ink.ground)
    eyes = rule.sprite.startswith("eyes")
    high = 18 if eyes else 32
    canvas.sprite(rule.sprite, (tab.left + (10 if eyes else 12), tab.middle[1] - high // 2), high)
    canvas.text((tab.left + 56, tab.middle[1]), rule.name, size, "bold", rule.ink.letters)
    spot = Box(tab.right + SLANT_PX + 10, box.top, box.right - 8, box.low - 2)
    canvas.write(spot, rule.sentence, 20, rule.weight, HUE["bone"], lines=9)


def people(view: OthersView, texts: Texts, scale: Scale) -> list[Block]:
    """Return rows of the heroes in play, then of the players without one by name, as many in a row
    as there is room for. The Sins have their own line."""
    shown = {view.sins, *(hero.seat for hero in view.heroes)}
    many = min(max(len(view.heroes), 2), 4)
    if scale.tall:
        high = HERO_PX if many > 2 else ROOMY_HERO_PX
    else:
        high = STACKED_HERO_PX[many]
    heroes = [
        Block(
            high + CARRIED_PX * (bool(hero.upgrades) and (scale.tall or many > 2)),
            partial(draw_hero, hero=hero, texts=texts, active=hero.id == view.active),
        )
        for hero in view.heroes
    ]
    idle = [
        Block(IDLE_PX, partial(_idle, seat=seat, texts=texts))
        for seat in range(view.seats)
        if seat not in shown
    ]
    rows = beside(heroes, (1 if many == 2 else 2) if scale.tall else many)
    rows += beside(idle, 2 if scale.tall else max(len(idle), 2))
    return [Block(row.high + GAP, partial(_inset, draw=row.draw)) for row in rows]


def _inset(canvas: Canvas, box: Box, draw: Callable[[Canvas, Box], None]) -> None:
    edge = 8 if canvas.box.wide < WIDE else 12
    draw(canvas, Box(box.left + edge, box.top + GAP // 2, box.right - edge, box.low - GAP // 2))


def _idle(canvas: Canvas, box: Box, seat: Seat, texts: Texts) -> None:
    """Draw a player without a hero."""
    canvas.framed(box, HUE["night"], HUE["edge"], 10)
    size = max(26, canvas.least)
    kit.person(canvas, box.inset(12, 8), seat, texts, size, lines=2, fill=HUE["bone"])


def key_block(view: OthersView, texts: Texts, scale: Scale) -> Block:
    """Return the legend: what the symbols of this picture mean."""
    seen = {SPRITES.get(kind, kind) for kind in seen_in(view)}
    seen |= {"turn"} if view.round else set(FIGURES) if view.pool else set()
    seen |= {"wounds", "corruption"} if view.heroes else set()
    if view.roll is not None and view.roll.rolled:
        seen |= {*view.roll.faces, *view.roll.sin_faces}
        seen |= {"fist", "shield"} if "both" in seen else set()
    entries = [
        (
            figure_of(name, view) if name in KINDS else name,
            texts.say(f"draw-figure-{name}" if name in FIGURES else f"draw-key-{name}"),
        )
        for name in (*FIGURES, *LEGEND_KEYS)
        if name in seen
    ]
    size = scale.least
    return kit.key_block(entries, scale.wide, size + 6, size, HUE["dim"], size + 8, (16, 3))


def _tray_block(view: OthersView, texts: Texts, scale: Scale) -> list[Block]:
    if view.roll is None:
        return []
    draw = partial(_tray if view.roll.rolled else _unrolled, roll=view.roll, texts=texts)
    high = TALL_TRAY_PX if scale.tall and view.roll.kind == "fight" else TRAY
    return [Block((high if view.roll.rolled else UNROLLED_PX) + GAP, partial(_inset, draw=draw))]


def _unrolled(canvas: Canvas, box: Box, roll: RollView, texts: Texts) -> None:
    """Draw who is about to roll how many dice, and where."""
    canvas.framed(box, HUE["night"], HUE["ember"], 10, 3)
    size = box.high - 4
    kit.standing(canvas, (box.left + 42, box.low - 3), size * 0.78, roll.hero)
    body = box._replace(left=box.left + 84, right=box.right - 14)
    above, below = split(body.inset(0, 3), (1.0, 1.0), (1.0, 1.0), gap=0)
    _rolling(canvas, above, roll, texts)
    sentence = texts.say("draw-to-roll", dice=roll.dice, sin_dice=roll.sin_dice)
    canvas.write(below, sentence, 24, "semibold", HUE["bone"])


def _rolling(canvas: Canvas, box: Box, roll: RollView, texts: Texts) -> None:
    """Draw where a roll is made, and for what."""
    x, middle = box.left, box.middle[1]
    high = canvas.least + 8
    at = x, middle - high // 2
    x = kit.plate(canvas, at, high, roll.place.upper(), CODE, canvas.least) + 10
    sentence = texts.say("draw-roll", hero=roll.hero, roll=roll.kind)
    canvas.write(box._replace(left=x), sentence, 24, "bold", HUE["bone"])


def _tray(canvas: Canvas, box: Box, roll: RollView, texts: Texts) -> None:
    """Draw the dice of a roll and their total, the hero's on the left, those of the Sins on the
    right."""
    canvas.framed(box, HUE["night"], HUE["ember"], 10, 3)
    frame = Box(box.left + 10, box.top + 10, box.left + 94, box.top + 130)
    kit.portrait(canvas, frame, kit.Portrait("dusk", roll.hero, HUE["ember"]), 80, 3)
    title, low = box._replace(left=frame.right).inset(14, 8).rows(36, 1.0, gap=2)
    _rolling(canvas, title, roll, texts)
    fighting = roll.kind == "fight"
    shown = [("draw-rolled" if fighting else "draw-worked", roll.faces)]
    shown += [("draw-rolled-sins", roll.sin_faces)] if fighting else []
    facts = {name: getattr(roll, name) for name in ("fists", "shields", "claws", "tentacles")}
    shares = [1.0] * len(shown)
    for half, (text_id, faces) in zip(split(low, shares, shares, gap=24), shown, strict=True):
        dice, sums = half.rows(1.0, canvas.least + 8, gap=4)
        wide = min(64, max(20, (half.wide - 4) // max(len(faces), 1)))
        for face, spot in zip(faces, dice.fan(len(faces), wide, 2), strict=True):
            size = min(wide - 4, spot.high)
            sprite = face if faces is roll.faces else DICE.get(face, face)
            canvas.sprite(sprite, spot.centred(size, size)[:2], size)
            canvas.region(spot, words(face, "face") if faces is roll.faces else ())
            canvas.note(texts.word(face))
        canvas.write(sums, texts.say(text_id, **facts), 24, "semibold", HUE["bone"])
