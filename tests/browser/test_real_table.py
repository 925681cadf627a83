"""A whole turn of a real game on the page, played by clicking: the bot, the stand-in, Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.table import LOADED, becomes_true, open_table, pick_until, playground


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with playground(tmp_path) as url:
        yield url


BOX = """() => {
  const picture = [...document.querySelectorAll(".message .picture img")].at(-1);
  const box = picture?.getBoundingClientRect();
  return box?.width ? box.toJSON() : null;
}"""
"""The box of the newest picture. An edit may replace it at any moment: asked in one step."""


@pytest.mark.parametrize(
    ("game", "then"),
    [
        ("gharkane", ["Tour 1/6 · Jour"]),
        ("happy_dayz", ["Manche 2", "Fin de la partie"]),  # a horde may leave nobody in round 1
    ],
)
def test_a_whole_turn_by_clicking(address: str, visit: Any, game: str, then: list[str]) -> None:
    page = visit(at=address, until=".composer")
    open_table(page, game)
    picks = pick_until(page, *then)
    assert picks >= 10
    picture = page.locator(".message .picture img").last
    becomes_true(page, LOADED)
    assert picture.get_attribute("alt"), "a picture without words"
    page.get_by_text("Gharkane").first.wait_for()
    page.set_viewport_size({"width": 390, "height": 844})
    box = becomes_true(page, BOX)
    assert box["width"] >= 350, "on a phone pictures take the whole width"
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
