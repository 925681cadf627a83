"""Scenes that wait for the end of the phase, and scenes with a picture."""

from __future__ import annotations

import pytest

from bot.features.gm.scenes import MAX_SCENES, Scenes
from bot.features.privacy.service import Privacy
from bot.files.transfer import verified
from bot.files.verify import sealed
from bot.model.intents import SCENE_NOTICE
from bot.present.report import report
from bot.table import TableInfo
from bot.texts import Library
from engine.kernel import EVERYTHING
from tests.bot.core.conftest import ANN, BOB, GAME, Program
from tests.bot.core.features.test_exports import play_on
from tests.bot.core.features.test_master import GM, led, lines
from tests.bot.core.tables.test_lobby import refused

WEBP = b"RIFF....WEBP"


async def said(program: Program) -> list[str]:
    """What was posted in the channel since the last look, in order."""
    await program.outbox.flush()
    found = [
        i.facts["words"] if i.occasion == SCENE_NOTICE else i.occasion or i.kind
        for call, i in program.post.calls
        if call == "send" and i.kind in ("notice", "dashboard")
    ]
    program.post.clear()
    return found


async def waiting(program: Program, table: TableInfo) -> list[str]:
    return [row.words for row in await program.tables.of(Scenes).waiting(table.id, GM)]


async def test_scenes_are_posted_between_two_phases(
    program: Program,
) -> None:
    table = await led(program)
    await said(program)
    for words in ("Dusk falls.\n\nWolves.", "A knock."):
        await program.tables.of(Scenes).narrate(table.id, GM, words, later=True)
    assert await said(program) == []
    assert await waiting(program, table) == ["Dusk falls.\nWolves.", "A knock."]
    await program.play(table, 0)
    assert "A knock." not in await said(program)
    await program.restart()
    await program.play(table, 1)
    told = await said(program)
    assert told.index("Dusk falls.\nWolves.") < told.index("A knock.") < told.index("dashboard")
    assert await waiting(program, table) == []
    log = await lines(program, table)
    assert ("narrated", {"words": "A knock."}) in log


async def test_only_the_game_master_sees_and_posts_waiting_scenes(program: Program) -> None:
    table = await led(program)
    tables = program.tables
    await tables.of(Scenes).narrate(table.id, GM, "Soon.", later=True)
    (row,) = await tables.of(Scenes).waiting(table.id, GM)
    await refused(tables.of(Scenes).narrate(table.id, ANN, "Mine.", later=True), "not-master")
    await refused(tables.of(Scenes).waiting(table.id, BOB), "not-master")
    await refused(tables.of(Scenes).tell_now(table.id, BOB, row.id), "not-master")
    await refused(tables.of(Scenes).drop(table.id, BOB, row.id), "not-master")
    await refused(tables.of(Scenes).narrate(table.id, GM, " ", later=True), "no-words")
    for viewer in (None, 0, 1):
        assert "Soon." not in str(await lines(program, table, viewer))


async def test_a_waiting_scene_can_be_posted_at_once_or_deleted(program: Program) -> None:
    table = await led(program)
    await said(program)
    for words in ("Now.", "Never."):
        await program.tables.of(Scenes).narrate(table.id, GM, words, later=True)
    now, never = await program.tables.of(Scenes).waiting(table.id, GM)
    await program.tables.of(Scenes).tell_now(table.id, GM, now.id)
    await program.tables.of(Scenes).drop(table.id, GM, never.id)
    assert await said(program) == ["Now."]
    for gone in (now.id, never.id, 999):
        await refused(program.tables.of(Scenes).tell_now(table.id, GM, gone), "scene-gone")
        await refused(program.tables.of(Scenes).drop(table.id, GM, gone), "scene-gone")
    for seat in (0, 1):
        await program.play(table, seat)
    assert not {"Now.", "Never."} & set(await said(program))


async def test_scenes_of_the_last_phase_are_posted_at_the_end_and_exported(
    program: Program,
) -> None:
    table = await led(program)
    while (await program.tables.table_queries.info(table.id)).status == "running":
        if not await waiting(program, table):
            await program.tables.of(Scenes).narrate(table.id, GM, "And then.", later=True)
        view = await program.tables.play.view(table.id, None)
        for seat, _ in view.awaited:
            await program.play(table, seat)
    assert await waiting(program, table) == []
    await refused(program.tables.of(Scenes).narrate(table.id, GM, "More.", later=True), "ended")
    account = await program.tables.exports.export(table.id, EVERYTHING)
    texts = Library(strict=True).texts("en", GAME, ("Ann", "Bob"))
    scenes = report(account, texts).count("> And then.")
    assert scenes == len({number for number, _ in account.chapters}), "one for each phase"
    verified(sealed((await program.tables.exports.whole(table.id)).export))


async def test_the_number_of_waiting_scenes_is_limited(program: Program) -> None:
    table = await led(program)
    for _ in range(MAX_SCENES):
        await program.tables.of(Scenes).narrate(table.id, GM, "Again.", later=True)
    await refused(
        program.tables.of(Scenes).narrate(table.id, GM, "Again.", later=True), "scenes-most"
    )


@pytest.mark.parametrize("later", [False, True])
async def test_a_scenes_picture_is_stored_and_deleted_with_its_person(
    program: Program, later: bool
) -> None:
    table = await led(program)
    await program.outbox.flush()
    program.post.clear()
    await program.tables.of(Scenes).narrate(table.id, GM, "Look.", (), WEBP, later=later)
    assert [row.pictured for row in await program.tables.of(Scenes).waiting(table.id, GM)] == [
        True
    ] * later
    for seat in (0, 1):
        await program.play(table, seat)
    await program.outbox.flush()
    (scene,) = [i for call, i in program.post.calls if i.occasion == SCENE_NOTICE]
    assert await program.tables.of(Scenes).picture(scene.facts["scene"]) == WEBP
    kept = (await program.tables.of(Privacy).export_of(GM))["scenes"]
    assert [(row["words"], row["picture"]) for row in kept] == [("Look.", "UklGRi4uLi5XRUJQ")]
    await play_on(program, table)
    await program.tables.of(Privacy).forget(GM, [], "somebody")
    assert await program.tables.of(Scenes).picture(scene.facts["scene"]) is None
    assert (await program.tables.of(Privacy).export_of(GM))["scenes"] == []


async def test_a_scene_is_posted_before_the_next_message_of_the_table(program: Program) -> None:
    table = await led(program)
    await program.tables.of(Scenes).narrate(table.id, GM, "The dust\nsettles.")
    program.time.pass_(1)
    for seat in (0, 1):
        await program.play(table, seat)  # the first prize is turned up: a new phase
    await program.outbox.flush()
    sent = [(i.kind, i.occasion) for call, i in program.post.calls if call == "send"]
    assert sent.index(("notice", "scene")) < sent.index(("dashboard", ""))
    assert ("narrated", {"words": "The dust\nsettles."}) in await lines(program, table)
    await refused(program.tables.of(Scenes).narrate(table.id, GM, "\n"), "no-words")
    assert len((await lines(program, table))[0]) == 2
