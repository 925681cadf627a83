"""The challenge of the day: the same deal for everybody, one attempt, a ranking per server."""

from bot.features.challenge import commands
from bot.features.challenge.promises import Promises
from bot.features.challenge.service import Challenged, Challenges, new_day
from bot.features.feature import Commands, Feature, OnOver, OnPeople, Work
from bot.features.lessons.learning import Learning

CHALLENGE_FEATURE = Feature(
    name="challenge",
    services=(
        lambda tables: Challenges(tables.sessions, tables.lobby, tables.of(Learning), tables.deals),
    ),
    over=OnOver(last_items=commands.end_items),
    work=Work(
        consequences=lambda tables: {"challenge": Challenged(tables.sessions)},
        workers=lambda client, context, when: (Promises(client, context, when),),
        upkeep=new_day,
    ),
    commands=Commands(top=commands.challenge_commands),
    people=OnPeople(marking=lambda tables: tables.of(Challenges)),
    buttons=commands.BUTTONS,
)
