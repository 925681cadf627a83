"""Drawings of camps: tent, flag, leader, the bank of snow with its figures, buildings."""

from __future__ import annotations

from typing import Final

from bot.games.arctic_scavengers.card_picture import HUE, LOOK
from bot.games.arctic_scavengers.cards import site_text
from bot.render.draw import fonts, kit
from bot.render.draw.art import Colour
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.layout import Box
from bot.render.draw.seats import seat_name
from bot.render.regions import together, words
from bot.texts import Texts, named_pair
from engine.games.arctic_scavengers.content import SITES
from engine.games.arctic_scavengers.tribe import HIDDEN
from engine.games.arctic_scavengers.view import ArcticView, SiteView, TribeView
from engine.kernel import Seat

TENT: Final = 120
"""Height of a camp above its bank of snow, in pixels."""
BANK: Final = 90
"""Height of a bank with a name and figures."""
LED: Final = 26
"""More for leaders whose name does not fit beside their player's."""
BUILT: Final = 56
"""More for buildings."""
HUT: Final = 54
WIDEST: Final = 372
"""Width of the widest bank, in pixels."""
ROOMY_PX: Final = 260
"""Width from which a building has room beside the figures, in pixels."""
FOLK: Final = ("scavenger", "hunter", "engineer", "spy", "brawler")
"""Who stands for each tribe that has no leader."""
PENNANTS: Final = 4
"""Skirmishes won that are counted by pennants; more are a number."""
TOP: Final = ((0, 13), (0.12, 4), (0.3, 10), (0.46, 2), (0.62, 9), (0.8, 0), (0.93, 7), (1, 12))
"""The upper edge of a bank: shares of its width, and pixels."""
WON: Final = kit.Ink(HUE["sky"], HUE["bone"], HUE["sky"])
OWN_BUILDING_FIELDS: Final = (
    "work.building", "store.building", "retrieve.building", "repair.building",
)  # fmt: skip
"""The fields of picks that name a building of one's own."""


def bank(canvas: Canvas, box: Box, *, warm: bool) -> None:
    """Draw a bank of snow, lit if its tribe is awaited."""
    left, top, right, low = box
    edge = [(left + share * box.wide, top + y) for share, y in TOP]
    foot = [(right, low - 6), (left + box.wide * 0.9, low), (left + box.wide * 0.5, low - 4),
            (left + box.wide * 0.1, low), (left, low - 7)]  # fmt: skip
    canvas.cut([*[(x, y + 6) for x, y in edge], *[(x, y + 6) for x, y in foot]], HUE["shade"])
    if warm:
        canvas.cut([*[(x, y - 3) for x, y in edge], *foot], HUE["glow"])
    canvas.cut([*edge, *foot], HUE["warm" if warm else "bank"])


def awaits(view: ArcticView, seat: Seat) -> bool:
    """Return whether a seat is awaited."""
    return any(seat == waiting for waiting, _ in view.awaited)


def face_of(tribe: TribeView) -> str:
    """Return the drawing of whoever stands for a tribe: its leader, or else one of its people."""
    return tribe.leader or FOLK[tribe.seat]


def led_by(tribe: TribeView, texts: Texts) -> str:
    """Return a tribe's leader, and whether it is wounded."""
    if not tribe.leader:
        return ""
    wounded = f" ({texts.say('text-wounded')})" if tribe.wounded else ""
    return texts.word(tribe.leader) + wounded


def _lines(view: ArcticView, texts: Texts, wide: int, least: int) -> int:
    """Return how many lines the leaders need below their players' names: none where every name and
    leader have room side by side. Where letters are large, the faces of the leaders say it."""
    size, most = LOOK.sizes["name"], 0
    if least > MIN_LETTER_PX:
        return 0
    for seat, tribe in enumerate(view.tribes):
        leader = fonts.width(led_by(tribe, texts), "semibold", MIN_LETTER_PX)
        if tribe.leader and fonts.width(seat_name(texts, seat), "bold", size) + leader > wide - 30:
            most = max(most, 1 if leader <= wide - 18 else 2)
    return most


def _beside(tribe: TribeView, wide: int, least: int) -> bool:
    """Return whether a tribe's only building has room beside the figures."""
    return len(tribe.sites) == 1 and wide >= ROOMY_PX and least == MIN_LETTER_PX


def camp_high(view: ArcticView, seat: Seat, texts: Texts, wide: int, least: int) -> int:
    """Return the height of a camp of this width with such letters, in pixels."""
    tribe = view.tribes[seat]
    built = BUILT * (bool(tribe.sites) and not _beside(tribe, wide, least))
    return TENT + BANK + LED * _lines(view, texts, wide, least) + built


def draw_camp(canvas: Canvas, box: Box, seat: Seat, view: ArcticView, texts: Texts) -> None:
    """Draw a tribe's camp, the leader or else one of its people beside the tent; right of the fire
    it is lit from the left."""
    box = box.centred(min(box.wide, WIDEST), box.high)
    left = box.left > canvas.box.middle[0]
    tribe, now = view.tribes[seat], awaits(view, seat)
    led = LED * _lines(view, texts, box.wide, canvas.least)
    high = camp_high(view, seat, texts, box.wide, canvas.least)
    snow = Box(box.left, box.top + TENT, box.right, box.top + high)
    face = f"{face_of(tribe)}{'_left' if left and tribe.leader else ''}"
    x = box.left + round(box.wide * (0.66 if left else 0.34))
    tent = f"tent_{'abcde'[seat]}{'_lit' if now else ''}{'_left' if left else ''}"
    canvas.sprite(tent, (x - 69, snow.top - 106), 116)
    high, wide = 112, 107
    inside = max((round(box.wide * 0.42) - wide) // 2 - 8, -6)
    at = box.left + inside if left else box.right - wide - inside
    canvas.sprite(face, (at, snow.top - 100), high)
    if tribe.wounded:
        canvas.sprite("bandage", (at + wide // 2 - 25, snow.top - 74), 22)
    _flag(canvas, (x, snow.top - 102), seat, view, texts, left=left)
    _pennants(canvas, (x, snow.top - 68), tribe.won, texts, left=left)
    bank(canvas, snow, warm=now)
    canvas.region(snow, words(seat, "rival", "seat"))
    canvas.shows(f"won {seat}", tribe.won, Box(x - 16, snow.top - 118, x + 16, snow.top - 60))
    if now:
        canvas.note(texts.say("draw-awaited"))
    inner = snow.inset(9, 14)
    name = inner._replace(low=inner.top + 30)
    ink, quiet = (HUE["ink"], HUE["brown"]) if now else (HUE["bone"], HUE["dim"])
    said, leader = seat_name(texts, seat), led_by(tribe, texts)
    canvas.write(name, said, LOOK.sizes["name"], "bold", ink)
    below = inner._replace(top=name.low)
    if leader and canvas.least > MIN_LETTER_PX:
        canvas.note(leader)
    elif leader and not led:
        at = name.left + fonts.width(said, "bold", LOOK.sizes["name"]) + 8
        canvas.text((at, name.middle[1] + 1), leader, MIN_LETTER_PX, "semibold", quiet)
    elif leader:
        canvas.write(below._replace(low=below.top + led), leader, MIN_LETTER_PX, "semibold", quiet,
                     lines=2, top=True)  # fmt: skip
    below = below._replace(top=below.top + led)
    figures, sites = below._replace(low=below.top + 38), below._replace(top=below.top + 36)
    if _beside(tribe, box.wide, canvas.least):
        figures, sites = figures.columns(1.0, HUT - 2, gap=4)
        sites = sites._replace(top=sites.top - 8)
    _piles(canvas, figures, tribe, ink, night=not now)
    draw_sites(canvas, sites, tribe, texts)


def _flag(
    canvas: Canvas, at: tuple[int, int], seat: Seat, view: ArcticView, texts: Texts, *, left: bool
) -> None:
    """Draw the seat's mark, the initiative and victory beside it."""
    x, y = at
    wide = max(32, canvas.least * 3 // 2)
    kit.seat_on(canvas, at, wide, seat, HUE["ink"])
    side = (1 if left else -1) * (wide // 2 + 20)
    if seat == view.initiator and view.result is None:
        canvas.sprite("first", (x + side - 17, y - 17), 34)
        canvas.note(texts.say("draw-key-first"))
    if view.result is not None and seat in view.result:
        canvas.sprite("winner", (x + side - 20, y - 20), 40)
        canvas.note(texts.say("draw-winner"))


def _pennants(canvas: Canvas, at: tuple[int, int], won: int, texts: Texts, *, left: bool) -> None:
    """Draw the skirmishes won as pennants from the pole of the tent."""
    x, y = at
    if not won:
        return
    canvas.note(f"{won}")
    side, shown = 1 if left else -1, won if won <= PENNANTS else 1
    end = x + side * (16 * shown + 6)
    canvas.stroke([(x, y - 11), (end, y - 8 + 3 * shown)], HUE["bone"], 2)
    for n in range(shown):
        canvas.sprite("pennant", (x + side * (14 + 16 * n) - 6, y - 9 + 3 * n), 19)
    if won > PENNANTS:
        kit.pill(canvas, (x + side * 38, y - 4), f"{won}", WON, canvas.least)


def _piles(canvas: Canvas, box: Box, tribe: TribeView, ink: Colour, *, night: bool) -> None:
    """Draw the number of cards in hand, deck and discards."""
    counts = {"hand": tribe.hand_size, "deck": tribe.deck,
              "discard": len(tribe.discard) + tribe.down}  # fmt: skip
    for (place, n), spot in zip(counts.items(), box.columns(1.0, 1.0, 1.0), strict=True):
        mark = f"{place}_night" if night else place
        size = LOOK.sizes["count"] if spot.wide >= 68 else 26
        canvas.sprite(mark, (spot.left, spot.middle[1] - 13), 26)
        canvas.text((spot.left + 30, spot.middle[1]), f"{n}", size, "bold", ink)
        if place in HIDDEN:
            canvas.region(spot, [together(rival=tribe.seat, place=place)])


def draw_sites(canvas: Canvas, box: Box, tribe: TribeView, texts: Texts) -> None:
    """Draw buildings side by side, closer where there are many."""
    many = len(tribe.sites)
    for site, spot in zip(tribe.sites, box.fan(many, HUT + 6, 4), strict=True):
        high = min(HUT, box.high + 2)
        place = Box(spot.left, box.top, spot.left + high + 6, box.top + high)
        draw_site(canvas, place, site)
        fields = {"building": site.building, "place": site.building}
        canvas.region(place, [together(rival=tribe.seat, **{n: w}) for n, w in fields.items()])
        state = site.timer, site.stored, site.disabled
        canvas.shows(f"building {tribe.seat} {site.building}", state, place)
        canvas.note(named_pair(texts, texts.word(site.building), site_text(site, texts)))


def draw_site(canvas: Canvas, box: Box, site: SiteView) -> None:
    """Draw a building: faint until it works, with the number of cards still on it; crossed out if
    disabled; a paper leans on it for each card that it stores."""
    foot = box.low - 3
    canvas.cut([(box.left - 2, foot), (box.left + 8, foot - 5), (box.right - 8, foot - 5),
                (box.right + 2, foot), (box.middle[0], foot + 3)], HUE["glow"])  # fmt: skip
    high = min(box.high, round(box.wide * 106 / 112))
    works = not site.timer and not site.disabled
    at = box.middle[0] - high * 56 // 106, foot - 1 - round(high * 0.98)
    canvas.sprite(SITES[site.building].id, at, high, 1 if works else 0.55)
    if site.timer:
        middle, size = (box.right - 13, box.low - 16), canvas.least + 8
        disc = Box(*middle, *middle).centred(size, size)
        canvas.framed(disc, HUE["flame"], HUE["ink"], size // 2, 2)
        canvas.text((middle[0], middle[1] + 1), f"{site.timer}", canvas.least, "bold", HUE["ink"],
                    "middle")  # fmt: skip
    elif site.disabled:
        for ends in (((box.left + 6, box.top + 8), (box.right - 6, foot - 4)),
                     ((box.right - 6, box.top + 8), (box.left + 6, foot - 4))):  # fmt: skip
            canvas.stroke(ends, HUE["ink"], 9)
            canvas.stroke(ends, HUE["ember"], 5)
    for n in range(len(site.stored)):
        x = box.right - 12 - 8 * n
        sheet = [(x, foot - 24), (x + 12, foot - 25), (x + 15, foot), (x + 2, foot)]
        canvas.cut([(a - 1.5, b + 1) for a, b in sheet], HUE["ink"])
        canvas.cut(sheet, HUE["paper"])
