"""The stand-in for Discord (`bot/playground`), with what only tests do to it."""

from tests.standin.server import StandIn

__all__ = ["StandIn"]
