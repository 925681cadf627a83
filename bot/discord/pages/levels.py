"""A displayed level of a menu: its entries, its suggestions, and what the options name."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from bot.explaining import explains
from bot.games import face
from bot.menu import (
    KIND,
    SELECT_ENTRIES,
    VERB,
    WHOLE_PICKS,
    Entry,
    Level,
    Path,
    level_or_top,
    value_at,
)
from bot.model.turn_preview import SUGGESTIONS
from bot.render.lettering import Held, held, named_fields, spelled
from bot.table import Asked

_NO_STARS: Final[tuple[int, ...]] = ()


class ShownLevel(NamedTuple):
    """A displayed level of a menu."""

    asked: Asked
    """The question, with the composed pick as an additional one."""
    here: Level
    stars: tuple[int, ...]
    """The suggested picks."""


def shown_at(asked: Asked, path: Path, star: int | None = None) -> ShownLevel:
    """Return the level at `path`; `star` is the one pick suggested to a learner."""
    here = place_at(asked, path)
    if here.made is not None:
        asked, here = _with_made(asked, here)
    stars = _stars(asked, here) if star is None else (star,)
    return ShownLevel(asked, _at_once(asked, here), stars)


def options_near(asked: Asked, path: Path) -> tuple[Held, ...]:
    """Return what the options at `path` name, or at the nearest level above whose options name
    anything; so a confirmation keeps the picture on which the pick was chosen."""
    while True:
        options = options_of(shown_at(asked, path))
        if named_fields(options) or not path.steps:
            return options
        path = path.back()


def options_of(shown: ShownLevel) -> tuple[Held, ...]:
    """Return what the options on this page name, in the displayed order: suggestions first (none
    for a learner), then its entries and what is beside them."""
    asked, here, stars = shown
    entries = here.entries if here.key == KIND else here.shown
    options = [option_of(asked, here, entry) for entry in (*entries, *here.beside)]
    first = [held([asked.picks[at]]) for at in stars]
    return (*options, *first) if asked.table.learner is not None else (*first, *options)


def option_of(asked: Asked, here: Level, entry: Entry) -> Held:
    """Return what an entry names: what all of its picks share, or the one value of a composed
    pick."""
    if entry.picks or here.key in (VERB, WHOLE_PICKS, KIND):
        return held([asked.picks[at] for at in entry.picks])
    verb = dict(here.chosen).get(VERB, asked.picks[0].verb)
    return tuple(spelled(verb, here.key, entry.value))


def place_at(asked: Asked, path: Path) -> Level:
    """Return the level of a question's menu at `path`; its top if the path leads nowhere."""
    return level_or_top(asked.picks, path, asked.drafts, asked.asides)


def _at_once(asked: Asked, here: Level) -> Level:
    """Return the level with complete picks, if a page has room for all of them, instead of step by
    step. Composed picks keep their levels."""
    picks = tuple(dict.fromkeys(at for entry in here.entries for at in entry.picks))
    composed = {draft.kind for draft in asked.drafts if not draft.settled}
    if (
        here.key in (WHOLE_PICKS, "")
        or here.several is not None
        or not len(here.entries) < len(picks) <= SELECT_ENTRIES
        or any(type(asked.picks[at]) in composed for at in picks)
    ):
        return here
    entries = tuple(Entry(at, value_at(asked.picks[at], here.key), (at,)) for at in picks)
    return replace(here, key=KIND, entries=entries)


def _with_made(asked: Asked, here: Level) -> tuple[Asked, Level]:
    """Return the question and level with the composed pick as an additional one."""
    assert here.made is not None
    known = asked.preview
    if known is not None:
        known = (
            replace(known, outcomes=(*known.outcomes, known.composed)) if known.composed else None
        )
    shown = replace(asked, picks=(*asked.picks, here.made), preview=known)
    return shown, replace(here, picks=(len(asked.picks),))


@explains("star", _NO_STARS)
def _stars(asked: Asked, here: Level) -> tuple[int, ...]:
    """Return the picks to suggest first; none if every entry is visible and complete."""
    if asked.preview is None or here.ready is not None or asked.table.learning.get("challenge"):
        return ()  # challenges have no suggestions
    if not here.picks or (here.few and all(len(entry.picks) <= 1 for entry in here.entries)):
        return ()
    best = asked.preview.best(here.picks, [entry.picks for entry in here.entries])
    if best:
        return best
    usual = face(asked.table.game).natural(asked.view, asked.picks)
    if usual and not here.path.steps:
        return tuple(usual[:SUGGESTIONS])
    if not isinstance(here.entries[0].value, int):
        return ()
    return here.picks[:1]  # distributions of equal value: offer one to take at once
