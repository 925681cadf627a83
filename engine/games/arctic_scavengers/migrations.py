"""Saved games of older versions, brought up to date: entry n-1 leads from version n to n+1.

A migration works on the JSON of a state, before it is decoded.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.arctic_scavengers.content import CARD
from engine.games.arctic_scavengers.options import RECON
from engine.games.arctic_scavengers.state import CONTESTED, JUNKYARD
from engine.package import Migration

Json = dict[str, Any]


def _headquarters(state: Json) -> Json:
    """The headquarters came: what leaders and buildings need, and cards that lie in the box are
    listed."""
    for tribe in state["tribes"]:
        tribe |= {"saved": [], "drawn": [], "led": False}
    box = Counter({card.id: card.copies for card in CARD.values() if card.box == "base"})
    box.subtract(state["market"])
    for tribe in state["tribes"]:
        for pile in ("deck", "hand", "played", "discard", "down"):
            box.subtract(tribe[pile])
        box.subtract(piece["card"] for piece in tribe["gains"])
    for name in ("junkyard", "contested", "dug"):
        box.subtract(piece["card"] for piece in state[name])
    gone = [card for card in CARD for _ in range(box[card])]
    return state | {"ration": 0, "gone": gone, "brought": [], "cut": []}


def _recon(state: Json) -> Json:
    """All of recon came: its modules are listed, what seats have seen is kept, and
    like buildings of a tribe have names of their own."""
    variant = state["variant"]
    modules = [n for n, name in enumerate(RECON, start=1) if variant.pop(name, False)]
    del variant["mixed"]
    for tribe in state["tribes"]:
        tribe["sights"] = []
        kinds: Counter[str] = Counter()
        for site in tribe["sites"]:
            kinds[kind := site["building"]] += 1
            site["building"] = kind if kinds[kind] == 1 else f"{kind}_{kinds[kind]}"
    return state | {"variant": variant | {"recon": modules}, "acted": [], "sunk": []}


def _ledger(state: Json) -> Json:
    """Which of a tribe's finds was won is no longer stored, only how many may be dug up."""
    for tribe in state["tribes"]:
        tribe["from_junkyard"] = sum(piece["source"] != CONTESTED for piece in tribe["finds"])
        tribe["finds"] = [piece | {"source": JUNKYARD} for piece in tribe["finds"]]
    return state


MIGRATIONS: list[Migration] = [_headquarters, _recon, _ledger]
