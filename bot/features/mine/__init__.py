"""/game mine: the games of one person on every server, their favourites first."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import GAME_COMMANDS
from bot.features.mine import commands
from bot.features.mine.service import OwnGames, leave
from bot.slots import Feature
from bot.table.seats import AT_LEAVE
from bot.table.tables import SERVICES

MINE = Feature(
    "mine",
    SERVICES(OwnGames),
    AT_LEAVE(leave),
    GAME_COMMANDS(commands.add_mine_commands),
    MORE_BUTTONS(*commands.BUTTONS),
)
