"""Private notes of a person about a table."""

from bot.features.feature import Commands, Feature
from bot.features.notes import commands
from bot.features.notes.service import PrivateNotes

NOTES = Feature(
    name="notes",
    services=(lambda tables: PrivateNotes(tables.sessions),),
    commands=Commands(top=commands.notes_commands),
    buttons=commands.BUTTONS,
)
