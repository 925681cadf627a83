"""Disputes about rules, and players' questions.

A dispute pauses the table; the case is stored, the game master rules, play resumes. A question
stops only the asking player's clock, once per decision and for a limited time.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from bot.features.gm import rows
from bot.features.gm.cases import Case, CaseMove, without_names
from bot.features.gm.master import Master, tidy
from bot.model.facts import RULING, Refused, TableInfo
from bot.model.states import UNDER_WAY, OwnNotice
from bot.store.games import CORRECTION, SETTLED
from bot.store.transaction import Tx
from bot.table.after.replay import history_of
from bot.table.notice_rates import CALLED
from bot.table.sessions import TableTx, queries, writes
from bot.table.tables import FeatureService
from engine import codec
from engine.kernel import Event

OPENED: Final = OwnNotice("dispute-opened")
RULED: Final = OwnNotice("dispute-ruled")
ANSWERED: Final = OwnNotice("question-answered")
"""Occasions of the public notices."""


QUESTION_ASKED: Final = OwnNotice("question-asked")
"""Occasion of the notice by which a seat asks the game master something."""


class Disputes(FeatureService):
    """Opens disputes and rules on them."""

    @writes
    def open(
        self, table: TableTx, by: int, rule: str, words: str, roles: Collection[int] = ()
    ) -> TableInfo:
        """Pause the table until a ruling; the game master may correct it before. Store the case for
        the host (`gharkane disputes`): it holds every secret, and names nobody. Refused:
        "dispute-open" (one at a time), "no-such-rule", "no-words"."""
        self.tables.of(Master).leading(table, by, roles)
        table.needs(*UNDER_WAY)
        self.refuse_resuming(table)
        case = self._case(table, rule, tidy(words))
        number = rows.add_dispute(table.tx, table.id, {}, self.sessions.now())
        case = case.model_copy(update={"id": number})
        rows.set_case(table.tx, number, case.model_dump(mode="json"), None)
        notice_facts = {"words": tidy(words)}
        self.tables.of(Master).line(table, None, Event("disputed", notice_facts, {}))
        if table.row.status == "running":
            self.tables.pausing.pause_at(table, "")
        self.sessions.set(table, missing=RULING)
        self.tables.announcer.redraw(table)
        table.post(f"{OPENED}:{number}", OPENED, notice_facts)
        return table.info()

    def refuse_resuming(self, table: TableTx) -> None:
        """Refused while the table waits for a ruling."""
        if rows.open_dispute(table.tx, table.id) is not None:
            raise Refused("dispute-open")

    def _case(self, table: TableTx, rule: str, words: str) -> Case:
        """Return the current table, without its people. Refused: "no-such-rule", "not-replayable"
        (it began before seeds were stored)."""
        history = history_of(table)
        if rule and rule not in history.package.RULES:
            raise Refused("no-such-rule")
        if not history.moves or history.moves[0].pick is None:
            raise Refused("not-replayable")
        kinds = ("pick", CORRECTION, SETTLED)
        return Case(
            game=table.row.game,
            version=history.package.VERSION,
            rule=rule,
            text=without_names(words, {s.seat: s.name for s in table.seats}),
            seats=history.seats,
            seed=str(history.moves[0].pick),
            options=dict(table.row.options),
            record=None if table.row.record is None else table.row.record["record"],
            moves=tuple(
                CaseMove(kind=m.kind, seat=m.seat, pick=m.pick, by=m.by)
                for m in history.moves
                if m.kind in kinds
            ),
            state=codec.dumps(self.sessions.game(table)),
        )

    @writes
    def rule(self, table: TableTx, by: int, words: str, roles: Collection[int] = ()) -> TableInfo:
        """Rule on the dispute, and resume. Refused: "no-dispute", "no-words"."""
        self.tables.of(Master).leading(table, by, roles)
        table.needs(*UNDER_WAY)
        dispute_row = rows.open_dispute(table.tx, table.id)
        if dispute_row is None:
            raise Refused("no-dispute")
        ruling = tidy(words)
        case = Case.model_validate(dispute_row.case)
        names = {s.seat: s.name for s in table.seats}
        case = case.model_copy(update={"ruling": without_names(ruling, names)})
        rows.set_case(table.tx, dispute_row.id, case.model_dump(mode="json"), self.sessions.now())
        self.tables.of(Master).line(table, None, Event("ruled", {"words": ruling}, {}))
        table.post(f"{RULED}:{dispute_row.id}", RULED, {"words": ruling})
        self.tables.pausing.go_on(table)
        return table.info()

    @writes
    def ask(self, table: TableTx, user_id: int, words: str) -> tuple[TableInfo, float | None]:
        """Ask the game master in public. Only this seat's clock stops, once per decision; return
        the latest end of that stop, or None if no clock stops (see `Clocks.hold`). Refused:
        "question-nobody" (no game master leads), "question-open" (one at a time), "no-words",
        "not-seated"."""
        table.needs("running")
        seat = table.seat_of(user_id)
        if table.row.master_id is None and table.row.master_role is None:
            raise Refused("question-nobody")
        if seat.asks:
            raise Refused("question-open")
        notice_facts = {"seat": seat.seat, "words": tidy(words)}
        table.set_seat(seat.seat, asks=notice_facts["words"])
        until = self.tables.clocks.hold(table, seat.seat)
        self.tables.of(Master).line(table, None, Event("asked_master", notice_facts, {}))
        slot = f"{QUESTION_ASKED}:{table.row.ply}"
        calls = {} if table.row.master_id is None else {CALLED: [table.row.master_id]}
        facts = {**notice_facts, **calls}
        table.post(slot, QUESTION_ASKED, facts)
        return table.info(), until

    @writes
    def answer(
        self, table: TableTx, by: int, seat: int, words: str, roles: Collection[int] = ()
    ) -> TableInfo:
        """Answer a seat's question in public; its clock runs again. Refused: "question-none",
        "no-words"."""
        self.tables.of(Master).leading(table, by, roles)
        table.needs(*UNDER_WAY)
        if not table.seat(seat).asks:
            raise Refused("question-none")
        notice_facts = {"seat": seat, "words": tidy(words)}
        table.set_seat(seat, asks="")
        self.tables.of(Master).line(table, None, Event("answered_by_master", notice_facts, {}))
        table.post(f"{ANSWERED}:{table.row.ply}", ANSWERED, notice_facts)
        return table.info()

    @queries
    def disputed(self, tx: Tx, table_id: int) -> str | None:
        """Return the disputed question, as posted in public; None if there is none."""
        dispute_row = rows.open_dispute(tx, table_id)
        return None if dispute_row is None else str(dispute_row.case.get("text", ""))


def still_asked(table: TableTx, facts: Mapping[str, Any]) -> bool:
    """Return whether the seat of a notice still waits for an answer to that question."""
    return table.seat(int(facts["seat"])).asks == str(facts["words"])
