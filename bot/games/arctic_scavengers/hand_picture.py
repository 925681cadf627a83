"""The picture of a tribe, inside its own tent: the leader at the opening, the hand on a line, what
it alone knows on the table, its deck and discards in crates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.games.arctic_scavengers.camp_picture import OWN_BUILDING_FIELDS, draw_site, led_by
from bot.games.arctic_scavengers.card_picture import (
    HAND_CARD_FIELDS,
    HUE,
    LAID_OPEN,
    LOOK,
    NAMED_PX,
    SENT,
    abilities,
    amount,
    amount_wide,
    counted_card,
    face,
    figures,
    hand_card,
    sheet_of_paper,
)
from bot.games.arctic_scavengers.cards import in_sight, site_text, worth
from bot.render.draw import fonts, kit
from bot.render.draw.blocks import EDGE, TALL_WIDTH_PX, Block, height, needed, split, stack
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas, Picture
from bot.render.draw.layout import Box
from bot.render.draw.seats import seat_name
from bot.render.phases import phase_text
from bot.render.regions import together, words
from bot.texts import Texts, named_pair, word_id
from engine.games.arctic_scavengers.abilities import dose
from engine.games.arctic_scavengers.content import ABILITIES, CARD, SITES, by_order
from engine.games.arctic_scavengers.view import ArcticView, SiteView, TribeView

WIDE: Final = 1200
GAP: Final = 12
HEAD: Final = 300
LED_BY_NOBODY: Final = 216
"""Height of what is seen of the opening of the tent, in pixels, with and without a leader in it."""
COMPANY: Final = 68
"""Least height of the members of a tribe in its tent, in pixels."""
HAND_PX: Final = 262
NARROWEST, WIDEST = 136, 204
"""Height of a card of the hand, and its least and greatest width, in pixels."""
BESIDE: Final = 5
"""Cards on the table that leave room for the next resource beside them."""
PRIZE: Final = (330, 150)
"""Size of the next contested resource, in pixels."""
ROPE: Final = 14
LIST: Final = 64
"""Height of a kind of card in a list, in pixels."""
PILE: Final = (66, 138)
"""Height of a crate without its cards, and of a row of them, in pixels."""
CRATE: Final = 350
"""Least width of a crate, in pixels."""
SEEN: Final = 62
SITE: Final = 96
KEY_PX: Final = 26
THROWN: Final = ("regroup.cards", "recall.target")
"""The fields of picks that name a card of the discards."""


def draw_sheet(view: ArcticView, texts: Texts, tall: bool = True) -> Picture:
    """Draw the tribe of the viewer, a seat: 1200 pixels wide, or tall."""
    assert isinstance(view.viewer, int)
    tribe = view.tribes[view.viewer]
    wide = TALL_WIDTH_PX if tall else WIDE
    room = wide - 2 * EDGE
    blocks = [
        *_ruled(tribe, texts, room),
        _hand(tribe, texts, room),
        _table(view, tribe, texts, room),
        *_camp(tribe, texts, room),
        *_seen(view, texts, room),
        *_piles(tribe, texts, room),
        *_key(view, tribe, texts, room),
    ]
    head = HEAD if tribe.leader else LED_BY_NOBODY
    high = head + height(blocks, GAP)
    canvas = Canvas((wide, high), LOOK.art)
    canvas.panel(canvas.box, HUE["floor"], 0)
    canvas.sprite(f"inside_{'abcde'[view.viewer]}", (wide * 8 // 15 - 640, head - HEAD), HEAD)
    _head(canvas, canvas.box._replace(low=head), view, tribe, texts)
    stack(canvas, Box(EDGE, head, wide - EDGE, high), blocks, GAP)
    return canvas.finish()


def _head(canvas: Canvas, box: Box, view: ArcticView, tribe: TribeView, texts: Texts) -> None:
    """Draw who it is and when, the leader with its power, members, skirmishes won."""
    tall = box.wide == TALL_WIDTH_PX
    kit.seat_on(canvas, (EDGE + 26, 48), 52, tribe.seat, HUE["ink"])
    phase = phase_text(view, texts)
    size = 28
    name = Box(EDGE + 64, 20, box.right - EDGE - fonts.width(phase, "bold", size) - 20, 76)
    if tall:
        name = name._replace(right=box.right - EDGE)
        wide = fonts.width(phase, "bold", size) + 24
        spot = Box(box.right - EDGE - wide, 76, box.right - EDGE, 116)
        canvas.panel(spot, HUE["sky"], 6)
        spot = spot.inset(12, 0)
    else:
        spot = Box(box.middle[0], 26, box.right - EDGE, 66)
    canvas.write(name, seat_name(texts, tribe.seat), 38, "bold", HUE["bone"])
    canvas.write(spot, phase, size, "bold", HUE["bone"], "right")
    left = EDGE
    if tribe.leader:
        high = 210
        canvas.sprite(tribe.leader, (EDGE - 4, box.low - high - 6), high)
        if tribe.wounded:
            canvas.sprite("bandage", (EDGE + 70, box.low - high + 40), 40)
        left = EDGE + 210
    known = tribe.people_known
    plates = [("people", f"{known}", texts.say("draw-people-word", n=known))]
    if tribe.won:
        plates.append(("won", f"{tribe.won}", texts.say("draw-won-word", n=tribe.won)))
    beside = tall and bool(tribe.leader)
    top = box.low - 60 * len(plates) - 16 if beside else 96
    for mark, number, word in plates:
        wide = amount_wide(number, 32, 36) + fonts.width(word, "semibold", 20) + 34
        x = box.right - EDGE - wide if beside else left
        plate = Box(x, top, x + wide, top + 48)
        canvas.panel(plate, HUE["sky"], 6)
        at = amount(canvas, (x + 12, plate.middle[1]), f"{mark}_night", number, 32, 36,
                    HUE["flame"])  # fmt: skip
        canvas.text((at + 8, plate.middle[1] + 2), word, 20, "semibold", HUE["bone"])
        top += 58
    top = 124 if tall else 84
    if tribe.leader and not tall:
        wide = 390
        rule = needed(texts.say(f"{word_id(tribe.leader)}.text"), wide - 36, 20, "semibold")
        paper = Box(box.right - EDGE - wide, top, box.right - EDGE, top + 62 + rule)
        _power(canvas, paper, tribe, texts)
        top = paper.low
    people = [card for card in tribe.known if CARD[card].people]
    high = min(box.low - top - 4, 130)
    if people and not beside and high >= COMPANY:
        room = Box(box.right - min(box.wide // 3, high * len(people)), box.low - high,
                   box.right - EDGE // 2, box.low)  # fmt: skip
        for card, spot in zip(people, room.fan(len(people), high, 0), strict=True):
            canvas.sprite(card, spot[:2], high)


def _power(canvas: Canvas, box: Box, tribe: TribeView, texts: Texts) -> None:
    """Draw the leader's name and power on a paper."""
    sheet_of_paper(canvas, box, HUE["paper"])
    canvas.sprite("nail", (box.middle[0] - 6, box.top), 13)
    inner = box.inset(16, 12)
    canvas.write(inner._replace(low=inner.top + 30), led_by(tribe, texts), 24, "bold", HUE["blood"])
    canvas.write(inner._replace(top=inner.top + 30), texts.say(f"{word_id(tribe.leader)}.text"),
                 MIN_LETTER_PX, "semibold", HUE["ink"], lines=9, top=True)  # fmt: skip


def _ruled(tribe: TribeView, texts: Texts, room: int) -> list[Block]:
    """Return the leader's power, where the opening of the tent has no room for it."""
    if not tribe.leader or room > TALL_WIDTH_PX:
        return []
    rule = needed(texts.say(f"{word_id(tribe.leader)}.text"), room - 36, 20, "semibold")
    return [Block(rule + 62, partial(_power, tribe=tribe, texts=texts))]


def _cards(cards: Sequence[str], room: int) -> list[list[str]]:
    """Return cards in rows of about equal length."""
    across = (room + 8) // (NARROWEST + 8)
    deep = -(-len(cards) // across) or 1
    share = -(-len(cards) // deep)
    return [[*cards[n : n + share]] for n in range(0, len(cards), share)] if cards else []


def _spread(box: Box, many: int, most: int) -> list[Box]:
    """Return the places of cards side by side, in the middle of a box; `most` are in a row."""
    wide = min((box.wide + 8) // most - 8, WIDEST)
    gap = min((box.wide - wide * most) // most, 40)
    left = box.middle[0] - (wide * many + gap * (many - 1)) // 2
    return [
        box._replace(left=left + n * (wide + gap), right=left + n * (wide + gap) + wide)
        for n in range(many)
    ]


def _hand(tribe: TribeView, texts: Texts, room: int) -> Block:
    """Return the hand, its cards pegged to lines."""
    rows = _cards(tribe.hand or (), room)
    count = tribe.hand_size
    title = texts.say("draw-hand", n=count) if rows else texts.say("draw-no-hand")

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.sprite("hand_night", (box.left, box.top + 4), 30)
        canvas.write(box._replace(left=box.left + 42, low=box.top + 38), title, 26, "bold",
                     HUE["bone"])  # fmt: skip
        for row, some in enumerate(rows):
            top = box.top + 44 + row * (HAND_PX + ROPE + 10)
            canvas.stroke([(0, top), (box.middle[0], top + 8), (canvas.box.wide, top)],
                          HUE["bone"], 3)  # fmt: skip
            for n, (card, spot) in enumerate(
                zip(some, _spread(box, len(some), len(rows[0])), strict=True)
            ):
                at = top + 8 + (0, 4, 2, 6)[n % 4]
                spot = spot._replace(top=at, low=at + HAND_PX)
                hand_card(canvas, spot, card, texts)
                canvas.sprite("peg", (spot.middle[0] - 7, at - 12), 26)
                canvas.region(spot, words(card, *HAND_CARD_FIELDS))

    return Block(42 + len(rows) * (HAND_PX + ROPE + 10), draw)


# --- the table


def _planks(canvas: Canvas, box: Box) -> Box:
    """Draw a table or a crate across a box; return the room on it."""
    canvas.panel(box, HUE["timber"], 0)
    for y in range(box.top + 66, box.low, 52):
        canvas.panel(Box(box.left, y, box.right, y + 3), HUE["joint"], 0)
    canvas.cut([(box.left, box.top), (box.right, box.top - 3), (box.right, box.top + 9),
                (box.left, box.top + 12)], HUE["lath"])  # fmt: skip
    return Box(box.left + 14, box.top + 16, box.right - 14, box.low - 8)


def _before(view: ArcticView, tribe: TribeView) -> tuple[tuple[str, ...], str, bool]:
    """Return the cards that matter now, the text above them, and whether the seat alone sees
    them."""
    if view.plans or tribe.dealt:
        return view.plans or tribe.dealt, "draw-plans" if view.plans else "draw-dealt", True
    if view.dug or tribe.drawn:
        return view.dug or tribe.drawn, "draw-dug" if view.dug else "draw-drawn", True
    return tribe.played, "draw-played" if tribe.played else "draw-whole", False


def _table(view: ArcticView, tribe: TribeView, texts: Texts, room: int) -> Block:
    """Return what lies on the table: cards being dug through, cards in play, a choice, or what the
    whole hand could do; and the next resource, if the seat saw it."""
    cards, title_id, private = _before(view, tribe)
    beside = room > TALL_WIDTH_PX and len(cards) <= BESIDE
    wide = room - 28 - (PRIZE[0] + GAP) * (bool(view.prize) and beside)
    chooses = bool(view.plans or tribe.dealt)
    rows = [] if chooses else _cards(cards, wide)
    low = _choices_high(cards, texts, wide) if chooses else len(rows) * (HAND_PX + 8) or 112
    below_high = (PRIZE[1] + GAP) * (bool(view.prize) and not beside)

    def draw(canvas: Canvas, box: Box) -> None:
        inner = _planks(canvas, Box(0, box.top, canvas.box.wide, box.low))
        inner = inner._replace(left=box.left + 4, right=box.right - 4)
        if view.prize:
            left = inner.right - PRIZE[0] if beside else inner.left
            spot = Box(left, inner.low - PRIZE[1], inner.right, inner.low)
            _prize(canvas, spot, view.prize, texts)
        title = Box(inner.left, inner.top, inner.left + wide, inner.top + 36)
        ink = HUE["flame" if private else "bone"]
        canvas.write(title, texts.say(title_id), 24, "semibold", ink)
        below = Box(inner.left, title.low + 2, inner.left + wide, title.low + 2 + low)
        if chooses:
            _choices(canvas, below, cards, texts)
        elif not cards:
            _whole(canvas, below, tribe, texts)
        for some, row in zip(rows, below.rows(*[1.0] * max(len(rows), 1)), strict=False):
            for card, spot in zip(some, _spread(row, len(some), len(rows[0])), strict=True):
                spot = spot._replace(low=spot.low - 8)
                hand_card(canvas, spot, card, texts)
                canvas.region(spot, words(card, *(LAID_OPEN if private else SENT)))

    return Block(max(62 + low + below_high, PRIZE[1] + 24), draw)


def _whole(canvas: Canvas, box: Box, tribe: TribeView, texts: Texts) -> None:
    """Draw what the whole hand could do, on the knots of the table."""
    hand = tribe.hand or ()
    sums: list[tuple[str, int]] = [(ability, worth(tribe, hand, ability)) for ability in ABILITIES]
    sums.append(("medicine", dose(hand)))
    for (mark, number), spot in zip(sums, box.columns(*[1.0] * len(sums)), strict=True):
        knot, word = spot.rows(1.0, 30)
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
        wide = amount_wide(f"{number}", 46, 44) + 4
        amount(canvas, (x - wide // 2, y), f"{mark}_night", f"{number}", 46, 44,
               HUE["flame" if number else "dim"])  # fmt: skip
        canvas.write(word, texts.say(f"draw-key-{mark}"), 20, "semibold", HUE["bone"], "middle")


def _prize(canvas: Canvas, box: Box, card: str, texts: Texts) -> None:
    """Draw the next contested resource."""
    title, spot = box.rows(34, 1.0)
    canvas.write(title, texts.say("draw-prize"), 20, "semibold", HUE["flame"])
    sheet_of_paper(canvas, spot, HUE["paper"])
    picture, body = spot.inset(10, 8).columns(100, 1.0, gap=10)
    face(canvas, picture._replace(low=picture.low - 4), card)
    name, able = body._replace(right=body.right - 6).rows(1.0, 34)
    canvas.write(name, texts.word(card), 24, "bold", HUE["ink"], lines=2)
    abilities(canvas, able, figures(card)[:2], 1, 28, HUE["ink"])


def _choice_high(word: str, texts: Texts, wide: int) -> int:
    return (
        max(44 + needed(texts.say(f"{word_id(word)}.text"), wide - 150, 20, "semibold"), 124) + 24
    )


def _choices_high(choices: Sequence[str], texts: Texts, wide: int) -> int:
    """Return the height of the choices, side by side or stacked."""
    if wide <= TALL_WIDTH_PX:
        return sum(_choice_high(word, texts, wide) + 6 for word in choices)
    each = wide // len(choices) - 8
    return max(_choice_high(word, texts, each) for word in choices)


def _choices(canvas: Canvas, box: Box, choices: Sequence[str], texts: Texts) -> None:
    """Draw schematics or leaders to choose from: the face, the name and what it does."""
    highs = [_choice_high(word, texts, box.wide) + 6 for word in choices]
    for word, spot in zip(choices, split(box, [1.0] * len(choices), highs, gap=0), strict=True):
        paper = Box(spot.left, spot.top, spot.right - 8, spot.low - 6)
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


def _camp(tribe: TribeView, texts: Texts, room: int) -> list[Block]:
    """Return the buildings, with what lies on or in them."""
    if not tribe.sites:
        return []
    across = max(min(room // 270, len(tribe.sites)), 1)
    deep = -(-len(tribe.sites) // across)

    def draw(canvas: Canvas, box: Box) -> None:
        for site, spot in zip(tribe.sites, box.grid(across, deep, gap=8), strict=False):
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


def _seen(view: ArcticView, texts: Texts, room: int) -> list[Block]:
    """Return the face-down cards that the seat has seen, the next one first."""
    piles = in_sight(view, texts)
    if not piles:
        return []
    across = 1 if room <= TALL_WIDTH_PX else 2
    rows = -(-len(piles) // across)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, HUE["night"], 8)
        canvas.sprite("eye", (box.left + 14, box.top + 4), 40)
        title, below = box.inset(14, 6).rows(34, 1.0)
        canvas.write(title._replace(left=title.left + 54), texts.say("draw-seen"), 24, "semibold",
                     HUE["flame"])  # fmt: skip
        for n, row in enumerate(below.rows(*[1.0] * rows)):
            spots = row.columns(*[1.0] * across, gap=20)
            for (place, cards), spot in zip(piles[across * n :], spots, strict=False):
                name, line = spot.columns(1.0, 290, gap=8)
                canvas.write(name, place, 22, "semibold", HUE["bone"], lines=2)
                for card, at in zip(cards, line.fan(len(cards), 52, 6), strict=True):
                    face(canvas, Box(at.left, at.top + 4, at.right, at.top + 56), card)
                    canvas.note(texts.word(card))

    return [Block(46 + SEEN * rows, draw)]


def _piles(tribe: TribeView, texts: Texts, room: int) -> list[Block]:
    """Return deck, without its order, and discards: the number of each kind."""
    deck = tribe.deck_cards or ()
    kinds = [Counter(by_order(cards)) for cards in (deck, tribe.discard)]
    crate = partial(_crate, texts=texts)
    pairs = list(zip(("deck", "discard"), kinds, (deck, tribe.discard), strict=True))
    if room <= TALL_WIDTH_PX:
        return [
            Block(64 + max(-(-len(counts) // 2), 1) * (LIST + 4),
                  partial(crate, name=name, counts=counts, many=len(cards)))
            for name, counts, cards in pairs
        ]  # fmt: skip

    def draw(canvas: Canvas, box: Box) -> None:
        for (name, counts, cards), spot in zip(pairs, box.columns(*wides, gap=GAP), strict=True):
            crate(canvas, spot, name=name, counts=counts, many=len(cards))

    most = sum(map(len, kinds)) or 1
    share = min(max((room - GAP) * len(kinds[0]) // most, CRATE), room - GAP - CRATE)
    wides = share, room - GAP - share
    deep = max(map(_crate_rows, map(len, kinds), wides))
    return [Block(PILE[0] + PILE[1] * deep if deep else 104, draw)]


def _crate_rows(many: int, wide: int) -> int:
    """Return how many rows of cards with their names a crate of this width needs."""
    return -(-many // ((wide - 20) // (NAMED_PX + 8)))


def _crate(
    canvas: Canvas, box: Box, name: str, counts: Counter[str], many: int, texts: Texts
) -> None:
    """Draw a crate with a card of each kind."""
    inner = _planks(canvas, box)
    title, below = inner.rows(34, 1.0, gap=4)
    canvas.sprite(f"{name}_night", (title.left, title.top + 2), 30)
    canvas.write(title._replace(left=title.left + 42), texts.say(f"draw-{name}", n=many), 24,
                 "semibold", HUE["bone"])  # fmt: skip
    names = THROWN if name == "discard" else ()
    if not counts:
        canvas.write(below, texts.say("draw-empty"), 24, "semibold", HUE["dim"], "middle")
        return
    if canvas.box.wide == TALL_WIDTH_PX:
        spots = below.grid(2, -(-len(counts) // 2), gap=4)
    else:
        deep = _crate_rows(len(counts), box.wide)
        share = -(-len(counts) // deep)
        rows = below.rows(*[1.0] * deep, gap=6)
        spots = [spot for row in rows for spot in _spread(row, share, share)]
    for (card, n), spot in zip(counts.items(), spots, strict=False):
        counted_card(canvas, spot, card, n, texts)
        canvas.region(spot, words(card, *names))


def _key(view: ArcticView, tribe: TribeView, texts: Texts, room: int) -> list[Block]:
    """Return what the symbols on the cards mean, unless the table says it."""
    if not _before(view, tribe)[0] and not view.prize:
        return []
    cards = [*(tribe.hand or ()), *_before(view, tribe)[0], view.prize]
    shown = {mark for card in cards if card in CARD for mark, _ in figures(card)}
    entries = [(f"{mark}_night", texts.say(f"draw-key-{mark}"))
               for mark in (*ABILITIES, "medicine") if mark in shown]  # fmt: skip
    if not entries:
        return []
    return [kit.key_block(entries, room, KEY_PX, MIN_LETTER_PX, HUE["bone"])]
