"""Invitations: who is called to a lobby, and when its game is to begin."""

from bot.features.feature import Feature, Opening
from bot.features.invitations import commands
from bot.features.invitations.service import Invitations
from bot.table.requests import BEGINS, BEGINS_SOON

INVITATIONS = Feature(
    name="invitations",
    services=(lambda tables: Invitations(tables.desk, tables.saying),),
    subcommands=commands.add,
    opening=Opening(commands.args, commands.prepare),
    timers=lambda tables: {
        BEGINS: tables.of(Invitations).begins,
        BEGINS_SOON: tables.of(Invitations).begins_soon,
    },
)
