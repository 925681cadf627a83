"""Picks as text: sentences, and entries of a menu."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from bot.explaining import explains
from bot.menu import COMPOSE, KIND, VERB, WHOLE_PICKS, Entry
from bot.texts import Said, Texts, fold, word_id
from engine.corrections import GENERAL
from engine.facts import KINDS, ONE, Declared, declared
from engine.kernel import Pick


def pick_text(texts: Texts, pick: Pick) -> str:
    """Return what the pick does, as one sentence."""
    facts = declared(pick) | getattr(pick, "told", {})
    if isinstance(facts.get("what"), str) and isinstance(facts.get("count"), int):
        facts["counted"] = Said(texts.counted(facts["what"], facts["count"]))
    elif counts := {name: n for name, n in facts.items() if texts.has(f"{word_id(name)}.count")}:
        facts["counted"] = Said(texts.counts(counts))
    # the number of things in the pick is part of the sentence
    if texts.has(often := f"pick-{pick.verb}.times"):
        for name, value in facts.items():
            if isinstance(value, tuple):
                times = Counter(value).items()
                facts[name] = Said(texts.listed([texts.say(often, word=w, n=n) for w, n in times]))
    parts = _parts(texts, pick, facts)
    text_id = texts.own_form(f"pick-{pick.verb}", facts, texts.own)
    if parts and "parts" in texts.needs(text_id):
        return texts.say(text_id, **facts, parts=Said(" · ".join(parts)))
    return " · ".join([texts.say(text_id, **facts), *parts])


def _parts(texts: Texts, pick: Pick, facts: dict[str, Any]) -> list[str]:
    """Return the words of the fields that differ from their default, for a pick with words for each
    field (`pick-<verb>.<field>`)."""
    return [
        texts.say(text_id, **facts)
        for f in fields(pick)  # type: ignore[arg-type]
        if getattr(pick, f.name) != f.default and texts.has(text_id := f"pick-{pick.verb}.{f.name}")
    ]


def entry_text(texts: Texts, key: str, entry: Entry, picks: Sequence[Pick]) -> str:
    """Return the label of a menu entry: the whole pick if it is the only one, else its value."""
    if len(entry.picks) == 1 or key == KIND:
        return pick_text(texts, picks[entry.picks[0]])
    if key == VERB:
        return texts.say(f"verb-{entry.value}")
    if entry.value == COMPOSE:
        return texts.say("menu-compose")
    return value_text(texts, key, entry.value)


def several_text(texts: Texts, least: int, most: int) -> str:
    """Return the instruction that says how many things to choose at once."""
    if least == most:
        return texts.say("menu-exactly", n=most)
    return texts.say("menu-several", least=least, most=most)


def value_text(texts: Texts, key: str, value: Any) -> str:
    """Return a value of a field as a label. A number comes with its unit, because it is alone on a
    button. An empty value is explained if the field has a text for that (`.later`)."""
    if not value and texts.has(later := f"field-{key}.later"):
        return texts.say(later)
    text = texts.value(key, value)
    if not isinstance(value, int):
        return text
    if isinstance(value, Declared) or KINDS.get(key) in ONE:
        return texts.say("seat-own") if value == texts.own else text
    return texts.say("menu-value", field=Said(texts.say(f"field-{key}")), value=Said(text))


@explains("hint", "")
def word_hint(texts: Texts, key: str, value: Any) -> str:
    """Return the meaning of a word that can be chosen; empty if it has none. A text under the name
    of the field takes precedence, for words with several meanings; a field with the attribute
    `.bare` has no hints."""
    if not isinstance(value, str) or texts.has(f"field-{key}.bare"):
        return ""
    for text_id in (f"{word_id(value)}.{key}", f"{word_id(value)}.text"):
        if texts.has(text_id):
            return texts.say(text_id)
    return ""


@explains("flavour", "")
def flavour_text(texts: Texts, pick: Pick) -> str:
    """Return the flavour text of the pick's only word; empty if its game has none."""
    words = [value for value in declared(pick).values() if isinstance(value, str)]
    text_id = f"{word_id(words[0])}.flavour" if len(words) == 1 else ""
    return texts.say(text_id) if text_id and texts.has(text_id) else ""


def entry_emoji(texts: Texts, entry: Entry) -> str:
    """Return the emoji of the entry's word; empty if it has none."""
    return texts.emoji(entry.value) if isinstance(entry.value, str) and entry.value else ""


def level_text(texts: Texts, key: str) -> str:
    """Return the question that a level of a menu asks."""
    if key in (VERB, WHOLE_PICKS, KIND):
        return texts.say("menu-what")
    return texts.optional(f"field-{key}.text") or texts.say(f"field-{key}")


def field_types(kind: type[Pick]) -> Mapping[str, Any]:
    """Return the type of each field of a kind of pick."""
    return _hints(kind)  # type: ignore[arg-type]  # a class has a hash, whatever its objects have


_hints = cache(get_type_hints)


def is_well_formed(texts: Texts, pick: Pick) -> bool:
    """Return whether the rules can judge a typed pick: each field has its type, and each word is a
    word of the game; corrections of things leave some empty."""
    hints = field_types(type(pick))
    held = {f.name: getattr(pick, f.name) for f in fields(pick)}  # type: ignore[arg-type]
    may_lack = isinstance(pick, GENERAL)
    return all(
        _holds(texts, hints[name], value) or (may_lack and value == "")
        for name, value in held.items()
    )


def _holds(texts: Texts, hint: Any, value: Any) -> bool:
    if get_origin(hint) in (Union, UnionType):
        return any(_holds(texts, item, value) for item in get_args(hint))
    if get_origin(hint) is tuple:
        kind = get_args(hint)[0]
        return isinstance(value, tuple) and all(_holds(texts, kind, item) for item in value)
    return type(value) is hint and (hint is not str or texts.has(word_id(value)))


def matching_labels(
    labels: Sequence[tuple[str, Any]], typed: str, most: int = 25
) -> list[tuple[str, Any]]:
    """Return the labelled things that match typed text: each typed word begins a word of the label.
    Labels that begin with the whole text come first."""
    wanted = fold(typed)
    if not wanted:
        return list(labels[:most])
    first: list[tuple[str, Any]] = []
    second: list[tuple[str, Any]] = []
    for label, thing in labels:
        words = fold(label)
        if words.startswith(wanted):
            first.append((label, thing))
        elif all(any(w.startswith(part) for w in words.split()) for part in wanted.split()):
            second.append((label, thing))
    return (first + second)[:most]
