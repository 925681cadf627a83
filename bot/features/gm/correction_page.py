"""Putting right, step by step: the same narrowing as menu and as suggestions while typing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final, get_type_hints

from bot.discord.components.ids import amend_id, amend_select_id, form_id, master_id
from bot.discord.components.parts import (
    PRIMARY,
    SECONDARY,
    Item,
    Option,
    Page,
    button,
    in_rows,
    select,
)
from bot.menu import Level, NoSuchPlace, Path, level
from bot.render.panel import Panel
from bot.render.picks import entry_text, level_text, pick_text, value_text
from bot.table import Refused, TableInfo
from bot.texts import Said, Texts, fold
from engine.corrections import Correction
from engine.games import GAMES

CRUMB = " › "
"""Between the words that a suggestion has settled."""


# --- a correction in a few characters -------------------------------------------------------------


def written(one: Correction) -> str:
    """A correction as the argument of a form or the value of an option: short, without state."""
    values = [str(getattr(one, field.name)) for field in fields(one)]  # type: ignore[arg-type]
    return ",".join([type(one).__name__, *values])


def read(game: str, text: str) -> Correction | None:
    """The correction that `written` wrote; None for any other text."""
    name, *values = text.split(",")
    kind: Any = {cls.__name__: cls for cls in GAMES[game].CORRECTIONS}.get(name)
    if kind is None or len(values) != len(fields(kind)):
        return None
    hints = get_type_hints(kind)
    try:
        return kind(  # type: ignore[no-any-return]
            **{f.name: hints[f.name](v) for f, v in zip(fields(kind), values, strict=True)}
        )
    except ValueError:
        return None


# --- the menu -------------------------------------------------------------------------------------


def place_at(found: Sequence[Correction], path: Path) -> Level:
    """The level of the menu at `path`; its top if the path leads nowhere."""
    try:
        return level(found, path)
    except NoSuchPlace:
        return level(found, Path())


def correct_page(
    table: TableInfo, found: Sequence[Correction], path: Path, texts: Texts, plain: Texts
) -> Page:
    """What could be put right, one step at a time; at the end, the way to say why."""
    back = button(plain.say("button-gm-refresh"), master_id(table.id, "panel"))
    if not found:
        return Page(texts.say("gm-correct-none"), rows=((back,),))
    here = place_at(found, path)
    title = texts.say("gm-correct-title")
    if here.ready is not None:
        correction = found[here.ready]
        said = texts.say("gm-correct-ready", what=Said(pick_text(texts, correction)))
        why = button(
            plain.say("button-gm-why"), form_id(table.id, "correct", written(correction)), PRIMARY
        )
        return Page(panel=Panel(title, said), rows=((why, *_back(table, here, plain)),))
    crumbs = CRUMB.join(word_of(texts, key, value) for key, value in here.chosen)
    text = "\n".join(part for part in (crumbs, level_text(texts, here.key)) if part)
    if here.few:
        items = [
            button(
                entry_text(plain, here.key, e, found),
                amend_id(table.id, path.to(e.number)),
                SECONDARY,
            )
            for e in here.entries
        ]
        rows = in_rows(items)
    else:
        options = [Option(entry_text(plain, here.key, e, found), str(e.number)) for e in here.shown]
        ident = amend_select_id(table.id, Path(here.path.steps))
        rows = [(select(level_text(plain, here.key), ident, options),)]
    around = (*_pages(table, here, plain), *_back(table, here, plain), back)
    return Page(panel=Panel(title, text), rows=(*rows, tuple(around)))


def _pages(table: TableInfo, here: Level, plain: Texts) -> list[Item]:
    found = []
    at = min(here.path.page, here.pages - 1)
    for page, key in ((at - 1, "button-previous"), (at + 1, "button-next")):
        if 0 <= page < here.pages:
            ident = amend_id(table.id, Path(here.path.steps, page))
            found.append(button(plain.say(key, n=page + 1, of=here.pages), ident))
    return found


def _back(table: TableInfo, here: Level, plain: Texts) -> list[Item]:
    if not here.path.steps:
        return []
    return [button(plain.say("button-back"), amend_id(table.id, here.path.back()))]


def word_of(texts: Texts, key: str, value: Any) -> str:
    """A word of a correction, or its kind."""
    return texts.say(f"verb-{value}") if key == "verb" else value_text(texts, key, value)


# --- suggestions ----------------------------------------------------------------------------------


def suggestions(
    texts: Texts, found: Sequence[Correction], typed: str, characters: Sequence[str] = ()
) -> list[tuple[str, str | int]]:
    """What may follow what was typed: the entries of the level that it leads to. A whole correction
    is an entry of its own, a level is shown as the words that lead there. Words in any order that
    name one correction, or lead to no level, find the corrections that contain them. `characters`:
    each seat's name in the fiction, which also finds it."""
    if not found:
        return []
    named = _having(texts, found, typed, characters)
    if len(named) == 1:
        return [(pick_text(texts, named[0]), written(named[0]))]
    typed = _after_the_only_kind(texts, found, typed)
    here, said = _descended(texts, found, typed)
    if here.ready is not None:
        correction = found[here.ready]
        return [(pick_text(texts, correction), written(correction))]
    rest = fold(typed).removeprefix(fold(said)).strip()
    offers: list[tuple[str, str | int]] = []
    for entry in here.entries:
        if len(entry.picks) == 1:
            correction = found[entry.picks[0]]
            label, value = pick_text(texts, correction), written(correction)
        else:
            label = value = CRUMB.join(filter(None, (said, word_of(texts, here.key, entry.value))))
        own = fold(word_of(texts, here.key, entry.value))
        if not rest or rest in own or rest in fold(label):
            offers.append((label, value))
    return (offers or [(pick_text(texts, one), written(one)) for one in named])[:25]


def characters_of(table: TableInfo) -> list[str]:
    """How the fiction calls each seat."""
    return [seated.character for seated in table.seated]


_WORD: Final = re.compile(r"-?\d+|[^\W\d_]+")


def _words(text: str) -> list[str]:
    """The words of a text, to be compared, and its numbers with their sign."""
    found = _WORD.findall(text.replace("−", "-"))
    return [word if word[-1].isdigit() else fold(word) for word in found]


def _having(
    texts: Texts, corrections: Sequence[Correction], typed: str, characters: Sequence[str]
) -> list[Correction]:
    """The corrections that have all these words, or words that begin so, and these numbers."""
    wanted = _words(typed)
    if not wanted:
        return []
    called = [_words(name) for name in characters]

    def words_of(one: Correction) -> list[str]:
        seat = getattr(one, "seat", None)
        own = called[seat] if isinstance(seat, int) and seat < len(called) else []
        return _words(pick_text(texts, one)) + own

    return [correction for correction in corrections if _has(words_of(correction), wanted)]


def _has(words: Sequence[str], wanted: Sequence[str]) -> bool:
    return all(
        any(word == one or (one.isalpha() and word.startswith(one)) for word in words)
        for one in wanted
    )


def _after_the_only_kind(texts: Texts, corrections: Sequence[Correction], typed: str) -> str:
    """What was typed, without the name of a kind that is not asked for: there is no other."""
    kinds = {correction.verb for correction in corrections}
    if len(kinds) > 1:
        return typed
    name, wanted = fold(texts.say(f"verb-{kinds.pop()}")), fold(typed)
    return "" if name.startswith(wanted) else wanted.removeprefix(name).strip()


def _descended(texts: Texts, corrections: Sequence[Correction], typed: str) -> tuple[Level, str]:
    """The deepest level whose words begin what was typed, and those words."""
    path, said = Path(), ""
    while True:
        here = level(corrections, path)
        if here.ready is not None:
            return here, said
        wanted = fold(typed)
        deeper = [
            (CRUMB.join(filter(None, (said, word_of(texts, here.key, entry.value)))), entry)
            for entry in here.entries
        ]
        fitting = [
            (w, e) for w, e in deeper if wanted == fold(w) or wanted.startswith(f"{fold(w)} ")
        ]
        if not fitting:
            return here, said
        said, entry = max(fitting, key=lambda found: len(found[0]))
        path = path.to(entry.number)


def typed_correction(
    game: str,
    texts: Texts,
    found: Sequence[Correction],
    typed: str,
    characters: Sequence[str] = (),
) -> Correction | Path:
    """The correction that was typed or chosen, or how far down the menu it leads. Refused:
    "no-such-correction"."""
    whole = read(game, typed)
    if whole is not None:
        return whole
    if not found:
        raise Refused("no-such-correction")
    offers = suggestions(texts, found, typed, characters)
    if len(offers) == 1 and (only := read(game, str(offers[0][1]))) is not None:
        return only
    here, _ = _descended(texts, found, _after_the_only_kind(texts, found, typed))
    if here.ready is not None:
        return found[here.ready]
    if not offers and not here.path.steps:
        raise Refused("no-such-correction")
    return here.path
