"""What a whole game comes to, for `gharkane simulate`: what balance is judged by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
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
"""Events that bring in what nobody collects: the resource, empty where the event names it, and the
fact that counts it."""
_EXCHANGES: Final = ("exchanged", "swapped")


def figures(game: Gharkane, events: Sequence[Event]) -> dict[str, float]:
    """Figures of a finished game and its events: what the first of several seats won, whether the
    display was empty after each night, what became of equipment, how many were recruited and rooms
    built by day, and for each resource how many all seats collected, got otherwise, spent, let
    spoil and had left; of ammo also what for. Alone also which medals its points suffice for."""
    assert game.result is not None
    told = [(event.name, event.seen_by(EVERYTHING) or {}) for event in events]
    opened = next(facts["first"] for name, facts in told if name == "began")
    return {
        **({"first_won": (opened in game.result) / len(game.result)} if game.seats > 1 else {}),
        **_medals(game),
        **_equipment(game, told),
        **_days(game, told),
        **_resources(game, told),
    }


def _medals(game: Gharkane) -> dict[str, float]:
    """Alone, whether each medal has been reached."""
    if game.seats > 1:
        return {}
    total = score(game)[0].total
    return {f"medal_{medal}": float(total >= due) for medal, due in medals(game).items()}


def _equipment(game: Gharkane, told: Sequence[tuple[str, Any]]) -> dict[str, float]:
    """Nights, and the pieces in the end: in the pile, brought home, repaired."""
    shown, found = NUMBERS.display, {}
    for name, facts in told:
        shown += (name == "gear_displayed") - (name == "gear_taken")
        if name == "dawned":
            found[f"display_empty_night_{facts['day']}"] = float(not shown)
    owned = [piece for shelter in game.shelters for piece in shelter.gear]
    return {
        **found,
        "gear_unseen": len(game.equipment_pile),
        "gear_owned": len(owned),
        "gear_repaired": sum(piece.repaired for piece in owned),
    }


def _days(game: Gharkane, told: Sequence[tuple[str, Any]]) -> dict[str, float]:
    """Survivors that all seats recruited, by day, and rooms that they finished."""
    found = {f"{what}_day_{n}": 0.0 for what in ("recruited", "built") for n in range(1, DAYS + 1)}
    day = 0
    for name, facts in told:
        if name == "dawned":
            day = facts["day"]
        elif name == "recruited":
            found[f"recruited_day_{day}"] += facts["amount"]
        elif name == "built" and day:
            found[f"built_day_{day}"] += 1
    return found


def _resources(game: Gharkane, told: Sequence[tuple[str, Any]]) -> dict[str, float]:
    """What came, and what it went for: all that came and neither spoilt nor stayed was spent."""
    collected, otherwise = Counter[str](), Counter[str]()
    spoilt, used = Counter[str](), Counter[str]()
    for name, facts in told:
        if name == "collected":
            collected[facts["resource"]] += facts["amount"]
        elif name == "cleaned":
            spoilt.update(facts["discarded"])
        elif name in _OTHERWISE:
            resource, amount = _OTHERWISE[name]
            otherwise[resource or facts["resource"]] += facts[amount]
        elif name in _EXCHANGES:
            otherwise[facts["get"]] += 1
        if name in ("hunted", "defended"):
            used[name] += facts["ammo"]
    for shelter in game.shelters:
        otherwise.update(SHELTERS[shelter.name].goods)
        otherwise.update(LEADERS[shelter.leader].resources)
    left = {kind: sum(shelter.stores[kind] for shelter in game.shelters) for kind in RESOURCES}
    found: dict[str, float] = {}
    for kind in RESOURCES:
        came = collected[kind] + otherwise[kind]
        found[f"{kind}_collected"] = collected[kind]
        found[f"{kind}_otherwise"] = otherwise[kind]
        found[f"{kind}_spent"] = came - spoilt[kind] - left[kind]
        found[f"{kind}_spoilt"] = spoilt[kind]
        found[f"{kind}_left"] = left[kind]
    return found | {"ammo_hunting": used["hunted"], "ammo_defending": used["defended"]}
