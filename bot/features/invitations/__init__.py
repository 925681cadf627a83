"""Invitations: who is called to a lobby, and when its game will begin."""

from bot.discord.client import GAME_COMMANDS
from bot.discord.commands.game import OPENINGS, Opening
from bot.features.invitations import commands
from bot.features.invitations.service import Invitations
from bot.slots import Feature
from bot.table.requests import BEGINS_SOON, PLANNED_START
from bot.table.tables import SERVICES, TIMERS

INVITATIONS = Feature(
    "invitations",
    SERVICES(Invitations),
    TIMERS(
        lambda tables: {
            PLANNED_START: tables.of(Invitations).begins,
            BEGINS_SOON: tables.of(Invitations).begins_soon,
        }
    ),
    GAME_COMMANDS(commands.add_invitations_commands),
    OPENINGS(Opening(commands.ARGS, commands.prepare)),
)
