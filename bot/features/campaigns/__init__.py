"""Campaigns: several games of a server that form one story."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import TOP_COMMANDS
from bot.discord.pages.lobby import LOBBY_OPTIONS
from bot.discord.pages.tables import OVER_ITEMS
from bot.features.campaigns import commands
from bot.features.campaigns.service import Campaigns
from bot.slots import Feature
from bot.table.tables import SERVICES

CAMPAIGNS = Feature(
    "campaigns",
    SERVICES(lambda tables: Campaigns(tables.sessions)),
    LOBBY_OPTIONS(commands.option_items),
    OVER_ITEMS(commands.over_items),
    TOP_COMMANDS(commands.campaigns_commands),
    MORE_BUTTONS(*commands.BUTTONS),
)
