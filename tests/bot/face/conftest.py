"""The skeleton game among the games, texts that must be complete, and a table of the skeleton."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.model.turn_preview import TurnPreview, preview_picks
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.table import Asked, Seated, TableInfo
from bot.table.positions import Position, figures_of
from bot.texts import Library
from engine.games import GAMES
from engine.games._skeleton import PACKAGE as _skeleton
from engine.kernel import Game
from tests.bot.face.playing import Boot, running
from tests.bot.face.touch.touching import public
from tests.playground.direct import without_socket
from tests.redirected import undo_redirect
from tests.said import nothing_unsaid
from tests.shared_texts import strict_library
from tests.standin import StandIn

__all__ = [
    "boot",
    "bot",
    "channel",
    "library",
    "nothing_unsaid",
    "people",
    "skeleton",
    "standin",
    "undo_redirect",
]  # fmt: skip
"""The fixtures, for other folders whose tests use the bot at the stand-in."""


@pytest.fixture(autouse=True)
def skeleton() -> Iterator[None]:
    GAMES["_skeleton"] = _skeleton
    yield
    del GAMES["_skeleton"]


@pytest.fixture(scope="session")
def library() -> Library:
    return strict_library()


@pytest.fixture
async def standin(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[StandIn]:
    stand_in = StandIn()
    await stand_in.start()
    without_socket(stand_in, monkeypatch)
    yield stand_in
    await stand_in.stop()


@pytest.fixture
def nothing_refused(standin: StandIn) -> Iterator[None]:
    """The stand-in refuses no request of the bot, and its own answers are as documented."""
    yield
    assert standin.refusals == []
    assert standin.faulty_answers == []


@pytest.fixture
def boot(standin: StandIn, tmp_path: Path, library: Library) -> Boot:
    return partial(running, standin, tmp_path, library)


@pytest.fixture
async def bot(boot: Boot, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Bot]:
    caplog.set_level(logging.INFO)
    async with boot() as made:
        yield made
        assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


@pytest.fixture
async def reached(boot: Boot) -> AsyncIterator[Bot]:
    """A bot with a public address."""
    async with boot(**public()) as made:
        yield made


@pytest.fixture
def people(standin: StandIn) -> tuple[Person, ...]:
    return tuple(standin.person(person) for person in standin.world.people)


@pytest.fixture
def french_readers(people: tuple[Person, ...]) -> None:
    for person in people:
        person.record.locale = "fr"


@pytest.fixture
def channel(standin: StandIn) -> Channel:
    return next(c for c in standin.world.channels.values() if c.kind == "text")


def table_of(game: str, seats: int, **changes: Any) -> TableInfo:
    """A running table of this game, with people of awkward names."""
    awkward = ("Alice *la* Rouge", "Bob_le_`Bref`", "", "Zoé " + "très longue " * 6)
    names = [awkward[seat % len(awkward)] for seat in range(seats)]
    seated = tuple(
        Seated(
            seat=seat,
            user_id=None if not names[seat] else 100 + seat,
            kind="normal" if not names[seat] else "human",
            name=names[seat][:80],
            locale="fr",
            revision=3,
            dm_closed=False,
        )
        for seat in range(seats)
    )
    facts = {
        "id": 2**40,
        "game": game,
        "status": "running",
        "guild_id": 1,
        "channel_id": 2,
        "host_id": 100,
        "options": {},
        "seated": seated,
        "locale": "fr",
        "ply": 12,
    }
    return TableInfo(**{**facts, **changes})


def asked_of(game_id: str, game: Game, seat: int, seed: int = 1, *, preview: bool = True) -> Asked:
    """What a seat is asked in this state, and (`preview`) what each pick would do."""
    stands = Position(GAMES[game_id], game).seat_view(seat)
    asks, picks = stands.question, stands.picks
    return Asked(
        table=table_of(game_id, game.seats),
        seat=seat,
        revision=3,
        question=type(asks).__name__ if asks else None,
        picks=picks,
        view=GAMES[game_id].view(game, seat),
        figures={} if asks is None else figures_of(asks),
        preview=TurnPreview(preview_picks(game, seat, picks, seed)) if preview else None,
        drafts=stands.drafts,
        asides=stands.asides,
        awaited=stands.awaited,
    )
