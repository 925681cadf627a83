"""Drawings of what a tribe has beside its cards: its leader and its buildings."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.arctic_scavengers.card_picture import DEEP
from bot.games.arctic_scavengers.cards import site_text
from bot.render.draw.blocks import INNER_WIDTH_PX, needed, split
from bot.render.draw.canvas import BAD_RGB, EMBER, FAINT, INK, LINE, MIN_LETTER_PX, NIGHT, Canvas
from bot.render.draw.layout import Box
from bot.render.draw.pieces import FADED, badge
from bot.render.regions import together, words
from bot.texts import Texts, named_pair, word_id
from engine.games.arctic_scavengers.content import SITES
from engine.games.arctic_scavengers.view import ArcticView, SiteView, TribeView

SMALL_BUILDING_PX = 38
"""Pixels of a building in a tribe's panel."""
LED, BUILT = 52, 44
"""Pixels of height for a leader, and for buildings, in every tribe's panel."""
OWN_BUILDING_FIELDS = ("work.building", "store.building", "retrieve.building", "repair.building")
"""The fields of picks that name a building of one's own."""
OWN_ROW_PX = 92
"""Pixels of height for one's own leader and buildings."""


def camp_rows(view: ArcticView) -> tuple[int, int]:
    """Return pixels that leaders and buildings take in every panel: none where nobody has any."""
    return (
        LED * any(tribe.leader for tribe in view.tribes),
        BUILT * any(tribe.sites for tribe in view.tribes),
    )


def draw_leader(canvas: Canvas, box: Box, tribe: TribeView, texts: Texts) -> None:
    """Draw the leader's name, and whether it is wounded."""
    if tribe.leader:
        leader = texts.word(tribe.leader)
        if tribe.wounded:
            leader = f"{leader} ({texts.say('text-wounded')})"
        canvas.write(box, leader, 22, "semibold", BAD_RGB if tribe.wounded else EMBER, lines=2)


def draw_sites(canvas: Canvas, box: Box, tribe: TribeView, texts: Texts) -> None:
    """Buildings beside each other, closer where they are many: what still lies on a site."""
    for site, spot in zip(tribe.sites, box.fan(len(tribe.sites), SMALL_BUILDING_PX), strict=True):
        place = Box(spot.left, box.top, spot.right, box.top + SMALL_BUILDING_PX)
        draw_site(canvas, place, site)
        fields = {"building": site.building, "place": site.building}
        canvas.region(place, [together(rival=tribe.seat, **{n: w}) for n, w in fields.items()])
        canvas.note(named_pair(texts, texts.word(site.building), site_text(site, texts)))


def draw_site(canvas: Canvas, box: Box, site: SiteView) -> None:
    """Draw a building: faint until it works, with the number of cards still on it, or crossed
    out."""
    works = not site.timer and not site.disabled
    canvas.sprite(SITES[site.building].id, box[:2], box.high, 1 if works else FADED)
    if site.timer:
        badge(canvas, (box.right, box.low - 14), f"{site.timer}", 22, (NIGHT, INK))
    elif site.disabled:
        canvas.stroke([(box.left, box.top), (box.right, box.low)], BAD_RGB, 5)


def camp_high(tribe: TribeView) -> int:
    """Return the height of the camp on a tall picture, in pixels: a row for the leader and each
    building."""
    return (OWN_ROW_PX + 8) * (bool(tribe.leader) + len(tribe.sites)) - 8


def draw_camp(canvas: Canvas, box: Box, tribe: TribeView, texts: Texts) -> None:
    """Draw the seat's leader and buildings, each with its name, progress and content."""
    shares = [*[2.0] * bool(tribe.leader), *[1.0] * len(tribe.sites)]
    spots = split(box, shares, [1.0] * len(shares), gap=8)
    if tribe.leader:
        canvas.framed(spots[0], DEEP, LINE, 12)
        name_box, rule = spots[0].inset(12, 6).rows(28, 1.0)
        draw_leader(canvas, name_box, tribe, texts)
        rule_text = texts.say(f"{word_id(tribe.leader)}.text")
        if needed(rule_text, rule.wide) <= rule.high:
            canvas.write(rule, rule_text, MIN_LETTER_PX, lines=2, top=True)
    for site, spot in zip(tribe.sites, spots[bool(tribe.leader) :], strict=True):
        canvas.framed(spot, DEEP, LINE, 12)
        canvas.region(spot, words(site.building, *OWN_BUILDING_FIELDS))
        icon, beside = spot.inset(8, 6).columns(56, 1.0, gap=6)
        draw_site(canvas, icon.centred(56, 56), site)
        title, state = beside.rows(50, 1.0)
        if spot.wide < 150:
            canvas.note(named_pair(texts, texts.word(site.building), site_text(site, texts)))
        else:
            canvas.write(title, texts.word(site.building), 22, "bold", lines=2)
            canvas.write(state, site_text(site, texts), 20, fill=FAINT)
        for n, card in enumerate(site.stored):
            place = Box(
                spot.right - 40 - 30 * n, spot.low - 38, spot.right - 8 - 30 * n, spot.low - 6
            )
            canvas.sprite(card, place[:2], 32)
            canvas.region(place, [together(building=site.building, **{"retrieve.cards": card})])
            canvas.note(texts.word(card))


def choices_high(choices: Sequence[str], texts: Texts) -> int:
    """Return the height of stacked choices on a tall picture, in pixels; 0 for none."""
    return max((_choice_high(word, texts) for word in choices), default=0) * len(choices)


def _choice_high(word: str, texts: Texts) -> int:
    return 46 + needed(texts.say(f"{word_id(word)}.text"), INNER_WIDTH_PX - 36, 22)


def draw_choices(canvas: Canvas, box: Box, choices: Sequence[str], texts: Texts) -> None:
    """Schematics or leaders to choose from: the name and what it does."""
    shares = [1.0] * len(choices)
    for word, spot in zip(choices, split(box, shares, shares), strict=True):
        name, rule = spot.rows(34, 1.0, gap=2)
        canvas.region(spot, words(word, "leader", "raise.building"))
        canvas.write(name, texts.word(word), 26, "bold", EMBER)
        canvas.write(rule, texts.say(f"{word_id(word)}.text"), 22, lines=6, top=True)
