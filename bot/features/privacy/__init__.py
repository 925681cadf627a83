"""Privacy: export or delete a person's stored data."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.background import ORDERS
from bot.discord.client import TOP_COMMANDS
from bot.discord.components.ids import house_id
from bot.discord.kept_out import BANNED, OPEN_TO_ALL
from bot.features.privacy import commands
from bot.features.privacy.service import Privacy
from bot.slots import Feature
from bot.table.tables import SERVICES

PRIVACY = Feature(
    "privacy",
    SERVICES(Privacy),
    TOP_COMMANDS(commands.privacy_commands),
    OPEN_TO_ALL("privacy", house_id("forget")),
    ORDERS({"forget": commands.forget_by_order}),
    BANNED(lambda tables, user_id: tables.of(Privacy).leave_everywhere(user_id)),
    MORE_BUTTONS(*commands.BUTTONS),
)
