"""Roles before the deal, and the private threads in which sides plan."""

from bot.features.feature import Feature, OnLobby, Posts
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
    tables.sessions.at_move.append(councils.move)
    return councils


CASTING = Feature(
    name="roles",
    services=(lambda tables: Casting(tables.sessions, tables.announcer), _councils),
    lobby=OnLobby(parts=roles_part, items=roles_items),
    posts=Posts(messages={COUNCIL: council_message}, channels={COUNCIL: CouncilThreads()}),
    buttons=commands.BUTTONS,
)
