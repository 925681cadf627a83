"""Titles of seats for their achievements in a finished game."""

from bot.discord.pages.ended import OVER_PARTS
from bot.features.results.service import FACTS
from bot.features.titles.page import titles_part
from bot.features.titles.service import facts_of_titles, read_titles
from bot.slots import Feature
from bot.table.message_data import OVER_DATA

SEAT_TITLES = Feature(
    "titles", FACTS(facts_of_titles), OVER_DATA(read_titles), OVER_PARTS(titles_part)
)
