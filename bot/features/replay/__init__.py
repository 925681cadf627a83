"""Looking back at a finished game: by chapters, by moves, as a GIF, and how its points grew."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import GAME_COMMANDS
from bot.discord.pages.ended import OVER_LAST_ITEMS
from bot.discord.pages.picture_pages import OVER_PICTURE
from bot.discord.pages.tables import OVER_ITEMS
from bot.features.replay import chapters, gif, positions
from bot.features.replay.film import Films
from bot.features.replay.final import end_picture
from bot.slots import Feature
from bot.table.tables import SERVICES

REPLAY = Feature(
    "replay",
    SERVICES(Films),
    OVER_ITEMS(chapters.over_items),
    OVER_LAST_ITEMS(gif.over_items),
    OVER_PICTURE(end_picture),
    GAME_COMMANDS(chapters.add_replay_commands),
    MORE_BUTTONS(*chapters.BUTTONS, *positions.BUTTONS, *gif.BUTTONS),
)
