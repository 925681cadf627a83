"""The picture of a tribe, inside its own tent: the leader at the opening, the hand on a line, what
it alone knows on the table, its deck and discards in crates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.games.arctic_scavengers.camp_picture import OWN_BUILDING_FIELDS, draw_site, led_by
from bot.games.arctic_scavengers.card_picture import (
    HAND_CARD_FIELDS,
    HUE,
    LAID_OPEN,
    LOOK,
    SENT,
    abilities,
    amount,
    amount_wide,
    counted_card,
    face,
    figures,
    hand_card,
    sheet_of_paper,
    shown_card,
)
from bot.games.arctic_scavengers.cards import in_sight, site_text, worth
from bot.render.draw import fonts, kit
from bot.render.draw.blocks import TALL_WIDTH_PX, Block, height, needed, side_by_side, stack
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
HEAD: Final = 290
"""Height of what is seen of the opening of the tent, in pixels."""
ACROSS: Final = 5
"""Cards in a row."""
LONGEST_PX: Final = 119
"""Most pixels of a word for which a crate has so many."""
FEW: Final = 2
"""Cards of a hand that leave room for people beside them."""
SMALL, ROOM = 132, 280
"""Width of a card that counts for an action, and of all cards on the table that leave room for what
the hand can do, in pixels."""
HAND_PX, LOW_PX, SHOWN_PX = 312, 262, 176
WIDEST: Final = 204
"""Heights of a card of the hand in one row and in several, and of one that was shown, and the
greatest width of them."""
PRIZE: Final = 124
"""Height of the next contested resource, in pixels."""
ROPE: Final = 14
PILE: Final = (62, 176, 250)
"""Height of a crate without its cards, and the least and the greatest one of a row of them, in
pixels."""
PILE_MORE: Final = 24
"""More for a crate with one row of cards."""
SEEN: Final = 62
SITE: Final = 96
KEY_PX: Final = 26
THROWN: Final = ("regroup.cards", "recall.target")
"""The fields of picks that name a card of the discards."""


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
    canvas = Canvas((TALL_WIDTH_PX, high), LOOK.art)
    canvas.panel(canvas.box, HUE["floor"], 0)
    canvas.sprite(f"inside_{'abcde'[view.viewer]}", (canvas.box.wide * 8 // 15 - 640, 0), HEAD)
    _head(canvas, canvas.box._replace(low=HEAD), view, tribe, texts)
    stack(canvas, canvas.box.inset(MARGIN, 0)._replace(top=HEAD), blocks, GAP)
    return canvas.finish()


def _people(tribe: TribeView) -> list[str]:
    """Return a tribe's people, each kind once, those who are not there from the start first."""
    return [card for card in reversed(tribe.known) if CARD[card].people]


def _head(canvas: Canvas, box: Box, view: ArcticView, tribe: TribeView, texts: Texts) -> None:
    """Draw who it is, on a plaque when, members and skirmishes won; the leader, or else somebody of
    the tribe, and other people unless they stand beside the hand."""
    kit.seat_on(canvas, (MARGIN + 30, 48), 52, tribe.seat, HUE["ink"])
    right = box.right - MARGIN
    phase, size = phase_text(view, texts), 26
    known = tribe.people_known
    facts = [("people", known, texts.say("draw-people-word", n=known))]
    if tribe.won:
        facts.append(("won", tribe.won, ""))
        canvas.note(texts.say("draw-won-word", n=tribe.won))
    wides = [amount_wide(f"{n}", 30, 32) + fonts.width(word, "semibold", 20) + 8
             for _, n, word in facts]  # fmt: skip
    wide = max(fonts.width(phase, "bold", size), sum(wides) + 20 * (len(wides) - 1))
    plaque = Box(right - wide - 28, 20, right, 106)
    name = Box(MARGIN + 70, 20, plaque.left - 12, 76)
    canvas.write(name, seat_name(texts, tribe.seat), 38, "bold", HUE["bone"], lines=2)
    canvas.panel(plaque, HUE["sky"], 6)
    upper, lower = plaque.inset(14, 4).rows(1.0, 40)
    canvas.write(upper, phase, size, "bold", HUE["bone"], "right")
    x = lower.right - sum(wides) - 20 * (len(wides) - 1)
    for (mark, n, word), room in zip(facts, wides, strict=True):
        at = amount(canvas, (x, lower.middle[1]), f"{mark}_night", f"{n}", 30, 32, HUE["flame"])
        canvas.text((at + 8, lower.middle[1] + 2), word, 20, "semibold", HUE["bone"])
        x += room + 20
    there = [*([tribe.leader] if tribe.leader else []), *_people(tribe)]
    high = 206
    if there:
        canvas.sprite(there[0], (MARGIN - 4, box.low - high), high)
    if tribe.wounded:
        canvas.sprite("bandage", (MARGIN + 70, box.low - high + 46), 40)
    if not 0 < len(tribe.hand or ()) <= FEW:
        _crowd(canvas, Box(430, plaque.low + 12, right, box.low), there[1:])


def _crowd(canvas: Canvas, box: Box, people: Sequence[str]) -> None:
    """Draw people side by side up to the right end of a box, as many as have room for their
    faces."""
    box = box._replace(top=max(box.top, box.low - box.wide * 117 // 112))
    wide = box.high * 112 // 117
    people = people[: (box.wide - wide) * 5 // (wide * 2) + 1]
    people = sorted(people, key=lambda card: CARD[card].people > 1)  # groups have no left edge
    room = min(box.wide, wide * len(people))
    for card, spot in zip(people, box._replace(left=box.right - room).fan(len(people), wide, 0),
                          strict=True):  # fmt: skip
        canvas.sprite(card, spot[:2], box.high)


def _power(canvas: Canvas, box: Box, tribe: TribeView, texts: Texts) -> None:
    """Draw the leader's name and power on a paper."""
    sheet_of_paper(canvas, box, HUE["paper"])
    canvas.sprite("nail", (box.middle[0] - 6, box.top), 13)
    inner = box.inset(16, 12)
    canvas.write(inner._replace(low=inner.top + 30), led_by(tribe, texts), 24, "bold", HUE["blood"])
    canvas.write(inner._replace(top=inner.top + 30), texts.say(f"{word_id(tribe.leader)}.text"),
                 MIN_LETTER_PX, "semibold", HUE["ink"], lines=9, top=True)  # fmt: skip


def _cards(cards: Sequence[str], across: int = ACROSS) -> list[list[str]]:
    """Return cards in rows of about equal length."""
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
    """Return the hand, its cards pegged to lines, people beside a few cards; above it the power of
    the leader."""
    rows = _cards(tribe.hand or ())
    each = HAND_PX if len(rows) < 2 else LOW_PX
    count = tribe.hand_size
    title = texts.say("draw-hand", n=count) if rows else texts.say("draw-no-hand")
    head = 44
    if tribe.leader:
        rule = needed(texts.say(f"{word_id(tribe.leader)}.text"), room - 36, 20, "semibold")
        head = rule + 62

    def draw(canvas: Canvas, box: Box) -> None:
        line = box._replace(low=box.top + head)
        if tribe.leader:
            _power(canvas, line._replace(low=line.low - 6), tribe, texts)
            canvas.note(title)
        else:
            canvas.sprite("hand_night", (box.left, line.middle[1] - 16), 30)
            canvas.write(line._replace(left=box.left + 42), title, 26, "bold", HUE["bone"])
        for row, some in enumerate(rows):
            top = line.low + row * (each + ROPE + 10)
            canvas.stroke([(0, top), (box.middle[0], top + 8), (canvas.box.wide, top)],
                          HUE["bone"], 3)  # fmt: skip
            low = box._replace(top=top + 30, low=top + 8 + each)
            spots = _spread(box, len(some), len(rows[0]))
            if count <= FEW:
                spots = box.fan(count, WIDEST, 24)
                _crowd(canvas, low._replace(left=spots[-1].right + 20), _people(tribe))
            for n, (card, spot) in enumerate(zip(some, spots, strict=True)):
                at = top + 8 + (0, 4, 2, 6)[n % 4]
                spot = spot._replace(top=at, low=at + each)
                hand_card(canvas, spot, card, some, texts)
                canvas.sprite("peg", (spot.middle[0] - 7, at - 12), 26)
                canvas.region(spot, words(card, *HAND_CARD_FIELDS))

    return Block(head + len(rows) * (each + ROPE + 10) - 2, draw)


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
    rows = [] if chooses else _cards(cards)
    high = SHOWN_PX if acts else HAND_PX
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
            below = below._replace(right=left)
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
    across = 2 if len(piles) > 1 and max(len(cards) for _, cards in piles) == 1 else 1
    deep = -(-len(piles) // across)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, HUE["night"], 8)
        canvas.sprite("eye", (box.left + 14, box.top + 4), 40)
        title, below = box.inset(14, 6).rows(34, 1.0)
        canvas.write(title._replace(left=title.left + 54), texts.say("draw-seen"), 24, "semibold",
                     HUE["flame"])  # fmt: skip
        for (place, cards), row in zip(piles, below.grid(across, deep, gap=8), strict=False):
            name, line = row.columns(0.4, 0.6, gap=8)
            canvas.write(name, place, 22, "semibold", HUE["bone"], lines=2)
            wide = min(line.wide // len(cards), 216)
            for card, at in zip(cards, line.fan(len(cards), max(wide, 52), 0), strict=True):
                face(canvas, Box(at.left, at.top + 4, at.left + 52, at.top + 56), card)
                said = at._replace(left=at.left + 60)
                if fonts.fits(texts.word(card), said.wide, "semibold", MIN_LETTER_PX, 2):
                    canvas.write(said, texts.word(card), 20, "semibold", HUE["bone"], lines=2)
                else:
                    canvas.note(texts.word(card))

    return [Block(46 + SEEN * deep, draw)]


def _piles(tribe: TribeView, texts: Texts) -> list[Block]:
    """Return deck, without its order, and discards, the number of each kind: side by side, or one
    below the other if one is empty."""
    kinds = {name: Counter(by_order(cards)) for name, cards in (
        ("deck", tribe.deck_cards or ()), ("discard", tribe.discard))}  # fmt: skip
    deck, discard = map(len, kinds.values())
    parts = " ".join(map(texts.word, kinds["deck"] | kinds["discard"])).split()
    longest = max((fonts.width(part, "semibold", MIN_LETTER_PX) for part in parts), default=0)
    across = ACROSS - (longest > LONGEST_PX)
    if not deck or not discard:
        return [_crate(name, counts, across, texts) for name, counts in kinds.items()]
    deep = {n: (-(-deck // n), -(-discard // (across - n))) for n in (2, 3, 1, 4) if n < across}
    left = min(deep, key=lambda n: (max(deep[n]), abs(deep[n][0] - deep[n][1])))
    wides = left, across - left
    used = -(-deck // deep[left][0]), -(-discard // deep[left][1])
    if min(used) > 1:  # a title has room over two cards
        wides = used
    blocks = [_crate(*pile, n, texts) for pile, n in zip(kinds.items(), wides, strict=True)]
    return [side_by_side(blocks, [float(n) for n in wides], 4)]


def _crate(name: str, counts: Counter[str], across: int, texts: Texts) -> Block:
    """Return a crate with a card of each kind, so many in a row."""
    rows = _cards([*counts], across)

    def draw(canvas: Canvas, box: Box) -> None:
        inner = _planks(canvas, box)
        title = head = Box(
            inner.left, inner.top, inner.right, inner.top + (34 if across > 1 else 52)
        )
        if across > 1:  # a narrow crate has room for the words alone
            canvas.sprite(f"{name}_night", (title.left, title.top + 2), 30)
            head = title._replace(left=title.left + 38)
        said = texts.say(f"draw-{name}", n=counts.total())
        canvas.write(head, said, 24, "semibold", HUE["bone"], lines=2)
        if not counts:
            canvas.write(
                title.inset(12, 0), texts.say("draw-empty"), 24, "semibold", HUE["dim"], "right"
            )
            return
        names = THROWN if name == "discard" else ()
        low = min(inner.low, title.low + 4 + PILE[2] * len(rows))
        lines = inner._replace(top=title.low + 4, low=low).rows(*[1.0] * len(rows), gap=6)
        for some, line in zip(rows, lines, strict=True):
            for card, spot in zip(some, _spread(line, len(some), len(rows[0])), strict=True):
                counted_card(canvas, spot, card, counts[card], texts)
                canvas.region(spot, words(card, *names))

    return Block(PILE[0] + PILE[1] * len(rows) + PILE_MORE * (len(rows) == 1), draw)


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
