"""The pictures of docs/images and the README, made anew: `make shots`.

The bot's own pictures are drawn from games with fixed seeds; the page is photographed in Debian's
Chromium at a real table.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from bot.games import face
from bot.render.draw.final import draw_final
from bot.texts import Library
from engine.games import GAMES
from engine.kernel import pending, play
from engine.players import PLAYERS
from engine.rng import advance
from tests.browser.conftest import CHROMIUM, WIDE
from tests.browser.table import OFFERS, newest, open_table, pick, playground, say

IMAGES = Path(__file__).resolve().parents[2] / "docs" / "images"
NAMES = ("Alice", "Bruno", "Chloé", "David", "Élise")
PHONE = {"width": 390, "height": 844}
TALL = {"width": 1100, "height": 1700}


def drawn(game: str, seed: int, seats: int) -> None:
    """The table and a private sheet in the middle of a game, and the chart of its end."""
    package: Any = GAMES[game]
    state = package.new_game(seats, seed, package.Options())
    texts = Library(strict=True).texts("fr", game, NAMES[:seats])
    growth: list[list[int]] = []
    chapter, middle = 1, False
    while state.result is None:
        seat = next(seat for _, seats_ in pending(state) for seat in seats_)
        seed, draw = advance(seed)
        play(state, seat, PLAYERS["greedy"](state, seat, draw))
        state.told.clear()
        view = package.view(state, 0)
        if view.chapter > chapter or state.result is not None:
            growth.append([score.total for score in package.score(state)])
            chapter = view.chapter
        if chapter == 3 and not middle and len(view.awaited) == 1:
            middle = True
            save(f"{game}-board", face(game).drawings.board(package.view(state, None), texts).png)
            save(f"{game}-sheet", face(game).drawings.sheet(view, texts).png)
    scores = package.score(state)
    save(f"{game}-final", draw_final(scores, growth, texts, state.result).png)


def save(name: str, png: bytes) -> None:
    """One picture into docs/images."""
    (IMAGES / f"{name}.png").write_bytes(png)


def photographed(address: str) -> None:
    """The page: dashboard, menu, tutorial, a direct message, four people, and a phone."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport=WIDE)
        page.goto(address)
        page.locator(".composer").wait_for()
        game = next(iter(GAMES))
        open_table(page, game, computers=2)
        for _ in range(14):
            pick(page)
        say(page, "/play ")
        newest(page, OFFERS).locator(OFFERS).first.wait_for()
        page.wait_for_timeout(1500)
        page.screenshot(path=IMAGES / "menu.png")
        page.set_viewport_size(TALL)
        board = newest(page, '[data-custom-id$=":play"]')
        board.scroll_into_view_if_needed()
        page.wait_for_timeout(800)
        board.screenshot(path=IMAGES / "dashboard.png")
        page.set_viewport_size(WIDE)
        say(page, f"/game learn game:{game}")
        page.wait_for_timeout(2000)
        page.screenshot(path=IMAGES / "tutorial.png")
        page.set_viewport_size(PHONE)
        page.wait_for_timeout(800)
        page.screenshot(path=IMAGES / "phone.png")
        browser.close()


def main() -> None:
    """All of them."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    for game, seats in zip(GAMES, (4, 5, 4), strict=False):
        drawn(game, 5, seats)
    with tempfile.TemporaryDirectory() as folder, playground(Path(folder)) as address:
        photographed(address)


if __name__ == "__main__":
    main()
