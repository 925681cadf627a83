"""What lies on the table, and small questions about it.

Heroes are in the order of the table, clockwise from the Sins: a hero that dies leaves its place in
that order (`slot`) to its successor. Monsters of a kind are equal: a space holds words of kinds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from engine.games.the_others.content import (
    BESIDE,
    HERO,
    HEROES_IN_PLAY,
    KINDS,
    LAYOUT,
    NUMBERS,
    SIN,
    SPACES,
    STORY,
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
from engine.kernel import Choice, Game, Seat

NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Variant:
    """The options, as the rules ask for them."""

    story: str = "terror"
    layout: str = "a"
    sin: str = "choose"
    reserve: str = "usual"
    edition: int = 2
    """The edition of the rules with which the game began."""

    @property
    def first(self) -> bool:
        """Whether the game keeps the rules of the first edition."""
        return self.edition < 2


@dataclass(slots=True)
class Hero:
    """A hero in play, or the place of one whose successor has not entered yet (`id` is empty)."""

    id: str
    seat: Seat
    place: str = ""
    wounds: int = 0
    corruption: int = 0
    upgrades: list[str] = field(default_factory=list)
    down: list[str] = field(default_factory=list)
    """The upgrades that are face down until the round ends."""
    turns: int = 0
    extra: int = 0
    """Extra turn tokens."""
    district: str = ""
    """The space in which its city token lies in this round."""
    past: str = ""
    bared: bool = False
    """Whether its dark past has been shown."""
    used: list[str] = field(default_factory=list)
    """What it has used that works once a round."""
    escorts: int = 0
    """Civilians that it leads."""

    @property
    def row(self) -> HeroRow:
        """Its figures."""
        return HERO[self.id]

    def has(self, word: str) -> int:
        """The figures of a word of its power and of its face-up upgrades."""
        found = HERO[self.id].words.get(word, 0)
        if self.upgrades:
            down = list(self.down)
            for card in self.upgrades:
                if card in down:
                    down.remove(card)
                else:
                    found += UPGRADE[card].amount(word)
        return found

    @property
    def armour(self) -> int:
        """Shields that it always has."""
        return self.row.armour + self.has("armour")

    @property
    def reach(self) -> int:
        """How far it fights."""
        return self.has("range")

    def once(self, word: str) -> bool:
        """Use what works once a round; whether it still could."""
        if word in self.used:
            return False
        self.used.append(word)
        return True


@dataclass(slots=True)
class Turn:
    """What the turn of a hero still holds."""

    hero: str
    left: int
    """Spaces it may still move."""
    moved: int = 0
    acted: bool = False
    held: bool = False
    """Whether it cannot leave its space."""
    closed: str = ""
    """The district that is closed in this turn."""
    ignored: int = 0
    """Corruption tokens that its power has kept off."""


@dataclass(slots=True)
class Roll:
    """A roll that is being made: what goes into it, what shows, what it did."""

    hero: str
    kind: str
    """fight, clean, rescue or break_altar."""
    place: str
    by_sins: bool = False
    more: int = 0
    """Sin dice of a card."""
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
    """Whether a leader has let one die be thrown again."""


@dataclass(slots=True, kw_only=True)
class TheOthers(Game):
    """The state. A pile's next card is its last."""

    variant: Variant
    sins: Seat = NOBODY
    sin: str = ""
    group: str = ""
    story: str = ""
    layout: str = ""
    round: int = 0
    leading: int = 0
    """The slot of the hero that plays first in this round."""
    heroes: list[Hero] = field(default_factory=list)
    pool: list[str] = field(default_factory=list)
    """Heroes that are not in the team (yet)."""
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
    """Hidden tokens that were turned up, whatever has become of them."""
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
    """Upgrades that were drawn, of which one may be kept."""
    pasts: list[str] = field(default_factory=list)
    past_discards: list[str] = field(default_factory=list)
    omens: list[str] = field(default_factory=list)
    omen_discards: list[str] = field(default_factory=list)
    track: int = 0
    reactions: int = 0
    more_reactions: int = 0
    """Those of the track, from now on."""
    joined: bool = False
    """Whether the acolytes have used their power in this round."""
    digested: bool = False
    closed: list[str] = field(default_factory=list)
    """Spaces whose district is closed in this round."""
    dim: int = 0
    """The round in which heroes move one space less."""
    mission: int = 1
    branch: str = ""
    tally: dict[str, int] = field(default_factory=dict)
    """What was done since the mission began: kills, tokens, corruption and pentacles removed."""
    kills: int = 0
    """Monsters that died in this round."""
    turn: Turn | None = None
    rolling: Roll | None = None

    # --- the table

    @property
    def size(self) -> int:
        """Heroes in play."""
        return NUMBERS.in_play[self.seats - 2]

    def figure(self, counts: tuple[int, ...]) -> int:
        """Of figures for 2, 3 and 4 heroes, the one that counts."""
        return counts[HEROES_IN_PLAY.index(self.size)]

    @property
    def team(self) -> list[Seat]:
        """The seats of the heroes, clockwise from the Sins; none before that is settled."""
        if self.sins == NOBODY:
            return []
        return [(self.sins + n) % self.seats for n in range(1, self.seats)]

    @property
    def city(self) -> Layout:
        """Where the districts are."""
        return LAYOUT[self.layout]

    @property
    def tale(self) -> Story:
        """The story's row."""
        return STORY[self.story]

    def goal(self) -> Mission | None:
        """The mission that is being played; None while a branch is being chosen."""
        branches = self.tale.missions[self.mission - 1].branches
        if len(branches) == 1:
            return branches[0]
        return branches["ab".index(self.branch)] if self.branch else None

    def passive(self, word: str) -> int:
        """The figure of what the sin always does."""
        return SIN[self.sin].amount(word)

    # --- heroes

    def alive(self) -> Iterator[Hero]:
        """The heroes in play, in the order of the table."""
        return (hero for hero in self.heroes if hero.id)

    def hero(self, id: str) -> Hero | None:
        """A hero in play; None once it has died."""
        if id:
            for hero in self.heroes:
                if hero.id == id:
                    return hero
        return None

    def at(self, place: str) -> list[Hero]:
        """The heroes in a space."""
        return [hero for hero in self.heroes if hero.id and hero.place == place]

    def clockwise(self) -> list[int]:
        """The slots, from the first hero on."""
        count = len(self.heroes)
        return [(self.leading + n) % count for n in range(count)]

    def most_equipped(self, hero: Hero) -> bool:
        """Whether nobody has more upgrades, and it has some."""
        most = max(len(one.upgrades) for one in self.alive())
        return 0 < len(hero.upgrades) == most

    # --- monsters

    def beasts(self, place: str) -> list[str]:
        """The kinds of the monsters in a space, weakest first."""
        return self.monsters.get(place, [])

    def row(self, kind: str) -> MonsterRow:
        """The figures of a kind."""
        return monster(self.sin, kind)

    def toughness(self, kind: str) -> int:
        """Fists that a monster of this kind takes before it dies."""
        row = self.row(kind)
        if row.lasts:
            return row.tough + row.more * self.size - self.damage.get(kind, 0)
        return row.tough + (self.rolling.tough if self.rolling else 0)

    def put_monster(self, kind: str, place: str) -> None:
        """Put a monster on the board."""
        found = [*self.beasts(place), kind]
        self.monsters[place] = sorted(found, key=KINDS.index)

    def take_monster(self, kind: str, place: str) -> None:
        """Take a monster off the board."""
        self.monsters[place].remove(kind)
        if not self.monsters[place]:
            del self.monsters[place]

    def nearest(self, place: str) -> int:
        """How far the nearest monster is; 99 where there is none."""
        return min((apart(place, there) for there in self.monsters), default=99)

    # --- tokens

    def count(self, place: str, token: str) -> int:
        """How many tokens of a kind lie open in a space, printed nests included."""
        printed = token == "nest" and self.layout and place in self.city.nests
        return self.tokens.get(place, []).count(token) + bool(printed)

    def room(self, place: str) -> bool:
        """Whether another token fits into a space."""
        laid = len(self.tokens.get(place, [])) + len(self.hidden.get(place, []))
        return laid < NUMBERS.tokens

    def put_token(self, token: str, place: str) -> None:
        """Lay a token open; nothing where there is no room."""
        if self.room(place):
            found = [*self.tokens.get(place, []), token]
            self.tokens[place] = sorted(found, key=TOKENS.index)
            self.tell("token_laid", token=token, place=place)

    def take_token(self, token: str, place: str) -> None:
        """Take an open token away."""
        self.tokens[place].remove(token)
        if not self.tokens[place]:
            del self.tokens[place]
        self.tally["tokens"] = self.tally.get("tokens", 0) + 1
        self.tally[token] = self.tally.get(token, 0) + 1

    def free_nests(self) -> list[str]:
        """The spaces with more nests than monsters."""
        return [s for s in SPACES if self.count(s, "nest") > len(self.beasts(s))]

    def summoned(self) -> int:
        """Monsters that return at the end of a round."""
        late = self.track >= NUMBERS.late
        return self.size + (NUMBERS.summoned_late if late else 0)

    # --- spaces

    def districts(self) -> list[str]:
        """The spaces with a district."""
        return [space for space in SPACES if space in self.city.districts]

    def around(self, place: str) -> list[str]:
        """A space and those beside it."""
        return [place, *BESIDE[place]]


class OfTheSins(Choice[TheOthers]):
    """Base of a question to the Sins."""

    __slots__ = ()

    def seats(self, game: TheOthers) -> tuple[Seat, ...]:
        return (game.sins,)
