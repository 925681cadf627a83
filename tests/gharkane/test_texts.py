"""Every question, move, event and refusal of the engine has its sentence in both languages."""

from __future__ import annotations

import itertools
import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

import engine.games.gharkane as package
from bot.games.gharkane.story import story
from bot.render.happenings import SeenEvent
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
    SHELTERS,
)
from engine.games.gharkane.day.picks import Dismiss
from engine.games.gharkane.picks import Forage, TakeLeader
from engine.kernel import Choice, Pick, registered_classes

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
        for label in [pick_text(say, pick) for pick in (outside or made, inside or made)]:
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


def test_no_two_words_are_the_same() -> None:
    """A typed word means one thing: places and shelters share names, nothing else does."""
    for locale in LOCALES:
        say = texts(locale)
        names = [say.word(word) for word in {*RESOURCES, *PLACES, *SHELTERS, *ROOMS, *EQUIPMENT}]
        doubles = [a for a, b in itertools.combinations(names, 2) if a == b]
        assert doubles == []
        assert say.word(COMMON_ROOM) in names


@pytest.mark.parametrize("locale", LOCALES)
def test_events_leaders_rooms_and_places_have_a_line_of_their_own(locale: str) -> None:
    texts = Library(strict=True).texts(locale, "gharkane")
    lines = [texts.say(f"{word_id(word)}.flavour") for word in (*EVENTS, *LEADERS, *ROOMS, *PLACES)]
    assert len(set(lines)) == len(lines)
    assert flavour_text(texts, TakeLeader("oru_vess")) in lines


def test_leavers_are_people_of_rooms_and_no_rooms() -> None:
    rooms = ("hospital", "hospital", "dormitory")
    told = pick_text(texts("fr"), Dismiss(rooms))
    assert told == "Désigner ceux qui partent\xa0: Hôpital ×2 et Dortoir"
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
def test_a_day_alone_is_told_without_comparing_or_counting_goods(locale: str) -> None:
    say = replace(texts(locale), names=("Ana",))
    goods = {"med": 4, "water": 1}
    lines = [
        SeenEvent("wandered", {"force": 5, "origin": "sanedys", "place": "nornaald", "die": 1}),
        *[
            SeenEvent(
                "collected", {"seat": 0, "place": "kraveth", "resource": what, "amount": amount}
            )
            for what, amount in goods.items()
        ],
        SeenEvent("slot_taken", {"seat": 0, "force": 3, "cans": 1, "survivors": 1}),
    ]
    told = {n: story(Tale(say, 7, n, lines)) for n in range(6)}
    named = Said(say.listed([say.say(f"{word_id(good)}.story") for good in goods]))
    alone = [say.say(f"story-harvest-alone-{n}", goods=named) for n in (1, 2, 3)]
    assert all(any(one in alone for one in day) for day in told.values())
    for day in told.values():
        assert not re.search(r"\d|\balone\b", " ".join(day)), day


@pytest.mark.parametrize("locale", LOCALES)
def test_a_place_with_the_name_of_a_clan_of_the_table_is_told_as_its_land(locale: str) -> None:
    clans, place = ("Tessim", "Kraveth", "Nornaald"), "kraveth"
    say = replace(texts(locale), names=clans)

    def day(name: str, **facts: Any) -> str:
        line = SeenEvent(name, {"place": place, **facts})
        return " ".join(story(Tale(say, 7, 1, [line])))

    game = {"animal": "ash_rodent", "food": 2}
    assert say.say("at-home") in day("hunted", seat=1, **game)
    assert say.say("at-land", seat=1) in day("hunted", seat=0, **game)
    assert say.say("at-road") in day("pressed", seat=0, rival=1, pressure=2)
    assert say.say("word-kraveth.story") not in day("hunted", seat=1, **game)
