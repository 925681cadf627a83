"""A finished game as a short film that Discord plays by itself: public facts only."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.pages.ended import OVER_LAST_ITEMS
from bot.features.film import commands
from bot.features.film.service import Films
from bot.slots import Feature
from bot.table.tables import SERVICES

FILM = Feature(
    "film",
    SERVICES(lambda tables: Films(tables.sessions)),
    OVER_LAST_ITEMS(commands.over_items),
    MORE_BUTTONS(*commands.BUTTONS),
)
