"""Every question, move, event, refusal, option, row of points and card has its text, twice."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import engine.games.happy_dayz as package
from bot.render.picks import pick_text
from bot.texts import LOCALES, Library, Texts, word_id
from engine.corrections import correct, offered
from engine.games.happy_dayz import PACKAGE as happy_dayz
from engine.games.happy_dayz.content import FACTIONS, POWER, SIDES, SUIT, SURVIVOR
from engine.games.happy_dayz.corrections import (
    SetStarter,
    SetSurvivors,
    SwapCards,
)
from engine.kernel import Choice, Event, Pick, apply, legal, registered_classes
from tests.happy_dayz.tables import laid, play
from tests.happy_dayz.test_laws import varied
from tests.house.sources import nodes
from tests.laws.walks import draw

CLASSES = registered_classes(package.__name__)
PICKS = list(dict.fromkeys(p for cls in CLASSES if issubclass(cls, Choice) for p in cls.picks))
NAMES = ("Ana", "Bo", "Chloé", "Dov", "Elu")


def texts(locale: str) -> Texts:
    """Strict texts: what is missing is an error."""
    return Library(strict=True).texts(locale, happy_dayz.NAME, NAMES)


@cache
def played() -> tuple[tuple[Event, ...], frozenset[Pick], frozenset[str]]:
    """The events, the picks offered and the phases of fifty random games, and of a trick that
    finds the reserve empty, which is rare."""
    _, told = play(laid("dog_5 dog_1", "dog_9 dog_2"), "dog_5", "dog_9")
    offered: set[Pick] = set()
    phases: set[str] = set()
    for n in range(50):
        game, seed = varied(2 + n % 4, n), n
        told += game.new_events
        while game.result is None:
            phases.add(happy_dayz.view(game, None).phase)
            seed, seat, pick = draw(game, seed)
            offered.update(legal(game, seat))
            game, events = apply(game, seat, pick)
            told += events
        phases.add(happy_dayz.view(game, None).phase)
    told += corrected()
    return tuple(told), frozenset(offered), frozenset(phases)


def corrected() -> list[Event]:
    """The events when a game master corrects a game."""
    game = varied(3, 0)
    while not game.hands[0]:
        _, seat, pick = draw(game, 1)
        game, _ = apply(game, seat, pick)
    found = {type(correction): correction for correction in offered(game)}
    card, other = game.hands[0][0], game.hands[1][0]
    old = (SetSurvivors(0, 5), SwapCards(0, card, 1, other), SetStarter(1))
    found |= {type(one): one for one in old}
    return [event for one in found.values() for event in correct(game, one)[1]]


def literals(call: str) -> set[str]:
    """Every text given first (tell, whisper, tell_moved) or second (Refusal) to such a call."""
    at = {"Refusal": 1, "tell_moved": 1}.get(call, 0)
    found = set()
    for path in Path(next(iter(package.__path__))).glob("**/*.py"):
        for node in nodes(path):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            if name == call and isinstance(argument := node.args[at], ast.Constant):
                found.add(str(argument.value))
    return found


def test_every_event_was_told_in_the_games_played() -> None:
    """So that the test of their facts has seen them all."""
    names = {event.name for event in played()[0]}
    written = literals("tell") | literals("whisper")
    written |= {f"{name}{end}" for name in literals("tell_moved") for end in ("", "_open")}
    assert written - names == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_pick_offered_fits_a_button(locale: str) -> None:
    say = texts(locale)
    offered = played()[1]
    assert {type(pick) for pick in offered} == set(PICKS)
    for pick in offered:
        assert 0 < len(pick_text(say, pick)) <= 80, pick


@pytest.mark.parametrize("locale", LOCALES)
def test_every_word_of_the_game_has_its_text(locale: str) -> None:
    say = texts(locale)
    for word in (*FACTIONS, *POWER, *SUIT, *SIDES, SURVIVOR):
        assert say.word(word), word
        assert say.emoji(word), word
    assert len({say.word(card) for card in SUIT}) == len(SUIT) == 101
    for word in (*FACTIONS, *POWER):
        assert say.say(f"{word_id(word)}.text"), word
    for word in (*FACTIONS, "zombie", "van"):
        assert say.counted(word, 1) != say.counted(word, 3)


def test_readings_of_ours_are_marked_as_such() -> None:
    """[quarantine, quarantine.look, van.lead, van.rank, factions.replace, power.research.most,
    power.bunker, count.damage, reserve.under] What the rulebook leaves open is marked, what it says
    is not."""
    for rule in (
        "quarantine", "quarantine.look", "van.lead", "van.rank", "factions.replace",
        "power.research.most", "power.bunker", "count.damage",
    ):  # fmt: skip
        assert happy_dayz.RULES[rule].house, rule
    assert not happy_dayz.RULES["reserve.under"].house
