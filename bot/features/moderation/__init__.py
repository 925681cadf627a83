"""/report: a word to the host; and what the host orders about tables: scenes, pictures and names
that are struck, a notice of maintenance."""

from bot.discord.background import ORDERS
from bot.discord.client import TOP_COMMANDS
from bot.features.moderation import commands, rows
from bot.features.moderation.service import Moderation, announce, strike
from bot.schedule.periodic import UPKEEP
from bot.slots import Feature
from bot.table.tables import SERVICES

MODERATION = Feature(
    "moderation",
    SERVICES(Moderation),
    TOP_COMMANDS(commands.moderation_commands),
    ORDERS({"strike": strike, "maintenance": announce}),
    UPKEEP(rows.drop_old),
)
