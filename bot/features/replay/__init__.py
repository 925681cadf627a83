"""A finished game, chapter by chapter, with everything laid open."""

from bot.features.feature import Feature
from bot.features.replay import commands
from bot.features.replay.service import Replays

REPLAY = Feature(
    name="replay",
    services=(lambda tables: Replays(tables.sessions),),
    subcommands=commands.add_replay_commands,
    buttons=commands.BUTTONS,
    over_items=commands.over_items,
    chapter_items=commands.chapter_items,
)
