"""Adding up cards: what people and tools do together, and which sets of them make sense.

A person with a base ability acts; what adds to it comes from others without one (Group Leaders, in
any number) and from tools, one a person. So the best way to hand out tools is never a question.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import accumulate

from engine.games.arctic_scavengers.content import CARD, LEADER, Ability, Cost, by_order
from engine.games.arctic_scavengers.state import Tribe
from engine.kernel import Refusal

_NATURAL = 7
"""Sets of cards that are offered for an action, at most."""
REMEMBERED = 20_000
"""Sets of cards of which what they do is remembered."""


def base(tribe: Tribe, card: str, ability: Ability) -> int | None:
    """What a card can do by itself; None if it cannot even be helped."""
    return _base(tribe.guide, card, ability)


def adds(tribe: Tribe, card: str, ability: Ability) -> int:
    """What a card adds to another's ability; 0 if it adds nothing."""
    return _adds(tribe.guide, card, ability)


def total(tribe: Tribe, cards: Iterable[str], ability: Ability) -> int:
    """What these cards do together, tools handed out as well as can be; 0 without anybody who can
    do it at all."""
    return max(_sums(tribe.guide, tribe.led, tuple(cards), ability))


def helped(tribe: Tribe, cards: Iterable[str], ability: Ability) -> bool:
    """Whether a leader has one of these refugees help the others."""
    alone, together = _sums(tribe.guide, tribe.led, tuple(cards), ability)
    return together > alone


def bearers(tribe: Tribe, cards: Iterable[str], ability: Ability) -> int:
    """How many tools these cards can carry, without those who help by order of the leader."""
    cards = list(cards)
    return _people(tribe.guide, cards, ability) - helped(tribe, cards, ability)


def natural(tribe: Tribe, ability: Ability) -> Sequence[tuple[str, ...]]:
    """Sets of the hand that make sense for an action: each person alone, or with the best tool,
    and the best of so many together."""
    return natural_of(tribe.guide, tribe.led, tribe.hand, ability)


def natural_of(
    guide: str, led: bool, hand: Sequence[str], ability: Ability
) -> Sequence[tuple[str, ...]]:
    """The same of a hand, given the leader that is well and whether it has led in this round."""
    parts = _parts(guide, led, ability)
    cards = tuple([card for card in hand if card in parts])
    return _natural(guide, led, cards, ability) if cards else ()


# Pure functions of a few cards and the leader (its id while it is well; whether it has done what it
# may do once a round), asked for again and again while a turn is thought over: they are remembered.


@cache
def _base(guide: str, card: str, ability: Ability) -> int | None:
    row = CARD[card]
    kinds = ["refugee"] * row.refugee + ["family"] * row.family
    words = LEADER[guide].words if guide else {}
    given = [words[f"{kind}_{ability}"] for kind in kinds if f"{kind}_{ability}" in words]
    return max([*given, *([row.can[ability]] if ability in row.can else [])], default=None)


@cache
def _adds(guide: str, card: str, ability: Ability) -> int:
    return CARD[card].adds.get(ability, 0) if _base(guide, card, ability) is None else 0


@cache
def _help(guide: str, led: bool, ability: Ability) -> int:
    """What a refugee can add to another's action by order of its leader, once a round."""
    if not guide or led or ability == "fight":
        return 0
    urged = LEADER[guide].amount("urge") if ability in ("dig", "hunt") else 0
    return max(urged, LEADER[guide].amount("teach"))


@lru_cache(REMEMBERED)
def _sums(guide: str, led: bool, cards: tuple[str, ...], ability: Ability) -> tuple[int, int]:
    """What cards do together, and what they do with one of the refugees as a helper."""
    best, more = 0, _help(guide, led, ability)
    for refugee in {card for card in cards if more and CARD[card].refugee}:
        rest = list(cards)
        rest.remove(refugee)
        if any(_base(guide, card, ability) is not None for card in rest):
            best = max(best, _sum(guide, rest, ability) + more)
    return _sum(guide, cards, ability), best


def _sum(guide: str, cards: Sequence[str], ability: Ability) -> int:
    """What cards do together without a refugee that helps by order of the leader. A card to which
    the leader gives less than it adds to another does whichever brings more."""
    found = _alone(guide, cards, ability)
    helping = [card for card in cards if _adds_more(guide, card, ability)]
    for n in range(1, len(helping) + 1):
        rest = list(cards)
        for card in helping[:n]:
            rest.remove(card)
        if any(_base(guide, card, ability) is not None for card in rest):
            more = sum(CARD[card].adds[ability] for card in helping[:n])
            found = max(found, _alone(guide, rest, ability) + more)
    return found


@cache
def _adds_more(guide: str, card: str, ability: Ability) -> bool:
    own = _base(guide, card, ability)
    return own is not None and CARD[card].adds.get(ability, 0) > own


def _alone(guide: str, cards: Sequence[str], ability: Ability) -> int:
    able = [(card, n) for card in cards if (n := _base(guide, card, ability)) is not None]
    if not able:
        return 0
    found = sum(n for _, n in able)
    tools = []
    for card in cards:
        if more := _adds(guide, card, ability):
            if CARD[card].kind == "tool":
                tools.append(more)
            else:
                found += more
    tools.sort(reverse=True)
    bearers, refugees = len(able), 0
    if ability == "dig" and guide and LEADER[guide].has("tool_dig"):
        refugees = sum(CARD[card].refugee for card, _ in able)
        bearers -= refugees
    borne = min(refugees, max(0, len(tools) - bearers))
    return found + sum(tools[:bearers]) + borne * (LEADER[guide].amount("tool_dig") if borne else 0)


def useful(tribe: Tribe, card: str, ability: Ability) -> bool:
    """Whether a card can have a part in this."""
    return _useful(tribe.guide, tribe.led, card, ability)


@cache
def _useful(guide: str, led: bool, card: str, ability: Ability) -> bool:
    if CARD[card].refugee and _help(guide, led, ability):
        return True
    return _base(guide, card, ability) is not None or _adds(guide, card, ability) > 0


@cache
def _parts(guide: str, led: bool, ability: Ability) -> frozenset[str]:
    """The cards that can have a part in this."""
    return frozenset(card for card in CARD if _useful(guide, led, card, ability))


def fault(tribe: Tribe, cards: Sequence[str], ability: Ability) -> Refusal | None:
    """Why these cards of a hand cannot do this together; None if they can."""
    rest = list(tribe.hand)
    for card in cards:
        if card not in rest:
            return Refusal("gather.combine", "not-in-hand", {"card": card if card in CARD else ""})
        rest.remove(card)
    for card in cards:
        if not useful(tribe, card, ability):
            return Refusal("tools.ability", "cannot-help", {"card": card, "action": ability})
    people = _people(tribe.guide, cards, ability)
    if not people:
        return Refusal("tools.bearer", "needs-somebody", {"action": ability})
    if _tools(cards) > people:
        return Refusal("tools.bearer", "needs-bearer", {"count": people})
    if not total(tribe, cards, ability):
        return Refusal("gather.combine", "yields-nothing", {"action": ability})
    return None


def _people(guide: str, cards: Iterable[str], ability: Ability) -> int:
    """How many of these cards can do this."""
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
        """Whether there is a bearer for each tool, and it brings something."""
        people = _people(guide, cards, ability)
        return _tools(cards) <= people and max(_sums(guide, led, cards, ability)) > 0

    able = sorted((c for c in hand if _base(guide, c, ability) is not None), key=worth)
    rest = sorted((c for c in hand if _adds(guide, c, ability)), key=worth)
    tools = [card for card in rest if CARD[card].kind == "tool"]
    others = [card for card in rest if CARD[card].kind != "tool"]
    workers = [c for n, c in enumerate(able) if _base(guide, c, ability) or n < len(tools)]
    sets: list[list[str]] = []
    if workers:
        sets.append([*workers, *others, *tools[: len(workers)]])
    for person in dict.fromkeys(able):
        sets += [[person], [person, *tools[:1]]]
    for n, people in enumerate(accumulate([person] for person in workers), start=1):
        sets.append([*people, *tools[:n]])
    if helpers := [c for c in hand if CARD[c].refugee and _help(guide, led, ability)]:
        aided = list(able)
        if helpers[-1] in aided:
            aided.remove(helpers[-1])
        sets += [[person, *tools[:1], helpers[-1]] for person in aided[:1]]
    if able and others:
        sets += [[able[0], *others], [able[-1], *others]]
    found = dict.fromkeys(tuple(by_order(cards)) for cards in sets)
    return tuple(cards for cards in found if fits(cards))[:_NATURAL]


# --- paying


def price(tribe: Tribe, who: str) -> Cost:
    """What a mercenary costs this tribe."""
    return _price(tribe.guide, who)


@cache
def _price(guide: str, who: str) -> Cost:
    cheaper = LEADER[guide].amount("saboteur_cheap") if guide and who == "saboteur" else 0
    return Cost(medicine=cheaper) if cheaper else CARD[who].cost


@lru_cache(REMEMBERED)
def affordable(
    guide: str, for_hire: Sequence[str], food: int, medicine: int
) -> Sequence[tuple[str, Cost]]:
    """Those of the mercenaries, with their prices, for whom so much is enough."""
    priced = [(who, _price(guide, who)) for who in for_hire]
    return tuple((who, cost) for who, cost in priced if pays(cost, food, medicine))


def pays(cost: Cost, food: int, medicine: int) -> bool:
    """Whether so much is enough."""
    if cost.mixed:
        return food + medicine >= cost.mixed
    return food >= cost.food and medicine >= cost.medicine


def medicines(cards: Iterable[str]) -> list[str]:
    """Those of the cards that bring medicine."""
    return [card for card in cards if CARD[card].medicine]


def dose(cards: Iterable[str]) -> int:
    """The medicine on these cards."""
    return sum([CARD[card].medicine for card in cards])


@lru_cache(REMEMBERED)
def payment(hand: tuple[str, ...], due: int) -> tuple[str, ...] | None:
    """The cards of a hand that bring so much medicine with the least waste, medicine rather than
    people; None if there is not enough."""
    at_hand = medicines(hand)
    best: tuple[tuple[int, int, int], tuple[str, ...]] | None = None
    for twos in range(sum(CARD[card].medicine > 1 for card in at_hand) + 1):
        big = [card for card in at_hand if CARD[card].medicine > 1][:twos]
        small = sorted((c for c in at_hand if CARD[c].medicine == 1), key=_is_person)
        cards = [*big, *small[: max(0, due - dose(big))]]
        if dose(cards) >= due:
            key = (dose(cards), sum(map(_is_person, cards)), len(cards))
            if best is None or key < best[0]:
                best = key, tuple(by_order(cards))
    return best[1] if best else None


def _is_person(card: str) -> bool:
    return CARD[card].kind == "person"
