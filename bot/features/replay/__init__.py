"""A finished game, chapter by chapter, with everything visible."""

from bot.features.feature import Commands, Feature, OnOver
from bot.features.replay import commands
from bot.features.replay.service import Replays

REPLAY = Feature(
    name="replay",
    services=(lambda tables: Replays(tables.sessions),),
    over=OnOver(items=commands.over_items, chapter=commands.chapter_items),
    commands=Commands(game=commands.add_replay_commands),
    buttons=commands.BUTTONS,
)
