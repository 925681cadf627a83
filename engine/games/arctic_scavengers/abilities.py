"""Adding up cards: what people and tools do together, and which sets of them make sense.

A person with a base ability acts; what adds to it comes from others without one (Group Leaders, in
any number) and from tools, one a person. So the best way to hand out tools is never a question.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate

from engine.games.arctic_scavengers.content import CARD, Ability, Cost, by_order
from engine.games.arctic_scavengers.state import ArcticScavengers, Tribe
from engine.kernel import Refusal, Seat

_NATURAL = 7
"""Sets of cards that are offered for an action, at most."""


def base(tribe: Tribe, card: str, ability: Ability) -> int | None:
    """What a card can do by itself; None if it cannot even be helped."""
    row = CARD[card]
    found = [row.can[ability]] if ability in row.can else []
    if row.refugee and tribe.has_leader(f"refugee_{ability}"):
        found.append(tribe.leads(f"refugee_{ability}"))
    if row.family and tribe.has_leader(f"family_{ability}"):
        found.append(tribe.leads(f"family_{ability}"))
    return max(found, default=None)


def adds(tribe: Tribe, card: str, ability: Ability) -> int:
    """What a card adds to another's ability; 0 if it adds nothing."""
    return CARD[card].adds.get(ability, 0) if base(tribe, card, ability) is None else 0


def total(tribe: Tribe, cards: Iterable[str], ability: Ability) -> int:
    """What these cards do together, tools handed out as well as can be; 0 without anybody who can
    do it at all."""
    cards = list(cards)
    return max(_sum(tribe, cards, ability), _with_helper(tribe, cards, ability))


def helped(tribe: Tribe, cards: Iterable[str], ability: Ability) -> bool:
    """Whether a leader has one of these refugees help the others."""
    cards = list(cards)
    return _with_helper(tribe, cards, ability) > _sum(tribe, cards, ability)


def _help(tribe: Tribe, ability: Ability) -> int:
    """What a refugee can add to another's action by order of its leader, once a round."""
    if tribe.led or ability == "fight":
        return 0
    urged = tribe.leads("urge") if ability in ("dig", "hunt") else 0
    return max(urged, tribe.leads("teach"))


def _with_helper(tribe: Tribe, cards: list[str], ability: Ability) -> int:
    more = _help(tribe, ability)
    refugee = next((card for card in cards if CARD[card].refugee), None) if more else None
    if refugee is None:
        return 0
    rest = list(cards)
    rest.remove(refugee)
    able = any(base(tribe, card, ability) is not None for card in rest)
    return _sum(tribe, rest, ability) + more if able else 0


def _sum(tribe: Tribe, cards: list[str], ability: Ability) -> int:
    people = [n for card in cards if (n := base(tribe, card, ability)) is not None]
    if not people:
        return 0
    added = sum(adds(tribe, c, ability) for c in cards if CARD[c].kind == "person")
    tools = sorted((adds(tribe, c, ability) for c in cards if CARD[c].kind == "tool"), reverse=True)
    if ability == "dig" and tribe.has_leader("tool_dig"):
        refugees = sum(CARD[c].refugee for c in cards if base(tribe, c, ability) is not None)
        bearers = len(people) - refugees
        borne = tools[:bearers] + [tribe.leads("tool_dig")] * min(refugees, len(tools[bearers:]))
        return sum(people) + added + sum(borne)
    return sum(people) + added + sum(tools[: len(people)])


def useful(tribe: Tribe, card: str, ability: Ability) -> bool:
    """Whether a card can have a part in this."""
    if CARD[card].refugee and _help(tribe, ability):
        return True
    return base(tribe, card, ability) is not None or adds(tribe, card, ability) > 0


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
    people = sum(base(tribe, card, ability) is not None for card in cards)
    if not people:
        return Refusal("tools.bearer", "needs-somebody", {"action": ability})
    if sum(CARD[card].kind == "tool" for card in cards) > people:
        return Refusal("tools.bearer", "needs-bearer", {"count": people})
    if not total(tribe, cards, ability):
        return Refusal("gather.combine", "yields-nothing", {"action": ability})
    return None


def natural(tribe: Tribe, ability: Ability) -> list[tuple[str, ...]]:
    """Sets of the hand that make sense for an action: each person alone, or with the best tool,
    and the best of so many together."""

    def worth(card: str) -> tuple[int, int]:
        return -(base(tribe, card, ability) or 0), -adds(tribe, card, ability)

    able = [card for card in tribe.hand if base(tribe, card, ability) is not None]
    able.sort(key=worth)
    rest = sorted((c for c in tribe.hand if adds(tribe, c, ability)), key=worth)
    tools = [card for card in rest if CARD[card].kind == "tool"]
    others = [card for card in rest if CARD[card].kind != "tool"]
    workers = [c for n, c in enumerate(able) if base(tribe, c, ability) or n < len(tools)]
    sets: list[list[str]] = []
    if workers:
        sets.append([*workers, *others, *tools[: len(workers)]])
    for person in dict.fromkeys(able):
        sets += [[person], [person, *tools[:1]]]
    for n, people in enumerate(accumulate([person] for person in workers), start=1):
        sets.append([*people, *tools[:n]])
    if able and (refugees := [c for c in tribe.hand if CARD[c].refugee and _help(tribe, ability)]):
        sets += [[able[0], *tools[:1], refugees[-1]]] if able[0] != refugees[-1] else []
    if able and others:
        sets += [[able[0], *others], [able[-1], *others]]
    found = [tuple(by_order(cards)) for cards in sets]
    fitting = dict.fromkeys(cards for cards in found if fault(tribe, cards, ability) is None)
    return list(fitting)[:_NATURAL]


# --- paying


def price(game: ArcticScavengers, seat: Seat, who: str) -> Cost:
    """What a mercenary costs this seat."""
    cheaper = game.tribes[seat].leads("saboteur_cheap")
    return Cost(medicine=cheaper) if who == "saboteur" and cheaper else CARD[who].cost


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
    return sum(CARD[card].medicine for card in cards)


def payment(hand: Iterable[str], due: int) -> tuple[str, ...] | None:
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
