"""The story of a round: what holds for two camps as for five, and who has nobody left."""

from __future__ import annotations

from bot.games import face
from bot.render.happenings import SeenEvent
from bot.render.story import Tale
from engine.games.happy_dayz import PACKAGE as dayz
from tests.draw.moments import LIBRARY


def told(*left: int, loss: int = 20, said: list[str] | None = None) -> str:
    """An English story of the count of two camps, which end with so many survivors."""
    texts = LIBRARY.texts("en", dayz.NAME, ("Zoé", "Luc"))
    lines = [
        SeenEvent("counted", {"seat": seat, "gain": 5, "loss": loss + seat, "left": n})
        for seat, n in enumerate(left)
    ]
    return " ".join(face(dayz.NAME).story(Tale(texts, 7, 2, lines, said=said or [])))


def test_a_camp_that_is_empty_is_told_and_not_mourned() -> None:
    assert "Luc had nobody left." in told(40, 0)
    assert "nobody left" not in told(40, 30)
    assert "Luc" not in told(40, 0, said=["Luc had nobody left."]), "it is told once"


def test_the_count_is_the_change_of_a_camp() -> None:
    assert "16" in told(40, 30), "21 lost, 5 gained"
    assert "5 " in told(40, 30, loss=0)


def test_a_round_in_which_nobody_won_more_than_half_says_nothing_of_tricks() -> None:
    texts = LIBRARY.texts("en", dayz.NAME, ("Zoé", "Luc"))
    won = [SeenEvent("trick_won", {"seat": seat}) for seat in (0, 1, 0, 1)]
    for lines, said in ((won, False), (won[:3], True)):
        story = " ".join(face(dayz.NAME).story(Tale(texts, 7, 2, lines)))
        assert ("tricks" in story) == said
