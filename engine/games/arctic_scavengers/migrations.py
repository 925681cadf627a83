"""Migrations of saved games: entry n-1 migrates version n to n+1.

A migration works on the JSON of a state, before it is decoded.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.arctic_scavengers.content import CARD
from engine.games.arctic_scavengers.options import RECON
from engine.games.arctic_scavengers.sights import CONTESTED, JUNKYARD
from engine.package import Migration

Json = dict[str, Any]


def _headquarters(state: Json) -> Json:
    """To version 2, with the headquarters: add what leaders and buildings need, and list the cards
    that lie in the box."""
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
    """To version 3, with all of recon: list its modules, add what seats have seen, and name a
    tribe's equal buildings apart."""
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
    """To version 4: store only how many of a tribe's finds may be dug up, not which were won."""
    for tribe in state["tribes"]:
        tribe["from_junkyard"] = sum(piece["source"] != CONTESTED for piece in tribe["finds"])
        tribe["finds"] = [piece | {"source": JUNKYARD} for piece in tribe["finds"]]
    return state


MIGRATIONS: list[Migration] = [_headquarters, _recon, _ledger]
