"""Private notes of a person about a table."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import TOP_COMMANDS
from bot.features.notes import commands
from bot.features.notes.service import PrivateNotes
from bot.slots import Feature
from bot.table.tables import SERVICES

NOTES = Feature(
    "notes",
    SERVICES(PrivateNotes),
    TOP_COMMANDS(commands.notes_commands),
    MORE_BUTTONS(*commands.BUTTONS),
)
