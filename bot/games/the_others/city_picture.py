"""The picture of the table: the skyline with mission and track under the sin, the rules in force,
the city, the dice during a roll, the heroes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from bot.games.the_others.hero_picture import FIGURES, hero_block
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
    BLOCK_GAP_PX,
    TALL_BOARD_WIDTH_PX,
    Block,
    beside,
    height,
    is_tall,
    needed,
    split,
    stack,
)
from bot.render.draw.canvas import BOARD_LETTER_PX, MIN_LETTER_PX, Canvas
from bot.render.draw.fonts import Weight
from bot.render.draw.kit import Ink
from bot.render.draw.layout import Box
from bot.render.draw.picture import Picture
from bot.render.draw.seats import seat_name, short_names
from bot.render.marks import mark
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Texts
from engine.games.the_others.content import KINDS, NUMBERS
from engine.games.the_others.view import HeroView, OthersView, RollView
from engine.kernel import Seat

WIDE: Final = 1200
ROWS_PX: Final = 8
"""What the texts of the sky need beside their lines."""
SLANT_PX: Final = 20
"""How far the tab with the name of a rule slants, in pixels."""
LOOMS_PX: Final = 12
"""How far the drawing of the sin may reach above the sky, which cuts it off."""
KERB_PX: Final = 6
GAP: Final = 8
UNROLLED_PX: Final = 72
"""Height of the tray before the dice fall."""
DIE_PX: Final = 60
CROWD_PX: Final = 36
"""Width below which the dice of the two sides do not share a row."""
GRAVES: Final = 30
WON_PX: Final = 32
IDLE_PX: Final = (36, 100)
"""Least height of a player without a hero, before and after the first round began."""
STREET_PX: Final = 26
"""Height at which the towers of a tall picture stand, above most of their plates."""
TOWERS: Final = len(NUMBERS.track)
LEGEND_KEYS: Final = (
    "acolyte", "abomination", "controller", "avatar", "taint", "pentacle", "nest", "altar",
    "hidden", "civilian", "turn", "city", "burst",
)  # fmt: skip
"""The sprites that the legend can explain: what no word beside it or other picture says."""
DICE: Final = {"burst": "burst_sin", "blank": "blank_sin"}
"""Faces of sin dice whose sprite has another name."""


class Scale(NamedTuple):
    """The size of a picture: its width and margin, how high the sky is at least and how much of it
    the towers take, the unit of its skyline, the size of its smallest letters, and pixels of the
    picture per pixel of layout."""

    wide: int
    edge: int
    sky: int
    burning: int
    tower: float
    least: int
    fine: float

    @property
    def tall(self) -> bool:
        """Whether it is a tall picture."""
        return self.wide == TALL_BOARD_WIDTH_PX


SCALES: Final[dict[Screen, Scale]] = {
    "channel": Scale(WIDE, 24, 216, 118, 1.0, BOARD_LETTER_PX, 0.9),
    "computer": Scale(WIDE, 24, 196, 108, 1.0, MIN_LETTER_PX, 1.0),
    "phone": Scale(
        TALL_BOARD_WIDTH_PX, 12, 250, 116, 0.6, MIN_LETTER_PX, 720 / TALL_BOARD_WIDTH_PX
    ),
}


def draw_city(view: OthersView, texts: Texts, screen: Screen = "channel") -> Picture:
    """Draw the public city from the first round on."""
    scale = SCALES[screen]
    return picture(
        scale,
        [
            _head(view, texts, scale),
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
    canvas = Canvas((scale.wide, high), LOOK.art, None, scale.fine, scale.least)
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


def _skyline(canvas: Canvas, box: Box, reached: int, scale: Scale, sin: str) -> None:
    """Draw the burning horizon, the sin before its eclipse and the middle one of the nine towers,
    which are the track."""
    high = 360
    spots, middle = box.columns(*[1.0] * TOWERS), TOWERS // 2
    foot = box.low - STREET_PX * scale.tall
    canvas.sprite("sky", (box.left, foot - high), high)
    canvas.panel(box._replace(top=foot), HUE["soot"], 0)
    for n in sorted(range(TOWERS), key=lambda n: n != middle):
        size, wide = round(160 * scale.tower), round(104 * scale.tower)
        on = "on" if n < reached else "off"
        at = spots[n].middle[0] - wide // 2, foot - size
        canvas.sprite(f"tower_{n + 1}_{on}", at, size)
        if n == middle:
            size = 206 if scale.tall else 224
            at = box.middle[0] - size // 2, max(box.top - LOOMS_PX, box.low - size)
            canvas.sprite(sin, at, size, 1.0, box)
    steps = NUMBERS.track
    for n, spot in enumerate(spots):
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


def _head(view: OthersView, texts: Texts, scale: Scale) -> Block:
    """Return the skyline, and in its sky the mission, the deaths, the phase and the Sins."""
    inner = Box(scale.edge, 0, scale.wide - scale.edge, 0)
    halves = inner.columns(1.0, 0.86, gap=8) if scale.tall else inner.columns(456, 1.0, 496)[::2]
    sides = _mission(view, texts, scale, halves[0].wide), _sins(view, texts, scale)
    if view.joined or view.dead.get("acolyte"):
        told = texts.say("draw-joined" if view.joined else "draw-ready")
        right = scale.least == MIN_LETTER_PX
        draw = partial(_acolytes, group=view.acolytes, told=told, right=right)
        sides[right].append(Block(_line(scale), draw))
    texts_high = max(height(side, 0) for side in sides)

    def draw_all(canvas: Canvas, box: Box) -> None:
        _skyline(canvas, box, view.track, scale, view.sin)
        canvas.note(texts.say("draw-track", n=view.track))
        for half, side in zip(halves, sides, strict=True):
            stack(canvas, half._replace(top=box.top + ROWS_PX, low=box.low), side, 0)

    return Block(max(scale.sky, texts_high + ROWS_PX + scale.burning), draw_all)


def _line(scale: Scale) -> int:
    """Return the height of a line of the sky."""
    return max(22, scale.least) + 8


def _sins(view: OthersView, texts: Texts, scale: Scale) -> list[Block]:
    """Return the phase, and who plays the Sins with what they hold: the latter below where letters
    are large; in a tall picture the Sins have their own strip."""
    whole = phase_text(view, texts)
    phases = whole.split(" · ", 1) if scale.tall else [whole]

    def phase(canvas: Canvas, box: Box, said: str, size: int) -> None:
        canvas.note(whole)
        canvas.write(box, said, size, "bold", HUE["bone"], "right", 2)

    sizes = LOOK.sizes["phase"], 26
    blocks = [
        Block(max(size, scale.least) + 10, partial(phase, said=said, size=size))
        for said, size in zip(phases, sizes, strict=False)
    ]
    apart = scale.least > MIN_LETTER_PX
    who = partial(_sins_line, view=view, texts=texts, size=max(22, scale.least))
    for parts in [] if scale.tall else [(True, False), (False, True)] if apart else [(True, True)]:
        blocks.append(Block(_line(scale), partial(who, parts=parts)))
    return blocks


def _sins_line(
    canvas: Canvas,
    box: Box,
    view: OthersView,
    texts: Texts,
    size: int,
    parts: tuple[bool, bool] = (True, True),
) -> None:
    """Write on the right of a line who plays the Sins, what they hold, or both."""
    if parts[1]:
        hold = texts.say("draw-sins-hold", cards=view.hand_size, reactions=view.reactions)
        canvas.note(hold)
        said = f" · {hold}" if parts[0] else hold
        wide = canvas.text((box.right, box.middle[1]), said, size, "semibold", HUE["bone"], "right")
        box = box._replace(right=box.right - wide)
    if parts[0]:
        said = seat_name(texts, view.sins)
        mark = size * 3 // 2
        wide = min(fonts.width(said, "semibold", size), box.wide - mark - 10)
        at = box.right - wide - 8 - mark // 2, box.middle[1]
        kit.seat_on(canvas, at, mark, view.sins, HUE["soot"])
        spot = box._replace(left=box.right - wide)
        canvas.write(spot, said, size, "semibold", HUE[view.sin], "right")


def _acolytes(canvas: Canvas, box: Box, group: str, told: str, *, right: bool) -> None:
    """Draw that a dead acolyte may join a fight, or did."""
    size, figure = canvas.least, f"acolyte_{group}"
    x = box.right - fonts.width(told, "semibold", size) if right else box.left + box.high
    canvas.sprite(figure, (x - box.high - 4, box.top), box.high)
    canvas.text((x, box.middle[1]), told, size, "semibold", HUE["bone"])


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


def _mission(view: OthersView, texts: Texts, scale: Scale, wide: int) -> list[Block]:
    """Return the mission, its progress, and the deaths as graves: beside the title, or below."""
    size, least = LOOK.sizes["title"], scale.least
    title = texts.word(view.goal) if view.goal else texts.say("draw-branching", n=view.mission)
    title = title[:1].upper() + title[1:]
    count = f"{len(view.fallen)}/{view.deaths}"
    graves = GRAVES if scale.least > MIN_LETTER_PX else view.deaths * (GRAVES - 2)
    taken = graves + 12 + fonts.width(count, "bold", max(22, least)) + 20
    beside = not scale.tall and fonts.fits(title, wide - taken, "bold", least, 1)
    lines = 1 if beside or fonts.fits(title, wide, "bold", least, 1) else 2

    def named(canvas: Canvas, box: Box) -> None:
        spot = box._replace(right=box.right - taken * beside)
        fill = HUE["bone" if view.goal else "amber"]
        canvas.write(spot, title, size, "bold", fill, lines=lines)
        if beside:
            fallen(canvas, box._replace(left=canvas.placed[-1].box.right + 20))

    def fallen(canvas: Canvas, box: Box) -> None:
        row = Box(box.left, box.middle[1] - GRAVES // 2, box.left + graves, 0)
        row = row._replace(low=row.top + GRAVES)
        here, places = len(view.fallen), view.deaths
        if scale.least > MIN_LETTER_PX:
            here, places = min(here, 1), 1
        kit.pips(canvas, row, ("grave", "grave_free"), here, places)
        at = row.right + 12, box.middle[1]
        long = canvas.text(at, count, max(22, least), "bold", HUE["bone"])
        canvas.note(texts.say("draw-deaths", n=len(view.fallen), most=view.deaths))
        canvas.shows("deaths", len(view.fallen), row._replace(right=at[0] + long))

    def counted(canvas: Canvas, box: Box) -> None:
        said = texts.say("draw-mission-n", n=view.mission)
        at = box.left, box.middle[1]
        x = box.left + canvas.text(at, said, max(22, least), "semibold", HUE["amber"]) + 12
        high = Box(x, box.top + 7, x + (40 if scale.tall else 120), box.low - 7)
        share = view.progress / max(view.needed, 1)
        kit.bar(canvas, high, share, Ink(HUE["soot"], HUE["ember"], HUE["steel"]))
        count = f"{view.progress}/{view.needed}"
        long = canvas.text((high.right + 10, box.middle[1]), count, 24, "bold", HUE["bone"])
        canvas.shows("progress", view.progress, box._replace(left=x, right=high.right + 10 + long))
        canvas.note(texts.say("draw-mission", n=view.mission, goal=view.goal,
                              progress=view.progress, needed=view.needed))  # fmt: skip

    high = lines * fonts.leading(max(size, least) if lines == 1 else max(least, 26))
    blocks = [Block(high, named)]
    blocks += [Block(_line(scale) + 2, counted)] if view.goal else []
    return blocks + ([] if beside else [Block(_line(scale), fallen)])


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
    """Return the rules in force: of the sin, of the open card, of an eclipse; before the first
    round, of the acolytes."""
    dark = HUE["soot"]
    found = [
        _Rule(texts.word(view.sin), meaning(view.sin, texts), f"eyes_{view.sin}",
              Ink(HUE[view.sin], dark, dark)),
    ]  # fmt: skip
    if not view.round:
        found.append(_Rule(texts.word(view.acolytes), meaning(view.acolytes, texts),
                           f"acolyte_{view.acolytes}",
                           Ink(HUE["petrol"], HUE["bone"], dark)))  # fmt: skip
    if view.shown:
        found.append(_Rule(texts.word(view.shown), meaning(view.shown, texts),
                           f"card_{view.shown}", Ink(HUE["ember"], dark, dark)))  # fmt: skip
    if view.dim:
        found.append(_Rule(texts.word("eclipse"), texts.say("text-dim"), "card_eclipse",
                           Ink(HUE["amber"], dark, dark)))  # fmt: skip
    return found


def rules(view: OthersView, texts: Texts, scale: Scale) -> list[Block]:
    """Return a strip for each rule in force; in a tall picture that of the sin says who plays it,
    and its sentence stands below."""
    blocks = []
    for rule in _in_force(view, texts):
        rule = rule._replace(sentence=rule.sentence[:1].upper() + rule.sentence[1:])
        who = None
        wide = scale.wide - _tab(rule, scale.least) - SLANT_PX - 18
        if scale.tall and view.round and rule.name == texts.word(view.sin):
            who = partial(_sins_line, view=view, texts=texts, size=scale.least)
            wide = scale.wide - 2 * scale.edge
        high = needed(rule.sentence, wide, scale.least, rule.weight) + 12
        high += _tab_high(scale.least) if who else 0
        blocks.append(Block(high, partial(_strip, rule=rule, who=who)))
    return blocks


def _tab(rule: _Rule, size: int) -> int:
    return fonts.width(rule.name, "bold", size) + 70


def _tab_high(size: int) -> int:
    return fonts.leading(size) + 12


def _strip(
    canvas: Canvas, box: Box, rule: _Rule, who: Callable[[Canvas, Box], None] | None
) -> None:
    """Draw a rule: its name on a tab, its sentence beside it, or `who` beside it and the sentence
    below."""
    canvas.panel(box, HUE["soot"], 0)
    size = canvas.least
    wide = _tab(rule, size)
    tab = Box(box.left, box.top, box.left + wide, box.top + _tab_high(size) - 2)
    canvas.panel(tab, rule.ink.ground, 0)
    slant = Box(tab.right, tab.top, tab.right + tab.high, tab.low)
    canvas.polygon(((0, 0), (SLANT_PX / tab.high, 0), (0, 1)), slant, rule.ink.ground)
    eyes = rule.sprite.startswith("eyes")
    high = 18 if eyes else 32
    canvas.sprite(rule.sprite, (tab.left + (10 if eyes else 12), tab.middle[1] - high // 2), high)
    canvas.text((tab.left + 56, tab.middle[1]), rule.name, size, "bold", rule.ink.letters)
    spot = Box(tab.right + SLANT_PX + 10, box.top, box.right - 8, box.low - 2)
    if who:
        edge = SCALES["phone"].edge
        who(canvas, spot._replace(right=box.right - edge, low=tab.low))
        spot = Box(box.left + edge, tab.low, box.right - edge, box.low)
    canvas.write(spot, rule.sentence, 20, rule.weight, HUE["bone"], lines=9)


def people(view: OthersView, texts: Texts, scale: Scale) -> list[Block]:
    """Return rows of the heroes in play, then of the players without one by name, as many in a row
    as there is room for. The Sins have their own line."""
    shown = {view.sins, *(hero.seat for hero in view.heroes)}
    idle = [seat for seat in range(view.seats) if seat not in shown]
    there: list[HeroView | Seat] = [*view.heroes, *idle]
    across = min(max(len(there), 2), 4)
    if scale.tall:
        across = 1 if len(there) == len(view.heroes) == 2 else 2
    rows = []
    for n in range(0, len(there), across):
        row = there[n : n + across]
        many = len(row) if scale.tall and isinstance(row[0], HeroView) else across
        wide = (scale.wide - 2 * (8 if scale.tall else 12) - BLOCK_GAP_PX * (many - 1)) // many
        cells = [
            hero_block(who, texts, wide, scale.least, active=who.id == view.active)
            if isinstance(who, HeroView)
            else Block(IDLE_PX[view.round > 0], partial(_idle, seat=who, view=view, texts=texts))
            for who in row
        ]
        rows += beside(cells, many)
    return [Block(row.high + GAP, partial(_inset, draw=row.draw)) for row in rows]


def _inset(canvas: Canvas, box: Box, draw: Callable[[Canvas, Box], None]) -> None:
    edge = 8 if canvas.box.wide < WIDE else 12
    draw(canvas, Box(box.left + edge, box.top + GAP // 2, box.right - edge, box.low - GAP // 2))


def _idle(canvas: Canvas, box: Box, seat: Seat, view: OthersView, texts: Texts) -> None:
    """Draw a player without a hero; once the first round began, the grave of the last one."""
    if view.round:
        canvas.framed(box, HUE["night"], HUE["edge"], 10, 2)
        face, name = box.inset(8).columns((box.high - 16) * 3 // 4, 1.0, gap=12)
        canvas.panel(face, mark(seat).colour, 8)
        inner = face.inset(4)
        canvas.sprite("dusk", inner[:2], inner.high, 1.0, inner)
        kit.centred(canvas, inner, "grave", inner.high * 3 // 5)
        size = max(32, canvas.least * 3 // 2)
        at = face.right - size // 2 + 2, face.low - size // 2 + 2
        kit.seat_on(canvas, at, size, seat, HUE["soot"])
    else:
        high = min(box.high, 54)
        spot, name = box.inset(12, 0).columns(high, 1.0, gap=max(high // 5, 8))
        canvas.seat(seat, spot.centred(high, high))
    canvas.write(name, seat_name(texts, seat), 24, "bold", HUE["bone"], lines=2)


def key_block(view: OthersView, texts: Texts, scale: Scale) -> Block:
    """Return the legend: what the symbols of this picture mean."""
    seen = {SPRITES.get(kind, kind) for kind in seen_in(view)}
    figures = view.pool and scale.least == MIN_LETTER_PX
    seen |= {"turn", "city"} if view.round else set(FIGURES) if figures else set()
    if view.roll is not None and view.roll.rolled:
        seen |= {*view.roll.faces, *view.roll.sin_faces}
    entries = [
        (
            figure_of(name, view) if name in KINDS else name,
            texts.say(f"draw-figure-{name}" if name in FIGURES else f"draw-key-{name}"),
        )
        for name in (*FIGURES, *LEGEND_KEYS)
        if name in seen
    ]
    size = scale.least
    return kit.key_block(entries, scale.wide, size + 6, size, HUE["dim"], size + 8, (16, 3),
                         99)  # fmt: skip


def _tray_block(view: OthersView, texts: Texts, scale: Scale) -> list[Block]:
    roll = view.roll
    if roll is None:
        return []
    if not roll.rolled:
        draw = partial(_unrolled, roll=roll, texts=texts)
        return [Block(UNROLLED_PX + GAP, partial(_inset, draw=draw))]
    rows = _tray_rows(roll, texts, scale.wide, scale.least)
    draw = partial(_tray, roll=roll, view=view, texts=texts, rows=rows)
    return [Block(sum(rows) + 12 + GAP, partial(_inset, draw=draw))]


def _unrolled(canvas: Canvas, box: Box, roll: RollView, texts: Texts) -> None:
    """Draw who is about to roll how many dice, and where."""
    canvas.framed(box, HUE["night"], HUE["ember"], 10, 3)
    size = box.high - 4
    kit.standing(canvas, (box.left + 42, box.low - 3), size * 0.78, roll.hero)
    body = box._replace(left=box.left + 84, right=box.right - 14)
    sentence = texts.say("draw-to-roll", dice=roll.dice, sin_dice=roll.sin_dice)
    long = fonts.width(sentence, "semibold", max(24, canvas.least))
    above, below = split(body.inset(0, 3), (1.0, long), (1.0, 1.0))
    canvas.write(below, sentence, 24, "semibold", HUE["bone"])
    left, size, right = canvas.placed[-1].box.right, 26, below.right
    _rolling(canvas, above, roll, texts)
    if below.top == above.top:
        left, size, right = canvas.placed[-1].box.right, 38, below.left - 20
    dice = ["bone"] * roll.dice + ["blood"] * roll.sin_dice
    row = Box(max(left + 20, right - len(dice) * (size + 6)), 0, right, 0)
    row = row._replace(top=below.middle[1] - size // 2, low=below.middle[1] + size // 2)
    for hue, spot in zip(dice, row.fan(len(dice), size, 6), strict=True):
        canvas.framed(spot, HUE[hue], HUE["soot"], 8, 2)


def _rolling(canvas: Canvas, box: Box, roll: RollView, texts: Texts) -> None:
    """Draw where a roll is made, and for what."""
    x, middle = box.left, box.middle[1]
    high = canvas.least + 8
    at = x, middle - high // 2
    x = kit.plate(canvas, at, high, roll.place.upper(), CODE, canvas.least) + 10
    sentence = texts.say("draw-roll", hero=roll.hero, roll=roll.kind)
    canvas.write(box._replace(left=x), sentence, 24, "bold", HUE["bone"])


def _sums(roll: RollView, texts: Texts) -> list[str]:
    """Return what the dice of a roll add up to: the hero's, and those of the Sins if it has any."""
    facts = {name: getattr(roll, name) for name in ("fists", "shields", "claws", "tentacles")}
    ids = ["draw-rolled" if roll.kind == "fight" else "draw-worked"]
    ids += ["draw-rolled-sins"] if roll.sin_faces else []
    return [texts.say(text_id, **facts) for text_id in ids]


def _tray_rows(roll: RollView, texts: Texts, wide: int, least: int) -> list[int]:
    """Return the heights of the rows of a tray: title, dice and sums, the last beside the dice or
    all in one where there is room."""
    size = max(24, least)
    title = fonts.width(texts.say("draw-roll", hero=roll.hero, roll=roll.kind), "bold", size)
    title += kit.plate_wide(roll.place.upper(), least + 8, least) + 48
    dice = (len(roll.faces) + len(roll.sin_faces)) * DIE_PX
    dice += sum(fonts.width(said, "semibold", size) + 30 for said in _sums(roll, texts))
    room = wide - 132 - 88 * bool(roll.sin_faces)
    if not roll.sin_faces and title + dice <= room:
        return [DIE_PX]
    apart = room < CROWD_PX * (len(roll.faces) + len(roll.sin_faces))
    return [size + 10, DIE_PX * (1 + apart), *[size + 10] * (dice > room)]


def _tray(
    canvas: Canvas, box: Box, roll: RollView, view: OthersView, texts: Texts, rows: Sequence[int]
) -> None:
    """Draw the dice of a roll and what they add up to: the hero and its dice on the left, facing
    those of the Sins and the strongest monster there on the right."""
    canvas.framed(box, HUE["night"], HUE["ember"], 10, 3)
    inner, size = box.inset(10, 6), max(24, canvas.least)
    high = rows[0] + DIE_PX * (len(rows) > 1)
    wide = high * 18 // 25
    frame = Box(inner.left, inner.top, inner.left + wide, inner.top + high)
    kit.portrait(canvas, frame, kit.Portrait("dusk", roll.hero, HUE["ember"]), wide * 0.95, 3)
    body = inner._replace(left=frame.right + 14)
    here = {kind for space in view.spaces if space.id == roll.place for kind in space.monsters}
    kind = next((kind for kind in reversed(KINDS) if kind in here), "")
    if roll.sin_faces:
        frame = frame._replace(left=inner.right - wide, right=inner.right)
        foe = figure_of(kind, view) if kind else view.sin
        kit.portrait(canvas, frame, kit.Portrait("dusk", foe, HUE[view.sin]), wide * 0.85, 3)
        body = body._replace(right=frame.left - 14)
    spots = body.rows(*map(float, rows))
    _rolling(canvas, spots[0], roll, texts)
    if roll.sin_faces and not is_tall(canvas):
        foe = texts.say(f"draw-key-{kind}") if kind else texts.word(view.sin)
        canvas.write(spots[0], foe[:1].upper() + foe[1:], size, "bold", HUE[view.sin], "right")
    counts = len(roll.faces), len(roll.sin_faces)
    apart = len(rows) > 1 and rows[1] > DIE_PX
    die = min(DIE_PX, (body.wide - 24) // max(max(counts) if apart else sum(counts), 1))
    mine, theirs = (die * count for count in counts)
    said = _sums(roll, texts)
    if len(rows) == 1:
        end = body.right - fonts.width(said[0], "semibold", size) - 30
        dice = body._replace(left=end - mine)
    else:
        dice = spots[1]
    sums = dice._replace(left=dice.left + mine + 14, right=dice.right - theirs - 14)
    if len(rows) > 2:
        sums = spots[2]._replace(left=inner.left, right=inner.right)
    canvas.write(sums, said[0], size, "semibold", HUE["bone"])
    if roll.sin_faces:
        canvas.write(sums, said[1], size, "semibold", HUE["bone"], "right")
    upper, lower = dice.rows(1.0, 1.0) if apart else (dice, dice)
    lower = lower._replace(left=dice.right - theirs)
    for part, faces in ((upper, roll.faces), (lower, roll.sin_faces)):
        for face, spot in zip(faces, part.fan(len(faces), die, 0), strict=True):
            own = part is upper
            sprite = face if own else DICE.get(face, face)
            canvas.sprite(sprite, spot.centred(die - 4, die - 4)[:2], die - 4)
            canvas.region(spot, words(face, "face") if own else ())
            canvas.note(texts.word(face))
