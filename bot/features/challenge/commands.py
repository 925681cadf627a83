"""/challenge: the deal of the day, alone or against computers, and the server's ranking."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.discord.access import of_person
from bot.discord.clicks import existing
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.ids import house_id, table_id
from bot.discord.components.parts import SUCCESS, Item, Page, button
from bot.discord.context import Context, display_name
from bot.discord.replies import may_show
from bot.features.challenge.service import Board, Challenges
from bot.features.lessons.service import Progress
from bot.menu import Path
from bot.model.facts import LEARNER
from bot.model.times import DAY_S, day_ends, day_of
from bot.render.lines import block, wrapped
from bot.render.panel import Panel
from bot.slots import Feature
from bot.table import Refused, TableInfo
from bot.texts import Said, Texts, moment, named_pair, signed
from engine.games import GAMES

PLACES_SHOWN: Final = 20
"""Maximum number of places on a ranking."""


def challenge_commands(factory: CommandFactory) -> list[Any]:
    """Return the group of two commands."""
    group = factory.group("command-challenge")
    games = tuple((name, "game-name", name) for name in GAMES)
    known = Arg("game", "arg-game", required=False, choices=games)
    which = Arg("day", "arg-challenge-day", required=False)

    async def play(ctx: Context, game: str | None = None) -> None:
        await _play(ctx, game or ctx.tables.of(Challenges).game())

    async def board(ctx: Context, game: str | None = None, day: str | None = None) -> None:
        await ctx.answer(await _board_of(ctx, game or "", day or ""))

    group.add_command(factory.command("command-challenge-play", play, [known]))
    group.add_command(factory.command("command-challenge-board", board, [known, which]))
    group.guild_only = True
    return [group]


async def _play(ctx: Context, game: str) -> None:
    guild_id, channel_id = ctx.guild_id, ctx.channel_id
    if guild_id is None or channel_id is None:
        raise Refused("only-in-server")
    locale = (await ctx.private()).markdown.locale
    user = ctx.user
    table = await ctx.tables.of(Challenges).open(
        game, user.id, display_name(user), locale, channel_id, guild_id
    )
    localized = await ctx.private(table)
    asked = await ctx.tables.play.ask(table.id, LEARNER)
    page = await ctx.bot.menu(asked, Path(), localized, pictured=may_show(ctx.interaction))
    name = Said(localized.markdown.say("game-name"))
    until = moment(day_ends(Progress.of(table.learning).challenge))
    computers = len(table.seated) - 1
    hello = localized.markdown.say("challenge-hello", game=name, computers=computers, until=until)
    await ctx.turn(replace(page, said=f"{hello}\n{page.said}".strip()))


async def _board_of(ctx: Context, game: str, day: str = "") -> Page:
    challenges, server = ctx.tables.of(Challenges), ctx.server
    board = await challenges.board(game or challenges.game(), server, ctx.user.id, day)
    locale = (await ctx.private()).markdown.locale
    texts = replace(ctx.bot.library.texts(locale, board.game), markdown=True)
    return board_page(board, texts, ctx.bot.features)


def board_page(board: Board, texts: Texts, features: tuple[Feature, ...] = ()) -> Page:
    """Return the ranking, for a person who has played, or after the day; else only the number of
    players so far."""
    head = {"game": Said(texts.say("game-name")), "day": Said(board.day)}
    day = texts.say(f"challenge-{'ended' if board.over else 'ends'}", when=moment(board.ends))
    parts = [(texts.say("challenge-streak"), texts.say("challenge-days", n=board.streak))]
    introduction = ""
    if board.places is None:
        text = texts.say("challenge-unplayed", n=board.played)
    else:
        text = texts.say("challenge-played", n=board.played)
        lines = [
            line
            for place, attempt_row in enumerate(board.places[:PLACES_SHOWN], 1)
            for line in wrapped(
                named_pair(texts, f"{place}. {attempt_row.name}", signed(attempt_row.points or 0))
            )
        ]
        introduction = block("\n".join(lines))
    parts.append((texts.say("challenge-deal"), "\n".join(_deal(board, texts))))
    panel = Panel(
        texts.say("challenge-title", **head), f"{text}\n{day}", tuple(parts), board=introduction
    )
    rows = [_ways(board, texts)]
    if board.over and board.mine is not None:
        ways = existing(
            features,
            button(texts.say("button-verify"), table_id(board.mine, "verify")),
            button(texts.say("button-hindsight"), table_id(board.mine, "hindsight")),
        )
        rows += [ways] if ways else []
    return Page(panel=panel, rows=tuple(rows))


def _deal(board: Board, texts: Texts) -> list[str]:
    """Return the public sources of its deal."""
    since = moment(board.promised_at)
    lines = [texts.say("challenge-promise", promise=Said(board.promise), since=since)]
    if board.over:
        lines.append(texts.say("challenge-secret", secret=Said(board.secret)))
    else:
        lines.append(texts.say("challenge-tomorrow", promise=Said(board.tomorrow)))
    return lines


def _ways(board: Board, texts: Texts) -> tuple[Item, ...]:
    """Return the buttons to the rankings of adjacent days, and into the challenge."""
    days = [("before", -1)] if board.before else []
    days += [("after", 1)] if board.over else []
    ways = [
        button(
            texts.say(f"button-challenge-{name}"),
            house_id("challengers", f"{board.game}-{day_of(board.ends + (n - 1) * DAY_S)}"),
        )
        for name, n in days
    ]
    if not board.over:
        action = "challenge" if board.places is None else "challengers"
        ways.append(button(texts.say(f"button-{action}"), house_id(action, board.game)))
    return tuple(ways)


async def _press_play(ctx: Context, game: str, _: Sequence[str]) -> None:
    await _play(ctx, game)


async def _press_board(ctx: Context, of: str, _: Sequence[str]) -> None:
    game, _, day = of.partition("-")
    await ctx.turn(await _board_of(ctx, game, day))


def end_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button to the ranking, after one's own attempt."""
    if not Progress.of(table.learning).challenge:
        return []
    ident = house_id("challengers", table.game)
    return [button(texts.say("button-challengers"), ident, SUCCESS)]


BUTTONS: Final = (of_person("challenge", _press_play), of_person("challengers", _press_board))
