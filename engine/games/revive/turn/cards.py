"""Jouer une carte: play a card into a slot for its own effect and those of chained cards and
modules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from engine.games.revive.any_kind import (
    LATER,
    ChosenResources,
    any_kind_count,
    resource_choices,
    split,
)
from engine.games.revive.content import CARD, COLOURS, MODULE
from engine.games.revive.effects.book import give, happens
from engine.games.revive.effects.orderings import order_matters
from engine.games.revive.picks import First, Play
from engine.games.revive.state import Placed, Revive, Tribe
from engine.kernel import Pick, Refusal, Seat, SeatChoice, step
from engine.kit.effects import parse_effects

ENDS: Final = ("top_left", "top_right", "bottom_left", "bottom_right", "side_top", "side_bottom")
"""Ends at which a card can be played: the side slot takes either half."""
WEIGHS: Final = frozenset({"TJ", "TV", "TG", "TA", "S", "E", "U", "K", "C", "Z"})
"""The codes that count twice as much as a resource. In the first edition, several of them made the
game ask for an order."""


class Boards(Protocol):
    """A tribe, or a view of one, with the content of its slots."""

    @property
    def slots(self) -> Mapping[str, Sequence[Placed]]:
        """The cards of each slot."""

    @property
    def modules(self) -> Mapping[str, Sequence[str]]:
        """The modules of each slot."""


def slot_of(end: str) -> str:
    """Return the slot of an end."""
    return "side" if end.startswith("side") else end


def half_of(end: str) -> str:
    """Return the half that is visible at an end."""
    return "top" if "top" in end else "bottom"


def open_ends(tribe: Tribe) -> list[str]:
    """Return the ends at which the seat may play a card now."""
    return [end for end in ENDS if tribe.open_slot(slot_of(end))]


def colours_for(tribe: Tribe, card: str) -> list[str]:
    """Return the colours a card may be played as: its own; any, if it has none or with a machine's
    effect."""
    card_colour = CARD[card].colour
    return [card_colour] if card_colour and not tribe.wild else list(COLOURS)


def sources(tribe: Boards, play: Play) -> list[str]:
    """Return what a play triggers: the card itself, the cards below it and the modules that share
    its colour."""
    slot = slot_of(play.slot)
    chained = [placed.card for placed in tribe.slots[slot] if placed.colour == play.colour]
    modules = [id for id in tribe.modules[slot] if play.colour in MODULE[id].colours]
    return [play.card, *chained, *modules]


def text_of(tribe: Boards, half: str, source: str) -> str:
    """Return the effects of a source: of a card in a slot its visible half, of a card being played
    this half."""
    if source in MODULE:
        return MODULE[source].effect
    for pile in tribe.slots.values():
        for placed in pile:
            if placed.card == source:
                return CARD[source].text(placed.half)
    return CARD[source].text(half)


def _any_kind(tribe: Tribe, play: Play) -> int:
    """Return how many resources of any kind a play brings, with all that it triggers."""
    half = half_of(play.slot)
    return sum([any_kind_count(text_of(tribe, half, source)) for source in sources(tribe, play)])


def play_card(game: Revive, seat: Seat, play: Play) -> None:
    """Put the card into the slot, and plan what it triggers."""
    tribe = game.tribes[seat]
    triggered = sources(tribe, play)
    half = half_of(play.slot)
    tribe.active.remove(play.card)
    any_colour = tribe.wild and not game.first_edition
    colour = CARD[play.card].colour if any_colour else ""
    tribe.slots[slot_of(play.slot)].append(Placed(play.card, half, colour or play.colour))
    tribe.wild = False
    game.tell("played", seat=seat, card=play.card, slot=play.slot, sources=triggered)
    if any(source in MODULE for source in triggered):
        happens(game, seat, "modules")
    game.then(Order(seat, half, tuple(triggered), play.take))


@step
class Order(SeatChoice[Revive]):
    """Jouer une carte: the card, chained cards and modules take effect in the seat's order; asked
    only if the order matters."""

    picks = (First,)
    rules = ("play.order",)
    half: str
    left: tuple[str, ...]
    take: ChosenResources = LATER

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        distinct, tribe = list(dict.fromkeys(self.left)), game.tribes[seat]
        texts = [text_of(tribe, self.half, source) for source in distinct]
        if game.first_edition:
            asks = sum(map(_weighs, texts)) > 1
        else:
            asks = order_matters(game, seat, texts)
        return [First.of(source) for source in (distinct if asks else distinct[:1])]

    def chosen(self, game: Revive, seat: Seat, pick: First) -> None:
        remaining = list(self.left)
        remaining.remove(pick.source)
        text = text_of(game.tribes[seat], self.half, pick.source)
        take, remaining_take = split(self.take, text)
        if remaining:
            game.then(Order(seat, self.half, tuple(remaining), remaining_take))
        give(game, seat, text, take)


def _weighs(text: str) -> bool:
    return any(word in WEIGHS for word, _ in parse_effects(text))


# --- composed plays


def play_values(tribe: Tribe, so_far: Mapping[str, Any]) -> Sequence[Any]:
    """Return what the next field of a play may hold."""
    if "card" not in so_far:
        return list(dict.fromkeys(tribe.active))
    if "slot" not in so_far:
        return open_ends(tribe)
    if "colour" not in so_far:
        return colours_for(tribe, so_far["card"])
    return resource_choices(_any_kind(tribe, Play(**so_far)))


def no_play(tribe: Tribe, play: Play) -> Refusal:
    """Return why a card cannot be played there."""
    if play.card not in tribe.active:
        return Refusal("play.card", "not-active", {"card": play.card if play.card in CARD else ""})
    if play.slot not in ENDS or not tribe.has_slot(slot_of(play.slot)):
        return Refusal("play.slot", "no-such-slot")
    if not tribe.open_slot(slot_of(play.slot)):
        return Refusal("play.slot", "slot-taken", {"slot": slot_of(play.slot)})
    if play.colour not in colours_for(tribe, play.card):
        return Refusal("play.wild", "not-its-colour", {"card": play.card})
    return Refusal("resources", "brings-any", {"n": _any_kind(tribe, play)})
