"""The page of a game master: what is hidden, and corrections of a thing by touching it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any, Final

from bot.discord.components import ids
from bot.discord.components.ids import form_id
from bot.discord.context import BotContext, Localized
from bot.features.gm.correction_page import decode_correction, encode_correction
from bot.features.gm.master import Master
from bot.features.touch.content import MAX_PICKS_PER_THING, thing
from bot.features.touch.service import Looker
from bot.render.hidden import Hidden, hidden_in
from bot.render.picks import is_well_formed, pick_text
from bot.render.regions import TOGETHER, Region
from bot.table import Refused, TableInfo
from bot.texts import Said, Texts, named_pair
from engine.corrections import Correction

Json = dict[str, Any]
SEATS: Final = frozenset({"seat", "rival", "to", "by", "owner", "receiver"})
"""Fields of picks and corrections whose number is a seat."""


async def touched(
    context: BotContext,
    looker: Looker,
    region: Region,
    secrets: Sequence[Hidden],
    plain: Texts,
) -> Json:
    """Return a touched thing with what is hidden there, and the corrections about it, which a
    reason makes."""
    corrections = await context.tables.of(Master).corrections(
        looker.table_id, looker.user_id, looker.roles
    )
    about = [found for found in corrections if concerns(found, region)]
    shown = thing(region, None, plain)
    hidden = [named_pair(plain, it.name, it.what) for it in hidden_in(secrets, region)]
    shown["told"] = [*[plain.say("touch-hidden", what=Said(it)) for it in hidden], *shown["told"]]
    return {
        **shown,
        "why": plain.say("gm-form-correct-words"),
        "picks": [
            {
                "label": pick_text(plain, correction),
                "told": "",
                "id": form_id(looker.table_id, "correct", encode_correction(correction)),
                "confirm": False,
            }
            for correction in about[:MAX_PICKS_PER_THING]
        ],
        "more": max(len(about) - MAX_PICKS_PER_THING, 0),
    }


def concerns(correction: Correction, region: Region) -> bool:
    """Return whether a correction names what a region shows: the same place, card or figure in any
    field, or the same seat."""
    held = set(_names([(f.name, getattr(correction, f.name)) for f in fields(correction)]))  # type: ignore[arg-type]
    for word in region.about:
        parts = [part.rpartition(".")[2].partition(":")[::2] for part in word.split(TOGETHER)]
        names = [*_names(parts)]
        if names and held.issuperset(names):
            return True
    return False


def _names(held: Sequence[tuple[str, object]]) -> Iterator[object]:
    """Yield what these fields name; numbers only where they are seats."""
    for field, value in held:
        for item in value if isinstance(value, tuple) else (value,):
            if not str(item).lstrip("-").isdigit():
                yield str(item)
            elif field in SEATS:
                yield int(str(item))


async def corrected(
    context: BotContext,
    looker: Looker,
    table: TableInfo,
    ident: str,
    reason: str,
    localized: Localized,
) -> str:
    """Make the correction of a button; return its result as a sentence. Refused: "old-button", as
    `Master.correct`."""
    kind, parts = ids.parse(ident)
    if kind != "form" or parts.get("table") != str(looker.table_id) or parts["form"] != "correct":
        raise Refused("old-button")
    correction = decode_correction(parts.get("argument") or "")
    if correction is None or not is_well_formed(localized.plain, correction):
        raise Refused("no-such-correction")
    await context.tables.of(Master).correct(
        looker.table_id, looker.user_id, correction, reason, looker.roles
    )
    what = Said(pick_text(localized.markdown, correction))
    return localized.markdown.say("gm-corrected", what=what)
