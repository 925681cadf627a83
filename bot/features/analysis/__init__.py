"""Analysis of a finished game: each seat's chances over time, and the picks that turned it."""

from bot.features.analysis import commands
from bot.features.analysis.service import GameAnalysis
from bot.features.feature import Feature, OnOver

ANALYSIS = Feature(
    name="analysis",
    services=(lambda tables: GameAnalysis(tables.sessions),),
    over=OnOver(last_items=commands.end_items),
    buttons=commands.BUTTONS,
)
