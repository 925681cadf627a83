"""Departures: players on servers that remove the bot are notified; the data is deleted thirty days
later."""

from bot.features.departures.service import Departures
from bot.features.departures.worker import Departing
from bot.features.feature import Feature, Work

DEPARTURES = Feature(
    name="departures",
    services=(lambda tables: Departures(tables.sessions),),
    work=Work(
        servers=lambda tables: tables.of(Departures),
        workers=lambda _, context, when: [
            Departing(context.tables.of(Departures).forget_due, when)
        ],
    ),
)
