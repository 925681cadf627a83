"""/stats: one's own numbers, another person's on this server, and the server's ranking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.parts import Page
from bot.discord.context import Context, Localized, display_name
from bot.discord.rights import may_look
from bot.features.results.rows import Sight
from bot.features.stats.ratings import START_RATING
from bot.features.stats.service import RANKED_FROM_GAMES, Numbers, Standing, Stats, Tally
from bot.render.panel import Panel
from bot.texts import Said, Texts, decimal
from engine.games import GAMES

WORDS_SHOWN: Final = 5
"""Maximum number of words of one kind (leaders, rooms) shown."""
RANKS_SHOWN: Final = 10
"""Maximum number of places of a server's ranking shown."""


def stats_commands(factory: CommandFactory) -> list[Any]:
    """Return the group of three commands."""
    group = factory.group("command-stats")
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
        here = ctx.server
        sight = await sight_of(ctx, here)
        person_numbers = await ctx.tables.of(Stats).numbers(person.id, here, sight)
        kept = await ctx.tables.of(Stats).reliability(person.id, here, sight)
        texts = (await ctx.private()).markdown
        name = texts.written(display_name(person))
        if person_numbers or kept is not None:
            page = numbers_page(person_numbers, texts, "stats-title-of", kept, name=name)
        else:
            page = Page(texts.say("stats-none-of", name=name))
        await ctx.answer(page)

    async def server(ctx: Context, game: str | None = None) -> None:
        here = ctx.server
        sight = await sight_of(ctx, here)
        played = await ctx.tables.of(Stats).games_on(here, sight)
        wanted = [
            game_name for game_name in played if game_name in GAMES and game in (None, game_name)
        ]
        localized = await ctx.private()
        rankings = [
            (game_name, await ctx.tables.of(Stats).ranking(here, game_name, sight))
            for game_name in wanted
        ]
        await ctx.answer(ranking_page(rankings, ctx.user.id, localized))

    person_arg = Arg("person", "arg-person", kind=discord.User)
    which = Arg("game", "arg-game-maybe", required=False, choices=games)
    group.add_command(factory.command("command-stats-me", me))
    group.add_command(factory.command("command-stats-of", of, [person_arg]))
    group.add_command(factory.command("command-stats-server", server, [which]))
    return [group]


async def sight_of(ctx: Context, guild_id: int) -> Sight:
    """Return which games of a server the user may see; only those count."""
    venues = await ctx.tables.of(Stats).venues(guild_id)
    visible = {venue.channel_id for venue in venues if may_look(ctx, venue)}
    shut = frozenset(venue.channel_id for venue in venues) - visible
    return Sight(ctx.user.id, shut)


# --- one person -----------------------------------------------------------------------------------


def numbers_page(
    by_game: Sequence[Numbers], texts: Texts, title: str, kept: int | None = None, **facts: Any
) -> Page:
    """Return a person's numbers, game by game; `kept` is the percentage of turns over days in
    time."""
    new = kept is None
    lines = [texts.say("stats-reliable-new") if new else texts.say("stats-reliable", share=kept)]
    lines += [numbers_text(numbers, texts) for numbers in by_game if numbers.game in GAMES]
    return Page(panel=Panel(texts.say(title, **facts), "\n\n".join(lines), (), _footer(texts)))


def _footer(texts: Texts) -> str:
    return texts.say("stats-footer")


def numbers_text(numbers: Numbers, house: Texts) -> str:
    """Return the numbers of one game: in all, then by each fact about a seat."""
    texts = house.library.texts(house.locale, numbers.game)
    lines = [f"**{texts.say('game-name')}**", _tally(texts, "stats-tally", numbers.tally)]
    for name, words in numbers.by_word.items():
        lines.append(f"*{texts.say(f'stat-{name}')}*")
        lines += [
            _tally(texts, "stats-word", tally, word=word)
            for word, tally in list(words.items())[:WORDS_SHOWN]
        ]
        if len(words) > WORDS_SHOWN:
            lines.append(texts.say("stats-more", n=len(words) - WORDS_SHOWN))
    for name, figure in numbers.figures.items():
        label = Said(texts.say(f"stat-{name}"))
        mean = decimal(texts, figure.mean)
        lines.append(texts.say("stats-figure", label=label, mean=mean, best=figure.best))
    return "\n".join(lines)


def _tally(texts: Texts, label: str, tally: Tally, **facts: Any) -> str:
    games = Said(texts.say("stats-games", games=tally.games, wins=tally.wins))
    return texts.say(label, games=games, mean=decimal(texts, tally.mean), best=tally.best, **facts)


# --- a server -------------------------------------------------------------------------------------


def ranking_page(
    rankings: Sequence[tuple[str, Sequence[Standing]]], reader: int, localized: Localized
) -> Page:
    """Return the best of each game, and the reader's own place if it is further down."""
    texts = localized.markdown
    if not rankings:
        return Page(texts.say("stats-none-here"))
    parts = []
    for game, standings in rankings:
        lines = [f"**{texts.library.texts(texts.locale, game).say('game-name')}**"]
        lines += [standing_text(standing, texts) for standing in standings[:RANKS_SHOWN]]
        own_place = next(
            (place for place in standings[RANKS_SHOWN:] if place.user_id == reader), None
        )
        if own_place is not None:
            lines.append(texts.say("ranking-you", line=Said(standing_text(own_place, texts))))
        if not standings:
            lines.append(texts.say("ranking-few", least=RANKED_FROM_GAMES))
        parts.append("\n".join(lines))
    footer = texts.say("ranking-footer", start=START_RATING, least=RANKED_FROM_GAMES)
    return Page(panel=Panel(texts.say("ranking-title"), "\n\n".join(parts), (), footer))


def standing_text(place: Standing, texts: Texts) -> str:
    """Return a place, its holder, and the games behind it."""
    games = Said(texts.say("stats-games", games=place.rated.games, wins=place.rated.wins))
    name = texts.written(place.name)
    return texts.say(
        "ranking-line", place=place.place, name=name, rating=place.rated.rating, games=games
    )
