"""Rehearsals: a person plays their turn on a copy that is dealt from what they know."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.pages.idle import MENU_ITEMS
from bot.features.plans.commands import PLAN_ITEMS
from bot.features.rehearsal import commands
from bot.features.rehearsal.page import fork_items, rehearse_button, rehearse_items
from bot.features.rehearsal.service import Rehearsals, drop_old
from bot.features.replay.positions import POSITION_ITEMS
from bot.schedule.periodic import UPKEEP
from bot.slots import Feature
from bot.table.ending import AT_END
from bot.table.seats import AT_LEAVE
from bot.table.sessions import method
from bot.table.tables import SERVICES

REHEARSAL = Feature(
    "rehearsal",
    SERVICES(Rehearsals),
    MENU_ITEMS(rehearse_items),
    PLAN_ITEMS(rehearse_button),
    POSITION_ITEMS(fork_items),
    AT_END(method(Rehearsals, Rehearsals.end)),
    AT_LEAVE(method(Rehearsals, Rehearsals.leave)),
    UPKEEP(drop_old),
    MORE_BUTTONS(*commands.BUTTONS),
)
