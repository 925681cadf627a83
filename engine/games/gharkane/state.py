"""The state of Outlive Gharkane.

Planned steps by module (a question mark marks questions)
  rounds      WholeGame, Round, Dusk, Night, Dawn
  setup       Setup, MeetTheClans, PostHero?; begin: Stock, MeetAgain
  settling    ChooseShelter?, DiscardRoom?, ChooseLeader?, ExchangeGoods?, BuildFirstRoom?,
              PlaceFirstSurvivors?
  happenings  TurnEvent, ApplyEvents, LoseByFate, LoseByChoice?, PayOrDesert?, Sicken?
  night       NextHero, ChooseMove?; visit: Act, Visit?
  pressure    Press, FacePressure?, GiveGoods?
  haciendas   TakeToken, TakeSlot, PlaceNewcomers?, PlaceNewcomer?
  day         Day, Shelters, Evening; score: End
  resolve     OfferEvents, ResolveEvent?, SpareCost?, PayEvent, PayEdible?
  feed        Feeding, ChooseFood?, Leaving, ChooseLeaver?
  disease     Disease, Care, Treatment, ChooseTreatment?
  recruit     Recruiting, ChooseRecruits?
  build       Building, Arrange?, PayBuild?; rooms: Barter?
  repair      Repairing, ChooseRepair?, SpareIcons?
  clean       CloseDay, EndDay?, Cleaning

Picks by verb
  picks       shelter TakeShelter, discard Discard, leader TakeLeader, exchange Exchange,
              build Build(room, wood, metal, chip), place Place(room, count), lodge Lodge,
              post Post, pass Pass, hero MoveHero, stay Stay, defend Defend, give Give,
              lose Lose(what, room), forage Forage
  day_picks   resolve Resolve, meal Meal, dismiss Dismiss, treat Treat, recruit Welcome, use Use,
              repair Repair, mend Mend, done Done
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from engine.frozen import frozen
from engine.games.gharkane.content import EVENTS, NUMBERS, STOCK
from engine.games.gharkane.shelter import STANDING, Hero, Shelter
from engine.kernel import Choice, Event, Fact, Game, Seat, SeatChoice

NONE = "none"
"""No bonus, or no room, in a field of a pick."""
NOBODY: Seat = -1
"""A wanderer, in place of a seat."""


@frozen
class Variant:
    """The options of this game, as plain words (see options.py)."""

    restock: str = "flat"
    medicine_scope: str = "care"
    hospital_value: str = "stepped"
    first_player: str = "random"
    storage_cap: str = "none"
    open_shelters: bool = False
    equipment: str = "any"
    ammo: str = "one"
    recruits: str = "any"


@lru_cache(maxsize=1024)
def _amount(events: tuple[str, ...], effect: str) -> int:
    return sum(EVENTS[id].amount for id in events if EVENTS[id].effect == effect)


@dataclass(slots=True)
class City:
    """The search tiles of a city. The top tile is face up until the first draw after dusk."""

    pile: list[str] = field(default_factory=list)
    """Tiles to draw, next last."""
    discards: list[str] = field(default_factory=list)
    """Tiles drawn this turn; public."""
    aside: list[str] = field(default_factory=list)
    """Tiles left out this turn; unseen."""

    def shown(self) -> str | None:
        """Return the tile that lies face up, or None."""
        return self.pile[-1] if self.pile and not self.discards else None


@dataclass(slots=True)
class Box:
    """Pieces out of play, never public: those not dealt, and those discarded by seats."""

    shelters: list[str] = field(default_factory=list)
    leaders: list[str] = field(default_factory=list)
    rooms: list[str] = field(default_factory=list)
    events: list[str] = field(default_factory=list)
    game: list[str] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class Gharkane(Game):
    """The state. Data per seat are in `shelters`, by seat."""

    variant: Variant = field(default_factory=Variant)
    phase: str = "setup"
    """The stretch of play: setup, posting, dusk, night, day, end. Names of shelters and leaders
    are public from posting on."""
    day: int = 0
    """The day, from 1; 0 during setup."""
    first: Seat = 0
    """The holder of the first-player token."""
    shelters: list[Shelter] = field(default_factory=list)
    stock: dict[str, int] = field(default_factory=dict)
    """The stock of each place that has a resource."""
    game_piles: dict[str, list[str]] = field(default_factory=dict)
    """Animals by place, the one face up last."""
    cities: dict[str, City] = field(default_factory=dict)
    equipment_pile: list[str] = field(default_factory=list)
    """Face down, next last."""
    display: list[str] = field(default_factory=list)
    """Equipment that a hero in a city may take, face up."""
    events_ahead: list[str] = field(default_factory=list)
    """Face down, next last."""
    events_open: list[str] = field(default_factory=list)
    """Turned up and unresolved, oldest first."""
    events_turned: list[str] = field(default_factory=list)
    """Every event turned up so far: that of day n is at index n - 1."""
    box: Box = field(default_factory=Box)
    wanderers: list[Hero] = field(default_factory=list)
    """For a single player: the neutral heroes, in the order of the tables; otherwise empty."""

    @property
    def days(self) -> int:
        """The number of days of this game: each has an event."""
        return len(self.events_turned) + len(self.events_ahead)

    def in_turn_order(self) -> list[Seat]:
        """Return all seats clockwise, from the holder of the token."""
        return [(self.first + n) % self.seats for n in range(self.seats)]

    def an_action(self, place: str) -> int:
        """Return how many of a place's resource an action collects."""
        two = self.variant.ammo == "two" and STOCK[place] == "ammo"
        return NUMBERS.two_ammo if two else 1

    def standing_at(self, place: str) -> Iterator[tuple[Seat, Hero]]:
        """Yield the active heroes at a place with their seats, by seat."""
        for seat, shelter in enumerate(self.shelters):
            for hero in shelter.heroes:
                if hero.place == place and hero.stance == STANDING:
                    yield seat, hero

    def wanderers_at(self, place: str) -> list[Hero]:
        """Return the wanderers at a place that have moved tonight."""
        return [hero for hero in self.wanderers if hero.place == place and hero.stance == STANDING]

    def open_amount(self, effect: str) -> int:
        """Return the sum of the amounts of the unresolved events with that effect."""
        return _amount(tuple(self.events_open), effect)

    def ask_at_home(self, seat: Seat, question: Choice[Gharkane]) -> None:
        """Plan a question of the seat's day at home."""
        self.shelters[seat].asked = True
        self.then(question)

    def confide(self, name: str, seat: Seat, **facts: Fact) -> None:
        """Tell an event to one seat; to all if shelters are open."""
        if self.variant.open_shelters:
            self.tell(name, seat=seat, **facts)
        elif self.keeps(name):
            self.new_events.append(Event(name, {}, {seat: {"seat": seat, **facts}}, hidden=True))


class DayChoice(SeatChoice[Gharkane]):
    """A question of a seat's day at home: others see only whether that is over."""

    __slots__ = ()
    always_ask = True
    known_as = "Day"
