"""/help: explains the current moment."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import TOP_COMMANDS
from bot.discord.commands.play import REFUSAL_ITEMS
from bot.discord.pages.lobby import LOBBY_ITEMS
from bot.discord.pages.tables import BOARD_ITEMS
from bot.features.aid import commands
from bot.slots import Feature

AID = Feature(
    "aid",
    REFUSAL_ITEMS(commands.refusal_items),
    BOARD_ITEMS(commands.board_items),
    LOBBY_ITEMS(commands.lobby_items),
    TOP_COMMANDS(commands.aid_commands),
    MORE_BUTTONS(*commands.BUTTONS),
)
