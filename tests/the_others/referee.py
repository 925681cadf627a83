"""A second engine of The Others, written from the rulebook and the house rulings alone.

It shares no code with `engine/games/the_others`: of the engine it knows the names of picks and of
the fields of the state, and the tables in `data/the_others`. It is slow and obvious, in the order
of the book; each function names its section, or the house ruling by its id in `rules.toml`.
`tests/the_others/test_referee.py` plays games beside it and compares.

A game is a generator (`tests/referees/clockwork.py`). What a shuffle or a die gave is read from the
engine's next state and log. The death of a hero is an exception: whatever was planned about it
falls.
"""

from __future__ import annotations

import itertools
import tomllib
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from copy import deepcopy
from types import SimpleNamespace as Facts
from typing import Any

from engine.games.the_others import picks as p
from tests.referees.clockwork import (
    DATA,
    Clockwork,
    Objection,
    Question,
    Together,
    Window,
    numbers,
    table,
)

Game = Generator[Any, Any, Any]
GAME = "the_others"
HEROES = table(GAME, "heroes", "hero")
MONSTERS = table(GAME, "monsters", "monster")
CARDS = table(GAME, "cards", "card")
OMENS = table(GAME, "omens", "omen")
PASTS = table(GAME, "pasts", "past")
UPGRADES = table(GAME, "upgrades", "upgrade")
SINS = table(GAME, "sins", "sin")
GROUPS = table(GAME, "groups", "group")
DISTRICTS = table(GAME, "districts", "district")
LAYOUTS = table(GAME, "layouts", "layout")
EDITIONS = tomllib.loads((DATA / GAME / "editions.toml").read_text())["edition"]

SPACES = [letter + number for number in "123" for letter in "abcde"]
KINDS = ["acolyte", "abomination", "controller", "avatar"]
MAX_DICE = 30
PURGED = ("corruption", "pentacle")


def words(does: str) -> dict[str, int]:
    """Return the effects of a row with their figures: "range1 stalk1"."""
    return {
        word.rstrip("0123456789"): int(word.lstrip("abcdefghijklmnopqrstuvwxyz_") or 1)
        for word in does.split()
    }


def figure(rows: dict[str, Facts], id: str, word: str) -> int:
    """Return the figure of a word of a row; 0 without it."""
    return words(getattr(rows[id], "does", "")).get(word, 0)


def distance(one: str, other: str) -> int:
    """Setup.city: spaces are adjacent when they share a side."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def around(place: str, reach: int) -> list[str]:
    return [space for space in SPACES if distance(place, space) <= reach]


def edition_of(edition: int) -> tuple[dict[str, Any], dict[str, Facts], dict[str, Facts]]:
    """Return numbers, stories and setups as they were in an edition."""
    figures = numbers(GAME)
    stories, setups = table(GAME, "stories", "story"), table(GAME, "setups", "setup")
    for later in EDITIONS[edition - 1 :][::-1]:
        for path, value in later.get("was", {}).items():
            file, *row = path.split(".")
            if file == "numbers":
                figures[row[0]] = value
            else:
                rows = stories if file == "stories" else setups
                setattr(rows[row[0]], row[1], value)
    return figures, stories, setups


class Over(Exception):
    """End.tie: the game ends before anything else is resolved."""


class Gone(Exception):
    """A hero died: what was planned about it falls."""


class FirstCome(Together):
    """First.proposal: the first answer counts."""

    def awaited(self) -> list[Question]:
        return [] if self.answers else self.questions

    def outcome(self) -> Any:
        return next(iter(self.answers.items()))


class Referee(Clockwork):
    """One game of The Others."""

    def __init__(self, dealt: Facts, log: list[Any], record: Any, edition: int) -> None:
        """`record` is what the game begins from, or None; `log` are the events of the deal."""
        super().__init__(dealt)
        self.log = log
        self.facts = deepcopy(dealt)
        self.record = record
        self.edition = edition
        self.numbers, self.stories, self.setups = edition_of(edition)
        self.mixed: set[str] = set()
        self.done = 0
        self.accomplished = False
        self.against = ""
        """The hero whose turn is over, while the Sins may react to it."""
        self.due: list[tuple[Callable[[Facts], Game], Facts, str]] = []
        self.begin()
        self.sync()

    def play(self, seat: int, pick: Any, seen: Facts, log: list[Any]) -> None:
        super().play(seat, pick, seen, log)
        self.sync()

    def sync(self) -> None:
        """Take over the order of the piles that were shuffled."""
        for name in self.mixed:
            pile = getattr(self.seen, name)
            assert Counter(getattr(self.facts, name)) == Counter(pile), name
            setattr(self.facts, name, list(pile))
        self.mixed = set()

    # --- words: seats, heroes, spaces -----------------------------------------------------------

    def secretly(self, seat: int, name: str, facts: dict[str, Any], **secret: Any) -> None:
        """Tell everybody a part, if there is any, and one seat all."""
        self.told.append((name, facts, None))
        self.told[-1:] = [(name, {**facts, **secret}, seat)]

    def about(self, hero: Facts, name: str, **facts: Any) -> None:
        """Tell everybody something about a hero."""
        self.tell(name, seat=hero.seat, hero=hero.id, **facts)

    def hero_seats(self) -> list[int]:
        """Setup.sides: all seats but the Sins, clockwise from these."""
        seats = self.facts.seats
        return [(self.facts.sins + n) % seats for n in range(1, seats)]

    def in_play(self) -> list[Facts]:
        return [hero for hero in self.facts.heroes if hero.id]

    def hero(self, id: str) -> Facts:
        return next(hero for hero in self.in_play() if hero.id == id)

    def heroes_at(self, place: str) -> list[Facts]:
        return [hero for hero in self.in_play() if hero.place == place]

    def others_at(self, hero: Facts, place: str) -> list[Facts]:
        return [other for other in self.heroes_at(place) if other is not hero]

    def clockwise(self) -> list[Facts]:
        """Turn.order: the heroes clockwise from this round's first."""
        heroes, first = self.facts.heroes, self.facts.leading
        return [*heroes[first:], *heroes[:first]]

    def by_heroes(self, values: list[int]) -> int:
        """Return a figure that depends on the number of heroes in play."""
        return values[self.count() - 2]

    def count(self) -> int:
        return self.numbers["in_play"][self.facts.seats - 2]  # type: ignore[no-any-return]

    def story(self) -> Facts:
        return self.stories[self.facts.story]

    def setup(self) -> Facts:
        return self.setups[f"{self.facts.story}_{self.facts.layout}"]

    def layout(self) -> Facts:
        return LAYOUTS[self.facts.layout]

    def district(self, place: str) -> str:
        return self.layout().districts.get(place, "")  # type: ignore[no-any-return]

    def monsters(self, place: str) -> list[str]:
        return self.facts.monsters.get(place, [])  # type: ignore[no-any-return]

    def tokens(self, place: str) -> list[str]:
        return self.facts.tokens.get(place, [])  # type: ignore[no-any-return]

    def hidden(self, place: str) -> list[str]:
        return self.facts.hidden.get(place, [])  # type: ignore[no-any-return]

    def room(self, place: str) -> bool:
        """Tokens.room: at most three removable tokens, face down ones too."""
        lying = len(self.tokens(place)) + len(self.hidden(place))
        return lying < self.numbers["tokens"]  # type: ignore[no-any-return]

    def nests(self, place: str) -> int:
        """Tokens.printed: a printed nest works like a token."""
        return self.tokens(place).count("nest") + self.layout().nests.count(place)  # type: ignore[no-any-return]

    def free_nests(self) -> list[str]:
        """End.nests: each monster blocks one nest in its space; heroes block none."""
        return [space for space in SPACES if self.nests(space) > len(self.monsters(space))]

    def put(self, piles: dict[str, list[str]], place: str, thing: str) -> None:
        piles.setdefault(place, []).append(thing)

    def drop(self, piles: dict[str, list[str]], place: str, thing: str) -> None:
        piles[place].remove(thing)
        if not piles[place]:
            del piles[place]

    def sin_does(self, word: str) -> int:
        """Sin.passive: the figure of what the sin does; 0 if it is another's."""
        return figure(SINS, self.facts.sin, word)

    def power(self, hero: Facts, word: str) -> int:
        return figure(HEROES, hero.id, word)

    def gear(self, hero: Facts, word: str) -> int:
        """Upgrade.uses: what the upgrades that lie face up add."""
        return sum(figure(UPGRADES, upgrade, word) for upgrade in self.face_up(hero))

    def face_up(self, hero: Facts) -> list[str]:
        return [*(Counter(hero.upgrades) - Counter(hero.down)).elements()]

    def row(self, kind: str) -> Facts:
        """Return the row of a monster; all but acolytes are the sin's own."""
        return MONSTERS[kind if kind == "acolyte" else f"{kind}_{self.facts.sin}"]

    def monster_does(self, kind: str, word: str) -> int:
        return figure(MONSTERS, self.row(kind).id, word)

    def toughness(self, kind: str) -> int:
        row = self.row(kind)
        return row.tough + getattr(row, "more", 0) * self.count()  # type: ignore[no-any-return]

    def lasts(self, kind: str) -> bool:
        return getattr(self.row(kind), "lasts", False)

    # --- questions ------------------------------------------------------------------------------

    def ask(
        self,
        seat: int,
        name: str,
        kinds: tuple[type, ...],
        picks: Iterable[Any],
        *,
        always: bool = False,
        why: Callable[[Any], Iterator[Objection]] | None = None,
    ) -> Game:
        """Ask a seat for one of these picks; without any, or with a single one, nobody is asked."""
        legal = list(dict.fromkeys(picks))
        if not legal:
            return None
        if len(legal) == 1 and not always:
            return legal[0]
        pick = yield Question(seat, name, kinds, lambda pick: objections(pick, legal, why))
        return pick

    # --- Mise en place --------------------------------------------------------------------------

    def whole_game(self) -> Game:
        """Le Round de Jeu: rounds follow one another until a side wins."""
        try:
            self.from_record()
            self.check_deal()
            yield from self.choose_sin()
            yield from self.choose_team()
            self.lay_out()
            while True:
                yield from self.whole_round()
        except Over:
            pass

    def check_deal(self) -> None:
        """Setup.sides, setup.story: what was drawn, and what the options say."""
        facts, variant = self.facts, self.facts.variant
        assert facts.story in (self.stories if variant.story == "random" else [variant.story])
        assert facts.layout in (LAYOUTS if variant.layout == "random" else [variant.layout])
        self.tell("story_begins", story=facts.story, layout=facts.layout)
        seats = range(facts.seats)
        told = [seat for seat in seats if (part := self.told_of(seat)) and part.side == "sins"]
        if told:
            assert told == [facts.sins]
        else:
            self.tell("sides", seat=facts.sins, rivals=self.hero_seats())

    def told_of(self, seat: int) -> Any:
        """Return what the record says of a seat, or None."""
        seats = self.record.seats if self.record else ()
        return seats[seat] if seat < len(seats) else None

    def from_record(self) -> None:
        """Setup: what the record says is there; all else is still to be chosen and dealt."""
        facts, record = self.facts, self.record
        drawn = facts.sin if facts.variant.sin == "random" else facts.variant.sin
        facts.sin, facts.group, facts.hand, facts.heroes = "", "", [], []
        facts.track = (record and record.track) or 0
        facts.reserve = list((record and record.reserve) or ())
        facts.omens = [record.omen] if record and record.omen else []
        for seat in range(facts.seats):
            told = self.told_of(seat)
            if told and seat == facts.sins:
                facts.sin, facts.group = told.sin or "", told.acolytes or ""
                facts.hand = list(told.hand or ())
            for known in (told and told.heroes) or ():
                hero = fresh_hero(known.id, seat)
                hero.wounds, hero.corruption = known.wounds or 0, known.corruption or 0
                hero.upgrades, hero.extra = list(known.upgrades or ()), known.extra or 0
                facts.heroes.append(hero)
        facts.sin = facts.sin or ("" if drawn == "choose" else drawn)
        taken = [*facts.reserve, *(hero.id for hero in facts.heroes)]
        facts.pool = [id for id in HEROES if id not in taken]
        for name in ("monsters", "tokens", "hidden", "civilians"):
            setattr(facts, name, {})
        for name in ("box", "bag", "altars", "sin_deck", "upgrades", "pasts"):
            setattr(facts, name, [])
        facts.reactions = facts.more_reactions = facts.round = 0

    def choose_sin(self) -> Game:
        """Setup.sin: one of the seven sins, unless an option names it, and a group."""
        facts = self.facts
        sins = [facts.sin] if facts.sin else list(SINS)
        groups = [facts.group] if facts.group else list(GROUPS)
        picks = [p.Incarnate(sin, group) for sin in sins for group in groups]
        pick = yield from self.ask(facts.sins, "ChooseSin", (p.Incarnate,), picks)
        facts.sin, facts.group = pick.sin, pick.acolytes
        self.tell("incarnated", seat=facts.sins, sin=pick.sin, group=pick.acolytes)

    def choose_team(self) -> Game:
        """Setup.team, setup.heroes, setup.reserve: in turn, first those in play."""
        facts, seats = self.facts, self.hero_seats()
        size = self.count() + self.numbers["deaths"][facts.variant.reserve] - 1
        known, facts.heroes = list(facts.heroes), []
        for n in range(self.count()):
            seat = seats[n % len(seats)]
            own = [hero for hero in known if hero.seat == seat and hero not in facts.heroes]
            facts.heroes.append(own[0] if own else fresh_hero("", seat))
        places = [n for n in range(self.count()) if not facts.heroes[n].id]
        if not facts.reserve:
            places += range(self.count(), size)
        for n in places:
            seat = seats[n % len(seats)]
            pick = yield from self.ask(
                seat,
                "EnlistOne",
                (p.Enlist,),
                self.recruits(n == places[-1]),
                why=self.wrong_recruit,
            )
            facts.pool.remove(pick.hero)
            reserve = n >= self.count()
            if reserve:
                facts.reserve.append(pick.hero)
            else:
                facts.heroes[n].id = pick.hero
            self.tell("enlisted", seat=seat, hero=pick.hero, reserve=int(reserve))

    def recruits(self, last: bool) -> list[Any]:
        """Setup.leader: the team must include at least one leader."""
        team = [*(hero.id for hero in self.in_play()), *self.facts.reserve]
        led = any(HEROES[id].role == "leader" for id in team)
        return [
            p.Enlist(id) for id in self.facts.pool if led or not last or HEROES[id].role == "leader"
        ]

    def wrong_recruit(self, pick: Any) -> Iterator[Objection]:
        if pick.hero in self.facts.pool:
            yield "no-leader", {}

    def lay_out(self) -> None:
        """Setup.city, setup.monsters, setup.hand: what lies where before the first round."""
        facts, setup, count = self.facts, self.setup(), self.count()
        facts.sin_deck = [
            card
            for card, row in CARDS.items()
            if getattr(row, "sin", facts.sin) == facts.sin
            for _ in range(row.copies)
        ]
        for card in facts.hand:
            facts.sin_deck.remove(card)
        facts.upgrades = [id for id, row in UPGRADES.items() for _ in range(row.copies)]
        for hero in facts.heroes:
            for upgrade in hero.upgrades:
                facts.upgrades.remove(upgrade)
        facts.omens = [
            id for id, row in OMENS.items() if getattr(row, "story", facts.story) == facts.story
        ]
        self.mixed |= {"sin_deck", "upgrades", "omens"}
        if getattr(self.story(), "pasts", False):
            facts.pasts = list(PASTS)
            self.mixed.add("pasts")
            for hero in facts.heroes:
                self.deal_past(hero)
        self.lay_monsters(setup, count)
        facts.altars = list(setup.altars)
        for token, places in getattr(setup, "tokens", {}).items():
            for place in places:
                self.lay(token, place)
        if hasattr(setup, "civilians"):
            for place in setup.civilians[: self.by_heroes(self.numbers["civilians"])]:
                facts.civilians[place] = facts.civilians.get(place, 0) + 1
        facts.bag = [token for token, n in self.numbers["bag"].items() for _ in range(n)]
        self.mixed.add("bag")
        for place in getattr(setup, "hidden", []):
            (token,) = self.seen.hidden[place]
            facts.bag.remove(token)
            self.put(facts.hidden, place, token)
        self.bring_along()
        self.draw_first_hand()
        for hero in facts.heroes:
            hero.turns, hero.place = self.numbers["turns"], self.layout().start
        facts.reactions = count

    def bring_along(self) -> None:
        """House: what a campaign brings the first hero of a seat."""
        for seat in (seat for seat in range(self.facts.seats) if seat != self.facts.sins):
            told = self.told_of(seat)
            hero = next(hero for hero in self.facts.heroes if hero.seat == seat)
            for what, amount in ((told and told.brought) or {}).items():
                for _ in range(amount):
                    if what == "turn":
                        hero.extra += 1
                        self.about(hero, "extra_gained", extra=hero.extra)
                    elif len(hero.upgrades) < self.numbers["upgrades"]:
                        upgrade = self.logged("equipped", hero=hero.id)["upgrade"]
                        self.facts.upgrades.remove(upgrade)
                        hero.upgrades.append(upgrade)
                        self.about(hero, "equipped", upgrade=upgrade)

    def lay_monsters(self, setup: Facts, count: int) -> None:
        """Setup.monsters: those of the city, and the rest of the box."""
        facts = self.facts
        facts.box = [kind for kind in KINDS for _ in range(self.row(kind).count)]
        fewer = getattr(setup, "fewer", None) or [0, 0, 0]
        for kind in ("acolyte", "abomination"):
            first = self.by_heroes(self.numbers[f"{kind}s"]) - self.by_heroes(fewer)
            for place in getattr(setup, f"{kind}s")[:first]:
                facts.box.remove(kind)
                self.put(facts.monsters, place, kind)

    def draw_first_hand(self) -> None:
        """Setup.hand: five cards; those of the record are among them."""
        facts = self.facts
        cards = list(self.logged("drew")["cards"])
        told = self.told_of(facts.sins)
        more = sum(((told and told.brought) or {}).values())
        assert len(cards) == max(len(facts.hand), self.numbers["hand"]) + more
        drawn = Counter(cards) - Counter(facts.hand)
        assert drawn.total() == len(cards) - len(facts.hand)
        for card in drawn.elements():
            facts.sin_deck.remove(card)
        facts.hand = cards
        self.secretly(facts.sins, "drew", {"seat": facts.sins, "amount": len(cards)}, cards=cards)

    def deal_past(self, hero: Facts) -> None:
        """Past.dealt: only its player knows it."""
        self.logged_draw("pasts", self.logged("past_dealt", hero=hero.id)["past"])
        hero.past = self.logged("past_dealt", hero=hero.id)["past"]
        self.secretly(hero.seat, "past_dealt", {}, hero=hero.id, past=hero.past)

    # --- piles ----------------------------------------------------------------------------------

    def logged(self, name: str, **wanted: Any) -> dict[str, Any]:
        """Return the facts of the next event of that name (of those that fit) of this pick."""
        told = [
            facts
            for event, facts, _ in self.told
            if event == name and wanted.items() <= facts.items()
        ]
        events = []
        for event in self.log or ():
            if event.name == name:
                facts = dict(event.facts)
                for secret in event.secret.values():
                    facts |= secret
                if wanted.items() <= facts.items():
                    events.append(facts)
        return events[len(told)]

    def logged_draw(self, pile: str, card: str) -> None:
        """Take a card off a pile: the next one, or that of the log if the pile was shuffled."""
        cards = getattr(self.facts, pile)
        if pile in self.mixed:
            cards.remove(card)
        else:
            assert cards.pop() == card, (pile, card)

    def draw(self, count: int) -> None:
        """Cards.deck: an empty deck is remade from the discards; no hand limit."""
        facts = self.facts
        if not facts.sin_deck and not facts.sin_discards:
            return
        cards = list(self.logged("drew")["cards"])
        drawn: list[str] = []
        for _ in range(count):
            if not facts.sin_deck:
                facts.sin_deck, facts.sin_discards = facts.sin_discards, []
                self.mixed.add("sin_deck")
            if not facts.sin_deck:
                break
            if "sin_deck" in self.mixed:
                drawn.append(next(iter((Counter(cards) - Counter(drawn)).elements())))
                facts.sin_deck.remove(drawn[-1])
            else:
                drawn.append(facts.sin_deck.pop())
        assert Counter(drawn) == Counter(cards)
        facts.hand += drawn
        self.secretly(facts.sins, "drew", {"seat": facts.sins, "amount": len(drawn)}, cards=cards)

    # --- tokens ---------------------------------------------------------------------------------

    def lay(self, token: str, place: str) -> bool:
        """Tokens.room: if there is no room, the token is not laid."""
        if not self.room(place):
            return False
        self.put(self.facts.tokens, place, token)
        self.tell("token_laid", token=token, place=place)
        return True

    def remove_token(self, token: str, place: str, *, by_hero: bool = True) -> Game:
        self.drop(self.facts.tokens, place, token)
        self.tell("token_gone", token=token, place=place)
        if by_hero:
            self.counts("tokens", token)
        yield from self.check_missions()

    def counts(self, *what: str) -> None:
        for word in what:
            self.facts.tally[word] = self.facts.tally.get(word, 0) + 1

    # --- Début du Round -------------------------------------------------------------------------

    def whole_round(self) -> Game:
        """Round.order: a beginning, the heroes' turns with the reactions, and an end."""
        facts = self.facts
        facts.round += 1
        self.tell("round_began", round=facts.round)
        if facts.round == 1:
            yield from self.begin_mission()
        yield from self.lay_first()
        yield from self.choose_first()
        for _ in range(self.numbers["turns"]):
            for hero in self.clockwise():
                if hero.turns:
                    hero.turns -= 1
                    yield from self.whole_turn(hero)
        yield from self.extra_turns()
        yield from self.end_round()

    def lay_first(self) -> Game:
        """Round.lay: a token that the story allows, in a space without heroes."""
        spaces = [space for space in SPACES if not self.heroes_at(space)]
        yield from self.lay_token(self.story().lays, spaces)

    def lay_token(self, tokens: Iterable[str], spaces: Iterable[str]) -> Game:
        """The Sins lay one of these tokens on one of these spaces, if it has room."""
        picks = [p.Lay(token, space) for token in tokens for space in spaces if self.room(space)]
        pick = yield from self.ask(self.facts.sins, "LayToken", (p.Lay,), picks)
        if pick:
            self.lay(pick.token, pick.space)
            yield from self.check_missions()

    def choose_first(self) -> Game:
        """Choix du Premier Héros; first.proposal, first.objection, first.vote."""
        facts, seats = self.facts, self.hero_seats()
        picks = [p.First(hero.id) for hero in self.in_play()]

        def question(seat: int, name: str) -> Question:
            return Question(seat, name, (p.First,), lambda pick: objections(pick, picks, None))

        seat, pick = yield FirstCome([question(seat, "ProposeFirst") for seat in sorted(seats)])
        hero = self.hero(pick.hero)
        self.tell("proposed", seat=seat, hero=hero.id)
        others = [other for other in seats if other != seat]
        if others:
            objects = [
                Question(other, "Objections", (p.Agree, p.Object), lambda pick: iter(()))
                for other in others
            ]
            objection = yield Window(objects)
            if objection:
                self.tell("objected", seat=objection[0], hero=hero.id)
                votes = yield Together([question(voter, "VoteFirst") for voter in sorted(seats)])
                hero = self.elected([vote.hero for vote in votes.values()])
        facts.leading = facts.heroes.index(hero)
        self.about(hero, "first_hero")

    def elected(self, votes: list[str]) -> Facts:
        """First.vote: more than half; else the left neighbour of last round's first."""
        facts = self.facts
        for id in votes:
            if 2 * votes.count(id) > len(votes):
                return self.hero(id)
        left = facts.leading + (facts.round > 1)
        return facts.heroes[left % len(facts.heroes)]  # type: ignore[no-any-return]

    # --- Tour d'un héros ------------------------------------------------------------------------

    def whole_turn(self, hero: Facts) -> Game:
        """Effectuer une Action, Actions Urbaines: until the hero ends the turn."""
        facts, id = self.facts, hero.id
        facts.turn = Facts(
            hero=id, left=self.steps(hero), moved=0, acted=False, held=False, closed="", ignored=0
        )
        self.about(hero, "turn_began", place=hero.place)
        try:
            yield from self.moment(hero, "start")
            while True:
                pick = yield from self.ask(
                    hero.seat, "Act", ACTS, self.acts(hero), why=lambda pick: self.wrong(hero, pick)
                )
                if isinstance(pick, p.EndTurn):
                    break
                yield from getattr(self, f"do_{type(pick).__name__}")(hero, pick)
            moved, facts.turn = facts.turn.moved, None
            yield from self.end_turn(hero, moved)
            yield from self.reaction(hero)
        except Gone:
            assert hero.id != id
        facts.turn = facts.rolling = None
        if facts.shown:
            facts.sin_discards.append(facts.shown)
            facts.shown = ""

    def steps(self, hero: Facts) -> int:
        """Turn.move; omens.heroes: in an eclipse one space fewer, at least one."""
        steps = HEROES[hero.id].move + self.gear(hero, "move")
        if self.facts.dim == self.facts.round:
            steps = max(1, steps - 1)
        return steps  # type: ignore[no-any-return]

    def acts(self, hero: Facts) -> list[Any]:
        """Return all that a hero may do now."""
        every: list[Any] = [p.EndTurn(), p.Clean(), p.Rescue(), p.Break(), p.City(), p.Inject()]
        for space in SPACES:
            every += [p.Move(space), p.Attack(space), p.Throw(space)]
        for other in self.in_play():
            every.append(p.Aid(other.id))
            for means, space in itertools.product(("lead", "call"), SPACES):
                every.append(p.Lead(means, other.id, space))
        return [pick for pick in every if not [*self.wrong(hero, pick)]]

    def wrong(self, hero: Facts, pick: Any) -> Iterator[Objection]:
        """Return all that speaks against a pick in a hero's turn."""
        if not isinstance(pick, p.EndTurn):
            yield from getattr(self, f"wrong_{type(pick).__name__}")(hero, pick)

    def wrong_Move(self, hero: Facts, pick: Any) -> Iterator[Objection]:
        """Turn.move, turn.whole_move."""
        turn = self.facts.turn
        if turn.held:
            yield "is-held", {}
        if turn.left == 0:
            yield "no-moves", {}
        if turn.left == 0 and turn.acted:
            yield "move-is-over", {}
        if distance(hero.place, pick.space) != 1:
            yield "not-beside", {}

    def do_Move(self, hero: Facts, pick: Any) -> Game:
        turn = self.facts.turn
        turn.left -= 1
        turn.moved += 1
        yield from self.leave(hero)
        yield from self.arrive(hero, pick.space)

    def leave(self, hero: Facts) -> Game:
        """Move.leaving: a die for each monster, three at most; shields do not help."""
        dice = min(len(self.monsters(hero.place)), self.numbers["leaving"])
        if dice:
            faces = list(self.logged("left_monsters")["sin_dice"])
            check_dice(faces, dice, 1, self.numbers["sin_die"])
            self.about(hero, "left_monsters", place=hero.place, sin_dice=faces)
            yield from self.harm(hero, faces.count("claw"), faces.count("tentacle"))

    def arrive(self, hero: Facts, place: str) -> Game:
        """Move.entering: hidden tokens are turned up, then fires and corruption hurt."""
        source = hero.place
        hero.place = place
        self.about(hero, "moved", source=source, place=place)
        id = hero.id
        if self.edition > 1:
            self.deliver(hero)
        self.turn_up(place)
        yield from self.extinguish(hero)
        self.burn(hero)
        if hero.id == id:
            self.taint(hero)
        yield from self.settle()
        if self.edition == 1 and hero.id == id:
            self.deliver(hero)
        yield from self.check_missions()
        self.fall(hero, id)

    def turn_up(self, place: str) -> None:
        """Tokens.hidden: a blank does nothing."""
        tokens = self.facts.hidden.pop(place, [])
        if tokens:
            self.tell("turned_up", place=place, tokens=tokens)
            self.facts.turned += tokens
            for token in tokens:
                if token != "blank":
                    self.put(self.facts.tokens, place, token)

    def extinguish(self, hero: Facts) -> Game:
        """Extinguisher: takes a fire away where the hero enters."""
        if self.gear(hero, "fireproof") and "fire" in self.tokens(hero.place):
            yield from self.remove_token("fire", hero.place)

    def burn(self, hero: Facts) -> None:
        """Tokens.fire: a wound for each, two at most."""
        fires = min(self.tokens(hero.place).count("fire"), self.numbers["entering"])
        if fires and not self.gear(hero, "fireproof"):
            self.take_wounds(hero, fires)

    def taint(self, hero: Facts) -> None:
        """Tokens.corruption: one corruption for each, two at most; Odon ignores the first."""
        turn = self.facts.turn
        tokens = min(self.tokens(hero.place).count("corruption"), self.numbers["entering"])
        if turn:
            ignored = min(tokens, max(0, self.power(hero, "pure") - turn.ignored))
            turn.ignored += ignored
            tokens -= ignored
        if tokens:
            self.take_corruption(hero, tokens)

    def deliver(self, hero: Facts) -> None:
        """Rescue.deliver: safe as soon as the hero enters the start space."""
        if hero.escorts and hero.place == self.layout().start:
            self.facts.delivered += hero.escorts
            self.about(hero, "delivered", amount=hero.escorts)
            hero.escorts = 0
            self.accomplish()

    # --- harm and death -------------------------------------------------------------------------

    def harm(self, hero: Facts, claws: int, tentacles: int) -> Game:
        """Fight.harm: each claw causes a wound, and each tentacle a corruption."""
        id = hero.id
        self.suffer_harm(hero, claws, tentacles)
        yield from self.settle()
        self.fall(hero, id)

    def wound(self, hero: Facts, amount: int) -> Game:
        yield from self.harm(hero, amount, 0)

    def corrupt(self, hero: Facts, amount: int, *, tempted: bool = False) -> Game:
        id = hero.id
        self.take_corruption(hero, amount, tempted=tempted)
        yield from self.settle()
        self.fall(hero, id)

    def harm_all(self, claws: int, tentacles: int) -> Game:
        """Harm all heroes at the same time; what follows comes when all have suffered."""
        for hero in self.in_play():
            self.suffer_harm(hero, claws, tentacles)
        yield from self.settle()

    def suffer_harm(self, hero: Facts, claws: int, tentacles: int) -> None:
        self.take_corruption(hero, tentacles)
        if hero.id:
            self.take_wounds(hero, claws)

    def take_wounds(self, hero: Facts, amount: int) -> None:
        """Death.wounds: at the fifth wound, a hero dies."""
        amount = min(amount, self.numbers["wounds"] - hero.wounds)
        if not amount:
            return
        hero.wounds += amount
        self.about(hero, "wounded", amount=amount, wounds=hero.wounds)
        if hero.wounds >= self.numbers["wounds"]:
            self.die(hero)

    def take_corruption(self, hero: Facts, amount: int, *, tempted: bool = False) -> None:
        """Corruption.track: from 0 to 7; beyond that, each is a wound."""
        warded = not tempted or self.edition == 1
        if amount and warded and self.gear(hero, "ward") and "ward" not in hero.used:
            hero.used.append("ward")
            self.about(hero, "warded")
            amount -= 1
        levels = min(amount, self.numbers["corruption"] - hero.corruption)
        if levels:
            hero.corruption += levels
            self.about(hero, "corrupted", amount=levels, level=hero.corruption)
        last = hero.corruption == self.numbers["corruption"]
        if amount and last and hero.past and not hero.bared:
            hero.bared = True
            self.due.insert(0, (self.show_past, hero, hero.id))
        self.take_wounds(hero, amount - levels)

    def settle(self) -> Game:
        """What follows from harm, once all have suffered: pasts come to light, others enter."""
        while self.due:
            what, hero, id = self.due.pop(0)
            if hero.id == id:
                with suppress(Gone):
                    yield from what(hero)

    def fall(self, hero: Facts, id: str) -> None:
        """README: what is planned about a dead hero falls."""
        if hero.id != id:
            raise Gone

    def die(self, hero: Facts) -> None:
        """Victoire et Défaite; death.wounds, death.loss: all that the hero carried is lost."""
        facts = self.facts
        self.about(hero, "died", place=hero.place)
        facts.fallen.append(hero.id)
        facts.upgrade_discards += hero.upgrades
        if hero.past:
            facts.past_discards.append(hero.past)
        if hero.escorts:
            facts.civilians[hero.place] = facts.civilians.get(hero.place, 0) + hero.escorts
        if facts.turn and facts.turn.hero == hero.id:
            facts.turn = None
        kept = {name: getattr(hero, name) for name in ("turns", "extra", "district")}
        vars(hero).update(vars(fresh_hero("", hero.seat)), **kept)
        if sum(not other.id for other in facts.heroes) > len(facts.reserve):
            self.end([facts.sins])
        self.due.insert(0, (self.replace, hero, ""))

    def replace(self, hero: Facts) -> Game:
        """Death.replaced: another hero enters at once on the start space."""
        facts = self.facts
        picks = [p.Enlist(id) for id in facts.reserve]
        pick = yield from self.ask(hero.seat, "Replace", (p.Enlist,), picks)
        facts.reserve.remove(pick.hero)
        hero.id, hero.place = pick.hero, self.layout().start
        if getattr(self.story(), "pasts", False):
            self.deal_past(hero)
        self.about(hero, "entered", place=hero.place)
        yield from self.check_missions()

    def end(self, winners: list[int]) -> None:
        """Victoire et Défaite: the heroes win or lose together."""
        self.facts.result = sorted(winners)
        sins, heroes = [self.facts.sins], self.hero_seats()
        rivals = heroes if winners == sins else sins
        self.tell("ended", winners=sorted(winners), rivals=rivals, missions=self.done)
        raise Over

    def show_past(self, hero: Facts) -> Game:
        """Past.shown, pasts.hero, pasts.city."""
        facts, id = self.facts, hero.id
        self.about(hero, "past_shown", past=hero.past)
        for word, amount in words(PASTS[hero.past].does).items():
            if word == "wound":
                yield from self.wound(hero, amount)
            elif word == "strip":
                facts.upgrade_discards += hero.upgrades
                hero.upgrades, hero.down = [], []
            elif word == "draw":
                self.draw(amount)
            elif word == "doom":
                yield from self.advance(amount)
            elif word == "nest":
                self.lay("nest", hero.place)
            elif word == "acolyte":
                self.bring("acolyte", hero.place)
            elif word == "betray":
                self.bring("abomination", hero.place)
                self.die(hero)
                yield from self.settle()
            self.fall(hero, id)

    def bring(self, kind: str, place: str) -> bool:
        """Put a monster on the board: a dead one, or one that has not entered yet."""
        facts = self.facts
        pile = facts.dead if kind in facts.dead else facts.box
        if kind not in pile:
            return False
        pile.remove(kind)
        self.put(facts.monsters, place, kind)
        self.tell("summoned", monster=kind, place=place)
        return True

    def lose_upgrade(self, hero: Facts, upgrade: str) -> None:
        hero.upgrades.remove(upgrade)
        if hero.down.count(upgrade) > hero.upgrades.count(upgrade):
            hero.down.remove(upgrade)
        self.facts.upgrade_discards.append(upgrade)
        self.about(hero, "upgrade_lost", upgrade=upgrade)

    # --- actions --------------------------------------------------------------------------------

    def wrong_action(self) -> Iterator[Objection]:
        """Turn.one_action."""
        if self.facts.turn.acted:
            yield "has-acted", {}

    def act(self) -> None:
        """Turn.whole_move: an action after a step ends the move."""
        turn = self.facts.turn
        turn.acted = True
        if turn.moved:
            turn.left = 0

    def reach(self, hero: Facts) -> int:
        return self.power(hero, "range") + self.gear(hero, "range")

    def wrong_Attack(self, hero: Facts, pick: Any) -> Iterator[Objection]:
        """Engager un Combat; fight.brawl, fight.ranged."""
        yield from self.wrong_action()
        reach = 0 if self.monsters(hero.place) else self.reach(hero)
        if not self.monsters(pick.at) or distance(hero.place, pick.at) > reach:
            yield "no-target", {}

    def do_Attack(self, hero: Facts, pick: Any) -> Game:
        self.act()
        yield from self.fight(hero, pick.at, by_sins=False)

    def wrong_Clean(self, hero: Facts, pick: Any) -> Iterator[Objection]:
        """Nettoyer une Zone: only tokens that are face up."""
        yield from self.wrong_action()
        if not self.tokens(hero.place):
            yield "nothing-to-clean", {}

    def do_Clean(self, hero: Facts, pick: Any) -> Game:
        """Clean.fists, clean.choose; Saba tends who is in her space."""
        self.act()
        place = hero.place
        yield from self.work(hero, "clean")
        taken = 0
        fists = self.facts.rolling.fists
        while taken < fists and self.tokens(place):
            yield from self.take_token(hero, [place])
            taken += 1
        tend = self.power(hero, "tend")
        if tend and taken >= tend:
            yield from self.heal(hero)
        self.facts.rolling = None

    def take_token(self, hero: Facts, places: Iterable[str]) -> Game:
        picks = [p.Sweep(token, place) for place in places for token in self.tokens(place)]
        pick = yield from self.ask(hero.seat, "TakeToken", (p.Sweep,), picks)
        if pick:
            yield from self.remove_token(pick.token, pick.at)

    def wrong_Rescue(self, hero: Facts, pick: Any) -> Iterator[Objection]:
        """Rescue.roll: no monsters in the space, one civilian at a time."""
        yield from self.wrong_action()
        full = hero.escorts >= self.numbers["escort"]
        if full or self.monsters(hero.place) or not self.facts.civilians.get(hero.place):
            yield "nobody-here", {}

    def do_Rescue(self, hero: Facts, pick: Any) -> Game:
        """Rescue.roll: one fist is enough."""
        self.act()
        place = hero.place
        yield from self.work(hero, "rescue")
        if self.facts.rolling.fists >= self.numbers["rescue"]:
            self.take_civilian(place)
            hero.escorts += 1
            self.about(hero, "rescued", place=place)
            self.deliver(hero)
            yield from self.check_missions()
        else:
            self.about(hero, "in_vain", roll="rescue")
        self.facts.rolling = None

    def take_civilian(self, place: str) -> None:
        civilians = self.facts.civilians
        civilians[place] -= 1
        if not civilians[place]:
            del civilians[place]

    def wrong_Break(self, hero: Facts, pick: Any) -> Iterator[Objection]:
        """Altar.break: when the mission asks for it, without monsters."""
        yield from self.wrong_action()
        goal = self.goal()
        asked = goal and goal["goal"] == "altars"
        if not asked or hero.place not in self.facts.altars or self.monsters(hero.place):
            yield "no-altar", {}

    def do_Break(self, hero: Facts, pick: Any) -> Game:
        """Altar.break: two fists."""
        self.act()
        place = hero.place
        yield from self.work(hero, "break_altar")
        if self.facts.rolling.fists >= self.numbers["breaking"]:
            self.facts.altars.remove(place)
            self.counts("altars")
            self.about(hero, "altar_broken", place=place)
            yield from self.check_missions()
        else:
            self.about(hero, "in_vain", roll="break_altar")
        self.facts.rolling = None

    # --- rolls ----------------------------------------------------------------------------------

    def begin_roll(self, hero: Facts, kind: str, place: str, by_sins: bool) -> Facts:
        roll = Facts(
            hero=hero.id,
            kind=kind,
            place=place,
            by_sins=by_sins,
            more=0,
            tough=0,
            no_help=False,
            rage=False,
            mirror=0,
            revenge=0,
            ashes=0,
            slip=0,
            bonus=-1,
            faces=[],
            sin_faces=[],
            sin_dice=0,
            fists=0,
            shields=0,
            claws=0,
            tentacles=0,
            rolled=False,
            killed=0,
            steadied=False,
        )
        self.facts.rolling = roll
        began = "fight_began" if kind == "fight" else "roll_began"
        self.about(hero, began, place=place, roll=kind, by_sins=int(by_sins))
        return roll

    def work(self, hero: Facts, kind: str) -> Game:
        """Nettoyer une Zone: a roll of skill."""
        self.begin_roll(hero, kind, hero.place, by_sins=False)
        yield from self.roll(hero)

    def roll(self, hero: Facts) -> Game:
        """Fight.order: temptation, dice, another throw, a card."""
        yield from self.temptation(hero)
        self.throw(hero)
        yield from self.throw_again(hero)
        yield from self.moment(hero, "after")

    def temptation(self, hero: Facts) -> Game:
        """Roll.temptation: a corruption for the bonus of the level reached."""
        picks = [p.Tempt(), p.Skip()]
        pick = yield from self.ask(hero.seat, "Temptation", (p.Tempt, p.Skip), picks)
        if isinstance(pick, p.Tempt):
            level = min(hero.corruption + 1, self.numbers["corruption"])
            self.facts.rolling.bonus = level
            self.about(hero, "tempted", level=level)
            yield from self.corrupt(hero, 1, tempted=True)

    def bonus(self, what: str) -> int:
        level = self.facts.rolling.bonus
        return self.numbers[f"bonus_{what}"][level] if level >= 0 else 0

    def hero_dice(self, hero: Facts) -> int:
        """Fight.dice, clean.fists, fight.helpers; Envy: one fewer, at least one."""
        roll = self.facts.rolling
        if roll.kind == "fight":
            dice = self.combat(hero)
        else:
            dice = self.skill(hero) if roll.kind == "clean" else HEROES[hero.id].skill
        helpers = len(self.others_at(hero, hero.place))
        dice += 0 if roll.no_help else min(helpers, self.numbers["helpers"])
        dice += self.bonus("dice")
        return self.envied(hero, dice)

    def envied(self, hero: Facts, dice: int) -> int:
        """Sins.fights: whoever has the most upgrades rolls fewer, but always at least one."""
        fewer = self.sin_does("envy")
        most = max(len(other.upgrades) for other in self.in_play())
        envied = fewer and most and len(hero.upgrades) == most
        return max(1, dice - fewer) if envied else dice

    def combat(self, hero: Facts) -> int:
        fury = self.power(hero, "fury")
        rage = hero.wounds // fury if fury else 0
        return HEROES[hero.id].combat + self.gear(hero, "fight") + rage  # type: ignore[no-any-return]

    def skill(self, hero: Facts) -> int:
        return HEROES[hero.id].skill + self.gear(hero, "clean")  # type: ignore[no-any-return]

    def armour(self, hero: Facts) -> int:
        return getattr(HEROES[hero.id], "armour", 0) + self.gear(hero, "armour")

    def strikes_back(self, hero: Facts) -> bool:
        """Fight.ranged: monsters further away do not strike back."""
        roll = self.facts.rolling
        return roll.kind == "fight" and roll.place == hero.place  # type: ignore[no-any-return]

    def sin_dice(self, hero: Facts) -> int:
        """Fight.sin_dice, sins.fights: monsters, pentacles, a card, ten at most."""
        roll = self.facts.rolling
        if not self.strikes_back(hero):
            return 0
        if roll.mirror:
            return min(roll.mirror, self.hero_dice(hero))  # type: ignore[no-any-return]
        dice = sum(self.row(kind).dice for kind in self.monsters(roll.place))
        dice += self.tokens(roll.place).count("pentacle") + roll.more
        if not self.others_at(hero, hero.place):
            dice += self.sin_does("alone")
        if roll.by_sins:
            dice += self.sin_does("assault")
        return min(dice, self.numbers["sin_dice"])  # type: ignore[no-any-return]

    def throw(self, hero: Facts) -> None:
        """Roll.burst: the dice, and one more for each burst."""
        roll = self.facts.rolling
        thrown = self.logged("rolled")
        roll.faces, roll.sin_faces = list(thrown["dice"]), list(thrown["sin_dice"])
        check_dice(roll.faces, self.hero_dice(hero), 1, self.numbers["hero_die"])
        roll.sin_dice = self.sin_dice(hero)
        bursts = 2 if roll.rage else 1
        check_dice(roll.sin_faces, roll.sin_dice, bursts, self.numbers["sin_die"])
        roll.rolled = True
        self.read_dice(hero)

    def read_dice(self, hero: Facts) -> None:
        """Fight.fists, fight.shields, fight.harm: what the faces, powers and upgrades give."""
        roll = self.facts.rolling
        faces = Counter(roll.faces)
        monsters = self.monsters(roll.place)
        fight = roll.kind == "fight"
        roll.fists = faces["fist"] + faces["both"] + self.bonus("fists")
        if fight and len(monsters) == 1:
            roll.fists += self.power(hero, "stalk")
        roll.shields = faces["shield"] + faces["both"] + self.armour(hero) if fight else 0
        struck = Counter(roll.sin_faces)
        back = monsters if self.strikes_back(hero) else []
        roll.claws = struck["claw"] + sum(self.monster_does(kind, "claws") for kind in back)
        roll.tentacles = struck["tentacle"]
        roll.tentacles += sum(self.monster_does(kind, "tentacles") for kind in back)
        self.about(
            hero,
            "rolled",
            roll=roll.kind,
            dice=roll.faces,
            sin_dice=roll.sin_faces,
            fists=roll.fists,
            shields=roll.shields,
            claws=roll.claws,
            tentacles=roll.tentacles,
        )

    def throw_again(self, hero: Facts) -> Game:
        """Notebook: the whole roll once a round; Aubin: others in his space one die."""
        roll = self.facts.rolling
        for asked in itertools.count(1):
            if self.edition < 3 and asked > 2:  # it asked twice, whatever the answers
                return
            picks: list[Any] = []
            if self.gear(hero, "reroll") and "reroll" not in hero.used:
                picks.append(p.Reroll("all"))
            steady = any(self.power(o, "steady") for o in self.others_at(hero, hero.place))
            if steady and not roll.steadied:
                picks += [p.Reroll(face) for face in roll.faces if face != "burst"]
            if not picks:
                return
            picks.append(p.Skip())
            pick = yield from self.ask(hero.seat, "ThrowAgain", (p.Reroll, p.Skip), picks)
            if isinstance(pick, p.Skip):
                if self.edition > 2:
                    return
                continue
            self.about(hero, "rerolled", face=pick.face)
            if pick.face == "all":
                hero.used.append("reroll")
            else:
                roll.steadied = True
            roll.faces = list(self.logged("rolled")["dice"])
            self.read_dice(hero)

    # --- Engager un Combat ----------------------------------------------------------------------

    def fight(self, hero: Facts, place: str, *, by_sins: bool) -> Game:
        """Fight.order: cards and acolytes, temptation, dice, fists, shields."""
        facts, id = self.facts, hero.id
        roll = self.begin_roll(hero, "fight", place, by_sins)
        yield from self.moment(hero, "before")
        yield from self.roll(hero)
        yield from self.spend_fists(hero, place, roll.fists, roll.tough)
        with suppress(Gone):
            yield from self.suffer(hero, roll)
        facts.rolling = None
        with suppress(Gone):
            if roll.killed and roll.revenge and hero.id == id:
                yield from self.revenge(hero, roll.revenge)
        if roll.killed and roll.ashes:
            self.lay("fire", place)
        if roll.slip:
            yield from self.roam([(kind, place) for kind in self.monsters(place)], roll.slip)
        self.fall(hero, id)

    def revenge(self, hero: Facts, amount: int) -> Game:
        """Revenge: a wound, or a corruption for a hero with armour."""
        yield from (self.corrupt if self.armour(hero) else self.wound)(hero, amount)

    def spend_fists(self, hero: Facts, place: str, fists: int, tough: int = 0) -> Game:
        """Fight.fists: a monster dies once it takes as many fists as its toughness."""
        needs = {kind: self.needed(kind, tough) for kind in KINDS}
        pick = yield from self.ask(
            hero.seat, "SpendFists", (p.Kill,), self.ways_to_kill(place, fists, needs)
        )
        for kind, count in (("acolyte", pick.acolytes), ("abomination", pick.abominations)):
            for _ in range(count):
                self.kill(hero, kind, place)
        for kind, fists in (("controller", pick.controller), ("avatar", pick.avatar)):
            self.hit(hero, kind, place, fists)
        yield from self.check_missions()

    def ways_to_kill(self, place: str, fists: int, needs: dict[str, int]) -> list[Any]:
        """README: fists may be kept for a later kind that is there, unless there are enough for
        all; the last takes all it can."""
        present = Counter(self.monsters(place))
        ways: list[list[int]] = [[]]
        for n, kind in enumerate(KINDS):
            longer, later = [], sum(present[k] * needs[k] for k in KINDS[n + 1 :])
            for way in ways:
                left = fists - sum(m * fists_of(k, needs) for k, m in zip(KINDS, way, strict=False))
                here = present[kind] * needs[kind]
                most = min(here, left) // fists_of(kind, needs)
                least = 0 if later and left < here + later else most
                longer += [[*way, m] for m in range(least, most + 1)]
            ways = longer
        return [p.Kill(*way) for way in ways]

    def needed(self, kind: str, tough: int = 0) -> int:
        """Monsters.damage: only the controller and the avatar keep their hits."""
        if self.lasts(kind):
            return self.toughness(kind) - self.facts.damage.get(kind, 0)  # type: ignore[no-any-return]
        return self.toughness(kind) + tough

    def hit(self, hero: Facts, kind: str, place: str, fists: int) -> None:
        if not fists:
            return
        if fists >= self.needed(kind):
            self.kill(hero, kind, place)
        else:
            damage = self.facts.damage
            damage[kind] = damage.get(kind, 0) + fists
            self.tell("damaged", monster=kind, amount=fists, left=self.needed(kind))

    def kill(self, hero: Facts, kind: str, place: str) -> None:
        """Monsters.gone: controller and avatar never return; Bastien's first kill purifies him."""
        facts = self.facts
        self.drop(facts.monsters, place, kind)
        (facts.gone if self.lasts(kind) else facts.dead).append(kind)
        facts.damage.pop(kind, None)
        facts.kills += 1
        self.tell("killed", monster=kind, place=place)
        self.counts("kills")
        if facts.rolling:
            facts.rolling.killed += 1
        if self.power(hero, "cleansed") and "cleansed" not in hero.used:
            hero.used.append("cleansed")
            if hero.corruption:
                hero.corruption -= 1
                self.about(hero, "purified", level=hero.corruption)

    def suffer(self, hero: Facts, roll: Facts) -> Game:
        """Fight.shields, fight.harm: each shield stops a claw or a tentacle, as the hero likes.

        Gluttony: once a round, a dead acolyte comes back when a fight wounds a hero.
        """
        least = max(0, min(roll.shields, roll.claws + roll.tentacles) - roll.tentacles)
        most = min(roll.shields, roll.claws)
        picks = [p.Block(claws) for claws in range(least, most + 1)]
        pick = yield from self.ask(hero.seat, "SpendShields", (p.Block,), picks)
        wounds = roll.claws - pick.claws
        tentacles = max(0, roll.tentacles - (roll.shields - pick.claws))
        id, before, facts = hero.id, hero.wounds, self.facts
        amount = 0
        try:
            self.suffer_harm(hero, wounds, tentacles)
        finally:
            wounded = hero.id != id or hero.wounds > before
            if wounded and not facts.digested and "acolyte" in facts.dead and self.free_nests():
                amount = self.sin_does("digest")
                facts.digested = bool(amount)
        for _ in range(amount):
            yield from self.summon(["acolyte"])
        yield from self.settle()
        self.fall(hero, id)

    # --- Actions Urbaines -----------------------------------------------------------------------

    def wrong_City(self, hero: Facts, pick: Any) -> Iterator[Objection]:
        """City.token, city.slot: one token of a hero, one slot of a district."""
        facts, place = self.facts, hero.place
        taken = any(other.district == place for other in facts.heroes)
        closed = place in facts.closed or facts.turn.closed == place
        if hero.district or taken or closed or not self.district(place):
            yield "no-city-action", {}

    def do_City(self, hero: Facts, pick: Any) -> Game:
        """City.all: every effect, in any order; whatever is impossible is skipped."""
        place = hero.place
        district = self.district(place)
        hero.district = place
        self.about(hero, "city_used", district=district, place=place)
        yield from self.pay_toll(hero)
        left = DISTRICTS[district].does.split()
        while left:
            picks = [p.Carry(word) for word in left]
            pick = yield from self.ask(hero.seat, "CityEffects", (p.Carry,), picks)
            left.remove(pick.effect)
            yield from getattr(self, f"effect_{pick.effect}")(hero)

    def pay_toll(self, hero: Facts) -> Game:
        """Greed: a city action costs a corruption or an upgrade."""
        if self.sin_does("toll"):
            picks = [p.Suffer(cost) for cost in ("corruption", *hero.upgrades)]
            pick = yield from self.ask(hero.seat, "Toll", (p.Suffer,), picks)
            if pick.cost == "corruption":
                yield from self.corrupt(hero, 1)
            else:
                self.lose_upgrade(hero, pick.cost)

    def effect(self, hero: Facts, picks: Iterable[Any]) -> Game:
        pick = yield from self.ask(hero.seat, "Effect", EFFECTS, picks)
        return pick

    def heal(self, hero: Facts) -> Game:
        """Hospital: heals a wound among the heroes in the space."""
        wounded = [other for other in self.heroes_at(hero.place) if other.wounds]
        pick = yield from self.effect(hero, [p.Heal(other.id) for other in wounded])
        if pick:
            self.heal_wound(self.hero(pick.hero))

    def heal_wound(self, hero: Facts) -> None:
        hero.wounds -= 1
        self.about(hero, "healed", wounds=hero.wounds)

    def effect_heal(self, hero: Facts) -> Game:
        yield from self.heal(hero)

    def effect_purify(self, hero: Facts) -> Game:
        """Cathedral: removes a corruption among the heroes in the space."""
        tainted = [other for other in self.heroes_at(hero.place) if other.corruption]
        pick = yield from self.effect(hero, [p.Purify(other.id) for other in tainted])
        if pick:
            other = self.hero(pick.hero)
            other.corruption -= 1
            self.about(other, "purified", level=other.corruption)

    def effect_equip(self, hero: Facts) -> Game:
        """Upgrade.draw, upgrade.limit: two turned up, one kept, or none."""
        facts = self.facts
        if not facts.upgrades and not facts.upgrade_discards:
            return
        cards = list(self.logged("offered")["cards"])
        for card in cards:
            if not facts.upgrades:
                facts.upgrades, facts.upgrade_discards = facts.upgrade_discards, []
                self.mixed.add("upgrades")
            self.logged_draw("upgrades", card)
        every = len(facts.upgrades) + len(facts.upgrade_discards) + len(cards)
        assert len(cards) == min(self.numbers["offered"], every)
        facts.offer = cards
        self.about(hero, "offered", cards=cards)
        full = len(hero.upgrades) >= self.numbers["upgrades"]
        picks: list[Any] = [
            p.Keep(card, drop) for card in cards for drop in (hero.upgrades if full else [""])
        ]
        picks.append(p.Skip())
        pick = yield from self.ask(hero.seat, "KeepUpgrade", (p.Keep, p.Skip), picks)
        left = list(cards)
        if isinstance(pick, p.Keep):
            left.remove(pick.upgrade)
            if pick.drop:
                self.lose_upgrade(hero, pick.drop)
            hero.upgrades.append(pick.upgrade)
            self.about(hero, "equipped", upgrade=pick.upgrade)
        facts.offer = []
        facts.upgrade_discards += left

    def effect_lookout(self, hero: Facts) -> Game:
        """Watchtower: turns up the hidden tokens of a space."""
        pick = yield from self.effect(hero, [p.Scout(space) for space in self.facts.hidden])
        if pick:
            self.turn_up(pick.at)
            yield from self.check_missions()

    def effect_snipe(self, hero: Facts) -> Game:
        """Watchtower: hits a monster up to two spaces away once."""
        picks = [
            p.Snipe(kind, space)
            for space in around(hero.place, self.numbers["snipe_reach"])
            for kind in self.monsters(space)
            if self.lasts(kind) or self.needed(kind) <= 1
        ]
        pick = yield from self.effect(hero, picks)
        if pick:
            self.hit(hero, pick.monster, pick.at, 1)
            yield from self.check_missions()

    def effect_transit(self, hero: Facts) -> Game:
        """Station: to a street without monsters; nothing can hurt the hero on the way."""
        streets = [
            space for space in SPACES if not self.district(space) and not self.monsters(space)
        ]
        if self.facts.turn.held:
            streets = []
        pick = yield from self.effect(hero, [p.Transit(space) for space in streets])
        if pick:
            yield from self.arrive(hero, pick.space)

    def effect_study(self, hero: Facts) -> Game:
        """University: removes a token from the space or from an adjacent one."""
        yield from self.take_token(hero, around(hero.place, 1))

    def effect_surge(self, hero: Facts) -> Game:
        """Harbour: an extra turn."""
        self.gain_extra(hero)
        return
        yield

    def gain_extra(self, hero: Facts) -> None:
        hero.extra += 1
        self.about(hero, "extra_gained", extra=hero.extra)

    def effect_corrupt(self, hero: Facts) -> Game:
        """Harbour, depot: a corruption."""
        yield from self.corrupt(hero, 1)

    # --- powers and upgrades --------------------------------------------------------------------

    def wrong_Lead(self, hero: Facts, pick: Any) -> Iterator[Objection]:
        """Inès: another hero within one space; radio: wherever it is. Once a round."""
        has = self.power(hero, "lead") if pick.means == "lead" else self.gear(hero, "call")
        others = [other for other in self.in_play() if other is not hero and other.id == pick.hero]
        near = others and (pick.means == "call" or distance(hero.place, others[0].place) <= 1)
        if not has or pick.means in hero.used or not near:
            yield "not-offered", {}
        if not others or distance(others[0].place, pick.space) != 1:
            yield "not-offered", {}

    def do_Lead(self, hero: Facts, pick: Any) -> Game:
        id = hero.id
        hero.used.append(pick.means)
        self.about(hero, "led", means=pick.means)
        try:
            yield from self.arrive(self.hero(pick.hero), pick.space)
        except Gone:
            self.fall(hero, id)

    def wrong_Aid(self, hero: Facts, pick: Any) -> Iterator[Objection]:
        """First-aid kit: each once a round heals a wound of a hero in the space."""
        here = [other for other in self.heroes_at(hero.place) if other.wounds]
        if hero.used.count("aid") >= self.gear(hero, "aid") or pick.hero not in [
            other.id for other in here
        ]:
            yield "not-offered", {}

    def do_Aid(self, hero: Facts, pick: Any) -> Game:
        hero.used.append("aid")
        self.heal_wound(self.hero(pick.hero))
        return
        yield

    def wrong_Inject(self, hero: Facts, pick: Any) -> Iterator[Objection]:
        if not self.gear(hero, "inject"):
            yield "not-offered", {}

    def do_Inject(self, hero: Facts, pick: Any) -> Game:
        """Adrenaline: discarded for an extra turn."""
        self.use_up(hero, "inject")
        self.gain_extra(hero)
        return
        yield

    def use_up(self, hero: Facts, word: str) -> int:
        upgrade = next(u for u in self.face_up(hero) if figure(UPGRADES, u, word))
        self.lose_upgrade(hero, upgrade)
        return figure(UPGRADES, upgrade, word)

    def wrong_Throw(self, hero: Facts, pick: Any) -> Iterator[Objection]:
        near = distance(hero.place, pick.at) <= 1
        if not self.gear(hero, "blast") or not near or not self.monsters(pick.at):
            yield "not-offered", {}

    def do_Throw(self, hero: Facts, pick: Any) -> Game:
        """Grenade: discarded for two fists within one space."""
        fists = self.use_up(hero, "blast")
        yield from self.spend_fists(hero, pick.at, fists)

    # --- fin du tour, tours supplémentaires -----------------------------------------------------

    def end_turn(self, hero: Facts, moved: int) -> Game:
        """Sins.turns: Sloth after two steps, Lust beside a monster."""
        haste = self.sin_does("haste")
        if haste and moved >= haste:
            yield from self.corrupt(hero, 1)
        if self.sin_does("linger") and self.monsters(hero.place):
            yield from self.corrupt(hero, self.sin_does("linger"))

    def extra_turns(self) -> Game:
        """Turn.extra: clockwise, and again to all after each one, until nobody wants one."""
        while True:
            for hero in self.clockwise():
                if hero.extra:
                    picks = [p.Again(), p.Skip()]
                    pick = yield from self.ask(hero.seat, "ExtraTurn", (p.Again, p.Skip), picks)
                    if isinstance(pick, p.Again):
                        hero.extra -= 1
                        yield from self.whole_turn(hero)
                        break
            else:
                return

    # --- Cartes Péché ---------------------------------------------------------------------------

    def moment(self, hero: Facts, when: str) -> Game:
        """Cards.one, cards.moments, acolytes.power: a card, and once a round a dead acolyte."""
        facts = self.facts
        while True:
            card = bool(facts.hand) and not facts.shown
            join = when == "before" and not facts.joined and "acolyte" in facts.dead
            join = join and self.strikes_back(hero)
            if not card and not join:
                return
            picks: list[Any] = [p.Pass()]
            if card:
                picks += self.playable(hero, when)
            if join:
                picks.append(p.Join())
            kinds = (p.Pass, p.PlayCard, p.Join)
            pick = yield from self.ask(facts.sins, "SinMoment", kinds, picks, always=True)
            if isinstance(pick, p.Pass):
                return
            if isinstance(pick, p.Join):
                yield from self.join(hero)
            else:
                yield from self.play_card(hero, pick.card)

    def playable(self, hero: Facts, when: str) -> list[Any]:
        """Cards.words: a card is played at its moment, if it does anything."""
        return [
            p.PlayCard(card)
            for card in self.facts.hand
            if when in CARDS[card].when and self.has_effect(hero, card)
        ]

    def has_effect(self, hero: Facts, card: str) -> bool:
        """Return whether a card does anything now."""
        ((word, amount),) = words(CARDS[card].does).items()
        facts, place, roll = self.facts, hero.place, self.facts.rolling
        match word:
            case "lay_fire" | "lay_corruption" | "lay_nest" | "lay_pentacle":
                return any(self.room(space) for space in self.laid_by(word))
            case "shut":
                return bool(self.district(place)) and place not in facts.closed
            case "raise":
                return "acolyte" in facts.dead and bool(self.free_nests())
            case "mend":
                return bool(self.damaged())
            case "rite":
                return any(not self.heroes_at(altar) for altar in facts.altars)
            case "steal":
                return bool(hero.upgrades)
            case "tax":
                return bool(hero.extra)
            case "slow":
                return facts.turn.left > 1  # type: ignore[no-any-return]
            case "creep":
                return facts.turn.left > amount  # type: ignore[no-any-return]
            case "lure":
                return bool(self.lured(hero))
            case "unfist":
                return roll.fists > 0  # type: ignore[no-any-return]
            case "fall":
                return roll.fists >= 3  # type: ignore[no-any-return]
            case "revenge" | "ashes":
                return roll.kind == "fight" and roll.fists > 0  # type: ignore[no-any-return]
            case "sin_dice" | "rage" | "mirror":
                return self.strikes_back(hero)
        return True

    def play_card(self, hero: Facts, card: str) -> Game:
        """Cards.words: does what it says and is then discarded."""
        facts = self.facts
        facts.hand.remove(card)
        facts.shown = card
        self.tell("card_played", card=card, hero=hero.id, seat=hero.seat)
        ((word, amount),) = words(CARDS[card].does).items()
        roll, turn = facts.rolling, facts.turn
        if word == "sin_dice":
            roll.more += amount
        elif word == "tough":
            roll.tough += amount
        elif word in ("no_help", "rage"):
            setattr(roll, word, True)
        elif word in ("mirror", "revenge", "ashes"):
            setattr(roll, word, amount)
        elif word == "unfist":
            roll.fists -= amount
        elif word == "fall":
            yield from self.corrupt(hero, amount)
        elif word == "slow":
            turn.left = max(1, turn.left - amount)
        elif word == "creep":
            turn.left = amount
        elif word == "hold":
            turn.held = True
        else:
            yield from getattr(self, f"card_{word}")(hero, amount)

    def card_whisper(self, hero: Facts, amount: int) -> Game:
        """Whisper: corruption or a wound, as the hero likes."""
        picks = [p.Suffer("corruption"), p.Suffer("wound")]
        pick = yield from self.ask(hero.seat, "Whispered", (p.Suffer,), picks)
        if pick.cost == "wound":
            yield from self.wound(hero, 1)
        else:
            yield from self.corrupt(hero, amount)

    def with_monsters(self) -> list[str]:
        return [space for space in SPACES if self.monsters(space)]

    def laid_by(self, word: str) -> list[str]:
        """Return where a card lays its token."""
        if word == "lay_fire":
            return [
                space for space in SPACES if any(self.monsters(near) for near in around(space, 1))
            ]
        if word == "lay_corruption":
            return [
                space for space in SPACES if not self.district(space) and not self.heroes_at(space)
            ]
        return self.with_monsters()

    def card_lay_fire(self, hero: Facts, amount: int) -> Game:
        """Blaze: in a monster's space or beside it."""
        yield from self.lay_token(["fire"], self.laid_by("lay_fire"))

    def card_lay_corruption(self, hero: Facts, amount: int) -> Game:
        """Taint: in a street without heroes."""
        yield from self.lay_token(["corruption"], self.laid_by("lay_corruption"))

    def card_lay_nest(self, hero: Facts, amount: int) -> Game:
        """Brood: in a monster's space."""
        yield from self.lay_token(["nest"], self.laid_by("lay_nest"))

    def card_lay_pentacle(self, hero: Facts, amount: int) -> Game:
        """Circle: in a monster's space."""
        yield from self.lay_token(["pentacle"], self.laid_by("lay_pentacle"))

    def card_close(self, hero: Facts, amount: int) -> Game:
        """Curfew: closes a district for this turn."""
        picks = [p.Close(place) for place in self.layout().districts]
        pick = yield from self.ask(self.facts.sins, "CloseDistrict", (p.Close,), picks)
        self.facts.turn.closed = pick.at
        self.tell("closed", place=pick.at)

    def card_shut(self, hero: Facts, amount: int) -> Game:
        """Long night: the hero's district is closed for the round."""
        self.facts.closed.append(hero.place)
        self.tell("closed", place=hero.place)
        return
        yield

    def card_raise(self, hero: Facts, amount: int) -> Game:
        """Reinforcement, swarm: dead acolytes return to free nests."""
        for _ in range(amount):
            yield from self.summon(["acolyte"] if "acolyte" in self.facts.dead else [])

    def damaged(self) -> list[str]:
        return [kind for kind in KINDS if self.facts.damage.get(kind)]

    def card_mend(self, hero: Facts, amount: int) -> Game:
        """Feast: the controller or the avatar recovers."""
        picks = [p.Mend(kind) for kind in self.damaged()]
        pick = yield from self.ask(self.facts.sins, "MendOne", (p.Mend,), picks)
        damage = self.facts.damage
        healed = min(amount, damage[pick.monster])
        damage[pick.monster] -= healed
        if not damage[pick.monster]:
            del damage[pick.monster]
        self.tell("mended", monster=pick.monster, amount=healed)

    def card_rite(self, hero: Facts, amount: int) -> Game:
        """Hasty rite: the Apocalypse advances; discard a card."""
        id = hero.id
        yield from self.advance(amount)
        yield from self.discard()
        self.fall(hero, id)

    def discard(self) -> Game:
        """The Sins discard a card, for all to see."""
        facts = self.facts
        picks = [p.Discard(card) for card in facts.hand]
        pick = yield from self.ask(facts.sins, "DiscardOne", (p.Discard,), picks, always=True)
        if pick:
            facts.hand.remove(pick.card)
            facts.sin_discards.append(pick.card)
            self.tell("card_discarded", seat=facts.sins, card=pick.card)

    def card_steal(self, hero: Facts, amount: int) -> Game:
        """Theft: the hero loses an upgrade."""
        picks = [p.Steal(upgrade) for upgrade in hero.upgrades]
        pick = yield from self.ask(self.facts.sins, "TakeUpgrade", (p.Steal,), picks)
        self.lose_upgrade(hero, pick.upgrade)

    def card_tax(self, hero: Facts, amount: int) -> Game:
        """Tax: the hero loses an extra turn."""
        hero.extra -= amount
        self.about(hero, "taxed", amount=amount)
        return
        yield

    def card_vault(self, hero: Facts, amount: int) -> Game:
        """Vault: two cards drawn, one discarded."""
        self.draw(amount)
        yield from self.discard()

    def lured(self, hero: Facts) -> list[str]:
        """Lure: one space towards a monster."""
        monsters = self.with_monsters()

        def nearest(place: str) -> int:
            return min((distance(place, other) for other in monsters), default=0)

        return [s for s in around(hero.place, 1) if nearest(s) < nearest(hero.place)]

    def card_lure(self, hero: Facts, amount: int) -> Game:
        """Lure: the hero is not hurt for leaving."""
        picks = [p.Drag(space) for space in self.lured(hero)]
        pick = yield from self.ask(self.facts.sins, "DragHero", (p.Drag,), picks)
        yield from self.arrive(hero, pick.space)

    def join(self, hero: Facts) -> Game:
        """Acolytes.power, acolytes.groups: a dead acolyte joins, and its group adds an effect."""
        facts, roll = self.facts, self.facts.rolling
        facts.joined = True
        facts.dead.remove("acolyte")
        self.put(facts.monsters, roll.place, "acolyte")
        self.tell("joined", group=facts.group, hero=hero.id, seat=hero.seat, place=roll.place)
        if figure(GROUPS, facts.group, "defile"):
            self.lay("corruption", roll.place)
        elif figure(GROUPS, facts.group, "sedate") and self.face_up(hero):
            picks = [p.Steal(upgrade) for upgrade in self.face_up(hero)]
            pick = yield from self.ask(facts.sins, "TakeUpgrade", (p.Steal,), picks)
            hero.down.append(pick.upgrade)
            self.about(hero, "sedated", upgrade=pick.upgrade)
        else:
            roll.slip = figure(GROUPS, facts.group, "slip")

    # --- Réactions du Péché ---------------------------------------------------------------------

    def reaction(self, hero: Facts) -> Game:
        """Dépenser un Pion Réaction: a monster moves, then the monsters of the space attack."""
        facts = self.facts
        state = Facts(spent=False, marches=1, moved=Counter())
        if not facts.reactions:
            return
        while True:
            picks = self.reactions(hero, state)
            always = not state.spent or (bool(facts.hand) and not facts.shown)
            self.against = hero.id
            pick = yield from self.ask(
                facts.sins,
                "React",
                (p.Pass, p.PlayCard, p.March, p.Assault, p.Seize),
                picks,
                always=always,
                why=lambda pick: self.wrong_reaction(pick, hero, state),
            )
            self.against = ""
            if isinstance(pick, p.Pass):
                return
            if isinstance(pick, p.PlayCard):
                state.marches += figure(CARDS, pick.card, "marches")
                yield from self.play_card(hero, pick.card)
                continue
            if not state.spent:
                state.spent = True
                facts.reactions -= 1
                self.tell("reacted", seat=facts.sins, hero=hero.id, left=facts.reactions)
            if isinstance(pick, p.March):
                state.marches -= 1
                state.moved[pick.monster, pick.space] += 1
                yield from self.march(pick)
            elif isinstance(pick, p.Assault):
                yield from self.fight(hero, hero.place, by_sins=True)
                return
            else:
                yield from self.lose_civilian(pick.at)
                if self.edition == 1:
                    yield from self.advance(1)
                return

    def card_marches(self, hero: Facts, amount: int) -> Game:
        """Ambush: more monsters move in this reaction."""
        return
        yield

    def reactions(self, hero: Facts, state: Facts) -> list[Any]:
        """Return all that the Sins may do now: reaction.move, reaction.fight, reaction.seize."""
        facts = self.facts
        picks: list[Any] = [p.Pass()]
        if facts.hand and not facts.shown:
            picks += self.playable(hero, "reaction")
        if state.marches:
            picks += self.marches(state.moved)
        if self.monsters(hero.place):
            picks.append(p.Assault())
        alone = [
            place for place in facts.civilians if self.monsters(place) and not self.heroes_at(place)
        ]
        return picks + [p.Seize(place) for place in alone]

    def marches(self, moved: Counter[tuple[str, str]]) -> list[Any]:
        """Déplacer un Monstre: up to two spaces; no monster twice in a reaction."""
        return [
            p.March(kind, place, space)
            for place in SPACES
            for kind, count in Counter(self.monsters(place)).items()
            if count > moved[kind, place]
            for space in around(place, self.monster_does(kind, "march") or self.numbers["march"])
            if space != place
        ]

    def wrong_reaction(self, pick: Any, hero: Facts, state: Facts) -> Iterator[Objection]:
        if isinstance(pick, p.March) and not state.marches:
            yield "has-marched", {}
        if isinstance(pick, p.Assault) and not self.monsters(hero.place):
            yield "no-monster-here", {}

    def march(self, pick: Any) -> Game:
        self.drop(self.facts.monsters, pick.at, pick.monster)
        self.put(self.facts.monsters, pick.space, pick.monster)
        self.tell("marched", monster=pick.monster, source=pick.at, place=pick.space)
        yield from self.check_missions()

    def lose_civilian(self, place: str) -> Game:
        """Rescue.lost: another shows up; in the first edition it counted, and the track went on."""
        facts = self.facts
        self.take_civilian(place)
        facts.lost += 1
        self.tell("civilian_lost", place=place)
        if self.edition == 1:
            yield from self.check_missions()
            return
        spaces = [s for s in self.setup().civilians if s != place and not facts.civilians.get(s)]
        free = [s for s in spaces if not self.monsters(s)]
        place = [*free, *spaces][0]
        facts.civilians[place] = facts.civilians.get(place, 0) + 1
        self.tell("civilian_came", place=place)

    # --- Fin du Round ---------------------------------------------------------------------------

    def end_round(self) -> Game:
        """Fin du Round: the story's tasks, summoning, altar cards, reset."""
        facts = self.facts
        self.tell("round_ends", round=facts.round, kills=facts.kills)
        yield from self.advance(1 if facts.kills else 2)
        yield from self.reserve_monster()
        yield from self.summoning()
        cards = sum(not self.heroes_at(altar) for altar in facts.altars)
        if cards:
            self.draw(cards)
        self.reset()

    def reserve_monster(self) -> Game:
        """End.reserve: one not yet in play, an abomination if any are left, on a printed nest."""
        facts = self.facts
        kinds = [kind for kind in ("abomination", "acolyte") if kind in facts.box][:1]
        yield from self.summon(kinds, self.layout().nests, pile="box")

    def summon(
        self, kinds: Iterable[str], spaces: Iterable[str] | None = None, pile: str = "dead"
    ) -> Game:
        """The Sins put one of these monsters on a nest that no monster blocks."""
        spaces = self.free_nests() if spaces is None else spaces
        picks = [p.Summon(kind, space) for kind in kinds for space in spaces]
        pick = yield from self.ask(self.facts.sins, "SummonOne", (p.Summon,), picks)
        if pick:
            getattr(self.facts, pile).remove(pick.monster)
            self.put(self.facts.monsters, pick.space, pick.monster)
            self.tell("summoned", monster=pick.monster, place=pick.space)
            yield from self.check_missions()

    def summoning(self) -> Game:
        """Invoquer des Monstres: as many dead as heroes; late on the track one more."""
        count = self.count()
        if self.facts.track >= self.numbers["late"]:
            count += self.numbers["summoned_late"]
        for _ in range(count):
            yield from self.summon(list(self.facts.dead))

    def reset(self) -> None:
        """Réinitialiser les Pions: extra turns are kept."""
        facts = self.facts
        for hero in facts.heroes:
            hero.turns, hero.district, hero.used = self.numbers["turns"], "", []
            hero.down = []
        facts.reactions = self.count() + facts.more_reactions
        facts.joined = facts.digested = False
        facts.closed, facts.kills, facts.shown = [], 0, ""

    # --- the Apocalypse -------------------------------------------------------------------------

    def advance(self, steps: int) -> Game:
        """Track.steps, track.end: what each step brings; the last one again and again."""
        for _ in range(steps):
            self.facts.track += 1
            self.tell("track_moved", step=self.facts.track)
            track = self.numbers["track"]
            word = track[min(self.facts.track, len(track)) - 1]
            yield from getattr(self, f"step_{word}")()

    def step_card(self) -> Game:
        self.draw(1)
        return
        yield

    def step_controller(self) -> Game:
        yield from self.appear("controller")

    def step_avatar(self) -> Game:
        yield from self.appear("avatar")

    def appear(self, kind: str) -> Game:
        """Monsters.special: through the gate, never twice."""
        if kind in self.facts.box:
            self.facts.box.remove(kind)
            self.put(self.facts.monsters, self.layout().gate, kind)
            self.tell("appeared", monster=kind, place=self.layout().gate)
            yield from self.check_missions()

    def step_reaction(self) -> Game:
        self.facts.more_reactions += 1
        self.facts.reactions += 1
        self.tell("reaction_gained", seat=self.facts.sins)
        return
        yield

    def step_rift(self) -> Game:
        """A nest on a street."""
        streets = [space for space in SPACES if not self.district(space)]
        yield from self.lay_token(["nest"], streets)

    def step_torment(self) -> Game:
        """Track.end: each hero takes a corruption and a wound."""
        yield from self.harm_all(1, 1)

    def step_omen(self) -> Game:
        """Track.omens: a card takes effect as soon as it is turned up."""
        facts = self.facts
        card = self.logged("omen")["omen"]
        self.logged_draw("omens", card)
        facts.omen_discards.append(card)
        self.tell("omen", omen=card)
        ((word, amount),) = words(OMENS[card].does).items()
        yield from getattr(self, f"omen_{word}")(amount)

    def omen_ash(self, amount: int) -> Game:
        """Rain of ash: a fire in each of two districts without heroes, monsters or tokens."""
        for _ in range(amount):
            empty = [
                space
                for space in SPACES
                if self.district(space)
                and not self.heroes_at(space)
                and not self.monsters(space)
                and not self.tokens(space)
            ]
            yield from self.lay_token(["fire"], empty)

    def omen_panic(self, amount: int) -> Game:
        """Panic: each hero takes a corruption."""
        yield from self.harm_all(0, amount)

    def omen_tide(self, amount: int) -> Game:
        """Dark tide: a corruption token beside each altar, three at most."""
        for altar in [*self.facts.altars][:amount]:
            beside = [space for space in SPACES if distance(space, altar) == 1]
            yield from self.lay_token(["corruption"], beside)

    def omen_eclipse(self, amount: int) -> Game:
        """Eclipse: in the next round."""
        self.facts.dim = self.facts.round + 1
        return
        yield

    def omen_raise(self, amount: int) -> Game:
        """Infestation: acolytes, dead or not yet in play, on free nests."""
        for _ in range(amount):
            pile = "dead" if "acolyte" in self.facts.dead else "box"
            yield from self.summon(
                ["acolyte"] if "acolyte" in getattr(self.facts, pile) else [], pile=pile
            )

    def omen_rift(self, amount: int) -> Game:
        yield from self.step_rift()

    def omen_howl(self, amount: int) -> Game:
        """Howl: each abomination may move one space."""
        places = [
            place for place in SPACES for kind in self.monsters(place) if kind == "abomination"
        ]
        for place in places:
            yield from self.roam([("abomination", place)], 1)

    def roam(self, monsters: Iterable[tuple[str, str]], steps: int) -> Game:
        """A monster may move outside of a reaction."""
        picks: list[Any] = [p.Pass()]
        for kind, place in monsters:
            picks += [p.March(kind, place, s) for s in around(place, steps) if s != place]
        pick = yield from self.ask(self.facts.sins, "Roam", (p.Pass, p.March), picks)
        if isinstance(pick, p.March):
            yield from self.march(pick)

    def omen_confess(self, amount: int) -> Game:
        """Confession: the most corrupted hero; the Sins choose among several."""
        most = max(hero.corruption for hero in self.in_play())
        picks = [p.Accuse(hero.id) for hero in self.in_play() if hero.corruption == most]
        pick = yield from self.ask(self.facts.sins, "Confession", (p.Accuse,), picks)
        hero = self.hero(pick.hero)
        self.take_corruption(hero, amount)
        yield from self.settle()

    def omen_rumour(self, amount: int) -> Game:
        """Rumour: a civilian waiting in a monster's space or beside it is lost."""
        places = [
            place
            for place in self.facts.civilians
            if any(self.monsters(near) for near in around(place, 1))
        ]
        pick = yield from self.ask(
            self.facts.sins, "Rumour", (p.Seize,), [p.Seize(place) for place in places]
        )
        if pick:
            yield from self.lose_civilian(pick.at)

    # --- missions -------------------------------------------------------------------------------

    def branches(self) -> list[dict[str, Any]]:
        return self.story().missions[self.facts.mission - 1]["branches"]  # type: ignore[no-any-return]

    def goal(self) -> dict[str, Any] | None:
        """Return the goal of this mission; None while its way is not chosen."""
        ways = self.branches()
        if len(ways) == 1:
            return ways[0]
        return ways["ab".index(self.facts.branch)] if self.facts.branch else None

    def begin_mission(self) -> Game:
        """Missions.branch, monsters.special."""
        goal = self.goal()
        assert goal
        count = self.by_heroes(goal["counts"])
        self.tell("mission_began", mission=self.facts.mission, goal=goal["goal"], count=count)
        if goal["goal"] in ("controller", "avatar"):
            yield from self.appear(goal["goal"])
        yield from self.check_missions()

    def check_missions(self) -> Game:
        """Missions.order, missions.win: each counts as soon as it is accomplished."""
        self.accomplish()
        yield from self.go_on()

    def accomplish(self) -> None:
        facts, goal = self.facts, self.goal()
        if self.accomplished or goal is None:
            return
        if self.met(goal["goal"], self.by_heroes(goal["counts"])):
            self.done += 1
            self.accomplished = True
            self.tell("mission_done", mission=facts.mission, goal=goal["goal"])
            if facts.mission == len(self.story().missions):
                self.end(self.hero_seats())
            facts.mission += 1
            facts.branch, facts.tally = "", {}

    def go_on(self) -> Game:
        """Missions.order: after one mission the next begins."""
        if self.accomplished:
            self.accomplished = False
            if len(self.branches()) > 1:
                yield from self.choose_way()
            yield from self.begin_mission()

    def choose_way(self) -> Game:
        """Missions.branch: if the heroes do not agree, the Sins decide."""
        picks = [p.Branch(way) for way, _ in zip("ab", self.branches(), strict=True)]
        votes = yield Together(
            [
                Question(seat, "AgreeOnBranch", (p.Branch,), lambda k: objections(k, picks, None))
                for seat in sorted(self.hero_seats())
            ]
        )
        ways = {vote.way for vote in votes.values()}
        if len(ways) == 1:
            (self.facts.branch,) = ways
        else:
            self.tell("disagreed")
            pick = yield from self.ask(self.facts.sins, "RuleOnBranch", (p.Branch,), picks)
            self.facts.branch = pick.way

    def progress(self, goal: str) -> int:
        """Return how much of a goal is reached."""
        facts = self.facts
        match goal:
            case "kill":
                return facts.tally.get("kills", 0)  # type: ignore[no-any-return]
            case "controller" | "avatar":
                return int(goal in facts.gone)
            case "nests":
                gate = self.layout().gate
                nests = any("nest" in self.tokens(space) for space in SPACES)
                return int(not nests and bool(self.heroes_at(gate)) and not self.monsters(gate))
            case "purge":
                return sum(facts.tally.get(token, 0) for token in PURGED)
            case "hold":
                return sum(
                    bool(self.heroes_at(altar))
                    and not self.monsters(altar)
                    and not self.tokens(altar)
                    for altar in facts.altars
                )
            case "altars":
                return facts.tally.get("altars", 0)  # type: ignore[no-any-return]
            case "sweep":
                return 0 if self.on_fire() else facts.tally.get("tokens", 0)
        saved = facts.delivered
        return saved + facts.lost if self.edition == 1 else saved  # type: ignore[no-any-return]

    def on_fire(self) -> bool:
        return any("fire" in self.tokens(space) for space in SPACES if self.district(space))

    def met(self, goal: str, count: int) -> bool:
        return self.progress(goal) >= count

    # --- Victoire et Défaite: points ------------------------------------------------------------

    def points(self, seat: int) -> dict[str, int]:
        if seat == self.facts.sins:
            return {"death.loss": len(self.facts.fallen)}
        return {"missions.order": self.done}

    def ties(self, seat: int) -> tuple[int, ...]:
        return ()

    def statistics(self, seat: int) -> dict[str, Any]:
        """What results keep of a seat."""
        if seat == self.facts.sins:
            return {"sin": [self.facts.sin], "deaths": len(self.facts.fallen)}
        heroes = [hero.id for hero in self.facts.heroes if hero.seat == seat and hero.id]
        return {"heroes": heroes, "missions": self.done}


ACTS = (
    p.EndTurn,
    p.Move,
    p.Attack,
    p.Clean,
    p.Rescue,
    p.Break,
    p.City,
    p.Lead,
    p.Aid,
    p.Inject,
    p.Throw,
)
EFFECTS = (p.Heal, p.Purify, p.Scout, p.Snipe, p.Transit)


def fresh_hero(id: str, seat: int) -> Facts:
    """Death.replaced: without wounds, corruption or upgrades."""
    return Facts(
        id=id,
        seat=seat,
        place="",
        wounds=0,
        corruption=0,
        upgrades=[],
        down=[],
        turns=0,
        extra=0,
        district="",
        past="",
        bared=False,
        used=[],
        escorts=0,
    )


def objections(
    pick: Any, legal: list[Any], why: Callable[[Any], Iterator[Objection]] | None
) -> Iterator[Objection]:
    """Yield why a pick is not among the legal ones."""
    if pick not in legal:
        if why:
            yield from why(pick)
        yield "not-offered", {}


def fists_of(kind: str, needs: dict[str, int]) -> int:
    """Return the fists of one step of a field of `Kill`: a monster, or a hit of one that lasts."""
    return needs[kind] if kind in ("acolyte", "abomination") else 1


def check_dice(faces: list[str], dice: int, bursts: int, die: list[str]) -> None:
    """Roll.burst: so many dice, and more for each burst, thirty at most."""
    assert set(faces) <= set(die)
    assert len(faces) == min(MAX_DICE, dice + bursts * faces.count("burst")), (faces, dice)
