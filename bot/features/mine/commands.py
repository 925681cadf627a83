"""/game mine: one's games on every server, with the next action in each."""

from __future__ import annotations

from typing import Any, Final

from bot.discord.access import Button, Press
from bot.discord.commands.play import channel_name
from bot.discord.components.command_factory import CommandFactory
from bot.discord.components.ids import house_id, table_id
from bot.discord.components.parts import PRIMARY, Item, Option, Page, button, select
from bot.discord.context import Context, Localized
from bot.discord.pages.tables import missing_text
from bot.features.mine.service import OwnGame, OwnGames
from bot.features.relocation.page import elsewhere_button
from bot.features.replay.chapters import past_row
from bot.model.facts import lacks_place
from bot.render.panel import Panel
from bot.render.phases import phase_text
from bot.render.refusals import house_refusal
from bot.table import Refused, TableInfo
from bot.texts import Said, Texts, moment
from bot.words import number
from engine.games import GAMES

A_PAGE: Final = 5
"""Games per page."""
MAX_PAGES: Final = 25
"""Maximum number of pages in a select."""


def add_mine_commands(factory: CommandFactory, group: Any) -> None:
    """Add the command to the group of the table's commands."""

    async def mine(ctx: Context) -> None:
        await ctx.answer(await mine_page(ctx, 0))

    group.add_command(factory.command("command-mine", mine))


async def _page(press: Press) -> None:
    """Show another page of the list."""
    await press.turn(await mine_page(press, press.chosen))


async def _favour(press: Press) -> None:
    """Put a game first in the list, or no longer; show that page of it again."""
    await press.tables.of(OwnGames).favour(press.chosen, press.user.id)
    await press.turn(await mine_page(press, number(press.argument) or 0))


async def mine_page(ctx: Context, page: int) -> Page:
    """Return five of one's games: favourites, those that await this person, then the oldest."""
    localized = await ctx.private()
    count = await ctx.tables.table_queries.count_of_user(ctx.user.id)
    pages = min(-(-count // A_PAGE), MAX_PAGES)
    page = max(min(page, pages - 1), 0)
    first = page * A_PAGE
    games = await ctx.tables.of(OwnGames).page(ctx.user.id, A_PAGE, first)
    texts = localized.markdown
    past = await past_row(ctx, localized)
    if not games:
        return Page(texts.say("mine-none"), rows=past)
    lines: list[str] = []
    items: list[Item] = []
    for n, own in enumerate(games, first + 1):
        lines.append(f"**{n}.** {_entry(ctx, localized, own)}")
        items += _button(localized.plain, ctx, own.table, n)
    rows = [tuple(items)] if items else []
    if pages > 1:
        options = [_page_option(texts, n, count, chosen=n == page) for n in range(pages)]
        rows.append((select(texts.say("mine-more"), house_id("mine"), options),))
    if count > 1:
        marked = [_favour_option(ctx, localized, own, n) for n, own in enumerate(games, first + 1)]
        rows.append((select(texts.say("mine-favour"), house_id("favour", str(page)), marked),))
    panel = Panel(texts.say("mine-title", n=count), "\n".join(lines))
    return Page(panel=panel, rows=(*rows, *past))


def _favour_option(ctx: Context, reader: Localized, own: OwnGame, number: int) -> Option:
    """Return the option that puts a game first, or no longer."""
    texts = ctx.bot.localized(reader.plain.locale, own.table).plain
    place = channel_name(ctx.interaction.client, own.table)
    text_id = "mine-unfavour-one" if own.favourite else "mine-favour-one"
    return Option(texts.say(text_id, n=number, where=Said(place)), str(own.table.id))


def _page_option(texts: Texts, page: int, games: int, *, chosen: bool) -> Option:
    bounds = {"from": page * A_PAGE + 1, "until": min((page + 1) * A_PAGE, games)}
    return Option(texts.say("mine-page", **bounds), str(page), chosen=chosen)


def _entry(ctx: Context, reader: Localized, own: OwnGame) -> str:
    """Return the game, its place, and the next action."""
    table = own.table
    texts = ctx.bot.localized(reader.markdown.locale, table).markdown
    server = ctx.interaction.client.get_guild(table.guild_id) if table.guild_id else None
    beside = f" ({texts.written(server.name)})" if server else ""
    place = Said(f"<#{table.channel_id}>{beside}")
    game = Said(texts.say("game-name") if table.game in GAMES else table.game)
    state_text = _awaiting(ctx.user.id, texts, own)
    line = texts.say("mine-game", game=game, where=place, what=Said(state_text))
    return texts.say("mine-favourite", game=Said(line)) if own.favourite else line


def _awaiting(user: int, texts: Texts, own: OwnGame) -> str:
    """Return the phase, and who has been awaited for what since when."""
    table, state = own.table, own.state
    if lacks_place(table) or (table.missing == "guild" and table.status == "paused"):
        return texts.say("mine-missing", what=missing_text(table, texts))
    if state is None:
        most = max(GAMES[table.game].SEATS) if table.game in GAMES else len(table.seated)
        text_id = "mine-lobby-host" if table.host_id == user else "mine-lobby"
        return texts.say(text_id, n=len(table.seated), most=most)
    if isinstance(state, Refused):
        return house_refusal(texts, state.reason, state.figures)
    seat, view = state.seat, state.view
    phase = Said(phase_text(view, texts))
    since = moment(state.news) if state.news is not None else Said("")
    if table.status == "paused":
        return texts.say("mine-paused", phase=phase, since=since)
    regent_at = table.seated[seat].regent_at
    if regent_at is not None:
        return texts.say("mine-regent", phase=phase, since=moment(regent_at))
    if any(awaited_seat == seat for awaited_seat, _ in view.awaited):
        asked = f"ask-{state.question}" if state.question else "menu-what"
        text_id = Said(texts.say(asked))
        return texts.say("mine-you", phase=phase, what=text_id, since=since)
    others = Said(texts.listed([texts.seat(s) for s in dict.fromkeys(s for s, _ in view.awaited)]))
    return texts.say("mine-others", phase=phase, who=others, since=since)


def _button(texts: Texts, ctx: Context, table: TableInfo, number: int) -> list[Item]:
    """Return the button into a started game; for the host of a lobby, its start."""
    if lacks_place(table):
        return [elsewhere_button(table, texts, number)]
    channel = channel_name(ctx.interaction.client, table)
    if table.status == "lobby":
        if table.host_id != ctx.user.id:
            return []
        label = f"{number}. {texts.say('button-start')} · #{channel}"
        return [button(label, table_id(table.id, "start"))]
    label = f"{number}. {texts.say('button-play')} · #{channel}"
    return [button(label, table_id(table.id, "play"), PRIMARY)]


BUTTONS: Final = (
    Button("house", _page, name="mine"),
    Button("house", _favour, name="favour"),
)
