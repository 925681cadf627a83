"""Scenes that wait for the end of the phase, and scenes with a picture."""

from __future__ import annotations

import pytest

from bot.features.gm.scenes import MAX_SCENES, Scenes
from bot.features.privacy.service import Privacy
from bot.files.transfer import verified
from bot.model.intents import SCENE
from bot.present.report import report
from bot.table import TableInfo
from bot.texts import Library
from engine.kernel import EVERYTHING
from tests.bot.core.conftest import ANN, BOB, GAME, House
from tests.bot.core.test_chronicles import play_on
from tests.bot.core.test_lobby import refused
from tests.bot.core.test_master import GM, led, lines

WEBP = b"RIFF....WEBP"


async def said(house: House) -> list[str]:
    """What was posted in the channel since the last look, in order."""
    await house.outbox.flush()
    found = [
        i.facts["words"] if i.occasion == SCENE else i.occasion or i.kind
        for call, i in house.post.calls
        if call == "send" and i.kind in ("notice", "dashboard")
    ]
    house.post.clear()
    return found


async def waiting(house: House, table: TableInfo) -> list[str]:
    return [row.words for row in await house.tables.of(Scenes).waiting(table.id, GM)]


async def test_scenes_wait_until_the_phase_is_over_and_come_before_the_next(
    house: House,
) -> None:
    table = await led(house)
    await said(house)
    for words in ("Dusk falls.\n\nWolves.", "A knock."):
        await house.tables.of(Scenes).narrate(table.id, GM, words, later=True)
    assert await said(house) == []
    assert await waiting(house, table) == ["Dusk falls.\nWolves.", "A knock."]
    await house.play(table, 0)
    assert "A knock." not in await said(house)
    await house.restart()
    await house.play(table, 1)
    told = await said(house)
    assert told.index("Dusk falls.\nWolves.") < told.index("A knock.") < told.index("dashboard")
    assert await waiting(house, table) == []
    log = await lines(house, table)
    assert ("narrated", {"words": "A knock."}) in log


async def test_nobody_else_says_or_sees_what_waits(house: House) -> None:
    table = await led(house)
    tables = house.tables
    await tables.of(Scenes).narrate(table.id, GM, "Soon.", later=True)
    (row,) = await tables.of(Scenes).waiting(table.id, GM)
    await refused(tables.of(Scenes).narrate(table.id, ANN, "Mine.", later=True), "not-master")
    await refused(tables.of(Scenes).waiting(table.id, BOB), "not-master")
    await refused(tables.of(Scenes).tell_now(table.id, BOB, row.id), "not-master")
    await refused(tables.of(Scenes).drop(table.id, BOB, row.id), "not-master")
    await refused(tables.of(Scenes).narrate(table.id, GM, " ", later=True), "no-words")
    for viewer in (None, 0, 1):
        assert "Soon." not in str(await lines(house, table, viewer))


async def test_one_that_waits_is_told_at_once_or_not_at_all(house: House) -> None:
    table = await led(house)
    await said(house)
    for words in ("Now.", "Never."):
        await house.tables.of(Scenes).narrate(table.id, GM, words, later=True)
    now, never = await house.tables.of(Scenes).waiting(table.id, GM)
    await house.tables.of(Scenes).tell_now(table.id, GM, now.id)
    await house.tables.of(Scenes).drop(table.id, GM, never.id)
    assert await said(house) == ["Now."]
    for gone in (now.id, never.id, 999):
        await refused(house.tables.of(Scenes).tell_now(table.id, GM, gone), "scene-gone")
        await refused(house.tables.of(Scenes).drop(table.id, GM, gone), "scene-gone")
    for seat in (0, 1):
        await house.play(table, seat)
    assert not {"Now.", "Never."} & set(await said(house))


async def test_the_last_phase_ends_with_the_game_and_the_file_can_be_played_again(
    house: House,
) -> None:
    table = await led(house)
    while (await house.tables.register.info(table.id)).status == "running":
        if not await waiting(house, table):
            await house.tables.of(Scenes).narrate(table.id, GM, "And then.", later=True)
        view = await house.tables.play.view(table.id, None)
        for seat, _ in view.awaited:
            await house.play(table, seat)
    assert await waiting(house, table) == []
    await refused(house.tables.of(Scenes).narrate(table.id, GM, "More.", later=True), "ended")
    account = await house.tables.chronicles.chronicle(table.id, EVERYTHING)
    texts = Library(strict=True).texts("en", GAME, ("Ann", "Bob"))
    scenes = report(account, texts).count("> And then.")
    assert scenes == len({number for number, _ in account.chapters}), "one for each phase"
    verified((await house.tables.chronicles.whole(table.id)).chronicle)


async def test_so_many_may_wait(house: House) -> None:
    table = await led(house)
    for _ in range(MAX_SCENES):
        await house.tables.of(Scenes).narrate(table.id, GM, "Again.", later=True)
    await refused(
        house.tables.of(Scenes).narrate(table.id, GM, "Again.", later=True), "scenes-most"
    )


@pytest.mark.parametrize("later", [False, True])
async def test_a_picture_is_kept_with_its_scene_and_goes_with_its_person(
    house: House, later: bool
) -> None:
    table = await led(house)
    await house.outbox.flush()
    house.post.clear()
    await house.tables.of(Scenes).narrate(table.id, GM, "Look.", (), WEBP, later=later)
    assert [row.pictured for row in await house.tables.of(Scenes).waiting(table.id, GM)] == [
        True
    ] * later
    for seat in (0, 1):
        await house.play(table, seat)
    await house.outbox.flush()
    (scene,) = [i for call, i in house.post.calls if i.occasion == SCENE]
    assert await house.tables.of(Scenes).picture(scene.facts["scene"]) == WEBP
    kept = (await house.tables.of(Privacy).export_of(GM))["scenes"]
    assert [(row["words"], row["picture"]) for row in kept] == [("Look.", "UklGRi4uLi5XRUJQ")]
    await play_on(house, table)
    await house.tables.of(Privacy).forget(GM, [], "somebody")
    assert await house.tables.of(Scenes).picture(scene.facts["scene"]) is None
    assert (await house.tables.of(Privacy).export_of(GM))["scenes"] == []


async def test_a_scene_goes_out_before_what_the_table_says_next(house: House) -> None:
    table = await led(house)
    await house.tables.of(Scenes).narrate(table.id, GM, "The dust\nsettles.")
    house.time.pass_(1)
    for seat in (0, 1):
        await house.play(table, seat)  # the first prize is turned up: a new phase
    await house.outbox.flush()
    sent = [(i.kind, i.occasion) for call, i in house.post.calls if call == "send"]
    assert sent.index(("notice", "scene")) < sent.index(("dashboard", ""))
    assert ("narrated", {"words": "The dust\nsettles."}) in await lines(house, table)
    await refused(house.tables.of(Scenes).narrate(table.id, GM, "\n"), "no-words")
    assert len((await lines(house, table))[0]) == 2
