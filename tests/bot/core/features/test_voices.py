"""Lines of characters beside the game: undo, the report, bounds."""

from __future__ import annotations

from bot.features.voices import rows
from bot.features.voices.rows import MAX_VOICES, Guise
from bot.features.voices.service import MAX_LINES, Voices
from tests.bot.core.conftest import ANN, Program
from tests.bot.core.features.test_master import GM, led, lines
from tests.bot.core.tables.test_lobby import refused


async def test_a_line_for_the_log_hinders_no_undo(program: Program) -> None:
    table = await led(program)
    await program.tables.of(Voices).say(table.id, GM, "Snow.", name="Orvaël")
    await program.play(table, 0)
    await program.tables.of(Voices).say(table.id, GM, "Ash.", name="Orvaël", kept=True)
    await program.tables.play.undo(table.id, ANN)
    assert [facts for name, facts in await lines(program, table) if name == "narrated"] == [
        {"words": "Orvaël — Ash."}
    ]


async def test_a_person_keeps_the_characters_that_spoke_last(program: Program) -> None:
    table, voices = await led(program), program.tables.of(Voices)
    await voices.say(table.id, GM, "a", name="First", portrait=Guise(digest="d"), picture=b"PNG")
    program.time.pass_(1)
    await voices.say(table.id, GM, "again")
    assert await voices.digests() == {"d"}
    for number in range(MAX_VOICES):
        program.time.pass_(1)
        await voices.say(table.id, GM, "b", name=f"Guest {number}")
    assert len(await voices.names(GM)) == MAX_VOICES
    assert await voices.digests() == set()


async def test_a_player_speaks_so_often_an_hour(program: Program) -> None:
    table, voices = await led(program), program.tables.of(Voices)
    await program.tables.seats.sessions.write(
        table.id, lambda opened: opened.set_seat(0, character="Irma")
    )
    for _ in range(MAX_LINES):
        await voices.say(table.id, ANN, "Hush.")
    await refused(voices.say(table.id, ANN, "Hush."), "voices-most")
    assert await program.store.read(lambda tx: rows.names(tx, ANN)) == ["Irma"]
