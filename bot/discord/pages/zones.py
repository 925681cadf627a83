"""Time zones, as people type and choose them."""

from __future__ import annotations

from typing import Final

from bot.model.person import zones
from bot.table import Refused
from bot.texts import Texts, fold

COMMON: Final = (
    "Europe/Paris", "Europe/London", "Europe/Lisbon", "Europe/Athens", "Europe/Moscow",
    "Africa/Dakar", "Africa/Algiers", "Africa/Kinshasa", "Indian/Antananarivo", "Indian/Reunion",
    "Asia/Dubai", "Asia/Kolkata", "Asia/Ho_Chi_Minh", "Asia/Shanghai", "Asia/Tokyo",
    "Australia/Sydney", "Pacific/Noumea", "Pacific/Tahiti", "America/Los_Angeles",
    "America/Denver", "America/Chicago", "America/Toronto", "America/Martinique",
    "America/Sao_Paulo",
)  # fmt: skip
"""Time zones offered at once, at most 24; the command knows all of them."""


def matching_zones(texts: Texts, typed: str) -> list[str]:
    """Return the time zones that match the typed text; without a text, the common ones."""
    folded = fold(typed)
    if not folded:
        return list(COMMON)

    def spoken(zone: str) -> str:
        name = texts.say(_zone_id(zone)) if zone in COMMON else ""
        return fold(f"{name} {zone.rpartition('/')[2]} {zone}".replace("_", " "))

    matches = [zone for zone in zones() if folded in spoken(zone)]

    def far(zone: str) -> tuple[bool, bool, str]:
        return f" {folded}" not in f" {spoken(zone)}", zone not in COMMON, zone

    return sorted(matches, key=far)[:25]


def known_zone(typed: str) -> str:
    """Return the zone of this name, in any spelling. Refused if there is none."""
    if typed in zones():
        return typed
    folded = fold(typed.replace("_", " "))
    matches = [
        zone
        for zone in zones()
        if folded in (fold(zone.replace("_", " ")), fold(zone.rpartition("/")[2].replace("_", " ")))
    ]
    if not matches:
        raise Refused("bad-zone", {"zone": typed[:80]})
    return min(matches, key=lambda zone: ("/" not in zone, zone))


def zone_text(texts: Texts, zone: str) -> str:
    """Return the displayed name of a time zone."""
    name = zone.replace("_", " ")
    return f"{texts.say(_zone_id(zone))} · {name}" if zone in COMMON else name


def _zone_id(zone: str) -> str:
    return "zone-" + zone.lower().replace("/", "-").replace("_", "-")
