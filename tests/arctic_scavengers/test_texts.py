"""Every question, move, event, refusal, option, row of points and card has its text, twice."""

from __future__ import annotations

import re

import pytest

from bot.games import Offer
from bot.games.arctic_scavengers.cards import card_text
from bot.games.arctic_scavengers.preview import preview
from bot.texts import DATA, LOCALES, Library, Texts
from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.content import CARD
from tests.laws.walks import fresh

NAMES = ("Ana", "Bo", "Chloé", "Dov", "Elu")


def texts(locale: str) -> Texts:
    """Strict texts: what is missing is an error."""
    return Library(strict=True).texts(locale, arctic.NAME, NAMES)


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


def test_the_log_names_cards_after_a_colon() -> None:
    """Names without an article are a list in English, never the object of a verb."""
    texts_of = re.split(
        r"\n(?=[a-z#])", (DATA / arctic.NAME / "en.ftl").read_text(encoding="utf-8")
    )
    events = [text for text in texts_of if text.startswith("event-") and "{ $cards }" in text]
    assert len(events) > 10
    for text in events:
        assert re.search(r"(: |\(paid with )\{ \$cards \}", text), text


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("fr", ("2 Charognards et 1 Lance", "Pharmacie ×2 et Bunker")),
        ("en", ("2 Scavengers and 1 Spear", "Pharmacy ×2 and Bunker")),
    ],
)
def test_what_is_named_twice_is_counted(locale: str, said: tuple[str, str]) -> None:
    """Equal cards of a list are named once, and then each card has its number."""
    say = texts(locale)
    hunt = say.say("pick-hunt", cards=["scavenger", "spear", "scavenger"])
    plans = say.say("event-planned-secret", seat=0, plans=["pharmacy", "pharmacy", "tribe_bunker"])
    assert said[0] in hunt.replace("\u2068", "").replace("\u2069", "")
    assert said[1] in plans.replace("\u2068", "").replace("\u2069", "")
