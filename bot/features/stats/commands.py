"""/stats: one's own numbers, somebody's on this server, and the server's ranking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.discord.components.command_factory import Arg, Making
from bot.discord.components.parts import Page
from bot.discord.context import Context, Localized, called
from bot.discord.rights import may_look
from bot.features.stats.ratings import START_RATING
from bot.features.stats.service import RANKED_FROM_GAMES, Numbers, Standing, Stats, Tally
from bot.render.panel import Panel
from bot.store.results import Sight
from bot.table import Refused
from bot.texts import Said, Texts, decimal
from engine.games import GAMES

WORDS_SHOWN: Final = 5
"""How many words of one kind (leaders, rooms) are shown."""
RANKS_SHOWN: Final = 10
"""So many are listed of a server's ranking."""


def add_stats_commands(making: Making, group: Any) -> None:
    """Add the same to the group of the table's commands: other bots have a command of this name."""
    for command in stats_commands(making):
        group.add_command(command)


def stats_commands(making: Making) -> list[Any]:
    """The group of three."""
    group = making.group("command-stats")
    games = tuple((name, "game-name", name) for name in GAMES)

    async def me(ctx: Context) -> None:
        numbers = await ctx.tables.of(Stats).numbers(ctx.user.id)
        kept = await ctx.tables.of(Stats).reliability(ctx.user.id)
        texts = (await ctx.private()).markdown
        if numbers or kept is not None:
            page = numbers_page(numbers, texts, "stats-title", kept)
        else:
            page = Page(texts.say("stats-none"))
        await ctx.answer(page)

    async def of(ctx: Context, person: discord.User) -> None:
        here = server_of(ctx)
        sight = await sight_of(ctx, here)
        found = await ctx.tables.of(Stats).numbers(person.id, here, sight)
        kept = await ctx.tables.of(Stats).reliability(person.id, here, sight)
        texts = (await ctx.private()).markdown
        name = texts.written(called(person))
        if found or kept is not None:
            page = numbers_page(found, texts, "stats-title-of", kept, name=name)
        else:
            page = Page(texts.say("stats-none-of", name=name))
        await ctx.answer(page)

    async def server(ctx: Context, game: str | None = None) -> None:
        here = server_of(ctx)
        sight = await sight_of(ctx, here)
        played = await ctx.tables.of(Stats).games_on(here, sight)
        wanted = [one for one in played if one in GAMES and game in (None, one)]
        localized = await ctx.private()
        rankings = [(one, await ctx.tables.of(Stats).ranking(here, one, sight)) for one in wanted]
        await ctx.answer(ranking_page(rankings, ctx.user.id, localized))

    who = Arg("person", "arg-person", kind=discord.User)
    which = Arg("game", "arg-game-maybe", required=False, choices=games)
    group.add_command(making.command("command-stats-me", me))
    group.add_command(making.command("command-stats-of", of, [who]))
    group.add_command(making.command("command-stats-server", server, [which]))
    return [group]


def server_of(ctx: Context) -> int:
    """The server that somebody acts on; Refused outside of one."""
    if ctx.guild_id is None:
        raise Refused("only-in-server")
    return ctx.guild_id


async def sight_of(ctx: Context, guild_id: int) -> Sight:
    """Which games of a server the one who asks may look at: no others are counted for them."""
    venues = await ctx.tables.of(Stats).venues(guild_id)
    seen = {venue.channel_id for venue in venues if may_look(ctx, venue)}
    shut = frozenset(venue.channel_id for venue in venues) - seen
    return Sight(ctx.user.id, shut)


# --- one person -----------------------------------------------------------------------------------


def numbers_page(
    found: Sequence[Numbers], texts: Texts, title: str, kept: int | None = None, **facts: Any
) -> Page:
    """What somebody did, game by game; of a hundred turns over days, those `kept` in time."""
    new = kept is None
    told = [texts.say("stats-reliable-new") if new else texts.say("stats-reliable", share=kept)]
    told += [numbers_text(numbers, texts) for numbers in found if numbers.game in GAMES]
    return Page(panel=Panel(texts.say(title, **facts), "\n\n".join(told), (), _footer(texts)))


def _footer(texts: Texts) -> str:
    return texts.say("stats-footer")


def numbers_text(found: Numbers, house: Texts) -> str:
    """One game: the games in all, then by each fact that the game tells of a seat."""
    texts = house.library.texts(house.locale, found.game)
    lines = [f"**{texts.say('game-name')}**", _tally(texts, "stats-tally", found.tally)]
    for name, words in found.by_word.items():
        lines.append(f"*{texts.say(f'stat-{name}')}*")
        lines += [
            _tally(texts, "stats-word", tally, word=word)
            for word, tally in list(words.items())[:WORDS_SHOWN]
        ]
        if len(words) > WORDS_SHOWN:
            lines.append(texts.say("stats-more", n=len(words) - WORDS_SHOWN))
    for name, figure in found.figures.items():
        label = Said(texts.say(f"stat-{name}"))
        mean = decimal(texts, figure.mean)
        lines.append(texts.say("stats-figure", label=label, mean=mean, best=figure.best))
    return "\n".join(lines)


def _tally(texts: Texts, what: str, tally: Tally, **facts: Any) -> str:
    games = Said(texts.say("stats-games", games=tally.games, wins=tally.wins))
    return texts.say(what, games=games, mean=decimal(texts, tally.mean), best=tally.best, **facts)


# --- a server -------------------------------------------------------------------------------------


def ranking_page(
    rankings: Sequence[tuple[str, Sequence[Standing]]], reader: int, localized: Localized
) -> Page:
    """The best of each game, and the reader's own place if it is further down."""
    texts = localized.markdown
    if not rankings:
        return Page(texts.say("stats-none-here"))
    told = []
    for game, standings in rankings:
        lines = [f"**{texts.library.texts(texts.locale, game).say('game-name')}**"]
        lines += [standing_text(standing, texts) for standing in standings[:RANKS_SHOWN]]
        own = next((one for one in standings[RANKS_SHOWN:] if one.user_id == reader), None)
        if own is not None:
            lines.append(texts.say("ranking-you", line=Said(standing_text(own, texts))))
        if not standings:
            lines.append(texts.say("ranking-few", least=RANKED_FROM_GAMES))
        told.append("\n".join(lines))
    footer = texts.say("ranking-footer", start=START_RATING, least=RANKED_FROM_GAMES)
    return Page(panel=Panel(texts.say("ranking-title"), "\n\n".join(told), (), footer))


def standing_text(one: Standing, texts: Texts) -> str:
    """A place, who holds it, and on what games."""
    games = Said(texts.say("stats-games", games=one.rated.games, wins=one.rated.wins))
    name = texts.written(one.name)
    return texts.say(
        "ranking-line", place=one.place, name=name, rating=one.rated.rating, games=games
    )
