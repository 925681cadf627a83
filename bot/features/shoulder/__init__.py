"""Looking over a shoulder: a player lets somebody outside the game see their hand."""

from bot.features.feature import Feature
from bot.features.shoulder import commands
from bot.features.shoulder.page import asked_page, granted_page, over_page
from bot.features.shoulder.rows import tidy
from bot.features.shoulder.service import ASKED, GRANTED, OVER, Shoulders

SHOULDER = Feature(
    name="shoulder",
    services=(lambda tables: Shoulders(tables.desk),),
    commands=commands.commands,
    buttons=commands.BUTTONS,
    notices={ASKED: asked_page, GRANTED: granted_page, OVER: over_page},
    upkeep=lambda tx, now: tidy(tx),
)
