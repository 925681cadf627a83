"""Departures: players on servers that remove the bot are notified, and the data is deleted thirty
days later; a host who has left the server passes the role on."""

from bot.discord.background import WORKERS
from bot.discord.client import SERVER_WATCHES
from bot.discord.guard import INSTEAD
from bot.features.departures.hosts import renew_host
from bot.features.departures.service import Departures
from bot.features.departures.worker import Departing
from bot.slots import Feature
from bot.table.tables import SERVICES

DEPARTURES = Feature(
    "departures",
    SERVICES(Departures),
    INSTEAD(renew_host),
    SERVER_WATCHES(Departures),
    WORKERS(lambda _, context, when: [Departing(context.tables.of(Departures).delete_due, when)]),
)
