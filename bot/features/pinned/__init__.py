"""A pinned board: where a table wants it and the bot may, its dashboard is the pinned one."""

from bot.features.feature import Feature
from bot.features.pinned import commands
from bot.features.pinned.service import PIN_REFUSED, Pins
from bot.features.pinned.worker import Pinner, refused_page

PINNED = Feature(
    name="pinned",
    services=(lambda tables: Pins(tables.sessions),),
    commands=commands.pinned_commands,
    notices={PIN_REFUSED: refused_page},
    workers=lambda client, context, when: (Pinner(client, context, when),),
)
