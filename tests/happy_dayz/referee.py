"""A second engine of Happy DayZ, written from the rulebook and the house rulings alone.

It shares no code with `engine/games/happy_dayz`: of the engine it knows the names of picks and of
the fields of the state, and the tables in `data/happy_dayz`. It is slow and obvious, in the order
of the book; each function names its section, or the house ruling by its id in `rules.toml`.
`tests/happy_dayz/test_referee.py` plays games beside it and compares.

A game is a generator (`tests/referees/clockwork.py`). What a shuffle or a lot gave is read from the
engine's next state and log, and checked for being possible.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from types import SimpleNamespace as Facts
from typing import Any

from engine.games.happy_dayz import picks as p
from tests.referees.clockwork import (
    Clockwork,
    Game,
    Objection,
    Question,
    Together,
    numbers,
    table,
)

GAME = "happy_dayz"
NUMBERS = numbers(GAME)
FACTIONS = table(GAME, "factions", "faction")
POWERS = table(GAME, "powers", "power")
ZOMBIES = table(GAME, "zombies", "zombie")
VANS = [f"van_{n + 1}" for n in range(NUMBERS["vans"])]
SIDES = ("plus", "minus")
RANDOM = "survivor"
"""The pick that leaves to chance which faction card is discarded."""

CARDS = [
    *(f"{faction}_{n + 1}" for faction in FACTIONS for n in range(NUMBERS["ranks"])),
    *ZOMBIES,
    *VANS,
]
"""All cards of the box, in the order in which a hand is held."""


def suit(card: str) -> str:
    """Return the faction of a card; zombies and vans are of their own."""
    return card.rpartition("_")[0]


def rank(card: str) -> int:
    """Return the number on a card; that of a van says nothing."""
    return int(card.rpartition("_")[2])


def is_zombie(card: str) -> bool:
    return suit(card) == "zombie"


def is_van(card: str) -> bool:
    return suit(card) == "van"


def is_survivor(card: str) -> bool:
    return suit(card) in FACTIONS


def ordered(cards: Iterable[str]) -> list[str]:
    """Return cards in the order in which a hand is held."""
    return sorted(cards, key=CARDS.index)


def named(card: str) -> str:
    """Return a card as a refusal names it: what is no card is not repeated."""
    return card if card in CARDS else ""


def first_power(faction: str) -> str:
    """Mise en place 5: the power with which a faction comes into play."""
    return FACTIONS[faction].power  # type: ignore[no-any-return]


def faction_of(power: str) -> str:
    """Return the faction of a power card; Bunker and Horde have none."""
    return getattr(POWERS[power], "faction", "")


class Referee(Clockwork):
    """One game of Happy DayZ."""

    def __init__(self, dealt: Facts, options: Any, record: Any, log: list[Any]) -> None:
        """`record` is what the game begins from, or None; `log` tells what its start drew."""
        super().__init__(dealt)
        self.log = log
        self.options = options
        self.record = record
        self.looked: dict[int, list[str]] = {}
        """Cards that a power lets a seat see now."""
        self.facts = self.before_the_game(dealt.seats)
        self.start_survivors = [*self.facts.survivors]
        self.begin()

    # --- words: seats, cards, chance, questions -------------------------------------------------

    def clockwise(self, seat: int) -> list[int]:
        """Return every seat, from this one to the left."""
        return [(seat + n) % self.facts.seats for n in range(self.facts.seats)]

    def others(self, seat: int) -> list[int]:
        return self.clockwise(seat)[1:]

    def damage(self, card: str) -> int:
        """count.damage: what a zombie costs."""
        row = ZOMBIES[card]
        return row.hard if self.facts.variant.hard else row.damage  # type: ignore[no-any-return]

    def quarantine(self, seat: int) -> list[str]:
        return [*self.facts.won[seat], *self.facts.caught[seat]]

    def zombies(self, seat: int) -> list[str]:
        return [card for card in self.facts.caught[seat] if is_zombie(card)]

    def logged(self, name: str) -> Any:
        """Return the engine's event of this name: what chance gave is told there."""
        return next(event for event in self.log if event.name == name)

    def tell_one(self, name: str, facts: dict[str, Any], seat: int, **secret: Any) -> None:
        """Tell everybody a part, and one seat all."""
        self.told.append((name, {**facts, **secret}, seat))

    def ask(
        self,
        seat: int,
        name: str,
        picks: list[Any],
        objections: Callable[[Any], Iterator[Objection]],
    ) -> Game:
        """Ask a seat, unless there is but one answer: that one is taken."""
        if len(picks) == 1:
            return picks[0]
        kinds = tuple(dict.fromkeys(type(pick) for pick in picks))
        return (yield Question(seat, name, kinds, objections))  # type: ignore[return-value]

    # --- Mise en place --------------------------------------------------------------------------

    def before_the_game(self, seats: int) -> Facts:
        """Mise en place 1 and 2: everybody has 66 survivors; a record may say otherwise."""
        record, options = self.record, self.options
        rounds = int(options.rounds)
        survivors = [NUMBERS["survivors"]] * seats
        factions: list[str] = []
        powers: list[str] = []
        extras: list[str] = []
        if record is not None:
            if record.rounds is not None:
                rounds = record.rounds
            for seat, part in enumerate(record.seats[:seats]):
                if part is not None and part.survivors is not None:
                    survivors[seat] = part.survivors
                survivors[seat] += sum((part.brought or {}).values()) if part is not None else 0
            for part in record.factions or ():
                factions.append(part.id)
                powers.append(first_power(part.id) if part.power is None else part.power)
            extras = [*(record.extras or ())]
        return Facts(
            seats=seats,
            variant=Facts(
                factions=options.factions,
                power_cards=options.power_cards,
                hard=options.zombies == "hard",
                rounds=rounds,
            ),
            survivors=survivors,
            change=[0] * seats,
            tally=[{} for _ in range(seats)],
            factions=factions,
            powers=powers,
            extras=extras,
            round=0,
            starter=-1,
            decider=-1,
            hands=[[] for _ in range(seats)],
            open=[[] for _ in range(seats)],
            sent=[[] for _ in range(seats)],
            reserve=[],
            itinerants=[],
            leader=0,
            side="",
            demanded="",
            trick=[],
            won=[[] for _ in range(seats)],
            caught=[[] for _ in range(seats)],
            seen=[],
            known=[],
            result=None,
        )

    def whole_game(self) -> Game:
        """But du jeu: four rounds or fewer."""
        if not self.facts.factions:
            yield from self.choose_factions()
        self.tell("factions_chosen", factions=list(self.facts.factions))
        while self.facts.result is None:
            yield from self.whole_round()

    def choose_factions(self) -> Game:
        """Mise en place 3: three factions, as the option says; 5: their powers, in this order."""
        facts = self.facts
        if facts.variant.factions == "vote":
            yield from self.vote()
        elif facts.variant.factions == "random":
            facts.factions = list(self.logged("factions_chosen").facts["factions"])
        else:
            facts.factions = facts.variant.factions.split("_")
        assert len({*facts.factions} & {*FACTIONS}) == len(facts.factions) == NUMBERS["factions"]
        facts.powers = [first_power(faction) for faction in facts.factions]

    def vote(self) -> Game:
        """setup.factions.vote: in secret; the most named first, lots among equals."""

        def objections(vote: Any) -> Iterator[Objection]:
            named = [vote.faction, vote.second, vote.third]
            if named not in [[*trio] for trio in itertools.combinations(FACTIONS, 3)]:
                yield "three-factions", {}

        seats = range(self.facts.seats)
        votes = yield Together(
            [Question(seat, "VoteFactions", (p.Vote,), objections) for seat in seats]
        )
        voices: Counter[str] = Counter(dict.fromkeys(FACTIONS, 0))
        for seat in seats:
            named = [votes[seat].faction, votes[seat].second, votes[seat].third]
            voices.update(named)
            self.tell("voted", seat=seat, factions=named)
        chosen = list(self.logged("factions_chosen").facts["factions"])
        most = sorted(voices.values(), reverse=True)
        assert [voices[faction] for faction in chosen] == most[: len(chosen)]
        self.facts.factions = chosen

    def whole_round(self) -> Game:
        """Déroulé d'une manche: prepare, deal, transfer, tricks, count."""
        facts = self.facts
        facts.round += 1
        self.tell("round_began", round=facts.round)
        if facts.round > 1:
            self.next_starter()
            yield from self.replace_faction()
        if facts.variant.power_cards != "none":
            yield from self.draw_power()
        self.deal()
        yield [self.transfer(seat) for seat in range(facts.seats)]
        self.reveal_transfers()
        if facts.round == 1:
            self.first_starter()
        facts.leader = facts.starter
        while any(facts.hands):
            yield from self.whole_trick()
        self.count()
        self.end_of_game()

    # --- Mise en place 4: the deal --------------------------------------------------------------

    def deck(self) -> list[str]:
        """Mise en place 3: three factions, the zombies and the vans."""
        return [c for c in CARDS if suit(c) in self.facts.factions or is_zombie(c) or is_van(c)]

    def deal(self) -> None:
        """Mise en place 4; Mini van: whoever won vans holds them, and gets fewer cards."""
        facts, seen = self.facts, self.seen
        size: int = NUMBERS["hands"][str(facts.seats)]
        facts.known = []
        deck = Counter(self.deck())
        for seat in range(facts.seats):
            kept = [card for card in facts.caught[seat] if is_van(card)]
            deck -= Counter(kept)
            facts.known += kept
            if kept:
                self.tell("vans_kept", seat=seat, cards=kept)
                assert {*kept} <= {*seen.hands[seat]}
            facts.hands[seat] = list(seen.hands[seat])
            assert facts.hands[seat] == ordered(seen.hands[seat])
            assert len(facts.hands[seat]) == size
        facts.reserve = list(seen.reserve)
        facts.itinerants = list(seen.itinerants)
        assert len(facts.itinerants) == (size if facts.seats == 2 else 0)
        everywhere = itertools.chain(*facts.hands, facts.reserve, facts.itinerants)
        assert Counter(everywhere) == Counter(self.deck())
        for place in ("open", "sent", "won", "caught"):
            setattr(facts, place, [[] for _ in range(facts.seats)])
        facts.seen = []
        self.tell("dealt", cards=size, reserve=len(facts.reserve))

    # --- Mise en place 6: the transfer ----------------------------------------------------------

    def transfer(self, seat: int) -> Game:
        """transfer.pair: one to the left, one to the right, unseen; at two both to the other."""
        hand = self.facts.hands[seat]

        def objections(pair: Any) -> Iterator[Objection]:
            for card in (pair.left, pair.right):
                if card not in hand:
                    yield "not-in-hand", {"card": named(card)}
            if pair.left == pair.right:
                yield "already-sent", {"card": pair.right}
            elif (
                self.facts.seats == 2
                and {pair.left, pair.right} <= {*hand}
                and hand.index(pair.left) > hand.index(pair.right)
            ):
                yield "one-order", {}

        pair = yield Question(seat, "TransferCard", (p.TransferPair,), objections)
        left, right = self.clockwise(seat)[1], self.clockwise(seat)[-1]
        for card, to in ((pair.left, left), (pair.right, right)):
            self.facts.sent[seat].append(Facts(card=card, to=to))
            self.tell_one("put_before", {}, seat, card=card, to=to)

    def reveal_transfers(self) -> None:
        """transfer.open: all at once; they lie face up, and belong to the hand."""
        facts = self.facts
        for seat, sent in enumerate(facts.sent):
            for card in sent:
                facts.hands[seat].remove(card.card)
        for seat, sent in enumerate(facts.sent):
            for card in sent:
                facts.hands[card.to] = ordered([*facts.hands[card.to], card.card])
                facts.open[card.to] = ordered([*facts.open[card.to], card.card])
                self.no_longer_hidden(card.card)
                self.tell("transferred", seat=seat, to=card.to, card=card.card)
        facts.sent = [[] for _ in range(facts.seats)]

    def no_longer_hidden(self, card: str) -> None:
        """Public and secret: a card that was hidden in a known place has left it."""
        self.facts.known = [other for other in self.facts.known if other != card]

    # --- Mise en place 7: who starts ------------------------------------------------------------

    def first_starter(self) -> None:
        """Mise en place 7, starter.tie, starter.chance: who has received the best card."""
        facts = self.facts
        order = ["van", "zombie", *facts.factions]

        def best(seat: int) -> tuple[int, int]:
            return max(
                (-order.index(suit(card)), 0 if is_van(card) else rank(card))
                for card in facts.open[seat]
            )

        most = max(best(seat) for seat in range(facts.seats))
        self.start_with([seat for seat in range(facts.seats) if best(seat) == most])

    def start_with(self, seats: list[int]) -> None:
        """starter.chance: lots among several."""
        start = self.logged("starts").facts["seat"]
        assert start in seats
        self.facts.starter = start
        self.tell("starts", seat=start)

    def next_starter(self) -> None:
        """Fin de manche: the fewest survivors, then the greatest loss of the last round."""
        facts = self.facts
        fewest = min(facts.survivors)
        seats = [seat for seat in range(facts.seats) if facts.survivors[seat] == fewest]
        worst = min(facts.change[seat] for seat in seats)
        self.start_with([seat for seat in seats if facts.change[seat] == worst])

    # --- Fin de manche: factions, and the optional rule -----------------------------------------

    def replace_faction(self) -> Game:
        """factions.replace: who starts may change one faction for another."""
        facts, seat = self.facts, self.facts.starter
        absent = [faction for faction in FACTIONS if faction not in facts.factions]
        pick = yield from self.ask_exchange(seat, "ReplaceFaction", absent)
        if type(pick) is p.Skip:
            self.tell("factions_kept", seat=seat)
            return
        self.exchange(pick.old, pick.new, first_power(pick.new))
        self.tell("faction_replaced", seat=seat, old=pick.old, new=pick.new)

    def ask_exchange(self, seat: int, name: str, absent: list[str]) -> Game:
        """A faction in play for one of these, or none."""
        facts = self.facts

        def objections(pick: Any) -> Iterator[Objection]:
            if type(pick) is p.Replace and not (pick.old in facts.factions and pick.new in absent):
                yield "faction-exchange", {}

        return (yield Question(seat, name, (p.Skip, p.Replace), objections))  # type: ignore[return-value]

    def exchange(self, old: str, new: str, power: str) -> None:
        """The new one takes the old one's place in the order."""
        place = self.facts.factions.index(old)
        self.facts.factions[place] = new
        self.facts.powers[place] = power

    def draw_power(self) -> Game:
        """Règles optionnelles: a power card that is not in play, never Minivan or Zombie."""
        facts = self.facts
        power = self.logged("power_drawn").facts["power"]
        assert POWERS[power].when != "always"
        assert power not in [*facts.powers, *facts.extras]
        assert facts.variant.power_cards == "horde" or not hasattr(POWERS[power], "other_box")
        self.tell("power_drawn", power=power)
        faction = faction_of(power)
        if not faction:
            facts.extras.append(power)
            self.tell("power_added", power=power)
        elif faction in facts.factions:
            self.exchange(faction, faction, power)
            self.tell("power_changed", faction=faction, power=power)
        else:
            yield from self.adopt(power, faction)

    def adopt(self, power: str, faction: str) -> Game:
        """powers.adopt: who starts decides; in the first round a seat drawn by lot."""
        facts = self.facts
        facts.decider = facts.starter
        if facts.decider < 0:
            facts.decider = self.seen.decider
            assert facts.decider in range(facts.seats)
        seat = facts.decider
        pick = yield from self.ask_exchange(seat, "AdoptFaction", [faction])
        facts.decider = -1
        if type(pick) is p.Skip:
            self.tell("power_refused", seat=seat, power=power)
            return
        self.exchange(pick.old, faction, power)
        self.tell("faction_adopted", seat=seat, old=pick.old, new=faction, power=power)

    # --- Déroulé d'une manche: a trick ----------------------------------------------------------

    def whole_trick(self) -> Game:
        """Everybody plays a card, clockwise; the winner collects and uses the power."""
        facts = self.facts
        facts.side, facts.demanded, facts.trick = "", "", []
        for seat in self.clockwise(facts.leader):
            yield from self.play_card(seat)
        winner = self.winner()
        facts.leader = winner  # trick.next, power.gift.lead
        self.tell("trick_won", seat=winner, cards=self.in_the_trick())
        yield from self.resolve(winner)
        if facts.seats == 2:
            self.join_itinerant(winner)

    def play_card(self, seat: int) -> Game:
        """trick.lead: any card, on a side; trick.follow, trick.void, van.play.

        trick.last: in the last trick everybody plays what is left; the side is still chosen.
        """
        facts = self.facts
        hand = facts.hands[seat]
        leads = not facts.trick
        held = [card for card in hand if suit(card) == facts.demanded]

        def objections(pick: Any) -> Iterator[Objection]:
            if pick.card not in hand:
                yield "not-in-hand", {"card": named(pick.card)}
            if pick.side not in SIDES:
                yield "no-such-side", {}
            if not leads and pick.side != facts.side:
                yield "same-side", {"side": facts.side}
            if held and not leads and pick.card not in held and not is_van(pick.card):
                figures = {"demanded": facts.demanded, "count": len(held), "card": named(pick.card)}
                yield "must-follow", figures

        if leads:
            pick = yield Question(seat, "LeadCard", (p.PlayCard,), objections)
            facts.side = pick.side
        elif len(hand) == 1:
            pick = p.PlayCard(card=hand[0], side=facts.side)
        else:
            pick = yield Question(seat, "FollowCard", (p.PlayCard,), objections)
        card = pick.card
        facts.hands[seat].remove(card)
        facts.open[seat] = [other for other in facts.open[seat] if other != card]
        self.no_longer_hidden(card)
        facts.trick.append(Facts(seat=seat, card=card))
        if not facts.demanded and not is_van(card):  # van.lead: the next card decides.
            facts.demanded = suit(card)
        if leads:
            self.tell("led", seat=seat, card=card, side=facts.side)
        else:
            self.tell("played", seat=seat, card=card)

    def winner(self) -> int:
        """trick.win; van.rank: a van never wins; trick.vans_only: then whoever led."""
        facts = self.facts
        fits = [played for played in facts.trick if suit(played.card) == facts.demanded]
        if not facts.demanded:
            return facts.trick[0].seat  # type: ignore[no-any-return]
        fits.sort(key=lambda played: rank(played.card))
        return fits[-1 if facts.side == "plus" else 0].seat  # type: ignore[no-any-return]

    def resolve(self, winner: int) -> Game:
        """trick.power: that of the faction demanded, if it acts on tricks; trick.moment."""
        facts = self.facts
        power = ""
        if facts.demanded in facts.factions:
            power = facts.powers[facts.factions.index(facts.demanded)]
        if facts.demanded == "zombie":
            self.horde(winner)
        elif power == "gift":
            yield from self.gift(winner)
        else:
            if power == "antidote":
                yield from self.antidote(winner)
            self.collect(winner, self.in_the_trick())
            if power == "scent":
                yield from self.scent(winner)
            elif power == "requisition":
                yield from self.requisition(winner)
            elif power == "sermon":
                yield from self.sermon(winner)
            elif power == "exorcism":
                yield from self.exorcism(winner)
            elif power == "guard_dog":
                yield from self.guard_dog(winner)

    def in_the_trick(self) -> list[str]:
        return [played.card for played in self.facts.trick]

    def collect(self, seat: int, cards: list[str]) -> None:
        """quarantine: the trick goes there; all have seen its cards."""
        self.facts.trick = []
        for card in cards:
            self.put(seat, card, seen=True)

    def put(self, seat: int, card: str, *, seen: bool) -> None:
        """quarantine: faction cards face down, zombies and vans face up."""
        facts = self.facts
        self.no_longer_hidden(card)
        if is_survivor(card):
            facts.won[seat].append(card)
            if seen:
                facts.seen.append(card)
        else:
            facts.caught[seat].append(card)

    def join_itinerant(self, winner: int) -> None:
        """two.itinerant, two.outside: to who won the trick, last of all."""
        card = self.facts.itinerants.pop()
        self.put(winner, card, seen=True)
        self.tell("itinerant_joined", seat=winner, card=card)

    # --- Résolution des plis zombies ------------------------------------------------------------

    def horde(self, winner: int) -> None:
        """zombie.horde, zombie.equal, zombie.others: the worst first, from the winner leftwards."""
        cards = self.in_the_trick()
        zombies = [card for card in cards if is_zombie(card)]
        zombies.sort(key=lambda card: (self.damage(card), rank(card)), reverse=True)
        for seat, card in zip(self.clockwise(winner), zombies, strict=False):
            self.put(seat, card, seen=True)
            self.tell("horde_reached", seat=seat, card=card, damage=self.damage(card))
        self.collect(winner, [card for card in cards if not is_zombie(card)])

    # --- Pouvoirs de factions: after a trick ----------------------------------------------------

    def gift(self, winner: int) -> Game:
        """Hippies: the whole trick to another community."""

        def objections(pick: Any) -> Iterator[Objection]:
            if pick.to not in self.others(winner):
                yield "another-community", {}

        picks = [p.PowerGift(to=seat) for seat in self.others(winner)]
        pick = yield from self.ask(winner, "GiveTrick", picks, objections)
        self.tell("gave_trick", seat=winner, to=pick.to)
        self.collect(pick.to, self.in_the_trick())

    def reserve_is_empty(self, seat: int) -> bool:
        """reserve.empty: a power that needs a card of the reserve does nothing without one."""
        if not self.facts.reserve:
            self.tell("reserve_empty", seat=seat)
        return not self.facts.reserve

    def under(self, card: str, *, named: bool) -> None:
        """reserve.under: face down; of a card that was named all know where it is."""
        self.facts.reserve.insert(0, card)
        if named:
            self.facts.known.append(card)
            if is_survivor(card):
                self.facts.seen.append(card)

    def scent(self, winner: int) -> Game:
        """Dogs: see the next card of the reserve, and send it into any quarantine."""
        if self.reserve_is_empty(winner):
            return
        card = self.facts.reserve[-1]
        self.tell_one("looked", {"seat": winner}, winner, card=card)
        self.looked = {winner: [card]}

        def objections(pick: Any) -> Iterator[Objection]:
            if pick.to not in range(self.facts.seats):
                yield "no-such-community", {}

        picks = [p.PowerSend(to=seat) for seat in range(self.facts.seats)]
        pick = yield from self.ask(winner, "SendCard", picks, objections)
        self.looked = {}
        self.put(pick.to, self.facts.reserve.pop(), seen=False)
        if is_survivor(card):  # power.scent.secret
            self.tell_one("sent_card", {"seat": winner, "to": pick.to}, winner, card=card)
        else:
            self.tell("sent_card_open", seat=winner, card=card, to=pick.to)

    def requisition(self, winner: int) -> Game:
        """Military: a card of the own quarantine to another community."""
        yield from self.give(winner, "GiveCard", self.others(winner))

    def give(self, seat: int, name: str, rivals: list[int]) -> Game:
        """A card of the own quarantine, which is looked through, to one of these."""

        def objections(pick: Any) -> Iterator[Objection]:
            if pick.card not in self.quarantine(seat):
                yield "not-in-quarantine", {"card": named(pick.card)}
            if pick.to not in rivals:
                yield "another-community", {}

        self.looked = {seat: list(self.facts.won[seat])}
        picks = [p.PowerGive(card=card, to=to) for card in self.quarantine(seat) for to in rivals]
        pick = yield from self.ask(seat, name, picks, objections)
        self.looked = {}
        self.move(seat, pick.to, pick.card)
        if is_survivor(pick.card):
            self.tell_one("gave_card", {"seat": seat, "to": pick.to}, seat, card=pick.card)
        else:
            self.tell("gave_card_open", seat=seat, card=pick.card, to=pick.to)

    def move(self, seat: int, to: int, card: str) -> None:
        """Carry a card from a quarantine into another."""
        self.take(seat, card)
        self.put(to, card, seen=False)

    def take(self, seat: int, card: str) -> None:
        (self.facts.won if is_survivor(card) else self.facts.caught)[seat].remove(card)

    def sermon(self, winner: int) -> Game:
        """Preachers: take the next card of the reserve, which only the winner sees; then one card
        may go under the reserve: a zombie or van by name, a faction card at random."""
        facts = self.facts
        if self.reserve_is_empty(winner):
            return
        card = facts.reserve.pop()
        self.put(winner, card, seen=False)
        if is_survivor(card):
            self.tell_one("drew", {"seat": winner}, winner, card=card)
            self.looked = {winner: [card]}
        else:
            self.tell("drew_open", seat=winner, card=card)

        def objections(pick: Any) -> Iterator[Objection]:
            if type(pick) is p.PowerDiscard:
                by_chance = pick.card == RANDOM and facts.won[winner]
                if not by_chance and pick.card not in facts.caught[winner]:
                    yield "open-card-or-chance", {}

        picks = [p.Skip(), *(p.PowerDiscard(card=card) for card in facts.caught[winner])]
        if facts.won[winner]:
            picks.append(p.PowerDiscard(card=RANDOM))
        pick = yield from self.ask(winner, "Discard", picks, objections)
        self.looked = {}
        if type(pick) is p.Skip:
            self.tell("kept_all", seat=winner)
            return
        discarded = pick.card
        if pick.card == RANDOM:
            discarded = self.seen.reserve[0]
            assert discarded in facts.won[winner]
        self.take(winner, discarded)
        self.under(discarded, named=pick.card != RANDOM)
        self.tell("discarded", seat=winner, card=pick.card)

    # --- second powers: ours --------------------------------------------------------------------

    def exorcism(self, winner: int) -> Game:
        """power.exorcism: a zombie under the reserve, then its next card in, unseen."""
        if self.reserve_is_empty(winner):
            return

        def objections(pick: Any) -> Iterator[Objection]:
            if type(pick) is p.PowerDiscard and pick.card not in self.zombies(winner):
                yield "own-zombie", {}

        picks = [p.Skip(), *(p.PowerDiscard(card=card) for card in self.zombies(winner))]
        pick = yield from self.ask(winner, "Exorcise", picks, objections)
        if type(pick) is p.Skip:
            self.tell("kept_all", seat=winner)
            return
        self.take(winner, pick.card)
        self.under(pick.card, named=True)
        self.tell("discarded", seat=winner, card=pick.card)
        card = self.facts.reserve.pop()
        self.put(winner, card, seen=False)
        if is_survivor(card):
            self.tell("drew", seat=winner)
        else:
            self.tell("drew_open", seat=winner, card=card)

    def antidote(self, winner: int) -> Game:
        """power.antidote: a scientist of the trick and an own zombie, or one of the trick."""
        cards = self.in_the_trick()
        scientists = [card for card in cards if suit(card) == "scientist"]
        zombies = [*self.zombies(winner), *(card for card in cards if is_zombie(card))]

        def objections(pick: Any) -> Iterator[Objection]:
            if type(pick) is p.PowerCure and not (
                pick.card in scientists and pick.zombie in zombies
            ):
                yield "cure-pair", {}

        picks = [
            p.Skip(),
            *(p.PowerCure(card=card, zombie=zombie) for card in scientists for zombie in zombies),
        ]
        pick = yield from self.ask(winner, "Antidote", picks, objections)
        if type(pick) is p.Skip:
            self.tell("kept_all", seat=winner)
            return
        for card in (pick.card, pick.zombie):
            if card in self.facts.caught[winner]:
                self.take(winner, card)
            self.facts.trick = [played for played in self.facts.trick if played.card != card]
            self.under(card, named=True)
        self.tell("cured", seat=winner, card=pick.card, zombie=pick.zombie)

    def guard_dog(self, winner: int) -> Game:
        """power.guard_dog: a random card from another quarantine, then one of the own back."""
        rivals = [seat for seat in self.others(winner) if self.quarantine(seat)]
        if not rivals:
            return

        def objections(pick: Any) -> Iterator[Objection]:
            if pick.rival not in rivals:
                yield "nothing-to-fetch", {}

        picks = [p.PowerFetch(rival=seat) for seat in rivals]
        pick = yield from self.ask(winner, "FetchCard", picks, objections)
        fetched = next(event for event in self.log if event.name in ("fetched", "fetched_open"))
        card = {**fetched.facts, **fetched.secret.get(winner, {})}["card"]
        assert card in self.quarantine(pick.rival)
        self.move(pick.rival, winner, card)
        if is_survivor(card):
            self.tell_one("fetched", {"seat": winner, "rival": pick.rival}, winner, card=card)
        else:
            self.tell("fetched_open", seat=winner, card=card, rival=pick.rival)
        yield from self.give(winner, "GiveBack", [pick.rival])

    # --- Fin de manche: the count ---------------------------------------------------------------

    def count(self) -> None:
        """count: everybody opens the quarantine; count.floor: never below 0."""
        facts = self.facts
        rows = [self.gains_and_losses(seat) for seat in range(facts.seats)]
        for seat in range(facts.seats):
            change = sum(rows[seat].values())
            facts.change[seat] = change
            gain = sum(points for points in rows[seat].values() if points > 0)
            loss = -sum(points for points in rows[seat].values() if points < 0)
            below = min(0, facts.survivors[seat] + change)
            rows[seat]["count.floor"] = -below
            facts.survivors[seat] += change - below
            for rule, points in rows[seat].items():
                if points:
                    facts.tally[seat][rule] = facts.tally[seat].get(rule, 0) + points
            held = [suit(card) for card in self.quarantine(seat)]
            cards = {name: held.count(name) for name in (*facts.factions, "zombie") if name in held}
            self.tell(
                "counted", seat=seat, cards=cards, gain=gain, loss=loss, left=facts.survivors[seat]
            )

    def how_many(self, seat: int, name: str) -> int:
        return [suit(card) for card in self.quarantine(seat)].count(name)

    def has_most(self, seat: int, name: str) -> bool:
        """More than anybody else."""
        own = self.how_many(seat, name)
        return all(own > self.how_many(other, name) for other in self.others(seat))

    def gains_and_losses(self, seat: int) -> dict[str, int]:
        """Fin de manche; Pouvoirs, résolution de fin de manche: survivors by rule."""
        facts = self.facts
        won = facts.won[seat]
        zombies = self.zombies(seat)
        powers = [*facts.powers, *facts.extras]
        rows = {
            "count.survivors": len(won),
            "count.damage": -sum(self.damage(card) for card in zombies),
        }
        if "headcount" in powers:  # Enfants: the number printed, instead of 1.
            children = [card for card in won if suit(card) == "children"]
            worth = FACTIONS["children"].worth
            rows["count.survivors"] -= len(children)
            rows["power.headcount"] = sum(worth[rank(card) - 1] for card in children)
        if "research" in powers and self.how_many(seat, "scientist") >= NUMBERS["research_least"]:
            most = self.has_most(seat, "scientist")  # power.research.most
            rows["power.research"] = len(zombies) * (2 if most else 1)
        if "commune" in powers and self.how_many(seat, "hippie") >= NUMBERS["commune_least"]:
            kinds = {suit(card) for card in self.quarantine(seat)} - {"van"}
            rows["power.commune"] = len(kinds)
        if "escort" in powers:
            mild = [card for card in zombies if self.damage(card) == NUMBERS["escort_damage"]]
            groups = self.how_many(seat, "military") // NUMBERS["escort_step"]
            rows["power.escort"] = NUMBERS["escort_damage"] * min(groups, len(mild))
        if "school_bus" in powers:
            rows["power.school_bus"] = self.school_bus(seat)
        if "bunker" in powers:
            rows["power.bunker"] = min(self.how_many(seat, name) for name in facts.factions)
        if "horde" in powers and self.has_most(seat, "zombie"):
            rows["power.horde"] = -len(zombies)
        return rows

    def school_bus(self, seat: int) -> int:
        """power.school_bus: five for the most children, two for each of several."""
        counts = [self.how_many(other, "children") for other in range(self.facts.seats)]
        if not counts[seat] or counts[seat] < max(counts):
            return 0
        return NUMBERS["bus_most" if counts.count(max(counts)) == 1 else "bus_tie"]  # type: ignore[no-any-return]

    # --- Fin de partie --------------------------------------------------------------------------

    def end_of_game(self) -> None:
        """end, end.empty, end.winner, end.shared."""
        facts = self.facts
        if facts.round < facts.variant.rounds and min(facts.survivors) > 0:
            return
        most = max(facts.survivors)
        facts.result = [seat for seat in range(facts.seats) if facts.survivors[seat] == most]
        self.tell("ended", winners=list(facts.result), survivors=most)

    def points(self, seat: int) -> dict[str, int]:
        """goal: the survivors one has: those of the start, and what was gained and lost since."""
        rows = {"setup.survivors": self.start_survivors[seat], **self.facts.tally[seat]}
        assert sum(rows.values()) == self.facts.survivors[seat]
        return rows

    def ties(self, seat: int) -> tuple[int, ...]:
        """end.shared: nothing breaks a tie."""
        return ()

    def statistics(self, seat: int) -> dict[str, Any]:
        """What results keep of a seat."""
        caught = [card for card in self.facts.caught[seat] if card in ZOMBIES]
        return {"power": [*self.facts.powers, *self.facts.extras], "zombies": len(caught)}
