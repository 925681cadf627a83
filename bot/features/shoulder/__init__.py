"""Looking over a shoulder: a player shows their hand to a person outside the game."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import TOP_COMMANDS
from bot.discord.posts import NOTICES
from bot.features.shoulder import commands
from bot.features.shoulder.page import asked_page, granted_page, over_page
from bot.features.shoulder.rows import tidy
from bot.features.shoulder.service import GRANTED, SHOULDER_ASKED, SHOULDER_OVER, Shoulders
from bot.schedule.periodic import UPKEEP
from bot.slots import Feature
from bot.table.tables import SERVICES

SHOULDER = Feature(
    "shoulder",
    SERVICES(Shoulders),
    NOTICES({SHOULDER_ASKED: asked_page, GRANTED: granted_page, SHOULDER_OVER: over_page}),
    UPKEEP(lambda tx, now: tidy(tx)),
    TOP_COMMANDS(commands.shoulder_commands),
    MORE_BUTTONS(*commands.BUTTONS),
)
