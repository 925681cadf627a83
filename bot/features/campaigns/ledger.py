"""The ledger of a campaign: what its finished games left to each clan, and what that brings to the
beginning of another game.

The ledger is computed from the finished games, and from what a game master has corrected after one
of them to fit the story. What a game master confirmed or struck is in the record with which the
lobby's game begins (`brought`; 0: struck), so it is part of the sealed deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.features.campaigns import rows
from bot.features.campaigns.rows import CorrectionRow
from bot.features.titles.service import read_titles
from bot.model.facts import Refused, TableInfo
from bot.store.transaction import Tx
from bot.table.saving import package_named
from bot.table.sessions import TableTx, queries, reads, writes
from bot.table.start.beginnings import Beginning, read_beginning
from bot.table.tables import FeatureService
from bot.words import cleaned, number
from engine.campaign import BroughtLine, campaign_terms, lines
from engine.kernel import EVERYTHING
from engine.record import GameRecord, read_record

ALL: Final = -1
"""The seat of a correction that is about no clan."""
NAMES: Final = ("names", "titles", "fallen")
FIGURES: Final = ("fame", "days", "wounds")
GOOD: Final = "good-"
"""What can be corrected: lists of names, figures, and stores by good."""
MAX_NAMES: Final = 20
NAME_CHARS: Final = 40
MAX_FIGURE: Final = 999
MAX_CORRECTIONS: Final = 200
"""Maximum number of corrections after one game."""


@dataclass(frozen=True)
class GameEnd:
    """What a finished game left."""

    table: TableInfo
    record: GameRecord
    titles: tuple[str, ...]
    """By seat, as content words; "" for none."""
    days: int
    """Chapters that were reached."""
    corrections: tuple[CorrectionRow, ...] = ()
    """Oldest first."""

    def facts(self, seat: int) -> Mapping[str, Any]:
        """Return what `engine.campaign.lines` reads about a seat."""
        part = self.record.seats[seat]
        return {
            **part.model_dump(exclude_none=True),
            "winner": seat in (self.table.result or ()),
            "title": bool(self.titles[seat]),
            "kept": {
                what.removeprefix(GOOD): n
                for what, n in self.corrected(seat).items()
                if what.startswith(GOOD)
            },
        }

    def corrected(self, seat: int) -> dict[str, Any]:
        """Return what counts for a seat, or for `ALL`, instead of what the games left: names, or a
        number, by what is corrected."""
        found: dict[str, Any] = {}
        for row in self.corrections:
            found |= row.content if row.seat == seat else {}
        return found


@dataclass(frozen=True)
class LedgerLine:
    """What a seat of the finished game may be brought, and what was decided."""

    line: BroughtLine
    decided: int | None
    """How many it is brought, 0 for none; None: not decided, so none."""


@dataclass(frozen=True)
class LedgerLines:
    """What the finished game that a lobby follows brings to its game."""

    source: TableInfo
    most: int
    """Things that a seat is brought, across all lines."""
    rows: tuple[LedgerLine, ...]


class Ledgers(FeatureService):
    """Reads ledgers, and decides what they bring to a lobby's game."""

    @queries
    def ends(self, tx: Tx, table_ids: Iterable[int]) -> list[GameEnd]:
        """Return what these finished games left, in order."""
        return [self._end(self.sessions.open_table(tx, table_id)) for table_id in table_ids]

    @reads
    def lines(self, table: TableTx) -> LedgerLines:
        """Return what the finished game that this lobby follows may bring. Refused: "not-lobby",
        "nothing-brought"."""
        return self._of_lobby(table)[1]

    @writes
    def decide(
        self,
        table: TableTx,
        by: int,
        numbers: Mapping[int, int] | None = None,
        *,
        manager: bool = False,
    ) -> LedgerLines:
        """Bring this many things by each of these lines, by position; None: what every line that
        is not decided proposes. Refused: "not-host" (the game master counts as one), "old-button"
        for another line or more than it allows, "brought-too-many" (most: things of a seat), and as
        `lines`."""
        table.needs_host(by, manager)
        beginning, known = self._of_lobby(table)
        now = known.rows
        if numbers is None:
            numbers = {n: row.line.proposed for n, row in enumerate(now) if row.decided is None}
        brought: dict[int, dict[str, int]] = {}
        for n, amount in numbers.items():
            if n >= len(now) or not 0 <= amount <= now[n].line.taken.most:
                raise Refused("old-button")
            brought.setdefault(now[n].line.seat, {})[now[n].line.taken.brings] = amount
        most = campaign_terms(table.row.game).most
        for seat, things in brought.items():
            if sum({**_brought(beginning.record, seat), **things}.values()) > most:
                raise Refused("brought-too-many", {"most": most})
        record = bringing(beginning.record, len(beginning.record.seats), brought)
        self.sessions.set(table, record=replace(beginning, record=record).to_row())
        self.tables.announcer.dashboard(table, "lobby")
        return self._of_lobby(table)[1]

    @writes
    def correct(
        self, table: TableTx, by: int, seat: int, typed: Mapping[str, str], *, manager: bool = False
    ) -> None:
        """Correct what the ledger says about a seat, or about `ALL`, after this finished game: what
        -> what was typed, a name a line or a number. Refused: "not-host" (the game master counts as
        one), "not-over", "no-campaign", "old-button" (no such thing to correct), "ledger-number"
        (most), "ledger-names" (most), "ledger-full" (most)."""
        table.needs_host(by, manager)
        if table.row.status != "ended":
            raise Refused("not-over")
        if table.row.campaign_id is None:
            raise Refused("no-campaign")
        gives = campaign_terms(table.row.game).gives
        goods = [f"{GOOD}{row.good}" for row in gives if row.good != "fame"]
        known = NAMES[2:] if seat == ALL else (*NAMES[:2], *FIGURES, *goods)
        if not (typed.keys() <= {*known} and ALL <= seat < len(table.seats)):
            raise Refused("old-button")
        content = {what: _parsed(what, text) for what, text in typed.items()}
        if len(rows.corrections(table.tx, table.id)) >= MAX_CORRECTIONS:
            raise Refused("ledger-full", {"most": MAX_CORRECTIONS})
        row = CorrectionRow(seat, content, by, self.sessions.now())
        rows.add_correction(table.tx, table.id, row)

    def _of_lobby(self, table: TableTx) -> tuple[Beginning, LedgerLines]:
        table.needs("lobby")
        kept = table.row.record
        if kept is None or not kept.get("source_game"):
            raise Refused("nothing-brought")
        beginning = read_beginning(package_named(table.row.game), kept)
        assert beginning.source is not None
        end = self._end(self.sessions.open_table(table.tx, beginning.source))
        known = [
            LedgerLine(line, _brought(beginning.record, line.seat).get(line.taken.brings))
            for line in self._lines(end, table.row.game)
        ]
        return beginning, LedgerLines(end.table, campaign_terms(table.row.game).most, tuple(known))

    def _end(self, table: TableTx) -> GameEnd:
        """Refused: "not-over"."""
        if table.row.status != "ended":
            raise Refused("not-over")
        package, game = package_named(table.row.game), self.sessions.game(table)
        titles = read_titles(table) or ("",) * game.seats
        record = package.record(game, EVERYTHING)
        corrections = tuple(rows.corrections(table.tx, table.id))
        return GameEnd(table.info(), record, titles, package.chapter(game), corrections)

    def _lines(self, end: GameEnd, game: str) -> list[BroughtLine]:
        facts = [end.facts(seat) for seat in range(len(end.record.seats))]
        return list(lines(end.table.game, game, facts))


def _parsed(what: str, text: str) -> list[str] | int:
    """Refused: "ledger-number", "ledger-names"."""
    if what not in NAMES:
        found = number(text.strip(), MAX_FIGURE)
        if found is None:
            raise Refused("ledger-number", {"most": MAX_FIGURE})
        return found
    names = dict.fromkeys(cleaned(line, NAME_CHARS) for line in text.splitlines())
    names.pop("", None)
    if len(names) > MAX_NAMES:
        raise Refused("ledger-names", {"most": MAX_NAMES})
    return [*names]


def _brought(record: GameRecord, seat: int) -> Mapping[str, int]:
    part = record.seats[seat] if seat < len(record.seats) else None
    return {} if part is None else part.brought or {}


def bringing(
    record: GameRecord, seats: int, brought: Mapping[int, Mapping[str, int]]
) -> GameRecord:
    """Return the record with what is brought to these seats, besides what it has."""
    data = record.model_dump(mode="json", exclude_none=True)
    known = list(data.get("seats", ()))
    parts = [dict(known[n] or {}) if n < len(known) else {} for n in range(seats)]
    for seat, things in brought.items():
        parts[seat]["brought"] = {**parts[seat].get("brought", {}), **things}
    return read_record(type(record), {**data, "seats": [part or None for part in parts]})
