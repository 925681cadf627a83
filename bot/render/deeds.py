"""What a seat did and suffered in a chapter, as sentences that are read aloud.

A game gives each deed as a part of a sentence without its subject: `deed-<event>` if the seat is
the event's own, `deed-<event>-<fact>` if it is in another fact (`deed-gave-to`: the receiver).
Deeds with the same words are combined: `$n` is their number, their figures are added up, and
`$each`, if the text has an attribute of that name, lists their differences.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bot.model.game_export import NotableEvent
from bot.texts import Said, Texts, word_id
from engine.facts import KINDS, ONE
from engine.kernel import Seat

EACH: Final = "each"
DEEDS_PER_SENTENCE: Final = 2
_Facts = Mapping[str, Any]


def sentences(deeds: Sequence[NotableEvent], seat: Seat, texts: Texts) -> str:
    """Return all that this seat did and suffered, in order; empty if no deed has a text."""
    by_text: dict[tuple[Any, ...], list[_Facts]] = {}
    for event in deeds:
        text_id = deed_text(event.event, event.facts, seat)
        if texts.has(text_id):
            key = (text_id, *_words(texts, text_id, event.facts))
            by_text.setdefault(key, []).append(event.facts)
    parts = [_part(texts, key[0], same) for key, same in by_text.items()]
    starts = range(0, len(parts), DEEDS_PER_SENTENCE)
    told = []
    for n, start in enumerate(starts):
        pair = parts[start : start + DEEDS_PER_SENTENCE]
        lists = any(texts.say("deeds-and") in part or "," in part for part in pair)
        joined = texts.say("deeds-and.after-list" if lists else "deeds-and").join(pair)
        text_id = "deeds-next" if n else "deeds"
        if 1 < n == len(starts) - 1:
            text_id = "deeds-last"
        told.append(texts.say(text_id, seat=seat, deeds=Said(joined), n=n))
    return " ".join(told)


def at_large(event: NotableEvent, texts: Texts) -> str:
    """Return a sentence about an event that affects the whole table (`deed-<event>`)."""
    return texts.say(f"deed-{event.event}", **_together(texts, [event.facts]))


def deed_text(event: str, facts: _Facts, seat: Seat) -> str:
    """Return the id of the text that describes this event for this seat."""
    part = next((name for name, value in facts.items() if _seat(name) and value == seat), "seat")
    return f"deed-{event}" + ("" if part == "seat" else f"-{part}")


def _part(texts: Texts, text_id: str, same: Sequence[_Facts]) -> str:
    facts = _together(texts, same)
    each = f"{text_id}.{EACH}"
    if texts.has(each):
        groups: dict[tuple[Any, ...], list[_Facts]] = {}
        for facts_of_one in same:
            groups.setdefault(_words(texts, each, facts_of_one), []).append(facts_of_one)
        phrases = [texts.say(each, **_together(texts, group)) for group in groups.values()]
        facts[EACH] = Said(texts.listed(phrases))
    return texts.say(text_id, **facts)


def _together(texts: Texts, same: Sequence[_Facts]) -> dict[str, Any]:
    """Return the combined facts of deeds with the same words: figures added up, things counted."""
    figures = {name: sum(each[name] for each in same) for name in same[0] if _figure(name, same)}
    n = figures.get("amount", len(same))
    words = {
        name: Said(_form(texts, value, n)) if isinstance(value, str) else value
        for name, value in same[0].items()
        if name not in figures
    }
    return {**words, **figures, "n": len(same)}


def _form(texts: Texts, word: str, n: int) -> str:
    """Return a word for use within a sentence: its `.story` form, else with its number if it is
    counted."""
    story = f"{word_id(word)}.story"
    if texts.has(story):
        return texts.say(story)
    return texts.counted(word, n) if texts.has(f"{word_id(word)}.count") else texts.word(word)


def _words(texts: Texts, text_id: str, facts: _Facts) -> tuple[Any, ...]:
    """Return the facts other than figures: deeds with equal ones are combined."""
    needed = texts.needs(text_id)
    return tuple(
        (name, f"{value}") for name, value in facts.items() if name in needed and not _number(value)
    ) + tuple((name, value) for name, value in facts.items() if name in needed and _seat(name))


def _figure(name: str, same: Iterable[_Facts]) -> bool:
    return not _seat(name) and all(_number(facts.get(name)) for facts in same)


def _number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _seat(name: str) -> bool:
    return KINDS.get(name) in ONE
