"""Campaigns: several games of a server that form one story."""

from bot.features.campaigns import commands
from bot.features.campaigns.service import Campaigns
from bot.features.feature import Commands, Feature, OnLobby, OnOver

CAMPAIGNS = Feature(
    name="campaigns",
    services=(lambda tables: Campaigns(tables.sessions),),
    lobby=OnLobby(options=commands.option_items),
    over=OnOver(items=commands.over_items),
    commands=Commands(top=commands.campaigns_commands),
    buttons=commands.BUTTONS,
)
