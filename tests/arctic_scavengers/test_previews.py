"""What menus say beside each choice: what it brings, what it leaves, what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import Offer
from bot.games.arctic_scavengers.preview import costs, preview, scene
from bot.texts import Library, Texts
from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.picks import (
    Dig,
    Disarm,
    Draw,
    Finish,
    Gas,
    Hire,
    Hunt,
    Intimidate,
    Keep,
    Martyr,
    Sacrifice,
    Snipe,
    Trash,
)
from engine.games.arctic_scavengers.view import ArcticView
from engine.kernel import apply
from tests.arctic_scavengers.tables import do, laid, sent


@pytest.fixture
def texts() -> Texts:
    return Library(strict=True).texts("en", arctic.NAME, ("Ana", "Bo", "Cy"))


def seen(*hands: str, **more: Any) -> ArcticView:
    view = arctic.view(laid(*hands, **more), 0)
    assert isinstance(view, ArcticView)
    return view


def told(view: ArcticView, pick: Any, texts: Texts) -> list[str]:
    return preview(view, Offer("", None, (pick,)), texts)


HAND = "refugee scavenger brawler shovel spear"


def test_an_action_says_what_it_brings_and_the_force_that_stays(texts: Texts) -> None:
    """[dig, hunt, draw, tools.bearer] Tools count for their bearer; the rest goes to the skirmish
    of this round."""
    view = seen(HAND, "", "")
    dig = Dig(("scavenger", "shovel"))
    assert told(view, dig, texts) == [
        "3 junkyard cards seen", "skirmish: fight 4, people 2"
    ]  # fmt: skip
    assert told(view, Hunt(("scavenger", "spear")), texts)[0] == "2 food"
    assert told(view, Draw(("scavenger",)), texts)[0] == "1 card drawn"
    assert told(view, Finish(), texts) == ["skirmish: fight 6, people 3"]


def test_without_a_skirmish_only_the_cards_that_stay_are_counted(texts: Texts) -> None:
    """[skirmish.when] The first two rounds have none."""
    view = seen(HAND, "", "", round=1)
    assert told(view, Dig(("brawler",)), texts)[1] == "4 cards left in hand"


def test_a_hire_says_who_joins_and_what_is_lost(texts: Texts) -> None:
    """[hire.over] A medkit pays a hunter twice over."""
    view = seen("medkit", "", "")
    said = told(view, Hire("hunter", ("medkit",)), texts)
    assert said == ["1 medicine lost", "hunt 2 · fight 1 · 1 member"]


def test_trashing_people_says_that_they_are_lost(texts: Texts) -> None:
    """[trash] A member less for each."""
    assert told(seen(HAND, "", ""), Trash(("refugee",)), texts)[0] == "−1 member"


def test_a_find_says_what_it_can_do(texts: Texts) -> None:
    """[dig] A tool adds to a bearer."""
    assert told(seen("", "", ""), Keep("pickaxe"), texts) == ["tool · dig +1 · fight +2"]


def test_a_shot_says_what_the_rival_would_have_left(texts: Texts) -> None:
    """[skirmish.used, skirmish.hit] And that one's own card no longer fights."""
    game = laid("", "", steps=[])
    for tribe, cards in zip(game.tribes, ("sniper_team brawler", "thugs spear"), strict=True):
        tribe.played = cards.split()
    game.actor = -1
    view = arctic.view(game, 0)
    said = told(view, Snipe("sniper_team", 1, "thugs"), texts)
    assert said == ["Bo’s fight total: 0 instead of 5", "your fight total: 2 instead of 2"]
    assert preview(view, Offer("rival", 1, ()), texts) == ["Fight 5 · people 3"]
    assert scene(view, texts)[1] == "Bo shows: 1 Thug card and 1 Spear (Fight 5 · people 3)."


def test_above_a_menu_stand_the_hand_and_the_food(texts: Texts) -> None:
    """[hire.food] What may be spent is shown where something is chosen."""
    game = laid(HAND, "", "")
    game.food = 2
    view = arctic.view(game, 0)
    assert scene(view, texts) == [
        "Food to spend: 2.",
        "Your hand: 1 Refugee, 1 Scavenger, 1 Brawler, 1 Shovel and 1 Spear.",
    ]


def test_above_an_answer_stands_what_the_action_would_bring(texts: Texts) -> None:
    """[strike.when] Seats that may interrupt see what."""
    game = laid("scavenger shovel", "saboteur", "")
    game, _ = apply(game, 0, Dig(("scavenger", "shovel")))
    view = arctic.view(game, 1)
    assert scene(view, texts)[0] == "Ana: dig 3, with 1 Scavenger and 1 Shovel."
    assert told(view, Disarm("saboteur", 0, "shovel"), texts)[0] == "dig 1 instead of 3"


def test_only_what_is_gone_for_good_is_asked_about_twice() -> None:
    """[trash, leader.butcher, leader.fanatic] The cards of an action come back with the next
    shuffle."""
    lasting = {Trash(("junk",)), Sacrifice("refugee"), Martyr("refugee", 1, "hunter")}
    for pick in lasting:
        assert costs(pick)
    for pick in (Dig(("scavenger",)), Hire("hunter", ("pills",)), Snipe("sniper_team", 1, "scout")):
        assert not costs(pick)
    assert not costs(Finish())


def test_a_blow_in_a_skirmish_says_what_the_force_is_then(texts: Texts) -> None:
    """[prizes.gas, skirmish.hit, liars.provocateur] Gassed members still bear tools; an
    intimidating crowd loses people."""
    view = arctic.view(sent("tear_gas sniper_team brawler", "thugs spear", "refugee"), 0)
    gassed, shot = (
        told(view, pick, texts)[0]
        for pick in (Gas("tear_gas", 1, "thugs"), Snipe("sniper_team", 1, "thugs"))
    )
    assert "2 instead of 5" in gassed
    assert "0 instead of 5" in shot
    crowd = sent("provocateur refugee refugee", "sniper_team", "refugee")
    crowd, _ = do(crowd, 0, Intimidate("provocateur"))
    view = arctic.view(crowd, 1)
    assert "2 instead of 3" in told(view, Snipe("sniper_team", 0, "refugee"), texts)[0]
    assert "0 instead of 3" in told(view, Snipe("sniper_team", 0, "provocateur"), texts)[0]
