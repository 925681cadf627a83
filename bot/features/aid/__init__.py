"""/game help: explains the current moment."""

from bot.features.aid import commands
from bot.features.feature import Commands, Feature, OnBoard, OnMenu

AID = Feature(
    name="aid",
    menu=OnMenu(refusals=commands.refusal_items),
    board=OnBoard(items=commands.board_items),
    commands=Commands(game=commands.add_aid_commands, top=commands.aid_commands),
    buttons=commands.BUTTONS,
)
