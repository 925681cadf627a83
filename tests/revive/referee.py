"""A second engine of Revive, written from the rulebook and the house rulings alone.

It shares no code with `engine/games/revive`: of the engine it knows the names of picks and of the
fields of the state, and the tables in `data/revive`. It is slow and obvious, in the order of the
book; each function names its section, or the house ruling by its id in `rules.toml`.
`tests/revive/test_referee.py` plays games beside it and compares.

A game is a generator (`tests/referees/clockwork.py`). What is still to come of a turn is a stack:
what something brings comes before what waits below it.
"""

from __future__ import annotations

import itertools
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from functools import partial
from types import SimpleNamespace as Facts
from typing import Any

from engine.games.revive import picks as p
from tests.referees.clockwork import DATA, Clockwork, Game, Objection, Question, numbers, table

GAME = "revive"
NUMBERS = numbers(GAME)
CARDS = table(GAME, "cards", "card")
CRATES = table(GAME, "crates", "crate")
LAKES = table(GAME, "lakes", "lake")
LOCATIONS = table(GAME, "locations", "location")
MACHINES = table(GAME, "machines", "machine")
MODULES = table(GAME, "modules", "module")
SITES = table(GAME, "sites", "site")
TILES = table(GAME, "tiles", "tile")
TRIBES = table(GAME, "tribes", "tribe")
VOYAGES = table(GAME, "voyages", "voyage")
ARTIFACT_CARDS = table(GAME, "artifacts", "card")
EDITIONS = tomllib.loads((DATA / GAME / "editions.toml").read_text())["edition"]

BASICS = ("food", "book", "gear")
COLOURS = ("yellow", "green", "grey")
LETTERS = {"F": "food", "B": "book", "G": "gear", "X": "crystal"}
TRACKS = {"TJ": "yellow", "TV": "green", "TG": "grey"}
BRINGS = {"yellow": "F", "green": "B", "grey": "G"}
"""The resource of a track."""
TERRAINS = {"field": "TJ", "forest": "TV", "mountain": "TG"}
BLOCKING = ("ice", "crystal_hex", "giant", "lake")
ROWS = "abcdefghij"
CHASM = "e5"
CORNERS = ("a1", "a9", "i1", "i9")
NEAR = ("c3", "c7", "g3", "g7")
"""The sites between the chasm and the corners, whose tiles are of the near stack."""
NODES = ("t1", "l2", "m2", "r2", "l3", "m3", "r3")
SLOTS = {
    "top_left": "top",
    "top_right": "top",
    "bottom_left": "bottom",
    "bottom_right": "bottom",
    "side_top": "top",
    "side_bottom": "bottom",
}
"""Where a card is played, and the half that shows there."""
FREE = (p.UseMachine, p.OpenCrate, p.UseAll, p.Trade, p.Sail, p.Convert)
ACTIONS = (
    p.Play,
    p.Switch,
    p.Copy,
    p.Explore,
    p.Build,
    p.Populate,
    p.Embark,
    p.Hibernate,
    p.EndTurn,
)
UNORDERED = (
    "active",
    "rest",
    "gained",
    "sites",
    "machines",
    "techs",
    "lanterns",
    "waters",
    "crates",
)
AHEAD = 4
"""How many resources of any kind may be chosen with a pick; more are chosen when they come."""
AT_ONCE = ("F", "B", "G", "X", "P", "V", "TJ", "TV", "TG", "K", "N", "R", "W", "DE", "DB", "DP")
"""Effects that ask nothing."""
ASKS_NOTHING = ("S", "root")
"""Effects that only give others: what those ask may wait."""
DISCOUNTS = {"DE": "explore", "DB": "build", "DP": "populate"}


# --- the map: a hundred hexes, odd rows half a hex to the right ---------------------------------


def hex_at(row: int, place: int) -> str:
    return f"{ROWS[row]}{place + 1}" if 0 <= row < 10 and 0 <= place < 10 else ""


def beside(hex: str) -> list[str]:
    """Return the neighbours of a hex, from the west against the clock."""
    row, place = ROWS.index(hex[0]), int(hex[1:]) - 1
    west = place - 1 + row % 2
    near = [
        (row, place - 1),
        (row + 1, west),
        (row + 1, west + 1),
        (row, place + 1),
        (row - 1, west + 1),
        (row - 1, west),
    ]
    return [there for there in (hex_at(*at) for at in near) if there]


def hexes_of(site: str) -> list[str]:
    """Return the four hexes of a site, which is named after the first."""
    row, place = ROWS.index(site[0]), int(site[1:]) - 1
    return [hex_at(row + down, place + right) for down in (0, 1) for right in (0, 1)]


ALL_SITES = [hex_at(row, place) for row in range(0, 10, 2) for place in range(0, 10, 2)]
SITE_OF = {hex: site for site in ALL_SITES for hex in hexes_of(site)}
SPACE_OF = {hex: place for site in ALL_SITES for place, hex in enumerate(hexes_of(site))}
"""Hex -> its place among the four of its site."""
BESIDE = {hex: beside(hex) for hex in SITE_OF}


def parse(text: str) -> list[tuple[str, int]]:
    """Return the effects of a text with their amounts: "F2 P1"."""
    return [(word.rstrip("0123456789"), int(re.sub(r"\D", "", word))) for word in text.split()]


ORDERED_ONCE = {"TJ", "TV", "TG", "TA", "S", "E", "U", "K", "C", "Z"}
"""Effects of which the first edition asked an order if several sources had one."""


def any_kind(text: str) -> int:
    """Return how many resources of any kind a text brings."""
    return sum(n for code, n in parse(text) if code == "A")


def with_chosen(text: str, chosen: list[str]) -> str:
    """Return a text with resources of any kind replaced by those that were chosen for them."""
    words = []
    for code, n in parse(text):
        if code == "A" and chosen:
            counted = Counter(chosen[:n])
            del chosen[:n]
            words += [f"{what[0].upper()}{counted[what]}" for what in BASICS if counted[what]]
        else:
            words.append(f"{code}{n}")
    return " ".join(words)


class Referee(Clockwork):
    """One game of Revive."""

    def __init__(self, dealt: Facts, record: Any, edition: int) -> None:
        """`record` is what the game begins from, or None."""
        super().__init__(dealt)
        self.facts = deepcopy(dealt)
        self.record = record
        self.edition = edition
        self.stack: list[Callable[[], Game | None]] = []
        self.reshuffled = False
        self.chosen: list[str] = []
        """Resources that were chosen with a card, and are still to come."""
        self.numbers = {**NUMBERS}
        self.suns = {id: row.sun for id, row in TRIBES.items()}
        for number in range(len(EDITIONS), edition, -1):
            for name, was in EDITIONS[number - 2].get("was", {}).items():
                self.undo(name, was)
        self.begin()

    def undo(self, name: str, was: Any) -> None:
        """Editions: a figure as it was before."""
        kind, _, rest = name.partition(".")
        if kind == "numbers":
            self.numbers[rest] = was
        else:
            self.suns[rest.partition(".")[0]] = was

    def play(self, seat: int, pick: Any, seen: Facts, log: list[Any]) -> None:
        super().play(seat, pick, seen, log)
        if self.reshuffled:
            assert Counter(self.facts.crates) == Counter(seen.crates)
            self.facts.crates = list(seen.crates)
            self.reshuffled = False

    # --- words ----------------------------------------------------------------------------------

    def tribe(self, seat: int) -> Facts:
        return self.facts.tribes[seat]  # type: ignore[no-any-return]

    def plan(self, *items: Callable[[], Game | None]) -> None:
        """Let these come next, in this order, before what waits."""
        self.stack.extend(items[::-1])

    def drive(self, stack: list[Callable[[], Game | None]]) -> Game:
        """Go through a stack until it is empty, or the game is over."""
        while stack and self.facts.result is None:
            self.stack = stack
            asked = stack.pop()()
            if asked is not None:
                yield from asked

    def put(
        self,
        seat: int,
        name: str,
        options: Callable[[], list[Any]],
        chosen: Callable[[Any], None],
        wrong: Callable[[Any], Iterator[Objection]] | None = None,
        kinds: tuple[type, ...] = (),
    ) -> None:
        """Plan a question: without an answer it is left out, a single one is taken unasked.

        A free action comes before its answer, and then it is asked again.
        """

        def free_kinds() -> tuple[type, ...]:
            return tuple(kind for kind in self.free_kinds(seat) if kind not in kinds)

        def objections(pick: Any) -> Iterator[Objection]:
            if isinstance(pick, free_kinds()):
                yield from self.wrong_free(seat, pick)
            elif wrong:
                yield from wrong(pick)
            elif pick not in options():
                yield "not-offered", {}

        def ask() -> Game:
            stack, picks = self.stack, options()
            if self.answered is not None and len(picks) > 1:
                self.answered[name, frozenset(picks)] += 1
            if len(picks) < 2 or self.answered is not None:
                for first in picks[:1]:
                    chosen(first)
                return
            asked = kinds or tuple({type(pick) for pick in picks})
            free = free_kinds()
            pick: Any = yield Question(seat, name, (*asked, *free), objections)
            self.stack = stack
            if isinstance(pick, free):
                self.plan(ask)
                self.do_free(seat, pick)
            else:
                chosen(pick)

        self.plan(ask)

    def free_kinds(self, seat: int) -> tuple[type, ...]:
        """turn.free: what one may do at any time of one's turn."""
        return FREE if self.in_turn(seat) else ()

    def in_turn(self, seat: int) -> bool:
        return bool(self.facts.active == seat and not self.facts.counting)

    def present(self, seat: int) -> bool:
        """turn.owed: whether a seat is asked now; in another's turn it is not."""
        return bool(self.facts.active == seat or self.facts.counting)

    # --- the game -------------------------------------------------------------------------------

    def whole_game(self) -> Game:
        """Aperçu du tour, Fin de la partie."""
        facts = self.facts
        self.check_setup()
        tribes = [tribe.id for tribe in facts.tribes]
        told = {"edition": self.edition} if self.edition > 1 else {}
        self.tell("game_began", tribes=tribes, **told)
        yield [self.muster(seat) for seat in range(facts.seats)]
        seat = 0
        while True:
            if seat == 0:
                facts.round += 1
                self.tell("round_began", round=facts.round)
            yield from self.turn(seat)
            if facts.result is not None:
                return
            if facts.ending:
                if not facts.last:
                    break
                following = facts.last.pop(0)
            else:
                following = (seat + 1) % facts.seats
            seat = following
        yield from self.count()

    def check_setup(self) -> None:
        """Mise en place: setup.board, setup.start, solo; what was dealt is read from the engine."""
        facts, variant = self.facts, self.facts.variant
        seats = facts.seats
        assert len({tribe.id for tribe in facts.tribes}) == seats
        each = (self.record and self.record.artifacts) or NUMBERS["artifacts"][seats - 1] // 3
        assert facts.artifacts == dict.fromkeys(COLOURS, each)
        assert facts.late == (2 if variant.long and seats == 4 else 0)
        parts = [*(self.record.seats if self.record else ()), *[None] * seats]
        for seat, tribe in enumerate(facts.tribes):
            self.check_tribe(tribe, seat, parts[seat])
        self.check_board()
        self.check_stacks()
        own = [tribe.card for tribe in facts.tribes]
        assert bool(facts.card) != variant.own_card
        assert len({*own}) == seats if variant.own_card else {*own} == {""}

    def check_tribe(self, tribe: Facts, seat: int, part: Any) -> None:
        """setup.start, setup.cards: by the seat, or as the record has it."""
        stock = added(NUMBERS["start"], cost_of(self.numbers["seat_bonus"][seat]))
        told = {what: getattr(part, what, None) for what in stock}
        stock = {what: stock[what] if n is None else n for what, n in told.items()}
        for what, n in (getattr(part, "brought", None) or {}).items():
            most = NUMBERS["crystal_limit"] if what == "crystal" else NUMBERS["basic_limit"]
            stock[what] = min(stock[what] + n, most)
        assert tribe.stock == stock
        assert tribe.rest == [id for id, card in CARDS.items() if card.kind == "start"]
        assert tribe.active == tribe.gained == [*(getattr(part, "cards", None) or ())]
        assert tribe.crates == [*(getattr(part, "crates", None) or ())]
        assert tribe.id == getattr(part, "tribe", None) or not getattr(part, "tribe", None)
        assert tribe.score == 0
        assert tribe.techs == [*(getattr(part, "techs", None) or ())]
        machines = [n for n in tribe.techs if hasattr(self.tech(seat, n), "machine")]
        assert [machine.id for machine in tribe.machines] == [f"{tribe.id}_{n}" for n in machines]
        assert (tribe.energy, tribe.crates_taken) == (NUMBERS["energy"], len(tribe.crates))
        devotion = getattr(part, "devotion", None) or 0
        assert tribe.devotion == tribe.deepest == devotion
        variant = self.facts.variant
        carried = variant.moon and variant.abilities and tribe.id == "lanterns"
        assert tribe.lanterns == ([CHASM] if carried else [])

    def check_board(self) -> None:
        """setup.board: each tile in its place, large locations in the corners."""
        facts, variant = self.facts, self.facts.variant
        places = {site: TILES[tile.id].place for site, tile in facts.board.items()}
        kinds = Counter(place for place in places.values() if place not in ALL_SITES)
        assert all(place in (site, *kinds) for site, place in places.items())
        assert [kinds["near"], len(facts.board)] == [4, 20]
        assert {site for site, place in places.items() if place == "near"} == {*NEAR}
        assert kinds["lakes"] == 2 * variant.abyss
        both = variant.giants and variant.abyss and self.edition == 1
        assert kinds["giants"] == 2 * variant.giants or both
        assert all(
            tile.up == (places[site] in (site, "lakes")) for site, tile in facts.board.items()
        )
        laid = [tile.id for tile in facts.board.values()]
        assert len({*laid}) == 20
        corners = [*CORNERS, *["abyss"] * variant.abyss]
        assert [*facts.locations] == corners
        assert len({*facts.locations.values()}) == len(corners)

    def check_stacks(self) -> None:
        """setup.board: what is on display, and the rest of each stack."""
        facts, markets = self.facts, NUMBERS["markets"]
        gained = [card for tribe in facts.tribes for card in tribe.gained]
        citizens = [id for id, card in CARDS.items() if card.kind == "market"]
        assert len(facts.market) == min(markets["cards"], len(citizens) - len(gained))
        assert Counter([*facts.market, *facts.deck, *gained]) == Counter(citizens)
        assert len(facts.modules) == markets["modules"]
        copies = {id: row.copies for id, row in MODULES.items()}
        assert Counter([*facts.modules, *facts.module_bag]) == Counter(copies)
        for colour in COLOURS:
            shown, stack = facts.machines[colour], facts.machine_stacks[colour]
            assert len(shown) == markets["machines"]
            of_colour = [
                id
                for id, row in MACHINES.items()
                if row.colour == colour and not hasattr(row, "printed")
            ]
            assert Counter([*shown, *stack]) == Counter(of_colour)
        held = [crate for tribe in facts.tribes for crate in tribe.crates]
        boxes = {id: row.copies for id, row in CRATES.items()}
        assert Counter([*facts.crates, *held]) == Counter(boxes)
        if facts.variant.abyss:
            scyphoz = [id for id, card in CARDS.items() if card.kind == "scyphoz"]
            assert sorted(facts.scyphoz) == sorted(scyphoz)
            assert len(facts.voyages) == 3
            assert sorted([*facts.voyages, *facts.voyage_deck]) == sorted(VOYAGES)

    def muster(self, seat: int) -> Game:
        """setup.cards: three of the six citizens are active."""
        tribe = self.tribe(seat)

        def wrong(pick: Any) -> Iterator[Objection]:
            held = [card for card in tribe.rest if card in pick.cards]
            if len(pick.cards) != 3 or list(pick.cards) != held:
                yield "three-citizens", {}

        pick: Any = yield Question(seat, "MusterCards", (p.Muster,), wrong)
        tribe.active += pick.cards
        tribe.rest = [card for card in tribe.rest if card not in pick.cards]
        self.tell("mustered", seat=seat, cards=[*pick.cards])

    # --- Aperçu du tour -------------------------------------------------------------------------

    def turn(self, seat: int) -> Game:
        """Aperçu du tour: two actions or hibernation, with free actions at any time."""
        facts, tribe = self.facts, self.tribe(seat)
        facts.active, facts.left, facts.used = seat, 2, []
        if self.edition == 1:
            tribe.won = tribe.praise = 0
        self.tell("turn_began", seat=seat)
        owed, facts.owed[seat] = facts.owed[seat], []
        stack: list[Callable[[], Game | None]] = []
        self.stack = stack
        self.plan(*[lambda text=text: self.give(seat, text) for text in owed])
        yield from self.drive(stack)
        ends = 2  # an action that was not taken ends too: its exchange can exceed a limit
        while facts.left and facts.result is None:
            self.stack = stack
            if not self.may_act(seat) and not self.may_wait(seat):
                break
            pick: Any = yield Question(
                seat, "Act", (*ACTIONS, *FREE), lambda pick: self.wrong_act(seat, pick)
            )
            self.stack = stack
            if isinstance(pick, FREE):
                self.do_free(seat, pick)
                yield from self.drive(stack)
                continue
            if isinstance(pick, p.EndTurn):
                facts.left = 0
                break
            facts.left = 0 if isinstance(pick, p.Hibernate) else facts.left - 1
            ends -= 1
            self.plan(lambda: self.action_over(seat))
            getattr(self, f"do_{pick.verb}")(seat, pick)
            yield from self.drive(stack)
        for _ in range(ends):
            if facts.result is None:
                self.stack = stack
                self.plan(lambda: self.action_over(seat))
                yield from self.drive(stack)
        freely = False
        while facts.result is None:
            self.stack = stack
            if not self.may_wait(seat) and not (freely and self.edition == 1):
                break
            pick = yield Question(
                seat, "AfterTurn", (p.EndTurn, *FREE), lambda pick: self.wrong_after(seat, pick)
            )
            self.stack = stack
            if isinstance(pick, p.EndTurn):
                break
            freely = True
            self.do_free(seat, pick)
            yield from self.drive(stack)
        if facts.result is None:
            self.stack = stack
            self.action_over(seat)
            yield from self.drive(stack)
        if facts.result is None:
            if self.edition > 1:
                tribe.won = tribe.praise = 0
            tribe.reach, tribe.discounts, tribe.wild = 0, {}, False
            facts.used = []

    def wrong_after(self, seat: int, pick: Any) -> Iterator[Objection]:
        if isinstance(pick, FREE):
            yield from self.wrong_free(seat, pick)

    def wrong_act(self, seat: int, pick: Any) -> Iterator[Objection]:
        """turn.actions: two actions, or hibernation."""
        if isinstance(pick, FREE):
            yield from self.wrong_free(seat, pick)
        elif isinstance(pick, p.EndTurn):
            if self.facts.left == 2:
                yield "nothing-done", {}
        else:
            yield from getattr(self, f"wrong_{pick.verb}")(seat, pick)

    def may_act(self, seat: int) -> bool:
        """turn.actions: whether any action is possible; hibernation is, before the first."""
        if self.facts.left == 2:
            return True
        tribe = self.tribe(seat)
        if self.edition == 1 and tribe.active:
            return True
        tries: list[Any] = [p.Switch("food"), *(p.Explore(site) for site in self.facts.board)]
        for card, slot, colour in itertools.product(tribe.active, SLOTS, COLOURS):
            tries.append(p.Play(card, slot, colour))
        for hex, size in itertools.product(SITE_OF, ("small", "large")):
            tries.append(p.Build(SITE_OF[hex], hex, size))
        for hex, node in itertools.product(SITE_OF, NODES):
            tries.append(p.Populate(SITE_OF[hex], hex, node))
        return any(not [*self.wrong_act(seat, pick)] for pick in tries)

    def may_wait(self, seat: int) -> bool:
        """turn.free: the turn waits for its end only if a free action is still possible."""
        return self.may_use(seat) or self.exchange_tempts(seat)

    # --- Important: limits, crystals ------------------------------------------------------------

    def over(self, seat: int) -> bool:
        """limits: six of each basic resource."""
        stock = self.tribe(seat).stock
        return any(stock[what] > NUMBERS["basic_limit"] for what in BASICS)

    def surplus(self, seat: int) -> int:
        over: int = self.tribe(seat).stock["crystal"] - NUMBERS["crystal_limit"]
        return max(0, over)

    def action_over(self, seat: int) -> None:
        """limits, crystals.surplus, cards.wild: at the end of an action."""

        def no_prism() -> None:
            if self.facts.left and self.edition > 1:
                self.tribe(seat).wild = False

        self.plan(
            lambda: self.exchange_crystals(seat),
            lambda: self.overflow(seat),
            no_prism,
            lambda: self.tide(seat),
        )

    def exchange_crystals(self, seat: int) -> None:
        """crystals.surplus: crystals beyond three become basic resources, where there is room."""
        stock = self.tribe(seat).stock
        amount = self.surplus(seat)
        if not amount or not self.room(seat):
            return

        stock["crystal"] -= amount
        self.give_A(seat, amount)

    def overflow(self, seat: int, freely: bool = False) -> Game | None:
        """limits: with a free action left, the seat says when the action is over."""
        if not freely and self.surplus(seat) and self.room(seat):
            self.plan(lambda: self.exchange_crystals(seat), lambda: self.overflow(seat))
            return None
        too_much = self.over(seat) or (self.edition > 1 and self.surplus(seat))
        if (too_much and self.may_wait(seat)) or (freely and self.edition == 1):
            return self.ask_overflow(seat)
        self.lose_surplus(seat)
        return None

    def lose_surplus(self, seat: int) -> None:
        if self.edition > 1 and self.surplus(seat) and self.room(seat):
            self.plan(lambda: self.exchange_crystals(seat), lambda: self.lose_surplus(seat))
        else:
            self.cut(seat)

    def ask_overflow(self, seat: int) -> Game:
        stack = self.stack

        def wrong(pick: Any) -> Iterator[Objection]:
            if isinstance(pick, FREE):
                yield from self.wrong_free(seat, pick)

        pick: Any = yield Question(seat, "Overflow", (p.Finish, *self.free_kinds(seat)), wrong)
        self.stack = stack
        if isinstance(pick, FREE):
            self.plan(lambda: self.overflow(seat, freely=True))
            self.do_free(seat, pick)
        else:
            self.lose_surplus(seat)

    def cut(self, seat: int) -> None:
        """limits: what is too much is lost."""
        stock = self.tribe(seat).stock
        for what, most in (
            *((b, NUMBERS["basic_limit"]) for b in BASICS),
            ("crystal", NUMBERS["crystal_limit"]),
        ):
            if stock[what] > most:
                self.tell("wasted", seat=seat, resource=what, amount=stock[what] - most)
                stock[what] = most

    def shortage(self, seat: int, cost: dict[str, int]) -> int:
        """crystals: how many a cost needs in place of what is missing."""
        stock = self.tribe(seat).stock
        return sum(max(0, n - stock[what]) for what, n in cost.items())

    def cannot_pay(self, seat: int, cost: dict[str, int]) -> Iterator[Objection]:
        missing = self.shortage(seat, cost) - self.tribe(seat).stock["crystal"]
        if missing > 0:
            yield "cannot-pay", {"missing": missing}

    def pay(self, seat: int, cost: dict[str, int]) -> None:
        """crystals: they stand in for what is short."""
        stock = self.tribe(seat).stock
        for what, n in cost.items():
            own = min(n, stock[what])
            stock[what] -= own
            stock["crystal"] -= n - own

    # --- effects --------------------------------------------------------------------------------

    def give(self, seat: int, text: str) -> None:
        """An effect text: one after the other, each with all that comes of it.

        turn.owed: what asks waits in another's turn.
        """
        for code, n in parse(text)[::-1]:
            if self.present(seat) or code in (*AT_ONCE, *ASKS_NOTHING):
                self.plan(partial(self.give_one, seat, code, n))
        if not self.present(seat):
            waits = [(code, n) for code, n in parse(text) if code not in (*AT_ONCE, *ASKS_NOTHING)]
            self.facts.owed[seat] += [f"{code}{n}" for code, n in waits]

    def give_one(self, seat: int, code: str, n: int) -> Game | None:
        if code in AT_ONCE:
            self.give_at_once(seat, code, n)
            return None
        return getattr(self, f"give_{code}")(seat, n)  # type: ignore[no-any-return]

    def give_at_once(self, seat: int, code: str, n: int) -> None:
        tribe = self.tribe(seat)
        if code in LETTERS:
            self.gain(seat, LETTERS[code], n)
        elif code in TRACKS:
            self.advance(seat, TRACKS[code], n)
        elif code in DISCOUNTS:
            what = DISCOUNTS[code]
            tribe.discounts[what] = tribe.discounts.get(what, 0) + n
        elif code == "P":
            self.score(seat, n)
        elif code == "V":
            self.devote(seat, n)
        elif code == "K":
            for _ in range(n):
                self.take_crate(seat)
        elif code == "N":
            tribe.energy += n
            self.tell("energy_gained", seat=seat, amount=n)
        elif code == "R":
            tribe.reach += n
        elif code == "W":
            tribe.wild = True

    def gain(self, seat: int, what: str, n: int) -> None:
        """resources; turn.owed, limits: in another's turn what is too much goes at once, but for
        crystals, whose exchange is a choice that waits."""
        stock = self.tribe(seat).stock
        most = NUMBERS["crystal_limit"] if what == "crystal" else NUMBERS["basic_limit"]
        stock[what] += n
        self.tell("gained", seat=seat, resource=what, amount=n)
        if self.present(seat) or stock[what] <= most:
            return
        more, stock[what] = stock[what] - most, most
        if what == "crystal":
            self.facts.owed[seat].append(f"A{more}")
        else:
            self.tell("wasted", seat=seat, resource=what, amount=more)

    def room(self, seat: int) -> bool:
        """crystals.surplus: whether there is room for a basic resource."""
        stock = self.tribe(seat).stock
        return any(stock[what] < NUMBERS["basic_limit"] for what in BASICS)

    def score(self, seat: int, n: int, won: bool = True) -> None:
        """Points: bonuses of the score track, each once."""
        tribe = self.tribe(seat)
        tribe.score += n
        tribe.won += n * won
        self.tell("points", seat=seat, amount=n)
        before, tribe.highest = tribe.highest, max(tribe.highest, tribe.score)
        reached = [space for space in NUMBERS["score"] if before < int(space) <= tribe.highest]
        self.give(seat, " ".join(NUMBERS["score"][space] for space in reached))

    def devote(self, seat: int, n: int, won: bool = True) -> None:
        """Points de dévotion: a track of thirty spaces with bonuses, each once."""
        tribe = self.tribe(seat)
        room = NUMBERS["devotion"] - tribe.devotion
        if self.edition > 5:
            n = min(n, room)
        if not n:
            return
        tribe.devotion += min(n, room)
        tribe.praise += n * won
        self.tell("devoted", seat=seat, amount=n)
        before, tribe.deepest = tribe.deepest, max(tribe.deepest, tribe.devotion)
        reached = [
            space for space in NUMBERS["devotion_bonus"] if before < int(space) <= tribe.deepest
        ]
        self.give(seat, " ".join(NUMBERS["devotion_bonus"][space] for space in reached))

    def take_crate(self, seat: int) -> None:
        """crates: taken without showing them; an empty stack is shuffled again."""
        facts, tribe = self.facts, self.tribe(seat)
        if not facts.crates:
            if not facts.crate_discards:
                return
            facts.crates, facts.crate_discards = facts.crate_discards, []
            self.reshuffled = True
        if self.reshuffled:
            count = sum(told[0] == "crate_taken" for told in self.told)
            events = [event for event in self.log if event.name == "crate_taken"]
            crate = events[count].secret[seat]["crate"]
            facts.crates.remove(crate)
        else:
            crate = facts.crates.pop()
        tribe.crates.append(crate)
        tribe.crates_taken += 1
        self.told.append(("crate_taken", {"seat": seat, "crate": crate}, seat))
        self.happens(seat, "crate")

    def happens(self, seat: int, what: str) -> None:
        """Technologies: what is given whenever something happens."""
        self.happened(seat, what)()

    def happened(self, seat: int, what: str) -> Callable[[], None]:
        """Return how to give, later, what was known as something happened."""
        texts = self.hooks(seat, what)

        def give() -> None:
            for text in texts:
                self.give(seat, text)

        return give

    def hooks(self, seat: int, what: str) -> list[str]:
        techs = [self.tech(seat, node) for node in self.tribe(seat).techs]
        return [tech.gives for tech in techs if getattr(tech, "when", "") == what]

    def tech(self, seat: int, node: str) -> Facts:
        """Return what is learnt at a node of the tree."""
        if node == "m2":
            return Facts()
        if node == "m3":
            return Facts(now="Z1")
        return Facts(**TRIBES[self.tribe(seat).id].techs[node])

    def always(self, seat: int, word: str) -> int:
        """Technologies: a figure that holds from then on."""
        words = [getattr(self.tech(seat, node), "always", "") for node in self.tribe(seat).techs]
        return sum(n for text in words for code, n in parse(text) if code == word)

    # --- effects that ask -----------------------------------------------------------------------

    def give_A(self, seat: int, n: int) -> None:
        """resources: any of the three kinds, all at once; house: four at most in one answer."""
        now = min(n, 4)

        def options() -> list[Any]:
            food = range(now, -1, -1)  # food first: it may pay for a star, so order matters
            return [p.Take(f, b, now - f - b) for f in food for b in range(now - f + 1)]

        def chosen(pick: Any) -> None:
            if n > now:
                self.plan(lambda: self.give_A(seat, n - now))
            self.take(seat, pick)

        self.put(seat, "AnyResources", options, chosen)

    def take(self, seat: int, pick: Any) -> None:
        for what in BASICS:
            if getattr(pick, what):
                self.gain(seat, what, getattr(pick, what))

    def give_TA(self, seat: int, n: int) -> None:
        """Machines et piste des machines: a step on any track, one by one."""

        def chosen(pick: Any) -> None:
            if n > 1:
                self.plan(lambda: self.give_TA(seat, n - 1))
            self.advance(seat, pick.track, 1)

        options = [p.Advance(colour) for colour in COLOURS]
        self.put(seat, "AnySteps", lambda: options, chosen)

    def give_M(self, seat: int, n: int) -> None:
        """Jouer une carte: a module of the display, into a slot with room."""
        facts, tribe = self.facts, self.tribe(seat)

        def options() -> list[Any]:
            room = self.slots_with_room(seat)
            return [p.Fit(module, slot) for module in dict.fromkeys(facts.modules) for slot in room]

        def chosen(pick: Any) -> None:
            if n > 1:
                self.plan(lambda: self.give_M(seat, n - 1))
            tribe.modules[pick.slot].append(pick.module)
            self.refill(facts.modules, facts.module_bag, pick.module)
            self.tell("fitted", seat=seat, module=pick.module, slot=pick.slot)

        self.put(seat, "ChooseModule", options, chosen)

    def slots_with_room(self, seat: int) -> list[str]:
        """modules.gain: the slots that the seat has, and in which there is room."""
        tribe = self.tribe(seat)
        open_slots = [slot for slot in NUMBERS["slots"] if slot != "side" or "m2" in tribe.techs]
        return [slot for slot in open_slots if len(tribe.modules[slot]) < NUMBERS["slots"][slot]]

    def refill(self, display: list[str], stack: list[str], taken: str) -> None:
        """What was taken is replaced by the next one of the stack."""
        display.remove(taken)
        if stack:
            display.append(stack.pop())

    def give_C(self, seat: int, n: int) -> None:
        """Explorer: a citizen of the display, or the next one of the deck unseen."""

        def chosen(pick: Any) -> None:
            if n > 1:
                self.plan(lambda: self.give_C(seat, n - 1))
            self.recruit(seat, pick.card)

        self.put(seat, "ChooseCard", self.citizens, chosen)

    def citizens(self) -> list[Any]:
        deck = ["deck"] if self.facts.deck else []
        return [p.Recruit(card) for card in (*self.facts.market, *deck)]

    def recruit(self, seat: int, card: str) -> None:
        facts, tribe = self.facts, self.tribe(seat)
        unseen = card == "deck"
        if unseen:
            card = facts.deck.pop()
        else:
            self.refill(facts.market, facts.deck, card)
        tribe.active.append(card)
        tribe.gained.append(card)
        self.tell("recruited", seat=seat, card=card, unseen=int(unseen))

    def give_Z(self, seat: int, n: int) -> None:
        """Artefacts: any colour that is on the board; after the last one, tokens."""
        facts = self.facts

        def chosen(pick: Any) -> None:
            if n > 1:
                self.plan(lambda: self.give_Z(seat, n - 1))
            facts.artifacts[pick.colour] -= 1
            self.tribe(seat).artifacts[pick.colour] += 1
            self.tell("artifact_taken", seat=seat, colour=pick.colour)
            self.artifact_gone(seat)

        if not sum(facts.artifacts.values()):
            if n > 1:
                self.plan(lambda: self.give_Z(seat, n - 1))
            self.take_token(seat)
            return
        self.put(seat, "ChooseArtifact", self.claims, chosen)

    def claims(self) -> list[Any]:
        return [p.Claim(colour) for colour in COLOURS if self.facts.artifacts[colour]]

    def take_token(self, seat: int) -> None:
        """end.tokens: two points in its place; in the long game the second one ends it."""
        facts = self.facts
        if facts.ending and facts.ender == seat:
            return
        self.token(seat, NUMBERS["late_token"])
        if facts.late:
            facts.late -= 1
            if not facts.late:
                self.end(seat)

    def token(self, seat: int, n: int) -> None:
        self.tribe(seat).tokens += n
        self.tell("token_taken", seat=seat, amount=n)

    def artifact_gone(self, seat: int) -> None:
        """end.trigger: whoever takes or removes the last one gets four points."""
        facts = self.facts
        if sum(facts.artifacts.values()):
            return
        self.token(seat, NUMBERS["last_token"])
        if not facts.late:
            self.end(seat)

    def end(self, seat: int) -> None:
        """end.last: each other seat has one more turn; solo: the game stops at once."""
        facts = self.facts
        facts.ending, facts.ender = True, seat
        facts.last = [(seat + n) % facts.seats for n in range(1, facts.seats)]
        self.tell("ending_began", seat=seat)
        if facts.seats == 1:
            self.finish()

    def give_E(self, seat: int, n: int) -> None:
        """energy: taken back from a machine or a trade."""
        tribe = self.tribe(seat)

        def options() -> list[Any]:
            spent = [machine.id for machine in tribe.machines if machine.spent]
            return [p.Recover(id) for id in [*spent, *["trade"][: tribe.lent]]]

        def chosen(pick: Any) -> None:
            if n > 1:
                self.plan(lambda: self.give_E(seat, n - 1))
            self.recover(seat, pick.machine)

        self.put(seat, "RecoverEnergy", options, chosen)

    def recover(self, seat: int, id: str) -> None:
        tribe = self.tribe(seat)
        if id == "trade":
            tribe.lent -= 1
        for machine in tribe.machines:
            if machine.id == id:
                machine.spent = False
        self.tell("recovered", seat=seat, machine=id)

    def give_U(self, seat: int, n: int) -> None:
        """cards.areas: a card from the rest area becomes active."""
        tribe = self.tribe(seat)

        def chosen(pick: Any) -> None:
            if n > 1:
                self.plan(lambda: self.give_U(seat, n - 1))
            tribe.rest.remove(pick.card)
            tribe.active.append(pick.card)
            self.tell("woken", seat=seat, card=pick.card)

        self.put(seat, "WakeCard", lambda: [p.Wake(card) for card in tribe.rest], chosen)

    # --- Machines et piste des machines ---------------------------------------------------------

    def advance(self, seat: int, track: str, n: int) -> None:
        """machines.track: steps; past the end a resource of the track for each."""
        tribe = self.tribe(seat)
        beyond = max(0, tribe.tracks[track] + n - NUMBERS["track"])
        for _ in range(n - beyond):
            self.step(seat, track)
        self.give(seat, f"{BRINGS[track]}{beyond}" if beyond else "")

    def step(self, seat: int, track: str) -> None:
        tribe = self.tribe(seat)
        tribe.tracks[track] += 1
        step = tribe.tracks[track]
        self.tell("advanced", seat=seat, track=track, step=step)
        for id, site in SITES.items():
            reached = all(tribe.tracks[other] >= needed for other, needed in site.needs.items())
            if id not in tribe.sites and reached:
                tribe.sites.append(id)
                bonus = self.mark(seat)
                self.give(seat, bonus)
                if hasattr(site, "printed"):
                    self.install(seat, site.printed)
                else:
                    self.give(seat, f"Q{id[-1]}")
        if step in (NUMBERS["track_artifact"], NUMBERS["track"]):
            bonus = self.mark(seat)
            self.give(seat, f"{bonus} Z1" if step == NUMBERS["track_artifact"] else bonus)

    def mark(self, seat: int) -> str:
        """progress: a marker on the next space; return its bonus."""
        tribe = self.tribe(seat)
        tribe.markers += 1
        self.tell("marked", seat=seat, amount=tribe.markers)
        return NUMBERS["progress"].get(str(tribe.markers), "")  # type: ignore[no-any-return]

    def give_Q(self, seat: int, number: int) -> None:
        """machines.choice: one of those of its colour on display, for the site of this number."""
        colour = SITES[f"site_{number}"].colour
        facts = self.facts

        def options() -> list[Any]:
            return [p.Install(id) for id in facts.machines[colour] or ["none"]]

        def chosen(pick: Any) -> None:
            if pick.machine == "none":
                self.give(seat, f"{BRINGS[colour]}2")
                return
            self.refill(facts.machines[colour], facts.machine_stacks[colour], pick.machine)
            self.install(seat, pick.machine)

        self.put(seat, "ChooseMachine", options, chosen)

    def install(self, seat: int, id: str) -> None:
        self.tribe(seat).machines.append(Facts(id=id, spent=False))
        self.tell("installed", seat=seat, machine=id)
        self.happens(seat, "machine")

    def effect_of(self, seat: int, id: str) -> str:
        """Return what a machine brings: one of the box, or of a technology."""
        if id in MACHINES:
            return MACHINES[id].effect  # type: ignore[no-any-return]
        return TRIBES[self.tribe(seat).id].techs[id.rpartition("_")[2]]["machine"]  # type: ignore[no-any-return]

    # --- Jouer une carte ------------------------------------------------------------------------

    def wrong_play(self, seat: int, pick: Any) -> Iterator[Objection]:
        """play.card, play.slot, play.wild."""
        tribe = self.tribe(seat)
        if pick.card not in tribe.active:
            yield "not-active", {"card": pick.card if pick.card in CARDS else ""}
        if pick.slot not in SLOTS or (pick.slot.startswith("side") and "m2" not in tribe.techs):
            yield "no-such-slot", {}
            return
        slot = "side" if pick.slot.startswith("side") else pick.slot
        if not all(
            placed.half in getattr(CARDS[placed.card], "chain", []) for placed in tribe.slots[slot]
        ):
            yield "slot-taken", {"slot": slot}
        card = CARDS.get(pick.card)
        if card is None:
            return
        if pick.colour not in COLOURS or (card.colour not in ("", pick.colour) and not tribe.wild):
            yield "not-its-colour", {"card": pick.card}
        texts = [text for _, text in self.sources(seat, pick)]
        yield from self.wrong_take(pick, texts)

    def wrong_take(self, pick: Any, texts: Iterable[str]) -> Iterator[Objection]:
        """resources: at most four are chosen with what brings them, or else later."""
        n = sum(map(any_kind, texts))
        ordered = [what for what in BASICS for _ in range(pick.take.count(what))]
        if pick.take and (n > AHEAD or len(pick.take) != n or [*pick.take] != ordered):
            yield "brings-any", {"n": n}

    def sources(self, seat: int, pick: Any) -> list[tuple[str, str]]:
        """play.half, play.chain, play.modules: what works, with its effects."""
        tribe = self.tribe(seat)
        half = SLOTS[pick.slot]
        slot = "side" if pick.slot.startswith("side") else pick.slot
        found = [(pick.card, getattr(CARDS[pick.card], half))]
        for placed in tribe.slots[slot]:
            if placed.colour == pick.colour:
                found.append((placed.card, getattr(CARDS[placed.card], placed.half)))
        for module in tribe.modules[slot]:
            if pick.colour in MODULES[module].colours:
                found.append((module, MODULES[module].effect))
        return found

    def do_play(self, seat: int, pick: Any) -> None:
        """Jouer une carte."""
        tribe = self.tribe(seat)
        found = self.sources(seat, pick)
        slot = "side" if pick.slot.startswith("side") else pick.slot
        tribe.active.remove(pick.card)
        colour = pick.colour if self.edition == 1 else CARDS[pick.card].colour or pick.colour
        tribe.slots[slot].append(Facts(card=pick.card, half=SLOTS[pick.slot], colour=colour))
        tribe.wild = False
        self.tell(
            "played", seat=seat, card=pick.card, slot=pick.slot, sources=[id for id, _ in found]
        )
        self.chosen = [*pick.take]
        if any(id in MODULES for id, _ in found):  # README: by what is known as it is played
            self.happens(seat, "modules")
        self.plan(lambda: self.in_order(seat, found))

    def in_order(self, seat: int, sources: list[tuple[str, str]]) -> Game | None:
        """play.order: in any order; asked where it makes a difference."""
        if not sources:
            return None
        if len({id for id, _ in sources}) > 1 and self.order_matters(seat, sources):
            return self.ask_order(seat, sources)
        self.next_source(seat, sources, sources[0][0])
        return None

    def order_matters(self, seat: int, sources: list[tuple[str, str]]) -> bool:
        """play.order: whether two of them, one way and the other, lead to different results.

        The first edition asked by the kinds of the effects.
        """
        if self.edition == 1:
            effects = [{code for code, _ in parse(text)} for text in dict(sources).values()]
            return sum(not ORDERED_ONCE.isdisjoint(codes) for codes in effects) > 1
        texts = [*dict.fromkeys(text for _, text in sources)]
        return any(
            self.tried(seat, one, other) != self.tried(seat, other, one)
            for one, other in itertools.combinations(texts, 2)
        )

    def tried(self, seat: int, first: str, second: str) -> tuple[Any, Any]:
        """Return the result of two effects and the questions on the way, each answered by its first
        pick, at a table of which the stacks and crates are unknown."""
        table = object.__new__(Referee)
        vars(table).update(vars(self))
        facts = table.facts = deepcopy(self.facts)
        table.told, table.reshuffled, table.chosen = [], False, []
        stacks = (facts.deck, facts.module_bag, facts.scyphoz, facts.voyage_deck)
        for stack in (*stacks, *facts.machine_stacks.values()):
            stack.sort()
        for crates in (facts.crates, facts.crate_discards, *(t.crates for t in facts.tribes)):
            crates[:] = ["box_food"] * len(crates)
        stack = table.stack = []
        table.give(seat, second)
        table.give(seat, first)
        questions: Counter[Any] = Counter()
        table.answered = questions
        for _ in table.drive(stack):
            raise AssertionError("a question was not answered")
        return table.outcome(), questions

    def outcome(self) -> Any:
        """Return what is compared of two orders: not the order in which things lie."""
        facts = self.facts
        kept = [
            {
                name: sorted(map(str, value)) if name in UNORDERED else value
                for name, value in vars(t).items()
            }
            for t in facts.tribes
        ]
        return (
            kept,
            facts.result,
            facts.artifacts,
            sorted(facts.market),
            sorted(facts.modules),
            facts.owed,
        )

    answered: Counter[Any] | None = None
    """While an order is tried: the questions that were answered by their first pick."""

    def ask_order(self, seat: int, sources: list[tuple[str, str]]) -> Game:
        stack = self.stack
        options = [p.First(id) for id in dict.fromkeys(id for id, _ in sources)]

        def wrong(pick: Any) -> Iterator[Objection]:
            if isinstance(pick, FREE):
                yield from self.wrong_free(seat, pick)
            elif pick not in options:
                yield "not-offered", {}

        pick: Any = yield Question(seat, "Order", (p.First, *FREE), wrong)
        self.stack = stack
        if isinstance(pick, FREE):
            self.plan(lambda: self.in_order(seat, sources))
            self.do_free(seat, pick)
        else:
            self.next_source(seat, sources, pick.source)

    def next_source(self, seat: int, sources: list[tuple[str, str]], id: str) -> None:
        place = [source for source, _ in sources].index(id)
        rest = [*sources[:place], *sources[place + 1 :]]
        self.plan(lambda: self.in_order(seat, rest))
        self.give(seat, with_chosen(sources[place][1], self.chosen))

    # --- Utilisez votre interrupteur ------------------------------------------------------------

    def wrong_switch(self, seat: int, pick: Any) -> Iterator[Objection]:
        if self.tribe(seat).switched:
            yield "switch-used", {}
        if pick.resource not in BASICS:
            yield "basic", {}

    def do_switch(self, seat: int, pick: Any) -> None:
        """switch: a basic resource."""
        self.tribe(seat).switched = True
        self.tell("switched", seat=seat, resource=pick.resource)
        self.gain(seat, pick.resource, 1)

    def wrong_copy(self, seat: int, pick: Any) -> Iterator[Objection]:
        """switch.copy: a top half that shows, of a rival."""
        if self.tribe(seat).switched:
            yield "switch-used", {}
        if not self.facts.variant.copying or not self.placed(seat, pick):
            yield "no-top-there", {}
            return
        yield from self.wrong_take(pick, [CARDS[pick.card].top])

    def placed(self, seat: int, pick: Any) -> list[tuple[str, Any]]:
        if pick.rival == seat or not 0 <= pick.rival < self.facts.seats:
            return []
        slots = self.tribe(pick.rival).slots
        return [
            (slot, placed)
            for slot, cards in slots.items()
            for placed in cards
            if placed.card == pick.card and placed.half == "top"
        ]

    def do_copy(self, seat: int, pick: Any) -> None:
        """switch.copy: without modules; the card goes to its owner's rest area."""
        self.tribe(seat).switched = True
        rival = self.tribe(pick.rival)
        slot, placed = self.placed(seat, pick)[0]
        rival.slots[slot].remove(placed)
        rival.rest.append(pick.card)
        self.tell("copied", seat=seat, rival=pick.rival, card=pick.card)
        text = with_chosen(CARDS[pick.card].top, [*pick.take])
        self.give(seat, text)

    # --- Payer pour la portée -------------------------------------------------------------------

    def spaces_of(self, site: str) -> list[str]:
        """Return the terrain of a site's hexes, as its tile lies."""
        if site == CHASM:
            return ["chasm"] * 4
        if site in CORNERS:
            return ["location"] * 4
        tile = self.facts.board[site]
        if not tile.up:
            return ["ice"] * 4
        spaces = TILES[tile.id].spaces
        return spaces[::-1] if tile.turned else spaces  # type: ignore[no-any-return]

    def terrain(self, hex: str) -> str:
        return self.spaces_of(SITE_OF[hex])[SPACE_OF[hex]]

    def origins(self, seat: int) -> list[str]:
        """range.origins: the chasm at first, then one's buildings, settlers and lanterns."""
        tribe = self.tribe(seat)
        pieces = [*tribe.buildings]
        for place in tribe.settled:
            if place != "abyss":
                pieces += hexes_of(place) if place in CORNERS else [place]
        return [*(pieces or hexes_of(CHASM)), *tribe.lanterns]

    def steps_from(self, origins: Iterable[str]) -> dict[str, int]:
        """range.distance, range.obstacles: steps to each hex; one that blocks is not crossed."""
        steps = dict.fromkeys(origins, 0)
        edge = [*steps]
        while edge:
            further = []
            for hex in edge:
                for there in BESIDE[hex]:
                    if there not in steps:
                        steps[there] = steps[hex] + 1
                        if self.terrain(there) not in BLOCKING:
                            further.append(there)
            edge = further
        return steps

    def between(self, seat: int, targets: list[str]) -> int | None:
        """range.distance: the hexes between, to the nearest of these; None without a way."""
        steps = self.steps_from(self.origins(seat))
        found = [max(0, steps[hex] - 1) for hex in targets if hex in steps]
        return min(found, default=None)

    def way(self, seat: int, targets: list[str]) -> int | None:
        """range.more: what the distance costs, less range."""
        distance = self.between(seat, targets)
        if distance is None:
            return None
        reach: int = self.tribe(seat).reach
        return max(0, distance - self.always(seat, "range") - reach)

    def wrong_way(self, seat: int, targets: list[str], cost: dict[str, int]) -> Iterator[Objection]:
        way = self.way(seat, targets)
        if way is None:
            yield "no-way", {}
        else:
            yield from self.cannot_pay(seat, added(cost, {"food": way}))

    def pay_way(self, seat: int, targets: list[str], cost: dict[str, int]) -> None:
        way = self.way(seat, targets) or 0
        self.pay(seat, added(cost, {"food": way}))
        self.spend_reach(seat, targets)

    def spend_reach(self, seat: int, targets: list[str]) -> None:
        """range.more: it is spent by the next distance that permanent range leaves."""
        if (self.between(seat, targets) or 0) > self.always(seat, "range"):
            self.tribe(seat).reach = 0

    def discount(self, seat: int, deed: str) -> int:
        return self.tribe(seat).discounts.get(deed, 0)  # type: ignore[no-any-return]

    # --- Explorer -------------------------------------------------------------------------------

    def explore_cost(self, seat: int, site: str, way: int) -> dict[str, int]:
        """explore.cost, discounts: the cost on the back, less resources."""
        cost = added(cost_of(TILES[self.facts.board[site].id].cost), {"food": way})
        less = self.discount(seat, "explore") + self.always(seat, "explore")
        stock = self.tribe(seat).stock
        while less and any(cost.values()):
            scarcest = min(
                (what for what in cost if cost[what]),
                key=lambda what: (stock[what] - cost[what], -cost[what]),
            )
            cost[scarcest] -= 1
            less -= 1
        return cost

    def wrong_explore(self, seat: int, pick: Any) -> Iterator[Objection]:
        tile = self.facts.board.get(pick.tile)
        if tile is None or tile.up:
            yield "nothing-to-explore", {}
            return
        way = self.way(seat, hexes_of(pick.tile))
        if way is None:
            yield "no-way", {}
        else:
            yield from self.cannot_pay(seat, self.explore_cost(seat, pick.tile, way))

    def do_explore(self, seat: int, pick: Any) -> None:
        """Explorer: paid, turned up, laid either way."""
        site, tribe = pick.tile, self.tribe(seat)
        tile = self.facts.board[site]
        way = self.way(seat, hexes_of(site)) or 0
        self.pay(seat, self.explore_cost(seat, site, way))
        self.spend_reach(seat, hexes_of(site))
        tribe.discounts.pop("explore", None)
        tribe.explored += 1
        tile.up = True
        row = TILES[tile.id]
        self.tell("explored", seat=seat, tile=site, spaces=[*row.spaces])
        citizen = getattr(row, "citizen", True)
        ways = ["upright", "turned"] if citizen else ["upright"]

        def options() -> list[Any]:
            cards = [pick.card for pick in self.citizens()] if citizen else []
            return [p.Orient(way, card) for way in ways for card in cards or [""]]

        def wrong(pick: Any) -> Iterator[Objection]:
            if pick not in options() and p.Orient(pick.way, "x") not in [
                p.Orient(way, "" if pick.card else "x") for way in ways
            ]:
                yield "not-offered", {}

        def chosen(pick: Any) -> None:
            tile.turned = pick.way == "turned"
            self.tell("oriented", seat=seat, tile=site, way=pick.way)
            self.plan(lambda: self.reveal(site), lambda: rewarded(pick.card))

        def rewarded(card: str) -> None:
            self.plan(
                lambda: self.give(seat, row.reward),
                *([lambda: self.join(seat, card)] if citizen else []),
                self.happened(seat, "explore"),
            )

        self.put(seat, "Survey", options, chosen, wrong)

    def join(self, seat: int, card: str) -> None:
        """explore.reward: the citizen who was chosen, if still there."""
        if card and p.Recruit(card) in self.citizens():
            self.recruit(seat, card)
        else:
            self.give_C(seat, 1)

    def reveal(self, site: str) -> None:
        """build.later: buildings beside the tile, whoever has explored it."""
        for seat in range(self.facts.seats):
            for hex, size in self.tribe(seat).buildings.items():
                near = [there for there in BESIDE[hex] if there in hexes_of(site)]
                if near:
                    self.bonuses(seat, near, size, new=False)

    # --- Construire -----------------------------------------------------------------------------

    def build_cost(self, seat: int, size: str) -> dict[str, int]:
        """build.cost, discounts."""
        gears = NUMBERS[size]["gears"] - self.discount(seat, "build") - self.always(seat, size)
        return {"gear": max(0, gears)}

    def builder(self, hex: str) -> bool:
        return any(hex in tribe.buildings for tribe in self.facts.tribes)

    def wrong_build(self, seat: int, pick: Any) -> Iterator[Objection]:
        """build.desert, build.cost."""
        if SITE_OF.get(pick.hex) != pick.tile or self.terrain(pick.hex) != "desert":
            yield "no-desert", {}
            return
        if self.builder(pick.hex):
            yield "built-upon", {}
        sizes = [*self.tribe(seat).buildings.values()]
        if pick.size not in ("small", "large"):
            yield "not-offered", {}
            return
        if sizes.count(pick.size) >= NUMBERS[pick.size]["count"]:
            yield "no-buildings-left", {"size": pick.size}
        yield from self.wrong_way(seat, [pick.hex], self.build_cost(seat, pick.size))

    def do_build(self, seat: int, pick: Any) -> None:
        """Construire: paid, then what lies beside it."""
        tribe = self.tribe(seat)
        self.pay_way(seat, [pick.hex], self.build_cost(seat, pick.size))
        tribe.discounts.pop("build", None)
        tribe.buildings[pick.hex] = pick.size
        self.tell("built", seat=seat, hex=pick.hex, size=pick.size)
        self.plan(
            lambda: self.bonuses(seat, BESIDE[pick.hex], pick.size, new=True),
            self.happened(seat, pick.size),
        )

    def bonuses(self, seat: int, near: list[str], size: str, new: bool) -> None:
        """build.bonus, build.large, build.water: waters once, all else twice for a large one."""
        times = 2 if size == "large" else 1
        more = self.always(seat, "forest")
        if new and more and any(self.terrain(hex) == "forest" for hex in near):
            self.give(seat, f"TV{more}")
        for lake in (self.facts.board[SITE_OF[h]].id for h in near if self.terrain(h) == "lake"):
            self.shore(seat, lake, size)
        for hex in near:
            if self.terrain(hex) == "spring":
                self.water(seat, hex)
        found: dict[str, int] = {}
        for hex in near:
            terrain = self.terrain(hex)
            if terrain in TERRAINS:
                found = added(found, {TERRAINS[terrain]: times})
            if terrain == "crystal_hex":
                found = added(found, {"X": times})
        for _ in {SITE_OF[hex] for hex in near if self.terrain(hex) == "giant"}:
            found = added(found, {"X": times, "P": times})
        self.give(seat, " ".join(f"{code}{n}" for code, n in found.items()))

    def water(self, seat: int, hex: str) -> None:
        """build.water: once in a game."""
        tribe = self.tribe(seat)
        if hex in tribe.waters:
            return
        tribe.waters.append(hex)
        self.tell("water_taken", seat=seat, hex=hex)
        self.give(seat, self.spring_at(hex))

    def shore(self, seat: int, lake: str, size: str) -> None:
        """abyss.lakes: devotion for the first building of each size beside a lake."""
        tribe = self.tribe(seat)
        if f"{lake} {size}" not in tribe.shores:
            tribe.shores.append(f"{lake} {size}")
            self.give(seat, f"V{NUMBERS['shore'][size]}")

    # --- Peupler --------------------------------------------------------------------------------

    def place_of(self, hex: str) -> str:
        """populate.place: a large location is one place."""
        return SITE_OF[hex] if SITE_OF[hex] in CORNERS else hex

    def populate_cost(self, seat: int, place: str, node: str) -> dict[str, int]:
        """populate.cost, populate.occupants, discounts."""
        row = int(node[1]) - 1
        books = self.numbers["cheap_books" if self.facts.variant.cheap else "books"][row]
        books -= self.discount(seat, "populate") + self.always(seat, "populate")
        others = 0 if self.always(seat, "bank") else len(self.occupants(seat, place))
        return {"book": max(0, books) + others}

    def occupants(self, seat: int, place: str) -> list[int]:
        return [
            other
            for other in range(self.facts.seats)
            if other != seat and place in self.tribe(other).settled
        ]

    def connected(self, seat: int) -> list[str]:
        """populate.tree: the lowest first, then any that is connected."""
        techs = self.tribe(seat).techs
        below = {"t1": None, "l2": "t1", "m2": "t1", "r2": "t1", "l3": "l2", "m3": "m2", "r3": "r2"}
        return [node for node in NODES if node not in techs and below[node] in (None, *techs)]

    def wrong_populate(self, seat: int, pick: Any) -> Iterator[Objection]:
        """populate.place, populate.tree, populate.cost."""
        known = SITE_OF.get(pick.hex) == pick.tile and self.place_of(pick.hex) == pick.hex
        if not known or self.terrain(pick.hex) not in ("city", "location"):
            yield "no-city", {}
            return
        place = self.place_of(pick.hex)
        if place in self.tribe(seat).settled:
            yield "settled-before", {}
        if pick.tech not in self.connected(seat):
            yield "not-connected", {}
            return
        cost = self.populate_cost(seat, place, pick.tech)
        yield from self.wrong_way(seat, self.hexes_of_place(place), cost)

    def hexes_of_place(self, place: str) -> list[str]:
        return hexes_of(place) if place in CORNERS else [place]

    def do_populate(self, seat: int, pick: Any) -> None:
        """Peupler: paid to the bank and the occupants, then the technology."""
        place, tribe = self.place_of(pick.hex), self.tribe(seat)
        self.pay_way(seat, self.hexes_of_place(place), self.populate_cost(seat, place, pick.tech))
        tribe.discounts.pop("populate", None)
        for other in self.occupants(seat, place):
            self.gain(other, "book", 1)
        self.learn(seat, place, pick.tech)

    def learn(self, seat: int, place: str, node: str) -> None:
        """tribe.techs, populate.points: at once, for good, as a trade or as a machine."""
        tribe = self.tribe(seat)
        hooks = self.hooks(seat, "populate")
        tribe.settled[place] = node
        tribe.techs.append(node)
        names = {"m2": "side_slot", "m3": "relic"}
        self.tell("populated", seat=seat, hex=place, tech=names.get(node, f"{tribe.id}_{node}"))
        tech = self.tech(seat, node)
        row = int(node[1]) - 1
        points = self.numbers["cheap_learned" if self.facts.variant.cheap else "learned"][row]
        text = f"P{points} " * (points > 0) + getattr(tech, "now", "")
        self.plan(
            lambda: self.give(seat, text),
            *[lambda text=text: self.give(seat, text) for text in hooks],
        )
        if hasattr(tech, "machine"):
            tribe.machines.append(Facts(id=f"{tribe.id}_{node}", spent=False))

    # --- Hibernation ----------------------------------------------------------------------------

    def loses_artifact(self, seat: int) -> bool:
        """hibernate.artifact, solo."""
        times = self.tribe(seat).hibernations + 1
        return self.loses_at(times)

    def loses_at(self, times: int) -> bool:
        if self.facts.seats == 1:
            return True
        if self.facts.variant.literal_hib4:
            return times == 4 if self.edition == 1 else times % 4 == 0
        return times >= 4

    def wrong_hibernate(self, seat: int, pick: Any) -> Iterator[Objection]:
        """hibernate.track, hibernate.artifact: row, resources and artifact, or later."""
        if self.facts.left != 2:
            yield "has-acted", {}
        reached = min(4, self.tribe(seat).hibernations + 1)
        if not 0 <= pick.row <= reached:
            yield "row-not-reached", {"n": reached}
        else:
            text = NUMBERS["hibernation"][pick.row - 1] if pick.row else ""
            yield from self.wrong_take(pick, [text])
        if pick.lost and not (self.loses_artifact(seat) and self.facts.artifacts.get(pick.lost)):
            yield "no-artifact-lost", {}

    def do_hibernate(self, seat: int, pick: Any) -> None:
        """Hibernation."""
        tribe = self.tribe(seat)
        tribe.active += tribe.rest
        tribe.rest = []
        self.plan(
            lambda: self.keep_one(seat),
            lambda: self.lie_down(seat),
            lambda: self.row(seat, pick.row, pick.take),
            lambda: self.lose(seat, pick.lost),
        )

    def keep_one(self, seat: int) -> None:
        """tribe.techs, frost scribes: one played card stays active."""
        tribe = self.tribe(seat)
        if not self.always(seat, "keep"):
            return

        def options() -> list[Any]:
            cards = [placed.card for cards in tribe.slots.values() for placed in cards]
            return [*(p.KeepAwake(card) for card in cards), p.Decline()]

        def chosen(pick: Any) -> None:
            if isinstance(pick, p.KeepAwake):
                for cards in tribe.slots.values():
                    cards[:] = [placed for placed in cards if placed.card != pick.card]
                tribe.active.append(pick.card)
                self.tell("kept", seat=seat, card=pick.card)

        self.put(seat, "KeepOne", options, chosen)

    def lie_down(self, seat: int) -> None:
        """hibernate.order: played cards rest; energy and switch come back; lakes pay."""
        tribe = self.tribe(seat)
        for cards in tribe.slots.values():
            tribe.rest += [placed.card for placed in cards]
            cards.clear()
        for machine in tribe.machines:
            machine.spent = False
        tribe.lent, tribe.switched = 0, False
        tribe.hibernations += 1
        self.tell("hibernated", seat=seat, amount=tribe.hibernations)
        self.plan(
            *[
                lambda text=text: self.give(seat, text)
                for text in map(self.lake_pays, tribe.shores)
            ],
            self.happened(seat, "hibernate"),
        )

    def lake_pays(self, shore: str) -> str:
        lake, size = shore.split()
        return getattr(LAKES[lake], size)  # type: ignore[no-any-return]

    def row(self, seat: int, row: int, take: tuple[str, ...]) -> None:
        """hibernate.track: the bonus of any row that is reached."""
        reached = min(4, self.tribe(seat).hibernations)

        def chosen(pick: Any) -> None:
            self.give(seat, NUMBERS["hibernation"][pick.row - 1])

        if row:
            self.give(seat, with_chosen(NUMBERS["hibernation"][row - 1], [*take]))
        else:
            options = [p.Row(n) for n in range(reached, 0, -1)]
            self.put(seat, "ChooseRow", lambda: options, chosen)

    def lose(self, seat: int, lost: str) -> None:
        """hibernate.artifact: one leaves the board; in the long game a token after them."""
        facts = self.facts
        if facts.ending or not self.loses_at(self.tribe(seat).hibernations):
            return
        if not sum(facts.artifacts.values()):
            if facts.late:
                facts.late -= 1
                self.tell("token_buried", seat=seat)
                if not facts.late:
                    self.end(seat)
            return

        def chosen(pick: Any) -> None:
            facts.artifacts[pick.colour] -= 1
            self.tell("artifact_buried", seat=seat, colour=pick.colour)
            self.artifact_gone(seat)

        if lost and facts.artifacts[lost]:
            chosen(p.Bury(lost))
            return

        def options() -> list[Any]:
            return [p.Bury(colour) for colour in COLOURS if facts.artifacts[colour]]

        self.put(seat, "LoseArtifact", options, chosen)

    # --- free actions ---------------------------------------------------------------------------

    def wrong_free(self, seat: int, pick: Any) -> Iterator[Objection]:
        yield from getattr(self, f"wrong_{pick.verb}")(seat, pick)

    def do_free(self, seat: int, pick: Any) -> None:
        getattr(self, f"do_{pick.verb}")(seat, pick)

    def free_energy(self, seat: int) -> int:
        tribe = self.tribe(seat)
        spent = sum(machine.spent for machine in tribe.machines)
        return tribe.energy - spent - tribe.lent  # type: ignore[no-any-return]

    def may_use(self, seat: int) -> bool:
        """turn.free: whether a machine, a crate, a trade or a voyage is possible."""
        tribe = self.tribe(seat)
        tries: list[Any] = [p.UseMachine(machine.id) for machine in tribe.machines]
        tries += [p.OpenCrate(crate) for crate in tribe.crates]
        tries += [p.Trade(node) for node in tribe.techs]
        tries += [p.Sail(voyage) for voyage in tribe.voyages]
        return any(not [*self.wrong_free(seat, pick)] for pick in tries)

    def wrong_machine(self, seat: int, pick: Any) -> Iterator[Objection]:
        """machines.use: one energy, once a turn."""
        machines = [m for m in self.tribe(seat).machines if m.id == pick.machine]
        if not machines:
            yield "no-such-machine", {}
            return
        if pick.machine in self.facts.used or machines[0].spent:
            yield "machine-used", {}
        if not self.free_energy(seat):
            yield "no-energy", {}
        yield from self.wrong_take(pick, [self.effect_of(seat, pick.machine)])

    def do_machine(self, seat: int, pick: Any) -> None:
        self.start_machine(seat, pick.machine)
        self.give(seat, with_chosen(self.effect_of(seat, pick.machine), [*pick.take]))

    def start_machine(self, seat: int, id: str) -> None:
        next(m for m in self.tribe(seat).machines if m.id == id).spent = True
        self.facts.used.append(id)
        self.tell("machine_used", seat=seat, machine=id)

    def wrong_open(self, seat: int, pick: Any) -> Iterator[Objection]:
        if pick.crate not in self.tribe(seat).crates:
            yield "no-such-crate", {}
            return
        yield from self.wrong_take(pick, [CRATES[pick.crate].effect])

    def do_open(self, seat: int, pick: Any) -> None:
        """crates: opened at any time of one's turn."""
        self.open_crate(seat, pick.crate)
        self.give(seat, with_chosen(CRATES[pick.crate].effect, [*pick.take]))

    def open_crate(self, seat: int, crate: str) -> None:
        self.tribe(seat).crates.remove(crate)
        self.facts.crate_discards.append(crate)
        self.tell("crate_opened", seat=seat, crate=crate)

    def wrong_use(self, seat: int, pick: Any) -> Iterator[Objection]:
        """Several machines and crates in one pick, in the order of the board."""
        tribe = self.tribe(seat)
        machines = [machine.id for machine in tribe.machines]
        board = [*machines, *tribe.crates]
        rest = iter(board)
        if len(pick.tools) < 2 or not all(tool in rest for tool in pick.tools):
            yield "several-in-order", {}
        texts = []
        for tool, count in Counter(pick.tools).items():
            if tool in CRATES:
                texts += [CRATES[tool].effect] * count
                if tribe.crates.count(tool) < count:
                    yield "no-such-crate", {}
            else:
                if tool not in machines:
                    yield "no-such-machine", {}
                    return
                texts.append(self.effect_of(seat, tool))
                if tool in self.facts.used or next(m for m in tribe.machines if m.id == tool).spent:
                    yield "machine-used", {}
        if sum(tool in machines for tool in pick.tools) > self.free_energy(seat):
            yield "no-energy", {}
        yield from self.wrong_take(pick, texts)

    def do_use(self, seat: int, pick: Any) -> None:
        chosen = [*pick.take]
        texts = []
        for tool in pick.tools:
            if tool in CRATES:
                self.open_crate(seat, tool)
                texts.append(with_chosen(CRATES[tool].effect, chosen))
            else:
                self.start_machine(seat, tool)
                texts.append(with_chosen(self.effect_of(seat, tool), chosen))
        self.plan(*[lambda text=text: self.give(seat, text) for text in texts])

    def wrong_trade(self, seat: int, pick: Any) -> Iterator[Objection]:
        """tribe.trade: once a turn, if it can be paid."""
        tribe = self.tribe(seat)
        tech = self.tech(seat, pick.tech) if pick.tech in tribe.techs else Facts()
        if not hasattr(tech, "pays"):
            yield "no-such-trade", {}
            return
        if pick.tech in self.facts.used:
            yield "trade-used", {}
        if not self.can_trade(seat, tech.pays):
            yield "cannot-trade", {}

    def trade_name(self, seat: int, node: str) -> str:
        return f"{self.tribe(seat).id}_{node}"

    def can_trade(self, seat: int, pays: str) -> bool:
        if pays == "energy":
            return self.free_energy(seat) > 0
        if pays == "card":
            return bool(self.tribe(seat).active)
        return not [*self.cannot_pay(seat, cost_of(pays))]

    def do_trade(self, seat: int, pick: Any) -> None:
        tribe, tech = self.tribe(seat), self.tech(seat, pick.tech)
        name = self.trade_name(seat, pick.tech)
        self.facts.used.append(pick.tech)
        self.tell("traded", seat=seat, tech=name)
        self.plan(lambda: self.give(seat, tech.gives))
        if tech.pays == "energy":
            tribe.lent += 1
        elif tech.pays == "card":
            self.tuck(seat)
        else:
            self.pay(seat, cost_of(tech.pays))

    def tuck(self, seat: int) -> None:
        """tribe.trade, frost scribes: an active card goes to rest."""
        tribe = self.tribe(seat)

        def chosen(pick: Any) -> None:
            tribe.active.remove(pick.card)
            tribe.rest.append(pick.card)
            self.tell("tucked", seat=seat, card=pick.card)

        self.put(seat, "TuckCard", lambda: [p.Tuck(card) for card in tribe.active], chosen)

    # --- Capacités des tribus -------------------------------------------------------------------

    def give_S(self, seat: int, n: int) -> None:
        """Capacités des tribus: a star, and a disc for each of the first five.

        Without room for its module the star of the scribes is worth two points more.
        """
        tribe, variant = self.tribe(seat), self.facts.variant
        if n > 1:
            self.plan(lambda: self.give_S(seat, n - 1))
        self.tell("starred", seat=seat)
        if not variant.abilities:
            self.give(seat, "A1")
            self.use_disc(seat)
        elif variant.moon:
            self.give(seat, f"{TRIBES[tribe.id].moon}1")
        else:
            sun = self.suns[tribe.id]
            fits = self.slots_with_room(seat) and self.facts.modules
            self.give(seat, sun if fits else sun.replace("M1", "P2"))
            self.use_disc(seat)

    def use_disc(self, seat: int) -> None:
        """tribe.discs: the first five go to the progress track."""
        tribe = self.tribe(seat)
        if tribe.discs < NUMBERS["discs"]:
            tribe.discs += 1
            self.give(seat, self.mark(seat))

    def give_L(self, seat: int, n: int) -> None:
        """tribe.lanterns: on an explored space at most two away; without one, two food."""
        tribe = self.tribe(seat)

        def options() -> list[Any]:
            if len(tribe.lanterns) >= NUMBERS["lanterns"]:
                return [p.Decline()]
            steps = self.steps_from(self.origins(seat))
            spaces = [
                p.Light(SITE_OF[hex], hex)
                for hex in SITE_OF
                if hex in steps
                and self.lantern_way(steps, hex) <= NUMBERS["lantern_reach"]
                and self.terrain(hex) not in BLOCKING
                and hex not in tribe.lanterns
            ]
            return spaces or [p.Decline()]

        def wrong(pick: Any) -> Iterator[Objection]:
            if pick not in options():
                yield "no-lantern-there", {}

        def chosen(pick: Any) -> None:
            if isinstance(pick, p.Decline):
                self.give(seat, "F2")
                return
            tribe.lanterns.append(pick.hex)
            self.tell("lantern_lit", seat=seat, hex=pick.hex)
            self.give(seat, self.numbers["lantern_gift"])

        self.put(seat, "PutLantern", options, chosen, wrong)

    def lantern_way(self, steps: dict[str, int], hex: str) -> int:
        """Return the hexes between; the first edition took the first of a large location for the
        nearest."""
        near = hexes_of(hex) if self.edition == 1 and hex in CORNERS else [hex]
        return max(0, min(steps.get(there, 99) for there in near) - 1)

    # --- Capacités des tribus: the moon sides ---------------------------------------------------

    def give_root(self, seat: int, n: int) -> None:
        """tribe.moon: a yellow step where that track is the lowest, else a step and a food."""
        tracks = self.tribe(seat).tracks
        lowest = tracks["yellow"] == min(tracks.values())
        self.give(seat, "TJ1" if lowest else "TA1 F1")
        self.use_disc(seat)

    def give_kindle(self, seat: int, n: int) -> None:
        """tribe.moon: a food recovers two energy."""
        tribe = self.tribe(seat)

        def options() -> list[Any]:
            used = any(machine.spent for machine in tribe.machines) or tribe.lent
            can = used and not [*self.cannot_pay(seat, {"food": 1})]
            return [*([p.Accept()] if can else []), p.Decline()]

        def chosen(pick: Any) -> None:
            if isinstance(pick, p.Accept):
                self.pay(seat, {"food": 1})
                self.give(seat, "E2")
                self.use_disc(seat)

        self.put(seat, "Kindle", options, chosen)

    def give_carry(self, seat: int, n: int) -> None:
        """tribe.moon: a lantern moves up to three spaces, and brings two points."""
        tribe = self.tribe(seat)

        def spaces() -> list[str]:
            steps = self.steps_from(tribe.lanterns)
            return [
                hex
                for hex in SITE_OF
                if 0 < steps.get(hex, 9) <= 3 and self.terrain(hex) not in BLOCKING
            ]

        def options() -> list[Any]:
            return [*(p.Light(SITE_OF[hex], hex) for hex in spaces()), p.Decline()]

        def wrong(pick: Any) -> Iterator[Objection]:
            if pick not in options():
                yield "not-offered", {}

        def chosen(pick: Any) -> None:
            if isinstance(pick, p.Light):
                tribe.lanterns = [pick.hex]
                self.tell("lantern_lit", seat=seat, hex=pick.hex)
                self.give(seat, "P2")
                self.use_disc(seat)

        self.put(seat, "Carry", options, chosen, wrong)

    def give_scrap(self, seat: int, n: int) -> None:
        """tribe.moon: an unopened crate is worth a step of any track and a point."""
        tribe = self.tribe(seat)

        def options() -> list[Any]:
            return [*(p.Scrap(crate) for crate in sorted({*tribe.crates})), p.Decline()]

        def chosen(pick: Any) -> None:
            if isinstance(pick, p.Scrap):
                tribe.crates.remove(pick.crate)
                self.facts.crate_discards.append(pick.crate)
                self.tell("crate_scrapped", seat=seat, crate=pick.crate)
                self.give(seat, "TA1 P1")
                self.use_disc(seat)

        self.put(seat, "Scrapping", options, chosen)

    def give_ferry(self, seat: int, n: int) -> None:
        """tribe.moon, build.water: a settler moves at most two spaces, for a book; waters again."""
        tribe = self.tribe(seat)

        def options() -> list[Any]:
            picks: list[Any] = []
            for city in tribe.settled:
                if city == "abyss" or city in CORNERS:
                    continue
                steps = self.steps_from([city])
                for hex in SITE_OF:
                    near = hex in steps and steps[hex] - 1 <= 2
                    if near and self.terrain(hex) == "city" and hex not in tribe.settled:
                        picks.append(p.Ferry(city, hex))
            return [*picks, p.Decline()]

        def chosen(pick: Any) -> None:
            if isinstance(pick, p.Ferry):
                settled = {
                    pick.hex if place == pick.city else place: node
                    for place, node in tribe.settled.items()
                }
                tribe.settled = settled
                self.tell("ferried", seat=seat, city=pick.city, hex=pick.hex)
                waters = self.ferried_waters(pick.hex) if self.edition >= 5 else []
                self.facts.used += waters
                self.give(seat, " ".join(["B1", *map(self.spring_at, waters)]))
                self.use_disc(seat)

        self.put(seat, "Ferrying", options, chosen)

    def ferried_waters(self, hex: str) -> list[str]:
        """build.water: the waters beside the city pay again, each once a turn."""
        springs = [near for near in BESIDE[hex] if self.terrain(near) == "spring"]
        return [near for near in springs if near not in self.facts.used]

    def spring_at(self, hex: str) -> str:
        return TILES[self.facts.board[SITE_OF[hex]].id].spring  # type: ignore[no-any-return]

    def give_swap(self, seat: int, n: int) -> None:
        """tribe.moon: two modules of different slots change places, for a book and a point."""
        tribe = self.tribe(seat)

        def options() -> list[Any]:
            picks: list[Any] = []
            for slot, end in itertools.permutations(NUMBERS["slots"], 2):
                for module, other in itertools.product(tribe.modules[slot], tribe.modules[end]):
                    picks.append(p.Exchange(slot, module, end, other))
            return [*dict.fromkeys(picks), p.Decline()]

        def chosen(pick: Any) -> None:
            if isinstance(pick, p.Exchange):
                one, two = tribe.modules[pick.slot], tribe.modules[pick.end]
                one[one.index(pick.module)] = pick.other
                two[two.index(pick.other)] = pick.module
                self.tell(
                    "exchanged",
                    seat=seat,
                    slot=pick.slot,
                    module=pick.module,
                    end=pick.end,
                    other=pick.other,
                )
                self.give(seat, "B1 P1")
                self.use_disc(seat)

        self.put(seat, "Swapping", options, chosen)

    # --- Règles d'extension ---------------------------------------------------------------------

    def give_Y(self, seat: int, n: int) -> None:
        """abyss.scyphoz: two are drawn, one is kept, the other goes under the deck."""
        facts, tribe = self.facts, self.tribe(seat)
        drawn = [facts.scyphoz.pop() for _ in range(min(2, len(facts.scyphoz)))]
        tribe.offer += drawn
        self.tell("scyphoz_drawn", seat=seat, cards=drawn)

        def chosen(pick: Any) -> None:
            for card in drawn:
                tribe.offer.remove(card)
                if card != pick.card:
                    facts.scyphoz.insert(0, card)
            tribe.active.append(pick.card)
            tribe.gained.append(pick.card)
            self.tell("adopted", seat=seat, card=pick.card)

        self.put(seat, "ChooseScyphoz", lambda: [p.Adopt(card) for card in drawn], chosen)

    def give_H(self, seat: int, n: int) -> None:
        """abyss.settle: a connected settler may move in for free; in the first edition it must."""

        def options() -> list[Any]:
            if "abyss" in self.tribe(seat).settled:
                return []
            settled = [p.Descend(node) for node in self.connected(seat)]
            return settled if self.edition == 1 else [*settled, p.Decline()]

        def chosen(pick: Any) -> None:
            if isinstance(pick, p.Descend):
                self.learn(seat, "abyss", pick.tech)

        self.put(seat, "SettleAbyss", options, chosen)

    def wrong_embark(self, seat: int, pick: Any) -> Iterator[Objection]:
        """abyss.voyages: for an active card of its colour; a scyphoz is of any."""
        tribe = self.tribe(seat)
        if tribe.switched:
            yield "switch-used", {}
        offered = pick.voyage in self.facts.voyages and pick.card in tribe.active
        wanted = VOYAGES[pick.voyage].colour if offered else ""
        if not offered or (wanted and CARDS[pick.card].colour not in ("", wanted)):
            yield "no-voyage", {}

    def do_embark(self, seat: int, pick: Any) -> None:
        facts, tribe = self.facts, self.tribe(seat)
        tribe.switched = True
        self.refill(facts.voyages, facts.voyage_deck, pick.voyage)
        tribe.voyages.append(pick.voyage)
        tribe.active.remove(pick.card)
        if pick.card in tribe.gained:
            tribe.gained.remove(pick.card)
        facts.destroyed.append(pick.card)
        self.tell("embarked", seat=seat, voyage=pick.voyage, card=pick.card)

    def level(self, seat: int, voyage: str) -> int:
        """abyss.voyages: the devotion of the highest level that is reached."""
        figure = self.counts(seat, VOYAGES[voyage].counts) + self.flasks(seat)
        levels = [n for level, n in NUMBERS["voyage_levels"].items() if int(level) <= figure]
        return max(levels, default=0)

    def flasks(self, seat: int) -> int:
        """abyss.voyages: one for each scyphoz and each finished voyage."""
        tribe = self.tribe(seat)
        placed = [placed.card for cards in tribe.slots.values() for placed in cards]
        cards = [*tribe.active, *tribe.rest, *placed]
        jellies: int = sum(CARDS[card].kind == "scyphoz" for card in cards)
        return jellies + len(tribe.sailed)

    def wrong_sail(self, seat: int, pick: Any) -> Iterator[Objection]:
        if pick.voyage not in self.tribe(seat).voyages:
            yield "no-voyage", {}

    def do_sail(self, seat: int, pick: Any) -> None:
        tribe, amount = self.tribe(seat), self.level(seat, pick.voyage)
        tribe.voyages.remove(pick.voyage)
        tribe.sailed.append(pick.voyage)
        self.tell("sailed", seat=seat, voyage=pick.voyage, amount=amount)
        self.give(seat, f"V{amount}")

    def most(self, seat: int, into: str) -> int:
        """abyss.exchange: two for one, of what was won since one's turn before."""
        tribe = self.tribe(seat)
        if into == "devotion":
            room = NUMBERS["devotion"] - tribe.devotion if self.edition > 5 else 99
            return min(tribe.won // 2, tribe.score // 2, room)  # type: ignore[no-any-return]
        return min(tribe.praise, tribe.devotion) // 2  # type: ignore[no-any-return]

    def tide(self, seat: int) -> None:
        """abyss.exchange: the first edition asked at the end of an action, about what it won."""
        tribe = self.tribe(seat)
        if self.edition > 1 or not self.facts.variant.abyss:
            return
        won, praise, tribe.won, tribe.praise = tribe.won, tribe.praise, 0, 0

        def options() -> list[Any]:
            amounts = (("devotion", won), ("points", praise))
            some = [(into, n) for into, most in amounts for n in range(1, min(most // 2, 10) + 1)]
            return [p.Finish(), *itertools.starmap(p.Convert, some)] if some else []

        def chosen(pick: Any) -> None:
            if isinstance(pick, p.Convert):
                if pick.into == "devotion":
                    tribe.won += 2 * pick.amount
                else:
                    tribe.won, tribe.praise = 0, tribe.praise + 2 * pick.amount
                self.do_convert(seat, pick)

        def wrong(pick: Any) -> Iterator[Objection]:
            if pick not in options():
                yield "nothing-won" if isinstance(pick, p.Convert) else "not-offered", {}

        self.put(seat, "Exchanging", options, chosen, wrong, (p.Finish, p.Convert))

    def exchange_tempts(self, seat: int) -> bool:
        """abyss.exchange: the turn waits for an exchange that reaches a bonus."""
        tribe = self.tribe(seat)
        if self.edition == 1 or not self.facts.variant.abyss:
            return False
        for into, at, track, before in (
            ("devotion", tribe.devotion, "devotion_bonus", tribe.deepest),
            ("points", tribe.score, "score", tribe.highest),
        ):
            after = at + self.most(seat, into)
            if any(before < int(space) <= after for space in NUMBERS[track]):
                return True
        return False

    def wrong_convert(self, seat: int, pick: Any) -> Iterator[Objection]:
        if pick.into not in ("devotion", "points") or not 1 <= pick.amount <= self.most(
            seat, pick.into
        ):
            yield "nothing-won", {}

    def do_convert(self, seat: int, pick: Any) -> None:
        tribe = self.tribe(seat)
        self.tell("converted", seat=seat, into=pick.into, amount=pick.amount)
        if pick.into == "devotion":
            tribe.score -= 2 * pick.amount
            tribe.won -= 2 * pick.amount
            self.devote(seat, pick.amount, won=False)
        else:
            tribe.devotion -= 2 * pick.amount
            tribe.praise -= 2 * pick.amount
            self.score(seat, pick.amount, won=False)

    # --- Fin de la partie -----------------------------------------------------------------------

    def count(self) -> Game:
        """end.count, turn.owed: what is owed is chosen, by all side by side, then it is counted."""
        facts = self.facts
        facts.counting = True
        lanes = []
        for seat in range(facts.seats):
            owed, facts.owed[seat] = facts.owed[seat], []
            items = [lambda seat=seat, text=text: self.give(seat, text) for text in owed]
            lanes.append(self.drive([*items[::-1]]))
        yield lanes
        self.finish()

    def finish(self) -> None:
        """end.ties: the most points, then resources not counted, then steps; else together."""
        facts = self.facts
        seats = range(facts.seats)
        for seat in seats if self.edition > 1 or facts.seats > 1 else ():
            self.cut(seat)
        totals = [sum(self.points(seat).values()) for seat in seats]
        for seat in seats:
            self.tell("counted", seat=seat, amount=totals[seat])
        ranks = [(totals[seat], *self.ties(seat)) for seat in seats]
        winners = [seat for seat in seats if ranks[seat] == max(ranks)]
        if facts.seats == 1 and totals[0] < NUMBERS["medals"][0]:
            winners = []
        facts.result = winners
        self.tell("ended", winners=winners)

    def counts(self, seat: int, what: str) -> int:
        """Artefacts et cartes Artefact, Grands lieux, Cartes Voyage: what is counted."""
        tribe = self.tribe(seat)
        sizes = [*tribe.buildings.values()]
        figures: dict[str, int] = {
            "techs": len(tribe.techs),
            "artifacts": sum(tribe.artifacts.values()) + 1,
            "energy": tribe.energy,
            "explored": tribe.explored,
            "buildings": len(sizes),
            "large": sizes.count("large"),
            "cards": len(tribe.gained),
            "machines": len(tribe.machines),
            "modules": sum(map(len, tribe.modules.values())),
            "meeples": len(tribe.settled),
            "crates": tribe.crates_taken,
            "discs": tribe.discs,
            "waters": len(tribe.waters),
            "high_techs": sum(node.endswith("3") for node in tribe.techs),
        }
        return figures[what]

    def points(self, seat: int) -> dict[str, int]:
        """end.count: the points of a seat by rule."""
        facts, tribe = self.facts, self.tribe(seat)
        card = ARTIFACT_CARDS[tribe.card or facts.card]
        counted = {colour: Facts(**getattr(card, colour)) for colour in COLOURS}
        whole = [c for c in COLOURS if tribe.tracks[c] >= NUMBERS["track"]]
        fitting = [card for card in tribe.gained if whole and CARDS[card].colour in ("", *whole)]
        locations = [
            LOCATIONS[facts.locations[place]] for place in tribe.settled if place in facts.locations
        ]
        return {
            "score.points": tribe.score,
            "score.devotion": tribe.devotion if facts.variant.abyss else 0,
            "score.progress": NUMBERS["progress_points"][tribe.markers],
            "score.colours": NUMBERS["colour_points"] * len(fitting),
            "score.locations": sum(
                min(NUMBERS["location_most"], self.counts(seat, row.counts) * row.points)
                for row in locations
            ),
            "score.tokens": tribe.tokens,
            "score.leftovers": sum(tribe.stock.values()) // NUMBERS["leftovers"],
            "score.artifacts": sum(
                (tribe.artifacts[colour] + 1) * self.counts(seat, row.counts) * row.points
                for colour, row in counted.items()
            ),
        }

    def ties(self, seat: int) -> tuple[int, int]:
        """end.ties: resources that were not counted, then steps."""
        tribe = self.tribe(seat)
        return (
            sum(tribe.stock.values()) % NUMBERS["leftovers"],
            sum(tribe.tracks.values()),
        )

    def statistics(self, seat: int) -> dict[str, Any]:
        """What results keep of a seat."""
        tribe = self.tribe(seat)
        counted = {"techs": len(tribe.techs), "machines": len(tribe.machines)}
        return {"tribe": [tribe.id], "explored": tribe.explored, **counted}


def cost_of(text: str) -> dict[str, int]:
    return {LETTERS[code]: n for code, n in parse(text)}


def added(*costs: dict[str, int]) -> dict[str, int]:
    total: dict[str, int] = {}
    for cost in costs:
        for what, n in cost.items():
            total[what] = total.get(what, 0) + n
    return total
