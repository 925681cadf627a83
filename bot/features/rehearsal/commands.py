"""The buttons of a rehearsal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from bot.discord.access import LOOK, SEAT, Button, Press, Run, at_table, sent_number
from bot.discord.commands.play import outcome_text
from bot.discord.components import ids
from bot.discord.context import Context, Localized
from bot.discord.pages.places import SEAT_MENU, goal_of, ready_at
from bot.discord.replies import may_show
from bot.features.plans.commands import show_plan
from bot.features.plans.service import Plans
from bot.features.rehearsal.page import original, rehearsal_page, sheet_page
from bot.features.rehearsal.service import Rehearsal, Rehearsals
from bot.features.replay.film import Films
from bot.features.replay.positions import Frame
from bot.features.replay.positions import show as show_position
from bot.menu import NoSuchPlace, Path
from bot.render.refusals import house_refusal, rules_refusal
from bot.table import Asked, Outcome, Refused, TableInfo, Tables
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
    return sent_number(press.argument)


async def _at(press: Press) -> None:
    """Do in the copy what a button or a select of its menu says."""
    kind, parts = ids.parse(original(press.table.id, press.argument))
    if kind not in SEAT_MENU:
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
        await show(press, await rehearsals.pick_in(now, chosen))


def chosen_at(asked: Asked, kind: str, parts: dict[str, str], values: list[str]) -> Pick | Path:
    """Return the pick that an id of the menu makes, or the place that it shows: no pick needs a
    confirmation, since all can be taken back. Refused or NoSuchPlace for what no menu offers."""
    goal = goal_of(asked, kind, parts, values)
    ready = ready_at(asked, goal) if isinstance(goal, Path) else None
    return goal if ready is None else asked.picks[ready]


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


async def _fork(press: Press) -> None:
    """Play on from a position of the finished game."""
    move, seat = [*map(number, press.argument.split("-")), None][:2]
    if move is None or seat is None or seat >= len(press.table.seated):
        raise Refused("old-button")
    at = await press.tables.of(Films).at(press.table.id, move)
    alone = press.argument.endswith("-alone")
    await show(press, await press.tables.of(Rehearsals).fork(press.user.id, at, seat, alone=alone))


async def _drop(press: Press) -> None:
    """End the rehearsal; show the menu of the table, or the position from which it began."""
    rehearsals = press.tables.of(Rehearsals)
    now = await rehearsals.look(press.table.id, press.user.id)
    await rehearsals.drop(press.table.id, press.user.id)
    if now.row.move is not None:
        await show_position(press, press.table, Frame(now.row.move))
        return
    text = (await press.private(press.table)).markdown.say("rehearsal-dropped")
    await press.show_menu(press.table, press.own_seat(press.table), Path(), text)


async def keep_as_plan(tables: Tables, now: Rehearsal, version: int) -> int:
    """Make what was rehearsed the person's plan, in place of the former one, whose number of lines
    is returned; the rehearsal ends. Refused as `Rehearsals.plan` and `Plans.change`."""
    rehearsals, plans, table, user = tables.of(Rehearsals), tables.of(Plans), now.table, now.user_id
    plan = await rehearsals.plan(table.id, user, version)
    former = await plans.sheet(table.id, user, ahead=False)
    await plans.change(table.id, user, former.key, lambda _: plan)
    await rehearsals.drop(table.id, user)
    return len(former.plan)


async def _keep(press: Press) -> None:
    """Show the plan that the rehearsal has become."""
    now = await press.tables.of(Rehearsals).look(press.table.id, press.user.id)
    former = await keep_as_plan(press.tables, now, _version(press))
    texts = (await press.private(press.table)).markdown
    await show_plan(press, press.table, "", texts.say("rehearsal-kept", former=former))


async def play_at_table(
    tables: Tables, now: Rehearsal, version: int, localized: Localized
) -> tuple[Outcome | None, str]:
    """Play at the table what was rehearsed, one pick after the other, as far as the table takes it;
    then the rehearsal ends. Return what came of it, and a text that says so; None, and why, if
    nothing was played. Refused: "stale" (it is not what can be played now)."""
    if now.row.version != version or not now.may_play or now.real is None:
        raise Refused("stale")
    asked, texts, why = now.real, localized.markdown, ""
    table, user = now.table.id, now.user_id
    done: list[Outcome] = []
    for tried in now.trail:
        if asked.question != (tried.question or None):
            why = texts.say("rehearsal-differs")
            break
        play = tables.play.pick_value(table, user, tried.seat, tried.pick, asked.revision)
        try:
            done.append(await play)
        except Refused as refused:
            if not done and refused.refusal is None and refused.reason != "stale":
                raise
            why = texts.say("rehearsal-differs")
            break
        asked = done[-1].asked
    if not done:
        return None, why
    await tables.of(Rehearsals).drop(table, user)
    events = tuple(event for outcome in done for event in outcome.events)
    outcome = replace(done[-1], events=events)
    played = texts.say("rehearsal-played", n=len(done))
    return outcome, "\n".join(filter(None, (played, why, outcome_text(outcome, localized)[0])))


async def _play(press: Press) -> None:
    """Show what came of the picks at the table, and the next question there."""
    now = await press.tables.of(Rehearsals).look(press.table.id, press.user.id)
    localized = await press.private(press.table)
    outcome, text = await play_at_table(press.tables, now, _version(press), localized)
    if outcome is None:
        await _with_message(press, text)
    else:
        asked = outcome.asked
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
            "rehearse_fork": _fork,
            "rehearse_keep": _keep,
            "rehearse_play": _play,
            "rehearse_drop": _drop,
        }.items()
    ),
)
