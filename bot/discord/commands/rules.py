"""/rules: any rule in our own words, by its id; the same ids stand in refusals."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.discord.components.making import Arg, Making
from bot.discord.components.parts import Page
from bot.discord.house import House, Interaction, answer
from bot.render.panel import Panel
from bot.render.rulebook import ANSWERS, search
from bot.table import Refused
from bot.texts import Said
from engine.content import Rule
from engine.games import GAMES


def commands(house: House, making: Making) -> list[Any]:
    """The one command."""

    async def rules(interaction: Interaction, topic: str) -> None:
        locale = (await house.private(interaction)).prose.locale
        games = await _games(house, interaction)
        game, _, rule_id = topic.rpartition(":")
        if game not in games or rule_id not in GAMES[game].RULES:
            found = search(games, locale, topic, ANSWERS) if topic.strip() else []
            if not found:
                raise Refused("no-such-rule")
            (game, rule_id), *others = found
        else:
            others = []
        page = rule_page(house, locale, game, GAMES[game].RULES[rule_id])
        assert page.panel is not None
        parts = tuple(
            (_label(house, locale, games, of, one), GAMES[of].RULES[one].text(locale))
            for of, one in others
        )
        await answer(interaction, replace(page, panel=replace(page.panel, parts=parts)))

    async def topics(interaction: Interaction, typed: str) -> list[tuple[str, str | int]]:
        locale = (await house.private(interaction)).prose.locale
        games = await _games(house, interaction)
        return [
            (_label(house, locale, games, game, rule_id), f"{game}:{rule_id}")
            for game, rule_id in search(games, locale, typed)
        ]

    return [making.command("command-rules", rules, [Arg("topic", "arg-topic", suggest=topics)])]


async def _games(house: House, interaction: Interaction) -> list[str]:
    """Whose rules may be meant: this channel's game's, else every game's."""
    table = None
    if interaction.guild_id is not None and interaction.channel_id is not None:
        table = await house.tables.register.at_channel(interaction.channel_id)
    return [table.game] if table is not None else list(GAMES)


def _label(house: House, locale: str, games: list[str], game: str, rule_id: str) -> str:
    """A rule as it is suggested; with its game where it may be one of several."""
    title = GAMES[game].RULES[rule_id].title(locale)
    if len(games) == 1:
        return title
    return f"{title} · {house.library.texts(locale, game).say('game-name')}"


def rule_page(house: House, locale: str, game: str, rule: Rule) -> Page:
    """A rule in full, with its source."""
    texts = house.library.texts(locale, game)
    kind = "rule-house" if rule.house else "rule-section"
    source = texts.say(kind, section=Said(rule.heading(locale)))
    footer = f"{texts.say('game-name')} · {rule.id} · {source}"
    return Page(panel=Panel(rule.title(locale), rule.text(locale), footer=footer))
