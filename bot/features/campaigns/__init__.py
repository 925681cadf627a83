"""Campaigns: several games of a server that tell one story."""

from bot.features.campaigns import commands
from bot.features.campaigns.service import Campaigns
from bot.features.feature import Feature

CAMPAIGNS = Feature(
    name="campaigns",
    services=(lambda tables: Campaigns(tables.sessions),),
    commands=commands.campaigns_commands,
    buttons=commands.BUTTONS,
    over_items=commands.over_items,
    option_items=commands.option_items,
)
