"""Dossiers: interludes that a game master prepares once and uses again."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import TOP_COMMANDS
from bot.discord.pages.lobby import LOBBY_ITEMS, LOBBY_PARTS, SEAT_NOTES
from bot.features.dossiers import commands
from bot.features.dossiers.page import lobby_items, lobby_part, seat_note
from bot.features.dossiers.service import Dossiers, begin_story, dossier_in_lobby
from bot.slots import Feature
from bot.table.consequences import Consequences
from bot.table.message_data import LOBBY_DATA
from bot.table.moves import CONSEQUENCES, After
from bot.table.tables import SERVICES

DOSSIERS = Feature(
    "dossiers",
    SERVICES(Dossiers),
    CONSEQUENCES(After(Consequences.begin_decisions, begin_story)),
    LOBBY_DATA(dossier_in_lobby),
    LOBBY_PARTS(lobby_part),
    LOBBY_ITEMS(lobby_items),
    SEAT_NOTES(seat_note),
    TOP_COMMANDS(commands.dossiers_commands),
    MORE_BUTTONS(*commands.BUTTONS),
)
