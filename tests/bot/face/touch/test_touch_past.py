"""A finished game on the page: stepped through in every view, and nothing of a running one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.app.assembly import Bot
from bot.features.replay.film import Films
from bot.features.replay.positions import Frame, move_text, position_text
from bot.features.touch import past
from bot.games import face
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.store import Store
from bot.table import TableInfo
from bot.texts import Library
from engine.kernel import EVERYTHING
from tests.bot.face.features.test_replay import played_out
from tests.bot.face.playing import running
from tests.bot.face.touch.test_touch import table_of
from tests.bot.face.touch.touching import Hands, Json, public, token_of, touching
from tests.redirected import not_redirected
from tests.standin import StandIn

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def standin() -> AsyncIterator[StandIn]:
    stand_in = StandIn()
    await stand_in.start()
    yield stand_in
    await stand_in.stop()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def reached(
    standin: StandIn, tmp_path_factory: pytest.TempPathFactory, library: Library
) -> AsyncIterator[Bot]:
    """One bot for all tests of the module: each opens links of its own."""
    with not_redirected():
        async with running(standin, tmp_path_factory.mktemp("past"), library, **public()) as bot:
            yield bot


ENDED: dict[tuple[Store, str], TableInfo] = {}
"""Finished games, by the bot's database and the game. No test changes one; playing it takes
seconds."""


async def ended_table(
    bot: Bot, channel: Channel, *people: Person, game: str = "happy_dayz"
) -> TableInfo:
    """A finished game of these people, dealt alike whichever test is the first to ask for it."""
    if (bot.store, game) not in ENDED:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr("secrets.randbits", Random(game).getrandbits)
            begun = await table_of(bot, channel, *people, game=game)
            ENDED[bot.store, game] = await played_out(bot, begun)
    return ENDED[bot.store, game]


async def step(hands: Hands, move: Any = None, view: Any = "all", **more: Any) -> Json:
    """Ask for a position; the answer, taken in with its picture."""
    await hands.ask(do="past", move=move, view=view, **more)
    found = await hands.until("position")
    await hands.quiet(0.3)
    return found


@pytest.mark.parametrize("watch", [False, True])
async def test_a_finished_game_can_be_stepped_through_both_ways(
    watch: bool, reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await ended_table(reached, channel, *people[:2])
    token = await token_of(reached, table.id, people[2 if watch else 0], watch=watch)
    replay = reached.tables.of(Films)
    last = (await replay.film(table.id))[1].last
    async with touching(reached, token) as hands:
        assert [one["view"] for one in hands.state["past"]] == ["all", "0", "1"]
        assert hands.state["past"][0]["label"] == "Everything revealed"
        assert hands.state["moves"] == last, "before a position is asked for"
        found = await step(hands)
        assert (found["move"], found["last"]) == (last, last)
        texts = reached.context.localized("en", table)
        pictures = set()
        for move in (0, 1, 2, 3, 2, 1, 0, last - 1, last):
            found = await step(hands, move)
            at = await replay.at(table.id, move)
            assert (found["move"], found["last"], found["view"]) == (move, last, "all")
            assert found["told"] == move_text(at, Frame(move), texts.markdown)
            assert found["text"] == position_text(at, Frame(move), texts.plain)
            pictures.add(hands.pictures["past"]["key"])
        assert len(pictures) > 2, "each position has its picture"


@pytest.mark.parametrize("game", ["happy_dayz", "gharkane"])
async def test_each_past_view_equals_the_replays(
    game: str, reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await ended_table(reached, channel, *people[:2], game=game)
    replay, shown = reached.tables.of(Films), face(game)
    texts = reached.context.localized("en", table)
    token = await token_of(reached, table.id, people[0])
    async with touching(reached, token) as hands:
        for viewer in (None, 0, 1):
            view = "all" if viewer is None else str(viewer)
            at = await replay.at(table.id, 3)
            seen = at.view(EVERYTHING if viewer is None else viewer)
            found = await step(hands, 3, view)
            assert found["text"] == shown.board_text(seen, texts.plain)
            assert found["told"] == move_text(at, Frame(3, viewer), texts.markdown)
            sheet = await step(hands, 3, view, sheet=True)
            assert sheet["sheet"] is (viewer is not None), "without a seat there is no sheet"
            if viewer is not None:
                assert sheet["text"] == shown.sheet_text(seen, texts.plain)
                assert sheet["pictures"] == ["board", "sheet"]
        narrow = replace(at, number=3)
        await hands.ask(do="show", shows=[], have=[], upright=True)
        await hands.until("state")
        await step(hands, narrow.number, "1")
        tall = hands.pictures["past"]
        assert tall["high"] > tall["wide"] in (720, 725)
        await hands.ask(do="look", which="past", region=0, key=tall["key"])
        thing = await hands.until("thing")
        assert (thing["name"], thing["picks"]) == (tall["regions"][0]["name"], [])


async def test_a_running_game_has_no_past_positions(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno, chloe = people[:3]
    table = await table_of(reached, channel, alice, bruno)
    for person, watch in ((alice, False), (chloe, True)):
        token = await token_of(reached, table.id, person, watch=watch)
        async with touching(reached, token) as hands:
            assert hands.state["past"] is None
            for move, view in ((0, "all"), (None, "1"), (-1, "x"), ("x", "0")):
                await hands.ask(do="past", move=move, view=view)
                found = await hands.until("refused")
                assert "not over" in found["text"]
                assert found["over"] is False
            assert "position" not in [one["type"] for one in hands.told]
            assert "past" not in hands.pictures
    await reached.tables.ending.end(table.id, 6, leads=True)  # other tests use the channel


BAD_MOVES = (-1, 10**6, "x", "3", "", 1.5, True, [1], {"n": 1}, float("inf"), float("nan"))
BAD_VIEWS = ("2", "-1", "", "ALL", "٠", "00", 0, None, ["all"], {})


async def test_an_invalid_move_or_view_is_refused_with_a_sentence(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await ended_table(reached, channel, *people[:2])
    last = (await reached.tables.of(Films).film(table.id))[1].last
    async with touching(reached, await token_of(reached, table.id, people[0])) as hands:
        asked = [(move, "all", f"from 0 to {last}") for move in (*BAD_MOVES, last + 1)]
        asked += [(0, view, "view does not exist") for view in BAD_VIEWS]
        for move, view, expected in asked:
            await hands.ask(do="past", move=move, view=view)
            found = await hands.until("refused")
            assert expected in found["text"].replace("\u202f", ""), (move, view)
            assert found["over"] is False
        await hands.ask(do="past")
        assert "view" in (await hands.until("refused"))["text"]
        assert (await step(hands, 0))["move"] == 0, "the page goes on"


async def test_a_lesson_has_no_bar_of_moves(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await ended_table(reached, channel, *people[:2])
    texts = reached.context.localized("en", table).plain
    assert past.views(table, texts) is not None
    assert past.views(replace(table, learner=int(people[0].id)), texts) is None
    assert past.views(replace(table, status="paused"), texts) is None


async def test_a_revoked_link_shows_no_past_position(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await ended_table(reached, channel, *people[:2])
    async with touching(reached, await token_of(reached, table.id, people[0])) as hands:
        await token_of(reached, table.id, people[0])  # a new link replaces it
        await hands.ask(do="past", move=0, view="all")
        found = await hands.until("refused")
        assert found["over"] is True
        assert "position" not in [one["type"] for one in hands.told]
