"""Standing orders in words: what they do, and what they would have done last time."""

from __future__ import annotations

from typing import Any

from bot.features.orders.service import GivenOrder, LastTime
from bot.render.picks import pick_text
from bot.texts import Said, Texts


def order_name(texts: Texts, name: str) -> str:
    """What an order is called."""
    return texts.word(f"order.{name}")


def value_label(texts: Texts, name: str, field: str, value: Any) -> str:
    """A value of one of an order's terms: its own text, or the word, number, yes or no."""
    own = f"order-{name}-{field}.{value}"
    if isinstance(value, str) and texts.has(own):
        return texts.say(own)
    return texts.value(field, value)


def order_text(texts: Texts, one: GivenOrder) -> str:
    """What the order does on its terms, in a sentence or two."""
    facts: dict[str, Any] = {}
    for field, value in one.order.model_dump().items():
        facts[field] = value
        if isinstance(value, str):
            label = value_label(texts, one.name, field, value)
            facts[field] = Said(label[:1].lower() + label[1:])
            facts[f"{field}_is"] = Said(value)  # for sentences that differ by it
    return texts.say(f"order-{one.name}", **facts)


def last_texts(texts: Texts, one: GivenOrder) -> list[str]:
    """A line for each last question that the order is about; one that says that none was asked."""
    if not one.last:
        return [texts.say("orders-last-none")]
    return [_last(texts, last) for last in one.last]


def _last(texts: Texts, last: LastTime) -> str:
    when = Said(texts.say(f"phase-{last.phase}", n=last.chapter))
    did = Said(pick_text(texts, last.did))
    by = texts.say(f"orders-did-{last.by or 'you'}", did=did)
    if last.would is None:
        return texts.say("orders-last-left", when=when, did=Said(by))
    if last.would == last.did:
        return texts.say("orders-last-same", when=when, did=Said(by))
    would = Said(pick_text(texts, last.would))
    return texts.say("orders-last", when=when, would=would, did=Said(by))
