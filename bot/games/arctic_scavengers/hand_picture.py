"""The picture of a tribe, inside its own tent: the leader at the opening, the hand on a line, what
it alone knows on the table, its deck and discards in crates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from bot.games.arctic_scavengers.camp_picture import OWN_BUILDING_FIELDS, draw_site, face_of, led_by
from bot.games.arctic_scavengers.card_picture import (
    HAND_CARD_FIELDS,
    HUE,
    LAID_OPEN,
    LOOK,
    SENT,
    abilities,
    amount,
    amount_wide,
    askew,
    counted_card,
    face,
    figures,
    hand_card,
    hand_high,
    sheet_of_paper,
    shown_card,
    title_high,
)
from bot.games.arctic_scavengers.cards import in_sight, site_text, worth
from bot.render.draw import fonts, kit
from bot.render.draw.blocks import (
    TALL_WIDTH_PX,
    Block,
    height,
    needed,
    sheet_canvas,
    side_by_side,
    stack,
)
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.layout import Box
from bot.render.draw.picture import Picture
from bot.render.draw.seats import seat_name
from bot.render.phases import phase_text
from bot.render.regions import together, words
from bot.texts import Texts, named_pair, word_id
from engine.games.arctic_scavengers.abilities import dose
from engine.games.arctic_scavengers.content import ABILITIES, CARD, SITES, by_order
from engine.games.arctic_scavengers.view import ArcticView, SiteView, TribeView

MARGIN: Final = 14
GAP: Final = 12
POWER: Final = 288
"""Width of the paper with the power of the leader, in pixels."""
HEAD: Final = 290
"""Height of what is seen of the opening of the tent, in pixels."""
ACROSS: Final = 5
"""Cards in a row."""
LONGEST_PX, LONGEST_IN_HAND_PX = 108, 121
"""Widest word, in pixels, with which a crate, or the hand, has `ACROSS` cards in a row; else one
fewer."""
BARE: Final = 66
"""Height of a line without cards, in pixels."""
SMALL, ROOM = 132, 280
"""Width of a card that counts for an action, and of all cards on the table that leave room for what
the hand can do, in pixels."""
HAND_PX, LOW_PX, SHOWN_PX = 348, 320, 176
WIDEST: Final = 204
"""Heights of a card in the hand in one row, in several, and once shown; and their greatest
width."""
PRIZE: Final = 124
"""Height of the next contested resource, in pixels."""
FACE_PX: Final = 112
"""Greatest height of a face in a crate, in pixels."""
SEEN, FOUND = 84, 76
"""Height of a line of what the seat has seen and of a face in it, in pixels."""
SITE: Final = 96
KEY_PX: Final = 26
THROWN: Final = ("regroup.cards", "recall.target")
"""The fields of picks that name a card in the discards."""


def draw_sheet(view: ArcticView, texts: Texts) -> Picture:
    """Draw the tribe of the viewer, a seat."""
    assert isinstance(view.viewer, int)
    tribe = view.tribes[view.viewer]
    room = TALL_WIDTH_PX - 2 * MARGIN
    blocks = [
        _hand(tribe, texts, room),
        _table(view, tribe, texts, room),
        *_camp(tribe, texts),
        *_seen(view, texts),
        *_piles(tribe, texts),
        *_key(view, tribe, texts, room),
    ]
    high = HEAD + height(blocks, GAP)
    canvas = sheet_canvas(high, LOOK.art)
    canvas.panel(canvas.box, HUE["floor"], 0)
    canvas.sprite(f"inside_{'abcde'[view.viewer]}", (canvas.box.wide * 12 // 25 - 640, 0), HEAD)
    _head(canvas, canvas.box._replace(low=HEAD), view, tribe, texts)
    stack(canvas, canvas.box.inset(MARGIN, 0)._replace(top=HEAD), blocks, GAP)
    return canvas.finish()


def _head(canvas: Canvas, box: Box, view: ArcticView, tribe: TribeView, texts: Texts) -> None:
    """Draw who it is, with a face at the opening of the tent, and on the right the phase,
    members and skirmishes won, and the power of the leader."""
    kit.seat_on(canvas, (MARGIN + 30, 48), 52, tribe.seat, HUE["ink"])
    side = box._replace(left=box.right - MARGIN - POWER, right=box.right - MARGIN)
    name = Box(MARGIN + 70, 20, side.left - 12, 76)
    canvas.write(name, seat_name(texts, tribe.seat), 38, "bold", HUE["bone"], lines=2)
    upper, lower = side._replace(top=14, low=98).rows(42, 1.0)
    canvas.write(upper, phase_text(view, texts), 26, "bold", HUE["bone"], "right")
    known = tribe.people_known
    facts = [("people", known, texts.say("draw-people-word", n=known))]
    if tribe.won:
        facts.append(("won", tribe.won, ""))
        canvas.note(texts.say("draw-won-word", n=tribe.won))
    right = lower.right
    for mark, n, word in reversed(facts):
        wide = amount_wide(f"{n}", 30, 32) + fonts.width(word, "semibold", 20) + 8 * (word != "")
        plate = lower._replace(left=right - wide - 20, right=right)
        askew(canvas, plate, HUE["sky"])
        x, y = plate.left + 10, plate.middle[1]
        at = amount(canvas, (x, y), f"{mark}_night", f"{n}", 30, 32, HUE["flame"])
        canvas.text((at + 8, y + 2), word, 20, "semibold", HUE["bone"])
        right = plate.left - 6
    high = 206
    canvas.sprite(face_of(tribe), (MARGIN - 4, box.low - high), high)
    if tribe.wounded:
        canvas.sprite("bandage", (MARGIN + 70, box.low - high + 46), 40)
    if tribe.leader:
        _power(canvas, side._replace(top=104), tribe, texts)


def _power(canvas: Canvas, box: Box, tribe: TribeView, texts: Texts) -> None:
    """Draw the leader's name and power on a paper no higher than they need."""
    title, power = led_by(tribe, texts), texts.say(f"{word_id(tribe.leader)}.text")
    head = needed(title, box.wide - 30, 22, "bold")
    body = needed(power, box.wide - 30, MIN_LETTER_PX, "semibold")
    box = box._replace(low=box.top + head + body + 26)
    sheet_of_paper(canvas, box, HUE["paper"])
    canvas.sprite("nail", (box.middle[0] - 6, box.top), 13)
    upper, lower = Box(box.left + 14, box.top + 11, box.right - 16, box.low - 9).rows(head, 1.0)
    canvas.write(upper, title, 22, "bold", HUE["blood"], lines=2)
    canvas.write(lower, power, MIN_LETTER_PX, "semibold", HUE["ink"], lines=9, top=True)


def _across(cards: Iterable[str], texts: Texts, longest: int) -> int:
    """Return how many cards stand in a row, if no word wider than `longest` may be in it."""
    parts = " ".join(map(texts.word, cards)).split()
    wides = [fonts.width(part, "bold", MIN_LETTER_PX) for part in parts]
    return ACROSS - (max(wides, default=0) > longest)


def _cards(cards: Sequence[str], across: int) -> list[list[str]]:
    """Return cards in rows whose lengths differ by one at most."""
    deep = -(-len(cards) // across)
    ends = [-(-len(cards) * n // deep) for n in range(deep + 1)] if deep else []
    return [[*cards[start:end]] for start, end in pairwise(ends)]


def _spread(box: Box, many: int, most: int) -> list[Box]:
    """Return the places of cards side by side below those of the first row, which has `most` in
    the middle of a box, almost to the edges of the picture."""
    room = box.wide + 16
    wide = min((room + 5) // most - 5, WIDEST)
    gap = min((room - wide * most) // most, 40)
    left = box.middle[0] - (wide * most + gap * (most - 1)) // 2
    return [
        box._replace(left=left + n * (wide + gap), right=left + n * (wide + gap) + wide)
        for n in range(many)
    ]


def _hand(tribe: TribeView, texts: Texts, room: int) -> Block:
    """Return the hand, its cards pegged to lines; an empty one leaves the pegs."""
    hand = tribe.hand or ()
    rows = _cards(hand, _across(hand, texts, LONGEST_IN_HAND_PX))
    count = tribe.hand_size
    title = texts.say("draw-hand", n=count) if rows else texts.say("draw-no-hand")
    most = HAND_PX if len(rows) < 2 else LOW_PX
    spots = [_spread(Box(0, 0, room, most), len(row), len(rows[0])) for row in rows]
    highs = [hand_high(row, spot[0].wide, most, texts) + 32
             for row, spot in zip(rows, spots, strict=True)]  # fmt: skip
    high, deep = max(highs, default=BARE), len(rows) or 1
    lines = Box(0, 18, room, 18 + high * deep).rows(*[high] * deep)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.note(title)
        for line in lines:
            top = box.top + line.top
            canvas.stroke([(0, top), (box.middle[0], top + 8), (canvas.box.wide, top)],
                          HUE["bone"], 3)  # fmt: skip
        if not rows:
            at = box.top + lines[0].top
            for n in range(ACROSS):
                x = box.left + box.wide * (2 * n + 1) // (2 * ACROSS)
                canvas.sprite("peg", (x - 7, at + (-8, -4, -2, -4, -8)[n]), 26)
            canvas.write(box._replace(top=at + 20), title, 24, "semibold", HUE["bone"], "middle")
        for some, places, line in zip(rows, spots, lines, strict=False):
            top = box.top + line.top
            for n, (card, spot) in enumerate(zip(some, places, strict=True)):
                at = top + 8 + (0, 4, 2, 6)[n % 4]
                spot = Box(box.left + spot.left, at, box.left + spot.right, at + line.high - 32)
                hand_card(canvas, spot, card, some, texts)
                canvas.sprite("peg", (spot.middle[0] - 7, at - 12), 26)
                canvas.region(spot, words(card, *HAND_CARD_FIELDS))

    return Block(lines[-1].low, draw)


# --- the table


def _planks(canvas: Canvas, box: Box) -> Box:
    """Draw a table or a crate across a box; return the room on it."""
    canvas.panel(box, HUE["timber"], 0)
    for y in range(box.top + 66, box.low, 52):
        canvas.panel(Box(box.left, y, box.right, y + 3), HUE["joint"], 0)
    canvas.cut([(box.left, box.top), (box.right, box.top - 3), (box.right, box.top + 9),
                (box.left, box.top + 12)], HUE["lath"])  # fmt: skip
    return Box(box.left + 4, box.top + 16, box.right - 4, box.low - 8)


def _before(view: ArcticView, tribe: TribeView) -> tuple[tuple[str, ...], str, bool]:
    """Return the cards that matter now, the text above them, and whether the seat alone sees
    them."""
    if view.plans or tribe.dealt:
        return view.plans or tribe.dealt, "draw-plans" if view.plans else "draw-dealt", True
    if view.dug or tribe.drawn:
        return view.dug or tribe.drawn, "draw-dug" if view.dug else "draw-drawn", True
    return tribe.played, "draw-played" if tribe.played else "draw-whole", False


def _acts(view: ArcticView, tribe: TribeView) -> bool:
    """Return whether the cards on the table count for an action."""
    return view.actor == tribe.seat and not _before(view, tribe)[2]


def _beside(view: ArcticView, tribe: TribeView) -> int:
    """Return the width of few cards on the table, beside which there is room for what the hand can
    do; 0 if there is none."""
    if view.plans or tribe.dealt or not tribe.hand:
        return 0
    wide = (SMALL if _acts(view, tribe) else WIDEST) + 8
    taken = wide * len(_before(view, tribe)[0])
    return taken if taken <= ROOM else 0


def _table(view: ArcticView, tribe: TribeView, texts: Texts, room: int) -> Block:
    """Return what lies on the table: cards being dug through, cards in play, a choice, or what the
    whole hand could do; and the next resource, if the seat saw it."""
    cards, title_id, private = _before(view, tribe)
    chooses, beside = bool(view.plans or tribe.dealt), _beside(view, tribe)
    acts = _acts(view, tribe)
    rows = [] if chooses else _cards(cards, _across(cards, texts, LONGEST_IN_HAND_PX))
    high = SHOWN_PX
    if rows and not acts:
        wide = _spread(Box(0, 0, room, 0), 1, len(rows[0]))[0].wide
        high = max(hand_high(row, wide, HAND_PX, texts) for row in rows) + 4
    low = len(rows) * (high + 8) or 112
    if chooses:
        low = sum(_choice_high(word, texts, room) for word in cards)
    prize = (PRIZE + GAP) * bool(view.prize)

    def draw(canvas: Canvas, box: Box) -> None:
        inner = _planks(canvas, Box(0, box.top, canvas.box.wide, box.low))
        inner = inner._replace(left=box.left, right=box.right)
        title, below, last = inner.rows(36, low, prize, gap=2)
        ink = HUE["flame" if private else "bone"]
        canvas.write(title, texts.say(title_id), 24, "semibold", ink)
        if view.prize:
            _prize(canvas, last._replace(top=last.low - PRIZE), view.prize, texts)
        if chooses:
            _choices(canvas, below, cards, texts)
        elif not cards:
            _whole(canvas, below, tribe, texts)
        if beside:
            left = inner.left + beside
            side, top = below._replace(left=left), (title if acts else below).top
            caption = Box(left + 12, top, inner.right, top + 36)
            canvas.write(caption, texts.say("draw-whole"), 24, "semibold", HUE["bone"])
            _whole(canvas, side.centred(side.wide, 130), tribe, texts)
            below = below._replace(right=left - 16)
        for some, row in zip(rows, below.rows(*[1.0] * max(len(rows), 1)), strict=False):
            for card, spot in zip(some, _spread(row, len(some), len(rows[0])), strict=True):
                spot = spot._replace(low=spot.low - 8)
                if acts:
                    shown_card(canvas, spot, card, 1, some, view.used, texts)
                else:
                    hand_card(canvas, spot, card, some, texts)
                canvas.region(spot, words(card, *(LAID_OPEN if private else SENT)))

    return Block(64 + low + prize, draw)


def _whole(canvas: Canvas, box: Box, tribe: TribeView, texts: Texts) -> None:
    """Draw what the whole hand could do, on the knots of the table."""
    hand = tribe.hand or ()
    sums: list[tuple[str, int]] = [(ability, worth(tribe, hand, ability)) for ability in ABILITIES]
    sums.append(("medicine", dose(hand)))
    for (mark, number), spot in zip(sums, box.columns(*[1.0] * len(sums)), strict=True):
        meaning = texts.say(f"draw-key-{mark}")
        named = fonts.width(meaning, "semibold", 20) < spot.wide
        knot, word = spot.rows(1.0, 30 * named)
        x, y, half = knot.middle[0], knot.middle[1], min(knot.wide // 2 - 4, 78)
        round_ = (
            (-1, 0.1),
            (-0.7, -0.7),
            (0.1, -1),
            (0.8, -0.75),
            (1, 0.1),
            (0.6, 0.8),
            (-0.5, 0.9),
        )
        canvas.cut([(x + a * half, y + b * 38) for a, b in round_], HUE["plank"])
        size = min(44, knot.wide * 3 // 8)
        wide = amount_wide(f"{number}", size, size) + 4
        amount(canvas, (x - wide // 2, y), f"{mark}_night", f"{number}", size, size,
               HUE["flame" if number else "dim"])  # fmt: skip
        if named:
            canvas.write(word, meaning, 20, "semibold", HUE["bone"], "middle")


def _prize(canvas: Canvas, box: Box, card: str, texts: Texts) -> None:
    """Draw the next contested resource."""
    title, spot = box.columns(190, 1.0)
    canvas.write(title, texts.say("draw-prize"), 24, "semibold", HUE["flame"], lines=2)
    sheet_of_paper(canvas, spot, HUE["paper"])
    picture, body = spot.inset(10, 8).columns(110, 1.0, gap=10)
    face(canvas, picture._replace(low=picture.low - 4), card)
    name, able = body._replace(right=body.right - 6).rows(1.0, 48)
    canvas.write(name, texts.word(card), 24, "bold", HUE["ink"], lines=2)
    abilities(canvas, able, figures(card)[:2], 1, 28, HUE["ink"])


def _choice_high(word: str, texts: Texts, wide: int) -> int:
    """Return the height of a schematic or a leader to choose, in pixels."""
    text = needed(texts.say(f"{word_id(word)}.text"), wide - 150, 22, "semibold")
    return max(34 + text, 104) + 30


def _choices(canvas: Canvas, box: Box, choices: Sequence[str], texts: Texts) -> None:
    """Draw schematics or leaders to choose from: the face, the name and what it does."""
    highs = [_choice_high(word, texts, box.wide) for word in choices]
    for word, spot in zip(choices, box.rows(*highs), strict=True):
        paper = spot._replace(low=spot.low - 6)
        sheet_of_paper(canvas, paper, HUE["paper"])
        canvas.region(paper, words(word, "leader", "raise.building"))
        inner = paper.inset(12, 10)
        picture = Box(inner.left, inner.top, inner.left + 104, inner.top + 104)
        face(canvas, picture, SITES[word].id if word in SITES else word)
        body = inner._replace(left=picture.right + 12)
        canvas.write(body._replace(low=body.top + 32), texts.word(word), 26, "bold", HUE["blood"])
        canvas.write(body._replace(top=body.top + 34), texts.say(f"{word_id(word)}.text"), 22,
                     "semibold", HUE["ink"], lines=12, top=True)  # fmt: skip


# --- what the tribe has


def _camp(tribe: TribeView, texts: Texts) -> list[Block]:
    """Return the buildings, with what lies on or in them."""
    if not tribe.sites:
        return []
    deep = -(-len(tribe.sites) // 2)

    def draw(canvas: Canvas, box: Box) -> None:
        for site, spot in zip(tribe.sites, box.grid(2, deep, gap=8), strict=False):
            _site(canvas, spot, site, texts)

    return [Block(deep * (SITE + 8), draw)]


def _site(canvas: Canvas, spot: Box, site: SiteView, texts: Texts) -> None:
    """Draw a building, its name, its progress, the cards that it stores."""
    canvas.panel(spot, HUE["bank"], 8)
    canvas.region(spot, words(site.building, *OWN_BUILDING_FIELDS))
    icon, beside = spot.inset(10, 4).columns(84, 1.0, gap=8)
    draw_site(canvas, icon.centred(84, 84), site)
    title, state = beside.rows(1.0, 34)
    canvas.write(title, texts.word(site.building), 24, "bold", HUE["bone"], lines=2)
    room = state._replace(right=state.right - 38 * len(site.stored))
    said = site_text(site, texts)
    if fonts.width(said, "semibold", 20) <= room.wide:
        canvas.write(room, said, 20, "semibold", HUE["dim"])
    else:
        canvas.note(said)
    canvas.note(named_pair(texts, texts.word(site.building), said))
    for n, card in enumerate(site.stored):
        place = Box(state.right - 36 - 38 * n, state.top - 2, state.right - 38 * n, state.low)
        face(canvas, place, card)
        canvas.region(place, [together(building=site.building, **{"retrieve.cards": card})])
        canvas.note(texts.word(card))


def _seen(view: ArcticView, texts: Texts) -> list[Block]:
    """Return the face-down cards that the seat has seen, the next one first."""
    piles = in_sight(view, texts)
    if not piles:
        return []

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, HUE["night"], 8)
        canvas.sprite("eye", (box.left + 14, box.top + 4), 40)
        title, below = box.inset(14, 6).rows(34, 1.0)
        canvas.write(title._replace(left=title.left + 54), texts.say("draw-seen"), 24, "semibold",
                     HUE["flame"])  # fmt: skip
        for (place, cards), row in zip(piles, below.rows(*[1.0] * len(piles)), strict=True):
            name, line = row.columns(0.3, 0.7, gap=8)
            canvas.write(name, place, 22, "semibold", HUE["bone"], lines=2)
            wide = min(line.wide // len(cards), 240)
            for card, at in zip(cards, line.fan(len(cards), max(wide, FOUND), 0), strict=True):
                face(canvas, Box(at.left, at.top + 4, at.left + FOUND, at.top + 4 + FOUND), card)
                said = at._replace(left=at.left + FOUND + 10)
                if fonts.fits(texts.word(card), said.wide, "semibold", MIN_LETTER_PX, 2):
                    canvas.write(said, texts.word(card), 20, "semibold", HUE["bone"], lines=2)
                else:
                    canvas.note(texts.word(card))

    return [Block(46 + SEEN * len(piles), draw)]


def _piles(tribe: TribeView, texts: Texts) -> list[Block]:
    """Return deck, without its order, and discards, the number of each kind, side by side with
    cards of one size."""
    kinds = {name: Counter(by_order(cards)) for name, cards in (
        ("deck", tribe.deck_cards or ()), ("discard", tribe.discard))}  # fmt: skip
    named = [*kinds["deck"] | kinds["discard"]]
    across = _across(named, texts, LONGEST_PX)
    many = [len(counts) for counts in kinds.values()]
    splits = [(n, total - n) for total in range(2, across + 1) for n in range(1, total)]
    if 0 in many:  # the crates stand below each other
        splits = [(n, n) for n in range(1, across + 1)]
    deep = {split: max(-(-n // wide) for n, wide in zip(many, split, strict=True))
            for split in splits}  # fmt: skip
    wides = min(splits, key=lambda split: (deep[split], sum(split)))
    columns = wides[0] if 0 in many else sum(wides)
    wide = min((TALL_WIDTH_PX - 2 * MARGIN - 4) // columns - 10, WIDEST)
    below = title_high(named, wide, texts)
    card = Box(0, 0, wide, below + min(FACE_PX, wide))
    head = 34 if min(wides) > 1 else 54
    blocks = [
        _crate(*pile, n, card, below, head, texts)
        for pile, n in zip(kinds.items(), wides, strict=True)
    ]
    return blocks if 0 in many else [side_by_side(blocks, [float(n) for n in wides], 4)]


def _crate(
    name: str, counts: Counter[str], across: int, card: Box, below: int, head: int, texts: Texts
) -> Block:
    """Return a crate with a card of each kind: `across` in a row, each of the size `card`, with
    `below` under its face; a dashed place beside the title if it is empty."""
    deep, step = -(-len(counts) // across), card.high + 8

    def draw(canvas: Canvas, box: Box) -> None:
        inner = _planks(canvas, box)
        title = inner._replace(low=inner.top + head)
        if not counts:
            title, place = title.columns(1.0, 200)
            _dashes(canvas, place)
            canvas.write(place, texts.say("draw-empty"), 24, "semibold", HUE["dim"], "middle")
        if across > 1:  # a narrow crate has room for the words alone
            canvas.sprite(f"{name}_night", (title.left, title.middle[1] - 15), 30)
            title = title._replace(left=title.left + 38)
        canvas.write(title, texts.say(f"draw-{name}", n=counts.total()), 24, "semibold",
                     HUE["bone"], lines=2)  # fmt: skip
        lines = inner.centred((card.wide + 8) * across - 8, 0)
        for n, kind in enumerate(counts):
            left = lines.left + n % across * (card.wide + 8)
            top = title.low + 6 + n // across * step
            spot = Box(left, top, left + card.wide, top + card.high)
            counted_card(canvas, spot, kind, counts[kind], below, texts)
            canvas.region(spot, words(kind, *(THROWN if name == "discard" else ())))

    return Block(16 + head + 6 + step * deep + 4, draw)


def _dashes(canvas: Canvas, box: Box) -> None:
    """Draw a dashed line round a place without a card."""
    for x in range(box.left, box.right - 8, 18):
        for y in (box.top, box.low):
            canvas.stroke([(x, y), (x + 10, y)], HUE["lath"])
    for y in range(box.top, box.low - 8, 18):
        for x in (box.left, box.right):
            canvas.stroke([(x, y), (x, y + 10)], HUE["lath"])


def _key(view: ArcticView, tribe: TribeView, texts: Texts, room: int) -> list[Block]:
    """Return what the symbols on the cards mean, unless the table says it."""
    laid = _before(view, tribe)[0]
    if not laid or 0 < _beside(view, tribe) < ROOM:
        return []
    cards = [*(tribe.hand or ()), *laid, view.prize]
    shown = {mark for card in cards if card in CARD for mark, _ in figures(card)}
    entries = [(f"{mark}_night", texts.say(f"draw-key-{mark}"))
               for mark in (*ABILITIES, "medicine") if mark in shown]  # fmt: skip
    if not entries:
        return []
    return [kit.key_block(entries, room, KEY_PX, MIN_LETTER_PX, HUE["bone"])]
