"""/block: people who get no seat at one's tables, and whose invitations do not call one."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import TOP_COMMANDS
from bot.features.blocking import commands
from bot.features.blocking.service import Blocking, refuse_seat, uncalled
from bot.slots import Feature
from bot.table.requests import UNCALLED
from bot.table.seats import AT_SIT
from bot.table.tables import SERVICES

BLOCKING = Feature(
    "blocking",
    SERVICES(Blocking),
    AT_SIT(refuse_seat),
    UNCALLED(uncalled),
    TOP_COMMANDS(commands.blocking_commands),
    MORE_BUTTONS(*commands.BUTTONS),
)
