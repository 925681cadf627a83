"""Whatever can be chosen bears the facts that somebody would look up: in menus and while typing,
read from nothing but what the seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import pytest

from bot.discord.commands.moves import draft_of, suggestions, verbs
from bot.discord.pages.levels import place_at
from bot.games import face
from bot.menu import COMPOSE, VERB, Entry, Level, Path
from bot.present.ahead import ahead_text, offer_text, suggested_text
from bot.table import Asked
from bot.texts import LOCALES, Library, Texts
from engine.games import GAMES
from tests.bot.face.conftest import asked_of
from tests.bot.face.pages.test_ahead import EVERY, asked_at, moments, texts_for

LOOKS = 70
"""Moments of a game that are looked at, beyond its first round."""
PLACES = 60
"""Places of one menu that are looked at."""


def places(asked: Asked) -> Iterator[Level]:
    """The levels of a question's menu, breadth first."""
    todo = [Path()]
    for _ in range(PLACES):
        if not todo:
            return
        here = place_at(asked, todo.pop(0))
        yield here
        if here.several is None:
            todo += [here.path.to(e.number) for e in (*here.entries, *here.beside)]


def tells_itself(asked: Asked, key: str, entry: Entry) -> bool:
    """Whether the game says that this needs no facts."""
    telling = face(asked.table.game).self_explanatory
    if entry.value == COMPOSE:
        return True
    drafted = [d.kind for d in asked.drafts]
    kinds = {asked.picks[at].verb for at in entry.picks} or {
        kind.verb
        for kind in drafted
        if key == VERB or key in {declared_field.name for declared_field in fields(kind)}
    }
    return kinds <= telling or {f"{kind}.{key}" for kind in kinds} <= telling


def unexplained(asked: Asked, texts: Texts) -> list[str]:
    """What can be chosen without a word about it."""
    found = []
    for here in places(asked):
        if len(here.entries) < 2:
            continue
        for entry in here.entries:
            if tells_itself(asked, here.key, entry):
                continue
            told = offer_text(asked, here.key, entry.value, entry.picks, texts)
            verb_says = here.key == VERB and len(entry.picks) > 1
            if not told and not verb_says:
                found.append(f"{asked.question}: {here.path} {here.key} {entry.value!r}")
    return found


@pytest.mark.parametrize("game", EVERY)
def test_every_option_has_a_fact_or_explains_itself(game: str, library: Library) -> None:
    missing = set()
    for seed in (4, 11):
        for n, (state, seat) in enumerate(moments(game, seed, every=4, looks=LOOKS)):
            asked = asked_of(game, state, seat)
            texts = texts_for(library, LOCALES[n % len(LOCALES)], asked)
            missing.update(unexplained(asked, texts))
    assert sorted(missing) == []


@pytest.mark.parametrize("game", EVERY)
def test_facts_are_the_same_in_every_world_the_seat_cannot_tell_apart(
    game: str, library: Library
) -> None:
    for (state, seat), asked in zip(moments(game), asked_at(game), strict=True):
        other = asked_of(game, GAMES[game].redeal(state, seat, 9), seat, 9)
        texts = texts_for(library, "fr", asked)
        scene = face(game).scene
        assert scene(other.view, texts) == scene(asked.view, texts)
        for here, there in zip(places(asked), places(other), strict=True):
            for entry, two in zip(here.entries, there.entries, strict=True):
                told = offer_text(asked, here.key, entry.value, entry.picks, texts)
                assert offer_text(other, there.key, two.value, two.picks, texts) == told


@pytest.mark.parametrize("game", EVERY)
def test_typed_suggestions_show_the_facts_of_the_menu(game: str, library: Library) -> None:
    """The value alone is sent: the rest is for display."""
    compared = 0
    for asked in asked_at(game):
        texts = texts_for(library, "en", asked)
        for verb in verbs(game):
            if draft_of(asked, verb) or not any(p.verb == verb.name for p in asked.picks):
                continue
            for field in list(verb.fields)[:1]:
                for name, _ in suggestions(texts, asked, verb, {}, field, ""):
                    assert 0 < len(name) <= 100
                    compared += " · " in name
        for at in range(len(asked.picks)):
            whole = ahead_text(asked, at, texts)
            assert suggested_text("x", whole).startswith("x · "[: 4 if whole else 1])
    assert compared
