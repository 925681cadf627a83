"""The setup of a daily challenge: `data/<game>/challenge.toml`, checked. Pure."""

from __future__ import annotations

from functools import cache
from typing import Any

from pydantic import Field, ValidationError

from engine.content import Row, document, fault, refer
from engine.games import GAMES
from engine.players import PLAYERS
from engine.record import GameRecord, RecordError, read_record


class Contest(Row):
    """A short game for one person, alone or against computers."""

    computers: tuple[str, ...]
    """Their kinds, from seat 1 on."""
    options: dict[str, str | bool] = Field(default_factory=dict)
    record: dict[str, Any] = Field(default_factory=dict)
    """The record it begins with, which makes it short."""


@cache
def contest_of(game: str) -> Contest:
    """Return the contest of a game. Raises ContentError, naming file, row and field."""
    path = f"{game}/challenge.toml"
    contest, package = document(path, Contest), GAMES[game]
    if len(contest.computers) + 1 not in package.SEATS:
        raise fault(path, "(file)", "computers", "the game is not played by that many seats")
    for kind in contest.computers:
        refer(path, "(file)", "computers", kind, PLAYERS)
    try:
        package.Options.model_validate(contest.options)
    except ValidationError as error:
        raise fault(path, "(file)", "options", error.errors()[0]["msg"]) from error
    try:
        record_of(game, contest)
    except RecordError as error:
        raise fault(path, "record", error.field, error.reason) from error
    return contest


def record_of(game: str, contest: Contest) -> GameRecord | None:
    """Return the record with which a contest begins; None if it is dealt as usual."""
    record: GameRecord = read_record(GAMES[game].Record, contest.record)
    return record if contest.record else None
