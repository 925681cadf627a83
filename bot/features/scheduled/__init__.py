"""An event in Discord's calendar for a lobby with a time, where the bot may create one."""

from bot.discord.background import WORKERS
from bot.features.scheduled.service import ScheduledEvents, follow
from bot.features.scheduled.worker import Scheduler
from bot.slots import Feature
from bot.table.sessions import BEFORE_COMMIT
from bot.table.tables import SERVICES

SCHEDULED = Feature(
    "scheduled",
    SERVICES(ScheduledEvents),
    BEFORE_COMMIT(follow),
    WORKERS(lambda client, context, when: (Scheduler(client, context, when),)),
)
