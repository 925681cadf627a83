"""The pinned dashboard of a table, if the table wants it and the bot may pin."""

from bot.discord.background import WORKERS
from bot.discord.client import TOP_COMMANDS
from bot.discord.posts import NOTICES
from bot.features.pinned import commands
from bot.features.pinned.service import PIN_REFUSED, Pins
from bot.features.pinned.worker import Pinner, refused_page
from bot.slots import Feature
from bot.table.tables import SERVICES

PINNED = Feature(
    "pinned",
    SERVICES(Pins),
    NOTICES({PIN_REFUSED: refused_page}),
    WORKERS(lambda client, context, when: (Pinner(client, context, when),)),
    TOP_COMMANDS(commands.pinned_commands),
)
