"""Departures: servers that remove the bot are notified, and forgotten thirty days later."""

from bot.features.departures.service import Departures
from bot.features.departures.worker import Departing
from bot.features.feature import Feature

DEPARTURES = Feature(
    name="departures",
    services=(lambda tables: Departures(tables.desk),),
    servers=lambda tables: tables.of(Departures),
    workers=lambda _, house, when: [Departing(house.tables.of(Departures).forget_due, when)],
)
