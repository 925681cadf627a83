"""What makes random games fast: the plays that are tried first, and what is worked out once.

`tests/revive/test_playouts.py` compares them with the rules, over random games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from operator import attrgetter, itemgetter
from typing import Final, NamedTuple

from engine.games.revive.any_kind import any_kind_count, natural_resources
from engine.games.revive.content import CARD, COLOURS, MODULE, SLOTS
from engine.games.revive.picks import Play
from engine.games.revive.state import Tribe
from engine.games.revive.turn.cards import ENDS, WEIGHS, half_of, slot_of
from engine.kit.effects import parse_effects

NATURAL_PLAYS: Final = 10
"""Maximum plays that are listed, unless there are more cards."""


class _Place(NamedTuple):
    """An end, the colour of a card, and what the card triggers there."""

    end: str
    colour: str
    worth: int
    use: tuple[int, int]
    """Its worth, then minus the slot's modules: those not triggered are useless."""
    any_kind: int
    """The number of triggered resources of any kind."""


_Pile = tuple[tuple[str, str, str], ...]
"""The cards in a slot: colour, id, half."""
_Half = tuple[int, tuple[Play, ...]]
"""What a half of a card is worth with what it triggers, and its plays."""
_WORTH, _USE = itemgetter(0), attrgetter("use")


def natural_plays(tribe: Tribe) -> list[Play]:
    """Return natural plays: each half of each card where it triggers most, with each natural choice
    of resources of any kind.

    The better half of every card comes first, so that each card is listed; then the others, best
    first.
    """
    slots = []
    for slot in SLOTS:
        if tribe.open_slot(slot):
            pile = tuple(
                [(placed.colour, placed.card, placed.half) for placed in tribe.slots[slot]]
            )
            slots.append((slot, pile, tuple(tribe.modules[slot])))
    places = _best_places(tuple(slots))
    better: list[_Half] = []
    others: list[_Half] = []
    for card in tribe.active:
        halves = _halves(card, *places["" if tribe.wild else CARD[card].colour])
        better += halves[:1]
        others += halves[1:]
    better.sort(key=_WORTH, reverse=True)
    others.sort(key=_WORTH, reverse=True)
    best = [*better, *others][: max(NATURAL_PLAYS, len(better))]
    return [play for _, plays in best for play in plays]


@lru_cache(maxsize=4096)
def _halves(card: str, top: _Place | None, bottom: _Place | None) -> Sequence[_Half]:
    """Return the halves of a card at these places, the better one first; None: not possible."""
    halves = []
    for place in filter(None, (top, bottom)):
        text = CARD[card].text(half_of(place.end))
        takes = natural_resources(any_kind_count(text) + place.any_kind)
        plays = tuple([Play(card, place.end, place.colour, take) for take in takes])
        halves.append((_worth(text) + place.worth, plays))
    return sorted(halves, key=_WORTH, reverse=True)


@lru_cache(maxsize=256)
def _best_places(
    slots: tuple[tuple[str, _Pile, tuple[str, ...]], ...],
) -> Mapping[str, Sequence[_Place | None]]:
    """Return where a card of a colour, or "" for any, triggers most: its top, and its bottom half.
    `slots` are the open ones, with their cards and modules."""
    places = [place for slot in slots for place in _places(*slot)]
    return {
        colour: [
            max(
                [p for p in places if half_of(p.end) == half and colour in ("", p.colour)],
                key=_USE,
                default=None,
            )
            for half in ("top", "bottom")
        ]
        for colour in ("", *COLOURS)
    }


@lru_cache(maxsize=4096)
def _places(slot: str, pile: _Pile, modules: tuple[str, ...]) -> Sequence[_Place]:
    """Return what a card of each colour triggers at the ends of a slot."""
    sources = [(colour, CARD[card].text(half)) for colour, card, half in pile]
    sources += [(hue, MODULE[id].effect) for id in modules for hue in MODULE[id].colours]
    places = []
    for colour in COLOURS:
        texts = [text for hue, text in sources if hue == colour]
        worth, any_kind = sum(map(_worth, texts)), sum(map(any_kind_count, texts))
        use = worth, -len(modules)
        ends = [end for end in ENDS if slot_of(end) == slot]
        places += [_Place(end, colour, worth, use, any_kind) for end in ends]
    return places


@cache
def _worth(text: str) -> int:
    return sum(n * (2 if word in WEIGHS else 1) for word, n in parse_effects(text))
