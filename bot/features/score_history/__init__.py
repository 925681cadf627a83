"""The picture of how the points of a finished game grew."""

from bot.features.feature import Feature, OnOver
from bot.features.score_history.page import end_picture
from bot.features.score_history.service import ScoreHistory

SCORE_HISTORY = Feature(
    name="score_history",
    services=(lambda tables: ScoreHistory(tables.sessions),),
    over=OnOver(picture=end_picture),
)
