"""The content of the game, read from data/the_others: cities, heroes, monsters, cards, stories.

Effects beyond figures are words with figures (``does``), defined at the head of each table. The
steps contain the rules of the words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from typing import Final, Literal

from pydantic import Field, NonNegativeInt, PositiveInt

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
from engine.kit.dice import Die

Token = Literal["fire", "corruption", "pentacle", "nest"]
Moment = Literal["start", "before", "after", "reaction"]
Kind = Literal["acolyte", "abomination", "controller", "avatar"]
Goal = Literal[
    "kill",
    "controller",
    "avatar",
    "nests",
    "purge",
    "hold",
    "altars",
    "civilians",
    "sweep",
    "everybody",
]
KINDS: Final[tuple[Kind, ...]] = ("acolyte", "abomination", "controller", "avatar")
TOKENS: Final[tuple[Token, ...]] = ("corruption", "fire", "pentacle", "nest")
COLUMNS: Final = "abcde"
ROWS: Final = 3
SPACES: Final = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in COLUMNS)
HEROES_IN_PLAY: Final = (2, 3, 4)
"""Figures given as three numbers are for these numbers of heroes."""

WORDS: Final[dict[str, str]] = {
    "districts": "heal purify equip lookout snipe transit study surge corrupt",
    "heroes": "lead steady cleansed fury range stalk tend pure",
    "upgrades": "fight clean armour move range aid inject ward fireproof call blast reroll",
    "cards": (
        "sin_dice tough no_help rage mirror unfist revenge ashes fall whisper slow creep hold "
        "lure close shut lay_fire lay_corruption lay_nest lay_pentacle raise mend rite marches "
        "steal tax vault"
    ),
    "sins": "alone haste assault envy toll digest linger",
    "monsters": "claws tentacles march",
    "groups": "defile sedate slip",
    "pasts": "wound strip draw doom nest acolyte betray",
    "omens": "ash panic tide eclipse raise rift howl confess rumour",
    "track": "card controller avatar omen reaction rift torment",
}
"""Table -> the words that its rows may hold; the tables explain them."""


class Layout(Named):
    """A city."""

    start: str
    gate: str
    """The space where controller and avatar enter."""
    nests: tuple[str, ...]
    districts: dict[str, str]

    @cached_property
    def streets(self) -> tuple[str, ...]:
        """The spaces without a district."""
        return tuple([space for space in SPACES if space not in self.districts])


class HeroRow(Worded):
    """A hero's figures and power."""

    role: Literal["leader", "bruiser", "shooter", "fixer"]
    combat: PositiveInt
    skill: PositiveInt
    armour: NonNegativeInt = 0
    move: PositiveInt
    won: NonNegativeInt
    """Percent of games with it that the heroes won, between computers with random teams."""


class Upgrade(Worded):
    """An upgrade."""

    copies: PositiveInt


class MonsterRow(Worded):
    """A kind of monster; all but acolytes belong to a sin."""

    kind: Kind
    sin: str = ""
    count: PositiveInt
    dice: PositiveInt
    tough: PositiveInt
    more: NonNegativeInt = 0
    lasts: bool = False


class SinCard(Worded):
    """A sin card; one without a sin is in every deck."""

    copies: PositiveInt
    sin: str = ""
    when: tuple[Moment, ...]


class Omen(Worded):
    """An apocalypse card; one without a story is in every deck."""

    story: str = ""


class Mission(Row):
    """A branch of a mission: its goal, and the amount for 2, 3 and 4 heroes."""

    goal: Goal
    counts: tuple[PositiveInt, PositiveInt, PositiveInt]
    won: NonNegativeInt = 0
    """Of two ways: percent of games between normal computers that heroes who chose this one won."""


class Branches(Row):
    """A mission: one way to do it, or two."""

    branches: tuple[Mission, ...]


class Story(Named):
    """A story."""

    pasts: bool = False
    """Whether heroes have a dark past."""
    lays: tuple[Token, ...]
    missions: tuple[Branches, ...]


class Setup(Named):
    """The setup of a story in a city."""

    altars: tuple[str, ...]
    tokens: dict[Token, tuple[str, ...]] = Field(default_factory=dict)
    civilians: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    acolytes: tuple[str, ...]
    abominations: tuple[str, ...]
    fewer: tuple[NonNegativeInt, ...] = (0, 0, 0)
    """How many fewer monsters of each kind than `Numbers` says, with 2, 3 and 4 heroes."""


class Numbers(Row):
    """The single numbers, explained in numbers.toml."""

    wounds: PositiveInt
    corruption: PositiveInt
    upgrades: PositiveInt
    offered: PositiveInt
    tokens: PositiveInt
    entering: PositiveInt
    helpers: PositiveInt
    leaving: PositiveInt
    sin_dice: PositiveInt
    hand: PositiveInt
    march: PositiveInt
    late: PositiveInt
    turns: PositiveInt
    escort: PositiveInt
    summoned_late: PositiveInt
    rescue: PositiveInt
    breaking: PositiveInt
    snipe_reach: PositiveInt
    in_play: tuple[PositiveInt, ...]
    hero_die: tuple[str, ...]
    sin_die: tuple[str, ...]
    bonus_dice: tuple[NonNegativeInt, ...]
    bonus_fists: tuple[NonNegativeInt, ...]
    track: tuple[str, ...]
    acolytes: tuple[PositiveInt, ...]
    abominations: tuple[PositiveInt, ...]
    civilians: tuple[PositiveInt, ...]
    deaths: dict[str, PositiveInt]
    bag: dict[str, PositiveInt]


_FOLDER = "the_others"

EDITION = len(editions(_FOLDER))
NUMBERS = document(f"{_FOLDER}/numbers.toml", Numbers)
LAYOUT = table(f"{_FOLDER}/layouts.toml", Layout)
DISTRICT = table(f"{_FOLDER}/districts.toml", Worded)
HERO = table(f"{_FOLDER}/heroes.toml", HeroRow)
UPGRADE = table(f"{_FOLDER}/upgrades.toml", Upgrade)
MONSTER = table(f"{_FOLDER}/monsters.toml", MonsterRow)
SIN = table(f"{_FOLDER}/sins.toml", Worded)
CARD = table(f"{_FOLDER}/cards.toml", SinCard)
GROUP = table(f"{_FOLDER}/groups.toml", Worded)
PAST = table(f"{_FOLDER}/pasts.toml", Worded)
OMEN = table(f"{_FOLDER}/omens.toml", Omen)
STORY = table(f"{_FOLDER}/stories.toml", Story)
SETUP = table(f"{_FOLDER}/setups.toml", Setup)

HERO_DIE = Die(NUMBERS.hero_die, again="burst")
SIN_DIE = Die(NUMBERS.sin_die, again="burst")
LEADERS = tuple(hero.id for hero in HERO.values() if hero.role == "leader")
ORDER: dict[str, int] = {card: n for n, card in enumerate([*CARD, *UPGRADE])}
"""Sort key of a card."""


def by_order(cards: Iterable[str]) -> list[str]:
    """Return the cards sorted as in a hand."""
    return sorted(cards, key=ORDER.__getitem__)


def monster(sin: str, kind: str) -> MonsterRow:
    """Return the row of a monster of this sin."""
    return MONSTER["acolyte" if kind == "acolyte" else f"{kind}_{sin}"]


def deck(sin: str) -> list[str]:
    """Return the deck of a sin."""
    return [row.id for row in CARD.values() if row.sin in ("", sin) for _ in range(row.copies)]


def omens(story: str) -> list[str]:
    """Return the apocalypse cards of a story."""
    return [row.id for row in OMEN.values() if row.story in ("", story)]


def beside(space: str) -> list[str]:
    """Return the spaces that touch this one."""
    column, row = COLUMNS.index(space[0]), int(space[1])
    around = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return [f"{COLUMNS[c]}{r}" for c, r in around if 0 <= c < len(COLUMNS) and 1 <= r <= ROWS]


BESIDE: Final = {space: beside(space) for space in SPACES}


_AT: Final = {space: (COLUMNS.index(space[0]), int(space[1])) for space in SPACES}
_APART: Final = {
    (space, other): abs(a - c) + abs(b - d)
    for space, (a, b) in _AT.items()
    for other, (c, d) in _AT.items()
}


def apart(space: str, other: str) -> int:
    """Return the distance between two spaces."""
    return _APART[space, other]


@cache
def within(place: str, spaces: int) -> tuple[str, ...]:
    """Return the other spaces within this distance, nearest first."""
    reached = [space for space in SPACES if 0 < apart(place, space) <= spaces]
    return tuple(sorted(reached, key=lambda space: apart(place, space)))


def _file(name: str) -> str:
    return f"{_FOLDER}/{name}.toml"


def _check_words() -> None:
    """Check that each word is known and fits its row."""
    tables: dict[str, Mapping[str, Worded]] = {
        "districts": DISTRICT,
        "heroes": HERO,
        "upgrades": UPGRADE,
        "cards": CARD,
        "sins": SIN,
        "monsters": MONSTER,
        "groups": GROUP,
        "pasts": PAST,
        "omens": OMEN,
    }
    for name, rows in tables.items():
        refer_words(_file(name), rows.values(), WORDS[name].split())
    for word in NUMBERS.track:
        refer(_file("numbers"), "(file)", "track", word, WORDS["track"].split())


def _check_places() -> None:
    """Check that every place exists, and that each city has each district once."""
    for layout in LAYOUT.values():
        for space in (layout.start, layout.gate, *layout.nests, *layout.districts):
            refer(_file("layouts"), layout.id, "(space)", space, SPACES)
        if sorted(layout.districts.values()) != sorted(DISTRICT):
            raise fault(_file("layouts"), layout.id, "districts", "must be each district once")
    for story in STORY:
        for layout in LAYOUT.values():
            refer(_file("setups"), f"{story}_{layout.id}", "id", f"{story}_{layout.id}", SETUP)
    for setup in SETUP.values():
        token_spaces = [space for spaces in setup.tokens.values() for space in spaces]
        places = (*setup.altars, *setup.civilians, *setup.hidden, *token_spaces)
        for space in (*places, *setup.acolytes, *setup.abominations):
            refer(_file("setups"), setup.id, "(space)", space, SPACES)
    for card in CARD.values():
        refer(_file("cards"), card.id, "sin", card.sin, ["", *SIN])
    for beast in MONSTER.values():
        refer(_file("monsters"), beast.id, "sin", beast.sin, ["", *SIN])
    for omen in OMEN.values():
        if omen.story:
            refer(_file("omens"), omen.id, "story", omen.story, STORY)


_check_words()
_check_places()
