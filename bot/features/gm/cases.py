"""A dispute as a file that loads as a failing test.

A case holds everything needed to replay the table, and the rule in question. A maintainer replays
it and writes into `expected` what should have been possible. Until then the test fails with the
question; afterwards it fails until the rules agree. A case names no person: seats are letters.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from bot.model.states import MoveKind
from engine import codec
from engine.corrections import amend
from engine.games import GAMES
from engine.kernel import Game, Seat, legal, play, start
from engine.record import read_record

_MENTION = re.compile(r"<@[!&]?\d+>")


class CaseMove(BaseModel):
    """A move that was not undone: a pick, a correction, or what `settled` stands for."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: MoveKind
    seat: Seat | None = None
    pick: dict[str, Any]
    by: str = ""


class Expected(BaseModel):
    """The maintainer's decision about one seat: its legal picks at that moment, in the format of
    moves."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: Seat
    allowed: tuple[dict[str, Any], ...] = ()
    refused: tuple[dict[str, Any], ...] = ()


class Case(BaseModel):
    """A table at the moment of a dispute."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: int = 1
    id: int = 0
    game: str
    version: int
    """The version of the game's saves when the case was written."""
    rule: str
    """The disputed rule, by its catalogue id; empty if none was named."""
    text: str
    seats: int
    seed: str
    """As text: 64 bits do not fit into every JSON number."""
    options: dict[str, Any]
    record: dict[str, Any] | None = None
    """How the game began, if not as dealt."""
    moves: tuple[CaseMove, ...]
    state: str
    """The save at that moment."""
    ruling: str = ""
    """What the game master decided at the table."""
    expected: Expected | None = Field(default=None)
    """What the rules allow, by the maintainer's decision; null: undecided."""

    @classmethod
    def load(cls, path: Path) -> Case:
        """Return the case in a file. OSError or ValueError describe what is wrong with it."""
        return cls.model_validate_json(path.read_text(encoding="utf-8"))

    def replayed(self) -> Game:
        """Return the table at that moment, by today's rules. AssertionError if the replay
        differs; other exceptions from old moves pass through."""
        game = self.begun()
        for move in self.moves:
            if move.kind == "pick":
                play(game, move.seat or 0, codec.pick_from_json(game, move.pick))
            elif move.kind == "settled":
                start(game)
            else:
                amend(game, codec.correction_from_json(game, move.pick))
        game.new_events.clear()
        assert game == codec.loads(self.state), "today's rules lead to another table"
        return game

    def begun(self) -> Game:
        """Return the game as it was dealt."""
        package = GAMES[self.game]
        options = package.Options.model_validate(self.options)
        record = read_record(package.Record, self.record or {})
        edition = codec.loads(self.state).edition
        game: Game = package.begin(self.seats, int(self.seed), options, record, edition)
        return game

    def check(self) -> None:
        """Raise AssertionError unless the case is decided and the rules agree with it."""
        game = self.replayed()
        assert self.expected is not None, f"undecided: {self.rule or 'no rule'}: {self.text}"
        seat = self.expected.seat
        offered = legal(game, seat)
        for data in self.expected.allowed:
            pick = codec.pick_from_json(game, data)
            assert pick in offered, f"{self.rule}: seat {seat} should be allowed {pick}"
        for data in self.expected.refused:
            pick = codec.pick_from_json(game, data)
            assert pick not in offered, f"{self.rule}: seat {seat} should be refused {pick}"

    @property
    def name(self) -> str:
        """The name of its files, without extension."""
        return f"dispute_{self.id}"

    def files(self) -> dict[str, str]:
        """Return the case and the test that loads it, by file name: two files of one folder."""
        case = self.model_dump_json(indent=1)
        return {f"{self.name}.json": case + "\n", f"test_{self.name}.py": self._test()}

    def _test(self) -> str:
        question = " ".join(self.text.replace("\\", "/").replace('"', "'").split())
        about = f"{self.rule}: {question}" if self.rule else question
        return _TEST.format(name=self.name, id=self.id, game=self.game, about=about[:400])


_TEST = '''"""Dispute {id} of {game}. {about}

It fails until the case beside it is decided: in `{name}.json`, put
{{"seat": 0, "allowed": [...], "refused": [...]}} in place of the null of "expected", with picks as
its moves hold them. From then on it fails until the rules say so.
"""

from pathlib import Path

from bot.features.gm.cases import Case


def test_{name}() -> None:
    Case.load(Path(__file__).with_name("{name}.json")).check()
'''


def without_names(words: str, names: Mapping[Seat, str]) -> str:
    """What somebody wrote, without the people it names: seats are letters, mentions are gone."""
    words = _MENTION.sub("…", words)
    for seat, name in sorted(names.items(), key=lambda of: -len(of[1])):
        if name:
            letter = chr(ord("A") + seat)
            words = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", letter, words, flags=re.IGNORECASE)
    return words
