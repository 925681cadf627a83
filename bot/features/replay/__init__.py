"""A finished game, chapter by chapter, with everything visible."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import GAME_COMMANDS
from bot.discord.pages.tables import OVER_ITEMS
from bot.features.positions.commands import CHAPTER_ITEMS
from bot.features.replay import commands
from bot.features.replay.service import Replays
from bot.slots import Feature
from bot.table.tables import SERVICES

REPLAY = Feature(
    "replay",
    SERVICES(lambda tables: Replays(tables.sessions)),
    OVER_ITEMS(commands.over_items),
    CHAPTER_ITEMS(commands.chapter_items),
    GAME_COMMANDS(commands.add_replay_commands),
    MORE_BUTTONS(*commands.BUTTONS),
)
