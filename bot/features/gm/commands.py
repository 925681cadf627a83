"""/gm: the actions of a game master, by command or from the panel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from bot.discord.access import MASTER, Button, Press, of_master, sent_number
from bot.discord.commands.seats import (
    has_clock,
    parse_seat,
    replace_page,
    replacing,
    seat_at,
    seats_where,
)
from bot.discord.components.command_factory import Arg, CommandFactory, Run
from bot.discord.components.forms import submitted_fields as entered
from bot.discord.components.ids import master_id
from bot.discord.components.parts import Page
from bot.discord.context import Action, Context
from bot.discord.rights import roles_of
from bot.features.gm import character_commands as characters
from bot.features.gm import role_commands as gm_role
from bot.features.gm import scene_commands as scenes
from bot.features.gm.correction_page import (
    characters_of,
    correct_page,
    decode_correction,
    suggestions,
    typed_correction,
)
from bot.features.gm.disputes import Disputes
from bot.features.gm.master import Master
from bot.features.gm.panel import (
    BOARD,
    LOG,
    ask_hours,
    ask_words,
    master_table,
    say_on_panel,
    seats_page,
    show_panel,
)
from bot.features.gm.preparation_page import prepare
from bot.menu import Path
from bot.render.picks import is_well_formed, pick_text
from bot.render.refusals import rules_refusal
from bot.render.rulebook import search, title_of
from bot.table import Refused, TableInfo
from bot.table.after.event_log import IN_THE_FICTION, OPENLY, QUIETLY
from bot.table.seats import Seats
from bot.texts import Said, shorten
from bot.words import MAX_TEXT_CHARS, number
from engine.corrections import Correction
from engine.games import GAMES

MOST_HOURS = 168
"""Maximum hours of extra time at once."""


def gm_commands(factory: CommandFactory) -> list[Any]:
    """Return the game master's group of commands."""
    group = factory.group("command-gm")
    gm_role.add_gm_role_commands(factory, group)
    characters.add_to_master(factory, group)
    scenes.add_gm_scene_commands(factory, group)

    async def log(ctx: Context) -> None:
        await show_panel(ctx, await master_table(ctx), LOG)

    async def amend(ctx: Context, correction: str, reason: str) -> None:
        table = await master_table(ctx)
        texts = (await ctx.private(table)).plain
        corrections = await ctx.tables.of(Master).corrections(table.id, ctx.user.id, roles_of(ctx))
        chosen = typed_correction(texts, corrections, correction, characters_of(table))
        if isinstance(chosen, Path):
            await show_corrections(ctx, table, chosen)
        else:
            await make(ctx, table, chosen, reason)

    async def amendments(ctx: Context, typed: str) -> Sequence[tuple[str, str | int]]:
        table = await master_table(ctx)
        texts = (await ctx.private(table)).plain
        possible = await ctx.tables.of(Master).corrections(table.id, ctx.user.id, roles_of(ctx))
        return [
            (shorten(label, 100), shorten(str(value), 100))
            for label, value in suggestions(texts, possible, typed, characters_of(table))
        ]

    def led(act: Action) -> Run:
        """Return the command that does what a button of the panel does."""

        async def run(ctx: Context) -> None:
            await act(ctx, await master_table(ctx), "")

        return run

    async def more(ctx: Context, hours: int, seat: str = "") -> None:
        whose = parse_seat(seat) if seat else None
        await extend(ctx, await master_table(ctx), str(hours), whose)

    async def dispute(ctx: Context, text: str, rule: str = "") -> None:
        table = await master_table(ctx)
        await open_dispute(ctx, table, rule or "", text)

    async def rules(ctx: Context, typed: str) -> Sequence[tuple[str, str | int]]:
        table = await ctx.table_here()
        locale = (await ctx.private(table)).plain.locale
        matches = search([table.game], locale, typed)
        return [(title_of(GAMES[table.game].RULES[rule], locale), rule) for _, rule in matches]

    async def ruled(ctx: Context, text: str) -> None:
        await rule_dispute(ctx, await master_table(ctx), text)

    correction_arg = Arg("correction", "arg-correction", suggest=amendments)
    why = Arg("reason", "arg-reason", most=MAX_TEXT_CHARS)
    hours = Arg("hours", "arg-hours", kind=int)
    whose = Arg("seat", "arg-extended-seat", required=False, suggest=seats_where(has_clock))
    disputed = Arg("rule", "arg-disputed", required=False, suggest=rules)
    for key, run, args in (
        ("panel", led(_panel), []),
        ("set", amend, [correction_arg, why]),
        ("undo", led(_undo), []),
        ("pause", led(_pause), []),
        ("resume", led(_resume), []),
        ("extend", more, [hours, whose]),
        ("seat", led(_seats), []),
        ("dispute", dispute, [Arg("text", "arg-question", most=MAX_TEXT_CHARS), disputed]),
        ("rule", ruled, [Arg("text", "arg-ruling", most=MAX_TEXT_CHARS)]),
        ("log", log, []),
        ("prepare", led(prepare), []),
    ):
        group.add_command(factory.command(f"command-gm-{key}", run, args))
    return [group]


# --- the panel's buttons --------------------------------------------------------------------------


async def _panel(ctx: Context, table: TableInfo, look: str) -> None:
    await show_panel(ctx, table, look or BOARD)


async def _fix(ctx: Context, table: TableInfo, _: str) -> None:
    await show_corrections(ctx, table, Path())


async def _undo(ctx: Context, table: TableInfo, _: str) -> None:
    by, roles = ctx.user.id, roles_of(ctx)
    await ctx.tables.of(Master).undo_correction(table.id, by, roles)
    await say_on_panel(ctx, table, "gm-uncorrected")


async def _pause(ctx: Context, table: TableInfo, _: str) -> None:
    await _led(ctx, table)
    await ctx.tables.pausing.pause(table.id, ctx.user.id, manager=True)
    await say_on_panel(ctx, table, "paused")


async def _resume(ctx: Context, table: TableInfo, _: str) -> None:
    await _led(ctx, table)
    await ctx.tables.pausing.resume(table.id, ctx.user.id, manager=True)
    await say_on_panel(ctx, table, "resumed")


async def _led(ctx: Context, table: TableInfo) -> None:
    """Refused unless the user leads this game: they may then do what a host may."""
    await ctx.tables.of(Master).oversee(table.id, ctx.user.id, roles_of(ctx))


async def _seats(ctx: Context, table: TableInfo, _: str) -> None:
    await _led(ctx, table)
    await ctx.turn(seats_page(table, await ctx.private(table)))


async def _ask_replace(ctx: Context, table: TableInfo, asked: str) -> None:
    await _led(ctx, table)
    action, at = replacing(table, asked)
    does = {
        "regent": master_id(table.id, "regent", at.seat),
        "offer": master_id(table.id, "offer", at.seat),
        "hand": master_id(table.id, "hand", at.seat),
    }
    texts = (await ctx.private(table)).markdown
    await ctx.turn(replace_page(action, at, does, master_id(table.id, "seats"), texts))


def _replaces(change: Callable[..., Awaitable[TableInfo]]) -> Action:
    """Return what a button does that gives a seat to another by this method of `Seats`."""

    async def act(ctx: Context, table: TableInfo, seat: str) -> None:
        await _led(ctx, table)
        at = sent_number(seat)
        changed = await change(ctx.tables.seats, table.id, ctx.user.id, at, manager=True)
        localized = await ctx.private(changed)
        await ctx.turn(seats_page(changed, localized, localized.markdown.say("gm-seats-done")))

    return act


# --- corrections ----------------------------------------------------------------------------------


async def show_corrections(ctx: Context, table: TableInfo, path: Path) -> None:
    """Show the possible corrections, from this place of the menu on."""
    corrections = await ctx.tables.of(Master).corrections(table.id, ctx.user.id, roles_of(ctx))
    localized = await ctx.private(table)
    await ctx.turn(correct_page(table, corrections, path, localized.markdown, localized.plain))


async def _amend(press: Press) -> None:
    await show_corrections(press, press.table, press.place)


async def _amend_chosen(press: Press) -> None:
    path = press.place.to(press.chosen)
    await show_corrections(press, press.table, path)


async def make(
    ctx: Context, table: TableInfo, correction: Correction, reason: str, told: str = OPENLY
) -> None:
    """Make a correction and confirm it; a refusal is a sentence."""
    localized = await ctx.private(table)
    if not is_well_formed(localized.plain, correction):
        raise Refused("no-such-correction")
    try:
        await ctx.tables.of(Master).correct(
            table.id, ctx.user.id, correction, reason, roles_of(ctx), told
        )
    except Refused as refused:
        if refused.refusal is None:
            raise
        await ctx.turn(Page(rules_refusal(localized.markdown, refused.refusal)))
        return
    confirmation = localized.markdown.say(
        "gm-corrected", what=Said(pick_text(localized.markdown, correction))
    )
    await show_panel(ctx, table, BOARD, confirmation)


# --- words ----------------------------------------------------------------------------------------


async def open_dispute(ctx: Context, table: TableInfo, rule: str, words: str) -> None:
    """Pause because of a question about the rules; the panel says how it ends."""
    by, roles = ctx.user.id, roles_of(ctx)
    await ctx.tables.of(Disputes).open(table.id, by, rule.strip(), words, roles)
    await show_panel(ctx, table)


async def rule_dispute(ctx: Context, table: TableInfo, words: str) -> None:
    """Rule on the dispute, and resume."""
    await ctx.tables.of(Disputes).rule(table.id, ctx.user.id, words, roles_of(ctx))
    await say_on_panel(ctx, table, "gm-dispute-ruled")


async def extend(ctx: Context, table: TableInfo, hours: str, seat: int | None = None) -> None:
    """Give all awaited seats, or one seat, more time."""
    await _led(ctx, table)
    entered_hours = number(hours, MOST_HOURS)
    if not entered_hours:
        raise Refused("bad-hours", {"most": MOST_HOURS})
    seconds = entered_hours * 3600
    await ctx.tables.ladder.extend(table.id, ctx.user.id, seat, seconds, manager=True)
    await say_on_panel(ctx, table, "gm-extended", n=entered_hours)


# --- submitted forms ------------------------------------------------------------------------------


async def _correct(press: Press) -> None:
    correction = decode_correction(press.argument)
    if correction is None:
        raise Refused("no-such-correction")
    words = entered(press).get("words", "")
    told = {"tale": IN_THE_FICTION, "quiet": QUIETLY}.get(press.parts["form"], OPENLY)
    await make(press, press.table, correction, words, told)


async def _dispute(press: Press) -> None:
    fields = entered(press)
    rule, words = fields.get("rule", ""), fields.get("words", "")
    await open_dispute(press, press.table, rule, words)


async def _rule(press: Press) -> None:
    words = entered(press).get("words", "")
    await rule_dispute(press, press.table, words)


async def _answer(press: Press) -> None:
    by, roles = press.user.id, roles_of(press)
    words = entered(press).get("words", "")
    seat = seat_at(press.table, press.argument).seat
    await press.tables.of(Disputes).answer(press.table.id, by, seat, words, roles)
    await press.say("gm-answered", seat=seat, table=press.table)


async def _extend(press: Press) -> None:
    hours = entered(press).get("hours", "")
    await extend(press, press.table, hours)


BUTTONS: Final = (
    of_master("panel", MASTER, _panel),
    of_master("look", MASTER, _panel),
    of_master("fix", MASTER, _fix),
    of_master("undo", MASTER, _undo),
    of_master("pause", MASTER, _pause),
    of_master("resume", MASTER, _resume),
    of_master("seats", MASTER, _seats),
    of_master("replace", MASTER, _ask_replace),
    of_master("regent", MASTER, _replaces(Seats.regent)),
    of_master("offer", MASTER, _replaces(Seats.offer)),
    of_master("hand", MASTER, _replaces(Seats.hand_over)),
    Button("amend", _amend, MASTER),
    Button("amend_select", _amend_chosen, MASTER),
    Button("form", ask_words, MASTER, "correct", _correct),
    Button("form", ask_words, MASTER, "tale", _correct),
    Button("form", ask_words, MASTER, "quiet", _correct),
    Button("form", ask_words, MASTER, "dispute", _dispute),
    Button("form", ask_words, MASTER, "rule", _rule),
    Button("form", ask_words, MASTER, "answer", _answer),
    Button("form", ask_hours, MASTER, "extend", _extend),
)
