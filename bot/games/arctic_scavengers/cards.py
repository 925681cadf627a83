"""What a card says: in words, for menus and texts; the rows of data/ are the only source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.render.lines import wrapped
from bot.texts import Said, Texts, word_id
from engine.games.arctic_scavengers.abilities import total
from engine.games.arctic_scavengers.content import (
    ABILITIES,
    CARD,
    Ability,
    Card,
    Cost,
    amount,
    by_order,
)
from engine.games.arctic_scavengers.skirmish import fight
from engine.games.arctic_scavengers.state import Site, Tribe
from engine.games.arctic_scavengers.view import ArcticView, SiteView, TribeView


def price_text(card: Card, texts: Texts) -> str:
    """What hiring takes."""
    price = card.cost
    parts = [("food", price.food), ("medicine", price.medicine), ("mixed", price.mixed)]
    asked = [texts.say(f"card-price-{kind}", n=n) for kind, n in parts if n]
    return texts.listed(asked or [texts.say("card-price-none")])


def card_text(name: str, texts: Texts, *, price: bool = False) -> str:
    """All that a card can do, in one line; with `price` also what hiring it takes."""
    card = CARD[name]
    parts = [texts.say("card-tool")] if card.kind == "tool" else []
    for ability in ABILITIES:
        if ability in card.can:
            parts.append(texts.say("card-can", what=ability, n=card.can[ability]))
        if ability in card.adds:
            parts.append(texts.say("card-adds", what=ability, n=card.adds[ability]))
    if card.medicine:
        parts.append(texts.say("card-medicine", n=card.medicine))
    parts += [texts.say(f"card-{word}", n=n) for word, n in card.words.items()]
    if card.people:
        parts.append(texts.say("card-people", n=card.people))
    if price:
        asked = Said(price_text(card, texts))
        parts.append(texts.say("card-price", price=asked) if card.cost != Cost() else asked)
    return " · ".join(parts or [texts.say("card-nothing")])


def about(word: str, texts: Texts) -> str:
    """What a card can do and takes to hire; what a building, a leader or a gang does."""
    if word in CARD:
        return card_text(word, texts, price=True)
    text_id = f"{word_id(word)}.text"
    return texts.say(text_id) if texts.has(text_id) else ""


def worth(tribe: TribeView, cards: Iterable[str], ability: Ability) -> int:
    """What these cards of a tribe do together."""
    led = Tribe(leader=tribe.leader, wounded=tribe.wounded, led=tribe.led)
    return total(led, cards, ability)


def force(
    tribe: TribeView,
    hit: Iterable[str] = (),
    spent: Iterable[str] = (),
    gassed: Iterable[str] = (),
) -> int:
    """What a force would fight if these of its cards were hit, spent or gassed as well."""
    unhurt = [list((Counter(c) - Counter(hit)).elements()) for c in (tribe.played, tribe.saved)]
    weakened = Tribe(
        leader=tribe.leader,
        wounded=tribe.wounded,
        sites=[Site(s.building, [], disabled=s.disabled) for s in tribe.sites if not s.timer],
        played=unhurt[0],
        saved=unhurt[1],
        spent=[*tribe.spent, *spent],
        gassed=[*tribe.gassed, *gassed],
    )
    return fight(weakened)


_REDRAWING = {"train": "regroup", "demolish": "reset"}


def brings(tribe: TribeView, cards: Iterable[str], action: str) -> int:
    """What these cards of a tribe do together for an action: of a recon, the cards it looks at; of
    training and demolishing, those that are drawn after."""
    cards = list(cards)
    if action == "recon":
        looks = amount(cards, "recon")
        return looks + amount(cards, "recon_more") if looks else amount(cards, "tops")
    if word := _REDRAWING.get(action):
        return sum(CARD[card].amount("redraw") for card in cards if CARD[card].has(word))
    return worth(tribe, cards, "dig" if action == "build" else action)  # type: ignore[arg-type]


def in_sight(view: ArcticView, texts: Texts) -> list[tuple[str, tuple[str, ...]]]:
    """The face-down cards that the viewer has seen: where, and which, the next one first; without
    the next contested resource."""
    piles = [
        (texts.say("text-seen-tribe", seat=tribe.seat, place=place), cards)
        for tribe in view.tribes
        for place, cards in tribe.sighted
    ]
    for pile, cards in view.tops.items():
        piles.append((texts.say(f"text-{pile}"), cards[1:] if pile == "contested" else cards))
    return [(where, cards) for where, cards in piles if cards]


def site_text(site: SiteView, texts: Texts) -> str:
    """How far a building is."""
    if site.timer:
        return texts.say("text-site-open", n=site.timer)
    return texts.say("text-site-disabled" if site.disabled else "text-site-works")


def counted(cards: Iterable[str], texts: Texts) -> list[str]:
    """Cards as lines of a text board: one for each kind, with how many there are."""
    amounts = Counter(by_order(cards))
    return [line for card, n in amounts.items() for line in wrapped("  " + texts.counted(card, n))]


def together(cards: Iterable[str], texts: Texts) -> Said:
    """Cards in a row, equal ones counted."""
    return Said(texts.counts(Counter(by_order(cards))))
