"""The symbols in a picture that are not named beside it, and the legend of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.games.revive.card_picture import COUNTED
from bot.games.revive.effect_picture import HUE
from bot.games.revive.effects import SPRITE
from bot.games.revive.facts import brings, building_sites, machine_of, stores
from bot.render.draw import fonts, kit
from bot.render.draw.blocks import Block
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.layout import Box
from bot.texts import Texts
from engine.games.revive.content import (
    CARD,
    COLOURS,
    HEXES,
    MACHINE,
    MODULE,
    RESOURCES,
    SITE,
    SITES,
    VOYAGE,
)
from engine.games.revive.view import ReviveView
from engine.kernel import Seat
from engine.kit.effects import parse_effects

LEGEND_KEYS: Final = (
    "food", "book", "gear", "any", "crystal", "energy", "energy_new", "step_yellow", "step_any",
    "star", "citizen", "artifact", "module", "crate", "range", "cheap_build", "wake", "wild",
    "lantern", "chain", "progress", "rest", "switch", "devotion",
)  # fmt: skip
"""The sprites that a legend can explain."""
ALIKE: Final = {
    "step_green": "step_yellow", "step_grey": "step_yellow", "cheap_explore": "cheap_build",
    "cheap_populate": "cheap_build",
}  # fmt: skip
"""Sprites that the explanation of another one covers."""
STORES: Final = (
    *RESOURCES, "energy", "artifact", "progress", "crate", "rest", "devotion", "switch",
)  # fmt: skip
"""The sprites under which a tribe's sheet writes what they are."""
KEY_PX, ROW_PX = 28, 30
"""Height of a symbol that is explained, and of its row."""
MOST_ACROSS: Final = 5
"""Columns of a legend at most."""


def symbols_on(view: ReviveView) -> set[str]:
    """Return the symbols on the table."""
    shown = {"citizen", "module", "switch", *stores(view, 0)} - {"devotion"}
    voyages = [VOYAGE[voyage] for voyage in view.voyages]
    shown |= {COUNTED[voyage.counts] for voyage in voyages}
    shown |= {"wild" for voyage in voyages if not voyage.colour}
    shown |= {"artifact"} if view.variant.abyss else set()  # on the track of devotion
    codes = [
        *(MODULE[module].effect for module in view.modules),
        *(MACHINE[machine].effect for colour in COLOURS for machine in view.machines[colour]),
        *(brings(view, hex) for hex in building_sites(view)),
        *(view.water_at(hex) for hex in HEXES if view.terrain_at(hex) == "spring"),
        *(
            codes
            for site in SITES
            if view.terrain_at(site) == "ice"
            for codes in (view.board[site].cost, view.board[site].reward)
        ),
    ]
    return {*shown, *_cards(view.market), *_sprites(codes)}


def symbols_in(view: ReviveView, seat: Seat) -> set[str]:
    """Return the symbols on a tribe's sheet that are not named there."""
    tribe = view.tribes[seat]
    placed = [one for pile in tribe.slots.values() for one in pile]
    codes = [
        *(MODULE[module].effect for pile in tribe.modules.values() for module in pile),
        *(machine_of(tribe, machine.id) for machine in tribe.machines),
        *(
            MACHINE[s.printed].effect
            for id, s in SITE.items()
            if s.printed and id not in tribe.sites
        ),
        *(CARD[one.card].text(one.half) for one in placed),
    ]
    return {*_cards([*tribe.active, *tribe.rest]), *_sprites(codes)} - {*STORES}


def _cards(cards: Iterable[str]) -> set[str]:
    rows = [CARD[card] for card in cards]
    found = _sprites(row.text(half) for row in rows for half in ("top", "bottom"))
    return (
        found | {"chain" for row in rows if row.chain} | {"wild" for row in rows if not row.colour}
    )


def _sprites(codes: Iterable[str]) -> set[str]:
    names = [SPRITE[code] for text in codes for code, _ in parse_effects(text)]
    return {ALIKE.get(name, name) for name in names}


def key_block(seen: set[str], wide: int, texts: Texts) -> Block:
    """Return a legend of these symbols in columns, for a picture with this much room."""
    entries = [(name, texts.say(f"draw-key-{name}")) for name in LEGEND_KEYS if name in seen]
    across, wides = 1, [0]
    for across in range(min(len(entries), MOST_ACROSS), 0, -1):
        columns = [entries[n::across] for n in range(across)]
        wides = [
            KEY_PX + 12 + max(fonts.width(text, "regular", MIN_LETTER_PX) for _, text in column)
            for column in columns
        ]
        if sum(wides) <= wide:
            break

    def draw(canvas: Canvas, box: Box) -> None:
        gap = (box.wide - sum(wides)) // max(across - 1, 1)
        for first, spot in enumerate(box.columns(*wides, gap=gap)):
            for n, entry in enumerate(entries[first::across]):
                line = spot._replace(top=spot.top + n * ROW_PX, low=spot.top + (n + 1) * ROW_PX)
                kit.key(canvas, line, [entry], KEY_PX, MIN_LETTER_PX, HUE["ink"])

    return Block(-(-len(entries) // across) * ROW_PX, draw)
