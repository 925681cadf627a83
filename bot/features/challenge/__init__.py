"""The challenge of the day: the same deal for everybody, one attempt, a board per server."""

from bot.features.challenge import commands
from bot.features.challenge.promises import Promises
from bot.features.challenge.service import Challenged, Challenges, new_day
from bot.features.feature import Feature
from bot.features.lessons.learning import Learning

CHALLENGE = Feature(
    name="challenge",
    services=(
        lambda tables: Challenges(tables.desk, tables.lobby, tables.of(Learning), tables.deals),
    ),
    consequences=lambda tables: {"challenge": Challenged(tables.desk)},
    commands=commands.commands,
    buttons=commands.BUTTONS,
    end_items=commands.end_items,
    workers=lambda client, house, when: (Promises(client, house, when),),
    upkeep=new_day,
    marking=lambda tables: tables.of(Challenges),
)
