"""Departures: players on servers that remove the bot are notified, and the data is deleted thirty
days later; a host who has left the server passes the role on."""

from bot.features.departures.hosts import renew_host
from bot.features.departures.service import Departures
from bot.features.departures.worker import Departing
from bot.features.feature import Feature, OnPeople, Work

DEPARTURES = Feature(
    name="departures",
    services=(lambda tables: Departures(tables.sessions),),
    people=OnPeople(instead=renew_host),
    work=Work(
        servers=lambda tables: tables.of(Departures),
        workers=lambda _, context, when: [
            Departing(context.tables.of(Departures).forget_due, when)
        ],
    ),
)
