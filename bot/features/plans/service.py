"""Plans: create, change, carry out and stop them; see `engine.plans`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar

from bot.features.plans import rows
from bot.features.plans.lines import (
    PLAN,
    STRUCK,
    UNDONE,
    UNFIT,
    in_force,
    key_of,
    plan_and_draft,
    plan_from_json,
    plan_to_json,
    stored_plan,
    stretch_of,
)
from bot.features.plans.previews import PlanOutlook, PlanRequest
from bot.features.plans.rows import PlanRow
from bot.model.facts import Refused, TableInfo
from bot.model.turn_preview import question_seed
from bot.table.announcer import Announcer
from bot.table.changes import phase_key
from bot.table.moves import Move
from bot.table.positions import Position
from bot.table.saving import event_from_json
from bot.table.sessions import TableSessions, TableTx, writes
from bot.table.turns import AutoAnswer, Turns
from engine import codec
from engine.kernel import Event, Game, Seat, View
from engine.plan_worlds import Foreseen
from engine.plans import MAX_PLAN_LINES, Plan, Verdict, answered, candidates, lasting, verdict


@dataclass(frozen=True)
class PlanSheet:
    """The plan of a seat, and what can be planned for."""

    table: TableInfo
    seat: Seat
    plan: Plan
    stopped: str
    """Why it has stopped (a text id after `plan-stopped-`); "": it is in force, or has no lines."""
    view: View
    foreseen: tuple[Foreseen, ...] = ()
    """What the seat may be asked until the stretch ends, the soonest first."""
    draft: Plan = ()
    """The proposal; not in force until it is adopted."""
    asked: str = ""
    """Class name of the seat's current question; empty: there is none."""
    answers: bool = False
    """Whether the plan will answer that."""

    @property
    def key(self) -> str:
        """The key that buttons of a page with this plan contain."""
        return key_of(self.plan)

    @property
    def draft_key(self) -> str:
        """The key that buttons about the draft contain."""
        return key_of(self.draft)

    def key_for(self, n: int) -> str:
        """Return the key of a page that also shows possible answers to a question."""
        return key_of(self.plan, self.foreseen[n].picks)


@dataclass
class Plans:
    """Plans of seats."""

    sessions: TableSessions
    announcer: Announcer
    turns: Turns
    in_force: ClassVar = rows.PLANNED_SEATS
    stored: ClassVar = rows.SEATS_WITH_PLAN

    def __post_init__(self) -> None:
        self._outlook = PlanOutlook(self.sessions.thinking)

    # --- editing ----------------------------------------------------------------------------------

    async def sheet(self, table_id: int, user_id: int, *, ahead: bool = True) -> PlanSheet:
        """Return the current plan of this person's seat; with `ahead`, also what can be planned.
        Refused: "not-seated", "plans-learning", "looking-full"; unless the game runs."""

        def look(table: TableTx) -> tuple[PlanSheet, Position, int]:
            seat = self._plans_at(table, user_id)
            position = self.sessions.position(table)
            plan, stopped, draft = plan_and_draft(table, position, seat)
            asked = position.seat_view(seat).question if seat in position.awaited else None
            answer = verdict(position.package, position.game, seat, () if stopped else plan)
            sheet = PlanSheet(
                table.info(),
                seat,
                plan,
                stopped,
                position.view(seat),
                draft=draft,
                asked="" if asked is None else type(asked).__name__,
                answers=answer is not None and answer.pick is not None,
            )
            return sheet, position, table.seat(seat).revision

        shown, position, revision = await self.sessions.read(table_id, look)
        if not ahead:
            return shown
        seat, plan = shown.seat, shown.plan
        seed = question_seed(table_id, seat, revision)
        request = PlanRequest(table_id, user_id, seat, seed)
        return replace(shown, foreseen=await self._outlook.expected(request, position, plan))

    @writes
    def change(self, table: TableTx, user_id: int, key: str, edit: Callable[[Plan], Plan]) -> str:
        """Change the plan that a page named by `key` shows; it is in force from then on. Return its
        new key. Refused: "stale" (it has changed since), "plan-long" (most); as `sheet`."""
        seat = self._plans_at(table, user_id)
        position = self.sessions.position(table)
        plan, _ = stored_plan(table, position, seat)
        if key_of(plan) != key:
            raise Refused("stale")
        changed = tuple(replace(line, lasts=True) for line in edit(plan))
        self._keep(table, position, seat, changed)
        return key_of(changed)

    async def propose(self, table_id: int, user_id: int) -> bool:
        """Draft a computer's picks for the next turn that the plan leaves open; none is in force
        until it is adopted. False: there is nothing to propose. Refused: as `sheet`."""

        def look(table: TableTx) -> tuple[Position, int, int, Plan]:
            seat = self._plans_at(table, user_id)
            position = self.sessions.position(table)
            seed = question_seed(table_id, seat, table.seat(seat).revision)
            return position, seat, seed, in_force(table, position, seat)

        position, seat, seed, plan = await self.sessions.read(table_id, look)
        request = PlanRequest(table_id, user_id, seat, seed)
        draft = await self._outlook.proposed(request, position, plan)

        def change(now: TableTx) -> None:
            self._plans_at(now, user_id)
            row = self._row(now, self.sessions.position(now), seat)
            self._write(now, replace(row, draft=plan_to_json(draft)))

        await self.sessions.write(table_id, change)
        return bool(draft)

    @writes
    def adopt(self, table: TableTx, user_id: int, key: str) -> None:
        """Append the draft that a page named by `key` shows to the plan. Refused: as `change`."""
        seat, position, draft = self._drafted(table, user_id, key)
        plan, _ = stored_plan(table, position, seat)
        self._keep(table, position, seat, (*plan, *draft), ())

    @writes
    def redraft(self, table: TableTx, user_id: int, key: str, edit: Callable[[Plan], Plan]) -> None:
        """Change the draft that a page named by `key` shows; it stays a draft. Refused: as
        `change`."""
        seat, position, draft = self._drafted(table, user_id, key)
        row = self._row(table, position, seat)
        self._write(table, replace(row, draft=plan_to_json(edit(draft))))

    def _drafted(self, table: TableTx, user_id: int, key: str) -> tuple[Seat, Position, Plan]:
        seat = self._plans_at(table, user_id)
        position = self.sessions.position(table)
        _, _, draft = plan_and_draft(table, position, seat)
        if not draft or key_of(draft) != key:
            raise Refused("stale")
        return seat, position, draft

    def _plans_at(self, table: TableTx, user_id: int) -> Seat:
        """Return the seat for which this person may plan."""
        table.needs("running")
        if table.row.learner is not None:
            raise Refused("plans-learning")
        return table.seat_of(user_id).seat

    def _row(self, table: TableTx, position: Position, seat: Seat) -> PlanRow:
        """Return the plan of a seat for the current stretch; an empty one if there is none."""
        row, span = rows.plan_of(table.tx, table.id, seat), stretch_of(position)
        return row if row is not None and row.stretch == span else PlanRow(seat, span, ())

    def _write(self, table: TableTx, row: PlanRow) -> None:
        """Store a plan with its draft; delete the row if both are empty."""
        table.instructed = None
        if row.lines or row.draft:
            rows.set_plan(table.tx, table.id, row)
        else:
            rows.drop_plans(table.tx, table.id, [row.seat])

    def _keep(
        self, table: TableTx, position: Position, seat: Seat, plan: Plan, draft: Plan | None = None
    ) -> None:
        """Store the seat's new plan and schedule its check after the pause; None as `draft`: the
        proposal stays."""
        if len(plan) > MAX_PLAN_LINES:
            raise Refused("plan-long", {"most": MAX_PLAN_LINES})
        draft_lines = (
            self._row(table, position, seat).draft if draft is None else plan_to_json(draft)
        )
        self._write(
            table, PlanRow(seat, stretch_of(position), plan_to_json(plan), draft=draft_lines)
        )
        self.turns.plan_orders(table, position.game, frozenset({seat}))
        phase = phase_key(position.view(None))
        self.announcer.sheet(table, table.seat(seat), phase, "change")

    # --- execution --------------------------------------------------------------------------------

    def always(self, table: TableTx, game: Game, awaited: set[Seat]) -> set[Seat]:
        """Return no seats: a seat without a plan is not answered for."""
        return set()

    def would(self, table: TableTx, now: Position, seat: Seat) -> bool:
        """Return whether the plan of the seat answers its current question."""
        if seat not in self.turns.instructed(table):
            return False
        answer = verdict(now.package, now.game, seat, in_force(table, now, seat))
        return answer is not None and answer.pick is not None

    def tidy(self, table: TableTx, seat: Seat) -> None:
        """Do nothing: a plan that no longer fits stops when it is read."""

    def ready(
        self, table: TableTx, now: Position, seat: Seat
    ) -> Callable[[Position, bool], AutoAnswer | None] | None:
        """Return a function that answers by the plan of this seat; None if none is in force."""

        def reply(now: Position, by_hand: bool) -> AutoAnswer | None:
            answer = self.verdict(table, now, seat, by_hand=by_hand)
            if answer is None or answer.pick is None:
                return None if answer is None else AutoAnswer(None)
            proposed = answer.line is not None and answer.line.proposed
            event = Event("plan_answered", {}, {seat: {"proposed": proposed}}, hidden=True)
            return AutoAnswer(answer.pick, PLAN, (event,))

        return reply if self.fitting(table, now, seat) else None

    def forget(self, table: TableTx, seat: Seat) -> None:
        """Delete the plan of this seat."""
        rows.drop_plans(table.tx, table.id, [seat])

    def fitting(self, table: TableTx, now: Position, seat: Seat) -> Plan:
        """Return the plan of this seat that is in force; stop one that the game no longer knows."""
        row = self._row(table, now, seat)
        if row.stopped:
            return ()
        plan = plan_from_json(now.package, now.game, row.lines)
        if plan is None:
            rows.set_plan(table.tx, table.id, replace(row, stopped=UNFIT))
        return plan or ()

    def verdict(
        self, table: TableTx, now: Position, seat: Seat, *, by_hand: bool
    ) -> Verdict | None:
        """Return the plan's answer to the seat's question, recorded in the plan; None if it has
        none."""
        plan = self.fitting(table, now, seat)
        answer = verdict(now.package, now.game, seat, plan, by_hand=by_hand)
        if answer is not None:
            row = self._row(table, now, seat)
            lines = plan_to_json(answer.rest)
            stopped = "" if answer.pick is not None else answer.why or UNFIT
            rows.set_plan(table.tx, table.id, replace(row, lines=lines, stopped=stopped))
        return answer

    # --- after a move -----------------------------------------------------------------------------

    def follow(self, table: TableTx, move: Move) -> None:
        """Update all plans of the table after a move: end those of a finished stretch, drop lines
        that their owner has played, stop those that were upset."""
        kept = rows.plans_of(table.tx, table.id) if self.turns.instructed(table) else []
        if not kept:
            return
        now = move.after
        over = None if now.game.result is not None else stretch_of(now)
        for row in kept:
            if row.stretch != over:
                row = self._outlived(now, row, over)
                self._write(table, row)
            if row.draft and move.row.seat == row.seat and move.row.kind != "note":
                row = replace(row, draft=())  # the draft was about a turn that has changed
                self._write(table, row)
            if row.lines and not row.stopped:
                self._follow(table, move, row)

    def _outlived(self, now: Position, row: PlanRow, stretch: str | None) -> PlanRow:
        """Return the plan of a finished stretch with only what lasts; None as `stretch`: the game
        is over. With its other lines gone it is in force again, unless an undo of its owner stopped
        it."""
        lines: Plan = ()
        if stretch is not None:
            plan = plan_from_json(now.package, now.game, row.lines)
            lines = lasting(now.package, plan or ())
        goes_on = row.stopped == UNDONE or now.package.LASTING == "all"
        return PlanRow(row.seat, stretch or "", plan_to_json(lines), row.stopped if goes_on else "")

    def _follow(self, table: TableTx, move: Move, row: PlanRow) -> None:
        now, by_owner = move.after, move.row.seat == row.seat
        if move.row.kind == "rewind" or (by_owner and move.row.kind == "undo"):
            rows.set_plan(table.tx, table.id, replace(row, stopped=UNDONE))
        elif by_owner:
            self._mark_done(table, move, row)
        elif self._upset(move, row.seat):
            plan = plan_from_json(now.package, now.game, row.lines) or ()
            answer = verdict(now.package, now.game, row.seat, plan)
            steps = [step for step in now.game.agenda if getattr(step, "seat", None) == row.seat]
            if any(candidates(plan, type(step).__name__) for step in steps):
                return  # its lines are tried once the seat is asked, after another one
            if answer is None or answer.pick is None:  # otherwise it answers that
                rows.set_plan(table.tx, table.id, replace(row, stopped=STRUCK))
                if row.seat not in now.awaited:  # awaited people are called to their turn anyway
                    phase = phase_key(now.view(None))
                    self.announcer.sheet(table, table.seat(row.seat), phase, "stopped")

    def _mark_done(self, table: TableTx, move: Move, row: PlanRow) -> None:
        """Drop a planned line that its owner played by hand."""
        if move.before is None or move.row.kind != "pick" or move.row.by:
            return
        package, game = move.before.package, move.before.game
        asked = move.before.seat_view(row.seat).question
        plan = plan_from_json(package, game, row.lines) or ()
        remaining = answered(plan, type(asked).__name__, codec.pick_from_json(game, move.row.pick))
        if remaining != plan:
            rows.set_plan(table.tx, table.id, replace(row, lines=plan_to_json(remaining)))

    def _upset(self, move: Move, seat: Seat) -> bool:
        events = [event_from_json(data) for data in move.row.events]
        return any(move.after.package.upsets(event, seat) for event in events)


def plans_follow(table: TableTx, move: Move) -> None:
    """Update plans after a move, before anybody is called."""
    if move.before is not None and table.row.learner is None:
        table.of(Plans).follow(table, move)
