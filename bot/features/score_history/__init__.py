"""The picture of how the points of a finished game grew."""

from bot.discord.pages.picture_pages import OVER_PICTURE
from bot.features.score_history.page import end_picture
from bot.features.score_history.service import ScoreHistory
from bot.slots import Feature
from bot.table.tables import SERVICES

SCORE_HISTORY = Feature(
    "score_history",
    SERVICES(lambda tables: ScoreHistory(tables.sessions)),
    OVER_PICTURE(end_picture),
)
