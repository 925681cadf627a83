"""/play, /sheet, /move, and the picks of each game as commands of their own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import discord

from bot.discord.access import LOOK, SEAT, Button, Press, at_table, sent_number
from bot.discord.components import ids
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.ids import table_id
from bot.discord.components.parts import Item, Page, button, in_rows
from bot.discord.context import FOLDED_ITEMS, BotContext, Context, Localized
from bot.discord.pages import picture_pages
from bot.discord.pages.over import show_over
from bot.discord.pages.places import SEAT_MENU, goal_of, immediate_pick
from bot.discord.pages.tables import board_page
from bot.discord.replies import may_show
from bot.discord.rights import need_begun
from bot.menu import Path
from bot.present.ahead import ahead_text, suggested_text
from bot.render.digest import move_digest, news
from bot.render.happenings import SeenEvent, seen_events
from bot.render.panel import Panel
from bot.render.picks import matching_labels, pick_text
from bot.render.refusals import rules_refusal
from bot.slots import Slot
from bot.table import Asked, Outcome, Refused, TableInfo
from bot.texts import Said, Texts
from bot.words import cleaned, number
from engine.facts import seats_named
from engine.games import GAMES
from engine.kernel import Refusal

MAX_NEWS_CHARS: Final = 900
"""Maximum length of the news since the person's last look."""
OWN_WORD: Final = "game-sheet-command"
"""The text by which a game names a command of its own for its private sheet, beside `/sheet`."""
REFUSAL_ITEMS: Final[Slot[Callable[[TableInfo, Refusal, Texts], Sequence[Item]]]] = Slot()
"""Adds buttons under the reason why a pick is refused."""


def play_commands(factory: CommandFactory) -> list[Any]:
    """Return the commands that every game shares, and each game's own command for its sheet."""

    async def play(ctx: Context) -> None:
        await open_play(ctx, "play")

    async def sheet(ctx: Context) -> None:
        await open_play(ctx, "sheet")

    def called_by_its_game(game: str) -> Any:
        async def own_sheet(ctx: Context) -> None:
            await open_play(ctx, "sheet", game)

        return factory.command(OWN_WORD, own_sheet, game=game)

    async def move(ctx: Context, pick: str) -> None:
        table, seat = await one_table(ctx)
        asked = await ctx.tables.play.ask(table.id, seat)
        chosen = await _typed_move(ctx, asked, pick)
        if chosen is None:
            refusing = ctx.tables.play.refuse(table.id, ctx.user.id, seat, ())
            await show_result(ctx, table, seat, refusing)
        else:
            await play_index(ctx, table, seat, *chosen)

    async def moves(ctx: Context, typed: str) -> list[tuple[str, str | int]]:
        table, seat = await one_table(ctx)
        asked = await ctx.tables.pick_preview.with_preview(
            await ctx.tables.play.ask(table.id, seat)
        )
        texts = (await ctx.private(table)).plain
        return [
            (suggested_text(label, ahead_text(asked, at, texts)), f"{asked.revision}:{at}")
            for label, at in matching_labels(labels(texts, asked), typed)
        ]

    return [
        factory.command("command-play", play),
        factory.command("command-sheet", sheet),
        factory.command("command-move", move, [Arg("pick", "arg-pick", suggest=moves)]),
        *(
            called_by_its_game(game)
            for game in GAMES
            if factory.library.texts(None, game).has(f"{OWN_WORD}.name")
        ),
    ]


def labels(texts: Texts, asked: Asked) -> list[tuple[str, int]]:
    """Return every legal pick as a sentence, with its index."""
    return [(pick_text(texts, pick), at) for at, pick in enumerate(asked.picks)]


async def _typed_move(ctx: Context, asked: Asked, typed: str) -> tuple[int, int] | None:
    """Return revision and index of the move that was typed or chosen; None if no move has that
    name. Refused: "several-moves"."""
    revision, _, index = typed.partition(":")
    chosen = number(revision), number(index)
    if chosen[0] is not None and chosen[1] is not None:
        return chosen[0], chosen[1]
    localized = await ctx.private(asked.table)
    fitting = matching_labels(labels(localized.plain, asked), typed, 2)
    if len(fitting) > 1:
        raise Refused("several-moves")
    return (asked.revision, fitting[0][1]) if fitting else None


async def one_table(ctx: Context) -> tuple[TableInfo, int]:
    """Return the only possible table, and the user's seat there. Refused otherwise."""
    own_tables = await ctx.own_tables()
    if len(own_tables) > 1:
        raise Refused("several-games")
    return own_tables[0], ctx.own_seat(own_tables[0])


async def open_play(ctx: Context, page_kind: str, game: str | None = None) -> None:
    """Show the menu ("play") or the sheet ("sheet"); ask which table if there are several. With a
    `game`, prefer a table of that game."""
    try:
        own_tables = await ctx.own_tables()
    except Refused as refused:
        if refused.reason != "no-table-here":
            raise
        await show_over(ctx)
        return
    own_tables = [table for table in own_tables if table.game == game] or own_tables
    if len(own_tables) > 1:
        await ctx.answer(await chooser_page(ctx, own_tables, page_kind))
        return
    table = own_tables[0]
    seat = ctx.own_seat(table)
    if page_kind == "sheet":
        await show_sheet(ctx, table, seat)
    elif table.status == "lobby":
        raise Refused("not-started")
    else:
        await open_menu(ctx, table, seat)


async def open_menu(ctx: Context, table: TableInfo, seat: int) -> None:
    """Show the menu, below the news since the person's last look; the news count as shown only
    then."""
    unseen = await ctx.tables.event_log.unseen(table.id, seat)
    localized = await ctx.private(table)
    digest = news(localized.markdown, unseen.lines, seat, GAMES[table.game].LOSSES, MAX_NEWS_CHARS)
    if table.seated[seat].worded:  # the menu says more than that
        await ctx.show_menu(table, seat, asked=unseen.asked)
    else:
        more = folded_items(ctx.bot, table, localized.markdown) if digest.folded else []
        await ctx.show_menu(table, seat, Path(), digest.text, under=more, asked=unseen.asked)
    if digest.text:
        whole = all(
            line in digest.shown for line in unseen.lines if seat in seats_named(line.facts)
        )
        await ctx.tables.event_log.saw(table.id, seat, unseen, whole=whole)


def folded_items(context: BotContext, table: TableInfo, texts: Texts) -> list[Item]:
    """Return the buttons to the full text of a shortened one."""
    return FOLDED_ITEMS.gather(context.features, table, texts)


async def chooser_page(ctx: Context, own_tables: list[TableInfo], page_kind: str) -> Page:
    """Ask which game, by channel and name."""
    localized = await ctx.private()
    items = []
    for table in own_tables:
        game = ctx.bot.library.texts(localized.plain.locale, table.game).say("game-name")
        place = f"#{channel_name(ctx.interaction.client, table)}" if table.learner is None else "🎓"
        items.append(button(f"{place} · {game}", table_id(table.id, page_kind)))
    return Page(panel=Panel(localized.markdown.say("choose-game")), rows=tuple(in_rows(items)))


def channel_name(client: discord.Client, table: TableInfo) -> str:
    """Return the name of the table's channel if known, else its number."""
    channel = client.get_channel(table.channel_id)
    return cleaned(getattr(channel, "name", None) or "") or str(table.channel_id)


async def show_sheet(ctx: Context, table: TableInfo, seat: int, *, as_text: bool = False) -> None:
    """Show the private sheet of a seat to its owner in place of the clicked menu; direct messages
    may be tried again."""
    need_begun(table)
    now = await ctx.tables.message_data.sheet(table.id, seat)
    localized = await ctx.private(table)
    page = await picture_pages.sheet(
        ctx.bot, now, localized, may_show(ctx.interaction) and not as_text
    )
    await ctx.turn(page)
    await ctx.bot.waiting.on_panel(ctx, table, seat)
    await ctx.tables.dm_status.dm_opened(table.id, seat)


async def play_index(ctx: Context, table: TableInfo, seat: int, revision: int, index: int) -> None:
    """Play a legal pick by its index; a stale click gets a sentence and a fresh menu."""
    picking = ctx.tables.play.pick(table.id, ctx.user.id, seat, revision, index)
    await show_result(ctx, table, seat, picking)


async def show_result(
    ctx: Context, table: TableInfo, seat: int, picking: Awaitable[Outcome]
) -> None:
    """Show the result of a pick. A stale or illegal one gets a sentence, and the possible moves."""
    try:
        outcome = await picking
    except Refused as refused:
        if refused.reason == "stale":
            await show_stale(ctx, table, seat)
            return
        if refused.refusal is None:
            raise
        localized = await ctx.private(table)
        message = rules_refusal(localized.markdown, refused.refusal)
        why = refused.refusal
        under = REFUSAL_ITEMS.gather(ctx.bot.features, table, why, localized.plain)
        await ctx.show_menu(table, seat, Path(), message, under)
        return
    await show_outcome(ctx, outcome)


async def show_stale(ctx: Context, table: TableInfo, seat: int) -> None:
    """Answer an old button with a sentence and the current menu."""
    ctx.need_own_seat(table, seat)
    localized = await ctx.private(table)
    await ctx.show_menu(table, seat, Path(), localized.markdown.say("refused-stale"))


def outcome_text(outcome: Outcome, localized: Localized) -> tuple[str, int]:
    """Return the effects of one's pick as sentences, and how many lines are left out."""
    if outcome.undone is not None:
        pick = Said(pick_text(localized.markdown, outcome.undone))
        return localized.markdown.say("undo-done", what=pick), 0
    lines: list[SeenEvent] = seen_events(outcome.events, outcome.seat)
    digest = move_digest(localized.markdown, lines, outcome.seat, 1500)
    if not digest.text and not outcome.asked.picks:
        return localized.markdown.say("menu-done"), digest.folded
    return digest.text, digest.folded


async def show_outcome(ctx: Context, outcome: Outcome) -> None:
    """Show the effects of one's pick, and the next question."""
    localized = await ctx.private(outcome.table)
    message, folded = outcome_text(outcome, localized)
    pictured = may_show(ctx.interaction)
    page = await ctx.bot.menu(outcome.asked, Path(), localized, message, pictured=pictured)
    if folded and (more := folded_items(ctx.bot, outcome.table, localized.markdown)):
        page = replace(page, rows=(*page.rows, tuple(more)))
    await ctx.turn(page)
    await ctx.bot.waiting.on_menu(ctx, outcome.asked)


# --- menu buttons ---------------------------------------------------------------------------------


async def _own(press: Press) -> tuple[int, int]:
    """Return the seat and the revision that the id names. Refused unless the seat is the user's
    own."""
    seat, revision = int(press.parts["seat"]), int(press.parts["revision"])
    press.need_own_seat(press.table, seat)
    return seat, revision


async def _asked(press: Press) -> Asked | None:
    """Return the seat's question; None, after an answer that says so, if the button is about an
    older one."""
    seat, revision = await _own(press)
    asked = await press.tables.play.ask(press.table.id, seat)
    if "path" in press.parts:
        _ = press.place  # refuses an impossible place, whatever the question
    if asked.revision == revision:
        return asked
    await show_stale(press, press.table, seat)
    return None


async def _pick(press: Press) -> None:
    seat, revision = await _own(press)
    index = int(press.parts["index"])
    await play_index(press, press.table, seat, revision, index)


async def _lead(press: Press) -> None:
    """Make the composed pick, or go to the place, to which a button or select leads; a single
    remaining pick there that needs no confirmation is played."""
    asked = await _asked(press)
    if asked is None:
        return
    table, seat, revision = press.table, asked.seat, asked.revision
    goal = goal_of(asked, ids.parse(press.custom_id)[0], press.parts, press.values)
    if not isinstance(goal, Path):
        play, user = press.tables.play, press.user.id
        picking = play.pick_value(table.id, user, seat, goal, revision)
        await show_result(press, table, seat, picking)
    elif (last := await immediate_pick(press.bot, asked, goal)) is not None:
        await play_index(press, table, seat, revision, last)
    else:
        await press.show_menu(table, seat, goal, asked=asked)


# --- table buttons --------------------------------------------------------------------------------


async def _play(ctx: Context, table: TableInfo, _: str) -> None:
    seat = ctx.own_seat(table)
    need_begun(table)
    await open_menu(ctx, table, seat)


async def _sheet(ctx: Context, table: TableInfo, _: str) -> None:
    seat = ctx.own_seat(table)
    await show_sheet(ctx, table, seat)


async def _sheet_text(ctx: Context, table: TableInfo, _: str) -> None:
    seat = ctx.own_seat(table)
    await show_sheet(ctx, table, seat, as_text=True)


async def _text(ctx: Context, table: TableInfo, _: str) -> None:
    need_begun(table)
    view = await ctx.tables.play.view(table.id, None)
    localized = await ctx.private(table)
    await ctx.answer(board_page(table, view, localized.markdown, localized.plain))


async def _symbols(ctx: Context, table: TableInfo, _: str) -> None:
    """Show what the symbols of the pictures mean, as a picture; in words where none may be."""
    need_begun(table)
    view = await ctx.tables.play.view(table.id, None)
    localized, pictured = await ctx.private(table), await ctx.wants_pictures()
    await ctx.answer(await picture_pages.symbols(ctx.bot, view, localized, pictured))


async def _tableau(ctx: Context, table: TableInfo, seat: str) -> None:
    await _show_tableau(ctx, table, seat, await ctx.wants_pictures())


async def _tableau_text(ctx: Context, table: TableInfo, seat: str) -> None:
    await _show_tableau(ctx, table, seat, pictured=False)


async def _show_tableau(ctx: Context, table: TableInfo, which: str, pictured: bool) -> None:
    """Show the public cards of a seat; of the first seat if none is named."""
    need_begun(table)
    view = await ctx.tables.play.view(table.id, None)
    seat = sent_number(which, view.seats - 1) if which else 0
    localized = await ctx.private(table)
    await ctx.turn(await picture_pages.tableau(ctx.bot, table, view, seat, localized, pictured))


BUTTONS: Final = (
    Button("pick", _pick, SEAT),
    *(Button(kind, _lead, SEAT) for kind in sorted(SEAT_MENU - {"pick"})),
    at_table("play", SEAT, _play),
    at_table("again", SEAT, _play),
    at_table("sheet", SEAT, _sheet),
    at_table("sheet_text", SEAT, _sheet_text),
    at_table("text", LOOK, _text),
    at_table("symbols", LOOK, _symbols),
    at_table("tableau", LOOK, _tableau),
    at_table("tableau_text", LOOK, _tableau_text),
)
