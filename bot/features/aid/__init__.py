"""/game help: what the moment at hand is about."""

from bot.features.aid import commands
from bot.features.feature import Feature

AID = Feature(
    name="aid",
    subcommands=commands.add_aid_commands,
    commands=commands.aid_commands,
    buttons=commands.BUTTONS,
    board_items=commands.board_items,
    refusal_items=commands.refusal_items,
)
