"""Every question, move, event and refusal of the engine has its sentence in both languages."""

from __future__ import annotations

import ast
import itertools
import random
import re
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

import engine.games.gharkane as package
from bot.games.gharkane.story import story
from bot.render.happenings import Seen, happening, seen
from bot.render.picks import flavour_text, pick_text
from bot.render.story import Tale
from bot.texts import Library, Said, Texts, word_id
from engine.games.gharkane.content import (
    ANIMALS,
    COMMON_ROOM,
    EQUIPMENT,
    EVENTS,
    LEADERS,
    PLACES,
    RESOURCES,
    ROOMS,
    RULES,
    SHELTERS,
)
from engine.games.gharkane.day.picks import Dismiss
from engine.games.gharkane.options import Options
from engine.games.gharkane.picks import Forage, TakeLeader
from engine.games.gharkane.rounds import WholeGame
from engine.games.gharkane.state import Gharkane
from engine.kernel import EVERYTHING, Choice, Pick, apply, legal, registered_classes, start

LOCALES = ("fr", "en")
FOLDER = Path(next(iter(package.__path__)))
SLASH_NAME = re.compile(r"[a-z0-9àâäçéèêëîïôöùûüœ_-]{1,32}")
LONGEST = {
    "shelter": SHELTERS,
    "room": (*ROOMS, "hospital"),
    "leader": LEADERS,
    "gear": EQUIPMENT,
    "hunt": ANIMALS,
    "rooms": (*ROOMS, "hospital"),
    "deed": (*ROOMS, "hospital", "collect", "hunt"),
    "use": (*ROOMS, *EQUIPMENT, "all"),
    "origin": PLACES,
    "place": PLACES,
}


def choices() -> list[type[Choice]]:
    return [cls for cls in registered_classes("engine.games.gharkane") if issubclass(cls, Choice)]


def picks() -> list[type[Pick]]:
    return list(dict.fromkeys(kind for choice in choices() for kind in choice.picks))


def texts(locale: str) -> Texts:
    return Library(strict=True).texts(locale, "gharkane", ("Ana", "Bo", "Chloé", "Dov"))


def calls() -> Iterator[ast.Call]:
    for path in sorted(FOLDER.glob("**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def told() -> set[tuple[str, frozenset[str]]]:
    """(event, its facts) of every `tell` and `confide` that names its event."""
    found = set()
    for call in calls():
        verb = call.func.attr if isinstance(call.func, ast.Attribute) else ""
        if verb in ("tell", "confide") and call.args and isinstance(call.args[0], ast.Constant):
            given = {keyword.arg for keyword in call.keywords if keyword.arg}
            given |= {"seat"} if verb == "confide" else set()
            found.add((str(call.args[0].value), frozenset(given)))
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        if name == "fall" and isinstance(call.args[3], ast.Constant):
            found.add((str(call.args[3].value), frozenset({"seat", "amount", "points"})))
    return found


def refused() -> set[tuple[str, frozenset[str] | None]]:
    """(reason, its figures) of every refusal; None for figures that are made elsewhere."""
    found: set[tuple[str, frozenset[str] | None]] = set()
    for call in calls():
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        if name != "Refusal" or len(call.args) < 2 or not isinstance(call.args[1], ast.Constant):
            continue
        figures: frozenset[str] | None = frozenset()
        if len(call.args) > 2:
            literal = call.args[2]
            figures = None
            if isinstance(literal, ast.Dict):
                keys = [key.value for key in literal.keys if isinstance(key, ast.Constant)]
                figures = frozenset(map(str, keys))
        found.add((str(call.args[1].value), figures))
    return found


def test_the_engine_was_read() -> None:
    assert len(choices()) > 10
    assert len(told()) > 20
    assert len(refused()) > 20


@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_is_told_in_words(locale: str) -> None:
    """No text needs a fact that the engine does not tell."""
    say = texts(locale)
    assert sorted(name for name, _ in told() if not say.has(f"event-{name}")) == []
    for name, facts in told():
        counted = {"counted"} if "what" in facts else set()
        assert say.needs(f"event-{name}") <= facts | counted, name


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_is_a_sentence(locale: str) -> None:
    say = texts(locale)
    assert sorted(reason for reason, _ in refused() if not say.has(f"reason-{reason}")) == []
    for reason, figures in refused():
        if figures is not None:
            assert say.needs(f"reason-{reason}") <= figures, reason


@pytest.mark.parametrize("locale", LOCALES)
def test_every_move_is_a_command(locale: str) -> None:
    """Names and descriptions fit Discord, and differ within a command."""
    say = texts(locale)
    for kind in picks():
        names = [say.say(f"field-{field.name}.name") for field in fields(kind)]
        assert len(set(names)) == len(names), kind
        keys = [f"verb-{kind.verb}", *(f"field-{field.name}" for field in fields(kind))]
        for key in keys:
            assert SLASH_NAME.fullmatch(say.say(f"{key}.name")), key
            assert len(say.say(f"{key}.text")) <= 100, key
            assert say.say(key), key
    verbs = {kind.verb for kind in picks()}
    assert len({say.say(f"verb-{verb}.name") for verb in verbs}) == len(verbs) <= 25


@pytest.mark.parametrize("locale", LOCALES)
def test_every_move_fits_a_button(locale: str) -> None:
    """A move with its longest words is a label of at most 80 characters, told without a gap; two of
    several things, and what is done in a city or outside, but never both."""
    say = texts(locale)
    for kind in picks():
        given: dict[str, Any] = {}
        for field in fields(kind):
            words = LONGEST.get(field.name, RESOURCES)
            longest = max(words, key=lambda word: len(say.word(word)))
            several = "tuple" in str(field.type)
            number = "int" in str(field.type)
            given[field.name] = 3 if number else (longest,) * 2 if several else longest
        made = kind(**given)
        outside = isinstance(made, Forage) and replace(made, search=0, gear=())
        inside = isinstance(made, Forage) and replace(made, hunt="none", gear=made.gear[:1])
        for label in [pick_text(say, one) for one in (outside or made, inside or made)]:
            assert len(label) <= 80, label
            assert "  " not in label


@pytest.mark.parametrize("locale", LOCALES)
def test_a_bonus_left_unused_is_not_mentioned(locale: str) -> None:
    """The word for none, which a text compares with, is the word that the texts say."""
    say = texts(locale)
    nothing = {say.word("none"), say.say("list-empty")}
    for kind in picks():
        optional = [f.name for f in fields(kind) if f.default == "none"]
        for name in optional:
            given = {f.name: 1 if "int" in str(f.type) else "wood" for f in fields(kind)}
            label = pick_text(say, kind(**{**given, name: "none"}))
            assert not any(word.casefold() in label.casefold() for word in nothing), label
    hunted = say.say(
        "event-hunted", seat=0, place=PLACES[0], animal="rock_boar", ammo=0, use=[], food=5
    )
    assert not any(word.casefold() in hunted.casefold() for word in nothing), hunted


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_is_explained(locale: str) -> None:
    say = texts(locale)
    for name, field in Options.model_fields.items():
        values = ast.literal_eval(str(field.annotation).removeprefix("typing.Literal"))
        for text_id in (f"option-{name}", *(f"option-{name}-{value}" for value in values)):
            key = text_id.replace("_", "-")
            assert say.say(key)
            assert say.say(f"{key}.text").endswith(".")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_row_of_points_has_a_name(locale: str) -> None:
    say = texts(locale)
    for rule in (rule for rule in RULES if rule.startswith("score.")):
        assert len(say.say("score-" + rule.replace(".", "-"))) <= 25


@pytest.mark.parametrize("locale", LOCALES)
def test_every_phase_has_its_name(locale: str) -> None:
    say = texts(locale)
    for phase in ("setup", "posting", "dusk", "night", "day", "end"):
        assert say.say(f"phase-{phase}", n=3)


def test_no_two_words_are_the_same() -> None:
    """A typed word means one thing: places and shelters share names, nothing else does."""
    for locale in LOCALES:
        say = texts(locale)
        names = [say.word(word) for word in {*RESOURCES, *PLACES, *SHELTERS, *ROOMS, *EQUIPMENT}]
        doubles = [a for a, b in itertools.combinations(names, 2) if a == b]
        assert doubles == []
        assert say.word(COMMON_ROOM) in names


def test_a_whole_game_is_said_in_both_languages() -> None:
    """Three seats pick at random to the end; every pick and event is a sentence for everybody."""
    chance = random.Random(3)
    game: Gharkane = start(Gharkane(seats=3, seed=3, agenda=[WholeGame()]))
    readers = [texts(locale) for locale in LOCALES]
    lines = 0
    while game.result is None:
        seat, pick = chance.choice([(s, p) for s in range(3) for p in legal(game, s)])
        game, events = apply(game, seat, pick)
        for say in readers:
            assert len(pick_text(say, pick)) <= 100
            for viewer in (*range(3), None, EVERYTHING):
                told = [happening(say, line) for line in seen(events, viewer)]
                assert not any("  " in line or "⟨" in line for line in told)
                lines += len(told)
    assert lines > 1000


@pytest.mark.parametrize("locale", LOCALES)
def test_events_leaders_rooms_and_places_have_a_line_of_their_own(locale: str) -> None:
    texts = Library(strict=True).texts(locale, "gharkane")
    lines = [texts.say(f"{word_id(word)}.flavour") for word in (*EVENTS, *LEADERS, *ROOMS, *PLACES)]
    assert len(set(lines)) == len(lines)
    assert flavour_text(texts, TakeLeader("oru_vess")) in lines


def test_leavers_are_people_of_rooms_and_no_rooms() -> None:
    rooms = ("hospital", "hospital", "dormitory")
    assert pick_text(texts("fr"), Dismiss(rooms)) == "Laisser partir\xa0: Hôpital ×2 et Dortoir"
    assert pick_text(texts("en"), Dismiss(rooms[1:])) == "Let go: Hospital and Dormitory"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_loss_from_no_room_names_none(locale: str) -> None:
    """The word for none is no place; what is lost is counted."""
    say = texts(locale)
    facts = {"event": "mould", "counted": Said(say.counted("can", 1)), "seat": 0}
    for text_id in ("loss-lost", "event-lost"):
        assert "(" not in say.say(text_id, room="none", **facts)
        assert "(" in say.say(text_id, room="hospital", **facts)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_day_alone_is_told_without_comparing_and_one_can_is_one(locale: str) -> None:
    say = texts(locale)
    goods = {"med": 4, "water": 1}
    lines = [
        Seen("wandered", {"force": 5, "origin": "sanedys", "place": "nornaald", "die": 1}),
        *[
            Seen("collected", {"seat": 0, "place": "kraveth", "resource": what, "amount": amount})
            for what, amount in goods.items()
        ],
        Seen("slot_taken", {"seat": 0, "force": 3, "cans": 1, "survivors": 1}),
    ]
    told = {n: story(Tale(say, 7, n, lines)) for n in range(6)}
    alone = [say.say(f"story-harvest-alone-{n}", seat=0, goods=goods) for n in (1, 2)]
    assert all(any(one in alone for one in day) for day in told.values())
    for day in told.values():
        assert not re.search(r"\b1 (conserves|cans)\b|\balone\b", " ".join(day)), day
