"""Reports: who won and why, what every seat did by chapter, a game master's own words."""

from __future__ import annotations

from dataclasses import replace

import sqlalchemy as sa

from bot.features.gm.master import Master
from bot.features.gm.scenes import Scenes
from bot.features.results.rows import results
from bot.files.transfer import verified
from bot.files.verify import sealed
from bot.present.report import chapter_stories, figures_of, report
from bot.render.scores import tie_text
from bot.store.compaction import compact
from bot.texts import Library
from engine.kernel import EVERYTHING, Score
from engine.luck import Fortune
from tests.bot.core.conftest import ANN, BOB, GAME, Program
from tests.bot.core.features.test_exports import play_on
from tests.bot.core.features.test_master import GM, led
from tests.bot.core.tables.test_lobby import refused

LIBRARY = Library(strict=True)
TEXTS = LIBRARY.texts("en", GAME, ("Ann", "Bob", "Cat"))


def test_a_tie_is_reported_with_its_tie_break() -> None:
    def score(seat: int, *ties: int) -> Score:
        return Score(seat, (), tuple(zip(("order.bidding", "order.vetoing"), ties, strict=True)))

    level = [score(0, 3, 2), score(1, 3, 1), score(2, 2, 9)]
    said = tie_text(TEXTS, (0,), level)
    assert "Bob and Cat" in said
    assert said.endswith("2 to 1."), "the first figure in which nobody equals the winner"
    assert tie_text(TEXTS, (0, 1), [score(0, 3, 2), score(1, 3, 2)]) == TEXTS.say(
        "report-tie-shared"
    )
    assert tie_text(TEXTS, (0,), [score(0, 3, 2)]) == ""


async def test_a_report_tells_the_rounds_then_the_fates_then_who_won(program: Program) -> None:
    table = await program.game(BOB)
    await play_on(program, table)
    account = await program.tables.exports.export(table.id, None)
    told = report(account, TEXTS)
    parts = ["## As the days went by", "### Round 1", "## What became of them", "## The reckoning"]
    parts += [
        "wins with" if len(account.export.result or ()) == 1 else "win together",
        "| Points |",
    ]
    places = [told.index(part) for part in parts]
    assert places == sorted(places)
    for story in chapter_stories(account, TEXTS).values():
        assert story in told


async def test_an_epilogue_is_posted_after_the_end_only(program: Program) -> None:
    table = await led(program)
    before = await play_on(program, table)
    await program.outbox.flush()
    program.post.clear()
    await program.store.write(lambda tx: compact(tx, table.id))
    await program.tables.of(Scenes).narrate(table.id, GM, "Years later.\n\nSnow.")
    await program.outbox.flush()
    assert ("send", "scene") in [(call, i.occasion) for call, i in program.post.calls]
    after = await program.tables.table_queries.info(table.id)
    assert (after.status, after.ply) == ("ended", before.ply + 1)

    def fetch(tx):
        query = sa.select(sa.func.count()).select_from(results).where(results.c.game_id == table.id)
        assert tx.execute(query).scalar() == 2, "no result is written twice"

    await program.store.read(fetch)
    account = await program.tables.exports.export(table.id, EVERYTHING)
    texts = Library(strict=True).texts("en", GAME, ("Ann", "Bob"))
    told = report(account, texts)
    assert "## Epilogue\n\nYears later.\n\nSnow.\n\n## The reckoning" in told
    verified(sealed((await program.tables.exports.whole(table.id)).export))


async def test_a_report_uses_the_game_masters_words(program: Program) -> None:
    table = await led(program)
    await play_on(program, table)
    await program.outbox.flush()
    program.post.clear()
    for words in ("First try.", "It was\nthe second round."):
        await program.tables.of(Master).retell(table.id, GM, 2, words)
    await refused(program.tables.of(Master).retell(table.id, GM, 2, " "), "no-words")
    await refused(program.tables.of(Master).retell(table.id, ANN, 2, "Mine."), "not-master")
    await program.outbox.flush()
    assert "scene" not in [i.occasion for _, i in program.post.calls], "it is for the report"
    texts = Library(strict=True).texts("en", GAME, ("Ann", "Bob"))
    account = await program.tables.exports.export(table.id, EVERYTHING)
    told = report(account, texts)
    assert "It was\n\nthe second round." in told.split("### Round 2")[1].split("### Round 3")[0]
    assert "First try." not in told
    assert chapter_stories(account, texts)[1] in told, "the others are told as everybody saw them"


async def test_luck_is_shown_among_the_figures_of_ended_games_only(
    program: Program,
) -> None:
    table = await program.game(BOB)
    running = await program.tables.exports.export(table.id, EVERYTHING)
    assert running.luck == ()
    assert running.finished is None
    await play_on(program, table)
    account = await program.tables.exports.export(table.id, None)
    lucky = replace(account, luck=(("any", (Fortune(3, 2.5), None)),))
    *before, (_, cells) = figures_of(lucky, Library().texts("fr", GAME, ("Ann", "Bob")))
    assert len(before) == len(figures_of(account, TEXTS))
    assert cells == ("3 (2,5)", "—")
