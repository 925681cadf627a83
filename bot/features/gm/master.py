"""The game master: appointment, corrections, scenes.

A game master sees everything, so only the host decides who is one. A person who has looked as one
cannot take a seat in that game; a rival that they play (see `characters`) does not count. Looking
leaves no trace that players could read.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from typing import Any, Final

from pydantic import BaseModel

from bot.features.gm.alerts import Alerts
from bot.features.gm.characters import Characters
from bot.model.facts import Refused, TableInfo
from bot.model.states import UNDER_WAY, MoveKind, Mover, OwnNotice
from bot.store import games as rows
from bot.store import move_history, seating, snapshots
from bot.store.games import CORRECTION, MoveRow
from bot.store.schema import PUBLIC
from bot.store.transaction import Tx
from bot.table.after.event_log import OPENLY
from bot.table.after.exports import RETOLD
from bot.table.changes import Changes, between
from bot.table.moves import SNAPSHOTS, Move
from bot.table.positions import Position
from bot.table.saving import event_to_json, pack, package_named, unpack
from bot.table.sessions import TableTx, queries, reads, writes
from bot.table.tables import FeatureService
from bot.words import MAX_TEXT_CHARS, cleaned, in_paragraphs
from engine import codec
from engine.corrections import Correction, correct, offered
from engine.kernel import EVERYTHING, Event, Game, IllegalMove, Pick, Seat, View, apply

MASTER_ASKED: Final = OwnNotice("master-asked")
"""Occasion of the notice by which a person asks the host to be the game master."""
BY: Final[Mover] = "master"
"""`MoveRow.by` of a game master's moves."""


def tidy(words: str) -> str:
    """Return a text on one line, shortened. Refused("no-words") if it is empty."""
    kept = cleaned(words, MAX_TEXT_CHARS)
    if not kept:
        raise Refused("no-words")
    return kept


def story(words: str) -> str:
    """Return a narrated text in paragraphs. Refused("no-words") if it is empty."""
    kept = in_paragraphs(words, MAX_TEXT_CHARS)
    if not kept:
        raise Refused("no-words")
    return kept


class Master(FeatureService):
    """Actions of the game master. `roles` are the user's roles on the server. All raise
    Refused("not-master") for anybody else."""

    # --- appointment ----------------------------------------------------------------------------

    @writes
    def appoint(
        self, table: TableTx, by: int, user_id: int | None, *, manager: bool = False
    ) -> TableInfo:
        """Make this person the game master, or nobody. The host may name anybody; another person
        may only ask for themselves, until the host answers. The game master may resign, and the
        requester may withdraw; people who manage the channel may remove a game master. Refused:
        "master-host", "master-seated" (they hold a seat), "master-pending" (another request is
        open), "not-host", "ended"."""
        table.needs("lobby", *UNDER_WAY)
        if table.row.learner is not None:
            raise Refused("not-host")
        if user_id is None:
            self._leave_mastery(table, by, manager)
        elif by == table.row.host_id:
            self._appoint(table, user_id)
        else:
            self._ask_mastery(table, by, user_id)
        return table.info()

    @writes
    def stand_up(self, table: TableTx, by: int) -> TableInfo:
        """Let the host leave their seat in a lobby and become its game master. Refused:
        "master-host" (another leads, or `by` is not the host), "not-seated"."""
        table.needs("lobby")
        if by != table.row.host_id or table.row.master_id is not None:
            raise Refused("master-host")
        self.tables.lobby.vacate(table, by)
        self._appoint(table, by)
        return table.info()

    @writes
    def answer(self, table: TableTx, by: int, user_id: int, *, granted: bool) -> TableInfo:
        """Let the host grant or decline this person's request to be the game master. Refused:
        "master-host", "master-not-asked" (the request was withdrawn), "master-seated"."""
        table.needs("lobby", *UNDER_WAY)
        if by != table.row.host_id:
            raise Refused("master-host")
        if table.row.master_asked != user_id:
            raise Refused("master-not-asked")
        if granted:
            self._appoint(table, user_id)
        else:
            self.sessions.set(table, master_asked=None)
            self.tables.announcer.redraw(table)
        return table.info()

    def withdraw(self, table: TableTx, user_id: int) -> None:
        """A person takes a seat, and no longer asks to be the game master."""
        if user_id == table.row.master_asked:
            self.sessions.set(table, master_asked=None)

    def _appoint(self, table: TableTx, user_id: int) -> None:
        if user_id != table.row.master_id:
            _must_stand(table, user_id)
            self._succeed(table, user_id)

    def _ask_mastery(self, table: TableTx, by: int, user_id: int) -> None:
        if by != user_id or table.row.master_id is not None:
            raise Refused("master-host")
        _must_stand(table, user_id)
        if table.row.master_asked not in (None, user_id):
            raise Refused("master-pending")
        if table.row.master_asked == user_id:
            return
        self.sessions.set(table, master_asked=user_id)
        table.post(
            f"{MASTER_ASKED}:{user_id}:{secrets.token_hex(4)}", MASTER_ASKED, {"user": user_id}
        )
        self.tables.announcer.redraw(table)

    def _leave_mastery(self, table: TableTx, by: int, manager: bool) -> None:
        if by == table.row.master_asked:
            self.sessions.set(table, master_asked=None)
            self.tables.announcer.redraw(table)
            return
        if by != table.row.master_id:
            table.needs_host(by, manager)
        self._succeed(table, None)

    def _succeed(self, table: TableTx, user_id: int | None) -> None:
        """Make this person, or nobody, the game master. The previous one may have seen everything,
        and no longer plays a seat."""
        self.tables.of(Characters).release(table)
        if table.row.master_id is not None and table.row.status != "lobby":
            self.mark_omniscient(table, table.row.master_id)
        asked = None if user_id is not None else table.row.master_asked
        self.sessions.set(table, master_id=user_id, master_asked=asked)
        self.tables.of(Alerts).begin(table)
        self._master_changed(table)

    @writes
    def set_role(
        self, table: TableTx, by: int, role_id: int | None, *, manager: bool = False
    ) -> TableInfo:
        """Make people with this role on the server, and without a seat, game masters. Only the host
        sets it; people who manage the channel may remove it. Refused: "master-host", "not-host",
        "master-role-all" (everybody's role)."""
        table.needs("lobby", *UNDER_WAY)
        table.needs_host(by, manager)
        if role_id is not None and by != table.row.host_id:
            raise Refused("master-host")
        if role_id is not None and role_id == table.row.guild_id:
            raise Refused("master-role-all")
        self.sessions.set(table, master_role=role_id)
        self._master_changed(table)
        return table.info()

    def _master_changed(self, table: TableTx) -> None:
        """Publish the change of game master; in a running game by a notice."""
        if table.row.status == "lobby":
            self.tables.announcer.dashboard(table, "lobby")
            return
        nobody = table.row.master_id is None and table.row.master_role is None
        asking = [seat.seat for seat in table.seats if seat.asks] if nobody else []
        for seat in asking:
            table.set_seat(seat, asks="")
        if asking:  # the clocks of askers run again
            self.line(table, None, Event("questions_void", {"seats": asking}, {}))
        occasion = OwnNotice("master-gone" if nobody else "master-named")
        slot = f"{occasion}:{table.row.ply}:{self.sessions.now()}"
        table.post(slot[:64], occasion, {})
        self.tables.announcer.redraw(table)

    def mark_omniscient(self, table: TableTx, user_id: int) -> None:
        """Record that this person knows everything about this game, so that they cannot take a
        seat."""
        seating.note_leaver(table.tx, table.id, PUBLIC, user_id, self.sessions.now())

    def leading(self, table: TableTx, by: int, roles: Collection[int]) -> None:
        """Refused for anybody but a game master, who from now on counts as knowing every secret."""
        table.needs_master(by, roles)
        self.mark_omniscient(table, by)

    async def oversee(self, table_id: int, by: int, roles: Collection[int] = ()) -> TableInfo:
        """Return the table, for a game master who is about to see everything."""

        def look(table: TableTx) -> tuple[TableTx, bool]:
            table.needs_master(by, roles)
            known = PUBLIC in seating.seats_known(table.tx, table_id, by)
            return table, known

        table, known = await self.sessions.read(table_id, look)
        if not known and table.row.status in UNDER_WAY:
            await self.sessions.change(
                lambda tx: seating.note_leaver(tx, table_id, PUBLIC, by, self.sessions.now()),
                "storage",
            )
        return table.info()

    @queries
    def led_by(self, tx: Tx, user_id: int) -> list[TableInfo]:
        """Return the unfinished tables that this person leads, oldest first."""
        return self.sessions.infos(tx, rows.live_led(tx, user_id))

    @reads
    def hidden(self, table: TableTx) -> tuple[View, View, BaseModel]:
        """Return everything about a table, what spectators see of it, and its whole record: for
        its game master."""
        table.needs(*UNDER_WAY, "ended")
        package, game = package_named(table.row.game), self.sessions.game(table)
        views = package.view(game, EVERYTHING), package.view(game, None)
        return *views, package.record(game, EVERYTHING)

    # --- corrections ----------------------------------------------------------------------------

    async def corrections(
        self, table_id: int, by: int, roles: Collection[int] = ()
    ) -> list[Correction]:
        """Return all possible corrections, in a stable order."""
        await self.oversee(table_id, by, roles)

        def look(table: TableTx) -> list[Correction]:
            table.needs(*UNDER_WAY)
            return offered(self.sessions.game(table))

        return await self.sessions.read(table_id, look)

    @writes
    def correct(
        self,
        table: TableTx,
        by: int,
        correction: Correction,
        reason: str,
        roles: Collection[int] = (),
        told: str = OPENLY,
    ) -> tuple[TableInfo, tuple[Event, ...]]:
        """Make a correction, with a reason or, `IN_THE_FICTION`, the sentence that is told instead;
        `QUIETLY` it is in the log alone. It is a move of its own that no player's undo crosses.
        Refused: "rules" with the refusal, "no-words"."""
        self.leading(table, by, roles)
        table.needs(*UNDER_WAY)
        before = self.sessions.position(table)
        try:
            corrected, events = correct(before.game, correction)
        except IllegalMove as error:
            raise Refused("rules", error.refusal.figures, error.refusal) from error
        log_events = (Event(told, {"words": tidy(reason)}, {}), *events)
        ply = table.row.ply + 1
        snapshots.add_snapshot(table.tx, table.id, ply, PUBLIC, pack(before.game), SNAPSHOTS)
        move = _move(ply, CORRECTION, codec.pick_to_json(correction), log_events)
        after = Position(before.package, corrected)
        changes = between(before, after, log_events, None)
        self.tables.moves.make(table, Move(before, after, move, changes))
        return table.info(), log_events

    @writes
    def undo_correction(self, table: TableTx, by: int, roles: Collection[int] = ()) -> TableInfo:
        """Undo the last correction. Later picks are replayed without it. Refused: "undo-nothing";
        "undo-too-far" (no longer stored); "undo-played" (a later pick would be a different move, or
        illegal, without it)."""
        self.leading(table, by, roles)
        table.needs(*UNDER_WAY)
        last = move_history.last_correction(table.tx, table.id)
        if last is None:
            raise Refused("undo-nothing")
        kept = snapshots.snapshot(table.tx, table.id, last.ply)
        if kept is None:
            raise Refused("undo-too-far")
        now = self.sessions.position(table)
        after = Position(now.package, self._uncorrected(table, unpack(table.id, kept), last))
        log_events = (Event("uncorrected", {}, {}),)
        ply = table.row.ply + 1
        rows.mark_undone(table.tx, table.id, last.ply, ply)
        changes = between(now, after, log_events, None)
        row = _move(ply, "undo", last.ply, log_events)
        self.tables.moves.make(table, Move(now, after, row, changes))
        return table.info()

    def _uncorrected(self, table: TableTx, before: Game, last: MoveRow) -> Game:
        """Return the state without the correction; update the snapshots since then."""
        since = move_history.picks_since(table.tx, table.id, last.ply)
        picks = [(m.seat or 0, codec.pick_from_json(before, m.pick)) for m in since]
        corrected, _ = correct(before, codec.correction_from_json(before, last.pick))
        states = _again(before, corrected, picks)
        for move, state in zip(since, states, strict=False):
            snapshots.set_snapshot(table.tx, table.id, move.ply, pack(state))
        snapshots.drop_snapshots(table.tx, table.id, PUBLIC, last.ply)
        return states[-1]

    # --- narrating ------------------------------------------------------------------------------

    @writes
    def retell(
        self, table: TableTx, by: int, chapter: int, words: str, roles: Collection[int] = ()
    ) -> TableInfo:
        """Rewrite a chapter for the report; nothing is posted. Refused: "no-words"."""
        self.leading(table, by, roles)
        table.needs(*UNDER_WAY, "ended")
        retelling = {"chapter": chapter, "words": story(words)}
        self.line(table, None, Event(RETOLD, retelling, {}))
        return table.info()

    def line(self, table: TableTx, about: Any, *events: Event) -> None:
        """Write a line of the log that changes nothing."""
        now, row = self.sessions.position(table), _move(table.row.ply + 1, "note", about, events)
        self.tables.moves.make(table, Move(now, now, row, Changes(frozenset(), True, {})))


def still_offers(table: TableTx, facts: Mapping[str, Any]) -> bool:
    """Return whether the person of a notice still asks to be the game master."""
    return table.row.master_asked is not None and table.row.master_asked == facts.get("user")


def _must_stand(table: TableTx, user_id: int) -> None:
    """Refused for a person who holds a seat."""
    if any(seat.user_id == user_id for seat in table.seats):
        raise Refused("master-seated")


def _move(ply: int, kind: MoveKind, pick: Any, events: Collection[Event]) -> MoveRow:
    """Return a move of the game master, which no undo of a player crosses."""
    return MoveRow(ply, kind, None, pick, [event_to_json(e) for e in events], True, by=BY)


def _again(without: Game, corrected: Game, picks: Collection[tuple[Seat, Pick]]) -> list[Game]:
    """Return the states without the correction: before each of these picks, and after the last.
    Refused unless each is legal and has the same events."""
    states = [without]
    for seat, pick in picks:
        corrected, events = apply(corrected, seat, pick)
        try:
            without, told_anew = apply(without, seat, pick)
        except IllegalMove as error:
            raise Refused("undo-played") from error
        if events != told_anew:
            raise Refused("undo-played")
        states.append(without)
    return states
