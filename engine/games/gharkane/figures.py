"""Figures of balance over a whole game, for `gharkane simulate`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.games.gharkane.content import DAYS, LEADERS, NUMBERS, RESOURCES, SHELTERS
from engine.games.gharkane.score import medals, score
from engine.games.gharkane.state import Gharkane
from engine.kernel import EVERYTHING, Event

_OTHERWISE: Final = {
    "found": ("", "amount"),
    "gear_gave": ("", "amount"),
    "room_gave": ("", "amount"),
    "preserved": ("", "amount"),
    "hunted": ("food", "food"),
    "slot_taken": ("can", "cans"),
}
"""Events that bring resources other than by collecting: (resource, or empty if the event names it;
the fact with the amount)."""
_EXCHANGES: Final = ("exchanged", "swapped")
_DATED: Final = frozenset({"gear_displayed", "gear_taken", "dawned", "recruited", "built"})
"""The events that are counted by day."""
FIGURE_EVENTS: Final = frozenset(
    {"began", "collected", "cleaned", "defended", *_DATED, *_OTHERWISE, *_EXCHANGES}
)
"""The events that `figures` reads."""


def figures(game: Gharkane, events: Sequence[Event]) -> dict[str, float]:
    """Return figures of a finished game and its events.

    They are: the first seat's share of the win (several seats), whether the display was empty after
    each night; equipment drawn and repaired, survivors recruited and rooms built by day. For each
    resource: how many were collected, got otherwise, spent, spoilt and left; for ammo also its use.
    For a single player: which medals the points suffice for.
    """
    assert game.result is not None
    dated: list[tuple[str, Any]] = []
    facts_by_name: dict[str, list[Any]] = {name: [] for name in FIGURE_EVENTS}
    for event in events:
        name = event.name
        if name in _DATED:
            dated.append((name, event.seen_by(EVERYTHING)))
        elif name in facts_by_name:
            facts_by_name[name].append(event.seen_by(EVERYTHING))
    first_seat = facts_by_name["began"][0]["first"]
    return {
        **({"first_won": (first_seat in game.result) / len(game.result)} if game.seats > 1 else {}),
        **_medals(game),
        **_equipment(game, dated),
        **_days(dated),
        **_resources(game, facts_by_name),
    }


def _medals(game: Gharkane) -> dict[str, float]:
    """For a single player: whether each medal was reached (1 or 0)."""
    if game.seats > 1:
        return {}
    total = score(game)[0].total
    return {f"medal_{medal}": float(total >= needed) for medal, needed in medals(game).items()}


def _equipment(game: Gharkane, dated: Sequence[tuple[str, Any]]) -> dict[str, float]:
    """Return nights with an empty display, and equipment at the end: in the pile, owned,
    repaired."""
    displayed, nights = NUMBERS.display, {}
    for name, facts in dated:
        displayed += (name == "gear_displayed") - (name == "gear_taken")
        if name == "dawned":
            nights[f"display_empty_night_{facts['day']}"] = float(not displayed)
    owned = [piece for shelter in game.shelters for piece in shelter.gear]
    return {
        **nights,
        "gear_unseen": len(game.equipment_pile),
        "gear_owned": len(owned),
        "gear_repaired": sum(piece.repaired for piece in owned),
    }


def _days(dated: Sequence[tuple[str, Any]]) -> dict[str, float]:
    """Return the survivors that all seats recruited by day, and the rooms that they completed."""
    counts = {
        f"{figure}_day_{n}": 0.0 for figure in ("recruited", "built") for n in range(1, DAYS + 1)
    }
    day = 0
    for name, facts in dated:
        if name == "dawned":
            day = facts["day"]
        elif name == "recruited":
            counts[f"recruited_day_{day}"] += facts["amount"]
        elif name == "built" and day:
            counts[f"built_day_{day}"] += 1
    return counts


def _resources(game: Gharkane, facts_by_name: Mapping[str, Sequence[Any]]) -> dict[str, float]:
    """Return the flows of each resource: all income that neither spoilt nor is left was spent."""
    collected, otherwise = Counter[str](), Counter[str]()
    spoilt = Counter[str]()
    for facts in facts_by_name["collected"]:
        collected[facts["resource"]] += facts["amount"]
    for facts in facts_by_name["cleaned"]:
        spoilt.update(facts["discarded"])
    for name, (resource, amount) in _OTHERWISE.items():
        for facts in facts_by_name[name]:
            otherwise[resource or facts["resource"]] += facts[amount]
    for name in _EXCHANGES:
        for facts in facts_by_name[name]:
            otherwise[facts["get"]] += 1
    used = {
        name: sum(facts["ammo"] for facts in facts_by_name[name]) for name in ("hunted", "defended")
    }
    for shelter in game.shelters:
        otherwise.update(SHELTERS[shelter.name].goods)
        otherwise.update(LEADERS[shelter.leader].resources)
    remaining = {kind: sum(shelter.stores[kind] for shelter in game.shelters) for kind in RESOURCES}
    totals: dict[str, float] = {}
    for kind in RESOURCES:
        income = collected[kind] + otherwise[kind]
        totals[f"{kind}_collected"] = collected[kind]
        totals[f"{kind}_otherwise"] = otherwise[kind]
        totals[f"{kind}_spent"] = income - spoilt[kind] - remaining[kind]
        totals[f"{kind}_spoilt"] = spoilt[kind]
        totals[f"{kind}_left"] = remaining[kind]
    return totals | {"ammo_hunting": used["hunted"], "ammo_defending": used["defended"]}
