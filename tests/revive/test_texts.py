"""Every question, move, event, refusal, row of points and thing of the game has its text, twice."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import engine.games.revive as package
from bot.games import Offer
from bot.games.revive.board import (
    board_text,
    card_text,
    module_text,
    star_text,
    tech_name,
    tech_text,
)
from bot.games.revive.effects import SPRITE, effect_text
from bot.games.revive.facts import points_of
from bot.games.revive.preview import preview
from bot.render.picks import pick_text
from bot.texts import DATA, LOCALES, Library, Texts
from engine.corrections import correct, offered
from engine.games.revive import PACKAGE as revive
from engine.games.revive.content import (
    ARTIFACT_CARD,
    CARD,
    CODES,
    COLOURS,
    CRATE,
    HEXES,
    LOCATION,
    MACHINE,
    MODULE,
    NODES,
    TILE,
    TRIBE,
)
from engine.games.revive.corrections import CORRECTIONS
from engine.games.revive.effects.book import BOOK
from engine.games.revive.ending import finish
from engine.games.revive.picks import Orient, Populate
from engine.kernel import EVERYTHING, Event, Pick, apply, legal
from engine.kit.effects import read
from tests.fluent import variables_of
from tests.laws.walks import draw, fresh
from tests.revive.tables import lay, turned

NAMES = ("Ana", "Bo", "Chloé", "Dov")


def texts(locale: str) -> Texts:
    """Strict texts: what is missing is an error."""
    return Library(strict=True).texts(locale, revive.NAME, NAMES)


@cache
def played() -> tuple[tuple[Event, ...], frozenset[Pick], frozenset[str]]:
    """The events, the picks offered and the phases of random games, and of corrections."""
    told: list[Event] = []
    offers: set[Pick] = set()
    phases: set[str] = set()
    for n in range(8):
        game, seed = fresh(revive.NAME, 1 + n % 4, n + 1, n), n
        told += game.told
        while game.result is None:
            phases.add(revive.view(game, None).phase)
            seed, seat, pick = draw(game, seed)
            offers.update(legal(game, seat))
            game, events = apply(game, seat, pick)
            told += events
            if n == 1 and game.round == 3:
                found = {type(one): one for one in offered(CORRECTIONS, game)}
                told += [event for one in found.values() for event in correct(game, one)[1]]
        phases.add(revive.view(game, None).phase)
    return tuple(told), frozenset(offers), frozenset(phases)


def literals(call: str, at: int) -> set[str]:
    """Every text given at this place to such a call."""
    found = set()
    for path in Path(next(iter(package.__path__))).glob("**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > at:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                argument = node.args[at]
                if name == call and isinstance(argument, ast.Constant):
                    found.add(str(argument.value))
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_has_its_sentence_for_everybody_who_is_told(locale: str) -> None:
    say = texts(locale)
    for event in played()[0]:
        for viewer in (None, EVERYTHING, 0, 1):
            seen = event.seen_by(viewer)
            if seen is None:
                continue
            more = seen.keys() - event.facts.keys()
            name = f"event-{event.name}" + ("-secret" if more else "")
            assert say.needs(name) <= seen.keys(), event
            assert more <= say.needs(name), event
            assert say.say(name, **seen).strip()
    written = literals("tell", 0)
    assert len(written) > 30
    assert all(say.has(f"event-{name}") for name in written)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_is_a_sentence(locale: str) -> None:
    say = texts(locale)
    reasons = literals("Refusal", 1)
    assert len(reasons) > 25
    assert [reason for reason in reasons if not say.has(f"reason-{reason}")] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_pick_offered_is_said(locale: str) -> None:
    say = texts(locale)
    offers = played()[1]
    assert len({pick.verb for pick in offers}) > 20
    assert all(pick_text(say, pick) for pick in offers)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_phase_and_row_of_points_has_its_name(locale: str) -> None:
    say = texts(locale)
    assert played()[2] == {"setup", "turn", "last_turns", "over"}
    for phase in played()[2]:
        assert say.say(f"phase-{phase}", n=2)
    for score in revive.score(fresh(revive.NAME, 3, 1, 0)):
        for row in score.rows:
            assert row.rule in revive.RULES
            assert say.say("score-" + row.rule.replace(".", "-"))
        assert all(say.word(name) for name, _ in score.ties)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_thing_has_a_name_of_its_own_and_says_what_it_does(locale: str) -> None:
    say = texts(locale)
    kinds = (CARD, MODULE, MACHINE, CRATE, TILE, LOCATION, ARTIFACT_CARD, TRIBE, HEXES)
    for kind in kinds:
        assert len({say.word(id) for id in kind}) == len(kind)
    for id, card in CARD.items():
        told = card_text(id, say)
        for half in ("top", "bottom"):
            assert effect_text(card.text(half), say) in told
        assert told.count(say.say("card-chain")) == len(card.chain)
    for id, module in MODULE.items():
        assert effect_text(module.effect, say) in module_text(id, say)
        assert effect_text(module.effect, say) in say.word(id)
        assert all(say.word(colour) in say.word(id).lower() for colour in module.colours)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_code_of_an_effect_is_said_with_its_amount_and_drawn(locale: str) -> None:
    say = texts(locale)
    for code in {*BOOK, *CODES}:
        told = effect_text(f"{code}3", say)
        assert told
        if code in SPRITE:
            assert code == "W" or "3" in told, code
            assert (DATA / "revive/art" / f"{SPRITE[code]}.png").exists()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_technology_says_the_amounts_of_its_row(locale: str) -> None:
    say = texts(locale)
    names = set()
    for tribe, row in TRIBE.items():
        names |= {tech_name(tribe, node, say) for node in NODES}
        for node, known in row.techs.items():
            told = tech_text(tribe, node, say)
            for codes in (known.now, known.gives, known.machine):
                assert all(f"{n}" in told for _, n in read(codes)), told
            if known.pays not in ("", "energy", "card"):
                assert all(f"{n}" in told for _, n in read(known.pays)), told
    assert len(names) == 5 * len(TRIBE) + 2


@pytest.mark.parametrize("locale", LOCALES)
def test_the_star_is_said_for_the_side_that_lies_up(locale: str) -> None:
    say = texts(locale)
    game = fresh(revive.NAME, 2, 1, 0)
    sun = [star_text(revive.view(game, None), seat, say) for seat in range(2)]
    game.variant = type(game.variant)(abilities=True, moon=True)
    moon = [star_text(revive.view(game, None), seat, say) for seat in range(2)]
    game.variant = type(game.variant)(abilities=False)
    plain = [star_text(revive.view(game, None), seat, say) for seat in range(2)]
    assert len({*sun, *moon, *plain}) == 5


@pytest.mark.parametrize("locale", LOCALES)
def test_the_colours_of_artifact_cards_say_what_they_count(locale: str) -> None:
    say = texts(locale)
    for card in ARTIFACT_CARD.values():
        for colour in COLOURS:
            assert say.say(f"counts-{card.of(colour).counts.replace('_', '-')}")
    for id, location in LOCATION.items():
        assert f"{location.points}" in say.say(f"location-{id.replace('_', '-')}")


def test_a_menu_says_where_each_space_of_a_tile_will_lie() -> None:
    """Either way round, hex by hex."""
    game = turned()
    lay(game, "c3", "city")
    view = revive.view(game, 0)
    spaces = TILE[view.board["c3"].tile].spaces
    say, figures = texts("fr"), {"seat": 0, "tile": "c3"}
    for way, laid in (("upright", spaces), ("turned", spaces[::-1])):
        [told] = preview(view, Offer("way", way, (Orient(way),), figures=figures), say)
        hexes = zip(("C3", "C4", "D3", "D4"), laid, strict=True)
        assert told == ", ".join(f"{hex} {say.word(space)}" for hex, space in hexes)


def test_once_it_is_over_a_tribe_has_all_its_points_beside_its_name() -> None:
    """In play those that were won so far; whoever has won does not seem to have fewer."""
    game = turned()
    game.tribes[0].score, game.tribes[0].markers = 7, 10
    say = texts("fr")
    assert points_of(revive.view(game, 1), 0) == 7
    finish(game)
    view = revive.view(game, 1)
    total = revive.score(game)[0].total
    assert points_of(view, 0) == total > 25
    assert say.counted("point", total) in board_text(view, say)


@pytest.mark.parametrize(("books", "paid"), [(1, ""), (0, " (1 en cristal)")])
def test_a_price_says_what_crystals_pay_and_a_settler_what_is_learnt(books: int, paid: str) -> None:
    game = turned(tribe="lanterns")
    game.tribes[0].stock |= {"book": books, "crystal": 2}
    pick = Populate("e3", "f4", "t1")
    told = preview(revive.view(game, 0), Offer("tech", "t1", (pick,)), texts("fr"))
    assert told == [
        f"coûte 1 livre{paid}",
        "donne 2 points",
        "Lampes frontales · Explorer coûte 1 de moins.",
    ]


@pytest.mark.parametrize(
    ("resource", "one", "two"),
    [("food", "nourriture", "nourritures"), ("crystal", "cristal", "cristaux")],
)
def test_resources_are_told_as_a_sentence_has_them(resource: str, one: str, two: str) -> None:
    for amount, told in ((1, one), (2, two)):
        said = texts("fr").say("event-gained", seat=0, resource=resource, amount=amount)
        assert said == f"Ana a reçu {amount} {told}."


def test_no_text_is_left_over() -> None:
    """Every word and every text of an event, a reason or an effect belongs to something."""
    ids = set(variables_of((DATA / "revive/fr.ftl").read_text("utf-8"), "fr"))
    reasons = {key.removeprefix("reason-") for key in ids if key.startswith("reason-")}
    folder = Path(next(iter(package.__path__)))
    files = [*folder.rglob("*.py"), folder.parents[1] / "corrections.py"]
    written = "".join(path.read_text("utf-8") for path in files)
    assert [reason for reason in reasons if f'"{reason}"' not in written] == []
    events = {key.removeprefix("event-") for key in ids if key.startswith("event-")}
    gone = [e for e in events if f'"{e.removesuffix("-secret")}"' not in written]
    assert gone == []
    effects = {key.removeprefix("effect-") for key in ids if key.startswith("effect-")}
    assert effects == {code.lower() for code in (*BOOK, *CODES)}
