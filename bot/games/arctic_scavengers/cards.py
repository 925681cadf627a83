"""Descriptions of cards for menus and texts, generated from the tables in data/."""

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
from engine.games.arctic_scavengers.tribe import Site, Tribe
from engine.games.arctic_scavengers.view import ArcticView, SiteView, TribeView


def price_text(card: Card, texts: Texts) -> str:
    """Return the price of hiring a card."""
    price = card.cost
    parts = [("food", price.food), ("medicine", price.medicine), ("mixed", price.mixed)]
    asked = [texts.say(f"card-price-{kind}", n=n) for kind, n in parts if n]
    return texts.listed(asked or [texts.say("card-price-none")])


def card_text(name: str, texts: Texts, *, price: bool = False) -> str:
    """Return a card's abilities in one line; with `price` also its price."""
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
    """Return a card's abilities and price, or the effect of a building, a leader or a gang."""
    if word in CARD:
        return card_text(word, texts, price=True)
    return texts.optional(f"{word_id(word)}.text")


def worth(tribe: TribeView, cards: Iterable[str], ability: Ability) -> int:
    """Return the sum of an ability over these cards of a tribe."""
    led = Tribe(leader=tribe.leader, wounded=tribe.wounded, led=tribe.led)
    return total(led, cards, ability)


def force(
    tribe: TribeView,
    hit: Iterable[str] = (),
    spent: Iterable[str] = (),
    gassed: Iterable[str] = (),
) -> int:
    """Return a force's strength if these of its cards were hit, spent or gassed as well."""
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
    """Return what these cards of a tribe yield for an action. For a recon: the number of cards to
    look at; for training and demolishing: of cards drawn afterwards."""
    cards = list(cards)
    if action == "recon":
        looks = amount(cards, "recon")
        return looks + amount(cards, "recon_more") if looks else amount(cards, "tops")
    if word := _REDRAWING.get(action):
        return sum(CARD[card].amount("redraw") for card in cards if CARD[card].has(word))
    return worth(tribe, cards, "dig" if action == "build" else action)  # type: ignore[arg-type]


def in_sight(view: ArcticView, texts: Texts) -> list[tuple[str, tuple[str, ...]]]:
    """Return the face-down cards that the viewer has seen: (place, cards with the next one first),
    without the next contested resource."""
    piles = [
        (texts.say("text-seen-tribe", seat=tribe.seat, place=place), cards)
        for tribe in view.tribes
        for place, cards in tribe.sighted
    ]
    for pile, cards in view.tops.items():
        piles.append((texts.say(f"text-{pile}"), cards[1:] if pile == "contested" else cards))
    return [(pile_name, cards) for pile_name, cards in piles if cards]


def site_text(site: SiteView, texts: Texts) -> str:
    """Return the progress of a building."""
    if site.timer:
        return texts.say("text-site-open", n=site.timer)
    return texts.say("text-site-disabled" if site.disabled else "text-site-works")


def counted(cards: Iterable[str], texts: Texts) -> list[str]:
    """Return cards as lines of a text board: one per kind, with its number."""
    amounts = Counter(by_order(cards))
    return [line for card, n in amounts.items() for line in wrapped("  " + texts.counted(card, n))]


def together(cards: Iterable[str], texts: Texts) -> Said:
    """Return cards as a list in one sentence, equal ones counted."""
    return Said(texts.counts(Counter(by_order(cards))))


def in_a_story(texts: Texts, cards: Iterable[str]) -> Said:
    """Return cards as a list in a story, equal ones counted: "a scout and 2 hunters"."""
    counts = Counter(by_order(cards))
    return Said(texts.listed([texts.say(f"{word_id(c)}.story", n=n) for c, n in counts.items()]))
