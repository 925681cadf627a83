"""Jouer une carte: into a slot, for its own effect, that of chained cards and of the modules; and
the switch, which takes a resource or copies a rival's card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from typing import Any, Final, NamedTuple, Protocol

from engine.games.revive.content import CARD, COLOURS, MODULE, SLOTS
from engine.games.revive.effects.book import give, happens
from engine.games.revive.effects.orderings import order_matters
from engine.games.revive.picks import Copy, Embark, First, Play, Switch
from engine.games.revive.state import Placed, Revive, Tribe
from engine.games.revive.wishes import (
    LATER,
    Wish,
    any_kind,
    natural_wishes,
    split,
    wishes,
)
from engine.kernel import Choice, Pick, Refusal, Seat, step
from engine.kit.effects import read

ENDS: Final = ("top_left", "top_right", "bottom_left", "bottom_right", "side_top", "side_bottom")
"""Where a card is played: the side slot takes either half."""
NATURAL_PLAYS: Final = 10
"""The most plays that are offered directly, unless there are more cards."""
NATURAL_COPIES: Final = 8
WEIGHS: Final = frozenset({"TJ", "TV", "TG", "TA", "S", "E", "U", "K", "C", "Z"})
"""The codes that promise twice as much as a resource. In the first edition the order was asked
where several of them met."""


class Boards(Protocol):
    """A tribe, or a view of one: what lies in its slots."""

    @property
    def slots(self) -> Mapping[str, Sequence[Placed]]:
        """The cards of each slot."""

    @property
    def modules(self) -> Mapping[str, Sequence[str]]:
        """The modules of each slot."""


def slot_of(end: str) -> str:
    """The slot."""
    return "side" if end.startswith("side") else end


def half_of(end: str) -> str:
    """The half that shows there."""
    return "top" if "top" in end else "bottom"


def open_ends(tribe: Tribe) -> list[str]:
    """Where the seat may play a card now."""
    return [end for end in ENDS if tribe.open_slot(slot_of(end))]


def colours_for(tribe: Tribe, card: str) -> list[str]:
    """What colour a card may be played as: its own; any, if it has none or a machine says so."""
    own = CARD[card].colour
    return [own] if own and not tribe.wild else list(COLOURS)


def sources(tribe: Boards, play: Play) -> list[str]:
    """What a card triggers: itself, the cards below it and the modules that share its colour."""
    slot = slot_of(play.slot)
    chained = [placed.card for placed in tribe.slots[slot] if placed.colour == play.colour]
    modules = [id for id in tribe.modules[slot] if play.colour in MODULE[id].colours]
    return [play.card, *chained, *modules]


def text_of(tribe: Boards, half: str, source: str) -> str:
    """What a source does: a card in a slot by the half that shows there, one that is played now by
    this half."""
    if source in MODULE:
        return MODULE[source].effect
    for pile in tribe.slots.values():
        for placed in pile:
            if placed.card == source:
                return CARD[source].text(placed.half)
    return CARD[source].text(half)


def natural_plays(tribe: Tribe) -> list[Play]:
    """For each card and half the slot that triggers most: the better half of every card first, so
    that none of them is out of sight, then the others, best first."""
    shown = _shown(tribe)
    tops, bottoms = _best_ends(tribe, shown)
    found: list[tuple[int, str, _End]] = []
    others: list[tuple[int, str, _End]] = []
    for card in dict.fromkeys(tribe.active):
        colour = "" if tribe.wild else CARD[card].colour
        halves = []
        if tops:
            end = tops[colour]
            halves.append((-_worth(card, shown.get(card, "top")) - end.worth[0], card, end))
        if bottoms:
            end = bottoms[colour]
            halves.append((-_worth(card, shown.get(card, "bottom")) - end.worth[0], card, end))
            if tops and halves[1][0] < halves[0][0]:
                halves.reverse()
        found += halves[:1]
        others += halves[1:]
    found.sort(key=_PROMISED)
    others.sort(key=_PROMISED)
    plays: list[Play] = []
    for _, card, end in [*found, *others][: max(NATURAL_PLAYS, len(found))]:
        plays += _plays(card, end, shown.get(card))
    return plays


_PROMISED: Final = itemgetter(0)


class _End(NamedTuple):
    """A card that is played here as this colour."""

    end: str
    colour: str
    worth: tuple[int, int]
    """What it triggers brings, and the modules of the slot, negative: those that a card does not
    trigger are of no use."""
    any: int
    """The resources of any kind among what is triggered."""


_Ends = dict[str, _End]
"""By the colour of a card, "" for one that may be of any."""


def _best_ends(tribe: Tribe, shown: Mapping[str, str]) -> tuple[_Ends, _Ends]:
    """Of the ends that show the top half, and of those that show the bottom half, the one at which
    a card triggers most, and of those one without modules. Empty if no card can be played so."""
    top: _Ends = {}
    bottom: _Ends = {}
    for slot, ends in _ENDS_OF.items():
        if not tribe.open_slot(slot):
            continue
        pile = tuple(
            [(placed.colour, placed.card, shown[placed.card]) for placed in tribe.slots[slot]]
        )
        for end, is_top in ends:
            best = top if is_top else bottom
            here = _ends_there(end, pile, tuple(tribe.modules[slot]))
            if not best:
                best.update(here)
                continue
            for hue, one in here.items():
                if one.worth > best[hue].worth:
                    best[hue] = one
    return top, bottom


_ENDS_OF: Final = {
    slot: [(end, half_of(end) == "top") for end in ENDS if slot_of(end) == slot] for slot in SLOTS
}


@lru_cache(maxsize=4096)
def _ends_there(
    end: str, pile: tuple[tuple[str, str, str], ...], modules: tuple[str, ...]
) -> Mapping[str, _End]:
    """What a card of each colour triggers at an end, over cards of these colours, ids and halves
    and beside these modules."""
    triggers: list[tuple[Sequence[str], str]] = [
        ((colour,), CARD[card].text(half)) for colour, card, half in pile
    ]
    triggers += [(MODULE[id].colours, MODULE[id].effect) for id in modules]
    found: _Ends = {}
    for colour in COLOURS:
        texts = [text for colours, text in triggers if colour in colours]
        worth = sum(map(_promised, texts)), -len(modules)
        found[colour] = _End(end, colour, worth, sum(map(any_kind, texts)))
    return {**found, "": max(found.values(), key=lambda one: one.worth)}


@cache
def _worth(card: str, half: str) -> int:
    """What a half of a card promises by itself."""
    return _promised(CARD[card].text(half))


def _any_kind(tribe: Tribe, play: Play) -> int:
    """How many resources of any kind a card brings there, with all that it triggers."""
    half = half_of(play.slot)
    return sum([any_kind(text_of(tribe, half, source)) for source in sources(tribe, play)])


@lru_cache(maxsize=4096)
def _plays(card: str, end: _End, shown: str | None) -> tuple[Play, ...]:
    """A card at an end, with each natural choice of resources of any kind; `shown` is the half that
    it shows in a slot, if it lies there."""
    text = CARD[card].text(shown or half_of(end.end))
    found = natural_wishes(any_kind(text) + end.any)
    return tuple([Play(card, end.end, end.colour, wish) for wish in found])


def _shown(tribe: Boards) -> dict[str, str]:
    """The half that each card in a slot shows."""
    found: dict[str, str] = {}
    for pile in tribe.slots.values():
        for placed in pile:
            found.setdefault(placed.card, placed.half)
    return found


@cache
def _promised(text: str) -> int:
    return sum(n * (2 if word in WEIGHS else 1) for word, n in read(text))


def play_card(game: Revive, seat: Seat, play: Play) -> None:
    """Put the card into the slot, and plan what it triggers."""
    tribe = game.tribes[seat]
    found = sources(tribe, play)
    half = half_of(play.slot)
    tribe.active.remove(play.card)
    lent = tribe.wild and not game.variant.first
    colour = CARD[play.card].colour if lent else ""
    tribe.slots[slot_of(play.slot)].append(Placed(play.card, half, colour or play.colour))
    tribe.wild = False
    game.tell("played", seat=seat, card=play.card, slot=play.slot, sources=found)
    if any(source in MODULE for source in found):
        happens(game, seat, "modules")
    game.then(Order(seat, half, tuple(found), play.take))


@step
class Order(Choice[Revive]):
    """Jouer une carte: the card, chained cards and modules take effect in the order one likes;
    asked only where two orders come to different ends."""

    picks = (First,)
    rules = ("play.order",)
    seat: Seat
    half: str
    left: tuple[str, ...]
    take: Wish = LATER

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        left, tribe = list(dict.fromkeys(self.left)), game.tribes[seat]
        texts = [text_of(tribe, self.half, source) for source in left]
        if game.variant.first:
            asks = sum(map(_weighs, texts)) > 1
        else:
            asks = order_matters(game, seat, texts)
        return [First(source) for source in (left if asks else left[:1])]

    def chosen(self, game: Revive, seat: Seat, pick: First) -> None:
        rest = list(self.left)
        rest.remove(pick.source)
        text = text_of(game.tribes[seat], self.half, pick.source)
        take, kept = split(self.take, text)
        if rest:
            game.then(Order(seat, self.half, tuple(rest), kept))
        give(game, seat, text, take)


def _weighs(text: str) -> bool:
    return any(word in WEIGHS for word, _ in read(text))


# --- what may be played


def play_values(tribe: Tribe, so_far: Mapping[str, Any]) -> Sequence[Any]:
    """What the next field of a play may hold."""
    if "card" not in so_far:
        return list(dict.fromkeys(tribe.active))
    if "slot" not in so_far:
        return open_ends(tribe)
    if "colour" not in so_far:
        return colours_for(tribe, so_far["card"])
    return wishes(_any_kind(tribe, Play(**so_far)))


def no_play(tribe: Tribe, play: Play) -> Refusal:
    """Why a card is not played there."""
    if play.card not in tribe.active:
        return Refusal("play.card", "not-active", {"card": play.card if play.card in CARD else ""})
    if play.slot not in ENDS or not tribe.has_slot(slot_of(play.slot)):
        return Refusal("play.slot", "no-such-slot")
    if not tribe.open_slot(slot_of(play.slot)):
        return Refusal("play.slot", "slot-taken", {"slot": slot_of(play.slot)})
    if play.colour not in colours_for(tribe, play.card):
        return Refusal("play.wild", "not-its-colour", {"card": play.card})
    return Refusal("resources", "brings-any", {"n": _any_kind(tribe, play)})


# --- the switch


def copyable(game: Revive, seat: Seat) -> dict[Seat, list[str]]:
    """By rival, the cards whose top half shows."""
    found: dict[Seat, list[str]] = {}
    if not game.variant.copying:
        return found
    for rival, tribe in enumerate(game.tribes):
        if rival == seat:
            continue
        if tops := [
            placed.card for slot in SLOTS for placed in tribe.slots[slot] if placed.half == "top"
        ]:
            found[rival] = list(dict.fromkeys(tops))
    return found


def natural_copies(game: Revive, seat: Seat) -> list[Pick]:
    """The cards that the switch may copy, in the order of the offer."""
    tops = copyable(game, seat).items()
    found = [(rival, card) for rival, cards in tops for card in cards][:NATURAL_COPIES]
    return [
        _copy(rival, card, wish)
        for rival, card in found
        for wish in natural_wishes(any_kind(CARD[card].top))
    ]


@cache
def _copy(rival: Seat, card: str, wish: Wish) -> Copy:
    return Copy(rival, card, wish)


def copy_values(game: Revive, seat: Seat, so_far: Mapping[str, Any]) -> Sequence[Any]:
    """What the next field of a copy may hold."""
    if "card" in so_far:
        return wishes(any_kind(CARD[so_far["card"]].top))
    tops = copyable(game, seat)
    return tops[so_far["rival"]] if "rival" in so_far else list(tops)


def no_switch(game: Revive, seat: Seat, pick: Switch | Copy | Embark) -> Refusal:
    """Why the switch is not used so."""
    if game.tribes[seat].switched:
        return Refusal("switch", "switch-used")
    if isinstance(pick, Switch):
        return Refusal("switch", "basic")
    if isinstance(pick, Embark):
        return Refusal("abyss.voyages", "no-voyage")
    if pick.card in copyable(game, seat).get(pick.rival, ()):
        return Refusal("resources", "brings-any", {"n": any_kind(CARD[pick.card].top)})
    return Refusal("switch.copy", "no-top-there")


def use_switch(game: Revive, seat: Seat, pick: Switch | Copy) -> None:
    """Take the resource, or copy the card, which goes to its owner's rest area."""
    game.tribes[seat].switched = True
    if isinstance(pick, Switch):
        game.tell("switched", seat=seat, resource=pick.resource)
        give(game, seat, {"food": "F1", "book": "B1", "gear": "G1"}[pick.resource])
        return
    rival = game.tribes[pick.rival]
    pile = next(p for p in rival.slots.values() if _top(pick.card, p))
    pile.remove(
        next(placed for placed in pile if placed.card == pick.card and placed.half == "top")
    )
    rival.rest.append(pick.card)
    game.tell("copied", seat=seat, rival=pick.rival, card=pick.card)
    give(game, seat, CARD[pick.card].top, pick.take)


def _top(card: str, pile: Sequence[Placed]) -> bool:
    return any(placed.card == card and placed.half == "top" for placed in pile)
