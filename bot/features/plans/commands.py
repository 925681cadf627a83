"""/plan: what one wants to answer before one is asked, for the stretch to come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from bot.discord.access import SEAT, Button, Press, Run, at_table
from bot.discord.commands.play import chooser_page
from bot.discord.components.command_factory import Making
from bot.discord.context import Context
from bot.features.plans.page import ALONE, OFF, line_page, place_page, plan_page, quick_page
from bot.features.plans.service import Plans, PlanSheet
from bot.menu import COMPOSE, SELECT_ENTRIES, NoSuchPlace, Path, level
from bot.render.refusals import house_refusal
from bot.table import Refused, TableInfo
from bot.words import number
from engine.games import GAMES
from engine.kernel import Pick
from engine.plans import Plan, Planned, added, raised, without

PLAN_ACTION: Final = "plan"
"""The action that shows it: `l1:<table>:plan`."""


def plans_commands(making: Making) -> list[Any]:
    """The one command."""

    async def plan(ctx: Context) -> None:
        own = await ctx.own_tables()
        if len(own) > 1:
            await ctx.answer(await chooser_page(ctx, own, PLAN_ACTION))
        else:
            await show_plan(ctx, own[0], "")

    return [making.command("command-plan", plan)]


async def show_plan(
    ctx: Context, table: TableInfo, _: str, said: str = "", fresh: int | None = None
) -> None:
    """The plan of the one who asks, under what was `said`, and what may be added to it; `fresh` is
    the line that they wrote last."""
    sheet = await ctx.tables.of(Plans).sheet(table.id, ctx.user.id)
    localized = await ctx.private(sheet.table)
    if fresh is not None and fresh >= len(sheet.plan):
        fresh = None
    await ctx.turn(plan_page(sheet, localized.markdown, localized.plain, said, fresh))


def _afresh(run: Run) -> Run:
    """The same; if the clicked page is old, it shows the current plan instead."""

    async def pressed(press: Press) -> None:
        try:
            await run(press)
        except Refused as refused:
            if refused.reason != "stale":
                raise
            localized = await press.private(press.table)
            said = house_refusal(localized.markdown, refused.reason, refused.figures)
            await show_plan(press, press.table, "", said)

    return pressed


async def _fill(press: Press) -> None:
    """Propose a turn."""
    found = await press.tables.of(Plans).propose(press.table.id, press.user.id)
    said = ""
    if not found:
        localized = await press.private(press.table)
        said = localized.markdown.say("plan-draft-none")
    await show_plan(press, press.table, "", said)


async def _adopt(press: Press) -> None:
    """Put the proposal in force."""
    user = press.user.id
    await press.tables.of(Plans).adopt(press.table.id, user, press.argument)
    await show_plan(press, press.table, "")


async def _refuse(press: Press) -> None:
    """Drop the proposal."""
    await _redraft(press, lambda _: ())


async def _leave(press: Press) -> None:
    """Leave a line of the proposal out."""
    at = press.chosen
    await _redraft(press, lambda draft: without(draft, at))


async def _redraft(press: Press, edit: Callable[[Plan], Plan]) -> None:
    user = press.user.id
    await press.tables.of(Plans).redraft(press.table.id, user, press.argument, edit)
    await show_plan(press, press.table, "")


async def _empty(press: Press) -> None:
    """Take all of it back."""
    await _change(press, press.argument, lambda _: ())
    await show_plan(press, press.table, "")


async def _resume(press: Press) -> None:
    """Put a stopped plan in force again, unchanged."""
    await _change(press, press.argument, lambda plan: plan)
    await show_plan(press, press.table, "")


# --- one line -------------------------------------------------------------------------------------


async def _line(press: Press) -> None:
    """Show the line that was chosen."""
    await _show_line(press, press.argument.partition("-")[0], press.chosen)


async def _show_line(press: Press, key: str, at: int) -> None:
    table = press.table
    sheet = await press.tables.of(Plans).sheet(table.id, press.user.id)
    if sheet.key != key or at >= len(sheet.plan):
        raise Refused("stale")
    localized = await press.private(sheet.table)
    await press.turn(line_page(sheet, at, localized.markdown, localized.plain))


async def _change(press: Press, key: str, edit: Callable[[Plan], Plan]) -> PlanSheet:
    """Change the plan named by `key`; return its new state."""
    plans, user = press.tables.of(Plans), press.user.id
    await plans.change(press.table.id, user, key, edit)
    return await plans.sheet(press.table.id, user, ahead=False)


async def _turn(press: Press) -> None:
    """Change what happens otherwise, whether the line stays, or its place; take it out."""
    key, at, what = _named(press)
    changes: dict[str, Callable[[Plan], Plan]] = {
        "ask": lambda plan: _with(plan, at, otherwise="ask"),
        "next": lambda plan: _with(plan, at, otherwise="next"),
        "stays": lambda plan: _with(plan, at, stays=not plan[at].stays),
        "up": lambda plan: raised(plan, at),
        "out": lambda plan: without(plan, at),
    }
    if what not in changes:
        raise Refused("old-button")
    sheet = await _change(press, key, changes[what])
    if what in ("up", "out"):
        await show_plan(press, press.table, "")
    else:
        await _show_line(press, sheet.key, at)


async def _need(press: Press) -> None:
    """Add a condition to the last line, or remove it."""
    key, at, name = _named(press)
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
    key, at, name = _named(press)
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

    sheet = await _change(press, key, edit)
    await _show_line(press, sheet.key, at)


def _named(press: Press) -> tuple[str, int, str]:
    """The plan and the line that an id names, and what is to be done there."""
    key, _, rest = press.argument.partition("-")
    line, _, what = rest.partition("-")
    at = number(line)
    if at is None:
        raise Refused("old-button")
    return key, at, what


def _with(plan: Plan, at: int, **changes: Any) -> Plan:
    """The plan with another line there. Refused for a line that it does not have."""
    if at >= len(plan):
        raise Refused("old-button")
    changed = replace(plan[at], **changes, proposed=False)  # from now on it is its owner's
    return (*plan[:at], changed, *plan[at + 1 :])


# --- another line in two choices ------------------------------------------------------------------


async def _quick(press: Press) -> None:
    """What is left of the group that was chosen; a group of one pick is written down."""
    sheet, n = await _foreseen(press)
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
    """Write the pick down that was chosen."""
    sheet, n = await _foreseen(press)
    picks = sheet.foreseen[n].picks
    if press.chosen >= len(picks):
        raise Refused("old-button")
    await _write(press, sheet, n, picks[press.chosen])


async def _foreseen(press: Press) -> tuple[PlanSheet, int]:
    """The plan, and for which question a line is written. Refused: "stale" once that question may
    be answered otherwise."""
    key, _, rest = press.argument.partition("-")
    n = number(rest)
    sheet = await press.tables.of(Plans).sheet(press.table.id, press.user.id)
    if n is None or n >= len(sheet.foreseen) or sheet.key_for(n) != key:
        raise Refused("stale")
    return sheet, n


async def _write(press: Press, sheet: PlanSheet, n: int, pick: Pick) -> None:
    """A line at the end of the plan."""
    line = Planned(sheet.foreseen[n].question, pick)
    await _change(press, sheet.key, lambda plan: added(plan, line))
    await show_plan(press, press.table, "", fresh=len(sheet.plan))


# --- another line ---------------------------------------------------------------------------------


async def _ask(press: Press) -> None:
    """What could be answered to the question that was chosen."""
    key, _, under = press.argument.partition("-")
    sheet = await press.tables.of(Plans).sheet(press.table.id, press.user.id)
    if sheet.key != key or press.chosen >= len(sheet.foreseen):
        raise Refused("stale")
    await _go(press, sheet, under, press.chosen, Path())


async def _place(press: Press) -> None:
    """Another place of that menu."""
    sheet, under, n = await _placed(press)
    await _go(press, sheet, under, n, press.place)


async def _narrow(press: Press) -> None:
    """One level deeper, by what was chosen: of several things each is a bit."""
    sheet, under, n = await _placed(press)
    asked, path = sheet.foreseen[n], press.place
    if level(asked.picks, path, asked.drafts).several is None:
        await _go(press, sheet, under, n, path.to(press.chosen))
        return
    bits = [number(value, SELECT_ENTRIES) for value in press.values]
    await _go(press, sheet, under, n, path.to(sum(1 << bit for bit in bits if bit is not None)))


async def _placed(press: Press) -> tuple[PlanSheet, str, int]:
    """The plan, and where in it which question is planned for. Refused: "stale" once the question
    may be answered otherwise."""
    sheet = await press.tables.of(Plans).sheet(press.table.id, press.user.id)
    n = int(press.parts["n"])
    if n >= len(sheet.foreseen) or sheet.key_for(n) != press.parts["key"]:
        raise Refused("stale")
    return sheet, press.parts["under"], n


async def _go(press: Press, sheet: PlanSheet, under: str, n: int, path: Path) -> None:
    """Show that place of the menu; where one pick is left, it is planned."""
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
    line = Planned(asked.question, pick, under=below is not None)
    await _change(press, sheet.key, lambda plan: added(plan, line, below))
    fresh = len(sheet.plan) if below is None else None
    await show_plan(press, press.table, "", fresh=fresh)


BUTTONS: Final = (
    at_table(PLAN_ACTION, SEAT, show_plan),
    *(
        Button("table", _afresh(run), SEAT, name)
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
        }.items()
    ),
    Button("plan", _afresh(_place), SEAT),
    Button("plan_select", _afresh(_narrow), SEAT),
)
