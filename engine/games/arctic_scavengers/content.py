"""The content of the game, read from data/arctic_scavengers: cards, buildings, leaders, gangs.

A card is the word of its kind: copies are equal, and piles are lists of such words. Effects are
words with figures (``does``), defined in `CARD_WORDS`, `LEADER_WORDS` and `BUILDING_WORDS`. The
steps contain the rules of the words.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Literal, Self

from pydantic import Field, NonNegativeInt, PositiveInt, model_validator

from engine.content import (
    Named,
    Row,
    Worded,
    document,
    editions,
    fault,
    refer,
    refer_words,
    table,
)

Ability = Literal["draw", "dig", "hunt", "fight"]
Kind = Literal["person", "tool", "instant", "medicine", "junk"]
Box = Literal["base", "hq", "recon"]
ABILITIES: tuple[Ability, ...] = ("draw", "dig", "hunt", "fight")

CARD_WORDS: dict[str, str] = {
    "disarm": "discards a rival's tool; with dirty tricks, disables a finished building",
    "snipe": "discards a rival's person; with dirty tricks, wounds a leader",
    "assassinate": "snipes, but only a card of exactly one person",
    "save": "stops a snipe, whoever it hits",
    "save_fighting": "saves, and still fights",
    "build": "digs the schematics, to begin a building",
    "site": "lets somebody with a base dig dig the schematics",
    "work": "takes this many more cards off a building site",
    "recon": "looks at this many cards of one place of a rival",
    "tops": "looks at the top card of every pile",
    "recon_more": "a recon looks at this many more cards",
    "intimidate": "the force may fight with its people in place of its fight",
    "steal": "takes the prize where the highest fight is tied",
    "cancel": "stops an action against one's own cards outside of a skirmish",
    "cancel_recon": "stops a recon",
    "redraw": "then draws this many cards",
    "drop": "discards this many of the drawn cards",
    "regroup": "shuffles up to this many discards into the deck",
    "ends": "digs at either end of the junkyard, and puts back at either end",
    "comeback": "returns to the hand after a skirmish that was not won",
    "again": "returns a person just used to the hand, for another action of this round",
    "keep_more": "keeps this many more tools or medicines of a dig in the junkyard",
    "reset": "restores the timer of an unfinished building",
    "gas": "cancels the fight of one person of a rival, or what it adds",
}
LEADER_WORDS: dict[str, str] = {
    "urge": "a refugee is played, and one person hunts or digs this much more",
    "teach": "a refugee is played, and one person does this much more of any ability",
    "errand": "a refugee is played in place of the draw: draw this many, keep one",
    "refugee_fight": "refugees have this base fight",
    "refugee_people": "refugees count as this many people in a tied skirmish",
    "refugee_dig": "refugees have this base dig",
    "refugee_hunt": "refugees have this base hunt",
    "family_hunt": "tribe families have this base hunt",
    "tool_dig": "a digging tool adds this to a refugee's dig, in place of its own figure",
    "give_up": "one of one's own people leaves the game, for the gains of the other words",
    "food": "brings this much food",
    "medicine": "brings this much medicine",
    "food_alone": "brings this much food, which cannot be added to other food",
    "martyr": "a refugee leaves the game, and a card that a rival shows is discarded",
    "firm_grip": "one's own tools cannot be disarmed",
    "saboteur_cheap": "saboteurs cost this much medicine, and no food",
    "swindle": "one refugee discarded lowers a price by 1 food, two by 1 medicine",
    "sort": "looks at this many cards of the junkyard: back on top, or all at the bottom",
}
BUILDING_WORDS: dict[str, str] = {
    "food": "this much food each round for hiring; gardens add up",
    "decoys": "the force counts one more person per this many cards sent",
    "look_two": "for a card of the hand: looks at so many cards of two piles",
}
COUNTS = Literal[
    "tools",
    "contested_tools",
    "medicine",
    "medicine_cards",
    "medics",
    "buildings",
    "engineers",
    "refugees",
]


class Boxed(Named):
    """A row of a box. `module` is the module that brings it; 0 for the box itself."""

    box: Box
    module: NonNegativeInt = 0
    also: NonNegativeInt = 0
    """A module of recon that also brings it."""


class Cost(Row):
    """The cost of hiring; `mixed` is food and medicine in any mix."""

    food: NonNegativeInt = 0
    medicine: NonNegativeInt = 0
    mixed: NonNegativeInt = 0


class Card(Boxed, Worded):
    """A kind of card: its origin, cost and abilities."""

    place: Literal["starter", "market", "beside", "junkyard", "contested"]
    kind: Kind
    copies: PositiveInt
    cost: Cost = Cost()
    can: dict[Ability, NonNegativeInt] = Field(default_factory=dict)
    """Base abilities. A printed 0 can be increased by helpers; a missing one cannot."""
    adds: dict[Ability, PositiveInt] = Field(default_factory=dict)
    """What it adds to a person with that base ability."""
    people: NonNegativeInt = 0
    medicine: NonNegativeInt = 0
    refugee: bool = False
    needed: NonNegativeInt = 0
    """The module of the headquarters that gives it new powers; with that module it is for hire."""
    replaces: str = ""
    """The card that it replaces in starting decks."""

    @model_validator(mode="after")
    def _able(self) -> Self:
        if self.kind != "person" and self.can:
            raise ValueError(f"base abilities do not fit {self.kind}")
        return self

    @property
    def family(self) -> bool:
        """Whether the card is a tribe family."""
        return self.id.startswith("tribe_family")


class Building(Boxed, Worded):
    """A schematic: its building time in cards, and what the building holds or does."""

    copies: PositiveInt
    time: PositiveInt
    holds: Kind | None = None
    room: NonNegativeInt = 0
    """The number of cards of that kind that it holds."""


class Leader(Boxed, Worded):
    """A leader, and when its power works."""

    when: Literal["turn", "reveal", "always"]


class Gang(Boxed):
    """A gang: people who join the seat with the most of what it counts."""

    people: PositiveInt
    counts: COUNTS
    ties: tuple[COUNTS, ...] = ()


class Preset(Named):
    """A market that a table may choose: its piles."""

    piles: tuple[str, ...]


class Numbers(Row):
    """The single numbers, explained in numbers.toml."""

    hand: PositiveInt
    quiet_rounds: PositiveInt
    passing_round: PositiveInt
    market: PositiveInt
    contested: PositiveInt
    quick: tuple[str, ...]
    leaders_seen: PositiveInt
    refugees_for_hire: PositiveInt
    two_seats_removed: PositiveInt
    two_seats_margin: PositiveInt
    deck: dict[str, PositiveInt]
    boxes: dict[Box, PositiveInt]


_FOLDER = "arctic_scavengers"

EDITION = len(editions(_FOLDER))
NUMBERS = document(f"{_FOLDER}/numbers.toml", Numbers)
CARD = table(f"{_FOLDER}/cards.toml", Card)
BUILDING = table(f"{_FOLDER}/buildings.toml", Building)
SITES: dict[str, Building] = {
    id if n == 1 else f"{id}_{n}": row
    for id, row in BUILDING.items()
    for n in range(1, row.copies + 1)
}
"""The buildings by name; copies within a tribe have numbered names."""
LEADER = table(f"{_FOLDER}/leaders.toml", Leader)
GANG = table(f"{_FOLDER}/gangs.toml", Gang)
PRESET = table(f"{_FOLDER}/presets.toml", Preset)

ORDER: dict[str, int] = {card: n for n, card in enumerate(CARD)}
"""Sort key of a card."""


START: tuple[str, ...] = tuple(card for card, n in NUMBERS.deck.items() for _ in range(n))
"""The starting deck of a tribe."""


def by_order(cards: Iterable[str]) -> list[str]:
    """Return the cards sorted as in a hand."""
    return sorted(cards, key=ORDER.__getitem__)


CONTESTED_CARDS: frozenset[str] = frozenset(c.id for c in CARD.values() if c.place == "contested")
REFUGEES: frozenset[str] = frozenset(card.id for card in CARD.values() if card.refugee)


@cache
def doing(*words: str) -> frozenset[str]:
    """Return the cards with one of these effects."""
    return frozenset(row.id for row in CARD.values() if not row.words.keys().isdisjoint(words))


@cache
def clockwise(seat: int, seats: int) -> tuple[int, ...]:
    """Return every seat, clockwise from this one."""
    return (*range(seat, seats), *range(seat))


def amount(cards: Collection[str], word: str) -> int:
    """Return the sum of a word's figures on these cards."""
    if doing(word).isdisjoint(cards):
        return 0
    return sum(CARD[card].amount(word) for card in cards)


def people(cards: Iterable[str]) -> int:
    """Return the number of tribe members on these cards."""
    return sum(CARD[card].people for card in cards)


def _file(name: str) -> str:
    return f"{_FOLDER}/{name}.toml"


def _check_cards() -> None:
    """Check fields against each other, and references between the tables."""
    for card in CARD.values():
        if (card.kind == "person") != bool(card.people):
            raise fault(_file("cards"), card.id, "people", f"does not fit {card.kind}")
        if card.kind == "medicine" and not card.medicine:
            raise fault(_file("cards"), card.id, "medicine", "is missing")
        if (card.place in ("market", "beside")) != (
            card.cost != Cost()
        ) and card.place != "starter":
            raise fault(_file("cards"), card.id, "cost", f"does not fit {card.place}")
    boxed: dict[str, Mapping[str, Boxed]] = {
        "cards": CARD,
        "buildings": BUILDING,
        "leaders": LEADER,
        "gangs": GANG,
    }
    for name, rows in boxed.items():
        for row in rows.values():
            if (row.box == "base") != (row.module == 0):
                raise fault(_file(name), row.id, "module", f"does not fit {row.box}")
    for building in BUILDING.values():
        if bool(building.holds) != bool(building.room):
            raise fault(_file("buildings"), building.id, "room", "does not fit what it holds")
    for field, names in (("deck", [*NUMBERS.deck]), ("quick", [*NUMBERS.quick])):
        for name in names:
            refer(_file("numbers"), "(file)", field, name, CARD)
    for card in CARD.values():
        if card.replaces:
            refer(_file("cards"), card.id, "replaces", card.replaces, NUMBERS.deck)
    for preset in PRESET.values():
        for name in preset.piles:
            refer(_file("presets"), preset.id, "piles", name, CARD)
            if CARD[name].place != "market":
                raise fault(_file("presets"), preset.id, "piles", f"{name!r} is not for hire")
        if len(set(preset.piles)) != NUMBERS.market:
            problem = f"must be {NUMBERS.market} different cards"
            raise fault(_file("presets"), preset.id, "piles", problem)


refer_words(_file("cards"), CARD.values(), CARD_WORDS)
refer_words(_file("leaders"), LEADER.values(), LEADER_WORDS)
refer_words(_file("buildings"), BUILDING.values(), BUILDING_WORDS)
_check_cards()
