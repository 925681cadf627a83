"""The challenge of the day: the same deal for everybody, one attempt, a board per server."""

from bot.features.challenge import commands
from bot.features.challenge.promises import Promises
from bot.features.challenge.service import Challenged, Challenges, new_day
from bot.features.feature import Feature
from bot.features.lessons.learning import Learning

CHALLENGE_FEATURE = Feature(
    name="challenge",
    services=(
        lambda tables: Challenges(tables.sessions, tables.lobby, tables.of(Learning), tables.deals),
    ),
    consequences=lambda tables: {"challenge": Challenged(tables.sessions)},
    commands=commands.challenge_commands,
    buttons=commands.BUTTONS,
    end_items=commands.end_items,
    workers=lambda client, context, when: (Promises(client, context, when),),
    upkeep=new_day,
    marking=lambda tables: tables.of(Challenges),
)
