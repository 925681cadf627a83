"""A poll for the hour: people tick the times that suit them, the lobby takes the best."""

from bot.features.feature import Commands, Feature, Posts
from bot.features.poll import commands
from bot.features.poll.page import asked_page
from bot.features.poll.service import POLL_OPENED, HourPolls

POLL_FEATURE = Feature(
    name="poll",
    services=(lambda tables: HourPolls(tables.sessions),),
    posts=Posts(notices={POLL_OPENED: asked_page}),
    commands=Commands(top=commands.poll_commands),
    buttons=commands.BUTTONS,
)
