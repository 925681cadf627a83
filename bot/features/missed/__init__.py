"""/game missed: the events since one's own last move."""

from bot.features.feature import Commands, Feature, OnMenu, OnSeat
from bot.features.missed import commands

MISSED = Feature(
    name="missed",
    menu=OnMenu(folded=commands.folded_items),
    seat=OnSeat(dm_items=commands.dm_items),
    commands=Commands(game=commands.add_missed_commands),
    buttons=commands.BUTTONS,
)
