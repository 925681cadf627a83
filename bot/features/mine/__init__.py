"""/game mine: the games of one person on every server."""

from bot.features.feature import Commands, Feature
from bot.features.mine import commands
from bot.features.mine.service import OwnGames

MINE = Feature(
    name="mine",
    services=(lambda tables: OwnGames(tables.sessions),),
    commands=Commands(game=commands.add_mine_commands),
    buttons=commands.BUTTONS,
)
