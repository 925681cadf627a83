"""/rules: any rule, by its id or a word; refusals use the same ids."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.parts import Page
from bot.discord.context import BotContext, Context
from bot.games import face
from bot.present.things import find_things
from bot.render.panel import Panel
from bot.render.rulebook import MAX_ANSWERS, RuleKey, heading_of, search, text_of, title_of
from bot.table import Refused
from bot.texts import Said
from engine.content import Rule
from engine.games import GAMES

THING = "#"
"""Prefix of the ids of things; no rule's id has it."""


def rules_commands(factory: CommandFactory) -> list[Any]:
    """Return the only command."""
    indexed: set[tuple[str, ...]] = set()

    async def index(bot: BotContext, games: list[str], locale: str) -> None:
        """Build the search indexes of these games in this language, in a thread: for all games this
        takes 100 to 200 ms of CPU time."""
        if (locale, *games) not in indexed:
            await asyncio.to_thread(_meant_by, bot, games, locale, "a")
            indexed.add((locale, *games))

    async def rules(ctx: Context, topic: str) -> None:
        locale = (await ctx.private()).markdown.locale
        games = await _games(ctx)
        await index(ctx.bot, games, locale)
        meant = _meant(ctx.bot, games, locale, topic)
        panels = [_panel(ctx.bot, locale, of, id) for of, id in meant]
        (title, text), *parts = [(one.title, f"{one.text}\n-# {one.footer}") for one in panels]
        await ctx.answer(Page(panel=Panel(title, text, tuple(parts))))

    async def topics(ctx: Context, typed: str) -> list[tuple[str, str | int]]:
        locale = (await ctx.private()).markdown.locale
        games = await _games(ctx)
        await index(ctx.bot, games, locale)
        matches = _meant_by(ctx.bot, games, locale, typed)
        return [(_label(ctx.bot, locale, games, game, id), f"{game}:{id}") for game, id in matches]

    return [factory.command("command-rules", rules, [Arg("topic", "arg-topic", suggest=topics)])]


def _meant(context: BotContext, games: list[str], locale: str, topic: str) -> list[RuleKey]:
    """Return the chosen rule or thing, or those that match the typed text; at least one."""
    game, _, id = topic.rpartition(":")
    if game in games and (id in GAMES[game].RULES or id.removeprefix(THING) in face(game).things):
        return [(game, id)]
    matches = _things(context, games, locale, topic)
    if topic.strip():
        matches += search(games, locale, topic, MAX_ANSWERS)
    if not matches:
        raise Refused("no-such-rule")
    return matches[:MAX_ANSWERS]


def _meant_by(context: BotContext, games: list[str], locale: str, typed: str) -> list[RuleKey]:
    """Return the things and rules that match the typed text."""
    return _things(context, games, locale, typed) + search(games, locale, typed)


def _things(context: BotContext, games: list[str], locale: str, typed: str) -> list[RuleKey]:
    """Return the things of this name, as ids like those of rules."""
    matches = find_things(context.library, games, locale, typed)
    return [(game, THING + word) for game, word in matches][:MAX_ANSWERS]


async def _games(ctx: Context) -> list[str]:
    """Return the games whose rules are searched: this channel's, else all."""
    table = None
    if ctx.guild_id is not None and ctx.channel_id is not None:
        table = await ctx.tables.table_queries.at_channel(ctx.channel_id)
    return [table.game] if table is not None else list(GAMES)


def _label(context: BotContext, locale: str, games: list[str], game: str, id: str) -> str:
    """Return a suggested rule or thing, with its game if there are several."""
    texts = context.library.texts(locale, game)
    rule = GAMES[game].RULES.get(id)
    title = title_of(rule, locale) if rule else texts.word(id.removeprefix(THING))
    return title if len(games) == 1 else f"{title} · {texts.say('game-name')}"


def _panel(context: BotContext, locale: str, game: str, id: str) -> Panel:
    """Return a rule, or a thing."""
    if id in GAMES[game].RULES:
        return rule_panel(context, locale, game, GAMES[game].RULES[id])
    texts, word = context.library.texts(locale, game), id.removeprefix(THING)
    thing_text = face(game).about(word, texts)
    return Panel(texts.word(word), thing_text, footer=texts.say("game-name"))


def rule_panel(context: BotContext, locale: str, game: str, rule: Rule) -> Panel:
    """Return a rule in full, with its source, and its id for whoever reports a fault."""
    texts = context.library.texts(locale, game)
    kind = "rule-house" if rule.house else "rule-section"
    source = texts.say(kind, section=Said(heading_of(rule, locale)))
    footer = f"{texts.say('game-name')} · {source} · {rule.id}"
    return Panel(title_of(rule, locale), text_of(rule, locale), footer=footer)
