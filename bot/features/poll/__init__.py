"""A poll for the time: people tick the times that suit them, the lobby takes the best."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import TOP_COMMANDS
from bot.discord.posts import NOTICES
from bot.features.poll import commands
from bot.features.poll.page import asked_page
from bot.features.poll.service import POLL_OPENED, HourPolls
from bot.slots import Feature
from bot.table.tables import SERVICES

POLL_FEATURE = Feature(
    "poll",
    SERVICES(HourPolls),
    NOTICES({POLL_OPENED: asked_page}),
    TOP_COMMANDS(commands.poll_commands),
    MORE_BUTTONS(*commands.BUTTONS),
)
