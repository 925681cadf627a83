"""Taking back: a move of its own, as far as nothing was shown and nobody has answered."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.games import _skeleton, face
from engine.games import GAMES
from tests.bot.core import paths
from tests.bot.core.conftest import ANN, BOB, CAT, House
from tests.bot.core.test_lobby import refused


@pytest.fixture(autouse=True)
def _paths_is_a_game() -> Iterator[None]:
    GAMES["paths"] = paths.PACKAGE
    sys.modules["bot.games.paths"] = _skeleton
    face.cache_clear()
    yield
    del GAMES["paths"], sys.modules["bot.games.paths"]
    face.cache_clear()


async def game(house: House) -> Any:
    table = await house.tables.lobby.open("paths", 1, 2, ANN, "Ann", None)
    await house.tables.lobby.join(table.id, BOB, "Bob", None)
    return await house.tables.lobby.start(table.id, ANN)


async def state(house: House, table_id: int) -> Any:
    return (await house.tables.play.view(table_id, None)).walked  # type: ignore[attr-defined]


async def test_undo_is_a_move_that_takes_the_last_pick_back(house: House) -> None:
    table = await house.game(BOB)
    await refused(house.tables.play.undo(table.id, ANN), "undo-nothing")
    before = await house.tables.play.view(table.id, None)
    await house.play(table, 0, 2)
    raised = await house.revisions(table)
    outcome = await house.tables.play.undo(table.id, ANN)
    assert len(outcome.asked.picks) == 5
    assert (await house.tables.register.info(table.id)).ply == 2
    assert await house.tables.play.view(table.id, None) == before
    assert await house.revisions(table) == [raised[0] + 1, raised[1]]
    lines = await house.tables.play.log(table.id, 1)
    assert [(line.name, line.facts) for line in lines] == [
        ("set_aside", {"seat": 0}),
        ("undone", {"seat": 0}),
    ]
    await refused(house.tables.play.undo(table.id, ANN), "undo-nothing")
    await refused(house.tables.play.undo(table.id, CAT), "not-seated")


async def test_undo_stops_at_what_was_shown(house: House) -> None:
    table = await house.game(BOB)
    await house.play(table, 0)
    await house.play(table, 1)  # turns up the first prize
    await refused(house.tables.play.undo(table.id, BOB), "undo-revealed")
    # Ann's pick lies in a lane of its own, but without it the prize would not have been shown
    await refused(house.tables.play.undo(table.id, ANN), "undo-revealed")
    assert (await house.tables.register.info(table.id)).ply == 2


async def test_undo_one_after_the_other_over_anothers_lane_and_after_a_restart(
    house: House,
) -> None:
    table = await game(house)
    for seat, index in ((0, 0), (1, 1), (0, 1), (1, 0), (0, 0)):
        await house.play(table, seat, index)
    assert await state(house, table.id) == ("lrl", "rl")
    await house.tables.play.undo(table.id, ANN)
    await house.restart()
    await house.tables.play.undo(table.id, ANN)
    assert await state(house, table.id) == ("l", "rl")
    # Bob's snapshots were put right: taking his back does not bring Ann's picks back
    await house.tables.play.undo(table.id, BOB)
    assert await state(house, table.id) == ("l", "r")
    await house.play(table, 0, 1)
    await house.tables.play.undo(table.id, BOB)
    assert await state(house, table.id) == ("lr", "")
    await refused(house.tables.play.undo(table.id, BOB), "undo-nothing")
    for left in ("l", ""):
        await house.tables.play.undo(table.id, ANN)
        assert await state(house, table.id) == (left, "")
    await refused(house.tables.play.undo(table.id, ANN), "undo-nothing")


async def test_undo_reaches_only_as_far_as_snapshots_are_kept(house: House) -> None:
    table = await game(house)
    for _ in range(14):
        await house.play(table, 0, 0)
    for _ in range(12):
        await house.tables.play.undo(table.id, ANN)
    await refused(house.tables.play.undo(table.id, ANN), "undo-too-far")
    assert await state(house, table.id) == ("ll", "")


async def test_a_roll_hides_all_before_it_from_undo(house: House) -> None:
    table = await game(house)
    await house.play(table, 0, 0)
    await house.play(table, 0, 2)  # rolls
    await refused(house.tables.play.undo(table.id, ANN), "undo-revealed")
    await house.play(table, 0, 1)
    await house.tables.play.undo(table.id, ANN)
    await refused(house.tables.play.undo(table.id, ANN), "undo-revealed")
    await house.restart()
    await refused(house.tables.play.undo(table.id, ANN), "undo-revealed")


async def test_taking_a_whispered_pick_back_is_whispered_too(house: House) -> None:
    table = await game(house)
    await house.outbox.flush()
    house.post.clear()
    before = await house.tables.play.view(table.id, 1), await house.tables.play.log(table.id, 1)
    mine = (await house.revisions(table))[1]
    await house.play(table, 0, 3)  # whispers
    await house.tables.play.undo(table.id, ANN)
    await house.outbox.flush()
    assert (
        await house.tables.play.view(table.id, 1),
        await house.tables.play.log(table.id, 1),
    ) == before
    assert (await house.revisions(table))[1] == mine
    assert [i for _, i in house.post.calls if i.seat != 0] == []
    own = [line.name for line in await house.tables.play.log(table.id, 0)]
    assert own == ["hummed", "undone"]


async def test_a_request_to_go_back_outlives_what_others_do_in_secret(house: House) -> None:
    """Else it would tell that they did, when it closes or when another is allowed."""
    table = await game(house)
    await house.play(table, 0, 0)
    before = await house.tables.play.view(table.id, None)
    await house.play(table, 0, 2)  # rolls
    await house.tables.of(Consent).ask(table.id, REWIND, ANN)
    await house.outbox.flush()
    (key,) = [str(i.facts["key"]) for _, i in house.post.calls if i.occasion == "rewind-asked"]
    for seat in (0, 1):
        for _ in range(14):  # more than snapshots are kept
            await house.play(table, seat, 3)  # whispers
        await house.tables.play.undo(table.id, (ANN, BOB)[seat])
        await refused(house.tables.of(Consent).ask(table.id, REWIND, ANN), "rewind-open")
    await house.restart()
    assert (await house.tables.of(Consent).agree(table.id, REWIND, BOB, key)).waiting == ()
    assert await house.tables.play.view(table.id, None) == before


async def test_a_pick_taken_back_in_secret_is_still_what_all_may_go_back_to(house: House) -> None:
    table = await game(house)
    before = await house.tables.play.view(table.id, None)
    await house.play(table, 0, 3)  # whispers
    await house.tables.of(Consent).ask(table.id, REWIND, ANN)
    await house.outbox.flush()
    (key,) = [str(i.facts["key"]) for _, i in house.post.calls if i.occasion == "rewind-asked"]
    await house.tables.play.undo(table.id, ANN)
    assert (await house.tables.of(Consent).agree(table.id, REWIND, BOB, key)).waiting == ()
    assert await house.tables.play.view(table.id, None) == before
