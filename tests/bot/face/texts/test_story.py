"""Stories of chapters: over whole games, in both languages, from public events alone."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from bot.games import face
from bot.render.happenings import SeenEvent, losses_text, seen_events
from bot.render.story import Tale
from bot.texts import LOCALES, Library
from engine.games import GAMES
from engine.kernel import Event, Game, apply, legal, pending
from engine.package import is_loss

NAMES = ("Alice", "Bruno", "Chloé", "David", "Emma")
TABLES = [
    pytest.param(game, seats, seed, id=f"{game}-{seats}-{seed}")
    for game in (*GAMES, "_skeleton")
    for seats, seed in ((2, 1), (3, 2), (4, 3))
]
TABLES += [pytest.param(game, 1, 3, id=f"{game}-1-3") for game in GAMES if 1 in GAMES[game].SEATS]


def walk(game_id: str, seats: int, seed: int) -> Iterator[tuple[Game, Sequence[Event]]]:
    """A whole game at random: each state, and the events on the way to it."""
    package = GAMES[game_id]
    game = package.new_game(seats, seed, package.Options())
    told, game.new_events = list(game.new_events), []
    yield game, told
    chance = random.Random(seed)
    while game.result is None:
        seat = chance.choice([s for _, awaited in pending(game) for s in awaited])
        game, events = apply(game, seat, chance.choice(legal(game, seat)))
        yield game, events


@cache
def happened(game_id: str, seats: int, seed: int) -> tuple[tuple[Event, ...], ...]:
    """The events of such a game, pick by pick: many tests read them, and it is played once."""
    return tuple(tuple(events) for _, events in walk(game_id, seats, seed))


def chapters(game_id: str, events: Sequence[Event]) -> dict[int, list[SeenEvent]]:
    """The public lines of each chapter."""
    name, fact = GAMES[game_id].CHAPTER
    found: dict[int, list[SeenEvent]] = {}
    at = 0
    for line in seen_events(events, None):
        if line.name == name:
            at = line.facts[fact]
        if at:
            found.setdefault(at, []).append(line)
    return found


def stories(game_id: str, events: Sequence[Event], library: Library) -> list[str]:
    """Every chapter's story, in every language."""
    return [
        " ".join(face(game_id).story(Tale(library.texts(locale, game_id, NAMES), 7, n, lines)))
        for locale in LOCALES
        for n, lines in chapters(game_id, events).items()
    ]


@pytest.mark.parametrize(("game_id", "seats", "seed"), TABLES)
def test_reports_of_whole_games_exist_in_both_languages(
    game_id: str, seats: int, seed: int, library: Library
) -> None:
    events = [event for told in happened(game_id, seats, seed) for event in told]
    found = chapters(game_id, events)
    assert sorted(found) == list(range(1, max(found) + 1))
    if game_id != "_skeleton":
        assert len(found) >= 3
    for locale in LOCALES:
        texts = library.texts(locale, game_id, NAMES)
        assert texts.say("story-title", n=2)
        for n, lines in found.items():
            told = face(game_id).story(Tale(texts, 7, n, lines))
            assert (2 if game_id == "_skeleton" else 3) <= len(told) <= 6
            for sentence in told:
                assert re.search(r"[.!?]\)?$", sentence), sentence
                assert not re.search(r"⟨|none|\{|  |\n", sentence), sentence
            assert len(" ".join(told)) < 1500


@pytest.mark.parametrize(("game_id", "seats", "seed"), TABLES)
def test_a_report_holds_public_events_only(
    game_id: str, seats: int, seed: int, library: Library
) -> None:
    """The same events with other secrets in them, and without the hidden ones, tell the same."""
    events = [event for told in happened(game_id, seats, seed) for event in told]
    other = [
        Event(event.name, event.facts, {seat: {"card": "x", "room": "y"} for seat in event.secret})
        for event in events
        if not event.hidden
    ]
    assert stories(game_id, events, library) == stories(game_id, other, library)


@pytest.mark.parametrize(("game_id", "seats", "seed"), TABLES)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_report(
    game_id: str, seats: int, seed: int, library: Library
) -> None:
    chance = random.Random(seed)
    before: list[Event] = []
    compared = 0
    for game, events in walk(game_id, seats, seed):
        before += events
        if game.result is not None or chance.random() > 0.4:
            continue
        seat = chance.choice([s for _, awaited in pending(game) for s in awaited])
        pick = chance.choice(legal(game, seat))
        twin = GAMES[game_id].redeal(game, seat, chance.getrandbits(60))
        here, first = apply(game, seat, pick)
        there, second = apply(twin, seat, pick)
        if here.barriers == game.barriers and there.barriers == twin.barriers:
            compared += 1
            assert stories(game_id, [*before, *first], library) == stories(
                game_id, [*before, *second], library
            )
        if compared == 6:
            break
    assert compared


def test_a_chapters_report_is_stable_and_chapters_vary(library: Library) -> None:
    game_id = next(iter(GAMES))
    events = [event for told in happened(game_id, 3, 4) for event in told]
    assert stories(game_id, events, library) == stories(game_id, events, library)
    texts = library.texts("fr", game_id, NAMES)
    openings = set()
    for n, lines in chapters(game_id, events).items():
        for table in range(4):
            tale = Tale(texts, table, n, lines)
            openings.add(re.sub(r"«.*?»|\d", "", face(game_id).story(tale)[0]))
    assert len(openings) >= 3


@pytest.mark.parametrize(("game_id", "seats", "seed"), TABLES)
def test_every_loss_has_a_sentence_for_its_seat(
    game_id: str, seats: int, seed: int, library: Library
) -> None:
    losses = GAMES[game_id].LOSSES
    met: dict[str, Mapping[str, Any]] = {}
    for events in happened(game_id, seats, seed):
        for seat in range(seats):
            for line in seen_events(events, seat):
                if is_loss(losses, line.name, line.facts, seat):
                    met[line.name] = line.facts
                    assert line.facts[losses[line.name].seat] == seat
    for locale in LOCALES:
        texts = library.texts(locale, game_id, NAMES)
        for name in losses:
            assert texts.has(f"loss-{name}"), name
        for name, facts in met.items():
            said = losses_text(texts, [SeenEvent(name, facts)] * 2, "…")
            assert said.startswith("…\n· ")
            assert said.endswith("(×2)")
            assert not re.search(r"⟨|none|\{", said), said
    if game_id != "_skeleton":
        assert len(met) >= min(2, len(losses) - 1)


def test_with_little_space_only_the_latest_losses_are_listed(library: Library) -> None:
    texts = library.texts("en", "happy_dayz", NAMES)
    lines = [SeenEvent("sent_card", {"seat": n % 3, "to": 4}) for n in range(3)]
    said = losses_text(texts, lines, "x" * 60, limit=100)
    assert said == "x" * 60 + "\n· Chloé sends you a hidden card."


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_neighbouring_chapters_of_a_story_begin_differently(
    game_id: str, locale: str, library: Library
) -> None:
    texts = library.texts(locale, game_id, NAMES)
    events = [event for told in happened(game_id, 3, 5) for event in told]
    opened = [
        re.sub(r"\d+|“.*?”|« .*? »|" + "|".join(NAMES), "", face(game_id).story(tale)[0])
        for n, lines in chapters(game_id, events).items()
        for tale in [Tale(texts, 7, n, lines)]
    ]
    assert all(one not in opened[max(n - 3, 0) : n] for n, one in enumerate(opened)), opened
