"""Campaigns: several games of a server that form one story."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import TOP_COMMANDS
from bot.discord.pages.lobby import LOBBY_ITEMS, LOBBY_OPTIONS, LOBBY_PARTS
from bot.discord.pages.tables import OVER_ITEMS
from bot.features.campaigns import commands, ledger_page
from bot.features.campaigns.ledger import Ledgers
from bot.features.campaigns.service import Campaigns
from bot.slots import Feature
from bot.table.tables import SERVICES

CAMPAIGNS = Feature(
    "campaigns",
    SERVICES(
        Campaigns,
        Ledgers,
    ),
    LOBBY_ITEMS(ledger_page.lobby_items),
    LOBBY_PARTS(ledger_page.lobby_parts),
    LOBBY_OPTIONS(commands.option_items),
    OVER_ITEMS(commands.over_items),
    TOP_COMMANDS(commands.campaigns_commands),
    MORE_BUTTONS(*commands.BUTTONS, *ledger_page.BUTTONS),
)
