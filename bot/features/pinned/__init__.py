"""The pinned dashboard of a table, if the table wants it and the bot may pin."""

from bot.features.feature import Commands, Feature, Posts, Work
from bot.features.pinned import commands
from bot.features.pinned.service import PIN_REFUSED, Pins
from bot.features.pinned.worker import Pinner, refused_page

PINNED = Feature(
    name="pinned",
    services=(lambda tables: Pins(tables.sessions),),
    posts=Posts(notices={PIN_REFUSED: refused_page}),
    work=Work(workers=lambda client, context, when: (Pinner(client, context, when),)),
    commands=Commands(top=commands.pinned_commands),
)
