"""What menus say a faction does: with the power it has in play, whichever that is."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord.pages.menus import menu_page
from bot.games import Offer
from bot.games.happy_dayz.preview import preview
from bot.menu import Path
from bot.texts import Library, Texts
from engine.games.happy_dayz import PACKAGE as happy_dayz
from engine.games.happy_dayz.setup import AdoptFaction, ReplaceFaction
from tests.bot.face.conftest import asked_of
from tests.happy_dayz.tables import laid, play

POWERS = ("commune", "guard_dog", "school_bus")
FACTIONS = ("hippie", "dog", "children")


@pytest.fixture
def texts() -> Texts:
    return Library(strict=True).texts("fr", happy_dayz.NAME, ("Ana", "Bo", "Chloé"))


def page_text(game: Any, seat: int, texts: Texts, path: str = "") -> str:
    """Everything that the menu says, its labels and their small print too."""
    page = menu_page(asked_of(happy_dayz.NAME, game, seat), Path.parse(path), texts, texts)
    assert page.panel is not None
    shown = [page.panel.title, page.panel.text]
    for row in page.rows:
        for item in row:
            for option in getattr(item, "options", ()):
                shown += [option.label, option.description or ""]
    return "\n".join(shown)


def test_a_lead_says_what_the_power_in_play_does(texts: Texts) -> None:
    """[trick.power, powers.own] Drawn powers too; not those that were replaced."""
    hands = ("hippie_3 dog_4 children_5 zombie_2 van_1 hippie_9 dog_1 dog_2 children_1", "", "")
    told = page_text(laid(*hands, factions=FACTIONS, powers=POWERS), 0, texts)
    for power in ("Communauté", "Chien de garde", "Car scolaire"):
        assert f"{power} : " in told
    for power in ("Don : ", "Flair : ", "Appel : "):
        assert power not in told
    first = page_text(laid(*hands, factions=FACTIONS), 0, texts)
    for power in ("Don : ", "Flair : ", "Appel : "):
        assert power in first
    assert "2 enfants sur la carte · Appel : " in first


def test_changing_a_faction_says_what_goes(texts: Texts) -> None:
    """[factions.replace, powers.own] The power in play goes with its faction."""
    game = laid("", "", "", factions=FACTIONS, powers=POWERS, steps=(ReplaceFaction(),) * 2)
    told = page_text(game, 0, texts, "1")
    assert "Chien de garde : " in told
    assert "Flair : " not in told


def test_a_power_drawn_is_named_where_it_is_decided_on(texts: Texts) -> None:
    """[powers.adopt] With its name, beside what the factions in play do."""
    step = AdoptFaction(0, "exorcism")
    game = laid("", "", "", factions=FACTIONS, powers=POWERS, steps=(step, step))
    assert "Pouvoir tiré : Exorcisme" in page_text(game, 0, texts)


def test_who_follows_is_told_nothing_of_other_powers(texts: Texts) -> None:
    """[trick.power] Only the faction demanded has a power in this trick."""
    game = laid("hippie_3 dog_4 zombie_4", "hippie_5 dog_9", "", factions=FACTIONS)
    assert "Flair : " in told(game, 0, "card", "dog_4", texts)
    assert told(game, 0, "card", "zombie_4", texts) == "3 dégâts · Zombies en main ensuite : –"
    assert told(game, 0, "side", "plus", texts) == ""
    game, _ = play(game, "hippie_3")
    assert told(game, 1, "card", "dog_9", texts) == "Chiens en main ensuite : –"


def told(game: Any, seat: int, key: str, value: str, texts: Texts) -> str:
    """The hints about a card at this moment."""
    return " · ".join(preview(happy_dayz.view(game, seat), Offer(key, value, ()), texts))


def test_a_menu_shows_the_trick_who_leads_each_side_and_the_hand(texts: Texts) -> None:
    """[trick.follow] Above the cards that may follow."""
    game = laid("hippie_3 dog_4", "hippie_5 dog_9", "hippie_1 hippie_2", factions=FACTIONS)
    game, _ = play(game, "hippie_3")
    game, _ = play(game, "hippie_5")
    shown = page_text(game, 2, texts)
    for line in (
        "Le pli : Hippie 3 (Ana) et Hippie 5 (Bo).",
        "Faction à fournir : Hippies.",
        "Maître du pli, du côté + : Bo.",
        "Votre main : Hippie 1 et Hippie 2.",
    ):
        assert line in shown
