"""/plan: answers to future questions of the current stretch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.discord.access import SEAT, Button, Press, Run, at_table, sent_number
from bot.discord.commands.play import chooser_page
from bot.discord.components.command_factory import CommandFactory
from bot.discord.components.narrowing import narrowed
from bot.discord.components.parts import Item
from bot.discord.context import Context
from bot.features.plans.lines import key_of
from bot.features.plans.page import ALONE, OFF, line_page, place_page, plan_page, quick_page
from bot.features.plans.service import Plans, PlanSheet
from bot.menu import COMPOSE, NoSuchPlace, Path, level
from bot.render.refusals import house_refusal
from bot.slots import Slot
from bot.table import Refused, TableInfo
from bot.texts import Texts
from bot.words import number
from engine.games import GAMES
from engine.kernel import Pick
from engine.plans import Plan, added, new_line, raised, without

PLAN_ACTION: Final = "plan"
"""The action that shows a plan: `l1:<table>:plan`."""
PLAN_ITEMS: Final[Slot[Callable[[TableInfo, Texts], Sequence[Item]]]] = Slot()
"""Adds at most one button under a plan."""


def plans_commands(factory: CommandFactory) -> list[Any]:
    """Return the only command."""

    async def plan(ctx: Context) -> None:
        own_tables = await ctx.own_tables()
        if len(own_tables) > 1:
            await ctx.answer(await chooser_page(ctx, own_tables, PLAN_ACTION))
        else:
            await show_plan(ctx, own_tables[0], "")

    return [factory.command("command-plan", plan)]


async def show_plan(
    ctx: Context, table: TableInfo, _: str, message: str = "", fresh: int | None = None
) -> None:
    """Show the user's plan below the message, and what may be added; `fresh` is the line written
    last."""
    sheet = await ctx.tables.of(Plans).sheet(table.id, ctx.user.id)
    localized = await ctx.private(sheet.table)
    if fresh is not None and fresh >= len(sheet.plan):
        fresh = None
    page = plan_page(sheet, localized.markdown, localized.plain, message, fresh)
    *rows, last = page.rows
    more = PLAN_ITEMS.gather(ctx.bot.features, sheet.table, localized.plain)
    await ctx.turn(replace(page, rows=(*rows, (*last, *more))))


def _refreshing(run: Run) -> Run:
    """Wrap a handler: if the clicked page is old, show the current plan instead."""

    async def pressed(press: Press) -> None:
        try:
            await run(press)
        except Refused as refused:
            if refused.reason != "stale":
                raise
            localized = await press.private(press.table)
            message = house_refusal(localized.markdown, refused.reason, refused.figures)
            await show_plan(press, press.table, "", message)

    return pressed


async def _fill(press: Press) -> None:
    """Propose a turn."""
    proposed = await press.tables.of(Plans).propose(press.table.id, press.user.id)
    message = ""
    if not proposed:
        localized = await press.private(press.table)
        message = localized.markdown.say("plan-draft-none")
    await show_plan(press, press.table, "", message)


async def _adopt(press: Press) -> None:
    """Adopt the proposal."""
    user = press.user.id
    await press.tables.of(Plans).adopt(press.table.id, user, press.argument)
    await show_plan(press, press.table, "")


async def _refuse(press: Press) -> None:
    """Drop the proposal."""
    await _redraft(press, lambda _: ())


async def _leave(press: Press) -> None:
    """Remove a line of the proposal."""
    at = press.chosen
    await _redraft(press, lambda draft: without(draft, at))


async def _redraft(press: Press, edit: Callable[[Plan], Plan]) -> None:
    user = press.user.id
    await press.tables.of(Plans).redraft(press.table.id, user, press.argument, edit)
    await show_plan(press, press.table, "")


async def _empty(press: Press) -> None:
    """Delete the whole plan."""
    await _change(press, press.argument, lambda _: ())
    await show_plan(press, press.table, "")


async def _resume(press: Press) -> None:
    """Reactivate a stopped plan, unchanged."""
    await _change(press, press.argument, lambda plan: plan)
    await show_plan(press, press.table, "")


# --- one line -------------------------------------------------------------------------------------


async def _line(press: Press) -> None:
    """Show the chosen line."""
    await _show_line(press, press.argument.partition("-")[0], press.chosen)


async def _show_line(press: Press, key: str, at: int) -> None:
    table = press.table
    sheet = await press.tables.of(Plans).sheet(table.id, press.user.id)
    if sheet.key != key or at >= len(sheet.plan):
        raise Refused("stale")
    localized = await press.private(sheet.table)
    await press.turn(line_page(sheet, at, localized.markdown, localized.plain))


async def _change(press: Press, key: str, edit: Callable[[Plan], Plan]) -> str:
    """Change the plan named by `key`; return its new key."""
    return await press.tables.of(Plans).change(press.table.id, press.user.id, key, edit)


async def _turn(press: Press) -> None:
    """Change what happens otherwise, whether the line stays, or its place; or delete it."""
    key, at, action = _addressed(press)
    changes: dict[str, Callable[[Plan], Plan]] = {
        "ask": lambda plan: _with(plan, at, otherwise="ask"),
        "next": lambda plan: _with(plan, at, otherwise="next"),
        "stays": lambda plan: _with(plan, at, stays=not plan[at].stays),
        "up": lambda plan: raised(plan, at),
        "out": lambda plan: without(plan, at),
    }
    if action not in changes:
        raise Refused("old-button")
    changed = await _change(press, key, changes[action])
    if action in ("up", "out"):
        await show_plan(press, press.table, "")
    else:
        await _show_line(press, changed, at)


async def _need(press: Press) -> None:
    """Add a condition to the last line, or remove it."""
    key, at, name = _addressed(press)
    guards = GAMES[press.table.game].GUARDS
    if name not in guards:
        raise Refused("old-button")

    def edit(plan: Plan) -> Plan:
        if at >= len(plan) or type(plan[at].pick) not in guards[name].about:
            raise Refused("old-button")
        kept = {n: guard for n, guard in plan[at].guards.items() if n != name}
        return _with(
            plan, at, guards=kept if name in plan[at].guards else kept | {name: guards[name]()}
        )

    await _change(press, key, edit)
    await show_plan(press, press.table, "", fresh=at)


async def _guard(press: Press) -> None:
    """Add a condition with the chosen terms to a line, or remove it."""
    key, at, name = _addressed(press)
    guards = GAMES[press.table.game].GUARDS
    chosen = "".join(press.values)
    if name not in guards or chosen not in (OFF, *guards[name].ways()):
        raise Refused("old-button")

    def edit(plan: Plan) -> Plan:
        if type(plan[at].pick) not in guards[name].about:
            raise Refused("old-button")
        kept = {n: guard for n, guard in plan[at].guards.items() if n != name}
        needed = {} if chosen == OFF else {name: guards[name].ways()[chosen]}
        return _with(plan, at, guards=kept | needed)

    await _show_line(press, await _change(press, key, edit), at)


def _addressed(press: Press) -> tuple[str, int, str]:
    """Return the plan key, the line and the action that an id names."""
    key, _, tail = press.argument.partition("-")
    line, _, action = tail.partition("-")
    at = sent_number(line)
    return key, at, action


def _with(plan: Plan, at: int, **changes: Any) -> Plan:
    """Return the plan with one line replaced. Refused for a line that it does not have."""
    if at >= len(plan):
        raise Refused("old-button")
    changed = replace(plan[at], **changes, proposed=False)  # a changed line is the owner's own
    return (*plan[:at], changed, *plan[at + 1 :])


# --- another line in two choices ------------------------------------------------------------------


async def _quick(press: Press) -> None:
    """Show the picks of the chosen group; add the pick of a group of one."""
    sheet, n = await _planned_question(press)
    asked, chosen = sheet.foreseen[n], "".join(press.values)
    if chosen == COMPOSE:
        await _go(press, sheet, ALONE, n, Path())
        return
    try:
        path = Path.parse(chosen)
        here = level(asked.picks, path)
        if here.ready is None:
            localized = await press.private(sheet.table)
            page = quick_page(sheet, n, path, localized.markdown, localized.plain)
            await press.turn(page)
            return
    except NoSuchPlace:
        raise Refused("old-button") from None
    await _write(press, sheet, n, asked.picks[here.ready])


async def _take(press: Press) -> None:
    """Add the chosen pick."""
    sheet, n = await _planned_question(press)
    picks = sheet.foreseen[n].picks
    if press.chosen >= len(picks):
        raise Refused("old-button")
    await _write(press, sheet, n, picks[press.chosen])


async def _planned_question(press: Press) -> tuple[PlanSheet, int]:
    """Return the plan, and the question that a line is written for. Refused: "stale" if that
    question has changed."""
    key, _, tail = press.argument.partition("-")
    n = number(tail)
    sheet = await press.tables.of(Plans).sheet(press.table.id, press.user.id)
    if n is None or n >= len(sheet.foreseen) or sheet.key_for(n) != key:
        raise Refused("stale")
    return sheet, n


async def _write(press: Press, sheet: PlanSheet, n: int, pick: Pick) -> None:
    """Add a line at the end of the plan."""
    line = new_line(sheet.foreseen[n].question, pick)
    await _change(press, sheet.key, lambda plan: added(plan, line))
    await show_plan(press, press.table, "", fresh=len(sheet.plan))


async def _standing(press: Press) -> None:
    """Add the relative pick that a menu offered for its question."""
    key, _, n = press.argument.partition("-")
    sheet = await press.tables.of(Plans).sheet(press.table.id, press.user.id, ahead=False)
    picks = GAMES[press.table.game].relative_picks(sheet.view, sheet.asked)
    at = sent_number(n)
    if key_of((), picks) != key or at >= len(picks):
        raise Refused("stale")
    line = new_line(sheet.asked, picks[at])
    await _change(press, sheet.key, lambda plan: plan if line in plan else added(plan, line))
    await show_plan(press, press.table, "")


# --- another line ---------------------------------------------------------------------------------


async def _ask(press: Press) -> None:
    """Show the possible answers to the chosen question."""
    key, _, under = press.argument.partition("-")
    sheet = await press.tables.of(Plans).sheet(press.table.id, press.user.id)
    if sheet.key != key or press.chosen >= len(sheet.foreseen):
        raise Refused("stale")
    await _go(press, sheet, under, press.chosen, Path())


async def _place(press: Press) -> None:
    """Show another place of that menu."""
    sheet, under, n = await _address(press)
    await _go(press, sheet, under, n, press.place)


async def _narrow(press: Press) -> None:
    """Go one level deeper, by the chosen values."""
    sheet, under, n = await _address(press)
    asked, path = sheet.foreseen[n], press.place
    several = level(asked.picks, path, asked.drafts).several
    await _go(press, sheet, under, n, narrowed(path, press.values, several=several is not None))


async def _address(press: Press) -> tuple[PlanSheet, str, int]:
    """Return the plan, the line that the new one follows, and the question. Refused: "stale" if the
    question has changed."""
    sheet = await press.tables.of(Plans).sheet(press.table.id, press.user.id)
    n = int(press.parts["n"])
    if n >= len(sheet.foreseen) or sheet.key_for(n) != press.parts["key"]:
        raise Refused("stale")
    return sheet, press.parts["under"], n


async def _go(press: Press, sheet: PlanSheet, under: str, n: int, path: Path) -> None:
    """Show that place of the menu; a single remaining pick is added to the plan."""
    asked = sheet.foreseen[n]
    try:
        here = level(asked.picks, path, asked.drafts)
    except NoSuchPlace:
        raise Refused("old-button") from None
    pick = here.made if here.ready is None else asked.picks[here.ready]
    if pick is None or here.refused is not None:
        localized = await press.private(sheet.table)
        page = place_page(sheet, under, n, path, localized.markdown, localized.plain)
        await press.turn(page)
        return
    below = None if under == ALONE else number(under)
    line = new_line(asked.question, pick, under=below is not None)
    await _change(press, sheet.key, lambda plan: added(plan, line, below))
    fresh = len(sheet.plan) if below is None else None
    await show_plan(press, press.table, "", fresh=fresh)


BUTTONS: Final = (
    at_table(PLAN_ACTION, SEAT, show_plan),
    *(
        Button("table", _refreshing(run), SEAT, name)
        for name, run in {
            "plan_fill": _fill,
            "plan_empty": _empty,
            "plan_resume": _resume,
            "plan_line": _line,
            "plan_turn": _turn,
            "plan_guard": _guard,
            "plan_ask": _ask,
            "plan_adopt": _adopt,
            "plan_refuse": _refuse,
            "plan_leave": _leave,
            "plan_need": _need,
            "plan_quick": _quick,
            "plan_take": _take,
            "plan_standing": _standing,
        }.items()
    ),
    Button("plan", _refreshing(_place), SEAT),
    Button("plan_select", _refreshing(_narrow), SEAT),
)
