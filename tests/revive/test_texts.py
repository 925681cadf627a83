"""Every question, move, event, refusal, row of points and thing of the game has its text, twice."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine.games.revive as package
from bot.games import Offer
from bot.games.revive.board import board_text
from bot.games.revive.descriptions import card_text, module_text, star_text, tech_name, tech_text
from bot.games.revive.effects import SPRITE, effect_text
from bot.games.revive.facts import points_of
from bot.games.revive.preview import preview
from bot.games.revive.things import about
from bot.texts import DATA, LOCALES, Library, Texts
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
from engine.games.revive.effects.book import BOOK
from engine.games.revive.ending import finish
from engine.games.revive.picks import Orient, Populate
from engine.games.revive.record import Record, TribeRecord
from engine.games.revive.setup import new_table
from engine.games.revive.state import Variant
from engine.kit.effects import parse_effects
from tests.fluent import variables_of
from tests.laws.walks import fresh
from tests.revive.tables import lay, turned

NAMES = ("Ana", "Bo", "Chloé", "Dov")


def texts(locale: str) -> Texts:
    """Strict texts: what is missing is an error."""
    return Library(strict=True).texts(locale, revive.NAME, NAMES)


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
                assert all(f"{n}" in told for _, n in parse_effects(codes)), told
            if known.pays not in ("", "energy", "card"):
                assert all(f"{n}" in told for _, n in parse_effects(known.pays)), told
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
def test_every_star_says_the_effects_of_its_row(locale: str) -> None:
    """[tribe.star] In the order of the row, with their amounts, at the table and in /rules."""
    say = texts(locale)
    for tribe, row in TRIBE.items():
        effects = ", ".join(
            say.say(f"effect-{code.lower()}", n=n) for code, n in parse_effects(row.sun)
        )
        game = new_table(1, 1, Variant(), Record(seats=(TribeRecord(tribe=tribe),)))
        star = star_text(revive.view(game, None), 0, say)
        assert star.startswith(f"★ {effects}")
        assert star in about(tribe, say)


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
    """In play those that were won so far; the winner does not seem to have fewer."""
    game = turned()
    game.tribes[0].score, game.tribes[0].markers = 7, 10
    say = texts("fr")
    assert points_of(revive.view(game, 1), 0) == 7
    finish(game)
    view = revive.view(game, 1)
    total = revive.score(game)[0].total
    assert points_of(view, 0) == total > 25
    assert say.counted("point", total) in board_text(view, say)


@pytest.mark.parametrize(
    ("books", "cheap", "price"),
    [
        (2, False, "coûte 2 livres"),
        (1, False, "coûte 2 livres (dont 1 en cristal)"),
        (1, True, "coûte 1 livre"),
    ],
)
def test_a_price_says_what_crystals_pay_and_a_settler_what_is_learnt(
    books: int, cheap: bool, price: str
) -> None:
    game = turned(tribe="lanterns", variant=Variant(cheap=cheap))
    game.tribes[0].stock |= {"book": books, "crystal": 2}
    pick = Populate("e3", "f4", "t1")
    told = preview(revive.view(game, 0), Offer("tech", "t1", (pick,)), texts("fr"))
    assert told == [
        price,
        *["donne 2 points"] * cheap,
        "Lampes frontales · Explorer coûte 1 ressource de moins.",
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
    """Every word and every text of an event or an effect belongs to something."""
    ids = set(variables_of((DATA / "revive/fr.ftl").read_text("utf-8"), "fr"))
    folder = Path(next(iter(package.__path__)))
    files = [*folder.rglob("*.py"), folder.parents[1] / "corrections.py"]
    written = "".join(path.read_text("utf-8") for path in files)
    events = {key.removeprefix("event-") for key in ids if key.startswith("event-")}
    gone = [e for e in events if f'"{e.removesuffix("-secret")}"' not in written]
    assert gone == []
    effects = {key.removeprefix("effect-") for key in ids if key.startswith("effect-")}
    assert effects == {code.lower() for code in (*BOOK, *CODES)}
