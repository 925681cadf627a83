"""/rules: any rule in our own words, by its id; the same ids stand in refusals."""

from __future__ import annotations

from typing import Any

from bot.discord.components.making import Arg, Making
from bot.discord.components.parts import Page
from bot.discord.house import House, Interaction, answer
from bot.render.panel import Panel
from bot.render.picks import found
from bot.render.refusals import rule_text, rule_title
from bot.table import Refused
from bot.texts import Said
from engine.content import Rule
from engine.games import GAMES


def commands(house: House, making: Making) -> list[Any]:
    """The one command."""

    async def rules(interaction: Interaction, topic: str) -> None:
        texts = (await house.private(interaction)).prose
        catalogue = await _catalogue(house, interaction)
        game, _, rule_id = topic.rpartition(":")
        rule = catalogue.get((game, rule_id))
        if rule is None:
            labels = [(rule_title(texts, r), key) for key, r in catalogue.items()]
            labels += [(r.id, key) for key, r in catalogue.items()]
            fitting = {key for _, key in found(labels, topic)} if topic.strip() else set()
            if len(fitting) != 1:
                raise Refused("no-such-rule")
            game, rule_id = fitting.pop()
            rule = catalogue[game, rule_id]
        await answer(interaction, rule_page(house, texts.locale, game, rule))

    async def topics(interaction: Interaction, typed: str) -> list[tuple[str, str | int]]:
        texts = (await house.private(interaction)).prose
        catalogue = await _catalogue(house, interaction)
        labels = [
            (f"{rule_title(texts, rule)} ({rule.id})", f"{game}:{rule.id}")
            for (game, _), rule in catalogue.items()
        ]
        return found(labels, typed)

    return [making.command("command-rules", rules, [Arg("topic", "arg-topic", suggest=topics)])]


async def _catalogue(house: House, interaction: Interaction) -> dict[tuple[str, str], Rule]:
    """The rules that may be meant: of this channel's game, else of every game."""
    table = None
    if interaction.guild_id is not None and interaction.channel_id is not None:
        table = await house.tables.register.at_channel(interaction.channel_id)
    games = [table.game] if table is not None else list(GAMES)
    return {(game, rule.id): rule for game in games for rule in GAMES[game].RULES.values()}


def rule_page(house: House, locale: str, game: str, rule: Rule) -> Page:
    """A rule in full, with its source."""
    texts = house.library.texts(locale, game)
    source = texts.say("rule-house" if rule.house else "rule-section", section=Said(rule.section))
    footer = f"{texts.say('game-name')} · {rule.id} · {source}"
    return Page(panel=Panel(rule_title(texts, rule), rule_text(texts, rule), footer=footer))
