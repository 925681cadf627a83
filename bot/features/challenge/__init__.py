"""The challenge of the day: the same deal for everybody, one attempt, a ranking per server."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.background import WORKERS
from bot.discord.client import TOP_COMMANDS
from bot.discord.pages.ended import OVER_LAST_ITEMS
from bot.features.challenge import commands
from bot.features.challenge.promises import Promises
from bot.features.challenge.service import Challenges, end_attempt, new_day
from bot.schedule.periodic import UPKEEP
from bot.slots import Feature
from bot.table.consequences import Consequences
from bot.table.moves import CONSEQUENCES, After
from bot.table.tables import MARKINGS, SERVICES

CHALLENGE_FEATURE = Feature(
    "challenge",
    SERVICES(Challenges),
    OVER_LAST_ITEMS(commands.end_items),
    CONSEQUENCES(After(Consequences.await_clocks, end_attempt)),
    WORKERS(lambda client, context, when: (Promises(client, context, when),)),
    UPKEEP(new_day),
    TOP_COMMANDS(commands.challenge_commands),
    MARKINGS(Challenges),
    MORE_BUTTONS(*commands.BUTTONS),
)
