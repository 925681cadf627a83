"""Write the pictures of docs/images and the README: `make shots`.

The bot's own pictures are drawn from games with fixed seeds; the page is photographed in Debian's
Chromium at a real table.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

from bot.games import face
from bot.render.draw.changes import changed
from bot.render.draw.look import end_of
from bot.render.ended import Ended, Scene, charted, most_telling
from bot.render.happenings import SeenEvent, seen_events
from bot.texts import Library
from engine.games import GAMES
from engine.kernel import Score, pending, play
from engine.players import one_deep_pick
from engine.rng import advance
from engine.titles import Finished, titles
from tests.browser.conftest import CHROMIUM
from tests.browser.table import (
    LOADED,
    OFFERS,
    becomes_true,
    fill,
    newest,
    pick,
    pick_until,
    playground,
    say,
    say_bare,
)
from tests.draw.moments import ending

IMAGES = Path(__file__).resolve().parents[2] / "docs" / "images"
NAMES = ("Alice", "Bruno", "Chloé", "David", "Élise")
SIZES = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
TALL = {"width": 1100, "height": 1700}
SCREENS = {
    "sheet": "/sheet ",
    "settings": "/settings mine ",
    "score": "/game score ",
    "help": "/help ",
}
"""What is asked for in the middle of a game."""
LATER = {"happy_dayz": 14, "arctic_scavengers": 9}
"""How many questions to one seat alone the moment that is shown comes after the third chapter
began, by game: a hand is still full then, and a trick or cards that were played on the table."""
NIGHT = "Tour 1/6"
"""What the public message says in the night that is shown."""


def drawn(game: str, seed: int, seats: int) -> None:
    """The table and a private sheet in the middle of a game, and the chart of its end."""
    package: Any = GAMES[game]
    state = package.new_game(seats, seed, package.Options())
    texts = Library(strict=True).texts("fr", game, NAMES[:seats])
    growth: list[list[int]] = []
    seen, views, events = list[tuple[int, SeenEvent]](), list[Any](), list[Any]()
    chapter, alone = 1, 0
    while state.result is None:
        seat = next(seat for _, seats_ in pending(state) for seat in seats_)
        seed, draw = advance(seed)
        play(state, seat, one_deep_pick(state, seat, draw))
        seen += [(len(views), event) for event in seen_events(state.new_events, None)]
        events += state.new_events
        state.new_events.clear()
        views.append(package.view(state, None))
        view = package.view(state, 0)
        if view.chapter > chapter or state.result is not None:
            growth.append([score.total for score in package.score(state)])
            chapter = view.chapter
        ripe = chapter == 3 and len(view.awaited) == 1
        alone += ripe
        if ripe and alone == 1 + LATER.get(game, 0):
            began = next(
                one
                for one in reversed(views)
                if (one.phase, one.chapter) != (view.phase, view.chapter)
            )
            boards = [face(game).drawings.board(one, texts) for one in (views[-1], began)]
            save(f"{game}-board", changed(*boards, end_of(game), texts.say("draw-changed")).png)
            save(f"{game}-sheet", face(game).drawings.sheet(view, texts).png)
    scores = package.score(state)
    telling = most_telling(face(game).scenes, seen, len(views))
    topics, tell = face(game).scenes, face(game).deeds
    scenes = [Scene(views[number], event, topics[event.name]) for number, event in telling]
    deeds = list[Score]()
    if tell is not None:
        lines = [
            [event for n, event in seen if views[n].chapter == c] for c in range(1, chapter + 1)
        ]
        deeds, grown = charted(tell, lines, seats)
        growth = [[*row] for row in grown]
    called = titles(package.TITLES, Finished(seats, events, scores, state.result))
    ended = Ended(views[-1], scores, growth, state.result, called, scenes, deeds)
    save(f"{game}-final", ending(ended, texts).png)


def save(name: str, png: bytes) -> None:
    """One picture into docs/images."""
    (IMAGES / f"{name}.png").write_bytes(png)


def taken(page: Any, name: str) -> None:
    """One screen at both sizes, scrolled to the bottom."""
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.wait_for_timeout(700)
        becomes_true(page, LOADED)
        page.evaluate(
            "document.querySelectorAll('.log').forEach((l) => l.scrollTo(0, l.scrollHeight))"
        )
        page.wait_for_timeout(700)
        with Image.open(io.BytesIO(page.screenshot())) as shot:
            shot.convert("RGB").save(IMAGES / f"screen-{name}-{size}.webp", quality=62, method=6)


def photographed(address: str) -> None:
    """The page, screen by screen: what a newcomer meets, in the order in which they do."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(locale="fr-FR", viewport=SIZES["desk"])
        page.set_default_timeout(60_000)
        page.goto(address)
        page.locator(".composer").wait_for()
        page.locator('[data-custom-id$=":look"]').first.wait_for()
        taken(page, "greeting")
        game = next(iter(GAMES))
        say(page, f"/game learn game:{game}")
        newest(page, OFFERS).wait_for()
        taken(page, "tutorial")
        say(page, f"/game new game:{game}")
        newest(page, '[data-custom-id$=":start"]').wait_for()
        taken(page, "lobby")
        fill(page, computers=2)
        pick_until(page, f"{NIGHT} · Nuit")
        for _ in range(2):
            pick(page)
        call = '[data-custom-id$=":play"]'
        newest(page, call).locator(call).click()
        page.wait_for_timeout(1500)
        taken(page, "panel")
        board = newest(page, '[data-custom-id$=":aid"]')
        board.get_by_text(NIGHT).first.wait_for()
        board.get_by_text("récolte").first.wait_for()  # the message is edited after the picks
        page.set_viewport_size(TALL)
        board.scroll_into_view_if_needed()
        page.wait_for_timeout(800)
        with Image.open(io.BytesIO(board.screenshot())) as shot:
            shot.convert("RGB").save(IMAGES / "dashboard.webp", quality=70, method=6)
        say_bare(page, "/board link")
        link = page.locator("a.button.link").last
        link.wait_for()
        touch = browser.new_page(locale="fr-FR", viewport=SIZES["desk"], color_scheme="dark")
        touch.goto(str(link.get_attribute("href")))
        touch.locator("#world img").wait_for()
        touch.locator(".pin").first.wait_for()
        taken(touch, "touch")
        touch.close()
        for name, command in SCREENS.items():
            say(page, command)
            page.wait_for_timeout(1500)
            taken(page, name)
        browser.close()


def main() -> None:
    """All of them."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    for game, package in GAMES.items():
        drawn(game, 5, package.SEATS[-1])
    with tempfile.TemporaryDirectory() as folder, playground(Path(folder)) as address:
        photographed(address)


if __name__ == "__main__":
    main()
