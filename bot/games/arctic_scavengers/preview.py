"""What a pick would change for its own seat: what an action brings, and what is left to fight with.

Read from what the seat sees: its hand, what lies before rivals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.games.arctic_scavengers.cards import card_text
from bot.texts import Texts
from engine.games.arctic_scavengers.abilities import dose, pays, total
from engine.games.arctic_scavengers.content import CARD, people
from engine.games.arctic_scavengers.picks import (
    Dig,
    Disarm,
    Draw,
    Finish,
    Hire,
    Hunt,
    Keep,
    Snipe,
    Trash,
)
from engine.games.arctic_scavengers.state import Tribe
from engine.games.arctic_scavengers.view import ArcticView
from engine.kernel import Pick


def changes(
    before: ArcticView,
    pick: Pick,
    after: ArcticView | None,
    figures: Mapping[str, Any],
    texts: Texts,
) -> list[str]:
    """What an action brings, what is paid in vain, who comes or goes, and the force that stays."""
    seat = before.viewer
    assert isinstance(seat, int)
    hand = before.tribes[seat].hand or ()
    if isinstance(pick, Draw | Dig | Hunt):
        brings = worth(pick.cards, pick.verb)
        return [texts.say(f"ahead-{pick.verb}", n=brings), *_force(before, hand, pick.cards, texts)]
    if isinstance(pick, Hire):
        return [*_joins(pick.who, texts), *_wasted(before, pick, texts)]
    if isinstance(pick, Trash):
        lost = people(pick.cards)
        told = [texts.say("ahead-loss", n=lost)] if lost else []
        return [*told, *_force(before, hand, pick.cards, texts)]
    if isinstance(pick, Finish):
        return _force(before, hand, (), texts)
    if isinstance(pick, Keep):
        return [card_text(pick.card, texts)]
    return _blow(before, seat, pick, texts) if isinstance(pick, Snipe | Disarm) else []


def hint(view: ArcticView, key: str, value: str, texts: Texts) -> str | None:
    """What a card can do, and what it costs where it is for hire."""
    return card_text(value, texts, price=key == "who") if value in CARD else None


def worth(cards: Iterable[str], ability: str) -> int:
    """What these cards do together."""
    return total(Tribe(), cards, ability)  # type: ignore[arg-type]


def natural(before: ArcticView, picks: Sequence[Pick]) -> list[int]:
    """The first set of cards of each action, which brings most: what it is good for shows later."""
    first: dict[str, int] = {}
    for at, pick in enumerate(picks):
        if isinstance(pick, Draw | Dig | Hunt):
            first.setdefault(pick.verb, at)
    return list(first.values())


def _force(before: ArcticView, hand: Sequence[str], gone: Sequence[str], texts: Texts) -> list[str]:
    """What is left in hand, and what it is worth in the skirmish of this round."""
    left = list((Counter(hand) - Counter(gone)).elements())
    if before.quiet:
        return [texts.say("ahead-left", n=len(left))]
    return [texts.say("ahead-force", fight=worth(left, "fight"), people=people(left))]


def _joins(who: str, texts: Texts) -> list[str]:
    """The people on a card that is hired."""
    return [texts.say("ahead-gain", n=CARD[who].people)]


def _wasted(before: ArcticView, pick: Hire, texts: Texts) -> list[str]:
    """What is paid beyond the price and lost."""
    cost, medicine = CARD[pick.who].cost, dose(pick.cards)
    if not pays(cost, before.food, medicine):
        return []
    if cost.mixed:
        spare = {"food": before.food + medicine - cost.mixed, "medicine": 0}
    else:
        spare = {"food": before.food - cost.food, "medicine": medicine - cost.medicine}
    return [texts.say(f"ahead-{what}-lost", n=n) for what, n in spare.items() if n > 0]


def _blow(before: ArcticView, seat: int, pick: Snipe | Disarm, texts: Texts) -> list[str]:
    """What the rival's action, or force, would be worth without the card, and one's own then."""
    rival = before.tribes[pick.rival]
    left = list((Counter(rival.played) - Counter([pick.target])).elements())
    if before.phase != "skirmish":
        return []
    fresh = list((Counter(left) - Counter(rival.spent)).elements())
    mine = before.tribes[seat]
    ready = Counter(mine.played) - Counter([*mine.spent, pick.card])
    return [
        texts.say("ahead-struck-fight", rival=pick.rival, n=worth(fresh, "fight"), was=rival.fight),
        texts.say("ahead-own-fight", n=worth(ready.elements(), "fight"), was=mine.fight),
    ]
