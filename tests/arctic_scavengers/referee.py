"""A second engine of Arctic Scavengers, written from the rulebook and the house rulings alone.

It shares no code with `engine/games/arctic_scavengers`: of the engine it knows the names of picks
and of the fields of the state, and the tables in `data/arctic_scavengers`. It is slow and obvious,
in the order of the book; each function names its section, or the house ruling by its id in
`rules.toml`. `tests/arctic_scavengers/test_referee.py` plays games beside it and compares.

A game is a generator (`tests/referees/clockwork.py`). What a shuffle gave is read from the engine's
next state and log.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from types import SimpleNamespace as Facts
from typing import Any

from engine.games.arctic_scavengers import picks as p
from tests.referees.clockwork import (
    Clockwork,
    Game,
    Objection,
    Question,
    Together,
    Window,
    numbers,
    table,
)

GAME = "arctic_scavengers"
NUMBERS = numbers(GAME)
CARDS = table(GAME, "cards", "card")
BUILDINGS = table(GAME, "buildings", "building")
LEADERS = table(GAME, "leaders", "leader")
GANGS = table(GAME, "gangs", "gang")
PRESETS = table(GAME, "presets", "preset")
ORDER = list(CARDS)


def get(row: Any, name: str, usual: Any) -> Any:
    """Return a field that a row of a table may lack."""
    return getattr(row, name, usual)


def words(does: str) -> dict[str, int]:
    """Return the effects of a row with their figures: "recon4 redraw1"."""
    return {
        word.rstrip("0123456789"): int(word.lstrip("abcdefghijklmnopqrstuvwxyz_") or 1)
        for word in does.split()
    }


DOES = {
    id: words(get(row, "does", ""))
    for rows in (CARDS, BUILDINGS, LEADERS)
    for id, row in rows.items()
}


def effect(id: str, word: str) -> int:
    """Return the figure of an effect of a card, a building or a leader; 0 without it."""
    return DOES[id].get(word, 0)


def people(card: str) -> int:
    return get(CARDS[card], "people", 0)  # type: ignore[no-any-return]


def is_refugee(card: str) -> bool:
    return get(CARDS[card], "refugee", False)  # type: ignore[no-any-return]


def is_person(card: str) -> bool:
    return CARDS[card].kind == "person"  # type: ignore[no-any-return]


def is_tool(card: str) -> bool:
    return CARDS[card].kind == "tool"  # type: ignore[no-any-return]


def medicine(card: str) -> int:
    return get(CARDS[card], "medicine", 0)  # type: ignore[no-any-return]


def is_prize(card: str) -> bool:
    return CARDS[card].place == "contested"  # type: ignore[no-any-return]


def ordered(cards: Iterable[str]) -> list[str]:
    """Return cards in the order in which a hand is held: that of the table."""
    return sorted(cards, key=ORDER.index)


def kind_of(building: str) -> Facts:
    """Return the row of a building; a second one of a kind has a number behind its name."""
    return BUILDINGS[building if building in BUILDINGS else building.rpartition("_")[0]]


def works(site: Facts) -> bool:
    """HQ 2: a building works once no card lies on it, unless it is disabled (HQ 4)."""
    return not site.timer and not site.disabled


STRIKERS = [
    card
    for card in CARDS
    if is_refugee(card) or DOES[card].keys() & {"disarm", "snipe", "assassinate"}
]
STOPPERS = [
    card
    for card in CARDS
    if DOES[card].keys() & {"save", "save_fighting", "cancel", "cancel_recon"}
]


REACTIVE = {
    *STOPPERS,
    *(card for card in STRIKERS if DOES[card].keys() & {"disarm", "snipe", "assassinate"}),
}


def rank(found: Facts) -> tuple[int, bool, int]:
    """The most is best, then without a leader's power, then with people free for tools."""
    return found.total, not found.urged, found.bearers


class Referee(Clockwork):
    """One game of Arctic Scavengers."""

    def __init__(self, dealt: Facts, record: Any, edition: int) -> None:
        """`record` is what the game begins from, or None."""
        super().__init__(dealt)
        self.facts = deepcopy(dealt)
        self.record = record
        self.edition = edition
        self.hq: int = dealt.variant.hq
        self.recon: list[int] = dealt.variant.recon
        # What is secret: who has seen which face-down card, as long as that is certain.
        self.junkyard = [Facts(card=card, seen=set()) for card in dealt.junkyard]
        self.contested = [Facts(card=card, seen=set()) for card in dealt.contested]
        self.schematics = [Facts(card=card, seen=set()) for card in dealt.schematics]
        self.finds: list[list[Facts]] = [[] for _ in dealt.tribes]
        self.gains: list[list[Facts]] = [[] for _ in dealt.tribes]
        self.sights: dict[tuple[Any, int], Facts] = {}
        self.mixed: set[Any] = set()
        self.begin()
        self.sync()

    def play(self, seat: int, pick: Any, seen: Facts, log: list[Any]) -> None:
        super().play(seat, pick, seen, log)
        self.sync()

    def sync(self) -> None:
        """Write down what lies where; the order after a shuffle is the engine's."""
        facts, seen = self.facts, self.seen
        if "junkyard" in self.mixed:
            assert Counter(piece.card for piece in self.junkyard) == Counter(seen.junkyard)
            self.junkyard = [Facts(card=card, seen=set()) for card in seen.junkyard]
        for seat, tribe in enumerate(facts.tribes):
            if seat in self.mixed:
                assert Counter(tribe.deck) == Counter(seen.tribes[seat].deck)
                tribe.deck = list(seen.tribes[seat].deck)
            tribe.finds = [piece.card for piece in self.finds[seat]]
            tribe.gains = [piece.card for piece in self.gains[seat]]
        facts.junkyard = [piece.card for piece in self.junkyard]
        facts.contested = [piece.card for piece in self.contested]
        facts.schematics = [piece.card for piece in self.schematics]
        self.mixed = set()

    # --- words: seats, leaders, hands -----------------------------------------------------------

    def tribe(self, seat: int) -> Facts:
        return self.facts.tribes[seat]  # type: ignore[no-any-return]

    def clockwise(self, seat: int) -> list[int]:
        return [(seat + n) % self.facts.seats for n in range(self.facts.seats)]

    def order(self) -> list[int]:
        return self.clockwise(self.facts.initiator)

    def leads(self, seat: int, word: str) -> int:
        """HQ 3: the figure of a leader's power; a wounded leader does nothing (HQ 4)."""
        tribe = self.tribe(seat)
        if not tribe.leader or tribe.wounded:
            return 0
        return effect(tribe.leader, word)

    def has_led(self, seat: int, word: str) -> bool:
        """Return whether a leader has this power at all."""
        tribe = self.tribe(seat)
        return bool(tribe.leader and not tribe.wounded and word in DOES[tribe.leader])

    def secretly(self, seat: int, name: str, facts: dict[str, Any], **secret: Any) -> None:
        """Tell everybody a part, and one seat all."""
        self.told.append((name, {**facts, **secret}, seat))

    # --- what is secret, and what everybody knows -----------------------------------------------

    def sight(self, viewer: Any, seat: int) -> Facts:
        """Recon.secret: where a viewer certainly knows some of a tribe's hidden cards to be.

        Of a hand, of cards just drawn and of discards some cards; of a deck and of building sites
        how many of the next ones.
        """
        none = Facts(hand=Counter(), drawn=Counter(), down=Counter(), deck=0, sites={})
        return self.sights.setdefault((viewer, seat), none)

    def watchers(self, seat: int) -> list[Facts]:
        """Return what each seat knows about a tribe's hidden cards."""
        return [self.sight(viewer, seat) for viewer in range(self.facts.seats)]

    def notice(self, seat: int) -> None:
        """README: a seat that knows of more copies than are public has seen a find."""
        tribe, finds = self.tribe(seat), self.finds[seat]
        public = Counter(self.unseen(seat)) - Counter(piece.card for piece in finds)
        for viewer in range(self.facts.seats):
            sight = self.sight(viewer, seat)
            known = sight.hand + sight.drawn + sight.down
            known += Counter(tribe.deck[::-1][: sight.deck])
            for site in tribe.sites:
                known += Counter(site.timer[::-1][: sight.sites.get(site.building, 0)])
            for card, count in (known - public).items():
                same = [piece for piece in finds if piece.card == card]
                same.sort(key=lambda piece: viewer not in piece.seen)
                for piece in same[:count]:
                    piece.seen.add(viewer)

    def unseen(self, seat: int) -> list[str]:
        """Return a tribe's cards that lie face down or are held in a hand, but for its gains."""
        tribe = self.tribe(seat)
        timers = [card for site in tribe.sites for card in site.timer]
        return [*tribe.hand, *tribe.drawn, *tribe.deck, *tribe.down, *timers]

    def shown(self, seat: int) -> None:
        """README, public and secret: of a find that shows more copies than are public, all know."""
        tribe, hidden = self.tribe(seat), self.unseen(seat)
        for card in {piece.card for piece in self.finds[seat]}:
            same = [piece for piece in self.finds[seat] if piece.card == card]
            for _ in range(len(same) - hidden.count(card)):
                self.drop_find(seat, same)
                if not is_prize(card):
                    tribe.from_junkyard -= 1
        tribe.from_junkyard = min(tribe.from_junkyard, len(self.finds[seat]))
        self.notice(seat)

    def drop_find(self, seat: int, same: list[Facts]) -> None:
        """One of these equal finds is public now: whoever has seen some has seen one fewer."""
        gone = same.pop()
        self.finds[seat] = [piece for piece in self.finds[seat] if piece is not gone]
        for viewer in range(self.facts.seats):
            others = [piece for piece in same if viewer in piece.seen]
            if viewer not in gone.seen and others:
                others[0].seen.remove(viewer)

    def could(self, seat: int, fits: set[str]) -> bool:
        """README, windows: may a hand hold one of these cards, by what everybody knows?"""
        tribe = self.tribe(seat)
        if not tribe.hand:
            return False
        public = Counter(self.unseen(seat)) - Counter(piece.card for piece in self.finds[seat])
        if fits & set(public):
            return True
        if not self.finds[seat]:
            return False
        missing = {piece.card for piece in (*self.junkyard, *self.contested)}
        missing |= {*self.facts.cut, *self.facts.dug}
        for pieces in (*self.finds, *self.gains):
            missing |= {piece.card for piece in pieces}
        if not tribe.from_junkyard:
            missing = {card for card in missing if is_prize(card)}
        return bool(fits & missing)

    def take(self, seat: int, cards: Iterable[str]) -> list[str]:
        """Take cards out of a hand."""
        taken = list(cards)
        for card in taken:
            self.tribe(seat).hand.remove(card)
            for sight in self.watchers(seat):
                sight.hand[card] -= 1
                sight.hand = +sight.hand
        return taken

    def put_back(self, seat: int, cards: Iterable[str]) -> None:
        """Put open cards into a hand: everybody knows that they are there."""
        self.tribe(seat).hand += cards
        for viewer in range(self.facts.seats):
            if viewer != seat:
                self.sight(viewer, seat).hand += Counter(cards)

    def discard_open(self, seat: int, cards: Iterable[str]) -> None:
        """Discard cards of a hand, face up."""
        self.tribe(seat).discard += self.take(seat, cards)
        self.shown(seat)

    # --- Installation ---------------------------------------------------------------------------

    def whole_game(self) -> Game:
        """Tour de jeu: two quiet rounds, then one for each contested resource."""
        self.check_deal()
        self.put_hands_back()
        yield from self.choose_leaders()
        while self.contested:
            yield from self.whole_round()
        self.end()

    def check_deal(self) -> None:
        """Installation: what lies where before the first pick; record: what it says is there."""
        facts, two = self.facts, self.facts.seats == 2
        owned = Counter(card for seat in range(facts.seats) for card in self.owned(seat))
        for seat in range(facts.seats):
            self.check_tribe(seat)
        assert Counter(facts.junkyard) == Counter(
            {
                card: left
                for card, row in CARDS.items()
                if row.place == "junkyard" and self.plays(row)
                if (left := row.copies - owned[card] - two * NUMBERS["two_seats_removed"]) > 0
            }
        )
        self.check_prizes(owned)
        self.check_market(owned)
        built = [kind_of(site.building).id for tribe in facts.tribes for site in tribe.sites]
        assert Counter(facts.schematics) == Counter(
            {
                kind: left
                for kind, row in BUILDINGS.items()
                if self.plays(row) and (left := row.copies - built.count(kind)) > 0
            }
        )
        assert facts.rounds == NUMBERS["quiet_rounds"] + len(facts.contested)
        assert facts.actor == (facts.initiator if facts.round else -1)

    def told_of(self, seat: int) -> Any:
        """Return what the record says of a seat, or None."""
        seats = self.record.seats if self.record else ()
        return seats[seat] if seat < len(seats) else None

    def check_tribe(self, seat: int) -> None:
        """Installation: ten cards, or those of the record; two leaders, or its own."""
        tribe, told = self.tribe(seat), self.told_of(seat)
        hardy = {row.replaces: card for card, row in CARDS.items() if hasattr(row, "replaces")}
        hardy = {old: card for old, card in hardy.items() if self.plays(CARDS[card])}
        cards = Counter({hardy.get(card, card): n for card, n in NUMBERS["deck"].items()})
        if told and told.cards is not None:
            cards = Counter(told.cards)
        hand = Counter(told.hand or ()) if told else Counter()
        more = Counter(told.brought or {}) if told else Counter()
        assert Counter(self.owned(seat)) == (cards | hand) + more
        if self.facts.round:  # dealt already
            assert not hand - Counter(tribe.hand)
        leader = told.leader if told else None
        assert tribe.leader == (leader or "")
        choose = self.hq >= 3 and not leader
        assert len(tribe.dealt) == (NUMBERS["leaders_seen"] if choose else 0)
        assert all(self.plays(LEADERS[dealt]) for dealt in tribe.dealt)
        built = Counter(kind_of(site.building).id for site in tribe.sites)
        assert built == Counter((told.buildings if told else None) or ())
        assert all(works(site) and not site.stored for site in tribe.sites)
        assert tribe.won == ((told.won if told else None) or 0)
        chosen = [other.leader for other in self.facts.tribes] + [
            dealt for other in self.facts.tribes for dealt in other.dealt
        ]
        assert all(count == 1 for name, count in Counter(chosen).items() if name)

    def check_prizes(self, owned: Counter[str]) -> None:
        """Setup.contested, setup.quick, prizes.mixed: which resources are fought for."""
        facts, quick = self.facts, self.facts.variant.quick
        rows = {id: row for id, row in CARDS.items() if is_prize(id) and self.plays(row)}
        pool = Counter({id: row.copies for id, row in rows.items()}) - owned
        if quick and 4 not in self.recon:
            pool &= Counter(NUMBERS["quick"])
        told = self.record.prizes if self.record else None
        count = len(NUMBERS["quick"]) if quick else NUMBERS["contested"]
        assert len(facts.contested) == (told or min(count, pool.total()))
        if not told:
            assert Counter([*facts.contested, *facts.cut]) == pool

    def check_market(self, owned: Counter[str]) -> None:
        """Setup.market, of ten, preset, fair; odds.refugees: which piles are for hire."""
        market, variant = self.facts.market, self.facts.variant
        for card, count in market.items():
            extra = NUMBERS["refugees_for_hire"] if card == "refugee" else CARDS[card].copies
            copies = CARDS[card].copies + (extra if card == "refugee" else 0)
            assert count == min(extra, max(0, copies - owned[card])), card
        beside = {c for c, row in CARDS.items() if row.place == "beside" and self.plays(row)}
        beside |= {"refugee"} if 5 in self.recon else set()
        piles = {card for card in market if card not in beside}
        assert set(market) - piles == beside
        fits = {c for c, row in CARDS.items() if row.place == "market" and self.plays(row)}
        assert piles <= fits
        ten = any(CARDS[card].box == "recon" for card in fits)
        if not ten or len(fits) <= NUMBERS["market"]:
            assert piles == fits
            return
        assert len(piles) == NUMBERS["market"]
        added = {card for card in fits if CARDS[card].box != "base"}
        needed = {c for c in fits if 0 < get(CARDS[c], "needed", 0) <= self.hq}
        if variant.market in PRESETS:
            assert {card for card in PRESETS[variant.market].piles if card in fits} <= piles
            return
        assert needed <= piles
        if variant.market == "usual":
            wanted = added | needed
            assert wanted <= piles if len(wanted) <= len(piles) else piles <= wanted
            modules = {(CARDS[card].box, CARDS[card].module) for card in added}
            assert {(CARDS[c].box, get(CARDS[c], "module", 0)) for c in piles} >= modules
        else:
            costs = [get(CARDS[card], "cost", {}) for card in piles]
            assert any({*cost} == {"food"} and cost["food"] <= 2 for cost in costs)
            assert any({"hunt", "dig"} & {*get(CARDS[card], "can", {})} for card in piles)

    def put_hands_back(self) -> None:
        """Without leaders to choose, the engine has begun the first round: as it was before."""
        if self.facts.round:
            self.facts.round, self.facts.actor = 0, -1
            for tribe in self.facts.tribes:
                tribe.deck += ordered(tribe.hand)
                tribe.hand = []

    def choose_leaders(self) -> Game:
        """HQ 3, leaders.choose: two dealt, one kept in secret; all are shown together."""
        seats = range(self.facts.seats)
        dealt = [seat for seat in seats if self.tribe(seat).dealt]
        for seat in dealt:
            leaders = list(self.tribe(seat).dealt)
            self.secretly(seat, "leaders_dealt", {"seat": seat}, leaders=leaders)
        if not dealt:
            return
        questions = [
            Question(
                seat,
                "ChooseLeader",
                (p.Lead,),
                lambda pick, seat=seat: self.wrong_leader(seat, pick),
            )
            for seat in dealt
        ]
        chosen = yield Together(questions)
        for seat in dealt:
            tribe = self.tribe(seat)
            tribe.leader, tribe.dealt = chosen[seat].leader, []
            self.tell("leader_chosen", seat=seat, leader=tribe.leader)

    def wrong_leader(self, seat: int, pick: Any) -> Iterator[Objection]:
        if pick.leader not in self.tribe(seat).dealt:
            yield "not-dealt", {}

    # --- Tour de jeu ----------------------------------------------------------------------------

    def whole_round(self) -> Game:
        """Tour de jeu: drawing, gathering, and from the third round on a skirmish."""
        facts = self.facts
        facts.round += 1
        if facts.round >= NUMBERS["passing_round"]:
            facts.initiator = (facts.initiator + 1) % facts.seats
        self.tell("round_began", round=facts.round, first=facts.initiator)
        self.draw_phase()
        for seat in self.order():
            yield from self.gather(seat)
        facts.actor = -1
        if facts.round > NUMBERS["quiet_rounds"]:
            yield from self.skirmish()

    # --- Phase de pioche ------------------------------------------------------------------------

    def draw_phase(self) -> None:
        """Phase de pioche 1 to 3; HQ 2, build.progress: a card comes off each site before."""
        facts = self.facts
        for seat in self.order():
            tribe = self.tribe(seat)
            if facts.round <= NUMBERS["quiet_rounds"] + 1:
                tribe.down += tribe.hand
                tribe.hand = []
                for sight in self.watchers(seat):
                    sight.down, sight.hand = sight.down + sight.hand, Counter()
            self.clear(seat)
            tribe.led = False
            for site in tribe.sites:
                site.fresh, site.used = [], []
        for seat in self.order():
            self.advance_sites(seat)
        for seat in self.order():
            self.draw_into_hand(seat, NUMBERS["hand"])
        first = self.facts.initiator
        if self.facts.round > NUMBERS["quiet_rounds"] and self.facts.seats > 2:
            self.contested[-1].seen.add(first)
            self.secretly(first, "peeked", {"seat": first}, card=self.contested[-1].card)

    def draw_cards(self, seat: int, count: int, read: Callable[[], list[str]]) -> list[str]:
        """Phase de pioche 2, round.short: from the deck, then from the shuffled discards.

        `read` tells what a draw gave for which the deck was shuffled.
        """
        tribe = self.tribe(seat)
        drawn: list[str] = []
        for sight in self.watchers(seat):
            sight.drawn = Counter(tribe.deck[::-1][: min(count, sight.deck)])
            sight.deck = max(0, sight.deck - count)
        if seat not in self.mixed:
            while len(drawn) < count and tribe.deck:
                drawn.append(tribe.deck.pop())
        if len(drawn) + (seat in self.mixed) * len(tribe.deck) < count and self.discards(seat):
            self.shuffle_discards(seat)
        if seat not in self.mixed:
            return drawn
        told = read()
        rest = Counter(told) - Counter(drawn)
        assert rest.total() == min(count - len(drawn), len(tribe.deck)), (told, drawn, tribe.deck)
        for card in rest.elements():
            tribe.deck.remove(card)
        return told

    def discards(self, seat: int) -> list[str]:
        """Return all discards, face up and face down, and the gains among them."""
        tribe = self.tribe(seat)
        return [*tribe.discard, *tribe.down, *(piece.card for piece in self.gains[seat])]

    def shuffle_discards(self, seat: int) -> None:
        """Phase de pioche 2: the discards become the deck; of its gains nobody knows the place."""
        tribe = self.tribe(seat)
        self.mix_gains(seat)
        tribe.deck += [*tribe.discard, *tribe.down]
        tribe.discard, tribe.down = [], []
        for sight in self.watchers(seat):
            sight.deck, sight.down = 0, Counter()
        self.mixed.add(seat)
        self.tell("shuffled", seat=seat)

    def mix_gains(self, seat: int) -> None:
        """README: among other face-down cards a gain is a find; how many were dug is public."""
        tribe = self.tribe(seat)
        tribe.from_junkyard += sum(not piece.won for piece in self.gains[seat])
        self.finds[seat] += self.gains[seat]
        tribe.down += [piece.card for piece in self.gains[seat]]
        self.gains[seat] = []

    def logged(self, name: str, seat: int) -> dict[str, Any]:
        """Return the facts of this pick's next event of that name about a seat."""
        count = sum(told[0] == name and told[1].get("seat") == seat for told in self.told)
        events = [e for e in self.log if e.name == name and e.facts.get("seat") == seat]
        return {**events[count].facts, **events[count].secret.get(seat, {})}

    def draw_into_hand(self, seat: int, count: int) -> None:
        """Phase de pioche 2, Piocher: into the hand, seen by its seat."""
        drawn = self.draw_cards(seat, count, lambda: self.logged("drew", seat)["cards"])
        self.hold(seat, drawn)

    def hold(self, seat: int, drawn: list[str]) -> None:
        self.tribe(seat).hand += drawn
        for sight in self.watchers(seat):
            sight.hand, sight.drawn = sight.hand + sight.drawn, Counter()
        facts = {"seat": seat, "amount": len(drawn)}
        self.secretly(seat, "drew", facts, cards=ordered(drawn))

    def advance_sites(self, seat: int) -> None:
        """HQ 2, build.progress, build.cards: a card comes off each site, to the discards."""
        for site in self.tribe(seat).sites:
            if site.timer:
                self.take_off(seat, site, 1)

    def take_off(self, seat: int, site: Facts, count: int) -> None:
        tribe = self.tribe(seat)
        cards = [site.timer.pop() for _ in range(min(count, len(site.timer)))]
        tribe.down += cards
        for sight in self.watchers(seat):
            known = sight.sites.get(site.building, 0)
            sight.down += Counter(cards[:known])
            sight.sites[site.building] = max(0, known - len(cards))
        facts = {"seat": seat, "building": site.building, "left": len(site.timer)}
        self.secretly(seat, "progressed", facts, cards=ordered(cards))
        if not site.timer:
            self.tell("built", seat=seat, building=site.building)

    # --- Phase de collecte ----------------------------------------------------------------------

    def gather(self, seat: int) -> Game:
        """Phase de collecte: any number of different actions, each once."""
        facts = self.facts
        facts.actor, facts.used, facts.acted = seat, [], []
        facts.medicine, facts.ration = 0, 0
        facts.food = self.gardens(seat)
        while True:
            pick = yield Question(seat, "Gather", GATHER, lambda pick: self.wrong(seat, pick))
            if isinstance(pick, p.Finish):
                break
            yield from getattr(self, f"do_{pick.verb}")(seat, pick)
        self.tell("finished", seat=seat, amount=len(self.tribe(seat).hand))
        if self.facts.food:
            self.tell("food_lost", seat=seat, amount=self.facts.food)
        facts.food, facts.medicine, facts.ration, facts.used, facts.acted = 0, 0, 0, [], []

    def gardens(self, seat: int) -> int:
        """HQ 2, build.garden: each working garden gives a food a round."""
        return sum(
            effect(kind_of(site.building).id, "food")
            for site in self.tribe(seat).sites
            if works(site)
        )

    def wrong(self, seat: int, pick: Any) -> Iterator[Objection]:
        """Return all that speaks against a pick of a gathering turn."""
        if isinstance(pick, p.Finish):
            return
        action = {"observe": "recon", "errand": "draw"}.get(pick.verb, pick.verb)
        if action in self.facts.used:
            yield "done-already", {"action": action}
        yield from getattr(self, f"wrong_{pick.verb}")(seat, pick)

    def not_held(self, seat: int, cards: Iterable[str]) -> Iterator[Objection]:
        """Phase de collecte: cards from their hand. A set of cards has one order."""
        held = Counter(self.tribe(seat).hand)
        for card in Counter(cards) - held:
            yield "not-in-hand", {"card": card}

    def not_ordered(self, cards: Iterable[str]) -> Iterator[Objection]:
        if list(cards) != ordered(cards):
            yield "one-order", {}

    # --- Utiliser des outils: what cards yield together -----------------------------------------

    def base(self, seat: int, card: str, ability: str) -> int | None:
        """A person's own figure, also by its leader; None if it lacks the ability."""
        figure = get(CARDS[card], "can", {}).get(ability)
        word = {"dig": "refugee_dig", "hunt": "refugee_hunt", "fight": "refugee_fight"}
        if is_refugee(card) and ability in word and self.has_led(seat, word[ability]):
            return max(figure or 0, self.leads(seat, word[ability]))
        if (
            card.startswith("tribe_family")
            and ability == "hunt"
            and self.leads(seat, "family_hunt")
        ):
            return max(figure or 0, self.leads(seat, "family_hunt"))
        return figure  # type: ignore[no-any-return]

    def urge(self, seat: int, card: str, ability: str) -> int:
        """HQ 3, Peacemaker: a refugee adds 2 to a hunt or dig; Mentor: 1 to any action."""
        if not is_refugee(card) or self.tribe(seat).led:
            return 0
        if ability in ("hunt", "dig") and self.leads(seat, "urge"):
            return self.leads(seat, "urge")
        return self.leads(seat, "teach")

    def roles(self, seat: int, card: str, ability: str) -> list[tuple[str, int]]:
        """Return what a card may be in an action: doer, help or tool, with its figure."""
        roles = []
        own = self.base(seat, card, ability) if is_person(card) else None
        added = get(CARDS[card], "adds", {}).get(ability, 0)
        if own is not None:
            roles.append(("doer", own))
        if added and is_tool(card):
            roles.append(("tool", added))
        elif added:
            roles.append(("help", added))
        if ability != "fight" and self.urge(seat, card, ability):
            roles.append(("urge", self.urge(seat, card, ability)))
        return roles

    def yields(
        self, seat: int, cards: Iterable[str], ability: str, idle: bool = False
    ) -> Facts | None:
        """Tools.bearer, tools.ability, tools.leaders: the most that cards yield together.

        Returns the total, how many people may bear tools for it, and whether a leader's power is
        needed. None if they cannot act together. Cards may be `idle`.
        """
        best: Facts | None = None
        roles = [self.roles(seat, card, ability) + idle * [("idle", 0)] for card in cards]
        for cast in itertools.product(*roles):
            parts = list(zip(cards, cast, strict=True))
            doers = [card for card, (role, _) in parts if role == "doer"]
            tools = [figure for _, (role, figure) in parts if role == "tool"]
            urges = [figure for _, (role, figure) in parts if role == "urge"]
            if not doers or len(tools) > len(doers):
                continue
            helps = sum(figure for _, (role, figure) in parts if role in ("doer", "help"))
            total = helps + max(urges, default=0) + self.tools_add(seat, doers, tools, ability)
            found = Facts(total=total, urged=bool(urges), bearers=len(doers))
            if best is None or rank(found) > rank(best):
                best = found
        return best

    def tools_add(self, seat: int, doers: list[str], tools: list[int], ability: str) -> int:
        """Using tools: one for each person; HQ 3, Excavator: 1 in a refugee's hands for a dig."""
        fixed = self.leads(seat, "tool_dig") if ability == "dig" else 0
        free = sum(not (fixed and is_refugee(card)) for card in doers)
        tools = sorted(tools, reverse=True)
        return sum(tools[:free]) + fixed * len(tools[free:])

    def wrong_action(self, seat: int, cards: tuple[str, ...], ability: str) -> Iterator[Objection]:
        """Combine, tools.bearer: everybody helps, somebody can do it, each tool has a bearer."""
        yield from self.not_held(seat, cards)
        known = [card for card in cards if card in CARDS]
        for card in known:
            if not self.roles(seat, card, ability):
                yield "cannot-help", {"card": card, "action": ability}
        roles = [[role for role, _ in self.roles(seat, card, ability)] for card in known]
        doers = sum("doer" in role for role in roles)
        if not doers:
            yield "needs-somebody", {"action": ability}
        tools = sum("tool" in role for role in roles)
        if tools > doers:
            yield "needs-bearer", {"count": tools - doers}
        best = self.yields(seat, known, ability)
        if best is None or best.total == 0:
            yield "yields-nothing", {"action": ability}
        yield from self.not_ordered(cards)

    # --- Actions spéciales: others answer what is shown -----------------------------------------

    def announce(
        self, seat: int, action: str, cards: Iterable[str], aim: dict[str, Any] | None = None
    ) -> Game:
        """Strike.when: cards are shown, and each rival in turn may answer once."""
        self.facts.used.append(action)
        self.tribe(seat).played += self.take(seat, cards)
        self.shown(seat)
        self.tell("announced", seat=seat, action=action, cards=list(cards))
        if aim:
            self.tell("set_out", seat=seat, **aim)
        yield from self.answers(seat)

    def answers(self, seat: int) -> Game:
        waiting = self.clockwise(seat)[1:]
        while True:
            able = [rival for rival in waiting if self.could(rival, self.strikers(seat, rival))]
            answer = yield Window(
                [
                    Question(
                        rival,
                        "Interrupt",
                        (p.Snipe, p.Disarm, p.Martyr, p.Pass),
                        lambda pick, rival=rival: self.wrong_answer(seat, rival, pick),
                    )
                    for rival in able
                ]
            )
            if answer is None:
                return
            by, pick = answer
            yield from self.strike(by, pick)
            waiting = waiting[waiting.index(by) + 1 :]

    def strikers(self, seat: int, rival: int) -> set[str]:
        """Return the cards with which a rival can hit something that a seat shows."""
        return {
            card
            for card in STRIKERS
            for kind in (p.Snipe, p.Disarm, p.Martyr)
            if any(self.hits(rival, kind, card, seat, target) for target in self.tribe(seat).played)
        }

    def hits(self, by: int, kind: type, card: str, seat: int, target: str) -> bool:
        """Snipe a person, disarm a tool; Recon 2, Assassin: one single person; HQ 3, Fanatic."""
        if card not in CARDS or target not in self.tribe(seat).played:
            return False
        if kind is p.Disarm:
            return bool(
                effect(card, "disarm") and is_tool(target) and not self.leads(seat, "firm_grip")
            )
        if kind is p.Snipe:
            single = effect(card, "assassinate") and people(target) == 1
            return bool(is_person(target) and (effect(card, "snipe") or single))
        if kind is p.Martyr:
            ready = self.leads(by, "martyr") and not self.tribe(by).led
            return bool(ready and is_refugee(card))
        return False

    def wrong_answer(self, seat: int, rival: int, pick: Any) -> Iterator[Objection]:
        if isinstance(pick, p.Pass):
            return
        if pick.card not in self.tribe(rival).hand or not any(
            self.hits(rival, type(pick), pick.card, seat, target)
            for target in self.tribe(seat).played
        ):
            yield "not-at-hand", {"card": pick.card}
        if pick.rival != seat or not self.hits(rival, type(pick), pick.card, seat, pick.target):
            yield "cannot-hit", {"card": pick.card, "target": pick.target}

    def use(self, by: int, card: str) -> None:
        """Strike.when: the card is discarded; skirmish.used: there it stays and fights no more."""
        tribe = self.tribe(by)
        if self.facts.actor >= 0:
            self.discard_open(by, [card])
        else:
            tribe.spent.append(card)
            self.gassed_goes_first(by, card)

    def gassed_goes_first(self, seat: int, card: str) -> None:
        """Prizes.gas: of equal people, the gassed one acts or leaves, as it would not fight."""
        if card in self.tribe(seat).gassed:
            self.tribe(seat).gassed.remove(card)

    def strike(self, by: int, pick: Any) -> Game:
        """Snipe, disarm, or the Fanatic; somebody may stop it."""
        seat, target = pick.rival, pick.target
        if isinstance(pick, p.Martyr):
            self.give_up(by, pick.card)
            self.tell("martyred", seat=seat, by=by, weapon=pick.card, card=target)
        else:
            self.use(by, pick.card)
        kind = {p.Snipe: "shot", p.Martyr: "martyr", p.Disarm: "disarm"}[type(pick)]
        stopped = yield from self.shield(seat, by, kind, pick.card, target)
        if stopped:
            return
        victim = self.tribe(seat)
        victim.played.remove(target)
        for marks in (victim.spent, victim.gassed, victim.saved):
            while marks.count(target) > victim.played.count(target):
                marks.remove(target)
        victim.discard.append(target)
        self.tell("struck", seat=seat, by=by, weapon=pick.card, card=target)

    def give_up(self, seat: int, card: str) -> None:
        """HQ 3: a card leaves the game by a leader's power, once a round."""
        tribe = self.tribe(seat)
        if card in tribe.hand:
            self.take(seat, [card])
        else:
            tribe.played.remove(card)
            self.gassed_goes_first(seat, card)
        self.facts.gone.append(card)
        tribe.led = True
        self.shown(seat)

    # --- HQ 1: somebody saves; Recon 2: a guard cancels -----------------------------------------

    def stoppers(self, seat: int, victim: int, kind: str) -> set[str]:
        """Return the cards with which a seat can stop what is aimed at a victim."""
        gathering = self.facts.actor >= 0
        return {
            card
            for card in STOPPERS
            if (kind == "shot" and (effect(card, "save") or effect(card, "save_fighting")))
            or (gathering and seat == victim and effect(card, "cancel"))
            or (gathering and seat == victim and kind == "recon" and effect(card, "cancel_recon"))
            or (kind == "recon of all" and (effect(card, "cancel") or effect(card, "cancel_recon")))
        }

    def can_stop(self, seat: int, victim: int, kind: str) -> list[str]:
        """Return what is at hand for it: in a skirmish what was sent and has done nothing yet."""
        tribe = self.tribe(seat)
        if self.facts.actor >= 0:
            cards = tribe.hand
        else:
            cards = list(Counter(tribe.played) - Counter(tribe.spent) - Counter(tribe.saved))
        return [card for card in cards if card in self.stoppers(seat, victim, kind)]

    def shield(self, victim: int, by: int, kind: str, weapon: str, target: str = "") -> Game:
        """Save.who: each in order from the victim may stop it. Returns whether somebody did."""
        able = []
        for seat in self.clockwise(victim):
            if self.facts.actor >= 0:
                may = self.could(seat, self.stoppers(seat, victim, kind))
            else:
                may = bool(self.can_stop(seat, victim, kind))
            if may and seat != by:
                able.append(seat)

        def wrong(seat: int, pick: Any) -> Iterator[Objection]:
            if not isinstance(pick, p.Pass) and pick.card not in self.can_stop(seat, victim, kind):
                yield "cannot-save", {"card": pick.card}

        answer = yield Window(
            [
                Question(
                    seat, "Shield", (p.Save, p.Pass), lambda pick, seat=seat: wrong(seat, pick)
                )
                for seat in able
            ]
        )
        if answer is None:
            return False
        seat, pick = answer
        if self.facts.actor < 0 and effect(pick.card, "save_fighting"):
            self.tribe(seat).saved.append(pick.card)
        else:
            self.use(seat, pick.card)
        if kind in ("recon", "recon of all"):
            self.tell("recon_stopped", seat=by, by=seat, weapon=pick.card)
        else:
            self.tell("saved", seat=victim, by=seat, weapon=pick.card, card=target)
        if self.facts.actor >= 0 and effect(pick.card, "redraw"):
            self.draw_for(seat, pick.card)
        return True

    def draw_for(self, seat: int, card: str) -> None:
        """Draw.reshuffle: a card that was just discarded for a draw is not shuffled."""
        discard = self.tribe(seat).discard
        discard.remove(card)
        self.draw_into_hand(seat, effect(card, "redraw"))
        self.tribe(seat).discard.append(card)

    def clear(self, seat: int) -> None:
        """Gather.used: what was shown is discarded once the action is done."""
        tribe = self.tribe(seat)
        if seat == self.facts.actor:
            self.facts.acted = [card for card in tribe.played if is_person(card)]
        tribe.discard += tribe.played
        tribe.played, tribe.spent, tribe.gassed, tribe.saved = [], [], [], []

    def carried_out(self, seat: int, ability: str) -> int:
        """Strike.action: what is left after strikes still counts, at best."""
        best = self.yields(seat, self.tribe(seat).played, ability, idle=True)
        if best and best.urged:  # leaders.once
            self.tribe(seat).led = True
        return best.total if best else 0

    def sleds(self, seat: int) -> int:
        """Prizes.sled: a sled needs a bearer like any tool.

        In the first two editions a Scouting Refugee who helped by a leader took one away.
        """
        played = self.tribe(seat).played
        best = self.yields(seat, played, "dig", idle=True)
        if not best:
            return 0
        refugees = [card for card in played if self.base(seat, card, "dig") is not None]
        lost = self.edition < 3 and best.urged and not any(map(is_refugee, refugees))
        return min(sum(effect(card, "keep_more") for card in played), best.bearers - lost)

    # --- Creuser --------------------------------------------------------------------------------

    def wrong_dig(self, seat: int, pick: Any) -> Iterator[Objection]:
        yield from self.wrong_action(seat, pick.cards, "dig")

    def do_dig(self, seat: int, pick: Any) -> Game:
        """Creuser: look at as many cards, keep at most one; dig.back: the others go under."""
        yield from self.announce(seat, "dig", pick.cards)
        more = self.sleds(seat)
        count = self.carried_out(seat, "dig")
        ends = any(effect(card, "ends") for card in self.tribe(seat).played)
        at_bottom = False
        self.clear(seat)
        if ends and count:
            end = yield Question(seat, "ChooseEnd", (p.DigAt,), wrong_end)
            at_bottom = end.end == "bottom"
            self.tell("dug_at", seat=seat, end=end.end)
        dug = []
        while len(dug) < count and self.junkyard:
            dug.append(self.junkyard.pop(0 if at_bottom else -1))
        for piece in dug:
            piece.seen.add(seat)
        self.secretly(seat, "dug", {"seat": seat, "amount": len(dug)}, cards=[d.card for d in dug])
        self.facts.dug = [piece.card for piece in dug]
        for _ in range(min(more, len(dug) - 1)):
            yield from self.keep(seat, dug, "KeepMore")
        yield from self.keep(seat, dug, "KeepOne")
        top: list[Facts] = []
        if ends and dug:
            back = yield Question(
                seat, "PutBackSome", (p.PutBack,), lambda pick: self.wrong_some(dug, pick.cards)
            )
            if 0 < len(back.cards) < len(dug):
                self.chosen_in_secret(seat, dug)
            for card in back.cards:
                top.append(next(piece for piece in dug if piece.card == card))
                dug.remove(top[-1])
            self.tell("put_back", seat=seat, amount=len(top), under=len(dug))
        self.junkyard = dug[::-1] + self.junkyard + top[::-1]
        self.facts.dug = []

    def wrong_some(self, dug: list[Facts], cards: tuple[str, ...]) -> Iterator[Objection]:
        order = iter(piece.card for piece in dug)
        if not all(card in order for card in cards):  # in the order in which they were seen
            yield "so-many-of-these", {"count": len(dug), "least": 0}

    def chosen_in_secret(self, seat: int, pieces: list[Facts]) -> None:
        """Dig.secret: who else saw some of these on the pile no longer knows which is where.

        But for one who has seen all, if all are equal.
        """
        alike = len({piece.card for piece in pieces}) == 1
        all_seen = set.intersection(*(piece.seen for piece in pieces))
        for piece in pieces:
            piece.seen = {seat} | (all_seen if alike else set())

    def keep(self, seat: int, dug: list[Facts], name: str) -> Game:
        """Creuser, dig.secret; Recon 4, Cargo Sled: one more tool or medicine."""

        def wrong(pick: Any) -> Iterator[Objection]:
            if isinstance(pick, p.Keep):
                fits = [piece.card for piece in dug if name == "KeepOne" or is_loot(piece.card)]
                if pick.card not in fits:
                    yield "not-dug-up", {"card": pick.card}

        if not dug:
            return
        pick = yield Question(seat, name, (p.Keep, p.KeepNone), wrong)
        if isinstance(pick, p.KeepNone):
            self.tell("kept_nothing", seat=seat)
            return
        kept = next(piece for piece in dug if piece.card == pick.card)
        self.chosen_in_secret(seat, dug)
        dug.remove(kept)
        self.facts.dug = [piece.card for piece in dug]
        self.gains[seat].append(Facts(card=kept.card, seen=kept.seen, won=False))
        self.secretly(seat, "kept_find", {"seat": seat}, card=kept.card)

    # --- Piocher --------------------------------------------------------------------------------

    def wrong_draw(self, seat: int, pick: Any) -> Iterator[Objection]:
        yield from self.wrong_action(seat, pick.cards, "draw")

    def do_draw(self, seat: int, pick: Any) -> Game:
        """Piocher; draw.reshuffle: what pays for the draw is not shuffled; Recon 3, Courier."""
        yield from self.announce(seat, "draw", pick.cards)
        count = self.carried_out(seat, "draw")
        drop = sum(effect(card, "drop") for card in self.tribe(seat).played)
        yield from self.draw_and_drop(seat, count, drop)

    def draw_and_drop(self, seat: int, count: int, drop: int) -> Game:
        """Ranks.courier, leader.organizer: so many of the cards drawn are discarded face down."""
        if drop <= 0:
            self.draw_into_hand(seat, count)
            self.clear(seat)
            return
        tribe = self.tribe(seat)
        drawn = self.draw_cards(seat, count, lambda: self.logged("drew", seat)["cards"])
        drop = max(0, drop - (count - len(drawn)))
        tribe.drawn = ordered(drawn)
        facts = {"seat": seat, "amount": len(drawn)}
        self.secretly(seat, "drew", facts, cards=ordered(drawn))
        self.clear(seat)
        if drop:
            dropped = yield Question(
                seat, "DropCards", (p.Drop,), lambda pick: self.wrong_drop(seat, drop, pick)
            )
            for card in dropped.cards:
                tribe.drawn.remove(card)
                tribe.down.append(card)
            facts = {"seat": seat, "amount": drop}
            self.secretly(seat, "dropped", facts, cards=ordered(dropped.cards))
        kept = len(tribe.drawn)
        for sight in self.watchers(seat):
            hand = {card: n - drop for card, n in sight.drawn.items()}
            down = {card: n - kept for card, n in sight.drawn.items()}
            sight.hand, sight.down = sight.hand + Counter(hand), sight.down + Counter(down)
            sight.drawn = Counter()
        tribe.hand += tribe.drawn
        tribe.drawn = []

    def wrong_drop(self, seat: int, count: int, pick: Any) -> Iterator[Objection]:
        drawn = Counter(self.tribe(seat).drawn)
        fits = not Counter(pick.cards) - drawn and len(pick.cards) == count
        if not fits or list(pick.cards) != ordered(pick.cards):
            yield "so-many-of-these", {"count": count, "least": count}

    # --- Chasser --------------------------------------------------------------------------------

    def wrong_hunt(self, seat: int, pick: Any) -> Iterator[Objection]:
        yield from self.wrong_action(seat, pick.cards, "hunt")

    def do_hunt(self, seat: int, pick: Any) -> Game:
        """Chasser: food for this round."""
        yield from self.announce(seat, "hunt", pick.cards)
        count = self.carried_out(seat, "hunt")
        self.facts.food += count
        self.tell("hunted", seat=seat, amount=count)
        self.clear(seat)

    # --- Recruter -------------------------------------------------------------------------------

    def price(self, seat: int, who: str) -> tuple[int, int, int]:
        """Return food, medicine, and what may be paid in either; HQ 3, Sergeant at Arms."""
        cost = get(CARDS[who], "cost", {})
        if effect(who, "disarm") and self.leads(seat, "saboteur_cheap"):
            return 0, self.leads(seat, "saboteur_cheap"), 0
        return cost.get("food", 0), cost.get("medicine", 0), cost.get("mixed", 0)

    def purse(self) -> int:
        """HQ 3, Cannibal: its food is not added to other food."""
        return max(self.facts.food, self.facts.ration)

    def wrong_hire(self, seat: int, pick: Any) -> Iterator[Objection]:
        """Recruter, hire.over, hire.mixed, hire.empty."""
        if not self.facts.market.get(pick.who):
            yield "not-for-hire", {"card": pick.who}
            return
        yield from self.not_held(seat, pick.cards)
        for card in pick.cards:
            if not medicine(card):
                yield "no-medicine", {"card": card}
        yield from self.not_ordered(pick.cards)
        food, cure, mixed = self.price(seat, pick.who)
        have_food = self.purse()
        have = sum(map(medicine, pick.cards)) + self.facts.medicine
        if mixed:
            if have_food + have < mixed:
                yield "too-dear-mixed", {"mixed": mixed, "have": have_food + have}
        elif have_food < food or have < cure:
            figures = {"food": food, "medicine": cure, "have_food": have_food, "have": have}
            yield "too-dear", figures

    def do_hire(self, seat: int, pick: Any) -> Game:
        """Recruter: the card goes to the discards; the surplus is lost."""
        facts = self.facts
        facts.used.append("hire")
        self.discard_open(seat, pick.cards)
        facts.market[pick.who] -= 1
        self.tribe(seat).discard.append(pick.who)
        facts.food, facts.ration, facts.medicine = 0, 0, 0
        self.tell("hired", seat=seat, card=pick.who, cards=list(pick.cards))
        return
        yield

    # --- Jeter ----------------------------------------------------------------------------------

    def wrong_trash(self, seat: int, pick: Any) -> Iterator[Objection]:
        if not pick.cards:
            yield "name-cards", {}
        yield from self.not_held(seat, pick.cards)
        yield from self.not_ordered(pick.cards)

    def do_trash(self, seat: int, pick: Any) -> Game:
        """Jeter: into the junkyard, which is shuffled."""
        self.facts.used.append("trash")
        self.take(seat, pick.cards)
        self.into_junkyard(pick.cards)
        self.shown(seat)
        self.tell("trashed", seat=seat, cards=list(pick.cards))
        return
        yield

    def into_junkyard(self, cards: Iterable[str]) -> None:
        self.junkyard = [Facts(card=piece.card, seen=set()) for piece in self.junkyard]
        self.junkyard += [Facts(card=card, seen=set()) for card in cards]
        self.mixed.add("junkyard")

    # --- QG 2: ingénieurs et bâtiments ----------------------------------------------------------

    def wrong_build(self, seat: int, pick: Any) -> Iterator[Objection]:
        """Build, build.dig; Recon 3, Tinker: anybody who can dig, with a Tinker."""
        yield from self.wrong_action(seat, pick.cards, "dig")
        if not any(effect(card, "build") or effect(card, "site") for card in pick.cards):
            yield "needs-engineer", {}
        if not self.schematics:
            yield "no-schematics", {}

    def do_build(self, seat: int, pick: Any) -> Game:
        """Construction d'un bâtiment: look at schematics, begin one, the others go under."""
        yield from self.announce(seat, "build", pick.cards)
        played = self.tribe(seat).played
        count = 0
        if any(effect(card, "build") or effect(card, "site") for card in played):
            count = self.carried_out(seat, "dig")
        plans = []
        while len(plans) < count and self.schematics:
            plans.append(self.schematics.pop())
            plans[-1].seen.add(seat)
        names = [piece.card for piece in plans]
        self.secretly(seat, "planned", {"seat": seat, "amount": len(plans)}, plans=names)
        self.facts.plans = names
        if plans:
            raised = yield Question(
                seat, "ChoosePlan", (p.Raise, p.KeepNone), lambda pick: self.wrong_raise(seat, pick)
            )
            if isinstance(raised, p.KeepNone):
                self.tell("raised_nothing", seat=seat)
            else:
                plans.remove(next(piece for piece in plans if piece.card == raised.building))
                self.begin_site(seat, raised.building)
            self.schematics = plans[::-1] + self.schematics
            self.facts.plans = []
        self.clear(seat)

    def wrong_raise(self, seat: int, pick: Any) -> Iterator[Objection]:
        if isinstance(pick, p.KeepNone):
            return
        if pick.building not in self.facts.plans:
            yield "not-planned", {"building": pick.building}
            return
        time = BUILDINGS[pick.building].time
        if len(self.tribe(seat).deck) + len(self.discards(seat)) < time:
            yield "too-few-cards", {"count": time}

    def begin_site(self, seat: int, kind: str) -> None:
        """Build.raise: its time in cards of the deck lie on it, face down."""
        tribe, time = self.tribe(seat), BUILDINGS[kind].time
        same = sum(kind_of(site.building) is BUILDINGS[kind] for site in tribe.sites)
        name = f"{kind}_{same + 1}" if same else kind

        def read() -> list[str]:
            site = next(s for s in self.seen.tribes[seat].sites if s.building == name)
            return site.timer[::-1]  # type: ignore[no-any-return]

        timer = self.draw_cards(seat, time, read)[::-1]
        lists: dict[str, Any] = {"timer": timer, "stored": [], "fresh": [], "used": []}
        round = self.facts.round
        for sight in self.watchers(seat):
            sight.sites[name] = sight.drawn.total()
            sight.drawn = Counter()
        tribe.sites.append(Facts(building=name, disabled=False, round=round, **lists))
        self.tell("raised", seat=seat, building=name, amount=time)

    def site(self, seat: int, building: str) -> Facts | None:
        return next((s for s in self.tribe(seat).sites if s.building == building), None)

    def wrong_work(self, seat: int, pick: Any) -> Iterator[Objection]:
        """Build.work: from the next round on; people, and toolkits held by them."""
        site = self.site(seat, pick.building)
        if not site or not site.timer or site.round == self.facts.round:
            yield "not-with-that-building", {"building": pick.building}
        yield from self.not_held(seat, pick.cards)
        persons = sum(map(is_person, pick.cards))
        kits = sum(effect(card, "work") > 0 for card in pick.cards)
        fits = all(is_person(card) or effect(card, "work") for card in pick.cards)
        if kits > persons:
            yield "needs-bearer", {"count": kits - persons}
        if not persons or not fits or kits > persons or list(pick.cards) != ordered(pick.cards):
            yield "not-these-cards", {"count": 25}

    def do_work(self, seat: int, pick: Any) -> Game:
        """Build.work: one card less for each person, two more for each toolkit."""
        site = self.site(seat, pick.building)
        assert site
        self.discard_open(seat, pick.cards)
        self.tell("worked", seat=seat, building=pick.building, cards=list(pick.cards))
        count = sum(is_person(card) + effect(card, "work") for card in pick.cards)
        self.take_off(seat, site, count)
        if works(site):
            self.facts.food += effect(kind_of(site.building).id, "food")
        return
        yield

    def wrong_store(self, seat: int, pick: Any) -> Iterator[Objection]:
        """Build.store: what it holds, as many as it has room for, once a round each."""
        site = self.site(seat, pick.building)
        if not site or not works(site) or "store" in site.used:
            yield "not-with-that-building", {"building": pick.building}
            return
        row = kind_of(site.building)
        room = get(row, "room", 0) - len(site.stored)
        if not room:
            yield "not-with-that-building", {"building": pick.building}
        yield from self.not_held(seat, pick.cards)
        fits = all(CARDS[card].kind == get(row, "holds", "") for card in pick.cards)
        if not any(CARDS[card].kind == get(row, "holds", "") for card in self.tribe(seat).hand):
            yield "not-with-that-building", {"building": pick.building}
        in_order = list(pick.cards) == ordered(pick.cards)
        if not in_order or not pick.cards or not fits or len(pick.cards) > room:
            yield "not-these-cards", {"count": room}

    def do_store(self, seat: int, pick: Any) -> Game:
        site = self.site(seat, pick.building)
        assert site
        self.take(seat, pick.cards)
        site.stored += pick.cards
        site.fresh += pick.cards
        site.used.append("store")
        self.shown(seat)
        self.tell("stored", seat=seat, building=pick.building, cards=list(pick.cards))
        return
        yield

    def wrong_retrieve(self, seat: int, pick: Any) -> Iterator[Objection]:
        """Build.retrieve: not what was stored this round."""
        site = self.site(seat, pick.building)
        if not site or not works(site) or "retrieve" in site.used:
            yield "not-with-that-building", {"building": pick.building}
            return
        old = Counter(site.stored) - Counter(site.fresh)
        if not old:
            yield "not-with-that-building", {"building": pick.building}
        in_order = list(pick.cards) == ordered(pick.cards)
        if not in_order or not pick.cards or Counter(pick.cards) - old:
            yield "not-these-cards", {"count": 25}

    def do_retrieve(self, seat: int, pick: Any) -> Game:
        site = self.site(seat, pick.building)
        assert site
        for card in pick.cards:
            site.stored.remove(card)
        self.put_back(seat, pick.cards)
        site.used.append("retrieve")
        self.tell("retrieved", seat=seat, building=pick.building, cards=list(pick.cards))
        return
        yield

    # --- QG 3: leaders --------------------------------------------------------------------------

    def wrong_leader_now(self, seat: int, word: str) -> Iterator[Objection]:
        """Leaders.once."""
        if not self.leads(seat, word):
            yield "not-your-leader", {}
        if self.tribe(seat).led:
            yield "leader-done", {}

    def wrong_sacrifice(self, seat: int, pick: Any) -> Iterator[Objection]:
        yield from self.not_held(seat, [pick.card])
        yield from self.wrong_leader_now(seat, "give_up")
        if pick.card not in self.tribe(seat).hand or not is_person(pick.card):
            yield "needs-people", {"card": pick.card}

    def do_sacrifice(self, seat: int, pick: Any) -> Game:
        """Leader.butcher, leader.cannibal: a person leaves the game for food and medicine."""
        food, alone = self.leads(seat, "food"), self.leads(seat, "food_alone")
        cure = self.leads(seat, "medicine")
        self.give_up(seat, pick.card)
        self.facts.food += food
        self.facts.ration += alone
        self.facts.medicine += cure
        self.tell("sacrificed", seat=seat, card=pick.card, food=food + alone, medicine=cure)
        return
        yield

    def wrong_errand(self, seat: int, pick: Any) -> Iterator[Objection]:
        yield from self.not_held(seat, [pick.card])
        yield from self.wrong_leader_now(seat, "errand")
        if pick.card not in self.tribe(seat).hand or not is_refugee(pick.card):
            yield "needs-refugee", {"card": pick.card}

    def do_errand(self, seat: int, pick: Any) -> Game:
        """Leader.organizer: a refugee draws two, one is kept; it is the draw of the round."""
        count = self.leads(seat, "errand")
        self.tribe(seat).led = True
        yield from self.announce(seat, "draw", [pick.card])
        if not self.tribe(seat).played:
            count = 0
        yield from self.draw_and_drop(seat, count, count - 1)

    # --- QG 4: sales coups ----------------------------------------------------------------------

    def may_disable(self, card: str, site: Facts) -> bool:
        """Tricks.disable: a finished building."""
        return bool(self.hq >= 4 and effect(card, "disarm") and works(site))

    def wrong_sabotage(self, seat: int, pick: Any) -> Iterator[Objection]:
        if pick.card not in self.tribe(seat).hand:
            yield "not-at-hand", {"card": pick.card}
        site = self.site(pick.rival, pick.building)
        held = pick.card in self.tribe(seat).hand
        if pick.rival == seat or not held or not site or not self.may_disable(pick.card, site):
            yield "cannot-disable", {"card": pick.card, "building": pick.building}

    def do_sabotage(self, seat: int, pick: Any) -> Game:
        self.use(seat, pick.card)
        stopped = yield from self.shield(pick.rival, seat, "building", pick.card)
        site = self.site(pick.rival, pick.building)
        if not stopped and site:
            site.disabled = True
            facts = {"by": seat, "weapon": pick.card, "building": pick.building}
            self.tell("disabled", seat=pick.rival, **facts)

    def may_wound(self, card: str, rival: int) -> bool:
        """Tricks.wound: a Sniper Team, no Assassin."""
        tribe = self.tribe(rival)
        return bool(self.hq >= 4 and effect(card, "snipe") and tribe.leader and not tribe.wounded)

    def wrong_wound(self, seat: int, pick: Any) -> Iterator[Objection]:
        if pick.card not in self.tribe(seat).hand:
            yield "not-at-hand", {"card": pick.card}
        if self.tribe(pick.rival).wounded:
            yield "leader-wounded", {}
        held = pick.card in self.tribe(seat).hand
        if pick.rival == seat or not held or not self.may_wound(pick.card, pick.rival):
            yield "cannot-wound", {"card": pick.card}

    def do_wound(self, seat: int, pick: Any) -> Game:
        self.use(seat, pick.card)
        stopped = yield from self.shield(pick.rival, seat, "shot", pick.card)
        if not stopped:
            tribe = self.tribe(pick.rival)
            tribe.wounded = True
            facts = {"by": seat, "weapon": pick.card, "leader": tribe.leader}
            self.tell("wounded", seat=pick.rival, **facts)

    def wrong_heal(self, seat: int, pick: Any) -> Iterator[Objection]:
        """Tricks.heal: a medicine card or a Medic."""
        if not self.tribe(seat).wounded:
            yield "not-wounded", {}
        yield from self.not_held(seat, [pick.card])
        if pick.card in CARDS and not medicine(pick.card):
            yield "no-medicine", {"card": pick.card}

    def do_heal(self, seat: int, pick: Any) -> Game:
        tribe = self.tribe(seat)
        self.discard_open(seat, [pick.card])
        tribe.wounded = False
        self.tell("healed", seat=seat, card=pick.card, leader=tribe.leader)
        return
        yield

    def wrong_repair(self, seat: int, pick: Any) -> Iterator[Objection]:
        """Tricks.repair: a person of the hand."""
        yield from self.not_held(seat, [pick.card])
        site = self.site(seat, pick.building)
        if not site or not site.disabled:
            yield "not-with-that-building", {"building": pick.building}
        if pick.card not in self.tribe(seat).hand or not is_person(pick.card):
            yield "needs-people", {"card": pick.card}

    def do_repair(self, seat: int, pick: Any) -> Game:
        site = self.site(seat, pick.building)
        assert site
        self.discard_open(seat, [pick.card])
        site.disabled = False
        self.facts.food += effect(kind_of(site.building).id, "food")
        self.tell("repaired", seat=seat, building=pick.building, card=pick.card)
        return
        yield

    # --- Reconnaissance 1: chasseur d'espions ---------------------------------------------------

    def wrong_recon(self, seat: int, pick: Any) -> Iterator[Objection]:
        """Recon, recon.look: a single Spy, Binoculars, and a place of a rival with cards."""
        yield from self.not_held(seat, pick.cards)
        yield from self.not_ordered(pick.cards)
        spies = sum(effect(card, "recon") > 0 for card in pick.cards)
        fits = all(effect(card, "recon") or effect(card, "recon_more") for card in pick.cards)
        if spies != 1 or not fits:
            yield "one-spy", {}
        if pick.rival == seat or not self.cards_at(pick.rival, pick.place):
            site = any(kind in pick.place for kind in BUILDINGS)
            yield "nothing-to-see", {"place": pick.place if site else ""}

    def cards_at(self, seat: int, place: str) -> list[str]:
        tribe = self.tribe(seat)
        if place in ("hand", "deck"):
            return list(getattr(tribe, place))
        site = self.site(seat, place)
        return list(site.timer) if site else []

    def do_recon(self, seat: int, pick: Any) -> Game:
        """Recon.look, recon.stop: some cards of one place; then one is drawn."""
        facts = {"rival": pick.rival, "place": pick.place}
        yield from self.announce(seat, "recon", pick.cards, facts)
        played = self.tribe(seat).played
        spy, stopped = next((card for card in played if effect(card, "recon")), None), False
        if spy:
            count = sum(effect(card, "recon") + effect(card, "recon_more") for card in played)
            stopped = yield from self.shield(pick.rival, seat, "recon", spy)
            if not stopped:
                self.look(seat, pick.rival, pick.place, count)
        if spy and not stopped:  # draw.reshuffle: the Spy is not shuffled
            self.draw_into_hand(seat, effect(spy, "redraw"))
        self.clear(seat)

    def look(self, seat: int, rival: int, place: str, count: int) -> None:
        """Recon.look: in a hand at random, elsewhere the next cards."""
        there = self.cards_at(rival, place)
        if not there:  # the reaction was its last card
            return
        if place == "hand" and len(there) > count:
            cards = list(self.logged("scouted", seat)["cards"])
            assert not Counter(cards) - Counter(there)
        elif place == "hand":
            cards = ordered(there)
        else:
            cards = there[::-1][:count]
        sight = self.sight(seat, rival)
        if place == "hand":
            sight.hand |= Counter(cards)
        elif place == "deck":
            sight.deck = max(sight.deck, len(cards))
        else:
            sight.sites[place] = max(sight.sites.get(place, 0), len(cards))
        self.notice(rival)
        facts = {"seat": seat, "rival": rival, "place": place, "amount": len(cards)}
        self.secretly(seat, "scouted", facts, cards=cards)
        if place == "hand":
            self.secretly(rival, "scouted", facts, cards=cards)

    def wrong_observe(self, seat: int, pick: Any) -> Iterator[Objection]:
        yield from self.not_held(seat, [pick.card])
        if pick.card in CARDS and not effect(pick.card, "tops"):
            yield "no-binoculars", {"card": pick.card}

    def do_observe(self, seat: int, pick: Any) -> Game:
        """Recon.binoculars: the top of every pile; anybody can stop it."""
        yield from self.announce(seat, "recon", [pick.card])
        stopped = True
        if self.tribe(seat).played:
            stopped = yield from self.shield(seat, seat, "recon of all", pick.card)
        if not stopped:
            for rival in self.order():
                if self.tribe(rival).deck:
                    self.look(seat, rival, "deck", 1)
            for pile in ("junkyard", "contested", "schematics"):
                self.peer(seat, pile, 1)
        self.clear(seat)

    def peer(self, seat: int, pile: str, count: int) -> None:
        pieces = getattr(self, pile)[::-1][:count]
        if not pieces or (pile == "contested" and self.facts.seats == 2):
            return
        for piece in pieces:
            piece.seen.add(seat)
        facts = {"seat": seat, "pile": pile, "amount": len(pieces)}
        self.secretly(seat, "peered", facts, cards=[piece.card for piece in pieces])

    # --- Reconnaissance 3: renforcer les rangs --------------------------------------------------

    def towers(self, seat: int) -> list[Facts]:
        return [
            site
            for site in self.tribe(seat).sites
            if works(site)
            and effect(kind_of(site.building).id, "look_two")
            and "watch" not in site.used
        ]

    def wrong_watch(self, seat: int, pick: Any) -> Iterator[Objection]:
        yield from self.not_held(seat, [pick.card])
        if not self.towers(seat):
            yield "no-tower", {}

    def do_watch(self, seat: int, pick: Any) -> Game:
        """Ranks.tower: for a card, the next two of two piles."""
        tower = self.towers(seat)[0]
        count = effect(kind_of(tower.building).id, "look_two")
        tower.used.append("watch")
        self.discard_open(seat, [pick.card])
        self.tell("watched", seat=seat, card=pick.card)
        seen: list[Any] = []
        piles = [p.Peer(pile) for pile in ("junkyard", "schematics", "contested")]
        decks = [p.PeerDeck(owner) for owner in range(self.facts.seats)]
        for _ in range(2):
            left = [pick for pick in (*piles, *decks) if not [*self.wrong_pile(seen, pick)]]
            if len(left) > 1:
                chosen = yield Question(
                    seat,
                    "ChoosePile",
                    (p.Peer, p.PeerDeck),
                    lambda pick: self.wrong_pile(seen, pick),
                )
            elif left:
                chosen = left[0]
            else:
                return
            seen.append(chosen)
            if isinstance(chosen, p.Peer):
                self.peer(seat, chosen.pile, count)
            else:
                self.look(seat, chosen.seat, "deck", count)

    def wrong_pile(self, seen: list[Any], pick: Any) -> Iterator[Objection]:
        if isinstance(pick, p.PeerDeck):
            there = bool(self.tribe(pick.seat).deck)
        else:
            piles = ["junkyard", "schematics", *(["contested"] if self.facts.seats > 2 else [])]
            there = pick.pile in piles and bool(getattr(self, pick.pile))
        if pick in seen or not there:
            yield "another-pile", {}

    def wrong_train(self, seat: int, pick: Any) -> Iterator[Objection]:
        yield from self.not_held(seat, [pick.card])
        if pick.card in CARDS and not effect(pick.card, "regroup"):
            yield "no-sergeant", {"card": pick.card}

    def do_train(self, seat: int, pick: Any) -> Game:
        """Ranks.sergeant: up to two discards into the deck, which is shuffled; then draw two."""
        yield from self.announce(seat, "train", [pick.card])
        tribe = self.tribe(seat)
        if tribe.played:
            most = effect(pick.card, "regroup")
            chosen = yield Question(
                seat,
                "ChooseRegroup",
                (p.Regroup,),
                lambda pick: self.wrong_regroup(seat, most, pick),
            )
            self.regroup(seat, list(chosen.cards))
            self.mixed.add(seat)
            self.draw_into_hand(seat, effect(pick.card, "redraw"))
        self.clear(seat)

    def wrong_regroup(self, seat: int, most: int, pick: Any) -> Iterator[Objection]:
        fits = not Counter(pick.cards) - Counter(self.discards(seat)) and len(pick.cards) <= most
        if not fits or list(pick.cards) != ordered(pick.cards):
            most = min(most, len(self.discards(seat)))
            yield "so-many-of-these", {"count": most, "least": 0}

    def regroup(self, seat: int, cards: list[str]) -> None:
        """README: if a face-down card is among them, all gains are finds from then on."""
        tribe = self.tribe(seat)
        open_cards = [*(Counter(cards) & Counter(tribe.discard)).elements()]
        if len(open_cards) < len(cards):
            self.mix_gains(seat)
        for card in cards:
            (tribe.discard if card in tribe.discard else tribe.down).remove(card)
            tribe.deck.append(card)
        secret = len(cards) - len(open_cards)
        for sight in self.watchers(seat):
            sight.deck = 0
            sight.down = +Counter({card: n - secret for card, n in sight.down.items()})
        facts = {"seat": seat, "amount": len(cards), "cards": ordered(open_cards)}
        self.secretly(seat, "regrouped", facts, all=ordered(cards))

    # --- Reconnaissance 4 et 5 ------------------------------------------------------------------

    def wrong_demolish(self, seat: int, pick: Any) -> Iterator[Objection]:
        if pick.card not in self.tribe(seat).hand:
            yield "not-at-hand", {"card": pick.card}
        site = self.site(pick.rival, pick.building)
        held = pick.card in self.tribe(seat).hand and effect(pick.card, "reset")
        if pick.rival == seat or not held or not site or not site.timer:
            yield "cannot-demolish", {"card": pick.card, "building": pick.building}

    def do_demolish(self, seat: int, pick: Any) -> Game:
        """Prizes.demolition: the timer is as at the start; then draw two."""
        self.facts.used.append("demolish")
        self.tribe(seat).played += self.take(seat, [pick.card])
        self.shown(seat)
        stopped = yield from self.shield(pick.rival, seat, "building", pick.card)
        site = self.site(pick.rival, pick.building)
        if not stopped and site:
            missing = kind_of(site.building).time - len(site.timer)

            def read() -> list[str]:
                seen = next(s for s in self.seen.tribes[pick.rival].sites if s.building == name)
                return list(seen.timer[: -len(site.timer)][::-1])

            name = site.building
            site.timer = self.draw_cards(pick.rival, missing, read)[::-1] + site.timer
            for sight in self.watchers(pick.rival):
                known = sight.sites.get(site.building, 0)
                if known == len(site.timer) - missing:
                    sight.sites[site.building] = known + sight.drawn.total()
                sight.drawn = Counter()
            facts = {"by": seat, "weapon": pick.card, "building": pick.building}
            self.tell("reset", seat=pick.rival, left=len(site.timer), **facts)
            self.draw_into_hand(seat, effect(pick.card, "redraw"))
        self.clear(seat)

    def wrong_recall(self, seat: int, pick: Any) -> Iterator[Objection]:
        yield from self.not_held(seat, [pick.card])
        held = pick.card in self.tribe(seat).hand and effect(pick.card, "again")
        back = pick.target in self.facts.acted and pick.target in self.tribe(seat).discard
        if not held or not back:
            yield "cannot-recall", {"card": pick.card, "target": pick.target}

    def do_recall(self, seat: int, pick: Any) -> Game:
        """Odds.map: somebody of the action just done comes back to the hand."""
        self.discard_open(seat, [pick.card])
        tribe = self.tribe(seat)
        tribe.discard.remove(pick.target)
        self.put_back(seat, [pick.target])
        self.facts.acted.remove(pick.target)
        self.tell("recalled", seat=seat, card=pick.card, target=pick.target)
        return
        yield

    def wrong_swindle(self, seat: int, pick: Any) -> Iterator[Objection]:
        yield from self.wrong_leader_now(seat, "swindle")
        yield from self.not_held(seat, pick.cards)
        yield from self.not_ordered(pick.cards)
        if not 1 <= len(pick.cards) <= 2:
            yield "one-or-two-refugees", {}
        for card in pick.cards:
            if not is_refugee(card):
                yield "needs-refugee", {"card": card}

    def do_swindle(self, seat: int, pick: Any) -> Game:
        """Leader.swindler: one refugee is worth a food, two are worth a medicine."""
        food, cure = (1, 0) if len(pick.cards) == 1 else (0, 1)
        self.discard_open(seat, pick.cards)
        self.tribe(seat).led = True
        self.facts.food += food
        self.facts.medicine += cure
        self.tell("swindled", seat=seat, cards=list(pick.cards), food=food, medicine=cure)
        return
        yield

    def wrong_sort(self, seat: int, pick: Any) -> Iterator[Objection]:
        yield from self.wrong_leader_now(seat, "sort")
        if not self.junkyard:
            yield "no-junkyard", {}

    def do_sort(self, seat: int, pick: Any) -> Game:
        """Leader.yardmaster: the top two, both back or both to the bottom, in their order."""
        self.tribe(seat).led = True
        count = min(self.leads(seat, "sort"), len(self.junkyard))
        pieces = [self.junkyard.pop() for _ in range(count)]
        self.facts.dug = [piece.card for piece in pieces]
        for piece in pieces:
            piece.seen.add(seat)
        facts = {"seat": seat, "amount": count}
        self.secretly(seat, "yard_seen", facts, cards=[piece.card for piece in pieces])
        answer = yield Question(seat, "SortYard", (p.OnTop, p.Bury), lambda pick: iter(()))
        if isinstance(answer, p.Bury):
            self.junkyard = pieces[::-1] + self.junkyard
            self.tell("yard_buried", seat=seat)
        else:
            self.junkyard += pieces[::-1]
            self.tell("yard_kept", seat=seat)
        self.facts.dug = []

    # --- Phase d'escarmouche --------------------------------------------------------------------

    def skirmish(self) -> Game:
        """Phase d'escarmouche 7 and 8: all show, strike in turn, and the best fight wins."""
        for seat in self.order():
            tribe = self.tribe(seat)
            tribe.played, tribe.hand = tribe.hand, []
            for sight in self.watchers(seat):
                sight.hand = Counter()
            self.shown(seat)
            self.tell("sent", seat=seat, cards=ordered(tribe.played))
        for seat in self.order():
            yield from self.declare(seat)
        self.resolve()

    def declare(self, seat: int) -> Game:
        """Skirmish.turns: each card may strike once, as long as its seat wants."""
        while self.may_declare(seat):
            pick = yield Question(
                seat, "Declare", DECLARE, lambda pick: self.wrong_declare(seat, pick)
            )
            if isinstance(pick, p.Pass):
                self.tell("held_fire", seat=seat)
                return
            if isinstance(pick, p.Snipe | p.Disarm | p.Martyr):
                yield from self.strike(seat, pick)
            elif isinstance(pick, p.Gas):
                self.use(seat, pick.card)
                self.tribe(pick.rival).gassed.append(pick.target)
                facts = {"by": seat, "weapon": pick.card, "card": pick.target}
                self.tell("gassed", seat=pick.rival, **facts)
            elif isinstance(pick, p.Intimidate):
                self.tribe(seat).saved.append(pick.card)
                self.tell("intimidated", seat=seat, card=pick.card)
            elif isinstance(pick, p.Wound):
                yield from self.do_wound(seat, pick)
            else:
                yield from self.do_sabotage(seat, pick)

    def unused(self, seat: int) -> Counter[str]:
        """Skirmish.used: the cards sent that have not struck."""
        tribe = self.tribe(seat)
        return Counter(tribe.played) - Counter(tribe.spent)

    def strikes(self, seat: int) -> Iterator[Any]:
        """Yield all that a seat may do in its turn of the skirmish."""
        ready = self.unused(seat)
        for card in ready:
            for rival in self.clockwise(seat)[1:]:
                other = self.tribe(rival)
                for target in set(other.played):
                    for kind in (p.Snipe, p.Disarm, p.Martyr):
                        if self.hits(seat, kind, card, rival, target):
                            yield kind(card, rival, target)
                    if effect(card, "gas") and self.can_be_gassed(rival, target):
                        yield p.Gas(card, rival, target)
                if self.may_wound(card, rival):
                    yield p.Wound(card, rival)
                for site in other.sites:
                    if self.may_disable(card, site):
                        yield p.Sabotage(card, rival, site.building)
            if effect(card, "intimidate") and not self.intimidates(seat):
                yield p.Intimidate(card)

    def can_be_gassed(self, seat: int, target: str) -> bool:
        """Recon 4, Tear Gas: a person's fight, or what that person adds."""
        tribe = self.tribe(seat)
        left = Counter(tribe.played) - Counter(tribe.spent) - Counter(tribe.gassed)
        if not left[target] or not is_person(target):
            return False
        return bool(self.base(seat, target, "fight") or get(CARDS[target], "adds", {}).get("fight"))

    def intimidates(self, seat: int) -> bool:
        tribe = self.tribe(seat)
        return any(effect(card, "intimidate") for card in tribe.saved)

    def may_declare(self, seat: int) -> bool:
        return any(True for _ in self.strikes(seat))

    def wrong_declare(self, seat: int, pick: Any) -> Iterator[Objection]:
        if isinstance(pick, p.Pass) or pick in list(self.strikes(seat)):
            return
        yield "not-at-hand", {"card": pick.card}
        if isinstance(pick, p.Snipe | p.Disarm | p.Martyr | p.Gas):
            yield "cannot-hit", {"card": pick.card, "target": pick.target}
        elif isinstance(pick, p.Wound):
            yield "cannot-wound", {"card": pick.card}
        elif isinstance(pick, p.Sabotage):
            yield "cannot-disable", {"card": pick.card, "building": pick.building}

    def fight(self, seat: int) -> int:
        """Skirmish.tools: the best way to spread tools; who has struck does not fight."""
        tribe = self.tribe(seat)
        if self.intimidates(seat):
            return self.crowd(seat, gangster=False)
        gassed, best = Counter(tribe.gassed), 0
        fighters: list[tuple[str, bool]] = []
        for card in (Counter(tribe.played) - Counter(tribe.spent)).elements():
            fighters.append((card, gassed[card] > 0))
            gassed[card] -= 1
        choices = []
        for card, is_gassed in fighters:
            roles = [("none", 0), *self.roles(seat, card, "fight")]
            if is_gassed:
                kept = (
                    self.edition == 1 and is_refugee(card) and self.has_led(seat, "refugee_fight")
                )
                roles = [(role, figure if kept and role == "help" else 0) for role, figure in roles]
            choices.append(roles)
        for cast in itertools.product(*choices):
            doers = sum(role == "doer" for role, _ in cast)
            tools = sum(role == "tool" for role, _ in cast)
            if tools <= doers and (doers or not any(figure for _, figure in cast)):
                best = max(best, sum(figure for _, figure in cast))
        return best

    def crowd(self, seat: int, gangster: bool = True) -> int:
        """Résolution des égalités: people sent; HQ 3, Gangster; Recon 3, Portable Decoys."""
        tribe = self.tribe(seat)
        double = self.leads(seat, "refugee_people") if gangster else 0
        total = sum(
            double if double and is_refugee(card) else people(card) for card in tribe.played
        )
        for site in tribe.sites:
            per = effect(kind_of(site.building).id, "decoys")
            if works(site) and per:
                total += len(tribe.played) // per
        return total

    def resolve(self) -> None:
        """Skirmish.winner, ties, Rogue, two seats: who gets the resource."""
        facts = self.facts
        fights = {seat: self.fight(seat) for seat in self.order()}
        best = max(fights.values())
        for seat in self.order():
            self.tell(
                "fought",
                seat=seat,
                fight=fights[seat],
                people=self.crowd(seat),
                short=best - fights[seat],
            )
        margin = NUMBERS["two_seats_margin"] if facts.seats == 2 else 1
        top = [seat for seat in self.order() if fights[seat] > best - margin]
        winner, by_people = (top[0], 0) if len(top) == 1 else (None, 0)
        if winner is None:
            rogues = [
                seat
                for seat in self.order()
                if any(effect(card, "steal") for card in self.tribe(seat).played)
            ]
            if rogues:
                winner = rogues[0]
                self.tell("stole", seat=winner)
            elif facts.seats > 2:
                most = max(self.crowd(seat) for seat in top)
                crowds = [seat for seat in top if self.crowd(seat) == most]
                if len(crowds) == 1:
                    winner, by_people = crowds[0], 1
        prize = self.contested.pop()
        if winner is None:
            self.tell("deadlock")
            self.into_junkyard([prize.card])
        for seat in self.order():
            self.come_back(seat, winner)
        if winner is not None:
            self.gains[winner].append(Facts(card=prize.card, seen=prize.seen | {winner}, won=True))
            self.tribe(winner).won += 1
            self.secretly(
                winner, "prize_won", {"seat": winner, "by_people": by_people}, card=prize.card
            )

    def come_back(self, seat: int, winner: int | None) -> None:
        """Recon 3, Hardy Scavengers: back to the hand unless the skirmish is won."""
        tribe = self.tribe(seat)
        back = [card for card in tribe.played if effect(card, "comeback")]
        if seat != winner and back:
            for card in back:
                tribe.played.remove(card)
            self.put_back(seat, back)
            self.tell("came_back", seat=seat, cards=back)

    # --- Fin de la partie -----------------------------------------------------------------------

    def end(self) -> None:
        """Fin de la partie: gangs join, people count, and ties are broken."""
        facts = self.facts
        for gang in self.gangs():
            seat = self.joined(gang)
            if seat is None:
                self.tell("gang_alone", gang=gang)
            else:
                self.tell("gang_joined", seat=seat, gang=gang, people=GANGS[gang].people)
        facts.result = []
        ranks = [(sum(self.points(seat).values()), *self.ties(seat)) for seat in range(facts.seats)]
        facts.result = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        self.tell("ended", winners=facts.result)

    def gangs(self) -> list[str]:
        return [gang for gang, row in GANGS.items() if self.plays(row)]

    def plays(self, row: Facts) -> bool:
        """Return whether a row's module is in play."""
        module = get(row, "module", 0)
        if get(row, "also", 0) in self.recon:
            return True
        if row.box == "recon":
            return module in self.recon
        return bool(module <= self.hq)

    def owned(self, seat: int) -> list[str]:
        """End.count: every card, wherever it is."""
        tribe = self.tribe(seat)
        stored = [card for site in tribe.sites for card in site.stored]
        return [
            *self.unseen(seat),
            *tribe.discard,
            *tribe.played,
            *stored,
            *(g.card for g in self.gains[seat]),
        ]

    def joined(self, gang: str) -> int | None:
        """HQ 1, HQ 2, Recon 5: the most of it, then what breaks a tie; else it joins nobody."""
        row = GANGS[gang]
        seats = range(self.facts.seats)
        ranks = [
            [self.counted(seat, what) for what in (row.counts, *get(row, "ties", []))]
            for seat in seats
        ]
        best = max(ranks)
        if best[0] == 0 or ranks.count(best) > 1:
            return None
        return ranks.index(best)

    def counted(self, seat: int, what: str) -> int:
        """End.gang, end.gang_tie."""
        cards = self.owned(seat)
        counts = {
            "tools": sum(map(is_tool, cards)),
            "contested_tools": sum(is_tool(card) and is_prize(card) for card in cards),
            "medicine": sum(map(medicine, cards)),
            "medicine_cards": sum(medicine(card) > 0 for card in cards),
            "medics": cards.count("medic"),
            "buildings": sum(map(works, self.tribe(seat).sites)),
            "engineers": cards.count("engineer"),
            "refugees": sum(map(is_refugee, cards)),
        }
        return counts[what]

    def points(self, seat: int) -> dict[str, int]:
        """End.count, by rule: people on cards that all know, on others, and gangs."""
        hidden = sum(people(piece.card) for piece in (*self.finds[seat], *self.gains[seat]))
        rows = {"end.count": sum(map(people, self.owned(seat))) - hidden, "dig.secret": hidden}
        if self.gangs():
            over = self.facts.result is not None
            joined = [gang for gang in self.gangs() if over and self.joined(gang) == seat]
            rows["end.gang"] = sum(GANGS[gang].people for gang in joined)
        return rows

    def ties(self, seat: int) -> tuple[int, int]:
        """End.tie: contested resources, then tools."""
        cards = self.owned(seat)
        return sum(map(is_prize, cards)), sum(map(is_tool, cards))

    def statistics(self, seat: int) -> dict[str, Any]:
        """What results keep of a seat: prizes, and people on its cards."""
        return {
            "won": self.tribe(seat).won,
            "people": sum(map(people, self.owned(seat))),
        }


def wrong_end(pick: Any) -> Iterator[Objection]:
    if pick.end not in ("top", "bottom"):
        yield "not-offered", {}


def is_loot(card: str) -> bool:
    """Recon 4, Cargo Sled: a tool or a medicine."""
    return is_tool(card) or CARDS[card].kind == "medicine"


GATHER = (
    p.Draw,
    p.Dig,
    p.Hunt,
    p.Hire,
    p.Trash,
    p.Build,
    p.Work,
    p.Store,
    p.Retrieve,
    p.Repair,
    p.Sacrifice,
    p.Errand,
    p.Sabotage,
    p.Wound,
    p.Heal,
    p.Demolish,
    p.Recall,
    p.Swindle,
    p.Sort,
    p.Recon,
    p.Observe,
    p.Watch,
    p.Train,
    p.Finish,
)
DECLARE = (p.Snipe, p.Disarm, p.Martyr, p.Wound, p.Sabotage, p.Gas, p.Intimidate, p.Pass)
