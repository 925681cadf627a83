"""The content of the game, read from data/happy_dayz: factions, powers, zombies, numbers.

A card is a word: `<faction>_<rank>`, `zombie_<rank>` or `van_<number>`. Its suit is its faction,
"zombie" or "van"; zombies count as a faction, vans do not.
"""

from __future__ import annotations

from itertools import combinations
from typing import Literal

from pydantic import PositiveInt

from engine.content import ContentError, Named, Row, document, editions, fault, refer, table

_FOLDER = "happy_dayz"
ZOMBIE = "zombie"
VAN = "van"
PLUS, MINUS = "plus", "minus"
SIDES: tuple[str, ...] = (PLUS, MINUS)
SURVIVOR = "survivor"
"""A faction card with an unknown face."""


class Faction(Named):
    """A faction of survivors: its two powers, and the worth of its cards by rank."""

    power: str
    second: str
    worth: tuple[PositiveInt, ...] = ()


class Power(Named):
    """A power card: when it works, and its faction; empty for powers that work for every
    faction."""

    faction: str = ""
    when: Literal["trick", "round", "always"]
    other_box: bool = False


class Zombie(Named):
    """A zombie card: the survivors it costs, in the usual and in the hard game."""

    rank: PositiveInt
    damage: PositiveInt
    hard: PositiveInt


class Numbers(Row):
    """The single numbers, explained in numbers.toml."""

    survivors: PositiveInt
    ranks: PositiveInt
    vans: PositiveInt
    factions: PositiveInt
    transferred: PositiveInt
    research_least: PositiveInt
    commune_least: PositiveInt
    escort_step: PositiveInt
    escort_damage: PositiveInt
    bus_most: PositiveInt
    bus_tie: PositiveInt
    hands: dict[int, PositiveInt]


EDITION = len(editions(_FOLDER))
NUMBERS = document(f"{_FOLDER}/numbers.toml", Numbers)
FACTION = table(f"{_FOLDER}/factions.toml", Faction)
POWER = table(f"{_FOLDER}/powers.toml", Power)
ZOMBIES = table(f"{_FOLDER}/zombies.toml", Zombie)

FACTIONS: tuple[str, ...] = tuple(FACTION)
TRIOS: tuple[tuple[str, ...], ...] = tuple(combinations(FACTIONS, NUMBERS.factions))
"""Every combination of factions, in the order of the table."""
HAND = NUMBERS.hands
DRAWN: tuple[str, ...] = tuple(id for id, row in POWER.items() if row.when in ("trick", "round"))
"""Power cards that may be drawn: those that do not always work."""
UNBOUND: tuple[str, ...] = tuple(id for id in DRAWN if not POWER[id].faction)
"""Those of no faction, which are added to the powers in play."""

# --- the cards

VANS: tuple[str, ...] = tuple(f"{VAN}_{n}" for n in range(1, NUMBERS.vans + 1))
SUIT: dict[str, str] = {}
RANK: dict[str, int] = {}
for _faction in FACTIONS:
    for _rank in range(1, NUMBERS.ranks + 1):
        SUIT[f"{_faction}_{_rank}"] = _faction
        RANK[f"{_faction}_{_rank}"] = _rank
for _zombie in ZOMBIES.values():
    SUIT[_zombie.id] = ZOMBIE
    RANK[_zombie.id] = _zombie.rank
for _n, _van in enumerate(VANS):
    SUIT[_van] = VAN
    RANK[_van] = _n

ORDER: dict[str, int] = {card: n for n, card in enumerate(SUIT)}
"""Sort key of a card in a hand: factions, zombies, vans."""
OPEN_SUITS = frozenset({ZOMBIE, VAN})
"""Suits that lie face up in a quarantine."""
DAMAGE: dict[bool, dict[str, int]] = {
    False: {z.id: z.damage for z in ZOMBIES.values()},
    True: {z.id: z.hard for z in ZOMBIES.values()},
}
"""DAMAGE[hard][card]: the survivors that a zombie costs."""
WORTH: dict[str, int] = {
    f"{f.id}_{rank}": (f.worth[rank - 1] if f.worth else 1)
    for f in FACTION.values()
    for rank in range(1, NUMBERS.ranks + 1)
}
"""Survivors printed on a faction card."""


def deck(factions: list[str]) -> list[str]:
    """Return every card of a round with these factions, in table order."""
    suits = {*factions, *OPEN_SUITS}
    return [card for card, suit in SUIT.items() if suit in suits]


def by_order(cards: list[str]) -> list[str]:
    """Return the cards sorted as in a hand."""
    return sorted(cards, key=ORDER.__getitem__)


def _check() -> None:
    """Check references between the tables."""
    for faction in FACTION.values():
        for field in ("power", "second"):
            name = getattr(faction, field)
            refer(f"{_FOLDER}/factions.toml", faction.id, field, name, POWER)
            if POWER[name].faction != faction.id:
                raise fault(f"{_FOLDER}/powers.toml", name, "faction", f"must be {faction.id!r}")
        if faction.worth and len(faction.worth) != NUMBERS.ranks:
            problem = f"must hold {NUMBERS.ranks} numbers"
            raise fault(f"{_FOLDER}/factions.toml", faction.id, "worth", problem)
    for power in POWER.values():
        if power.faction:
            refer(f"{_FOLDER}/powers.toml", power.id, "faction", power.faction, FACTION)
            faction_row = FACTION[power.faction]
            if power.id not in (faction_row.power, faction_row.second):
                raise fault(f"{_FOLDER}/powers.toml", power.id, "faction", "has other powers")
    if sorted(z.rank for z in ZOMBIES.values()) != list(range(1, len(ZOMBIES) + 1)):
        raise ContentError(f"{_FOLDER}/zombies.toml: ranks must run from 1 without a gap.")
    deck_size = len(deck(list(FACTIONS[: NUMBERS.factions])))
    for seats, hand in HAND.items():
        if max(seats, 3) * hand >= deck_size:
            raise fault(f"{_FOLDER}/numbers.toml", "(file)", "hands", f"too many for {seats}")


_check()
