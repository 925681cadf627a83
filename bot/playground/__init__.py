"""A Discord stand-in on loopback: REST v10, gateway, four people, and the page to play them."""

from bot.playground.errors import Refusal
from bot.playground.people import Answer, Person
from bot.playground.server import StandIn
from bot.playground.world import Channel, Message

__all__ = ["Answer", "Channel", "Message", "Person", "Refusal", "StandIn"]
