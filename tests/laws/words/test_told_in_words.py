"""Whatever a game tells, offers, refuses or counts has its sentence, in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.render.happenings import happening, seen_events
from bot.render.picks import pick_text
from bot.texts import DATA, LOCALES, Library, Texts
from engine.corrections import correct, offered
from engine.facts import KINDS, ONE, Declared, declared
from engine.games import GAMES
from engine.kernel import EVERYTHING, Choice, Event, Pick, legal, play, registered_classes
from engine.rng import below
from engine.shown import Seat
from tests.fluent import variables_of
from tests.laws.walks import RARE, awaited_seats, fresh, rare

NAMES = ("Ana", "Bo", "Chloé", "Dov", "Elu")
PLAYED = 8
"""Random games of each game, and one of each rare start."""
LOOKS = 4
"""Picks from one look at the phase to the next."""


def texts(game: str, locale: str) -> Texts:
    """Strict texts: what is missing is an error."""
    return Library(strict=True).texts(locale, game, NAMES)


@cache
def played(
    game: str,
) -> tuple[tuple[Event, ...], frozenset[Pick], frozenset[str], frozenset[tuple[Pick, Seat]]]:
    """The events, the picks offered and the phases of random games, and of corrections; the picks
    that name their own seat."""
    package = GAMES[game]
    events: list[Event] = []
    offers: set[Pick] = set()
    selves: set[tuple[Pick, Seat]] = set()
    phases: set[str] = set()
    seats = package.SEATS
    begun = [fresh(game, seats[n % len(seats)], n + 1, n) for n in range(PLAYED)]
    begun += [rare(path, seats[-1], 1) for path in RARE[game]]
    for n, state in enumerate(begun):
        events += state.new_events
        seed, corrected = n, n > 1
        for picks in count():
            if picks % LOOKS == 0 or state.result is not None:
                phases.add(package.view(state, None).phase)
            if state.result is not None:
                break
            if not corrected and len(events) > 300:
                kinds = {type(correction): correction for correction in offered(state)}
                events += [event for kind in kinds.values() for event in correct(state, kind)[1]]
                corrected = True
            seats_asked = awaited_seats(state)
            seed, at = below(seed, len(seats_asked))
            asked = seats_asked[at]
            options = legal(state, asked)
            offers.update(options)
            selves |= {(pick, asked) for pick in options if asked in seats_of(declared(pick))}
            seed, chosen = below(seed, len(options))
            state.new_events = []
            play(state, asked, options[chosen])
            events += state.new_events
    return tuple(events), frozenset(offers), frozenset(phases), frozenset(selves)


def seats_of(facts: Mapping[str, Any]) -> list[Seat]:
    """The seats that a pick or an event names."""
    return [v for k, v in facts.items() if isinstance(v, Declared) or KINDS.get(k) in ONE]


@cache
def all_calls(game: str) -> list[tuple[str, ast.Call]]:
    """Every call in the rules of a game, by the name of what is called."""
    folder = Path(next(iter(import_module(f"engine.games.{game}").__path__)))
    return [
        (getattr(node.func, "attr", getattr(node.func, "id", "")), node)
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    ]


def calls(game: str, name: str) -> list[ast.Call]:
    """Every call of this name in the rules of a game."""
    return [call for called, call in all_calls(game) if called == name]


def written(game: str, name: str) -> set[str]:
    """Every text that a game's rules pass first to such a call, literally."""
    texts = [call.args[0] for call in calls(game, name) if call.args]
    return {str(text.value) for text in texts if isinstance(text, ast.Constant)}


def reasons(game: str) -> Iterator[tuple[str, set[str] | None]]:
    """Every reason for which a pick is refused, given to a `Refusal` or `reason` of a question,
    with the names of its figures; None for figures that are made elsewhere."""
    for call in calls(game, "Refusal"):
        if len(call.args) < 2 or not isinstance(call.args[1], ast.Constant):
            continue
        figures: set[str] | None = set()
        if len(call.args) > 2:
            keys = call.args[2].keys if isinstance(call.args[2], ast.Dict) else None
            figures = None
            if keys is not None and all(isinstance(key, ast.Constant) for key in keys):
                figures = {key.value for key in keys}  # type: ignore[union-attr,misc]
        yield str(call.args[1].value), figures
    for kind in registered_classes(f"engine.games.{game}"):
        if issubclass(kind, Choice) and kind.reason != Choice.reason:
            yield kind.reason, set()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES, scope="module")
def test_every_event_has_its_sentence_for_each_viewer(game: str, locale: str) -> None:
    """No text needs what its reader was not told; a secret one says all that is secret."""
    say = texts(game, locale)
    kinds = {}
    for event in played(game)[0]:
        for viewer in (None, EVERYTHING, *range(5)):
            facts = event.seen_by(viewer)
            if facts is not None:
                kinds.setdefault((event.name, *sorted(facts)), (event, viewer, facts))
    for event, viewer, facts in kinds.values():
        [line] = seen_events([event], viewer)
        assert happening(say, line).strip(), event
        secret = f"event-{event.name}-secret"
        if say.has(secret):
            assert facts.keys() - event.facts.keys() <= say.needs(secret), event


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES, scope="module")
def test_every_event_and_refusal_of_the_rules_has_a_text(game: str, locale: str) -> None:
    """Also those that no random game comes by."""
    say = texts(game, locale)
    assert len(written(game, "tell")) > 5
    needed = {f"event-{name}" for name in written(game, "tell") | written(game, "confide")}
    needed |= {f"event-{name}-secret" for name in written(game, "whisper")}
    assert sorted(name for name in needed if not say.has(name)) == []
    refused = list(reasons(game))
    assert refused
    for reason, figures in refused:
        named = say.needs(f"reason-{reason}")
        assert figures is None or named <= figures, reason


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES, scope="module")
def test_every_pick_offered_is_said(game: str, locale: str) -> None:
    say = texts(game, locale)
    picks = played(game)[1]
    assert len({type(pick) for pick in picks}) > 5
    assert [pick for pick in picks if not pick_text(say, pick).strip()] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES, scope="module")
def test_nobody_is_named_as_their_own_target(game: str, locale: str) -> None:
    """Neither to the one who may pick it ("Send the card to Ana", for Ana) nor to the table."""
    say = texts(game, locale)
    for pick, seat in played(game)[3]:
        assert NAMES[seat] not in pick_text(replace(say, own=seat), pick), pick
    for event in played(game)[0]:
        seats = seats_of(event.facts)
        for seat in {seat for seat in seats if seats.count(seat) > 1}:
            for line in seen_events([event], seat):
                assert happening(say, line).count(NAMES[seat]) == 1, event


def test_some_games_offer_a_pick_on_oneself() -> None:
    assert any(played(game)[3] for game in GAMES)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES, scope="module")
def test_every_phase_and_row_of_points_has_its_name(game: str, locale: str) -> None:
    say = texts(game, locale)
    assert all(say.say(f"phase-{phase}", n=2) for phase in played(game)[2])
    for score in GAMES[game].score(fresh(game, GAMES[game].SEATS[-1], 1, 0)):
        for row in score.rows:
            assert row.rule in GAMES[game].RULES
            assert say.say("score-" + row.rule.replace(".", "-"))
        assert all(say.word(name) for name, _ in score.ties)


@pytest.mark.parametrize("game", GAMES, scope="module")
def test_no_text_of_a_reason_is_left_over(game: str) -> None:
    ids = variables_of((DATA / game / "fr.ftl").read_text(encoding="utf-8"), game)
    folder = Path(next(iter(import_module(f"engine.games.{game}").__path__)))
    files = [*folder.rglob("*.py"), *(folder.parents[1]).glob("*.py")]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    spoken = {text_id.removeprefix("reason-") for text_id in ids if text_id.startswith("reason-")}
    assert sorted(reason for reason in spoken if f'"{reason}"' not in source) == []
