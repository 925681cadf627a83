"""The picture of the table: the rounds in the sky, the camps below it, the deed of the moment
around the fire, and on a palisade the posters of those for hire."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from bot.games.arctic_scavengers.camp_picture import WIDEST, camp_high, draw_camp
from bot.games.arctic_scavengers.card_picture import (
    HIGH_SIGN,
    HUE,
    LOOK,
    askew,
    counts,
    sheet_of_paper,
    shown_card,
    sign_wide,
)
from bot.games.arctic_scavengers.cards import brings
from bot.games.arctic_scavengers.market_picture import (
    SIGN,
    asked,
    brief_high,
    draw_brief,
    draw_market,
    free_place,
    market_high,
    market_rows,
    others,
    pile,
)
from bot.games.arctic_scavengers.scales import SCALES, Scale
from bot.games.arctic_scavengers.skirmish_picture import draw_force, fighters, force_high
from bot.model.person import Screen
from bot.render.draw import fonts, kit
from bot.render.draw.blocks import BLOCK_GAP_PX, Block, beside, is_tall, needed
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.layout import Box
from bot.render.draw.picture import Picture
from bot.render.draw.seats import seat_name, short_names, waiting_text
from bot.render.phases import phase_text
from bot.render.regions import together
from bot.texts import Texts, named_pair
from engine.games.arctic_scavengers.view import ArcticView
from engine.kernel import Seat

LOW_STAGE: Final = 256
"""Height of what goes on around the fire if nothing lies there, and of a wide picture above more
than two rows of posters."""
FIRE: Final = {False: 150, True: 120}
"""Height of the fire, in a wide and in a tall picture."""
STRIP: Final = 48
SECOND: Final = 14
"""How much higher than its letters the sentence about who is awaited is, in pixels."""
CLEARING: Final = {False: 270, True: 244}
"""Height of the fire and the prize of a skirmish, in pixels."""
PILES: Final = 150
HEAPS: Final = 242
"""Width of what stands left and right of the fire of a wide picture, in pixels."""
KEY_PX: Final = 24
LAID: Final = 4
"""Kinds of discards that are shown."""
FEW: Final = 2
"""Places for cards on each side of the fire, if no more are needed."""
CARD_HIGH: Final = 186
"""Greatest height of a card that is shown, in pixels."""
RAISED: Final = 56
"""How much higher than the snow cards of a tall picture lie, to leave the fire in view, in
pixels."""
COUNTED: Final = {"draw": "draw_night", "dig": "dig_night", "recon": "eye"}
"""The sprites of what those who act get, if that is not food."""
LEGEND_KEYS: Final = (
    "draw", "dig", "hunt", "fight", "medicine", "people", "hand", "deck", "discard", "first",
    "spent", "gas_cloud",
)  # fmt: skip
"""The sprites that the legend can explain."""


def draw_board(view: ArcticView, texts: Texts, screen: Screen = "channel") -> Picture:
    """Draw the public table."""
    scale = SCALES[screen]
    parts = _parts(view, texts, scale)
    high = sum(block.high for block in parts.values())
    canvas = Canvas((scale.wide, high), LOOK.art, None, scale.fine, scale.least)
    rows = canvas.box.inset(scale.edge, 0).rows(*[block.high for block in parts.values()])
    spots = dict(zip(parts, rows, strict=True))
    _ground(canvas, view, spots, scale)
    for name, block in parts.items():
        block.draw(canvas, spots[name])
    return canvas.finish()


def fighting(view: ArcticView) -> bool:
    """Return whether a skirmish is shown."""
    return view.result is None and view.phase == "skirmish"


def _parts(view: ArcticView, texts: Texts, scale: Scale) -> dict[str, Block]:
    """Return the parts of the picture from the top, by name."""
    parts = {"title": Block(scale.title, partial(_title, view=view, texts=texts, scale=scale))}
    if fighting(view):
        parts |= _skirmish(view, texts, scale)
        low = brief_high(view, scale)
    else:
        for n, block in enumerate(_camps(view, texts, scale)):
            parts[f"camps{n}"] = block
        roomy = _lie(view) and (scale.tall or market_rows(view, scale) < 3)
        high = scale.stage if roomy else min(LOW_STAGE, scale.stage)
        parts["fire"] = Block(high, partial(_stage, view=view, texts=texts, scale=scale))
        low = market_high(view, texts, scale)
    least, key = scale.least, partial(kit.key_block, _entries(view, texts), fill=HUE["bone"])
    beside = None if fighting(view) else _beside(view, texts, scale, key)
    parts["market"] = Block(
        low + 22, partial(_palisade, view=view, texts=texts, scale=scale, beside=beside)
    )
    if beside is None or _piles_beside(view, scale):
        parts["key"] = key(scale.room, max(KEY_PX, least), least, row=least + 10, edge=(8, 4))
    return parts


def _piles_beside(view: ArcticView, scale: Scale) -> bool:
    """Return whether the piles stand beside the last poster: in a tall picture whose camps leave no
    place to them."""
    free = view.seats % 2 == 0 and len(view.market) % scale.across > 0
    return scale.tall and free and not fighting(view)


def _beside(
    view: ArcticView, texts: Texts, scale: Scale, key: Callable[..., Block]
) -> Block | None:
    """Return what stands beside the last poster: the piles, or what the symbols mean, as large as
    it has room."""
    if _piles_beside(view, scale):
        return Block(PILES, partial(_piles, view=view, texts=texts))
    room = free_place(Box(0, 0, scale.room, market_high(view, texts, scale)), view, texts, scale)
    sizes = range(scale.least + 4, scale.least - 1, -1) if room.wide > 0 else ()
    blocks = [key(room.wide, size + 4, size, row=size + 7, edge=(12, 4)) for size in sizes]
    return next((block for block in blocks if block.high <= room.high), None)


def _palisade(
    canvas: Canvas, box: Box, view: ArcticView, texts: Texts, scale: Scale, beside: Block | None
) -> None:
    """Draw who is for hire below the points of the palisade, with a gap below."""
    inner = box._replace(top=box.top + 16, low=box.low - 6)
    draw = draw_brief if fighting(view) else draw_market
    draw(canvas, inner, view, texts, scale)
    if beside:
        place = free_place(inner, view, texts, scale)
        if not _piles_beside(view, scale):
            canvas.panel(place, HUE["sky"], 0)
        beside.draw(canvas, place)


def _ground(canvas: Canvas, view: ArcticView, spots: dict[str, Box], scale: Scale) -> None:
    """Draw sky, snow, firelight and palisade."""
    canvas.panel(canvas.box, HUE["snow"], 0)
    canvas.panel(canvas.box._replace(low=scale.title), HUE["sky"], 0)
    canvas.sprite("sky", (canvas.box.middle[0] - 600, scale.title - 66), 300)
    if view.result is not None or view.chapter == view.chapters:
        high = 150
        canvas.sprite("aurora", (canvas.box.middle[0] - 600, scale.title - 66), high)
    fire, high = spots["fire"].low - 70, round(500 * scale.light)
    wide = high * 12 // 5
    canvas.sprite("firelight", (canvas.box.middle[0] - wide // 2, fire - high // 2), high)
    left, top = canvas.box.middle[0] - 600, spots["market"].top + 24
    low = spots["market"].low
    for y in range(top, low, 440):
        canvas.sprite("planks", (left, y), 440)
    canvas.sprite("points", (left, top - 30), 30)
    canvas.panel(canvas.box._replace(top=low), HUE["sky"], 0)


def _title(canvas: Canvas, box: Box, view: ArcticView, texts: Texts, scale: Scale) -> None:
    """Draw the game, the rounds as embers, and the phase."""
    phase = phase_text(view, texts)
    canvas.note(texts.say("draw-rounds", n=view.chapters))
    name = texts.say("game-name")
    if scale.tall:
        row, track = box.inset(6, 8).rows(44, 1.0)
        wide = canvas.text((row.left, row.middle[1]), name, 26, "bold", HUE["bone"])
        spot = row._replace(left=row.left + wide + 12)
        canvas.write(spot, phase, 28, "bold", HUE["flame"], "right")
        _rounds(canvas, track, view)
        return
    row = box.inset(10, 0)._replace(top=box.top + 8, low=box.top + 64)
    canvas.text((row.left, row.middle[1]), name, LOOK.sizes["title"], "bold",
                HUE["bone"])  # fmt: skip
    canvas.text((row.right, row.middle[1]), phase, LOOK.sizes["phase"], "bold", HUE["bone"],
                "right")  # fmt: skip
    left = row.left + fonts.width(name, "bold", LOOK.sizes["title"]) + 40
    right = row.right - fonts.width(phase, "bold", LOOK.sizes["phase"]) - 40
    wide = min(right - left, 24 * view.chapters)
    middle = min(max(600, left + wide // 2), right - wide // 2)
    _rounds(canvas, row._replace(left=middle - wide // 2, right=middle + wide // 2), view)


def _rounds(canvas: Canvas, box: Box, view: ArcticView) -> None:
    """Draw each round: gone as an ember, the present one as a flame, those to come as ash."""
    step = box.wide / view.chapters
    for n in range(1, view.chapters + 1):
        here = n == view.chapter and view.result is None
        mark = "flame" if here else "ember" if n <= view.chapter else "ash"
        high = min(34 if here else 16, round(step * (1.4 if here else 0.75)))
        x = box.left + round(step * (n - 0.5))
        canvas.sprite(mark, (x - high // 2, box.middle[1] + (6 if here else 0) - high // (
            1 if here else 2)), high)  # fmt: skip


def _camps(view: ArcticView, texts: Texts, scale: Scale) -> list[Block]:
    """Return the camps, all in a row, or two; the piles take a free place of a tall picture, or a
    row of their own."""
    columns = 2 if scale.tall else view.seats
    wide = min(scale.room // columns - BLOCK_GAP_PX, WIDEST)
    camps = [
        Block(
            camp_high(view, seat, texts, wide, scale.least) + 4,
            partial(draw_camp, seat=seat, view=view, texts=texts),
        )
        for seat in range(view.seats)
    ]
    piles = Block(PILES, partial(_piles, view=view, texts=texts))
    if scale.tall and view.seats % 2:
        return beside([*camps, piles], columns)
    return beside(camps, columns) + [piles] * (scale.tall and not _piles_beside(view, scale))


def _piles(canvas: Canvas, box: Box, view: ArcticView, texts: Texts) -> None:
    """Draw junkyard, contested resources and plans where they have room: below one another behind
    equally wide signs, or side by side."""
    found = others(view)
    wides = [sign_wide(texts.say(f"draw-{name}"), n, canvas.least) for name, n in found]
    narrow, box = box.wide < WIDEST, box._replace(low=box.low - 8)
    spots = (box.rows if narrow else box.columns)(*[1.0] * len(found), gap=8)
    for (name, n), spot, wide in zip(found, spots, wides, strict=True):
        board = spot.centred(wide, 0)._replace(top=spot.low - SIGN, low=spot.low)
        heap = spot._replace(low=board.top + 4)
        if narrow:
            board = board._replace(left=spot.right - max(wides), right=spot.right)
            heap = spot._replace(right=board.left + 24)
        pile(canvas, heap, board, name, n, texts)


# --- around the fire


def _stage(canvas: Canvas, box: Box, view: ArcticView, texts: Texts, scale: Scale) -> None:
    """Draw the fire, the deed of the moment above it, and on both sides what was shown: of an odd
    number of cards, the hand is the last."""
    cards = _lie(view)
    high = min(FIRE[scale.tall], box.high - 110)
    fire = canvas.box.middle[0]
    low = _spoken(canvas, box, view, texts)
    margin, half = (-11, 22 if cards else 64) if scale.tall else (HEAPS, 64)
    if not scale.tall:
        _heaps(canvas, box, view, texts)
    foot = box.low - (10 if not cards or not scale.tall else RAISED)
    spots = Box(margin + box.left, max(low + 6, foot - CARD_HIGH), box.right - margin, foot)
    before, after = spots._replace(right=fire - half), spots._replace(left=fire + half)
    action, brought = _acts(view)
    many = len(cards) if action == "recon" else -(-len(cards) // 2)
    nearer, right = (side.columns(*[1.0] * max(many, FEW)) for side in (before, after))
    names = [card for card, _ in cards]
    places = [*nearer[len(nearer) - many :], *right]
    for n, ((card, number), spot) in enumerate(zip(cards, places, strict=False)):
        shown_card(canvas, spot, card, number, names, view.used, texts)
        if view.tribes[view.actor].played:
            canvas.region(spot, [together(rival=view.actor, target=card)])
        elif n == 0:
            canvas.sprite("discard", (spot.left + 9, spot.top + 9), 30)
    canvas.sprite("fire", (fire - high * 62 // 150, box.low - high - 4), high)
    if action == "recon":
        for n, spot in enumerate(after.fan(brought, right[0].wide, 0)):
            _back(canvas, spot._replace(top=spot.top + 4 * (n % 2)), "eye")
    elif len(cards) % 2:
        left, top, *_ = _back(canvas, right[many - 1], "hand_night")
        canvas.text((left + 36, top + 17), f"{view.tribes[view.actor].hand_size}",
                    max(26, canvas.least), "bold", HUE["bone"])  # fmt: skip


def _back(canvas: Canvas, box: Box, mark: str) -> Box:
    """Draw the back of a card with a symbol. Return its inside."""
    sheet_of_paper(canvas, box, HUE["paper"])
    inner = box.inset(7, 9)._replace(right=box.right - 10)
    canvas.panel(inner, HUE["night"], 0)
    high = inner.high // 2
    canvas.sprite("fire", (inner.middle[0] - high * 62 // 150, inner.low - high - 8), high)
    canvas.sprite(mark, (inner.left + 2, inner.top + 2), 30)
    return inner


def _heaps(canvas: Canvas, box: Box, view: ArcticView, texts: Texts) -> None:
    """Draw junkyard, contested resources and plans on the ground left and right of a wide stage;
    the plans above, where letters are too large for that."""
    found, low = others(view), box.low - 12
    said = [texts.say(f"draw-{name}") for name, _ in found]
    wides = [fonts.width(word, "semibold", canvas.least) + 14 for word in said]
    group = sum(wides[1:]) + 6 * (len(wides) - 2)
    high = HIGH_SIGN if group <= HEAPS else SIGN
    ground = box._replace(top=low - high, low=low)
    left = ground._replace(right=box.left + HEAPS)
    right = ground._replace(left=box.right - HEAPS)
    if group <= HEAPS:
        right = right.centred(group, high)
        boards = [left.centred(wides[0], high), *right.columns(*wides[1:], gap=6)]
    else:
        wides = [sign_wide(word, n, canvas.least) for word, (_, n) in zip(said, found, strict=True)]
        above = Box(box.right - wides[-1], right.top - 122, box.right, low - 122)
        boards = [left.centred(wides[0], high), right.centred(wides[1], high), above]
    for (name, n), board in zip(found, boards, strict=False):
        wide = max(board.wide, 214 if name == "junkyard" else 86)
        heap = board.centred(wide, 0)._replace(top=max(board.top - 96, box.top), low=board.top + 4)
        pile(canvas, heap, board, name, n, texts)


def _lie(view: ArcticView) -> list[tuple[str, int]]:
    """Return the cards that lie face up before whoever gathers, the last ones first, and how many
    of each: those in play, or else the last discards, of at most `LAID` kinds."""
    if view.actor < 0 or view.result is not None:
        return []
    tribe = view.tribes[view.actor]
    counted = [*Counter(reversed(tribe.played or tribe.laid)).items()]
    return counted if tribe.played else counted[:LAID]


def _acts(view: ArcticView) -> tuple[str, int]:
    """Return for what whoever gathers shows cards, and what it brings; empty if none are shown."""
    tribe = view.tribes[view.actor]
    action = view.used[-1] if view.used and view.actor >= 0 and tribe.played else ""
    return action, brings(tribe, tribe.played, action) if action in COUNTED else 0


def _spoken(canvas: Canvas, box: Box, view: ArcticView, texts: Texts) -> int:
    """Draw what goes on: who does what with what is left to pay, who is awaited, who won. Return
    the lower end."""
    middle = box.middle[0]
    size = LOOK.sizes["strip"] - 4 * is_tall(canvas)
    if view.result is not None:
        most = max(tribe.people_known for tribe in view.tribes)
        names = short_names(texts, view.result)
        end = texts.say("draw-end", names=names, n=len(view.result), people=most)
        wide = min(box.wide, fonts.width(end, "bold", size) + 60)
        high = needed(end, wide - 30, size, "bold") + 12
        spot = Box(middle - wide // 2, box.top, middle - wide // 2 + wide, box.top + high)
        canvas.panel(spot, HUE["sky"], 6)
        canvas.write(spot.inset(12, 4), end, size, "bold", HUE["flame"], "middle", lines=9)
        return spot.low
    waiting = waiting_text(view, texts)
    if view.actor < 0:
        if waiting:
            return _strip(canvas, box, waiting, size)
        return box.top
    return _deed(canvas, box, view, texts, waiting, size)


def _strip(canvas: Canvas, box: Box, text: str, size: int) -> int:
    """Draw a sentence on a dark strip, in two lines if it is long. Return the lower end."""
    least = canvas.least
    lines = 1 if fonts.fits(text, box.wide - 30, "bold", max(24, least), 1) else 2
    wide = min(fonts.width(text, "bold", size) + 40, box.wide)
    low = box.top + STRIP + fonts.leading(least) * (lines - 1)
    spot = box.centred(wide, 0)._replace(top=box.top, low=low)
    askew(canvas, spot, HUE["sky"])
    canvas.write(spot.inset(14, 2), text, size, "bold", HUE["bone"], "middle", lines)
    return spot.low


def _deed(canvas: Canvas, box: Box, view: ArcticView, texts: Texts, waiting: str, size: int) -> int:
    """Draw who gathers, what is shown, and what is left to pay; below, what was done and who is
    awaited. Return the lower end."""
    actor = view.actor
    action, brought = _acts(view)
    name = seat_name(texts, actor)
    said = named_pair(texts, name, texts.word(action)) if action else waiting or name
    purse = [("food_night", view.food), ("medicine_night", view.medicine)]
    if action in COUNTED:
        purse.insert(0, (COUNTED[action], brought))
    purse = [pair for pair in purse if pair[1]] or purse[:1]
    paid = sum(56 + fonts.width(f"{n}", "bold", 36) for _, n in purse)
    least = canvas.least
    lines = 1 if fonts.fits(said, box.wide - paid - 86, "bold", max(24, least), 1) else 2
    wide = min(fonts.width(said, "bold", size) + paid + 86, box.wide)
    low = box.top + STRIP + (least + 2) * (lines - 1)
    before = view.used[:-1] if action else view.used
    done = texts.say("draw-done", actions=[*before]) if before else ""
    more = [part for part in (done, waiting if action else "") if part]
    wides = [fonts.width(part, "semibold", least) + 22 for part in more]
    whole = wide + sum(wides)
    one_row = whole <= box.wide - 220 * (least > MIN_LETTER_PX)  # plans hang high there
    spot = box.centred(whole if wide < whole * 2 - box.wide and one_row else wide, 0)
    spot = spot._replace(top=box.top, right=spot.left + wide, low=low)
    left, top, right, low = spot
    askew(canvas, spot, HUE["sky"])
    disc = min(max(32, least * 3 // 2), STRIP - 4)
    kit.seat_on(canvas, (left + 34, spot.middle[1]), disc, actor, HUE["ink"])
    text = Box(left + 62, top, right - paid - 8, low)
    canvas.write(text, said, size, "bold", HUE["bone"], lines=lines)
    x = right - paid - 4
    for mark, n in purse:
        x += canvas.sprite(mark, (x, spot.middle[1] - 19), 38) + 6
        x += canvas.text((x, spot.middle[1] + 1), f"{n}", 36, "bold", HUE["flame"]) + 12
    room = box.wide if one_row or is_tall(canvas) else box.wide - 2 * HEAPS
    if sum(wides) > room and done:
        canvas.note(done)
        more, wides = more[1:], wides[1:]
    x, top = box.middle[0] - min(sum(wides), room) // 2, spot.low + 3
    if one_row:
        x, top = right + 6, spot.middle[1] - (least + SECOND) // 2
    for part, wide in zip(more, wides, strict=True):
        lines = 1 if wide <= room else 2
        place = Box(x, top, x + min(wide, room), top + (least + SECOND) * lines)
        canvas.panel(place, HUE["sky"], 4)
        canvas.write(place.inset(8, 0), part, least, "semibold", HUE["bone"], "middle",
                     lines)  # fmt: skip
        x += wide
        low = max(low, place.low)
    return low


# --- a skirmish


def _skirmish(view: ArcticView, texts: Texts, scale: Scale) -> dict[str, Block]:
    """Return the forces: up to three behind the fire, two before it left and right; or one below
    the other."""
    high = force_high(view)
    force = partial(_forces, view=view, texts=texts, high=high)
    clearing = partial(_clearing, view=view, texts=texts, scale=scale)
    seats = range(view.seats)
    if scale.tall:
        parts = {"fire": Block(CLEARING[True], clearing)}
        return parts | {f"force{n}": Block(high + 10, partial(force, seats=[n])) for n in seats}
    behind = view.seats if view.seats <= 3 else (view.seats + 1) // 2
    low = max(CLEARING[False], high) if behind < view.seats else CLEARING[False]

    def before(canvas: Canvas, box: Box) -> None:
        left, middle, right = box.columns(1.0, 408, 1.0, gap=16)
        clearing(canvas, middle)
        for seat, spot in zip(seats[behind:], (left, right), strict=False):
            draw_force(canvas, spot._replace(top=spot.low - high - 6, low=spot.low - 6), seat, view,
                       texts)  # fmt: skip

    return {
        "forces": Block(high + 76, partial(force, seats=seats[:behind])),
        "fire": Block(low + 10, before),
    }


def _forces(
    canvas: Canvas, box: Box, seats: Sequence[Seat], view: ArcticView, texts: Texts, high: int
) -> None:
    """Draw forces side by side; in a wide picture, their tents on the ridge above them."""
    if len(seats) > 1:
        for seat, spot in enumerate(box.columns(*[1.0] * view.seats)):
            if not view.tribes[seat].played:
                continue
            left = spot.middle[0] > canvas.box.middle[0]
            tent = f"tent_{'abcde'[seat]}{'_left' if left else ''}"
            canvas.sprite(tent, (spot.middle[0] - 42, box.top + 36), 70)
    line = box._replace(top=box.low - high - 6, low=box.low - 6)
    for seat, spot in zip(seats, line.columns(*[1.0] * len(seats), gap=16), strict=True):
        draw_force(canvas, spot, seat, view, texts)


def _clearing(canvas: Canvas, box: Box, view: ArcticView, texts: Texts, scale: Scale) -> None:
    """Draw the fire, the prize before it, and who is awaited."""
    middle = box.middle[0]
    waiting = waiting_text(view, texts) or texts.say("draw-skirmish")
    low = _strip(canvas, box, waiting, max(26, canvas.least))
    high = box.low - low - 82
    canvas.sprite("fire", (middle - high * 62 // 150, low + 2), high)
    canvas.sprite("contested", (middle - 40, box.low - 84), 84)


def _entries(view: ArcticView, texts: Texts) -> list[tuple[str, str]]:
    """Return the symbols of this picture and what they mean."""
    seen = {"first"} if view.result is None else set[str]()
    if fighting(view):
        seen |= {"fight", "people"}
        states = {fighter.state for tribe in view.tribes for fighter in fighters(tribe)}
        seen |= {"spent"} & states | ({"gas_cloud"} if "gassed" in states else set())
    else:
        lying = {counts(card, view.used)[0] for card, _ in _lie(view)}
        seen |= {"hand", "deck", "discard", *asked(view), *lying}
    return [
        (mark if mark in UNLIT else f"{mark}_night", texts.say(f"draw-key-{mark}"))
        for mark in LEGEND_KEYS
        if mark in seen
    ]


UNLIT: Final = frozenset({"first", "spent", "gas_cloud"})
"""Sprites that are the same on paper and on snow."""
