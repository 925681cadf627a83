"""Every question, move, event, refusal, option, row of points and card has its text, twice."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import engine.games.arctic_scavengers as package
from bot.games import Offer
from bot.games.arctic_scavengers.cards import card_text
from bot.games.arctic_scavengers.preview import preview
from bot.render.picks import pick_text
from bot.texts import DATA, LOCALES, Library, Texts
from engine.corrections import correct, offered
from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.content import CARD, RULES
from engine.games.arctic_scavengers.corrections import CORRECTIONS
from engine.kernel import EVERYTHING, Choice, Event, Pick, apply, legal, registered_classes
from tests.fluent import variables_of
from tests.laws.walks import draw, fresh

CLASSES = registered_classes(package.__name__)
CHOICES = [cls for cls in CLASSES if issubclass(cls, Choice)]
PICKS = list(dict.fromkeys(p for cls in CHOICES for p in cls.picks))
NAMES = ("Ana", "Bo", "Chloé", "Dov", "Elu")
SLASH_NAME = re.compile(r"[a-z0-9àâäçéèêëîïôöùûüœ_-]{1,32}")


def texts(locale: str) -> Texts:
    """Strict texts: what is missing is an error."""
    return Library(strict=True).texts(locale, arctic.NAME, NAMES)


@cache
def played() -> tuple[tuple[Event, ...], frozenset[Pick], frozenset[str]]:
    """The events, the picks offered and the phases of random games, and of corrections."""
    told: list[Event] = []
    offers: set[Pick] = set()
    phases: set[str] = set()
    for n in range(30):
        game, seed = fresh(arctic.NAME, 2 + n % 4, n + 1, n), n
        told += game.told
        while game.result is None:
            phases.add(arctic.view(game, None).phase)
            seed, seat, pick = draw(game, seed)
            offers.update(legal(game, seat))
            game, events = apply(game, seat, pick)
            told += events
            if n == 0 and game.round == 2:
                found = {type(one): one for one in offered(CORRECTIONS, game)}
                told += [event for one in found.values() for event in correct(game, one)[1]]
        phases.add(arctic.view(game, None).phase)
    return tuple(told), frozenset(offers), frozenset(phases)


def literals(call: str) -> set[str]:
    """Every text given first (tell, whisper) or second (Refusal) to such a call."""
    at = {"Refusal": 1}.get(call, 0)
    found = set()
    for path in Path(next(iter(package.__path__))).glob("**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            if name == call and isinstance(argument := node.args[at], ast.Constant):
                found.add(str(argument.value))
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_has_its_sentence_for_everybody_who_is_told(locale: str) -> None:
    """Whoever knows more reads a text that says more; no text needs what was not told."""
    say = texts(locale)
    for event in {(e.name, tuple(sorted(e.facts))): e for e in played()[0]}.values():
        if not event.hidden:
            assert say.needs(f"event-{event.name}") <= event.facts.keys(), event.name
    for event in played()[0][:4000]:
        for viewer in (None, EVERYTHING, *range(5)):
            seen = event.seen_by(viewer)
            if seen is None:
                continue
            more = seen.keys() - event.facts.keys()
            name = f"event-{event.name}" + ("-secret" if more else "")
            assert more <= say.needs(name), event
            assert say.say(name, **seen).strip()
    written = literals("tell")
    assert len(written) > 20
    assert all(say.has(f"event-{name}") for name in written)
    assert all(say.has(f"event-{name}-secret") for name in literals("whisper"))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_is_a_sentence(locale: str) -> None:
    say = texts(locale)
    reasons = literals("Refusal")
    assert len(reasons) > 15
    assert all(say.has(f"reason-{reason}") for reason in reasons)
    spoken = {key.removeprefix("reason-") for key in _ids(locale) if key.startswith("reason-")}
    assert spoken == reasons


def _ids(locale: str) -> set[str]:
    path = DATA / arctic.NAME / f"{locale}.ftl"
    return set(variables_of(path.read_text("utf-8"), locale))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_pick_offered_is_said(locale: str) -> None:
    say = texts(locale)
    offers = played()[1]
    assert len(offers) > 100
    for pick in offers:
        assert len(pick_text(say, pick)) > 0, pick


@pytest.mark.parametrize("locale", LOCALES)
def test_every_row_of_points_has_its_name(locale: str) -> None:
    say = texts(locale)
    for score in arctic.score(fresh(arctic.NAME, 3, 1, 0)):
        for row in score.rows:
            assert row.rule in RULES
            assert say.say("score-" + row.rule.replace(".", "-"))
        for name, _ in score.ties:
            assert say.word(name)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_its_name_and_says_what_it_does(locale: str) -> None:
    say = texts(locale)
    assert len({say.word(card) for card in CARD}) == len(CARD)
    for card, row in CARD.items():
        assert say.emoji(card)
        assert say.counted(card, 1) != say.counted(card, 3)
        said = card_text(card, say, price=True)
        for figure in (*row.can.values(), *row.adds.values()):
            assert f"{figure}" in said
        assert all(say.has(f"card-{word}") for word in row.words)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_in_a_menu_says_what_it_can_do_and_costs(locale: str) -> None:
    say = texts(locale)
    view = arctic.view(fresh(arctic.NAME, 3, 1, 0), 0)
    for key, card in (("cards", "spear"), ("who", "scout")):
        told = preview(view, Offer(key, card, ()), say)
        assert told == [card_text(card, say, price=key == "who")]
    assert preview(view, Offer("action", "draw", ()), say) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_phase_has_its_name(locale: str) -> None:
    say = texts(locale)
    assert {"gathering", "skirmish", "over"} <= played()[2]
    for phase in played()[2]:
        assert say.say(f"phase-{phase}", n=2)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("fr", ("2 Charognards et Lance", "Pharmacie ×2 et Bunker")),
        ("en", ("2 Scavengers and Spear", "Pharmacy ×2 and Bunker")),
    ],
)
def test_what_is_named_twice_is_counted(locale: str, said: tuple[str, str]) -> None:
    """Equal cards of a list are said once, with how many they are."""
    say = texts(locale)
    hunt = say.say("pick-hunt", cards=["scavenger", "spear", "scavenger"])
    plans = say.say("event-planned-secret", seat=0, plans=["pharmacy", "pharmacy", "tribe_bunker"])
    assert said[0] in hunt.replace("\u2068", "").replace("\u2069", "")
    assert said[1] in plans.replace("\u2068", "").replace("\u2069", "")
