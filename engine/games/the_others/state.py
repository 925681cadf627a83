"""The state of The Others.

Heroes are in the order of the table, clockwise from the Sins. A dead hero's successor takes its
position in that order (`slot`). Monsters of a kind are equal: a space holds words of kinds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final

from engine.frozen import frozen
from engine.games.the_others.content import (
    BESIDE,
    HERO,
    HEROES_IN_PLAY,
    KINDS,
    LAYOUT,
    NUMBERS,
    SIN,
    SPACES,
    TOKENS,
    UPGRADE,
    HeroRow,
    Layout,
    Mission,
    MonsterRow,
    Story,
    apart,
    monster,
)
from engine.games.the_others.figures import stories
from engine.kernel import Choice, Game, Seat, Step

NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Variant:
    """The options of this game."""

    story: str = "terror"
    layout: str = "a"
    sin: str = "choose"
    reserve: str = "usual"


@cache
def _goal(edition: int, story: str, mission: int, branch: str) -> Mission | None:
    branches = stories(edition)[story].missions[mission - 1].branches
    if len(branches) == 1:
        return branches[0]
    return branches["ab".index(branch)] if branch else None


@lru_cache(maxsize=1024)
def _figures(hero: str, upgrades: tuple[str, ...], down: tuple[str, ...]) -> Mapping[str, int]:
    """Return word -> the sum of its figures, of a hero's power and its face-up upgrades."""
    totals = Counter(HERO[hero].words)
    face_up = Counter(upgrades) - Counter(down)
    for card in face_up.elements():
        totals.update(UPGRADE[card].words)
    return dict(totals)


@dataclass(slots=True)
class Hero:
    """A hero in play, or the slot of a dead one without a successor yet (`id` is empty)."""

    id: str
    seat: Seat
    place: str = ""
    wounds: int = 0
    corruption: int = 0
    upgrades: list[str] = field(default_factory=list)
    down: list[str] = field(default_factory=list)
    """Upgrades that are face down until the round ends."""
    turns: int = 0
    extra: int = 0
    """Extra turn tokens."""
    district: str = ""
    """The space of its city token in this round."""
    past: str = ""
    bared: bool = False
    """Whether its dark past is revealed."""
    used: list[str] = field(default_factory=list)
    """Once-a-round powers that it has used."""
    escorts: int = 0
    """Number of civilians that it leads."""

    @property
    def row(self) -> HeroRow:
        """Its row of the table."""
        return HERO[self.id]

    def has(self, word: str) -> int:
        """Return the sum of a word's figures, of its power and its face-up upgrades."""
        if not self.upgrades:
            return HERO[self.id].words.get(word, 0)
        return _figures(self.id, tuple(self.upgrades), tuple(self.down)).get(word, 0)

    @property
    def armour(self) -> int:
        """Shields that it always has."""
        return self.row.armour + self.has("armour")

    @property
    def reach(self) -> int:
        """The range at which it fights."""
        return self.has("range")

    def once(self, word: str) -> bool:
        """Use a once-a-round power; return whether it was unused."""
        if word in self.used:
            return False
        self.used.append(word)
        return True


@dataclass(slots=True)
class Turn:
    """The current turn of a hero."""

    hero: str
    left: int
    """Spaces that it may still move."""
    moved: int = 0
    acted: bool = False
    held: bool = False
    """Whether it cannot leave its space."""
    closed: str = ""
    """The district that is closed in this turn."""
    ignored: int = 0
    """Corruption tokens that its power has ignored."""


@dataclass(slots=True)
class Roll:
    """The roll in progress: its dice, faces and results."""

    hero: str
    kind: str
    """fight, clean, rescue or break_altar."""
    place: str
    by_sins: bool = False
    more: int = 0
    """Additional sin dice by a card."""
    tough: int = 0
    no_help: bool = False
    rage: bool = False
    mirror: int = 0
    revenge: int = 0
    ashes: int = 0
    slip: int = 0
    bonus: int = -1
    """The corruption level whose bonus counts; -1 for none."""
    faces: list[str] = field(default_factory=list)
    sin_faces: list[str] = field(default_factory=list)
    sin_dice: int = 0
    fists: int = 0
    shields: int = 0
    claws: int = 0
    tentacles: int = 0
    rolled: bool = False
    killed: int = 0
    steadied: bool = False
    """Whether a leader has allowed the reroll of a die."""

    @property
    def level(self) -> int:
        """The corruption level whose bonus counts; 0, which gives nothing, for none."""
        return max(0, self.bonus)


@dataclass(slots=True, kw_only=True)
class TheOthers(Game):
    """The state. The next card of a pile is its last."""

    variant: Variant
    sins: Seat = NOBODY
    sin: str = ""
    group: str = ""
    story: str = ""
    layout: str = ""
    round: int = 0
    leading: int = 0
    """The slot of this round's first hero."""
    heroes: list[Hero] = field(default_factory=list)
    pool: list[str] = field(default_factory=list)
    """Heroes outside of the team."""
    reserve: list[str] = field(default_factory=list)
    fallen: list[str] = field(default_factory=list)
    monsters: dict[str, list[str]] = field(default_factory=dict)
    dead: list[str] = field(default_factory=list)
    box: list[str] = field(default_factory=list)
    """Monsters that have not entered yet."""
    gone: list[str] = field(default_factory=list)
    """Monsters that never return."""
    damage: dict[str, int] = field(default_factory=dict)
    tokens: dict[str, list[str]] = field(default_factory=dict)
    hidden: dict[str, list[str]] = field(default_factory=dict)
    bag: list[str] = field(default_factory=list)
    turned: list[str] = field(default_factory=list)
    """Hidden tokens that were turned up, on the board or not."""
    altars: list[str] = field(default_factory=list)
    civilians: dict[str, int] = field(default_factory=dict)
    delivered: int = 0
    lost: int = 0
    hand: list[str] = field(default_factory=list)
    sin_deck: list[str] = field(default_factory=list)
    sin_discards: list[str] = field(default_factory=list)
    shown: str = ""
    """The sin card of this hero's turn."""
    upgrades: list[str] = field(default_factory=list)
    upgrade_discards: list[str] = field(default_factory=list)
    offer: list[str] = field(default_factory=list)
    """Drawn upgrades, of which one may be kept."""
    pasts: list[str] = field(default_factory=list)
    past_discards: list[str] = field(default_factory=list)
    omens: list[str] = field(default_factory=list)
    omen_discards: list[str] = field(default_factory=list)
    track: int = 0
    reactions: int = 0
    more_reactions: int = 0
    """Additional reactions per round, by the track."""
    joined: bool = False
    """Whether the acolytes have used their power in this round."""
    digested: bool = False
    closed: list[str] = field(default_factory=list)
    """Spaces whose district is closed in this round."""
    dim: int = 0
    """The round in which heroes move one space fewer."""
    mission: int = 1
    branch: str = ""
    tally: dict[str, int] = field(default_factory=dict)
    """Counts since the mission began: kills, tokens, and removed tokens by kind."""
    kills: int = 0
    """Monsters killed in this round."""
    turn: Turn | None = None
    rolling: Roll | None = None

    # --- the table

    @property
    def first_edition(self) -> bool:
        """Whether the game uses the rules of the first edition."""
        return self.edition < 2

    @property
    def size(self) -> int:
        """The number of heroes in play."""
        return NUMBERS.in_play[self.seats - 2]

    def figure(self, counts: tuple[int, ...]) -> int:
        """Return the figure for the number of heroes, of those for 2, 3 and 4."""
        return counts[HEROES_IN_PLAY.index(self.size)]

    @property
    def team(self) -> list[Seat]:
        """The seats of the heroes, clockwise from the Sins; empty before the Sins are known."""
        if self.sins == NOBODY:
            return []
        return [(self.sins + n) % self.seats for n in range(1, self.seats)]

    @property
    def city(self) -> Layout:
        """The city's row of the table."""
        return LAYOUT[self.layout]

    @property
    def story_row(self) -> Story:
        """The story's row of the table."""
        return stories(self.edition)[self.story]

    def goal(self) -> Mission | None:
        """Return the current mission; None while a branch is being chosen."""
        return _goal(self.edition, self.story, self.mission, self.branch)

    def passive(self, word: str) -> int:
        """Return the figure of a permanent effect of the sin."""
        return SIN[self.sin].amount(word)

    # --- heroes

    def alive(self) -> Iterator[Hero]:
        """Return the heroes in play, in the order of the table."""
        return (hero for hero in self.heroes if hero.id)

    def hero(self, id: str) -> Hero | None:
        """Return a hero in play; None if it is dead."""
        if id:
            for hero in self.heroes:
                if hero.id == id:
                    return hero
        return None

    def at(self, place: str) -> list[Hero]:
        """Return the heroes in a space."""
        return [hero for hero in self.heroes if hero.id and hero.place == place]

    def clockwise(self) -> list[int]:
        """Return the slots, clockwise from the first hero."""
        count = len(self.heroes)
        return [(self.leading + n) % count for n in range(count)]

    def most_equipped(self, hero: Hero) -> bool:
        """Return whether it has upgrades, and no hero has more."""
        count = len(hero.upgrades)
        return bool(count) and all(count >= len(other.upgrades) for other in self.alive())

    # --- monsters

    def beasts(self, place: str) -> list[str]:
        """Return the kinds of the monsters in a space, weakest first."""
        return self.monsters.get(place, [])

    def row(self, kind: str) -> MonsterRow:
        """Return the row of a kind of monster."""
        return monster(self.sin, kind)

    def toughness(self, kind: str) -> int:
        """Return the fists needed to kill a monster of this kind."""
        row = self.row(kind)
        if row.lasts:
            return row.tough + row.more * self.size - self.damage.get(kind, 0)
        return row.tough + (self.rolling.tough if self.rolling else 0)

    def put_monster(self, kind: str, place: str) -> None:
        """Put a monster on the board."""
        monsters = [*self.beasts(place), kind]
        self.monsters[place] = sorted(monsters, key=KINDS.index)

    def take_monster(self, kind: str, place: str) -> None:
        """Remove a monster from the board."""
        self.monsters[place].remove(kind)
        if not self.monsters[place]:
            del self.monsters[place]

    def nearest(self, place: str) -> int:
        """Return the distance to the nearest monster; more than any if there is none."""
        return min(
            (apart(place, monster_place) for monster_place in self.monsters), default=len(SPACES)
        )

    # --- tokens

    def count(self, place: str, token: str) -> int:
        """Return the number of face-up tokens of a kind in a space, printed nests included."""
        printed = token == "nest" and self.layout and place in self.city.nests
        return self.tokens.get(place, []).count(token) + bool(printed)

    def room(self, place: str) -> bool:
        """Return whether another token fits into a space."""
        token_count = len(self.tokens.get(place, [])) + len(self.hidden.get(place, []))
        return token_count < NUMBERS.tokens

    def put_token(self, token: str, place: str) -> None:
        """Lay a token face up; no effect without room."""
        if self.room(place):
            tokens = [*self.tokens.get(place, []), token]
            self.tokens[place] = sorted(tokens, key=TOKENS.index)
            self.tell("token_laid", token=token, place=place)

    def take_token(self, token: str, place: str) -> None:
        """Remove a face-up token."""
        self.tokens[place].remove(token)
        if not self.tokens[place]:
            del self.tokens[place]
        self.tally["tokens"] = self.tally.get("tokens", 0) + 1
        self.tally[token] = self.tally.get(token, 0) + 1

    def free_nests(self) -> list[str]:
        """Return the spaces with more nests than monsters."""
        return [s for s in SPACES if self.count(s, "nest") > len(self.beasts(s))]

    def summoned(self) -> int:
        """Return the number of monsters that return at the end of a round."""
        late = self.track >= NUMBERS.late
        return self.size + (NUMBERS.summoned_late if late else 0)

    # --- spaces

    def districts(self) -> list[str]:
        """Return the spaces with a district."""
        return [space for space in SPACES if space in self.city.districts]

    def around(self, place: str) -> list[str]:
        """Return a space and those beside it."""
        return [place, *BESIDE[place]]


@frozen
class HeroStep(Step[TheOthers]):
    """Base of a step of a hero: nothing happens if it has died before."""

    hero: str

    def run(self, game: TheOthers) -> None:
        if (hero := game.hero(self.hero)) is not None:
            self.befall(game, hero)

    def befall(self, game: TheOthers, hero: Hero) -> None:
        """Carry the step out."""
        raise NotImplementedError


class OfTheSins(Choice[TheOthers]):
    """Base of a question to the Sins."""

    __slots__ = ()

    def seats(self, game: TheOthers) -> tuple[Seat, ...]:
        return (game.sins,)
