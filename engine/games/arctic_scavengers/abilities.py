"""Abilities of sets of cards: the total of people and tools, and the natural sets for an action.

A person with a base ability acts. People without one (Group Leaders, in any number) and tools, one
per person, add to it. The best assignment of tools is computed, so no seat is asked about it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from typing import Final

from engine.games.arctic_scavengers.content import CARD, LEADER, Ability, Cost, by_order
from engine.games.arctic_scavengers.tribe import Tribe
from engine.kernel import Refusal

_NATURAL = 7
"""Maximum sets of cards that are listed for an action."""
REMEMBERED = 20_000
"""Size of the caches of set totals."""


def base(tribe: Tribe, card: str, ability: Ability) -> int | None:
    """Return a card's base ability; None if it has none, so that nothing can add to it."""
    return _base(tribe.guide, card, ability)


def gives(tribe: Tribe, card: str, ability: Ability) -> bool:
    """Return whether a card gives anything: its own ability, or what it adds to another's."""
    return bool(base(tribe, card, ability)) or ability in CARD[card].adds


def both(tribe: Tribe, card: str, ability: Ability) -> bool:
    """Return whether a card that has the ability by its leader adds more to another's."""
    return _adds_more(tribe.guide, card, ability)


def total(tribe: Tribe, cards: Iterable[str], ability: Ability, idle: Iterable[str] = ()) -> int:
    """Return the total of these cards with the best assignment of tools; 0 without a person who has
    the ability.

    Those of `idle` who have the ability bear tools, and give nothing else.
    """
    bearing = sum(base(tribe, card, ability) is not None for card in idle)
    return max(_sums(tribe.guide, tribe.led, tuple(cards), ability, bearing))


def helped(tribe: Tribe, cards: Iterable[str], ability: Ability) -> bool:
    """Return whether the total is higher if, by the leader's power, one of these refugees helps."""
    without_helper, with_helper = _sums(tribe.guide, tribe.led, tuple(cards), ability)
    return with_helper > without_helper


def bearers(tribe: Tribe, cards: Iterable[str], ability: Ability, edition: int) -> int:
    """Return how many tools these cards can carry; a helping refugee carries none.

    In the first two editions a refugee who cannot carry one took a bearer away by helping.
    """
    cards = list(cards)
    could_carry = edition < 3 or any(
        CARD[card].refugee and base(tribe, card, ability) is not None for card in cards
    )
    return _people(tribe.guide, cards, ability) - (could_carry and helped(tribe, cards, ability))


def natural(tribe: Tribe, ability: Ability) -> Sequence[tuple[str, ...]]:
    """Return natural sets of the hand for an action: each person alone or with the best tool, and
    the best n people together."""
    return natural_of(tribe.guide, tribe.led, tribe.hand, ability)


def natural_of(
    guide: str, led: bool, hand: Sequence[str], ability: Ability
) -> tuple[tuple[str, ...], ...]:
    """Return natural sets of a hand, for a leader (unless wounded) that may have led in this
    round."""
    cards = helping(guide, led, hand, ability)
    return _natural(guide, led, cards, ability) if cards else ()


def helping(guide: str, led: bool, hand: Sequence[str], ability: Ability) -> tuple[str, ...]:
    """Return the cards in a hand that can contribute to this ability."""
    parts = _parts(guide, led, ability)
    return tuple([card for card in hand if card in parts])


# Pure functions of a few cards and the leader (its id unless wounded; whether it has led in this
# round). Searching a turn calls them often, so they are cached.


@cache
def _base(guide: str, card: str, ability: Ability) -> int | None:
    row = CARD[card]
    kinds = ["refugee"] * row.refugee + ["family"] * row.family
    words = LEADER[guide].words if guide else {}
    by_leader = [words[f"{kind}_{ability}"] for kind in kinds if f"{kind}_{ability}" in words]
    return max([*by_leader, *([row.can[ability]] if ability in row.can else [])], default=None)


@cache
def _adds(guide: str, card: str, ability: Ability) -> int:
    return CARD[card].adds.get(ability, 0) if _base(guide, card, ability) is None else 0


@cache
def _help(guide: str, led: bool, ability: Ability) -> int:
    """Return what a refugee adds to another's action by the leader's power, once a round."""
    if not guide or led or ability == "fight":
        return 0
    urged = LEADER[guide].amount("urge") if ability in ("dig", "hunt") else 0
    return max(urged, LEADER[guide].amount("teach"))


@lru_cache(REMEMBERED)
def _sums(
    guide: str, led: bool, cards: tuple[str, ...], ability: Ability, bearing: int = 0
) -> tuple[int, int]:
    """Return the total of cards, and the best total with one of the refugees as a helper; `bearing`
    people more do nothing but bear tools."""
    best, help_amount = 0, _help(guide, led, ability)
    for refugee in {card for card in cards if help_amount and CARD[card].refugee}:
        others = list(cards)
        others.remove(refugee)
        if any(_base(guide, card, ability) is not None for card in others):
            best = max(best, _sum(guide, others, ability, bearing) + help_amount)
    return _sum(guide, cards, ability, bearing), best


def _sum(guide: str, cards: Sequence[str], ability: Ability, bearing: int) -> int:
    """Return the total of cards without a helping refugee.

    A card whose base ability by the leader is lower than what it adds to another is used in the
    better way.
    """
    best = _alone(guide, cards, ability, bearing)
    helping = [card for card in cards if _adds_more(guide, card, ability)]
    for n in range(1, len(helping) + 1):
        others = list(cards)
        for card in helping[:n]:
            others.remove(card)
        if bearing or any(_base(guide, card, ability) is not None for card in others):
            added = sum(CARD[card].adds[ability] for card in helping[:n])
            best = max(best, _alone(guide, others, ability, bearing) + added)
    return best


@cache
def _adds_more(guide: str, card: str, ability: Ability) -> bool:
    base_value = _base(guide, card, ability)
    return base_value is not None and CARD[card].adds.get(ability, 0) > base_value


def _alone(guide: str, cards: Sequence[str], ability: Ability, bearing: int) -> int:
    able = [(card, n) for card in cards if (n := _base(guide, card, ability)) is not None]
    if not able and not bearing:
        return 0
    amount = sum(n for _, n in able)
    tools = []
    for card in cards:
        if added := _adds(guide, card, ability):
            if CARD[card].kind == "tool":
                tools.append(added)
            else:
                amount += added
    tools.sort(reverse=True)
    bearers, by_leader = len(able) + bearing, 0
    if ability == "dig" and guide and LEADER[guide].has("tool_dig"):
        refugees = sum(CARD[card].refugee for card, _ in able)
        bearers -= refugees
        borne = min(refugees, max(0, len(tools) - bearers))
        by_leader = borne * LEADER[guide].amount("tool_dig")
    return amount + sum(tools[:bearers]) + by_leader


def useful(tribe: Tribe, card: str, ability: Ability) -> bool:
    """Return whether a card can contribute to this ability."""
    return _useful(tribe.guide, tribe.led, card, ability)


@cache
def _useful(guide: str, led: bool, card: str, ability: Ability) -> bool:
    if CARD[card].refugee and _help(guide, led, ability):
        return True
    return _base(guide, card, ability) is not None or bool(_adds(guide, card, ability))


@cache
def _parts(guide: str, led: bool, ability: Ability) -> frozenset[str]:
    """Return the cards that can contribute to this ability."""
    return frozenset(card for card in CARD if _useful(guide, led, card, ability))


def fault(tribe: Tribe, cards: Sequence[str], ability: Ability) -> Refusal | None:
    """Return why these cards in a hand cannot do this together; None if they can."""
    remaining = list(tribe.hand)
    for card in cards:
        if card not in remaining:
            return Refusal("gather.combine", "not-in-hand", {"card": card if card in CARD else ""})
        remaining.remove(card)
    for card in cards:
        if not useful(tribe, card, ability):
            return Refusal("tools.ability", "cannot-help", {"card": card, "action": ability})
    people = _people(tribe.guide, cards, ability)
    if not people:
        return Refusal("tools.bearer", "needs-somebody", {"action": ability})
    if (unborne := _tools(cards) - people) > 0:
        return Refusal("tools.bearer", "needs-bearer", {"count": unborne})
    if not total(tribe, cards, ability):
        return Refusal("gather.combine", "yields-nothing", {"action": ability})
    return None


def _people(guide: str, cards: Iterable[str], ability: Ability) -> int:
    """Return how many of these cards have this base ability."""
    return sum(_base(guide, card, ability) is not None for card in cards)


def _tools(cards: Iterable[str]) -> int:
    return sum(CARD[card].kind == "tool" for card in cards)


@lru_cache(REMEMBERED)
def _natural(
    guide: str, led: bool, hand: tuple[str, ...], ability: Ability
) -> tuple[tuple[str, ...], ...]:
    def worth(card: str) -> tuple[int, int]:
        return -(_base(guide, card, ability) or 0), -_adds(guide, card, ability)

    def fits(cards: tuple[str, ...]) -> bool:
        """Return whether each tool has a bearer, and the total is above 0."""
        people = _people(guide, cards, ability)
        return _tools(cards) <= people and any(_sums(guide, led, cards, ability))

    able = sorted((c for c in hand if _base(guide, c, ability) is not None), key=worth)
    helpers_and_tools = sorted((c for c in hand if _adds(guide, c, ability)), key=worth)
    tools = [card for card in helpers_and_tools if CARD[card].kind == "tool"]
    other_helpers = [card for card in helpers_and_tools if CARD[card].kind != "tool"]
    workers = [c for n, c in enumerate(able) if _base(guide, c, ability) or n < len(tools)]
    sets: list[list[str]] = []
    if workers:
        sets.append([*workers, *other_helpers, *tools[: len(workers)]])
    for person in dict.fromkeys(able):
        sets += [[person], [person, *tools[:1]]]
    for n, people in enumerate(accumulate([person] for person in workers), start=1):
        sets.append([*people, *tools[:n]])
    if helpers := [c for c in hand if CARD[c].refugee and _help(guide, led, ability)]:
        aided = list(able)
        if helpers[-1] in aided:
            aided.remove(helpers[-1])
        sets += [[person, *tools[:1], helpers[-1]] for person in aided[:1]]
    if able and other_helpers:
        sets += [[able[0], *other_helpers], [able[-1], *other_helpers]]
    distinct_sets = dict.fromkeys(tuple(by_order(cards)) for cards in sets)
    return tuple(cards for cards in distinct_sets if fits(cards))[:_NATURAL]


# --- paying


def price(tribe: Tribe, mercenary: str) -> Cost:
    """Return the cost of a mercenary for this tribe."""
    return _price(tribe.guide, mercenary)


@cache
def _price(guide: str, mercenary: str) -> Cost:
    cheaper = LEADER[guide].amount("saboteur_cheap") if guide and mercenary == "saboteur" else 0
    return Cost(medicine=cheaper) if cheaper else CARD[mercenary].cost


@lru_cache(REMEMBERED)
def affordable(
    guide: str, for_hire: Sequence[str], food: int, medicine: int
) -> Sequence[tuple[str, Cost]]:
    """Return the mercenaries that this much food and medicine pays for, with their costs."""
    priced = [(mercenary, _price(guide, mercenary)) for mercenary in for_hire]
    return tuple((mercenary, cost) for mercenary, cost in priced if pays(cost, food, medicine))


def pays(cost: Cost, food: int, medicine: int) -> bool:
    """Return whether this much food and medicine pays for this cost."""
    if cost.mixed:
        return food + medicine >= cost.mixed
    return food >= cost.food and medicine >= cost.medicine


_MEDICINES: Final = frozenset(card.id for card in CARD.values() if card.medicine)


def medicines(cards: Iterable[str]) -> list[str]:
    """Return the cards that bring medicine."""
    return [card for card in cards if card in _MEDICINES]


def dose(cards: Iterable[str]) -> int:
    """Return the total medicine of these cards."""
    return sum([CARD[card].medicine for card in cards])


@lru_cache(REMEMBERED)
def payment(hand: tuple[str, ...], due: int) -> tuple[str, ...] | None:
    """Return the cards in a hand that pay this much medicine with the least waste, medicine before
    people; None if there is not enough."""
    at_hand = medicines(hand)
    best: tuple[tuple[int, int, int], tuple[str, ...]] | None = None
    twos = [card for card in at_hand if CARD[card].medicine > 1]
    ones = sorted((card for card in at_hand if card not in twos), key=_is_person)
    for n in range(len(twos) + 1):
        cards = [*twos[:n], *ones[: max(0, due - dose(twos[:n]))]]
        if dose(cards) >= due:
            key = (dose(cards), sum(map(_is_person, cards)), len(cards))
            if best is None or key < best[0]:
                best = key, tuple(by_order(cards))
    return best[1] if best else None


def _is_person(card: str) -> bool:
    return CARD[card].kind == "person"
