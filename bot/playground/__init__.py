"""A stand-in for Discord on the loopback address: REST v10, gateway, four people and a page to play
as them."""

from bot.playground.errors import Refusal
from bot.playground.people import Answer, Person
from bot.playground.server import StandIn
from bot.playground.world import Channel, Message

__all__ = ["Answer", "Channel", "Message", "Person", "Refusal", "StandIn"]
