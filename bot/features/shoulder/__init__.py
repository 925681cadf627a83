"""Looking over a shoulder: a player shows their hand to a person outside the game."""

from bot.features.feature import Commands, Feature, Posts, Work
from bot.features.shoulder import commands
from bot.features.shoulder.page import asked_page, granted_page, over_page
from bot.features.shoulder.rows import tidy
from bot.features.shoulder.service import GRANTED, SHOULDER_ASKED, SHOULDER_OVER, Shoulders

SHOULDER = Feature(
    name="shoulder",
    services=(lambda tables: Shoulders(tables.sessions),),
    posts=Posts(
        notices={SHOULDER_ASKED: asked_page, GRANTED: granted_page, SHOULDER_OVER: over_page}
    ),
    work=Work(upkeep=lambda tx, now: tidy(tx)),
    commands=Commands(top=commands.shoulder_commands),
    buttons=commands.BUTTONS,
)
