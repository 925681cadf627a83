"""Corrections step by step: the same narrowing as a menu and as suggestions while typing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final, get_type_hints

from bot.discord.components.ids import amend_id, amend_select_id, form_id, master_id
from bot.discord.components.narrowing import entry_rows, level_ways
from bot.discord.components.parts import (
    PRIMARY,
    SECONDARY,
    Page,
    button,
)
from bot.menu import Level, Path, level, level_or_top
from bot.render.panel import Panel
from bot.render.picks import entry_text, level_text, pick_text, value_text
from bot.table import Refused, TableInfo
from bot.texts import Said, Texts, fold
from engine.corrections import GENERAL, Correction
from engine.facts import Declared, declared

CRUMB = " › "
"""Separator between the words that a suggestion has settled."""


# --- a correction in a few characters -------------------------------------------------------------


def encode_correction(correction: Correction) -> str:
    """Return a correction as the argument of a form or the value of an option: short, without
    state."""
    values = [str(getattr(correction, field.name)) for field in fields(correction)]  # type: ignore[arg-type]
    return ",".join([type(correction).__name__, *values])


def decode_correction(text: str) -> Correction | None:
    """Return the correction that `encode_correction` wrote; None for any other text."""
    name, *values = text.split(",")
    kind: Any = {cls.__name__: cls for cls in GENERAL}.get(name)
    if kind is None or len(values) != len(fields(kind)):
        return None
    hints = [get_type_hints(kind)[field.name] for field in fields(kind)]
    try:
        return kind(*map(_decoded, hints, values))  # type: ignore[no-any-return]
    except ValueError:
        return None


def _decoded(hint: Any, value: str) -> Any:
    """Return a field's value; digits are a number, if it may hold one."""
    if hint is str or (hint is not int and not value.removeprefix("-").isdecimal()):
        return value
    return int(value)


# --- the menu -------------------------------------------------------------------------------------


def correct_page(
    table: TableInfo, corrections: Sequence[Correction], path: Path, texts: Texts, plain: Texts
) -> Page:
    """Return the next step of the correction menu; at its end, the form for the reason."""
    back = button(plain.say("button-gm-refresh"), master_id(table.id, "panel"))
    if not corrections:
        return Page(texts.say("gm-correct-none"), rows=((back,),))
    here = level_or_top(corrections, path)

    def to(place: Path) -> str:
        return amend_id(table.id, place)

    title = texts.say("gm-correct-title")
    if here.ready is not None:
        correction = corrections[here.ready]
        question = texts.say("gm-correct-ready", what=Said(pick_text(texts, correction)))
        encoded = encode_correction(correction)
        told = (
            button(plain.say("button-gm-why"), form_id(table.id, "correct", encoded), PRIMARY),
            button(plain.say("button-gm-tale"), form_id(table.id, "tale", encoded), SECONDARY),
            button(plain.say("button-gm-quiet"), form_id(table.id, "quiet", encoded), SECONDARY),
        )
        return Page(panel=Panel(title, question), rows=(told, tuple(level_ways(here, plain, to))))
    crumbs = CRUMB.join(word_of(texts, key, value) for key, value in here.chosen)
    asked = "" if here.key == "verb" else level_text(plain, here.key)
    text = "\n".join(part for part in (crumbs, asked) if part)
    rows = entry_rows(
        here,
        asked or title,
        lambda entry: entry_text(plain, here.key, entry, corrections),
        to,
        amend_select_id(table.id, Path(here.path.steps)),
    )
    around = (*level_ways(here, plain, to), back)
    return Page(panel=Panel(title, text), rows=(*rows, around))


def word_of(texts: Texts, key: str, value: Any) -> str:
    """Return the text of a correction's word, or of its kind."""
    return texts.say(f"verb-{value}") if key == "verb" else value_text(texts, key, value)


# --- suggestions ----------------------------------------------------------------------------------


def suggestions(
    texts: Texts, corrections: Sequence[Correction], typed: str, characters: Sequence[str] = ()
) -> list[tuple[str, str | int]]:
    """Return possible continuations of the typed text: the entries of the level that it leads to. A
    complete correction is an entry of its own, a level is shown as the words that lead there. Words
    in any order that identify one correction, or lead to no level, find the corrections that
    contain them. `characters`: each seat's name in the fiction, which also finds it."""
    if not corrections:
        return []
    having_words = _having(texts, corrections, typed, characters)
    if len(having_words) == 1:
        return [(pick_text(texts, having_words[0]), encode_correction(having_words[0]))]
    here, settled = _descend(texts, corrections, typed)
    if here.ready is not None:
        correction = corrections[here.ready]
        return [(pick_text(texts, correction), encode_correction(correction))]
    open_text = fold(typed).removeprefix(fold(settled)).strip()
    offers: list[tuple[str, str | int]] = []
    for entry in here.entries:
        if len(entry.picks) == 1:
            correction = corrections[entry.picks[0]]
            label, value = pick_text(texts, correction), encode_correction(correction)
        else:
            label = value = CRUMB.join(
                filter(None, (settled, word_of(texts, here.key, entry.value)))
            )
        folded_entry = fold(word_of(texts, here.key, entry.value))
        if not open_text or open_text in folded_entry or open_text in fold(label):
            offers.append((label, value))
    return (
        offers or [(pick_text(texts, match), encode_correction(match)) for match in having_words]
    )[:25]


def characters_of(table: TableInfo) -> list[str]:
    """Return each seat's name in the fiction."""
    return [seated.character for seated in table.seated]


_WORD: Final = re.compile(r"-?\d+|[^\W\d_]+")


def _words(text: str) -> list[str]:
    """Return the words of a text, folded for comparison, and its numbers with their sign."""
    words = _WORD.findall(text.replace("−", "-"))
    return [word if word[-1].isdigit() else fold(word) for word in words]


def _having(
    texts: Texts, corrections: Sequence[Correction], typed: str, characters: Sequence[str]
) -> list[Correction]:
    """Return the corrections with all these words (or words that begin like them) and numbers."""
    wanted = _words(typed)
    if not wanted:
        return []
    called = [_words(name) for name in characters]
    named: dict[tuple[str, Any], list[str]] = {}

    def words_of(candidate: Correction) -> list[str]:
        seat = getattr(candidate, "seat", -1)
        found = [*called[seat]] if 0 <= seat < len(called) else []
        for key, value in declared(candidate).items():
            if value == "" or (isinstance(value, Declared) and value < 0):
                continue
            if (key, value) not in named:
                named[key, value] = _words(texts.value(key, value))
            found += named[key, value]
        return found

    return [correction for correction in corrections if _has(words_of(correction), wanted)]


def _has(words: Sequence[str], wanted: Sequence[str]) -> bool:
    return all(
        any(
            word == wanted_word or (wanted_word.isalpha() and word.startswith(wanted_word))
            for word in words
        )
        for wanted_word in wanted
    )


def _descend(texts: Texts, corrections: Sequence[Correction], typed: str) -> tuple[Level, str]:
    """Return the deepest level whose words begin the typed text, and those words."""
    path, settled = Path(), ""
    while True:
        here = level(corrections, path)
        if here.ready is not None:
            return here, settled
        wanted = fold(typed)
        deeper = [
            (CRUMB.join(filter(None, (settled, word_of(texts, here.key, entry.value)))), entry)
            for entry in here.entries
        ]
        fitting = [
            (w, e) for w, e in deeper if wanted == fold(w) or wanted.startswith(f"{fold(w)} ")
        ]
        if not fitting:
            return here, settled
        settled, entry = max(fitting, key=lambda fit: len(fit[0]))
        path = path.to(entry.number)


def typed_correction(
    texts: Texts,
    corrections: Sequence[Correction],
    typed: str,
    characters: Sequence[str] = (),
) -> Correction | Path:
    """Return the correction that was typed or chosen, or the menu path that it leads to. Refused:
    "no-such-correction"."""
    whole = decode_correction(typed)
    if whole is not None:
        return whole
    if not corrections:
        raise Refused("no-such-correction")
    offers = suggestions(texts, corrections, typed, characters)
    if len(offers) == 1 and (only := decode_correction(str(offers[0][1]))) is not None:
        return only
    here, _ = _descend(texts, corrections, typed)
    if here.ready is not None:
        return corrections[here.ready]
    if not offers and not here.path.steps:
        raise Refused("no-such-correction")
    return here.path
