"""Privacy: export or delete a person's stored data."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.background import ORDERS
from bot.discord.client import TOP_COMMANDS
from bot.discord.components.ids import house_id
from bot.discord.kept_out import BANNED, OPEN_TO_ALL
from bot.features.gm.master import Master
from bot.features.privacy import commands
from bot.features.privacy.service import Privacy
from bot.slots import Feature
from bot.table import Tables
from bot.table.tables import MARKINGS, SERVICES


def _privacy(tables: Tables) -> Privacy:
    return Privacy(
        tables.sessions,
        tables.announcer,
        tables.succession,
        tables.seats,
        tables.lobby,
        tables.of(Master),
        [tables.of(kind) for kind in MARKINGS.of(tables.features)],
    )


PRIVACY = Feature(
    "privacy",
    SERVICES(_privacy),
    TOP_COMMANDS(commands.privacy_commands),
    OPEN_TO_ALL("privacy", house_id("forget")),
    ORDERS({"forget": commands.forget_by_order}),
    BANNED(lambda tables, user_id: tables.of(Privacy).leave_everywhere(user_id)),
    MORE_BUTTONS(*commands.BUTTONS),
)
