"""Relocation: a table whose channel is gone, or cannot be used, goes on in another one."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.guard import INSTEAD
from bot.discord.pages.tables import DM_ITEMS
from bot.discord.posts import MESSAGES
from bot.features.relocation import commands, page
from bot.features.relocation.service import DISPLACED, Relocation
from bot.slots import Feature
from bot.table.ending import AT_END
from bot.table.pausing import AT_MISSING, AT_PAUSE
from bot.table.sessions import method
from bot.table.tables import SERVICES

RELOCATION = Feature(
    "relocation",
    SERVICES(Relocation),
    AT_MISSING(method(Relocation, Relocation.tell)),
    AT_PAUSE(method(Relocation, Relocation.settle)),
    AT_END(method(Relocation, Relocation.settle)),
    DM_ITEMS(page.sheet_items),
    MESSAGES({DISPLACED: page.displaced_message}),
    INSTEAD(commands.offer_instead),
    MORE_BUTTONS(*commands.BUTTONS),
)
