"""Reconnaissance: spies and binoculars look at face-down cards.

The cards are put back in order. Seats that have seen them know them as long as they are certainly
there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.games.arctic_scavengers.content import CARD, amount, by_order, doing
from engine.games.arctic_scavengers.gathering.deeds import (
    Deed,
    OneOfHand,
    Planned,
    announce,
    known_building,
    lacking,
    some_of,
)
from engine.games.arctic_scavengers.gathering.harm import Harm
from engine.games.arctic_scavengers.gathering.reactions import Shield
from engine.games.arctic_scavengers.gathering.schematics import PutAway
from engine.games.arctic_scavengers.gathering.sorting import ChooseRegroup
from engine.games.arctic_scavengers.picks import Observe, Peer, PeerDeck, Recon, Train, Watch
from engine.games.arctic_scavengers.sights import CONTESTED, PILES
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Site, Tribe
from engine.kernel import Pick, Refusal, Seat, SeatChoice, SeatStep, Several, step

EVERY_PILE: Final = "piles"


# --- looking


def places(tribe: Tribe) -> list[str]:
    """Return the places of a tribe's unseen cards: its hand, its deck, its building sites."""
    piles = [name for name in ("hand", "deck") if getattr(tribe, name)]
    return [*piles, *(site.building for site in tribe.sites if site.timer)]


def look_at_tribe(game: ArcticScavengers, by: Seat, owner: Seat, place: str, count: int) -> None:
    """Let a seat see `count` cards of a tribe's place: random ones of a hand, otherwise the next
    ones.

    The owner of a hand sees which.
    """
    tribe = game.tribes[owner]
    sight = tribe.watch(by)
    if place == "hand":
        cards = list(tribe.hand)
        if len(cards) > count:
            game.shuffle(cards)
        cards = by_order(cards[:count])
        sight.see_hand(cards)
    elif place == "deck":
        cards = tribe.deck[::-1][:count]
        sight.deck = max(sight.deck, len(cards))
    else:
        site = next(site for site in tribe.sites if site.building == place)
        cards = site.timer[::-1][:count]
        sight.see_site(tribe.sites.index(site), len(cards))
    game.reveal()
    game.notice(owner)
    secret = {seat: {"cards": cards} for seat in (by, *([owner] if place == "hand" else []))}
    game.tell("scouted", secret, seat=by, rival=owner, place=place, amount=len(cards))


def look_at_pile(game: ArcticScavengers, by: Seat, pile: str, count: int) -> None:
    """Let a seat see the next `count` cards of a pile of the table."""
    pieces = getattr(game, pile)
    pieces[-count:] = [piece.shown_to(by) for piece in pieces[-count:]]
    game.reveal()
    cards = [piece.card for piece in reversed(pieces[-count:])]
    game.tell("peered", {by: {"cards": cards}}, seat=by, pile=pile, amount=len(cards))


def piles_in_sight(game: ArcticScavengers) -> list[str]:
    """Return the piles of the table that may be looked at; with two seats not the contested
    resources."""
    hidden = {CONTESTED} if game.seats == 2 else set()
    return [pile for pile in PILES if getattr(game, pile) and pile not in hidden]


@step
class Look(Harm):
    """Reconnaissance: see cards of one place of a rival, or the next card of every pile; then the
    spy draws."""

    rules: ClassVar[tuple[str, ...]] = ("recon.look", "recon.secret", "recon.binoculars")
    hurts: ClassVar[bool] = False
    by: Seat
    weapon: str
    place: str

    def run(self, game: ArcticScavengers) -> None:
        used = game.tribes[self.by].played
        if self.place == EVERY_PILE:
            count = CARD[self.weapon].amount("tops")
            for owner in game.order():
                if game.tribes[owner].deck:
                    look_at_tribe(game, self.by, owner, "deck", count)
            for pile in piles_in_sight(game):
                look_at_pile(game, self.by, pile, count)
        elif self.place in places(game.tribes[self.seat]):
            count = amount(used, "recon") + amount(used, "recon_more")
            look_at_tribe(game, self.by, self.seat, self.place, count)
        redraw = CARD[self.weapon].amount("redraw")
        if redraw:
            game.take_hand(self.by, game.draw_cards(self.by, redraw))


@step
class SetOut(SeatStep[ArcticScavengers]):
    """Reconnaissance: the seats looked at may still stop the remaining party."""

    rules: ClassVar[tuple[str, ...]] = ("recon", "strike.action")
    rival: Seat
    place: str

    def run(self, game: ArcticScavengers) -> None:
        word = "tops" if self.place == EVERY_PILE else "recon"
        scouts = [card for card in game.tribes[self.seat].played if CARD[card].has(word)]
        looks = [Shield(Look(self.rival, self.seat, scouts[0], self.place))] if scouts else []
        game.then(*looks, PutAway(self.seat))


# --- actions of a turn


class Spying(Deed):
    """Reconnaissance: a spy, and helping binoculars, look at one place of a rival."""

    pick, action, composed = Recon, Recon.verb, True

    @property
    def takes(self) -> frozenset[str]:
        return doing("recon")

    def offers(self, game: ArcticScavengers, seat: Seat) -> Sequence[Pick]:
        hand, spy_cards = game.tribes[seat].hand, doing("recon")
        spies = [card for card in hand if card in spy_cards][:1]
        sets = dict.fromkeys([tuple(spies), (*spies, *(c for c in hand if _helps(c)))])
        return [
            Recon(tuple(by_order(cards)), rival, place)
            for cards in sets
            for rival in game.rivals(seat)
            for place in places(game.tribes[rival])
        ]

    def values(
        self, game: ArcticScavengers, seat: Seat, so_far: Mapping[str, Any]
    ) -> Sequence[Any] | Several:
        if not so_far:
            hand = game.tribes[seat].hand
            return some_of([c for c in hand if CARD[c].has("recon") or _helps(c)], least=1)
        if "rival" not in so_far:
            return [rival for rival in game.rivals(seat) if places(game.tribes[rival])]
        return places(game.tribes[so_far["rival"]])

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Recon) -> Refusal | None:
        if missing := lacking(pick.cards, game.tribes[seat].hand):
            return missing
        spies = [card for card in pick.cards if CARD[card].has("recon")]
        if len(spies) != 1 or not all(_helps(card) for card in pick.cards if card not in spies):
            return Refusal("recon", "one-spy")
        if pick.rival in game.rivals(seat) and pick.place in places(game.tribes[pick.rival]):
            return None
        return Refusal("recon.look", "nothing-to-see", {"place": known_building(pick.place)})

    def do(self, game: ArcticScavengers, seat: Seat, pick: Recon) -> Planned:
        next_step = SetOut(seat, pick.rival, pick.place)
        planned = announce(game, seat, self.action, pick.cards, next_step)
        game.tell("set_out", seat=seat, rival=pick.rival, place=pick.place)
        return planned


def _helps(card: str) -> bool:
    return CARD[card].has("recon_more")


class Observing(OneOfHand):
    """Jumelles: alone they show the next card of every pile."""

    pick, action = Observe, Recon.verb

    def wrong(self, card: str) -> Refusal | None:
        if CARD[card].has("tops"):
            return None
        return Refusal("recon.binoculars", "no-binoculars", {"card": card})

    def do(self, game: ArcticScavengers, seat: Seat, pick: Observe) -> Planned:
        return announce(game, seat, self.action, [pick.card], SetOut(seat, seat, EVERY_PILE))


class Watching(OneOfHand):
    """Tour de guet: discard a card to see the next cards of two piles; each tower once a round."""

    pick, with_sites = Watch, True

    def barred(self, game: ArcticScavengers, seat: Seat) -> Refusal | None:
        return None if _tower(game.tribes[seat]) else Refusal("ranks.tower", "no-tower")

    def wrong(self, card: str) -> Refusal | None:
        return None

    def do(self, game: ArcticScavengers, seat: Seat, pick: Watch) -> Planned:
        tower = _tower(game.tribes[seat])
        assert tower is not None
        tower.used.append(pick.verb)
        game.spend(seat, [pick.card])
        game.tell("watched", seat=seat, card=pick.card)
        return [ChoosePile(seat, tower.row.amount("look_two"))]


def _tower(tribe: Tribe) -> Site | None:
    towers = (s for s in tribe.sites if s.works and s.row.has("look_two"))
    return next((tower for tower in towers if Watch.verb not in tower.used), None)


@step
class ChoosePile(SeatChoice[ArcticScavengers]):
    """Tour de guet: choose two piles, one after the other; a tribe's deck counts as one."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Peer, PeerDeck)
    rules: ClassVar[tuple[str, ...]] = ("ranks.tower",)
    reason: ClassVar[str] = "another-pile"
    count: int
    seen: tuple[Pick, ...] = ()

    def options(self, game: ArcticScavengers, seat: Seat) -> list[Pick]:
        decks = [PeerDeck(owner) for owner in game.order() if game.tribes[owner].deck]
        return [p for p in (*map(Peer, piles_in_sight(game)), *decks) if p not in self.seen]

    def chosen(self, game: ArcticScavengers, seat: Seat, pick: Peer | PeerDeck) -> None:
        if isinstance(pick, Peer):
            look_at_pile(game, seat, pick.pile, self.count)
        else:
            look_at_tribe(game, seat, pick.seat, "deck", self.count)
        if not self.seen:
            game.then(ChoosePile(seat, self.count, (pick,)))


class Training(OneOfHand):
    """Sergent instructeur: a separate action, which is announced and may be reacted to."""

    pick, action = Train, Train.verb

    def wrong(self, card: str) -> Refusal | None:
        if CARD[card].has("regroup"):
            return None
        return Refusal("ranks.sergeant", "no-sergeant", {"card": card})

    def do(self, game: ArcticScavengers, seat: Seat, pick: Train) -> Planned:
        return announce(game, seat, self.action, [pick.card], Trained(seat))


@step
class Trained(SeatStep[ArcticScavengers]):
    """Sergent instructeur: if he is still there, shuffle discards into the deck; then discard
    him."""

    rules: ClassVar[tuple[str, ...]] = ("ranks.sergeant", "strike.action")

    def run(self, game: ArcticScavengers) -> None:
        sergeants = [
            row for card in game.tribes[self.seat].played if (row := CARD[card]).has("regroup")
        ]
        questions = [
            ChooseRegroup(self.seat, r.amount("regroup"), r.amount("redraw")) for r in sergeants
        ]
        game.then(*questions, PutAway(self.seat))


SPYING: Final[tuple[Deed, ...]] = (Spying(), Observing(), Watching(), Training())
