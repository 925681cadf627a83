"""Roles before the deal, and the private threads in which sides plan."""

from bot.delivery.outbox import WITHOUT_CHANNEL
from bot.discord.access import MORE_BUTTONS
from bot.discord.pages.lobby import LOBBY_ITEMS, LOBBY_PARTS
from bot.discord.posts import MESSAGES, OWN_CHANNELS
from bot.features.roles import commands
from bot.features.roles.councils import Councils
from bot.features.roles.page import roles_items, roles_part
from bot.features.roles.service import Casting
from bot.features.roles.threads import CouncilThreads, council_message, without_thread
from bot.model.intents import COUNCIL
from bot.slots import Feature
from bot.table.pausing import AT_MOVE
from bot.table.sessions import BEFORE_COMMIT, method
from bot.table.tables import SERVICES

CASTING = Feature(
    "roles",
    SERVICES(
        Casting,
        Councils,
    ),
    BEFORE_COMMIT(method(Councils, Councils.follow)),
    AT_MOVE(method(Councils, Councils.move)),
    LOBBY_PARTS(lambda now, texts: roles_part(now.table, texts)),
    LOBBY_ITEMS(roles_items),
    MESSAGES({COUNCIL: council_message}),
    OWN_CHANNELS({COUNCIL: CouncilThreads()}),
    WITHOUT_CHANNEL({COUNCIL: without_thread}),
    MORE_BUTTONS(*commands.BUTTONS),
)
