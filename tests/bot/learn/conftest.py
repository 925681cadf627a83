"""The bot at the stand-in with the skeleton game, as the faces' tests have it."""

from tests.bot.face.conftest import *  # noqa: F403 (its fixtures)
