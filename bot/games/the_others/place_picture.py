"""The city's places: each space is a scene in which those who are there stand."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from bot.games.the_others.board import taken
from bot.render.draw import kit
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.kit import Ink
from bot.render.draw.layout import Box
from bot.render.draw.look import look_of
from bot.render.regions import together, words
from bot.texts import Texts
from engine.games.the_others.content import COLUMNS, ROWS
from engine.games.the_others.view import HeroView, OthersView, SpaceView

LOOK: Final = look_of("the_others")
HUE: Final = LOOK.hues
CODE: Final = Ink(HUE["bone"], HUE["soot"], HUE["soot"])
PICKED: Final = Ink(HUE["amber"], HUE["soot"], HUE["soot"])
NAME: Final = Ink(HUE["soot"], HUE["bone"], HUE["soot"])
QUIET: Final = Ink(HUE["petrol"], HUE["bone"], HUE["edge"])
SHUT: Final = Ink(HUE["blood"], HUE["bone"], HUE["bone"])
TILE: Final = Ink(HUE["soot"], HUE["bone"], HUE["soot"])
PILL: Final = TILE._replace(edge=HUE["bone"])
SCENE: Final = (240, 158)
"""Size of a scene in its own units; what is drawn 24 higher covers the scene behind."""
ABOVE: Final = 24
BURNING: Final = 3
"""The heat of a scene with a fire."""
HEATS: Final = {False: (0, 1, 2), True: (0, 1, 1, 2, 2)}
"""The heat of each row of a wide and of a tall city, from the horizon on."""
TALL: Final = 172
"""Height of a scene in a tall city: it shows more of its sky."""
FLAMES: Final = ((10, -20, 46), (41, -2, 30), (192, -22, 48), (222, 4, 28))
"""Flames on the roofs of a burning scene: left, top, height."""
GROUND: Final = 120
"""Where feet stand, in units of the scene."""
LIFT: Final = 4
"""How far feet stand above the plates at least, where marks have room."""
BEHIND: Final = 74
"""Where feet of a second rank stand."""
ROOM: Final = 226
ASIDE: Final = 164
"""Width of a rank that stands on the right, beside the door of the place."""
BUST: Final = 0.66
"""Size of heroes before a second rank."""
UNDER: Final = 0.85
"""Size of those who stand below plates in the sky."""
TIGHT: Final = 0.75
"""How far a rank shrinks before it becomes two."""
PLATE: Final = 30
PAD: Final = 10
"""How much wider a plate is than its text, in pixels."""
AIR: Final = 14
"""How far things of a rank stand apart where they have room."""
SPRITES: Final = {"corruption": "taint"}
"""Tokens whose sprite has another name."""
WIDTHS: Final = {
    "acolyte": (62, 64), "abomination": (78, 70), "controller": (84, 80), "avatar": (120, 90),
    "civilian": (54, 56), "hero": (70, 76),
}  # fmt: skip
"""Width of the room that a figure needs, and of 100 of its units."""
TOKEN: Final = (48, 42)
"""Width of the room that a token needs, and its height."""
SIDE_BY_SIDE: Final = 0.95
"""Which share of a rank may be full before its tokens stand in front."""
BACK: Final = 12
"""How far every second figure of a rank stands behind the others."""


class Thing(NamedTuple):
    """What is in a space: a kind of monster, a token, civilians, or a hero."""

    kind: str
    sprite: str
    many: int
    about: tuple[str, ...]
    """Words of its region."""
    said: str
    hero: HeroView | None = None

    @property
    def flat(self) -> bool:
        """Whether it is a token, which can lie on a tile."""
        return self.kind not in WIDTHS


def figure_of(kind: str, view: OthersView) -> str:
    """Return the drawing of a kind of monster of this table."""
    return f"{kind}_{view.acolytes if kind == 'acolyte' else view.sin}"


def city(canvas: Canvas, box: Box, view: OthersView, texts: Texts, tall: bool) -> None:
    """Draw the fifteen spaces, three rows of five, or five rows of three."""
    across, deep = (ROWS, len(COLUMNS)) if tall else (len(COLUMNS), ROWS)
    spots = box.grid(across, deep)
    if tall:  # the spaces are listed row by row
        spots = [spots[n] for row in range(ROWS) for n in range(row, len(spots), ROWS)]
    unit = box.wide / across / SCENE[0]
    placed = sorted(zip(spots, view.spaces, strict=True), key=lambda pair: pair[0].top)
    for spot, space in placed:
        row = (spot.top - box.top) * deep // box.high
        _scene(canvas, spot, space, HEATS[tall][round(row)], unit)
    for spot, space in placed:
        _Place(canvas, spot, unit, view, texts).draw(space)


def city_high(wide: int, tall: bool) -> int:
    """Return the height of a city of this width, in pixels."""
    across, deep = (ROWS, len(COLUMNS)) if tall else (len(COLUMNS), ROWS)
    return int(wide / across * (TALL if tall else SCENE[1]) / SCENE[0]) * deep


def scene_of(space: SpaceView, heat: int) -> str:
    """Return the drawing of a space of this heat, or of one that burns."""
    return f"scene_{space.district or space.id}-{BURNING if 'fire' in space.tokens else heat}"


def _scene(canvas: Canvas, box: Box, space: SpaceView, heat: int, unit: float) -> None:
    high = round((SCENE[1] + ABOVE) * unit)
    heat = BURNING if "fire" in space.tokens else heat
    canvas.panel(box._replace(low=box.top + box.high // 2), HUE[f"sky{heat}"], 0)
    low = box.low + (canvas.fine != 1)  # no seam shows where pixels are rounded
    canvas.sprite(scene_of(space, heat), (box.left, low - high), high)
    if "fire" in space.tokens:
        for x, y, size in FLAMES:
            at = box.left + round(x * unit), box.low - round((SCENE[1] - y) * unit)
            canvas.sprite("flame", at, round(size * unit))


class _Place:
    """One space: those who are there, and its plates."""

    def __init__(
        self, canvas: Canvas, box: Box, unit: float, view: OthersView, texts: Texts
    ) -> None:
        self.canvas, self.box, self.unit, self.view, self.texts = canvas, box, unit, view, texts
        self._pills = list[tuple[int, int, int]]()
        """Where a number stands above things that are drawn once, and the number."""
        self._high = max(self._px(PLATE), 28, canvas.least + 5)
        """Height of its plates; they stand from `_top` on."""
        self._pad = PAD + 4 * (canvas.least == MIN_LETTER_PX)
        """The same as `PAD` for a code."""
        self._top = box.low - self._high - self._px(6)
        self._free = box.right
        """Where the first thing stands."""
        self._ground = min(GROUND, SCENE[1] - (box.low - self._top) / unit) - LIFT

    def draw(self, space: SpaceView) -> None:
        """Draw everything but the scene."""
        self.canvas.region(self.box, words(space.id, "space", "at"))
        things = self._things(space)
        state = *((thing.kind, thing.many) for thing in things if not thing.hero), space.closed
        self.canvas.shows(space.id, state, self.box._replace(low=self._top + 2))
        lying, before = [thing for thing in things if thing.flat], list[Thing]()
        full = self._full(things)
        line, all_told = self._line(space)
        room = line + self._before_wide(lying) <= self.box.wide
        if full > SIDE_BY_SIDE and lying != things and room:
            before, things = lying, [thing for thing in things if not thing.flat]
            full = self._full(things)
        crowded = full * TIGHT > 1
        most = 1.0 if all_told or full * ROOM < ASIDE else UNDER
        if self.view.active in space.heroes and self.view.active:
            high = self._px(56)
            self.canvas.sprite("pool", (self.box.left + self._px(20), self._y(96)), high)
        if crowded:
            self._two_ranks(things)
        else:
            self._rank(things, self._ground, min(most, 1 / max(full, 1)))
        self._before(before)
        tiles = [thing for thing in things if thing.flat] if crowded else []
        least = self.canvas.least
        highest = self._plates(space, tiles) + least // 2 + 5
        sign, step, last = ("", round(least * 1.5), 0) if crowded else ("×", 2 * least, 0)
        for x, y, count in sorted(self._pills):  # beside each other
            last = max(x, last + step)
            kit.pill(self.canvas, (last, max(y, highest)), f"{sign}{count}", PILL, least)

    def _full(self, things: list[Thing]) -> float:
        """Return how much of the room of a rank things need."""
        return sum(self._wide(thing) for thing in things) / ROOM

    def _px(self, units: float) -> int:
        return round(units * self.unit)

    def _y(self, units: float) -> int:
        return self.box.low - self._px(SCENE[1] - units)

    def _things(self, space: SpaceView) -> list[Thing]:
        """Return what is there, from the left."""
        say = self.texts.say
        beasts, lying = Counter(space.monsters), Counter(space.tokens)
        lying["nest"] += space.nest
        lying["altar"] += space.altar
        lying["hidden"] += space.hidden
        things = [
            Thing(kind, figure_of(kind, self.view), beasts[kind],
                  (together(monster=kind, at=space.id),), say(f"draw-key-{kind}"))
            for kind in ("avatar", "controller", "abomination", "acolyte") if beasts[kind]
        ]  # fmt: skip
        if space.civilians:
            about = (together(token="civilian", at=space.id),)
            said = self.texts.word("civilian")
            things.append(Thing("civilian", "civilian", space.civilians, about, said))
        for token, count in lying.items():
            if count:
                sprite = SPRITES.get(token, token)
                about = (together(token=token, at=space.id),)
                things.append(Thing(token, sprite, count, about, self.texts.word(token)))
        heroes = {hero.id: hero for hero in self.view.heroes}
        things += [
            Thing("hero", id, 1, words(id, "hero"), self.texts.word(id), heroes[id])
            for id in space.heroes
        ]
        return things

    def _wide(self, thing: Thing) -> float:
        """Return the room that a thing needs in a rank: a second one of its kind covers half of the
        first, more are counted."""
        if thing.flat:
            return TOKEN[0] + (16 if thing.many > 1 else 0)
        return WIDTHS[thing.kind][0] * (1.5 if thing.many == 2 else 1)

    def _rank(self, things: list[Thing], ground: float, scale: float, spread: bool = False) -> None:
        """Draw things side by side: few on the right, or spread over all the width."""
        total = sum(self._wide(thing) for thing in things) * scale
        alone = 2 if spread and things and things[0].hero else 1  # in the middle, or on the right
        apart = (SCENE[0] - 12 - total) / len(things) if len(things) > alone else 0.0
        more = max(apart if spread else min(apart, AIR), 0)
        total += more * len(things)
        x = (SCENE[0] - 12 - total) if total < ASIDE and not spread else (SCENE[0] - total) / 2
        if things:
            self._free = min(self._free, self.box.left + self._px(x))
        spots = list[tuple[float, float, float, Thing]]()
        for n, thing in enumerate(things):
            wide = self._wide(thing) * scale + more
            back = BACK * (n % 2) * (thing.hero is None and not thing.flat)
            spots.append((ground - back, x, wide, thing))
            x += wide
        for foot, x, wide, thing in sorted(spots, key=lambda spot: spot[0]):
            self._stand(thing, x, wide, foot, scale)

    def _two_ranks(self, things: list[Thing]) -> None:
        """Draw monsters and civilians behind, heroes before them; tokens go on tiles."""
        behind = [thing for thing in things if not thing.flat and thing.hero is None]
        before = [thing for thing in things if thing.hero]
        ranks = ((behind, BEHIND if before else 104, 0.8), (before, self._ground, BUST))
        for rank, ground, most in ranks:
            wide = sum(self._wide(thing) for thing in rank)
            self._rank(rank, ground, min(most, (SCENE[0] - 8) / max(wide, 1)), spread=True)

    def _stand(self, thing: Thing, x: float, wide: float, ground: float, scale: float) -> None:
        """Draw a thing between `x` and `x + wide`, in units of the scene."""
        canvas, left = self.canvas, self.box.left
        box = Box(left + self._px(x), self._y(ground - 70 * scale), left + self._px(x + wide),
                  self._y(ground))  # fmt: skip
        canvas.note(thing.said)
        if thing.flat:
            high = self._px(TOKEN[1] * scale)
            self._shadow(box.middle[0], box.low, high)
            kit.centred(
                canvas, Box(box.left, box.low - high, box.right, box.low), thing.sprite, high
            )
            box = box._replace(top=box.low - high)
        elif thing.hero:
            self._hero(thing, box, ground, scale)
        else:
            size = self._px(WIDTHS[thing.kind][1] * scale)
            twice = thing.many == 2
            for n in range(2 if twice else 1):
                middle = (0.34 + 0.32 * n) if twice else 0.5
                foot = left + self._px(x + wide * middle), box.low - self._px(BACK) * (twice > n)
                self._shadow(*foot, size)
                rim = HUE["pale"] if thing.kind == "civilian" else None  # others have their own
                kit.standing(canvas, foot, size, thing.sprite, rim=rim)
            box = box._replace(top=box.low - round(size * 1.1))
        if thing.many > (1 if thing.flat else 2):
            beside = min(box.right - self._px(8), self.box.right - 24)
            x_of, down = (box.middle[0], 0) if thing.flat else (beside, 6)
            self._pills.append((x_of, box.top + self._px(down), thing.many))
        canvas.region(box, thing.about)

    def _shadow(self, x: int, y: int, wide: int) -> None:
        """Draw the shadow of what stands at a point."""
        high = wide // 5
        self.canvas.sprite("shadow", (x - high * 5 // 2, y - high * 2 // 3), high)

    def _hero(self, thing: Thing, box: Box, ground: float, scale: float) -> None:
        """Draw a hero's bust above the mark of its seat, and whom it leads behind its shoulder."""
        hero = thing.hero
        assert hero is not None
        middle, size = box.middle[0], self._px(WIDTHS["hero"][1] * scale)
        foot = self._y(ground - 28)
        if hero.escorts:
            kit.standing(
                self.canvas, (middle - size // 3, foot - size // 6), size * 0.6, "civilian"
            )
        self._shadow(middle, self._y(ground), size)
        figure = kit.standing(self.canvas, (middle, foot), size, hero.id, rim=HUE["pale"])
        whole = figure._replace(low=self._y(ground))
        self.canvas.shows(hero.id, hero.place, whole)
        size = max(self._px(35), self.canvas.least * 3 // 2)
        at = middle, min(self._y(ground - 18), self._top - size // 2)
        kit.seat_on(self.canvas, at, size, hero.seat, HUE["soot"])

    def _tile_wide(self, thing: Thing, high: int) -> int:
        """Return the width of a thing's tile."""
        return high + (self.canvas.least // 2 + 2 if thing.many > 1 else 0)

    def _before(self, things: list[Thing]) -> None:
        """Draw tokens in front of those who stand, on the right beside the plates."""
        canvas, x, low = self.canvas, self.box.right - self._px(4), self.box.low - self._px(8)
        for thing in reversed(things):
            if thing.many > 1:
                wide, high = kit.pill_size(f"{thing.many}", canvas.least)
                at = x - wide // 2, low - high // 2
                kit.pill(canvas, at, f"{thing.many}", PILL, canvas.least)
                x -= wide
            spot = Box(x - self._high, low - self._high - 2, x, low)
            self._shadow(spot.middle[0], low, self._high)
            kit.centred(canvas, spot, thing.sprite, spot.high)
            canvas.note(thing.said)
            canvas.region(spot, thing.about)
            x = spot.left - self._px(6)

    def _before_wide(self, things: list[Thing]) -> int:
        """Return the width of tokens in front."""
        many = [kit.pill_size("2", self.canvas.least)[0] for thing in things if thing.many > 1]
        return sum(many) + len(things) * (self._high + self._px(6))

    def _states(self, space: SpaceView) -> list[tuple[str, Ink, int]]:
        """Return what is said about a space beside its name, its look, and the width of its
        plate."""
        found = [
            (self.texts.say(text_id), ink)
            for holds, ink, text_id in (
                (space.closed, SHUT, "draw-closed"),
                (space.id in taken(self.view), QUIET, "draw-taken"),
                (space.id == self.view.gate, QUIET, "text-gate"),
            )
            if holds
        ]
        return [(said, ink, self._plate_wide(said)) for said, ink in found]

    def _name(self, space: SpaceView) -> str:
        start = self.texts.say("draw-start") if space.id == self.view.start else ""
        return self.texts.word(space.district) if space.district else start

    def _plate_wide(self, text: str, pad: int = PAD) -> int:
        return kit.plate_wide(text, self._high, self.canvas.least, pad) if text else 0

    def _line(self, space: SpaceView) -> tuple[int, bool]:
        """Return how far the plates of a space reach side by side, and whether all fit."""
        x = self._px(6) + self._plate_wide(space.id.upper(), self._pad)
        x += self._plate_wide(self._name(space))
        all_told = True
        for _, _, wide in self._states(space):
            if x + 3 + wide <= self.box.wide - self._px(6):
                x += 3 + wide
            else:
                all_told = False
        return x, all_told

    def _plates(self, space: SpaceView, tiles: list[Thing]) -> int:
        """Draw the code and name as one plate, the state of the district, and tokens that need
        tiles. Return the lower end of the tiles in the sky."""
        canvas, box = self.canvas, self.box
        least, high, top = canvas.least, self._high, self._top
        active = self.view.active in space.heroes and self.view.active
        left, code, name = box.left + self._px(6), space.id.upper(), self._name(space)
        x, wide = left + self._plate_wide(code, self._pad), self._plate_wide(name)
        lying = sum(self._tile_wide(thing, high) + 2 for thing in tiles)
        above = bool(name) and not tiles and x + wide + 1 > box.right
        at = left, top - above * (high - 2)
        if above or (name and x + wide + lying + 1 <= box.right):
            start, x = (left, left + wide) if above else (x, x + wide)
            whole = Box(left, top, x, top + high)
            canvas.panel(whole, NAME.ground, 6)
            middle = whole._replace(left=start).middle
            canvas.text(middle, name, least, "semibold", NAME.letters, "middle")
        elif name:  # its drawing says it
            canvas.note(name)
        kit.plate(canvas, at, high, code, PICKED if active else CODE, least, pad=self._pad)
        right, sky = box.right - self._px(6), (left, box.top + self._px(8))
        over = top - high - 2
        for text, ink, wide in self._states(space):
            if x + 3 + wide <= right:
                x = kit.plate(canvas, (x + 3, top), high, text, ink, least, "semibold", PAD)
            elif not above and left + wide < self._free:
                kit.plate(canvas, (left, over), high, text, ink, least, "semibold", PAD)
                over -= high + 2
            else:  # there is room in the sky
                if sky[0] + wide > right:
                    sky = left, sky[1] + high + 2
                after = kit.plate(canvas, sky, high, text, ink, least, "semibold", PAD)
                sky = after + 3, sky[1]
        line, right = top, box.right - 3
        for thing in tiles:
            wide = self._tile_wide(thing, high)
            if right - wide < (x + 2 if line == top else box.left):
                line = box.top + 2 if line == top else line + high + 2
                right = box.right - 3
            spot = Box(right - wide, line, right, line + high)
            kit.tile(canvas, spot, thing.sprite, thing.many, TILE)
            canvas.note(thing.said)
            canvas.region(spot, thing.about)
            right -= wide + 2
        return box.top if line == top else line + high


def seen_in(view: OthersView) -> set[str]:
    """Return the kinds of things that lie or stand in the city."""
    found = {thing for space in view.spaces for thing in (*space.monsters, *space.tokens)}
    for name in ("nest", "altar", "hidden", "civilians"):
        if any(getattr(space, name) for space in view.spaces):
            found.add(name.removesuffix("s"))
    return found | ({"civilian"} if any(hero.escorts for hero in view.heroes) else set())
