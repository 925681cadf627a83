"""/game learn: a first game against computers, with lessons; and its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.discord.access import LEARN, Button, Press, at_table, of_person
from bot.discord.commands.game import open_lobby
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.ids import house_id, learn_id, table_id
from bot.discord.components.parts import DANGER, PRIMARY, Page, button
from bot.discord.context import Context, display_name
from bot.discord.pages import picture_pages
from bot.discord.pages.tour import games_page
from bot.discord.replies import may_show
from bot.features.lessons.learning import Learning
from bot.features.lessons.service import Progress
from bot.menu import Path
from bot.model.facts import LEARNER
from bot.table import Refused, TableInfo
from bot.texts import Said
from engine.games import GAMES


def add_lessons_commands(factory: CommandFactory, group: Any) -> None:
    """Add the command to the group of the table's commands."""
    games = tuple((name, "game-name", name) for name in GAMES)

    async def learn(ctx: Context, game: str | None = None) -> None:
        meant = game or await _meant(ctx)
        if meant is None:
            await ctx.answer(await chooser_page(ctx))
        else:
            await learn_game(ctx, meant)

    known = Arg("game", "arg-game", required=False, choices=games)
    group.add_command(factory.command("command-learn", learn, [known]))


async def _meant(ctx: Context) -> str | None:
    """Return the game if none is named: the only one, or the one being learnt; None if undecided. A
    game in the channel does not count: it may be a lobby that others opened."""
    if len(GAMES) == 1:
        return next(iter(GAMES))
    own_tables = await ctx.tables.table_queries.of_user(ctx.user.id, most=len(GAMES), learning=True)
    learning = {table.game for table in own_tables}
    return learning.pop() if len(learning) == 1 else None


async def chooser_page(ctx: Context) -> Page:
    """Ask which game to learn."""
    return await games_page(ctx, "learn-choose", learn_id)


async def learn_game(ctx: Context, game: str) -> None:
    """Open this person's learning table of a game; if it is open, ask whether to continue there."""
    stands = await ctx.tables.of(Learning).of(ctx.user.id, game)
    if stands is None:
        await begin(ctx, game)
        return
    if Progress.of(stands.learning).challenge:
        raise Refused("challenge-open")
    texts = (await ctx.private(stands)).markdown
    row = [
        button(texts.say("button-learn-go"), table_id(stands.id, "again"), PRIMARY),
        button(texts.say("button-learn-new"), table_id(stands.id, "learn_new")),
        button(texts.say("button-learn-stop"), table_id(stands.id, "learn_stop"), DANGER),
    ]
    if len(GAMES) > 1:
        row.append(button(texts.say("button-learn-other"), house_id("learn")))
    text = texts.say("learn-stands", game=Said(texts.say("game-name")))
    await ctx.turn(Page(text, rows=(tuple(row),)))


async def begin(ctx: Context, game: str) -> None:
    """Open a new learning table; show its first question below a welcome."""
    assert ctx.channel_id is not None
    user = ctx.user
    locale = (await ctx.private()).markdown.locale
    table = await ctx.tables.of(Learning).open(
        game, user.id, display_name(user), locale, ctx.channel_id
    )
    localized = await ctx.private(table)
    asked = await ctx.tables.play.ask(table.id, LEARNER)
    page = await ctx.bot.menu(asked, Path(), localized, pictured=may_show(ctx.interaction))
    hello = f"{localized.markdown.say('learn-intro')}\n\n{localized.markdown.say('learn-hello')}"
    await ctx.turn(replace(page, said=f"{hello}\n{page.said}"))


async def _choose(ctx: Context, _: str, __: Sequence[str]) -> None:
    """Handle the request for a lesson: of the only game, or ask which."""
    if len(GAMES) == 1:
        await learn_game(ctx, next(iter(GAMES)))
    else:
        await ctx.turn(await chooser_page(ctx))


async def _learn(press: Press) -> None:
    await learn_game(press, press.parts["game"])


async def _on(ctx: Context, table: TableInfo, _: str) -> None:
    """Continue this game to its end, after the lessons."""
    now = await ctx.tables.of(Learning).learn_on(table.id, ctx.user.id)
    texts = (await ctx.private(now)).markdown
    await ctx.show_menu(now, LEARNER, Path(), texts.say("learn-on"))


async def _new(ctx: Context, table: TableInfo, _: str) -> None:
    await ctx.tables.of(Learning).end(table.id, ctx.user.id)
    await begin(ctx, table.game)


async def _stop(ctx: Context, table: TableInfo, _: str) -> None:
    await ctx.tables.of(Learning).end(table.id, ctx.user.id)
    await ctx.turn_to("learn-stopped", table=table)


async def _real(ctx: Context, table: TableInfo, _: str) -> None:
    """Open a lobby for people in this channel; in a direct message, explain how."""
    if ctx.guild_id is None:
        texts = (await ctx.private(table)).markdown
        await ctx.answer(Page(texts.say("learn-real", game=Said(texts.say("game-name")))))
        return
    await open_lobby(ctx, table.game)
    await ctx.tables.of(Learning).end(table.id, ctx.user.id)


async def _board(ctx: Context, table: TableInfo, _: str) -> None:
    """Show the board of a learning table, which has no channel."""
    view = await ctx.tables.play.view(table.id, None)
    localized = await ctx.private(table)
    page = await picture_pages.board(
        ctx.bot, table, view, localized, may_show(ctx.interaction), ctx.user.id
    )
    back = button(localized.plain.say("button-play"), table_id(table.id, "play"), PRIMARY)
    await ctx.turn(replace(page, rows=(*page.rows, (back,))))


BUTTONS: Final = (
    at_table("learn_on", LEARN, _on),
    at_table("learn_new", LEARN, _new),
    at_table("learn_stop", LEARN, _stop),
    at_table("learn_real", LEARN, _real),
    at_table("board", LEARN, _board),
    Button("learn", _learn),
    of_person("learn", _choose),
)
