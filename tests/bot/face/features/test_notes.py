"""Private notes on a table: written, read and deleted by one person, seen by nobody else."""

from __future__ import annotations

from bot.app.assembly import Bot
from bot.features.notes.service import MAX_NOTE_CHARS, PrivateNotes
from bot.playground.people import Person
from bot.playground.world import Channel
from tests.bot.face.gm.test_gm import written_in
from tests.bot.face.playing import buttons, press, rest, words
from tests.bot.face.tables.test_play import opened
from tests.standin import StandIn


async def test_a_note_can_be_written_changed_deleted_and_is_private(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await opened(bot, standin, alice, channel)
    for locale, empty, write in (
        ("fr", "encore rien noté", "Écrire"),
        ("en", "not noted", "Write"),
    ):
        alice.record.locale = locale
        page = await (await alice.command(channel, "notes")).last()
        assert empty in words(page)
        assert list(buttons(page)) == [write]
    filled = await press(alice, page, "Write")
    kept = await written_in(alice, filled, words="Bob *bluffs* @everyone\n\nHe has two heroes.")
    assert "Bob \\*bluffs\\*" in words(kept)
    assert "He has two heroes." in words(kept)
    theirs = await (await bob.command(channel, "notes")).last()
    assert "bluffs" not in words(theirs)
    await rest(bot, standin)
    assert all("bluffs" not in words(message) for message in bob.messages(channel))
    gone = await (await press(alice, kept, "Delete")).last()
    assert "not noted" in words(gone)


async def test_a_note_is_truncated_and_belongs_to_its_table(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    await opened(bot, standin, alice, channel)
    notes = bot.tables.of(PrivateNotes)
    kept = await notes.write(1, alice.id, "x" * (MAX_NOTE_CHARS + 1))
    assert len(kept) == MAX_NOTE_CHARS
    assert await notes.note_of(1, alice.id) == kept
    assert await notes.note_of(2, alice.id) == ""
    assert await notes.write(1, alice.id, "  \n ") == ""
