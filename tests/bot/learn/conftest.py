"""The bot at the stand-in with the skeleton game, as the faces' tests have it."""

from tests.bot.face.conftest import (
    bot,
    channel,
    library,
    nothing_unsaid,
    people,
    run_bot,
    skeleton,
    standin,
    undo_redirect,
)

__all__ = [
    "bot",
    "channel",
    "library",
    "nothing_unsaid",
    "people",
    "run_bot",
    "skeleton",
    "standin",
    "undo_redirect",
]
