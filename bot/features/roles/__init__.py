"""Roles before the deal, and the private threads in which sides plan."""

from bot.features.feature import Feature
from bot.features.roles import commands
from bot.features.roles.councils import Councils
from bot.features.roles.page import roles_items, roles_part
from bot.features.roles.service import Casting
from bot.features.roles.threads import CouncilThreads, council_message
from bot.model.intents import COUNCIL
from bot.table import Tables


def _councils(tables: Tables) -> Councils:
    councils = Councils(tables.sessions)
    tables.sessions.before_commit(councils.follow)
    return councils


CASTING = Feature(
    name="roles",
    services=(lambda tables: Casting(tables.sessions, tables.announcer), _councils),
    buttons=commands.BUTTONS,
    lobby_parts=roles_part,
    lobby_items=roles_items,
    messages={COUNCIL: council_message},
    own_channels={COUNCIL: CouncilThreads()},
)
