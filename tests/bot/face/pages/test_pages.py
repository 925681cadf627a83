"""Whole games, every page of every menu: within Discord's limits, in both languages."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from bot.discord.pages.ended import ended_page
from bot.discord.pages.levels import place_at
from bot.discord.pages.lobby import (
    MAIN_OPTIONS,
    OPTIONS_A_PAGE,
    computers_page,
    lobby_page,
    option_default,
    option_values,
    options_page,
    options_text,
    removes_page,
)
from bot.discord.pages.menus import menu_page
from bot.discord.pages.tables import dashboard_page, sheet_page
from bot.features import FEATURES
from bot.games import face
from bot.menu import Path
from bot.render.happenings import happening, seen_events
from bot.render.lines import WIDTH
from bot.table import Asked, Line, TableInfo
from bot.table.message_data import MessageContent
from bot.texts import LOCALES, Library, Texts
from engine.games import GAMES
from engine.games._skeleton import PACKAGE as _skeleton
from engine.kernel import apply, legal, pending
from engine.players import OFFERED
from engine.rng import below
from tests.bot.face.conftest import asked_of, table_of
from tests.bot.face.limits import check_page

EVERY = [*GAMES, _skeleton.NAME]
PLACES = 40
"""Places of one menu that are looked at."""


def texts_of(library: Library, locale: str, table: TableInfo) -> Texts:
    names = [s.name or "Ordinateur" for s in table.seated]
    return library.texts(locale, table.game, names)


def places(asked: Asked) -> list[Path]:
    """Some places of a menu, each page of each level first."""
    paths: list[Path] = []
    todo = [Path()]
    while todo and len(paths) < PLACES:
        path = todo.pop()
        here = place_at(asked, path)
        paths += [Path(path.steps, page) for page in range(here.pages)]
        todo += [path.to(e.number) for e in (*islice(here.entries, 6), *here.entries[6:][-1:])]
    return paths


def narrow(text: str) -> None:
    assert text.strip()
    for line in text.splitlines():
        assert len(line) <= WIDTH, line


@pytest.mark.parametrize("game", EVERY)
async def test_every_page_of_a_whole_game_can_be_sent(game: str, library: Library) -> None:
    package = GAMES[game]
    seats, seed, ply = package.SEATS[-1], 11, 0
    state = package.new_game(seats, 5, package.Options())
    while state.result is None:
        asking = [seat for _, who in pending(state) for seat in who]
        seed, n = below(seed, len(asking))
        seat, locale = asking[n], LOCALES[ply % 2]
        table = table_of(game, seats)
        texts = texts_of(library, locale, table)
        if ply % 5 == 0 and (asked := asked_of(game, state, seat)).picks:
            for path in places(asked):
                check_page(menu_page(asked, path, texts, texts))
            narrow(face(game).board_text(package.view(state, None), texts))
            narrow(face(game).sheet_text(package.view(state, seat), texts))
            check_page(sheet_page(table, package.view(state, seat), texts, texts, "table"))
        picks = legal(state, seat)
        seed, n = below(seed, len(picks))
        state, events = apply(state, seat, picks[n])
        for viewer in (None, seat):
            for told in seen_events(events, viewer):
                assert happening(texts, told)
        lines = [Line(ply, seat, told.name, told.facts) for told in seen_events(events, None)]
        check_page(dashboard_page(table, package.view(state, None), lines, texts, texts))
        ply += 1
    table = table_of(game, seats, status="ended", result=state.result)
    for locale in LOCALES:
        texts = texts_of(library, locale, table)
        over = MessageContent(
            table,
            lines=tuple(lines),
            scores=tuple(package.score(state)),
            parts={"titles": (package.TITLES[0].word,) * seats if package.TITLES else ()},
        )
        check_page(ended_page(over, texts, texts, features=FEATURES))
        check_page(
            ended_page(
                MessageContent(replace(table, result=None), scores=over.scores), texts, texts
            )
        )


@pytest.mark.parametrize("game", EVERY)
@pytest.mark.parametrize("locale", LOCALES)
async def test_the_pages_of_a_lobby_can_be_sent(game: str, locale: str, library: Library) -> None:
    table = table_of(game, GAMES[game].SEATS[-1], status="lobby")
    texts = texts_of(library, locale, table)
    check_page(lobby_page(MessageContent(table), texts))
    check_page(lobby_page(MessageContent(replace(table, seated=())), texts))
    for page in range(8):
        check_page(options_page(table, texts, page))
    selects = [row for row in options_page(table, texts).rows if len(row) == 1]
    assert len(selects) >= min(len(option_values(game)), OPTIONS_A_PAGE), "no second page needed"
    check_page(computers_page(table, list(OFFERED), texts))
    check_page(removes_page(table, texts))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", EVERY)
async def test_a_lobby_of_one_person_explains_the_game_alone(
    game: str, locale: str, library: Library
) -> None:
    table = table_of(game, 2, status="lobby")
    texts = texts_of(library, locale, table)
    for seats in (0, 1, 2):
        seated = replace(table, seated=table.seated[:seats])
        page = lobby_page(MessageContent(seated), texts)
        assert page.panel is not None
        alone = seats == 1 and texts.has("game-alone")
        assert (texts.say("lobby-alone") in [title for title, _ in page.panel.parts]) is alone


@pytest.mark.parametrize("game", GAMES)
async def test_a_lobby_shows_three_options_and_all_that_are_changed(
    game: str, library: Library
) -> None:
    assert set(face(game).main_options) <= option_values(game).keys()
    table = table_of(game, 2, status="lobby")
    texts = texts_of(library, "en", table)
    lines = options_text(table, texts).splitlines()
    assert len(lines) == MAIN_OPTIONS + 1
    assert "unchanged: the Options button shows" in lines[-1]
    changed = {name: values[-1] for name, values in option_values(game).items()}
    changed = {n: value for n, value in changed.items() if value != option_default(game, n)}
    lines = options_text(replace(table, options=changed), texts).splitlines()
    assert sum("**" in line for line in lines) == max(MAIN_OPTIONS, len(changed))


async def test_a_menu_at_an_invented_path_opens_at_its_top(library: Library) -> None:
    package = GAMES["_skeleton"]
    asked = asked_of("_skeleton", package.new_game(2, 1, package.Options()), 0)
    texts = texts_of(library, "en", asked.table)
    top = menu_page(asked, Path(), texts, texts)
    assert menu_page(asked, Path((99, 4)), texts, texts).panel == top.panel
