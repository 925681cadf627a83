"""Which menus get a picture: each table has its budget, and few are drawn at once."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.games import face
from bot.present.pictures import Pictures
from bot.schedule.acting import deferring_effects
from bot.texts import Library
from engine.games import GAMES
from tests.laws.walks import fresh

PICTURED = next(game for game in GAMES if face(game).drawings is not None)


async def test_menus_show_sheets_while_few_pictures_are_being_drawn(
    library: Library,
) -> None:
    drawn = Pictures()
    texts = library.texts("fr", PICTURED)
    views = [GAMES[PICTURED].view(fresh(PICTURED, 2, seed), 0) for seed in range(30)]
    shown = [await drawn.beside(1, view, texts, str, 5.0) for view in views]
    assert [illustration is not None for illustration in shown] == [True] * 24 + [False] * 6
    assert await drawn.beside(1, views[0], texts, str, 5.0), "what is kept costs nothing"
    assert await drawn.beside(1, views[29], texts, str, 6.5)


async def test_a_busy_table_takes_no_pictures_from_another_and_falls_back_on_its_board(
    library: Library,
) -> None:
    drawn, texts = Pictures(), library.texts("fr", PICTURED)
    states = [fresh(PICTURED, 2, seed) for seed in range(60)]
    package = GAMES[PICTURED]
    for state in states[:30]:
        await drawn.beside(1, package.view(state, 0), texts, str, 5.0)
    assert drawn.left_out == {"without": 6}
    public, other = partial(package.view, states[30], None), package.view(states[30], 0)
    board = await drawn.board(public(), texts, str)
    asked = (("card:1",), ("card:2",))
    for options in ((), asked):
        now = await drawn.beside(1, other, texts, str, 5.0, "computer", options, public)
        assert now is board
        tall = await drawn.beside(1, other, texts, str, 5.0, "phone", options, public)
        assert tall is board, "rather another board than none"
    assert drawn.left_out == {"without": 6, "stood_in": 4}
    for table, state in enumerate(states[31:], start=2):
        view = package.view(state, 0)
        assert await drawn.beside(table, view, texts, str, 5.5) is not None
    assert drawn.left_out == {"without": 6, "stood_in": 4}


async def test_a_table_that_is_pressed_every_fifth_of_a_second_keeps_its_pictures(
    library: Library,
) -> None:
    drawn, texts, package = Pictures(), library.texts("fr", PICTURED), GAMES[PICTURED]
    for n in range(30):
        state = fresh(PICTURED, 2, n)
        for seat in range(2):
            view = package.view(state, seat)
            assert await drawn.beside(1, view, texts, str, 5.0 + n / 5)
    assert drawn.left_out == {}


async def test_menus_at_once_wait_for_few_pictures(library: Library) -> None:
    """Each picture takes time: while people wait for some, further menus come without one."""
    drawn = Pictures()
    texts = library.texts("fr", PICTURED)
    views = [GAMES[PICTURED].view(fresh(PICTURED, 2, seed), 0) for seed in range(36)]
    with deferring_effects(lambda: None):  # people act
        at_once = [drawn.beside(1, view, texts, str, 5.0) for view in views[:10]]
        shown = await asyncio.gather(*at_once)
    assert [illustration is not None for illustration in shown] == [True] * 4 + [False] * 6
    later = [await drawn.beside(1, view, texts, str, 5.0) for view in views[10:30]]
    assert all(later), "those four count once each, of 24"


async def test_menus_come_without_pictures_while_the_process_that_draws_starts(
    library: Library,
) -> None:
    drawn = Pictures()
    texts, view = library.texts("fr", PICTURED), GAMES[PICTURED].view(fresh(PICTURED, 2, 1), 0)
    with drawn.starting():
        assert await drawn.beside(1, view, texts, str, 5.0) is None
        assert await drawn.board(view, texts, str) is not None
    assert await drawn.beside(1, view, texts, str, 5.0) is not None


async def test_a_menu_does_not_lack_its_picture_because_messages_wait_for_theirs(
    library: Library,
) -> None:
    drawn = Pictures()
    texts = library.texts("fr", PICTURED)
    views = [GAMES[PICTURED].view(fresh(PICTURED, 2, seed), 0) for seed in range(9)]
    boards = asyncio.gather(*(drawn.board(view, texts, str) for view in views[1:]))
    await asyncio.sleep(0)
    with deferring_effects(lambda: None):
        assert await drawn.beside(1, views[0], texts, str, 5.0)
    assert all(await boards)
