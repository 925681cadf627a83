"""Import this to have done what each start of `gharkane bot` does first: its imports, and reading
the texts of its commands. Processes for tests are copies of one that has."""

from bot.app import running
from bot.discord.commands import moves
from bot.texts import Library
from tests import shared_texts
from tests.e2e import patient

__all__ = ["patient", "running", "shared_texts"]

moves.groups(Library())
