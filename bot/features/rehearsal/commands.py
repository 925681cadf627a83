"""The buttons of a rehearsal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from bot.discord.access import LOOK, SEAT, Button, Press, Run, at_table
from bot.discord.commands.play import outcome_text
from bot.discord.components import ids
from bot.discord.context import Context
from bot.discord.pages.levels import place_at
from bot.discord.pages.places import composed_at, narrow, place_of
from bot.discord.replies import may_show
from bot.features.plans.commands import show_plan
from bot.features.plans.service import Plans
from bot.features.rehearsal.page import MENU, original, rehearsal_page, sheet_page
from bot.features.rehearsal.service import Rehearsal, Rehearsals
from bot.menu import COMPOSE, WHOLE_PICKS, NoSuchPlace, Path
from bot.render.refusals import house_refusal, rules_refusal
from bot.table import Asked, Outcome, Refused, TableInfo
from bot.words import number
from engine.kernel import Pick


async def _begin(ctx: Context, table: TableInfo, _: str) -> None:
    await show(ctx, await ctx.tables.of(Rehearsals).begin(table.id, ctx.user.id))


async def show(
    ctx: Context,
    now: Rehearsal,
    path: Path = Path(),  # noqa: B008 - frozen
    message: str = "",
) -> None:
    """Show a rehearsal to its person, in place of the clicked page. That no longer updates itself
    when its table changes."""
    localized, pictured = await ctx.private(now.table), may_show(ctx.interaction)
    page = await rehearsal_page(ctx.bot, now, path, localized, message, pictured=pictured)
    await ctx.turn(page)
    if now.real is not None:
        await ctx.bot.waiting.on_panel(ctx, now.table, now.asked.seat)


async def _with_message(press: Press, message: str) -> None:
    """Show the rehearsal as it is now, below this message."""
    now = await press.tables.of(Rehearsals).look(press.table.id, press.user.id)
    await show(press, now, Path(), message)


def _explaining(run: Run) -> Run:
    """Wrap a handler: where the rules refuse, or the page is old, say so above the current page."""

    async def pressed(press: Press) -> None:
        try:
            await run(press)
        except Refused as refused:
            texts = (await press.private(press.table)).markdown
            if refused.refusal is not None:
                await _with_message(press, rules_refusal(texts, refused.refusal))
            elif refused.reason in ("stale", "rehearsal-long", "rehearsal-stretch", "plan-long"):
                text = house_refusal(texts, refused.reason, refused.figures)
                await _with_message(press, text)
            else:
                raise

    return pressed


def _version(press: Press) -> int:
    """Return the version that a control is about. Refused for none."""
    version = number(press.argument)
    if version is None:
        raise Refused("old-button")
    return version


async def _at(press: Press) -> None:
    """Do in the copy what a button or a select of its menu says."""
    kind, parts = ids.parse(original(press.table.id, press.argument))
    if kind not in MENU:
        raise Refused("old-button")
    rehearsals, table, user = press.tables.of(Rehearsals), press.table.id, press.user.id
    now = await rehearsals.look(table, user)
    asked, version = now.asked, int(parts["revision"])
    if (int(parts["seat"]), version) != (asked.seat, asked.revision):
        raise Refused("stale")
    try:
        chosen = chosen_at(asked, kind, parts, list(press.values))
    except NoSuchPlace:
        raise Refused("old-button") from None
    if isinstance(chosen, Path):
        await show(press, now, chosen)
    else:
        await show(press, await rehearsals.pick(table, user, version, chosen))


def chosen_at(asked: Asked, kind: str, parts: dict[str, str], values: list[str]) -> Pick | Path:
    """Return the pick that an id of the menu makes, or the place that it shows: no pick needs a
    confirmation, since all can be taken back. Refused or NoSuchPlace for what no menu offers."""
    if kind == "pick":
        index = int(parts["index"])
        if index >= len(asked.picks):
            raise Refused("old-button")
        return asked.picks[index]
    if kind == "any":
        chosen = number(values[0]) if len(values) == 1 else None
        if chosen is None:
            raise Refused("old-button")
        path = place_of(asked, chosen)
    else:
        path = Path.parse(parts["path"])
        if kind == "made":
            return composed_at(asked, path)
        if kind == "narrow":
            path = narrow(asked, path, values)
    here = place_at(asked, path) if path.steps and asked.picks else None
    if here is None or here.ready is None or (WHOLE_PICKS, COMPOSE) in here.chosen:
        return path
    return asked.picks[here.ready]


async def _look(press: Press) -> None:
    await show(press, await press.tables.of(Rehearsals).look(press.table.id, press.user.id))


async def _sheet(press: Press) -> None:
    now = await press.tables.of(Rehearsals).look(press.table.id, press.user.id)
    localized, pictured = await press.private(now.table), may_show(press.interaction)
    await press.turn(await sheet_page(press.bot, now, localized, pictured=pictured))


Change = Callable[[Rehearsals, int, int, int], Awaitable[Rehearsal]]


def _changing(change: Change) -> Run:
    """Return the handler of a control that changes the rehearsal."""

    async def run(press: Press) -> None:
        rehearsals, user = press.tables.of(Rehearsals), press.user.id
        await show(press, await change(rehearsals, press.table.id, user, _version(press)))

    return run


async def _drop(press: Press) -> None:
    """End the rehearsal; show the menu of the table."""
    await press.tables.of(Rehearsals).drop(press.table.id, press.user.id)
    text = (await press.private(press.table)).markdown.say("rehearsal-dropped")
    await press.show_menu(press.table, press.own_seat(press.table), Path(), text)


async def _keep(press: Press) -> None:
    """Make what was rehearsed the person's plan, in place of the former one; show it."""
    rehearsals, plans = press.tables.of(Rehearsals), press.tables.of(Plans)
    table, user = press.table, press.user.id
    plan = await rehearsals.plan(table.id, user, _version(press))
    former = await plans.sheet(table.id, user, ahead=False)
    await plans.change(table.id, user, former.key, lambda _: plan)
    await rehearsals.drop(table.id, user)
    texts = (await press.private(table)).markdown
    await show_plan(press, table, "", texts.say("rehearsal-kept", former=len(former.plan)))


async def _play(press: Press) -> None:
    """Play at the table what was rehearsed, one pick after the other, as far as the table takes it;
    then the rehearsal ends."""
    rehearsals, table, user = press.tables.of(Rehearsals), press.table, press.user.id
    now = await rehearsals.look(table.id, user)
    if now.row.version != _version(press) or not now.may_play or now.real is None:
        raise Refused("stale")
    asked, why = now.real, ""
    done: list[Outcome] = []
    localized = await press.private(table)
    for tried in now.trail:
        if asked.question != (tried.question or None):
            why = localized.markdown.say("rehearsal-differs")
            break
        try:
            outcome = await press.tables.play.pick_value(
                table.id, user, tried.seat, tried.pick, asked.revision
            )
        except Refused as refused:
            if not done and refused.refusal is None and refused.reason != "stale":
                raise
            why = localized.markdown.say("rehearsal-differs")
            break
        done.append(outcome)
        asked = outcome.asked
    if not done:
        await _with_message(press, why)
        return
    await rehearsals.drop(table.id, user)
    await _show_played(press, done, why)


async def _show_played(press: Press, done: list[Outcome], why: str) -> None:
    """Show what came of the picks, and the next question at the table."""
    localized = await press.private(press.table)
    events = tuple(event for outcome in done for event in outcome.events)
    message, _ = outcome_text(replace(done[-1], events=events), localized)
    played = localized.markdown.say("rehearsal-played", n=len(done))
    text = "\n".join(filter(None, (played, why, message)))
    asked = done[-1].asked
    await press.show_menu(asked.table, asked.seat, Path(), text, asked=asked)


BUTTONS: Final = (
    at_table("rehearse", SEAT, _begin),
    *(
        Button("table", _explaining(run), LOOK, name)
        for name, run in {
            "rehearse_at": _at,
            "rehearse_look": _look,
            "rehearse_sheet": _sheet,
            "rehearse_back": _changing(Rehearsals.back),
            "rehearse_on": _changing(Rehearsals.go_on),
            "rehearse_keep": _keep,
            "rehearse_play": _play,
            "rehearse_drop": _drop,
        }.items()
    ),
)
