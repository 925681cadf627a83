"""Titles of seats for their achievements in a finished game."""

from bot.features.feature import Feature, OnOver
from bot.features.titles.page import titles_part
from bot.features.titles.service import facts_of_titles, read_titles

SEAT_TITLES = Feature(
    name="titles",
    over=OnOver(facts=facts_of_titles, read=read_titles, parts=titles_part),
)
