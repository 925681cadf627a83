"""Invitations: who is called to a lobby, and when its game will begin."""

from bot.features.feature import Commands, Feature, Opening, Work
from bot.features.invitations import commands
from bot.features.invitations.service import Invitations
from bot.table.requests import BEGINS_SOON, PLANNED_START

INVITATIONS = Feature(
    name="invitations",
    services=(lambda tables: Invitations(tables.sessions, tables.announcer),),
    work=Work(
        timers=lambda tables: {
            PLANNED_START: tables.of(Invitations).begins,
            BEGINS_SOON: tables.of(Invitations).begins_soon,
        }
    ),
    commands=Commands(
        game=commands.add_invitations_commands, opening=Opening(commands.ARGS, commands.prepare)
    ),
)
