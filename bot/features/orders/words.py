"""Texts of standing orders: what they do, and what they would have done last time."""

from __future__ import annotations

from typing import Any

from bot.features.orders.service import GivenOrder, LastTime
from bot.render.picks import pick_text
from bot.texts import Said, Texts


def order_name(texts: Texts, name: str) -> str:
    """Return the name of an order."""
    return texts.word(f"order.{name}")


def value_label(texts: Texts, name: str, field: str, value: Any) -> str:
    """Return a value of one of an order's terms: its own text, or the word, number, yes or no."""
    own_text_id = f"order-{name}-{field}.{value}"
    if isinstance(value, str) and texts.has(own_text_id):
        return texts.say(own_text_id)
    return texts.value(field, value)


def order_text(texts: Texts, given_order: GivenOrder) -> str:
    """Return what the order does with its terms, in one or two sentences."""
    facts: dict[str, Any] = {}
    for field, value in given_order.order.model_dump().items():
        facts[field] = value
        if isinstance(value, str):
            label = value_label(texts, given_order.name, field, value)
            facts[field] = Said(label[:1].lower() + label[1:])
            facts[f"{field}_is"] = Said(value)  # lets a sentence select by this value
    return texts.say(f"order-{given_order.name}", **facts)


def last_texts(texts: Texts, given_order: GivenOrder) -> list[str]:
    """Return a line for each last question that the order is about; a single line if there was
    none."""
    if not given_order.last:
        return [texts.say("orders-last-none")]
    return [_last(texts, last) for last in given_order.last]


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
