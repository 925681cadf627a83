"""The switch: take a resource, or copy the visible top half of a rival's card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from engine.games.revive.any_kind import any_kind_count, natural_resources, resource_choices
from engine.games.revive.content import CARD, SLOTS
from engine.games.revive.effects.book import give
from engine.games.revive.picks import Copy, Embark, Switch
from engine.games.revive.state import Revive
from engine.kernel import Pick, Refusal, Seat

NATURAL_COPIES: Final = 8


def copyable(game: Revive, seat: Seat) -> dict[Seat, list[str]]:
    """Return rival -> the cards whose top half is visible."""
    if not game.variant.copying:
        return {}
    cards_by_rival = {
        rival: dict.fromkeys(p.card for s in SLOTS for p in tribe.slots[s] if p.half == "top")
        for rival, tribe in enumerate(game.tribes)
        if rival != seat
    }
    return {rival: [*cards] for rival, cards in cards_by_rival.items() if cards}


def natural_copies(game: Revive, seat: Seat) -> list[Pick]:
    """Return the natural copies by the switch."""
    tops = [(rival, card) for rival, cards in copyable(game, seat).items() for card in cards]
    return [pick for top in tops[:NATURAL_COPIES] for pick in _copies(*top)]


@cache
def _copies(rival: Seat, card: str) -> tuple[Copy, ...]:
    choices = natural_resources(any_kind_count(CARD[card].top))
    return tuple([Copy(rival, card, take) for take in choices])


def copy_values(game: Revive, seat: Seat, so_far: Mapping[str, Any]) -> Sequence[Any]:
    """Return what the next field of a copy may hold."""
    if "card" in so_far:
        return resource_choices(any_kind_count(CARD[so_far["card"]].top))
    tops = copyable(game, seat)
    return tops[so_far["rival"]] if "rival" in so_far else list(tops)


def no_switch(game: Revive, seat: Seat, pick: Switch | Copy | Embark) -> Refusal:
    """Return why the switch cannot be used like this."""
    if game.tribes[seat].switched:
        return Refusal("switch", "switch-used")
    if isinstance(pick, Switch):
        return Refusal("switch", "basic")
    if isinstance(pick, Embark):
        return Refusal("abyss.voyages", "no-voyage")
    if pick.card in copyable(game, seat).get(pick.rival, ()):
        return Refusal("resources", "brings-any", {"n": any_kind_count(CARD[pick.card].top)})
    return Refusal("switch.copy", "no-top-there")


def use_switch(game: Revive, seat: Seat, pick: Switch | Copy) -> None:
    """Take the resource, or copy the card, which goes to its owner's rest area."""
    game.tribes[seat].switched = True
    if isinstance(pick, Switch):
        game.tell("switched", seat=seat, resource=pick.resource)
        give(game, seat, {"food": "F1", "book": "B1", "gear": "G1"}[pick.resource])
        return
    rival = game.tribes[pick.rival]
    pile, placed = next(
        (pile, placed)
        for pile in rival.slots.values()
        for placed in pile
        if placed.card == pick.card and placed.half == "top"
    )
    pile.remove(placed)
    rival.rest.append(pick.card)
    game.tell("copied", seat=seat, rival=pick.rival, card=pick.card)
    give(game, seat, CARD[pick.card].top, pick.take)
