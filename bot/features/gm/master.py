"""The game master: who it is, corrections, scenes.

A game master sees everything, so the host alone decides who is one, and a person who has looked as
one can take no seat of that game; a rival that they play (see `characters`) does not count. Looking
leaves no trace that players could read.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from pydantic import BaseModel

from bot.features.gm.alerts import Alerts
from bot.features.gm.characters import Characters
from bot.model.facts import Refused, TableInfo
from bot.model.states import UNDER_WAY, MoveKind, Mover
from bot.store import games as rows
from bot.store import outbox, past, seating, snapshots
from bot.store.games import CORRECTION, MoveRow
from bot.store.schema import PUBLIC
from bot.store.transaction import Tx
from bot.table.after.chronicles import RETOLD
from bot.table.changes import Changes, between
from bot.table.desk import TableSessions, TableTx, queries, reads, writes
from bot.table.moves import SNAPSHOTS, Move, Moves
from bot.table.requests import MASTER_ASKED
from bot.table.saving import event_to_json, pack, package_named, unpack
from bot.table.saying import Saying
from bot.table.standpoints import Position
from bot.words import WORDS, cleaned, in_paragraphs
from engine import codec
from engine.corrections import Correction, correct, offered
from engine.kernel import EVERYTHING, Event, Game, IllegalMove, Pick, Seat, View, apply

BY: Final[Mover] = "master"
"""`MoveRow.by` of whatever a game master does."""


def tidy(words: str) -> str:
    """What somebody wrote, on one line and not too long; Refused("no-words") if it is nothing."""
    kept = cleaned(words, WORDS)
    if not kept:
        raise Refused("no-words")
    return kept


def story(words: str) -> str:
    """What somebody tells, in paragraphs; Refused("no-words") if it is nothing."""
    kept = in_paragraphs(words, WORDS)
    if not kept:
        raise Refused("no-words")
    return kept


@dataclass
class Master:
    """Actions of the game master. `roles` are the acting person's roles on the server.

    All of them raise Refused("not-master") for anybody who is none.
    """

    desk: TableSessions
    saying: Saying
    moves: Moves
    alerts: Alerts
    characters: Characters

    # --- who it is ------------------------------------------------------------------------------

    @writes
    def appoint(
        self, at: TableTx, by: int, user_id: int | None, *, manager: bool = False
    ) -> TableInfo:
        """Make this person the game master, or nobody. The host may name anybody; another person
        may only ask for themselves, until the host answers. The game master may resign, and the
        asker may withdraw; people who manage the channel may remove a game master.

        Refused: "master-host", "master-seated" (they hold a seat), "master-pending" (somebody else
        asks already), "not-host", "ended".
        """
        at.needs("lobby", *UNDER_WAY)
        if at.row.learner is not None:
            raise Refused("not-host")
        if user_id is None:
            self._leave_mastery(at, by, manager)
        elif by == at.row.host_id:
            self._appoint(at, user_id, by)
        else:
            self._ask_mastery(at, by, user_id)
        return at.info()

    @writes
    def answer(self, at: TableTx, by: int, user_id: int, *, granted: bool) -> TableInfo:
        """The host grants or declines this person's request to be the game master.

        Refused: "master-host", "master-not-asked" (the request was withdrawn), "master-seated".
        """
        at.needs("lobby", *UNDER_WAY)
        if by != at.row.host_id:
            raise Refused("master-host")
        if at.row.master_asked != user_id:
            raise Refused("master-not-asked")
        if granted:
            self._appoint(at, user_id, by)
        else:
            self.desk.set(at, master_asked=None)
            self.saying.redraw(at)
        return at.info()

    def _appoint(self, at: TableTx, user_id: int, by: int) -> None:
        if user_id != at.row.master_id:
            _must_stand(at, user_id)
            self._succeed(at, user_id, by)

    def _ask_mastery(self, at: TableTx, by: int, user_id: int) -> None:
        if by != user_id or at.row.master_id is not None:
            raise Refused("master-host")
        _must_stand(at, user_id)
        if at.row.master_asked not in (None, user_id):
            raise Refused("master-pending")
        if at.row.master_asked == user_id:
            return
        self.desk.set(at, master_asked=user_id)
        slot = f"{MASTER_ASKED}:{user_id}:{secrets.token_hex(4)}"
        outbox.say(at.tx, at.id, slot, MASTER_ASKED, {"user": user_id}, self.desk.now())
        self.saying.redraw(at)

    def _leave_mastery(self, at: TableTx, by: int, manager: bool) -> None:
        if by == at.row.master_asked:
            self.desk.set(at, master_asked=None)
            self.saying.redraw(at)
            return
        if by != at.row.master_id:
            at.needs_host(by, manager)
        self._succeed(at, None, by)

    def _succeed(self, at: TableTx, user_id: int | None, by: int) -> None:
        """Make this person, or nobody, the game master. The former one may have seen everything,
        and no longer advises a seat."""
        self.characters.release(at, by)
        if at.row.master_id is not None and at.row.status != "lobby":
            self.seen(at, at.row.master_id)
        asked = None if user_id is not None else at.row.master_asked
        self.desk.set(at, master_id=user_id, master_asked=asked)
        self.alerts.begin(at)
        self._master_changed(at)

    @writes
    def set_role(
        self, at: TableTx, by: int, role_id: int | None, *, manager: bool = False
    ) -> TableInfo:
        """Make people with this role of the server, and without a seat, game masters. The host
        alone sets it; people who manage the channel may remove it.

        Refused: "master-host", "not-host", "master-role-all" (a role that everybody has).
        """
        at.needs("lobby", *UNDER_WAY)
        at.needs_host(by, manager)
        if role_id is not None and by != at.row.host_id:
            raise Refused("master-host")
        if role_id is not None and role_id == at.row.guild_id:
            raise Refused("master-role-all")
        self.desk.set(at, master_role=role_id)
        self._master_changed(at)
        return at.info()

    def _master_changed(self, at: TableTx) -> None:
        """The game master is public; in a running game, a notice says so."""
        if at.row.status == "lobby":
            self.saying.dashboard(at, "lobby")
            return
        nobody = at.row.master_id is None and at.row.master_role is None
        asking = [seat.seat for seat in at.seats if seat.asks] if nobody else []
        for seat in asking:
            at.set_seat(seat, asks="")
        if asking:  # their clocks go on
            self.line(at, None, Event("questions_void", {"seats": asking}, {}))
        said = "master-gone" if nobody else "master-named"
        slot = f"{said}:{at.row.ply}:{self.desk.now()}"
        outbox.say(at.tx, at.id, slot[:64], said, {}, self.desk.now())
        self.saying.redraw(at)

    def seen(self, at: TableTx, user_id: int) -> None:
        """This person knows everything of this game: no seat of it can be theirs."""
        seating.note_leaver(at.tx, at.id, PUBLIC, user_id, self.desk.now())

    def leading(self, at: TableTx, by: int, roles: Collection[int]) -> None:
        """Refused for anybody but a game master, who from now on knows what only one can know."""
        at.needs_master(by, roles)
        self.seen(at, by)

    async def oversee(self, table_id: int, by: int, roles: Collection[int] = ()) -> TableInfo:
        """The table, for a game master who is about to look at everything."""

        def look(at: TableTx) -> tuple[TableTx, bool]:
            at.needs_master(by, roles)
            known = PUBLIC in seating.seats_known(at.tx, table_id, by)
            return at, known

        at, known = await self.desk.read(table_id, look)
        if not known and at.row.status in UNDER_WAY:
            await self.desk.change(
                lambda tx: seating.note_leaver(tx, table_id, PUBLIC, by, self.desk.now()), "storage"
            )
        return at.info()

    @queries
    def led_by(self, tx: Tx, user_id: int) -> list[TableInfo]:
        """The tables that this person leads and that are not over, oldest first."""
        found = rows.live_led(tx, user_id)
        seats = rows.seats_of(tx, [row.id for row in found])
        return [self.desk.info(row, seats[row.id]) for row in found]

    @reads
    def hidden(self, at: TableTx) -> tuple[View, BaseModel]:
        """Everything about a table and its whole record: for its game master."""
        at.needs(*UNDER_WAY, "ended")
        package, game = package_named(at.row.game), self.desk.game(at)
        return package.view(game, EVERYTHING), package.record(game, EVERYTHING)

    # --- putting right --------------------------------------------------------------------------

    async def corrections(
        self, table_id: int, by: int, roles: Collection[int] = ()
    ) -> list[Correction]:
        """Everything that could be put right now, in a stable order."""
        await self.oversee(table_id, by, roles)

        def look(at: TableTx) -> list[Correction]:
            at.needs(*UNDER_WAY)
            return offered(package_named(at.row.game).CORRECTIONS, self.desk.game(at))

        return await self.desk.read(table_id, look)

    @writes
    def correct(
        self,
        at: TableTx,
        by: int,
        correction: Correction,
        reason: str,
        roles: Collection[int] = (),
    ) -> tuple[TableInfo, tuple[Event, ...]]:
        """Put something right, with a reason that everybody reads. It is a move of its own that no
        player's undo crosses.

        Refused: "rules" with the refusal, "no-words".
        """
        self.leading(at, by, roles)
        at.needs(*UNDER_WAY)
        before = self.desk.position(at)
        try:
            corrected, events = correct(before.game, correction)
        except IllegalMove as error:
            raise Refused("rules", error.refusal.figures, error.refusal) from error
        told = (Event("corrected", {"words": tidy(reason)}, {}), *events)
        ply = at.row.ply + 1
        snapshots.add_snapshot(at.tx, at.id, ply, PUBLIC, pack(before.game), SNAPSHOTS)
        move = _move(ply, CORRECTION, codec.pick_to_json(correction), told)
        after = Position(before.package, corrected)
        changes = between(before, after, told, None)
        self.moves.make(at, Move(before, after, move, changes))
        return at.info(), told

    @writes
    def undo_correction(self, at: TableTx, by: int, roles: Collection[int] = ()) -> TableInfo:
        """Take the last correction back. Later picks are replayed without it.

        Refused: "undo-nothing"; "undo-too-far" (no longer kept); "undo-played" (something played
        since would be another move, or no move, without it).
        """
        self.leading(at, by, roles)
        at.needs(*UNDER_WAY)
        last = past.last_correction(at.tx, at.id)
        if last is None:
            raise Refused("undo-nothing")
        kept = snapshots.snapshot(at.tx, at.id, last.ply)
        if kept is None:
            raise Refused("undo-too-far")
        now = self.desk.position(at)
        after = Position(now.package, self._uncorrected(at, unpack(at.id, kept), last))
        told = (Event("uncorrected", {}, {}),)
        ply = at.row.ply + 1
        rows.mark_undone(at.tx, at.id, last.ply, ply)
        changes = between(now, after, told, None)
        row = _move(ply, "undo", last.ply, told)
        self.moves.make(at, Move(now, after, row, changes))
        return at.info()

    def _uncorrected(self, at: TableTx, before: Game, last: MoveRow) -> Game:
        """The state without the correction; the snapshots since then are put right."""
        since = past.picks_since(at.tx, at.id, last.ply)
        picks = [(m.seat or 0, codec.pick_from_json(before, m.pick)) for m in since]
        corrected, _ = correct(before, codec.correction_from_json(before, last.pick))
        states = _again(before, corrected, picks)
        for move, state in zip(since, states, strict=False):
            snapshots.set_snapshot(at.tx, at.id, move.ply, pack(state))
        snapshots.drop_snapshots(at.tx, at.id, PUBLIC, last.ply)
        return states[-1]

    # --- narrating ------------------------------------------------------------------------------

    @writes
    def retell(
        self, at: TableTx, by: int, chapter: int, words: str, roles: Collection[int] = ()
    ) -> TableInfo:
        """Put a chapter in one's own words: the report tells it so, and nothing goes out. Refused:
        "no-words"."""
        self.leading(at, by, roles)
        at.needs(*UNDER_WAY, "ended")
        told = {"chapter": chapter, "words": story(words)}
        self.line(at, None, Event(RETOLD, told, {}))
        return at.info()

    def line(self, at: TableTx, about: Any, *told: Event) -> None:
        """A line of the log that changes nothing."""
        now, row = self.desk.position(at), _move(at.row.ply + 1, "note", about, told)
        self.moves.make(at, Move(now, now, row, Changes(frozenset(), True, {})))


def _must_stand(at: TableTx, user_id: int) -> None:
    """Refused for somebody who holds a seat."""
    if any(seat.user_id == user_id for seat in at.seats):
        raise Refused("master-seated")


def _move(ply: int, kind: MoveKind, pick: Any, told: Collection[Event]) -> MoveRow:
    """A move of the game master's, which no undo of a player crosses."""
    return MoveRow(ply, kind, None, pick, [event_to_json(e) for e in told], True, by=BY)


def _again(without: Game, corrected: Game, picks: Collection[tuple[Seat, Pick]]) -> list[Game]:
    """The states without the correction: before each of these picks, and after the last. Refused
    unless each is legal and has the same events."""
    states = [without]
    for seat, pick in picks:
        corrected, told = apply(corrected, seat, pick)
        try:
            without, told_anew = apply(without, seat, pick)
        except IllegalMove as error:
            raise Refused("undo-played") from error
        if told != told_anew:
            raise Refused("undo-played")
        states.append(without)
    return states
