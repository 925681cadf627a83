"""/season: the standings, taking part, and calling waiting members to a lobby."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.discord.access import of_person
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.ids import house_id
from bot.discord.components.parts import DANGER, SUCCESS, Item, Page, button
from bot.discord.context import Context, display_name
from bot.discord.rights import leads, manages_server
from bot.features.invitations.service import MAX_INVITED, Invitations
from bot.features.seasons.service import COUNTS, MAX_SEASON_NAME_CHARS, Season, Seasons
from bot.features.seasons.standings import SeasonPlace, champions
from bot.features.stats.commands import sight_of
from bot.render.panel import Panel
from bot.table import Refused
from bot.texts import Said, Texts, moment
from bot.words import number
from engine.games import GAMES

STANDINGS_SHOWN: Final = 10
"""Maximum number of places shown."""
OFFERED_DAYS: Final = (14, 30, 60, 90)
"""Offered lengths in days."""


def seasons_commands(factory: CommandFactory) -> list[Any]:
    """Return the group of four commands."""
    group = factory.group("command-season")

    async def show(ctx: Context) -> None:
        await ctx.answer(await season_page(ctx))

    async def new(ctx: Context, name: str, days: str, counts: str, game: str | None = None) -> None:
        guild = _managed(ctx)
        length = number(days.split()[0] if days.split() else "")
        await ctx.tables.of(Seasons).open(guild, ctx.user.id, name, game or "", counts, length or 0)
        await ctx.answer(await season_page(ctx))

    async def end(ctx: Context) -> None:
        await ctx.tables.of(Seasons).end(_managed(ctx))
        await ctx.answer(await season_page(ctx))

    async def invite(ctx: Context) -> None:
        table = await ctx.table_here()
        seated = [
            seated_person.user_id
            for seated_person in table.seated
            if seated_person.user_id is not None
        ]
        people = await ctx.tables.of(Seasons).to_call(ctx.server, table.game, seated)
        free = max(GAMES[table.game].SEATS) - len(table.seated)
        by, manager = ctx.user.id, leads(ctx, table)
        wanted = [person for person in people if person != by][: min(free, MAX_INVITED)]
        ctx.count("invitations")
        await ctx.tables.of(Invitations).invite(table.id, by, wanted, manager=manager)
        await ctx.say("season-called", n=len(wanted), table=table)

    async def lengths(ctx: Context, typed: str) -> Sequence[tuple[str, str | int]]:
        texts = (await ctx.private()).markdown
        return [(texts.say("away-days", n=days), str(days)) for days in OFFERED_DAYS]

    games = tuple((name, "game-name", name) for name in GAMES)
    ways = tuple((way, f"season-counts-{way}", None) for way in COUNTS)
    args = [
        Arg("name", "arg-season-name", most=MAX_SEASON_NAME_CHARS),
        Arg("days", "arg-season-days", suggest=lengths, most=20),
        Arg("counts", "arg-season-counts", choices=ways),
        Arg("game", "arg-season-game", required=False, choices=games),
    ]
    for key, run, options in (
        ("show", show, ()), ("new", new, args), ("end", end, ()), ("invite", invite, ()),
    ):  # fmt: skip
        group.add_command(factory.command(f"command-season-{key}", run, options, in_dm=False))
    return [group]


def _managed(ctx: Context) -> int:
    """Return the server. Refused for people who may not manage it."""
    guild = ctx.server
    if not manages_server(ctx):
        raise Refused("not-manager")
    return guild


# --- the page -------------------------------------------------------------------------------------


async def season_page(ctx: Context) -> Page:
    """Return the newest season of this server, and the champions of earlier ones."""
    guild = ctx.server
    seasons = await ctx.tables.of(Seasons).seasons(guild, await sight_of(ctx, guild))
    texts = (await ctx.private()).markdown
    if not seasons:
        return Page(texts.say("season-none"))
    return page_of(seasons, ctx.user.id, texts)


def page_of(seasons: Sequence[Season], reader: int, texts: Texts) -> Page:
    """Return a season's standings with the reader's own place, and the reader's buttons."""
    now, own_row = seasons[0], seasons[0].member(reader)
    lines = [_line(now, season_place, texts) for season_place in now.table[:STANDINGS_SHOWN]]
    own_season_place = next(
        (entry for entry in now.table[STANDINGS_SHOWN:] if entry.user_id == reader), None
    )
    if own_season_place is not None:
        lines.append(texts.say("ranking-you", line=Said(_line(now, own_season_place, texts))))
    parts = []
    past = seasons if now.over else seasons[1:]
    if past:
        champions_text = "\n".join(_champions(season, texts) for season in past)
        parts.append((texts.say("season-champions"), champions_text))
    game = texts.say("season-every-game")
    if now.row.game in GAMES:
        game = texts.library.texts(texts.locale, now.row.game).say("game-name")
    head = texts.say(
        "season-over" if now.over else "season-until",
        game=Said(game),
        counts=Said(texts.say(f"season-counts-{now.row.counts}")),
        at=moment(now.row.ends_at, "D"),
        n=len(now.members),
    )
    text = f"{head}\n\n" + ("\n".join(lines) or texts.say("season-empty"))
    panel = Panel(texts.written(now.row.name), text, tuple(parts), texts.say("season-small"))
    return Page(panel=panel, rows=() if now.over else (_row(own_row, texts),))


def _row(own_row: Any, texts: Texts) -> tuple[Item, ...]:
    if own_row is None:
        return (button(texts.say("button-season-join"), house_id("season", "join"), SUCCESS),)
    waiting = ("unwait", "wait")[not own_row.waits]
    return (
        button(texts.say(f"button-season-{waiting}"), house_id("season", waiting)),
        button(texts.say("button-season-leave"), house_id("season", "leave"), DANGER),
    )


def _line(season: Season, season_place: SeasonPlace, texts: Texts) -> str:
    name = texts.written(season.name_of(season_place.user_id))
    games = Said(texts.say("stats-games", games=season_place.games, wins=season_place.wins))
    return texts.say(
        f"season-line-{season.row.counts}",
        place=season_place.place,
        name=name,
        n=season_place.score,
        games=games,
    )


def _champions(season: Season, texts: Texts) -> str:
    names = [texts.written(season.name_of(champion)) for champion in champions(season.table)]
    name = texts.written(season.row.name)
    if not names:
        return texts.say("season-no-champion", season=name)
    return texts.say("season-champion", season=name, who=Said(texts.listed(names)))


# --- clicks ---------------------------------------------------------------------------------------


async def _press(ctx: Context, action: str, _: Sequence[str]) -> None:
    guild, user, seasons = ctx.server, ctx.user, ctx.tables.of(Seasons)
    if action == "join":
        await seasons.join(guild, user.id, display_name(user))
    elif action == "leave":
        await seasons.leave(guild, user.id)
    elif action in ("wait", "unwait"):
        await seasons.wait(guild, user.id, action == "wait")
    else:
        raise Refused("old-button")
    await ctx.turn(await season_page(ctx))


BUTTONS: Final = (of_person("season", _press),)
