"""The picture of the table: mission and track, the city with letters and numbers, the heroes, and
the dice during a roll."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from bot.games.the_others.board import taken
from bot.games.the_others.hero_picture import ART, SHORT_HERO_PX, STONE, STREET, draw_hero
from bot.games.the_others.meaning import meaning
from bot.render.draw import fonts
from bot.render.draw.blocks import (
    BLOCK_GAP_PX,
    INNER_BOARD_WIDTH_PX,
    Block,
    beside,
    is_tall,
    needed,
    split,
    tall_board,
)
from bot.render.draw.canvas import (
    DUSK,
    EMBER,
    FAINT,
    GOOD_RGB,
    INK,
    LINE,
    MIN_LETTER_PX,
    Align,
    Canvas,
    Picture,
)
from bot.render.draw.layout import Box
from bot.render.draw.pieces import Drawn, legend, legend_high, person
from bot.render.draw.seats import short_name, short_names
from bot.render.phases import phase_text
from bot.render.regions import together, words
from bot.texts import Said, Texts
from engine.games.the_others.content import COLUMNS, KINDS, ROWS
from engine.games.the_others.view import HeroView, OthersView, RollView, SpaceView
from engine.kernel import Seat

WIDE, EDGE = 1200, 24
CITY: Final = 200
"""Height of a space, in pixels."""
CITY_HEIGHT_PX: Final = ROWS * CITY + (ROWS - 1) * 8
TITLE_BOX: Final = Box(28, 60, WIDE - 28, 104)
LINE_OF_HEROES: Final = SHORT_HERO_PX
STANDING: Final = 92
"""Height of the text about the sin and its acolytes, in pixels."""
TRAY: Final = 166
TALL_TRAY_PX: Final = 280
"""Height of the dice if those of both sides are stacked."""
HEAD_ROW_PX: Final = 38
"""Height of a line above the city on a tall picture, in pixels."""
SINS_ROW_PX: Final = 52
"""Height of the line about the Sins, which may need two rows."""
TALL_SPACE_PX: Final = 190
MAX_DRAWING_PX: Final = 66
"""Height of a drawing in a space, in pixels."""
NUMBER_WIDTH_PX: Final = 30
KINDS_PER_ROW: Final = 3
"""Kinds of things side by side in a space."""
LEGEND_KEYS: Final = (
    "wounds", "corruption", "acolyte", "abomination", "controller", "avatar", "fire", "taint",
    "pentacle", "nest", "altar", "hidden", "civilian", "fist", "shield", "claw", "tentacle",
    "burst",
)  # fmt: skip
"""The sprites that the legend explains."""
SPRITES: Final = {"corruption": "taint"}
"""Tokens whose sprite has another name."""
TOKEN_OF_SPRITE: Final = {sprite: token for token, sprite in SPRITES.items()}


def draw_city(view: OthersView, texts: Texts, tall: bool = False) -> Picture:
    """Draw the public city from the first round on, 1200 pixels wide or tall."""
    if tall:
        return tall_board(ART, "board", _blocks(view, texts))
    top = 156 + STANDING
    low = top + CITY_HEIGHT_PX
    tray = TRAY + BLOCK_GAP_PX if view.roll is not None else 0
    entries = legend_entries(texts)
    foot = legend_high(entries, WIDE - 2 * EDGE)
    high = low + BLOCK_GAP_PX + tray + LINE_OF_HEROES + BLOCK_GAP_PX + foot + 14
    canvas = Canvas((WIDE, high), ART, "board")
    _head(canvas, view, texts)
    spaces(canvas, Box(EDGE, top, WIDE - EDGE, low), view, texts)
    below = low + BLOCK_GAP_PX
    if view.roll is not None:
        _tray(canvas, Box(EDGE, below, WIDE - EDGE, below + TRAY), view.roll, texts)
        below += tray
    people(canvas, Box(EDGE, below, WIDE - EDGE, below + LINE_OF_HEROES), view, texts)
    spot = Box(EDGE, canvas.box.low - foot - 10, WIDE - EDGE, canvas.box.low - 10)
    legend(canvas, spot, entries)
    return canvas.finish()


def _blocks(view: OthersView, texts: Texts) -> list[Block]:
    """Return the parts of a tall picture, from the top."""
    blocks = [
        Block(3 * HEAD_ROW_PX + SINS_ROW_PX, partial(_tall_head, view=view, texts=texts)),
        text_block(standing(view, texts), MIN_LETTER_PX),
        city_block(view, texts, TALL_SPACE_PX),
    ]
    if view.roll is not None:
        high = TALL_TRAY_PX if view.roll.kind == "fight" and view.roll.rolled else TRAY
        blocks.append(Block(high, partial(_tray, roll=view.roll, texts=texts)))
    team = [Block(SHORT_HERO_PX, draw) for draw in players(view, texts)]
    return [*blocks, *beside(team, 2), legend_block(texts)]


def text_block(text: str, size: int) -> Block:
    """Return a block with a text, as high as it needs."""
    high = needed(text, INNER_BOARD_WIDTH_PX - 8, size)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.write(box.inset(4, 0), text, size, "regular", FAINT, lines=99, least=size)

    return Block(high, draw)


def city_block(view: OthersView, texts: Texts, high: int) -> Block:
    """Return the city of a tall picture, each space `high` pixels high."""
    return Block(len(COLUMNS) * (high + 8) - 8, partial(spaces, view=view, texts=texts))


def legend_block(texts: Texts) -> Block:
    """Return the legend of a tall picture."""
    entries = legend_entries(texts)
    high = legend_high(entries, INNER_BOARD_WIDTH_PX)
    return Block(high, lambda canvas, box: legend(canvas, box, entries))


def legend_entries(texts: Texts) -> list[tuple[Drawn, str]]:
    """Return what the small drawings mean."""
    return [(name, texts.say(f"draw-key-{name}")) for name in LEGEND_KEYS]


def people(canvas: Canvas, box: Box, view: OthersView, texts: Texts) -> None:
    """Draw the heroes and the players without one side by side."""
    drawn = players(view, texts)
    spots = box.columns(*[1.0] * len(drawn), gap=BLOCK_GAP_PX)
    for draw, spot in zip(drawn, spots, strict=True):
        draw(canvas, spot)


def players(view: OthersView, texts: Texts) -> list[Callable[[Canvas, Box], None]]:
    """Return the functions that draw the heroes in play, and the players without one by name. The
    Sins have their own line."""
    shown = {view.sins, *(hero.seat for hero in view.heroes)}
    idle = [seat for seat in range(view.seats) if seat not in shown]
    return [
        *(
            partial(draw_hero, hero=hero, texts=texts, active=hero.id == view.active)
            for hero in view.heroes
        ),
        *(partial(_idle, seat=seat, texts=texts) for seat in idle),
    ]


def _idle(canvas: Canvas, box: Box, seat: Seat, texts: Texts) -> None:
    """Draw a player without a hero."""
    canvas.framed(box, DUSK, LINE, 14)
    person(canvas, box.inset(12, 8), seat, texts, 28, lines=2)


def title(canvas: Canvas, view: OthersView, texts: Texts) -> None:
    """Draw the game and the phase, or the winner."""
    canvas.text((28, 34), texts.say("game-name"), 28, "semibold", FAINT)
    canvas.text((WIDE - 28, 34), phase_text(view, texts), 32, "bold", align="right")
    _won(canvas, TITLE_BOX, view, texts)


def _won(canvas: Canvas, box: Box, view: OthersView, texts: Texts) -> None:
    if view.result is not None:
        sentence = texts.say("draw-won", names=short_names(texts, view.result))
        canvas.write(box, sentence, 34, "bold", GOOD_RGB, lines=2)


def tall_title(canvas: Canvas, box: Box, view: OthersView, texts: Texts) -> None:
    """Draw the title in two lines of a tall picture."""
    above, below = box.rows(1.0, 1.0)
    sentence = texts.say("game-name")
    game, phase = above.columns(fonts.width(sentence, "semibold", 20), 1.0, gap=12)
    canvas.text((game.left, game.middle[1]), sentence, 20, "semibold", FAINT)
    canvas.write(phase, phase_text(view, texts), 30, "bold", align="right")
    _won(canvas, below, view, texts)


def _head(canvas: Canvas, view: OthersView, texts: Texts) -> None:
    """Draw the phase, the mission, the track, deaths, and the Sins."""
    title(canvas, view, texts)
    _mission(canvas, TITLE_BOX, view, texts)
    _track(canvas, Box(28, 108, WIDE - 28, 148).columns(250, 190, 1.0, gap=14), view, texts)
    rules = Box(28, 150, WIDE - 28, 150 + STANDING)
    canvas.write(rules, standing(view, texts), 22, "regular", FAINT, lines=3)


def _tall_head(canvas: Canvas, box: Box, view: OthersView, texts: Texts) -> None:
    """Draw the head of a tall picture, without the rules in force."""
    name, track, sins = box.inset(6, 0).rows(2 * HEAD_ROW_PX, HEAD_ROW_PX, 1.0)
    tall_title(canvas, name, view, texts)
    _mission(canvas, name._replace(top=name.top + HEAD_ROW_PX), view, texts)
    _track(canvas, [*track.columns(1.0, 1.0, gap=14), sins], view, texts)


def _mission(canvas: Canvas, box: Box, view: OthersView, texts: Texts) -> None:
    """Draw the mission, until there is a winner."""
    if view.result is None:
        if view.goal:
            sentence = texts.say("draw-mission", n=view.mission, goal=view.goal,
                             progress=view.progress, needed=view.needed)  # fmt: skip
        else:
            sentence = texts.say("draw-branching", n=view.mission)
        canvas.write(box, sentence, 32, "bold", EMBER)


def _track(canvas: Canvas, spots: Sequence[Box], view: OthersView, texts: Texts) -> None:
    """Draw the track, the deaths, and the Sins."""
    left, middle, right = spots
    canvas.write(left, texts.say("draw-track", n=view.track), 28, "semibold")
    deaths = texts.say("draw-deaths", n=len(view.fallen), most=view.deaths)
    canvas.write(middle, deaths, 28, "semibold", align="right" if is_tall(canvas) else "left")
    name = short_name(texts, view.sins)
    sins = texts.say("draw-sins", sin=view.sin, seat=name, cards=view.hand_size,
                     reactions=view.reactions)  # fmt: skip
    align: Align = "left" if is_tall(canvas) else "right"
    canvas.write(right, sins, 28, "semibold", align=align, lines=2 if is_tall(canvas) else 1)


def standing(view: OthersView, texts: Texts) -> str:
    """Return the rules in force: the sin, its acolytes, the open card, an eclipse."""
    facts = [
        texts.say(
            "draw-standing",
            sin=view.sin,
            power=Said(meaning(view.sin, texts)),
            group=view.acolytes,
            does=Said(meaning(view.acolytes, texts)),
            joined=int(view.joined),
        )
    ]
    if view.shown:
        does = Said(meaning(view.shown, texts))
        facts = [texts.say("draw-open-card", card=view.shown, does=does), *facts]
    return " · ".join([*([texts.say("text-dim")] if view.dim else []), *facts])


def spaces(canvas: Canvas, box: Box, view: OthersView, texts: Texts) -> None:
    """Fifteen spaces in three rows, or on a tall picture in three columns."""
    spots = box.grid(len(COLUMNS), ROWS, gap=8)
    if is_tall(canvas):
        turned = box.grid(ROWS, len(COLUMNS), gap=8)
        spots = [turned[n] for row in range(ROWS) for n in range(row, len(turned), ROWS)]
    heroes = {hero.id: hero for hero in view.heroes}
    for space, spot in zip(view.spaces, spots, strict=True):
        _space(canvas, spot, space, view, heroes, texts)


def _space(
    canvas: Canvas,
    box: Box,
    space: SpaceView,
    view: OthersView,
    heroes: dict[str, HeroView],
    texts: Texts,
) -> None:
    """Draw a space: its name and its pieces."""
    active = view.active in space.heroes and view.active
    canvas.framed(
        box, STONE if space.district else STREET, EMBER if active else LINE, 14, 4 if active else 2
    )
    canvas.region(box, words(space.id, "space", "at"))
    head, room = box.inset(7, 6).rows(36, 1.0, gap=4)
    code, name = head.columns(42, 1.0, gap=2)
    canvas.text((code.left, code.middle[1]), space.id.upper(), 32, "bold", INK)
    label = texts.word(space.district) if space.district else ""
    label = texts.say("draw-start") if not label and space.id == view.start else label
    if space.id in taken(view):
        label = texts.say("draw-taken")
    if space.closed:
        label = texts.say("draw-closed")
    canvas.write(name, label, 24, "semibold", FAINT, "right") if label else None
    laid = [SPRITES.get(token, token) for token in space.tokens]
    laid += ["nest"] * space.nest + ["altar"] * space.altar
    laid += ["hidden"] * space.hidden + ["civilian"] * space.civilians
    things = [*_in_rows(space.monsters), *_in_rows(laid)]
    lines = len(things) + bool(space.heroes)
    high = min(MAX_DRAWING_PX, (room.high - 4 * (lines - 1)) // max(lines, 1))
    for n, counts in enumerate(things):
        top = room.top + n * (high + 4)
        _counted(canvas, Box(room.left, top, room.right, top + high), counts, space.id, texts)
    people = room._replace(top=room.low - high)
    for id, spot in zip(space.heroes, people.fan(len(space.heroes), high, 4), strict=True):
        canvas.seat(heroes[id].seat, spot, texts.word(id)[:1])
        canvas.note(texts.word(id))
        canvas.region(spot, words(id, "hero"))


def _in_rows(names: Sequence[str]) -> list[dict[str, int]]:
    """Return the number of each kind, three kinds per row."""
    counts = list(Counter(names).items())
    return [dict(counts[n : n + KINDS_PER_ROW]) for n in range(0, len(counts), KINDS_PER_ROW)]


def _counted(canvas: Canvas, box: Box, counts: Mapping[str, int], space: str, texts: Texts) -> None:
    """Draw each kind of piece once with its number, as large as there is room for."""
    numbers = sum(count > 1 for count in counts.values())
    size = min(box.high, (box.wide - numbers * NUMBER_WIDTH_PX) // len(counts) - 6)
    x = box.left
    for name, count in counts.items():
        canvas.sprite(name, (x, box.middle[1] - size // 2), size)
        canvas.note(texts.say(f"draw-key-{name}"))
        field = "monster" if name in KINDS else "token"
        here = together(**{field: TOKEN_OF_SPRITE.get(name, name)}, at=space)
        canvas.region(Box(x, box.top, x + size, box.low), [here])
        x += size + 6
        if count > 1:
            canvas.text((x - 3, box.middle[1]), f"{count}", min(NUMBER_WIDTH_PX, box.high), "bold")
            x += NUMBER_WIDTH_PX


def _tray(canvas: Canvas, box: Box, roll: RollView, texts: Texts) -> None:
    """Draw the dice of a roll and their total, the hero's on the left, those of the Sins on the
    right."""
    canvas.framed(box, DUSK, EMBER, 16, 3)
    title, low = box.inset(14, 8).rows(34, 1.0, gap=4)
    canvas.write(title, texts.say("draw-roll", hero=roll.hero, roll=roll.kind), 28, "bold")
    if not roll.rolled:
        sentence = texts.say("draw-to-roll", dice=roll.dice, sin_dice=roll.sin_dice)
        canvas.write(low, sentence, 32, "semibold")
        return
    fighting = roll.kind == "fight"
    shown = [("draw-rolled" if fighting else "draw-worked", roll.faces)]
    shown += [("draw-rolled-sins", roll.sin_faces)] if fighting else []
    facts = {name: getattr(roll, name) for name in ("fists", "shields", "claws", "tentacles")}
    shares = [1.0] * len(shown)
    for half, (sentence, faces) in zip(split(low, shares, shares, gap=30), shown, strict=True):
        dice, sums = half.rows(1.0, 36, gap=4)
        wide = min(62, max(20, (half.wide - 4) // max(len(faces), 1)))
        for face, spot in zip(faces, dice.fan(len(faces), wide, 2), strict=True):
            size = min(wide - 4, spot.high)
            canvas.sprite(face, spot.centred(size, size)[:2], size)
            canvas.region(spot, words(face, "face") if faces is roll.faces else ())
            canvas.note(texts.word(face))
        canvas.write(sums, texts.say(sentence, **facts), 28, "semibold")
